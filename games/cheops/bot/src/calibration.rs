//! What is really won where the search expects a share, fitted by `benben calibrate cheops --games 6000 --decisions 6 --seed 1 --fit`.

use benben_bots::Calibration;

#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration {
    heads_up: [0.009, 0.027, 0.042, 0.066, 0.101, 0.152, 0.219, 0.306, 0.398, 0.464, 0.520, 0.588, 0.673, 0.741, 0.788, 0.822, 0.847, 0.864, 0.884, 0.908, 0.959],
    more: [0.033, 0.050, 0.083, 0.127, 0.190, 0.254, 0.320, 0.397, 0.476, 0.527, 0.548, 0.557, 0.581, 0.617, 0.635, 0.648, 0.663, 0.696, 0.740, 0.804, 0.890],
}
.built_in(0xec4a3f604b741d13, &crate::weights::WEIGHTS);
