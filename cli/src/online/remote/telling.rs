//! What is shown of a table elsewhere.

use std::fmt::Write;

use engine::{Seat, SeatSet};
use jiff::{SignedDuration, Timestamp};
use table::client::LuckCheck;
use table::wire::{Happening, Reaction, SeatState, Wish};

use super::super::guarded;
use super::{Answer, Known, Remote, time_left};
use crate::screen::{FAINT, STRONG, styled, wrap};
use crate::tabletop::Tabletop;
use crate::{clean, page};

impl Remote {
    /// What stands before the line that is typed.
    pub fn prompt(&self, now: Timestamp) -> String {
        let Some(known) = self.known() else { return String::new() };
        if known.client.free_seat().is_some() && self.name.is_none() {
            return "What shall we call you? ".to_owned();
        }
        let Some(you) = known.you else { return "looking on> ".to_owned() };
        let left = time_left(&self.client, you, now).map(|left| format!(" {}", minutes(left)));
        format!("{}{}> ", known.words.name(you), left.unwrap_or_default())
    }

    /// The first thing to show.
    pub(super) fn introduction(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let facts = known.facts;
        let title = format!("{}  {}", styled(STRONG, facts.title), styled(FAINT, facts.hook));
        let role = match known.you.or(known.client.free_seat()) {
            Some(seat) => format!("Your seat is number {}.", seat.0 + 1),
            None => "You are looking on.".to_owned(),
        };
        let hint = styled(FAINT, "help lists what can be typed; quit leaves, and you can come back.");
        format!("{}\n{role}\n{}{hint}\n", wrap(&title, self.width, "", ""), self.seats())
    }

    /// Who sits where.
    pub(super) fn seats(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let mut text = String::new();
        for (seat, state) in (0..).zip(&known.table.seats) {
            let name = known.words.name(Seat(seat));
            let left = time_left_of(&known, Seat(seat));
            writeln!(text, "  {}  {name}{}{left}", seat + 1, whereabouts(state)).expect("text grows");
        }
        text
    }

