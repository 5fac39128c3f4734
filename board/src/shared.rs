//! Functions that put a closure into a box before they hand it to Leptos.
//!
//! Rust compiles a generic function again for every closure that it gets, and in Leptos each one brings much code: a
//! listener, an effect. With a box, the page has that code once, and only the closures differ.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::{ReactiveFunction, SharedReactiveFunction};

use crate::memo::{Memo, memo};

/// A closure of any kind. Unlike `Fn` it can be called in one way only: a box of `Fn` brings code for all three.
pub(crate) trait Callable<T> {
    fn call(&self) -> T;
}

impl<T, F: Fn() -> T> Callable<T> for F {
    fn call(&self) -> T {
        self()
    }
}

/// An attribute or a text that changes.
pub fn live<T: 'static>(of: impl Fn() -> T + Send + 'static) -> Live<T> {
    Live(Box::new(of))
}

/// What [`live`] makes, for attributes and texts to ask.
pub struct Live<T>(Box<dyn Callable<T> + Send>);

impl<T: 'static> ReactiveFunction for Live<T> {
    type Output = T;

    fn invoke(&mut self) -> T {
        self.0.call()
    }

    fn into_shared(self) -> SharedReactiveFunction<T> {
        Arc::new(Mutex::new(move || self.0.call()))
    }
}

/// The class an element always has, and those of the others that it has now. Where there are many elements, one text is
/// quicker to keep up to date than each class by itself.
pub fn classes(always: &str, others: &[(&str, bool)]) -> String {
    let mut classes = always.to_owned();
    for (class, _) in others.iter().filter(|(_, now)| *now) {
        classes.push(' ');
        classes.push_str(class);
    }
    classes
}

/// A part of the page that is drawn again whenever what it shows changes.
pub fn part<V: IntoView + 'static>(of: impl Fn() -> V + Send + 'static) -> AnyView {
    live(move || of().into_any()).into_any()
}

/// What there is to see as long as something is so. It is Leptos's, but for the code that it brings with each use.
#[component]
pub fn Show(
    /// What must be so.
    when: impl Fn() -> bool + Send + Sync + 'static,
    /// What there is to see then.
    children: ChildrenFn,
) -> impl IntoView {
    shown(memo(when), children)
}

fn shown(when: Memo<bool>, children: ChildrenFn) -> AnyView {
    part(move || when.get().then(|| children()))
}

/// What is done when something happens to an element, whatever else there is to know about it.
pub fn act<E: 'static>(what: impl Fn() + 'static) -> Box<dyn FnMut(E)> {
    boxed_act(Box::new(what))
}

fn boxed_act<E: 'static>(what: Box<dyn Callable<()>>) -> Box<dyn FnMut(E)> {
    Box::new(move |_| what.call())
}

/// What is done with what happens to an element.
pub fn hear<E: 'static>(what: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(what)
}
