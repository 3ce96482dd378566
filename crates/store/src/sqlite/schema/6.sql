-- Which run of a server last wrote here: the log beside the file belongs to the same one, or it is not its log.

ALTER TABLE house ADD COLUMN run BLOB;

-- The time by which tables are idle, in unix milliseconds: it never jumps, whatever the clock of the machine does. 0 until
-- it is told for the first time.
ALTER TABLE house ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;

-- Room that is written to see whether there is room.
CREATE TABLE room (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    bytes  BLOB NOT NULL
) STRICT;
