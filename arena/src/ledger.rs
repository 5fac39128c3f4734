//! Finished games as a table on disk, for people who count: CSV, JSON or Parquet.
//!
//! One row per game and seat, so that the columns are the same for any number of players. `docs/arena.md`
//! says what they mean.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

use engine::Seat;
use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::record::RecordWriter;
use parquet_derive::ParquetRecordWriter;
use serde::Serialize;

use crate::{Played, Share};

/// How many games make a group of rows in Parquet: large enough to compress, small enough to hold.
const GROUP: usize = 16_384;

/// One seat of one game.
#[derive(Serialize, ParquetRecordWriter)]
struct Row<'a> {
    game: &'a str,
    seed: u64,
    number: u64,
    deal: u64,
    seats: u8,
    seat: u8,
    player: &'a str,
    score: i16,
    win_share: f64,
    decisions: u64,
    steps: u64,
    ended: &'a str,
}

/// Why games could not be written down.
#[derive(Debug, thiserror::Error)]
pub enum BadLedger {
    /// The file's name does not say how to write.
    #[error("{0} should end in .csv, .json or .parquet")]
    UnknownKind(String),
    /// The file cannot be written.
    #[error("cannot write {0}: {1}")]
    Io(String, #[source] io::Error),
}

/// A table of games on disk.
pub struct Ledger {
    game: &'static str,
    seed: u64,
    path: String,
    file: Kind,
}

enum Kind {
    Csv(csv::Writer<File>),
    Json { file: BufWriter<File>, empty: bool },
    Parquet { file: SerializedFileWriter<File>, waiting: Vec<Played> },
}

impl Ledger {
    /// Begins a table for games of a run with this seed; the file's name says which kind.
    pub fn create(path: &Path, game: &'static str, seed: u64) -> Result<Ledger, BadLedger> {
        let name = path.display().to_string();
        let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default().to_owned();
        if !["csv", "json", "parquet"].contains(&kind.as_str()) {
            return Err(BadLedger::UnknownKind(name));
        }
        let begin = || -> io::Result<Kind> {
            let file = File::create(path)?;
            Ok(match kind.as_str() {
                "csv" => Kind::Csv(csv::Writer::from_writer(file)),
                "json" => Kind::Json { file: BufWriter::new(file), empty: true },
                _ => Kind::Parquet { file: parquet_file(file)?, waiting: Vec::new() },
            })
        };
        let file = begin().map_err(|problem| BadLedger::Io(name.clone(), problem))?;
        Ok(Ledger { game, seed, path: name, file })
    }

    /// Writes a game down.
    pub fn write(&mut self, played: &Played) -> Result<(), BadLedger> {
        let mut rows = rows(self.game, self.seed, played);
        let done = match &mut self.file {
            Kind::Csv(file) => rows.try_for_each(|row| file.serialize(row).map_err(io::Error::from)),
            Kind::Json { file, empty } => rows.try_for_each(|row| write_json(file, empty, &row)),
            Kind::Parquet { file, waiting } => {
                waiting.push(played.clone());
                if waiting.len() < GROUP { Ok(()) } else { write_group(file, self.game, self.seed, waiting) }
            }
        };
        done.map_err(|problem| BadLedger::Io(self.path.clone(), problem))
    }

    /// Ends the table.
    pub fn close(self) -> Result<(), BadLedger> {
        let done = match self.file {
            Kind::Csv(mut file) => file.flush(),
            Kind::Json { mut file, empty } => {
                file.write_all(if empty { b"[]\n" } else { b"\n]\n" }).and_then(|()| file.flush())
            }
            Kind::Parquet { mut file, mut waiting } => {
                write_group(&mut file, self.game, self.seed, &mut waiting)
                    .and_then(|()| file.close().map_err(io_error).map(|_| ()))
            }
        };
        done.map_err(|problem| BadLedger::Io(self.path, problem))
    }
}

fn rows<'a>(game: &'a str, seed: u64, played: &'a Played) -> impl Iterator<Item = Row<'a>> {
    let seats = played.players.len() as u8;
    Seat::all(seats).zip(&played.players).map(move |(seat, player)| Row {
        game,
        seed,
        number: played.number,
        deal: played.deal,
        seats,
        seat: seat.0,
        player,
        score: played.scores[seat.idx()],
        win_share: Share::of(seat, played.winners).wins(),
        decisions: played.decisions,
        steps: played.steps,
        ended: &played.ended,
    })
}

fn write_json(file: &mut impl Write, empty: &mut bool, row: &Row<'_>) -> io::Result<()> {
    file.write_all(if std::mem::take(empty) { b"[\n" } else { b",\n" })?;
    Ok(serde_json::to_writer(file, row)?)
}

fn parquet_file(file: File) -> io::Result<SerializedFileWriter<File>> {
    // The columns come from the row's type; a row is not needed to know them.
    let columns = <&[Row<'_>]>::default().schema().map_err(io_error)?;
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    SerializedFileWriter::new(file, columns, Arc::new(properties)).map_err(io_error)
}

fn write_group(
    file: &mut SerializedFileWriter<File>,
    game: &str,
    seed: u64,
    games: &mut Vec<Played>,
) -> io::Result<()> {
    let all: Vec<Row<'_>> = games.iter().flat_map(|played| rows(game, seed, played)).collect();
    let mut group = file.next_row_group().map_err(io_error)?;
    all.as_slice().write_to_row_group(&mut group).map_err(io_error)?;
    group.close().map_err(io_error)?;
    games.clear();
    Ok(())
}

fn io_error(problem: ParquetError) -> io::Error {
    match problem {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(problem) => *problem,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    }
}
