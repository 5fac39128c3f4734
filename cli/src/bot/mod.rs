//! `barn bot`: a program at a table in a hall. The program speaks the line protocol (`docs/protocol.md`, "At a
//! table"); this is the bridge between it and the table.

mod program;

use std::io::Write;
use std::time::Duration;

use engine::Seat;
use serde_json::{Value, json};
use table::ClockFace;
use table::wire::{FromTable, GameState, TableState, ToTable};
use tokio::time::Instant;

use crate::luck::{fresh_seed, write_hex};
use crate::online::{Event, Link, OwnLink, Visit, block_on, guarded, sit, wordbook};
use crate::tabletop::Tabletop;
use crate::{Failure, clean, output, screen};
use program::{Mishap, Program};

/// So many mishaps with one decision, and the program is given up.
const MOST_MISHAPS: u32 = 3;

/// What the way to the table and back may take of the table's clock.
const ON_THE_WAY_MS: u64 = 500;

/// Seats a program of yours at a table in a game hall (see docs/protocol.md)
///
/// The program is told what its seat knows whenever it must decide, one JSON object per line, and answers with a
/// move. If it answers nonsense, too late or not at all, it is started anew and asked again; the third time in a
/// row is an error.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: barn bot 'http://127.0.0.1:8080/#/table/TABLE/SECRET' --cmd 'python3 scripts/example_bot.py'"
)]
pub(crate) struct Args {
    /// The link of its seat, as barn invite prints it
    link: Link,
    /// The program with its arguments
    #[arg(long, value_name = "PROGRAM")]
    cmd: String,
    /// What it is called at the table
    #[arg(long, default_value = "Bot")]
    name: String,
    /// How many milliseconds it may think about a move; less, where the table's clock has less
    #[arg(long, default_value_t = 10_000)]
    ms: u64,
    /// For programs: the result as one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.link.secret.is_none() {
        return Err(Failure::Usage("this link is for looking on; a bot needs the link of a seat".to_owned()));
    }
    let words = shlex::split(&args.cmd).filter(|words| !words.is_empty());
    let words = words.ok_or_else(|| Failure::Usage("--cmd is not a command".to_owned()))?;
    let own = OwnLink::find(&args.link)?.expect("the link of a seat");
    block_on(play(args, &own, words))
}

/// What the table has told.
struct Known {
    seat: Seat,
    table: TableState,
    game: GameState,
    clock: Option<ClockFace>,
}

/// A decision: which of the table's games, and the seat's version.
type Decision = (u32, u32);

impl Known {
    /// The decision that is waited for, if there is one.
    fn due(&self) -> Option<Decision> {
        let asked = self.game.asked.contains(self.seat) && !self.game.moves.is_empty();
        let playing = self.table.seats[self.seat.idx()].bot.is_none() && !self.table.paused;
        (asked && playing).then(|| (self.table.number, self.game.version.unwrap_or_default()))
    }

    /// What the program is told.
    fn question(&self, ms: u64) -> Value {
        json!({
            "cmd": "decide",
            "game": self.table.game,
            "options": self.table.options,
            "seats": self.table.seats.len(),
            "seat": self.seat,
            "view": self.game.view,
            "moves": self.game.moves,
            "ms": ms,
        })
    }

    /// How long the program may think.
    fn thinking_ms(&self, most: u64) -> u64 {
        let left = self.clock.as_ref().filter(|clock| clock.running.contains(self.seat));
        let left = left.and_then(|clock| clock.left_ms.get(self.seat.idx()));
        left.map_or(most, |left| most.min(left.saturating_sub(ON_THE_WAY_MS)))
    }
}

/// The bridge.
struct Bridge<'a> {
    args: &'a Args,
    /// The link that will hold the seat.
    own: &'a OwnLink,
    visit: Visit,
    program: Program,
    known: Option<Known>,
    /// What the keys of moves begin with.
    key: String,
    /// What the program is thinking about, and until when it may.
    asked: Option<(Decision, Instant)>,
    /// What has been decided and sent.
    sent: Option<Decision>,
    mishaps: u32,
}

async fn play(args: &Args, own: &OwnLink, words: Vec<String>) -> Result<(), Failure> {
    let mut bridge = Bridge {
        args,
        own,
        program: Program::start(words)?,
        visit: Visit::start(args.link.clone(), Some(own), false),
        known: None,
        key: write_hex(&fresh_seed()?)[..16].to_owned(),
        asked: None,
        sent: None,
        mishaps: 0,
    };
    while !bridge.is_over() {
        tokio::select! {
            event = bridge.visit.next() => bridge.hear(event)?,
            answer = bridge.program.answer(bridge.asked.map(|(_, until)| until)) => bridge.take(answer)?,
        }
        bridge.ask().await?;
    }
    bridge.report()
}