    pub(super) fn tabletop<'a>(&self, known: &Known<'a>) -> Tabletop<'a> {
        Tabletop { words: known.words, width: self.width }
    }

    /// What happened. Steps in a row are one paragraph.
    pub(super) fn happenings(&self, what: &[Happening]) -> String {
        let Some(known) = self.known() else { return String::new() };
        let step = |one: &Happening| matches!(one, Happening::Step { .. });
        let told = what.chunk_by(|one, next| step(one) && step(next)).map(|same| {
            let phrases = same.iter().flat_map(|one| match one {
                Happening::Step { told } => told.say.as_slice(),
                _ => &[],
            });
            let steps = self.tabletop(&known).paragraph(phrases);
            let others = same.iter().filter_map(|one| sentence(one, &known));
            steps + &others.map(|text| wrap(&text, self.width, "", "  ") + "\n").collect::<String>()
        });
        told.collect()
    }

    /// How things stand, as far as the screen does not show it already.
    pub(super) fn situation(&mut self) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let now = (known.table.number, known.game.version.unwrap_or(known.game.steps));
        if known.table.number == 0 {
            return Answer::show(self.missing());
        }
        if self.client.is_over() {
            let new = self.shown.replace(now) != Some(now);
            return if new { self.ending() } else { Answer::default() };
        }
        if self.client.is_asked() || known.you.is_none() {
            self.waiting = SeatSet::EMPTY;
            let new = self.shown.replace(now) != Some(now);
            return if new { Answer::show(self.table()) } else { Answer::default() };
        }
        let asked = known.game.asked;
        if self.waiting == asked || asked.is_empty() {
            return Answer::default();
        }
        let text = format!("Waiting for {}.\n", names(&known, asked));
        self.waiting = asked;
        Answer::show(styled(FAINT, &text))
    }

    /// Who has not come yet.
    fn missing(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let empty = |(_, state): &(u8, &SeatState)| state.name.is_none() && state.bot.is_none();
        let missing = (0..).zip(&known.table.seats).filter(empty).map(|(seat, _)| Seat(seat));
        let missing: Vec<String> = missing.map(|seat| format!("{}", seat.0 + 1)).collect();
        let text =
            format!("The game begins when everybody has come. Missing: seat {}.\n", missing.join(", "));
        if missing.is_empty() { String::new() } else { styled(FAINT, &text) }
    }

    /// The table as it looks, and the choices.
    pub(super) fn table(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let scene =
            known.game.scene.as_ref().map(|scene| self.tabletop(&known).scene(scene, &known.game.moves));
        scene.unwrap_or_default() + &self.choices()
    }

    pub(super) fn choices(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let words = known.game.words.as_deref().unwrap_or_default();
        let describe = |at: usize| words.get(at).map(|phrase| known.words.say(phrase)).unwrap_or_default();
        self.tabletop(&known).choices(&known.game.moves, describe)
    }

    fn ending(&self) -> Answer {
        let Some((known, outcome)) =
            self.known().and_then(|known| Some((known, known.game.result.as_ref()?)))
        else {
            return Answer::default();
        };
        let sources =
            guarded(|| games::sources(&known.table.game, known.game.view.text())).unwrap_or_default();
        let text = self.table() + &self.tabletop(&known).ending(outcome, &sources);
        Answer { wants_record: true, ..Answer::show(text) }
    }

    /// Takes the record of the game that is over, and says whether its luck was fair.
    pub fn take_record(&mut self, record: Vec<u8>) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let judged = judgement(&known.client.check_luck(known.table.number, &record));
        let again = if known.you.is_some() { "again plays another game, " } else { "" };
        self.record = Some(record);
        let keys = format!("review shows where the game turned, save keeps the record, {again}Enter leaves.");
        let lines = [judged, styled(FAINT, &keys)].map(|line| wrap(&line, self.width, "", "") + "\n");
        Answer::show(lines.concat())
    }

    pub(super) fn presence(&self, seat: Seat, here: bool) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let stranger = known.table.seats.get(seat.idx()).is_none_or(|state| state.name.is_none());
        if known.you == Some(seat) || stranger {
            return Answer::default();
        }
        let text =
            format!("{} {}\n", known.words.name(seat), if here { "is here." } else { "has gone away." });
        Answer::show(styled(FAINT, &text))
    }

    pub(super) fn reaction(&self, seat: Seat, with: Reaction) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let feeling = serde_json::to_value(with).ok().and_then(|with| with.as_str().map(str::to_owned));
        Answer::show(format!("{}: *{}*\n", known.words.name(seat), feeling.unwrap_or_default()))
    }

    /// Why something was refused, with the clause in words if one is named.
    pub(super) fn sorry(&self, message: &str) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let text = wrap(&capital(message), self.width, "", "") + "\n";
        let id = message.rsplit_once('(').and_then(|(_, rest)| rest.strip_suffix(')'));
        let clause = id.and_then(|id| Some(page::clause(id, &known.facts.clause(id)?, self.width) + "\n"));
        Answer::show(text + &clause.unwrap_or_default())
    }
}

