-- Who opened a table may start it, remove or block somebody, and close it. Tables from before this version have no host.

ALTER TABLE tables ADD COLUMN host BLOB; -- SHA-256 of a token
ALTER TABLE tables ADD COLUMN host_starts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN blocked BLOB NOT NULL DEFAULT x''; -- SHA-256 of tokens, one after another
