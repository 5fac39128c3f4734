//! Nets that know nothing, for tests of what is done with them.

use std::sync::Arc;

use engine::{Fast, Features, Hints, Inputs, below};
use players::net::{FIRST, Header, Judge, Net, SECOND};

/// A judge of a game whose weights are drawn by lot. It has opinions, though no good ones, and none that are strong.
pub(crate) fn made_up<G: Hints + Features>() -> Judge<G> {
    let mut rng = Fast::new(11);
    let mut draw = |most: i32| below(&mut rng, 2 * most as u32 + 1) as i32 - most;
    let (inputs, seats) = (Inputs::of::<G>().size(), G::FACTS.seats.1);
    let net = Net {
        header: Header {
            game: G::FACTS.id.to_owned(),
            version: G::FACTS.version.into(),
            inputs,
            seats,
            points: [6, 6, 8],
            made: "by lot".to_owned(),
        },
        first: (0..inputs).map(|_| std::array::from_fn(|_| draw(20) as i8)).collect(),
        first_bias: [40; FIRST],
        second: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| draw(30) as i16))),
        second_bias: [900; SECOND],
        third: (0..2 * seats).map(|_| std::array::from_fn(|_| draw(6) as i16)).collect(),
        third_bias: vec![0; 2 * usize::from(seats)],
    };
    let read = Net::read(&net.to_bytes()).expect("it is a net");
    assert_eq!(read, net);
    Judge::of(Arc::new(read)).expect("it is of this game")
}
