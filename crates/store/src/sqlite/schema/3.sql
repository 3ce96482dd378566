-- Who opened a table, and how much is kept for them: so that nobody fills the disk, and lists are fair between those
-- who open tables.

-- The one key of this store: openers and tokens are made with it.
CREATE TABLE house (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    key    BLOB NOT NULL
) STRICT;
INSERT INTO house VALUES (1, randomblob(32));

-- 16 bytes: a keyed hash of the wider network, then of the nearer one. Nobody knows who opened the older tables.
ALTER TABLE tables ADD COLUMN opener BLOB;
-- Once a game is over, its entries count, too; counting them while it is played would slow every action down.
ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET bytes = 1024 + coalesce(octet_length(edition_text), 0)
    + coalesce((SELECT sum(32 + octet_length(entry)) FROM entries WHERE table_number = number), 0);
CREATE INDEX tables_by_opener ON tables (opener, status, bytes) WHERE opener IS NOT NULL;

-- The newest that look for players, without reading any other.
CREATE INDEX tables_open ON tables (number, opener) WHERE status = 'gathering' AND listed;
