//! A tournament of four, opened and followed live in a browser to its end, and on a television. Three others play by the API and
//! give up at once, so that rounds are short.

use crate::game::Game;
use crate::play::{Glance, Luck, act};
use crate::scenario::Findings;
use crate::stage::Stage;
use crate::window::{PAGE_TIMEOUT, Scheme, Size, Window};
use anyhow::{Context, ensure};
use benben_support::{Client, wait_within};
use serde_json::{Value, json};

/// Four players meet each other once.
const ROUNDS: u64 = 3;

pub(crate) fn play(stage: &mut Stage<'_>, game: &Game) -> Findings {
    let (laptop, phone, television) =
        (stage.open(Size::LAPTOP)?, stage.open(Size::PHONE)?, stage.open(Size::TELEVISION)?);
    laptop.visit("/tournaments")?;
    laptop.check_width()?;
    stage.shoot(&laptop, "tournaments-laptop")?;
    laptop.click(&format!("input[name=game][value={}]", game.id))?;
    laptop.follow("form[action='/tournaments'] .go")?;
    let page = laptop.path()?;
    let id = page.rsplit('/').next().context("it has an id")?.to_owned();
    laptop.type_into(".mine input[name=name]", "Ada")?;
    laptop.follow(".mine form button")?;
    let client = stage.server.client();
    let join = |name: &str| -> anyhow::Result<String> {
        let joined = client.post(&format!("/api/v1{page}/join"), &json!({ "name": name }))?.expect(200);
        Ok(joined["token"].as_str().context("whoever joins has a token")?.to_owned())
    };
    let others = [join("Bo")?, join("Cy")?, join("Di")?];
    laptop.wait(
        "three who joined by themselves",
        "return document.querySelectorAll('.now .players li').length === 4",
    )?;
    stage.shoot(&laptop, "tournament-gathering-laptop")?;
    television.visit(&format!("{page}/screen"))?;
    phone.visit(&page)?;
    phone.check_width()?;
    stage.shoot(&phone, "tournament-phone")?;
    laptop.follow("form[action$='/begin'] button")?;
    for round in 1..=ROUNDS {
        // A break is as long as one waits for anything here.
        laptop.wait_for(".mine a.button.big").or_else(|_| laptop.wait_for(".mine a.button.big"))?;
        television.wait_for(".pairings li")?;
        stage.shoot(&laptop, &format!("tournament-round-{round}-laptop"))?;
        if round == 1 {
            play_once(&laptop, &client, &others)?;
            laptop.visit(&page)?;
        }
        give_up(&client, &id, &others)?;
        laptop.wait(
            "the end of the round, without reloading",
            "return !document.querySelector('.mine a.button.big')",
        )?;
        if round == 1 {
            ensure!(laptop.has("[data-countdown]")?, "the break is counted down");
        }
    }
    laptop.wait("the end", "return document.querySelectorAll('.standings tbody tr').length === 4 && !document.querySelector('[data-countdown]')")?;
    laptop.check_width()?;
    stage.shoot(&laptop, "tournament-over-laptop")?;
    television.check_width()?;
    ensure!(!television.has("main form")?, "there is nothing to fill in on a television");
    stage.shoot(&television, "tournament-television")?;
    sit_out(stage, &phone, game)?;
    stage.check_consoles(&[])?;
    Ok(vec![format!("{}: a tournament of four, followed to its end", game.id)])
}

/// Follows *Your table is ready* and plays an action there; before that the opponent plays whatever comes first.
fn play_once(laptop: &Window, client: &Client, others: &[String]) -> anyhow::Result<()> {
    laptop.follow(".mine a.button.big")?;
    let table = laptop.path()?;
    let table = table.strip_prefix("/t/").context("it leads to a table")?;
    let look = || {
        if Glance::at(laptop)?.mine {
            return Ok(true);
        }
        for token in others {
            let client = client.with_token(token);
            let seen: Value = client.get(&format!("/api/v1/tables/{table}"))?.json();
            let you = &seen["you"];
            if let Some(action) = you["actions"].as_array().and_then(|actions| actions.first()) {
                let act = json!({ "number": you["number"], "action": action["action"] });
                client.post(&format!("/api/v1/tables/{table}/actions"), &act)?.expect(200);
            }
        }
        anyhow::Ok(false)
    };
    let turn = || look().map(|mine| mine.then_some(())).transpose();
    wait_within("one's turn at the table of the round", PAGE_TIMEOUT, turn)??;
    act(laptop, &mut Luck::new(7))
}

/// Of three somebody has a bye, and the phone shows it, also in the dark.
fn sit_out(stage: &Stage<'_>, phone: &Window, game: &Game) -> anyhow::Result<()> {
    let client = stage.server.client();
    let pace = json!({ "kind": "decision", "seconds": 600 });
    let wish = json!({ "game": game.id, "title": "Karel’s birthday", "seats": 2, "pace": pace });
    let opened = client.post("/api/v1/tournaments", &wish)?.expect(201);
    let id = opened["tournament"].as_str().context("it has an id")?;
    let mut tokens = Vec::new();
    for name in ["Bartłomiej", "Cy", "Maximiliána Nováková"] {
        let joined =
            client.post(&format!("/api/v1/tournaments/{id}/join"), &json!({ "name": name }))?.expect(200);
        tokens.push(joined["token"].as_str().context("whoever joins has a token")?.to_owned());
    }
    let organiser = client.with_token(opened["token"].as_str().context("the organiser has a token")?);
    organiser.post(&format!("/api/v1/tournaments/{id}/begin"), &json!({}))?.expect(204);
    phone.visit(&format!("/tournaments/{id}"))?;
    phone.wait("a bye", "return document.querySelector('.now')?.textContent.includes('bye')")?;
    for (language, scheme) in [("en", Scheme::Light), ("pl", Scheme::Dark)] {
        phone.speak(language)?;
        phone.scheme(scheme)?;
        phone.check_width()?;
        stage.shoot(phone, &format!("tournament-bye-phone-{language}-{}", scheme.name()))?;
        phone.ask("document.querySelector('.standings').scrollIntoView()", Vec::new())?;
        stage.shoot(phone, &format!("tournament-bye-standings-phone-{language}-{}", scheme.name()))?;
    }
    Ok(())
}

/// At every table of the round somebody who plays by the API gives up.
fn give_up(client: &Client, id: &str, others: &[String]) -> anyhow::Result<()> {
    for token in others {
        let client = client.with_token(token);
        let seen: Value = client.get(&format!("/api/v1/tournaments/{id}"))?.expect(200);
        if let Some(table) = seen["you"]["table"].as_str() {
            // Whose opponent has just given up has nothing left to give up.
            client.post(&format!("/api/v1/tables/{table}/resign"), &json!({}))?;
        }
    }
    Ok(())
}
