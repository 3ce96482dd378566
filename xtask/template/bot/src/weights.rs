//! The weights of the value network. Chosen by hand to begin with; `train` learns better ones (docs/bots.md, Learning).

use crate::__Name__Bot;
use benben_bots::{Fingerprint, Weights};

pub(super) const WEIGHTS: Weights = Weights::linear(Fingerprint::of::<__Name__Bot>(), &[6.0, 0.5]);
