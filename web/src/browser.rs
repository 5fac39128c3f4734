//! Small things a browser does for us.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::{Date, Reflect};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    HtmlDialogElement, HtmlDocument, HtmlTextAreaElement, RequestInit, Response, ShareData, Storage, Window,
    window,
};

/// The window. The page's code runs nowhere else.
pub(crate) fn the_window() -> Window {
    window().expect("the page is in a window")
}

/// Loads the page again.
pub(crate) fn reload() {
    _ = the_window().location().reload();
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    Date::now() as u64
}

/// Bytes nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = the_window().crypto().expect("browsers have randomness");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("a few bytes are never too many");
    bytes
}

/// A name nobody else has thought of: so many random bytes in hex.
pub(crate) fn random_name<const N: usize>() -> String {
    let digit = |half: u8| char::from_digit(u32::from(half), 16).expect("half a byte is a digit");
    random_bytes::<N>().iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The few things that are remembered without a database; a private window may have none.
pub(crate) fn local_storage() -> Option<Storage> {
    the_window().local_storage().ok().flatten()
}

thread_local! {
    /// What is remembered while this page is open, where the browser keeps nothing.
    static MEMORY: RefCell<BTreeMap<String, String>> = RefCell::default();
}

/// Whether what is remembered is still there when the page is opened again.
pub(crate) fn keeps() -> bool {
    local_storage().is_some_and(|storage| storage.set_item("keeps", "1").is_ok())
}

/// Remembers something: on this device or, if the browser keeps nothing, until the page is closed.
pub(crate) fn remember(key: &str, text: &str) {
    let kept = local_storage().is_some_and(|storage| storage.set_item(key, text).is_ok());
    if !kept {
        MEMORY.with_borrow_mut(|memory| memory.insert(key.to_owned(), text.to_owned()));
    }
}

/// What was remembered.
pub(crate) fn recall(key: &str) -> Option<String> {
    let kept = local_storage().and_then(|storage| storage.get_item(key).ok().flatten());
    kept.or_else(|| MEMORY.with_borrow(|memory| memory.get(key).cloned()))
}

/// Forgets something.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = local_storage() {
        _ = storage.remove_item(key);
    }
    MEMORY.with_borrow_mut(|memory| memory.remove(key));
}

/// Opens a dialog by its id.
pub(crate) fn open_dialog(id: &str) {
    if let Some(dialog) = dialog(id) {
        // Touching the page beside it closes it, where browsers know of this.
        _ = dialog.set_attribute("closedby", "any");
        _ = dialog.show_modal();
        // The focus goes to what can be touched, which may stand at the end; reading begins at the top.
        dialog.set_scroll_top(0);
    }
}

/// Closes a dialog by its id.
pub(crate) fn close_dialog(id: &str) {
    if let Some(dialog) = dialog(id) {
        dialog.close();
    }
}

fn dialog(id: &str) -> Option<HtmlDialogElement> {
    the_window().document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Puts a text where it can be pasted from; whether that went well. A page that came over plain HTTP, as from a hall
/// at home, has no clipboard and does it the old way.
pub(crate) async fn copy(text: &str) -> bool {
    let navigator = the_window().navigator();
    let has_clipboard = Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|one| !one.is_undefined());
    if has_clipboard {
        return JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok();
    }
    copy_from_field(text).unwrap_or(false)
}

fn copy_from_field(text: &str) -> Option<bool> {
    let document: HtmlDocument = the_window().document()?.dyn_into().ok()?;
    let field: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    field.set_value(text);
    document.body()?.append_child(&field).ok()?;
    field.select();
    let copied = document.exec_command("copy").unwrap_or(false);
    field.remove();
    Some(copied)
}

/// Whether the device knows whom to hand something to.
pub(crate) fn can_share() -> bool {
    Reflect::has(&the_window().navigator(), &"share".into()).unwrap_or(false)
}

/// Lets the device hand a text to somebody, and a link with it.
pub(crate) async fn share(text: &str, link: Option<&str>) {
    let what = ShareData::new();
    what.set_text(text);
    if let Some(link) = link {
        what.set_url(link);
    }
    // Whoever thinks better of it has shared nothing, and that is fine.
    _ = JsFuture::from(the_window().navigator().share_with_data(&what)).await;
}

/// Hands a text to the viewer as a file.
pub(crate) fn save_file(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("application/json");
    let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let document = the_window().document().expect("a window shows a document");
    if let Some(anchor) =
        document.create_element("a").ok().and_then(|one| one.dyn_into::<web_sys::HtmlAnchorElement>().ok())
    {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    _ = web_sys::Url::revoke_object_url(&url);
}

/// What people read who have no network: see [`crate::words::Words::problem`].
pub(crate) const SILENT: &str = "hall-silent";

/// What people read about a table that the hall does not know.
pub(crate) const GONE: &str = "table-gone";

/// Asks the hall for something; an error is what there is to say about it.
pub(crate) async fn fetch_text(path: &str, request: &RequestInit) -> Result<String, String> {
    let silent = |_: JsValue| SILENT.to_owned();
    let answer = JsFuture::from(the_window().fetch_with_str_and_init(path, request)).await.map_err(silent)?;
    let answer: Response = answer.dyn_into().map_err(silent)?;
    let text = JsFuture::from(answer.text().map_err(silent)?).await.map_err(silent)?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() {
        return Ok(text);
    }
    let problem: Value = serde_json::from_str(&text).unwrap_or_default();
    let problem = &problem["error"];
    let message = if problem["code"] == "no-such-table" { Some(GONE) } else { problem["message"].as_str() };
    // Who answers without a word is no hall.
    Err(message.unwrap_or(SILENT).to_owned())
}
