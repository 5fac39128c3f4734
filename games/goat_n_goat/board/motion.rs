//! How a step is shown: cards become goats on a path, flocks run away, climb and plant their flag.

use board::motion::{Leg, Manner};
use engine::{Seat, Told};
use games::goat_n_goat::{Goats, Mountain, Move, Play, View};

use crate::choice::{Card, cards};
use crate::{display, of_colour};

/// How long after one goat or card the next one goes.
const BETWEEN_MS: u32 = 80;
/// How long a card takes, and a goat for half of the way to the top.
const CARD_MS: u32 = 320;
const CLIMB_MS: u32 = 300;

/// The place of something that a seat has once.
pub(crate) fn of(kind: &str, seat: Seat) -> String {
    format!("{kind}-{}", seat.0)
}

/// The place of a card.
pub(crate) fn card(kind: &str, card: Card) -> String {
    format!("{kind}-{}-{}", card.goat, card.copy)
}

/// The place of a goat in a flock.
pub(crate) fn in_flock(seat: Seat, goat: Card) -> String {
    card(&of("flock", seat), goat)
}

/// The place of a mountain, or of its flag.
pub(crate) fn mountain(kind: &str, mountain: Mountain, copy: u8) -> String {
    format!("{kind}-{mountain}-{copy}")
}

/// The place of a mountain that a seat has taken.
pub(crate) fn trophy(seat: Seat, taken: Mountain, copy: u8) -> String {
    mountain(&of("trophy", seat), taken, copy)
}

/// What goes where.
pub(crate) fn legs(before: &View, now: &View, told: &[Told]) -> Vec<Leg> {
    let mut show = Show { before, now, seat: before.seat.unwrap_or(Seat(0)), legs: Vec::new(), end_ms: 0 };
    for step in told {
        match step.step.parse() {
            Ok(Move::Play(play)) => show.play(play),
            Ok(Move::Take(goat)) => {
                show.take(Card { goat, copy: before.display.count(goat).saturating_sub(1) });
            }
            Ok(Move::Drop(goat)) => show.drop(Card { goat, copy: 0 }),
            Ok(Move::Climb(mountain)) => show.climb(mountain),
            _ => {}
        }
    }
    show.refresh();
    show.legs
}

struct Show<'a> {
    before: &'a View,
    now: &'a View,
    seat: Seat,
    legs: Vec<Leg>,
    /// When what was shown so far is over.
    end_ms: u32,
}

