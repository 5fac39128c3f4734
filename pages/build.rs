//! Writes down what `bundle` has made as a table of [`Asset`]s, if it has made anything.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn main() {
    println!("cargo::rerun-if-env-changed=BARNYARD_PAGES");
    let usual = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/pages");
    let folder = std::env::var_os("BARNYARD_PAGES").map_or_else(usual, PathBuf::from);
    let list = folder.join("pages.json");
    println!("cargo::rerun-if-changed={}", list.display());
    let table = match std::fs::read(&list) {
        Ok(text) => table(&folder, &serde_json::from_slice(&text).expect("bundle writes JSON")),
        Err(_) => String::from("server::PLAIN_PAGE"),
    };
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo says where to"));
    let text = format!("/// What browsers may fetch.\npub const ASSETS: &[Asset] = {table};\n");
    std::fs::write(out.join("assets.rs"), text).expect("cargo's folder can be written");
}

fn table(folder: &Path, files: &Value) -> String {
    let mut table = String::from("&[\n");
    for file in files.as_array().expect("a list of files") {
        let include = |field: &str| {
            let name = file[field].as_str()?;
            Some(format!("include_bytes!({:?})", folder.join(name).display().to_string()))
        };
        let packed = |field: &str| include(field).map_or("None".to_owned(), |bytes| format!("Some({bytes})"));
        _ = writeln!(
            table,
            "    Asset {{ path: {}, kind: {}, tag: {}, body: {}, brotli: {}, gzip: {}, lasting: {} }},",
            file["path"],
            file["kind"],
            file["tag"],
            include("body").expect("a file has a body"),
            packed("brotli"),
            packed("gzip"),
            file["lasting"]
        );
    }
    table + "]"
}
