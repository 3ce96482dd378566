//! Every rule of Cheops has a test that names it.

benben_laws::rules_covered!(benben_cheops::Cheops);
