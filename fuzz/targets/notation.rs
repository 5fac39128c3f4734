//! Any text as a move and as an outcome of every game: refused, or written back as text that means the same.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::{BadNotation, TableGame};
use games::Visitor;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for facts in games::ALL {
        games::visit(facts.id, Read(text)).expect("the list names its own games");
    }
});

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = ();

    fn visit<G: TableGame>(self) {
        round_trips::<G::Move>(self.0);
        round_trips::<G::Chance>(self.0);
    }
}

fn round_trips<T: FromStr<Err = BadNotation> + Display + Debug + PartialEq>(text: &str) {
    let Ok(meant) = text.parse::<T>() else { return };
    let written = meant.to_string();
    assert_eq!(written.parse::<T>().as_ref(), Ok(&meant), "{text:?} is written as {written:?}");
    assert!(written.is_ascii() && !written.is_empty(), "{written:?} is pleasant to type");
}
