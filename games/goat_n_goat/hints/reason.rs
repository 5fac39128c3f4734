//! Why one would make a move, in a sentence.

use engine::{Phrase, Seat};

use super::super::GoatNGoat;
use super::super::cards::{Colour, Goat, Mountain, flock_size};
use super::super::moves::{Move, Play};

impl GoatNGoat {
    pub(super) fn why(&self, seat: Seat, mv: Move) -> Phrase {
        match mv {
            Move::Play(play) => self.why_play(seat, play),
            Move::Take(goat) => self.why_take(seat, goat),
            Move::Drop(goat) => self.why_drop(seat, goat),
            Move::Climb(mountain) => self.why_climb(seat, mountain),
            Move::Stay => self.why_stay(seat),
        }
    }

    fn why_play(&self, seat: Seat, play: Play) -> Phrase {
        let before = self.player(seat);
        let mut after = *before;
        after.play(play);
        let lost = after.penalties.len() - before.penalties.len();
        let reach = |colour: &Colour| {
            let within = |flocks| self.mountains.highest_within(*colour, flock_size(flocks, *colour));
            (within(&after.flocks), within(&before.flocks))
        };
        let won = Colour::ALL.into_iter().filter(|colour| reach(colour).0 > reach(colour).1);
        let count: u8 = play.counts.iter().sum();
        if let Some(colour) = won.max_by_key(|colour| reach(colour).0) {
            let phrase = if lost > 0 {
                Phrase::new("reason-play-reach-losing").with("lost", lost)
            } else {
                Phrase::new("reason-play-reach")
            };
            return phrase.with("colour", colour.words()).with("size", reach(&colour).0);
        }
        if lost > 0 {
            return Phrase::new("reason-play-lose").with("lost", lost);
        }
        if self.last_turns.is_some() {
            return Phrase::new("reason-play-last").with("count", count);
        }
        let id = if count > 1 && count >= play.number {
            "reason-play-many"
        } else if play.number > 2 {
            "reason-play-draw"
        } else {
            "reason-play-line"
        };
        Phrase::new(id).with("count", count).with("number", play.number)
    }

    fn why_take(&self, seat: Seat, goat: Goat) -> Phrase {
        let player = self.player(seat);
        let (colour, number) = (goat.colour(), goat.number());
        let equals = Colour::ALL.into_iter().map(|colour| player.hand.count(Goat::of(colour, number)));
        let equals: u8 = equals.sum();
        let phrase = if player.has_higher(goat) {
            Phrase::new("reason-take-later")
        } else if equals > 0 {
            Phrase::new("reason-take-equals").with("count", equals)
        } else if flock_size(&player.flocks, colour) > 0 {
            Phrase::new("reason-take-fits")
        } else {
            Phrase::new("reason-take-starts")
        };
        phrase.with("colour", colour.words()).with("number", number)
    }

    fn why_drop(&self, seat: Seat, goat: Goat) -> Phrase {
        let player = self.player(seat);
        let equals = Colour::ALL.into_iter().map(|colour| player.hand.count(Goat::of(colour, goat.number())));
        let id = if player.has_higher(goat) {
            "reason-drop-stuck"
        } else if equals.sum::<u8>() == 1 {
            "reason-drop-alone"
        } else {
            "reason-drop"
        };
        Phrase::new(id).with("colour", goat.colour().words()).with("number", goat.number())
    }

    fn why_climb(&self, seat: Seat, mountain: Mountain) -> Phrase {
        let Mountain { colour, size } = mountain;
        let flock = |seat| flock_size(&self.player(seat).flocks, colour);
        let rival = seat.round(self.seats).skip(1).find(|other| flock(*other) >= size);
        let over = flock(seat) - size;
        let phrase = match rival {
            Some(rival) if self.mountains.count(mountain) == 1 => {
                Phrase::new("reason-climb-first").with("who", rival)
            }
            _ if over == 0 => Phrase::new("reason-climb-exactly"),
            _ => Phrase::new("reason-climb").with("over", over),
        };
        phrase.with("size", size)
    }

    fn why_stay(&self, seat: Seat) -> Phrase {
        if self.last_turns.is_some() {
            return Phrase::new("reason-stay-last");
        }
        let flock = |colour| flock_size(&self.player(seat).flocks, colour);
        let next = |mountain: Mountain| {
            let size = self.mountains.lowest_above(mountain.colour, flock(mountain.colour))?;
            Some(Mountain { size, ..mountain })
        };
        let missing = |mountain: &Mountain| mountain.size - flock(mountain.colour);
        match self.within_reach(seat).filter_map(next).min_by_key(missing) {
            Some(mountain) => Phrase::new("reason-stay-grow")
                .with("count", missing(&mountain))
                .with("colour", mountain.colour.words())
                .with("size", mountain.size),
            None => Phrase::new("reason-stay"),
        }
    }
}
