//! Reading and writing files: never too much, never half.

use crate::failure::Failure;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No record or edition comes near this size; anything larger is the wrong file.
const MOST_BYTES: u64 = 4 << 20;

/// The text of a file, or of the standard input if the path is `-`.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let failed = |problem: String| Failure::Failed(format!("{}: {problem}", name(path)));
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| failed(format!("can't be read: {error}")))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(failed(format!("is larger than {} MB: is this the right file?", MOST_BYTES >> 20)));
    }
    String::from_utf8(bytes).map_err(|_| failed("isn't UTF-8 text: is this the right file?".to_owned()))
}

/// What messages call the file.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// Writes the whole text or nothing: into a new file beside it, which then takes its name.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |problem: &dyn std::fmt::Display| {
        Failure::Failed(format!("{}: can't be written: {problem}", name(path)))
    };
    // Behind a link, the file itself is replaced.
    let path: PathBuf = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if path.exists() && !path.is_file() {
        return Err(failed(&"isn't a file; leave out --out to write to standard output"));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        // Like any new file, not only for its owner as temporary files are.
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder).map_err(|error| failed(&error))?;
    file.write_all(text.as_bytes())
        .and_then(|()| file.as_file().sync_all())
        .map_err(|error| failed(&error))?;
    file.persist(&path).map_err(|error| failed(&error.error))?;
    Ok(())
}
