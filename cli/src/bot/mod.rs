//! `barn bot`: a program at a table in a hall. The program speaks the line protocol (`docs/protocol.md`, "At a
//! table"); this is the bridge between it and the table.

mod program;

use std::io::Write;
use std::time::Duration;

use engine::Lang;
use serde_json::{Value, json};
use table::Client;
use table::client::Effect;
use table::wire::FromTable;
use tokio::time::Instant;

use crate::Failure;
use crate::luck::{fresh_seed, write_hex};
use crate::online::{Event, Link, OwnLink, Visit, block_on, client, farewell, guarded, wordbook};
use crate::terminal::tabletop::Tabletop;
use crate::terminal::{clean, output, screen};
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

/// A decision: which of the table's games, and the seat's version.
type Decision = (u32, u32);

/// The decision that is waited for, if there is one.
fn due(client: &Client) -> Option<Decision> {
    let (table, game) = (client.table()?, client.game()?);
    (client.is_asked() && !table.paused).then(|| (table.number, game.version.unwrap_or_default()))
}

/// What the program is told.
fn question(client: &Client, ms: u64) -> Option<Value> {
    let (table, game) = (client.table()?, client.game()?);
    Some(json!({
        "cmd": "decide",
        "game": table.game,
        "options": table.options,
        "seats": table.seats.len(),
        "seat": client.you()?,
        "view": game.view,
        "moves": game.moves,
        "ms": ms,
    }))
}

/// The bridge.
struct Bridge<'a> {
    args: &'a Args,
    /// The link that will hold the seat.
    own: &'a OwnLink,
    visit: Visit,
    client: Client,
    program: Program,
    /// Since when there has been this bridge: the client's time.
    began: Instant,
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
        visit: Visit::start(args.link.clone()),
        client: client(&args.link, Some(own)),
        began: Instant::now(),
        key: write_hex(&fresh_seed()?)[..16].to_owned(),
        asked: None,
        sent: None,
        mishaps: 0,
    };
    while !bridge.client.is_over() {
        tokio::select! {
            event = bridge.visit.next() => bridge.hear(event)?,
            answer = bridge.program.answer(bridge.asked.map(|(_, until)| until)) => bridge.take(answer)?,
        }
        bridge.ask().await?;
    }
    bridge.report()
}

impl Bridge<'_> {
    fn hear(&mut self, event: Event) -> Result<(), Failure> {
        match event {
            Event::Connected => self.visit.say(self.client.connected()),
            Event::Heard(message) => self.keep_up(*message)?,
            Event::Lost(why) => {
                self.client.disconnected();
                output::tell(format_args!("the connection is lost ({why}); coming back"));
            }
            Event::Ended(why) => return Err(Failure::Failed(why)),
        }
        Ok(())
    }

    fn now_ms(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn keep_up(&mut self, message: FromTable) -> Result<(), Failure> {
        for effect in self.client.hear(message, self.now_ms()) {
            match effect {
                Effect::Say(message) => self.visit.say(message),
                Effect::Welcome { .. } => self.sit(),
                Effect::Holds(secret) if Some(&secret) != self.args.link.secret.as_ref() => {
                    let link = Link { secret: Some(secret), ..self.args.link.clone() };
                    output::tell(format_args!("come back with: barn bot '{link}' --cmd …"));
                }
                Effect::Sorry { key, message, .. } => {
                    output::tell(format_args!("the table says no: {message}"));
                    // A move that was refused is decided anew, if it still must be.
                    if key.is_some() {
                        self.sent = None;
                    }
                }
                Effect::Ended(ending) => return Err(Failure::Failed(farewell(ending))),
                _ => {}
            }
        }
        Ok(())
    }

    /// Sits down, if nobody has.
    fn sit(&mut self) {
        if self.client.free_seat().is_none() {
            return;
        }
        if let Some(warning) = self.own.warning() {
            output::tell(format_args!("{warning}"));
        }
        if let Some(sit) = self.client.sit(self.args.name.clone()) {
            self.visit.say(sit);
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
        let due = due(&self.client).filter(|due| self.asked.is_none() && self.sent != Some(*due))?;
        let ms = self.thinking_ms();
        self.asked = Some((due, Instant::now() + Duration::from_millis(ms)));
        question(&self.client, ms)
    }

    /// How long the program may think.
    fn thinking_ms(&self) -> u64 {
        let left = self.client.you().and_then(|you| self.client.time_left_ms(you, self.now_ms()));
        left.map_or(self.args.ms, |left| self.args.ms.min(left.saturating_sub(ON_THE_WAY_MS)))
    }

    /// Takes what the program answers.
    fn take(&mut self, answer: Result<String, Mishap>) -> Result<(), Failure> {
        let (Some(game), Some((decision, _))) = (self.client.game(), self.asked) else {
            return answer.map_or_else(|mishap| self.mishap(&mishap), |_| Ok(()));
        };
        if due(&self.client) != Some(decision) && answer.is_ok() {
            // Somebody took a move back, or time was up. The next question is another.
            self.asked = None;
            return Ok(());
        }
        match answer.and_then(|line| program::read_move(&line, &game.moves)) {
            Ok(mv) => {
                (self.asked, self.sent, self.mishaps) = (None, Some(decision), 0);
                let key = format!("{}-{}-{}", self.key, decision.0, decision.1);
                if let Some(play) = self.client.play(key, mv) {
                    self.visit.say(play);
                }
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
        let (Some(table), Some(game)) = (self.client.table(), self.client.game()) else { return Ok(()) };
        let Some(result) = &game.result else { return Ok(()) };
        let mut out = output::stdout();
        if self.args.json {
            let result =
                json!({"seat": self.client.you(), "scores": result.scores, "winners": result.winners});
            writeln!(out, "{}", clean::json(&result))?;
            return Ok(());
        }
        let words = wordbook(games::facts(&table.game)?, table, Lang::English, None);
        let words = words.expect("every game has English words");
        let sources = guarded(|| games::sources(&table.game, game.view.text())).unwrap_or_default();
        write!(out, "{}", Tabletop { words: &words, width: screen::width() }.ending(result, &sources))?;
        Ok(())
    }
}
