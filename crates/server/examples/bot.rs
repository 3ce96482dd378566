//! A bot of your own: joins a table over HTTP and plays some legal action until the game is over.
//!
//! `cargo run -p benben-server --example bot -- http://127.0.0.1:8642 TABLE NAME`

use serde_json::{Value, json};
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use ureq::Agent;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The API of a server, with the token of our seat once we have one.
struct Api {
    agent: Agent,
    url: String,
    token: Option<String>,
}

impl Api {
    fn post(&self, path: &str, body: &Value) -> Result<(u16, Value)> {
        let mut request = self.agent.post(format!("{}{path}", self.url)).content_type("application/json");
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let mut answer = request.send(body.to_string())?;
        Ok((answer.status().as_u16(), serde_json::from_str(&answer.body_mut().read_to_string()?)?))
    }

    /// The lines of a stream, as they come.
    fn stream(&self, path: &str) -> Result<impl Iterator<Item = std::io::Result<String>>> {
        let token = self.token.as_deref().unwrap_or_default();
        let request = self.agent.get(format!("{}{path}", self.url));
        let answer = request.header("Authorization", format!("Bearer {token}")).call()?;
        Ok(BufReader::new(answer.into_body().into_reader()).lines())
    }
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [url, table, name] = arguments.as_slice() else {
        return Err("expected the server's address, the table's id and a name".into());
    };
    // A refusal is an answer like any other.
    let agent = Agent::config_builder().http_status_as_error(false).build().into();
    let url = format!("{}/api/v1/tables/{table}", url.trim_end_matches('/'));
    let mut api = Api { agent, url, token: None };
    let (status, seated) = api.post("/join", &json!({ "name": name }))?;
    if status != 201 {
        return Err(seated["message"].to_string().into());
    }
    api.token = seated["token"].as_str().map(str::to_owned);
    for line in api.stream("/stream")? {
        let line = line?;
        let Some(data) = line.strip_prefix("data: ") else { continue };
        let seen: Value = serde_json::from_str(data)?;
        if seen["status"] == "over" || seen["status"] == "closed" {
            writeln!(std::io::stdout(), "{}", seen["outcome"])?;
            return Ok(());
        }
        let (number, actions) = (&seen["you"]["number"], seen["you"]["actions"].as_array());
        if let Some(actions) = actions.filter(|actions| !actions.is_empty()) {
            // Not clever, but never the same for long.
            let index = number.as_u64().unwrap_or(0) as usize * 7 % actions.len();
            // A wrong number means that the table has moved on: the next snapshot tells.
            api.post("/actions", &json!({ "number": number, "action": actions[index]["action"] }))?;
        }
    }
    Err("the server has stopped".into())
}
