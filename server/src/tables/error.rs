//! Why somebody cannot reach or create a table.

use table::BadSetup;

use crate::store::StoreError;

/// Why somebody cannot reach or create a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum TableError {
    #[error("there is no table of this name here")]
    NoSuchTable,
    #[error("this table is closed; its record can still be read")]
    Closed,
    #[error("the hall has no room for another table now; please try again later")]
    Full,
    #[error("too many tables from this address are in use; finish some of them, or come again later")]
    TooManyTables,
    #[error("the hall is about to close; please come again in a moment")]
    Moving,
    #[error("{0}")]
    Setup(#[from] BadSetup),
    /// The store failed. Trying again may help.
    #[error("this table cannot be reached now; please try again in a moment")]
    Failed(String),
    /// Its log cannot be replayed. Trying again does not help.
    #[error("this table cannot be brought back")]
    Unreadable(String),
}

impl From<StoreError> for TableError {
    fn from(problem: StoreError) -> TableError {
        match problem {
            StoreError::NoSuchTable(_) => TableError::NoSuchTable,
            StoreError::Finished(_) => TableError::Closed,
            other => TableError::Failed(other.to_string()),
        }
    }
}
