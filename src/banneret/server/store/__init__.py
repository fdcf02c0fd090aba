"""Where tables are kept: one interface, SQLite out of the box, PostgreSQL by its address."""
