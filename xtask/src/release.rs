//! What is attached to a release: `cargo xtask release`.

use std::fs;
use std::path::Path;

use crate::shell::{Done, Line, root};
use crate::{machine, page};

/// What to build.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// The tag that is released, such as `v0.1.0`. It must be the version of the workspace.
    #[arg(long)]
    tag: Option<String>,
}

/// What lies beside the program in the archive.
const PAPERS: &[&str] = &["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

pub(crate) fn run(plan: &Plan) -> Done {
    let version = env!("CARGO_PKG_VERSION");
    let changes = fs::read_to_string(root().join("CHANGELOG.md")).map_err(|problem| problem.to_string())?;
    check(version, plan.tag.as_deref(), &changes)?;
    page::toolchain()?;
    page::build()?;
    Line::new("cargo build --release --locked --quiet --package cli --bin barn").run()?;
    let name = format!("barn-{version}-{}", machine::host()?);
    let target = machine::target_folder()?;
    let archive = pack(&target, &name)?;
    println!("\n{archive} is written.");
    Ok(())
}

/// A release has the version of the workspace and a section in the changelog.
fn check(version: &str, tag: Option<&str>, changes: &str) -> Done {
    if let Some(tag) = tag
        && tag.strip_prefix('v') != Some(version)
    {
        return Err(format!("the tag is {tag}, but Cargo.toml says that this is version {version}"));
    }
    let is_section =
        |line: &str| line.strip_prefix("## ").and_then(|rest| rest.split(' ').next()) == Some(version);
    if changes.lines().any(is_section) {
        return Ok(());
    }
    Err(format!("CHANGELOG.md has no section `## {version}`: move what is below `## Unreleased` there"))
}

/// Puts the program and its papers into an archive; gives its path.
fn pack(target: &Path, name: &str) -> Result<String, String> {
    let folder = target.join("release-files");
    let inside = folder.join(name);
    let problem = |problem: std::io::Error| format!("{}: {problem}", folder.display());
    fs::create_dir_all(&inside).map_err(problem)?;
    let program = format!("barn{}", std::env::consts::EXE_SUFFIX);
    fs::copy(target.join("release").join(&program), inside.join(&program)).map_err(problem)?;
    for paper in PAPERS {
        fs::copy(root().join(paper), inside.join(paper)).map_err(problem)?;
    }
    // Without a folder in its name: some kinds of tar take the letter of a drive for the name of another machine.
    let archive = format!("{name}.tar.gz");
    let tar = Line::new("tar -czf").word(&archive).word(name);
    println!("$ {tar}");
    let status = tar.command().current_dir(&folder).status().map_err(problem)?;
    if !status.success() {
        return Err(format!("`{tar}` failed ({status})"));
    }
    Ok(folder.join(archive).display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANGES: &str = "# Changes\n\n## Unreleased\n\n## 1.2.3 (today)\n\n- Geese.\n";

    #[test]
    fn a_release_has_a_section_in_the_changelog() {
        assert_eq!(check("1.2.3", None, CHANGES), Ok(()));
        let problem = check("1.2.4", None, CHANGES).unwrap_err();
        assert!(problem.contains("## 1.2.4"), "{problem}");
        assert!(check("1.2", None, CHANGES).is_err());
    }

    #[test]
    fn a_tag_is_the_version_of_the_workspace() {
        assert_eq!(check("1.2.3", Some("v1.2.3"), CHANGES), Ok(()));
        for tag in ["v1.2.4", "1.2.3", "v1.2.3-rc"] {
            assert!(check("1.2.3", Some(tag), CHANGES).unwrap_err().contains(tag));
        }
    }

    #[test]
    fn the_version_of_today_has_its_section() {
        let changes = fs::read_to_string(root().join("CHANGELOG.md")).expect("the file is there");
        assert_eq!(check(env!("CARGO_PKG_VERSION"), None, &changes), Ok(()));
    }
}
