//! A leg as the browser shows it: a copy that moves, and what must not be seen before it has arrived.

use js_sys::{Function, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CssStyleDeclaration, Element, HtmlElement, SvgElement};

use super::document;
use super::frames::{Spot, Way};
use super::leg::{Leg, Manner, Shows};

/// What a copy looks like depends on these, which it would not inherit on the layer.
const INHERITED: [&str; 12] = [
    "--piece",
    "--piece-dark",
    "--on-piece",
    "--card",
    "--small",
    "--goat",
    "--size",
    "color",
    "font-size",
    "font-weight",
    "line-height",
    "text-align",
];

/// One thing on its way.
pub(super) struct Flight {
    leg: Leg,
    from: Option<Spot>,
    /// Where it comes by, once the board is drawn.
    stops: Vec<(Spot, u8)>,
    /// What it looks like.
    copy: Option<Element>,
    goal: Option<Element>,
    animations: Vec<JsValue>,
    /// What is on the layer.
    things: Vec<Element>,
}

fn at(board: &Element, place: &str) -> Option<Element> {
    board.query_selector(&format!("[data-at=\"{place}\"]")).ok()?
}

fn spot(thing: &Element, layer: &Element) -> Option<Spot> {
    let (place, origin) = (thing.get_bounding_client_rect(), layer.get_bounding_client_rect());
    let (width, height) = (place.width(), place.height());
    (width > 0.0).then(|| Spot { x: place.x() - origin.x(), y: place.y() - origin.y(), width, height })
}

impl Flight {
    /// Looks at what is about to leave.
    pub(super) fn prepare(leg: Leg, board: &Element) -> Option<Flight> {
        let layer = board.last_element_child()?;
        let thing = at(board, &leg.from);
        let copy = match &leg.shows {
            Shows::Before => {
                let copy = copied(thing.as_ref()?)?;
                if let Some(said) = &leg.said {
                    copy.set_text_content(Some(said));
                }
                Some(copy)
            }
            Shows::Goal => None,
            Shows::Words(words) => {
                let text = document()?.create_element("b").ok()?;
                text.set_class_name("motion-words");
                text.set_text_content(Some(words));
                Some(text)
            }
        };
        let from = thing.and_then(|thing| spot(&thing, &layer));
        // What was not to be seen does not go anywhere.
        if leg.shows == Shows::Before && from.is_none() {
            return None;
        }
        let (stops, things, animations) = (Vec::new(), Vec::new(), Vec::new());
        Some(Flight { leg, from, stops, copy, goal: None, animations, things })
    }

    pub(super) fn ends_ms(&self) -> u32 {
        self.leg.ends_ms()
    }

    /// Looks where it goes.
    pub(super) fn measure(&mut self, board: &Element) {
        let Some(layer) = board.last_element_child() else { return };
        self.goal = self.leg.stops.last().and_then(|stop| at(board, &stop.place));
        if self.from.is_none() {
            self.from = at(board, &self.leg.from).and_then(|thing| spot(&thing, &layer));
        }
        let spots = self.leg.stops.iter();
        let spots = spots.filter_map(|stop| Some((spot(&at(board, &stop.place)?, &layer)?, stop.hundredths)));
        self.stops = spots.collect();
        if self.leg.shows == Shows::Goal {
            self.copy = self.goal.as_ref().and_then(copied);
        }
    }

