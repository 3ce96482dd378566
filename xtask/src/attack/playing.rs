//! Killed again and again while people play, the server keeps every action that it acknowledged, exactly once.
//!
//! At each table somebody plays for both seats. Whoever gets no answer sends the same action again. In the end the records
//! have exactly what was acknowledged, and hold.

use anyhow::{Context, ensure};
use benben_core::{Chance, Fast};
use benben_support::{Client, Reply, Seat, Serve, wait_within};
use serde_json::Value;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

/// How long a server that was killed may take to come back.
const RESTART_TIMEOUT: Duration = Duration::from_secs(60);

/// What those who play and the one who kills know of each other.
#[derive(Default)]
struct Course {
    acknowledged: AtomicU32,
    repeated: AtomicU32,
    enough: AtomicBool,
}

/// Kills the server so many times, and answers what was seen.
pub(super) fn survive(benben: &Path, kills: u32) -> anyhow::Result<String> {
    let mut server = Serve::new(benben)?.start()?;
    let client = server.client().with_limit(RESTART_TIMEOUT);
    let games = client.get("/api/v1/games")?.expect(200);
    let games = games["games"].as_array().into_iter().flatten().filter_map(|game| game["id"].as_str());
    let course = Course::default();
    std::thread::scope(|scope| {
        let players: Vec<_> = games
            .map(|game| {
                let (game, client, course) = (game.to_owned(), &client, &course);
                scope.spawn(move || play_on(client, &game, course))
            })
            .collect();
        let failed = || players.iter().any(|player| player.is_finished());
        let mut luck = Fast::new(13);
        for _ in 0..kills {
            let target = course.acknowledged.load(Ordering::SeqCst) + luck.below(30);
            let reached = || (course.acknowledged.load(Ordering::SeqCst) >= target || failed()).then_some(());
            wait_within("people who play", RESTART_TIMEOUT, reached)?;
            if failed() {
                break;
            }
            server.kill()?;
            server.start_again()?;
        }
        course.enough.store(true, Ordering::SeqCst);
        let mut finished = 0;
        for player in players {
            finished += player.join().map_err(|_| anyhow::anyhow!("somebody panicked"))??;
        }
        let (acknowledged, repeated) =
            (course.acknowledged.load(Ordering::SeqCst), course.repeated.load(Ordering::SeqCst));
        ensure!(repeated > 0, "no kill came between an action and its answer");
        Ok(format!(
            "{kills} kills while people played: {finished} games, {acknowledged} actions acknowledged, {repeated} sent again"
        ))
    })
}

/// Plays game after game until it is enough; the last one, too, is played to its end. Answers how many it were.
fn play_on(client: &Client, game: &str, course: &Course) -> anyhow::Result<usize> {
    let mut finished = 0;
    while finished == 0 || !course.enough.load(Ordering::SeqCst) {
        // Opened by a server that may be killed meanwhile: then another table is opened.
        let Ok(seats) = open(client, game) else { continue };
        let acknowledged = play(client, &seats, course)?;
        check(client, &seats[0], &acknowledged).with_context(|| format!("a table of {game}"))?;
        finished += 1;
    }
    Ok(finished)
}

fn open(client: &Client, game: &str) -> anyhow::Result<[Seat; 2]> {
    let wish =
        serde_json::json!({ "game": game, "seats": super::means::two_open_seats(), "spectators": true });
    let opened = client.post("/api/v1/tables", &wish)?.expect(201);
    let seat =
        |name: &str| -> anyhow::Result<Seat> { Ok(Seat::join(client, super::means::id(&opened)?, name)?) };
    Ok([seat("Ada")?, seat("Bo")?])
}

/// Plays for both until the game is over. Answers what each was acknowledged, in order.
fn play(client: &Client, seats: &[Seat; 2], course: &Course) -> anyhow::Result<[Vec<String>; 2]> {
    let mut acknowledged = [Vec::new(), Vec::new()];
    loop {
        for (seat, own) in seats.iter().zip(&mut acknowledged) {
            let seen = insist(|| seat.get(client, ""))?.expect(200);
            if seen["status"] == "over" {
                return Ok(acknowledged);
            }
            let Some(act) = Seat::choice(&seen) else { continue };
            let number = act["number"].as_u64().context("an action has a number")?;
            ensure!(number == own.len() as u64 + 1, "{} acknowledged, and the next is {number}", own.len());
            let reply = match seat.post(client, "/actions", &act) {
                Ok(reply) => reply,
                Err(_) => {
                    course.repeated.fetch_add(1, Ordering::SeqCst);
                    insist(|| seat.post(client, "/actions", &act))?
                }
            };
            ensure!(reply.status == 200, "{act}: {reply:?}");
            own.push(act["action"].as_str().context("an action is a text")?.to_owned());
            course.acknowledged.fetch_add(1, Ordering::SeqCst);
        }
    }
}

/// The record has what was acknowledged, exactly once and in order, and holds.
fn check(client: &Client, seat: &Seat, acknowledged: &[Vec<String>; 2]) -> anyhow::Result<()> {
    let record = insist(|| seat.get(client, "/record?format=json"))?.expect(200);
    for (number, own) in (1..).zip(acknowledged) {
        let steps = record["steps"].as_array().context("a record has steps")?;
        let recorded =
            steps.iter().filter(|step| step["seat"] == number).filter_map(|step| step["action"].as_str());
        let recorded: Vec<&str> = recorded.collect();
        ensure!(recorded == *own, "seat {number}: {own:?} was acknowledged, {recorded:?} is recorded");
    }
    let verified = insist(|| client.post("/api/v1/verify", &record))?.expect(200);
    ensure!(verified["over"] == Value::Bool(true), "{verified}");
    Ok(())
}

/// Asks until some life of the server answers.
fn insist(ask: impl Fn() -> std::io::Result<Reply>) -> anyhow::Result<Reply> {
    Ok(wait_within("an answer", RESTART_TIMEOUT, || ask().ok())?)
}
