//! What happens, in words.

use engine::{Phrase, Seat, Step, StepOf, Tell, Told, Viewer};

use super::GoatNGoat;
use super::cards::{Goat, Mountain, flock_size};
use super::moves::{Chance, Move, Play};
use super::phase::Phase;

impl Tell for GoatNGoat {
    fn told(&self, step: &StepOf<Self>, after: &Self, viewer: Viewer) -> Told {
        let told = match *step {
            Step::Chance(outcome) => self.tell_luck(outcome, viewer),
            Step::Move(seat, mv) => {
                let what = self.describe(seat, &mv);
                Told::open(mv, Phrase::new("told-move").with("who", seat).with("what", what))
            }
        };
        if after.phase == Phase::Over {
            return self.tell_end(told, step);
        }
        if !self.reshuffled && after.reshuffled {
            return told.then(Phrase::new("told-reshuffle").with("count", after.deck.len()));
        }
        if self.last_turns.is_some() || after.last_turns.is_none() {
            return told;
        }
        // R3: a first exhaustion that is the last one too deserves a word of explanation.
        let early = self.seats > 2 && !self.reshuffled;
        let told = if early { told.then(Phrase::new("told-nothing-to-shuffle")) } else { told };
        told.then(Phrase::new("told-last-turns").with("who", after.seat))
    }

    fn describe(&self, seat: Seat, mv: &Move) -> Phrase {
        match *mv {
            Move::Play(play) => self.describe_play(seat, play),
            Move::Take(goat) => Phrase::new("move-take").with("goat", goat.words()),
            Move::Drop(goat) => Phrase::new("move-drop").with("goat", goat.words()),
            Move::Climb(mountain) => Phrase::new("move-climb")
                .with("colour", mountain.colour.words())
                .with("size", mountain.size)
                .with("flock", flock_size(&self.player(seat).flocks, mountain.colour)),
            Move::Stay => Phrase::new("move-stay"),
        }
    }
}

impl GoatNGoat {
    /// GNG-12: what is left in the hands costs points, which would come as a surprise to whoever was not told.
    fn tell_end(&self, told: Told, last: &StepOf<Self>) -> Told {
        let left = |seat: Seat| {
            let played = match last {
                Step::Move(who, Move::Play(play)) if *who == seat => {
                    play.goats().map(|(_, count)| count).sum()
                }
                _ => 0,
            };
            self.player(seat).hand.len() - played
        };
        let hands = Seat::all(self.seats).map(|seat| (seat, left(seat))).filter(|(_, count)| *count > 0);
        let hands: Vec<_> = hands
            .map(|(seat, count)| Phrase::new("left-in-hand").with("who", seat).with("count", count))
            .collect();
        if hands.is_empty() { told } else { told.then(Phrase::new("told-hands").with("hands", hands)) }
    }

    fn tell_luck(&self, outcome: Chance, viewer: Viewer) -> Told {
        let goat = match outcome {
            Chance::Start(seat) => return Told::open(outcome, Phrase::new("told-start").with("who", seat)),
            Chance::Card(goat) => goat,
        };
        match self.phase {
            // R5: dealt cards are the holder's secret.
            Phase::Deal { to, .. } if !viewer.is(to) => {
                Told::hidden(Phrase::new("told-dealt-hidden").with("who", to))
            }
            Phase::Deal { to, .. } => {
                Told::open(outcome, Phrase::new("told-dealt").with("who", to).with("goat", goat.words()))
            }
            _ => Told::open(outcome, Phrase::new("told-display").with("goat", goat.words())),
        }
    }

    fn describe_play(&self, seat: Seat, play: Play) -> Phrase {
        let player = self.player(seat);
        let lost: Vec<_> = play
            .goats()
            .filter(|(goat, _)| player.has_higher(*goat))
            .map(|(goat, _)| {
                let size = flock_size(&player.flocks, goat.colour());
                Phrase::new("lost-flock").with("colour", goat.colour().words()).with("size", size)
            })
            .collect();
        let id = if lost.is_empty() { "move-play" } else { "move-play-losing" };
        let phrase = Phrase::new(id).with("cards", play.words());
        if lost.is_empty() { phrase } else { phrase.with("lost", lost) }
    }
}

impl Play {
    /// The cards played, in words.
    pub fn words(self) -> Vec<Phrase> {
        let kind =
            |(goat, count): (Goat, u8)| Phrase::new("goats").with("count", count).with("goat", goat.words());
        self.goats().map(kind).collect()
    }
}

impl Goat {
    /// The goat in words.
    pub fn words(self) -> Phrase {
        Phrase::new("goat").with("colour", self.colour().words()).with("number", self.number())
    }
}

impl Mountain {
    /// The mountain in words.
    pub fn words(self) -> Phrase {
        Phrase::new("mountain").with("colour", self.colour.words()).with("size", self.size)
    }
}
