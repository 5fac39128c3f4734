//! What only a file has to care about.

use std::path::Path;
use std::time::Duration;

use server::store::{NewTable, Sqlite, Store, StoreError};

#[tokio::test]
async fn a_file_serves_one_process_and_who_comes_after_it_inherits() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("database.sqlite");
    let (store, _inbox) = Sqlite::open(&file, "first").unwrap();
    store.heartbeat(Duration::from_mins(10)).await.unwrap();
    store.create(NewTable { id: "t".to_owned(), ..NewTable::default() }).await.unwrap();
    let refused = Sqlite::open(&file, "second").map(|_| ()).unwrap_err();
    assert_eq!(refused, StoreError::InUse(file.display().to_string()));

    drop(store);
    let (store, _inbox) = Sqlite::open(&file, "second").unwrap();
    assert_eq!(store.orphans().await.unwrap(), ["t"], "whoever held it cannot be alive");
}

#[test]
fn a_file_that_cannot_be_opened_is_named() {
    let refused = Sqlite::open(Path::new("no such folder/database.sqlite"), "us").map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains("no such folder/database.sqlite: "), "{refused}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("database.sqlite");
    let names = ["database.sqlite", "database.sqlite-wal", "database.sqlite-shm", "database.sqlite.lock"];
    let modes =
        || names.map(|name| folder.path().join(name).metadata().unwrap().permissions().mode() & 0o777);
    for _ in 0..2 {
        let (store, _inbox) = Sqlite::open(&file, "us").unwrap();
        store.heartbeat(Duration::from_mins(10)).await.unwrap();
        assert_eq!(modes(), [0o600; 4]);
        drop(store);
        // What an older hall has left behind.
        for name in names {
            let path = folder.path().join(name);
            std::fs::File::options().append(true).create(true).open(&path).unwrap();
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
        }
    }
}
