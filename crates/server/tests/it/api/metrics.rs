//! What the server tells whoever watches it, and that it is what the document says.

use crate::api::house::{House, game};
use serde_json::json;

#[tokio::test]
async fn metrics_count_what_happens() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    ada.wait().await;
    let (action, rule) = ada.forbidden().await;
    ada.post("/actions", json!({ "number": 1, "action": action })).await.expect(422);
    ada.play_something().await;
    let text = house.get("/metrics", "").await.text;
    let document = include_str!("../../../../../docs/operating.md");
    let names = |text: &'static str| text.split('`').filter(|word| word.starts_with("benben_"));
    // A server alone has no bus, and needn't say anything of it.
    let (_, with_a_bus) = document.split_once("Nodes with a bus have these as well").unwrap();
    let with_a_bus: Vec<_> = names(with_a_bus).collect();
    let always: Vec<_> =
        names(document).filter(|name| !with_a_bus.contains(name) && !name.contains('=')).collect();
    assert!(always.len() > 10 && with_a_bus.len() > 5, "{always:?}, {with_a_bus:?}");
    for name in always {
        assert!(text.contains(&format!("# TYPE {} ", name.trim_end_matches("_total"))), "{name} in {text}");
    }
    for line in [
        "benben_tables_live 1".to_owned(),
        format!("benben_refusals_total{{game=\"{}\",rule=\"{rule}\"}} 1", game().id),
        "benben_store_seconds_count".to_owned(),
    ] {
        assert!(text.contains(&line), "{line} in {text}");
    }
    assert_eq!(house.get("/healthz", "").await.text, "well\n");
}
