//! The files of the page: their names, their kinds, and how they travel.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use crate::Done;

/// A file of the page, as `pages` reads about it.
#[derive(Serialize)]
struct File {
    path: String,
    kind: &'static str,
    tag: String,
    /// Whether what is at this path never changes, because its name says what is in it.
    lasting: bool,
    /// Whether every visitor loads it.
    #[serde(skip)]
    needed: bool,
    /// Where it lies, and where its compressed forms lie, if they are smaller.
    body: String,
    brotli: Option<String>,
    gzip: Option<String>,
    #[serde(skip)]
    bytes: Vec<u8>,
    #[serde(skip)]
    compressed: [Vec<u8>; 2],
}

/// The files of the page, in the order in which they were added: a text may name those before it.
pub(crate) struct Files {
    quick: bool,
    /// What a file is called in the sources, and where it will be found.
    names: BTreeMap<&'static str, String>,
    all: Vec<File>,
}

impl Files {
    pub(crate) fn new(quick: bool) -> Files {
        Files { quick, names: BTreeMap::new(), all: Vec::new() }
    }

    /// Adds a file under a name made of its content.
    pub(crate) fn lasting(&mut self, name: &'static str, bytes: Vec<u8>) {
        let (stem, ending) = name.split_once('.').expect("files have endings");
        let digest = blake3::hash(&bytes).to_hex();
        let path = format!("/{stem}.{}.{ending}", &digest[..12]);
        self.add(name, path, true, bytes);
    }

    /// The same with a file that not every visitor loads.
    pub(crate) fn for_some(&mut self, name: &'static str, bytes: Vec<u8>) {
        self.lasting(name, bytes);
        self.all.last_mut().expect("it was just added").needed = false;
    }

    /// The same with a text that names other files: `{{app.js}}`.
    pub(crate) fn lasting_text(&mut self, name: &'static str, text: &str) -> Done {
        let text = self.named(text)?;
        self.lasting(name, text.into_bytes());
        Ok(())
    }

    /// Adds a file that browsers ask for by its name. `{{files}}` lists those before it that
    /// everybody loads, `{{later}}` the others.
    pub(crate) fn known_by_name(&mut self, name: &'static str, text: &str) -> Done {
        let text = self.named(text)?;
        let path = if name == "index.html" { "/".to_owned() } else { format!("/{name}") };
        self.add(name, path, false, text.into_bytes());
        Ok(())
    }

    fn named(&self, text: &str) -> Done<String> {
        let (needed, later): (Vec<&File>, Vec<&File>) = self.all.iter().partition(|file| file.needed);
        let mut text = text.to_owned();
        for (name, files) in [("{{files}}", needed), ("{{later}}", later)] {
            let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
            text = text.replace(name, &serde_json::to_string(&paths)?);
        }
        for (name, path) in &self.names {
            text = text.replace(&format!("{{{{{name}}}}}"), path);
        }
        match text.split_once("{{") {
            Some((_, rest)) => Err(format!("there is no file {:?}", rest.split("}}").next()).into()),
            None => Ok(text),
        }
    }

    fn add(&mut self, name: &'static str, path: String, lasting: bool, bytes: Vec<u8>) {
        let compressed = [brotli(&bytes, self.quick), gzip(&bytes, self.quick)];
        self.names.insert(name, path.clone());
        let body = name.to_owned();
        let smaller = |at: usize, ending: &str| {
            (compressed[at].len() < bytes.len()).then(|| format!("{name}.{ending}"))
        };
        let (brotli, gzip) = (smaller(0, "br"), smaller(1, "gz"));
        let (kind, tag) = (kind(name), blake3::hash(&bytes).to_hex()[..16].to_owned());
        self.all.push(File { path, kind, tag, lasting, needed: true, body, brotli, gzip, bytes, compressed });
    }

    /// Writes everything down. The list comes last: once it is there, all is.
    pub(crate) fn write(&self, folder: &Path) -> Done {
        std::fs::create_dir_all(folder)?;
        for file in &self.all {
            std::fs::write(folder.join(&file.body), &file.bytes)?;
            for (name, bytes) in [&file.brotli, &file.gzip].into_iter().zip(&file.compressed) {
                if let Some(name) = name {
                    std::fs::write(folder.join(name), bytes)?;
                }
            }
        }
        std::fs::write(folder.join("pages.json"), serde_json::to_vec_pretty(&self.all)?)?;
        Ok(())
    }

    /// How big everything is.
    pub(crate) fn table(&self) -> String {
        let mut table = String::new();
        let (mut all, mut needed) = (0, 0);
        for file in &self.all {
            let sent = file.bytes.len().min(file.compressed[0].len());
            all += sent;
            needed += if file.needed { sent } else { 0 };
            _ = writeln!(table, "{:>9} {:>9} {}", file.bytes.len(), sent, file.path);
        }
        _ = writeln!(table, "{:>9} {all:>9} in all, as sent with brotli", "");
        _ = writeln!(table, "{:>9} {needed:>9} of it for every visitor", "");
        table
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

fn brotli(bytes: &[u8], quick: bool) -> Vec<u8> {
    let quality = if quick { 4 } else { 11 };
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
    writer.write_all(bytes).expect("memory can be written");
    writer.into_inner()
}

fn gzip(bytes: &[u8], quick: bool) -> Vec<u8> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::new(if quick { 4 } else { 9 }));
    writer.write_all(bytes).expect("memory can be written");
    writer.finish().expect("memory can be written")
}
