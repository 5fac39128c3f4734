//! What goes where.

/// How something moves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Manner {
    /// Straight on.
    #[default]
    Slide,
    /// In a bow, as one throws a card.
    Hop,
    /// On feet, up and down.
    Trot,
    /// It is turned over where it lies.
    Turn,
    /// It is torn in two.
    Tear,
    /// It tumbles as dice do.
    Tumble,
}

/// What a copy that moves shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shows {
    /// What was there before.
    Before,
    /// What there is at its goal.
    Goal,
    /// A few words.
    Words(String),
}

/// A point on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stop {
    pub(super) place: String,
    /// How much of the way there it goes, in hundredths.
    pub(super) hundredths: u8,
}

/// One thing on its way: from a place by others to a last one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leg {
    pub(super) from: String,
    pub(super) shows: Shows,
    pub(super) stops: Vec<Stop>,
    pub(super) manner: Manner,
    pub(super) begin_ms: u32,
    pub(super) stage_ms: u32,
    /// Whether the thing lies at its goal afterwards, and must not be seen there before.
    pub(super) is_at_goal: bool,
    /// What is written on it meanwhile, if that is something else.
    pub(super) said: Option<String>,
}

impl Leg {
    /// What is at a place goes away from there.
    pub fn from(place: impl Into<String>) -> Leg {
        Leg {
            from: place.into(),
            shows: Shows::Before,
            stops: Vec::new(),
            manner: Manner::Slide,
            begin_ms: 0,
            stage_ms: 300,
            is_at_goal: false,
            said: None,
        }
    }

    /// Something that is seen only at its goal comes from a place.
    pub fn coming(from: impl Into<String>) -> Leg {
        Leg { shows: Shows::Goal, ..Leg::from(from) }
    }

    /// A few words rise from a place.
    pub fn words(words: impl Into<String>, from: impl Into<String>) -> Leg {
        Leg { shows: Shows::Words(words.into()), ..Leg::from(from) }
    }

    /// What is at a place stays as it was until then.
    pub fn stays(place: impl Into<String>, until_ms: u32) -> Leg {
        let place = place.into();
        Leg { stage_ms: until_ms, ..Leg::from(place.clone()).to(place) }
    }

    /// A number says something else for a while.
    pub fn counts(place: impl Into<String>, said: impl ToString, from_ms: u32, until_ms: u32) -> Leg {
        let leg = Leg::stays(place, until_ms.saturating_sub(from_ms)).after(from_ms);
        Leg { said: Some(said.to_string()), ..leg }
    }

    /// It lies here afterwards.
    #[must_use]
    pub fn to(mut self, place: impl Into<String>) -> Leg {
        self.is_at_goal = true;
        self.stop(place.into(), 100)
    }

    /// It vanishes in here, or goes on from here.
    #[must_use]
    pub fn into(mut self, place: impl Into<String>) -> Leg {
        self.is_at_goal = false;
        self.stop(place.into(), 100)
    }

    /// It goes a part of the way to here, in hundredths.
    #[must_use]
    pub fn towards(self, place: impl Into<String>, hundredths: u8) -> Leg {
        self.stop(place.into(), hundredths)
    }

    fn stop(mut self, place: String, hundredths: u8) -> Leg {
        self.stops.push(Stop { place, hundredths });
        self
    }

    /// How it moves.
    #[must_use]
    pub fn moving(mut self, manner: Manner) -> Leg {
        self.manner = manner;
        self
    }

    /// When it sets out, in milliseconds after the step.
    #[must_use]
    pub fn after(mut self, ms: u32) -> Leg {
        self.begin_ms = ms;
        self
    }

    /// How many milliseconds it takes from one place to the next.
    #[must_use]
    pub fn taking(mut self, ms: u32) -> Leg {
        self.stage_ms = ms;
        self
    }

    /// When it has arrived, in milliseconds after the step.
    pub fn ends_ms(&self) -> u32 {
        self.begin_ms + self.stage_ms * (self.stops.len() as u32).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leg_ends_when_all_its_places_were_reached() {
        let leg = Leg::from("a").towards("b", 50).to("c").after(100).taking(200);
        assert_eq!(leg.ends_ms(), 500);
        assert!(leg.is_at_goal);
        assert!(!Leg::from("a").into("c").is_at_goal, "what vanishes is not there afterwards");
    }

    #[test]
    fn what_stays_is_hidden_at_its_own_place() {
        let leg = Leg::stays("count", 700);
        assert_eq!((leg.ends_ms(), leg.is_at_goal), (700, true));
    }
}
