//! Reviews find what was given away.

use engine::{Fast, History, SeatLine, Step, TableGame, Turn, Viewer, Visitor};
use players::{Bot, Budget, Level, Mark, Reviewing, Spec, review};

fn no_clock() -> u64 {
    0
}

/// A game in which seat 0 plays as `first` and the others as `second`.
fn played<G: TableGame>(first: Spec, second: Spec, seed: u64) -> History<G> {
    let mut history = History::<G>::new(G::Options::default(), G::FACTS.seats.0).unwrap();
    let mut luck = Fast::new(seed);
    let mut bots = [Bot::<G>::new(first, 1), Bot::<G>::new(second, 2)];
    loop {
        let game = history.game();
        let step = match game.turn() {
            Turn::Over => return history,
            Turn::Chance => Step::Chance(game.roll(&mut luck, &mut Vec::new())),
            Turn::Decide(asked) => {
                let seat = asked.first().unwrap();
                let bot = &mut bots[usize::from(seat.0 > 0)];
                Step::Move(seat, bot.choose(seat, &game.view(Viewer::Seat(seat)), &no_clock))
            }
        };
        history.step(step, None).unwrap();
    }
}

#[test]
fn careless_play_gives_more_away_than_careful_play() {
    struct Compare;
    impl Visitor for Compare {
        type Output = (f32, f32);
        fn visit<G: TableGame>(self) -> (f32, f32) {
            let careful = Spec { level: Level::Expert, budget: Budget::Simulations(150) };
            let mut lost = [(0.0, 0.0); 2];
            for seed in 0..3 {
                let history = played::<G>(careful, Level::Random.into(), seed);
                let mut steps = 0;
                let review =
                    review(&history, Budget::Simulations(150), 9, &no_clock, &mut |done| steps = done);
                assert_eq!(steps, history.steps().len());
                for one in review.decisions {
                    let who = usize::from(one.seat.0 > 0);
                    lost[who].0 += one.loss();
                    lost[who].1 += 1.0;
                }
            }
            (lost[0].0 / lost[0].1, lost[1].0 / lost[1].1)
        }
    }
    for facts in games::ALL {
        let (careful, careless) = games::visit(facts.id, Compare).unwrap();
        assert!(careful < careless, "{}: careful lost {careful}, careless {careless}", facts.id);
    }
}

#[test]
fn a_record_is_reviewed_in_notation_and_turning_points_are_few() {
    struct Written;
    impl Visitor for Written {
        type Output = engine::Record;
        fn visit<G: TableGame>(self) -> engine::Record {
            let history = played::<G>(Level::Random.into(), Level::Random.into(), 4);
            let seat = SeatLine { name: "Ada".to_owned(), kind: "random".to_owned() };
            history.record(vec![seat; usize::from(G::FACTS.seats.0)], None)
        }
    }
    for facts in games::ALL {
        let record = games::visit(facts.id, Written).unwrap();
        let reviewing = Reviewing {
            record: &record,
            budget: Budget::Simulations(60),
            seed: 1,
            clock: &no_clock,
            progress: &mut |_| {},
        };
        let review = games::visit(facts.id, reviewing).unwrap().unwrap();
        for one in &review.decisions {
            let engine::Line::Move { seat, mv, .. } = &record.steps[one.at] else {
                panic!("step {} is no decision", one.at)
            };
            assert_eq!((*seat, mv), (one.seat, &one.played.mv));
            assert_eq!(one.wins.len(), record.seats.len());
        }
        let turning = review.turning_points();
        assert!(turning.len() <= 3 && turning.is_sorted_by_key(|one| one.at));
        assert!(turning.iter().all(|one| one.mark() > Mark::Fine));
        let worst = review.decisions.iter().map(players::Reviewed::loss).fold(0.0, f32::max);
        assert!(turning.iter().any(|one| one.loss() >= worst) || worst < 0.06);
    }
}
