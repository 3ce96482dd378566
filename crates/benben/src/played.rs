//! Where games that are played at a terminal are saved.

use crate::failure::Failure;
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The folder in the data directory.
const FOLDER: &str = "played";

/// A new file for a game, `played/GAME-1.txt` or the next number that is free. It is there at once, so that two games never share one.
pub(crate) fn new_file(data: &Path, game: &str) -> Result<PathBuf, Failure> {
    let folder = data.join(FOLDER);
    let failed = |path: &Path, error: std::io::Error| {
        Failure::Failed(format!(
            "{}: can't be written: {error}; choose another file with --out",
            path.display()
        ))
    };
    std::fs::create_dir_all(&folder).map_err(|error| failed(&folder, error))?;
    for number in 1u32.. {
        let path = folder.join(format!("{game}-{number}.txt"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(failed(&path, error)),
        }
    }
    unreachable!("there are more numbers than files")
}
