-- Words at tables, reports, and what whoever runs the server did about them.

-- Who wrote a line that is no phrase: SHA-256 of their token, and their account if they were signed in.
ALTER TABLE talk ADD COLUMN token BLOB;
ALTER TABLE talk ADD COLUMN account TEXT;
CREATE INDEX words_by_age ON talk (at) WHERE token IS NOT NULL;
CREATE INDEX words_by_account ON talk (account) WHERE account IS NOT NULL;

-- The tables at which people may write.
CREATE TABLE words (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE
) STRICT;

-- What was reported, as it was then: it outlives the line and the table.
CREATE TABLE reports (
    number           INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id         TEXT NOT NULL,
    line             INTEGER,          -- none if the name was reported
    seat             INTEGER NOT NULL, -- from 1
    name             TEXT NOT NULL,
    said             TEXT NOT NULL,    -- empty if the name was reported
    token            BLOB,             -- SHA-256 of the token of whoever wrote it
    account          TEXT,             -- and their account
    reporter         BLOB NOT NULL,
    reporter_account TEXT,
    at               INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_age ON reports (at);

-- Who has reported what: it is hidden for them, also once the report is closed.
CREATE TABLE reported (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    reporter     BLOB NOT NULL,
    line         INTEGER NOT NULL, -- 0 for a name
    seat         INTEGER NOT NULL,
    PRIMARY KEY (table_number, reporter, line, seat)
) STRICT, WITHOUT ROWID;

-- Accounts that nobody comes into.
CREATE TABLE locks (
    account INTEGER PRIMARY KEY REFERENCES accounts (number) ON DELETE CASCADE,
    at      INTEGER NOT NULL
) STRICT;

-- What whoever runs the server did. Nothing in it changes or goes.
CREATE TABLE acts (
    number INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    by     TEXT NOT NULL,
    act    TEXT NOT NULL,
    about  TEXT NOT NULL
) STRICT;
CREATE TRIGGER acts_stay BEFORE DELETE ON acts BEGIN SELECT raise(ABORT, 'what was done stays noted'); END;
CREATE TRIGGER acts_stay_as_they_are BEFORE UPDATE ON acts BEGIN SELECT raise(ABORT, 'what was done stays noted'); END;
