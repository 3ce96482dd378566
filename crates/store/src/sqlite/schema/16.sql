-- What people who keep their name have learned and chosen, so that it follows them to all their devices.

CREATE TABLE progress (
    account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    subject TEXT NOT NULL,    -- 'lesson' or 'puzzle'
    game    TEXT NOT NULL,
    number  INTEGER NOT NULL, -- from 1
    done    INTEGER NOT NULL, -- 0 if it was only tried
    PRIMARY KEY (account, subject, game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    account INTEGER NOT NULL REFERENCES accounts (number) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (account, name)
) STRICT, WITHOUT ROWID;
