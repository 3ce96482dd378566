//! The files of `deploy/`: the settings, metrics and alerts that they name exist, and what has to be the same is.

use crate::repository::{assert_none, files, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What the files already name and what is still being built. Strike it off when it is there.
const LATER: &[&str] = &[];

/// All files below this folder, with their paths from the root.
fn below(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else {
            let name = path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The words of a text that begin like this.
fn words<'a>(text: &'a str, beginning: &str) -> BTreeSet<&'a str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with(beginning) && *word != beginning).collect()
}

#[test]
fn settings_in_deploy_are_those_of_the_server() {
    let sources: String = below("crates/benben/src").into_iter().map(|(_, text)| text).collect();
    let document = read("docs/operating.md");
    let mut complaints = Vec::new();
    let mut named = BTreeSet::new();
    for (path, text) in below("deploy") {
        for variable in words(&text, "BENBEN_") {
            let is_there = sources.contains(&format!("\"{variable}\""))
                && document.contains(&format!("| `{variable}` |"));
            named.insert(variable.to_owned());
            if !is_there && !LATER.contains(&variable) {
                complaints.push(format!("{path}: `benben serve` has no setting {variable}"));
            }
            if is_there && LATER.contains(&variable) {
                complaints.push(format!("{variable} is there: strike it off LATER"));
            }
        }
    }
    assert!(named.len() > 5, "{named:?}");
    assert_none(&complaints);
}

/// What the server shows, as Prometheus names it: a counter's name ends in `_total`, a histogram has three names.
fn metrics() -> BTreeSet<String> {
    let sources = below("crates/server/src");
    let (_, own) = sources.iter().find(|(path, _)| path.ends_with("src/metrics.rs")).unwrap();
    let types: BTreeMap<&str, &str> = own.lines().filter_map(field).collect();
    let registered = sources.iter().flat_map(|(_, text)| text.split(".register(").skip(1));
    let mut names: BTreeSet<String> = registered.flat_map(|call| named(call, &types)).collect();
    // Those that are the same in all programs.
    let (_, process) = sources.iter().find(|(path, _)| path.ends_with("metrics/process.rs")).unwrap();
    for name in ["process_cpu_seconds_total", "process_resident_memory_bytes"] {
        let (_, kind) = name.split_once('_').unwrap();
        assert!(process.contains(kind.trim_end_matches("_total")), "{name}");
        names.insert(name.to_owned());
    }
    names
}

/// `pub(crate) name: Type,`
fn field(line: &str) -> Option<(&str, &str)> {
    line.trim().strip_prefix("pub(crate) ")?.strip_suffix(',')?.split_once(": ")
}

/// The names of a metric that is registered with `("name", "what it is", all.field)`.
fn named(call: &str, types: &BTreeMap<&str, &str>) -> Vec<String> {
    let call = call.split(");").next().unwrap();
    let Some(name) = call.split('"').nth(1) else { return Vec::new() };
    let call = call.trim_end_matches(['(', ')', ',', ' ', '\n']).trim_end_matches(".clone");
    let field = call.rsplit('.').next().unwrap();
    let kind =
        types.get(field).unwrap_or_else(|| panic!("of which type is `{field}`, which shows `{name}`?"));
    let endings: &[&str] = match kind {
        kind if kind.contains("Histogram") => &["_bucket", "_count", "_sum"],
        kind if kind.contains("Counter") => &["_total"],
        _ => &[""],
    };
    endings.iter().map(|ending| format!("benben_{name}{ending}")).collect()
}

#[test]
fn metrics_in_deploy_are_those_of_the_server() {
    let metrics = metrics();
    assert!(
        metrics.contains("benben_tables_live") && metrics.contains("benben_actions_total"),
        "{metrics:?}"
    );
    let mut complaints = Vec::new();
    for (path, text) in below("deploy/monitoring") {
        let named = ["benben_", "process_"].into_iter().flat_map(|beginning| words(&text, beginning));
        for name in named {
            if !metrics.contains(name) && !LATER.contains(&name) {
                complaints.push(format!("{path}: the server has no metric {name}"));
            }
            if metrics.contains(name) && LATER.contains(&name) {
                complaints.push(format!("{name} is there: strike it off LATER"));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn each_alert_is_tested_and_explained() {
    let alerts = read("deploy/monitoring/alerts.yaml");
    let (tests, document) = (read("deploy/monitoring/alerts.test.yaml"), read("docs/operating.md"));
    let names: Vec<_> = alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect();
    assert!(names.len() > 10, "{names:?}");
    let mut complaints = Vec::new();
    for name in names {
        // Once raised, once not raised.
        if tests.matches(&format!("alertname: {name}")).count() < 2 {
            complaints.push(format!("alerts.test.yaml: {name} is not tested both ways"));
        }
        if !document.contains(&format!("| `{name}` |")) {
            complaints.push(format!("docs/operating.md: what is to be done about {name}?"));
        }
    }
    assert_none(&complaints);
}

#[test]
fn a_node_is_locked_like_the_service() {
    let locks = |path: &str| {
        let unit = read(path);
        unit.split_once("# Everything that a server").map(|(_, rest)| rest.to_owned()).unwrap()
    };
    assert_eq!(locks("deploy/debian/benben.service"), locks("deploy/debian/benben@.service"));
}

/// Whoever runs the service asks it over a socket in its directory.
#[test]
fn units_let_the_administrator_in() {
    for unit in ["deploy/debian/benben.service", "deploy/debian/benben@.service"] {
        let unit = read(unit);
        let families = unit.lines().find_map(|line| line.strip_prefix("RestrictAddressFamilies=")).unwrap();
        assert!(families.split(' ').any(|family| family == "AF_UNIX"), "{families}");
    }
}

/// The first number after this word.
fn number(text: &str, word: &str) -> u64 {
    let (_, rest) = text.split_once(word).unwrap_or_else(|| panic!("there is no {word}"));
    let digits: String =
        rest.chars().skip_while(|c| " \"=:".contains(*c)).take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|_| panic!("{word} has no number"))
}

#[test]
fn whatever_stops_a_node_is_more_patient_than_it_needs() {
    for (settings, patience, word) in [
        ("deploy/nodes/nodes.env", "deploy/debian/benben@.service", "TimeoutStopSec"),
        ("deploy/compose.yaml", "deploy/compose.yaml", "stop_grace_period"),
        ("deploy/kubernetes.yaml", "deploy/kubernetes.yaml", "terminationGracePeriodSeconds"),
    ] {
        // The setting, not a comment that mentions it.
        let settings: String = read(settings)
            .lines()
            .filter(|line| !line.trim().starts_with('#'))
            .collect::<Vec<_>>()
            .join("\n");
        let (drain, patience) = (number(&settings, "BENBEN_DRAIN"), number(&read(patience), word));
        assert!(drain > 0 && patience > drain, "{word}: {patience} s, and BENBEN_DRAIN: {drain} s");
    }
}

/// What counts of a configuration: no comments, no empty lines, not how deep it stands.
fn settings(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

#[test]
fn the_bus_on_kubernetes_is_configured_as_elsewhere() {
    let (file, manifest) = (read("deploy/nodes/nats.conf"), read("deploy/kubernetes.yaml"));
    let (_, inside) = manifest.split_once("  nats.conf: |\n").unwrap();
    assert_eq!(settings(inside.split("---").next().unwrap()), settings(&file));
}

#[test]
fn the_manifest_runs_this_release() {
    let version = format!("/benben:{}\n", env!("CARGO_PKG_VERSION"));
    assert!(read("deploy/kubernetes.yaml").contains(&version), "kubernetes.yaml: not {version}");
}

#[test]
fn what_is_in_deploy_is_told_in_its_readme() {
    let readme = files("md").into_iter().find(|file| file.path == "deploy/README.md").unwrap().text;
    let complaints: Vec<_> = below("deploy")
        .iter()
        .filter_map(|(path, _)| {
            let name = path.strip_prefix("deploy/")?.split('/').next()?;
            let is_told = readme.contains(&format!("`{name}`")) || readme.contains(&format!("`{name}/`"));
            (!is_told && name != "README.md").then(|| format!("deploy/README.md: what is {name}?"))
        })
        .collect();
    assert_none(&complaints);
}

#[test]
fn a_metric_is_named_as_prometheus_does() {
    let types = BTreeMap::from([
        ("a", "Family<GameLabel, Counter>"),
        ("b", "Gauge"),
        ("c", "Histogram"),
        ("bus_up", "Gauge<i64>"),
    ]);
    let names = |call| named(call, &types).join(" ");
    assert_eq!(names("\"actions\", \"Actions; stored\", all.a);"), "benben_actions_total");
    assert_eq!(names("\n \"b\",\n \"What\",\n all.b,\n );\n"), "benben_b");
    assert_eq!(names("\"c\", \"What\", all.c);"), "benben_c_bucket benben_c_count benben_c_sum");
    assert_eq!(names("\"bus_up\", \"What\", metrics.bus_up.clone());"), "benben_bus_up");
}
