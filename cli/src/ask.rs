//! Questions before a game: which one, and against whom.

use std::io::{BufRead, Write};

use engine::Facts;

use crate::games_command::players;
use crate::screen::{FAINT, STRONG, TYPED, styled, wrap};
use crate::{Bot, Failure, Player, screen};

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
    let mut tables = Vec::new();
    for seats in facts.seats.0..=facts.seats.1 {
        let others = usize::from(seats) - 1;
        for bot in Bot::ALL {
            let players = [vec![Player::You], vec![Player::Bot(bot); others]].concat();
            tables.push((format!("you against {others} × {bot}"), players));
        }
    }
    for seats in facts.seats.0..=facts.seats.1 {
        tables.push((format!("{seats} people at this screen"), vec![Player::You; usize::from(seats)]));
    }
    let entries: Vec<String> = tables.iter().map(|(words, _)| words.clone()).collect();
    let at = choose("Who plays?", &entries, input, out)?;
    Ok(tables.swap_remove(at).1)
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
