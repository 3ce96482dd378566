//! Somebody's profile: how well they play, what they have played, against whom, and what reviews say about it.

mod history;
mod plot;

pub use history::{HistoryShown, PlayedShown, SitterShown};
pub use plot::RatingPoint;

use super::GameShown;
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use crate::table::SeatRating;
use history::{games, history};
use maud::{Markup, html};

/// Who sees something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenBy {
    /// Everyone.
    Everyone,
    /// Friends.
    Friends,
    /// Only whose it is.
    Nobody,
}

impl SeenBy {
    const ALL: [SeenBy; 3] = [SeenBy::Everyone, SeenBy::Friends, SeenBy::Nobody];

    /// Its name in forms.
    pub const fn key(self) -> &'static str {
        match self {
            SeenBy::Everyone => "everyone",
            SeenBy::Friends => "friends",
            SeenBy::Nobody => "nobody",
        }
    }

    fn say(self, texts: Texts) -> String {
        texts.say(match self {
            SeenBy::Everyone => "profile-everyone",
            SeenBy::Friends => "profile-friends",
            SeenBy::Nobody => "profile-nobody",
        })
    }
}

/// Who sees which part of a profile.
#[derive(Clone, Copy, Debug)]
pub struct PartsSeen {
    /// Ratings.
    pub ratings: SeenBy,
    /// Finished games.
    pub games: SeenBy,
    /// Favourite opponents.
    pub opponents: SeenBy,
    /// What reviews say.
    pub reviews: SeenBy,
}

/// A profile as one viewer may see it: what they may not see is not there.
#[derive(Debug)]
pub struct ProfileShown {
    /// Whose.
    pub name: String,
    /// Who else sees what, if it is the viewer's own.
    pub own: Option<PartsSeen>,
    /// How well they play.
    pub ratings: Option<Vec<RatingOverTime>>,
    /// What they have finished.
    pub games: Option<GamesShown>,
    /// With whom they play most.
    pub opponents: Option<Vec<OpponentShown>>,
    /// What reviews say.
    pub reviews: Option<Vec<FiguresShown>>,
}

/// How well somebody plays a game, and how that changed.
#[derive(Debug)]
pub struct RatingOverTime {
    /// The game.
    pub game: GameShown,
    /// As it is now.
    pub now: SeatRating,
    /// After so many rated games.
    pub games: u32,
    /// The oldest first.
    pub points: Vec<RatingPoint>,
}

/// What somebody has finished.
#[derive(Debug)]
pub struct GamesShown {
    /// By game.
    pub tally: Vec<TallyShown>,
    /// The latest.
    pub latest: HistoryShown,
}

/// How often somebody has played a game.
#[derive(Debug)]
pub struct TallyShown {
    /// Title of the game.
    pub title: String,
    /// So many times.
    pub games: u32,
    /// So many of them came first.
    pub won: u32,
}

/// Somebody with whom one plays.
#[derive(Debug)]
pub struct OpponentShown {
    /// What they are called.
    pub name: String,
    /// Can the viewer look at their profile?
    pub has_profile: bool,
    /// So many games together.
    pub games: u32,
    /// In so many of them one came before them.
    pub won: u32,
}

/// What reviews say about somebody's games of one kind.
#[derive(Debug)]
pub struct FiguresShown {
    /// Title of the game.
    pub title: String,
    /// So many were reviewed.
    pub games: u32,
    /// So many decisions.
    pub decisions: u32,
    /// What one of them costs on average, as a share of the win.
    pub loss: f64,
}

/// Where somebody's profile is.
pub fn profile_path(name: &str) -> String {
    let mut path = String::from("/people/");
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                path.push(char::from(byte));
            }
            _ => path.push_str(&format!("%{byte:02X}")),
        }
    }
    path
}

/// A name that leads to its profile, if the viewer can see one.
pub(crate) fn named(name: &str, profile: Option<&str>) -> Markup {
    html! {
        @if let Some(profile) = profile { a class="name" href=(profile_path(profile)) { (name) } }
        @else { span class="name" { (name) } }
    }
}

