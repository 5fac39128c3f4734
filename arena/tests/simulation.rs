//! Simulations of every registered game: repeatable, and adding up.

use arena::{Plan, Results, simulate};
use engine::Game;
use games::Visitor;

const PLAN: Plan = Plan { games: 1_500, seed: 5, threads: 1, closely: false };

/// Simulates a game at a table of so many seats.
struct Simulate(u8, Plan);

impl Visitor for Simulate {
    type Output = Results;
    fn visit<G: Game>(self) -> Results {
        let start = G::new(&G::Options::default(), self.0).expect("the defaults are possible");
        simulate(&start, &self.1, &|_| {}).expect("threads can be had").results
    }
}

/// Every game with every number of players.
fn tables() -> impl Iterator<Item = (&'static str, u8)> {
    games::ALL.iter().flat_map(|facts| (facts.seats.0..=facts.seats.1).map(|seats| (facts.id, seats)))
}

fn results(id: &str, seats: u8, plan: Plan) -> Results {
    games::visit(id, Simulate(seats, plan)).expect("a registered game")
}

#[test]
fn results_do_not_depend_on_threads() {
    for (id, seats) in tables() {
        let alone = results(id, seats, PLAN);
        assert_eq!(alone, results(id, seats, Plan { threads: 3, ..PLAN }), "{id}, {seats} seats");
        assert_ne!(alone, results(id, seats, Plan { seed: 6, ..PLAN }), "{id}: another seed, other games");
    }
}

#[test]
fn every_game_is_counted_once() {
    for (id, seats) in tables() {
        let results = results(id, seats, PLAN);
        assert_eq!(results.games, PLAN.games);
        assert_eq!(results.ended.values().sum::<u64>(), PLAN.games, "{id}: every game ended for a reason");
        assert_eq!(results.seats.len(), usize::from(seats));
        assert!(results.shortest as f64 <= results.decisions_per_game());
        assert!(results.decisions_per_game() <= results.longest as f64);
        let wins: f64 = results.seats.iter().map(arena::SeatResults::wins).sum();
        assert!(wins <= PLAN.games as f64 + 1e-9, "{id}: {wins} wins in {} games", PLAN.games);
    }
}

#[test]
fn looking_closely_changes_nothing_else() {
    for (id, seats) in tables() {
        let plain = results(id, seats, PLAN);
        let mut counted = results(id, seats, Plan { closely: true, ..PLAN });
        let census = counted.census.take().expect("it was noted");
        assert!(census.choices >= counted.decisions, "{id}: at least one legal move at every decision");
        assert!(
            census.told.values().any(|count| count.games == PLAN.games),
            "{id}: something is always told"
        );
        assert!(census.told.values().all(|count| count.times >= count.games && count.games <= PLAN.games));
        assert_eq!(plain, counted, "{id}, {seats} seats");
    }
}

#[test]
fn progress_adds_up_to_all_games() {
    struct Progress;
    impl Visitor for Progress {
        type Output = u64;
        fn visit<G: Game>(self) -> u64 {
            let done = std::sync::atomic::AtomicU64::new(0);
            let start = G::new(&G::Options::default(), G::FACTS.seats.0).expect("the defaults are possible");
            let add = |more| _ = done.fetch_add(more, std::sync::atomic::Ordering::Relaxed);
            simulate(&start, &Plan { threads: 2, ..PLAN }, &add).expect("threads can be had");
            done.into_inner()
        }
    }
    for facts in games::ALL {
        assert_eq!(games::visit(facts.id, Progress), Some(PLAN.games));
    }
}
