//! What is really won where the search expects a share, fitted by `benben calibrate ankh --games 2000 --decisions 6 --seed 1 --fit`.

use benben_bots::Calibration;

#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration {
    heads_up: [0.000, 0.037, 0.083, 0.131, 0.181, 0.234, 0.283, 0.343, 0.427, 0.509, 0.573, 0.624, 0.684, 0.744, 0.783, 0.819, 0.865, 0.915, 0.954, 0.981, 1.000],
    more: [0.000, 0.032, 0.071, 0.119, 0.175, 0.239, 0.301, 0.357, 0.435, 0.526, 0.602, 0.666, 0.714, 0.745, 0.773, 0.821, 0.875, 0.909, 0.936, 0.974, 1.000],
}
.built_in(0x14d46933042d67b0, &crate::weights::WEIGHTS);
