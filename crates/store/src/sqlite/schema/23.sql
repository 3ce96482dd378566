-- Tables with days for a decision rest while nobody looks: when the server must look again, and what their clocks show until then.
-- And the key leaves the database, so that whoever has a copy of that alone can do nothing with what was made by it.

ALTER TABLE tables ADD COLUMN due_at INTEGER;                 -- in unix milliseconds; none where no clock of days runs
ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT ''; -- in the server's notation
CREATE INDEX tables_due ON tables (due_at) WHERE status = 'playing' AND due_at IS NOT NULL;

-- What tells whether a key is the one: a hash of it. As long as there is none, the key is still in its column.
ALTER TABLE house ADD COLUMN key_hash BLOB;
