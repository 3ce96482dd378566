//! Whatever the test command takes from packages, fetched while the first stages compile: fetching waits for the network, and
//! compiling doesn't.

use crate::{browser, debian, deploy, hostile, installed, python};
use std::path::Path;

/// Fetches everything that isn't there yet. Each stage would do so for itself, only later.
pub(crate) fn fetch(root: &Path) -> anyhow::Result<()> {
    debian::install_postgresql()?;
    debian::install_nats()?;
    browser::prepare(root)?;
    installed::prepare()?;
    python::environment(root)?;
    hostile::installed(root)?;
    deploy::prepare(root)?;
    Ok(())
}
