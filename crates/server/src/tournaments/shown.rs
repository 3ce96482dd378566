//! A tournament as everybody may see it: players, rounds, standings. There is nothing in it that only some may know.

use super::course::{begun, round_ends_at};
use super::result;
use crate::accounts::KeptNames;
use crate::house::House;
use crate::problem::Problem;
use crate::ratings::Listed;
use crate::table::RatingShown;
use benben_store::{LoadedTournament, Status, StoredEntrant, StoredPairing};
use benben_tournament::{Entrant, Format, Points, Round, standings};
use benben_web::{Language, Texts, level_name};
use serde::Serialize;
use std::fmt::Write;
use utoipa::ToSchema;

/// What parts those with the same points, in this order.
const TIE_BREAKS: [&str; 3] = [
    "strength of opponents (Buchholz): the sum, round by round, of the mean of the points that your opponents have in the end; a round without opponents counts as one against somebody in the middle of the field",
    "results against each other: a win for each of those with the same points and strength who was behind you at a table, half of one for each who was level",
    "points scored in the games",
];

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Shown {
    /// Its id: whoever knows it can follow and join.
    pub(crate) tournament: String,
    /// What it is called; perhaps empty.
    pub(crate) title: String,
    /// Id of the game.
    pub(crate) game: String,
    /// The options, as `key=value key=value`.
    pub(crate) options: String,
    /// How many sit at a table, where the number of players divides.
    pub(crate) seats: u8,
    /// The time limit.
    pub(crate) pace: String,
    /// `gathering`, `playing`, `over`, or `closed` if it was ended before anything was played.
    #[schema(value_type = String)]
    pub(crate) status: Status,
    /// `round_robin` or `swiss`, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) format: Option<&'static str>,
    /// How many rounds: those that are wanted, or once it has begun those that are played.
    pub(crate) rounds: Option<u32>,
    /// The round that is being played, or was played last; 0 before the first.
    pub(crate) round: u32,
    /// The most players.
    pub(crate) most_players: u16,
    /// Do lists show it?
    pub(crate) listed: bool,
    /// Do its games count for ratings?
    pub(crate) rated: bool,
    /// The break between two rounds.
    pub(crate) break_seconds: u64,
    /// When it was opened, in unix milliseconds.
    pub(crate) created_at: i64,
    /// When it begins by itself, in unix milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) begins_at: Option<i64>,
    /// When the next round begins, in unix milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) next_round_at: Option<i64>,
    /// When time is called at the tables that still play, in unix milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) round_ends_at: Option<i64>,
    /// Can somebody join now?
    pub(crate) takes_players: bool,
    /// Everybody, in the order of joining.
    pub(crate) players: Vec<PlayerShown>,
    /// Who is ahead, the first first; those who left without playing aren't in it.
    pub(crate) standings: Vec<Stands>,
    /// What parts those with the same points, in this order.
    #[schema(value_type = Vec<String>)]
    pub(crate) tie_breaks: [&'static str; 3],
    /// The rounds, in order.
    pub(crate) results: Vec<Started>,
}

/// A player of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlayerShown {
    /// From 1, in the order of joining.
    pub(crate) player: u16,
    /// What they are called; for bots, their level.
    pub(crate) name: String,
    /// Is it a name that they keep? A guest may be called as they like.
    pub(crate) keeps_name: bool,
    /// Is it a bot?
    pub(crate) bot: bool,
    /// Have they left?
    pub(crate) left: bool,
    /// After how many rounds they joined.
    pub(crate) joined_after: u32,
    /// How well they play the game, if they show it to everyone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) rating: Option<RatingShown>,
    /// The name of a profile that everyone can see: `/api/v1/people/{name}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) profile: Option<String>,
}

/// How somebody stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Stands {
    /// From 1; those whom nothing parts share a place.
    pub(crate) place: u32,
    /// Who.
    pub(crate) player: u16,
    /// What they are called.
    pub(crate) name: String,
    /// What they have won: 1 for a first place, 0 for a last one, even steps in between.
    pub(crate) points: f64,
    /// The strength of their opponents.
    pub(crate) strength: f64,
    /// Their results against those with the same points and strength.
    pub(crate) direct: f64,
    /// What the games have counted for them.
    pub(crate) scored: i64,
    /// Tables they have finished.
    pub(crate) played: u32,
    /// Rounds they sat out.
    pub(crate) byes: u32,
    /// Points and strength as people write them.
    #[serde(skip)]
    pub(crate) words: (String, String, String),
}

