//! Starting other programs: shown before they run, checked after.

use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a chore comes to; the error is a sentence for the person at the terminal.
pub(crate) type Done = Result<(), String>;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the xtask folder lies in the repository")
}

/// A command line, run in the root of the repository.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    words: Vec<String>,
    environment: Vec<(&'static str, String)>,
}

impl Line {
    /// A command line; words are separated by spaces.
    pub(crate) fn new(words: &str) -> Line {
        Line { words: words.split_whitespace().map(str::to_owned).collect(), environment: Vec::new() }
    }

    /// With one more word, which may contain spaces.
    pub(crate) fn word(mut self, word: impl Into<String>) -> Line {
        self.words.push(word.into());
        self
    }

    /// With more words, separated by spaces.
    pub(crate) fn words(mut self, words: &str) -> Line {
        self.words.extend(words.split_whitespace().map(str::to_owned));
        self
    }

    /// With a variable set.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Line {
        self.environment.push((name, value.into()));
        self
    }

    /// With several variables set.
    pub(crate) fn with_all(self, variables: impl IntoIterator<Item = (&'static str, String)>) -> Line {
        variables.into_iter().fold(self, |line, (name, value)| line.with(name, value))
    }

    /// Runs it; what it prints is seen as it comes.
    pub(crate) fn run(&self) -> Done {
        println!("$ {self}");
        let status = self.command().status().map_err(|problem| self.not_started(&problem))?;
        if status.success() { Ok(()) } else { Err(format!("`{self}` failed ({status})")) }
    }

    /// Runs it and gives what it prints; its complaints are seen as they come.
    pub(crate) fn read(&self) -> Result<String, String> {
        println!("$ {self}");
        let output = self.command().stderr(Stdio::inherit()).output();
        let output = output.map_err(|problem| self.not_started(&problem))?;
        if !output.status.success() {
            return Err(format!("`{self}` failed ({})", output.status));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it; what it prints is seen only if it fails.
    pub(crate) fn run_quietly(&self) -> Done {
        println!("$ {self}");
        let output = self.command().output().map_err(|problem| self.not_started(&problem))?;
        if output.status.success() {
            return Ok(());
        }
        let told = [output.stdout, output.stderr].concat();
        Err(format!("{}\n`{self}` failed ({})", String::from_utf8_lossy(&told), output.status))
    }

    /// What it prints, if it can be run and succeeds.
    pub(crate) fn output(&self) -> Option<String> {
        let output = self.command().stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Whether it can be run and succeeds; what it prints is not seen.
    pub(crate) fn works(&self) -> bool {
        self.output().is_some()
    }

    /// The command, for those who want to start it themselves.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        let environment = self.environment.iter().map(|(name, value)| (name, value));
        command.args(&self.words[1..]).envs(environment).current_dir(root());
        command
    }

    fn not_started(&self, problem: &std::io::Error) -> String {
        format!("`{}` could not be started: {problem}", self.words[0])
    }
}

impl fmt::Display for Line {
    /// As it would be typed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.environment {
            write!(f, "{name}={} ", quoted(value))?;
        }
        f.write_str(&self.words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" "))
    }
}

fn quoted(word: &str) -> String {
    if word.contains(' ') { format!("'{word}'") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_shown_as_it_would_be_typed() {
        let line = Line::new("cargo  doc --no-deps").with("RUSTDOCFLAGS", "-D warnings").word("two words");
        assert_eq!(line.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'two words'");
    }

    #[test]
    fn a_failure_names_the_command() {
        let problem = Line::new("cargo no-such-chore").run().expect_err("cargo has no such command");
        assert!(problem.starts_with("`cargo no-such-chore` failed"), "{problem}");
        let problem = Line::new("no-such-program").run().expect_err("there is no such program");
        assert!(problem.starts_with("`no-such-program` could not be started"), "{problem}");
    }

    #[test]
    fn output_is_what_was_printed_and_nothing_on_failure() {
        let version = Line::new("cargo --version").output().expect("cargo runs these tests");
        assert!(version.starts_with("cargo "), "{version}");
        assert_eq!(Line::new("cargo no-such-chore").output(), None);
        assert_eq!(Line::new("cargo --version").read(), Ok(version));
        let problem = Line::new("cargo no-such-chore").read().expect_err("cargo has no such command");
        assert!(problem.starts_with("`cargo no-such-chore` failed"), "{problem}");
    }
}
