//! Plain data from Python and back.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

use crate::fault::Fault;

/// Data nested deeper than this is refused.
const DEEPEST: usize = 64;

/// Plain data as Python has it: dicts, lists, numbers, text.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Number(number) => number_to_python(py, number)?,
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(to_python(py, item)?))?;
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            fields.iter().try_for_each(|(name, field)| dict.set_item(name, to_python(py, field)?))?;
            dict.into_any()
        }
    })
}

fn number_to_python<'py>(py: Python<'py>, number: &Number) -> PyResult<Bound<'py, PyAny>> {
    if let Some(number) = number.as_i64() {
        return Ok(number.into_pyobject(py)?.into_any());
    }
    if let Some(number) = number.as_u64() {
        return Ok(number.into_pyobject(py)?.into_any());
    }
    Ok(PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any())
}

/// What Python hands over, as plain data. `place` says where it stands, such as `options` or `record.steps[3]`.
pub(crate) fn from_python(object: &Bound<'_, PyAny>, place: &str) -> Result<Value, Fault> {
    read(object, place, DEEPEST)
}

fn read(object: &Bound<'_, PyAny>, place: &str, depth: usize) -> Result<Value, Fault> {
    if depth == 0 {
        return Err(Fault::bad("bad-value", place, format!("{place} is nested too deeply")));
    }
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(Value::String(text.to_cow()?.into_owned()));
    }
    // Before whole numbers: in Python `True` is one.
    if let Ok(flag) = object.extract::<bool>() {
        return Ok(Value::Bool(flag));
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        return read_fields(dict, place, depth).map(Value::Object);
    }
    if object.cast::<PyList>().is_ok() || object.cast::<PyTuple>().is_ok() {
        let items = object.try_iter()?.enumerate();
        let items = items.map(|(at, item)| read(&item?, &format!("{place}[{at}]"), depth - 1));
        return items.collect::<Result<Vec<_>, _>>().map(Value::Array);
    }
    read_number(object, place)
}

fn read_number(object: &Bound<'_, PyAny>, place: &str) -> Result<Value, Fault> {
    // Whatever can be an index is a whole number, numpy's among them.
    if let Ok(number) = object.extract::<i64>() {
        return Ok(number.into());
    }
    if let Ok(number) = object.extract::<u64>() {
        return Ok(number.into());
    }
    if object.cast::<PyInt>().is_ok() {
        return Err(Fault::bad("bad-value", place, format!("{place}: this number is too large")));
    }
    if let Some(number) = object.extract::<f64>().ok().and_then(Number::from_f64) {
        return Ok(Value::Number(number));
    }
    let kind = object.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
    let expected = "only None, bool, int, finite float, str, list, tuple and dict";
    Err(Fault::bad("bad-value", place, format!("{place} is of type {kind}; {expected} can be used here")))
}

/// The fields of a dict whose keys are text.
fn read_fields(dict: &Bound<'_, PyDict>, place: &str, depth: usize) -> Result<Map<String, Value>, Fault> {
    let mut fields = Map::new();
    for (key, field) in dict {
        let Ok(key) = key.extract::<String>() else {
            return Err(Fault::bad(
                "bad-value",
                place,
                format!("{place} has the key {key}, which is no text"),
            ));
        };
        let value = read(&field, &format!("{place}.{key}"), depth - 1)?;
        fields.insert(key, value);
    }
    Ok(fields)
}

/// The options of a game, from keyword arguments; `null` without any.
pub(crate) fn options(given: Option<&Bound<'_, PyDict>>) -> Result<Value, Fault> {
    let Some(given) = given.filter(|given| !given.is_empty()) else { return Ok(Value::Null) };
    let mut options = Map::new();
    for (name, value) in given {
        let name: String = name.extract()?;
        let value = read(&value, &name, DEEPEST)?;
        options.insert(name, value);
    }
    Ok(Value::Object(options))
}