/// Something that happened besides steps, as a sentence.
fn sentence(happening: &Happening, known: &Known<'_>) -> Option<String> {
    let name = |seat: &Seat| styled(STRONG, &known.words.name(*seat));
    let waits_for_you = || {
        let waiting = known.table.offer.as_ref().map(|offer| offer.waiting);
        known.you.is_some_and(|you| waiting.is_some_and(|waiting| waiting.contains(you)))
    };
    Some(match happening {
        Happening::Opened {}
        | Happening::Step { .. }
        | Happening::Promised { .. }
        | Happening::Revealed { .. } => return None,
        Happening::Sat { seat, name } => format!("{} takes seat {}.", styled(STRONG, name), seat.0 + 1),
        Happening::Left { seat } => format!("{} gets up.", name(seat)),
        Happening::StoodIn { seat, level } => format!("A bot ({}) plays for {}.", level.name(), name(seat)),
        Happening::Returned { seat } => format!("{} plays again.", name(seat)),
        Happening::Began { game } => format!("Game {game} begins."),
        Happening::TimeUp { seat } => format!("{}: time is up, a bot makes this move.", name(seat)),
        Happening::Requested { seat, what } => {
            let wish = match what {
                Wish::Undo => "take back a move".to_owned(),
                Wish::Pause => "stop the clocks".to_owned(),
                Wish::StandInFor(other) => format!("let a bot play for {}", name(other)),
                Wish::Invite(other) => format!("invite somebody to seat {}", other.0 + 1),
            };
            let ask = if waits_for_you() { " Type yes or no." } else { "" };
            format!("{} would like to {wish}.{ask}", name(seat))
        }
        Happening::Answered { seat, yes: true } => format!("{} agrees.", name(seat)),
        Happening::Answered { seat, yes: false } => format!("{} says no.", name(seat)),
        Happening::Invited { seat } => format!("There is a new invitation to seat {}.", seat.0 + 1),
        Happening::Undone { seat } => format!("{} has taken back a move.", name(seat)),
        Happening::Said { seat, text } => format!("{}: {text}", name(seat)),
        Happening::Paused { seat } => format!("{} has stopped the game. resume goes on.", name(seat)),
        Happening::Resumed { seat } => format!("{} lets the game go on.", name(seat)),
        Happening::Switched { chat, spectators } => {
            let state = |on: bool| if on { "on" } else { "off" };
            format!("Chat is {}, looking on is {}.", state(*chat), state(*spectators))
        }
        Happening::WantsRematch { seat } => format!("{} would like to play again: type again.", name(seat)),
    })
}

/// Whether the luck of a game was what it should be, as a sentence.
fn judgement(check: &LuckCheck) -> String {
    let flaw = match check {
        LuckCheck::Fair { draws, saw_commitment, added } => {
            let seed = match (saw_commitment, added) {
                (true, true) => "the secret promised before the game and what you and the others added",
                (true, false) => "the secret promised before the game and what the players added",
                (false, _) => {
                    "the table's secret (this screen came too late to see it promised) and what was added"
                }
            };
            return format!("The luck verifies: all {draws} draws follow from {seed}.");
        }
        LuckCheck::Flawed(flaw) => clean::line(&flaw.to_string()).into_owned(),
        LuckCheck::NoSeed => "the record does not say how its seed was made".to_owned(),
        LuckCheck::OtherCommitment => "the table showed another commitment before the game".to_owned(),
        LuckCheck::NotAdded => "what this screen added to it is missing".to_owned(),
    };
    format!("The luck does NOT verify: {flaw}.")
}

fn whereabouts(state: &SeatState) -> &'static str {
    match (&state.name, state.bot, state.here) {
        (None, None, _) => ", empty",
        (None, Some(_), _) | (Some(_), None, true) => "",
        (Some(_), Some(_), true) => ", a bot plays",
        (Some(_), Some(_), false) => ", away, a bot plays",
        (Some(_), None, false) => ", away",
    }
}

/// What a seat's clock showed when it was last heard of.
fn time_left_of(known: &Known<'_>, seat: Seat) -> String {
    let face = known.client.clock().and_then(|(face, _)| face.left_ms.get(seat.idx()));
    let left = face.and_then(|ms| i64::try_from(*ms).ok()).map(SignedDuration::from_millis);
    left.map(|left| format!(", {}", minutes(left))).unwrap_or_default()
}

fn minutes(left: SignedDuration) -> String {
    format!("{}:{:02}", left.as_secs() / 60, left.as_secs() % 60)
}

fn names(known: &Known<'_>, seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| known.words.name(seat)).collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// A sentence as it begins.
fn capital(message: &str) -> String {
    let mut signs = message.chars();
    let first = signs.next().map(|sign| sign.to_uppercase().to_string()).unwrap_or_default();
    first + signs.as_str().trim_end_matches('.') + "."
}
