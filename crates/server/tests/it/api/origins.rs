//! No address takes a write that another site could have sent.

use crate::api::accounts::keep;
use crate::api::hostile::addresses;
use crate::api::house::{House, game};
use axum::body::Body;
use axum::http::{Method, Request};

/// A write at this address with what a browser sends along, from a page at this origin.
async fn write(house: &House, address: &str, cookie: &str, origin: Option<&str>) -> (u16, String) {
    let mut request = Request::builder().method(Method::POST).uri(address).header("host", "table.example");
    request = request.header("cookie", cookie).header("content-type", "application/x-www-form-urlencoded");
    if let Some(origin) = origin {
        request = request.header("origin", origin);
    }
    let reply = house.send(request.body(Body::from("name=Eve&action=x&number=1")).unwrap()).await;
    (reply.status.as_u16(), reply.text)
}

/// All that the router knows, read from its source: a new one cannot be forgotten. What no address takes is refused as early.
#[tokio::test]
async fn no_address_takes_a_write_with_a_cookie_from_another_site() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let person = keep(&house, "Ada", "").await;
    let (guest, session) = (format!("benben={}", ada.token), format!("benben-session={}", person.session));
    let before = ada.look().await;
    let addresses = addresses();
    for address in &addresses {
        let address =
            address.replace("{table}", &ada.table).replace("{game}", game().id).replace("{seat}", "2");
        let address: String =
            address.chars().map(|letter| if "{}*".contains(letter) { 'x' } else { letter }).collect();
        for cookie in [&guest, &session] {
            for origin in [Some("http://evil.example"), Some("null"), Some("http://table.example:81"), None] {
                let (status, text) = write(&house, &address, cookie, origin).await;
                assert!(status == 403, "{address} from {origin:?}: {status} {text}");
            }
        }
    }
    assert!(addresses.len() > 100, "{addresses:?}");
    assert_eq!(ada.look().await, before);
    assert!(person.is_signed_in().await);
    // From our own pages they are taken, so it is the origin that was refused.
    let own = write(&house, "/me/account/sessions/end-others", &session, Some("http://table.example")).await;
    assert_eq!(own.0, 303);
}
