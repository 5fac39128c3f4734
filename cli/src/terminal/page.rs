//! Rulebooks, written in Markdown, as pages for a terminal.

use anstyle::{AnsiColor, Style};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::terminal::clean::{mark, unmark};
use crate::terminal::screen::{STRONG, TYPED, columns, pad, styled, wrap};

const TITLE: Style = Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green)));
const EMPHASIS: Style = Style::new().italic();

/// A Markdown text as lines of at most `width` columns, with styles.
pub(crate) fn render(markdown: &str, width: usize) -> String {
    let mut page = Page { width, ..Page::default() };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.take(event);
    }
    page.done
}

/// The text of one clause as it stands in the rulebook: styles, but no blocks.
pub(crate) fn clause(id: &str, text: &str, width: usize) -> String {
    let mut page = Page { width, ..Page::default() };
    for event in Parser::new(text) {
        match event {
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => {}
            other => page.take(other),
        }
    }
    wrap(&format!("{}  {}", styled(STRONG, id), page.line), width, "  ", "    ")
}

/// A page in the making.
#[derive(Default)]
struct Page {
    width: usize,
    done: String,
    /// The words of the block being read.
    line: String,
    /// The lists being read, innermost last: the next number of a numbered one.
    lists: Vec<Option<u64>>,
    /// What the next block of a list entry begins with.
    bullet: Option<String>,
    /// The rows of the table being read.
    table: Vec<Vec<String>>,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.open(&tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) => self.line.push_str(&text),
            Event::Code(text) => self.line.push_str(&styled(TYPED, &text)),
            Event::SoftBreak => self.line.push(' '),
            Event::HardBreak => self.line.push('\n'),
            Event::Rule => self.block(),
            _ => {}
        }
    }

    fn open(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { level, .. } => {
                let style = if *level == HeadingLevel::H1 { TITLE } else { STRONG };
                self.line.push_str(&mark(style));
            }
            Tag::Strong => self.line.push_str(&mark(STRONG)),
            Tag::Emphasis => self.line.push_str(&mark(EMPHASIS)),
            Tag::List(first) => {
                // The words before an inner list.
                self.block();
                self.lists.push(*first);
            }
            Tag::Item => self.bullet = Some(self.next_bullet()),
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.line.push_str(&unmark(STRONG));
                self.block();
                self.gap();
            }
            TagEnd::Strong => self.line.push_str(&unmark(STRONG)),
            TagEnd::Emphasis => self.line.push_str(&unmark(EMPHASIS)),
            TagEnd::Paragraph | TagEnd::CodeBlock => {
                self.block();
                if self.lists.is_empty() {
                    self.gap();
                }
            }
            TagEnd::Item => self.block(),
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.gap();
                }
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.line);
                self.table.last_mut().expect("a cell lies in a row").push(cell);
            }
            TagEnd::Table => self.lay_out_table(),
            _ => {}
        }
    }

    fn next_bullet(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => "• ".to_owned(),
        }
    }

    /// Sets what was read, if anything, as a block of its own.
    fn block(&mut self) {
        let words = std::mem::take(&mut self.line);
        if words.trim().is_empty() {
            return;
        }
        let depth = self.lists.len().saturating_sub(1) * 2;
        let hang = if self.lists.is_empty() { 0 } else { 2 };
        let rest = " ".repeat(depth + hang);
        let first = self.bullet.take().map_or_else(|| rest.clone(), |bullet| " ".repeat(depth) + &bullet);
        self.done.push_str(&wrap(words.trim_end(), self.width, &first, &rest));
        self.done.push('\n');
    }

    /// Leaves a line free.
    fn gap(&mut self) {
        if !self.done.is_empty() && !self.done.ends_with("\n\n") {
            self.done.push('\n');
        }
    }

    fn lay_out_table(&mut self) {
        let rows = std::mem::take(&mut self.table);
        let count = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..count)
            .map(|at| rows.iter().filter_map(|row| row.get(at)).map(|cell| columns(cell)).max().unwrap_or(0))
            .collect();
        for (at, row) in rows.iter().enumerate() {
            let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| pad(cell, *width)).collect();
            let line = cells.join("  ");
            let line = if at == 0 { styled(STRONG, &line) } else { line };
            self.done.push_str(line.trim_end());
            self.done.push('\n');
        }
        self.gap();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(markdown: &str, width: usize) -> String {
        anstream::adapter::strip_str(&render(markdown, width)).to_string()
    }

    #[test]
    fn bullets_hang_and_headings_stand_free() {
        let page = plain(
            "# Title\nSome words.\n\n- **A-1** one two three four\n  five\n- **A-2** six\n\nEnd.\n",
            20,
        );
        assert_eq!(page, "Title\n\nSome words.\n\n• A-1 one two three\n  four five\n• A-2 six\n\nEnd.\n\n");
    }

    #[test]
    fn tables_and_numbered_lists_are_aligned() {
        let page = plain("| a | long |\n|---|---|\n| wide | x |\n\n1. one\n2. two\n   - inner\n", 40);
        assert_eq!(page, "a     long\nwide  x\n\n1. one\n2. two\n  • inner\n\n");
    }
}
