//! The slow twin of Happy Cows!: farms as lists of cows, each a short text such as `b4+`, and a list of what
//! is still to be done.

use serde_json::Value;

use super::{
    Twin, Waiting, decide, distinct, fixed_start, highest_wins, pile_odds, start_odds, starter, take_out,
};

const COLOURS: [&str; 5] = ["b", "p", "r", "o", "g"];
const ROW: usize = 3;
const BARN: usize = 3;

#[derive(Clone)]
pub(crate) struct HappyTwin {
    pile_mood: String,
    /// Names without moods: what the pile shows is drawn when it is seen.
    pub(super) pile: Vec<String>,
    /// What the top of the pile shows: a cow with its mood, or `farm`.
    pub(super) top: String,
    pub(super) row: Vec<String>,
    pub(super) farms: Vec<Farm>,
    player: u8,
    /// The next task is the last of the list.
    pub(super) tasks: Vec<Task>,
}

#[derive(Clone, Default)]
pub(super) struct Farm {
    pub(super) outside: Vec<String>,
    /// Stacks, the topmost cow last.
    pub(super) barns: Vec<Vec<String>>,
}

#[derive(Clone)]
pub(super) enum Task {
    Start,
    Deal(u8),
    Reveal,
    FillRow,
    NameForRow,
    NameForPlay,
    FirstCheer(u8),
    Turn,
    EndTurn,
    Effect(String),
    Lead { colour: String, may_build: bool },
    RainOnOthers(String),
    Give,
    Take(String),
    Cheer,
    Sadden(Vec<u8>),
    LetOut(u8),
    Milkmaid,
    Colour,
    Over,
}

impl Twin for HappyTwin {
    fn new(options: &Value, seats: u8) -> Self {
        let mut twin = HappyTwin {
            pile_mood: options["pile_mood"].as_str().unwrap_or("random").to_owned(),
            pile: all_cards(),
            top: String::new(),
            row: vec![],
            farms: vec![Farm { outside: vec![], barns: vec![vec![]] }; usize::from(seats)],
            player: 0,
            tasks: vec![Task::Start],
        };
        (0..seats).for_each(|_| take_out(&mut twin.pile, "barn"));
        if let Some(seat) = fixed_start(options) {
            twin.begin(seat);
        }
        twin
    }

    fn waiting(&self) -> Waiting {
        match self.task() {
            Task::Start => start_odds(self.seats()),
            Task::Deal(_) => pile_odds(&self.cows_in_pile()),
            Task::Reveal => Waiting::Chance(self.top_odds()),
            Task::NameForRow | Task::NameForPlay => pile_odds(&self.farm_cards_in_pile()),
            Task::Over => highest_wins(self.farms.iter().map(Farm::score).collect()),
            Task::FirstCheer(seat) => decide(*seat, self.moves()),
            _ => decide(self.player, self.moves()),
        }
    }

    fn play(&mut self, _seat: u8, mv: &str) {
        self.choose(mv);
        self.go_on();
    }

    fn chance(&mut self, outcome: &str) {
        let card = outcome.to_owned();
        match self.tasks.pop().expect("something is to be done") {
            Task::Start => return self.begin(starter(outcome)),
            Task::Deal(seat) => {
                take_out(&mut self.pile, outcome);
                self.farm_of(seat).outside.push(format!("{card}-"));
            }
            Task::Reveal => self.top = card,
            Task::NameForRow => {
                take_out(&mut self.pile, outcome);
                self.row.push(card);
            }
            Task::NameForPlay => {
                take_out(&mut self.pile, outcome);
                self.tasks.extend([Task::Effect(card), Task::Reveal]);
            }
            _ => panic!("no luck is due"),
        }
        self.go_on();
    }
}

// ---- What happens next. ----------------------------------------------------------------------------

impl HappyTwin {
    fn begin(&mut self, starter: u8) {
        self.player = starter;
        let round: Vec<u8> = (0..self.seats()).map(|turn| (starter + turn) % self.seats()).collect();
        let hand = if self.seats() == 2 { 5 } else { 3 };
        let mut tasks = Vec::new();
        for seat in &round {
            tasks.extend(vec![Task::Deal(*seat); hand]);
        }
        tasks.extend([Task::Reveal, Task::FillRow]);
        tasks.extend(round.iter().map(|seat| Task::FirstCheer(*seat)));
        tasks.push(Task::Turn);
        tasks.reverse();
        self.tasks = tasks;
    }

