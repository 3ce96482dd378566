//! The page of messages and holidays: what its forms do, and what they refuse.

use super::{answering, browser as device, sending_to, subscribe, wait};
use crate::api::accounts::keep;
use crate::api::browser::{Browser, form};
use crate::api::house::{House, Player};
use benben_core::Day;
use benben_server::Clock;

#[tokio::test]
async fn a_service_is_named_tried_out_and_forgotten_on_a_page() {
    let service = answering(&[200, 500]);
    let house = House::with(sending_to(&service));
    let person = keep(&house, "Cyd", "").await;
    let mut browser = Browser::signed_in(&house, &person.session);
    let named = form(&[("address", "https://hooks.example/cyd"), ("format", "slack")]);
    let page = browser.submit("/me/notices/webhook", &named).await;
    assert!(page.contains("Messages go to hooks.example."), "{page}");
    assert!(page.contains("value=\"slack\" selected") && !page.contains("/cyd"), "{page}");
    let tried = browser.post("/me/notices/webhook/test", "").await;
    assert!(tried.status == 200 && tried.text.contains("The test was delivered."), "{}", tried.text);
    assert_eq!(wait(&service, 1).await[0].path, "/cyd");
    let tried = browser.post("/me/notices/webhook/test", "").await.text;
    assert!(tried.contains("the service answered 500"), "{tried}");
    // What is in a network of the server's own is no address, and the one before stays.
    let inside = form(&[("address", "https://192.168.0.1/"), ("format", "json")]);
    let refused = browser.post("/me/notices/webhook", &inside).await;
    assert!(refused.status == 422 && refused.text.contains("role=\"alert\""), "{}", refused.text);
    assert!(refused.text.contains("hooks.example"), "{}", refused.text);
    assert_eq!(
        browser.post("/me/notices/webhook", "address=https://hooks.example/&format=fax").await.status,
        400
    );
    let page = browser.submit("/me/notices/webhook/remove", "").await;
    assert!(!page.contains("hooks.example") && !page.contains("webhook/remove"), "{page}");
    assert!(browser.post("/me/notices/webhook/test", "").await.status.is_client_error());
    let mut stranger = Browser::new(&house);
    for path in ["webhook", "webhook/remove", "webhook/test"] {
        assert_eq!(stranger.post(&format!("/me/notices/{path}"), &named).await.status, 401, "{path}");
    }
}

#[tokio::test]
async fn a_browser_is_sent_a_test_on_a_page() {
    let service = answering(&[]);
    let house = House::with(sending_to(&service));
    let session = keep(&house, "Cyd", "").await.session;
    let cyd = Player { house: &house, table: String::new(), token: session, seat: 0 };
    let of_cyd = device("cyd");
    subscribe(&cyd, &of_cyd, "en").await;
    let mut browser = Browser::signed_in(&house, &cyd.token);
    // Whoever has no browser that could be told gets the page, too, and nothing is sent.
    Browser::new(&house).submit("/me/notices/test", "").await;
    browser.submit("/me/notices/test", "").await;
    let sent = wait(&service, 1).await;
    assert_eq!((sent.len(), sent[0].path.as_str()), (1, "/send/cyd"));
    assert_eq!(of_cyd.read(&sent[0].body)["to"], "/me/notices");
}

#[tokio::test]
async fn a_holiday_is_taken_and_cancelled_on_a_page() {
    let house = House::new();
    let person = keep(&house, "Cyd", "").await;
    let mut browser = Browser::signed_in(&house, &person.session);
    let day = |after: i64| Day::of(Clock::default().now()).plus(after).to_string();
    let days = |from: i64, to: i64| form(&[("from", &day(from)), ("to", &day(to))]);
    let page = browser.submit("/me/notices/holidays", &days(2, 4)).await;
    let taken = format!("name=\"from\" value=\"{}\"", day(2));
    assert!(page.contains(&taken) && page.contains("25 days"), "{page}");
    for (wrong, status) in [(days(4, 5), 409), (days(6, 5), 422), ("from=soon&to=later".to_owned(), 422)] {
        let refused = browser.post("/me/notices/holidays", &wrong).await;
        assert_eq!(refused.status, status, "{wrong}: {}", refused.text);
        assert!(refused.text.contains("role=\"alert\"") && refused.text.contains(&taken), "{}", refused.text);
    }
    let page = browser.submit("/me/notices/holidays/end", &days(2, 2)).await;
    assert!(!page.contains(&taken) && page.contains("28 days"), "{page}");
    let mut stranger = Browser::new(&house);
    for path in ["/me/notices/holidays", "/me/notices/holidays/end"] {
        assert_eq!(stranger.post(path, &days(2, 4)).await.status, 401);
    }
}
