-- Entries tell when they are hurt: each carries a hash of itself and of the one before (see chain.rs). Those that are
-- there get theirs when a database is brought up to this version.

ALTER TABLE entries ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
