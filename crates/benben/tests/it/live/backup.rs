//! Backing up a running server.

use crate::live::process::{benben, failed, good, serve, some_game, stop};
use benben_support::{open, play};
use std::fs;

#[test]
fn a_backup_taken_during_play_is_served_and_played_on() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let server = serve(&data);
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    let busy = open(&client, some_game(), &["open", "open"]).unwrap();
    let busy_client = server.client();
    let playing = std::thread::spawn(move || play(&busy_client, &busy, 200).unwrap());
    for number in 1..=3 {
        play(&client, &seats, 5).unwrap();
        let before: Vec<_> = seats.iter().map(|seat| seat.look(&client).unwrap()).collect();
        let copy = place.path().join(format!("copy {number}"));
        let said = good(benben(&["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]));
        assert!(said.contains("now has everything"), "{said}");
        let restored = place.path().join(format!("restored {number}"));
        fs::create_dir(&restored).unwrap();
        fs::copy(&copy, restored.join("benben.sqlite")).unwrap();
        let other = serve(&restored);
        for (seat, before) in seats.iter().zip(&before) {
            let seen = seat.look(&other.client()).unwrap();
            assert_eq!((&seen["view"], &seen["you"]), (&before["view"], &before["you"]));
        }
        assert!(play(&other.client(), &seats, 3).unwrap() >= 3);
        stop(other);
    }
    assert!(playing.join().unwrap() > 0);
    play(&client, &seats, usize::MAX).unwrap();
    assert_eq!(seats[0].look(&client).unwrap()["status"], "over");
}

#[test]
fn a_backup_replaces_nothing_and_needs_something_to_copy() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let server = serve(&data);
    let file = place.path().join("precious");
    fs::write(&file, "precious").unwrap();
    let backup = |data: &std::path::Path| {
        failed(&benben(&["backup", file.to_str().unwrap(), "--data", data.to_str().unwrap()]))
    };
    assert!(backup(&data).contains("exists already"));
    assert_eq!(fs::read(&file).unwrap(), b"precious");
    assert!(backup(place.path()).contains("there is no Benben store in "));
    stop(server);
}
