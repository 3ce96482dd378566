//! Two who keep their names play a rated game; both see the ratings before and after it, and on their profiles.

use super::giving_up::resign;
use super::two_browsers::start;
use crate::axe::{Rules, violations};
use crate::game::Game;
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::{Context, ensure};

const PASSWORD: &str = "velbloud pije pomalu";
/// Where everybody begins.
const BEGINS: &str = "1500?";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let laptop = stage.open(Size::LAPTOP)?;
    let phone = stage.open(Size::TALL_PHONE)?;
    for (window, name) in [(&laptop, "Ivana"), (&phone, "Jan")] {
        window.visit("/me/keep")?;
        window.type_into(".entry [name=name]", name)?;
        window.type_into(".entry [name=password]", PASSWORD)?;
        window.follow(".entry button:not([type=button])")?;
    }
    for _ in 0..2 {
        rated_game(stage, &laptop, &phone, game)?;
    }
    let (lost, won) = (profile(stage, &laptop, "Ivana")?, profile(stage, &phone, "Jan")?);
    ensure!(lost < 1500 && won > 1500, "who gave up has {lost}, the other {won}");
    choose(stage, &laptop, &phone)?;
    stage.check_consoles(&["404 (Not Found)"])?;
    Ok(vec![format!("{}: rated {lost} and {won} after two games", game.id)])
}

/// Opens a rated table, plays and gives up.
fn rated_game(stage: &Stage<'_>, laptop: &Window, phone: &Window, game: &Game) -> anyhow::Result<()> {
    laptop.visit(&format!("/play/{}?with=friends", game.id))?;
    laptop.click(".setup .more summary")?;
    laptop.ask(
        "document.querySelector('.setup [name=rated]').checked = true;
         document.querySelector('.setup [name=listed]').checked = true;
         const pace = document.querySelector('.setup [name=pace]'); pace.value = pace.options[1].value",
        Vec::new(),
    )?;
    stage.shoot(laptop, "rated-sheet")?;
    laptop.follow(".setup .go")?;
    laptop.wait_for(".chair .rating")?;
    let before = laptop.text(".chair .rating")?;
    // Whoever looks for a table sees how well the one plays who waits there.
    phone.visit("/lobby")?;
    phone.check_width()?;
    stage.shoot(phone, "rated-lobby-phone")?;
    if before != BEGINS {
        // It is asked for again while somebody looks; what was there before may be a moment old.
        let listed = format!(
            "return document.querySelector('#lobby .tables')?.textContent.includes('Ivana ({before})')"
        );
        phone.wait("the list to have ratings", &listed)?;
    }
    phone.visit(&laptop.path()?)?;
    phone.follow(".join button")?;
    phone.wait_for(".chair:nth-child(2) .rating")?;
    stage.shoot(phone, "rated-room-phone")?;
    start(laptop, phone)?;
    for window in [laptop, phone] {
        window.wait_for("#live[data-stage=playing] .seat .rating")?;
        ensure!(!window.has("form[action$='/undo']")?, "nothing was played that could be taken back");
    }
    resign(laptop)?;
    for window in [laptop, phone] {
        window.wait("what the game changed", "return document.querySelectorAll('.podium .rating').length === 2 && [...document.querySelectorAll('.podium .rating')].every((one) => one.textContent.includes('→'))")?;
        window.check_width()?;
    }
    stage.shoot(laptop, "rated-over")?;
    stage.shoot(phone, "rated-over-phone")
}

/// The profile, with a picture of the rating over time; the rating on it.
fn profile(stage: &Stage<'_>, window: &Window, name: &str) -> anyhow::Result<i64> {
    window.visit("/me")?;
    window.follow("a[href^='/people/']")?;
    ensure!(window.text("h1")? == name, "it is one's own profile");
    ensure!(window.has(".rating-plot svg[role=img][aria-label]")?, "there is a picture, and words for it");
    let small = name.to_lowercase();
    for (language, scheme) in [("en", Scheme::Light), ("cs", Scheme::Dark)] {
        window.speak(language)?;
        window.scheme(scheme)?;
        for size in [Size::LAPTOP, Size::TALL_PHONE, Size::PHONE, Size::TELEVISION] {
            window.resize(size)?;
            window.check_width().with_context(|| format!("{name} {language} {}", size.name))?;
            stage.shoot(window, &format!("profile-{small}-{language}-{}-{}", scheme.name(), size.name))?;
        }
        window.resize(Size::LAPTOP)?;
        let found = violations(window, &stage.axe, Rules::All)?;
        ensure!(found.is_empty(), "{name} {language}: {}", found.join("\n"));
    }
    window.speak("en")?;
    window.scheme(Scheme::Light)?;
    let rating = window.text(".rated-game .now strong")?;
    rating.trim_end_matches('?').parse().with_context(|| format!("a rating, not {rating}"))
}

/// What others see is what their owner shows them.
fn choose(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<()> {
    phone.visit("/people/Ivana")?;
    ensure!(phone.has(".rating-plot")? && !phone.has(".profile .tables")?, "ratings and nothing else");
    laptop.click(".who-sees label:has([name=games][value=everyone])")?;
    laptop.follow(".who-sees button")?;
    phone.visit("/people/Ivana")?;
    ensure!(phone.has(".profile .tables a.row")?, "the games they have played together");
    phone.check_width()?;
    stage.shoot(phone, "profile-of-another-phone")?;
    for part in ["ratings", "games"] {
        laptop.click(&format!(".who-sees label:has([name={part}][value=nobody])"))?;
    }
    laptop.follow(".who-sees button")?;
    phone.visit("/people/Ivana")?;
    ensure!(!phone.has(".profile")?, "nothing is shown, and nobody is there");
    stage.shoot(phone, "profile-hidden-phone")
}
