//! What a rulebook says to whom: a family at the table, and those who want to know more.

/// A rulebook in two: what one needs to play, and the rest for the curious – how unclear cases are read, and how games
/// are written down. Both are rulebooks, in the order of the whole; only the first has the title.
///
/// No heading is read for it, as headings are in many languages. A section whose clauses are rulings (`GNG-R1`), or
/// which has no clauses at all, is for the curious, and so is an example that is typed rather than told. Of a component
/// (`MOO-C1`) the table hears as much as comes before the first thing that is typed; the curious have all of it.
pub fn for_table_and_curious(rulebook: &str) -> (String, String) {
    let (mut table, mut curious) = (String::new(), String::new());
    for section in pieces(rulebook, "## ") {
        let mut entries = pieces(section, "- **").into_iter();
        let head = entries.next().unwrap_or_default();
        let (mut told, mut rest) = (String::new(), String::new());
        for entry in entries {
            match (kind(entry), before_typed(entry)) {
                (Some('R'), _) => rest.push_str(entry),
                (Some('E'), _) if entry.contains('`') => rest.push_str(entry),
                (Some('C'), Some((clause, first, after))) => {
                    told.extend([first, after]);
                    rest.extend([clause, "\n"]);
                }
                _ => told.push_str(entry),
            }
        }
        let (is_first, is_bare) = (table.is_empty(), told.is_empty() && rest.is_empty());
        if is_first || !told.is_empty() {
            table.extend([head, &told]);
        }
        if !is_first && is_bare {
            curious.push_str(head);
        } else if !rest.is_empty() {
            // What stands before the clauses is said where most of them are.
            let heading = head.lines().next().filter(|_| !told.is_empty());
            curious.extend(heading.map_or([head, ""], |heading| [heading, "\n\n"]));
            curious.extend([rest.trim_end(), "\n\n"]);
        }
    }
    (table, curious)
}

/// A clause that has something to type in it: all of it, its sentences before that, and what follows the clause. Nothing,
/// if there is nothing to type or if it is in the first sentence.
fn before_typed(entry: &str) -> Option<(&str, &str, &str)> {
    let (clause, after) = entry.split_at(entry.find("\n\n").unwrap_or(entry.trim_end().len()));
    let before = &clause[..clause.find('`')?];
    let ends = [". ", ".\n", "。"].iter().filter_map(|end| Some(before.rfind(end)? + end.trim_end().len()));
    Some((clause, &before[..ends.max()?], after))
}

/// A text in pieces, each of which but the first begins with a line that begins like this.
fn pieces<'a>(text: &'a str, start: &str) -> Vec<&'a str> {
    let mut pieces = Vec::new();
    let (mut from, mut at) = (0, 0);
    for line in text.split_inclusive('\n') {
        if line.starts_with(start) {
            pieces.push(&text[from..at]);
            from = at;
        }
        at += line.len();
    }
    pieces.push(&text[from..]);
    pieces
}

/// Which kind of clause this is, by the letter before its number; most have none.
fn kind(entry: &str) -> Option<char> {
    let (id, _) = entry.strip_prefix("- **")?.split_once("**")?;
    id.split_once('-')?.1.chars().next().filter(char::is_ascii_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_spared_rulings_notation_and_typed_examples() {
        let book = "# Geese\n\nCatch.\n\n## Turn\n\nDo one thing.\n\n- **GOO-1** Run,\n  or `hide`.\n\
                    - **GOO-C1** Six.\n  White. Or `7`. Or none.\n\nAll see them.\n\n## Rulings\n\n- **GOO-R1** Both.\n\n\
                    ## Examples\n\n- **GOO-E1** A goose.\n- **GOO-E2** `g1`.\n\n## Notation\n\nA goose is `g`.\n";
        let (table, curious) = for_table_and_curious(book);
        assert_eq!(
            table,
            "# Geese\n\nCatch.\n\n## Turn\n\nDo one thing.\n\n- **GOO-1** Run,\n  or `hide`.\n\
             - **GOO-C1** Six.\n  White.\n\nAll see them.\n\n## Examples\n\n- **GOO-E1** A goose.\n"
        );
        assert_eq!(
            curious,
            "## Turn\n\n- **GOO-C1** Six.\n  White. Or `7`. Or none.\n\n## Rulings\n\n- **GOO-R1** Both.\n\n\
             ## Examples\n\n- **GOO-E2** `g1`.\n\n## Notation\n\nA goose is `g`.\n"
        );
    }

    #[test]
    fn whoever_has_no_sections_needs_all_of_it() {
        assert_eq!(for_table_and_curious("# Geese\n"), ("# Geese\n".to_owned(), String::new()));
        assert_eq!(for_table_and_curious(""), (String::new(), String::new()));
    }
}
