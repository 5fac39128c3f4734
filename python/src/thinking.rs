//! Work that takes a while: Python goes on meanwhile, and Ctrl-C ends the waiting.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::prelude::*;

use crate::fault::{Fault, panicked};

/// How often somebody looks whether Ctrl-C was pressed.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// Tells work that nobody waits for it any more.
#[derive(Clone, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whether to stop.
    pub(crate) fn is_due(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// A clock for players, in milliseconds. When it is time to stop, it is very late.
    pub(crate) fn clock(&self) -> impl Fn() -> u64 + use<> {
        let (stop, began) = (self.clone(), Instant::now());
        // Half of what there is: players add their budget to it.
        move || if stop.is_due() { u64::MAX / 2 } else { began.elapsed().as_millis() as u64 }
    }
}

/// Does work on a thread of its own while this one lets other threads of Python run and looks for Ctrl-C; `between` is
/// called at every look. If the waiting ends early, the work is told to stop and nobody waits until it has.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&Stop) -> Result<T, Fault> + Send + 'static,
    mut between: impl FnMut(Python<'_>) -> PyResult<()>,
) -> Result<T, Fault> {
    let stop = Stop::default();
    let (sender, receiver) = channel();
    let its_stop = stop.clone();
    let begin = thread::Builder::new().name("barnyard".to_owned()).spawn(move || {
        let done = catch_unwind(AssertUnwindSafe(|| work(&its_stop)));
        // Nobody may be waiting any more.
        _ = sender.send(done.unwrap_or_else(|panic| Err(panicked(&*panic))));
    });
    begin
        .map_err(|problem| Fault::failed("no-threads", format!("the system gives no threads: {problem}")))?;
    // One end of a channel can only be used by one thread at a time; that suits us.
    let receiver = std::sync::Mutex::new(receiver);
    loop {
        let heard = py.detach(|| {
            let receiver = receiver.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            receiver.recv_timeout(BETWEEN_LOOKS)
        });
        match heard {
            Ok(done) => return done,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Fault::failed("internal", "the work ended without a result"));
            }
        }
        if let Err(error) = py.check_signals().and_then(|()| between(py)) {
            stop.0.store(true, Ordering::Relaxed);
            return Err(error.into());
        }
    }
}
