//! The subcommands of `barn`: a file for each, with its `Args` and its `run`.

pub(crate) mod completions;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod invite;
pub(crate) mod options;
pub(crate) mod play;
mod ray;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tournament;
pub(crate) mod verify;
