//! Profiles: what people show of themselves, to whom, and what nobody learns.

use crate::api::accounts::{Person, keep};
use crate::api::house::{House, Reply, game, request};
use crate::api::rated::rated_game;
use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};

const PARTS: [&str; 4] = ["ratings", "games", "opponents", "reviews"];

async fn profile(house: &House, name: &str, session: &str) -> Reply {
    house.get(&format!("/api/v1/people/{name}"), session).await
}

/// The page, as whoever is signed in with this session sees it.
async fn page(house: &House, path: &str, session: &str) -> Reply {
    let mut asked = request(Method::GET, path, "", Body::empty());
    asked.headers_mut().insert(header::COOKIE, format!("benben-session={session}").parse().unwrap());
    house.send(asked).await
}

fn all(seen_by: &str) -> Value {
    json!({ "ratings": seen_by, "games": seen_by, "opponents": seen_by, "reviews": seen_by })
}

async fn show(house: &House, person: &Person<'_>, shown: Value) {
    house.post("/api/v1/account/profile", &person.session, shown).await.expect(200);
}

/// A rated game that the first of two gives up, once ratings have followed from it.
async fn play(house: &House, ada: &Person<'_>, bo: &Person<'_>) -> String {
    let table = rated_game(house, ada, bo).await;
    let path = format!("/api/v1/tables/{table}");
    house.post(&format!("{path}/resign"), &ada.session, json!({})).await.expect(204);
    benben_support::wait_for_async("the ratings", async || {
        let seen = house.get(&path, "").await.expect(200);
        seen["seats"][0]["rating"]["before"].is_number().then_some(())
    })
    .await;
    table
}

async fn befriend(house: &House, one: &Person<'_>, other: &Person<'_>) {
    let link = house.get("/api/v1/friends", &one.session).await.expect(200)["link"].clone();
    house.post("/api/v1/friends", &other.session, json!({ "link": link })).await.expect(204);
}

#[tokio::test]
async fn everybody_begins_by_showing_their_ratings_alone() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let chosen = house.get("/api/v1/account/profile", &ada.session).await.expect(200);
    let first =
        json!({ "ratings": "everyone", "games": "nobody", "opponents": "nobody", "reviews": "nobody" });
    assert_eq!(chosen, first);
    play(&house, &ada, &bo).await;
    let seen = profile(&house, "ada", "").await.expect(200);
    assert_eq!(seen.as_object().unwrap().keys().collect::<Vec<_>>(), ["name", "ratings"]);
    let rating = &seen["ratings"][0];
    assert_eq!((&seen["name"], &rating["game"]), (&json!("Ada"), &json!(game().id)));
    assert_eq!((&rating["games"], &rating["provisional"]), (&json!(1), &json!(true)));
    let history = rating["history"].as_array().unwrap();
    assert_eq!(history.len(), 2, "where it began, and where it is");
    assert_eq!((&history[0]["rating"], &history[1]["rating"]), (&json!(1500), &rating["rating"]));
    assert!(rating["rating"].as_i64() < Some(1500), "{rating}");
    house.get("/api/v1/people/Ada/games", "").await.expect(404);
}

#[tokio::test]
async fn each_part_is_for_those_it_is_shown_to_on_pages_and_for_programs() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let eve = keep(&house, "Eve", "").await;
    play(&house, &ada, &bo).await;
    befriend(&house, &ada, &bo).await;
    let headings = [
        ("ratings", "Ratings"),
        ("games", "Finished games"),
        ("opponents", "Favourite opponents"),
        ("reviews", "Reviewed games"),
    ];
    for part in PARTS {
        for (seen_by, friend, stranger) in
            [("everyone", true, true), ("friends", true, false), ("nobody", false, false)]
        {
            let mut shown = all("nobody");
            shown[part] = json!(seen_by);
            show(&house, &ada, shown).await;
            for (session, sees) in [
                (&ada.session, true),
                (&bo.session, friend),
                (&eve.session, stranger),
                (&String::new(), stranger),
            ] {
                let (told, page) =
                    (profile(&house, "Ada", session).await, page(&house, "/people/Ada", session).await);
                let is_own = *session == ada.session;
                let may_know = is_own || *session == bo.session || stranger;
                assert_eq!(told.status.is_success(), may_know, "{part} {seen_by}");
                assert_eq!(page.status, told.status, "{part} {seen_by}");
                for other in PARTS {
                    let expected = if other == part { sees } else { is_own };
                    let there = told.status.is_success() && told.json().get(other).is_some();
                    assert_eq!(there, expected, "{other}, where {part} is for {seen_by}");
                    let heading = headings.iter().find(|(key, _)| *key == other).unwrap().1;
                    assert_eq!(
                        page.text.contains(&format!("<h2>{heading}")),
                        expected,
                        "{other}, where {part} is for {seen_by}"
                    );
                }
                let games = house.get("/api/v1/people/Ada/games", session).await;
                let sees_games = is_own || part == "games" && sees;
                assert_eq!(games.status.is_success(), sees_games, "{part} {seen_by}");
            }
        }
    }
}

