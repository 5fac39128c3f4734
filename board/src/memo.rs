//! Memos: values that are computed from signals.

#![expect(clippy::disallowed_types, reason = "it is made of them")]

use std::any::Any;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};

use leptos::prelude::{self, Get, GetUntracked, Track};
use leptos::tachys::reactive_graph::{ReactiveFunction, SharedReactiveFunction};

use crate::signal::of_type;

/// A value computed from signals. It notifies its readers only when it has changed.
///
/// It is Leptos's memo with the value in a box: Leptos's own brings much code for each type, and boards have dozens.
pub struct Memo<T> {
    value: prelude::Memo<ComparableValue>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

/// Computes a value from signals.
pub fn memo<T>(of: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    let work = move |_: Option<&ComparableValue>| ComparableValue(Arc::new(of()));
    Memo { value: boxed(Box::new(work)), of: PhantomData }
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Works something out anew from what it was before.
    pub fn new(of: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T> {
        let work = move |before: Option<&ComparableValue>| {
            let before = before.and_then(|ComparableValue(before)| (&**before as &dyn Any).downcast_ref());
            ComparableValue(Arc::new(of(before)))
        };
        Memo { value: boxed(Box::new(work)), of: PhantomData }
    }

    /// Has the effect that calls this run again when the value changes.
    pub fn track(self) {
        self.value.track();
    }

    /// The value. An effect that reads it runs again when it changes.
    pub fn read(self) -> Arc<T> {
        of_type(self.value.get().0)
    }

    /// The value, without running again when it changes.
    pub fn read_untracked(self) -> Arc<T> {
        of_type(self.value.get_untracked().0)
    }

    /// A copy of the value. An effect that reads it runs again when it changes.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        T::clone(&self.read())
    }

    /// A copy of the value, without running again when it changes.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        T::clone(&self.read_untracked())
    }
}

/// So that attributes and texts can be memos.
impl<T: Clone + PartialEq + Send + Sync + 'static> ReactiveFunction for Memo<T> {
    type Output = T;

    fn invoke(&mut self) -> T {
        self.get()
    }

    fn into_shared(self) -> SharedReactiveFunction<T> {
        Arc::new(Mutex::new(move || self.get()))
    }
}

fn boxed(work: Box<dyn Work + Send + Sync>) -> prelude::Memo<ComparableValue> {
    prelude::Memo::new(move |before| work.again(before))
}

/// A closure that works out a value. Unlike `Fn` it can be called in one way only: a box of `Fn` brings code for three.
trait Work {
    fn again(&self, before: Option<&ComparableValue>) -> ComparableValue;
}

impl<F: Fn(Option<&ComparableValue>) -> ComparableValue> Work for F {
    fn again(&self, before: Option<&ComparableValue>) -> ComparableValue {
        self(before)
    }
}

/// A value of any type.
#[derive(Clone)]
struct ComparableValue(Arc<dyn Comparable>);

impl PartialEq for ComparableValue {
    fn eq(&self, other: &ComparableValue) -> bool {
        self.0.equals(&*other.0)
    }
}

trait Comparable: Any + Send + Sync {
    fn equals(&self, other: &dyn Comparable) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Comparable for T {
    fn equals(&self, other: &dyn Comparable) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

#[cfg(test)]
mod tests {
    use leptos::prelude::{Owner, RwSignal, Set};

    use super::*;

    #[test]
    fn a_memo_follows_what_it_is_worked_out_of() {
        Owner::new().with(|| {
            let number = RwSignal::new(3_u8);
            let is_odd = memo(move || number.get() % 2 == 1);
            let text = memo(move || if is_odd.get() { "odd" } else { "even" });
            assert_eq!(text.get(), "odd");
            number.set(4);
            assert_eq!(*text.read(), "even");
            assert_eq!(*text.read_untracked(), "even");
        });
    }

    #[test]
    fn what_stays_the_same_is_not_worked_out_again() {
        Owner::new().with(|| {
            let number = RwSignal::new(3_u8);
            let is_odd = memo(move || number.get() % 2 == 1);
            let times = Memo::new(move |before: Option<&u8>| {
                is_odd.get();
                before.map_or(1, |times| times + 1)
            });
            assert_eq!(times.get(), 1);
            number.set(5);
            assert_eq!(times.get(), 1);
            number.set(6);
            assert_eq!(times.get(), 2);
        });
    }
}
