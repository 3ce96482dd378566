-- Entries stand in one place instead of two: every action wrote a page of the index of seats' numbers besides its own. The
-- writer knows which numbers are used, and for those that may be it reads the table's entries, which are few.

CREATE TABLE entries_alone (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    step         INTEGER NOT NULL, -- from 1, without gaps
    seat         INTEGER NOT NULL, -- from 1
    seat_step    INTEGER NOT NULL,
    entry        TEXT NOT NULL,
    at           INTEGER NOT NULL,
    hash         BLOB NOT NULL,
    PRIMARY KEY (table_number, step)
) STRICT, WITHOUT ROWID;
INSERT INTO entries_alone SELECT table_number, step, seat, seat_step, entry, at, hash FROM entries
    ORDER BY table_number, step;
DROP TABLE entries;
ALTER TABLE entries_alone RENAME TO entries;
