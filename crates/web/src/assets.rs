//! Style, script and icons, each under an address that names its content, so that browsers keep it for good.

use crate::Texts;
use maud::{Markup, PreEscaped};
use sha2::{Digest, Sha256};

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

const MARK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#1f4e9b"/><path d="M32 10 56 52H8Z" fill="#e8b93f"/><path d="M32 10 56 52H32Z" fill="#b98a1c"/><path d="M32 10l7.4 13H24.6Z" fill="#fbf5e8"/><path d="M16 38h32M11 47h42" stroke="#7a5a10" stroke-width="1.6"/>"##;

/// Everything that pages refer to.
#[derive(Debug)]
pub struct Assets {
    style: Asset,
    script: Asset,
    icon: Asset,
    icon_with_mark: Asset,
}

impl Assets {
    /// For pages that show faces with these style sheets.
    pub fn new(faces: &[&str]) -> Self {
        let own = [include_str!("../style/base.css"), include_str!("../style/pages.css")].concat();
        let style = own + &faces.concat();
        let script = include_str!("../script/table.js").as_bytes().to_vec();
        let mark =
            r##"<circle cx="50" cy="14" r="13" fill="#a3311f" stroke="#fff" stroke-width="3"/></svg>"##;
        let icon_with_mark = format!("{MARK}{mark}").into_bytes();
        Assets {
            style: Asset::new("style", "css", "text/css; charset=utf-8", style.into_bytes()),
            script: Asset::new("table", "js", "text/javascript; charset=utf-8", script),
            icon: Asset::new("icon", "svg", "image/svg+xml", format!("{MARK}</svg>").into_bytes()),
            icon_with_mark: Asset::new("icon-turn", "svg", "image/svg+xml", icon_with_mark),
        }
    }

    /// All style sheets as one.
    pub fn style(&self) -> &Asset {
        &self.style
    }

    /// The script.
    pub fn script(&self) -> &Asset {
        &self.script
    }

    /// The capstone, as an icon.
    pub fn icon(&self) -> &Asset {
        &self.icon
    }

    /// The icon while it is my turn.
    pub fn icon_with_mark(&self) -> &Asset {
        &self.icon_with_mark
    }

    /// The file of this name.
    pub fn named(&self, name: &str) -> Option<&Asset> {
        [&self.style, &self.script, &self.icon, &self.icon_with_mark]
            .into_iter()
            .find(|asset| asset.name == name)
    }

    /// What a device needs to install the pages as an app.
    pub fn manifest(&self, texts: Texts) -> String {
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
            "icons": [{ "src": self.icon.address(), "type": "image/svg+xml", "sizes": "any", "purpose": "any maskable" }],
        })
        .to_string()
    }
}

/// The icon within a page.
pub(crate) fn mark() -> Markup {
    let svg = MARK.replacen("<svg ", "<svg aria-hidden=\"true\" ", 1);
    PreEscaped(format!("{svg}</svg>"))
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
        let assets = Assets::new(&[]);
        for asset in [assets.style(), assets.script(), assets.icon(), assets.icon_with_mark()] {
            let name = asset.address().replace("/assets/", "");
            assert_eq!(assets.named(&name).map(|found| &found.bytes), Some(&asset.bytes));
        }
        assert!(assets.named("style.css").is_none());
    }

    #[test]
    fn the_style_of_a_face_is_part_of_the_one_sheet_and_of_its_name() {
        let (plain, dressed) =
            (Assets::new(&[]), Assets::new(&[".game { color: red }", ".other { top: 0 }"]));
        let sheet = [&plain.style.bytes, b".game { color: red }.other { top: 0 }".as_slice()].concat();
        assert_eq!(dressed.style.bytes, sheet);
        assert_ne!(dressed.style.name, plain.style.name);
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
