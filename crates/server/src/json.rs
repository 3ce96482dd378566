//! JSON as it is sent.
//!
//! A snapshot is a few hundred words of two or three letters, written for every viewer at every action: that was half of what
//! an action cost. The [`writer`] is made for these and takes a third of the instructions that `serde_json` does; everything
//! that is not sent so often is written by `serde_json`.

mod writer;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// By this name `serde_json` knows what is JSON already, and so does our writer.
const READY: &str = "$serde_json::private::RawValue";

/// Something in JSON, ready to be sent as a part of something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Json(String);

impl Json {
    /// This value, to be kept: it takes no more room than it needs.
    pub(crate) fn of(value: &impl Serialize) -> Self {
        let Json(mut json) = Self::passing(value);
        json.shrink_to_fit();
        Json(json)
    }

    /// This value, to be sent at once.
    pub(crate) fn passing(value: &impl Serialize) -> Self {
        let mut json = String::with_capacity(LIKELY);
        write(&mut json, value);
        Json(json)
    }
}

/// Most values are shorter.
const LIKELY: usize = 1024;

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut ready = serializer.serialize_struct(READY, 1)?;
        ready.serialize_field(READY, &*self.0)?;
        ready.end()
    }
}

/// Adds a value to what was written before.
pub(crate) fn write(json: &mut String, value: &impl Serialize) {
    writer::write(json, value).expect("what we send is plain data");
}
