//! The hall: the five games on the shelf, today's barn, and what is played here.

use board::{CollectView, Picture, RwSignal, Show, act, hear, live, part};
use engine::{Facts, Phrase};
use leptos::prelude::*;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::my_games::{self, MyGames};
use super::new_game::how_many;
use super::{icon_button, seats, top};
use crate::browser::open_dialog;
use crate::route::{Mode, Route};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::today;
use crate::words::{t, words};

/// The hall.
pub(crate) fn hall() -> AnyView {
    let mine = MyGames::found();
    let shelf = games::ALL.iter().map(|facts| card(facts)).collect_view();
    view! {
        {top()}
        <main class="hall">
            <h1 class="for-ears" lang="en">"Barnyard"</h1>
            {part(question)}
            <ul class="shelf">{shelf}{sixth(mine)}</ul>
            {super::soon(move || todays(mine))}
            {super::soon(move || my_games::list(mine))}
            <footer class="foot">
                <p>{t("hall-unofficial")}</p>
            </footer>
        </main>
    }
    .into_any()
}

/// What the hall asks, each thing once: the name, then the sounds. Whoever would rather not, passes on.
fn question() -> AnyView {
    let settings: Settings = expect_context();
    let answered = move || settings.answered.update(|answered| *answered += 1);
    match settings.answered.get() {
        // Who has said a name elsewhere is not asked for it.
        0 if settings.name.read_untracked().is_empty() => {
            let name = RwSignal::new(String::new());
            let done = move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                settings.name.set(name.get_untracked().trim().to_owned());
                answered();
            };
            let looks = move || seats::face_of((settings.animal.get(), settings.colour.get()));
            view! {
                <form class="ask" on:submit=hear(done)>
                    <button type="button" class="plain-button you-button" aria-label=t("your-face") on:click=act(|| open_dialog("settings"))>
                        {part(looks)}
                    </button>
                    <input
                        type="text"
                        maxlength="40"
                        autocomplete="nickname"
                        aria-label=t("your-name")
                        placeholder=t("name-short")
                        on:input=hear(move |event| name.set(event_target_value(&event)))
                    />
                    <button class="button main">{t("name-say")}</button>
                    {pass(answered)}
                </form>
            }
            .into_any()
        }
        0 => {
            settings.answered.set(1);
            ().into_any()
        }
        1 => {
            let yes = move || {
                settings.sound.set(true);
                settings.buzz.set(true);
                answered();
                Sound::Moo.play();
            };
            view! {
                <p class="ask">
                    <Picture of="barn-icon-sound-on".to_owned() />
                    <span>{t("sound-question")}</span>
                    <button class="button main" on:click=act(yes)>{t("yes")}</button>
                    {pass(answered)}
                </p>
            }
            .into_any()
        }
        _ => view! { <p class="welcome">{t("hall-welcome")}</p> }.into_any(),
    }
}

/// The way past a question.
fn pass(answered: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    icon_button("barn-icon-close", "pass", answered)
}

/// A game on the shelf. Its card opens to what one can do with it.
fn card(facts: &'static Facts) -> AnyView {
    let id = || facts.id.to_owned();
    let new = |mode| Route::New(id(), mode);
    let title_id = format!("title-{}", facts.id);
    let labelled_by = title_id.clone();
    let words = words();
    let minutes = move || words.phrase(Phrase::new("minutes-short").with("minutes", facts.minutes));
    let (fewest, most) = facts.seats;
    let players = if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") };
    view! {
        <li class="game-card" aria-labelledby=labelled_by>
            <details name="shelf" on:toggle=hear(into_sight)>
                <summary>
                    {scene_picture(facts)}
                    <span class="game-card-text">
                        <h2 id=title_id lang="en">{facts.title}</h2>
                        <span class="numbers" aria-hidden="true">
                            <Picture of="barn-icon-people".to_owned() />
                            {players}" · "{live(minutes)}
                        </span>
                    </span>
                </summary>
                <div class="game-card-ways">
                    <div class="about">{local_title(facts)}{about(facts)}</div>
                    {way("main", "play", "play-now", &Route::Play(id()))}
                    {how_many(facts)}
                    {way("", "device", "one-device", &new(Mode::Device))}
                    {way("", "people", "invite", &new(Mode::Invite))}
                    {way("", "help", "learn", &Route::Learn(id()))}
                    {way("", "book", "rulebook", &Route::Rules(id()))}
                    <p class="more-ways">
                        {link("choose-players", &new(Mode::Bots))}
                        {link("three-tips", &Route::Drill(id(), 1))}
                        {link("watch", &new(Mode::Watch))}
                    </p>
                </div>
            </details>
        </li>
    }
    .into_any()
}

/// What was opened is in sight, as far as it fits.
fn into_sight(event: leptos::ev::Event) {
    let card = event_target::<Element>(&event);
    let how = ScrollIntoViewOptions::new();
    how.set_block(ScrollLogicalPosition::Nearest);
    card.scroll_into_view_with_scroll_into_view_options(&how);
}

