//! Hostile forms of somebody who is signed in, from our own pages: what nobody but a browser could send.

use super::{NONSENSE, addresses};
use crate::api::accounts::{PASSWORD, keep};
use crate::api::house::{House, Reply, game, quick};
use crate::api::restart::in_one_life;
use axum::body::Body;
use axum::http::{Request, header};
use benben_core::{Chance, Day, Fast};
use benben_server::{Clock, Config, Outgoing};
use benben_support::PushService;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// Hostile forms to every address, before the right one.
const ROUNDS: usize = 6;

/// Where people do something about themselves, about others and about tournaments.
const PERSONAL: [&str; 7] =
    ["/me", "/friends", "/find", "/tournaments", "/blocks", "/invitations", "/t/{table}/avoid"];

/// Browsers have passkeys for names, and without TLS for this one alone.
const HOST: &str = "localhost:8642";

/// What only a device can sign: passkeys.rs has one.
const SIGNED: [&str; 2] = ["/me/account/passkeys", "/me/account/passkeys/remove"];

/// What goes to another service has to arrive somewhere.
fn config(service: &PushService, clock: &Clock) -> Config {
    let outgoing = Outgoing { instead: Some(service.address), ..Outgoing::default() };
    Config { outgoing, clock: clock.clone(), ..quick() }
}

/// Three who keep their names and a guest, as they are stored. Ada has everything that can be lost: a friend, a block, a
/// second session, an address for messages, a holiday, a table and a tournament.
struct Stored {
    folder: Arc<TempDir>,
    service: PushService,
    ada: String,
    bo: String,
    cyd: String,
    guest: String,
    /// The id of Bo's account, and what Cyd's link says.
    bo_account: String,
    cyd_code: String,
    /// Ada's table, and Bo's.
    tables: [String; 2],
    tournament: String,
    /// The numbers of Ada's other session and of her block.
    session: Value,
    block: Value,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

async fn open_table(house: &House, session: &str) -> String {
    let seats = json!([{ "kind": "you", "name": "?" }, { "kind": "open" }, { "kind": "open" }]);
    let wish = json!({ "game": game().id, "seats": seats });
    text(&house.post("/api/v1/tables", session, wish).await.expect(201)["table"])
}

fn holiday() -> String {
    Day::of(Clock::default().now()).plus(9).to_string()
}

impl Stored {
    fn new() -> Self {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let service = PushService::answering(&[]).unwrap();
        let config = config(&service, &Clock::default());
        in_one_life(&folder.clone(), config, async |house| Stored::fill(&house, folder, service).await)
    }

    async fn fill(house: &House, folder: Arc<TempDir>, service: PushService) -> Self {
        let [ada, bo, cyd] = ["Ada", "Bo", "Cyd"].map(|name| keep(house, name, ""));
        let [ada, bo, cyd] = [ada.await.session, bo.await.session, cyd.await.session];
        let again = json!({ "name": "Ada", "password": PASSWORD });
        house.post("/api/v1/account/sign-in", "", again).await.expect(200);
        let sessions = house.get("/api/v1/account/sessions", &ada).await.expect(200);
        let other = sessions["sessions"].as_array().unwrap().iter().find(|one| one["this"] == false);
        let session = other.unwrap()["session"].clone();
        let link = house.get("/api/v1/friends", &ada).await.expect(200)["link"].clone();
        house.post("/api/v1/friends", &bo, json!({ "link": link })).await.expect(204);
        let friends = house.get("/api/v1/friends", &ada).await.expect(200);
        let bo_account = text(&friends["friends"][0]["account"]);
        let cyd_link = text(&house.get("/api/v1/friends", &cyd).await.expect(200)["link"]);
        let cyd_code = cyd_link.rsplit('/').next().unwrap().to_owned();
        let tables = [open_table(house, &ada).await, open_table(house, &bo).await];
        let guest = house.sit(&tables[0], "Guest").await.token;
        let table = &tables[0];
        house.post("/api/v1/blocks", &ada, json!({ "table": table, "seat": 2 })).await.expect(204);
        let block = house.get("/api/v1/blocks", &ada).await.expect(200)["blocks"][0]["number"].clone();
        let webhook = json!({ "address": "https://hooks.example/ada", "format": "json" });
        house.post("/api/v1/notices/webhook", &ada, webhook).await.expect(204);
        let days = json!({ "from": holiday(), "to": holiday() });
        house.post("/api/v1/holidays", &ada, days).await.expect(204);
        let pace = json!({ "kind": "decision", "seconds": 60 });
        let wish = json!({ "game": game().id, "title": "Cup", "seats": 2, "pace": pace });
        let tournament = text(&house.post("/api/v1/tournaments", &ada, wish).await.expect(201)["tournament"]);
        for player in [&ada, &bo] {
            let join = format!("/api/v1/tournaments/{tournament}/join");
            house.post(&join, player, json!({ "name": "?" })).await.expect(200);
        }
        Stored {
            folder,
            service,
            ada,
            bo,
            cyd,
            guest,
            bo_account,
            cyd_code,
            tables,
            tournament,
            session,
            block,
        }
    }

