//! Tables that other libraries take over without copying, by Arrow's protocol of capsules.

use std::sync::Arc;

use arena::{Played, Share};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    ArrayRef, Float64Array, Int16Array, RecordBatch, RecordBatchIterator, StringArray, UInt8Array,
    UInt64Array,
};
use arrow_schema::ffi::FFI_ArrowSchema;
use arrow_schema::{ArrowError, SchemaRef};
use engine::Seat;
use players::Spec;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// Rows and columns that pyarrow, polars, pandas and others take over without copying: `pyarrow.table(rows)`,
/// `polars.DataFrame(rows)`, `pandas.DataFrame.from_arrow(rows)`.
#[pyclass(module = "barnyard", frozen)]
#[derive(Clone)]
pub(crate) struct DataTable {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
}

impl DataTable {
    /// A table of these parts, of which there is one at least.
    pub(crate) fn new(batches: Vec<RecordBatch>) -> DataTable {
        DataTable { schema: batches.first().expect("something was played").schema(), batches }
    }
}

fn failed(problem: ArrowError) -> PyErr {
    PyRuntimeError::new_err(problem.to_string())
}

#[pymethods]
impl DataTable {
    /// The names of the columns.
    #[getter]
    fn columns(&self) -> Vec<String> {
        self.schema.fields().iter().map(|field| field.name().clone()).collect()
    }

    fn __len__(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn __repr__(&self) -> String {
        format!("<barnyard.DataTable of {} rows: {}>", self.__len__(), self.columns().join(", "))
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(&*self.schema).map_err(failed)?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    /// A stream of what is in the table. Whoever wants other types casts them: the protocol allows to ignore the wish.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        // Columns are counted references: nothing is copied.
        let batches = self.batches.clone().into_iter().map(Ok);
        let reader = RecordBatchIterator::new(batches, Arc::clone(&self.schema));
        PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(reader)), c"arrow_array_stream")
    }
}

/// Columns side by side.
fn batch(columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
    RecordBatch::try_from_iter(columns).expect("all columns are of one length")
}

/// Games with a row per seat: the columns that `arena::Ledger` writes.
pub(crate) fn games(game: &str, seed: u64, played: &[Played]) -> RecordBatch {
    let seats =
        || played.iter().flat_map(|one| Seat::all(one.players.len() as u8).map(move |seat| (one, seat)));
    let text = |of: &dyn Fn(&Played, Seat) -> String| -> ArrayRef {
        Arc::new(seats().map(|(one, seat)| Some(of(one, seat))).collect::<StringArray>())
    };
    let number = |of: &dyn Fn(&Played) -> u64| -> ArrayRef {
        Arc::new(seats().map(|(one, _)| of(one)).collect::<Vec<_>>().into_iter().collect::<UInt64Array>())
    };
    batch(vec![
        ("game", text(&|_, _| game.to_owned())),
        ("seed", number(&|_| seed)),
        ("number", number(&|one| one.number)),
        ("deal", number(&|one| one.deal)),
        ("seats", Arc::new(seats().map(|(one, _)| Some(one.players.len() as u8)).collect::<UInt8Array>())),
        ("seat", Arc::new(seats().map(|(_, seat)| Some(seat.0)).collect::<UInt8Array>())),
        ("player", text(&|one, seat| one.players[seat.idx()].clone())),
        ("score", Arc::new(seats().map(|(one, seat)| Some(one.scores[seat.idx()])).collect::<Int16Array>())),
        (
            "win_share",
            Arc::new(
                seats()
                    .map(|(one, seat)| Some(Share::of(seat, one.winners).wins()))
                    .collect::<Float64Array>(),
            ),
        ),
        ("decisions", number(&|one| one.decisions)),
        ("steps", number(&|one| one.steps)),
        ("ended", text(&|one, _| one.ended.clone())),
    ])
}

/// What games add up to, with a row per seat.
pub(crate) fn seats(sums: &arena::Results, players: Option<&[Spec]>) -> DataTable {
    let seats = || sums.seats.iter();
    let floats = |of: &dyn Fn(&arena::SeatResults) -> f64| -> ArrayRef {
        Arc::new(seats().map(|seat| Some(of(seat))).collect::<Float64Array>())
    };
    let player = |at: usize| players.and_then(|players| players.get(at)).map(ToString::to_string);
    DataTable::new(vec![batch(vec![
        ("seat", Arc::new((0..sums.seats.len()).map(|seat| Some(seat as u8)).collect::<UInt8Array>())),
        ("player", Arc::new((0..sums.seats.len()).map(player).collect::<StringArray>())),
        ("games", Arc::new(seats().map(|_| Some(sums.games)).collect::<UInt64Array>())),
        ("mean_score", floats(&|seat| seat.mean(sums.games))),
        ("score_deviation", floats(&|seat| seat.deviation(sums.games))),
        ("lowest_score", Arc::new(seats().map(|seat| Some(seat.lowest)).collect::<Int16Array>())),
        ("highest_score", Arc::new(seats().map(|seat| Some(seat.highest)).collect::<Int16Array>())),
        ("win_share", floats(&|seat| seat.win_share(sums.games))),
    ])])
}

/// Everybody in a tournament, strongest first.
pub(crate) fn standings(standings: &arena::Standings) -> DataTable {
    let players = || standings.players.iter();
    let floats = |of: &dyn Fn(&arena::PlayerStanding) -> f64| -> ArrayRef {
        Arc::new(players().map(|one| Some(of(one))).collect::<Float64Array>())
    };
    DataTable::new(vec![batch(vec![
        ("player", Arc::new(players().map(|one| Some(one.player.clone())).collect::<StringArray>())),
        ("rating", floats(&|one| one.rating)),
        ("low", floats(&|one| one.interval.low)),
        ("high", floats(&|one| one.interval.high)),
        ("share", floats(&|one| one.share)),
    ])])
}
