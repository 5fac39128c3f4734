//! Many views in a row.

use leptos::prelude::*;

/// Views of a kind, collected. Unlike the method of this name in Leptos it forgets their kind: there is one list of
/// views then, and not one for each kind of view that is ever listed. Name it where lists are drawn.
pub trait CollectView {
    /// The views, one after the other.
    fn collect_view(self) -> Vec<AnyView>;
}

impl<I: IntoIterator<Item: IntoView>> CollectView for I {
    fn collect_view(self) -> Vec<AnyView> {
        // To collect would be to compile, for each kind of list, what knows its length beforehand.
        let mut views = Vec::new();
        for view in self {
            views.push(view.into_any());
        }
        views
    }
}
