-- May people at a table ask what a bot would do? Of tables from before this version nobody said so.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

-- The game this one branches off from, and where other luck begins: a step and a seed a line. Empty for a real game.
ALTER TABLE tables ADD COLUMN branch_of TEXT; -- an id; that table may have been removed
ALTER TABLE tables ADD COLUMN branches TEXT NOT NULL DEFAULT '';

-- A finished game looked at again: made once, and removed with its table.
CREATE TABLE reviews (
    table_number INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    maker        TEXT NOT NULL, -- which release made it
    review       BLOB NOT NULL
) STRICT;
