//! The pages through the router, as a browser without script uses them.

mod following;
mod lessons;
mod puzzles;
mod retries;

use crate::api::house::{House, Reply, game, quick};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use benben_server::{Config, Lifetime, Retention};
use benben_support::wait_for_async;
use serde_json::json;

/// A browser: it keeps its cookies and says where it comes from.
struct Browser<'a> {
    house: &'a House,
    cookies: Vec<String>,
    language: &'static str,
}

impl<'a> Browser<'a> {
    fn new(house: &'a House) -> Self {
        Browser { house, cookies: Vec::new(), language: "en" }
    }

    async fn send(&mut self, method: Method, path: &str, body: &str) -> Reply {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "table.example")
            .header(header::ORIGIN, "http://table.example")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT_LANGUAGE, self.language)
            .header(header::COOKIE, self.cookies.join("; "));
        let reply = self.house.send(request.body(Body::from(body.to_owned())).unwrap()).await;
        for cookie in reply.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            let name = cookie.split('=').next().unwrap();
            self.cookies.retain(|kept| !kept.starts_with(&format!("{name}=")));
            self.cookies.push(cookie.to_owned());
        }
        reply
    }

    async fn get(&mut self, path: &str) -> String {
        let reply = self.send(Method::GET, path, "").await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text);
        reply.text
    }

    /// Sends a form and answers where it leads.
    async fn post(&mut self, path: &str, form: &str) -> String {
        let reply = self.send(Method::POST, path, form).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{path} {form}: {}", reply.text);
        reply.headers[header::LOCATION].to_str().unwrap().to_owned()
    }
}

/// What stands between two pieces of markup.
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no `{before}` in {text}")).1;
    rest.split_once(after).unwrap().0
}

fn is_my_turn(page: &str) -> bool {
    page.contains("data-mine>")
}

/// The form fields of the first action in the plain list.
fn first_action(page: &str) -> String {
    let number = between(page, "name=\"number\" value=\"", "\"");
    let action = between(page, "<button name=\"action\" value=\"", "\"");
    format!("number={number}&action={}", action.replace(' ', "+"))
}

#[tokio::test]
async fn a_game_against_a_bot_is_one_form_away_and_is_played_through_the_plain_list() {
    let house = House::new();
    let mut eva = Browser::new(&house);
    let id = game().id;
    assert!(eva.get("/").await.contains(&format!("name=\"game\" value=\"{id}\"")));
    let table = eva.post("/play", &format!("game={id}&name=Eva")).await;
    let mut played = 0;
    wait_for_async("the end of the game", async || {
        let page = eva.get(&table).await;
        if is_my_turn(&page) {
            assert_eq!(eva.post(&format!("{table}/act"), &first_action(&page)).await, table);
            played += 1;
        }
        page.contains("data-stage=\"over\"").then_some(())
    })
    .await;
    assert!(played > 5);
    let page = eva.get(&table).await;
    assert!(page.contains("class=\"account\"") && page.contains("class=\"curve curve0 "));
    let replay = eva.get(&format!("{table}/replay?step=3&as=1")).await;
    assert!(replay.contains("type=\"range\""));
    // Whoever looks back goes from step to step, also past the last: nothing has to be sent away there.
    let end = eva.get(&format!("{table}/replay?step=9999")).await;
    assert!(!end.contains("class=\"spectacle") && !end.contains("data-see-again"), "{end}");
    assert!(eva.get(&format!("{table}/replay/board?step=4&as=open")).await.starts_with("<div id=\"live\""));
    assert!(eva.get(&format!("{table}/record")).await.contains(&format!("game: {id}")));
    let next = eva.post(&format!("{table}/rematch"), "").await;
    assert!(next.starts_with("/t/") && next != table);
}

