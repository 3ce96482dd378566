-- Tables that need the server are found without waking the others; tables that nobody comes to are found without
-- reading the others. Snapshots of states go: nothing ever wrote one.

DROP TABLE snapshots;

-- Must the server do something so that the game goes on? Of tables from before this version nobody knows yet.
ALTER TABLE tables ADD COLUMN attention TEXT NOT NULL DEFAULT 'unknown'
    CHECK (attention IN ('unknown', 'none', 'needed'));
CREATE INDEX tables_to_resume ON tables (number) WHERE status = 'playing' AND attention != 'none';

-- When somebody was last known to be there. Entries do not change it: whoever looks for idle tables looks at them, too.
ALTER TABLE tables ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched_at = changed_at;
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, touched_at);
