//! A page in a browser: what a person sees, clicks and types.

use crate::driver::Driver;
use anyhow::{Context, bail, ensure};
use benben_support::wait_within;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::path::Path;
use std::time::{Duration, Instant};

/// Anything on a page comes within this time, or not at all.
pub(crate) const PAGE_TIMEOUT: Duration = Duration::from_secs(30);
/// So often somebody tries who held a finger too long.
const TAPS: usize = 5;
/// Nothing moves longer than this.
pub(crate) const MOVING: Duration = Duration::from_secs(3);

/// How large the window is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) name: &'static str,
    pub(crate) width: u32,
    pub(crate) height: u32,
    phone: bool,
}

impl Size {
    pub(crate) const LAPTOP: Size = Size { name: "laptop", width: 1280, height: 800, phone: false };
    pub(crate) const LARGE_LAPTOP: Size =
        Size { name: "large-laptop", width: 1440, height: 900, phone: false };
    pub(crate) const TABLET: Size = Size { name: "tablet", width: 768, height: 1024, phone: true };
    pub(crate) const PHONE: Size = Size { name: "phone", width: 360, height: 740, phone: true };
    /// The narrowest phone that is about.
    pub(crate) const NARROW_PHONE: Size = Size { name: "narrow-phone", width: 320, height: 568, phone: true };
    /// The same with the bars of its browser.
    pub(crate) const SHORT_PHONE: Size = Size { name: "short-phone", width: 360, height: 600, phone: true };
    /// A phone that is a little larger.
    pub(crate) const TALL_PHONE: Size = Size { name: "tall-phone", width: 390, height: 844, phone: true };
    /// The same, held on its side.
    pub(crate) const LYING_PHONE: Size = Size { name: "lying-phone", width: 844, height: 390, phone: true };
    /// A television with four times the points.
    pub(crate) const CINEMA: Size = Size { name: "cinema", width: 3840, height: 2160, phone: false };
    pub(crate) const TELEVISION: Size = Size { name: "television", width: 1920, height: 1080, phone: false };
}

/// Does the person like things to move?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Motion {
    Reduced,
    Full,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Light,
    Dark,
}

impl Scheme {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}

/// A browser's window.
pub(crate) struct Window {
    driver: RefCell<Driver>,
    origin: String,
    pub(crate) motion: Motion,
    width: Cell<u32>,
    /// Is it held in the hand, so that fingers touch it?
    touched: Cell<bool>,
    console: RefCell<Vec<String>>,
}

impl Window {
    pub(crate) fn new(driver: Driver, origin: &str, motion: Motion) -> Self {
        Window {
            driver: RefCell::new(driver),
            origin: origin.to_owned(),
            motion,
            width: Cell::new(0),
            touched: Cell::new(false),
            console: RefCell::default(),
        }
    }

    /// Where its pages come from.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// A command of the browser itself.
    pub(crate) fn command(&self, method: &str, parameters: Value) -> anyhow::Result<Value> {
        self.driver.borrow().command(method, parameters)
    }

    pub(crate) fn resize(&self, size: Size) -> anyhow::Result<()> {
        self.width.set(size.width);
        self.touched.set(size.phone);
        self.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": size.phone }))?;
        let metrics = json!({
            "width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": size.phone,
        });
        self.command("Emulation.setDeviceMetricsOverride", metrics).map(drop)
    }

    /// Waits until the page has noticed what happened to it, such as another size, and was painted again.
    pub(crate) fn painted(&self) -> anyhow::Result<()> {
        let script =
            "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.ask_slowly(script, Vec::new()).map(drop)
    }

