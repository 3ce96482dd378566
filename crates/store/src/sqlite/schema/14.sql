-- Tables that ratings follow from, and what holds an account's seats: the hash that stands there in place of a guest's token.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN holder BLOB;
UPDATE accounts SET holder = holder_of(id);
CREATE UNIQUE INDEX accounts_by_holder ON accounts (holder);
