//! The one way by which text reaches standard output and standard error.

use std::fmt;
use std::io::{self, Write};

use crate::terminal::clean;

/// Where text goes: cleaned, and without styles if it is not a terminal. Every piece that is written is taken for a whole
/// text.
pub(crate) struct Screen<W> {
    way: W,
}

/// Standard output.
pub(crate) fn stdout() -> Screen<anstream::Stdout> {
    Screen { way: anstream::stdout() }
}

/// Tells something on standard error, a line. If nobody listens, there is nobody to complain to.
pub(crate) fn tell(words: fmt::Arguments<'_>) {
    _ = writeln!(Screen { way: anstream::stderr() }, "{words}");
}

impl<W: Write> Write for Screen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.way.write_all(clean::on_screen(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.way.flush()
    }
}

/// Takes the line on which the cursor stands off the screen. These signs are ours, and go there as they are.
pub(crate) fn erase_line() -> io::Result<()> {
    raw(b"\r\x1b[K")
}

/// Clears the screen and what can be scrolled back to. Not through the stream that drops colours: secrets must go even where
/// colours are not wanted.
pub(crate) fn clear() -> io::Result<()> {
    raw(b"\x1b[2J\x1b[3J\x1b[H")
}

fn raw(signs: &'static [u8]) -> io::Result<()> {
    let mut screen = io::stdout();
    if io::IsTerminal::is_terminal(&screen) {
        screen.write_all(signs)?;
        screen.flush()?;
    }
    Ok(())
}

/// Answers for programs, as they are: a line of JSON each, in which nothing is hidden.
pub(crate) fn json_lines() -> impl Write {
    io::BufWriter::new(io::stdout().lock())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// Files that write past the screen: this one, the hall (which prints what it says itself), scripts for shells.
    const OTHERS: [&str; 3] = ["output.rs", "serve.rs", "completions.rs"];

    #[test]
    fn nothing_else_writes_to_the_terminal() {
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("our sources are here") {
                let path = entry.expect("it can be listed").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs")
                    && !OTHERS.iter().any(|name| path.ends_with(name))
                {
                    let text = std::fs::read_to_string(&path).expect("sources are text");
                    for way in [
                        "println!",
                        "print!(",
                        "anstream::std",
                        "io::stderr().w",
                        "io::stdout().w",
                        "stdout().lock()",
                    ] {
                        let found =
                            text.lines().find(|line| line.contains(way) && !line.contains("output::"));
                        assert_eq!(found, None, "{}", path.display());
                    }
                }
            }
        }
    }
}
