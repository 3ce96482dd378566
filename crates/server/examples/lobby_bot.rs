//! A bot that plays in the lobby all day: at tables that look for players, or at one of its own.
//!
//! `cargo run -p benben-server --example lobby_bot -- http://127.0.0.1:8642 NAME [GAME]`

use benben_client::Client;
use std::error::Error;
use std::io::Write;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(url), Some(name)) = (arguments.next(), arguments.next()) else {
        return Err("expected the server's address and a name".into());
    };
    let game = arguments.next();
    let mut client = Client::new(&url)?.with_patience(None);
    loop {
        let seat = client.sit_in_lobby(&name, game.as_deref())?;
        match seat.play(|seen| seen.actions()[seen.told % seen.actions().len()].action.clone()) {
            Ok(end) => writeln!(std::io::stdout(), "{} {:?}", seat.table(), end.status)?,
            Err(error) if error.is_gone() => {}
            Err(error) => return Err(error.into()),
        }
    }
}
