//! Every rule of Ankh has a test that names it.

benben_laws::rules_covered!(benben_ankh::Ankh);
