//! What a finished game can be checked by.

use super::{LiveTable, PageViewer};
use crate::erased::Claim;
use crate::problem::Problem;
use benben_core::Record;
use benben_store::Status;

/// The record, and the result that everybody was told.
pub(crate) struct Evidence {
    pub(crate) record: Record,
    pub(crate) claim: Claim,
}

impl LiveTable {
    /// What whoever looks can check the game by; nothing before it is over.
    pub(crate) async fn evidence(&mut self, page_viewer: PageViewer) -> Result<Option<Evidence>, Problem> {
        self.page_look(&page_viewer)?;
        if self.stored.status == Status::Closed {
            return Err(self.closed());
        }
        // What branches off from another game was not dealt, so there is nothing to check.
        if self.stored.branch_of.is_some() {
            return Ok(None);
        }
        let Some(record) = self.with_record(|record| record).await? else { return Ok(None) };
        let told = self.stored.result.as_deref().unwrap_or_default();
        let claim = serde_json::from_str(told).map_err(|error| Problem::unreadable("result", &error))?;
        Ok(Some(Evidence { record, claim }))
    }
}
