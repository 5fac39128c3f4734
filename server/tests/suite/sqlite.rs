//! What only a file has to care about.

use std::path::Path;
use std::time::Duration;

use server::store::{NewTable, Sqlite, Store, StoreError};

#[tokio::test]
async fn a_file_serves_one_process_and_who_comes_after_it_inherits() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.sqlite");
    let (store, _inbox) = Sqlite::open(&file, "first").unwrap();
    store.beat(Duration::from_mins(10)).await.unwrap();
    store.create(NewTable { id: "t".to_owned(), ..NewTable::default() }).await.unwrap();
    let refused = Sqlite::open(&file, "second").map(|_| ()).unwrap_err();
    assert_eq!(refused, StoreError::InUse(file.display().to_string()));

    drop(store);
    let (store, _inbox) = Sqlite::open(&file, "second").unwrap();
    assert_eq!(store.orphans().await.unwrap(), ["t"], "whoever held it cannot be alive");
}

#[test]
fn a_file_that_cannot_be_opened_is_named() {
    let refused = Sqlite::open(Path::new("no such folder/hall.sqlite"), "us").map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains("no such folder/hall.sqlite: "), "{refused}");
}
