//! What a session says.

use engine::{OutcomeLine, Refused, Seat, Viewer};

use super::{Act, Reply, Session, Waiting};
use crate::screen::{FAINT, STRONG, TYPED, styled, wrap};
use crate::tabletop::Tabletop;
use crate::{Player, draw, page};

impl Session {
    pub(super) fn welcome(&self) -> String {
        let facts = self.game.facts();
        let title = format!("{}  {}", styled(STRONG, facts.title), styled(FAINT, facts.hook));
        let alone = self.people() == 1;
        let player = |(name, player): (&String, &Player)| match player {
            Player::You if alone => format!("You are {}.", styled(STRONG, name)),
            Player::You => format!("{} sits at this screen.", styled(STRONG, name)),
            Player::Bot(bot) => format!("{} is the machine ({bot}).", styled(STRONG, name)),
        };
        let players: Vec<String> = self.names.iter().zip(&self.players).map(player).collect();
        let players = wrap(&players.join(" "), self.width, "", "");
        let hint =
            styled(FAINT, "Type the number of a choice or the move itself; help lists what else there is.");
        format!("{}\n{players}\n{hint}\n", wrap(&title, self.width, "", ""))
    }

    pub(super) fn curtain(&self, seat: Seat) -> Reply {
        let name = styled(STRONG, &self.words.name(seat));
        Reply {
            text: format!("\nPass the screen to {name}.\n"),
            prompt: "Press Enter when nobody else is looking. ".to_owned(),
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
        let text = self.news_for(Viewer::Seat(seat), self.told[seat.idx()]);
        self.told[seat.idx()] = self.game.len();
        text
    }

    fn news_for(&self, viewer: Viewer, from: usize) -> String {
        let told = (from..).zip(self.game.told(viewer, from)).collect::<Vec<_>>();
        // What one player did in a row, or luck, is one paragraph.
        let acts = told.chunk_by(|(one, _), (next, _)| self.game.who(*one) == self.game.who(*next));
        let text: String =
            acts.map(|acts| self.tabletop().paragraph(acts.iter().flat_map(|(_, told)| &told.say))).collect();
        if text.is_empty() { text } else { format!("\n{text}") }
    }

    /// The table as this person sees it, what is asked, and the choices.
    pub(super) fn table(&self, seat: Seat) -> String {
        let moves = self.game.moves(seat);
        let scene = self.game.scene(Viewer::Seat(seat));
        self.tabletop().scene(&scene, &moves) + &self.choices(seat, &moves)
    }

    pub(super) fn choices(&self, seat: Seat, moves: &[String]) -> String {
        self.tabletop().choices(moves, |at| self.describe(seat, &moves[at]))
    }

    /// A legal move in words.
    pub(super) fn describe(&self, seat: Seat, mv: &str) -> String {
        let words = self.game.describe(seat, mv).map(|phrase| self.words.say(&phrase));
        words.expect("the move is legal")
    }

    pub(super) fn tabletop(&self) -> Tabletop<'_> {
        Tabletop { words: &self.words, width: self.width }
    }

    /// How it ended.
    pub(super) fn ending(&mut self) -> String {
        let alone =
            self.players.iter().position(|player| *player == Player::You).filter(|_| self.people() == 1);
        let viewer = alone.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
        // Of several people, everybody looks now: told is what nobody has heard yet.
        let from = alone.map_or_else(|| self.told.iter().copied().max().unwrap_or(0), |seat| self.told[seat]);
        let news = self.news_for(viewer, from);
        self.told.fill(self.game.len());
        let drawn = draw::scene(&self.game.scene(viewer), &self.words, &[], self.width);
        let outcome = self.game.outcome().expect("the game is over");
        let ending = self.tabletop().ending(&OutcomeLine::from(&outcome));
        format!("{news}\n{drawn}\n{ending}{}", self.what_now())
    }

    /// What can be typed when the game is over.
    fn what_now(&self) -> String {
        let kept = self.file.as_ref();
        let again = kept.map(|file| format!("Step through it again with: barn replay {}\n", file.display()));
        let save = if kept.is_none() { "save keeps the record, " } else { "" };
        let keys = format!(
            "review shows where the game turned, {save}undo takes your last move back, Enter leaves."
        );
        styled(FAINT, &(again.unwrap_or_default() + &keys)) + "\n"
    }

    /// Why a move was refused, with the clause in words.
    pub(super) fn refusal(&self, refused: &Refused) -> String {
        match refused {
            Refused::NotLegal { mv, clause } => {
                let text = self.game.facts().clause(clause).unwrap_or_default();
                format!(
                    "{} is not possible now:\n{}\n",
                    styled(TYPED, mv),
                    page::clause(clause, &text, self.width)
                )
            }
            Refused::BadNotation(bad) => {
                let text = format!("{bad}. Type the number of a choice, a move, or help.");
                wrap(&text, self.width, "", "") + "\n"
            }
            other => format!("{other}.\n"),
        }
    }

    /// The clauses that govern what is asked now.
    pub(super) fn clauses(&self) -> String {
        let facts = self.game.facts();
        let clause = |id: &&'static str| {
            let text = facts.clause(id).unwrap_or_default();
            page::clause(id, &text, self.width) + "\n"
        };
        self.game.clauses_now().iter().map(clause).collect()
    }
}
