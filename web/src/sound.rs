//! Short, soft, wooden sounds, made on the spot; silent until somebody switches them on.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

thread_local! {
    /// Browsers allow a page only a few of these, so there is one, made when it is first needed.
    static VOICE: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// Something was put on the table.
    Knock,
    /// It is your turn.
    Turn,
    /// The game is over.
    Moo,
}

impl Sound {
    /// Where the pitch starts and ends, and how long it takes, in seconds.
    fn shape(self) -> (f32, f32, f64, OscillatorType) {
        match self {
            Sound::Knock => (420.0, 180.0, 0.07, OscillatorType::Triangle),
            Sound::Turn => (520.0, 660.0, 0.18, OscillatorType::Sine),
            Sound::Moo => (180.0, 110.0, 0.9, OscillatorType::Sawtooth),
        }
    }

    /// Makes the sound. If the browser will not, nobody misses anything.
    pub(crate) fn play(self) {
        VOICE.with_borrow_mut(|voice| {
            if voice.is_none() {
                *voice = AudioContext::new().ok();
            }
            if let Some(voice) = voice {
                _ = self.play_in(voice);
            }
        });
    }

    fn play_in(self, voice: &AudioContext) -> Result<(), wasm_bindgen::JsValue> {
        let (from, to, seconds, kind) = self.shape();
        let (start, end) = (voice.current_time(), voice.current_time() + seconds);
        let (tone, loudness) = (voice.create_oscillator()?, voice.create_gain()?);
        tone.set_type(kind);
        tone.frequency().set_value_at_time(from, start)?;
        tone.frequency().exponential_ramp_to_value_at_time(to, end)?;
        loudness.gain().set_value_at_time(0.12, start)?;
        loudness.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        tone.connect_with_audio_node(&loudness)?;
        loudness.connect_with_audio_node(&voice.destination())?;
        tone.start()?;
        tone.stop_with_when(end)
    }
}
