//! Long games: whatever has to be done with one is done elsewhere, and nobody waits for it who asked for something else.

use super::{Asker, Stage};
use crate::config::Config;
use crate::erased;
use crate::front::Front;
use crate::house::House;
use crate::workers::{Party, Rank};
use axum::http::{Method, StatusCode};
use benben_core::{Chance, Entry, Fast, Game, Seat, Seed, Setting, Table, UndoneLuck};
use benben_games::RulesVisitor;
use benben_store::{Append, Status, Store, StoredEntry, TableId};
use benben_web::Language;
use std::sync::{Arc, mpsc};

/// So often something is played and taken back …
const PAIRS: usize = 140;
/// … before so much is played.
const STEPS: usize = 60;

/// Everything that was played: whose it is, and what.
struct Played;

impl RulesVisitor for Played {
    type Out = Vec<(Seat, String)>;

    fn visit<G: Game>(self) -> Self::Out {
        let mut table: Table<G> = Table::open(Setting::standard(), 2, Seed::from_number(1));
        let (mut entries, mut luck) = (Vec::new(), Fast::new(3));
        for number in 0..PAIRS + STEPS {
            let Some(seat) = table.turn().awaited().first() else { break };
            let action = luck.pick(&table.legal(seat));
            table.play(seat, action).unwrap();
            entries.push((seat, Entry::Play { seat, action }.to_string()));
            if number < PAIRS {
                let step = table.undo(seat).unwrap();
                let undo = Entry::<G::Action>::Undo { seat, step, luck: UndoneLuck::Same };
                entries.push((seat, undo.to_string()));
            }
        }
        entries
    }
}

impl Stage {
    /// A table with a long game, which ended because somebody gave up.
    async fn open_long(&self) -> TableId {
        let meta = benben_games::metas()[0];
        let id = self.open(meta, 2).await;
        let mut numbers = [0; 2];
        let played = benben_games::visit_rules(meta.id, Played).unwrap();
        for (step, (seat, entry)) in (1..).zip(played) {
            numbers[seat.index()] += 1;
            let seat_step = numbers[seat.index()];
            let entry = StoredEntry { step, seat, seat_step, entry, at: 0 };
            let append = Append { table: id.clone(), entry, save: None, attention: None };
            self.store.append(append).await.unwrap();
        }
        let mut table = self.store.table(id.clone()).await.unwrap().unwrap();
        table.seats[0].resigned = true;
        table.status = Status::Over;
        table.result = Some(r#"{ "resigned": [1], "scores": [0, 0], "places": [2, 1] }"#.to_owned());
        self.store.save_table(table).await.unwrap();
        id
    }
}

#[tokio::test]
async fn f09_whoever_asks_for_a_long_game_waits_and_nobody_else_does() {
    let stage = Stage::new();
    let (long, short) = (stage.open_long().await, stage.open(benben_games::metas()[0], 2).await);
    let config = Config { work_threads: 1, ..Config::default() };
    let house = House::with_dealer(config, stage.store.clone(), Arc::new(erased::deal));
    let server = Front::new(house.clone()).without_connections();
    let others = ["/healthz".to_owned(), "/api/v1/games".to_owned(), format!("/t/{short}"), "/".to_owned()];
    for path in [
        // The first one has it loaded.
        format!("/api/v1/tables/{long}"),
        format!("/api/v1/tables/{long}/record"),
        format!("/api/v1/tables/{long}/record?format=json"),
        format!("/t/{long}/record"),
        format!("/t/{long}/verify"),
    ] {
        let (release, held) = mpsc::channel::<()>();
        let hold = house.clone();
        let hold = tokio::spawn(async move {
            hold.workers.run(Rank::First, Party::HOUSE, move || assert!(held.recv().is_err())).await
        });
        tokio::task::yield_now().await;
        let asked = tokio::spawn({
            let (server, path) = (server.clone(), path.clone());
            async move { Asker::in_seat(2).ask(&server, Method::GET, &path, String::new()).await }
        });
        for other in &others {
            let anyone = Asker { seat: None, language: Language::English };
            let answer = anyone.ask(&server, Method::GET, other, String::new()).await;
            assert_eq!(answer.0, StatusCode::OK, "{other} while {path} is asked for");
        }
        assert!(!asked.is_finished(), "{path} was not done elsewhere");
        drop(release);
        let answer = asked.await.unwrap();
        assert_eq!(answer.0, StatusCode::OK, "{path}: {}", answer.2);
        assert_eq!(hold.await.unwrap(), Ok(()));
    }
}

/// If there is no room elsewhere, whoever asks is told so, and the game is still there.
#[tokio::test]
async fn f09_where_too_many_wait_a_long_game_is_refused_and_not_lost() {
    let stage = Stage::new();
    let long = stage.open_long().await;
    let config = Config { work_threads: 1, ..Config::default() };
    let house = House::with_dealer(config, stage.store.clone(), Arc::new(erased::deal));
    let server = Front::new(house.clone()).without_connections();
    let ask = async |what: &str| {
        let path = format!("/api/v1/tables/{long}{what}");
        Asker::in_seat(2).ask(&server, Method::GET, &path, String::new()).await.0
    };
    assert_eq!(ask("").await, StatusCode::OK);
    let (release, held) = mpsc::channel::<()>();
    let (begun, begins) = mpsc::channel::<()>();
    let run = |job: Box<dyn FnOnce() + Send>| {
        let house = house.clone();
        tokio::spawn(async move { house.workers.run(Rank::First, Party::HOUSE, job).await })
    };
    let mut jobs = vec![run(Box::new(move || {
        begun.send(()).unwrap();
        assert!(held.recv().is_err());
    }))];
    tokio::task::yield_now().await;
    // It has the thread before the others begin to wait.
    begins.recv().unwrap();
    for _ in 0..8 {
        jobs.push(run(Box::new(|| ())));
        tokio::task::yield_now().await;
    }
    assert_eq!(ask("/record").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ask("").await, StatusCode::OK, "the game is still at its table");
    drop(release);
    for job in jobs {
        assert_eq!(job.await.unwrap(), Ok(()));
    }
    assert_eq!(ask("/record").await, StatusCode::OK);
}
