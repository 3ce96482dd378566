//! Style, script and icons, each under an address that names its content, so that browsers keep it for good.

use crate::Texts;
use maud::{Markup, PreEscaped};
use sha2::{Digest, Sha256};
use std::sync::OnceLock;

/// A file that never changes under its address.
#[derive(Debug)]
pub struct Asset {
    /// Its name in the address: `style-1a2b3c4d.css`.
    pub name: String,
    /// What it is.
    pub content_type: &'static str,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl Asset {
    fn new(stem: &str, ending: &str, content_type: &'static str, bytes: Vec<u8>) -> Self {
        let hash = hex::encode(&Sha256::digest(&bytes)[..6]);
        Asset { name: format!("{stem}-{hash}.{ending}"), content_type, bytes }
    }

    /// Where it is.
    pub fn address(&self) -> String {
        format!("/assets/{}", self.name)
    }
}

/// All style sheets as one.
pub fn style() -> &'static Asset {
    static STYLE: OnceLock<Asset> = OnceLock::new();
    STYLE.get_or_init(|| {
        let sheets = [
            include_str!("../style/base.css"),
            include_str!("../style/pages.css"),
            include_str!("../style/ankh.css"),
            include_str!("../style/sun.css"),
            include_str!("../style/cheops.css"),
            include_str!("../style/pyramids.css"),
        ];
        Asset::new("style", "css", "text/css; charset=utf-8", sheets.concat().into_bytes())
    })
}

/// The script.
pub fn script() -> &'static Asset {
    static SCRIPT: OnceLock<Asset> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let bytes = include_str!("../script/table.js").as_bytes().to_vec();
        Asset::new("table", "js", "text/javascript; charset=utf-8", bytes)
    })
}

const MARK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#1f4e9b"/><path d="M32 10 56 52H8Z" fill="#e8b93f"/><path d="M32 10 56 52H32Z" fill="#b98a1c"/><path d="M32 10l7.4 13H24.6Z" fill="#fbf5e8"/><path d="M16 38h32M11 47h42" stroke="#7a5a10" stroke-width="1.6"/>"##;

/// The capstone, as an icon.
pub fn icon() -> &'static Asset {
    static ICON: OnceLock<Asset> = OnceLock::new();
    ICON.get_or_init(|| Asset::new("icon", "svg", "image/svg+xml", format!("{MARK}</svg>").into_bytes()))
}

/// The icon while it is my turn.
pub fn icon_with_mark() -> &'static Asset {
    static ICON: OnceLock<Asset> = OnceLock::new();
    ICON.get_or_init(|| {
        let mark =
            r##"<circle cx="50" cy="14" r="13" fill="#a3311f" stroke="#fff" stroke-width="3"/></svg>"##;
        Asset::new("icon-turn", "svg", "image/svg+xml", format!("{MARK}{mark}").into_bytes())
    })
}

/// The icon within a page.
pub(crate) fn mark() -> Markup {
    let svg = MARK.replacen("<svg ", "<svg aria-hidden=\"true\" ", 1);
    PreEscaped(format!("{svg}</svg>"))
}

/// The file of this name.
pub fn named(name: &str) -> Option<&'static Asset> {
    [style(), script(), icon(), icon_with_mark()].into_iter().find(|asset| asset.name == name)
}

/// What a device needs to install the pages as an app.
pub fn manifest(texts: Texts) -> String {
    serde_json::json!({
        "name": "Benben",
        "short_name": "Benben",
        "description": texts.say("home-about"),
        "lang": texts.language().code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f4ead7",
        "theme_color": "#f4ead7",
        "icons": [{ "src": icon().address(), "type": "image/svg+xml", "sizes": "any", "purpose": "any maskable" }],
    })
    .to_string()
}

/// A picture for cameras that leads to an address.
pub fn qr(address: &str) -> Option<String> {
    let code = qrcode::QrCode::new(address).ok()?;
    Some(code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(220, 220).quiet_zone(true).build())
}

/// The same for terminals.
pub fn qr_text(address: &str) -> Option<String> {
    let code = qrcode::QrCode::new(address).ok()?;
    Some(code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_asset_is_found_under_the_name_in_its_address() {
        for asset in [style(), script(), icon(), icon_with_mark()] {
            let name = asset.address().replace("/assets/", "");
            assert_eq!(named(&name).map(|found| &found.bytes), Some(&asset.bytes));
        }
        assert!(named("style.css").is_none());
    }

    #[test]
    fn a_picture_of_an_address_fits_a_terminal_and_a_page() {
        let address = "http://192.168.100.100:8642";
        let widest = qr_text(address).unwrap().lines().map(|line| line.chars().count()).max();
        assert!(widest.is_some_and(|width| (20..80).contains(&width)), "{widest:?}");
        assert!(qr(address).unwrap().contains("<svg"));
        assert!(qr(&"x".repeat(5000)).is_none());
    }
}
