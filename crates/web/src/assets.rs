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

/// What a name says besides the content: `style` and `css`. Nothing if it isn't the name of a file.
fn kind(name: &str) -> Option<(&str, &str)> {
    let (front, ending) = name.rsplit_once('.')?;
    let (stem, hash) = front.rsplit_once('-')?;
    (hash.len() == 12 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())).then_some((stem, ending))
}

const MARK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#1f4e9b"/><path d="M32 10 56 52H8Z" fill="#e8b93f"/><path d="M32 10 56 52H32Z" fill="#b98a1c"/><path d="M32 10l7.4 13H24.6Z" fill="#fbf5e8"/><path d="M16 38h32M11 47h42" stroke="#7a5a10" stroke-width="1.6"/>"##;

/// The same as pictures of points, for devices that install no drawings: the size, what a device may do with it, the bytes.
/// On the last one a device may cut off a tenth at every edge.
const ICONS: [(&str, &str, &[u8]); 3] = [
    ("192x192", "any", include_bytes!("../icons/192.png")),
    ("512x512", "any", include_bytes!("../icons/512.png")),
    ("512x512", "maskable", include_bytes!("../icons/maskable-512.png")),
];

/// The script, in the order in which its files follow.
const SCRIPT: [&str; 24] = [
    include_str!("../script/page.js"),
    include_str!("../script/streams.js"),
    include_str!("../script/settings.js"),
    include_str!("../script/sounds.js"),
    include_str!("../script/picks.js"),
    include_str!("../script/lay.js"),
    include_str!("../script/answers.js"),
    include_str!("../script/sheets.js"),
    include_str!("../script/tips.js"),
    include_str!("../script/motion.js"),
    include_str!("../script/spectacle.js"),
    include_str!("../script/camera.js"),
    include_str!("../script/talk.js"),
    include_str!("../script/frames.js"),
    include_str!("../script/account.js"),
    include_str!("../script/learn.js"),
    include_str!("../script/hints.js"),
    include_str!("../script/dress.js"),
    include_str!("../script/keys.js"),
    include_str!("../script/replay.js"),
    include_str!("../script/finder.js"),
    include_str!("../script/people.js"),
    include_str!("../script/notices.js"),
    include_str!("../script/main.js"),
];

/// The script of pages that show no table.
const HOUSE: [&str; 3] = [
    include_str!("../script/house.js"),
    include_str!("../script/passkeys.js"),
    include_str!("../script/tournament.js"),
];

