//! Figures as pages show them.

/// A ratio to two figures, or so.
pub(crate) fn times(ratio: f64) -> String {
    if ratio < 9.95 { format!("{ratio:.1}") } else { rounded_to(2, ratio) }
}

/// A number to three figures: more would be noise.
pub(crate) fn rounded(number: f64) -> String {
    if number >= 999_500.0 { format!("{:.1} M", number / 1e6) } else { rounded_to(3, number) }
}

fn rounded_to(figures: i32, number: f64) -> String {
    let unit = 10f64.powi((number.abs().max(1.0).log10().floor() as i32 + 1 - figures).max(0));
    grouped((number / unit).round() * unit)
}

/// A whole number with its thousands set apart.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

/// A table in Markdown.
pub(crate) fn table<'a>(head: &[&str], rows: impl Iterator<Item = &'a [String]>) -> String {
    let mut lines = vec![format!("| {} |", head.join(" | ")), format!("|{}", "---|".repeat(head.len()))];
    lines.extend(rows.map(|cells| format!("| {} |", cells.join(" | "))));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_as_many_figures_as_mean_something() {
        let shown = [7.0, 71.3, 7_126.0, 456_499.0, 999_600.0, 28_512_345.0].map(rounded);
        assert_eq!(shown, ["7", "71", "7,130", "456,000", "1.0 M", "28.5 M"]);
        assert_eq!([0.64, 9.94, 9.96, 46.0, 4_655.0].map(times), ["0.6", "9.9", "10", "46", "4,700"]);
    }
}
