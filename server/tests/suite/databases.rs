//! A fresh database of either kind for each test.

use server::store::{Inbox, Postgres, Sqlite, Store};
use tempfile::TempDir;

/// The variable that holds the address of a PostgreSQL database for tests.
const ADDRESS: &str = "BARNYARD_TEST_POSTGRES";

/// The variable that holds the address at which the same database is reached over TLS.
const TLS_ADDRESS: &str = "BARNYARD_TEST_POSTGRES_TLS";

/// A database of its own, and as many stores in it as a test wants.
pub(crate) enum Database {
    Sqlite(TempDir),
    Postgres { address: String, schema: String },
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        Database::Sqlite(tempfile::tempdir().expect("there is room for a folder"))
    }

    /// A schema of its own in the database for tests; `None`, and a word about it, if there is no database.
    pub(crate) async fn postgres(test: &str) -> Option<Database> {
        let Ok(address) = std::env::var(ADDRESS) else {
            eprintln!("skipped: {ADDRESS} is not set; try `cargo xtask postgres cargo test -p server`");
            return None;
        };
        let schema = format!("{test:.40}_{}", std::process::id());
        let database = Database::Postgres { address: in_schema(&address, &schema), schema: schema.clone() };
        database.run(&format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}")).await;
        Some(database)
    }

    /// Where the database is.
    pub(crate) fn address(&self) -> String {
        match self {
            Database::Sqlite(folder) => folder.path().join("database.sqlite").display().to_string(),
            Database::Postgres { address, .. } => address.clone(),
        }
    }

    /// Where the database is reached over TLS; `None`, and a word about it, if it is not.
    pub(crate) fn tls_address(&self) -> Option<String> {
        let Database::Postgres { schema, .. } = self else { return None };
        let address = std::env::var(TLS_ADDRESS).ok();
        if address.is_none() {
            eprintln!("skipped: {TLS_ADDRESS} is not set; try `cargo xtask postgres cargo test -p server`");
        }
        Some(in_schema(&address?, schema))
    }

    /// The stores of several processes.
    pub(crate) async fn stores<const N: usize>(&self, names: [&str; N]) -> [(Box<dyn Store>, Inbox); N] {
        let mut stores: Vec<(Box<dyn Store>, Inbox)> = Vec::new();
        match self {
            Database::Sqlite(_) => {
                let place = self.address();
                let (first, inbox) = Sqlite::open(place.as_ref(), names[0]).expect("the file opens");
                let others = names[1..].iter().map(|name| first.share(name));
                stores.extend(others.map(|(store, inbox)| (Box::new(store) as Box<dyn Store>, inbox)));
                stores.insert(0, (Box::new(first), inbox));
            }
            Database::Postgres { address, .. } => {
                for name in names {
                    let (store, inbox) = Postgres::open(address, name).await.expect("the database answers");
                    stores.push((Box::new(store), inbox));
                }
            }
        }
        stores.try_into().unwrap_or_else(|_| unreachable!("a store for each name"))
    }

    /// The store of one process.
    pub(crate) async fn store(&self, name: &str) -> Box<dyn Store> {
        let [(store, _)] = self.stores([name]).await;
        store
    }

    /// Runs statements past the store.
    pub(crate) async fn run(&self, statements: &str) {
        match self {
            Database::Sqlite(_) => {
                let file = rusqlite::Connection::open(self.address()).expect("the file opens");
                file.execute_batch(&statements.replace("BYTEA", "BLOB")).expect("the statements are right");
            }
            Database::Postgres { address, .. } => {
                let connected = tokio_postgres::connect(address, tokio_postgres::NoTls).await;
                let (client, connection) = connected.expect("the database answers");
                tokio::spawn(connection);
                // A hall that is just closing may be in the way, and the database then lets one of them go first.
                while let Err(problem) = client.batch_execute(statements).await {
                    let deadlock =
                        problem.code() == Some(&tokio_postgres::error::SqlState::T_R_DEADLOCK_DETECTED);
                    assert!(deadlock, "the statements are right: {problem}");
                }
            }
        }
    }

    /// Leaves nothing behind. After a failure the tables stay, to be looked at.
    pub(crate) async fn clear(&self) {
        if let Database::Postgres { schema, .. } = self {
            self.run(&format!("DROP SCHEMA {schema} CASCADE")).await;
        }
    }
}

/// The address of a schema in a database. Connections have its name.
fn in_schema(address: &str, schema: &str) -> String {
    let sign = if address.contains('?') { '&' } else { '?' };
    format!("{address}{sign}options=-csearch_path%3D{schema}&application_name={schema}")
}
