//! The sheet on which one chooses a game's company: the same form on the first page and on a page of its own.

use super::GameShown;
use crate::{Face, Texts, seat_sign};
use benben_core::{Choice, Seat, Seats};
use maud::{Markup, html};

/// One thing to choose before the game.
#[derive(Clone, Debug)]
pub struct OptionShown {
    pub(super) key: &'static str,
    pub(super) name: String,
    pub(super) values: Vec<(&'static str, String)>,
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

    /// What it is called, and what was chosen, among these keys and values.
    pub(crate) fn chosen(&self, among: &[(&str, &str)]) -> Option<(&str, &str)> {
        let (_, value) = among.iter().find(|(key, _)| *key == self.key)?;
        let (_, meaning) = self.values.iter().find(|(known, _)| known == value)?;
        Some((&self.name, meaning))
    }
}

/// With whom one wants to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum With {
    /// Bots.
    #[default]
    Bots,
    /// Friends with devices of their own.
    Friends,
    /// Friends who share this device.
    Device,
}

impl With {
    /// All there are, as they are offered.
    pub const ALL: [With; 3] = [With::Bots, With::Friends, With::Device];

    /// Its name in forms and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            With::Bots => "bots",
            With::Friends => "friends",
            With::Device => "device",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        With::ALL.into_iter().find(|with| with.name() == name)
    }

    fn text(self, texts: Texts) -> String {
        match self {
            With::Bots => texts.say("with-bots"),
            With::Friends => texts.say("with-friends"),
            With::Device => texts.say("with-device"),
        }
    }
}

/// What is chosen when the sheet opens: what it was the last time, or what is usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// With whom.
    pub with: With,
    /// How many play.
    pub players: usize,
    /// How many of them are bots, where people share a device.
    pub bots: usize,
    /// How well bots play.
    pub level: String,
    /// Keys and values of the options.
    pub options: Vec<(String, String)>,
    /// How much time there is, as the server writes it.
    pub pace: String,
    /// May anyone with the link watch?
    pub spectators: bool,
    /// Do lists of open tables show it?
    pub listed: bool,
    /// May people ask what a bot would do? As usual where nothing is said.
    pub hints: Option<bool>,
    /// Do ratings follow from it?
    pub rated: bool,
}

/// How well a bot plays.
#[derive(Clone, Debug)]
pub struct LevelShown {
    /// Its name for forms.
    pub key: &'static str,
    /// What people call it.
    pub name: String,
    /// One sentence.
    pub about: String,
}

/// What the sheet needs.
#[derive(Debug)]
pub struct Sheet {
    /// The game.
    pub game: GameShown,
    /// What is chosen.
    pub chosen: Chosen,
    /// Was it chosen before, so that one tap can choose it again?
    pub again: bool,
    /// The bots there are.
    pub levels: Vec<LevelShown>,
    /// The paces there are: as the server writes them, and in words.
    pub paces: Vec<(String, String)>,
    /// What the viewer is called, if that is known.
    pub name: String,
    /// Are they signed in, so that they can play for ratings?
    pub signed_in: bool,
}

impl Sheet {
    /// What one tap plays again, in words.
    pub(super) fn last_choice(&self, texts: Texts) -> String {
        let level = self.levels.iter().find(|level| level.key == self.chosen.level);
        match (self.chosen.with, level) {
            (With::Bots, Some(level)) => {
                let count = self.chosen.players.saturating_sub(1);
                texts.with("again-bots").and("count", count).and("level", level.name.as_str()).say()
            }
            (With::Device, _) => texts.say("again-device"),
            (With::Bots | With::Friends, _) => texts.say("again-friends"),
        }
    }
}

