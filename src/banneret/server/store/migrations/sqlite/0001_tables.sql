-- People, and the tables they sit at. Keys are never here, only their hashes.

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    key_hash BLOB NOT NULL UNIQUE,
    created  REAL NOT NULL
) WITHOUT ROWID;

-- What changes with every commit stands apart from the rest of the head, so that a choice rewrites a few bytes.
CREATE TABLE tables (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    serial  INTEGER NOT NULL,
    updated REAL NOT NULL
);

CREATE TABLE heads (
    number  INTEGER PRIMARY KEY REFERENCES tables,
    game    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    access  TEXT NOT NULL,
    status  TEXT NOT NULL,
    host    TEXT NOT NULL,
    rules   TEXT NOT NULL,
    created REAL NOT NULL,
    body    TEXT NOT NULL
);
CREATE INDEX heads_by_status ON heads (status, access);

CREATE TABLE seats (
    number   INTEGER NOT NULL REFERENCES tables,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    person   TEXT NOT NULL,
    name     TEXT NOT NULL,
    bot      TEXT NOT NULL,
    key_hash BLOB NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person) WHERE person <> '';
CREATE INDEX seats_by_key ON seats (key_hash) WHERE length(key_hash) > 0;

-- Entries of the record that were written together stand in one row: `seq` is that of the first, `serial` that of
-- the commit. When a game is over its rows are packed into one, and `serial` is that of the last.
CREATE TABLE record (
    number INTEGER NOT NULL REFERENCES tables,
    line   INTEGER NOT NULL,
    seq    INTEGER NOT NULL,
    serial INTEGER NOT NULL,
    packed INTEGER NOT NULL,
    data   BLOB NOT NULL,
    PRIMARY KEY (number, line, seq)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    number INTEGER NOT NULL REFERENCES tables,
    line   INTEGER NOT NULL,
    seq    INTEGER NOT NULL,
    serial INTEGER NOT NULL,
    rules  TEXT NOT NULL,
    data   BLOB NOT NULL,
    UNIQUE (number, line)
);

CREATE TABLE chat (
    number INTEGER NOT NULL REFERENCES tables,
    seq    INTEGER NOT NULL,
    serial INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    at     REAL NOT NULL,
    PRIMARY KEY (number, seq)
) WITHOUT ROWID;

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    owner    TEXT NOT NULL,
    text     TEXT NOT NULL,
    updated  REAL NOT NULL,
    PRIMARY KEY (table_id, owner)
) WITHOUT ROWID;
