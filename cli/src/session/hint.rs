//! Advice for whoever asks.

use std::fmt::Write;

use engine::{Seat, Viewer};
use players::{Budget, Candidate, Level, Spec};

use super::{Reply, Session};
use crate::player::seated;
use crate::screen::{FAINT, TYPED, columns, styled, wrap};

/// How many experts put their heads together for a hint, and how long each thinks.
const EXPERTS: usize = 4;
const BUDGET: Budget = Budget::Simulations(1_500);

/// How many moves a hint names.
const NAMED: usize = 3;

impl Session {
    /// What an expert who sees what this person sees would do, and why.
    pub(super) fn hint(&mut self, seat: Seat) -> Reply {
        let spec = Spec { level: Level::Expert, budget: BUDGET };
        let experts = (0..EXPERTS).map(|_| seated(spec, &*self.game, &mut self.machine_luck));
        let view = self.game.known_to(Viewer::Seat(seat));
        let advice = arena::advise_together(&mut experts.collect::<Vec<_>>(), seat, &view);
        let known = if advice.exact { "counted out to the end" } else { "an expert's guess" };
        let head = styled(FAINT, &format!("The best moves, {known}:")) + "\n";
        let lines = advice.candidates.iter().take(NAMED).map(|candidate| self.candidate(seat, candidate));
        let text = head + &lines.collect::<String>();
        self.say(text)
    }

    fn candidate(&self, seat: Seat, candidate: &Candidate<String>) -> String {
        let words = self.game.describe(seat, &candidate.mv).map(|phrase| self.words.say(&phrase));
        let text = format!(
            "{}: wins {:.0} %, {:.0} points. {}",
            words.expect("the move is legal"),
            100.0 * candidate.win,
            // Nothing is not less than nothing.
            candidate.points.round() + 0.0,
            self.words.say(&candidate.reason)
        );
        let start = format!("  {}  ", styled(TYPED, &candidate.mv));
        let rest = " ".repeat(columns(&start));
        let mut line = wrap(&text, self.width, &start, &rest);
        writeln!(line).expect("text grows");
        line
    }
}
