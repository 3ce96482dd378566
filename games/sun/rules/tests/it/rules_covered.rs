//! Every rule of Pyramid of the Sun has a test that names it.

benben_laws::rules_covered!(benben_sun::Sun);
