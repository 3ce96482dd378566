//! The database file under a running server, and after it has stopped.

use crate::live::process::{serve, some_game, stop};
use benben_support::{Seat, open, play};
use std::fs;

#[test]
fn f08_after_a_clean_stop_the_database_file_alone_has_every_game() {
    let place = tempfile::tempdir().unwrap();
    let (data, copy) = (place.path().join("data"), place.path().join("copy"));
    let server = serve(&data);
    let seats = open(&server.client(), some_game(), &["open", "open"]).unwrap();
    play(&server.client(), &seats, 20).unwrap();
    let before = seats[0].look(&server.client()).unwrap();
    stop(server);
    fs::create_dir(&copy).unwrap();
    fs::copy(data.join("benben.sqlite"), copy.join("benben.sqlite")).unwrap();
    let server = serve(&copy);
    assert_eq!(seats[0].look(&server.client()).unwrap()["view"], before["view"]);
    stop(server);
}

#[test]
fn f08_a_database_removed_under_a_running_server_is_told() {
    let place = tempfile::tempdir().unwrap();
    let server = serve(place.path());
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    play(&client, &seats, 4).unwrap();
    assert_eq!(client.get("/healthz").unwrap().status, 200);
    fs::rename(place.path().join("benben.sqlite"), place.path().join("away")).unwrap();
    let words =
        "the server's database was replaced or removed while it was running, so nothing can be stored";
    for probe in ["/healthz", "/readyz"] {
        assert_eq!(client.get(probe).unwrap().expect(503)["message"], words, "{probe}");
    }
    let awaited = seats.iter().find_map(|seat| Some((seat, Seat::choice(&seat.look(&client).unwrap())?)));
    let (seat, act) = awaited.unwrap();
    assert_eq!(seat.post(&client, "/actions", &act).unwrap().expect(503)["message"], words);
    fs::rename(place.path().join("away"), place.path().join("benben.sqlite")).unwrap();
    assert_eq!(client.get("/healthz").unwrap().status, 200);
    seat.post(&client, "/actions", &act).unwrap().expect(200);
    stop(server);
}
