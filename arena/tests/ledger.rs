//! Finished games as tables on disk: the three kinds say the same, and what is bad is refused.

use std::fs::File;
use std::path::Path;

use arena::{BadLedger, Ledger, Plan, Results, Stopped, simulate};
use engine::TableGame;
use games::Visitor;
use parquet::file::reader::SerializedFileReader;
use serde_json::Value;
use tempfile::TempDir;

/// Simulates a few games and writes them to a file.
struct Simulate<'a>(&'a Path, u8, usize);

impl Visitor for Simulate<'_> {
    type Output = Result<Results, Stopped>;
    fn visit<G: TableGame>(self) -> Self::Output {
        let Simulate(file, seats, threads) = self;
        let start = G::new(&G::Options::default(), seats).expect("the defaults are possible");
        let mut ledger = Ledger::create(file, G::FACTS.id, 9)?;
        let players = vec!["random".parse().expect("a player"); usize::from(seats)];
        let plan = Plan { first: 0, games: 200, seed: 9, players, threads, closely: false };
        let run = simulate(&start, &plan, Some(&mut ledger), &|_| {})?;
        ledger.close()?;
        Ok(run.results)
    }
}

fn from_json(file: &Path) -> Vec<Value> {
    serde_json::from_reader(File::open(file).expect("it was written")).expect("it is JSON")
}

fn from_csv(file: &Path) -> Vec<Value> {
    let mut reader = csv::Reader::from_path(file).expect("it was written");
    let names = reader.headers().expect("it has names").clone();
    let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| text.into());
    let row = |row: csv::StringRecord| names.iter().map(str::to_owned).zip(row.iter().map(value)).collect();
    reader.records().map(|record| Value::Object(row(record.expect("it is CSV")))).collect()
}

fn from_parquet(file: &Path) -> Vec<Value> {
    let reader = SerializedFileReader::new(File::open(file).expect("it was written")).expect("it is Parquet");
    // Fields print themselves as JSON does.
    let value = |field: &parquet::record::Field| serde_json::from_str(&field.to_string()).expect("a value");
    let row = |row: Result<parquet::record::Row, _>| {
        let row = row.expect("it is a row");
        Value::Object(row.get_column_iter().map(|(name, field)| (name.clone(), value(field))).collect())
    };
    reader.into_iter().map(row).collect()
}

#[test]
fn every_kind_of_table_says_the_same() {
    let folder = TempDir::new().expect("a folder can be had");
    let path = |name: &str| folder.path().join(name);
    for facts in games::ALL {
        let seats = facts.seats.1;
        let write = |name, threads| {
            let done = games::visit(facts.id, Simulate(&path(name), seats, threads));
            done.expect("a registered game").expect("it is written")
        };
        let results = write("a.json", 1);
        assert_eq!(results, write("a.csv", 3));
        assert_eq!(results, write("a.parquet", 3));
        let rows = from_json(&path("a.json"));
        assert_eq!(rows, from_csv(&path("a.csv")), "{}", facts.id);
        assert_eq!(rows, from_parquet(&path("a.parquet")), "{}", facts.id);

        assert_eq!(rows.len() as u64, results.games * u64::from(seats));
        for (number, row) in rows.iter().enumerate() {
            assert_eq!(row["number"], number as u64 / u64::from(seats), "games come in order");
            assert_eq!((&row["game"], &row["seed"]), (&facts.id.into(), &9.into()));
        }
        for (seat, sums) in (0..).zip(&results.seats) {
            let mine = rows.iter().filter(|row| row["seat"] == seat);
            let scores: i64 = mine.clone().map(|row| row["score"].as_i64().expect("a score")).sum();
            let wins: f64 = mine.map(|row| row["win_share"].as_f64().expect("a share")).sum();
            assert_eq!(scores, sums.sum);
            assert!((wins - sums.won.wins()).abs() < 1e-6);
        }
    }
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = TempDir::new().expect("a folder can be had");
    let create = |name: &str| Ledger::create(&folder.path().join(name), "goose-chess", 1).err();
    for name in ["games.xls", "games", "csv"] {
        assert!(matches!(create(name), Some(BadLedger::UnknownKind(_))), "{name}");
    }
    let problem = create("no/such/folder.csv").expect("there is no such folder").to_string();
    assert!(problem.contains("cannot write") && problem.contains("folder.csv"), "{problem}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    for facts in games::ALL {
        let folder = TempDir::new().expect("a folder can be had");
        for kind in ["csv", "json", "parquet"] {
            let file = folder.path().join(format!("games.{kind}"));
            std::os::unix::fs::symlink("/dev/full", &file).expect("links can be made");
            let done = games::visit(facts.id, Simulate(&file, facts.seats.0, 2)).expect("a registered game");
            let problem = done.expect_err("nothing fits on a full disk").to_string();
            assert!(problem.contains("cannot write"), "{kind}: {problem}");
        }
    }
}
