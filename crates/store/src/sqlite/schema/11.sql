-- People who keep their name: accounts, and the ways into them. Of everything that lets somebody in only a hash is kept.

CREATE TABLE accounts (
    number     INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    look_small TEXT NOT NULL UNIQUE, -- what the name looks like: no two names may be taken for one another
    look_plain TEXT NOT NULL UNIQUE,
    password   TEXT,                 -- Argon2id, in PHC notation; none if there are passkeys alone
    opened_on  INTEGER NOT NULL      -- a day, counted from the first of 1970 in UTC
) STRICT;

CREATE TABLE sessions (
    number   INTEGER PRIMARY KEY,
    account  INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    token    BLOB NOT NULL UNIQUE,   -- SHA-256
    device   TEXT NOT NULL,          -- roughly: which browser, on which system
    begun_on INTEGER NOT NULL,
    seen_on  INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_account ON sessions (account);

-- Each of them lets somebody in once who has forgotten everything else.
CREATE TABLE recovery_codes (
    account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    hash    BLOB NOT NULL,           -- SHA-256
    PRIMARY KEY (account, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
    number     INTEGER PRIMARY KEY,
    account    INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    credential BLOB NOT NULL UNIQUE, -- what the authenticator calls it
    key        BLOB NOT NULL,        -- the public key, as the server reads it
    uses       INTEGER NOT NULL,     -- the authenticator's own count; 0 if it has none
    name       TEXT NOT NULL,
    added_on   INTEGER NOT NULL
) STRICT;
CREATE INDEX passkeys_by_account ON passkeys (account);
