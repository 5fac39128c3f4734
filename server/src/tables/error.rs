//! Why somebody does not get to a table.

use table::BadSetup;

use crate::store::StoreError;

/// Why there is no way to a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoWay {
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
    #[error("this table cannot be reached now; please try again in a moment")]
    Failed(String),
    #[error("this table cannot be brought back")]
    Spoilt(String),
}

impl From<StoreError> for NoWay {
    fn from(problem: StoreError) -> NoWay {
        match problem {
            StoreError::NoSuchTable(_) => NoWay::NoSuchTable,
            StoreError::Finished(_) => NoWay::Closed,
            other => NoWay::Failed(other.to_string()),
        }
    }
}
