//! Three kinds of plots, as SVG that takes its colours and letters from the page around it.

use std::ops::Range;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::Interval;

/// Plots are drawn at twice the size they have on a wide screen: places are whole numbers.
const WIDTH: u32 = 900;
const ROW: u32 = 72;
const LETTERS: f64 = 38.0;
const LETTER_WIDTH: f64 = 16.5;

/// What a mark is drawn with. The page says which colour that is, by day and by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    Words,
    Grid,
    Random,
    Strong,
}

impl Ink {
    const ALL: [Ink; 4] = [Ink::Words, Ink::Grid, Ink::Random, Ink::Strong];

    /// The name of the colour in the page's style.
    fn name(self) -> &'static str {
        match self {
            Ink::Words => "var(--faint)",
            Ink::Grid => "var(--grid)",
            Ink::Random => "var(--random)",
            Ink::Strong => "var(--strong)",
        }
    }

    /// What stands for the colour until the name is put in its place.
    fn stand_in(self) -> RGBColor {
        RGBColor(0, 0, self as u8 + 1)
    }
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

/// Draws on a sheet of this height and gives it a title for those who cannot see it.
fn sheet(height: u32, title: &str, draw: impl FnOnce(&Area<'_>) -> Drawn) -> String {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        draw(&area).and_then(|()| Ok(area.present()?)).expect("text can always be written to");
    }
    for ink in Ink::ALL {
        let RGBColor(_, _, number) = ink.stand_in();
        svg = svg.replace(&format!("\"#0000{number:02X}\""), &format!("\"{}\"", ink.name()));
    }
    // The size is the page's business; the title is read aloud.
    let open = format!("<svg width=\"{WIDTH}\" height=\"{height}\"");
    let (_, rest) = svg.split_once(&open).expect("a drawing starts with its size");
    format!(
        "<svg role=\"img\" aria-label=\"{}\"{rest}",
        askama::filters::escape(title, askama::filters::Html).expect("text")
    )
}

fn letters(ink: Ink) -> TextStyle<'static> {
    let font = ("sans-serif", LETTERS).into_font();
    TextStyle { color: ink.stand_in().to_backend_color(), ..TextStyle::from(font) }
}

/// How an axis runs: from where to where, and how its numbers are written.
pub(super) struct Axis<'a> {
    pub(super) range: Range<f64>,
    pub(super) says: &'a dyn Fn(f64) -> String,
    /// A line across the plot: what would be fair.
    pub(super) fair: Option<f64>,
}

/// Something found, and where it lies in 95 of 100 cases; or a middle and its ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) ink: Ink,
    pub(super) at: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    /// The middle half, drawn as a box.
    pub(super) middle: Option<(f64, f64)>,
}

impl Mark {
    /// Something found with how sure it is.
    pub(super) fn new(ink: Ink, at: f64, Interval { low, high }: Interval) -> Mark {
        Mark { ink, at, low, high, middle: None }
    }

    /// From end to end.
    pub(super) fn interval(&self) -> Interval {
        Interval { low: self.low, high: self.high }
    }
}

/// A line of a plot, with the marks of one or two groups of players.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) label: String,
    pub(super) marks: Vec<Mark>,
}

/// Marks with whiskers, a row each.
pub(super) fn marks(title: &str, rows: &[Row], axis: &Axis<'_>) -> String {
    let height = 90 + ROW * rows.len() as u32;
    let longest = rows.iter().map(|row| row.label.chars().count()).max().unwrap_or(0) as f64;
    let left = (longest * LETTER_WIDTH) as u32 + 24;
    sheet(height, title, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .margin_right(64)
            .x_label_area_size(58)
            .y_label_area_size(left)
            .build_cartesian_2d(axis.range.clone(), 0.0..rows.len() as f64)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .y_labels(0)
            .x_labels((WIDTH.saturating_sub(left) / 110) as usize)
            .x_label_formatter(&|number| (axis.says)(*number))
            .label_style(letters(Ink::Words))
            .axis_style(Ink::Grid.stand_in().stroke_width(2))
            .bold_line_style(Ink::Grid.stand_in().stroke_width(2))
            .light_line_style(TRANSPARENT)
            .draw()?;
        if let Some(fair) = axis.fair {
            let line = [(fair, 0.0), (fair, rows.len() as f64)];
            chart.draw_series(DashedLineSeries::new(line, 10, 8, Ink::Words.stand_in().stroke_width(3)))?;
        }
        for (place, row) in rows.iter().enumerate() {
            let middle = rows.len() as f64 - place as f64 - 0.5;
            let (x, y) = chart.backend_coord(&(axis.range.start, middle));
            let right = letters(Ink::Words).pos(Pos::new(HPos::Right, VPos::Center));
            area.draw(&Text::new(row.label.clone(), (x - 18, y), right))?;
            for (at, mark) in row.marks.iter().enumerate() {
                let aside = (row.marks.len() as f64 - 1.0) / 2.0 - at as f64;
                let y = middle + 0.3 * aside;
                let place = |x: f64| chart.backend_coord(&(x, y));
                draw_mark(area, mark, &place)?;
            }
        }
        Ok(())
    })
}

