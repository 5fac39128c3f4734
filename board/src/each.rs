//! Lists whose members stay what they are while others come and go.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

/// Draws each member of a list once, and moves it when the list changes. A member that differs is another one.
pub fn each<T, V>(
    list: impl Fn() -> Vec<T> + Send + Sync + 'static,
    draw: impl Fn(T) -> V + Send + Sync + 'static,
) -> AnyView
where
    T: Hash + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let draw = Arc::new(draw);
    let member = move |member: T| {
        let key = key(&member);
        let draw = Arc::clone(&draw);
        Member { key, draw: Box::new(move || draw(member).into_any()) }
    };
    keyed(Box::new(move || list().into_iter().map(&member).collect()))
}

/// A member of any list: what tells it from others, and how it is drawn.
struct Member {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send + Sync>,
}

/// One list for members of all kinds: to keep track of them is much code to have for each kind.
fn keyed(list: Box<dyn Fn() -> Vec<Member> + Send + Sync>) -> AnyView {
    view! { <For each=list key=|member| member.key children=|member| (member.draw)() /> }.into_any()
}

fn key(member: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    member.hash(&mut hasher);
    hasher.finish()
}
