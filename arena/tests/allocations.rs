//! Neither random play nor rules of thumb nor numbers for learners ask for memory, and games are small enough to copy freely.

use engine::{
    Fast, Features, Game, Playout, Seat, Step, TableGame, Turn, observation_size, write_mask,
    write_observation,
};
use games::Visitor;

/// Plays games to the end; tells how many allocations that took.
struct Allocations(u8);

impl Visitor for Allocations {
    type Output = u64;
    fn visit<G: TableGame>(self) -> u64 {
        let start = G::new(&G::Options::default(), self.0).expect("the defaults are possible");
        let mut playout = Playout::default();
        playout.finish(&mut start.clone(), &mut Fast::of_game(1, 0));
        let mut games = vec![start; 50];
        let mut luck: Vec<Fast> = (1..=50).map(|number| Fast::of_game(1, number)).collect();
        let mut steps = 0;
        let counted = allocation_counter::measure(|| {
            for (game, luck) in games.iter_mut().zip(&mut luck) {
                let tally = playout.finish(game, luck);
                steps += tally.decisions + tally.chances;
                std::hint::black_box(game.outcome());
            }
        });
        assert!(steps > 0 && games.iter().all(Game::is_over), "{}: games were played", G::FACTS.id);
        counted.count_total
    }
}

#[test]
fn random_play_does_not_allocate() {
    for facts in games::ALL {
        for seats in facts.seats.0..=facts.seats.1 {
            assert_eq!(games::visit(facts.id, Allocations(seats)), Some(0), "{}, {seats} seats", facts.id);
        }
    }
}

/// Asks every rule of thumb at every step of some games; tells how many allocations that took.
struct Advice(u8);

impl Visitor for Advice {
    type Output = u64;
    fn visit<G: TableGame>(self) -> u64 {
        let start = G::new(&G::Options::default(), self.0).expect("the defaults are possible");
        let (mut moves, mut odds) = (Vec::with_capacity(256), Vec::with_capacity(256));
        let mut asked = 0;
        let counted = allocation_counter::measure(|| {
            for number in 0..10 {
                let (mut game, mut rng) = (start.clone(), Fast::of_game(2, number));
                loop {
                    let step = match game.turn() {
                        Turn::Over => break,
                        Turn::Chance => Step::Chance(game.roll(&mut rng, &mut odds)),
                        Turn::Decide(seats) => {
                            let seat = seats.first().expect("somebody is asked");
                            moves.clear();
                            game.legal_moves(seat, &mut moves);
                            asked += moves.len();
                            moves.iter().for_each(|mv| _ = std::hint::black_box(game.score_move(seat, mv)));
                            Step::Move(seat, game.playout_move(seat, 3, &mut rng, &mut moves))
                        }
                    };
                    let before = game.clone();
                    match &step {
                        Step::Move(seat, mv) => game.apply_move(*seat, mv),
                        Step::Chance(outcome) => game.apply_chance(outcome),
                    }
                    for seat in Seat::all(self.0) {
                        std::hint::black_box((before.standing(seat), before.seen(&step, &game, seat)));
                    }
                }
            }
        });
        assert!(asked > 0, "{}: moves were weighed", G::FACTS.id);
        counted.count_total
    }
}

#[test]
fn rules_of_thumb_do_not_allocate() {
    for facts in games::ALL {
        for seats in facts.seats.0..=facts.seats.1 {
            assert_eq!(games::visit(facts.id, Advice(seats)), Some(0), "{}, {seats} seats", facts.id);
        }
    }
}

/// Writes the mask and what is seen for every seat at every step of some games; tells how many allocations that took.
struct Numbers(u8);

impl Visitor for Numbers {
    type Output = u64;
    fn visit<G: TableGame + Features>(self) -> u64 {
        let start = G::new(&G::Options::default(), self.0).expect("the defaults are possible");
        let size = observation_size::<G>(self.0).expect("the defaults are possible");
        let (mut mask, mut seen) = (vec![0; G::ACTIONS], vec![0; size]);
        let (mut moves, mut playout) = (Vec::with_capacity(256), Playout::default());
        let mut marked = 0;
        let counted = allocation_counter::measure(|| {
            for number in 0..10 {
                let (mut game, mut rng) = (start.clone(), Fast::of_game(3, number));
                while playout.step(&mut game, &mut rng).is_some() {
                    for seat in Seat::all(self.0) {
                        write_mask(&game, seat, &mut moves, &mut mask);
                        write_observation(&game, seat, &mut seen);
                        marked += mask.iter().map(|&mark| usize::from(mark)).sum::<usize>();
                        std::hint::black_box(&seen);
                    }
                }
            }
        });
        assert!(marked > 0, "{}: moves were marked", G::FACTS.id);
        counted.count_total
    }
}

#[test]
fn numbers_for_learners_do_not_allocate() {
    for facts in games::ALL {
        for seats in facts.seats.0..=facts.seats.1 {
            assert_eq!(games::visit(facts.id, Numbers(seats)), Some(0), "{}, {seats} seats", facts.id);
        }
    }
}

#[test]
fn games_are_at_most_512_bytes() {
    struct Size;
    impl Visitor for Size {
        type Output = usize;
        fn visit<G: TableGame>(self) -> usize {
            size_of::<G>()
        }
    }
    for facts in games::ALL {
        let size = games::visit(facts.id, Size).expect("a registered game");
        assert!(size <= 512, "{} takes {size} bytes", facts.id);
    }
}
