//! Questions before a game: which one, and against whom.

use std::io::{BufRead, Write};

use engine::Facts;
use players::Level;

use crate::commands::games::players;
use crate::terminal::screen;
use crate::terminal::screen::{FAINT, STRONG, TYPED, styled, wrap};
use crate::{Failure, Player};

/// Which game it shall be.
pub(crate) fn which_game(input: &mut impl BufRead, out: &mut impl Write) -> Result<&'static Facts, Failure> {
    let entry = |facts: &&Facts| {
        let size = format!("{}, about {} minutes", players(facts), facts.minutes);
        format!("{}  {}\n{}", styled(STRONG, facts.title), styled(FAINT, &size), facts.hook)
    };
    let entries: Vec<String> = games::ALL.iter().map(entry).collect();
    let at = choose("Which game?", &entries, input, out)?;
    Ok(games::ALL[at])
}

/// Who shall play it: one person against machines, or several people at this screen.
pub(crate) fn who_plays(
    facts: &Facts,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Vec<Player>, Failure> {
    let seats = how_many(facts, input, out)?;
    let others = usize::from(seats) - 1;
    let people = format!("{seats} people at this screen");
    let levels = Level::ALL.iter().map(|level| format!("{:<8}{}", level.name(), hint(*level)));
    let entries: Vec<String> = levels.chain([people]).collect();
    let at = choose("Against whom?", &entries, input, out)?;
    Ok(match Level::ALL.get(at) {
        Some(level) => [vec![Player::You], vec![Player::Bot((*level).into()); others]].concat(),
        None => vec![Player::You; usize::from(seats)],
    })
}

/// How many shall play, if the game leaves a choice.
fn how_many(facts: &Facts, input: &mut impl BufRead, out: &mut impl Write) -> Result<u8, Failure> {
    let (fewest, most) = facts.seats;
    if fewest == most {
        return Ok(fewest);
    }
    let entries: Vec<String> = (fewest..=most).map(|seats| format!("{seats} players")).collect();
    Ok(fewest + choose("How many play?", &entries, input, out)? as u8)
}

/// What to expect of a machine.
fn hint(level: Level) -> &'static str {
    match level {
        Level::Random => "any move at all: for a first look at the rules",
        Level::Easy => "means well, overlooks a lot",
        Level::Medium => "knows what is good at a glance",
        Level::Hard => "thinks ahead",
        Level::Expert => "thinks ahead as far as it can",
    }
}

/// Asks until one of the entries is chosen by its number.
fn choose(
    question: &str,
    entries: &[String],
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<usize, Failure> {
    writeln!(out, "{}", styled(STRONG, question))?;
    for (at, entry) in entries.iter().enumerate() {
        let number = styled(TYPED, &format!("{:>3}  ", at + 1));
        writeln!(out, "{}", wrap(entry, screen::width(), &number, "     "))?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Err(Failure::Failed("nobody answered; see barn play --help for other ways".to_owned()));
        }
        match line.trim().parse::<usize>() {
            Ok(number) if (1..=entries.len()).contains(&number) => {
                writeln!(out)?;
                return Ok(number - 1);
            }
            _ => writeln!(out, "Type a number from 1 to {}.", entries.len())?,
        }
    }
}
