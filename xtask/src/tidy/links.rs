//! Links between our own files lead somewhere.

use super::tree::{File, Problem, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let pages = tree.files.iter().filter(|file| file.is(".md"));
    pages.flat_map(|page| check_page(tree, page)).collect()
}

fn check_page(tree: &Tree, page: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut in_code = false;
    for (line, text) in page.lines() {
        if text.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        for target in links_in(text).into_iter().filter(|target| !leads_outside(target)) {
            let path = target.split(['#', '?']).next().unwrap_or_default();
            if !resolve(&page.path, path).is_some_and(|path| tree.has(&path)) {
                problems.push(Problem::new(page, line, format!("this link leads nowhere: {target}")));
            }
        }
    }
    problems
}

/// Where the links of a line point: `[a](target)`, `![a](target "title")`, `[a]: target`, `<img src="target">`.
fn links_in(line: &str) -> Vec<String> {
    let line = without_code(line);
    let ends = |rest: &str| {
        let target = rest.split(|end: char| end.is_whitespace() || ")\">".contains(end)).next();
        target.unwrap_or_default().to_owned()
    };
    let mut links: Vec<_> = ["](", "]: ", "src=\"", "href=\""]
        .iter()
        .flat_map(|start| line.split(start).skip(1).map(ends).collect::<Vec<_>>())
        .collect();
    links.retain(|target| !target.is_empty());
    links
}

/// The line with what stands between backticks taken out.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

fn leads_outside(target: &str) -> bool {
    target.contains("://") || target.starts_with("mailto:") || target.starts_with('#')
}

/// The path from the root that a link in `page` means; `None` if it leads out of the repository.
fn resolve(page: &str, target: &str) -> Option<String> {
    let mut parts: Vec<_> = page.split('/').collect();
    parts.pop();
    if target.starts_with('/') {
        return None;
    }
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    #[test]
    fn links_that_lead_somewhere_pass() {
        let page = "[a](../engine/src/game.rs#L3), [b](goose.md \"Geese\"), [c](../engine/), [d](..), [e](#here)\n\
            [f](https://example.org/none.md) `[g](none.md)`\n```text\n[h](none.md)\n```\n\n[i]: goose.md\n<img src=\"goose.md\">\n";
        let tree = [("docs/a.md", page), ("docs/goose.md", ""), ("engine/src/game.rs", "")];
        assert!(found(check, &tree).is_empty());
    }

    #[test]
    fn links_that_lead_nowhere_are_named_with_the_line() {
        let page =
            "[a](goose.md)\n\n[b](../../up.md) and ![c](art/duck.svg)\n[d]: none.md\n[e](/docs/a.md)\n";
        assert_eq!(
            found(check, &[("docs/a.md", page)]),
            [
                "docs/a.md:1: this link leads nowhere: goose.md",
                "docs/a.md:3: this link leads nowhere: ../../up.md",
                "docs/a.md:3: this link leads nowhere: art/duck.svg",
                "docs/a.md:4: this link leads nowhere: none.md",
                "docs/a.md:5: this link leads nowhere: /docs/a.md",
            ]
        );
    }
}
