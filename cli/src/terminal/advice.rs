//! Advice for whoever asks.

use std::fmt::Write;

use engine::{AnyView, Fast, Phrase, Seat};
use players::{Budget, Candidate, Level, Spec};

use crate::player::seated;
use crate::terminal::screen::{FAINT, TYPED, columns, styled, wrap};
use crate::terminal::tabletop::Tabletop;

/// How many experts put their heads together for a hint, and how long each thinks.
const EXPERTS: usize = 4;
const BUDGET: Budget = Budget::Simulations(1_500);

/// How many moves a hint names.
const NAMED: usize = 3;

/// What an expert who sees what this seat sees would do, and why. `describe` says a move in words.
pub(crate) fn hint(
    (game, seat, view): (&str, Seat, &AnyView),
    luck: &mut Fast,
    tabletop: Tabletop<'_>,
    describe: impl Fn(&str) -> String,
) -> String {
    let spec = Spec { level: Level::Expert, budget: BUDGET };
    let experts = (0..EXPERTS).map(|_| seated(spec, game, luck));
    let advice = arena::advise_together(&mut experts.collect::<Vec<_>>(), seat, view);
    let head = Phrase::new(if advice.exact { "barn-best-exact" } else { "barn-best-guess" });
    let head = styled(FAINT, &tabletop.words.say(&head)) + "\n";
    let best = advice.candidates.iter().take(NAMED);
    head + &best.map(|best| candidate(best, tabletop, &describe(&best.mv))).collect::<String>()
}

fn candidate(candidate: &Candidate<String>, tabletop: Tabletop<'_>, what: &str) -> String {
    let text = Phrase::new("barn-candidate")
        .with("what", what)
        .with("percent", (100.0 * candidate.win).round() as i64)
        .with("points", candidate.points.round() as i64)
        .with("reason", candidate.reason.clone());
    let start = format!("  {}  ", styled(TYPED, &candidate.mv));
    let rest = " ".repeat(columns(&start));
    let mut line = wrap(&tabletop.words.say(&text), tabletop.width, &start, &rest);
    writeln!(line).expect("text grows");
    line
}
