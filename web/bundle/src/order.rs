//! The functions of the module in an order that compresses well.
//!
//! A program of generic parts has thousands of functions that resemble each other. Compressors point back to what
//! they have seen, and the nearer that is the fewer bits a pointer takes; linkers lay functions out without a thought
//! of this. Here each one is followed by the most similar of those left, which is worth one byte in fifteen.

use std::collections::HashMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

use crate::Done;

/// The same module with its functions in a better order, and those that are the same only once.
pub(crate) fn of(wasm: &[u8]) -> Done<Vec<u8>> {
    let mut wasm = wasm.to_vec();
    // Functions that differ only in which of two equal functions they call are equal once those are one.
    loop {
        let functions = Functions::read(&wasm)?;
        let kept = functions.different();
        if kept.len() == functions.bodies.len() {
            return functions.written(&wasm, &functions.by_resemblance());
        }
        wasm = functions.written(&wasm, &kept)?;
    }
}

/// The functions a module brings along, as they lie in it.
struct Functions<'a> {
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<&'a [u8]>,
}

impl<'a> Functions<'a> {
    fn read(wasm: &'a [u8]) -> Done<Functions<'a>> {
        let mut functions = Functions { imported: 0, types: Vec::new(), bodies: Vec::new() };
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        functions.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(types) => {
                    functions.types = types.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        Ok(functions)
    }

    /// The first of each kind.
    fn different(&self) -> Vec<usize> {
        let firsts = self.firsts();
        (0..self.bodies.len()).filter(|&at| firsts[at] == at).collect()
    }

    /// For each function the first one that is the same.
    fn firsts(&self) -> Vec<usize> {
        let mut known = HashMap::new();
        let all = self.types.iter().zip(&self.bodies).enumerate();
        all.map(|(at, function)| *known.entry(function).or_insert(at)).collect()
    }

    /// All functions, the largest first, then always the one most like the last.
    fn by_resemblance(&self) -> Vec<usize> {
        let mut left: Vec<(usize, Likeness)> =
            self.bodies.iter().map(|body| Likeness::of(body)).enumerate().collect();
        let mut order = Vec::with_capacity(left.len());
        let mut next = (0..left.len()).max_by_key(|&at| self.bodies[at].len());
        while let Some(at) = next {
            let (function, last) = left.swap_remove(at);
            order.push(function);
            let resemblances = left.iter().map(|(_, likeness)| likeness.resemblance(&last));
            next = resemblances
                .enumerate()
                .max_by(|(_, one), (_, other)| one.total_cmp(other))
                .map(|(at, _)| at);
        }
        order
    }

    /// The module with these functions in this order. Every function must be there, or one that is the same.
    fn written(&self, wasm: &[u8], order: &[usize]) -> Done<Vec<u8>> {
        let mut places = vec![0; self.bodies.len()];
        for (place, &function) in order.iter().enumerate() {
            places[function] = self.imported + u32::try_from(place)?;
        }
        let numbers = self.firsts().into_iter().map(|first| places[first]).collect();
        let mut module = Module::new();
        Renumbered { imported: self.imported, numbers, order }.parse_core_module(
            &mut module,
            Parser::new(0),
            wasm,
        )?;
        Ok(module.finish())
    }
}

/// What is compared of a function: its size, and for each of many ways to number short pieces of text the lowest
/// number in it. Two functions agree in as many of these as they have pieces in common.
struct Likeness {
    size: f32,
    lowest: [u32; Likeness::WAYS],
}

impl Likeness {
    const WAYS: usize = 250;
    /// How long a piece is.
    const PIECE: usize = 4;
    /// How many pieces a difference in size counts for, at most.
    const SIZE: f32 = 20.0;

    fn of(body: &[u8]) -> Likeness {
        let mut lowest = [u32::MAX; Likeness::WAYS];
        for piece in body.windows(Likeness::PIECE) {
            let number = piece.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
            for (way, lowest) in (1u64..).zip(&mut lowest) {
                *lowest = (*lowest).min(scattered(number ^ way << 40));
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "no function is that long")]
        Likeness { size: body.len() as f32, lowest }
    }

    fn resemblance(&self, other: &Likeness) -> f32 {
        let common: u8 =
            self.lowest.iter().zip(&other.lowest).map(|(one, other)| u8::from(one == other)).sum();
        f32::from(common) - Likeness::SIZE * (self.size - other.size).abs() / (self.size + other.size)
    }
}

/// A number in which every bit of another one counts (the last steps of `SplitMix64`).
fn scattered(number: u64) -> u32 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (number >> 32) as u32
}

/// Copies a module and gives its functions new numbers.
struct Renumbered<'a> {
    imported: u32,
    numbers: Vec<u32>,
    order: &'a [usize],
}