/// The sixth tile: the game to go on with, and the way to a table of somebody else.
fn sixth(mine: MyGames) -> AnyView {
    let next = move || {
        mine.next().map(|(game, way)| {
            view! {
                <a class="go-on" href=way.link()>
                    {picture_of(&game)}
                    <strong>{t("go-on")}</strong>
                </a>
            }
        })
    };
    view! {
        <li class="game-card next-card">
            {part(next)}
            <details name="shelf" on:toggle=hear(into_sight)>
                <summary>
                    <Picture of="barn-icon-link".to_owned() />
                    <strong>{t("join")}</strong>
                </summary>
                {join()}
            </details>
        </li>
    }
    .into_any()
}

/// Where the link goes that somebody sent.
fn join() -> AnyView {
    let (text, wrong) = (RwSignal::new(String::new()), RwSignal::new(false));
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = text.get_untracked();
        let (_, fragment) = text.trim().split_once('#').unwrap_or(("", text.trim()));
        // A bare code is the name of a table, with the secret of a seat behind it.
        let way = match Route::read(fragment) {
            Route::Hall if !fragment.trim_matches('/').is_empty() => {
                Route::read(&format!("table/{}", fragment.trim_matches('/')))
            }
            way => way,
        };
        match way {
            Route::Table(..) | Route::Shared(_) | Route::Replay(_) | Route::Today(_) => way.go(),
            _ => wrong.set(true),
        }
    };
    view! {
        <form class="join" on:submit=hear(go)>
            <input
                type="text"
                required
                autocapitalize="none"
                autocomplete="off"
                aria-label=t("join-label")
                placeholder=t("join-label")
                on:input=hear(move |event| { text.set(event_target_value(&event)); wrong.set(false); })
            />
            <button class="button main">{t("join-go")}</button>
            <Show when=move || wrong.get()><p class="problem" role="alert">{t("join-wrong")}</p></Show>
        </form>
    }
    .into_any()
}

/// Today's barn: every game once, with the luck everybody has today.
fn todays(mine: MyGames) -> AnyView {
    let (words, day) = (words(), today::day());
    let date = move || words.date(crate::browser::now_ms());
    let one = move |facts: &'static Facts| {
        let id = today::table_of(&day, facts.id);
        let state = move || {
            let kept = mine.kept.read();
            let Some(kept) = kept.iter().find(|game| game.id == id) else { return words.say("today-new") };
            match &kept.result {
                Some(end) => end
                    .scores
                    .iter()
                    .map(|points| points.to_string().replace('-', "−"))
                    .collect::<Vec<_>>()
                    .join(" : "),
                None => words.say("go-on"),
            }
        };
        view! {
            <li>
                <a href=Route::Today(facts.id.to_owned()).link()>
                    {scene_picture(facts)}
                    <strong>{facts.title}</strong>
                    <span class="state">{live(state)}</span>
                </a>
            </li>
        }
    };
    view! {
        <section class="todays" aria-labelledby="todays">
            <h2 id="todays">{t("today")}" · "{live(date)}</h2>
            <p>{t("today-about")}</p>
            <ul>{games::ALL.iter().map(|facts| one(facts)).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// A way to play a game, with its picture.
fn way(class: &str, picture: &str, name: &'static str, way: &Route) -> AnyView {
    view! {
        <a class=format!("button {class}") href=way.link()>
            <Picture of=format!("barn-icon-{picture}") />
            {t(name)}
        </a>
    }
    .into_any()
}

fn link(name: &'static str, way: &Route) -> AnyView {
    view! { <a href=way.link()>{t(name)}</a> }.into_any()
}

/// The title that players of an edition in this language know, if it is another.
pub(crate) fn local_title(facts: &'static Facts) -> AnyView {
    let words = words();
    part(move || {
        let title = words.on_box(facts, "title-local").filter(|title| title != facts.title);
        title.map(|title| view! { <p class="local-title">{title}</p> })
    })
}

/// A scene from the game of this name.
pub(super) fn picture_of(game: &str) -> Option<AnyView> {
    games::facts(game).ok().map(scene_picture)
}

/// A scene from a game.
pub(crate) fn scene_picture(facts: &Facts) -> AnyView {
    view! {
        <svg class="scene-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=format!("#scene-{}", facts.id) />
        </svg>
    }
    .into_any()
}

/// For how many a game is, how long it takes, and why one would like to play it.
pub(crate) fn about(facts: &'static Facts) -> AnyView {
    let words = words();
    let (fewest, most) = facts.seats;
    let players = move || {
        let phrase = Phrase::new("hall-players").with("fewest", fewest).with("most", most);
        words.phrase(phrase)
    };
    let minutes = move || words.phrase(Phrase::new("hall-minutes").with("minutes", facts.minutes));
    let hook = move || {
        words.of_game(facts, Vec::new()).try_say(&Phrase::new("hook")).unwrap_or(facts.hook.to_owned())
    };
    view! {
        <p class="numbers">
            <span>{live(players)}</span>
            " · "
            <span>{live(minutes)}</span>
        </p>
        <p>{live(hook)}</p>
    }
    .into_any()
}
