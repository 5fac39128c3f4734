//! What changes, and is looked at by those who must be told.
//!
//! [`RwSignal`] and [`Signal`] are Leptos's, with the value in a box: see [`Memo`](crate::Memo).

#![expect(clippy::disallowed_types, reason = "it is made of them")]

use std::any::Any;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};

use leptos::prelude::{self, Get, GetUntracked, GetValue, Set, StoredValue, Track, UpdateUntracked, untrack};
use leptos::tachys::reactive_graph::{ReactiveFunction, SharedReactiveFunction};

use crate::shared::Callable;

/// A value of any type.
type AnyValue = Arc<dyn Any + Send + Sync>;

/// The value as what it is.
pub(crate) fn of_type<T: Send + Sync + 'static>(value: AnyValue) -> Arc<T> {
    value.downcast().unwrap_or_else(|_| unreachable!("a signal has values of one type"))
}

/// A value that code sets.
pub struct RwSignal<T> {
    value: prelude::RwSignal<AnyValue>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> RwSignal<T> {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: Clone + Send + Sync + 'static> RwSignal<T> {
    /// A signal with this value at first.
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal { value: prelude::RwSignal::new(Arc::new(value)), of: PhantomData }
    }

    /// Has the effect that calls this run again when the value changes.
    pub fn track(self) {
        self.value.track();
    }

    /// The value. An effect that reads it runs again when it changes.
    pub fn read(self) -> Arc<T> {
        of_type(self.value.get())
    }

    /// The value, without running again when it changes.
    pub fn read_untracked(self) -> Arc<T> {
        of_type(self.value.get_untracked())
    }

    /// A copy of the value. An effect that reads it runs again when it changes.
    pub fn get(self) -> T {
        T::clone(&self.read())
    }

    /// A copy of the value, without running again when it changes.
    pub fn get_untracked(self) -> T {
        T::clone(&self.read_untracked())
    }

    /// A copy of the value, if its owner is still there.
    pub fn try_get_untracked(self) -> Option<T> {
        self.value.try_get_untracked().map(|value| T::clone(&of_type(value)))
    }

    /// Sets the value.
    pub fn set(self, value: T) {
        self.value.set(Arc::new(value));
    }

    /// Sets the value, if its owner is still there.
    pub fn try_set(self, value: T) {
        _ = self.value.try_set(Arc::new(value));
    }

    /// Changes it, if its owner is still there.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if let Some(mut value) = self.try_get_untracked() {
            change(&mut value);
            self.try_set(value);
        }
    }

    /// Changes it and tells nobody.
    pub fn update_untracked<R>(self, change: impl FnOnce(&mut T) -> R) -> R {
        let mut value = self.get_untracked();
        let result = change(&mut value);
        self.value.update_untracked(|now| *now = Arc::new(value));
        result
    }
}

/// So that attributes and texts can be signals.
impl<T: Clone + Send + Sync + 'static> ReactiveFunction for RwSignal<T> {
    type Output = T;

    fn invoke(&mut self) -> T {
        self.get()
    }

    fn into_shared(self) -> SharedReactiveFunction<T> {
        Arc::new(Mutex::new(move || self.get()))
    }
}

/// Something that changes because what it is made of does.
pub struct Signal<T> {
    made: StoredValue<Arc<dyn Callable<AnyValue> + Send + Sync>>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Signal<T> {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T: Clone + Send + Sync + 'static> Signal<T> {
    /// Something that is made of what changes, each time that somebody looks.
    pub fn derive(of: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
        let made = move || Arc::new(of()) as AnyValue;
        Signal { made: StoredValue::new(Arc::new(made)), of: PhantomData }
    }

    /// Has the effect that calls this run again when the value changes.
    pub fn track(self) {
        self.made.get_value().call();
    }

    /// The value now. An effect that reads it runs again when it changes.
    pub fn get(self) -> T {
        T::clone(&of_type(self.made.get_value().call()))
    }

    /// The value now, without running again when it changes.
    pub fn get_untracked(self) -> T {
        untrack(|| self.get())
    }

    /// What it is now, if its owner is still there.
    pub fn try_get_untracked(self) -> Option<T> {
        let made = self.made.try_get_value()?;
        Some(T::clone(&of_type(untrack(|| made.call()))))
    }
}

impl<T: Clone + Send + Sync + 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Signal<T> {
        Signal::derive(move || signal.get())
    }
}

#[cfg(test)]
mod tests {
    use leptos::prelude::Owner;

    use super::*;

    #[test]
    fn a_signal_follows_what_it_is_made_of() {
        Owner::new().with(|| {
            let name = RwSignal::new(String::from("goat"));
            let same: Signal<String> = name.into();
            let length = Signal::derive(move || name.read().len());
            assert_eq!((same.get().as_str(), length.get()), ("goat", 4));
            name.update(|name| name.push_str("herd"));
            assert_eq!((same.get().as_str(), length.get()), ("goatherd", 8));
        });
    }

    #[test]
    fn what_is_gone_is_not_changed() {
        let owner = Owner::new();
        let number = owner.with(|| RwSignal::new(1_u8));
        number.try_set(2);
        assert_eq!(number.try_get_untracked(), Some(2));
        owner.cleanup();
        number.update(|number| *number += 1);
        number.try_set(4);
        assert_eq!(number.try_get_untracked(), None);
    }
}
