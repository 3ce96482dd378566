//! Every rule has a test.

benben_laws::rules_covered!(benben_pyramids::Pyramids);
