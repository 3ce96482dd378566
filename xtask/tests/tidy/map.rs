//! The map: the edges between our crates are those that ARCHITECTURE.md shows, and they lead round nowhere.

use crate::metadata::{Package, metadata};
use crate::repository::{assert_none, root};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The head of the table of edges.
const HEAD: &str = "| crate | uses | its tests also use |";

/// What crates use, by their places on the map.
type Edges = BTreeMap<String, Row>;

/// One row of the table.
#[derive(Debug, Default, PartialEq)]
struct Row {
    uses: BTreeSet<String>,
    tests_use: BTreeSet<String>,
}

/// Where a folder stands on the map: all games stand at one place, because they are alike.
fn place(folder: &str) -> String {
    match folder.split('/').collect::<Vec<_>>()[..] {
        ["games", _, part] => format!("games/*/{part}"),
        _ => folder.to_owned(),
    }
}

/// How a place is called by those that use it.
fn name(folder: &str) -> String {
    folder.rsplit('/').next().unwrap_or_default().to_owned()
}

/// The table of ARCHITECTURE.md. A crate stands at its folder, with `*` for any game, and is used by its last name.
fn shown() -> Edges {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let (_, table) = text.split_once(HEAD).expect("ARCHITECTURE.md has the table of edges");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let names = |cell: &str| -> BTreeSet<String> {
        cell.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    rows.map(|row| {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 3, "ARCHITECTURE.md: {row}");
        (cells[0].to_owned(), Row { uses: names(cells[1]), tests_use: names(cells[2]) })
    })
    .collect()
}

fn ours() -> impl Iterator<Item = &'static Package> {
    metadata().packages.iter().filter(|package| package.is_ours())
}

/// What cargo knows.
fn real() -> Edges {
    let mut edges = Edges::new();
    for package in ours() {
        let names = |folders: BTreeSet<String>| folders.iter().map(|folder| name(folder)).collect::<Vec<_>>();
        let row = edges.entry(place(&package.folder())).or_default();
        row.uses.extend(names(package.needs(|kind| kind != Some("dev"))));
        row.tests_use.extend(names(package.needs(|kind| kind == Some("dev"))));
    }
    for row in edges.values_mut() {
        row.tests_use.retain(|used| !row.uses.contains(used));
    }
    edges
}

#[test]
fn the_map_shows_the_edges_there_are() {
    let (shown, real) = (shown(), real());
    let mut complaints = Vec::new();
    for (name, row) in &real {
        let list = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(", ");
        if shown.get(name) != Some(row) {
            let line = format!("| {name} | {} | {} |", list(&row.uses), list(&row.tests_use));
            complaints
                .push(format!("ARCHITECTURE.md, edges: this row would be true: {}", line.replace("  ", " ")));
        }
    }
    for name in shown.keys().filter(|name| !real.contains_key(*name)) {
        complaints.push(format!("ARCHITECTURE.md, edges: there is no {name}"));
    }
    assert_none(&complaints);
}

/// `games/<id>` of a folder in a game.
fn game(folder: &str) -> Option<&str> {
    folder.strip_prefix("games/")?.split('/').next()
}

#[test]
fn no_game_uses_another() {
    let mut complaints = Vec::new();
    for package in ours() {
        let folder = package.folder();
        let Some(own) = game(&folder) else { continue };
        for needed in package.needs(|_| true) {
            if game(&needed).is_some_and(|other| other != own) {
                complaints.push(format!("{folder} uses {needed}"));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn no_edge_leads_round_not_even_those_of_tests() {
    let edges: BTreeMap<_, _> = ours().map(|package| (package.folder(), package.needs(|_| true))).collect();
    assert_eq!(round(&edges), None, "these crates need each other, if only for their tests");
}

/// Some way round, if there is one.
fn round(edges: &BTreeMap<String, BTreeSet<String>>) -> Option<Vec<&str>> {
    fn visit<'a>(
        edges: &'a BTreeMap<String, BTreeSet<String>>,
        crate_: &'a str,
        way: &mut Vec<&'a str>,
        done: &mut BTreeSet<&'a str>,
    ) -> Option<Vec<&'a str>> {
        if let Some(start) = way.iter().position(|earlier| *earlier == crate_) {
            return Some(way[start..].iter().copied().chain([crate_]).collect());
        }
        if !done.insert(crate_) {
            return None;
        }
        way.push(crate_);
        let found = edges.get(crate_).into_iter().flatten().find_map(|next| visit(edges, next, way, done));
        way.pop();
        found
    }
    let mut done = BTreeSet::new();
    edges.keys().find_map(|crate_| visit(edges, crate_, &mut Vec::new(), &mut done))
}

#[test]
fn a_way_round_is_found() {
    let edges = |list: &[(&str, &[&str])]| {
        let sets =
            list.iter().map(|(from, to)| ((*from).to_owned(), to.iter().map(ToString::to_string).collect()));
        sets.collect::<BTreeMap<String, BTreeSet<String>>>()
    };
    assert_eq!(round(&edges(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])])), None);
    let way = edges(&[("a", &["b"]), ("b", &["c"]), ("c", &["d", "b"]), ("d", &[])]);
    assert_eq!(round(&way), Some(vec!["b", "c", "b"]));
}
