//! What memos can hold although it takes long to compare.

use std::sync::Arc;

/// A shared value: two are equal only if they are the same one.
pub struct ByPointer<T>(pub Arc<T>);

impl<T> Clone for ByPointer<T> {
    fn clone(&self) -> ByPointer<T> {
        ByPointer(Arc::clone(&self.0))
    }
}

impl<T> PartialEq for ByPointer<T> {
    fn eq(&self, other: &ByPointer<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
