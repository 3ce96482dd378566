//! The files of the repository, as the checks see them.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder that holds everything.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// A text file of the repository.
#[derive(Debug)]
pub(crate) struct File {
    /// From the root, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// All files that end in `.extension`, build products and hidden folders left out.
pub(crate) fn files(extension: &str) -> Vec<File> {
    let wanted = paths().into_iter().filter(|path| path.extension().is_some_and(|found| found == extension));
    wanted.map(|path| file(&path, fs::read_to_string(&path).unwrap())).collect()
}

/// All files that hold text, whatever they end in; the same left out.
pub(crate) fn all_files() -> Vec<File> {
    let read = |path: PathBuf| Some(file(&path, String::from_utf8(fs::read(&path).unwrap()).ok()?));
    paths().into_iter().filter_map(read).collect()
}

fn file(path: &Path, text: String) -> File {
    File { text, path: path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/") }
}

fn paths() -> Vec<PathBuf> {
    let mut paths = Vec::new();
    walk(root(), &mut paths);
    paths.sort();
    paths
}

fn walk(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if name.starts_with('.') || name == "target" {
            continue;
        }
        if path.is_dir() { walk(&path, paths) } else { paths.push(path) }
    }
}

/// Fails with all complaints at once.
pub(crate) fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
