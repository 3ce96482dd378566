//! Backing up a running server.

use crate::live::process::{Server, benben, failed, good};
use crate::live::seat::{Seat, open, play};
use std::fs;

#[test]
fn a_backup_taken_during_play_is_served_and_played_on() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let server = Server::start(&data);
    let seats = open(&server.address, "cheops", &["open", "open"]);
    let busy = open(&server.address, "ankh", &["open", "open"]);
    let address = server.address.clone();
    let playing = std::thread::spawn(move || play(&address, &busy, 200));
    for number in 1..=3 {
        play(&server.address, &seats, 5);
        let before: Vec<_> = seats.iter().map(|seat| seat.look(&server.address)).collect();
        let copy = place.path().join(format!("copy {number}"));
        let said = good(benben(&["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]));
        assert!(said.contains("now has everything"), "{said}");
        let restored = place.path().join(format!("restored {number}"));
        fs::create_dir(&restored).unwrap();
        fs::copy(&copy, restored.join("benben.sqlite")).unwrap();
        let other = Server::start(&restored);
        for (seat, before) in seats.iter().zip(&before) {
            let seen = seat.look(&other.address);
            assert_eq!((&seen["view"], &seen["you"]), (&before["view"], &before["you"]));
        }
        assert!(play(&other.address, &seats, 3) >= 3);
        other.stop();
    }
    assert!(playing.join().unwrap() > 0);
    let over: Vec<Seat> = seats;
    play(&server.address, &over, usize::MAX);
    assert_eq!(over[0].look(&server.address)["status"], "over");
}

#[test]
fn a_backup_replaces_nothing_and_needs_something_to_copy() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let server = Server::start(&data);
    let file = place.path().join("precious");
    fs::write(&file, "precious").unwrap();
    let backup = |data: &std::path::Path| {
        failed(&benben(&["backup", file.to_str().unwrap(), "--data", data.to_str().unwrap()]))
    };
    assert!(backup(&data).contains("exists already"));
    assert_eq!(fs::read(&file).unwrap(), b"precious");
    assert!(backup(place.path()).contains("there is no Benben store in "));
    server.stop();
}
