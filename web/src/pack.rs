//! A game in a link: its record as JSON, deflated, in letters that addresses are made of. It stands after the `#`, so
//! that it goes from one browser to another and to no server.

use engine::Record;
use js_sys::{Array, Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStreamDefaultReader, ReadableWritablePair};

use crate::browser::the_window;

/// How long a packed game may be: some programs cut longer links off.
const LONGEST: usize = 7_900;

/// How large a record may be once it is unpacked. Ours have a tenth of that; who sends more means no good.
const LARGEST: usize = 256 * 1024;

/// A record as part of a link; `None` if it is too long for one, or this browser cannot do it.
pub(crate) async fn pack(record: &Record) -> Option<String> {
    let text = serde_json::to_vec(record).expect("records are plain data");
    let bytes = through(&text, "CompressionStream", LONGEST).await?;
    let letters: String = bytes.into_iter().map(char::from).collect();
    let packed = the_window().btoa(&letters).ok()?.replace('+', "-").replace('/', "_");
    Some(packed.trim_end_matches('=').to_owned()).filter(|packed| packed.len() <= LONGEST)
}

/// The record in a part of a link; `None` if there is none, or its checksum is wrong.
pub(crate) async fn unpack(packed: &str) -> Option<Record> {
    if packed.len() > LONGEST {
        return None;
    }
    let letters = the_window().atob(&packed.replace('-', "+").replace('_', "/")).ok()?;
    let bytes: Vec<u8> = letters.chars().map(|letter| letter as u8).collect();
    let text = through(&bytes, "DecompressionStream", LARGEST).await?;
    let record = Record::read(str::from_utf8(&text).ok()?).ok()?;
    Some(record).filter(|record| table::with_checksum(record.clone()).checksum == record.checksum)
}

/// What comes out of a browser's stream when something goes in; `None` if that goes wrong, or more comes out than may.
async fn through(bytes: &[u8], stream: &str, most: usize) -> Option<Vec<u8>> {
    let stream: Function = Reflect::get(&the_window(), &stream.into()).ok()?.dyn_into().ok()?;
    let stream = Reflect::construct(&stream, &Array::of1(&"deflate-raw".into())).ok()?;
    let stream: ReadableWritablePair = stream.unchecked_into();
    let parts = Array::of1(&Uint8Array::from(bytes));
    let whole = Blob::new_with_u8_array_sequence(&parts).ok()?.stream();
    let reader: ReadableStreamDefaultReader = whole.pipe_through(&stream).get_reader().unchecked_into();
    let mut out = Vec::new();
    loop {
        let next = JsFuture::from(reader.read()).await.ok()?;
        let field = |name: &str| Reflect::get(&next, &JsValue::from(name)).ok();
        if field("done")?.is_truthy() {
            return Some(out);
        }
        out.extend(field("value")?.dyn_into::<Uint8Array>().ok()?.to_vec());
        if out.len() > most {
            // Nobody waits for the rest.
            _ = reader.cancel();
            return None;
        }
    }
}
