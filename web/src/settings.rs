//! What a viewer has chosen for every game: language, light, sound, pace, name.

use board::RwSignal;
use engine::Lang;
use leptos::prelude::*;

use crate::browser::{local_storage, the_window};

/// How light it is in the hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Light {
    /// As the device has it.
    Device,
    Day,
    Evening,
}

impl Light {
    pub(crate) const ALL: [(Light, &'static str); 3] =
        [(Light::Device, "device"), (Light::Day, "day"), (Light::Evening, "evening")];
}

/// How much time there is to see what others do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Calm,
    Usual,
    Brisk,
    /// Everything at once.
    NoWaiting,
}

impl Pace {
    /// All of them and their names, in order.
    pub(crate) const ALL: [(Pace, &'static str); 4] =
        [(Pace::Calm, "calm"), (Pace::Usual, "usual"), (Pace::Brisk, "brisk"), (Pace::NoWaiting, "none")];

    /// The pace of this name.
    pub(crate) fn named(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|(_, one)| *one == name).map(|(pace, _)| pace)
    }

    /// Its name, as it is remembered.
    fn name(self) -> &'static str {
        Pace::ALL[self as usize].1
    }

    /// The next one, and after the last the first again.
    pub(crate) fn next(self) -> Pace {
        Pace::ALL[(self as usize + 1) % Pace::ALL.len()].0
    }

    /// What it is called, as the page says it.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Pace::Calm => "pace-calm",
            Pace::Usual => "pace-usual",
            Pace::Brisk => "pace-brisk",
            Pace::NoWaiting => "pace-none",
        }
    }

    /// How long it takes to see and read so many lines, in milliseconds.
    pub(crate) fn reading_ms(self, lines: usize) -> u64 {
        let first = match self {
            Pace::Calm => 1_800,
            Pace::Usual => 950,
            Pace::Brisk => 350,
            Pace::NoWaiting => 0,
        };
        // Each further line takes less, and at last one has seen enough.
        first + (first / 3 * lines.saturating_sub(1) as u64).min(first * 3)
    }
}

/// What a viewer has chosen. It is remembered on this device.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) lang: RwSignal<Lang>,
    pub(crate) light: RwSignal<Light>,
    pub(crate) sound: RwSignal<bool>,
    pub(crate) pace: RwSignal<Pace>,
    /// The pace of games one only looks on at, which one may want to be quite another.
    pub(crate) watch_pace: RwSignal<Pace>,
    pub(crate) name: RwSignal<String>,
}

impl Settings {
    /// What was chosen last time, kept up to date from now on.
    pub(crate) fn remembered() -> Settings {
        let read = |key: &str| local_storage().and_then(|storage| storage.get_item(key).ok().flatten());
        let light = read("light").and_then(|name| Light::ALL.into_iter().find(|(_, one)| *one == name));
        let pace = |key| read(key).and_then(|name| Pace::named(&name)).unwrap_or(Pace::Usual);
        let settings = Settings {
            lang: RwSignal::new(
                read("lang").and_then(|code| code.parse().ok()).unwrap_or_else(browser_language),
            ),
            light: RwSignal::new(light.map_or(Light::Device, |(light, _)| light)),
            sound: RwSignal::new(read("sound").is_some_and(|sound| sound == "on")),
            pace: RwSignal::new(pace("pace")),
            watch_pace: RwSignal::new(pace("watch-pace")),
            name: RwSignal::new(read("name").unwrap_or_default()),
        };
        Effect::new(move |before: Option<()>| settings.take_effect(before.is_some()));
        settings
    }

    /// Shows what is chosen. What nobody has chosen is not remembered: the browser may know better next time.
    fn take_effect(self, chosen: bool) {
        let (lang, light) = (self.lang.get(), self.light.get());
        let light = Light::ALL.iter().find(|(one, _)| *one == light).map_or("device", |(_, name)| name);
        let sound = if self.sound.get() { "on" } else { "off" };
        let (pace, watch_pace, name) =
            (self.pace.get().name(), self.watch_pace.get().name(), self.name.get());
        let all = [
            ("lang", lang.code()),
            ("light", light),
            ("sound", sound),
            ("pace", pace),
            ("watch-pace", watch_pace),
            ("name", &name),
        ];
        for (key, value) in all.into_iter().filter(|_| chosen) {
            if let Some(storage) = local_storage() {
                _ = storage.set_item(key, value);
            }
        }
        if let Some(root) = the_window().document().and_then(|document| document.document_element()) {
            _ = root.set_attribute("lang", lang.code());
            _ = root.set_attribute("data-light", light);
        }
    }
}

/// The first of our languages that the browser's owner reads.
fn browser_language() -> Lang {
    let languages = the_window().navigator().languages();
    let codes = languages.iter().filter_map(|language| language.as_string());
    let known = |code: String| code.split('-').next().and_then(|code| code.parse().ok());
    codes.into_iter().find_map(known).unwrap_or_default()
}
