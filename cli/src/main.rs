//! The command `barn`.

use std::process::ExitCode;

/// A hall makes and forgets many short messages on several threads, which this one is better at than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ExitCode::from(cli::run(std::env::args_os()))
}
