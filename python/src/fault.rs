//! What goes wrong, and which exception Python gets for it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{BadOptions, BadPosition, BadRecord, BadStart, Refused};
use players::BadSpec;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyModule;

/// What goes wrong: a code for programs, a sentence for people, and the argument it is about, if it is about one.
#[derive(Debug)]
pub(crate) enum Fault {
    /// An exception of ours.
    Ours {
        /// Which one.
        kind: Kind,
        /// A short name that stays the same.
        code: &'static str,
        /// What is wrong, for a person.
        message: String,
        /// The argument, option or part that is wrong.
        field: Option<String>,
    },
    /// An exception that comes from Python, such as one of the player's.
    Theirs(PyErr),
}

/// Which of the exceptions in `barnyard.errors`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// An argument makes no sense.
    BadInput,
    /// The rules refuse a step.
    Refused,
    /// Anything else.
    Error,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::BadInput => "BadInput",
            Kind::Refused => "Refused",
            Kind::Error => "Error",
        }
    }
}

impl Fault {
    /// An argument makes no sense.
    pub(crate) fn bad(code: &'static str, field: &str, message: impl Into<String>) -> Fault {
        let field = Some(field.to_owned());
        Fault::Ours { kind: Kind::BadInput, code, message: message.into(), field }
    }

    /// A step is refused.
    pub(crate) fn refused(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::Ours { kind: Kind::Refused, code, message: message.into(), field: None }
    }

    /// Something else went wrong.
    pub(crate) fn failed(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::Ours { kind: Kind::Error, code, message: message.into(), field: None }
    }
}

impl From<PyErr> for Fault {
    fn from(error: PyErr) -> Fault {
        Fault::Theirs(error)
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        Fault::refused(refused.code(), refused.to_string())
    }
}

impl From<BadOptions> for Fault {
    fn from(bad: BadOptions) -> Fault {
        Fault::bad("bad-options", &bad.field, bad.to_string())
    }
}

impl From<BadStart> for Fault {
    fn from(bad: BadStart) -> Fault {
        match bad {
            BadStart::UnknownGame(..) => Fault::bad("unknown-game", "game", bad.to_string()),
            BadStart::Options(bad) => bad.into(),
        }
    }
}

impl From<BadRecord> for Fault {
    fn from(bad: BadRecord) -> Fault {
        Fault::bad("bad-record", "record", bad.to_string())
    }
}

impl From<BadPosition> for Fault {
    fn from(bad: BadPosition) -> Fault {
        let part = bad.parts().first().copied().unwrap_or("position");
        Fault::bad("bad-position", part, bad.to_string())
    }
}

impl From<BadSpec> for Fault {
    fn from(bad: BadSpec) -> Fault {
        Fault::bad("unknown-level", "level", bad.to_string())
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> PyErr {
        match fault {
            Fault::Theirs(error) => error,
            Fault::Ours { kind, code, message, field } => Python::attach(|py| {
                let made = errors(py)
                    .and_then(|errors| errors.getattr(kind.name())?.call1((message.as_str(), code, field)));
                // Without our module of exceptions there still is the sentence.
                made.map_or_else(|_| PyRuntimeError::new_err(message.clone()), PyErr::from_value)
            }),
        }
    }
}

/// The module with our exceptions.
fn errors(py: Python<'_>) -> PyResult<&Bound<'_, PyModule>> {
    static ERRORS: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let module = ERRORS.get_or_try_init(py, || py.import("barnyard.errors").map(Bound::unbind))?;
    Ok(module.bind(py))
}

/// Does something in which a panic would be a mistake of ours: even that is an exception, and not the end of the process.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(panicked(&*panic)))
}

/// The fault that a panic is.
pub(crate) fn panicked(panic: &(dyn std::any::Any + Send)) -> Fault {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason was given");
    Fault::failed("internal", format!("a mistake in barnyard, please report it: {text}"))
}
