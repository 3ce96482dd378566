//! A bot of your own: joins a table over HTTP and plays some legal action until the game is over.
//!
//! `cargo run -p benben-server --example bot -- http://127.0.0.1:8642 TABLE NAME`

use serde_json::{Value, json};
use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

struct Server {
    address: String,
    token: Option<String>,
}

impl Server {
    /// Sends a request and reads the answer up to its body. As HTTP/1.0, the body simply ends with the connection.
    fn send(&self, method: &str, path: &str, body: &str) -> Result<(u16, BufReader<TcpStream>)> {
        let mut stream = TcpStream::connect(&self.address)?;
        let token = self.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n"));
        write!(
            stream,
            "{method} /api/v1{path} HTTP/1.0\r\nHost: {}\r\nContent-Type: application/json\r\n{}Content-Length: {}\r\n\r\n{body}",
            self.address,
            token.unwrap_or_default(),
            body.len()
        )?;
        let mut lines = BufReader::new(stream);
        let mut line = String::new();
        lines.read_line(&mut line)?;
        let status = line.split(' ').nth(1).ok_or("not an answer")?.parse()?;
        while line.trim() != "" {
            line.clear();
            lines.read_line(&mut line)?;
        }
        Ok((status, lines))
    }

    fn post(&self, path: &str, body: &Value) -> Result<(u16, Value)> {
        let (status, mut answer) = self.send("POST", path, &body.to_string())?;
        let mut text = String::new();
        answer.read_to_string(&mut text)?;
        Ok((status, serde_json::from_str(&text)?))
    }
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [url, table, name] = arguments.as_slice() else {
        return Err("expected the server's address, the table's id and a name".into());
    };
    let address = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let mut server = Server { address, token: None };
    let (status, seated) = server.post(&format!("/tables/{table}/join"), &json!({ "name": name }))?;
    if status != 201 {
        return Err(seated["message"].to_string().into());
    }
    server.token = seated["token"].as_str().map(str::to_owned);
    let (_, events) = server.send("GET", &format!("/tables/{table}/stream"), "")?;
    for line in events.lines() {
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
            let act = json!({ "number": number, "action": actions[index]["action"] });
            server.post(&format!("/tables/{table}/actions"), &act)?;
        }
    }
    Err("the server has stopped".into())
}
