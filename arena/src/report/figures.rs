//! The parts of the page: a heading, a sentence or two, a plot and its numbers.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use engine::Phrase;

use super::counts::{histogram, quantile};
use super::plots::{self, Axis, Ink, Mark, Row, percent};
use super::{Report, census};
use crate::{Interval, Results, wilson};

/// How many letters of a label there is room for.
const LABEL: usize = 24;

/// One part of the page.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) heading: &'static str,
    pub(super) words: String,
    pub(super) plot: Option<String>,
    pub(super) axis: &'static str,
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

/// Some games and how they are shown.
#[derive(Clone, Copy)]
pub(super) struct Group<'a> {
    ink: Ink,
    name: &'a str,
    pub(super) results: &'a Results,
}

impl Group<'_> {
    /// A share of its games, and how sure that is.
    pub(super) fn mark(&self, share: f64) -> Mark {
        Mark::new(self.ink, share, wilson(share, self.results.games as f64))
    }
}

impl Report<'_> {
    pub(super) fn groups(&self) -> [Group<'_>; 2] {
        [
            Group { ink: Ink::Random, name: "random", results: self.random },
            Group { ink: Ink::Strong, name: self.player, results: self.strong },
        ]
    }

    pub(super) fn length(&self) -> Figure {
        let words = format!(
            "How many decisions a game takes, all players together: {:.0} on average at random, {:.0} when \
             played to win. A wide hill means that nobody knows how long they will sit.",
            self.random.decisions_per_game(),
            self.strong.decisions_per_game()
        );
        let row = |group: Group<'_>| {
            let lengths = &census(group.results).lengths;
            let numbers =
                [0.0, 0.05, 0.5, 0.95, 1.0].map(|share| quantile(lengths, share).unwrap_or_default());
            numbered(&[group.name], &numbers)
        };
        let plot = histogram(&census(self.random).lengths, &census(self.strong).lengths);
        Figure {
            id: "length",
            heading: "How long it lasts",
            plot: Some(plots::histogram(&words, &plot)),
            words,
            axis: "decisions in a game · share of games",
            head: heads(&["players", "shortest", "5 %", "median", "95 %", "longest"]),
            rows: self.groups().map(row).to_vec(),
        }
    }

    pub(super) fn scores(&self) -> Figure {
        let mut table = Vec::new();
        let mut mark = |seat: usize, group: Group<'_>| {
            let scores = &census(group.results).scores[seat];
            let quantiles =
                [0.05, 0.25, 0.5, 0.75, 0.95].map(|share| quantile(scores, share).unwrap_or_default());
            let mean = format!("{:.1}", group.results.seats[seat].mean(group.results.games));
            table.push(numbered(&[&ordinal(seat), group.name, &mean], &quantiles));
            let [low, from, at, to, high] = quantiles.map(f64::from);
            Mark { middle: Some((from, to)), ..Mark::new(group.ink, at, Interval { low, high }) }
        };
        let mut row =
            |seat| Row { label: ordinal(seat), marks: self.groups().map(|group| mark(seat, group)).to_vec() };
        let rows: Vec<Row> = (0..self.seats()).map(&mut row).collect();
        let words = "What each place in turn order scores. The box holds the middle half of the games, the \
            stroke in it the median; the line reaches over nine games in ten."
            .to_owned();
        let axis = Axis { range: span(&rows), says: &|points| format!("{points:.0}"), fair: None };
        Figure {
            id: "scores",
            heading: "What they score",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "points at the end",
            head: heads(&["place", "players", "mean", "5 %", "25 %", "median", "75 %", "95 %"]),
            rows: table,
        }
    }

    pub(super) fn seat_advantage(&self) -> Figure {
        let fair = 1.0 / self.seats() as f64;
        let places: Vec<_> = (0..self.seats()).map(|seat| (ordinal(seat), ordinal(seat))).collect();
        let share = |seat: usize, results: &Results| results.seats[seat].win_share(results.games);
        let (rows, table) = self.compare(&places, &share);
        let first = wilson(share(0, self.strong), self.strong.games as f64);
        let verdict = match first {
            _ if first.low > fair => "When played to win, starting is an advantage.",
            _ if first.high < fair => "When played to win, starting is a disadvantage.",
            _ => "When played to win, these games show no advantage or disadvantage of starting.",
        };
        let words = format!(
            "How often each place in turn order wins; the dashed line is an even share, {}. {verdict}",
            percent(fair)
        );
        let Range { start, end } = span(&rows);
        let range = start.min(fair - 0.02).max(0.0)..end.max(fair + 0.02).min(1.0);
        let axis = Axis { range, says: &|share| percent(share), fair: Some(fair) };
        Figure {
            id: "seats",
            heading: "Who sits well",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of wins",
            head: heads(&["place", "players", "wins", "95 %"]),
            rows: table,
        }
    }

    /// How games end, if there are several ways.
    pub(super) fn endings(&self) -> Option<Figure> {
        let reasons: BTreeSet<_> =
            self.groups().iter().flat_map(|group| group.results.ended.keys()).collect();
        let reasons: Vec<_> = reasons.into_iter().collect();
        let named = |reason: &&Cow<'static, str>| {
            (
                label(reason.trim_start_matches("ended-")),
                self.say(&Phrase { id: (*reason).clone(), args: Vec::new() }),
            )
        };
        let share = |place: usize, results: &Results| {
            results.ended.get(reasons[place]).copied().unwrap_or(0) as f64 / results.games as f64
        };
        let (rows, table) = self.compare(&reasons.iter().map(named).collect::<Vec<_>>(), &share);
        let words = "What brings the game to its end, and how often.".to_owned();
        let axis = Axis { range: 0.0..1.0, says: &|share| percent(share), fair: None };
        (rows.len() > 1).then(|| Figure {
            id: "endings",
            heading: "How it ends",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of games",
            head: heads(&["ending", "players", "games", "95 %"]),
            rows: table,
        })
    }

    /// A share for each of these names, on the plot and in the table, and both groups.
    fn compare(
        &self,
        names: &[(String, String)],
        share: &dyn Fn(usize, &Results) -> f64,
    ) -> (Vec<Row>, Vec<Vec<String>>) {
        let mut table = Vec::new();
        let rows = names.iter().enumerate().map(|(place, (label, name))| {
            let marks = self.groups().map(|group| {
                let mark = group.mark(share(place, group.results));
                let sure = between(mark.interval());
                table.push(vec![name.clone(), group.name.to_owned(), percent(mark.at), sure]);
                mark
            });
            Row { label: label.clone(), marks: marks.to_vec() }
        });
        (rows.collect(), table)
    }
}

