//! How often somebody may do something, by the table's own time.

/// How often something may be done: so many times at once, then once in a while.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) period_ms: u64,
    pub(crate) at_once: u64,
}

/// Chat: about a line a second.
pub(crate) const CHAT: Rate = Rate { period_ms: 1_000, at_once: 5 };

/// Reactions.
pub(crate) const REACTIONS: Rate = Rate { period_ms: 1_000, at_once: 5 };

/// Everything else that is written down and is no move: pauses, bots, switches, undo.
pub(crate) const WISHES: Rate = Rate { period_ms: 500, at_once: 20 };

/// How often somebody has done something lately.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pace {
    /// When it would be due if it had always been done once in a period.
    due: u64,
}

impl Pace {
    /// Counts one more, unless that is too many.
    pub(crate) fn count(&mut self, rate: Rate, t: u64) -> bool {
        let due = self.due.max(t);
        let fine = due + rate.period_ms <= t + rate.period_ms * rate.at_once;
        if fine {
            self.due = due + rate.period_ms;
        }
        fine
    }
}

/// How long somebody waits after a no before they may ask the others again: longer every time.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Backoff {
    refused: u32,
    until: u64,
}

/// The wait after the first no, and the longest one.
const FIRST_WAIT_MS: u64 = 10_000;
const LONGEST_WAIT_MS: u64 = 600_000;

impl Backoff {
    /// The others have said no.
    pub(crate) fn refused(&mut self, t: u64) {
        let wait = FIRST_WAIT_MS << self.refused.min(10);
        self.refused += 1;
        self.until = t + wait.min(LONGEST_WAIT_MS);
    }

    /// Whether the others may be asked again.
    pub(crate) fn is_over(&self, t: u64) -> bool {
        t >= self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_at_once_and_then_one_in_a_period() {
        let mut pace = Pace::default();
        let at_once = (0..50).filter(|_| pace.count(CHAT, 7_000)).count();
        assert_eq!(at_once as u64, CHAT.at_once);
        let later = (7_000..67_000).step_by(10).filter(|t| pace.count(CHAT, *t)).count();
        assert_eq!(later, 60 - 1, "a line a second");
    }

    #[test]
    fn every_no_doubles_the_wait_up_to_ten_minutes() {
        let mut backoff = Backoff::default();
        let mut t = 0;
        let waits: Vec<_> = (0..9)
            .map(|_| {
                backoff.refused(t);
                let wait = (0..).step_by(1_000).find(|wait| backoff.is_over(t + wait)).unwrap();
                t += wait;
                wait / 1_000
            })
            .collect();
        assert_eq!(waits, [10, 20, 40, 80, 160, 320, 600, 600, 600]);
    }
}
