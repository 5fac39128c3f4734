//! Arrow keys walk along a row of buttons.

use leptos::ev::KeyboardEvent;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// Moves the focus to the button before or after the one the event comes from. Each is in an item of its own.
pub fn walk(event: KeyboardEvent) {
    let next: fn(&Element) -> Option<Element> = match event.key().as_str() {
        "ArrowRight" => Element::next_element_sibling,
        "ArrowLeft" => Element::previous_element_sibling,
        _ => return,
    };
    let item = event.target().and_then(|target| target.dyn_into::<Element>().ok()?.closest("li").ok()?);
    let button = item.and_then(|item| next(&item)?.query_selector("button").ok()?);
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        event.prevent_default();
        // A button that is on the page can be focused.
        _ = button.focus();
    }
}
