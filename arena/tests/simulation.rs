//! Simulations of every registered game: repeatable, and adding up.

use arena::{Plan, Results, simulate};
use engine::TableGame;
use games::Visitor;
use players::Spec;

/// Random games at a table of so many seats.
fn plan(seats: u8) -> Plan {
    let players = vec!["random".parse().expect("a player"); usize::from(seats)];
    Plan { first: 0, games: 200, seed: 5, players, threads: 1, closely: false }
}

/// A few games of somebody who plays at random through views, and of somebody who thinks.
fn contest(seats: u8) -> Plan {
    let players = ["hard:2", "random", "easy"].into_iter().cycle().take(usize::from(seats));
    let players = players.map(|player| player.parse::<Spec>().expect("a player")).collect();
    Plan { games: 3, players, ..plan(seats) }
}

/// Simulates a game.
struct Simulate(Plan);

impl Visitor for Simulate {
    type Output = Results;
    fn visit<G: TableGame>(self) -> Results {
        let seats = self.0.players.len() as u8;
        let start = G::new(&G::Options::default(), seats).expect("the defaults are possible");
        simulate(&start, &self.0, None, &|_| {}).expect("threads can be had").results
    }
}

/// Every game with every number of players.
fn tables() -> impl Iterator<Item = (&'static str, u8)> {
    games::ALL.iter().flat_map(|facts| (facts.seats.0..=facts.seats.1).map(|seats| (facts.id, seats)))
}

fn results(id: &str, plan: &Plan) -> Results {
    games::visit(id, Simulate(plan.clone())).expect("a registered game")
}

#[test]
fn results_do_not_depend_on_threads() {
    for (id, seats) in tables() {
        for plan in [plan(seats), contest(seats), Plan { closely: true, ..contest(seats) }] {
            let alone = results(id, &plan);
            assert_eq!(alone, results(id, &Plan { threads: 3, ..plan.clone() }), "{id}, {seats} seats");
            assert_ne!(alone, results(id, &Plan { seed: 6, ..plan }), "{id}: another seed, other games");
        }
    }
}

#[test]
fn every_game_is_counted_once() {
    for (id, seats) in tables() {
        for plan in [plan(seats), contest(seats)] {
            let results = results(id, &plan);
            let games = plan.games;
            assert_eq!(results.games, games);
            assert_eq!(results.ended.values().sum::<u64>(), games, "{id}: every game ended for a reason");
            assert_eq!(results.seats.len(), usize::from(seats));
            assert!(results.shortest as f64 <= results.decisions_per_game());
            assert!(results.decisions_per_game() <= results.longest as f64);
            let wins: f64 = results.seats.iter().map(|seat| seat.won.wins()).sum();
            assert!(wins <= games as f64 + 1e-9, "{id}: {wins} wins in {games} games");
        }
    }
}

#[test]
fn looking_closely_changes_nothing_else() {
    for (id, seats) in tables() {
        for plan in [plan(seats), contest(seats)] {
            let plain = results(id, &plan);
            let mut counted = results(id, &Plan { closely: true, ..plan.clone() });
            let census = counted.census.take().expect("it was noted");
            assert_eq!(plain, counted, "{id}, {seats} seats");
            let games = plan.games;
            assert!(census.choices >= counted.decisions, "{id}: at least one legal move at every decision");
            assert!(census.told.values().any(|count| count.games == games), "{id}: something is always told");
            assert!(census.told.values().all(|count| count.times >= count.games && count.games <= games));
            assert_eq!(census.lengths.values().sum::<u64>(), games);
            assert_eq!(census.lengths.keys().next(), Some(&counted.shortest));
            for (scores, seat) in census.scores.iter().zip(&counted.seats) {
                let sum: i64 = scores.iter().map(|(score, count)| i64::from(*score) * *count as i64).sum();
                assert_eq!((scores.values().sum::<u64>(), sum), (games, seat.sum), "{id}");
            }
            let openings: u64 = census.openings.values().map(|opening| opening.times).sum();
            assert!(openings <= games * u64::from(seats) && openings >= games, "{id}: {openings}");
        }
    }
}

#[test]
fn progress_adds_up_to_all_games() {
    struct Progress;
    impl Visitor for Progress {
        type Output = (u64, u64);
        fn visit<G: TableGame>(self) -> (u64, u64) {
            let done = std::sync::atomic::AtomicU64::new(0);
            let seats = G::FACTS.seats.0;
            let start = G::new(&G::Options::default(), seats).expect("the defaults are possible");
            let add = |more| _ = done.fetch_add(more, std::sync::atomic::Ordering::Relaxed);
            let plan = Plan { threads: 2, ..plan(seats) };
            simulate(&start, &plan, None, &add).expect("threads can be had");
            (done.into_inner(), plan.games)
        }
    }
    for facts in games::ALL {
        let (done, games) = games::visit(facts.id, Progress).expect("a registered game");
        assert_eq!(done, games);
    }
}
