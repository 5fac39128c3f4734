//! Games on this device and tables in the hall that somebody here plays at: the one to go on with, and all of them.

use board::{Picture, RwSignal, Show, act, live, part};
use engine::{OutcomeLine, Phrase, Seat};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::hall::picture_of;
use super::seats;
use crate::browser::GONE;
use crate::route::Route;
use crate::storage::{self, SavedGame, VisitedTable};
use crate::transport::in_hall;
use crate::words::{Words, t, words};

/// What is played here.
#[derive(Clone, Copy)]
pub(super) struct MyGames {
    pub(super) kept: RwSignal<Vec<SavedGame>>,
    visited: RwSignal<Vec<VisitedTable>>,
}

impl MyGames {
    /// What the browser knows, and then what the hall says.
    pub(super) fn found() -> MyGames {
        let (kept, visited) = (RwSignal::new(Vec::new()), RwSignal::new(storage::visited()));
        spawn_local(async move {
            if let Ok(games) = storage::saved_games().await {
                kept.try_set(games);
            }
        });
        look_after(visited);
        MyGames { kept, visited }
    }

    /// The game to go on with, if there is one: at a table where somebody waits, or the last one here.
    pub(super) fn next(self) -> Option<(String, Route)> {
        let visited = self.visited.read();
        let goes_on = |visit: &&VisitedTable| visit.begun && !visit.over && !visit.gone;
        let tables = visited.iter().filter(goes_on).map(|visit| {
            let way = Route::Table(visit.id.clone(), visit.secrets.clone());
            (is_yours(visit), visit.last_ms, visit.game.clone(), way)
        });
        let kept = self.kept.read();
        let games = kept.iter().filter(|game| !game.over);
        let games = games.map(|game| (false, game.last_ms, game.game.clone(), Route::Game(game.id.clone())));
        let next = tables.chain(games).max_by_key(|(yours, last_ms, ..)| (*yours, *last_ms));
        next.map(|(.., game, way)| (game, way))
    }
}

/// Whether a table waits for somebody here.
fn is_yours(visit: &VisitedTable) -> bool {
    visit.ready || visit.begun && visit.asked.iter().any(|seat| visit.here.contains(seat))
}

/// How many games are in sight; the games on the shelf shall be, too.
const SHOWN: usize = 3;

/// All of them, the last played first.
pub(super) fn list(MyGames { kept, visited }: MyGames) -> AnyView {
    let forget_kept = move |id: String| {
        kept.update(|all| all.retain(|one| one.id != id));
        spawn_local(async move { _ = storage::delete_game(&id).await });
    };
    let forget_visit = move |id: String| {
        visited.update(|all| all.retain(|one| one.id != id));
        storage::forget_visit(&id);
    };
    let lines = move || {
        let tables = visited.get().into_iter();
        let tables = tables.map(|one| (one.over || one.gone, one.last_ms, visited_line(one, forget_visit)));
        let games = kept.get().into_iter().map(|one| (one.over, one.last_ms, kept_line(one, forget_kept)));
        let mut games: Vec<_> = tables.chain(games).collect();
        games.sort_by_key(|(over, last_ms, _)| (*over, std::cmp::Reverse(*last_ms)));
        let mut games: Vec<AnyView> = games.into_iter().map(|(.., line)| line).collect();
        let older = games.split_off(games.len().min(SHOWN));
        (!games.is_empty()).then(|| {
            view! {
                <section class="my-games" aria-labelledby="my-games">
                    <h2 id="my-games">{t("my-games")}</h2>
                    <ul>{games}</ul>
                    {(!older.is_empty()).then(|| view! { <details><summary>{t("older-games")}</summary><ul>{older}</ul></details> })}
                </section>
            }
        })
    };
    part(lines)
}

/// Asks the hall how its tables are that are in sight. Without a network, what was known stays.
fn look_after(visited: RwSignal<Vec<VisitedTable>>) {
    for visit in visited.get_untracked().into_iter().take(SHOWN) {
        spawn_local(async move {
            let look = in_hall::look(&visit.id).await;
            let all = storage::change_visit(&visit.id, |visit| match &look {
                Ok((table, asked, over)) => visit.see(table, *asked, *over),
                Err(why) => visit.gone |= why == GONE,
            });
            visited.try_set(all);
        });
    }
}

