-- Deals of the day: each game, each day, the same for everybody. Days are counted from the first of 1970, in UTC.

-- The day whose deal is played at a table.
ALTER TABLE tables ADD COLUMN day INTEGER;

CREATE TABLE days (
    day      INTEGER NOT NULL,
    game     TEXT NOT NULL,
    secret   BLOB NOT NULL, -- nobody may know it before the day is over
    drawn_at INTEGER NOT NULL,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;

-- Tries that count: one of each holder of a token, and of each level of bots. They outlive their tables.
CREATE TABLE tries (
    day      INTEGER NOT NULL,
    game     TEXT NOT NULL,
    token    BLOB NOT NULL, -- empty for a bot
    level    TEXT NOT NULL, -- empty for a person
    name     TEXT NOT NULL,
    table_id TEXT,
    share    REAL,          -- all three, or none until it is over
    points   INTEGER,
    ended_at INTEGER,
    account  TEXT,
    PRIMARY KEY (day, game, token, level)
) STRICT, WITHOUT ROWID;
CREATE INDEX tries_by_token ON tries (token) WHERE level = '';
