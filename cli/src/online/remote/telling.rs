//! What is shown of a table elsewhere.

use std::fmt::Write;

use engine::{Lang, Phrase, Seat, SeatSet, Wordbook};
use jiff::{SignedDuration, Timestamp};
use table::client::LuckCheck;
use table::wire::{Happening, Reaction, Refusal, SeatState, Wish};

use super::super::guarded;
use super::{Answer, Remote, time_left};
use crate::terminal::clean;
use crate::terminal::screen::{FAINT, STRONG, styled, wrap};
use crate::terminal::table_view::{TableView, refusal_phrase};

impl Remote {
    /// What stands before the line that is typed.
    pub fn prompt(&self, now: Timestamp) -> String {
        let Some(known) = self.known() else { return String::new() };
        if known.client.free_seat().is_some() && self.name.is_none() {
            return self.say(&Phrase::new("barn-call-you")) + " ";
        }
        let Some(you) = known.you else { return self.say(&Phrase::new("barn-looking-on-prompt")) + "> " };
        let left = time_left(&self.client, you, now).map(|left| format!(" {}", minutes(left)));
        format!("{}{}> ", known.words.name(you), left.unwrap_or_default())
    }

    /// The first thing to show.
    pub(super) fn introduction(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let role = self.say(&match known.you.or(known.client.free_seat()) {
            Some(seat) => Phrase::new("barn-your-seat").with("seat", seat.0 + 1),
            None => Phrase::new("barn-looking-on"),
        });
        let hint = styled(FAINT, &self.say(&Phrase::new("barn-how-table")));
        format!("{}{role}\n{}{hint}\n", known.title(), self.seats())
    }

    /// Who sits where.
    pub(super) fn seats(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let mut text = String::new();
        for (seat, state) in (0..).zip(&known.table.seats) {
            let name = known.words.name(Seat(seat));
            let left = time_left_of(&known, Seat(seat));
            writeln!(text, "  {}  {name}{}{left}", seat + 1, whereabouts(state, known.words))
                .expect("text grows");
        }
        text
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
            let steps = known.tabletop().paragraph(phrases);
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
            return if new { Answer::show(self.drawn()) } else { Answer::default() };
        }
        let asked = known.game.asked;
        if self.waiting == asked || asked.is_empty() {
            return Answer::default();
        }
        let text = self.say(&Phrase::new("barn-waiting").with("who", names(&known, asked))) + "\n";
        self.waiting = asked;
        Answer::show(styled(FAINT, &text))
    }

    /// Who has not come yet.
    fn missing(&self) -> String {
        let Some(known) = self.known() else { return String::new() };
        let empty = |(_, state): &(u8, &SeatState)| state.name.is_none() && state.bot.is_none();
        let missing = (0..).zip(&known.table.seats).filter(empty).map(|(seat, _)| Seat(seat));
        let missing: Vec<String> = missing.map(|seat| format!("{}", seat.0 + 1)).collect();
        let text = self.say(&Phrase::new("barn-missing").with("seats", missing.join(", "))) + "\n";
        if missing.is_empty() { String::new() } else { styled(FAINT, &text) }
    }

    /// The table as it looks, and the choices.
    fn drawn(&self) -> String {
        self.known().map(TableView::drawn).unwrap_or_default()
    }

    fn ending(&self) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let ending =
            guarded(|| known.ending()).unwrap_or_else(|| self.say(&Phrase::new("barn-no-sense")) + "\n");
        Answer { wants_record: true, ..Answer::show(self.drawn() + &ending) }
    }

    /// Takes the record of the game that is over, and says whether its luck was fair.
    pub fn take_record(&mut self, record: Vec<u8>) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let judged = known.words.say(&judgement(&known.client.check_luck(known.table.number, &record)));
        let keys = Phrase::new(if known.you.is_some() { "barn-keys-table" } else { "barn-keys-watch" });
        let keys = known.words.say(&keys);
        self.record = Some(record);
        let lines = [judged, styled(FAINT, &keys)].map(|line| wrap(&line, self.width, "", "") + "\n");
        Answer::show(lines.concat())
    }

    pub(super) fn presence(&self, seat: Seat, here: bool) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let stranger = known.table.seats.get(seat.idx()).is_none_or(|state| state.name.is_none());
        if known.you == Some(seat) || stranger {
            return Answer::default();
        }
        let phrase = Phrase::new(if here { "barn-here" } else { "barn-away" });
        Answer::show(styled(FAINT, &(self.say(&phrase.with("who", known.words.name(seat))) + "\n")))
    }

    pub(super) fn reaction(&self, seat: Seat, with: Reaction) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let feeling = serde_json::to_value(with).ok().and_then(|with| with.as_str().map(str::to_owned));
        Answer::show(format!("{}: *{}*\n", known.words.name(seat), feeling.unwrap_or_default()))
    }

    /// Why something was refused, with the clause in words if one is named.
    pub(super) fn sorry(
        &self,
        code: Refusal,
        message: &str,
        why: Option<&Phrase>,
        clause: Option<&str>,
    ) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        let sentence = match why {
            // The table speaks English itself, and names what was typed.
            _ if known.words.lang() == Lang::English => capital(message),
            Some(why) => known.words.say(why),
            None => known.words.say(&refusal_phrase(code)),
        };
        let text = wrap(&sentence, self.width, "", "") + "\n";
        let clause = clause.and_then(|id| known.clause(id));
        Answer::show(text + &clause.unwrap_or_default())
    }
}

