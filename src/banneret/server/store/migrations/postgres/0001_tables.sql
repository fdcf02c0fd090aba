-- People, and the tables they sit at. Keys are never here, only their hashes.

CREATE TABLE people (
    id       text PRIMARY KEY,
    name     text NOT NULL,
    key_hash bytea NOT NULL UNIQUE,
    created  double precision NOT NULL
);

-- What changes with every commit stands apart from the rest of the head, so that a choice rewrites a few bytes,
-- and leaves room for that on its page. `mark` names the batch that wrote last: with it a server finds out
-- whether a batch was committed when the connection broke before it was told.
CREATE TABLE tables (
    number  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    serial  integer NOT NULL,
    updated double precision NOT NULL,
    mark    bigint NOT NULL,
    id      text NOT NULL UNIQUE
) WITH (fillfactor = 50);

CREATE TABLE heads (
    number  integer PRIMARY KEY REFERENCES tables,
    created double precision NOT NULL,
    game    text NOT NULL,
    kind    text NOT NULL,
    access  text NOT NULL,
    status  text NOT NULL,
    host    text NOT NULL,
    rules   text NOT NULL,
    body    text NOT NULL
);
CREATE INDEX heads_by_status ON heads (status, access);

CREATE TABLE seats (
    number   integer NOT NULL REFERENCES tables,
    seat     integer NOT NULL,
    kind     text NOT NULL,
    person   text NOT NULL,
    name     text NOT NULL,
    bot      text NOT NULL,
    key_hash bytea NOT NULL,
    PRIMARY KEY (number, seat)
);
CREATE INDEX seats_by_person ON seats (person) WHERE person <> '';
CREATE INDEX seats_by_key ON seats (key_hash) WHERE length(key_hash) > 0;

-- Entries of the record that were written together stand in one row: `seq` is that of the first, `serial` that of
-- the commit. When a game is over its rows are packed into one, and `serial` is that of the last.
CREATE TABLE record (
    number integer NOT NULL REFERENCES tables,
    line   integer NOT NULL,
    seq    integer NOT NULL,
    serial integer NOT NULL,
    packed integer NOT NULL,
    data   bytea NOT NULL,
    PRIMARY KEY (number, line, seq)
);
-- What is long in here is compressed already.
ALTER TABLE record ALTER COLUMN data SET STORAGE EXTERNAL;

CREATE TABLE snapshots (
    number integer NOT NULL REFERENCES tables,
    line   integer NOT NULL,
    seq    integer NOT NULL,
    serial integer NOT NULL,
    rules  text NOT NULL,
    data   bytea NOT NULL,
    PRIMARY KEY (number, line)
);
ALTER TABLE snapshots ALTER COLUMN data SET STORAGE EXTERNAL;

CREATE TABLE chat (
    number integer NOT NULL REFERENCES tables,
    seq    integer NOT NULL,
    serial integer NOT NULL,
    seat   integer NOT NULL,
    at     double precision NOT NULL,
    name   text NOT NULL,
    text   text NOT NULL,
    PRIMARY KEY (number, seq)
);

CREATE TABLE notes (
    table_id text NOT NULL,
    owner    text NOT NULL,
    text     text NOT NULL,
    updated  double precision NOT NULL,
    PRIMARY KEY (table_id, owner)
);