impl Reencode for Renumbered<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(match function.checked_sub(self.imported) {
            Some(own) => self.numbers[own as usize],
            None => function,
        })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for &function in self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies: Vec<_> = section.into_iter().collect::<Result<_, _>>()?;
        for &function in self.order {
            utils::parse_function_body(self, code, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, Instruction, TypeSection, ValType,
    };
    use wasmparser::{Operator, Validator};

    use super::*;

    /// A module that imports one function and brings along those that are made of these instructions; each is
    /// exported under its own number.
    fn module(functions: &[Vec<Instruction<'_>>]) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], [ValType::I32]);
        imports.import("host", "luck", EntityType::Function(0));
        let (mut declared, mut exports, mut code) =
            (FunctionSection::new(), ExportSection::new(), CodeSection::new());
        for (number, instructions) in (1..).zip(functions) {
            declared.function(0);
            exports.export(&number.to_string(), ExportKind::Func, number);
            let mut body = Function::new([]);
            for instruction in instructions {
                body.instruction(instruction);
            }
            body.instruction(&Instruction::End);
            code.function(&body);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&declared).section(&exports).section(&code);
        module.finish()
    }

    /// What an exported function does, calls followed to their ends.
    fn trace(wasm: &[u8], export: &str) -> String {
        let functions = Functions::read(wasm).unwrap();
        let payloads = Parser::new(0).parse_all(wasm).map(Result::unwrap);
        let mut exports = payloads.filter_map(|payload| match payload {
            Payload::ExportSection(exports) => Some(exports),
            _ => None,
        });
        let export =
            exports.next().unwrap().into_iter().map(Result::unwrap).find(|found| found.name == export);
        trace_function(&functions, export.unwrap().index)
    }

    fn trace_function(functions: &Functions<'_>, number: u32) -> String {
        let Some(own) = number.checked_sub(functions.imported) else { return "luck ".to_owned() };
        let reader = wasmparser::BinaryReader::new(functions.bodies[own as usize], 0);
        let operators = wasmparser::FunctionBody::new(reader).get_operators_reader().unwrap();
        operators
            .into_iter()
            .map(|operator| match operator.unwrap() {
                Operator::Call { function_index } => trace_function(functions, function_index),
                operator => format!("{operator:?} "),
            })
            .collect()
    }

    #[test]
    fn every_export_does_what_it_did_and_equal_functions_are_one() {
        let constant = |number: i32| vec![Instruction::I32Const(number)];
        let sum = |one: u32, other: u32| {
            vec![Instruction::Call(one), Instruction::Call(other), Instruction::I32Add]
        };
        // The third is the first again, so the fourth is the same as the fifth; the last calls what is imported.
        let functions = [
            constant(7),
            constant(8),
            constant(7),
            sum(1, 2),
            sum(3, 2),
            sum(4, 5),
            sum(0, 6),
            constant(70_000),
        ];
        let before = module(&functions);
        let after = of(&before).unwrap();
        Validator::new().validate_all(&after).unwrap();
        assert_eq!(Functions::read(&after).unwrap().bodies.len(), functions.len() - 2);
        for export in 1..=functions.len() {
            let export = export.to_string();
            assert_eq!(trace(&before, &export), trace(&after, &export), "{export}");
        }
    }

    #[test]
    fn the_most_similar_function_comes_next() {
        let long = |last: i32| {
            let numbers = (0..40).chain([last]);
            let added =
                numbers.flat_map(|number| [Instruction::I32Const(number * 1000), Instruction::I32Add]);
            [Instruction::I32Const(1)].into_iter().chain(added).collect::<Vec<_>>()
        };
        let short = vec![Instruction::I32Const(5)];
        let wasm = module(&[long(1), short, long(2)]);
        assert_eq!(Functions::read(&wasm).unwrap().by_resemblance()[2], 1, "the short one is last");
    }
}
