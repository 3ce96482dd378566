//! The map: the edges between our crates are those that ARCHITECTURE.md shows.

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
