//! What many places do in one way, so that the page has the code for it once.
//!
//! In Rust a function that is handed a closure is compiled anew for every closure there is, and in Leptos much hangs
//! on each. These put the closure into a box first: behind it, all that differs is what the closure does.

use leptos::prelude::*;

/// Something worked out of what changes, and told on only when it is another than before.
pub fn memo<T>(of: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    boxed_memo(Box::new(of))
}

fn boxed_memo<T>(of: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| of())
}

/// What is done when something happens to an element, whatever else there is to know about it.
pub fn act<E: 'static>(what: impl FnMut() + 'static) -> Box<dyn FnMut(E)> {
    boxed_act(Box::new(what))
}

fn boxed_act<E: 'static>(mut what: Box<dyn FnMut()>) -> Box<dyn FnMut(E)> {
    Box::new(move |_| what())
}

/// What is done with what happens to an element.
pub fn hear<E: 'static>(what: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(what)
}
