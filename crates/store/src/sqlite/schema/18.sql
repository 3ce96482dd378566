-- How people are told that something waits for them, and when they are on holiday. A holder is what holds seats: the hash of
-- a guest's token, or of what stands for an account.

-- By this key push services know this server. There is one row at most.
CREATE TABLE push_key (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    key    BLOB NOT NULL -- PKCS #8
) STRICT;

CREATE TABLE subscriptions (
    number   INTEGER PRIMARY KEY, -- later ones have higher ones
    holder   BLOB NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    key      BLOB NOT NULL,
    secret   BLOB NOT NULL,
    language TEXT NOT NULL,
    since    INTEGER NOT NULL -- a day, counted from the first of 1970 in UTC
) STRICT;
CREATE INDEX subscriptions_by_holder ON subscriptions (holder);

CREATE TABLE webhooks (
    holder   BLOB PRIMARY KEY,
    address  TEXT NOT NULL,
    format   TEXT NOT NULL,
    language TEXT NOT NULL,
    home     TEXT NOT NULL,
    failures INTEGER NOT NULL -- in a row
) STRICT, WITHOUT ROWID;

CREATE TABLE holidays (
    holder    BLOB NOT NULL,
    first_day INTEGER NOT NULL,
    last_day  INTEGER NOT NULL,
    PRIMARY KEY (holder, first_day)
) STRICT, WITHOUT ROWID;
