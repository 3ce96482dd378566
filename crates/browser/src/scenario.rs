//! What can be tried, by name.

use crate::game::{Game, Games};
use crate::scenarios::pictures::Album;
use crate::scenarios::{
    absence, accounts, behind_hand, chairs, climax, daily, every_page, finding, first_page, following,
    frames, giving_up, keyboard, laying, lessons, notices, one_device, overlays, people, pictures, push,
    puzzles, rated, settings, sizes, study, talk, television, timeout, tournament, two_browsers, weight,
    whole_game, why_not, without_script, words,
};
use crate::stage::Stage;
use crate::window::{Motion, Size};
use std::time::Duration;

/// What a scenario has to say in the end: figures, one a line.
pub(crate) type Findings = anyhow::Result<Vec<String>>;

/// A machine that is busy with other things takes so many times as long.
const BUSY: u32 = 3;

type Play = Box<dyn Fn(&mut Stage<'_>) -> Findings + Send + Sync>;

/// One thing that people do with Benben.
pub(crate) struct Scenario {
    pub(crate) name: String,
    /// No scenario hangs for ever. It takes much less, unless the machine is busy.
    pub(crate) limit: Duration,
    /// How the server is started for it, besides what is usual.
    pub(crate) flags: &'static [&'static str],
    /// Where the luck of its games comes from, so that the same pages give the same result every time.
    luck: u64,
    pub(crate) play: Play,
}

impl Scenario {
    fn new(
        name: impl Into<String>,
        seconds: u64,
        play: impl Fn(&mut Stage<'_>) -> Findings + Send + Sync + 'static,
    ) -> Self {
        let (name, limit) = (name.into(), Duration::from_secs(seconds) * BUSY);
        let luck = name.bytes().fold(7, |luck: u64, byte| (31 * luck + u64::from(byte)) % 10_007);
        Scenario { name, limit, flags: &[], luck, play: Box::new(play) }
    }

    /// The same, with a server that is started like this.
    fn with_flags(self, flags: &'static [&'static str]) -> Self {
        Scenario { flags, ..self }
    }

    /// The same, with this luck.
    fn with_luck(self, luck: u64) -> Self {
        Scenario { luck, ..self }
    }

    /// The number that its server draws all luck from, in a run with this luck.
    pub(crate) fn rehearsal(&self, luck: u64) -> u64 {
        self.luck + 10_007 * luck
    }

    /// Pictures are made only when asked for.
    pub(crate) fn only_on_demand(&self) -> bool {
        ["pictures", "gallery"].contains(&self.name.as_str())
    }
}

/// All scenarios, the longest first, so that two at a time end together.
pub(crate) fn all(games: &Games) -> Vec<Scenario> {
    let mut all: Vec<Scenario> =
        games.iter().map(|game| of("every-page", game, 240, every_page::play)).collect();
    // The pages that belong to no game.
    all.push(with_all("every-other-page", games, 120, every_page::others));
    // One game is played with everything that moves, to see that nothing gets lost in between.
    for game in games.iter() {
        let motion = if game == games.second() { Motion::Full } else { Motion::Reduced };
        all.push(whole(game, Size::LAPTOP, motion));
        all.push(whole(game, Size::PHONE, Motion::Reduced));
    }
    all.push(with_all("first-page", games, 90, first_page::play));
    all.push(of("chairs", games.first(), 60, chairs::play));
    all.push(of("accounts", games.first(), 120, accounts::play));
    all.push(of("people", games.first(), 120, people::play));
    all.push(of("rated", games.first(), 150, rated::play));
    all.push(of("settings", games.first(), 60, settings::play));
    all.push(of("giving-up", games.second(), 90, giving_up::play));
    all.push(of("daily", games.first(), 150, daily::play).with_flags(&daily::FLAGS));
    all.push(of("tournament", games.first(), 180, tournament::play));
    all.push(of("absence", games.second(), 90, absence::play).with_flags(&absence::FLAGS));
    all.extend(games.iter().map(|game| of("lessons", game, 180, lessons::play)));
    all.extend(games.iter().map(|game| of("puzzles", game, 60, puzzles::play)));
    all.extend(games.iter().map(|game| of("study", game, 240, study::play).with_flags(&study::FLAGS)));
    all.push(of("timeout", games.second(), 90, timeout::play));
    let (first, second) = (games.first().clone(), games.second().clone());
    all.push(Scenario::new("keyboard", 180, move |stage| keyboard::play(stage, &first)));
    all.push(Scenario::new("two-browsers", 120, move |stage| two_browsers::play(stage, &second)));
    all.push(of("push", games.second(), 90, push::play));
    all.push(of("notices", games.first(), 90, notices::play));
    all.push(of("talk", games.first(), 90, talk::play));
    all.push(of("words", games.first(), 90, words::play));
    all.push(with_all("one-device", games, 180, one_device::play));
    all.extend(games.iter().map(|game| of("frames", game, 120, frames::play)));
    all.push(of("following", games.first(), 120, following::play));
    all.push(of("last-scene", games.second(), 120, television::last_scene));
    all.push(of("behind-hand", games.first(), 120, behind_hand::play));
    all.extend(games.iter().map(|game| of("climax", game, 120, climax::play)));
    all.push(with_all("laying", games, 120, laying::play));
    all.push(of("overlays", games.second(), 90, overlays::play));
    all.extend(games.iter().map(|game| of("why-not", game, 90, why_not::play)));
    all.extend(games.iter().map(|game| of("sizes", game, 120, sizes::play)));
    all.extend(games.iter().map(|game| of("television", game, 240, television::play)));
    all.push(with_all("weight", games, 180, weight::play));
    all.push(with_all("finding", games, 90, finding::play));
    all.push(with_all("without-script", games, 60, without_script::play));
    let readme = with_all("pictures", games, 240, |stage, games| pictures::play(stage, games, Album::Readme));
    all.push(readme.with_luck(pictures::LUCK));
    let gallery = with_all("gallery", games, 300, |stage, games| pictures::play(stage, games, Album::All));
    all.push(gallery.with_luck(pictures::LUCK));
    all
}

/// A scenario of one game.
fn of(name: &str, game: &Game, seconds: u64, play: fn(&mut Stage<'_>, &Game) -> Findings) -> Scenario {
    let (name, game) = (format!("{name}-{}", game.id), game.clone());
    Scenario::new(name, seconds, move |stage| play(stage, &game))
}

/// A scenario that goes from game to game.
fn with_all(
    name: &str,
    games: &Games,
    seconds: u64,
    play: fn(&mut Stage<'_>, &Games) -> Findings,
) -> Scenario {
    let games = games.clone();
    Scenario::new(name, seconds, move |stage| play(stage, &games))
}

fn whole(game: &Game, size: Size, motion: Motion) -> Scenario {
    let (name, game) = (format!("whole-game-{}-{}", game.id, size.name), game.clone());
    Scenario::new(name, 180, move |stage| whole_game::play(stage, &game, size, motion))
}
