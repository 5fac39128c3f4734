//! `barn completions`: what a shell needs to complete our arguments.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Failure;

/// Prints a script that completes arguments in your shell
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: barn completions bash > ~/.local/share/bash-completion/completions/barn")]
pub(crate) struct Args {
    /// Which shell
    shell: Shell,
}

pub(crate) fn run<C: CommandFactory>(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut C::command(), "barn", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(())
}
