//! Ends that are counted out are counted right.

use engine::{Fast, Hints, Playout, Seat, TableGame, Turn, Viewer, Visitor};
use players::{Bot, Budget, Level, Spec};

/// The last decision with a choice in a seeded game.
fn last_choice<G: Hints>(seed: u64) -> (Seat, G) {
    let mut game = G::new(&G::Options::default(), G::FACTS.seats.0).unwrap();
    let (mut playout, mut luck) = (Playout::default(), Fast::new(seed));
    let mut last = None;
    loop {
        if let Turn::Decide(asked) = game.turn() {
            let mut moves = Vec::new();
            let seat = asked.first().unwrap();
            game.legal_moves(seat, &mut moves);
            if moves.len() > 1 {
                last = Some((seat, game.clone()));
            }
        }
        if playout.step(&mut game, &mut luck).is_none() {
            return last.unwrap();
        }
    }
}

#[test]
fn a_counted_out_end_is_what_playing_it_a_thousand_times_gives() {
    struct Ends;
    impl Visitor for Ends {
        type Output = u32;
        fn visit<G: TableGame>(self) -> u32 {
            let mut counted = 0;
            for seed in 0..30 {
                let (seat, game) = last_choice::<G>(seed);
                let spec = Spec { level: Level::Expert, budget: Budget::Simulations(20_000) };
                let mut bot = Bot::<G>::new(spec, seed);
                let advice = bot.advise(seat, &game.view(Viewer::Seat(seat)), &|| 0);
                if advice.exact {
                    counted += 1;
                    assert_eq!(advice.best, advice.candidates[0].mv);
                    check_by_playing(seat, &game, advice.candidates[0].clone());
                }
            }
            counted
        }
    }
    let counted: u32 = games::ALL.iter().map(|facts| games::visit(facts.id, Ends).unwrap()).sum();
    assert!(counted > 20, "only {counted} ends were counted out");
}

/// Plays the move many times with fresh luck, the rest by bots that count ends out as well.
fn check_by_playing<G: Hints>(seat: Seat, game: &G, best: players::Candidate<G::Move>) {
    const TIMES: u64 = 400;
    let spec = Spec { level: Level::Expert, budget: Budget::Simulations(20_000) };
    let mut bot = Bot::<G>::new(spec, 1);
    let mut won = 0.0;
    for number in 0..TIMES {
        let mut luck = Fast::of_game(17, number);
        let mut game = game.clone();
        game.apply_move(seat, &best.mv);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.roll(&mut luck, &mut Vec::new());
                    game.apply_chance(&outcome);
                }
                Turn::Decide(asked) => {
                    let asked = asked.first().unwrap();
                    let mv = bot.choose(asked, &game.view(Viewer::Seat(asked)), &|| 0);
                    game.apply_move(asked, &mv);
                }
            }
        }
        let winners = game.outcome().winners;
        won += f64::from(u8::from(winners.contains(seat))) / f64::from(winners.len().max(1));
    }
    let share = won / TIMES as f64;
    // Four standard deviations of 400 games.
    assert!((share - f64::from(best.win)).abs() < 0.1, "promised {}, won {share}", best.win);
}
