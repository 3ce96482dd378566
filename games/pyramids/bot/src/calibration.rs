//! What is really won where the search expects a share, fitted by `benben calibrate pyramids --games 2000 --decisions 6 --seed 1 --fit`.

use benben_bots::Calibration;

#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration {
    heads_up: [0.000, 0.011, 0.038, 0.074, 0.117, 0.155, 0.203, 0.270, 0.344, 0.422, 0.512, 0.596, 0.666, 0.721, 0.775, 0.825, 0.867, 0.909, 0.949, 0.981, 1.000],
    more: [0.000, 0.009, 0.039, 0.086, 0.153, 0.226, 0.297, 0.360, 0.432, 0.504, 0.563, 0.600, 0.638, 0.699, 0.782, 0.852, 0.891, 0.920, 0.950, 0.981, 1.000],
}
.built_in(0xee811fd8f87893e0, &crate::weights::WEIGHTS);
