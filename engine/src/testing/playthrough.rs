//! A whole random game written out, for snapshots: any change of behaviour is a readable difference.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::{Fast, History, Lang, Seat, Step, StepOf, TableGame, Turn, Viewer, Wordbook, below};

/// One random game: every step as each viewer is told it, and now and then what each viewer sees.
pub fn playthrough<G: TableGame>(options: &G::Options, seats: u8, seed: u64) -> String {
    let words = Wordbook::new(&G::FACTS, Lang::English).expect("every game has English words");
    let mut rng = Fast::new(seed);
    let mut history = History::<G>::new(options.clone(), seats).unwrap_or_else(|bad| panic!("{bad}"));
    let mut text = format!("{}, {seats} players, seed {seed}\n", G::FACTS.title);
    let mut decisions = 0;
    loop {
        let game = history.game().clone();
        if let Turn::Decide(_) = game.turn() {
            if decisions % 40 == 0 {
                views(&mut text, &game);
            }
            decisions += 1;
        }
        let Some(step) = random_step(&game, &mut rng) else { break };
        history.step(step, None).expect("random steps are legal");
        line(&mut text, &words, &game, &step, history.game());
    }
    views(&mut text, history.game());
    let outcome = history.game().outcome();
    let (scores, winners) = (&outcome.scores, outcome.winners);
    let winners: BTreeSet<u8> = winners.iter().map(|seat| seat.0).collect();
    writeln!(text, "scores {scores:?}, won by {winners:?}, {}", outcome.ended).expect("text grows");
    text
}

fn views<G: TableGame>(text: &mut String, game: &G) {
    for viewer in Viewer::all(game.seats()) {
        let view = serde_json::to_string(&game.view(viewer)).expect("views are plain data");
        writeln!(text, "    {viewer:?} sees {view}").expect("text grows");
    }
}

fn line<G: TableGame>(text: &mut String, words: &Wordbook, before: &G, step: &StepOf<G>, after: &G) {
    let say = |viewer| {
        let told = before.told(step, after, viewer);
        let said: Vec<_> = told.say.iter().map(|phrase| words.say(phrase)).collect();
        format!("{:12} {}", told.step, said.join(" "))
    };
    let public = say(Viewer::Spectator);
    writeln!(text, "{public}").expect("text grows");
    for seat in Seat::all(before.seats()) {
        let own = say(Viewer::Seat(seat));
        if own != public {
            writeln!(text, "    to seat {seat}: {own}").expect("text grows");
        }
    }
}

/// A random step, of seats that choose together by any of them; `None` when the game is over.
pub(super) fn random_step<G: TableGame>(game: &G, rng: &mut Fast) -> Option<StepOf<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.roll(rng, &mut Vec::new()))),
        Turn::Decide(seats) => {
            let place = below(rng, u32::from(seats.len())) as usize;
            let seat = seats.iter().nth(place).expect("the place is below their number");
            Some(Step::Move(seat, game.random_move(seat, rng, &mut Vec::new())))
        }
    }
}
