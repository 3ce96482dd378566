//! The picture of the game: three pyramids at dusk, and below them a chamber with a way to the golden tomb.

use maud::{Markup, PreEscaped};

const EMBLEM: &str = concat!(
    r##"<svg viewBox="0 0 320 200" aria-hidden="true">"##,
    // Evening sky, sun, desert.
    r##"<rect width="320" height="200" rx="12" fill="#f3d9a4"/><path d="M0 74h320V12a12 12 0 0 0-12-12H12A12 12 0 0 0 0 12z" fill="#f7e6bf"/>"##,
    r##"<circle cx="160" cy="62" r="30" fill="#f0b13c"/>"##,
    // Purple with one band, orange with two, green with three.
    r##"<path d="M6 112L70 30l64 82z" fill="#7a4aa0"/><path d="M70 30l64 82H88z" fill="#5d3480"/><path d="M46.6 60h46.8l8 10.3H38.6z" fill="#f7e6bf" opacity=".75"/>"##,
    r##"<path d="M186 112l64-82 64 82z" fill="#3c8a4c"/><path d="M250 30l64 82h-46z" fill="#2a6a39"/><path d="M233 52h34l4.7 6h-43.4zM222 66h56l4.7 6h-65.4zM211 80h78l4.7 6h-87.4z" fill="#f7e6bf" opacity=".75"/>"##,
    r##"<path d="M92 118l68-88 68 88z" fill="#d2731c"/><path d="M160 30l68 88h-50z" fill="#ad570c"/><path d="M140.7 55h38.6l5.4 7h-49.4zM127 73h66l5.4 7h-76.8z" fill="#f7e6bf" opacity=".75"/>"##,
    r##"<path d="M0 104h320v84a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="#c99a55"/><path d="M0 104h320v8H0z" fill="#b58544"/>"##,
    // The chamber underground.
    r##"<path d="M40 118h240v72H40z" fill="#fbf5e8" stroke="#6b4a1c" stroke-width="3"/>"##,
    r##"<path d="M64 118v72m24-72v72m24-72v72m24-72v72m24-72v72m24-72v72m24-72v72m24-72v72m24-72v72M40 142h240M40 166h240" stroke="#dcc79c" fill="none"/>"##,
    r##"<path d="M88 118h24v24H88zM64 166h24v24H64zM136 142h24v24h-24zM184 118h24v24h-24zM160 166h24v24h-24zM232 142h24v24h-24z" fill="#8d7350"/>"##,
    r##"<path d="M88 130h24M100 118v12M106 130v12M64 178h24M76 166v12M136 154h24M148 142v12M184 130h24M196 118v12M160 178h24M172 166v12M232 154h24M244 142v12" stroke="#fbf5e8"/>"##,
    // Entry, gems, skull, torch, tomb.
    r##"<path d="M48 121h8v8h5l-9 10-9-10h5z" fill="#1f4e9b"/>"##,
    r##"<circle cx="124" cy="154" r="8" fill="#d8283f" stroke="#6e0a1a" stroke-width="1.5"/><path d="M120.5 150h7l3 4-3 4h-7l-3-4z" fill="#ff8d98"/>"##,
    r##"<path d="M192 146h8l4 4v8l-4 4h-8l-4-4v-8z" fill="#138a52" stroke="#05391f" stroke-width="1.5"/><path d="M193 150h6v8h-6z" fill="#7fe0ad"/>"##,
    r##"<path d="M148 120.5c5 0 8.5 3.5 8.5 8 0 3-1.5 5-3.5 6v4.5h-10V134.5c-2-1-3.5-3-3.5-6 0-4.5 3.5-8 8.5-8z" fill="#fff" stroke="#2b2116" stroke-width="1.5"/><circle cx="144.5" cy="129" r="2.3" fill="#2b2116"/><circle cx="151.5" cy="129" r="2.3" fill="#2b2116"/>"##,
    r##"<path d="M218 131h5l-1 9h-3z" fill="#8a5a2b"/><path d="M220.5 119c1 4 5 5 5 9s-2 5-5 5-5-2-5-5c0-2 2-3 2-5 2 1 3-1 3-4z" fill="#f0821e" stroke="#7a2f05"/>"##,
    r##"<path d="M262 167h12l4 5-3 16h-14l-3-16z" fill="#e2ab23" stroke="#6b4a06" stroke-width="1.5"/><path d="M264 169.5h8l2 4-1.5 5h-9l-1.5-5z" fill="#1f4e9b"/><path d="M265.5 171h5v4.5c0 1.5-1 3-2.5 3s-2.5-1.5-2.5-3z" fill="#f7d774"/>"##,
    // The way, in pen strokes.
    r##"<g stroke="#2b2116" stroke-width="2.5" stroke-linecap="round" fill="none">"##,
    r##"<path d="M44 122l16 16m0-16l-16 16M44 146l16 16m1-17l-17 17M68 147l16 15m0-16l-16 16M92 146l17 16m-1-16l-16 17M116 146l16 16m0-16l-16 16M117 170l15 16m0-16l-16 16M141 170l15 16m1-16l-17 16"/></g></svg>"##,
);

pub(super) fn emblem() -> Markup {
    PreEscaped(EMBLEM.to_owned())
}
