-- Tournaments: who plays in them, and who was paired with whom. Their tables are tables like all others.

CREATE TABLE tournaments (
    number        INTEGER PRIMARY KEY,
    id            TEXT NOT NULL UNIQUE,
    title         TEXT NOT NULL,
    game          TEXT NOT NULL,
    options       TEXT NOT NULL,
    seats         INTEGER NOT NULL,
    pace          TEXT NOT NULL,
    round_seconds INTEGER NOT NULL,
    break_seconds INTEGER NOT NULL,
    most_players  INTEGER NOT NULL,
    listed        INTEGER NOT NULL,
    rated         INTEGER NOT NULL,
    seed          BLOB NOT NULL,    -- eight bytes
    opener        BLOB,
    created_at    INTEGER NOT NULL,
    revision      INTEGER NOT NULL,
    organiser     BLOB,             -- SHA-256 of a token
    rounds        INTEGER,
    status        TEXT NOT NULL,
    wake_at       INTEGER,
    plan          TEXT NOT NULL,
    changed_at    INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_unfinished ON tournaments (number) WHERE status IN ('gathering', 'playing');
CREATE INDEX tournaments_by_opener ON tournaments (opener) WHERE status IN ('gathering', 'playing');
CREATE INDEX tournaments_by_change ON tournaments (status, changed_at);

CREATE TABLE tournament_players (
    tournament   INTEGER NOT NULL REFERENCES tournaments (number) ON DELETE CASCADE,
    player       INTEGER NOT NULL,  -- from 0, in the order of joining
    name         TEXT NOT NULL,
    token        BLOB,              -- SHA-256; none for bots
    level        TEXT NOT NULL,
    left         INTEGER NOT NULL,
    joined_after INTEGER NOT NULL,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_players_by_token ON tournament_players (token) WHERE token IS NOT NULL;

-- A round is paired once.
CREATE TABLE tournament_rounds (
    tournament INTEGER NOT NULL REFERENCES tournaments (number) ON DELETE CASCADE,
    round      INTEGER NOT NULL,    -- from 1
    paired_at  INTEGER NOT NULL,
    byes       TEXT NOT NULL,       -- `player:halves player:halves`
    PRIMARY KEY (tournament, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_tables (
    tournament INTEGER NOT NULL,
    round      INTEGER NOT NULL,
    position   INTEGER NOT NULL,    -- from 1
    table_id   TEXT NOT NULL UNIQUE,
    players    TEXT NOT NULL,       -- in seat order
    result     TEXT,
    PRIMARY KEY (tournament, round, position),
    FOREIGN KEY (tournament, round) REFERENCES tournament_rounds (tournament, round) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
