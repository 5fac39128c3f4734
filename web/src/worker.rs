//! Workers that think, so that the page never stutters.

use std::cell::RefCell;
use std::rc::Rc;

use futures_channel::oneshot;
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use thinker::{Job, Thought};

/// Workers that think: one for those who play, one for those who are asked for advice, so that neither waits
/// for the other.
#[derive(Clone)]
pub(crate) struct Workers {
    pub(crate) bots: Thinker,
    pub(crate) adviser: Thinker,
}

impl Workers {
    pub(crate) fn new(module: &JsValue, script: &str) -> Workers {
        Workers { bots: Thinker::new(module, script), adviser: Thinker::new(module, script) }
    }
}

/// One worker, started when it is first needed.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<WorkerState>);

struct WorkerState {
    module: JsValue,
    script: String,
    worker: RefCell<Option<Worker>>,
    waiting: RefCell<Vec<(u32, oneshot::Sender<String>)>>,
    last: RefCell<u32>,
}

impl Thinker {
    fn new(module: &JsValue, script: &str) -> Thinker {
        Thinker(Rc::new(WorkerState {
            module: module.clone(),
            script: script.to_owned(),
            worker: RefCell::default(),
            waiting: RefCell::default(),
            last: RefCell::default(),
        }))
    }

    /// Thinks about a job. `None` if the worker is gone.
    pub(crate) async fn think(&self, job: &Job) -> Option<Thought> {
        let job = serde_json::to_string(job).expect("jobs are plain data");
        let (sender, answer) = oneshot::channel();
        let number = {
            let mut last = self.0.last.borrow_mut();
            *last += 1;
            *last
        };
        self.0.waiting.borrow_mut().push((number, sender));
        let message = Object::new();
        for (key, value) in [("number", JsValue::from(number)), ("job", JsValue::from(job))] {
            Reflect::set(&message, &key.into(), &value).ok()?;
        }
        self.worker()?.post_message(&message).ok()?;
        small_json::read_json(&answer.await.ok()?).ok()
    }

    fn worker(&self) -> Option<Worker> {
        if let Some(worker) = &*self.0.worker.borrow() {
            return Some(worker.clone());
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&self.0.script, &options).ok()?;
        let inner = Rc::downgrade(&self.0);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let get = |key: &str| Reflect::get(&event.data(), &key.into()).ok();
            let number = get("number").and_then(|number| number.as_f64());
            let answer = get("answer").and_then(|answer| answer.as_string());
            if let (Some(inner), Some(number), Some(answer)) = (inner.upgrade(), number, answer) {
                let mut waiting = inner.waiting.borrow_mut();
                if let Some(at) = waiting.iter().position(|(one, _)| *one == number as u32) {
                    // Whoever asked may no longer care.
                    _ = waiting.swap_remove(at).1.send(answer);
                }
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        worker.post_message(&self.0.module).ok()?;
        *self.0.worker.borrow_mut() = Some(worker.clone());
        Some(worker)
    }
}
