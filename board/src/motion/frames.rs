//! A way as keyframes, in JSON: only what a browser can draw without laying the page out again.

use std::fmt::Write;

use super::leg::Manner;

/// How much larger than it was drawn something may be on its way.
const MOST: f64 = 4.0;

/// Where something is, measured from the layer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Spot {
    fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// The way of something.
pub(super) struct Way<'a> {
    pub(super) manner: Manner,
    /// Where it comes from.
    pub(super) from: Spot,
    /// Where it would lie if it did not move.
    pub(super) lies: Spot,
    /// Where it goes, and how much of the way there, in hundredths.
    pub(super) stops: &'a [(Spot, u8)],
    /// Whether it is as large as the place where it is.
    pub(super) fits: bool,
    /// Whether it is seen before it sets out.
    pub(super) is_seen_first: bool,
}

impl Way<'_> {
    /// How large it is at a place.
    fn scale(&self, spot: Spot) -> f64 {
        let fits = (spot.width / self.lies.width).min(spot.height / self.lies.height);
        if self.fits { fits.min(MOST) } else { 1.0 }
    }

    /// How many pictures there are between one place and the next.
    fn pictures(&self, far: f64) -> u32 {
        match self.manner {
            Manner::Trot => ((far / 36.0).round() as u32).clamp(2, 8) * 2,
            Manner::Hop => 4,
            Manner::Tumble => 8,
            _ => 1,
        }
    }

    /// The keyframes.
    pub(super) fn frames(&self) -> String {
        let lies = self.lies.middle();
        let mut frames = String::from("[");
        let mut add = |(x, y): (f64, f64), scale: f64, lean: f64, opacity: u8, offset: f64| {
            let comma = if frames.len() > 1 { "," } else { "" };
            let easing = if matches!(self.manner, Manner::Slide) { "ease-out" } else { "linear" };
            _ = write!(
                frames,
                r#"{comma}{{"transform":"translate({:.1}px,{:.1}px) scale({scale:.3}) rotate({lean:.0}deg)","opacity":{opacity},"offset":{offset:.4},"easing":"{easing}"}}"#,
                x - lies.0,
                y - lies.1,
            );
        };
        let (mut here, mut scale) = (self.from.middle(), self.scale(self.from));
        add(here, scale, self.turn(0.0), u8::from(self.is_seen_first), 0.0);
        if self.stops.is_empty() {
            add(here, scale, 0.0, 1, 1.0);
        }
        let stages = self.stops.len() as f64;
        for (number, (spot, hundredths)) in self.stops.iter().enumerate() {
            let (part, goal) = (f64::from(*hundredths) / 100.0, spot.middle());
            let to = between(here, goal, part);
            let next = if part < 1.0 { scale } else { self.scale(*spot) };
            let far = (to.0 - here.0).hypot(to.1 - here.1);
            let pictures = self.pictures(far);
            for picture in 1..=pictures {
                let way = f64::from(picture) / f64::from(pictures);
                // Quick at first, then slower.
                let gone = if pictures == 1 { 1.0 } else { 1.0 - (1.0 - way) * (1.0 - way) };
                let (x, y) = between(here, to, gone);
                let (lift, lean) = self.bounce(picture, way, far);
                let size = scale + (next - scale) * gone;
                add((x, y - lift), size, lean + self.turn(way), 1, (number as f64 + way) / stages);
            }
            (here, scale) = (to, next);
        }
        frames + "]"
    }

    /// How high it is over the ground, and how much it leans.
    fn bounce(&self, picture: u32, way: f64, far: f64) -> (f64, f64) {
        let bow = 4.0 * way * (1.0 - way);
        match self.manner {
            Manner::Trot if picture % 4 == 1 => (6.0, 5.0),
            Manner::Trot if picture % 4 == 3 => (6.0, -5.0),
            Manner::Hop => (bow * (far / 4.0).clamp(8.0, 60.0), 0.0),
            Manner::Tumble => (if picture % 2 == 1 { 22.0 * (1.0 - way) } else { 0.0 }, 0.0),
            _ => (0.0, 0.0),
        }
    }

    /// How far a die still has to turn.
    fn turn(&self, way: f64) -> f64 {
        if self.manner == Manner::Tumble { -720.0 * (1.0 - way) * (1.0 - way) } else { 0.0 }
    }
}

fn between(from: (f64, f64), to: (f64, f64), part: f64) -> (f64, f64) {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(x: f64, side: f64) -> Spot {
        Spot { x, y: 0.0, width: side, height: side }
    }

    fn way(manner: Manner, stops: &[(Spot, u8)]) -> Vec<serde_json::Value> {
        let from = spot(0.0, 40.0);
        let way = Way { manner, from, lies: from, stops, fits: true, is_seen_first: true };
        serde_json::from_str(&way.frames()).expect("keyframes are JSON")
    }

    #[test]
    fn a_way_begins_where_a_thing_lies_and_ends_at_its_last_place() {
        for manner in [Manner::Slide, Manner::Hop, Manner::Trot, Manner::Tumble] {
            let frames = way(manner, &[(spot(100.0, 40.0), 50), (spot(300.0, 20.0), 100)]);
            let last = frames.last().expect("a goal");
            let transform = |frame: &serde_json::Value| frame["transform"].as_str().expect("text").to_owned();
            assert!(transform(&frames[0]).starts_with("translate(0.0px,0.0px) scale(1.000)"), "{manner:?}");
            assert_eq!(
                transform(last).replace("-0deg", "0deg"),
                "translate(290.0px,-10.0px) scale(0.500) rotate(0deg)"
            );
            assert_eq!((&frames[0]["offset"], &last["offset"]), (&0.0.into(), &1.0.into()));
        }
    }

    #[test]
    fn a_trot_has_a_step_for_every_little_way() {
        let [near, far] = [60.0, 400.0].map(|x| way(Manner::Trot, &[(spot(x, 40.0), 100)]).len());
        assert!(near < far && far <= 17, "{near} and {far} pictures");
    }
}
