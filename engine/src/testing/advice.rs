//! Whether rules of thumb are any good, and whether there are words for them.

use std::collections::BTreeSet;

use crate::{Fast, Hints, Lang, Playout, Seat, Turn, Wordbook};

/// Plays seeded games at random and puts the reason for every legal move into words, in every language the
/// game has. Tells which reasons were met.
#[track_caller]
pub fn reasons_met<G: Hints>(options: &G::Options, seats: u8, games: u64) -> BTreeSet<String> {
    let books: Vec<_> = Lang::ALL.into_iter().filter_map(|lang| Wordbook::new(&G::FACTS, lang)).collect();
    let mut met = BTreeSet::new();
    for number in 0..games {
        let (mut rng, mut playout) = (Fast::of_game(8, number), Playout::default());
        let mut game = G::new(options, seats).expect("possible options");
        loop {
            for seat in game.turn().seats().iter() {
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                for mv in moves {
                    let reason = game.reason(seat, &mv);
                    for book in &books {
                        let said = book.try_say(&reason);
                        said.unwrap_or_else(|problem| {
                            panic!("no words in {} for {problem}: {reason:?}", book.lang())
                        });
                    }
                    met.insert(reason.id.into_owned());
                }
            }
            if playout.step(&mut game, &mut rng).is_none() {
                break;
            }
        }
    }
    met
}

/// How many of so many games, in hundredths, one seat wins that always makes its best move, against
/// others who move at random. Seats take turns at being it; games without a single winner count half.
pub fn wins_by_weight<G: Hints>(seats: u8, games: u64) -> u64 {
    let halves: u64 = (0..games).map(|number| half_wins::<G>(seats, number)).sum();
    halves * 50 / games
}

fn half_wins<G: Hints>(seats: u8, number: u64) -> u64 {
    let wise = Seat((number % u64::from(seats)) as u8);
    let (mut rng, mut playout) = (Fast::of_game(9, number), Playout::default());
    let mut game = G::new(&G::Options::default(), seats).expect("the defaults are possible");
    let mut moves = Vec::new();
    loop {
        match game.turn() {
            Turn::Decide(asked) if asked.contains(wise) => {
                moves.clear();
                game.legal_moves(wise, &mut moves);
                let best = moves.iter().max_by_key(|mv| game.score_move(wise, mv)).copied();
                game.apply_move(wise, &best.expect("who is asked can do something"));
            }
            Turn::Over => {
                let winners = game.outcome().winners;
                return u64::from(winners.contains(wise)) * if winners.len() == 1 { 2 } else { 1 };
            }
            _ => _ = playout.step(&mut game, &mut rng),
        }
    }
}
