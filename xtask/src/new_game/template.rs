//! The game that new games begin as: the files in `xtask/templates/game`, with placeholders for its names.

use std::path::PathBuf;

use proc_macro2::{TokenStream, TokenTree};

use super::names::Names;
use super::read_file;
use crate::shell::root;
use crate::tidy;

/// The files of the template: where they lie in a game's folder, and what they say.
pub(super) struct Template {
    files: Vec<(PathBuf, String)>,
}

impl Template {
    pub(super) fn read() -> Result<Template, String> {
        let folder = root().join("xtask/templates/game");
        let read = |path: PathBuf| Ok((path.clone(), read_file(&folder.join(path))?));
        let files = tidy::paths(&folder)?.into_iter().map(read).collect::<Result<_, String>>()?;
        Ok(Template { files })
    }

    /// The files of the game with these names.
    pub(super) fn filled(&self, names: &Names) -> Result<Vec<(PathBuf, String)>, String> {
        let type_name = &names.type_name;
        if self.files.iter().any(|(_, text)| says(text, type_name)) {
            return Err(format!(
                "a game cannot be called {type_name}: its code has something else so called"
            ));
        }
        Ok(self.files.iter().map(|(path, text)| (path.clone(), names.fill(text))).collect())
    }
}

/// Whether a text has this word in its code, rather than in comments or strings.
fn says(text: &str, word: &str) -> bool {
    fn is_in(tokens: TokenStream, word: &str) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Group(group) => is_in(group.stream(), word),
            TokenTree::Ident(name) => name == word,
            TokenTree::Punct(_) | TokenTree::Literal(_) => false,
        })
    }
    text.parse().is_ok_and(|tokens| is_in(tokens, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(id: &str) -> Result<Vec<(PathBuf, String)>, String> {
        Template::read().unwrap().filled(&Names::new(id, None, None).unwrap())
    }

    #[test]
    fn no_placeholder_is_left() {
        let files = filled("goose-chase").unwrap();
        assert!(files.iter().any(|(path, _)| path.ends_with("words/en.ftl")));
        for (path, text) in files {
            assert!(!text.contains("@@"), "{}", path.display());
        }
    }

    #[test]
    fn a_type_of_the_template_cannot_be_the_game() {
        for id in ["options", "seat", "scene", "position", "vec"] {
            assert!(filled(id).unwrap_err().contains("something else so called"), "{id}");
        }
        // Only said, in comments and strings.
        assert!(filled("fox").is_ok() && filled("what").is_ok());
    }
}
