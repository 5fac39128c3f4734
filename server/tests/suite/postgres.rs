//! What only a database elsewhere has to care about.

use server::store::{NewTable, Store};

use crate::Database;

#[tokio::test]
async fn connections_that_break_are_made_again() {
    let Some(database) = Database::postgres("broken_connections").await else { return };
    let [(store, mut inbox)] = database.stores(["us"]).await;
    store.create(NewTable { id: "t".to_owned(), ..NewTable::default() }).await.unwrap();
    store.append("t", 0, vec![b"before".to_vec()]).await.unwrap();
    database
        .run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()",
        )
        .await;

    // Whoever is in the middle of something when it happens hears of it, and then looks what is there.
    let append = async |store: &dyn Store| store.append("t", 1, vec![b"after".to_vec()]).await;
    let first = append(&*store).await;
    // Several connections were cut, and each may be met once before it is made again.
    let mut there = store.load("t").await;
    for _ in 0..40 {
        if there.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        there = store.load("t").await;
    }
    let there = there.unwrap().entries.len();
    assert_eq!(first.is_ok(), there == 2, "{first:?}");
    if there == 1 {
        append(&*store).await.unwrap();
    }
    assert_eq!(store.load("t").await.unwrap().entries, [b"before".to_vec(), b"after".to_vec()]);
    store.send_message("us", b"do you hear me?".to_vec()).await.unwrap();
    assert_eq!(inbox.recv().await, Some(b"do you hear me?".to_vec()));
    database.clear().await;
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_a_failure_with_words() {
    let nowhere = server::store::open("postgres://barnyard@127.0.0.1:1/postgres", "us").await;
    let words = nowhere.map(|_| ()).unwrap_err().to_string();
    assert!(words.starts_with("the database failed: ") && words.contains("refused"), "{words}");
}
