//! What a session says.

use std::path::PathBuf;

use engine::{Line, Phrase, Seat, Viewer};
use table::wire::Refusal;

use super::local::NotDone;
use super::{Act, Reply, Session, Waiting};
use crate::Player;
use crate::terminal::draw;
use crate::terminal::screen::{FAINT, STRONG, TYPED, styled, wrap};
use crate::terminal::table_view::{TableView, refusal_phrase};

impl Session {
    /// The table as somebody at this screen sees it, or somebody who only looks on.
    pub(super) fn view(&self, viewer: Viewer) -> TableView<'_> {
        let view = TableView::of(self.table.client(viewer), &self.words, self.width);
        view.expect("everybody at this screen has heard the table")
    }

    pub(super) fn welcome(&self) -> String {
        let alone = self.people() == 1;
        let player = |(name, player): (&String, &Player)| {
            let phrase = match player {
                Player::You if alone => Phrase::new("barn-you"),
                Player::You => Phrase::new("barn-person"),
                Player::Bot(bot) => Phrase::new("barn-machine").with("level", bot.to_string()),
            };
            self.words.say(&phrase.with("name", styled(STRONG, name)))
        };
        let players: Vec<String> = self.names.iter().zip(&self.players).map(player).collect();
        let players = wrap(&players.join(" "), self.width, "", "");
        let hint = styled(FAINT, &self.words.say(&Phrase::new("barn-how")));
        format!("{}{players}\n{hint}\n", self.view(Viewer::Spectator).title())
    }

    pub(super) fn curtain(&self, seat: Seat) -> Reply {
        let pass = Phrase::new("barn-pass").with("name", styled(STRONG, &self.words.name(seat)));
        Reply {
            text: format!("\n{}\n", self.words.say(&pass)),
            prompt: self.words.say(&Phrase::new("barn-enter")) + " ",
            acts: vec![Act::Clear],
        }
    }

    pub(super) fn prompt(&self) -> String {
        match self.waiting {
            Waiting::Decision(seat) => format!("{}> ", self.words.name(seat)),
            Waiting::Curtain(_) | Waiting::End => "> ".to_owned(),
        }
    }

    /// What happened since this person last decided, as they may know it. Said once.
    pub(super) fn news(&mut self, seat: Seat) -> String {
        let viewer = Viewer::Seat(seat);
        let text = self.news_for(viewer, self.told[seat.idx()]);
        self.told[seat.idx()] = self.table.client(viewer).story().len();
        text
    }

    fn news_for(&self, viewer: Viewer, from: usize) -> String {
        let steps = self.table.record().steps;
        let told: Vec<_> = steps.iter().zip(self.table.client(viewer).story()).skip(from).collect();
        // What one player did in a row, or luck, is one paragraph.
        let acts = told.chunk_by(|(one, _), (next, _)| who(one) == who(next));
        let tabletop = self.view(viewer).tabletop();
        let text: String =
            acts.map(|acts| tabletop.paragraph(acts.iter().flat_map(|(_, told)| &told.say))).collect();
        if text.is_empty() { text } else { format!("\n{text}") }
    }

    /// How it ended.
    pub(super) fn ending(&mut self) -> String {
        let alone =
            self.players.iter().position(|player| *player == Player::You).filter(|_| self.people() == 1);
        let viewer = alone.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
        // Of several people, everybody looks now: told is what nobody has heard yet.
        let from = alone.map_or_else(|| self.told.iter().copied().max().unwrap_or(0), |seat| self.told[seat]);
        let news = self.news_for(viewer, from);
        self.told.fill(self.table.client(viewer).story().len());
        let view = self.view(viewer);
        let scene = view.game.scene.as_ref().expect("scenes were asked for");
        let drawn = draw::scene(scene, &self.words, &[], self.width);
        format!("{news}\n{drawn}\n{}{}", view.ending(), self.what_now())
    }

    /// What can be typed when the game is over.
    fn what_now(&self) -> String {
        let again = |file: &PathBuf| {
            let command = format!("barn replay {}", file.display());
            self.words.say(&Phrase::new("barn-again").with("command", command)) + "\n"
        };
        let keys = Phrase::new(if self.file.is_some() { "barn-keys" } else { "barn-keys-save" });
        let again = self.file.as_ref().map(again).unwrap_or_default();
        styled(FAINT, &(again + &self.words.say(&keys))) + "\n"
    }

    /// Why the table has refused a move, with the clause in words.
    pub(super) fn refusal(&self, seat: Seat, mv: &str, refused: &NotDone) -> String {
        let NotDone { code, message, why, clause } = refused;
        if let Some(why) = why {
            let head = Phrase::new("barn-not-possible").with("move", styled(TYPED, mv));
            let why = wrap(&self.words.say(why), self.width, "", "");
            let clause = clause.as_ref().and_then(|id| self.view(Viewer::Seat(seat)).clause(id));
            return format!("{}\n{why}\n{}", self.words.say(&head), clause.unwrap_or_default());
        }
        if *code == Refusal::BadNotation {
            let text = Phrase::new("barn-unreadable").with("problem", message.as_str());
            return wrap(&self.words.say(&text), self.width, "", "") + "\n";
        }
        wrap(&self.words.say(&refusal_phrase(*code)), self.width, "", "") + "\n"
    }
}

/// Who took a step: a seat, or luck.
fn who(step: &Line) -> Option<Seat> {
    match step {
        Line::Move { seat, .. } => Some(*seat),
        Line::Chance(_) => None,
    }
}