/// The form.
pub(super) fn form(sheet: &Sheet, texts: Texts) -> Markup {
    let (game, chosen) = (&sheet.game, &sheet.chosen);
    html! {
        form class="setup" method="post" action="/play" {
            input type="hidden" name="game" value=(game.meta.id);
            (choices("with", &texts.say("setup-with"), With::ALL.map(|with| (with.name().to_owned(), with.text(texts))), chosen.with.name()))
            (players(sheet, texts))
            div class="for-device" {
                (choices("bots", &texts.say("setup-bots"), (0..=game.meta.max_seats - 2).map(|n| (n.to_string(), n.to_string())), &chosen.bots.to_string()))
            }
            fieldset class="levels for-bots for-device" {
                legend { (texts.say("setup-level")) }
                div {
                    @for level in &sheet.levels {
                        label {
                            input type="radio" name="level" value=(level.key) checked[level.key == chosen.level];
                            span { strong { (level.name) } small { (level.about) } }
                        }
                    }
                }
            }
            (names(sheet, texts))
            @for option in &game.options {
                @let value = chosen.options.iter().find(|(key, _)| key == option.key).map(|(_, value)| value.as_str());
                @let values = option.values.iter().map(|(value, meaning)| ((*value).to_owned(), meaning.clone()));
                (choices(&format!("option-{}", option.key), &option.name, values, value.unwrap_or(option.values[0].0)))
            }
            details class="more" {
                summary { (texts.say("setup-more")) }
                label class="line" {
                    span { (texts.say("setup-pace")) }
                    select name="pace" {
                        @for (pace, words) in &sheet.paces { option value=(pace) selected[*pace == chosen.pace] { (words) } }
                    }
                }
                label class="line" {
                    span { (texts.say("setup-hints")) }
                    select name="hints" {
                        option value="" selected[chosen.hints.is_none()] { (texts.say("setup-hints-usual")) }
                        option value="yes" selected[chosen.hints == Some(true)] { (texts.say("setup-hints-on")) }
                        option value="no" selected[chosen.hints == Some(false)] { (texts.say("setup-hints-off")) }
                    }
                }
                label class="line" { input type="checkbox" name="spectators" value="yes" checked[chosen.spectators]; span { (texts.say("setup-spectators")) } }
                p class="line" { a href={ "/ratings/" (game.meta.id) } { (texts.say("best-title")) } }
                @if sheet.signed_in {
                    label class="line for-bots for-friends" { input type="checkbox" name="rated" value="yes" checked[chosen.rated]; span { (texts.say("setup-rated")) small class="soft" { " " (texts.say("rated-about")) } } }
                }
                label class="line for-friends" { input type="checkbox" name="listed" value="yes" checked[chosen.listed]; span { (texts.say("setup-listed")) } }
            }
            button class="go" {
                span class="for-bots for-device" { (texts.say("setup-start")) }
                span class="for-friends" { (texts.say("setup-go")) }
            }
        }
    }
}

/// How many sit down: the signs of the seats show who they will be.
fn players(sheet: &Sheet, texts: Texts) -> Markup {
    let meta = &sheet.game.meta;
    html! {
        fieldset class="choices players" {
            legend { (texts.say("setup-players")) }
            div {
                @for count in meta.min_seats..=meta.max_seats {
                    label {
                        input type="radio" name="players" value=(count) checked[count == sheet.chosen.players];
                        span { (count) span class="company" aria-hidden="true" { @for seat in Seats::all(count) { (seat_sign(seat)) } } }
                    }
                }
            }
        }
    }
}

/// Who is who at this browser.
fn names(sheet: &Sheet, texts: Texts) -> Markup {
    html! {
        fieldset class="names" {
            legend class="visually-hidden" { (texts.say("name-label")) }
            label class="seat-1" {
                span { (texts.say("name-label")) }
                input name="name" value=(sheet.name) maxlength="30" autocomplete="nickname" data-name placeholder=(texts.say("name-guest"));
            }
            @for number in 2..=sheet.game.meta.max_seats {
                label class={ "for-device " (crate::seat_class(Seat::new(number - 1))) " from-" (number) } {
                    span { (texts.with("chair-guest").and("number", number).say()) }
                    input name={ "name-" (number) } maxlength="30" autocomplete="off"
                        placeholder=(texts.with("chair-guest").and("number", number).say());
                }
            }
        }
    }
}

/// One of a few, all in sight.
fn choices(
    key: &str,
    title: &str,
    values: impl IntoIterator<Item = (String, String)>,
    chosen: &str,
) -> Markup {
    html! {
        fieldset class={ "choices " (key) } {
            legend { (title) }
            div {
                @for (value, text) in values {
                    label { input type="radio" name=(key) value=(value) checked[value == chosen]; span { (text) } }
                }
            }
        }
    }
}
