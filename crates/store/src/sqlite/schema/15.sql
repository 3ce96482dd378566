-- Friends: each of two has a row. The links by which people become friends are kept as hashes.
CREATE TABLE friends (
    account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    friend  INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    since   INTEGER NOT NULL, -- a day
    PRIMARY KEY (account, friend)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_by_friend ON friends (friend);

CREATE TABLE friend_links (
    account INTEGER PRIMARY KEY REFERENCES accounts (number) ON DELETE CASCADE,
    link    INTEGER NOT NULL,     -- which link it is: whoever has the key of the store can make it again
    hash    BLOB NOT NULL UNIQUE  -- SHA-256
) STRICT;

-- Accounts that don't show their friends when they are here.
CREATE TABLE unseen (
    account INTEGER PRIMARY KEY REFERENCES accounts (number) ON DELETE CASCADE
) STRICT;

-- Who wants nothing to do with whom, by what holds their seats: guests, too.
CREATE TABLE blocks (
    number INTEGER PRIMARY KEY,
    holder BLOB NOT NULL, -- SHA-256
    who    BLOB NOT NULL, -- SHA-256
    name   TEXT NOT NULL, -- what they were called then
    UNIQUE (holder, who)
) STRICT;
CREATE INDEX blocks_by_who ON blocks (who);
