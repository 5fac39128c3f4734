//! Playing by keys. Arrows go where they point, with Shift only to what may be used; Home and End go to the first and
//! the last of what may be used in a part of the board, `n` goes on to the next part, `N` to the one before. When the
//! game goes on, the focus goes with it.

use board::Seen;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Document, DomRect, Element, HtmlElement, KeyboardEvent, Node};

use crate::browser::the_window;
use crate::model::TableModel;

/// Everything on the board that can be touched.
const THINGS: &str = ".board-place button:not([disabled])";

/// What may be used now.
const USABLE: &str = ".board-place :is(.legal, .choice, .confirm):not([disabled])";

/// Where keys go on, the most pressing first.
const ASKED: [&str; 3] = [".curtain .button", ".result .button", USABLE];

/// How much further something seems that does not lie straight ahead: in a grid, one rather skips a few squares.
const ASIDE: f64 = 8.0;

/// Listens to keys while the screen is there. Those that are not about the board go to `other`.
pub(crate) fn listen(other: impl Fn(&str) + 'static) {
    let handle = window_event_listener(ev::keydown, move |event| press(&event, &other));
    on_cleanup(move || handle.remove());
}

/// Whoever plays by keys finds the focus at what is asked next. Pointers are left alone.
pub(crate) fn follow(model: TableModel, seen: Seen) {
    let by_keys = StoredValue::new(false);
    let keys = window_event_listener(ev::keydown, move |_| by_keys.set_value(true));
    let pointer = window_event_listener(ev::pointerdown, move |_| by_keys.set_value(false));
    // What is asked may have waited for something to be shown.
    let shown = window_event_listener(ev::animationend, move |_| {
        if by_keys.get_value() {
            request_animation_frame(|| go_on(false));
        }
    });
    on_cleanup(move || {
        keys.remove();
        shown.remove();
        pointer.remove();
    });
    Effect::new(move |_| {
        seen.game.track();
        seen.waiting.track();
        model.curtain.track();
        if by_keys.get_value() {
            request_animation_frame(|| go_on(true));
        }
    });
}

fn press(event: &KeyboardEvent, other: &impl Fn(&str)) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let typing =
        target.is_some_and(|element| element.closest("input, select, dialog").ok().flatten().is_some());
    if typing || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    // Whoever presses a key has a keyboard, even where pages would not expect one: now hints about keys are of use.
    if let Some(root) = document().document_element() {
        _ = root.set_attribute("data-keys", "");
    }
    let key = event.key();
    match key.as_str() {
        "ArrowRight" => walk(event, (1.0, 0.0)),
        "ArrowLeft" => walk(event, (-1.0, 0.0)),
        "ArrowDown" => walk(event, (0.0, 1.0)),
        "ArrowUp" => walk(event, (0.0, -1.0)),
        "Home" => go_to_end(event, <[HtmlElement]>::first),
        "End" => go_to_end(event, <[HtmlElement]>::last),
        "n" => next_part(),
        "N" => part_before(),
        // What was pressed may be gone, and the focus with it.
        "Enter" | " " => request_animation_frame(|| go_on(false)),
        key => other(key),
    }
}

pub(crate) fn document() -> Document {
    the_window().document().expect("a window shows a document")
}

/// All that fits and can be seen, in reading order.
fn all(selector: &str) -> Vec<HtmlElement> {
    let found = document().query_selector_all(selector).expect("our own selectors can be read");
    let things = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<HtmlElement>().ok());
    things.filter(|thing| thing.offset_parent().is_some()).collect()
}

/// What may be used now and is drawn, in reading order.
pub(crate) fn usable() -> Vec<HtmlElement> {
    all(USABLE)
}

/// Brings the focus to the first thing that fits and can be seen, and that into sight.
pub(crate) fn go_to(selector: &str) {
    focus(all(selector).first());
}

fn focus(thing: Option<&HtmlElement>) {
    if let Some(thing) = thing {
        // Whatever is on the page and can be touched can be focused.
        _ = thing.focus();
    }
}

/// What has the focus, if it is on the board.
fn here() -> Option<Element> {
    let active = document().active_element()?;
    active.closest(".board-place").ok()?.map(|_| active)
}

/// Brings a lost focus to what is asked; with `moving`, also one that stands where nothing can be done any more.
fn go_on(moving: bool) {
    let active = document().active_element();
    let is_lost = active.is_none_or(|active| active.tag_name() == "BODY");
    let is_stranded = || here().is_some_and(|here| !here.matches(USABLE).unwrap_or(false));
    if is_lost || (moving && is_stranded()) {
        focus(ASKED.iter().find_map(|selector| all(selector).into_iter().next()).as_ref());
    }
}

/// From a thing on the board to the nearest one in a direction.
fn walk(event: &KeyboardEvent, way: (f64, f64)) {
    let Some(here) = here() else { return };
    event.prevent_default();
    let from = here.get_bounding_client_rect();
    let things = all(if event.shift_key() { USABLE } else { THINGS });
    let far = |thing: &HtmlElement| distance(&from, &thing.get_bounding_client_rect(), way);
    let reached = things.iter().filter_map(|thing| Some((far(thing)?, thing)));
    let nearest = reached.min_by(|(one, _), (other, _)| one.total_cmp(other));
    focus(nearest.map(|(_, thing)| thing));
}

/// How far something is in a direction. What lies aside counts more; what is hardly in that direction, not at all.
fn distance(from: &DomRect, to: &DomRect, (right, down): (f64, f64)) -> Option<f64> {
    let middle = |place: &DomRect| (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0);
    let ((x, y), (to_x, to_y)) = (middle(from), middle(to));
    let along = (to_x - x) * right + (to_y - y) * down;
    let beside = |at: f64, low: f64, high: f64| (low - at).max(at - high).max(0.0);
    let (aside, size) = if down == 0.0 {
        (beside(y, to.top(), to.bottom()), from.width())
    } else {
        (beside(x, to.left(), to.right()), from.height())
    };
    (along > size / 4.0 && along > aside / 4.0).then_some(along + ASIDE * aside)
}

/// The part of the board a thing belongs to: a hand, a row, a grid.
fn part(thing: &Element) -> Option<Element> {
    thing.closest("ul, ol, div, section").ok()?
}

/// To the first or the last usable thing of the part one is in.
fn go_to_end(event: &KeyboardEvent, end: fn(&[HtmlElement]) -> Option<&HtmlElement>) {
    let Some(here) = here() else { return };
    event.prevent_default();
    let (part_here, mut things) = (part(&here), usable());
    things.retain(|thing| part(thing) == part_here);
    focus(end(&things));
}

/// The first usable thing of every other part than the one with the focus, and where that is: after it or before it.
fn other_parts(side: u16) -> impl DoubleEndedIterator<Item = HtmlElement> {
    let active = document().active_element();
    let here = active.as_ref().and_then(part);
    let mut firsts = usable();
    firsts.dedup_by_key(|thing| part(thing));
    let is_there = move |thing: &HtmlElement| {
        active.as_ref().is_none_or(|active| active.compare_document_position(thing) & side != 0)
    };
    firsts.into_iter().filter(move |thing| part(thing) != here && is_there(thing))
}

fn next_part() {
    let next = other_parts(Node::DOCUMENT_POSITION_FOLLOWING).next();
    focus(next.or_else(|| usable().into_iter().next()).as_ref());
}

fn part_before() {
    let before = other_parts(Node::DOCUMENT_POSITION_PRECEDING).next_back();
    focus(before.or_else(|| usable().pop()).as_ref());
}
