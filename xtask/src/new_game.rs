//! `cargo xtask new-game NAME`: lays down a small complete game that builds and passes everything, to be changed into the
//! real one. The template lies in `xtask/template`; docs/new-game.md tells what comes next.

use anyhow::{Context, bail, ensure};
use serde_json::Value;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The template's files, by their place below `games/NAME`.
const FILES: [(&str, &str); 42] = [
    ("rules/Cargo.toml", include_str!("../template/rules/Cargo.toml")),
    ("rules/README.md", include_str!("../template/rules/README.md")),
    ("rules/RULES.md", include_str!("../template/rules/RULES.md")),
    ("rules/editions/benben.toml", include_str!("../template/rules/editions/benben.toml")),
    ("rules/src/action.rs", include_str!("../template/rules/src/action.rs")),
    ("rules/src/components.rs", include_str!("../template/rules/src/components.rs")),
    ("rules/src/edition.rs", include_str!("../template/rules/src/edition.rs")),
    ("rules/src/event.rs", include_str!("../template/rules/src/event.rs")),
    ("rules/src/lib.rs", include_str!("../template/rules/src/lib.rs")),
    ("rules/src/notation.rs", include_str!("../template/rules/src/notation.rs")),
    ("rules/src/playing.rs", include_str!("../template/rules/src/playing.rs")),
    ("rules/src/refusal.rs", include_str!("../template/rules/src/refusal.rs")),
    ("rules/src/score.rs", include_str!("../template/rules/src/score.rs")),
    ("rules/src/setup.rs", include_str!("../template/rules/src/setup.rs")),
    ("rules/src/state.rs", include_str!("../template/rules/src/state.rs")),
    ("rules/src/view.rs", include_str!("../template/rules/src/view.rs")),
    ("rules/tests/it/edition.rs", include_str!("../template/rules/tests/it/edition.rs")),
    ("rules/tests/it/laws.rs", include_str!("../template/rules/tests/it/laws.rs")),
    ("rules/tests/it/main.rs", include_str!("../template/rules/tests/it/main.rs")),
    ("rules/tests/it/rules_covered.rs", include_str!("../template/rules/tests/it/rules_covered.rs")),
    ("rules/tests/it/turn.rs", include_str!("../template/rules/tests/it/turn.rs")),
    ("bot/Cargo.toml", include_str!("../template/bot/Cargo.toml")),
    ("bot/ENCODING.md", include_str!("../template/bot/ENCODING.md")),
    ("bot/src/encoding.rs", include_str!("../template/bot/src/encoding.rs")),
    ("bot/src/lib.rs", include_str!("../template/bot/src/lib.rs")),
    ("bot/src/weights.rs", include_str!("../template/bot/src/weights.rs")),
    ("bot/tests/strength.rs", include_str!("../template/bot/tests/strength.rs")),
    ("face/Cargo.toml", include_str!("../template/face/Cargo.toml")),
    ("face/lessons.toml", include_str!("../template/face/lessons.toml")),
    ("face/glossary.md", include_str!("../template/face/glossary.md")),
    ("face/style.css", include_str!("../template/face/style.css")),
    ("face/src/board.rs", include_str!("../template/face/src/board.rs")),
    ("face/src/emblem.rs", include_str!("../template/face/src/emblem.rs")),
    ("face/src/hand.rs", include_str!("../template/face/src/hand.rs")),
    ("face/src/lib.rs", include_str!("../template/face/src/lib.rs")),
    ("face/rules/cs.md", include_str!("../template/face/rules/cs.md")),
    ("face/rules/pl.md", include_str!("../template/face/rules/pl.md")),
    ("face/rules/sk.md", include_str!("../template/face/rules/sk.md")),
    ("face/texts/cs.ftl", include_str!("../template/face/texts/cs.ftl")),
    ("face/texts/en.ftl", include_str!("../template/face/texts/en.ftl")),
    ("face/texts/pl.ftl", include_str!("../template/face/texts/pl.ftl")),
    ("face/texts/sk.ftl", include_str!("../template/face/texts/sk.ftl")),
];

/// The layers of a game: the folder, and what the crate's name ends in.
const LAYERS: [(&str, &str); 3] = [("rules", ""), ("bot", "-bot"), ("face", "-face")];

/// Lays down the game in the repository at `root`.
pub(crate) fn lay_down(root: &Path, id: &str) -> anyhow::Result<()> {
    check_name(id)?;
    let folder = root.join("games").join(id);
    ensure!(!folder.exists(), "{} is there already", folder.display());
    let letters = check_letters(root, id)?;
    for (place, text) in FILES {
        let path = folder.join(place);
        fs::create_dir_all(path.parent().context("every file lies in a folder")?)?;
        fs::write(&path, fill_in(text, id, &letters))?;
    }
    list(root, id)?;
    let mut fmt = Command::new(cargo());
    fmt.args(["fmt", "--package", "benben-games"]).current_dir(root);
    for (_, ending) in LAYERS {
        fmt.args(["--package", &format!("benben-{id}{ending}")]);
    }
    ensure!(fmt.status()?.success(), "`cargo fmt` does not like the new game");
    println!("games/{id} is a small complete game now. `cargo test -p benben-{id}` tests its rules,");
    println!("`cargo run --release` serves it, and docs/new-game.md tells how to make it yours.");
    Ok(())
}

fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// A name becomes a folder, crates, types and the beginning of keys.
fn check_name(id: &str) -> anyhow::Result<()> {
    let is_word = (3..=16).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_lowercase());
    ensure!(is_word, "`{id}` is not a name such as `obelisk`: three to sixteen small letters");
    Ok(())
}

/// What the ids of the rules begin with: two letters that no other game has.
fn check_letters(root: &Path, id: &str) -> anyhow::Result<String> {
    let letters = id[..2].to_ascii_uppercase();
    for game in fs::read_dir(root.join("games"))? {
        let rules = game?.path().join("rules/RULES.md");
        if fs::read_to_string(&rules).is_ok_and(|rules| rules.contains(&format!("**{letters}1**"))) {
            bail!("{} has rules {letters}1, {letters}2, … already: choose another name", rules.display());
        }
    }
    Ok(letters)
}

fn fill_in(text: &str, id: &str, letters: &str) -> String {
    let name = format!("{}{}", id[..1].to_ascii_uppercase(), &id[1..]);
    text.replace("__id__", id)
        .replace("__Name__", &name)
        .replace("__R__", letters)
        .replace("__r__", &letters.to_ascii_lowercase())
}

/// Lists the game: its crates in the workspace, its line in the registry.
fn list(root: &Path, id: &str) -> anyhow::Result<()> {
    let name = format!("{}{}", id[..1].to_ascii_uppercase(), &id[1..]);
    let crates = |line: fn(&str, &str, &str) -> String| {
        LAYERS.iter().map(|(layer, ending)| line(id, layer, ending)).collect::<String>()
    };
    insert(
        &root.join("Cargo.toml"),
        "[workspace.dependencies]\n",
        &crates(|id, layer, ending| format!("benben-{id}{ending} = {{ path = \"games/{id}/{layer}\" }}\n")),
    )?;
    let registry = root.join("crates/games");
    let manifest = registry.join("Cargo.toml");
    insert(
        &manifest,
        "[dependencies]\n",
        &crates(|id, layer, ending| match layer {
            "rules" => format!("benben-{id}{ending}.workspace = true\n"),
            _ => format!("benben-{id}{ending} = {{ workspace = true, optional = true }}\n"),
        }),
    )?;
    insert(&manifest, "\nbots = [\n", &format!("    \"dep:benben-{id}-bot\",\n"))?;
    insert(&manifest, "\nfaces = [\n", &format!("    \"dep:benben-{id}-face\",\n"))?;
    let line = format!(
        "    rules benben_{id}::{name}, bot benben_{id}_bot::{name}Bot, face benben_{id}_face::{name}Face;\n"
    );
    insert(&registry.join("src/lib.rs"), "\ngames! {\n", &line)
}

/// Inserts text behind a line of a file.
fn insert(path: &Path, behind: &str, text: &str) -> anyhow::Result<()> {
    let old = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let (before, after) =
        old.split_once(behind).with_context(|| format!("{}: where is `{behind}`?", path.display()))?;
    fs::write(path, format!("{before}{behind}{text}{after}"))?;
    Ok(())
}

/// Lays down a game in a copy of the repository and runs what every game is held against there.
pub(crate) fn try_out(root: &Path) -> anyhow::Result<()> {
    // In two parts, because nothing outside `games/` may name a game, not even this one.
    const ID: &str = concat!("try", "out");
    let copy = tempfile::tempdir()?;
    copy_repository(root, copy.path())?;
    lay_down(copy.path(), ID)?;
    let target = copy.path().join("target");
    lend_build(root, &target)?;
    let command = |program: OsString, arguments: &str| {
        println!("{} {arguments}", Path::new(&program).file_stem().unwrap_or_default().display());
        let mut command = Command::new(program);
        command.args(arguments.split_whitespace()).current_dir(copy.path());
        // The twins of the other games were compared before.
        command.env("CARGO_TARGET_DIR", &target).env("BENBEN_ONLY_GAME", ID);
        command
    };
    let run = |mut command: Command| -> anyhow::Result<()> {
        ensure!(command.status()?.success(), "{command:?} failed with a new game");
        Ok(())
    };
    run(command(cargo(), "fmt --all --check"))?;
    // All at once, and with the program and the browser: together they ask of each crate what the whole workspace does, so what was
    // lent fits, and nothing is built twice.
    let packages = format!(
        "-p benben-{ID} -p benben-{ID}-bot -p benben-{ID}-face -p benben-games -p benben-server -p xtask -p benben -p benben-browser"
    );
    let targets = "--lib --test it --test strength --test tidy";
    run(command(cargo(), &format!("clippy --offline {packages} {targets} -- -D warnings")))?;
    let build =
        format!("test --offline {packages} {targets} --no-run --message-format json-render-diagnostics");
    let built = command(cargo(), &build).stderr(Stdio::inherit()).output()?;
    ensure!(built.status.success(), "`cargo {build}` failed with a new game");
    let mut held = 0;
    for program in test_programs(&built.stdout)? {
        // Of the server's tests, those which show that a game keeps its secrets.
        let arguments = match (program.package.as_str(), program.target.as_str()) {
            ("benben-server", "benben_server") => "staged::secrets",
            ("benben-games", _) | ("xtask", "tidy") => "",
            (package, _) if package.starts_with(&format!("benben-{ID}")) => "",
            _ => continue,
        };
        // As `cargo test` does it: in the folder of the package.
        let mut test = command(program.executable.into(), arguments);
        test.current_dir(program.folder);
        run(test)?;
        held += 1;
    }
    // The three layers' own, the laws of the game and of its bot, the registry's two, the server's and the documents'.
    ensure!(held == 9, "{held} test programs were run instead of 9");
    Ok(())
}

