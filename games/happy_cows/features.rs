//! Numbers for learners: moves, and what a seat sees.

use engine::kit::Kind;
use engine::{ActionGroup, Dense, Features, Planes, Seat};

use super::HappyCows;
use super::cards::{Card, Colour, Cow, FarmCard, KINDS, OpenCard, TopCard};
use super::farm::{Barn, Cows};
use super::moves::Move;
use super::options::PileMood;
use super::phase::Phase;

const COWS: usize = Cow::COUNT as usize;
/// How many different cards there are: cows, then farm cards.
const CARDS: usize = COWS + KINDS;

/// The first number of each group of moves.
const AWAY: usize = CARDS;
const TOP: usize = AWAY + CARDS;
const CHEER: usize = TOP + 1;
const COLOUR: usize = CHEER + COWS;
const LEAD: usize = COLOUR + 5;
const BUILD: usize = LEAD + COWS;
const GIVE: usize = BUILD + 1;
const TAKE: usize = GIVE + COWS;
const SADDEN: usize = TAKE + COWS;
const BARN: usize = SADDEN + COWS;
const MAID: usize = BARN + 2;
const DONE: usize = MAID + COWS;

impl Features for HappyCows {
    const GROUPS: &'static [ActionGroup] = &[
        ActionGroup::new("play", CARDS, "play from the row the cow b1 to b5, p1 and so on, then a farm card"),
        ActionGroup::new("away", CARDS, "put such a card away"),
        ActionGroup::new("top", 1, "play the top card"),
        ActionGroup::new("cheer", COWS, "turn this own cow happy"),
        ActionGroup::new("colour", 5, "cheer up blue, purple, red, orange, green"),
        ActionGroup::new("lead", COWS, "lead this cow into the barn"),
        ActionGroup::new("build", 1, "build a second barn"),
        ActionGroup::new("give", COWS, "offer this own cow for a swap"),
        ActionGroup::new("take", COWS, "take this cow for it"),
        ActionGroup::new("sadden", COWS, "turn this cow of another player sad"),
        ActionGroup::new("barn", 2, "call a cow out of the first barn, out of the second"),
        ActionGroup::new("maid", COWS, "let the milkmaid see to this cow"),
        ActionGroup::new("done", 1, "leave it at that"),
    ];

    #[inline]
    fn action(mv: &Move) -> usize {
        let of = |cow: Cow| usize::from(cow.idx());
        match *mv {
            Move::Play(card) => card_number(card),
            Move::Away(card) => AWAY + card_number(card),
            Move::Top => TOP,
            Move::Cheer(cow) => CHEER + of(cow),
            Move::Colour(colour) => COLOUR + colour as usize,
            Move::Lead(cow) => LEAD + of(cow),
            Move::Build => BUILD,
            Move::Give(cow) => GIVE + of(cow),
            Move::Take(cow) => TAKE + of(cow),
            Move::Sadden(cow) => SADDEN + of(cow),
            Move::Barn(number) => BARN + usize::from(number) - 1,
            Move::Maid(cow) => MAID + of(cow),
            Move::Done => DONE,
        }
    }

    #[inline]
    fn action_move(action: usize) -> Option<Move> {
        let cow = |first: usize| Cow::at((action - first) as u8);
        Some(match action {
            0..AWAY => Move::Play(numbered_card(action)),
            AWAY..TOP => Move::Away(numbered_card(action - AWAY)),
            TOP => Move::Top,
            CHEER..COLOUR => Move::Cheer(cow(CHEER)),
            COLOUR..LEAD => Move::Colour(Colour::ALL[action - COLOUR]),
            LEAD..BUILD => Move::Lead(cow(LEAD)),
            BUILD => Move::Build,
            GIVE..TAKE => Move::Give(cow(GIVE)),
            TAKE..SADDEN => Move::Take(cow(TAKE)),
            SADDEN..BARN => Move::Sadden(cow(SADDEN)),
            BARN..MAID => Move::Barn((action - BARN) as u8 + 1),
            MAID..DONE => Move::Maid(cow(MAID)),
            DONE => Move::Done,
            _ => return None,
        })
    }

    #[inline]
    fn observe<P: Planes>(&self, seat: Seat, planes: &mut P) {
        let seats = usize::from(self.seats);
        planes.plane("turn", &[seats], "it is this player's turn");
        planes.one_of(Some(self.seat.seen_from(seat, self.seats)), seats);
        self.observe_phase(seat, planes);
        planes.plane("pile mood", &[3], "in the pile cows lie with either side up, sad, happy");
        planes.one_of(Some(mood_number(self.pile_mood)), 3);

        self.observe_row(planes);
        planes.plane("top", &[2 * COWS + 1], "the top card is this cow, sad; happy; it is a farm card");
        planes.one_of(self.top.map(top_number), 2 * COWS + 1);
        planes.plane("pile cows", &[COWS], "this cow is in the pile");
        planes.bits(self.pile.cows.bits().into(), COWS);
        planes.plane("pile farm cards", &[5, KINDS], "the pile has at least 1 to 5 of this farm card");
        planes.counts(self.pile.farm.counts(), &[1, 2, 3, 4, 5]);

        let farms = || seat.round(self.seats).map(|seat| &self.farms[seat.idx()]);
        planes.plane("outside", &[seats, COWS], "this cow stands outside on this player's farm");
        farms().for_each(|farm| planes.bits(farm.outside.bits().into(), COWS));
        planes.plane("happy", &[seats, COWS], "this cow is happy, outside or inside on this player's farm");
        farms().for_each(|farm| planes.bits(farm.cows().and(self.happy).bits().into(), COWS));
        planes.plane(
            "barn",
            &[seats, 3, COWS],
            "this cow is on top in this player's barn, below, below that",
        );
        farms().for_each(|farm| write_barn(farm.first, planes));
        if self.seats == 2 {
            planes.plane("second barn", &[seats, 3, COWS], "likewise in the second barn");
            farms().for_each(|farm| write_barn(farm.second.unwrap_or_default(), planes));
            planes.plane("has second barn", &[seats], "this player has a second barn");
            farms().for_each(|farm| planes.flag(farm.second.is_some()));
        }
    }

    #[inline]
    fn mask(&self, seat: Seat, moves: &mut Vec<Move>, mask: &mut [u8]) {
        mask.fill(0);
        if seat != self.seat {
            return;
        }
        if let Some(choice) = self.choice() {
            let first = Self::action(&(choice.mv)(Cow::at(0)));
            Dense::new(&mut mask[first..]).bits(choice.cows.bits().into(), COWS);
            mask[BUILD] = u8::from(choice.build);
            mask[DONE] = u8::from(choice.done);
            return;
        }
        moves.clear();
        engine::Game::legal_moves(self, seat, moves);
        moves.iter().for_each(|mv| mask[Self::action(mv)] = 1);
    }
}