/// What is the same in two answers but the name.
fn but_the_name(reply: &Reply, name: &str) -> (u16, String) {
    (reply.status.as_u16(), reply.text.replace(name, "NAME"))
}

#[tokio::test]
async fn a_name_that_nobody_keeps_is_answered_as_one_that_shows_nothing() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    keep(&house, "New", "").await;
    play(&house, &ada, &bo).await;
    show(&house, &ada, all("friends")).await;
    for session in ["", &bo.session] {
        for what in ["", "/games"] {
            let asked = async |path: &str, name: &str| {
                let reply = page(&house, &format!("{path}/{name}{what}"), session).await;
                let told = house.get(&format!("{path}/{name}{what}"), session).await;
                (but_the_name(&reply, name), but_the_name(&told, name))
            };
            for path in ["/people", "/api/v1/people"] {
                let nobody = asked(path, "Zed").await;
                assert_eq!(nobody.0.0, 404);
                // Ada shows nothing to Bo; New shows ratings, and has none.
                for name in ["Ada", "New"] {
                    assert_eq!(asked(path, name).await, nobody, "{path} {name}");
                }
            }
        }
    }
}

#[tokio::test]
async fn others_are_in_a_profile_only_where_they_show_the_same() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let eve = keep(&house, "Eve", "").await;
    let table = play(&house, &ada, &bo).await;
    show(&house, &ada, all("everyone")).await;
    let seen = async |session: &str| {
        let games = house.get("/api/v1/people/Ada/games", session).await.expect(200);
        let profile = profile(&house, "Ada", session).await.expect(200);
        let names: Vec<Value> =
            games["games"][0]["players"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect();
        (names, games["games"][0]["table"].clone(), profile["opponents"].clone())
    };
    let (names, link, opponents) = seen(&eve.session).await;
    assert_eq!(names, [json!("Ada"), Value::Null], "Bo shows nothing");
    assert_eq!((link, opponents), (Value::Null, json!([])));
    let with_bo = json!([{ "name": "Bo", "games": 1, "won": 0 }]);
    // Whoever sat there knows, and one's own profile is whole.
    for session in [&ada.session, &bo.session] {
        let (names, link, _) = seen(session).await;
        assert_eq!((names, link), (vec![json!("Ada"), json!("Bo")], json!(table)));
    }
    assert_eq!(seen(&ada.session).await.2, with_bo);
    show(&house, &bo, all("friends")).await;
    assert_eq!(seen("").await.0, [json!("Ada"), Value::Null]);
    befriend(&house, &bo, &eve).await;
    assert_eq!(seen(&eve.session).await.1, json!(table), "Eve may see Bo's part as well");
    show(&house, &bo, all("everyone")).await;
    let (names, link, opponents) = seen("").await;
    assert_eq!((names, link, opponents), (vec![json!("Ada"), json!("Bo")], json!(table), with_bo));
}

