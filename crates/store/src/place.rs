//! Where data is kept unless told otherwise.

use std::path::PathBuf;

/// The user's own data directory for Benben: on Linux `$XDG_DATA_HOME/benben` or `~/.local/share/benben`, elsewhere
/// where the system keeps such data. None if the user has no home.
pub fn default_data_directory() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "benben").map(|project| project.data_dir().to_owned())
}
