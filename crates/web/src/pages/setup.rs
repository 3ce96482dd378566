//! Before a table is opened: who plays, and by which options.

use super::GameShown;
use super::shell::Shell;
use crate::assets::Assets;
use crate::{Face, Texts};
use benben_core::Choice;
use maud::{Markup, html};

/// One thing to choose before the game.
#[derive(Debug)]
pub struct OptionShown {
    key: &'static str,
    name: String,
    values: Vec<(&'static str, String)>,
}

impl OptionShown {
    pub(super) fn of<F: Face>(texts: Texts, choice: &Choice) -> Self {
        let meaning = |value: &&'static str| (*value, F::option(texts, choice.key, value).1);
        OptionShown {
            key: choice.key,
            name: F::option(texts, choice.key, choice.values[0]).0,
            values: choice.values.iter().map(meaning).collect(),
        }
    }
}

/// With whom one wants to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum With {
    /// Friends with devices of their own.
    #[default]
    Friends,
    /// Friends who share this device.
    Device,
    /// Bots.
    Bots,
}

/// What this page needs.
#[derive(Debug)]
pub struct Setup {
    /// The game.
    pub game: GameShown,
    /// With whom.
    pub with: With,
    /// The bots there are: key, name, one sentence.
    pub levels: Vec<(&'static str, String)>,
    /// The key of the one that is chosen where one plays with bots.
    pub usual: &'static str,
}

/// The page on which a table is prepared.
pub fn setup(setup: &Setup, texts: Texts, assets: &Assets) -> Markup {
    let game = &setup.game;
    let path = format!("/play/{}", game.meta.id);
    Shell::new(&game.title, texts, &path, assets).around(&html! {
        form class="setup" method="post" action="/play" {
            input type="hidden" name="game" value=(game.meta.id);
            div class="emblem" aria-hidden="true" { (game.emblem) }
            h1 { (game.title) }
            p { (game.tagline) }
            fieldset class="panel" {
                legend { (texts.say("setup-who")) }
                ol class="chairs" {
                    @for number in 1..=game.meta.max_seats { (chair(setup, number, texts)) }
                }
            }
            @if !game.options.is_empty() {
                fieldset class="panel" {
                    legend { (texts.say("setup-options")) }
                    @for option in &game.options {
                        label {
                            span { (option.name) }
                            select name={ "option-" (option.key) } {
                                @for (value, meaning) in &option.values { option value=(value) { (meaning) } }
                            }
                        }
                    }
                }
            }
            (more(texts))
            button class="go" { (texts.say("setup-go")) }
        }
    })
}

fn chair(setup: &Setup, number: usize, texts: Texts) -> Markup {
    let game = setup.game.meta;
    // The usual company: the smallest that is fun.
    let usual = match (number, setup.with) {
        (1, _) => "you",
        (number, _) if number > game.min_seats => "none",
        (_, With::Friends) => "open",
        (_, With::Device) => "here",
        (_, With::Bots) => setup.usual,
    };
    let kinds: &[(&str, &str)] = match number {
        1 => &[("you", "chair-you")],
        number if number <= game.min_seats => &[("open", "chair-open"), ("here", "chair-here")],
        _ => &[("none", "chair-none"), ("open", "chair-open"), ("here", "chair-here")],
    };
    let label = texts.with("chair-label").and("number", number).say();
    html! {
        li {
            label {
                span { (label) }
                select name={ "seat-" (number) } data-chair {
                    @for (kind, key) in kinds { option value=(kind) selected[*kind == usual] { (texts.say(key)) } }
                    @if number > 1 {
                        @for (level, name) in &setup.levels {
                            option value=(level) selected[*level == usual] { (texts.with("chair-bot").and("level", name.as_str()).and("strength", *level).say()) }
                        }
                    }
                }
            }
            label class="chair-name" {
                span { (if number == 1 { texts.say("name-label") } else { texts.say("chair-name") }) }
                @if number == 1 {
                    input name="name-1" maxlength="30" autocomplete="nickname" data-name placeholder=(texts.say("name-guest"));
                } @else {
                    input name={ "name-" (number) } maxlength="30" autocomplete="off"
                        placeholder=(texts.with("chair-guest").and("number", number).say());
                }
            }
        }
    }
}

fn more(texts: Texts) -> Markup {
    let paces = [
        ("none", "pace-none"),
        ("decision 30", "pace-30"),
        ("decision 120", "pace-120"),
        ("decision 86400", "pace-day"),
        ("bank 600 5", "pace-bank"),
    ];
    html! {
        fieldset class="panel" {
            legend { (texts.say("setup-table")) }
            label {
                span { (texts.say("setup-pace")) }
                select name="pace" { @for (pace, key) in paces { option value=(pace) { (texts.say(key)) } } }
            }
            label { input type="checkbox" name="spectators" value="yes" checked; span { (texts.say("setup-spectators")) } }
            label { input type="checkbox" name="listed" value="yes"; span { (texts.say("setup-listed")) } }
        }
    }
}