    /// Does everything that needs neither luck nor a decision.
    fn go_on(&mut self) {
        loop {
            match self.task().clone() {
                Task::Reveal if !self.pile.is_empty() => return,
                Task::Start | Task::Deal(_) | Task::NameForRow | Task::NameForPlay | Task::Over => return,
                Task::Reveal => {
                    self.tasks.pop();
                }
                Task::FillRow => self.fill_row(),
                Task::EndTurn => self.end_turn(),
                Task::Effect(card) => {
                    self.tasks.pop();
                    self.effect(&card);
                }
                Task::RainOnOthers(colour) => {
                    self.tasks.pop();
                    for seat in self.others() {
                        self.farm_of(seat).set_mood(&colour, '-');
                    }
                }
                _ => match self.moves().as_slice() {
                    [] => {
                        self.tasks.pop();
                    }
                    [only] => self.choose(only),
                    _ => return,
                },
            }
        }
    }

    /// HAP-9, one card at a time.
    fn fill_row(&mut self) {
        if self.row.len() == ROW || self.pile.is_empty() {
            self.tasks.pop();
            return;
        }
        self.tasks.push(Task::Reveal);
        if self.top == "farm" {
            self.tasks.push(Task::NameForRow);
        } else {
            take_out(&mut self.pile, name(&self.top));
            let turned = if is_happy(&self.top) { '-' } else { '+' };
            self.row.push(format!("{}{turned}", name(&self.top)));
        }
    }

    fn end_turn(&mut self) {
        self.tasks.pop();
        self.player = (self.player + 1) % self.seats();
        self.tasks.push(if self.pile.is_empty() { Task::Over } else { Task::Turn });
    }

    /// What a card does as soon as it is played; what is left to choose becomes a task.
    fn effect(&mut self, card: &str) {
        let (kind, which) = card.split_once('-').unwrap_or((card, ""));
        match kind {
            _ if is_cow(card) => self.my_farm().outside.push(card.to_owned()),
            "farmer" => self.cheer_everywhere(which),
            "super" => self.tasks.push(Task::Colour),
            "barn" => self.tasks.push(Task::Lead { colour: String::new(), may_build: true }),
            "rain" => {
                self.tasks.push(Task::RainOnOthers(which.to_owned()));
                self.tasks.push(Task::Lead { colour: which.to_owned(), may_build: false });
            }
            "trough" if !self.cows_of(&self.others()).is_empty() => self.tasks.push(Task::Give),
            "trough" => {}
            "bull" => self.bull(which.parse().expect("1 or 2")),
            // The first choice settles whose cow the second is.
            "hunger" => {
                let sadden = Task::Sadden(self.others());
                self.tasks.extend(vec![sadden; which.parse().expect("1 or 2")]);
            }
            "weather" => self.tasks.extend(self.others().into_iter().map(Task::LetOut)),
            "milkmaid" => self.tasks.push(Task::Milkmaid),
            _ => panic!("{card:?} is no card"),
        }
    }

    fn bull(&mut self, cows: usize) {
        if self.my_farm().sad_outside().len() <= cows {
            self.my_farm().set_mood("", '+');
        } else {
            self.tasks.extend(vec![Task::Cheer; cows]);
        }
    }

    fn cheer_everywhere(&mut self, colour: &str) {
        for farm in &mut self.farms {
            farm.set_mood(colour, '+');
        }
    }
}

// ---- Choices. --------------------------------------------------------------------------------------

