//! What is really won where the search expects a share, fitted by `benben calibrate cheops --games 2000 --decisions 6 --seed 1 --fit`.

use benben_bots::Calibration;

#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration {
    heads_up: [0.000, 0.027, 0.039, 0.058, 0.093, 0.151, 0.224, 0.315, 0.405, 0.464, 0.513, 0.583, 0.675, 0.750, 0.793, 0.818, 0.841, 0.861, 0.882, 0.911, 0.963],
    more: [0.025, 0.048, 0.076, 0.111, 0.170, 0.238, 0.313, 0.405, 0.499, 0.566, 0.615, 0.625, 0.626, 0.627, 0.628, 0.629, 0.630, 0.645, 0.721, 0.823, 0.923],
}
.built_in(0xec4a3f604b741d13, &crate::weights::WEIGHTS);
