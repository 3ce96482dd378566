//! Every rule of __Name__ has a test that names it.

benben_laws::rules_covered!(benben___id__::__Name__);