#[tokio::test]
async fn friends_come_by_code_and_see_each_other() {
    let house = House::new();
    let (mut eva, mut jan) = (Browser::new(&house), Browser::new(&house));
    let form = format!("game={}&with=friends&players=2&name=Eva&spectators=yes", game().id);
    let table = eva.post("/play", &form).await;
    let page = eva.get(&table).await;
    let code = between(&page, "<strong class=\"code\">", "</strong>").to_owned();
    assert_eq!(
        jan.send(Method::GET, &format!("/join?code={}", code.to_lowercase()), "").await.headers
            [header::LOCATION],
        table
    );
    // Whoever comes sees what is played, and who invites.
    let card = jan.get(&table).await;
    for expected in ["Eva invites you to play", "class=\"terms\"", "class=\"emblem\"", "form=\"join\""] {
        assert!(card.contains(expected), "{expected}: {card}");
    }
    jan.post(&format!("{table}/join"), "name=Jan&seat=2").await;
    let waiting = eva.get(&table).await;
    assert!(waiting.contains("Waiting for Jan to get ready."), "{waiting}");
    let early = eva.send(Method::POST, &format!("{table}/start"), "").await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.text);
    jan.post(&format!("{table}/come-back"), "").await;
    assert!(jan.get(&table).await.contains("Waiting for Eva to start the game."));
    let guest = jan.send(Method::POST, &format!("{table}/start"), "").await;
    assert_eq!(guest.status, StatusCode::FORBIDDEN, "{}", guest.text);
    let host = eva.get(&table).await;
    assert!(host.contains("Start whenever you like.") && host.contains("class=\"start\""), "{host}");
    eva.post(&format!("{table}/start"), "").await;
    let mut late = Browser::new(&house);
    let found = late.send(Method::GET, &format!("/join?code={code}"), "").await;
    assert_eq!(found.headers[header::LOCATION], table, "who comes too late is led to watch");
    for browser in [&mut eva, &mut jan] {
        let page = browser.get(&table).await;
        assert!(page.contains("data-stage=\"playing\"") && page.contains("Eva") && page.contains("Jan"));
    }
    let wrong = jan.send(Method::GET, "/join?code=NOSUCH", "").await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn chairs_are_filled_freed_and_put_away() {
    let house = House::new();
    let (mut eva, mut jan) = (Browser::new(&house), Browser::new(&house));
    let form = format!("game={}&with=friends&players=4&name=Eva", game().id);
    let table = eva.post("/play", &form).await;
    let chairs = |page: &str| page.matches("class=\"chair ").count();
    assert_eq!(chairs(&eva.get(&table).await), 4);
    let stranger = jan.send(Method::POST, &format!("{table}/drop"), "for=2").await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED, "{}", stranger.text);
    jan.post(&format!("{table}/join"), "name=Jan&seat=4").await;
    let guest = jan.send(Method::POST, &format!("{table}/drop"), "for=2").await;
    assert_eq!(guest.status, StatusCode::FORBIDDEN, "{}", guest.text);
    assert!(!jan.get(&table).await.contains("/drop\""), "what is the host's is offered to nobody else");
    eva.post(&format!("{table}/bot"), "for=2&level=pharaoh").await;
    assert!(eva.get(&table).await.contains("Pharaoh"));
    eva.post(&format!("{table}/free"), "for=2").await;
    eva.post(&format!("{table}/drop"), "for=2").await;
    let page = jan.get(&table).await;
    // Jan has moved up, and his page knows it.
    assert_eq!((chairs(&page), page.matches("data-me").count()), (3, 1), "{page}");
    let taken = eva.send(Method::POST, &format!("{table}/drop"), "for=3").await;
    assert_eq!(taken.status, StatusCode::CONFLICT, "{}", taken.text);
    jan.post(&format!("{table}/come-back"), "").await;
    eva.post(&format!("{table}/drop"), "for=2").await;
    eva.post(&format!("{table}/start"), "").await;
    for browser in [&mut eva, &mut jan] {
        assert!(browser.get(&table).await.contains("data-stage=\"playing\""));
    }
    let late = eva.send(Method::POST, &format!("{table}/drop"), "for=2").await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
}