/// The page.
pub fn profile(shown: &ProfileShown, texts: Texts, assets: &Assets) -> Markup {
    let nothing = shown.ratings.is_none()
        && shown.games.is_none()
        && shown.opponents.is_none()
        && shown.reviews.is_none();
    Shell::new(&shown.name, texts, &profile_path(&shown.name), assets).around(&html! {
        div class="mine profile" {
            h1 { (shown.name) }
            @if shown.own.is_some() { p class="soft" { (texts.say("profile-own")) } }
            @if nothing { section class="panel" { p { (texts.with("profile-nothing").and("name", &shown.name).say()) } } }
            @if let Some(ratings) = &shown.ratings {
                section class="panel" {
                    (heading("profile-ratings", shown.own.map(|own| own.ratings), texts))
                    @if ratings.is_empty() { p class="soft" { (texts.say("profile-ratings-none")) } }
                    div class="plots" { @for rating in ratings { (plot::over_time(rating, texts)) } }
                }
            }
            @if let Some(shown_games) = &shown.games {
                section class="panel" {
                    (heading("profile-games", shown.own.map(|own| own.games), texts))
                    (games(shown_games, &shown.name, texts))
                }
            }
            @if let Some(opponents) = &shown.opponents {
                section class="panel" {
                    (heading("profile-opponents", shown.own.map(|own| own.opponents), texts))
                    (self::opponents(opponents, texts))
                }
            }
            @if let Some(reviews) = &shown.reviews {
                section class="panel" {
                    (heading("profile-reviews", shown.own.map(|own| own.reviews), texts))
                    (self::reviews(reviews, texts))
                }
            }
            @if let Some(own) = shown.own { (choices(own, texts)) }
        }
    })
}

/// The page of finished games alone, further back.
pub fn profile_games(name: &str, shown: &HistoryShown, texts: Texts, assets: &Assets) -> Markup {
    let path = format!("{}/games", profile_path(name));
    let title = texts.say("profile-games");
    Shell::new(&title, texts, &path, assets).around(&html! {
        div class="mine profile" {
            h1 { (title) }
            p { a href=(profile_path(name)) { (name) } }
            section class="panel" { (history(shown, name, texts)) }
        }
    })
}

/// What a part is called, and to its owner who else sees it.
fn heading(key: &str, seen_by: Option<SeenBy>, texts: Texts) -> Markup {
    html! {
        h2 { (texts.say(key)) @if let Some(seen_by) = seen_by { " " a class="tag" href="#who-sees" { (seen_by.say(texts)) } } }
    }
}

fn opponents(opponents: &[OpponentShown], texts: Texts) -> Markup {
    html! {
        @if opponents.is_empty() { p class="soft" { (texts.say("profile-opponents-none")) } } @else {
            div class="wide" { table class="figures" {
                thead { tr { th scope="col" { (texts.say("best-name")) } th scope="col" { (texts.say("profile-played")) } th scope="col" { (texts.say("profile-ahead")) } } }
                tbody { @for one in opponents {
                    tr {
                        th scope="row" { (named(&one.name, one.has_profile.then_some(one.name.as_str()))) }
                        td { (one.games) } td { (one.won) }
                    }
                } }
            } }
        }
    }
}

fn reviews(reviews: &[FiguresShown], texts: Texts) -> Markup {
    html! {
        @if reviews.is_empty() { p class="soft" { (texts.say("profile-reviews-none")) } } @else {
            p class="soft" { (texts.say("profile-reviews-about")) }
            div class="wide" { table class="figures" {
                thead { tr {
                    th scope="col" { (texts.say("cup-game")) } th scope="col" { (texts.say("profile-played")) }
                    th scope="col" { (texts.say("profile-decisions")) } th scope="col" { (texts.say("profile-loss")) }
                } }
                tbody { @for one in reviews {
                    tr {
                        th scope="row" { (one.title) }
                        td { (one.games) } td { (one.decisions) }
                        td { (texts.with("profile-percent").and("percent", format!("{:.1}", one.loss * 100.0)).say()) }
                    }
                } }
            } }
        }
    }
}

/// Who sees which part: the owner chooses.
fn choices(own: PartsSeen, texts: Texts) -> Markup {
    let parts = [
        ("ratings", "profile-ratings", own.ratings),
        ("games", "profile-games", own.games),
        ("opponents", "profile-opponents", own.opponents),
        ("reviews", "profile-reviews", own.reviews),
    ];
    html! {
        form class="panel who-sees" id="who-sees" method="post" action="/me/profile" {
            h2 { (texts.say("profile-show")) }
            p class="soft" { (texts.say("profile-show-about")) }
            @for (name, label, chosen) in parts {
                fieldset class="chips-of" {
                    legend { (texts.say(label)) }
                    div { @for choice in SeenBy::ALL {
                        label { input type="radio" name=(name) value=(choice.key()) checked[choice == chosen]; span { (choice.say(texts)) } }
                    } }
                }
            }
            button { (texts.say("mine-save")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_name_is_one_part_of_an_address() {
        assert_eq!(profile_path("Ada"), "/people/Ada");
        assert_eq!(profile_path("Žofie N."), "/people/%C5%BDofie%20N.");
        assert_eq!(profile_path("a/b?c#d%"), "/people/a%2Fb%3Fc%23d%25");
    }
}
