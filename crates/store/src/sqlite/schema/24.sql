-- Who said something: SHA-256 of the token that held the seat then, so that whoever blocks somebody doesn't read them, whoever
-- sits there by now. Of what was said before, it is whoever sits there, or else whoever wrote it.
ALTER TABLE talk ADD COLUMN speaker BLOB;
UPDATE talk SET speaker = coalesce((SELECT seats.token FROM seats
    WHERE seats.table_number = talk.table_number AND seats.seat = talk.seat), token);
CREATE INDEX talk_by_speaker ON talk (speaker) WHERE speaker IS NOT NULL;
