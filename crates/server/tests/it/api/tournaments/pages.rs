//! The page of a tournament: what its forms do, and whom they refuse.

use crate::api::browser::{Browser, form};
use crate::api::house::{House, game};

#[tokio::test]
async fn players_come_and_go_and_the_organiser_ends_it_on_the_page() {
    let house = House::new();
    let mut organiser = Browser::new(&house);
    let wish = form(&[("game", game().id), ("seats", "2"), ("pace", "decision 60"), ("title", "Cup")]);
    let opened = organiser.post("/tournaments", &wish).await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    let cup = opened.headers["location"].to_str().unwrap().to_owned();
    let at = |what: &str| format!("{cup}/{what}");
    let mut browsers = ["Ada", "Bo", "Cyd"].map(|name| (name, Browser::new(&house)));
    for (name, browser) in &mut browsers {
        let page = browser.submit(&at("join"), &form(&[("name", name)])).await;
        assert!(page.contains("You’re in.") && !page.contains("For the organiser"), "{page}");
    }
    let [(_, ada), (_, bo), _] = &mut browsers;
    // Whoever leaves before it begins was never there, and can come again.
    let page = ada.submit(&at("leave"), "").await;
    assert!(page.contains(&at("join")) && !page.contains(&at("leave")), "{page}");
    assert!(Browser::new(&house).post(&at("leave"), "").await.status.is_client_error(), "nobody leaves");
    let number = |page: &str, name: &str| {
        let button = page.split("<button").find(|button| button.contains(&format!("Remove: {name}\"")));
        let value =
            button.and_then(|button| button.split("value=\"").nth(1)).unwrap_or_else(|| panic!("{page}"));
        value.split('"').next().unwrap().to_owned()
    };
    let page = organiser.get(&cup).await.text;
    assert!(!page.contains("Remove: Ada\""), "{page}");
    let of_bo = form(&[("player", &number(&page, "Bo"))]);
    for (what, body) in [("remove", &*of_bo), ("bot", "level=greedy"), ("end", ""), ("begin", "")] {
        let refused = bo.post(&at(what), body).await;
        assert!(refused.status == 403 && refused.text.contains("Only the organiser"), "{}", refused.text);
    }
    let page = organiser.submit(&at("remove"), &of_bo).await;
    assert!(!page.contains("Remove: Bo\"") && page.contains("Remove: Cyd\""), "{page}");
    for nobody in ["player=0", "player=99"] {
        assert!(organiser.post(&at("remove"), nobody).await.status.is_client_error(), "{nobody}");
    }
    let page = organiser.submit(&at("bot"), "level=greedy").await;
    assert!(page.contains("2 players") && !page.contains(&at("bot")), "{page}");
    let second = organiser.post(&at("bot"), "level=greedy").await;
    assert!(second.status == 409 && second.text.contains("A bot already plays"), "{}", second.text);
    assert!(organiser.post(&at("bot"), "level=genius").await.status.is_client_error());
    let page = organiser.submit(&at("end"), "").await;
    assert!(page.contains("The tournament was called off") && !page.contains(&at("end")), "{page}");
    assert!(organiser.post(&at("begin"), "").await.status.is_client_error());
}