/// Something that happened besides steps, as a sentence.
fn sentence(happening: &Happening, known: &TableView<'_>) -> Option<String> {
    let name = |seat: &Seat| styled(STRONG, &known.words.name(*seat));
    let waits_for_you = || {
        let waiting = known.table.offer.as_ref().map(|offer| offer.waiting);
        known.you.is_some_and(|you| waiting.is_some_and(|waiting| waiting.contains(you)))
    };
    let by = |id, seat: &Seat| Phrase::new(id).with("who", name(seat));
    let phrase = match happening {
        Happening::Opened {}
        | Happening::Step { .. }
        | Happening::Promised { .. }
        | Happening::Revealed { .. } => return None,
        Happening::Said { seat, text } => return Some(format!("{}: {text}", name(seat))),
        Happening::Switched { chat, spectators } => {
            let chat = Phrase::new(if *chat { "barn-chat-on" } else { "barn-chat-off" });
            let watch = Phrase::new(if *spectators { "barn-watch-on" } else { "barn-watch-off" });
            return Some(format!("{} {}", known.words.say(&chat), known.words.say(&watch)));
        }
        Happening::Sat { seat, name } => {
            Phrase::new("barn-sat").with("who", styled(STRONG, name)).with("seat", seat.0 + 1)
        }
        Happening::Left { seat } => by("barn-left", seat),
        Happening::StoodIn { seat, level } => by("barn-stood-in", seat).with("level", level.name()),
        Happening::Returned { seat } => by("barn-returned", seat),
        Happening::Began { game } => Phrase::new("barn-began").with("game", *game),
        Happening::TimeUp { seat } => by("barn-time-up", seat),
        Happening::Requested { seat, what } => {
            let wish = match what {
                Wish::Undo => by("barn-wish-undo", seat),
                Wish::Pause => by("barn-wish-pause", seat),
                Wish::StandInFor(other) => by("barn-wish-stand-in", seat).with("whom", name(other)),
                Wish::Invite(other) => by("barn-wish-invite", seat).with("seat", other.0 + 1),
            };
            let ask =
                if waits_for_you() { known.words.say(&Phrase::new("barn-yes-or-no")) } else { String::new() };
            return Some(format!("{} {ask}", known.words.say(&wish)).trim_end().to_owned());
        }
        Happening::Answered { seat, yes: true } => by("barn-agrees", seat),
        Happening::Answered { seat, yes: false } => by("barn-says-no", seat),
        Happening::Invited { seat } => Phrase::new("barn-invited").with("seat", seat.0 + 1),
        Happening::Undone { seat } => by("barn-undone", seat),
        Happening::Paused { seat } => by("barn-paused", seat),
        Happening::Resumed { seat } => by("barn-resumed", seat),
        Happening::WantsRematch { seat } => by("barn-wants-again", seat),
    };
    Some(known.words.say(&phrase))
}

/// Whether the luck of a game was what it should be, as a sentence.
fn judgement(check: &LuckCheck) -> Phrase {
    let fair = |id, draws: &usize| Phrase::new(id).with("draws", *draws);
    match check {
        LuckCheck::Fair { draws, saw_commitment: true, added: true } => fair("barn-luck-fair", draws),
        LuckCheck::Fair { draws, saw_commitment: true, added: false } => {
            fair("barn-luck-fair-watched", draws)
        }
        LuckCheck::Fair { draws, saw_commitment: false, .. } => fair("barn-luck-fair-late", draws),
        LuckCheck::Flawed(flaw) => {
            Phrase::new("barn-luck-flawed").with("flaw", clean::line(&flaw.to_string()).into_owned())
        }
        LuckCheck::NoSeed => Phrase::new("barn-luck-no-seed"),
        LuckCheck::OtherCommitment => Phrase::new("barn-luck-commitment"),
        LuckCheck::NotAdded => Phrase::new("barn-luck-not-added"),
    }
}

/// Whether somebody is at a seat, as it follows the name.
fn whereabouts(state: &SeatState, words: &Wordbook) -> String {
    let ids: &[&'static str] = match (&state.name, state.bot, state.here) {
        (None, None, _) => &["barn-seat-empty"],
        (None, Some(_), _) | (Some(_), None, true) => &[],
        (Some(_), Some(_), true) => &["barn-seat-bot"],
        (Some(_), Some(_), false) => &["barn-seat-away", "barn-seat-bot"],
        (Some(_), None, false) => &["barn-seat-away"],
    };
    ids.iter().map(|id| ", ".to_owned() + &words.say(&Phrase::new(id))).collect()
}

/// What a seat's clock showed when it was last heard of.
fn time_left_of(known: &TableView<'_>, seat: Seat) -> String {
    let face = known.client.clock().and_then(|(face, _)| face.left_ms.get(seat.idx()));
    let left = face.and_then(|ms| i64::try_from(*ms).ok()).map(SignedDuration::from_millis);
    left.map(|left| format!(", {}", minutes(left))).unwrap_or_default()
}

fn minutes(left: SignedDuration) -> String {
    format!("{}:{:02}", left.as_secs() / 60, left.as_secs() % 60)
}

fn names(known: &TableView<'_>, seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| known.words.name(seat)).collect();
    match names.as_slice() {
        [first @ .., last] if !first.is_empty() => {
            let both = Phrase::new("barn-and").with("first", first.join(", ")).with("last", last.as_str());
            known.words.say(&both)
        }
        _ => names.concat(),
    }
}

/// A sentence as it begins.
fn capital(message: &str) -> String {
    let mut signs = message.chars();
    let first = signs.next().map(|sign| sign.to_uppercase().to_string()).unwrap_or_default();
    first + signs.as_str().trim_end_matches('.') + "."
}
