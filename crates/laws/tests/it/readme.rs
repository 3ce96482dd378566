//! The laws stand in the README and in `uphold!`, all of them.

use benben_laws::Law;

#[test]
fn every_law_is_explained_and_run() {
    let (readme, macros) = (include_str!("../../README.md"), include_str!("../../src/lib.rs"));
    for law in Law::ALL {
        assert!(readme.contains(&format!("**{law}**")), "the README does not explain: {law}");
        assert!(macros.contains(&format!(" {law:?},\n")), "uphold! does not run: {law}");
    }
}