    /// The form that is right for an address, and who sends it.
    fn right(&self, address: &str) -> Option<(&str, String)> {
        let id = game().id;
        let (ada, cyd, guest) = (&*self.ada, &*self.cyd, &*self.guest);
        let own = |body: String| Some((ada, body));
        match address {
            "/me" => own("name=Adele".to_owned()),
            "/me/renew" => Some((guest, String::new())),
            "/me/keep" => Some((guest, format!("name=Dana&password={PASSWORD}").replace(' ', "+"))),
            "/me/keep/passkey/options" => Some((guest, json!({ "name": "Dana" }).to_string())),
            "/me/profile" => own("ratings=nobody&games=friends&opponents=everyone&reviews=nobody".to_owned()),
            "/me/account/password" => {
                own(format!("old={PASSWORD}&password=a+cloud+drinks+most+slowly").replace(' ', "+"))
            }
            "/me/account/sessions/end" => own(format!("number={}", self.session)),
            "/me/account/codes" | "/me/account/delete" => {
                own(format!("password={PASSWORD}").replace(' ', "+"))
            }
            "/me/account/sessions/end-others"
            | "/me/account/device"
            | "/me/account/bring"
            | "/me/account/passkeys/options"
            | "/me/account/confirm/options"
            | "/me/notices/test"
            | "/me/notices/webhook/remove"
            | "/me/notices/webhook/test"
            | "/friends/link"
            | "/friends/with/{code}"
            | "/find/again"
            | "/find/leave"
            | "/tournaments/{tournament}/leave"
            | "/tournaments/{tournament}/begin"
            | "/tournaments/{tournament}/end" => own(String::new()),
            "/me/notices/webhook" => own("address=https://hooks.example/new&format=ntfy".to_owned()),
            "/me/notices/holidays" => {
                let day = Day::of(Clock::default().now()).plus(3);
                own(format!("from={day}&to={day}"))
            }
            "/me/notices/holidays/end" => own(format!("from={}", holiday())),
            "/friends/appear" => own("offline=true".to_owned()),
            "/friends/remove" | "/friends/block" => own(format!("account={}", self.bo_account)),
            "/friends/invite" => own(format!("account={}&table={}", self.bo_account, self.tables[0])),
            "/find" => own(format!("game={id}&seats=2&pace=bank+600+5")),
            "/find/answer" => own("number=1&answer=yes".to_owned()),
            "/find/meanwhile" => own(format!("game={id}")),
            "/tournaments" => own(format!("game={id}&seats=2&pace=decision+60&title=Another")),
            "/tournaments/{tournament}/join" => Some((cyd, "name=Cyd".to_owned())),
            "/tournaments/{tournament}/remove" => own("player=2".to_owned()),
            "/tournaments/{tournament}/bot" => own("level=greedy".to_owned()),
            "/blocks/end" => own(format!("number={}", self.block)),
            "/invitations/dismiss" => own(format!("table={}", self.tables[1])),
            "/t/{table}/avoid" => own("for=2".to_owned()),
            _ => None,
        }
    }