    /// Whoever uses this browser has chosen to see what others do at once, unless they choose otherwise: nobody waits for it.
    pub(crate) fn see_at_once(&self) -> anyhow::Result<()> {
        let source = "try { localStorage.speed ??= 'once'; } catch { /* There is no page yet. */ }";
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).map(drop)
    }

    /// The width that the page has to fit into.
    pub(crate) fn width(&self) -> u32 {
        self.width.get()
    }

    pub(crate) fn scheme(&self, scheme: Scheme) -> anyhow::Result<()> {
        let mut features = vec![json!({ "name": "prefers-color-scheme", "value": scheme.name() })];
        if self.motion == Motion::Reduced {
            features.push(json!({ "name": "prefers-reduced-motion", "value": "reduce" }));
        }
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).map(drop)
    }

    /// Goes to a page of the server.
    pub(crate) fn visit(&self, path: &str) -> anyhow::Result<()> {
        self.driver.borrow().visit(&format!("{}{path}", self.origin)).with_context(|| path.to_owned())
    }

    pub(crate) fn reload(&self) -> anyhow::Result<()> {
        self.driver.borrow().reload()
    }

    /// The path of the page that is shown, with what is asked.
    pub(crate) fn path(&self) -> anyhow::Result<String> {
        let address = self.driver.borrow().address()?;
        Ok(address.strip_prefix(&self.origin).unwrap_or(&address).to_owned())
    }

    pub(crate) fn source(&self) -> anyhow::Result<String> {
        self.driver.borrow().source()
    }

    /// What a script answers.
    pub(crate) fn ask(&self, script: &str, arguments: Vec<Value>) -> anyhow::Result<Value> {
        self.driver.borrow().ask(script, arguments).with_context(|| first_line(script))
    }

    /// What a script answers that takes its time: it calls its last argument.
    pub(crate) fn ask_slowly(&self, script: &str, arguments: Vec<Value>) -> anyhow::Result<Value> {
        self.driver.borrow().ask_slowly(script, arguments).with_context(|| first_line(script))
    }

    /// The text of the first such element.
    pub(crate) fn text(&self, selector: &str) -> anyhow::Result<String> {
        let text =
            self.ask("return document.querySelector(arguments[0])?.textContent", vec![selector.into()]);
        let text = text?;
        Ok(text.as_str().with_context(|| format!("no `{selector}` on the page"))?.trim().to_owned())
    }

    pub(crate) fn has(&self, selector: &str) -> anyhow::Result<bool> {
        Ok(self.ask("return !!document.querySelector(arguments[0])", vec![selector.into()])? == true)
    }

    /// Waits until the script answers with something true.
    pub(crate) fn wait(&self, what: &str, script: &str) -> anyhow::Result<Value> {
        let is_true = |answer: &Value| !matches!(answer, Value::Null | Value::Bool(false));
        // While a page is left there is nobody to answer.
        Ok(wait_within(what, PAGE_TIMEOUT, || self.ask(script, Vec::new()).ok().filter(is_true))?)
    }

    /// Waits until there is such an element.
    pub(crate) fn wait_for(&self, selector: &str) -> anyhow::Result<()> {
        let script = format!("return !!document.querySelector({})", json!(selector));
        self.wait(&format!("`{selector}`"), &script).map(drop)
    }

    /// Clicks the first such element, where it can be seen.
    pub(crate) fn click(&self, selector: &str) -> anyhow::Result<()> {
        let script = format!("{POINT} return point(document.querySelector(arguments[0]))");
        let point = self.once_still(&script, &selector.into(), |point| point["x"].is_number())?;
        self.click_at(&point).with_context(|| format!("click on `{selector}`"))
    }

    /// The point that a script finds, as soon as it will do. While things move, nobody can hit them; after that it is what
    /// it is.
    pub(crate) fn once_still(
        &self,
        script: &str,
        argument: &Value,
        will_do: impl Fn(&Value) -> bool,
    ) -> anyhow::Result<Value> {
        let look = || self.ask(script, vec![argument.clone()]);
        let still = wait_within("things to lie still", MOVING, || match look() {
            Ok(point) if self.motion == Motion::Full && !will_do(&point) => None,
            answer => Some(answer),
        });
        still.unwrap_or_else(|_| look())
    }

    /// Clicks at a point that [`POINT`] found, by finger on what is held in the hand.
    pub(crate) fn click_at(&self, point: &Value) -> anyhow::Result<()> {
        if let Some(why) = point["covered"].as_str() {
            bail!("it cannot be clicked: {why}");
        }
        ensure!(point["x"].is_number(), "it is not on the page");
        if self.touched.get() {
            return self.tap(point);
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let mouse = json!({
                "type": kind, "x": point["x"], "y": point["y"], "button": button, "clickCount": 1,
            });
            self.command("Input.dispatchMouseEvent", mouse)?;
        }
        Ok(())
    }

    /// A finger touches the point and leaves it. On a busy machine it may stay so long that it asks what it touches; then
    /// it tries again.
    fn tap(&self, point: &Value) -> anyhow::Result<()> {
        for _ in 0..TAPS {
            let finger = json!([{ "x": point["x"], "y": point["y"] }]);
            for (kind, fingers) in [("touchStart", finger), ("touchEnd", json!([]))] {
                self.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": fingers }))?;
            }
            // While a page is left there is nobody to ask.
            if !self.has("#tip:not([hidden])").unwrap_or(false) {
                break;
            }
        }
        Ok(())
    }

    /// Clicks a link or button, and waits until another page is there.
    pub(crate) fn follow(&self, selector: &str) -> anyhow::Result<()> {
        self.ask("window.leaving = true", Vec::new())?;
        self.click(selector)?;
        self.arrive(selector)
    }

    fn arrive(&self, by: &str) -> anyhow::Result<()> {
        let there = "return !window.leaving && document.readyState === 'complete'";
        self.wait(&format!("another page after `{by}`"), there).map(drop)
    }

    /// Presses a key, and waits until another page is there.
    pub(crate) fn follow_by_key(&self, key: Key) -> anyhow::Result<()> {
        self.ask("window.leaving = true", Vec::new())?;
        self.press(key)?;
        self.arrive(key.0)
    }

    /// Types into a field.
    pub(crate) fn type_into(&self, selector: &str, text: &str) -> anyhow::Result<()> {
        self.click(selector)?;
        self.command("Input.insertText", json!({ "text": text })).map(drop)
    }

    /// Presses a key.
    pub(crate) fn press(&self, key: Key) -> anyhow::Result<()> {
        let Key(name, code, text) = key;
        let mut down =
            json!({ "type": "rawKeyDown", "key": name, "code": name, "windowsVirtualKeyCode": code });
        if !text.is_empty() {
            down["type"] = "keyDown".into();
            down["text"] = text.into();
        }
        if name == " " {
            down["code"] = "Space".into();
        }
        self.command("Input.dispatchKeyEvent", down.clone())?;
        down["type"] = "keyUp".into();
        self.command("Input.dispatchKeyEvent", down).map(drop)
    }

    /// Chooses a language in the top line.
    pub(crate) fn speak(&self, language: &str) -> anyhow::Result<()> {
        self.follow(&format!(".languages button[value={language}]"))
    }

    /// Nothing has to be pushed sideways to be seen.
    pub(crate) fn check_width(&self) -> anyhow::Result<()> {
        let wide = self.ask(WIDEST, vec![self.width().into()])?;
        ensure!(wide.is_null(), "wider than {} px: {wide}", self.width());
        Ok(())
    }

    pub(crate) fn shoot(&self, file: &Path) -> anyhow::Result<()> {
        Ok(std::fs::write(file, self.driver.borrow().picture()?)?)
    }

    /// Takes what the console said since.
    pub(crate) fn listen(&self) -> anyhow::Result<()> {
        let said = self.driver.borrow().console()?;
        self.console.borrow_mut().extend(said);
        Ok(())
    }

    /// All that the console said so far.
    pub(crate) fn heard(&self) -> Vec<String> {
        self.console.borrow().clone()
    }

    /// The console has nothing to complain about.
    pub(crate) fn check_console(&self, expected: &[&str]) -> anyhow::Result<()> {
        self.listen()?;
        let heard = self.heard();
        let bad: Vec<&String> = heard
            .iter()
            .filter(|line| line.starts_with("SEVERE") || line.starts_with("WARNING"))
            .filter(|line| !expected.iter().any(|known| line.contains(known)))
            .collect();
        ensure!(bad.is_empty(), "the console says: {bad:#?}");
        Ok(())
    }

    pub(crate) fn close(&self) {
        self.driver.borrow().quit();
    }

    /// A failed scenario has a little more time to keep what it saw.
    pub(crate) fn extend(&self, deadline: Instant) {
        self.driver.borrow_mut().extend(deadline);
    }
}

