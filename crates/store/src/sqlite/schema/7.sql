-- What happened at a table besides the game: somebody resigned, ran out of time, came back. No part of the record, so it is
-- beside the entries.

ALTER TABLE tables ADD COLUMN notices TEXT NOT NULL DEFAULT '';
