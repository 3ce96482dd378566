//! Games at tables in PostgreSQL: played, stopped, moved to SQLite and back, and played to the end.

use crate::postgres::{House, failed, good, some_game, stop};
use benben_support::{open, play};

#[test]
fn a_game_is_played_moved_to_a_directory_and_back_and_played_on() {
    let house = House::new();
    let server = house.serve();
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    play(&client, &seats, 12).unwrap();
    let before: Vec<_> = seats.iter().map(|seat| seat.look(&client).unwrap()).collect();

    // As long as a server uses it, nobody else gets it, and it isn't copied; looking is possible.
    let second = failed(&house.run(&["serve", "--listen", "127.0.0.1:0", "--store", &house.store()]), 1);
    assert!(second.contains("is in use by another Benben server: stop that one first"), "{second}");
    let moved = house.folder.path().join("moved");
    let (store, directory) = (house.store(), moved.to_str().unwrap().to_owned());
    let copied = failed(&house.run(&["copy", "--from", &store, "--to", &directory]), 1);
    assert!(copied.contains("is in use by another Benben server"), "{copied}");
    let checked = good(house.run(&["check", "--store", &store]));
    assert!(checked.starts_with("1 tables with ") && checked.contains("all is well"), "{checked}");
    let storage = good(house.run(&["admin", "storage", "--store", &store]));
    assert!(storage.contains("unfinished"), "{storage}");
    let backup = house.folder.path().join("backup");
    let refused = failed(&house.run(&["backup", backup.to_str().unwrap(), "--store", &store]), 2);
    assert!(refused.contains("pg_dump"), "{refused}");
    stop(server);

    let copied = good(house.run(&["copy", "--from", &store, "--to", &directory]));
    assert!(copied.contains("1 tables with ") && copied.contains("compared row by row"), "{copied}");
    assert!(!moved.join("benben.sqlite-wal").exists());
    let server = benben_support::Server::start(crate::postgres::BENBEN, &moved).unwrap();
    for (seat, before) in seats.iter().zip(&before) {
        let seen = seat.look(&server.client()).unwrap();
        assert_eq!((&seen["view"], &seen["you"]), (&before["view"], &before["you"]));
    }
    play(&server.client(), &seats, 5).unwrap();
    stop(server);

    let refused = failed(&house.run(&["copy", "--from", &directory, "--to", &store]), 1);
    assert!(refused.contains("isn't empty, and was left as it is"), "{refused}");
    house.database.sql("postgres", "CREATE DATABASE again");
    let again = house.database.by_network("again");
    good(house.run(&["copy", "--from", &directory, "--to", &again]));
    let password = house.password_file();
    let flags = ["--store", &again, "--store-password-file", password.to_str().unwrap()];
    let server = benben_support::Serve::new(crate::postgres::BENBEN).unwrap().flags(&flags).start().unwrap();
    play(&server.client(), &seats, usize::MAX).unwrap();
    assert_eq!(seats[0].look(&server.client()).unwrap()["status"], "over");
    stop(server);
    let checked = good(house.run(&["check", "--store", &again]));
    assert!(checked.contains("1 games replayed") && checked.contains("all is well"), "{checked}");
}
