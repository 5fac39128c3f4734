//! Questions before a game: which one, and against whom.

use std::io::{BufRead, Write};

use engine::{Facts, Lang, Phrase, Wordbook};
use players::Level;

use crate::terminal::screen;
use crate::terminal::screen::{FAINT, STRONG, TYPED, pad, styled, wrap};
use crate::terminal::words;
use crate::{Failure, Player};

/// How many columns the name of a level takes.
const LEVEL: usize = 18;

/// Which game it shall be.
pub(crate) fn which_game(
    lang: Lang,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<&'static Facts, Failure> {
    let own = words::own(lang);
    let entry = |facts: &&'static Facts| {
        let hook = Wordbook::new(facts, lang).map(|words| words.say(&Phrase::new("hook")));
        let hook = hook.unwrap_or_else(|| facts.hook.to_owned());
        format!("{}  {}\n{hook}", styled(STRONG, facts.title), styled(FAINT, &size(facts, &own)))
    };
    let entries: Vec<String> = games::ALL.iter().map(entry).collect();
    let at = choose("barn-ask-game", &entries, &own, input, out)?;
    Ok(games::ALL[at])
}

/// Who shall play it: one person against bots, or several people at this screen.
pub(crate) fn who_plays(
    facts: &Facts,
    lang: Lang,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Vec<Player>, Failure> {
    let own = words::own(lang);
    let seats = how_many(facts, &own, input, out)?;
    let others = usize::from(seats) - 1;
    let people = own.say(&Phrase::new("barn-ask-people").with("seats", seats));
    let level = |level: &Level| {
        let say = |id| own.say(&Phrase::new(id).with("level", level.name()));
        format!("{}{}", pad(&say("barn-level"), LEVEL), say("barn-level-says"))
    };
    let entries: Vec<String> = Level::ALL.iter().map(level).chain([people]).collect();
    let at = choose("barn-ask-against", &entries, &own, input, out)?;
    Ok(match Level::ALL.get(at) {
        Some(level) => [vec![Player::You], vec![Player::Bot((*level).into()); others]].concat(),
        None => vec![Player::You; usize::from(seats)],
    })
}

/// How many can play, and how long it takes.
fn size(facts: &Facts, own: &Wordbook) -> String {
    let phrase = match facts.seats {
        (fewest, most) if fewest == most => Phrase::new("barn-size-exact").with("seats", fewest),
        (fewest, most) => Phrase::new("barn-size").with("fewest", fewest).with("most", most),
    };
    own.say(&phrase.with("minutes", facts.minutes))
}

/// How many shall play, if the game leaves a choice.
fn how_many(
    facts: &Facts,
    own: &Wordbook,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    let (fewest, most) = facts.seats;
    if fewest == most {
        return Ok(fewest);
    }
    let players = |seats: u8| own.say(&Phrase::new("barn-ask-players").with("seats", seats));
    let entries: Vec<String> = (fewest..=most).map(players).collect();
    Ok(fewest + choose("barn-ask-seats", &entries, own, input, out)? as u8)
}

/// Asks until one of the entries is chosen by its number.
fn choose(
    question: &'static str,
    entries: &[String],
    own: &Wordbook,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<usize, Failure> {
    writeln!(out, "{}", styled(STRONG, &own.say(&Phrase::new(question))))?;
    for (at, entry) in entries.iter().enumerate() {
        let number = styled(TYPED, &format!("{:>3}  ", at + 1));
        writeln!(out, "{}", wrap(entry, screen::width(), &number, "     "))?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Err(Failure::Failed(own.say(&Phrase::new("barn-ask-silence"))));
        }
        match line.trim().parse::<usize>() {
            Ok(number) if (1..=entries.len()).contains(&number) => {
                writeln!(out)?;
                return Ok(number - 1);
            }
            _ => {
                let again = Phrase::new("barn-ask-number").with("most", entries.len());
                writeln!(out, "{}", own.say(&again))?;
            }
        }
    }
}
