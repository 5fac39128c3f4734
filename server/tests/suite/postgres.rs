//! What only a database elsewhere has to care about.

use server::store::{NewTable, Postgres, Store};

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

/// Asks the database itself how the connections of this schema came.
const ALL_ARE_ENCRYPTED: &str = "
    DO $$ BEGIN ASSERT (
        SELECT count(*) = 3 AND bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()
    ); END $$";

#[tokio::test]
async fn all_connections_are_encrypted_if_the_address_says_so() {
    let Some(database) = Database::postgres("encrypted").await else { return };
    let Some(address) = database.tls_address() else { return };
    let (store, mut inbox) = Postgres::open(&address, "us").await.unwrap();
    store.create(NewTable { id: "t".to_owned(), ..NewTable::default() }).await.unwrap();
    store.append("t", 0, vec![vec![0xff; 100_000]]).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().entries, [vec![0xff; 100_000]]);
    store.send_message("us", b"a message".to_vec()).await.unwrap();
    assert_eq!(inbox.recv().await, Some(b"a message".to_vec()));
    database.run(ALL_ARE_ENCRYPTED).await;
    drop((store, inbox));
    database.clear().await;
}

/// Why the database at this address is not opened.
async fn refusal(address: &str) -> String {
    Postgres::open(address, "us").await.map(|_| ()).expect_err(address).to_string()
}

#[tokio::test]
async fn a_certificate_that_cannot_be_trusted_is_refused() {
    let Some(database) = Database::postgres("certificates").await else { return };
    let Some(address) = database.tls_address() else { return };
    let (before, rest) = address.split_once("sslrootcert=").unwrap();
    let (_, after) = rest.split_once('&').unwrap();

    // Nobody whom this system trusts has signed it.
    let unknown = refusal(&format!("{before}{after}")).await;
    assert!(unknown.contains("certificate"), "{unknown}");
    // `require` is no weaker.
    let unknown = refusal(&format!("{before}{after}").replace("verify-full", "require")).await;
    assert!(unknown.contains("certificate"), "{unknown}");
    // It is for another name.
    let elsewhere = refusal(&address.replace("@localhost", "@127.0.0.1")).await;
    assert!(elsewhere.contains("certificate not valid for name"), "{elsewhere}");
    // There is no such file.
    let nowhere = refusal(&format!("{before}sslrootcert=no%20such%20file&{after}")).await;
    assert!(nowhere.contains("no such file: "), "{nowhere}");
    // This database takes no connections without TLS, so the others did use it.
    let plain = refusal(&address.replace("verify-full", "disable")).await;
    assert!(plain.contains("no encryption"), "{plain}");
    database.clear().await;
}