#[tokio::test]
async fn a_choice_is_one_tap_away_the_next_time() {
    let house = House::new();
    let mut eva = Browser::new(&house);
    assert!(!eva.get("/").await.contains("name=\"again\""));
    let id = game().id;
    let option = &game().options[0];
    let value = option.values.last().unwrap();
    let form =
        format!("game={id}&with=bots&players=3&level=apprentice&name=Eva&option-{}={value}", option.key);
    let first = eva.post("/play", &form).await;
    let home = eva.get("/").await;
    assert!(home.contains("Again: 2 × Apprentice") && home.contains("value=\"Eva\""), "{home}");
    let again = eva.post("/play", &format!("again={id}")).await;
    assert_ne!(first, again);
    let page = eva.get(&again).await;
    assert!(page.contains("Eva") && page.contains("Apprentice 2"), "{page}");
    let mine = eva.get("/me").await;
    assert!(mine.contains(&first) && mine.contains(&again), "{mine}");
}

#[tokio::test]
async fn my_place_has_my_name_and_my_finished_games() {
    let house = House::new();
    let mut eva = Browser::new(&house);
    assert_eq!(eva.post("/me", "name=Eva").await, "/me");
    let table = eva.post("/play", &format!("game={}&with=bots&players=2", game().id)).await;
    eva.post(&format!("{table}/resign"), "").await;
    let mine = eva.get("/me").await;
    for expected in ["value=\"Eva\"", &table, "2nd", "<time", "class=\"scores\""] {
        assert!(mine.contains(expected), "{expected}: {mine}");
    }
    let refused = eva.send(Method::POST, "/me", &format!("name={}", "x".repeat(31))).await;
    assert!(refused.status.is_client_error(), "{}", refused.status);
    let mut stranger = Browser::new(&house);
    assert!(!stranger.get("/me").await.contains(&table));
}

#[tokio::test]
async fn resigning_against_bots_ends_with_a_winner_and_what_comes_next() {
    let house = House::new();
    let mut eva = Browser::new(&house);
    let form = format!("game={}&seat-1=you&name-1=Eva&seat-2=random&seat-3=random", game().id);
    let table = eva.post("/play", &form).await;
    let before = eva.get(&table).await;
    assert!(before.contains("That ends the game"), "{before}");
    eva.post(&format!("{table}/resign"), "").await;
    let page = eva.get(&table).await;
    for expected in
        ["data-stage=\"over\"", "Eva has resigned", "class=\"panel results", "/rematch\"", "/replay\""]
    {
        assert!(page.contains(expected), "{expected}: {page}");
    }
    assert!(!page.contains("/resign\"") && !page.contains("/undo\""), "nothing is left to give up");
    assert!(eva.get(&format!("{table}/replay")).await.contains("type=\"range\""));
}

#[tokio::test]
async fn a_table_that_everyone_has_left_says_so_and_leads_on() {
    let house = House::new();
    let (mut eva, mut jan) = (Browser::new(&house), Browser::new(&house));
    let table = eva.post("/play", &format!("game={}&seat-1=you&name-1=Eva&seat-2=open", game().id)).await;
    eva.post(&format!("{table}/leave"), "").await;
    let page = jan.get(&table).await;
    assert!(page.contains("Everyone has left") && page.contains("class=\"button\" href=\"/\""), "{page}");
}

#[tokio::test]
async fn people_who_share_a_device_see_nothing_before_they_say_who_they_are() {
    let house = House::new();
    let mut sofa = Browser::new(&house);
    let form = format!("game={}&seat-1=you&name-1=Eva&seat-2=here&name-2=Jan", game().id);
    let table = sofa.post("/play", &form).await;
    for _ in 0..4 {
        let curtain = sofa.get(&table).await;
        assert!(curtain.contains("class=\"curtain ") && !curtain.contains("data-pick"), "{curtain}");
        let link = between(&curtain, "id=\"pass\" href=\"", "\"").to_owned();
        let page = sofa.get(&link).await;
        assert!(is_my_turn(&page) && page.contains("data-pick"));
        let act = between(&page, "<form id=\"actions\" method=\"post\" action=\"", "\"").to_owned();
        let back = sofa.post(&act, &first_action(&page)).await;
        assert!(sofa.get(&back).await.contains("class=\"curtain "), "the device is passed on");
    }
    let mut stranger = Browser::new(&house);
    let reply = stranger.send(Method::GET, &format!("{table}?person=1"), "").await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN, "without a link to watch, nobody watches");
}

