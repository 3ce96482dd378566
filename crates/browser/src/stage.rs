//! What a scenario has: a server of its own, browsers, and a place for pictures.

use crate::chromium::Chromium;
use crate::window::{Motion, Size, Window};
use anyhow::Context;
use benben_support::Server;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Where a scenario is played.
pub(crate) struct Stage<'a> {
    pub(crate) server: Server,
    chromium: &'a Chromium,
    windows: Vec<Rc<Window>>,
    deadline: Instant,
    /// The script that looks for what is not accessible.
    pub(crate) axe: PathBuf,
    /// Where pictures are wanted.
    pub(crate) shots: Option<PathBuf>,
}

impl<'a> Stage<'a> {
    pub(crate) fn new(
        server: Server,
        chromium: &'a Chromium,
        limit: Duration,
        axe: PathBuf,
        shots: Option<PathBuf>,
    ) -> Self {
        Stage { server, chromium, windows: Vec::new(), deadline: Instant::now() + limit, axe, shots }
    }

    /// A browser that asks pages not to move things, as most tests want it.
    pub(crate) fn open(&mut self, size: Size) -> anyhow::Result<Rc<Window>> {
        self.open_with(size, Motion::Reduced)
    }

    pub(crate) fn open_with(&mut self, size: Size, motion: Motion) -> anyhow::Result<Rc<Window>> {
        let window = self.chromium.open(&self.server.origin(), size, motion, self.deadline);
        let window = Rc::new(window.context("no browser")?);
        self.windows.push(window.clone());
        Ok(window)
    }

    /// A browser that calls the server by a name, because browsers have passkeys for names alone.
    pub(crate) fn open_by_name(&mut self, size: Size) -> anyhow::Result<Rc<Window>> {
        let origin = self.server.origin().replace("127.0.0.1", "localhost");
        let window = self.chromium.open(&origin, size, Motion::Reduced, self.deadline);
        let window = Rc::new(window.context("no browser")?);
        self.windows.push(window.clone());
        Ok(window)
    }

    /// Writes a picture of the page, if pictures are wanted.
    pub(crate) fn shoot(&self, window: &Window, name: &str) -> anyhow::Result<()> {
        let Some(folder) = &self.shots else { return Ok(()) };
        std::fs::create_dir_all(folder)?;
        window.shoot(&folder.join(format!("{name}.png")))
    }

    /// Keeps what the server logged and what the browsers show and said, to find out what went wrong.
    pub(crate) fn keep(&self, folder: &Path) -> anyhow::Result<()> {
        std::fs::create_dir_all(folder)?;
        std::fs::write(folder.join("server.log"), self.server.log()?)?;
        for (number, window) in (1..).zip(&self.windows) {
            window.extend(Instant::now() + Duration::from_secs(10));
            let file = |ending: &str| folder.join(format!("{number}.{ending}"));
            window.shoot(&file("png"))?;
            std::fs::write(file("html"), window.source()?)?;
            window.listen()?;
            std::fs::write(file("log"), window.heard().join("\n"))?;
        }
        Ok(())
    }

    /// No console of any browser has an error, but those that are expected.
    pub(crate) fn check_consoles(&self, expected: &[&str]) -> anyhow::Result<()> {
        self.windows.iter().try_for_each(|window| window.check_console(expected))
    }
}

impl Drop for Stage<'_> {
    fn drop(&mut self) {
        self.windows.iter().for_each(|window| window.close());
    }
}