impl HappyTwin {
    /// What may be chosen for the task at hand; `done` only beside something else.
    fn moves(&self) -> Vec<String> {
        let me = &self.farms[usize::from(self.player)];
        let each = |verb: &str, cows: Vec<String>| {
            cows.iter().map(|cow| format!("{verb} {}", name(cow))).collect::<Vec<_>>()
        };
        match self.task() {
            Task::FirstCheer(seat) => each("cheer", self.farms[usize::from(*seat)].outside.clone()),
            Task::Turn => {
                let cards = distinct(&self.row);
                let mut moves = vec!["top".to_owned()];
                moves.extend(each("play", cards.clone()));
                moves.extend(each("away", cards));
                moves
            }
            Task::Lead { colour, may_build } => {
                let mut moves = Vec::new();
                if me.has_room() {
                    moves.extend(each("lead", me.outside_of_colour(colour)));
                }
                if *may_build && self.seats() == 2 && me.barns.len() == 1 {
                    moves.push("build".to_owned());
                }
                or_done(moves)
            }
            Task::Give => each("give", me.outside.clone()),
            Task::Take(_) => each("take", self.cows_of(&self.others())),
            Task::Cheer => each("cheer", me.sad_outside()),
            Task::Sadden(whose) => {
                let mut cows = self.cows_of(whose);
                cows.retain(|cow| is_happy(cow));
                each("sadden", cows)
            }
            Task::LetOut(seat) => {
                let barns = (1..).zip(&self.farms[usize::from(*seat)].barns);
                barns
                    .filter(|(_, cows)| !cows.is_empty())
                    .map(|(number, _)| format!("barn {number}"))
                    .collect()
            }
            Task::Milkmaid => or_done(each("maid", me.sad_outside())),
            Task::Colour => COLOURS.iter().map(|colour| format!("colour {colour}")).collect(),
            _ => panic!("nothing is to be decided"),
        }
    }

    fn choose(&mut self, mv: &str) {
        let (verb, what) = mv.split_once(' ').unwrap_or((mv, ""));
        let task = self.tasks.pop().expect("something is to be done");
        match (task, verb) {
            (_, "done") => {}
            (Task::FirstCheer(seat), _) => self.farm_of(seat).set_mood(what, '+'),
            (Task::Turn, _) => self.take_turn(verb, what),
            (Task::Lead { .. }, "build") => {
                self.my_farm().barns.push(vec![]);
                self.tasks.push(Task::Lead { colour: String::new(), may_build: false });
            }
            (Task::Lead { colour, .. }, _) => {
                self.my_farm().lead_in(what);
                self.tasks.push(Task::Lead { colour, may_build: false });
            }
            (Task::Give, _) => self.tasks.push(Task::Take(what.to_owned())),
            (Task::Take(given), _) => self.swap(&given, what),
            (Task::Cheer, _) => self.my_farm().set_mood(what, '+'),
            (Task::Sadden(_), _) => {
                let owner = self.owner_of(what);
                self.farm_of(owner).set_mood(what, '-');
                if let Some(Task::Sadden(whose)) = self.tasks.last_mut() {
                    *whose = vec![owner];
                }
            }
            (Task::LetOut(seat), _) => {
                let number: usize = what.parse().expect("1 or 2");
                let farm = self.farm_of(seat);
                farm.outside.extend(farm.barns[number - 1].pop());
            }
            (Task::Milkmaid, _) => {
                self.my_farm().set_mood(what, '+');
                if self.my_farm().has_room() {
                    self.my_farm().lead_in(what);
                }
            }
            (Task::Colour, _) => self.cheer_everywhere(what),
            _ => panic!("{mv:?} is no move"),
        }
    }

    fn take_turn(&mut self, verb: &str, what: &str) {
        self.tasks.push(Task::EndTurn);
        if verb == "top" && self.top == "farm" {
            self.tasks.push(Task::NameForPlay);
        } else if verb == "top" {
            take_out(&mut self.pile, name(&self.top));
            self.tasks.extend([Task::Effect(self.top.clone()), Task::Reveal]);
        } else {
            let place = self.row.iter().position(|card| name(card) == what).expect("the card lies there");
            let card = self.row.remove(place);
            self.tasks.push(Task::FillRow);
            if verb == "play" {
                self.tasks.push(Task::Effect(card));
            }
        }
    }

    fn swap(&mut self, given: &str, taken: &str) {
        let owner = self.owner_of(taken);
        let given = self.my_farm().take_away(given);
        let taken = self.farm_of(owner).take_away(taken);
        self.my_farm().outside.push(taken);
        self.farm_of(owner).outside.push(given);
    }
}

// ---- Who and what is where. ------------------------------------------------------------------------

impl HappyTwin {
    fn seats(&self) -> u8 {
        self.farms.len() as u8
    }

    fn task(&self) -> &Task {
        self.tasks.last().expect("something is to be done")
    }

    fn farm_of(&mut self, seat: u8) -> &mut Farm {
        &mut self.farms[usize::from(seat)]
    }

    fn my_farm(&mut self) -> &mut Farm {
        self.farm_of(self.player)
    }

