//! Pictures of the pages, for people who have to decide whether they are beautiful.

use crate::game::Games;
use crate::play::{against_a_bot, hurry, settled};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::ensure;

/// Which pictures are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Album {
    /// The few that the README shows.
    Readme,
    /// Every face and page, in light and dark.
    All,
}

impl Album {
    const fn looks(self) -> &'static [(Size, Scheme)] {
        match self {
            Album::Readme => &[(Size::LAPTOP, Scheme::Light), (Size::PHONE, Scheme::Dark)],
            Album::All => &[
                (Size::LAPTOP, Scheme::Light),
                (Size::LAPTOP, Scheme::Dark),
                (Size::PHONE, Scheme::Light),
                (Size::PHONE, Scheme::Dark),
            ],
        }
    }
}

/// The same luck every time, so that pictures change only where the pages do.
pub(crate) const LUCK: u64 = 7;

/// Actions until a table looks like a game.
const MIDDLE: usize = 9;

pub(crate) fn play(stage: &mut Stage<'_>, games: &Games, album: Album) -> Findings {
    ensure!(stage.shots.is_some(), "where to? Say it with --shots DIR");
    let window = stage.open(Size::LAPTOP)?;
    // Before anybody has a table, so that the games are the first thing to be seen.
    shoot(stage, &window, album, "home", "/")?;
    for game in games.iter() {
        let id = &game.id;
        against_a_bot(&window, game)?;
        settled(&window)?;
        dismiss_hints(&window)?;
        hurry(&window, MIDDLE)?;
        let table = window.path()?;
        shoot(stage, &window, album, id, &table)?;
        if album == Album::All {
            shoot(stage, &window, album, &format!("{id}-screen"), &format!("{table}/screen"))?;
            shoot(stage, &window, album, &format!("{id}-setup"), &format!("/play/{id}?with=friends"))?;
            shoot(stage, &window, album, &format!("{id}-rules"), &format!("/rules/{id}"))?;
            window.visit(&table)?;
            hurry(&window, 5000)?;
            shoot(stage, &window, album, &format!("{id}-end"), &table)?;
            let replay = format!("{table}/replay?step=12&as=open");
            shoot(stage, &window, album, &format!("{id}-replay"), &replay)?;
        }
    }
    if album == Album::All {
        for (name, with) in [("gathering", "friends"), ("curtain", "device")] {
            window.visit(&format!("/play/{}?with={with}", games.first().id))?;
            window.follow(".setup .go")?;
            let table = window.path()?;
            shoot(stage, &window, album, name, &table)?;
        }
        shoot(stage, &window, album, "problem", "/join?code=NOWHERE")?;
    }
    Ok(Vec::new())
}

fn shoot(stage: &Stage<'_>, window: &Window, album: Album, name: &str, path: &str) -> anyhow::Result<()> {
    for (size, scheme) in album.looks() {
        window.resize(*size)?;
        window.scheme(*scheme)?;
        window.visit(path)?;
        stage.shoot(window, &format!("{name}-{}-{}", size.name, scheme.name()))?;
    }
    window.resize(Size::LAPTOP)?;
    window.scheme(Scheme::Light)
}

/// Whoever takes pictures has read the hints.
fn dismiss_hints(window: &Window) -> anyhow::Result<()> {
    let script = "document.querySelectorAll('[data-dismiss]').forEach((button) => button.click())";
    window.ask(script, Vec::new()).map(drop)
}
