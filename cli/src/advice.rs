//! Advice for whoever asks.

use std::fmt::Write;

use engine::{AnyView, Fast, Seat};
use players::{Budget, Candidate, Level, Spec};

use crate::player::seated;
use crate::screen::{FAINT, TYPED, columns, styled, wrap};
use crate::tabletop::Tabletop;

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
    let known = if advice.exact { "counted out to the end" } else { "an expert's guess" };
    let head = styled(FAINT, &format!("The best moves, {known}:")) + "\n";
    let best = advice.candidates.iter().take(NAMED);
    head + &best.map(|best| candidate(best, tabletop, &describe(&best.mv))).collect::<String>()
}

fn candidate(candidate: &Candidate<String>, tabletop: Tabletop<'_>, words: &str) -> String {
    let text = format!(
        "{words}: wins {:.0} %, {:.0} points. {}",
        100.0 * candidate.win,
        // Nothing is not less than nothing.
        candidate.points.round() + 0.0,
        tabletop.words.say(&candidate.reason)
    );
    let start = format!("  {}  ", styled(TYPED, &candidate.mv));
    let rest = " ".repeat(columns(&start));
    let mut line = wrap(&text, tabletop.width, &start, &rest);
    writeln!(line).expect("text grows");
    line
}
