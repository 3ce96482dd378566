-- Profiles: who may see what of somebody who keeps their name, and what reviews say about how they play.

ALTER TABLE accounts ADD COLUMN shows_ratings TEXT NOT NULL DEFAULT 'everyone'
    CHECK (shows_ratings IN ('everyone', 'friends', 'nobody'));
ALTER TABLE accounts ADD COLUMN shows_games TEXT NOT NULL DEFAULT 'nobody'
    CHECK (shows_games IN ('everyone', 'friends', 'nobody'));
ALTER TABLE accounts ADD COLUMN shows_opponents TEXT NOT NULL DEFAULT 'nobody'
    CHECK (shows_opponents IN ('everyone', 'friends', 'nobody'));
ALTER TABLE accounts ADD COLUMN shows_reviews TEXT NOT NULL DEFAULT 'nobody'
    CHECK (shows_reviews IN ('everyone', 'friends', 'nobody'));

-- One word said all of it before. 'rated' was what everybody began with, so nobody chose it.
UPDATE accounts SET shows_ratings = 'nobody' WHERE shows = 'nothing';
UPDATE accounts SET shows_games = 'everyone' WHERE shows = 'all';
ALTER TABLE accounts DROP COLUMN shows;

-- What a review says about each seat, so that nobody has to read whole reviews to add it up.
CREATE TABLE review_figures (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL, -- from 1
    decisions    INTEGER NOT NULL,
    loss         REAL NOT NULL,    -- of all of them together, in shares of the win
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