impl Show<'_> {
    fn own_hand(&self) -> Option<Goats> {
        self.before.players[self.seat.idx()].hand
    }

    /// Where a card of the hand lies.
    fn held(&self, held: Card) -> String {
        match self.own_hand() {
            Some(_) => card("hand", held),
            None => of("holds", self.seat),
        }
    }

    /// Legs one after the other.
    fn in_turn(&mut self, legs: impl IntoIterator<Item = Leg>) {
        let begin = self.end_ms;
        for (number, leg) in (0..).zip(legs) {
            let leg = leg.after(begin + number * BETWEEN_MS);
            self.end_ms = self.end_ms.max(leg.ends_ms());
            self.legs.push(leg);
        }
    }

    /// The points stay as they were until now.
    fn hold_points(&mut self) {
        let place = of("points", self.seat);
        self.legs.push(Leg::stays(place, self.end_ms));
    }

    /// GNG-5: a flock that holds a higher card runs away, then the cards come.
    fn play(&mut self, play: Play) {
        let old = self.before.players[self.seat.idx()].clone();
        let lost = self.now.players[self.seat.idx()].penalties.without(&old.penalties).unwrap_or_default();
        let ran = cards(&old.flocks).filter(|card| lost.count(card.goat) > 0 && self.scatters(play, *card));
        let pile = of("penalties", self.seat);
        let away = |goat| {
            Leg::from(in_flock(self.seat, goat)).into(pile.clone()).moving(Manner::Trot).taking(CARD_MS)
        };
        let away: Vec<_> = ran.map(away).collect();
        if !away.is_empty() {
            self.in_turn(away);
            self.hold_points();
        }
        let mut come = Vec::new();
        for (goat, count) in play.goats() {
            let stay = if self.scatters(play, Card { goat, copy: 0 }) { 0 } else { old.flocks.count(goat) };
            let in_hand = self.own_hand().map_or(0, |hand| hand.count(goat));
            for number in 0..count {
                let from = self.held(Card { goat, copy: in_hand.saturating_sub(number + 1) });
                let to = in_flock(self.seat, Card { goat, copy: stay + number });
                come.push(Leg::coming(from).to(to).moving(Manner::Hop).taking(CARD_MS));
            }
        }
        self.in_turn(come);
    }

    /// Whether a play sends away the flock that a goat is in.
    fn scatters(&self, play: Play, goat: Card) -> bool {
        let colour = goat.goat.colour();
        let flock = of_colour(&self.before.players[self.seat.idx()].flocks, colour);
        play.counts[colour as usize] > 0 && flock.iter().any(|card| card.goat.number() > play.number)
    }

    fn take(&mut self, taken: Card) {
        let leg = Leg::from(card("open", taken)).moving(Manner::Hop).taking(CARD_MS);
        let leg = match self.own_hand() {
            Some(hand) => leg.to(card("hand", Card { copy: hand.count(taken.goat), ..taken })),
            None => leg.into(of("holds", self.seat)),
        };
        self.in_turn([leg]);
    }

    fn drop(&mut self, dropped: Card) {
        let pile = of("penalties", self.seat);
        let leg = match self.own_hand() {
            Some(hand) => {
                Leg::from(card("hand", Card { copy: hand.count(dropped.goat).saturating_sub(1), ..dropped }))
            }
            None => Leg::words("−1", of("holds", self.seat)),
        };
        self.in_turn([leg.into(pile).moving(Manner::Hop).taking(CARD_MS)]);
        self.hold_points();
    }

    /// The flock walks up, plants its flag and brings the mountain home.
    fn climb(&mut self, top: Mountain) {
        // Equal mountains are told apart by how many of them are free.
        let copy = self.now.mountains.count(top);
        let [peak, flag] = ["peak", "flag"].map(|kind| mountain(kind, top, copy));
        let flock = of_colour(&self.before.players[self.seat.idx()].flocks, top.colour);
        let walk = |goat: &Card| {
            let leg = Leg::from(in_flock(self.seat, *goat)).towards(peak.clone(), 50).into(peak.clone());
            leg.moving(Manner::Trot).taking(CLIMB_MS)
        };
        let walk: Vec<_> = flock.iter().rev().map(walk).collect();
        self.in_turn(walk);
        self.legs.push(Leg::stays(peak.clone(), self.end_ms));
        self.in_turn([Leg::coming(peak.clone()).to(flag).moving(Manner::Hop).taking(250)]);
        let taken = self.now.players[self.seat.idx()].mountains.count(top).saturating_sub(1);
        let home =
            Leg::coming(peak.clone()).to(trophy(self.seat, top, taken)).moving(Manner::Hop).taking(350);
        let gain = Leg::words(format!("+{}", top.size), peak).into(of("points", self.seat)).taking(350);
        self.in_turn([home, gain]);
        self.hold_points();
    }

    /// The display lies in order again, and what is new comes from the deck.
    fn refresh(&mut self) {
        let (old, new) = (&self.before.display, &self.now.display);
        if old == new || display::has_gaps(self.now.phase) {
            return;
        }
        let at = |goat| card("open", goat);
        let stay = cards(new).filter(|card| card.copy < old.count(card.goat));
        let stay: Vec<_> =
            stay.map(|goat| Leg::from(at(goat)).to(at(goat)).after(self.end_ms).taking(250)).collect();
        let come = cards(new).filter(|card| card.copy >= old.count(card.goat));
        let come: Vec<_> =
            come.map(|goat| Leg::coming("deck").to(at(goat)).moving(Manner::Hop).taking(CARD_MS)).collect();
        self.legs.extend(stay);
        self.end_ms += 150;
        self.in_turn(come);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Knowledge, SetUp, Viewer};
    use games::goat_n_goat::{GoatNGoat, Position};

    use super::*;

    /// What seat 0 sees moving when it makes a move. Its hand and its flocks are given.
    fn moved(hand: &str, flocks: &str, phase: &str, mv: &str) -> Vec<Leg> {
        let text = format!(
            r#"{{"seat": 0, "phase": {phase}, "display": ["r1", "b1", "g1", "r3", "b3", "g3"], "players": [{{"hand": [{hand}], "flocks": [{flocks}]}}, {{"hand": ["r1"]}}]}}"#
        );
        let position: Position = serde_json::from_str(&text).expect("a position");
        let before = GoatNGoat::set_up(&position).expect("a game");
        let mut now = before;
        now.apply_move(Seat(0), &mv.parse().expect("a move"));
        let view = |game: &GoatNGoat| game.view(Viewer::Seat(Seat(0)));
        legs(&view(&before), &view(&now), &[Told { step: mv.to_owned(), say: Vec::new() }])
    }

    #[test]
    fn cards_become_goats_one_after_the_other() {
        let legs = moved(r#""r2", "r2", "b2", "g5""#, r#""r1", "r2""#, r#""play""#, "play 2rr");
        let come = |from: &str, to: &str| Leg::coming(from).to(to).moving(Manner::Hop).taking(CARD_MS);
        let second = come("hand-r2-0", "flock-0-r2-2").after(BETWEEN_MS);
        assert_eq!(legs, [come("hand-r2-1", "flock-0-r2-1"), second]);
    }

    #[test]
    fn a_flock_with_a_higher_goat_runs_away_before_the_new_ones_come() {
        let legs = moved(r#""r2", "g5""#, r#""r1", "r4""#, r#""play""#, "play 2r");
        let away = Leg::from("flock-0-r1-0").into("penalties-0").moving(Manner::Trot).taking(CARD_MS);
        assert_eq!(legs[0], away);
        let gone = CARD_MS + BETWEEN_MS;
        assert_eq!(legs[2], Leg::stays("points-0", gone), "points count when the flock is gone");
        let comes = Leg::coming("hand-r2-0").to("flock-0-r2-0").moving(Manner::Hop);
        assert_eq!(legs[3], comes.after(gone).taking(CARD_MS));
    }

    #[test]
    fn a_flock_walks_up_plants_its_flag_and_brings_points_home() {
        let legs = moved(r#""g5""#, r#""r1", "r1", "r2""#, r#"{"name": "climb", "left": 1}"#, "climb r3");
        let goals: Vec<_> = legs.iter().map(|leg| (format!("{leg:?}"), leg.ends_ms())).collect();
        let when = |what: &str| goals.iter().find(|(leg, _)| leg.contains(what)).expect(what).1;
        assert_eq!(goals[0].1, 2 * CLIMB_MS, "the highest goat goes first");
        assert!(goals[0].0.contains("flock-0-r2-0"));
        let top = 2 * CLIMB_MS + 2 * BETWEEN_MS;
        assert_eq!(when("flag-r3-0"), top + 250);
        assert!(when("+3") > when("flag-r3-0"));
        assert!(legs.contains(&Leg::stays("points-0", when("+3"))));
    }
}
