//! The proxy in front of real nodes: it asks those that are ready, hides what isn't for people, holds no stream back, and loses
//! nobody's request when a node is stopped.
//!
//! Only what can't be had on a machine that tests is changed in its configuration: it speaks without TLS, on a free port. These
//! nodes share nothing, so only one of them has the table.

use crate::package::output;
use anyhow::{Context, ensure};
use benben_support::{Client, Process, Seat, Serve, Server, open, wait_for};
use serde_json::{Value, json};
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

const NAME: &str = "play.example.org";

const BOT: &str = "random";

/// Behind the proxy, at the name it has for people. All that comes is from this machine, as from one client, and a lot.
const FLAGS: [&str; 9] = [
    "--behind-proxy",
    "--names",
    NAME,
    "--drain",
    "6",
    "--requests-per-second",
    "1000000",
    "--burst",
    "1000000",
];

/// What is for whoever runs the nodes alone.
const HIDDEN: [&str; 3] = ["/metrics", "/healthz", "/readyz"];

pub(super) fn try_out(
    benben: &Path,
    caddy: impl Fn() -> Command,
    configuration: &Path,
) -> anyhow::Result<()> {
    ensure!(benben.is_file(), "there is no {}: `cargo build --release --package benben`", benben.display());
    let mut first = Serve::new(benben)?.flags(&FLAGS).start()?;
    let mut second = Serve::new(benben)?.flags(&FLAGS).start()?;
    // It comes later, at the same address.
    second.kill()?;
    let nobody = free_address()?;
    let nodes = [first.address(), second.address(), &nobody].join(" ");
    let folder = tempfile::tempdir()?;
    let mut adapt = caddy();
    adapt.args(["adapt", "--adapter", "caddyfile", "--config"]).arg(configuration);
    let adapted = output(adapt.env("SITE", NAME).env("NODES", &nodes))?;
    let (address, file) = (free_address()?, folder.path().join("caddy.json"));
    fs::write(&file, without_tls(&adapted, &address)?)?;
    let mut run = caddy();
    run.arg("run").arg("--config").arg(&file).stderr(fs::File::create(folder.path().join("log"))?);
    let home = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|variable| (variable, folder.path()));
    let _proxy = Process::start(run.envs(home))?;
    let people = Client::new(&address).with_header("Host", NAME);
    wait_for("the proxy to find the node that is ready", || {
        people.get("/").ok().filter(|page| page.status == 200 && page.body.contains("<html"))
    });
    for path in HIDDEN {
        ensure!(people.get(path)?.status == 404, "the proxy shows {path} to people");
    }
    let answered = play_and_stop(&people, &mut first, &mut second)?;
    println!("Caddyfile: nobody's request was lost, of {answered}, while a node was stopped");
    Ok(())
}

fn free_address() -> anyhow::Result<String> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string())
}

/// The same configuration for this address of this machine.
fn without_tls(adapted: &[u8], address: &str) -> anyhow::Result<String> {
    let mut configuration: Value = serde_json::from_slice(adapted)?;
    let servers = configuration["apps"]["http"]["servers"].as_object_mut().context("it serves HTTP")?;
    for server in servers.values_mut() {
        server["listen"] = json!([address]);
        server["automatic_https"] = json!({ "disable": true });
        server.as_object_mut().context("a server is an object")?.remove("tls_connection_policies");
    }
    configuration["admin"] = json!({ "disabled": true });
    Ok(configuration.to_string())
}

/// Somebody plays at the first node; then the second one comes, and the first is stopped. Answers how many requests were
/// answered meanwhile, which is all of them.
fn play_and_stop(people: &Client, first: &mut Server, second: &mut Server) -> anyhow::Result<usize> {
    let games = people.get("/api/v1/games")?.json();
    let game = games.pointer("/games/0/id").and_then(Value::as_str).context("there is a game")?;
    let seat = &open(people, game, &["open", BOT])?[0];
    let mut stream = seat.watch(people)?;
    let mut seen = stream.next().context("the stream says how the table is")?;
    while Seat::choice(&seen).is_none() {
        seen = stream.next().context("it is our turn some time")?;
    }
    let action = Seat::choice(&seen).context("it is our turn")?;
    ensure!(seat.post(people, "/actions", &action)?.is_good(), "the action was not taken");
    let after = stream.next().context("the stream says what came of it")?;
    ensure!(after != seen, "the stream says the same again");
    second.start_again()?;
    // With the stream open the first node has more to do, so the second one gets what comes.
    let bot = json!({ "kind": "bot", "level": BOT });
    let bots = json!({ "game": game, "spectators": true, "seats": [bot, bot] });
    wait_for("the proxy to send somebody to the second node", || {
        let opened = people.post("/api/v1/tables", &bots).ok().filter(|reply| reply.status == 201)?.json();
        let path = format!("/api/v1/tables/{}", opened["table"].as_str()?);
        second.client().get(&path).ok().filter(|reply| reply.status == 200)
    });
    let stopped = AtomicBool::new(false);
    let answered = std::thread::scope(|scope| {
        let asking = scope.spawn(|| {
            let mut answered = 0;
            loop {
                // Once more when it has stopped: then the other one answers.
                let last = stopped.load(Ordering::Relaxed);
                let reply = people.get("/api/v1/games")?;
                ensure!(reply.status == 200, "while a node was stopped, people got a {}", reply.status);
                answered += 1;
                if last {
                    return Ok(answered);
                }
            }
        });
        let status = first.stop();
        stopped.store(true, Ordering::Relaxed);
        let answered = asking.join().expect("asking doesn't panic");
        ensure!(status?.success(), "the node didn't stop well");
        answered
    })?;
    ensure!(answered > 10, "only {answered} requests while a node was stopped");
    // It ends once everything was said: otherwise this would wait until it is given up.
    stream.for_each(drop);
    Ok(answered)
}
