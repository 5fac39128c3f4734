//! Advice for whoever asks.

use std::fmt::Write;

use engine::{Phrase, Seat, Viewer};
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
        let head = Phrase::new(if advice.exact { "barn-best-exact" } else { "barn-best-guess" });
        let head = styled(FAINT, &self.words.say(&head)) + "\n";
        let lines = advice.candidates.iter().take(NAMED).map(|candidate| self.candidate(seat, candidate));
        let text = head + &lines.collect::<String>();
        self.say(text)
    }

    fn candidate(&self, seat: Seat, candidate: &Candidate<String>) -> String {
        let what = self.game.describe(seat, &candidate.mv).expect("the move is legal");
        let text = Phrase::new("barn-candidate")
            .with("what", what)
            .with("percent", (100.0 * candidate.win).round() as i64)
            .with("points", candidate.points.round() as i64)
            .with("reason", candidate.reason.clone());
        let start = format!("  {}  ", styled(TYPED, &candidate.mv));
        let rest = " ".repeat(columns(&start));
        let mut line = wrap(&self.words.say(&text), self.width, &start, &rest);
        writeln!(line).expect("text grows");
        line
    }
}
