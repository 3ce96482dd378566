//! What is really won where the search expects a share, fitted by `benben calibrate ankh --games 6000 --decisions 6 --seed 1 --fit`.

use benben_bots::Calibration;

#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration {
    heads_up: [0.000, 0.030, 0.069, 0.114, 0.163, 0.216, 0.271, 0.339, 0.415, 0.493, 0.566, 0.631, 0.696, 0.758, 0.809, 0.852, 0.892, 0.929, 0.960, 0.984, 1.000],
    more: [0.000, 0.029, 0.071, 0.119, 0.174, 0.238, 0.304, 0.365, 0.429, 0.501, 0.575, 0.643, 0.697, 0.745, 0.795, 0.850, 0.899, 0.931, 0.954, 0.982, 1.000],
}
.built_in(0x14d46933042d67b0, &crate::weights::WEIGHTS);
