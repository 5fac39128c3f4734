//! Every level plays every game by the rules, and the same way twice.

use engine::{Fast, Hints, Seat, Step, StepOf, TableGame, Turn, Viewer, Visitor};
use players::{Bot, Budget, Level, Spec};

/// A clock for those who never ask.
fn no_clock() -> u64 {
    panic!("a budget of simulations needs no clock")
}

/// Plays a whole game; every move is checked.
pub(crate) fn play<G: Hints>(seats: u8, spec: Spec, seed: u64) -> Vec<StepOf<G>> {
    let mut game = G::new(&G::Options::default(), seats).unwrap();
    let mut luck = Fast::new(seed);
    let mut bots: Vec<Bot<G>> =
        Seat::all(seats).map(|seat| Bot::new(spec, seed ^ u64::from(seat.0) << 32)).collect();
    let mut steps = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return steps,
            Turn::Chance => Step::Chance(game.roll(&mut luck, &mut Vec::new())),
            Turn::Decide(asked) => {
                let seat = asked.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                Step::Move(seat, bots[seat.idx()].choose(seat, &view, &no_clock))
            }
        };
        game.step(&step).unwrap_or_else(|why| panic!("{spec} in {} with {seats}: {why}", G::FACTS.id));
        steps.push(step);
    }
}

fn short(level: Level) -> Spec {
    let budget = if level.searches() { Budget::Simulations(24) } else { level.usual_budget() };
    Spec { level, budget }
}

#[test]
fn every_level_plays_every_game_to_its_end_the_same_way_twice() {
    struct Twice(Level);
    impl Visitor for Twice {
        type Output = ();
        fn visit<G: TableGame>(self) {
            for seats in G::FACTS.seats.0..=G::FACTS.seats.1 {
                let once = play::<G>(seats, short(self.0), 7);
                assert_eq!(once, play::<G>(seats, short(self.0), 7));
                assert_ne!(once, play::<G>(seats, short(self.0), 8), "the seed makes no difference");
            }
        }
    }
    for facts in games::ALL {
        for level in Level::ALL {
            games::visit(facts.id, Twice(level)).unwrap();
        }
    }
}

#[test]
fn a_little_thought_beats_chance() {
    struct Duel;
    impl Visitor for Duel {
        type Output = (f64, f64);
        fn visit<G: TableGame>(self) -> (f64, f64) {
            let seats = G::FACTS.seats.0;
            let mut share = 0.0;
            let rounds = 16;
            for round in 0..rounds {
                let place = Seat(round as u8 % seats);
                let hard = Spec { level: Level::Hard, budget: Budget::Simulations(60) };
                let mut bots: Vec<Bot<G>> = Seat::all(seats)
                    .map(|seat| Bot::new(if seat == place { hard } else { Level::Random.into() }, round))
                    .collect();
                let winners = duel(&mut bots, seats, round);
                share += f64::from(u8::from(winners.contains(place))) / f64::from(winners.len().max(1));
            }
            (share / rounds as f64, 1.0 / f64::from(seats))
        }
    }
    for facts in games::ALL {
        let (share, fair) = games::visit(facts.id, Duel).unwrap();
        assert!(share > fair + 0.2, "{}: won {share:.2} where {fair:.2} is fair", facts.id);
    }
}

fn duel<G: Hints>(bots: &mut [Bot<G>], seats: u8, seed: u64) -> engine::SeatSet {
    let mut game = G::new(&G::Options::default(), seats).unwrap();
    let mut luck = Fast::new(seed);
    loop {
        match game.turn() {
            Turn::Over => return game.outcome().winners,
            Turn::Chance => {
                let outcome = game.roll(&mut luck, &mut Vec::new());
                game.apply_chance(&outcome);
            }
            Turn::Decide(asked) => {
                let seat = asked.first().unwrap();
                let mv = bots[seat.idx()].choose(seat, &game.view(Viewer::Seat(seat)), &no_clock);
                game.apply_move(seat, &mv);
            }
        }
    }
}

#[test]
fn time_is_kept_by_the_clock_that_is_handed_in() {
    struct Timed;
    impl Visitor for Timed {
        type Output = ();
        fn visit<G: TableGame>(self) {
            let (seat, game) = first_choice::<G>();
            let asked = std::cell::Cell::new(0);
            let clock = || {
                asked.set(asked.get() + 1);
                asked.get() * 10
            };
            let spec = Spec { level: Level::Expert, budget: Budget::Milliseconds(100) };
            let advice = Bot::<G>::new(spec, 1).advise(seat, &game.view(Viewer::Seat(seat)), &clock);
            // It began at 10 and every look took 10 more, so the tenth look was too late.
            assert_eq!(advice.simulations, 9 * 32);
        }
    }
    games::ALL.iter().for_each(|facts| games::visit(facts.id, Timed).unwrap());
}

/// The first decision with a choice in a seeded game.
pub(crate) fn first_choice<G: Hints>() -> (Seat, G) {
    let mut game = G::new(&G::Options::default(), G::FACTS.seats.0).unwrap();
    let mut playout = engine::Playout::default();
    let mut luck = Fast::new(3);
    loop {
        if let Turn::Decide(asked) = game.turn() {
            let mut moves = Vec::new();
            let seat = asked.first().unwrap();
            game.legal_moves(seat, &mut moves);
            if moves.len() > 1 {
                return (seat, game);
            }
        }
        playout.step(&mut game, &mut luck).unwrap();
    }
}

#[test]
fn advice_covers_every_move_best_first() {
    struct Advised;
    impl Visitor for Advised {
        type Output = ();
        fn visit<G: TableGame>(self) {
            let (seat, game) = first_choice::<G>();
            let spec = Spec { level: Level::Expert, budget: Budget::Simulations(300) };
            let advice = Bot::<G>::new(spec, 1).advise(seat, &game.view(Viewer::Seat(seat)), &no_clock);
            let mut legal = Vec::new();
            game.legal_moves(seat, &mut legal);
            let mut named: Vec<_> = advice.candidates.iter().map(|candidate| candidate.mv).collect();
            assert_eq!((advice.simulations, advice.exact), (300, false));
            assert!(advice.candidates.is_sorted_by_key(|candidate| std::cmp::Reverse(candidate.visits)));
            assert_eq!(advice.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 300);
            assert!(advice.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.win)));
            assert!((advice.wins.iter().sum::<f32>() - 1.0).abs() < 0.01, "{:?}", advice.wins);
            legal.sort();
            named.sort();
            assert_eq!(legal, named);
        }
    }
    games::ALL.iter().for_each(|facts| games::visit(facts.id, Advised).unwrap());
}