pub(super) fn heads(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A row of a table that begins with words and goes on with numbers.
fn numbered(words: &[&str], numbers: &[impl ToString]) -> Vec<String> {
    words.iter().map(ToString::to_string).chain(numbers.iter().map(ToString::to_string)).collect()
}

/// A place in turn order.
fn ordinal(seat: usize) -> String {
    match seat {
        0 => "1st".to_owned(),
        1 => "2nd".to_owned(),
        2 => "3rd".to_owned(),
        _ => format!("{}th", seat + 1),
    }
}

pub(super) fn between(interval: Interval) -> String {
    format!("{} to {}", percent(interval.low), percent(interval.high))
}

/// As much of a text as there is room for.
pub(super) fn label(text: &str) -> String {
    if text.chars().count() <= LABEL {
        return text.to_owned();
    }
    text.chars().take(LABEL - 1).chain(['…']).collect()
}

/// From the lowest to the highest end of all marks, and a little further.
pub(super) fn span(rows: &[Row]) -> Range<f64> {
    let marks = || rows.iter().flat_map(|row| &row.marks);
    let low = marks().map(|mark| mark.low).fold(f64::INFINITY, f64::min);
    let high = marks().map(|mark| mark.high).fold(f64::NEG_INFINITY, f64::max);
    let room = ((high - low) * 0.05).max(1e-3);
    low - room..high + room
}