impl HappyCows {
    #[inline]
    fn observe_phase<P: Planes>(&self, seat: Seat, planes: &mut P) {
        let seats = usize::from(self.seats);
        let (mut left, mut build, mut colour, mut given, mut of) = (0, false, None, None, None);
        let phase = match self.phase {
            Phase::Start => 0,
            Phase::Deal { left: cards, .. } => {
                left = cards;
                1
            }
            Phase::Which(_) => 2,
            Phase::Reveal(_) => 3,
            Phase::Cheer { left: players } => {
                left = players;
                4
            }
            Phase::Act => 5,
            Phase::Colour => 6,
            Phase::Barn { build: may } => {
                build = may;
                7
            }
            Phase::Rain { colour: rain } => {
                colour = Some(rain as usize);
                8
            }
            Phase::Give => 9,
            Phase::Take { given: cow } => {
                given = Some(usize::from(cow.idx()));
                10
            }
            Phase::Bull { left: cows } => {
                left = cows;
                11
            }
            Phase::Hunger { left: cows, of: victim } => {
                left = cows;
                of = victim.map(|victim| victim.seen_from(seat, self.seats));
                12
            }
            Phase::Weather => 13,
            Phase::Milkmaid => 14,
            Phase::Over => 15,
        };
        planes.plane(
            "phase",
            &[16],
            "waited for: the starter, a deal, which farm card it is, the top card, a first cheer, a card; then what farm cards \
             ask: colour, barn, rain, give, take, bull, hunger, nice weather, milkmaid; it is over",
        );
        planes.one_of(Some(phase), 16);
        planes.plane("left", &[6], "at least so many cows, cards or players are still to come in this phase");
        planes.count(usize::from(left), 6);
        planes.plane("build", &[1], "a second barn may be built");
        planes.flag(build);
        planes.plane("rain", &[5], "it rains on blue, purple, red, orange, green cows");
        planes.one_of(colour, 5);
        planes.plane("given", &[COWS], "this cow is offered for a swap");
        planes.one_of(given, COWS);
        planes.plane("hungry", &[seats], "the next cow to turn sad must be this player's");
        planes.one_of(of, seats);
    }

    #[inline]
    fn observe_row<P: Planes>(&self, planes: &mut P) {
        let (mut sad, mut happy, mut farm) = (Cows::EMPTY, Cows::EMPTY, [0; KINDS]);
        for open in self.row.iter() {
            match open {
                OpenCard::Cow(shown) if shown.happy => happy.insert(shown.cow),
                OpenCard::Cow(shown) => sad.insert(shown.cow),
                OpenCard::Farm(card) => farm[card.idx()] += 1,
            }
        }
        planes.plane("row cows", &[2, COWS], "this cow is in the row, sad; happy");
        [sad, happy].into_iter().for_each(|cows| planes.bits(cows.bits().into(), COWS));
        planes.plane("row farm cards", &[3, KINDS], "the row has at least 1, 2, 3 of this farm card");
        planes.counts(&farm, &[1, 2, 3]);
    }
}

#[inline]
fn write_barn<P: Planes>(barn: Barn, planes: &mut P) {
    let mut downwards = barn;
    for _ in 0..3 {
        planes.one_of(downwards.pop().map(|cow| usize::from(cow.idx())), COWS);
    }
}

#[inline]
fn card_number(card: Card) -> usize {
    match card {
        Card::Cow(cow) => usize::from(cow.idx()),
        Card::Farm(card) => COWS + card.idx(),
    }
}

#[inline]
fn numbered_card(number: usize) -> Card {
    if number < COWS { Card::Cow(Cow::at(number as u8)) } else { Card::Farm(FarmCard::ALL[number - COWS]) }
}

#[inline]
fn top_number(top: TopCard) -> usize {
    match top {
        TopCard::Cow(shown) => usize::from(shown.cow.idx()) + if shown.happy { COWS } else { 0 },
        TopCard::Farm => 2 * COWS,
    }
}

#[inline]
fn mood_number(mood: PileMood) -> usize {
    match mood {
        PileMood::Random => 0,
        PileMood::Sad => 1,
        PileMood::Happy => 2,
    }
}
