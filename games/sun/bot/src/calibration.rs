//! What is really won where the search expects a share, fitted by `benben calibrate sun --games 5000 --decisions 6 --seed 1 --fit`.

use benben_bots::Calibration;

#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration {
    heads_up: [0.015, 0.046, 0.073, 0.098, 0.118, 0.148, 0.195, 0.261, 0.332, 0.416, 0.499, 0.566, 0.629, 0.692, 0.744, 0.779, 0.807, 0.840, 0.878, 0.920, 0.980],
    more: [0.009, 0.050, 0.081, 0.113, 0.151, 0.210, 0.274, 0.338, 0.396, 0.456, 0.504, 0.537, 0.575, 0.619, 0.649, 0.664, 0.676, 0.705, 0.769, 0.861, 0.979],
}
.built_in(0x2626c968b7f86aea, &crate::weights::WEIGHTS);