impl Bridge<'_> {
    fn is_over(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.game.result.is_some())
    }

    fn hear(&mut self, event: Event) -> Result<(), Failure> {
        match event {
            Event::Heard(message) => self.keep_up(*message),
            Event::Holds(link) if link != self.args.link => {
                output::tell(format_args!("come back with: barn bot '{link}' --cmd …"));
            }
            Event::Holds(_) => {}
            Event::Lost(why) => output::tell(format_args!("the connection is lost ({why}); coming back")),
            Event::Ended(why) => return Err(Failure::Failed(why)),
        }
        Ok(())
    }

    fn keep_up(&mut self, message: FromTable) {
        match message {
            FromTable::Welcome { you: Some(seat), table, game, clock, .. } => {
                if table.seats[seat.idx()].name.is_none() {
                    if let Some(warning) = self.own.warning() {
                        output::tell(format_args!("{warning}"));
                    }
                    self.visit.say(sit(self.args.name.clone()));
                }
                self.known = Some(Known { seat, table: *table, game: *game, clock });
            }
            FromTable::News { table, game, clock, .. } => {
                let Some(known) = &mut self.known else { return };
                known.clock = clock;
                if let Some(table) = table {
                    known.table = *table;
                }
                if let Some(game) = game {
                    known.game = *game;
                }
            }
            FromTable::Sorry { key, message, .. } => {
                output::tell(format_args!("the table says no: {message}"));
                // A move that was refused is decided anew, if it still must be.
                if key.is_some() {
                    self.sent = None;
                }
            }
            _ => {}
        }
    }

    /// Asks the program, if there is something to decide and it is not thinking.
    async fn ask(&mut self) -> Result<(), Failure> {
        while let Some(question) = self.next_question() {
            match self.program.ask(&question).await {
                Ok(()) => return Ok(()),
                Err(mishap) => self.mishap(&mishap)?,
            }
        }
        Ok(())
    }

    fn next_question(&mut self) -> Option<Value> {
        let known = self.known.as_ref()?;
        let due = known.due().filter(|due| self.asked.is_none() && self.sent != Some(*due))?;
        let ms = known.thinking_ms(self.args.ms);
        self.asked = Some((due, Instant::now() + Duration::from_millis(ms)));
        Some(known.question(ms))
    }

    /// Takes what the program answers.
    fn take(&mut self, answer: Result<String, Mishap>) -> Result<(), Failure> {
        let (Some(known), Some((decision, _))) = (&self.known, self.asked) else {
            return answer.map_or_else(|mishap| self.mishap(&mishap), |_| Ok(()));
        };
        if known.due() != Some(decision) && answer.is_ok() {
            // Somebody took a move back, or time was up. The next question is another.
            self.asked = None;
            return Ok(());
        }
        match answer.and_then(|line| program::read_move(&line, &known.game.moves)) {
            Ok(mv) => {
                (self.asked, self.sent, self.mishaps) = (None, Some(decision), 0);
                let key = format!("{}-{}-{}", self.key, decision.0, decision.1);
                self.visit.say(ToTable::Play { key, expect: decision.1, mv });
                Ok(())
            }
            Err(mishap) => self.mishap(&mishap),
        }
    }

    /// Starts the program anew, or gives it up.
    fn mishap(&mut self, mishap: &Mishap) -> Result<(), Failure> {
        self.asked = None;
        self.mishaps += 1;
        if self.mishaps >= MOST_MISHAPS {
            return Err(Failure::Failed(format!("{mishap}; that was the third mishap in a row")));
        }
        output::tell(format_args!("{mishap}; starting the program anew"));
        self.program.start_anew()
    }

    /// Tells how the game ended.
    fn report(&self) -> Result<(), Failure> {
        let Some((known, result)) =
            self.known.as_ref().and_then(|known| Some((known, known.game.result.as_ref()?)))
        else {
            return Ok(());
        };
        let mut out = output::stdout();
        if self.args.json {
            let result = json!({"seat": known.seat, "scores": result.scores, "winners": result.winners});
            writeln!(out, "{}", clean::json(&result))?;
            return Ok(());
        }
        let words = wordbook(games::facts(&known.table.game)?, &known.table, None);
        let sources =
            guarded(|| games::sources(&known.table.game, known.game.view.text())).unwrap_or_default();
        write!(out, "{}", Tabletop { words: &words, width: screen::width() }.ending(result, &sources))?;
        Ok(())
    }
}
