//! Reviews while others play: of the games that the load has played to their end, so many at the same time.

use super::address::Address;
use super::connection::{Ask, Connection};
use super::trouble::Trouble;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How often it is asked how far a review is.
const EVERY: Duration = Duration::from_millis(250);

/// The games that are over and not reviewed yet: the table and the token of a seat.
pub(super) type Finished = Rc<RefCell<VecDeque<(String, String)>>>;

/// Has one game after the other reviewed until the time is over; answers how many were begun.
pub(super) async fn review(address: Address, finished: Finished, end: Instant) -> Result<u64, Trouble> {
    let mut connection = Connection::open(&address).await?;
    let mut begun = 0;
    while Instant::now() < end {
        // The newest game: the others may not be in memory any more.
        let next = finished.borrow_mut().pop_back();
        let Some((table, token)) = next else {
            sleep(EVERY).await;
            continue;
        };
        let path = format!("/api/v1/tables/{table}/review");
        begun += 1;
        while Instant::now() < end {
            connection.send(Ask::get(&path).with(&token)).await?;
            match connection.read_answer().await? {
                (200, _) => break,
                // Under way, or too many at once: the server says so, and it is asked again.
                (202 | 429, _) => sleep(EVERY).await,
                (status, body) => {
                    let body = String::from_utf8_lossy(&body).chars().take(300).collect();
                    return Err(Trouble::Refused { path, status, body });
                }
            }
        }
    }
    Ok(begun)
}
