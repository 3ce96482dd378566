//! What can be tried, by name.

use crate::game::{GAMES, Game};
use crate::scenarios::pictures::Album;
use crate::scenarios::{
    every_page, keyboard, one_device, pictures, two_browsers, weight, whole_game, why_not, without_script,
};
use crate::stage::Stage;
use crate::window::Size;
use std::time::Duration;

/// What a scenario has to say in the end: figures, one a line.
pub(crate) type Findings = anyhow::Result<Vec<String>>;

type Play = Box<dyn Fn(&mut Stage<'_>) -> Findings + Send + Sync>;

/// One thing that people do with Benben.
pub(crate) struct Scenario {
    pub(crate) name: String,
    /// No scenario hangs for ever.
    pub(crate) limit: Duration,
    pub(crate) play: Play,
}

impl Scenario {
    fn new(
        name: impl Into<String>,
        seconds: u64,
        play: impl Fn(&mut Stage<'_>) -> Findings + Send + Sync + 'static,
    ) -> Self {
        Scenario { name: name.into(), limit: Duration::from_secs(seconds), play: Box::new(play) }
    }

    /// Pictures are made only when asked for.
    pub(crate) fn only_on_demand(&self) -> bool {
        ["pictures", "gallery"].contains(&self.name.as_str())
    }
}

/// All scenarios, the longest first, so that two at a time end together.
pub(crate) fn all() -> Vec<Scenario> {
    let mut all: Vec<Scenario> = GAMES
        .into_iter()
        .map(|game| {
            Scenario::new(format!("every-page-{}", game.id), 240, move |stage| every_page::play(stage, game))
        })
        .collect();
    for game in GAMES {
        for size in [Size::LAPTOP, Size::PHONE] {
            all.push(whole(game, size));
        }
    }
    all.push(Scenario::new("keyboard", 180, keyboard::play));
    all.push(Scenario::new("two-browsers", 120, two_browsers::play));
    all.push(Scenario::new("one-device", 120, one_device::play));
    for game in GAMES {
        all.push(Scenario::new(format!("why-not-{}", game.id), 90, move |stage| why_not::play(stage, game)));
    }
    all.push(Scenario::new("weight", 180, weight::play));
    all.push(Scenario::new("without-script", 60, without_script::play));
    all.push(Scenario::new("pictures", 240, |stage| pictures::play(stage, Album::Readme)));
    all.push(Scenario::new("gallery", 300, |stage| pictures::play(stage, Album::All)));
    all
}

fn whole(game: Game, size: Size) -> Scenario {
    Scenario::new(format!("whole-game-{}-{}", game.id, size.name), 180, move |stage| {
        whole_game::play(stage, game, size)
    })
}
