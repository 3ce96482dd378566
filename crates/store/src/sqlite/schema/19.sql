-- Invitations to keep a name that were used: each holds once. One that has ended need not be remembered.
CREATE TABLE invitations_used (
    hash  BLOB PRIMARY KEY, -- SHA-256
    until INTEGER NOT NULL  -- a day
) STRICT, WITHOUT ROWID;