fn draw_mark(area: &Area<'_>, mark: &Mark, place: &dyn Fn(f64) -> (i32, i32)) -> Drawn {
    let ink = mark.ink.stand_in();
    area.draw(&PathElement::new([place(mark.low), place(mark.high)], ink.stroke_width(4)))?;
    let (x, y) = place(mark.at);
    if let Some((from, to)) = mark.middle {
        let corners = [(place(from).0, y - 8), (place(to).0, y + 8)];
        area.draw(&Rectangle::new(corners, ink.mix(0.45).filled()))?;
        area.draw(&PathElement::new([(x, y - 12), (x, y + 12)], ink.stroke_width(5)))?;
    } else if mark.ink == Ink::Random {
        // A ring, so that the two can be told apart without colours.
        area.draw(&Circle::new((x, y), 9, ink.stroke_width(4)))?;
    } else {
        area.draw(&Circle::new((x, y), 10, ink.filled()))?;
    }
    Ok(())
}

/// Shares of games per bin, filled for one group and as an outline for the other.
pub(super) struct Histogram {
    pub(super) range: Range<f64>,
    pub(super) bin: f64,
    /// The share of games in each bin.
    pub(super) random: Vec<f64>,
    pub(super) strong: Vec<f64>,
}

pub(super) fn histogram(title: &str, plot: &Histogram) -> String {
    let highest = plot.random.iter().chain(&plot.strong).copied().fold(0.0, f64::max);
    sheet(470, title, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .margin_right(64)
            .x_label_area_size(58)
            .y_label_area_size(110)
            .build_cartesian_2d(plot.range.clone(), 0.0..highest * 1.05)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(8)
            .y_labels(5)
            .x_label_formatter(&|number| format!("{number:.0}"))
            .y_label_formatter(&|share| percent(*share))
            .label_style(letters(Ink::Words))
            .axis_style(Ink::Grid.stand_in().stroke_width(2))
            .bold_line_style(Ink::Grid.stand_in().stroke_width(2))
            .light_line_style(TRANSPARENT)
            .draw()?;
        let left = |place: usize| plot.range.start + place as f64 * plot.bin;
        let filled = Ink::Random.stand_in().mix(0.55).filled();
        chart.draw_series(
            plot.random.iter().enumerate().map(|(place, share)| {
                Rectangle::new([(left(place), 0.0), (left(place + 1), *share)], filled)
            }),
        )?;
        let steps = plot.strong.iter().enumerate();
        let mut outline: Vec<_> =
            steps.flat_map(|(place, share)| [(left(place), *share), (left(place + 1), *share)]).collect();
        outline.insert(0, (plot.range.start, 0.0));
        outline.push((left(plot.strong.len()), 0.0));
        chart.draw_series([PathElement::new(outline, Ink::Strong.stand_in().stroke_width(5))])?;
        Ok(())
    })
}

/// A share as people write it: more digits when it is small.
pub(super) fn percent(share: f64) -> String {
    let hundred = 100.0 * share;
    match hundred {
        _ if (hundred - hundred.round()).abs() < 1e-9 => format!("{hundred:.0} %"),
        _ if hundred < 0.0995 => format!("{hundred:.2} %"),
        _ if hundred < 9.95 => format!("{hundred:.1} %"),
        _ => format!("{hundred:.0} %"),
    }
}
