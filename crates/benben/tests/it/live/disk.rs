//! A disk without room left, under a running server.

use crate::live::process::{serve, some_game};
use benben_support::{Client, Reply, Seat, open, play};
use serde_json::{Value, json};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A small disk of its own, where the system lets us have one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: &Path) -> Option<Self> {
        fs::create_dir(at).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=2m", "benben-test"]).arg(at).stderr(Stdio::null());
        mount.status().is_ok_and(|status| status.success()).then(|| SmallDisk(at.to_owned()))
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }

    /// Takes all the room there is.
    fn fill(&self) {
        let mut size = 1 << 20;
        while size > 0 {
            let mut ballast = OpenOptions::new().append(true).create(true).open(self.ballast()).unwrap();
            if ballast.write_all(&vec![0; size]).is_err() {
                size /= 2;
            }
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

/// Plays on a disk that is filled again and again, until an action is refused: who, what, and the answer.
fn play_until_refused<'a>(disk: &SmallDisk, client: &Client, seats: &'a [Seat]) -> (&'a Seat, Value, Reply) {
    loop {
        disk.fill();
        let awaited = seats.iter().find_map(|seat| Some((seat, Seat::choice(&seat.look(client).unwrap())?)));
        // A game ends, and so does this.
        let (seat, act) = awaited.expect("the disk is full before the game is over");
        let reply = seat.post(client, "/actions", &act).unwrap();
        if reply.status != 200 {
            return (seat, act, reply);
        }
    }
}

#[test]
fn on_a_full_disk_actions_are_refused_in_plain_words_until_there_is_room_again() {
    let place = tempfile::tempdir().unwrap();
    // Only root may mount; the store's own tests have a limit inside the database, too.
    let Some(disk) = SmallDisk::mount(&place.path().join("disk")) else { return };
    let data = disk.0.join("data");
    let server = serve(&data);
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    play(&client, &seats, 10).unwrap();
    let looks = || seats.iter().map(|seat| seat.look(&client).unwrap()).collect::<Vec<_>>();
    let (seat, act, refused) = play_until_refused(&disk, &client, &seats);
    let before = looks();
    assert!(refused.headers.contains_key("retry-after"), "{refused:?}");
    let problem = refused.expect(503);
    assert_eq!(problem["error"], "store");
    let words = "the server can't write to its disk at the moment; nothing was changed";
    assert_eq!(problem["message"], words);
    // Looking after itself needs less room than an action; it takes what is left.
    let health = |_| {
        seat.post(&client, "/actions", &act).unwrap().expect(503);
        client.get("/healthz").unwrap()
    };
    let ill = (0..64).map(health).find(|reply| reply.status != 200).unwrap();
    assert_eq!(ill.expect(503)["message"], words);
    let wish = json!({ "game": some_game(), "seats": [{ "kind": "open" }, { "kind": "open" }] });
    assert_eq!(client.post("/api/v1/tables", &wish).unwrap().expect(503)["message"], words);
    seat.post(&client, "/resign", &json!({})).unwrap().expect(503);
    assert_eq!(looks(), before, "what was refused has changed nothing");
    assert_eq!(before[0]["you"]["number"], seats[0].look(&client).unwrap()["you"]["number"]);

    fs::remove_file(disk.ballast()).unwrap();
    let played = seat.post(&client, "/actions", &act).unwrap().expect(200);
    assert_eq!(played["repeated"], false);
    assert_eq!(client.get("/healthz").unwrap().status, 200);
    play(&client, &seats, 10).unwrap();
    let before = looks();
    drop(server);
    let server = serve(&data);
    for (seat, before) in seats.iter().zip(before) {
        let now = seat.look(&server.client()).unwrap();
        assert_eq!((&now["view"], &now["you"]), (&before["view"], &before["you"]));
    }
}
