//! Players know what their seat knows, and nothing else.

use engine::{Fast, Hints, Playout, Seat, TableGame, Turn, Viewer, Visitor};
use players::{Bot, Budget, Level, Spec};

fn expert() -> Spec {
    Spec { level: Level::Expert, budget: Budget::Simulations(40) }
}

fn no_clock() -> u64 {
    0
}

/// Decisions of seeded games: who is asked, and the game as it is then.
fn decisions<G: Hints>(seats: u8, seed: u64) -> Vec<(Seat, G)> {
    let mut game = G::new(&G::Options::default(), seats).unwrap();
    let (mut playout, mut luck) = (Playout::default(), Fast::new(seed));
    let mut found = Vec::new();
    loop {
        if let Turn::Decide(asked) = game.turn() {
            found.extend(asked.iter().map(|seat| (seat, game.clone())));
        }
        if playout.step(&mut game, &mut luck).is_none() {
            return found;
        }
    }
}

#[test]
fn what_an_expert_cannot_see_makes_no_difference_to_its_move() {
    struct Pairs;
    impl Visitor for Pairs {
        type Output = usize;
        fn visit<G: TableGame>(self) -> usize {
            let mut different = 0;
            let mut luck = Fast::new(99);
            for seats in G::FACTS.seats.0..=G::FACTS.seats.1 {
                for (at, (seat, truth)) in decisions::<G>(seats, 5).into_iter().enumerate() {
                    let view = truth.view(Viewer::Seat(seat));
                    // Another truth that looks the same from this seat: other cards in other hands.
                    let other = G::possible_world(&view, &mut luck);
                    different += usize::from(other != truth);
                    let choose = |game: &G| {
                        let view = game.view(Viewer::Seat(seat));
                        let mut bot = Bot::<G>::new(expert(), at as u64);
                        (bot.choose(seat, &view, &no_clock), bot.advise(seat, &view, &no_clock))
                    };
                    assert_eq!(choose(&truth), choose(&other), "{} {truth:?}", G::FACTS.id);
                }
            }
            different
        }
    }
    for facts in games::ALL {
        struct HasSecrets;
        impl Visitor for HasSecrets {
            type Output = bool;
            fn visit<G: TableGame>(self) -> bool {
                G::SECRETS
            }
        }
        let different = games::visit(facts.id, Pairs).unwrap();
        let secrets = games::visit(facts.id, HasSecrets).unwrap();
        assert_eq!(different > 50, secrets, "{}: {different} pairs differed", facts.id);
    }
}

#[test]
fn sealed_choices_cannot_be_foretold() {
    struct Sealed;
    impl Visitor for Sealed {
        type Output = (usize, usize);
        fn visit<G: TableGame>(self) -> (usize, usize) {
            let mut sealed: Vec<_> = (5..8).flat_map(|seed| decisions::<G>(G::FACTS.seats.0, seed)).collect();
            sealed.retain(|(seat, game)| {
                let mut moves = Vec::new();
                game.legal_moves(*seat, &mut moves);
                game.sealed() && moves.len() > 1
            });
            let varied = sealed.iter().filter(|(seat, game)| {
                let view = game.view(Viewer::Seat(*seat));
                let choose = |seed| Bot::<G>::new(expert(), seed).choose(*seat, &view, &no_clock);
                (1..8).any(|seed| choose(seed) != choose(0))
            });
            (varied.count(), sealed.len())
        }
    }
    let (varied, sealed) = games::ALL
        .iter()
        .map(|facts| games::visit(facts.id, Sealed).unwrap())
        .reduce(|one, other| (one.0 + other.0, one.1 + other.1))
        .unwrap();
    assert!(sealed > 20, "only {sealed} decisions are sealed");
    assert!(varied * 2 > sealed, "only {varied} of {sealed} sealed decisions vary");
}