/// A round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Started {
    /// From 1.
    pub(crate) round: u32,
    /// When it was paired, in unix milliseconds.
    pub(crate) paired_at: i64,
    /// Is every table over?
    pub(crate) over: bool,
    /// The tables.
    pub(crate) tables: Vec<Fixture>,
    /// Who sits out.
    pub(crate) byes: Vec<SitsOut>,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Fixture {
    /// Its id.
    pub(crate) table: String,
    /// Is it over?
    pub(crate) over: bool,
    /// Who sits there, in seat order.
    pub(crate) seats: Vec<Sits>,
}

/// Somebody at a table of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Sits {
    /// Who.
    pub(crate) player: u16,
    /// What they are called.
    pub(crate) name: String,
    /// Their place, once the table is over with a result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<u8>,
    /// What the game counted for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) score: Option<i32>,
    /// What they won by it, once the table is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) points: Option<f64>,
    /// The same as people write it.
    #[serde(skip)]
    pub(crate) words: Option<String>,
}

/// Somebody who sits out.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SitsOut {
    /// Who.
    pub(crate) player: u16,
    /// What they are called.
    pub(crate) name: String,
    /// What it is worth.
    pub(crate) points: f64,
}

/// A tournament as it is shown; names of bots are in this language, or their levels' if there is none.
pub(crate) fn shown(loaded: &LoadedTournament, language: Option<Language>) -> Shown {
    let tournament = &loaded.tournament;
    let (plan, playing) = (begun(loaded), tournament.status == Status::Playing);
    let rounds: Vec<Round> = loaded.rounds.iter().map(result::round).collect();
    let names: Vec<String> = tournament.players.iter().map(|player| name(player, language)).collect();
    let called = |number: u16| names.get(usize::from(number)).cloned().unwrap_or_default();
    let running = loaded.rounds.last().filter(|_| playing && !rounds.last().is_some_and(Round::is_over));
    let takes_players = match tournament.status {
        Status::Gathering => tournament.players.len() < usize::from(tournament.most_players),
        Status::Playing => {
            plan.as_ref().is_some_and(|plan| plan.takes_late_joiners())
                && tournament.players.len() < usize::from(tournament.most_players)
        }
        Status::Over | Status::Closed => false,
    };
    let results = loaded.rounds.iter().zip(&rounds).map(|(stored, round)| Started {
        round: stored.number,
        paired_at: stored.paired_at,
        over: round.is_over(),
        tables: stored
            .tables
            .iter()
            .zip(&round.tables)
            .map(|(table, pairing)| fixture(table, pairing, &called))
            .collect(),
        byes: round
            .byes
            .iter()
            .map(|bye| SitsOut {
                player: bye.player.0 + 1,
                name: called(bye.player.0),
                points: bye.worth.as_f64(),
            })
            .collect(),
    });
    Shown {
        tournament: tournament.id.to_string(),
        title: tournament.title.clone(),
        game: tournament.game.clone(),
        options: tournament.options.clone(),
        seats: tournament.seats,
        pace: tournament.pace.clone(),
        status: tournament.status,
        format: plan.as_ref().map(|plan| match plan.format {
            Format::RoundRobin => "round_robin",
            Format::Swiss => "swiss",
        }),
        rounds: tournament.rounds,
        round: loaded.rounds.len() as u32,
        most_players: tournament.most_players,
        listed: tournament.listed,
        rated: tournament.rated,
        break_seconds: tournament.break_seconds,
        created_at: tournament.created_at,
        begins_at: tournament.wake_at.filter(|_| tournament.status == Status::Gathering),
        next_round_at: tournament.wake_at.filter(|_| playing),
        round_ends_at: running.map(|round| round_ends_at(tournament, round)),
        takes_players,
        standings: stands(loaded, &rounds, &called),
        tie_breaks: TIE_BREAKS,
        results: results.collect(),
        players: tournament
            .players
            .iter()
            .zip(1..)
            .map(|(player, number)| player_shown(player, number, &called))
            .collect(),
    }
}

/// The same with what those who play show of themselves to everyone.
pub(crate) async fn shown_with_people(
    house: &House,
    loaded: &LoadedTournament,
    language: Option<Language>,
) -> Result<Shown, Problem> {
    let mut shown = shown(loaded, language);
    let tournament = &loaded.tournament;
    let holders = || tournament.players.iter().filter_map(|player| player.token);
    let rated =
        Listed::of(house, holders().map(|holder| (tournament.game.clone(), holder)).collect()).await?;
    let known =
        house.store.known_to_all(holders().collect()).await.map_err(|error| Problem::store(&error))?;
    let kept = KeptNames::of(house, holders().collect()).await?;
    for (shown, stored) in shown.players.iter_mut().zip(&tournament.players) {
        shown.rating = rated.rating(&tournament.game, stored.token).map(RatingShown::from);
        shown.keeps_name = kept.is_kept(stored.token, &stored.name);
        let person = known.iter().find(|person| Some(person.holder) == stored.token);
        shown.profile = person.map(|person| person.name.clone());
    }
    Ok(shown)
}

