//! Killed again and again under load, the server loses nothing it acknowledged and shows nothing it may lose.
//!
//! People play all games over the API, each driven by the stream of their seat, while the process is killed at moments
//! that are counted in acknowledged actions. Whoever got no answer sends the same action again to the next process.

mod lives;
mod player;
mod replayed;

use crate::live::process::{serve, stop};
use benben_core::{Chance, Fast};
use benben_store::{Sqlite, Store};
use benben_support::open;
use lives::Lives;
use player::{Notebook, Player};
use std::path::Path;
use std::sync::{Arc, Mutex};

/// How often the server is killed, unless the environment asks for more.
const KILLS: u32 = 24;

/// Asks for more kills.
const MORE: &str = "BENBEN_TEST_KILLS";

#[test]
fn a_server_killed_again_and_again_loses_nothing_and_shows_nothing_wrong() {
    let kills = std::env::var(MORE).map_or(KILLS, |kills| kills.parse().expect("a number of kills"));
    let data = tempfile::tempdir().unwrap();
    let mut server = serve(data.path());
    let lives = Arc::new(Lives::new(server.client()));
    let mut players = Vec::new();
    for game in benben_games::ids() {
        for seats in [&["open", "open"], &["open", "random"]] {
            let seats = open(&server.client(), game, seats).unwrap();
            players.extend(seats.into_iter().map(|seat| Player::new(game, seat)));
        }
    }
    let notebooks: Vec<_> = players.iter().map(|player| player.notebook.clone()).collect();
    let playing: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            let lives = lives.clone();
            std::thread::spawn(move || lives.watch_over(|| player.play(&lives)))
        })
        .collect();
    let mut luck = Fast::new(9);
    for kill in 0..kills {
        // The first is killed as soon as it is there, some early, some late.
        lives.wait_for_actions(if kill % 4 == 0 { kill / 4 } else { luck.below(40) });
        server.kill().unwrap();
        check_stored(data.path(), &notebooks);
        server = serve(data.path());
        lives.begin(server.client());
    }
    lives.finish();
    for player in playing {
        player.join().unwrap();
    }
    stop(server);
    check_stored(data.path(), &notebooks);
    let mut acknowledged = 0;
    for notebook in &notebooks {
        for story in notebook.lock().unwrap().iter() {
            story.check();
            acknowledged += story.acknowledged.len();
        }
    }
    println!("{kills} kills, {acknowledged} actions acknowledged");
    assert!(acknowledged > 500, "only {acknowledged} actions");
}

/// Everything that was acknowledged is on disk, exactly once.
fn check_stored(data: &Path, notebooks: &[Arc<Mutex<Notebook>>]) {
    let store = Sqlite::visit(data).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for notebook in notebooks {
        for story in notebook.lock().unwrap().iter() {
            let loaded = runtime.block_on(store.load(story.seat.table.parse().unwrap())).unwrap().unwrap();
            let own = loaded.entries.iter().filter(|entry| u64::from(entry.seat.number()) == story.number);
            let own: Vec<_> = own.map(|entry| (entry.seat_step, entry.entry.as_str())).collect();
            let noted = story.acknowledged.iter().map(String::as_str);
            let noted: Vec<_> = (1..).zip(noted).collect();
            assert!(own.starts_with(&noted), "{}: {noted:?} was acknowledged, {own:?} is stored", story.game);
            assert!(own.len() <= noted.len() + 1, "{}: more was stored than sent", story.game);
        }
    }
}
