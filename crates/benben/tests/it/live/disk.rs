//! A disk without room left, under a running server.

use crate::live::process::{Reply, Server, ask};
use crate::live::seat::{Seat, open, play};
use serde_json::Value;
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
fn play_until_refused<'a>(disk: &SmallDisk, address: &str, seats: &'a [Seat]) -> (&'a Seat, Value, Reply) {
    loop {
        disk.fill();
        let awaited = seats.iter().find_map(|seat| Some((seat, Seat::choice(&seat.look(address))?)));
        let (seat, act) = awaited.expect("the disk is full before the game is over");
        let reply = seat.ask(address, "POST", "/actions", &act).unwrap();
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
    let server = Server::start(&data);
    let address = server.address.as_str();
    let seats = open(address, "ankh", &["open", "open"]);
    play(address, &seats, 10);
    let looks = || seats.iter().map(|seat| seat.look(address)).collect::<Vec<_>>();
    let (seat, act, refused) = play_until_refused(&disk, address, &seats);
    let before = looks();
    assert!(refused.head.to_lowercase().contains("\r\nretry-after: "), "{refused:?}");
    let problem = refused.expect(503);
    assert_eq!(problem["error"], "store");
    let words = "the server cannot write to its disk at the moment; nothing was changed";
    assert_eq!(problem["message"], words);
    // Looking after itself needs less room than an action; it takes what is left.
    let health = |_| {
        seat.ask(address, "POST", "/actions", &act).unwrap().expect(503);
        ask(address, "GET", "/healthz", "", "").unwrap()
    };
    let ill = (0..64).map(health).find(|reply| reply.status != 200).unwrap();
    assert_eq!(ill.expect(503)["message"], words);
    let wish = "{ \"game\": \"ankh\", \"seats\": [{ \"kind\": \"open\" }, { \"kind\": \"open\" }] }";
    assert_eq!(ask(address, "POST", "/api/v1/tables", "", wish).unwrap().expect(503)["message"], words);
    seat.ask(address, "POST", "/resign", &Value::Null).unwrap().expect(503);
    assert_eq!(looks(), before, "what was refused has changed nothing");
    assert_eq!(before[0]["you"]["number"], seats[0].look(address)["you"]["number"]);

    fs::remove_file(disk.ballast()).unwrap();
    let played = seat.ask(address, "POST", "/actions", &act).unwrap().expect(200);
    assert_eq!(played["repeated"], false);
    assert_eq!(ask(address, "GET", "/healthz", "", "").unwrap().status, 200);
    play(address, &seats, 10);
    let before = looks();
    drop(server);
    let server = Server::start(&data);
    for (seat, before) in seats.iter().zip(before) {
        let now = seat.look(&server.address);
        assert_eq!((&now["view"], &now["you"]), (&before["view"], &before["you"]));
    }
}