#[tokio::test]
async fn a_language_is_chosen_by_the_browser_and_can_be_changed() {
    let house = House::new();
    let mut eva = Browser { language: "sk-SK,sk;q=0.9", ..Browser::new(&house) };
    assert!(eva.get("/").await.contains("<html lang=\"sk\""));
    let page = format!("/rules/{}", game().id);
    assert_eq!(eva.post("/language", &format!("language=pl&to={page}")).await, page);
    let rules = eva.get(&page).await;
    assert!(rules.contains("<html lang=\"pl\""));
    for other in benben_games::ids().filter(|id| *id != game().id) {
        assert!(rules.contains(&format!("href=\"/rules/{other}\"")), "the page leads to {other}");
    }
    assert_eq!(eva.post("/language", "language=cs&to=https://evil.example").await, "/");
}

#[tokio::test]
async fn my_tables_tell_where_it_is_my_turn() {
    let house = House::new();
    let mut sofa = Browser::new(&house);
    let form = format!("game={}&seat-1=you&name-1=Eva&seat-2=here&name-2=Jan", game().id);
    let table = sofa.post("/play", &form).await;
    let home = sofa.get("/").await;
    assert!(home.contains(&format!("<li data-mine><a class=\"row\" href=\"{table}\"")), "{home}");
    let mut stranger = Browser::new(&house);
    assert!(!stranger.get("/").await.contains(&table));
}

#[tokio::test]
async fn what_is_not_possible_says_why_not_in_the_language_of_the_page() {
    let house = House::new();
    let mut eva = Browser { language: "cs", ..Browser::new(&house) };
    let table = eva
        .post("/play", &format!("game={}&seat-1=you&name-1=Eva&seat-2=open&spectators=yes", game().id))
        .await;
    let mut jan = Browser { language: "cs", ..Browser::new(&house) };
    jan.post(&format!("{table}/join"), "name=Jan").await;
    jan.post(&format!("{table}/come-back"), "").await;
    let page = eva.get(&table).await;
    let (acting, waiting) =
        if is_my_turn(&page) { (page, &mut jan) } else { (jan.get(&table).await, &mut eva) };
    let link = format!("/rules/{}#{}", game().id, game().turn_rule);
    let reply = waiting.send(Method::POST, &format!("{table}/why-not"), "picks=anything").await;
    assert!(reply.text.contains("Teď nejste na tahu.") && reply.text.contains(&link), "{}", reply.text);
    let reply = waiting.send(Method::POST, &format!("{table}/act"), &first_action(&acting)).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(reply.text.contains(&link), "{}", reply.text);
}