    /// The address with what belongs there, or with something else.
    fn fill_in(&self, address: &str, luck: Option<&mut Fast>) -> String {
        let nonsense = luck.and_then(|luck| (luck.below(6) == 0).then(|| luck.pick(NONSENSE)));
        let fill = |right: &str| nonsense.unwrap_or(right).to_owned();
        address
            .replace("{tournament}", &fill(&self.tournament))
            .replace("{code}", &fill(&self.cyd_code))
            .replace("{table}", &fill(&self.tables[0]))
    }
}

/// A server on a copy of what is stored.
struct World<'a> {
    stored: &'a Stored,
    house: House,
    number: Value,
}

impl<'a> World<'a> {
    /// As it has to be for the address.
    async fn new(stored: &'a Stored, address: &str) -> Self {
        let (folder, clock) = (Arc::new(tempfile::tempdir().unwrap()), Clock::default());
        copy(stored.folder.path(), folder.path());
        let house = House::in_folder(config(&stored.service, &clock), &folder);
        // Nothing of this is stored: who is invited, and who looks for a game.
        let friends = house.get("/api/v1/friends", &stored.bo).await.expect(200);
        let invite = format!("/api/v1/friends/{}/invite", text(&friends["friends"][0]["account"]));
        house.post(&invite, &stored.bo, json!({ "table": stored.tables[1] })).await.expect(204);
        let seekers: &[&String] = match address {
            "/find/answer" | "/find/again" => &[&stored.cyd, &stored.ada],
            "/find/meanwhile" | "/find/leave" => &[&stored.ada],
            _ => &[],
        };
        for seeker in seekers {
            let wish = json!({ "games": [game().id] });
            house.post("/api/v1/seek", seeker, wish).await.expect(201);
        }
        let standing = house.get("/api/v1/seek", &stored.cyd).await.expect(200);
        let number = standing["proposal"]["number"].clone();
        if address == "/find/again" {
            // Cyd says yes, and Ada nothing until it is too late.
            house.post("/api/v1/seek/accept", &stored.cyd, json!({ "number": number })).await.expect(200);
            clock.advance(Duration::from_secs(31));
            let missed = house.get("/api/v1/seek", &stored.ada).await.expect(200);
            assert_eq!(missed["state"], "dropped");
        }
        World { stored, house, number }
    }

    /// All that is kept about Ada, and what others see of her. Who is here just now is no matter of the store.
    async fn shown(&self) -> Vec<Value> {
        let Stored { ada, bo, guest, tables, tournament, .. } = self.stored;
        let tournament = format!("/api/v1/tournaments/{tournament}");
        let table = format!("/api/v1/tables/{}", tables[0]);
        let mut shown = Vec::new();
        for (path, who) in [
            ("/api/v1/account", ada),
            ("/api/v1/account/sessions", ada),
            ("/api/v1/account/profile", ada),
            ("/api/v1/friends", ada),
            ("/api/v1/friends", bo),
            ("/api/v1/invitations", ada),
            ("/api/v1/blocks", ada),
            ("/api/v1/blocks", guest),
            ("/api/v1/notices", ada),
            ("/api/v1/holidays", ada),
            ("/api/v1/seek", ada),
            (&*tournament, ada),
            (&*table, ada),
        ] {
            let mut seen = self.house.get(path, who).await.json();
            for part in ["seats", "friends", "waiting"] {
                for one in seen[part].as_array_mut().into_iter().flatten() {
                    let one = one.as_object_mut().unwrap();
                    one.retain(|key, _| !["present", "here"].contains(&key.as_str()));
                }
            }
            shown.push(seen);
        }
        shown
    }

    async fn send(&self, who: &str, path: &str, body: &str, media: &str) -> Reply {
        let cookie = if who == self.stored.guest { "benben" } else { "benben-session" };
        let request = Request::post(path)
            .header(header::HOST, HOST)
            .header(header::ORIGIN, format!("http://{HOST}"))
            .header(header::COOKIE, format!("{cookie}={who}"))
            .header(header::CONTENT_TYPE, media);
        self.house.send(request.body(Body::from(body.to_owned())).unwrap()).await
    }
}

