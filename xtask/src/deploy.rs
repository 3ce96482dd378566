//! The files of `deploy/`, read by the programs they are for: promtool, Caddy and NATS, and by the schemas of Kubernetes and
//! of compose files. The systemd units are looked at where the Debian package is.

mod proxy;

use crate::package::{output, text};
use crate::server::release;
use crate::{debian, python};
use anyhow::{Context, ensure};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is installed from `PyPI`, down to the last version.
const REQUIREMENTS: &str = "xtask/deploy.txt";

/// Programs, and Debian's packages that have them. They are taken out of their packages and not installed: a machine that
/// tests needs no Prometheus that runs.
const PROGRAMS: [(&str, &str); 3] =
    [("promtool", "prometheus"), ("caddy", "caddy"), ("nats-server", "nats-server")];

/// Which Kubernetes the manifest is for: the oldest and the newest that it is held against.
const KUBERNETES: [&str; 2] = ["1.29", "1.37"];

/// The programs, and where they are.
struct Tools {
    programs: PathBuf,
    python: PathBuf,
}

impl Tools {
    fn program(&self, name: &str) -> Command {
        let unpacked = ["usr/bin", "usr/sbin"].map(|folder| self.programs.join(folder).join(name));
        Command::new(unpacked.into_iter().find(|program| program.is_file()).unwrap_or_else(|| name.into()))
    }

    fn python(&self, name: &str) -> Command {
        Command::new(self.python.join("bin").join(name))
    }
}

/// Fetches what reads the files.
pub(crate) fn prepare(root: &Path) -> anyhow::Result<()> {
    tools(root).map(|_| ())
}

fn tools(root: &Path) -> anyhow::Result<Tools> {
    let folder = root.join("target").join("deploy");
    let programs = folder.join("programs");
    debian::unpack(&programs, &PROGRAMS)?;
    Ok(Tools { programs, python: python::environment_with(root, &folder.join("python"), REQUIREMENTS)? })
}

/// Has every file read by whom it is for.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let tools = tools(root)?;
    let deploy = root.join("deploy");
    check_alerts(&tools, &deploy.join("monitoring"))?;
    check_dashboard(&tools, &deploy.join("monitoring/dashboard.json"))?;
    check_manifest(&tools, &deploy.join("kubernetes.yaml"))?;
    let mut schema = tools.python("check-jsonschema");
    output(schema.args(["--builtin-schema", "vendor.compose-spec"]).arg(deploy.join("compose.yaml")))?;
    println!("compose.yaml is as the schema of compose files says");
    check_proxy(&tools, &deploy.join("nodes/Caddyfile"))?;
    proxy::try_out(&release(root), || tools.program("caddy"), &deploy.join("nodes/Caddyfile"))?;
    check_bus(&tools, &deploy.join("nodes/nats.conf"))
}

/// Prometheus understands what it is told, and alerts are raised when they should be.
fn check_alerts(tools: &Tools, folder: &Path) -> anyhow::Result<()> {
    let promtool = |arguments: [&str; 3]| text(tools.program("promtool").args(arguments).current_dir(folder));
    promtool(["check", "config", "prometheus.yaml"])?;
    let tested = promtool(["test", "rules", "alerts.test.yaml"])?;
    ensure!(tested.contains("SUCCESS"), "promtool test rules: {tested}");
    println!("promtool: alerts are well formed, and are raised when they should be");
    Ok(())
}

/// Every question of the dashboard is one that Prometheus understands.
fn check_dashboard(tools: &Tools, dashboard: &Path) -> anyhow::Result<()> {
    let dashboard: Value = serde_json::from_slice(&fs::read(dashboard)?)?;
    let questions = questions(&dashboard);
    ensure!(questions.len() > 20, "the dashboard asks only {} questions", questions.len());
    let rules: Vec<_> = (1..)
        .zip(&questions)
        .map(|(number, question)| {
            let question = question.replace("$__rate_interval", "5m").replace("$instance", ".*");
            serde_json::json!({ "record": format!("question:{number}"), "expr": question })
        })
        .collect();
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("questions.yaml");
    // Whatever is JSON is YAML.
    let groups = serde_json::json!({ "groups": [{ "name": "questions", "rules": rules }] });
    fs::write(&file, groups.to_string())?;
    output(tools.program("promtool").args(["check", "rules"]).arg(&file))?;
    println!("promtool: the dashboard's {} questions can be answered", questions.len());
    Ok(())
}

/// What a dashboard asks, in all its panels.
fn questions(dashboard: &Value) -> Vec<&str> {
    let panels = dashboard["panels"].as_array().into_iter().flatten();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
    targets.filter_map(|target| target["expr"].as_str()).collect()
}

/// Kubernetes knows every field, and none is missing.
fn check_manifest(tools: &Tools, manifest: &Path) -> anyhow::Result<()> {
    for version in KUBERNETES {
        let mut validate = tools.python("kubernetes-validate");
        let said = validate.args(["--strict", "--kubernetes-version", version]).arg(manifest).output()?;
        let said =
            format!("{}{}", String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
        let objects = fs::read_to_string(manifest)?.matches("\nkind: ").count();
        let passed = said.lines().filter(|line| line.contains(" passed for ")).count();
        ensure!(passed == objects, "Kubernetes {version}, {passed} of {objects} objects: {said}");
        println!("kubernetes.yaml: {objects} objects are as Kubernetes {version} wants them");
    }
    Ok(())
}

fn check_proxy(tools: &Tools, configuration: &Path) -> anyhow::Result<()> {
    let caddy = |action: &str| {
        let mut caddy = tools.program("caddy");
        caddy.arg(action);
        caddy
    };
    let folder = tempfile::tempdir()?;
    // What it would keep in a home directory, it keeps there.
    let home =
        [("HOME", folder.path()), ("XDG_DATA_HOME", folder.path()), ("XDG_CONFIG_HOME", folder.path())];
    let mut validate = caddy("validate");
    output(validate.args(["--adapter", "caddyfile", "--config"]).arg(configuration).envs(home))?;
    let formatted = output(caddy("fmt").arg(configuration).envs(home))?;
    ensure!(formatted == fs::read(configuration)?, "{}: run `caddy fmt`", configuration.display());
    println!("Caddyfile is valid");
    Ok(())
}

/// With the file of the user that its comment shows.
fn check_bus(tools: &Tools, configuration: &Path) -> anyhow::Result<()> {
    let content = fs::read_to_string(configuration)?;
    let user: Vec<_> = content.lines().filter_map(|line| line.strip_prefix("#     ")).collect();
    ensure!(user.len() == 4, "nats.conf no longer shows the four lines of nats-user.conf");
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("nats-user.conf"), user.join("\n"))?;
    fs::write(folder.path().join("nats.conf"), &content)?;
    let mut nats = tools.program("nats-server");
    output(nats.args(["-t", "-c"]).arg(folder.path().join("nats.conf")))
        .context("nats-server reads nats.conf")?;
    println!("nats.conf is valid");
    Ok(())
}
