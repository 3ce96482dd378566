//! What is really won where the search expects a share, fitted by `benben calibrate sun --games 2000 --decisions 6 --seed 1 --fit`.

use benben_bots::Calibration;

#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration {
    heads_up: [0.009, 0.054, 0.089, 0.122, 0.140, 0.156, 0.183, 0.246, 0.330, 0.426, 0.502, 0.565, 0.630, 0.696, 0.747, 0.775, 0.804, 0.843, 0.884, 0.924, 0.974],
    more: [0.006, 0.049, 0.078, 0.111, 0.153, 0.213, 0.278, 0.343, 0.404, 0.471, 0.526, 0.551, 0.565, 0.593, 0.637, 0.668, 0.674, 0.720, 0.800, 0.906, 0.986],
}
.built_in(0x2626c968b7f86aea, &crate::weights::WEIGHTS);
