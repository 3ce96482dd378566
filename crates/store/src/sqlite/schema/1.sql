-- Tables, seats, entries and snapshots.
-- Inside, a table is known by a small number: entries are many, and the id is long.

CREATE TABLE tables (
    number              INTEGER PRIMARY KEY,
    id                  TEXT NOT NULL UNIQUE,
    game                TEXT NOT NULL,
    rules_version       INTEGER NOT NULL,
    edition             TEXT NOT NULL,
    edition_fingerprint TEXT NOT NULL,
    edition_text        TEXT,
    options             TEXT NOT NULL,
    commitment          BLOB NOT NULL,
    secret              BLOB NOT NULL,
    rematch_of          TEXT, -- an id; that table may have been removed
    created_at          INTEGER NOT NULL,
    revision            INTEGER NOT NULL,
    changed_at          INTEGER NOT NULL,
    code                TEXT UNIQUE,
    status              TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'over', 'closed')),
    seed                BLOB,
    pace                TEXT NOT NULL,
    spectators          INTEGER NOT NULL,
    listed              INTEGER NOT NULL,
    result              TEXT
) STRICT;
CREATE INDEX tables_by_status ON tables (status, changed_at);
CREATE INDEX tables_by_rematch ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL, -- from 1
    holder       TEXT NOT NULL CHECK (holder IN ('open', 'person', 'bot')),
    name         TEXT NOT NULL,
    level        TEXT NOT NULL,
    token        BLOB, -- SHA-256
    nonce        BLOB,
    away         INTEGER NOT NULL,
    resigned     INTEGER NOT NULL,
    clock_ms     INTEGER,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;

CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    step         INTEGER NOT NULL, -- from 1, without gaps
    seat         INTEGER NOT NULL, -- from 1
    seat_step    INTEGER NOT NULL,
    entry        TEXT NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, step),
    UNIQUE (table_number, seat, seat_step)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    step         INTEGER NOT NULL,
    state        TEXT NOT NULL
) STRICT;
