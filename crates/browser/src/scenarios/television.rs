//! The big screen: at every number of seats all of the table is in view and fills it, with a code that cameras read from a sofa.

use super::giving_up::resign;
use crate::game::Game;
use crate::play::{against_a_bot, hurry};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{PAGE_TIMEOUT, Size, Window};
use anyhow::{Context, ensure};
use benben_support::wait_within;
use std::time::{Duration, Instant};

/// Moments that are looked at with every number of seats: the first decision, and a table that looks like a game.
const MOMENTS: [(&str, usize); 2] = [("begin", 0), ("middle", 6)];
const BOTH: [Size; 2] = [Size::TELEVISION, Size::CINEMA];
/// A camera on a sofa reads a code that has this share of the screen's height.
const READABLE: f64 = 0.11;
/// What is shown takes at least this share of the screen's height and width.
const FILLED: f64 = 0.85;

/// What is wrong with the screen: something beyond its edges or cut, something to fill in, or much of it empty. Only things
/// and what has no parts count as shown: a panel may be as large as it likes.
const WRONG: &str = r"
const [readable, filled] = arguments;
const root = document.documentElement;
if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1)
  return `${root.scrollWidth}x${root.scrollHeight} px do not fit ${innerWidth}x${innerHeight}`;
if ([...document.querySelectorAll('input, select, form button')].some((one) => one.checkVisibility())) return 'there is a form';
const screen = document.querySelector('.screen');
// The log may go on below; whatever else is cut is missed.
const parts = [...screen.querySelectorAll('*')].filter((one) =>
  (!one.firstElementChild || one.matches('svg, .thing')) && !one.closest('svg *, .log, .told, .visually-hidden, .spectacle') && one.checkVisibility({ visibilityProperty: true }));
const boxes = parts.map((one) => one.getBoundingClientRect());
for (const [index, box] of boxes.entries()) {
  if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1)
    return `${parts[index].outerHTML.slice(0, 80)} reaches ${Math.round(box.right)},${Math.round(box.bottom)}`;
}
const middle = screen.querySelector('.middle, .gathering').getBoundingClientRect();
const within = boxes.filter((box) => box.width && box.left < middle.right && box.right > middle.left);
const high = Math.max(...within.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
const wide = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
if (high < filled * innerHeight || wide < filled * innerWidth)
  return `only ${Math.round(wide)}x${Math.round(high)} of ${innerWidth}x${innerHeight} is used`;
const qr = [...document.querySelectorAll('.qr')].find((one) => one.checkVisibility())?.getBoundingClientRect();
if (!qr || qr.height < readable * innerHeight) return `the code is ${Math.round(qr?.height ?? 0)} px high`;
return null;
";

/// A window that changed its size tells the page a moment later.
const FITTED: &str =
    "return Math.abs(document.querySelector('.screen').getBoundingClientRect().height - innerHeight) < 2";

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let laptop = stage.open(Size::LAPTOP)?;
    let television = stage.open(Size::TELEVISION)?;
    let mut looked = 0;
    open(&laptop, game, "friends", "last-child")?;
    looked += look(stage, &television, &laptop, &format!("{}-friends", game.id), &BOTH)?;
    let most = choices(&laptop, game)?;
    for seats in 1..=most {
        open(&laptop, game, "bots", &format!("nth-child({seats})"))?;
        for (moment, actions) in MOMENTS {
            hurry(&laptop, actions)?;
            // What fits one screen mostly fits the other: the larger one is looked at where most and least is to be shown.
            let extreme = actions > 0 && (seats == 1 || seats == most);
            let sizes = if extreme { &BOTH[..] } else { &BOTH[..1] };
            looked += look(stage, &television, &laptop, &format!("{}-{seats}-{moment}", game.id), sizes)?;
        }
    }
    resign(&laptop)?;
    laptop.wait_for(".results")?;
    looked += look(stage, &television, &laptop, &format!("{}-end", game.id), &BOTH)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{looked} screens filled")])
}

/// Nobody has to send the last scene away: it stays long enough for a room to read it, and then the results are there.
pub(crate) fn last_scene(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let laptop = stage.open(Size::LAPTOP)?;
    let television = stage.open(Size::TELEVISION)?;
    against_a_bot(&laptop, game)?;
    television.visit(&format!("{}/screen", laptop.path()?))?;
    let open = "#spectacle[data-last].open";
    hurry(&laptop, 5000)?;
    television.wait_for(open)?;
    stage.shoot(&television, &format!("last-scene-{}", game.id))?;
    let button = "return document.querySelector('#spectacle [data-go-on]').checkVisibility()";
    ensure!(television.ask(button, Vec::new())? == false, "there is a button, but nobody to press it");
    let begun = Instant::now();
    wait_within("the last scene to go by itself", 2 * PAGE_TIMEOUT, || {
        (!television.has(open).ok()?).then_some(())
    })?;
    let stayed = begun.elapsed();
    ensure!(stayed > Duration::from_secs(10), "a room had only {stayed:?} to read it");
    ensure!(television.has("#live[data-stage=over] .results")?, "the results follow");
    stage.check_consoles(&[])?;
    Ok(vec![format!("the last scene stays for {:.0} s", stayed.as_secs_f64())])
}

/// How many choices there are of how many play.
fn choices(window: &Window, game: &Game) -> anyhow::Result<u64> {
    window.visit(&format!("/play/{}?with=bots", game.id))?;
    let choices =
        window.ask("return document.querySelectorAll('.setup .players label').length", Vec::new())?;
    choices.as_u64().context("a number of choices")
}

/// Opens a table with so many seats.
fn open(window: &Window, game: &Game, with: &str, seats: &str) -> anyhow::Result<()> {
    window.visit(&format!("/play/{}?with={with}", game.id))?;
    window.click(&format!(".setup .players label:{seats} input"))?;
    if with == "bots" {
        window.click(".setup .levels input[value=apprentice]")?;
    }
    window.follow(".setup .go")
}

/// Looks at the table that `at` shows on screens of these sizes, once they have settled.
fn look(
    stage: &Stage<'_>,
    television: &Window,
    at: &Window,
    name: &str,
    sizes: &[Size],
) -> anyhow::Result<usize> {
    let table = at.path()?;
    television.resize(sizes[0])?;
    television.visit(&format!("{table}/screen"))?;
    for size in sizes {
        television.resize(*size)?;
        let there =
            "return [...document.querySelectorAll('.qr')].some((one) => one.complete && one.naturalWidth)";
        television.wait("the code is there", there)?;
        television.wait("the screen to be filled anew", FITTED)?;
        let name = format!("{name}-{}", size.name);
        stage.shoot(television, &name)?;
        let wrong = television.ask(WRONG, vec![READABLE.into(), FILLED.into()])?;
        ensure!(wrong.is_null(), "{name}: {wrong}");
    }
    Ok(sizes.len())
}