#[tokio::test]
async fn what_was_played_adds_up_and_comes_page_by_page() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let mut played = Vec::new();
    for number in 0..22 {
        let (first, second) = if number % 2 == 0 { (&ada, &bo) } else { (&bo, &ada) };
        let table = rated_game(&house, first, second).await;
        house.post(&format!("/api/v1/tables/{table}/resign"), &bo.session, json!({})).await.expect(204);
        played.push(table);
    }
    played.reverse();
    let seen = profile(&house, "Ada", &ada.session).await.expect(200);
    assert_eq!(seen["games"], json!([{ "game": game().id, "games": 22, "won": 22 }]));
    assert_eq!(seen["opponents"], json!([{ "name": "Bo", "games": 22, "won": 22 }]));
    let first = house.get("/api/v1/people/Ada/games", &ada.session).await.expect(200);
    let next = format!("/api/v1/people/Ada/games?before={}", first["before"]);
    let second = house.get(&next, &ada.session).await.expect(200);
    assert!(second.get("before").is_none(), "there are no more");
    let tables = |page: &Value| -> Vec<String> {
        let games = page["games"].as_array().unwrap().iter();
        games.map(|game| game["table"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!([tables(&first), tables(&second)].concat(), played);
    assert_eq!((&first["games"][0]["place"], &first["games"][0]["resigned"]), (&json!(1), &json!(false)));
    let page = page(&house, "/people/Ada", &ada.session).await.text;
    assert!(
        page.contains(&format!("/people/Ada/games?before={}", first["before"])),
        "the way to older games"
    );
    assert!(
        page.contains("<svg viewBox") && page.contains("rating went from 1500"),
        "a picture, and what it says"
    );
}

#[tokio::test]
async fn seats_and_lists_lead_to_profiles_that_everyone_can_see() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let table = play(&house, &ada, &bo).await;
    let seats = async || house.get(&format!("/api/v1/tables/{table}"), "").await.expect(200)["seats"].clone();
    assert_eq!((&seats().await[0]["profile"], &seats().await[1]["profile"]), (&json!("Ada"), &json!("Bo")));
    let shown = page(&house, &format!("/t/{table}"), "").await.text;
    assert!(shown.contains("href=\"/people/Ada\""), "{shown}");
    // An open table says how well whoever sits there plays, as far as they show it.
    let wish = json!({ "game": game().id, "listed": true, "spectators": true, "pace": { "kind": "bank", "seconds": 900 },
        "rated": true, "seats": [{ "kind": "you", "name": "?" }, { "kind": "open" }] });
    for person in [&ada, &bo] {
        house.post("/api/v1/tables", &person.session, wish.clone()).await.expect(201);
    }
    show(&house, &bo, all("nobody")).await;
    let open = house.get("/api/v1/tables", "").await.expect(200)["tables"].clone();
    let of = |name: &str| {
        let tables = open.as_array().unwrap().iter();
        tables
            .filter(|table| table["players"][0] == name)
            .map(|table| table["ratings"][0].clone())
            .next()
            .unwrap()
    };
    assert!(of("Ada").as_i64() < Some(1500) && of("Bo") == Value::Null, "{open}");
    let lobby = page(&house, "/lobby", "").await.text;
    assert!(lobby.contains(&format!("Ada ({}?)", of("Ada"))) && !lobby.contains("Bo ("), "{lobby}");
    // Friends see each other's ratings, unless they are for nobody.
    befriend(&house, &ada, &bo).await;
    let friends =
        async |session: &str| house.get("/api/v1/friends", session).await.expect(200)["friends"][0].clone();
    assert_eq!(friends(&bo.session).await["ratings"][0]["rating"], of("Ada"));
    assert_eq!(friends(&ada.session).await["ratings"], json!([]));
}

#[tokio::test]
async fn what_is_shown_is_exported_and_goes_with_the_account() {
    let house = House::new();
    let (ada, bo) = (keep(&house, "Ada", "").await, keep(&house, "Bo", "").await);
    let table = play(&house, &ada, &bo).await;
    show(&house, &ada, all("everyone")).await;
    show(&house, &bo, all("everyone")).await;
    let export = house.get("/api/v1/account", &ada.session).await.expect(200);
    assert_eq!(export["profile"], all("everyone"));
    let change = &export["ratings"][0]["changes"][0];
    assert_eq!(
        (&change["table"], &change["rating_before"], &change["place"]),
        (&json!(table), &json!(1500.0), &json!(2))
    );
    assert_eq!(export["ratings"][0]["rating"], change["rating"]);
    let word = json!({ "password": crate::api::accounts::PASSWORD });
    house.post("/api/v1/account/delete", &ada.session, word).await.expect(204);
    profile(&house, "Ada", "").await.expect(404);
    let of_bo = profile(&house, "Bo", "").await.expect(200);
    assert_eq!(of_bo["opponents"], json!([]));
    assert_eq!(of_bo["ratings"][0]["games"], 1, "what Bo won stays Bo's");
    let games = house.get("/api/v1/people/Bo/games", &bo.session).await.expect(200);
    assert_eq!(games["games"][0]["players"][0]["name"], "", "a former player");
}

#[tokio::test]
async fn only_their_owner_chooses_and_only_what_there_is() {
    let house = House::new();
    let ada = keep(&house, "Ada", "").await;
    house.get("/api/v1/account/profile", "").await.expect(401);
    house.post("/api/v1/account/profile", "", all("everyone")).await.expect(401);
    let mut some = all("everyone");
    some["games"] = json!("sometimes");
    house.post("/api/v1/account/profile", &ada.session, some).await.expect(400);
    house.post("/api/v1/account/profile", &ada.session, json!({ "games": "everyone" })).await.expect(400);
}
