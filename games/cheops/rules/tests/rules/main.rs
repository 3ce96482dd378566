//! Every numbered rule of Cheops, on both sides of its edges. Positions are laid out in `scene`.

mod box_and_setup;
mod editions;
mod ending;
mod kept_laws;
mod laws;
mod market;
mod notation;
mod scene;
mod secrets;
mod turn;
