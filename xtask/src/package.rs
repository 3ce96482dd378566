//! `cargo xtask package`: a Debian package with the program, its manual, its completions and its systemd unit.

use crate::notices;
use crate::server::release;
use anyhow::{Context, ensure};
use flate2::{Compression, GzBuilder};
use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where each file of deploy/debian goes.
const FILES: [(&str, &str); 4] = [
    ("benben.service", "usr/lib/systemd/system/benben.service"),
    ("benben@.service", "usr/lib/systemd/system/benben@.service"),
    ("benben.sysusers", "usr/lib/sysusers.d/benben.conf"),
    ("benben.default", "etc/default/benben"),
];

/// What shells look for, and where.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/benben"),
    ("zsh", "usr/share/zsh/vendor-completions/_benben"),
    ("fish", "usr/share/fish/vendor_completions.d/benben.fish"),
];

/// What whoever runs several nodes begins with.
const EXAMPLES: [&str; 6] = [
    "nodes/nodes.env",
    "nodes/Caddyfile",
    "nodes/nats.conf",
    "monitoring/prometheus.yaml",
    "monitoring/alerts.yaml",
    "monitoring/dashboard.json",
];

/// The documents of whoever runs a server or writes a program.
const DOCUMENTS: [&str; 3] = ["operating.md", "api.md", "formats.md"];

/// Builds the package from the release build, and says where it is.
pub(crate) fn build(root: &Path) -> anyhow::Result<PathBuf> {
    let benben = release(root);
    let folder = tempfile::tempdir()?;
    let tree = Tree(folder.path());
    tree.add("usr/bin/benben", &fs::read(&benben).with_context(|| benben.display().to_string())?, 0o755)?;
    for (file, path) in FILES {
        tree.add(path, &fs::read(root.join("deploy/debian").join(file))?, 0o644)?;
    }
    for (shell, path) in COMPLETIONS {
        tree.add(path, &output(Command::new(&benben).args(["completions", shell]))?, 0o644)?;
    }
    manual(&benben, tree)?;
    documents(root, tree)?;
    control(root, tree)?;
    let architecture = text(Command::new("dpkg").arg("--print-architecture"))?;
    let packages = target(root).join("package");
    fs::create_dir_all(&packages)?;
    let package = packages.join(format!("benben_{VERSION}_{architecture}.deb"));
    output(Command::new("dpkg-deb").args(["--root-owner-group", "--build"]).arg(tree.0).arg(&package))?;
    Ok(package)
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |folder| root.join(folder))
}

/// The files of the package as they will lie on the machine, with `DEBIAN` beside them.
#[derive(Clone, Copy)]
struct Tree<'a>(&'a Path);

impl Tree<'_> {
    fn add(self, path: &str, content: &[u8], mode: u32) -> anyhow::Result<()> {
        let file = self.0.join(path);
        let folder = file.parent().context("every file lies in a folder")?;
        fs::create_dir_all(folder)?;
        // Whatever the umask of whoever builds it.
        for folder in folder.ancestors().take_while(|folder| folder.starts_with(self.0)) {
            fs::set_permissions(folder, Permissions::from_mode(0o755))?;
        }
        fs::write(&file, content)?;
        Ok(fs::set_permissions(&file, Permissions::from_mode(mode))?)
    }

    /// Compressed, and the same bytes for the same content.
    fn add_compressed(self, path: &str, content: &[u8]) -> anyhow::Result<()> {
        let mut writer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
        writer.write_all(content)?;
        self.add(&format!("{path}.gz"), &writer.finish()?, 0o644)
    }
}

/// A page for every command.
fn manual(benben: &Path, tree: Tree<'_>) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    output(Command::new(benben).arg("man").arg(folder.path()))?;
    for page in fs::read_dir(folder.path())? {
        let page = page?;
        let name = page.file_name().into_string().ok().context("pages have plain names")?;
        tree.add_compressed(&format!("usr/share/man/man1/{name}"), &fs::read(page.path())?)?;
    }
    Ok(())
}

fn documents(root: &Path, tree: Tree<'_>) -> anyhow::Result<()> {
    let folder = "usr/share/doc/benben";
    for document in DOCUMENTS {
        tree.add(&format!("{folder}/{document}"), &fs::read(root.join("docs").join(document))?, 0o644)?;
    }
    for example in EXAMPLES {
        tree.add(&format!("{folder}/{example}"), &fs::read(root.join("deploy").join(example))?, 0o644)?;
    }
    tree.add_compressed(&format!("{folder}/changelog"), &fs::read(root.join("CHANGELOG.md"))?)?;
    tree.add_compressed(&format!("{folder}/third-party.txt"), notices::collect(root)?.as_bytes())?;
    let mit = fs::read_to_string(root.join("LICENSE-MIT"))?;
    let mit: Vec<_> =
        mit.trim().lines().map(|line| format!(" {}", if line.is_empty() { "." } else { line })).collect();
    let copyright = fs::read_to_string(root.join("deploy/debian/copyright"))?;
    tree.add(&format!("{folder}/copyright"), copyright.replace("{mit}", &mit.join("\n")).as_bytes(), 0o644)
}

/// What dpkg wants to know: needs, sums, what the owner of the machine may change, and what to run.
fn control(root: &Path, tree: Tree<'_>) -> anyhow::Result<()> {
    let mut files = Vec::new();
    list(tree.0, &mut files)?;
    let relative = files.iter().filter_map(|file| file.strip_prefix(tree.0).ok());
    let sums = output(Command::new("md5sum").args(relative).current_dir(tree.0))?;
    let mut size = 0;
    for file in &files {
        size += fs::metadata(file)?.len().div_ceil(1024);
    }
    let debian = root.join("deploy/debian");
    let control = fs::read_to_string(debian.join("control"))?
        .replace("{version}", VERSION)
        .replace("{architecture}", &text(Command::new("dpkg").arg("--print-architecture"))?)
        .replace("{libc}", &libc()?)
        .replace("{size}", &size.to_string());
    tree.add("DEBIAN/control", control.as_bytes(), 0o644)?;
    tree.add("DEBIAN/md5sums", &sums, 0o644)?;
    tree.add("DEBIAN/conffiles", b"/etc/default/benben\n", 0o644)?;
    for script in ["postinst", "prerm", "postrm"] {
        tree.add(&format!("DEBIAN/{script}"), &fs::read(debian.join(script))?, 0o755)?;
    }
    Ok(())
}

/// The C library that it was linked with: an older one may lack something.
fn libc() -> anyhow::Result<String> {
    let version = text(Command::new("dpkg-query").args(["--show", "--showformat=${Version}", "libc6"]))?;
    Ok(version.split('-').next().unwrap_or_default().to_owned())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { list(&path, files)? } else { files.push(path) }
    }
    files.sort();
    Ok(())
}

/// What a program says, which must succeed.
pub(crate) fn output(command: &mut Command) -> anyhow::Result<Vec<u8>> {
    let name = format!("{command:?}");
    let output = command.output().with_context(|| name.clone())?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{name}: {complaint}{}", String::from_utf8_lossy(&output.stdout));
    Ok(output.stdout)
}

/// What a program says, as text without the last line's end.
pub(crate) fn text(command: &mut Command) -> anyhow::Result<String> {
    Ok(String::from_utf8(output(command)?)?.trim().to_owned())
}