fn kept_line(kept: SavedGame, forget: impl Fn(String) + Send + Sync + 'static) -> AnyView {
    let way = if kept.over { Route::Replay(kept.id.clone()) } else { Route::Game(kept.id.clone()) };
    let (words, names, date) = (words(), kept.names, kept.last_ms);
    let state = {
        let (over, result, names) = (kept.over, kept.result, names.clone());
        let here: Vec<Seat> = (0..)
            .map(Seat)
            .zip(&kept.links)
            .filter(|(_, link)| link.is_some())
            .map(|(seat, _)| seat)
            .collect();
        let you = if let [you] = here[..] { Some(you) } else { None };
        move || match &result {
            Some(end) => result_line(words, end, &names, you),
            None => words.say(if over { "over-look-back" } else { "go-on" }),
        }
    };
    let step = kept.what_if.map(|(_, step)| step);
    let about = move || match step {
        // Another way on says so, or it would look like the game it came from.
        Some(step) => words.phrase(Phrase::new("what-if-from").with("step", step)),
        None => with_whom(words, &names, date),
    };
    line(&kept.game, Box::new(about), &way, Box::new(state), false, Box::new(move || forget(kept.id.clone())))
}

fn visited_line(visit: VisitedTable, forget: impl Fn(String) + Send + Sync + 'static) -> AnyView {
    let yours = is_yours(&visit);
    let way = Route::Table(visit.id.clone(), visit.secrets);
    let (words, id) = (words(), visit.id);
    let asked = visit.asked.iter().map(Seat::idx);
    let asked: Vec<_> = asked.map(|at| (at, visit.names.get(at).cloned().unwrap_or_default())).collect();
    let names = visit.names;
    let (unknown, (gone, over, begun)) = (names.is_empty(), (visit.gone, visit.over, visit.begun));
    let ready = visit.ready;
    let state = move || {
        if gone {
            words.say(GONE)
        } else if over {
            words.say("over-look-back")
        } else if ready {
            words.say("table-ready")
        } else if yours {
            words.say("table-yours")
        } else if begun {
            let asked: Vec<_> = asked.iter().map(|(at, name)| seats::kept_name(name, *at)).collect();
            words.phrase(Phrase::new("waits-for").with("who", asked.join(", ")))
        } else {
            // Of tables remembered before more than their name was, nothing is known.
            words.say(if unknown { "go-on" } else { "table-gathering" })
        }
    };
    let about = move || {
        if names.is_empty() { words.say("online-table") } else { with_whom(words, &names, visit.last_ms) }
    };
    line(&visit.game, Box::new(about), &way, Box::new(state), yours, Box::new(move || forget(id.clone())))
}

/// Who won, and what everybody had.
pub(super) fn result_line(words: Words, end: &OutcomeLine, names: &[String], you: Option<Seat>) -> String {
    let name =
        |seat: Seat| names.get(seat.idx()).map(|name| seats::kept_name(name, seat.idx())).unwrap_or_default();
    let winners: Vec<String> = end.winners.iter().map(name).collect();
    let who = match &winners[..] {
        [] => words.say("nobody-won"),
        [_] if you.is_some_and(|you| end.winners.contains(you)) => words.say("you-won"),
        [one] => words.phrase(Phrase::new("somebody-won").with("who", one.clone())),
        all => words.phrase(Phrase::new("shared-win").with("who", all.join(", "))),
    };
    let scores: Vec<String> = end.scores.iter().map(|points| points.to_string().replace('-', "−")).collect();
    format!("{who} {}", scores.join("\u{a0}: "))
}

/// With whom somebody plays, and when they last did.
fn with_whom(words: Words, names: &[String], last_ms: u64) -> String {
    let names = names.iter().enumerate().filter(|(_, name)| !name.is_empty());
    let names: Vec<_> = names.map(|(at, name)| seats::kept_name(name, at)).collect();
    format!("{} · {}", names.join(", "), words.date(last_ms))
}

/// A game that goes on, or has ended: what, with whom or where, and the way there.
fn line(
    game: &str,
    about: Box<dyn Fn() -> String + Send>,
    way: &Route,
    state: Box<dyn Fn() -> String + Send>,
    yours: bool,
    forget: Box<dyn Fn() + Send + Sync>,
) -> AnyView {
    let title = games::facts(game).map_or_else(|_| game.to_owned(), |facts| facts.title.to_owned());
    let (sure, forget) = (RwSignal::new(false), Callback::new(move |()| forget()));
    view! {
        <li>
            <Show when=move || sure.get()>
                <p class="sure" role="alertdialog" aria-label=t("forget-question")>
                    {t("forget-question")}
                    <button class="button" on:click=act(move || forget.run(()))>{t("yes")}</button>
                    <button class="button main" on:click=act(move || sure.set(false))>{t("no")}</button>
                </p>
            </Show>
            <a href=way.link()>
                {picture_of(game)}
                <strong lang="en">{title}</strong>
                <span>{live(about)}</span>
                <span class="state" class:yours=yours>{live(state)}</span>
            </a>
            <button class="icon-button" title=t("forget") aria-label=t("forget") on:click=act(move || sure.set(true))>
                <Picture of="barn-icon-close".to_owned() />
            </button>
        </li>
    }
    .into_any()
}