fn player_shown(player: &StoredEntrant, number: u16, called: &impl Fn(u16) -> String) -> PlayerShown {
    PlayerShown {
        player: number,
        name: called(number - 1),
        keeps_name: false,
        bot: !player.level.is_empty(),
        left: player.left,
        joined_after: player.joined_after,
        rating: None,
        profile: None,
    }
}

fn name(player: &StoredEntrant, language: Option<Language>) -> String {
    let texts = Texts::new(language.unwrap_or(Language::English));
    match (player.level.as_str(), player.name.as_str()) {
        ("", "") => texts.say("name-former"),
        ("", name) => name.to_owned(),
        (level, _) => language.map_or_else(|| level.to_owned(), |_| level_name(level, texts)),
    }
}

fn fixture(
    table: &StoredPairing,
    pairing: &benben_tournament::Pairing,
    called: &impl Fn(u16) -> String,
) -> Fixture {
    let (places, scores) = match &pairing.finish {
        Some(benben_tournament::Finish::Played { places, scores }) => (places.clone(), scores.clone()),
        _ => Default::default(),
    };
    let points: Vec<Points> = pairing.points().unwrap_or_default();
    let sits = |(seat, player): (usize, &u16)| Sits {
        player: player + 1,
        name: called(*player),
        place: places.get(seat).copied(),
        score: scores.get(seat).copied(),
        points: points.get(seat).map(|points| points.as_f64()),
        words: points.get(seat).map(ToString::to_string),
    };
    Fixture {
        table: table.table.to_string(),
        over: pairing.finish.is_some(),
        seats: table.players.iter().enumerate().map(sits).collect(),
    }
}

fn stands(loaded: &LoadedTournament, rounds: &[Round], called: &impl Fn(u16) -> String) -> Vec<Stands> {
    let played = |number: u16| {
        let player = Entrant(number);
        rounds.iter().any(|round| {
            round.tables.iter().any(|table| table.players.contains(&player))
                || round.byes.iter().any(|bye| bye.player == player)
        })
    };
    let players = loaded.tournament.players.iter().zip(0..);
    let ranked: Vec<Entrant> = players
        .filter(|(player, number)| !player.left || played(*number))
        .map(|(_, number)| Entrant(number))
        .collect();
    // A round that is being played counts once all of it is over: otherwise places would depend on who plays faster.
    let finished = rounds.iter().take_while(|round| round.is_over()).count();
    let stand = |one: benben_tournament::Standing| Stands {
        place: one.place,
        player: one.player.0 + 1,
        name: called(one.player.0),
        points: one.points.as_f64(),
        strength: one.strength.as_f64(),
        direct: one.direct.as_f64(),
        scored: one.scored,
        played: one.played,
        byes: one.byes,
        words: (one.points.to_string(), one.strength.to_string(), one.direct.to_string()),
    };
    standings(&rounds[..finished], &ranked).into_iter().map(stand).collect()
}

/// The first so many standings and all rounds as text, to be copied and mailed.
pub(crate) fn results_text(shown: &Shown, texts: Texts) -> String {
    let mut text = String::new();
    let mut line = |words: String| writeln!(text, "{words}").expect("writing to a string cannot fail");
    let game = crate::introduction::title(&shown.game, texts);
    line(if shown.title.is_empty() { game } else { format!("{} · {game}", shown.title) });
    line(
        texts
            .with("cup-round-of")
            .and("round", shown.round)
            .and("rounds", shown.rounds.unwrap_or(shown.round))
            .say(),
    );
    line(String::new());
    for one in &shown.standings {
        let (points, strength, direct) = &one.words;
        line(format!("{:>3}. {}  {points}  ({strength} · {direct} · {})", one.place, one.name, one.scored));
    }
    line(String::new());
    line(texts.say("cup-tie-breaks"));
    for round in &shown.results {
        line(String::new());
        line(texts.with("cup-round").and("round", round.round).say());
        for table in &round.tables {
            let seat = |sits: &Sits| match (&sits.words, sits.score) {
                (Some(points), Some(score)) => format!("{} {points} ({score})", sits.name),
                (Some(points), None) => format!("{} {points}", sits.name),
                _ => sits.name.clone(),
            };
            line(format!("  {}", table.seats.iter().map(seat).collect::<Vec<_>>().join(" – ")));
        }
        for bye in &round.byes {
            line(format!("  {} {} ({})", bye.name, bye.points, texts.say("cup-bye")));
        }
    }
    text
}
