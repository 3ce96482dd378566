-- Ratings, and where they come from.

-- When ratings followed from a table; with it, nothing is rated twice.
ALTER TABLE tables ADD COLUMN rated_at INTEGER;
CREATE INDEX tables_to_rate ON tables (number) WHERE rated AND status = 'over' AND rated_at IS NULL;

-- What others may see of somebody's games.
ALTER TABLE accounts ADD COLUMN shows TEXT NOT NULL DEFAULT 'rated'
    CHECK (shows IN ('nothing', 'ratings', 'rated', 'all'));

-- How well somebody plays a game, as far as that is known.
CREATE TABLE ratings (
    account   INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    game      TEXT NOT NULL,
    rating    REAL NOT NULL,
    deviation REAL NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_game ON ratings (game, rating DESC);

-- What each rated table changed. It outlives the table.
CREATE TABLE rating_changes (
    account          INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    game             TEXT NOT NULL,
    number           INTEGER NOT NULL, -- among its owner's rated games of this kind, from 1
    table_id         TEXT NOT NULL,
    seat             INTEGER NOT NULL, -- from 1
    place            INTEGER NOT NULL,
    seats            INTEGER NOT NULL,
    rating_before    REAL NOT NULL,
    deviation_before REAL NOT NULL,
    rating           REAL NOT NULL,
    deviation        REAL NOT NULL,
    at               INTEGER NOT NULL,
    PRIMARY KEY (account, game, number),
    UNIQUE (table_id, account)
) STRICT, WITHOUT ROWID;
