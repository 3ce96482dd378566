-- What people said at a table: beside its entries, so that neither their order nor their hashes know of it.
CREATE TABLE talk (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    number       INTEGER NOT NULL, -- from 1; the oldest lines go
    seat         INTEGER NOT NULL, -- from 1
    name         TEXT NOT NULL,    -- of whoever sat there then
    told         INTEGER NOT NULL, -- after so many events
    said         TEXT NOT NULL,
    at           INTEGER NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