#[tokio::test]
async fn problems_are_pages_too() {
    let house = House::new();
    let mut eva = Browser { language: "pl", ..Browser::new(&house) };
    for path in
        ["/t/0000000000000000000000", "/t/x", "/rules/chess", "/play/chess", "/j/ABC", "/assets/x.css"]
    {
        let reply = eva.send(Method::GET, path, "").await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
        if !path.starts_with("/t/x") {
            assert!(reply.text.contains("<html lang=\"pl\""), "{path}: {}", reply.text);
        }
    }
    let table = eva.post("/play", &format!("game={}&name=Ewa", game().id)).await;
    for (path, form) in [("act", "number=1"), ("act", ""), ("why-not", ""), ("undo/answer", "agree=perhaps")]
    {
        let reply = eva.send(Method::POST, &format!("{table}/{path}"), form).await;
        assert!(reply.status.is_client_error(), "{path} {form}: {}", reply.status);
    }
    let reply =
        eva.send(Method::POST, "/play", &format!("game={}&seat-1=you&seat-2=emperor", game().id)).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn files_are_kept_for_good_and_nothing_comes_from_elsewhere() {
    let house = House::new();
    let mut eva = Browser::new(&house);
    let home = eva.get("/").await;
    for address in
        ["rel=\"stylesheet\" href=\"", "script src=\"", "rel=\"icon\" type=\"image/svg+xml\" href=\""]
    {
        let address = between(&home, address, "\"").to_owned();
        let reply = eva.send(Method::GET, &address, "").await;
        assert!(reply.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"), "{address}");
        assert!(!reply.text.contains("url(http") && !reply.text.contains("@import"), "{address}");
    }
    assert!(!home.contains("https://") && !home.contains("style=\""));
    assert!(eva.get("/manifest.webmanifest").await.contains("\"standalone\""));
}

#[tokio::test]
async fn the_page_of_a_table_says_how_long_it_is_kept() {
    let retention = Retention { gathering: Lifetime::days(3), ..Retention::default() };
    let house = House::with(Config { retention, ..quick() });
    let game = benben_games::ids().next().unwrap();
    let opened = house.open(game, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let page = async |language: &str| {
        let path = format!("/t/{}", opened["table"].as_str().unwrap());
        let request = Request::get(path).header("accept-language", language).body(Body::empty());
        house.send(request.unwrap()).await.text
    };
    for (language, sentence) in [
        ("en", "This table will be removed if nobody visits it for 3 days."),
        ("cs", "Když sem 3\u{a0}dny nikdo nepřijde, stůl zmizí."),
        ("sk", "Tento stôl sa odstráni, ak ho 3\u{a0}dni nikto nenavštívi."),
        ("pl", "Jeśli przez 3\u{a0}dni nikt tu nie zajrzy, stół zniknie."),
    ] {
        let page = page(language).await;
        assert!(page.contains(sentence), "{sentence} in {page}");
    }
    for name in ["Ada", "Bo"] {
        house.sit(opened["table"].as_str().unwrap(), name).await;
    }
    let playing = page("en").await;
    assert!(playing.contains("This table will be removed if nobody visits it for 30 days."), "{playing}");
}

#[tokio::test]
async fn a_table_that_is_kept_for_ever_says_nothing_of_it() {
    let retention = Retention { gathering: Lifetime::Forever, ..Retention::default() };
    let house = House::with(Config { retention, ..quick() });
    let game = benben_games::ids().next().unwrap();
    let opened = house.open(game, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let page = house.get(&format!("/t/{}", opened["table"].as_str().unwrap()), "").await.text;
    assert!(page.contains("/qr.svg") && !page.contains("will be removed"), "{page}");
}

#[tokio::test]
async fn whoever_asks_for_a_table_that_was_removed_is_told_so() {
    let house = House::new();
    let gone = "0".repeat(22);
    for path in [format!("/t/{gone}"), format!("/t/{gone}/screen"), format!("/t/{gone}/live")] {
        let reply = house.get(&path, "").await;
        assert_eq!(reply.status, 404);
        assert!(
            reply.text.contains("A table that nobody visits is removed after a while."),
            "{}",
            reply.text
        );
    }
    let problem = house.get(&format!("/api/v1/tables/{gone}"), "").await.expect(404);
    assert!(problem["hint"].as_str().unwrap().contains("removed"), "{problem}");
}

#[tokio::test]
async fn a_finished_game_is_checked_on_a_page_and_a_running_one_says_what_will_be() {
    let house = House::new();
    let mut browser = Browser::new(&house);
    let table = browser.post("/play", &format!("game={}&with=bots", game().id)).await;
    for (what, said) in [("verify", "still being played"), ("replay", "over yet")] {
        let page = browser.get(&format!("{table}/{what}")).await;
        assert!(page.contains(said) && page.contains(&format!("href=\"{table}\"")), "{page}");
        assert!(!page.contains("data-holds"), "{page}");
    }
    browser.post(&format!("{table}/resign"), "").await;
    let proof = browser.get(&format!("{table}/verify")).await;
    assert_eq!((proof.matches("data-holds").count(), proof.matches("data-fails").count()), (5, 0), "{proof}");
    let promised = between(&browser.get(&table).await, "data-commitment=\"", "\"").to_owned();
    assert!(proof.contains(&promised), "what was promised is what is checked");
}
