//! Learning works, can be repeated, and can be stopped and taken up again.

use std::sync::Arc;

use engine::{Features, TableGame, Visitor};
use learn::{BadState, Learner, Plan, strength};
use players::Level;
use players::net::{BadNet, Judge, Net};

/// Hands the first game of the shelf that two can play, and that has no secrets, to a visitor: such games learn quickest.
fn quick<V: Visitor>(visitor: V) -> V::Output {
    let quick = games::ALL
        .iter()
        .rev()
        .find(|facts| facts.seats == (2, 2) && games::has_secrets(facts.id) == Some(false));
    games::visit(quick.expect("there is such a game").id, visitor).expect("it is on the shelf")
}

#[test]
fn seconds_of_learning_beat_random_and_easy() {
    struct Learns;
    impl Visitor for Learns {
        type Output = ();
        fn visit<G: TableGame + Features>(self) {
            let mut learner = Learner::<G>::new(Plan { games: 4000, seed: 1 });
            let before = strength::<G>(&Arc::new(learner.net()), Level::Easy.into(), 200, 5);
            learner.play(4000);
            let net = Arc::new(learner.net());
            let [random, easy] =
                [Level::Random, Level::Easy].map(|level| strength::<G>(&net, level.into(), 200, 5));
            assert!(random > 0.9, "{random} against random");
            assert!(easy > 0.55 && easy > before + 0.2, "{easy} against easy, {before} before");
        }
    }
    quick(Learns);
}

#[test]
fn a_run_can_be_stopped_and_gives_the_same_net() {
    struct Stops;
    impl Visitor for Stops {
        type Output = ();
        fn visit<G: TableGame + Features>(self) {
            let plan = Plan { games: 40, seed: 3 };
            let mut whole = Learner::<G>::new(plan);
            whole.play(40);
            let mut first = Learner::<G>::new(plan);
            first.play(15);
            assert!(first.net().header.made.contains("stopped after 15"), "{}", first.net().header.made);
            let mut second = Learner::<G>::new(plan);
            second.take_up(&first.state()).unwrap();
            second.play(u64::MAX - 40);
            assert_eq!(second.net(), whole.net());
            let read = Net::read(&whole.net().to_bytes()).unwrap();
            assert_eq!(read, whole.net());

            let mut other = Learner::<G>::new(Plan { games: 41, seed: 3 });
            assert!(matches!(other.take_up(&first.state()), Err(BadState::OtherRun { .. })));
            let state = first.state();
            assert!(matches!(second.take_up(&state[..state.len() - 1]), Err(BadState::Damaged(_))));
            assert_eq!(second.net(), whole.net(), "what is refused changes nothing");
        }
    }
    quick(Stops);
}

#[test]
fn bad_nets_are_refused() {
    struct Refuses;
    impl Visitor for Refuses {
        type Output = ();
        fn visit<G: TableGame + Features>(self) {
            let net = Learner::<G>::new(Plan { games: 1, seed: 1 }).net();
            let bytes = net.to_bytes();
            assert_eq!(Net::read(b"hello"), Err(BadNet::NotANet));
            assert_eq!(Net::read(b"hello\n\n"), Err(BadNet::NotANet));
            assert_eq!(Net::read(b"barnyard net 1\ngame x\n\n"), Err(BadNet::Header("game")));
            assert!(matches!(Net::read(&bytes[..bytes.len() - 1]), Err(BadNet::Length { .. })));
            let mut damaged = bytes.clone();
            *damaged.last_mut().unwrap() ^= 1;
            assert_eq!(Net::read(&damaged), Err(BadNet::Damaged));
            let mut large = net.clone();
            large.first_bias[0] = i16::MAX;
            assert_eq!(Net::read(&large.to_bytes()), Err(BadNet::TooLarge));

            let refused = |change: fn(&mut Net)| {
                let mut other = net.clone();
                change(&mut other);
                Judge::<G>::of(Arc::new(other)).err()
            };
            let of_game = refused(|net| net.header.game = "goose-chess".into());
            assert!(matches!(of_game, Some(BadNet::OtherGame { .. })), "{of_game:?}");
            let of_inputs = refused(|net| net.header.inputs += 1);
            assert!(matches!(of_inputs, Some(BadNet::OtherInputs { .. })), "{of_inputs:?}");
            assert!(refused(|_| ()).is_none());
        }
    }
    quick(Refuses);
}
