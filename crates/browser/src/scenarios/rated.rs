//! Two who keep their names play a rated game; both see the ratings before and after it, and on their profiles.

use super::giving_up::resign;
use super::two_browsers::{start, whose_turn};
use crate::axe::{Rules, violations};
use crate::game::Game;
use crate::play::{Luck, act, from_list, go_on_to_results};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{Scheme, Size, Window};
use anyhow::{Context, ensure};
use serde_json::Value;

const PASSWORD: &str = "velbloud pije pomalu";
/// So many actions are clicked.
const BY_CLICKING: usize = 8;
/// Where everybody begins.
const BEGINS: &str = "1500?";
/// How many numbers beside the picture of a rating reach beyond it.
const CUT_OFF: &str = "const plot = document.querySelector('.rating-plot svg').getBoundingClientRect();
    return [...document.querySelectorAll('.rating-plot .tick')].map((one) => one.getBoundingClientRect())
        .filter((one) => one.left < plot.left || one.right > plot.right).length";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let laptop = stage.open(Size::LAPTOP)?;
    let phone = stage.open(Size::TALL_PHONE)?;
    for (window, name) in [(&laptop, "Ivana"), (&phone, "Jan")] {
        window.visit("/me/keep")?;
        window.type_into(".entry [name=name]", name)?;
        window.type_into(".entry [name=password]", PASSWORD)?;
        window.follow(".entry button:not([type=button])")?;
    }
    begin(stage, &laptop, &phone, game)?;
    let actions = play_to_the_end(&laptop, &phone)?;
    let first = told(stage, &laptop, &phone)?;
    for one in &first {
        // Where all share the first place, nothing changes.
        let level = first.iter().all(|one| one.is_first);
        let (gains, loses) = (one.after > one.before, one.after < one.before);
        ensure!(
            if level {
                one.after == one.before
            } else if one.is_first {
                gains
            } else {
                loses
            },
            "{first:?}"
        );
    }
    begin(stage, &laptop, &phone, game)?;
    resign(&laptop)?;
    for one in told(stage, &laptop, &phone)? {
        ensure!(if one.is_me { one.after < one.before } else { one.after > one.before }, "{one:?}");
    }
    let (ivana, jan) = (profile(stage, &laptop, "Ivana")?, profile(stage, &phone, "Jan")?);
    // What one gains the other loses, but for rounding.
    ensure!((ivana + jan - 3000).abs() <= 2, "Ivana has {ivana}, Jan {jan}");
    best_players(stage, &phone, game)?;
    choose(stage, &laptop, &phone)?;
    stage.check_consoles(&["404 (Not Found)"])?;
    Ok(vec![format!("{}: {actions} actions to the end, rated {ivana} and {jan} after two games", game.id)])
}

/// What a game changed for somebody, as the laptop is shown it.
#[derive(Debug)]
struct Changed {
    is_first: bool,
    is_me: bool,
    before: i64,
    after: i64,
}

const CHANGED: &str = r"
return [...document.querySelectorAll('.podium li')].map((one) => ({
  first: 'first' in one.dataset, me: 'me' in one.dataset,
  rating: one.querySelector('.rating').textContent.replaceAll('?', '').split('→').map(Number),
}));
";

/// Both are shown what the game changed.
fn told(stage: &Stage<'_>, laptop: &Window, phone: &Window) -> anyhow::Result<Vec<Changed>> {
    for window in [laptop, phone] {
        window.wait("what the game changed", "return document.querySelectorAll('.podium .rating').length === 2 && [...document.querySelectorAll('.podium .rating')].every((one) => one.textContent.includes('→'))")?;
        window.check_width()?;
    }
    stage.shoot(laptop, "rated-over")?;
    stage.shoot(phone, "rated-over-phone")?;
    let seen = laptop.ask(CHANGED, Vec::new())?;
    let one = |one: &Value| {
        let rating = |index: usize| one["rating"][index].as_i64().context("a rating is a number");
        let (before, after) = (rating(0)?, rating(1)?);
        anyhow::Ok(Changed { is_first: one["first"] == true, is_me: one["me"] == true, before, after })
    };
    seen.as_array().context("there is a podium")?.iter().map(one).collect()
}

/// Nobody gives up: they click for a while, then play as fast as it answers. Says how many actions it took.
fn play_to_the_end(laptop: &Window, phone: &Window) -> anyhow::Result<usize> {
    let (mut luck, mut actions) = (Luck::new(7), 0);
    while let Some(window) = whose_turn(laptop, phone)? {
        if actions < BY_CLICKING {
            act(window, &mut luck).with_context(|| format!("action {}", actions + 1))?;
        } else {
            from_list(window, &mut luck)?;
        }
        actions += 1;
    }
    ensure!(actions > BY_CLICKING, "it was a game");
    for window in [laptop, phone] {
        go_on_to_results(window)?;
    }
    Ok(actions)
}

/// Opens a rated table, and both sit down and are ready.
fn begin(stage: &Stage<'_>, laptop: &Window, phone: &Window, game: &Game) -> anyhow::Result<()> {
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
    Ok(())
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
            ensure!(window.ask(CUT_OFF, Vec::new())? == 0, "numbers are cut off at {}", size.name);
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

/// The list of the best players, as far as it is known who plays how well.
fn best_players(stage: &Stage<'_>, window: &Window, game: &Game) -> anyhow::Result<()> {
    window.visit(&format!("/ratings/{}", game.id))?;
    for (size, scheme) in
        [(Size::PHONE, Scheme::Light), (Size::PHONE, Scheme::Dark), (Size::LAPTOP, Scheme::Light)]
    {
        window.resize(size)?;
        window.scheme(scheme)?;
        window.check_width()?;
        stage.shoot(window, &format!("ratings-{}-{}", size.name, scheme.name()))?;
    }
    window.resize(Size::TALL_PHONE)
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
