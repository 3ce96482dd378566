//! Finding 17: the clock of the machine jumps by years, and lists are in the wrong order.

use super::means::{after, game, id, two_open_seats};
use anyhow::{Context, ensure};
use benben_support::Server;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Ten years, in seconds.
const YEARS: i64 = 315_360_000;

/// Makes programs believe that it is another time: compiled here, and loaded before everything else.
const OTHER_TIME: &str = include_str!("other_time.c");

pub(super) fn jump(benben: &Path) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let library = compile_other_time(folder.path())?;
    let data = folder.path().join("data");
    let mut opened = Vec::new();
    for (life, seconds) in [0, YEARS, 0, -YEARS, 0].into_iter().enumerate() {
        let first = format!("export LD_PRELOAD='{}' OTHER_TIME={seconds}", library.display());
        let program = after(folder.path(), &format!("life-{life}"), &first, benben)?;
        let mut server = Server::start(program, &data)?;
        let client = server.client();
        let wish = json!({ "game": game(&client)?, "seats": two_open_seats(), "listed": true });
        opened.push(id(&client.post("/api/v1/tables", &wish)?.expect(201))?.to_owned());
        let listed = client.get("/api/v1/tables")?.expect(200);
        let listed: Vec<&str> = listed["tables"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|table| table["table"].as_str())
            .collect();
        ensure!(
            listed.iter().eq(opened.iter().rev()),
            "opened {opened:?}, and in life {life} the list is {listed:?}"
        );
        let now = client.get(&format!("/api/v1/tables/{}", opened[life]))?.expect(200);
        ensure!(now["status"] == "gathering", "{now}");
        server.stop()?;
    }
    Ok(())
}

/// Compiles into this folder what, loaded before everything else, makes it `OTHER_TIME` seconds later.
pub(crate) fn compile_other_time(folder: &Path) -> anyhow::Result<PathBuf> {
    let (source, library) = (folder.join("other_time.c"), folder.join("other_time.so"));
    std::fs::write(&source, OTHER_TIME)?;
    let compiled =
        Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source).status();
    ensure!(compiled.context("a C compiler is needed")?.success(), "the other time doesn't compile");
    Ok(library)
}