fn first_line(script: &str) -> String {
    script.trim().lines().next().unwrap_or_default().to_owned()
}

/// A key: its name, its number, and what it types.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key(&'static str, u32, &'static str);

impl Key {
    pub(crate) const TAB: Key = Key("Tab", 9, "");
    pub(crate) const ENTER: Key = Key("Enter", 13, "\r");
    pub(crate) const SPACE: Key = Key(" ", 32, " ");
    pub(crate) const ESCAPE: Key = Key("Escape", 27, "");
    pub(crate) const F: Key = Key("f", 70, "f");
    pub(crate) const H: Key = Key("h", 72, "h");
    pub(crate) const R: Key = Key("r", 82, "r");
    pub(crate) const LEFT: Key = Key("ArrowLeft", 37, "");
    pub(crate) const UP: Key = Key("ArrowUp", 38, "");
    pub(crate) const RIGHT: Key = Key("ArrowRight", 39, "");
    pub(crate) const DOWN: Key = Key("ArrowDown", 40, "");
}

/// Finds a point at which an element can really be clicked: cards overlap, and something may lie above.
pub(crate) const POINT: &str = r"
const point = (element) => {
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  let above = null;
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const down of steps) {
    for (const across of steps) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === element || element.contains(hit))
        && (!element.dataset?.pick || hit.closest('[data-pick]') === element)) return { x, y };
      above ??= hit;
    }
  }
  const say = (thing) => thing ? thing.cloneNode(false).outerHTML.slice(0, 160) : 'nothing';
  return { covered: `${say(element)} at ${box.left},${box.top} ${box.width}x${box.height} lies below ${say(above)}` };
};
";

/// The elements that make a page too wide.
const WIDEST: &str = r"
const most = arguments[0];
const wide = document.scrollingElement.scrollWidth;
if (wide <= most) return null;
const out = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > most + 1);
return `${wide} px by ` + out.slice(0, 4).map((one) => one.cloneNode(false).outerHTML.slice(0, 120)).join(' ');
";
