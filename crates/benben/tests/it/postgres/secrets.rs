//! What opens a door is neither in the log of a server with its tables in PostgreSQL, nor in the database, nor in a dump of it.

use crate::live::secrets::{TALKATIVE, check_log, holds, open_doors};
use crate::postgres::{House, stop, text};
use benben_support::PASSWORD;

#[test]
fn a_dump_has_the_key_and_nothing_else_that_opens_a_door() {
    let house = House::new();
    let server = house.how().flags(&TALKATIVE).start().unwrap();
    let doors = open_doors(&server);
    let running = house.database.dump("tables");
    stop(server);
    check_log(&house.log(), &doors);
    let dumps = [running, house.database.dump("tables")];
    for dump in &dumps {
        assert!(dump.contains("COPY ") && dump.contains("Ada"), "everything is in it");
        for secret in &doors {
            // As text, and as bytes are written in a dump.
            let bytes: String = secret.bytes().map(|byte| format!("{byte:02x}")).collect();
            for written in [secret, &bytes] {
                assert!(!holds(dump.as_bytes(), written.as_bytes()), "{secret} is in the dump");
            }
        }
    }
    let key = house.database.sql("tables", "SELECT encode(key, 'hex') FROM house");
    assert!(key.len() == 64 && dumps[0].contains(&key), "the key has no file of its own");
    assert!(!house.data().join("benben.key").exists());
    let log = text(&house.log());
    assert!(!log.contains(&key) && !log.contains(PASSWORD), "the key or the password is in the log");
}