fn copy(from: &Path, to: &Path) {
    for file in std::fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
}

const FORM: &str = "application/x-www-form-urlencoded";

/// A form that is nearly right, or not at all.
fn twisted(stored: &Stored, all: &[&str], right: &str, luck: &mut Fast) -> String {
    let mut pairs: Vec<&str> = right.split('&').collect();
    let one = luck.below(pairs.len() as u32) as usize;
    match luck.below(9) {
        0 | 1 => return right.to_owned(),
        2 => return String::new(),
        3 => return stored.right(luck.pick(all)).map(|(_, body)| body).unwrap_or_default(),
        4 => return "a=b&".repeat(20_000),
        5 => return json!({ "number": 1, "account": stored.bo_account }).to_string(),
        6 => {
            pairs.remove(one);
        }
        7 => pairs.push(pairs[one]),
        _ => {
            let key = pairs[one].split('=').next().unwrap();
            return right.replace(pairs[one], &format!("{key}={}", luck.pick(NONSENSE)));
        }
    }
    pairs.join("&")
}

/// Sends hostile forms to an address, and then the right one. How many were refused; nothing if nobody sends forms there.
async fn try_out(stored: &Stored, address: &str, all: &[&str], luck: &mut Fast) -> Option<usize> {
    let mut world = World::new(stored, address).await;
    let path = stored.fill_in(address, None);
    // Without a form that is right nothing here would mean anything.
    let Some((who, right)) = stored.right(address) else {
        let reply = world.send(&stored.ada, &path, "", FORM).await;
        let known = SIGNED.contains(&address) || reply.status == 405;
        assert!(known, "say which form is right for {address}: {reply:?}");
        return None;
    };
    let filled = |world: &World<'_>| right.replace("number=1&", &format!("number={}&", world.number));
    let mut before = world.shown().await;
    let mut refused = 0;
    for _ in 0..ROUNDS {
        let body = twisted(stored, all, &filled(&world), luck);
        let sender: &str = luck.pick(&[&*stored.ada, &*stored.ada, &*stored.bo, &*stored.guest, who]);
        let media = luck.pick(&[FORM, FORM, FORM, "application/json", "text/plain"]);
        let at = stored.fill_in(address, Some(&mut *luck));
        let reply = world.send(sender, &at, &body, media).await;
        let what = format!("{at} {media} {body:.300}");
        assert!(reply.status.as_u16() < 500, "{what}: {reply:?}");
        if reply.status.is_success() || reply.status.is_redirection() {
            // It was a right form after all.
            world = World::new(stored, address).await;
            before = world.shown().await;
            continue;
        }
        refused += 1;
        assert_eq!(world.shown().await, before, "refused, and yet changed: {what}: {reply:?}");
    }
    // Nobody waits for ever for somebody who looks for a game.
    if address.starts_with("/find") {
        world = World::new(stored, address).await;
    }
    let media = if address.ends_with("keep/passkey/options") { "application/json" } else { FORM };
    let reply = world.send(who, &path, &filled(&world), media).await;
    let done = reply.status.is_success() || reply.status.is_redirection();
    assert!(done, "{path} {right}: {reply:?}");
    Some(refused)
}

#[test]
fn hostile_forms_of_people_who_are_signed_in_break_nothing_and_change_nothing() {
    let stored = Stored::new();
    let all: Vec<String> = addresses().into_iter().collect();
    let personal: Vec<&str> = all.iter().map(String::as_str).filter(|address| is_personal(address)).collect();
    let mut luck = Fast::new(2);
    // Each has servers of its own, which end with it.
    let tried = personal.iter().filter_map(|address| {
        Runtime::new().unwrap().block_on(try_out(&stored, address, &personal, &mut luck))
    });
    let tried: Vec<usize> = tried.collect();
    let refused: usize = tried.iter().sum();
    assert!(tried.len() > 30 && refused > 60, "{} addresses, {refused} forms were refused", tried.len());
}

fn is_personal(address: &str) -> bool {
    PERSONAL.iter().any(|begins| {
        address.strip_prefix(begins).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    })
}
