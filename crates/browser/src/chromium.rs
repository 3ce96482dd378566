//! Debian's Chromium, driven through chromedriver.

use crate::driver::Driver;
use crate::window::{Motion, Size, Window};
use anyhow::Context;
use benben_support::Process;
use std::process::{Command, Stdio};
use std::time::Instant;

const FLAGS: [&str; 12] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--lang=en",
    "--accept-lang=en",
];

/// A running chromedriver. Its browsers keep everything in a folder that goes with it.
pub(crate) struct Chromium {
    address: String,
    process: Process,
    _profiles: tempfile::TempDir,
}

impl Chromium {
    pub(crate) fn start() -> anyhow::Result<Self> {
        let profiles = tempfile::tempdir()?;
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").env("TMPDIR", profiles.path()).stderr(Stdio::null());
        let process = Process::start(&mut command)
            .context("install chromium and chromium-driver, or run `cargo xtask test`")?;
        let port = process.find("to say its port", |line| {
            Some(line.split_once("successfully on port ")?.1.trim_end_matches('.').trim().to_owned())
        })?;
        Ok(Chromium { address: format!("127.0.0.1:{port}"), process, _profiles: profiles })
    }

    /// A new browser with nothing remembered.
    pub(crate) fn open(
        &self,
        origin: &str,
        size: Size,
        motion: Motion,
        deadline: Instant,
    ) -> anyhow::Result<Window> {
        let mut flags: Vec<String> = FLAGS.into_iter().map(str::to_owned).collect();
        flags.push(format!("--window-size={},{}", size.width.max(600), size.height + 100));
        if motion == Motion::Reduced {
            flags.push("--force-prefers-reduced-motion".to_owned());
        }
        let window = Window::new(Driver::start(&self.address, &flags, deadline)?, origin, motion);
        window.resize(size)?;
        if motion == Motion::Reduced {
            window.see_at_once()?;
        }
        Ok(window)
    }

    /// Ends it, and with it every browser that is still open.
    pub(crate) fn stop(mut self) -> anyhow::Result<()> {
        Ok(self.process.stop().map(drop)?)
    }
}
