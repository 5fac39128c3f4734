//! What a game is.
//!
//! The words everybody in this workspace uses: [`Game`], its rules, and the [`Turn`] it is at, [`Seat`]s and
//! [`Viewer`]s, luck with whole-number odds ([`chance`]), what is [`Told`] to whom, the [`Scene`] a view
//! makes, [`Record`]s and how they are replayed ([`History`]). It knows no game in particular, and
//! nothing of files, clocks, threads or screens.
//!
//! Start reading at [`Game`]; a game without secrets and with one kind of luck is `games/kuhlorado`.
#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stdout, clippy::print_stderr)]

mod any_features;
mod bad_position;
pub mod chance;
mod clauses;
mod erased;
mod facts;
mod features;
mod game;
mod hints;
mod history;
pub mod kit;
mod knowledge;
mod lesson;
mod options;
mod outcome;
mod planes;
mod playout;
mod record;
mod reward;
pub mod scene;
mod seat;
mod set_up;
mod show;
mod table_game;
mod tell;
#[cfg(feature = "testing")]
pub mod testing;
mod turn;
pub mod words;

pub use any_features::AnyFeatures;
pub use bad_position::{BadPosition, Fault, Faults, Problem};
pub use chance::{Fast, Luck, NoChance, below};
pub use clauses::Clauses;
pub use erased::{AnyGame, AnyView, BadStart, BadView, Visitor, read_options, start};
pub use facts::{Facts, Offers, OptionFacts, clause, offered};
pub use features::{ActionGroup, Features, observation_size, planes_of, write_mask, write_observation};
pub use game::{BadNotation, Bounds, Game, Refused, Step, StepOf};
pub use hints::{Hints, Mixer, Tuning, number_of};
pub use history::History;
pub use knowledge::{Knowledge, Open};
pub use lesson::{Lesson, Point};
pub use options::{BadOptions, Start, from_name, read_start, start_name};
pub use outcome::{Outcome, OutcomeLine, Source};
pub use planes::{Dense, Plane, Planes};
pub use playout::{Playout, Tally};
pub use record::{BadRecord, Fairness, Line, Record, SeatLine, UndoneLine};
pub use reward::Reward;
pub use scene::Scene;
pub use seat::{Seat, SeatSet, Viewer};
pub use set_up::SetUp;
pub use show::Show;
pub use table_game::TableGame;
pub use tell::{Tell, Told};
pub use turn::Turn;
pub use words::{Arg, BadWords, Lang, Phrase, Wordbook};

/// The trait of every source of luck, re-exported so that games need not name its crate.
pub use rand_core::Rng;

/// The most seats any game has; arrays that hold one thing per seat are this long.
pub const MOST_SEATS: usize = 6;
