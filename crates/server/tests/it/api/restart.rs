//! Leaving memory and coming back: nothing is lost.

use crate::api::house::{House, Player, awaits, game, play_to_the_end, quick};
use benben_server::Config;
use benben_support::wait_for_async;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// One life of a server: everything that runs ends with it, like a process.
pub(crate) fn in_one_life<T>(folder: &Arc<TempDir>, config: Config, life: impl AsyncFnOnce(House) -> T) -> T {
    Runtime::new().unwrap().block_on(async { life(House::in_folder(config, folder)).await })
}

fn folder() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

#[test]
fn a_restarted_server_goes_on_where_it_was() {
    let folder = folder();
    let (before, seated) = in_one_life(&folder, quick(), async |house| {
        let [ada, bo] = house.two_people(game().id).await;
        for _ in 0..5 {
            ada.play_something().await;
            bo.play_something().await;
        }
        (ada.look().await, json!({ "table": ada.table, "token": ada.token, "seat": ada.seat }))
    });
    in_one_life(&folder, quick(), async |house| {
        let ada = house.player(&seated);
        assert_eq!(ada.look().await["view"], before["view"]);
        assert_eq!(ada.look().await["you"], before["you"]);
        ada.play_something().await;
    });
}

#[test]
fn f08_a_damaged_table_is_not_served_and_counted_and_all_others_are() {
    let folder = folder();
    let tables = in_one_life(&folder, quick(), async |house| {
        let mut tables = Vec::new();
        for _ in 0..2 {
            let [ada, bo] = house.two_people(game().id).await;
            ada.play_something().await;
            bo.play_something().await;
            tables.push(json!({ "table": ada.table, "token": ada.token, "seat": ada.seat }));
        }
        tables
    });
    let db = rusqlite::Connection::open(folder.path().join("benben.sqlite")).unwrap();
    db.execute("UPDATE entries SET at = at + 1 WHERE table_number = 1 AND step = 2", ()).unwrap();
    drop(db);
    in_one_life(&folder, quick(), async |house| {
        let (damaged, well) = (house.player(&tables[0]), house.player(&tables[1]));
        for way in ["", "/log", "/drawing", "/record"] {
            let reply = damaged.get(way).await;
            assert_eq!(reply.expect(500)["error"], "damaged", "{way}");
        }
        damaged.post("/actions", json!({ "number": 2, "action": "anything" })).await.expect(500);
        let page = house.get(&format!("/t/{}", damaged.table), "").await;
        assert!(page.text.contains("is damaged"), "{}", page.text);
        well.play_something().await;
        let metrics = house.get("/metrics", "").await.text;
        assert!(!metrics.contains("benben_tables_damaged_total 0\n"), "{metrics}");
    });
}

#[test]
fn a_bot_that_was_to_move_moves_after_the_restart() {
    let folder = folder();
    // This bot takes its time, so the server stops before it has moved.
    let slow = Config { bot_pause: Duration::from_secs(600), ..quick() };
    let seated: Value = in_one_life(&folder, slow, async |house| {
        let ada = house.against_a_bot(game().id).await;
        if awaits(&ada.look().await, 1) {
            ada.play_something().await;
        }
        assert!(awaits(&ada.look().await, 2));
        json!({ "table": ada.table, "token": ada.token, "seat": 1 })
    });
    in_one_life(&folder, quick(), async |house| {
        let ada = house.player(&seated);
        ada.wait().await;
        play_to_the_end(&ada).await;
    });
}

#[test]
fn a_start_wakes_only_tables_where_a_bot_is_to_move_or_a_clock_runs() {
    let folder = folder();
    let game = benben_games::ids().next().unwrap();
    let slow = Config { bot_pause: Duration::from_secs(600), ..quick() };
    let (bots, clocks) = in_one_life(&folder, slow, async |house| {
        for _ in 0..20 {
            house.two_people(game).await;
            house.open(game, json!([{ "kind": "open" }, { "kind": "open" }])).await;
        }
        // Two tables against a bot: at one of them the person is to move, at the other the bot is.
        let mut begins = false;
        for _ in 0..100 {
            let ada = house.against_a_bot(game).await;
            begins = awaits(&ada.look().await, 1);
            if begins {
                break;
            }
            // A table that is over needs nobody.
            ada.post("/resign", json!({})).await.expect(204);
        }
        assert!(begins, "at none of a hundred tables the person begins");
        let ada = house.against_a_bot(game).await;
        if awaits(&ada.look().await, 1) {
            ada.play_something().await;
        }
        assert!(awaits(&ada.look().await, 2));
        let pace = json!({ "kind": "decision", "seconds": 3600 });
        let wish = json!({ "game": game, "seats": [{ "kind": "open" }, { "kind": "open" }], "pace": pace });
        let opened = house.post("/api/v1/tables", "", wish).await.expect(201);
        let table = opened["table"].as_str().unwrap();
        let (bo, cleo) = (house.sit(table, "Bo").await, house.sit(table, "Cleo").await);
        let thinker = if awaits(&bo.look().await, bo.seat) { bo } else { cleo };
        let seated = |player: &Player<'_>| json!({ "table": player.table, "token": player.token, "seat": player.seat });
        (seated(&ada), seated(&thinker))
    });
    // Time is not real here: it jumps to the next thing that waits for it.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build();
    runtime.unwrap().block_on(async {
        let house = House::in_folder(quick(), &folder);
        let metrics = wait_for_async("the tables that need the server", async || {
            let metrics = house.get("/metrics", "").await.text;
            metrics.contains("benben_tables_resumed_total 2\n").then_some(metrics)
        })
        .await;
        assert!(metrics.contains("benben_load_seconds_count 2\n"), "{metrics}");
        house.player(&bots).wait().await;
        house.player(&clocks).watch().await.until("time to run out", |seen| seen["you"]["number"] != 1).await;
    });
}

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let house = House::with(Config { idle_after: Duration::ZERO, ..quick() });
    let [ada, bo] = house.two_people(game().id).await;
    for _ in 0..3 {
        ada.play_something().await;
        bo.play_something().await;
    }
    wait_for_async("the table to leave memory", async || {
        let metrics = house.get("/metrics", "").await.text;
        metrics.contains("benben_tables_live 0\n").then_some(())
    })
    .await;
    assert_eq!(ada.look().await["you"]["number"], 4);
}

#[tokio::test]
async fn a_table_that_is_watched_or_waits_for_a_bot_stays_in_memory() {
    let house = House::with(Config { idle_after: Duration::ZERO, ..quick() });
    let ada = house.against_a_bot(game().id).await;
    let mut watched = ada.watch().await;
    watched.until("one's turn", |seen| awaits(seen, 1)).await;
    for _ in 0..100 {
        assert!(house.get("/metrics", "").await.text.contains("benben_tables_live 1\n"));
        tokio::task::yield_now().await;
    }
}
