//! A review in words: where a game turned, and what would have been better.

use engine::{AnyGame, Phrase, Record, Seat, Wordbook};
use players::{Budget, Candidate, Mark, Review, Reviewed, Reviewing};

use crate::player::clock;
use crate::terminal::screen::{FAINT, STRONG, columns, pad, styled, wrap};

/// How long each decision is thought about, unless somebody says otherwise.
pub(crate) const BUDGET: Budget = Budget::Simulations(1_500);

/// The signs of a curve, lowest first.
const CURVE: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Looks back on a game. `progress` hears after every step how many were looked at.
pub(crate) fn review(
    record: &Record,
    budget: Budget,
    progress: &mut dyn FnMut(usize),
) -> Result<Review<String>, engine::BadRecord> {
    let reviewing = Reviewing { record, budget, seed: 1, clock: &clock(), progress };
    let unknown = || Err(engine::BadRecord::UnknownGame(record.game.clone()));
    games::visit(&record.game, reviewing).unwrap_or_else(unknown)
}

/// Looks back on a game, and says what was found; `None` if the record is none of a game that can be played.
pub(crate) fn told(record: &Record, words: &Wordbook, width: usize) -> Option<String> {
    let game = games::replay(record).ok()?;
    let review = review(record, BUDGET, &mut |_| {}).ok()?;
    Some(summary(&review, &*game, words, width))
}

/// The whole review: the curves, how each player did, the turning points.
pub(crate) fn summary(review: &Review<String>, game: &dyn AnyGame, words: &Wordbook, width: usize) -> String {
    let say = |id| words.say(&Phrase::new(id));
    let head = styled(STRONG, &say("barn-looking-back"));
    let about = styled(FAINT, &say("barn-chances"));
    let seats: String = Seat::all(game.seats()).map(|seat| player(review, seat, words, width)).collect();
    let turning = review.turning_points();
    let points = if turning.is_empty() {
        say("barn-luck-decided") + "\n"
    } else {
        let lines = turning.iter().map(|one| at_step(one, game, words, width));
        format!("{}\n{}", styled(STRONG, &say("barn-turned")), lines.collect::<String>())
    };
    format!("\n{head}\n{about}\n{seats}\n{points}")
}

/// One player: the curve of the chance of winning, slips and mistakes.
fn player(review: &Review<String>, seat: Seat, words: &Wordbook, width: usize) -> String {
    let own = || review.decisions.iter().filter(|one| one.seat == seat);
    let count = |mark: Mark| own().filter(|one| one.mark() == mark).count();
    let widest = 10;
    let curve = curve(review, seat, width.saturating_sub(widest + 40).clamp(12, 60));
    let did = Phrase::new("barn-did")
        .with("decisions", own().count())
        .with("slips", count(Mark::Slip))
        .with("mistakes", count(Mark::Mistake));
    format!("  {}  {curve}  {}\n", pad(&words.name(seat), widest), styled(FAINT, &words.say(&did)))
}

/// A seat's chance of winning over the game, in so many signs.
fn curve(review: &Review<String>, seat: Seat, signs: usize) -> String {
    let chances: Vec<f32> =
        review.decisions.iter().filter_map(|one| one.wins.get(seat.idx())).copied().collect();
    let signs = signs.min(chances.len());
    let sign = |at: usize| {
        let part = &chances[at * chances.len() / signs..(at + 1) * chances.len() / signs];
        let mean = part.iter().sum::<f32>() / part.len() as f32;
        CURVE[((mean * 8.0) as usize).min(7)]
    };
    (0..signs).map(sign).collect()
}

/// A decision that gave something away, and what would have been better.
fn at_step(one: &Reviewed<String>, game: &dyn AnyGame, words: &Wordbook, width: usize) -> String {
    let start = format!("  {} {:>3}  ", words.say(&Phrase::new("barn-step")), one.at + 1);
    let rest = " ".repeat(columns(&start));
    wrap(&remark(one, game, words), width, &start, &rest) + "\n"
}

/// What there is to say about a decision: the chances, and what would have been better.
pub(crate) fn remark(one: &Reviewed<String>, game: &dyn AnyGame, words: &Wordbook) -> String {
    let then = game.until(one.at);
    let about = |id, candidate: &Candidate<String>| {
        let what = then.describe(one.seat, &candidate.mv).expect("it was legal then");
        let percent = (100.0 * candidate.win).round() as i64;
        Phrase::new(id).with("what", what).with("percent", percent)
    };
    let played = about("barn-played", &one.played).with("who", one.seat);
    match (&one.better, one.mark()) {
        (Some(better), Mark::Slip | Mark::Mistake) => {
            let reason = better.reason.clone();
            words.say(&about("barn-better", better).with("played", played).with("reason", reason))
        }
        _ => words.say(&played) + ".",
    }
}
