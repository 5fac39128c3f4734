//! `barn engine`: the line protocol on standard input and output.

use std::io::{self, BufRead, BufReader, Read, Write};

use crate::luck::fresh_seed;
use crate::protocol::LONGEST_LINE;
use crate::terminal::{clean, output};
use crate::{Failure, Protocol};

/// Plays with programs: one JSON object per line in, one out (see docs/protocol.md)
#[derive(clap::Args, Debug)]
#[command(after_help = r#"Example: echo '{"cmd":"new","game":"kuhlorado","seats":2}' | barn engine"#)]
pub(crate) struct Args {}

pub(crate) fn run() -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(1 << 16, io::stdin());
    let mut out = output::json_lines();
    let mut protocol = Protocol::new(fresh_seed()?);
    let mut line = Vec::new();
    while next_line(&mut input, &mut line)? {
        // What is no text is no JSON either: this sign stands for it, and is refused as such.
        let answer = protocol.answer(std::str::from_utf8(&line).unwrap_or("\u{fffd}"));
        writeln!(out, "{}", clean::escaped(&answer))?;
        // A program that sends many lines at once gets many answers at once.
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Reads a line without its end; of one that is too long, just enough to be refused. `false` at the end.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    input.by_ref().take(LONGEST_LINE as u64 + 2).read_until(b'\n', line)?;
    match line.last() {
        None => return Ok(false),
        Some(b'\n') => _ = line.pop(),
        Some(_) if line.len() > LONGEST_LINE => _ = input.skip_until(b'\n')?,
        Some(_) => {}
    }
    Ok(true)
}
