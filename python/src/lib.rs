//! Benben for Python: positions, tables and many tables at once, the same for every game of the registry.
//!
//! This is the native half of the package `benben`; what people call is in `benben/*.py`. Games are erased behind three
//! traits, [`engine::AnyPosition`], [`engine::AnyTable`] and [`engine::AnyTables`], made by visiting the registry.

mod engine;
mod many;
mod position;
mod refused;
mod restored;
mod review;
mod setting;
mod table;

use pyo3::prelude::*;

/// The native half of the package `benben`.
#[pymodule]
fn _benben(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("BOTS", benben_bots::BOTS.to_vec())?;
    module.add("IllegalAction", py.get_type::<refused::IllegalAction>())?;
    module.add("GameOver", py.get_type::<refused::GameOver>())?;
    module.add("RecordError", py.get_type::<refused::RecordError>())?;
    module.add_function(wrap_pyfunction!(setting::games, module)?)?;
    module.add_function(wrap_pyfunction!(setting::about, module)?)?;
    module.add_function(wrap_pyfunction!(setting::encoding, module)?)?;
    module.add_function(wrap_pyfunction!(table::record_columns, module)?)?;
    module.add_function(wrap_pyfunction!(review::review_json, module)?)?;
    module.add_class::<position::Position>()?;
    module.add_class::<table::Table>()?;
    module.add_class::<many::Tables>()?;
    Ok(())
}