/// A test program that was built.
struct TestProgram {
    package: String,
    target: String,
    folder: PathBuf,
    executable: PathBuf,
}

/// The test programs in what cargo says it has built.
fn test_programs(messages: &[u8]) -> anyhow::Result<Vec<TestProgram>> {
    let mut programs = Vec::new();
    for line in messages.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"{")) {
        let message: Value = serde_json::from_slice(line)?;
        let Some(executable) = message["executable"].as_str() else { continue };
        if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
            continue;
        }
        let manifest = Path::new(message["manifest_path"].as_str().context("where the manifest lies")?);
        let folder = manifest.parent().context("a manifest lies in a folder")?;
        let id = message["package_id"].as_str().context("whose it is")?;
        programs.push(TestProgram {
            package: package_name(id, folder)?,
            target: message["target"]["name"].as_str().context("what it is called")?.to_owned(),
            folder: folder.to_owned(),
            executable: executable.into(),
        });
    }
    Ok(programs)
}

/// The name in a package id: `path+file:///…/xtask#0.1.0`, or `path+file:///…/crates/server#benben-server@0.1.0` where the folder is
/// called otherwise.
fn package_name(id: &str, folder: &Path) -> anyhow::Result<String> {
    let (_, fragment) = id.rsplit_once('#').context("a package id has a version")?;
    match fragment.split_once('@') {
        Some((name, _)) => Ok(name.to_owned()),
        None => Ok(folder.file_name().context("a package has a folder")?.to_string_lossy().into_owned()),
    }
}

/// All files that belong to the repository, whether committed or not.
fn copy_repository(root: &Path, copy: &Path) -> anyhow::Result<()> {
    let mut list = Command::new("git");
    list.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let listed = list.output().context("git is needed to know what belongs to the repository")?;
    ensure!(listed.status.success(), "`git ls-files` failed");
    for name in listed.stdout.split(|byte| *byte == 0).filter(|name| !name.is_empty()) {
        let name = std::str::from_utf8(name)?;
        let (from, to) = (root.join(name), copy.join(name));
        if from.is_file() {
            fs::create_dir_all(to.parent().context("every file lies in a folder")?)?;
            copy_file(&from, &to)?;
        }
    }
    Ok(())
}

/// Copies what is built, so that the copy builds only what a new game changes: the registry and whatever stands on it. Sharing
/// one folder would not do: cargo tells crates of two workspaces apart by their place in them, which is the same here.
fn lend_build(root: &Path, target: &Path) -> anyhow::Result<()> {
    let lent = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder));
    for folder in ["deps", "build", ".fingerprint"] {
        let from = lent.join("debug").join(folder);
        if from.is_dir() {
            copy_folder(&from, &target.join("debug").join(folder))?;
        }
    }
    Ok(())
}

/// Copies a folder of what was built, but for test programs, which are large and built anew.
fn copy_folder(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (name, kind) = (entry.file_name(), entry.file_type()?);
        let is_program = from.ends_with("deps") && kind.is_file() && !name.to_string_lossy().contains('.');
        let to = to.join(&name);
        if kind.is_dir() {
            copy_folder(&entry.path(), &to)?;
        } else if kind.is_file() && !is_program {
            copy_file(&entry.path(), &to)?;
        }
    }
    Ok(())
}

/// Copies a file with its time, by which cargo knows what is up to date.
fn copy_file(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::copy(from, to)?;
    fs::File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_small_words() {
        assert!(check_name("obelisk").is_ok());
        for wrong in ["", "ob", "Obelisk", "two-words", "sphinx2", "averyveryverylongname"] {
            assert!(check_name(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_template_is_filled_in_everywhere() {
        for (place, text) in FILES {
            let filled = fill_in(text, "obelisk", "OB");
            assert!(!filled.contains("__"), "{place}");
        }
    }
}
