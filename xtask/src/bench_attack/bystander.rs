//! Somebody who has nothing to do with any attack: reads pages and plays against a bot, and notes how long it takes.

use crate::attack::from;
use anyhow::{Context, ensure};
use benben_support::{Client, Seat, Server, pause};
use std::fmt;
use std::time::{Duration, Instant};

/// Somebody who clicks a lot asks for a page so often, and acts so often.
const PAGES_EVERY: Duration = Duration::from_millis(60);
const ACTS_EVERY: Duration = Duration::from_millis(250);

/// How long things took, the shortest first.
#[derive(Debug)]
pub(super) struct Times(Vec<Duration>);

/// What somebody saw.
#[derive(Debug)]
pub(super) struct Figures {
    pub(super) pages: Times,
    /// From sending an action until it is one's turn again.
    pub(super) bots: Times,
}

impl Times {
    /// So many of a hundred took no longer.
    pub(super) fn at(&self, percent: usize) -> Duration {
        let index = (self.0.len() * percent).div_ceil(100).clamp(1, self.0.len());
        self.0[index - 1]
    }

    fn of(mut times: Vec<Duration>) -> anyhow::Result<Self> {
        ensure!(!times.is_empty(), "nothing was measured");
        times.sort();
        Ok(Times(times))
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |percent: usize| self.at(percent).as_secs_f64() * 1e3;
        write!(
            f,
            "{:>5}   p50 {:6.1} ms   p99 {:6.1} ms   longest {:6.1} ms",
            self.0.len(),
            ms(50),
            ms(99),
            ms(100)
        )
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  pages       {}\n  bot answers {}", self.pages, self.bots)
    }
}

/// Reads and plays for so long.
pub(super) fn watch(server: &Server, time: Duration) -> anyhow::Result<Figures> {
    let (reads, plays) = (from(server, "198.51.100.9"), from(server, "198.51.101.9"));
    let end = Instant::now() + time;
    std::thread::scope(|scope| {
        let playing = scope.spawn(|| play(&plays, end));
        let pages = read(&reads, end)?;
        let bots = playing.join().map_err(|_| anyhow::anyhow!("somebody who plays panicked"))??;
        Ok(Figures { pages, bots })
    })
}

fn games(client: &Client) -> anyhow::Result<Vec<String>> {
    let games = client.get("/api/v1/games")?.expect(200);
    let ids = games["games"].as_array().into_iter().flatten().filter_map(|game| game["id"].as_str());
    Ok(ids.map(str::to_owned).collect())
}

/// The first page, the rules, a game's set-up, and a table that is played at.
fn read(client: &Client, end: Instant) -> anyhow::Result<Times> {
    let game = games(client)?.into_iter().next().context("there is a game")?;
    let seats = benben_support::open(client, &game, &["open", "apprentice"])?;
    let pages =
        ["/".to_owned(), format!("/rules/{game}"), format!("/play/{game}"), format!("/t/{}", seats[0].table)];
    let mut times = Vec::new();
    for page in pages.iter().cycle() {
        let begun = Instant::now();
        if begun >= end {
            break;
        }
        let reply = client.get(page)?;
        ensure!(reply.status == 200, "{page}: {reply:?}");
        times.push(begun.elapsed());
        pause(PAGES_EVERY.saturating_sub(begun.elapsed()));
    }
    Times::of(times)
}

/// Plays against the weakest bot, game after game.
fn play(client: &Client, end: Instant) -> anyhow::Result<Times> {
    let mut times = Vec::new();
    for game in games(client)?.iter().cycle() {
        if Instant::now() >= end {
            break;
        }
        let seats = benben_support::open(client, game, &["open", "apprentice"])?;
        play_a_game(client, &seats[0], end, &mut times)?;
    }
    Times::of(times)
}

fn play_a_game(client: &Client, seat: &Seat, end: Instant, times: &mut Vec<Duration>) -> anyhow::Result<()> {
    let mut asked: Option<(Instant, u64)> = None;
    for seen in seat.watch(client)? {
        let number = seen["you"]["number"].as_u64().unwrap_or_default();
        let Some(act) = Seat::choice(&seen) else {
            if seen["status"] == "over" {
                return Ok(());
            }
            continue;
        };
        // A snapshot may be older than the latest answer.
        if asked.is_some_and(|(_, sent)| number <= sent) {
            continue;
        }
        times.extend(asked.map(|(begun, _)| begun.elapsed()));
        if Instant::now() >= end {
            return Ok(());
        }
        pause(ACTS_EVERY);
        asked = Some((Instant::now(), number));
        let reply = seat.post(client, "/actions", &act)?;
        ensure!(reply.status == 200, "{act}: {reply:?}");
    }
    anyhow::bail!("the stream ended")
}
