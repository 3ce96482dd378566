//! Nodes of two releases side by side, as they are while one after the other is upgraded.

use super::Nodes;
use super::neighbour::Neighbour;
use benben_support::Reply;

/// A style sheet that only the other release has.
const THEIRS: &str = "style-0123456789ab.css";

fn file(nodes: &Nodes, name: &str) -> Reply {
    nodes.client(0).get(&format!("/assets/{name}")).unwrap()
}

fn is_kept(reply: &Reply) -> bool {
    reply.headers["cache-control"].to_str().unwrap().contains("immutable")
}

#[test]
fn a_page_of_another_release_gets_its_style_from_whoever_has_it() {
    let nodes = Nodes::start(1);
    let neighbour = Neighbour::join(&nodes, THEIRS, "body { color: sienna }");
    nodes.wait_for_members(2);
    let theirs = file(&nodes, THEIRS);
    assert_eq!((theirs.status, theirs.body.as_str()), (200, "body { color: sienna }"));
    assert!(is_kept(&theirs));
    // What nobody has any more is better than nothing, and isn't kept.
    let front = nodes.client(0).get("/").unwrap().body;
    let own = front.split("/assets/").find(|rest| rest.starts_with("style-")).unwrap();
    let own = file(&nodes, own.split('"').next().unwrap());
    let closest = file(&nodes, "style-ffffffffffff.css");
    assert!(is_kept(&own) && !is_kept(&closest));
    assert_eq!((closest.status, &closest.body), (200, &own.body));
    for name in ["style.css", "cards-ffffffffffff.css"] {
        assert_eq!(file(&nodes, name).status, 404, "{name}");
    }
    // The same when the only one who had it has left.
    drop(neighbour);
    nodes.wait_for_members(1);
    assert_eq!(file(&nodes, THEIRS).body, own.body);
}
