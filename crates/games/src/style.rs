//! How pages look that show any of the games.

use crate::STYLES;
use benben_web::assets::Assets;
use std::sync::OnceLock;

/// Style, script and icons of pages that show any of the games.
pub fn assets() -> &'static Assets {
    static ASSETS: OnceLock<Assets> = OnceLock::new();
    ASSETS.get_or_init(|| Assets::new(STYLES))
}