/// A script without what only its readers need: comments on lines of their own, and indentation. A fifth less is sent.
fn slim(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Everything that pages refer to.
#[derive(Debug)]
pub struct Assets {
    style: Asset,
    script: Asset,
    early: Asset,
    house_script: Asset,
    icon: Asset,
    icon_with_mark: Asset,
    icons: [Asset; ICONS.len()],
}

impl Assets {
    /// For pages that show faces with these style sheets.
    pub fn new(faces: &[&str]) -> Self {
        let own = [
            include_str!("../style/base.css"),
            include_str!("../style/pages.css"),
            include_str!("../style/people.css"),
            include_str!("../style/notices.css"),
            include_str!("../style/tournaments.css"),
            include_str!("../style/profiles.css"),
        ]
        .concat();
        let style = own + &faces.concat();
        let (script, early) = (slim(&SCRIPT.concat()).into_bytes(), include_str!("../script/early.js"));
        let house = HOUSE.concat();
        let mark =
            r##"<circle cx="50" cy="14" r="13" fill="#a3311f" stroke="#fff" stroke-width="3"/></svg>"##;
        let icon_with_mark = format!("{MARK}{mark}").into_bytes();
        Assets {
            style: Asset::new("style", "css", "text/css; charset=utf-8", style.into_bytes()),
            script: Asset::new("table", "js", "text/javascript; charset=utf-8", script),
            early: Asset::new("early", "js", "text/javascript; charset=utf-8", early.into()),
            house_script: Asset::new(
                "house",
                "js",
                "text/javascript; charset=utf-8",
                slim(&house).into_bytes(),
            ),
            icon: Asset::new("icon", "svg", "image/svg+xml", format!("{MARK}</svg>").into_bytes()),
            icon_with_mark: Asset::new("icon-turn", "svg", "image/svg+xml", icon_with_mark),
            icons: ICONS.map(|(_, _, bytes)| Asset::new("icon", "png", "image/png", bytes.to_vec())),
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

    /// The few lines of script that come before anything is painted.
    pub fn early(&self) -> &Asset {
        &self.early
    }

    /// The script of the pages around the tables.
    pub fn house_script(&self) -> &Asset {
        &self.house_script
    }

    /// The capstone, as an icon.
    pub fn icon(&self) -> &Asset {
        &self.icon
    }

    /// The icon while it is my turn.
    pub fn icon_with_mark(&self) -> &Asset {
        &self.icon_with_mark
    }

    /// The icon for home screens that read no manifest.
    pub fn touch_icon(&self) -> &Asset {
        &self.icons[0]
    }

    fn all(&self) -> impl Iterator<Item = &Asset> {
        [&self.style, &self.script, &self.early, &self.house_script, &self.icon, &self.icon_with_mark]
            .into_iter()
            .chain(&self.icons)
    }

    /// The file of this name.
    pub fn named(&self, name: &str) -> Option<&Asset> {
        self.all().find(|asset| asset.name == name)
    }

    /// What comes closest to a file of another release that had this name: ours of the same kind.
    pub fn in_place_of(&self, name: &str) -> Option<&Asset> {
        let wanted = kind(name)?;
        self.all().find(|asset| kind(&asset.name) == Some(wanted))
    }

    /// What shows messages while no page is open.
    pub fn service_worker(&self) -> String {
        include_str!("../script/service-worker.js").replace("{icon}", &self.touch_icon().address())
    }

    /// What a device needs to install the pages as an app.
    pub fn manifest(&self, texts: Texts) -> String {
        let drawn = serde_json::json!({
            "src": self.icon.address(), "type": "image/svg+xml", "sizes": "any", "purpose": "any",
        });
        let pictures = self.icons.iter().zip(ICONS).map(|(icon, (sizes, purpose, _))| {
            let (src, kind) = (icon.address(), icon.content_type);
            serde_json::json!({ "src": src, "type": kind, "sizes": sizes, "purpose": purpose })
        });
        let icons: Vec<serde_json::Value> = std::iter::once(drawn).chain(pictures).collect();
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
            "icons": icons,
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
    fn slim_scripts_say_the_same() {
        assert_eq!(slim("// why\n{\n  a(1); // how\n\n}\n"), "{\na(1); // how\n}\n");
        // A text over several lines would lose its indentation.
        for script in SCRIPT.iter().flat_map(|script| script.lines()) {
            assert!(script.matches('`').count().is_multiple_of(2), "{script}");
        }
    }

    #[test]
    fn no_two_scripts_give_one_name_to_two_things() {
        let mut names: Vec<&str> = SCRIPT
            .iter()
            .chain(&HOUSE)
            .flat_map(|script| script.lines())
            .filter_map(|line| line.trim_start_matches("async ").strip_prefix("function "))
            .filter_map(|rest| rest.split('(').next())
            .collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert!(all > 30 && names.len() == all, "{all} functions have {} names", names.len());
    }

    #[test]
    fn an_asset_is_found_under_the_name_in_its_address() {
        let assets = Assets::new(&[]);
        let scripts = [assets.script(), assets.early(), assets.house_script()];
        for asset in [assets.style(), assets.icon(), assets.icon_with_mark()].into_iter().chain(scripts) {
            let name = asset.address().replace("/assets/", "");
            assert_eq!(assets.named(&name).map(|found| &found.bytes), Some(&asset.bytes));
        }
        assert!(assets.named("style.css").is_none());
    }

    #[test]
    fn a_file_of_another_release_is_known_by_its_kind() {
        let assets = Assets::new(&[]);
        let (style, script) = ("style-0123456789ab.css", "house-0123456789ab.js");
        assert!(assets.named(style).is_none());
        assert_eq!(assets.in_place_of(style).map(|ours| &ours.name), Some(&assets.style.name));
        assert_eq!(assets.in_place_of(script).map(|ours| &ours.name), Some(&assets.house_script.name));
        for name in ["style.css", "style-0123.css", "style-0123456789xy.css", "cards-0123456789ab.css", ""] {
            assert!(assets.in_place_of(name).is_none(), "{name}");
        }
    }

    #[test]
    fn icons_for_installing_are_as_large_as_the_manifest_says() {
        let assets = Assets::new(&[]);
        let manifest = assets.manifest(Texts::new(crate::Language::English));
        for (icon, (sizes, _, _)) in assets.icons.iter().zip(ICONS) {
            // A PNG says its width and height after its first sixteen bytes.
            let side = |at: usize| u32::from_be_bytes(icon.bytes[at..at + 4].try_into().unwrap());
            assert_eq!(format!("{}x{}", side(16), side(20)), sizes);
            assert!(manifest.contains(&icon.address()) && assets.named(&icon.name).is_some());
        }
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
