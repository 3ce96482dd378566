//! SQLite keeps the contract of a store.

use benben_store::Sqlite;
use benben_store::contract::Place;
use tempfile::TempDir;

struct Folder(TempDir);

impl Place for Folder {
    type Store = Sqlite;

    async fn open(&self) -> Sqlite {
        Sqlite::open(self.0.path()).unwrap()
    }
}

fn new_folder() -> Folder {
    Folder(tempfile::tempdir().unwrap())
}

benben_store::uphold_contract!(new_folder);
