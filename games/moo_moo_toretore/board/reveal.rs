//! The moment when all cards are turned over: what everybody called, and who got the cows.
//!
//! In the game it is over at once, and the next round is laid out; so it is read from what was told, and from
//! the round as it was before.

use board::{Memo, Seen, memo};
use engine::{Arg, Phrase, Seat, Told};
use games::moo_moo_toretore::{Breed, Cow, View, herd};

/// How a round ended.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Reveal {
    /// The game as it was before.
    pub(crate) before: View,
    /// What everybody called.
    pub(crate) calls: Vec<Call>,
    /// The cows of the columns, and who got them.
    cows: Vec<(Cow, Option<Seat>)>,
}

/// What one player showed and called.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Call {
    pub(crate) seat: Seat,
    /// The cards.
    pub(crate) cards: Vec<u8>,
    /// What the chips added or took off.
    pub(crate) chips: Option<String>,
    /// The number, or NO.
    pub(crate) number: Option<u8>,
}

/// The game as it was seen last.
#[derive(Clone, PartialEq)]
struct Watch {
    view: View,
    steps: u32,
    reveal: Option<Reveal>,
}

impl Watch {
    fn then(&self, view: View, steps: u32, told: &[Told]) -> Watch {
        let reveal = if steps == self.steps {
            self.reveal.clone()
        } else if steps == self.steps + told.len() as u32 {
            Reveal::of(&self.view, &view, told).or_else(|| self.reveal.clone())
        } else {
            // Somebody came late, or took something back.
            None
        };
        Watch { view, steps, reveal }
    }
}

impl Reveal {
    /// The last reveal of a game that goes on.
    pub(crate) fn last(seen: Seen, view: Memo<View>) -> Memo<Option<Reveal>> {
        let watch = Memo::new(move |before: Option<&Watch>| {
            let (view, steps, told) = (view.get(), seen.game.get().steps, seen.told.get());
            match before {
                Some(before) => before.then(view, steps, &told),
                None => Watch { view, steps, reveal: None },
            }
        });
        memo(move || watch.read().reveal.clone())
    }

    /// What one player called.
    pub(crate) fn call(&self, seat: Seat) -> Option<&Call> {
        self.calls.iter().find(|call| call.seat == seat)
    }

    /// The cows of a column, and who got them.
    pub(crate) fn column(&self, breed: Breed) -> impl Iterator<Item = (Cow, Option<Seat>)> {
        self.cows.iter().copied().filter(move |(cow, _)| cow.breed() == breed)
    }

    fn of(before: &View, now: &View, told: &[Told]) -> Option<Reveal> {
        let calls: Vec<_> = told.iter().flat_map(|line| &line.say).filter_map(Call::read).collect();
        let mut gains = Vec::new();
        for (seat, (earlier, later)) in (0..).map(Seat).zip(before.players.iter().zip(&now.players)) {
            gains.extend(later.cows.without(&earlier.cows)?.cards().map(|cow| (cow, seat)));
        }
        let mut taker = |cow: Cow| {
            let at = gains.iter().position(|(gained, _)| *gained == cow)?;
            Some(gains.swap_remove(at).1)
        };
        let columns = Breed::ALL.into_iter().flat_map(|breed| herd(&before.columns, breed));
        let cows = columns.map(|cow| (cow, taker(cow))).collect();
        (!calls.is_empty()).then(|| Reveal { before: before.clone(), calls, cows })
    }
}

impl Call {
    /// What somebody showed and called, if that is what the phrase tells.
    fn read(phrase: &Phrase) -> Option<Call> {
        let sign = match &*phrase.id {
            "told-call" | "told-no" => "",
            "told-call-plus" => "+",
            "told-call-minus" => "−",
            _ => return None,
        };
        let (Arg::Seat(seat), Arg::Phrase(cards)) = (arg(phrase, "who")?, arg(phrase, "cards")?) else {
            return None;
        };
        let Arg::Text(cards) = arg(cards, "text")? else { return None };
        let number = |name| match arg(phrase, name) {
            Some(Arg::Number(number)) => u8::try_from(*number).ok(),
            _ => None,
        };
        Some(Call {
            seat: *seat,
            cards: cards.split(" + ").filter_map(|card| card.parse().ok()).collect(),
            chips: number("worth").filter(|_| !sign.is_empty()).map(|worth| format!("{sign}{worth}")),
            number: number("number"),
        })
    }
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Knowledge, Step, Tell, Viewer};
    use games::moo_moo_toretore::{MooMooToretore, Options};

    use super::*;

    /// A game in notation, up to the cards of the last player.
    const STEPS: &str = "start 0, 1, 2, 3, 4, 5, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, s1, s1k, r1, r2, b1, star 1";

    fn play(
        game: &mut MooMooToretore,
        step: Step<games::moo_moo_toretore::Move, games::moo_moo_toretore::Chance>,
    ) -> Told {
        let before = *game;
        match step {
            Step::Chance(outcome) => game.apply_chance(&outcome),
            Step::Move(seat, mv) => game.apply_move(seat, &mv),
        }
        before.told(&step, game, Viewer::Spectator)
    }

    #[test]
    fn calls_and_takers_are_read_from_what_is_told() {
        let mut game = MooMooToretore::new(&Options::default(), 3).expect("a game for three");
        for step in STEPS.split(", ") {
            play(&mut game, Step::Chance(step.parse().expect("luck")));
        }
        play(&mut game, Step::Move(Seat(0), "lay 3".parse().expect("a move")));
        play(&mut game, Step::Move(Seat(1), "lay 1 ufo 2".parse().expect("a move")));
        play(&mut game, Step::Move(Seat(2), "lay 2 ufo 2".parse().expect("a move")));
        play(&mut game, Step::Move(Seat(1), "plus".parse().expect("a move")));
        let before = game.view(Viewer::Spectator);
        let told = play(&mut game, Step::Move(Seat(2), "plus".parse().expect("a move")));
        let reveal = Reveal::of(&before, &game.view(Viewer::Spectator), &[told]).expect("all have called");
        let call = |seat, card, chips: Option<&str>, number| Call {
            seat: Seat(seat),
            cards: vec![card],
            chips: chips.map(str::to_owned),
            number: Some(number),
        };
        assert_eq!(reveal.calls, [call(0, 3, None, 3), call(1, 1, Some("+2"), 3), call(2, 2, Some("+2"), 4)]);
        let takers = |breed| reveal.column(breed).map(|(_, seat)| seat).collect::<Vec<_>>();
        assert_eq!(takers(Breed::Spotted), [Some(Seat(0)), Some(Seat(1))]);
        assert_eq!(takers(Breed::Red), [Some(Seat(2)), Some(Seat(2))]);
        assert_eq!(takers(Breed::Black), [None]);
    }

    #[test]
    fn a_step_that_reveals_nothing_is_no_reveal() {
        let game = MooMooToretore::new(&Options::default(), 3).expect("a game for three");
        let view = game.view(Viewer::Spectator);
        assert_eq!(Reveal::of(&view, &view, &[]), None);
    }
}
