//! What whoever runs the server did stays noted, even for those who have the database open.

use benben_store::contract::Place;
use benben_store::{Order, Sqlite, StoredAct};

struct Folder(tempfile::TempDir);

impl Place for Folder {
    type Store = Sqlite;

    async fn open(&self) -> Sqlite {
        Sqlite::open(self.0.path()).unwrap()
    }
}

#[tokio::test]
async fn acts_are_neither_changed_nor_removed() {
    let place = Folder(tempfile::tempdir().unwrap());
    let act =
        |by: &str| StoredAct { at: 1, by: by.to_owned(), act: "lock".to_owned(), about: "Ivana".to_owned() };
    place.open().await.note_act(act("root")).await.unwrap();
    let db = rusqlite::Connection::open(place.0.path().join("benben.sqlite")).unwrap();
    for statement in
        ["UPDATE acts SET by = 'nobody'", "DELETE FROM acts", "DELETE FROM acts WHERE number = 1"]
    {
        let refused = db.execute_batch(statement).unwrap_err().to_string();
        assert!(refused.contains("what was done stays noted"), "{statement}: {refused}");
    }
    drop(db);
    let store = place.open().await;
    store.note_act(act("ada")).await.unwrap();
    assert_eq!(store.acts(9).await.unwrap(), [act("ada"), act("root")]);
}
