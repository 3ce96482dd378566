//! What others did: shown once more, also without a curtain in between, and a scoring that whoever gets the device sees.

use super::{Browser, between, first_action, is_my_turn};
use crate::api::house::{House, game};

/// Two people around a device, and where their table is.
async fn around_a_device(sofa: &mut Browser<'_>) -> String {
    let form = format!("game={}&with=device&players=2&name=Eva&name-2=Jan", game().id);
    sofa.post("/play", &form).await
}

/// Plays for whoever gets the device.
async fn act(sofa: &mut Browser<'_>, curtain: &str) {
    let link = between(curtain, "id=\"pass\" href=\"", "\"").to_owned();
    let page = sofa.get(&link).await;
    assert!(is_my_turn(&page), "{page}");
    let to = between(&page, "<form id=\"actions\" method=\"post\" action=\"", "\"").to_owned();
    sofa.post(&to, &first_action(&page)).await;
}

/// What was counted, if something was. At the curtain it brings the drawings that otherwise come with the board.
fn scene(page: &str) -> Option<&str> {
    let scene = page.split_once("id=\"spectacle\"")?.1.split_once("class=\"stage\">")?.1;
    let scene = scene.split_once("</section>")?.0;
    let drawings = scene.split_once("-sprite\"").and_then(|(_, rest)| rest.split_once("</svg>"));
    Some(drawings.map_or(scene, |(_, drawn)| drawn))
}

#[tokio::test]
async fn whoever_gets_the_device_sees_what_was_counted_as_everyone_does() {
    let house = House::new();
    let mut sofa = Browser::new(&house);
    let table = around_a_device(&mut sofa).await;
    let mut scenes = 0;
    loop {
        let curtain = sofa.get(&table).await;
        if curtain.contains("data-stage=\"over\"") {
            break;
        }
        assert!(curtain.contains("class=\"curtain ") && !curtain.contains("data-pick"), "{curtain}");
        let public = sofa.get(&format!("{table}/screen")).await;
        assert_eq!(scene(&curtain), scene(&public));
        assert_eq!(scene(&curtain).is_some(), curtain.contains("data-see-again"));
        let drawings = format!("<symbol id=\"{}-", game().id);
        assert_eq!(scene(&curtain).is_some(), curtain.contains(&drawings), "what it is drawn from is there");
        scenes += usize::from(scene(&curtain).is_some());
        act(&mut sofa, &curtain).await;
    }
    assert!(scenes > 0, "nothing was counted before the end");
}

#[tokio::test]
async fn a_sentence_of_the_log_leads_to_what_was_seen_from_there_on() {
    let house = House::new();
    let mut sofa = Browser::new(&house);
    let table = around_a_device(&mut sofa).await;
    for _ in 0..4 {
        let curtain = sofa.get(&table).await;
        act(&mut sofa, &curtain).await;
    }
    let curtain = sofa.get(&table).await;
    let here = between(&curtain, "id=\"pass\" href=\"", "\"").to_owned();
    let person = here.split_once('?').unwrap().1;
    let page = sofa.get(&here).await;
    let log = sofa.get(&format!("{table}/log?{person}")).await;
    assert!(page.contains("href=\"#from-4\"") && log.contains(&format!("href=\"{here}#from-4\"")));
    let mut told = async |query: &str| -> Vec<String> {
        let frames = sofa.get(&format!("{table}/missed?{person}{query}")).await;
        assert!(!frames.contains("class=\"curtain "), "whoever asks holds the device: {frames}");
        let told = frames.split("<div id=\"live\"").skip(1);
        told.map(|frame| between(frame, "data-told=\"", "\"").to_owned()).collect()
    };
    // How it lay, and then step by step.
    assert_eq!(told("").await, ["3", "4"]);
    assert_eq!(told("&from=2").await, ["1", "2", "3", "4"]);
    assert_eq!(told("&from=1").await, ["0", "1", "2", "3", "4"]);
    assert_eq!(told("&from=5").await, Vec::<String>::new());
    assert_eq!(told("&from=nonsense").await, ["3", "4"]);
}
