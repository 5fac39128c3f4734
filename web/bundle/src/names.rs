//! Short names for what the module calls in its script.
//!
//! wasm-bindgen names each function after what it does, with a number that tells it from others of the same name. No
//! compressor makes such numbers shorter, and both the module and the script are full of them.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser, Payload};

use crate::Done;
use crate::compile::Made;

/// The same program with short names between its two parts.
pub(crate) fn short(made: &Made) -> Done<Made> {
    let mut names = BTreeMap::new();
    for payload in Parser::new(0).parse_all(&made.wasm) {
        if let Payload::ImportSection(imports) = payload? {
            for import in imports.into_imports() {
                let short = format!("${}", names.len());
                names.entry(import?.name.to_owned()).or_insert(short);
            }
        }
    }
    let script = renamed(&made.script, &names)?;
    let mut module = Module::new();
    Renamed(names).parse_core_module(&mut module, Parser::new(0), &made.wasm)?;
    Ok(Made { wasm: module.finish(), script })
}

/// A script with other names. Whatever the module calls must be there under its name, and nothing under the new ones.
fn renamed(script: &str, names: &BTreeMap<String, String>) -> Done<String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut met = BTreeSet::new();
    let mut text = String::new();
    let mut rest = script;
    while let Some(start) = rest.find(is_part) {
        let (before, word) = rest.split_at(start);
        let end = word.find(|letter| !is_part(letter)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        if names.values().any(|short| short == word) {
            return Err(format!("the script already has something called {word}").into());
        }
        met.insert(word);
        text += before;
        text += names.get(word).map_or(word, String::as_str);
        rest = after;
    }
    match names.keys().find(|name| !met.contains(name.as_str())) {
        Some(missing) => Err(format!("the module calls {missing}, which the script does not have").into()),
        None => Ok(text + rest),
    }
}

/// Copies a module and gives what it imports other names.
struct Renamed(BTreeMap<String, String>);

impl Reencode for Renamed {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            imports.import(import.module, &self.0[import.name], kind);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, TypeSection};

    use super::*;

    fn module(names: &[&str]) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for name in names {
            imports.import("./app_bg.js", name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
    }

    fn imported(wasm: &[u8]) -> Vec<String> {
        let mut names = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            if let Payload::ImportSection(imports) = payload.unwrap() {
                names.extend(imports.into_imports().map(|import| import.unwrap().name.to_owned()));
            }
        }
        names
    }

    #[test]
    fn both_parts_have_the_same_short_names() {
        let wasm = module(&["__wbg_log_0123456789abcdef", "__wbg_log_0123456789abcdef_2"]);
        let script = "f = { __wbg_log_0123456789abcdef: function() {}, __wbg_log_0123456789abcdef_2: log };";
        let made = short(&Made { wasm, script: script.to_owned() }).unwrap();
        assert_eq!(imported(&made.wasm), ["$0", "$1"]);
        assert_eq!(made.script, "f = { $0: function() {}, $1: log };");
    }

    #[test]
    fn a_name_that_is_missing_or_taken_is_noticed() {
        let problem = |script: &str| {
            let made = Made { wasm: module(&["__wbg_log"]), script: script.to_owned() };
            short(&made).err().map(|problem| problem.to_string())
        };
        assert_eq!(problem("{ __wbg_log }"), None);
        assert_eq!(
            problem("{ __wbg_log_2 }").unwrap(),
            "the module calls __wbg_log, which the script does not have"
        );
        assert_eq!(problem("{ __wbg_log, $0 }").unwrap(), "the script already has something called $0");
    }
}