    fn others(&self) -> Vec<u8> {
        (0..self.seats()).filter(|seat| *seat != self.player).collect()
    }

    /// The cows these seats have outside their barns.
    fn cows_of(&self, seats: &[u8]) -> Vec<String> {
        seats.iter().flat_map(|seat| self.farms[usize::from(*seat)].outside.clone()).collect()
    }

    /// Where a cow stands outside.
    fn owner_of(&self, cow: &str) -> u8 {
        let stands_on = |farm: &Farm| farm.outside.iter().any(|other| name(other) == cow);
        self.farms.iter().position(stands_on).expect("the cow stands outside") as u8
    }

    fn cows_in_pile(&self) -> Vec<String> {
        self.pile.iter().filter(|card| is_cow_name(card)).cloned().collect()
    }

    fn farm_cards_in_pile(&self) -> Vec<String> {
        self.pile.iter().filter(|card| !is_cow_name(card)).cloned().collect()
    }

    /// R1: a cow is seen with its mood, a farm card only as one.
    fn top_odds(&self) -> Vec<(String, u32)> {
        let moods: &[&str] = match self.pile_mood.as_str() {
            "happy" => &["+"],
            "sad" => &["-"],
            _ => &["+", "-"],
        };
        let mut odds = Vec::new();
        for cow in self.cows_in_pile() {
            odds.extend(moods.iter().map(|mood| (format!("{cow}{mood}"), 1)));
        }
        let farm_cards = self.farm_cards_in_pile().len() * moods.len();
        if farm_cards > 0 {
            odds.push(("farm".to_owned(), farm_cards as u32));
        }
        odds
    }
}

impl Farm {
    /// HAP-13: cows go into the barn built last.
    fn has_room(&self) -> bool {
        self.barns.last().expect("everybody has a barn").len() < BARN
    }

    fn lead_in(&mut self, cow: &str) {
        let cow = self.take_away(cow);
        self.barns.last_mut().expect("everybody has a barn").push(cow);
    }

    fn take_away(&mut self, cow: &str) -> String {
        let place = self.outside.iter().position(|other| name(other) == cow).expect("the cow stands outside");
        self.outside.remove(place)
    }

    /// Those whose name begins so: a colour, or nothing for all.
    fn outside_of_colour(&self, colour: &str) -> Vec<String> {
        self.outside.iter().filter(|cow| cow.starts_with(colour)).cloned().collect()
    }

    fn sad_outside(&self) -> Vec<String> {
        self.outside.iter().filter(|cow| !is_happy(cow)).cloned().collect()
    }

    /// The mood of every cow outside whose name begins so: a whole name, a colour, or nothing for all.
    fn set_mood(&mut self, beginning: &str, mood: char) {
        for cow in self.outside.iter_mut().filter(|cow| cow.starts_with(beginning)) {
            *cow = format!("{}{mood}", name(cow));
        }
    }

    pub(super) fn score(&self) -> i64 {
        let all = self.outside.iter().chain(self.barns.iter().flatten());
        all.map(|cow| {
            let icons: i64 = cow[1..2].parse().expect("icons");
            if is_happy(cow) { icons } else { -icons }
        })
        .sum()
    }
}

/// A card without its mood.
fn name(card: &str) -> &str {
    if is_cow(card) { &card[..2] } else { card }
}

/// Whether a card with a mood is meant.
fn is_cow(card: &str) -> bool {
    card.ends_with(['+', '-'])
}

fn is_cow_name(card: &str) -> bool {
    card.len() == 2
}

fn is_happy(cow: &str) -> bool {
    cow.ends_with('+')
}

fn or_done(mut moves: Vec<String>) -> Vec<String> {
    if !moves.is_empty() {
        moves.push("done".to_owned());
    }
    moves
}

fn all_cards() -> Vec<String> {
    let mut cards = Vec::new();
    for colour in COLOURS {
        cards.extend((1..=5).map(|icons| format!("{colour}{icons}")));
        cards.extend([format!("farmer-{colour}"), format!("rain-{colour}")]);
    }
    for (farm_card, copies) in [("barn", 7), ("trough", 4), ("weather", 2), ("milkmaid", 2)] {
        cards.extend(vec![farm_card.to_owned(); copies]);
    }
    cards.extend(["bull-1", "bull-2", "hunger-1", "hunger-2", "super"].map(str::to_owned));
    cards
}