    /// Sets out.
    pub(super) fn start(&mut self, board: &Element) {
        let (Some(layer), Some(copy), Some(from)) = (board.last_element_child(), self.copy.take(), self.from)
        else {
            return;
        };
        // A copy is as large as what it shows.
        let lies = self.stops.last().map(|(goal, _)| *goal).filter(|_| self.leg.shows == Shows::Goal);
        let lies = lies.unwrap_or(from);
        let Some(thing) = self.put(&layer, &copy, lies) else { return };
        match self.leg.manner {
            Manner::Turn => self.turn(&thing),
            Manner::Tear => self.tear(&layer, &copy, &thing, lies),
            manner => {
                let way = Way {
                    manner,
                    from,
                    lies,
                    stops: &self.stops,
                    fits: !matches!(self.leg.shows, Shows::Words(_)),
                    is_seen_first: self.leg.shows == Shows::Before,
                };
                let frames = way.frames();
                self.animate(&thing, &frames, self.leg.ends_ms() - self.leg.begin_ms, self.leg.begin_ms);
                if let Some(goal) = self.goal.clone().filter(|_| self.leg.is_at_goal) {
                    self.animate(&goal, r#"[{"opacity":0},{"opacity":0}]"#, self.leg.ends_ms(), 0);
                }
            }
        }
    }

    /// Puts a copy on the layer.
    fn put(&mut self, layer: &Element, copy: &Element, lies: Spot) -> Option<Element> {
        let thing = document()?.create_element("div").ok()?;
        thing.set_class_name("motion-thing");
        let measures = [("left", lies.x), ("top", lies.y), ("width", lies.width), ("height", lies.height)];
        for (name, value) in measures {
            _ = style(&thing)?.set_property(name, &format!("{value}px"));
        }
        thing.append_child(copy).ok()?;
        layer.append_child(&thing).ok()?;
        self.things.push(thing.clone());
        Some(thing)
    }

    /// Turns a card over: the old face away, the new one towards whoever looks.
    fn turn(&mut self, thing: &Element) {
        let away = r#"[{"transform":"none","opacity":1,"easing":"ease-in"},{"transform":"perspective(500px) rotateY(90deg)","opacity":1}]"#;
        let (begin, half) = (self.leg.begin_ms, self.leg.stage_ms / 2);
        self.animate(thing, away, half, begin);
        if let Some(goal) = self.goal.clone() {
            let hidden = f64::from(begin + half) / f64::from(begin + 2 * half);
            let here = format!(
                r#"[{{"transform":"perspective(500px) rotateY(-90deg)","opacity":0}},{{"transform":"perspective(500px) rotateY(-90deg)","opacity":0,"offset":{hidden:.4}}},{{"transform":"perspective(500px) rotateY(-90deg)","opacity":1,"offset":{hidden:.4},"easing":"ease-out"}},{{"transform":"perspective(500px) rotateY(0)","opacity":1}}]"#
            );
            self.animate(&goal, &here, begin + 2 * half, 0);
        }
    }

    /// Tears a card in two.
    fn tear(&mut self, layer: &Element, copy: &Element, thing: &Element, lies: Spot) {
        let other = copy.clone_node_with_deep(true).ok().and_then(|copy| copy.dyn_into::<Element>().ok());
        let Some(other) = other.and_then(|copy| self.put(layer, &copy, lies)) else { return };
        for (half, class, sign) in [(thing, "left", "-"), (&other, "right", "")] {
            half.set_class_name(&format!("motion-thing torn {class}"));
            let frames = format!(
                r#"[{{"transform":"none","opacity":1}},{{"transform":"translate({sign}7px,-4px) rotate({sign}6deg)","opacity":1,"offset":0.35,"easing":"ease-in"}},{{"transform":"translate({sign}28px,50px) rotate({sign}32deg)","opacity":0}}]"#
            );
            self.animate(half, &frames, self.leg.stage_ms, self.leg.begin_ms);
        }
    }

    fn animate(&mut self, thing: &Element, frames: &str, lasts: u32, delay: u32) {
        // What says something else is not seen before it does.
        let fill = if self.leg.said.is_some() { "none" } else { "backwards" };
        let options = format!(r#"{{"duration":{lasts},"delay":{delay},"fill":"{fill}"}}"#);
        let animate = || {
            let animate: Function = Reflect::get(thing, &"animate".into()).ok()?.dyn_into().ok()?;
            animate.call2(thing, &JSON::parse(frames).ok()?, &JSON::parse(&options).ok()?).ok()
        };
        // A browser that cannot do it shows everything where it is.
        self.animations.extend(animate());
    }

    /// It has arrived.
    pub(super) fn end(self) {
        self.things.iter().for_each(Element::remove);
        for animation in &self.animations {
            let cancel = Reflect::get(animation, &"cancel".into()).ok();
            if let Some(cancel) = cancel.and_then(|cancel| cancel.dyn_into::<Function>().ok()) {
                _ = cancel.call0(animation);
            }
        }
    }
}

fn style(thing: &Element) -> Option<CssStyleDeclaration> {
    let drawn = thing.dyn_ref::<SvgElement>().map(SvgElement::style);
    drawn.or_else(|| Some(thing.dyn_ref::<HtmlElement>()?.style()))
}

/// A copy that looks the same anywhere on the board.
fn copied(thing: &Element) -> Option<Element> {
    let copy: Element = thing.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let looks = web_sys::window()?.get_computed_style(thing).ok()??;
    let own = style(&copy)?;
    for property in INHERITED {
        if let Ok(value) = looks.get_property_value(property) {
            _ = own.set_property(property, &value);
        }
    }
    Some(copy)
}
