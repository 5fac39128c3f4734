// Goat 'n' Goat as boardgame.io would have it: hands under `players` and the deck under `secret`, which its
// `STRIP_SECRETS` hides from the others.
//
// The rules and the clause numbers are those of games/goat_n_goat/README.md. A decision here is a decision there: cards are
// taken and given up one at a time. Which cards of a hand everybody knows (R5) is not kept; nothing here asks for it.
'use strict';

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const COLOURS = ['r', 'b', 'g'];
const COPIES = [10, 8, 5, 3, 2]; // GNG-1
const HEIGHTS = { 2: [3, 4, 5, 6, 7, 8, 9], 3: [3, 4, 5, 6, 7, 8, 9], 4: [3, 3, 4, 5, 6, 7, 8], 5: [3, 3, 4, 4, 5, 6, 7] };
const HAND_SIZES = [3, 4, 4, 5, 5]; // GNG-3
const HAND_LIMIT = 8;
const DISPLAY = 6;

const numberOf = (card) => Number(card[1]);
const colourOf = (card) => card[0];
const different = (cards) => [...new Set(cards)];
const perColour = (of) => Object.fromEntries(COLOURS.map((colour) => [colour, of(colour)]));

function allCards() {
  const ofColour = (colour) => COPIES.flatMap((copies, at) => Array(copies).fill(`${colour}${at + 1}`));
  return COLOURS.flatMap(ofColour);
}

// Takes a card out of a pile; whether it was there.
function take(pile, card) {
  const at = pile.indexOf(card);
  if (at < 0) return false;
  pile.splice(at, 1);
  return true;
}

function holds(pile, cards) {
  const rest = [...pile];
  return cards.every((card) => take(rest, card));
}

// GNG-8: the free mountains that a player's flocks can climb, each kind once.
function withinReach(G, playerID) {
  const ofColour = (colour) => {
    const size = G.flocks[playerID][colour].length;
    const heights = different(G.mountains[colour]).filter((height) => height <= size);
    return heights.map((height) => [colour, height]);
  };
  return COLOURS.flatMap(ofColour);
}

// GNG-4: every choice of one or more cards of one number.
function plays(hand) {
  const ofNumber = (number) => {
    let choices = [[]];
    for (const card of COLOURS.map((colour) => `${colour}${number}`)) {
      const held = hand.filter((other) => other === card).length;
      const counts = Array.from({ length: held + 1 }, (_, count) => Array(count).fill(card));
      choices = choices.flatMap((choice) => counts.map((cards) => [...choice, ...cards]));
    }
    return choices.slice(1);
  };
  return [1, 2, 3, 4, 5].flatMap(ofNumber);
}

// GNG-8: asks about mountains as long as there is something to ask.
function offerClimbs(context, left) {
  const { G, playerID } = context;
  if (left === 0 || withinReach(G, playerID).length === 0) return finishTurn(context);
  G.asks = 'climb';
  G.left = left;
}

// GNG-7, R8: right after drawing, before climbing.
function mindTheLimit(context) {
  const { G, playerID } = context;
  if (G.players[playerID].hand.length > HAND_LIMIT) G.asks = 'drop';
  else offerClimbs(context, G.climbsPerTurn);
}

function finishTurn(context) {
  const { G, ctx, events } = context;
  if (G.lastTurns === null) {
    refresh(context);
  } else if (G.lastTurns === 1) {
    finish(G, ctx);
    return events.endGame(result(G, ctx));
  } else {
    G.lastTurns -= 1;
  }
  events.endTurn();
}

// GNG-9, and GNG-10 when the deck's last card was drawn (R2).
function refresh({ G, ctx, random }) {
  while (G.display.length < DISPLAY && G.lastTurns === null) {
    G.display.push(G.secret.deck.pop());
    if (G.secret.deck.length > 0) continue;
    const remade = !G.reshuffled && ctx.numPlayers > 2 && G.discard.length > 0; // R3
    if (remade) {
      G.secret.deck = random.Shuffle(G.discard);
      G.discard = [];
      G.reshuffled = true;
    } else {
      G.lastTurns = ctx.numPlayers;
    }
  }
}

// GNG-12
function finish(G, ctx) {
  for (const player of ctx.playOrder) {
    for (const colour of COLOURS) G.discard.push(...G.flocks[player][colour].splice(0));
    G.penalties[player].push(...G.players[player].hand.splice(0));
  }
  G.lastTurns = 0;
}

function result(G, ctx) {
  const heights = ctx.playOrder.map((player) => G.climbed[player].map(([, height]) => height).sort((a, b) => b - a));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const scores = ctx.playOrder.map((player, seat) => sum(heights[seat]) - G.penalties[player].length); // GNG-13
  // GNG-14, R7: points first, then the three highest mountains.
  const rank = (seat) => [scores[seat], ...[0, 1, 2].map((place) => heights[seat][place] ?? 0)];
  let winners = ctx.playOrder.map(Number);
  for (const place of [0, 1, 2, 3]) {
    const best = Math.max(...winners.map((seat) => rank(seat)[place]));
    winners = winners.filter((seat) => rank(seat)[place] === best);
  }
  return { scores, winners, ...(winners.length === 1 ? { winner: String(winners[0]) } : { draw: true }) };
}

const moves = {
  play(context, cards) {
    const { G, playerID } = context;
    const { hand } = G.players[playerID];
    const isOneNumber = different(cards.map(numberOf)).length === 1;
    if (G.asks !== 'play' || !isOneNumber || !holds(hand, cards)) return INVALID_MOVE;
    const number = numberOf(cards[0]);
    for (const colour of different(cards.map(colourOf))) {
      const flock = G.flocks[playerID][colour];
      // GNG-5: a higher card sends the old flock away.
      if (flock.some((card) => numberOf(card) > number)) G.penalties[playerID].push(...flock.splice(0));
    }
    for (const card of cards) {
      take(hand, card);
      G.flocks[playerID][colourOf(card)].push(card);
    }
    if (G.lastTurns !== null) return offerClimbs(context, G.climbsPerTurn); // GNG-11
    G.asks = 'take';
    G.left = number; // GNG-6
  },

  take(context, card) {
    const { G, playerID } = context;
    if (G.asks !== 'take' || !take(G.display, card)) return INVALID_MOVE;
    G.players[playerID].hand.push(card);
    G.left -= 1;
    if (G.left === 0) mindTheLimit(context);
  },

  drop(context, card) {
    const { G, playerID } = context;
    if (G.asks !== 'drop' || !take(G.players[playerID].hand, card)) return INVALID_MOVE;
    G.penalties[playerID].push(card);
    mindTheLimit(context);
  },

  climb(context, colour, height) {
    const { G, playerID } = context;
    const isOpen = G.asks === 'climb' && G.mountains[colour]?.includes(height);
    if (!isOpen || G.flocks[playerID][colour].length < height) return INVALID_MOVE;
    take(G.mountains[colour], height);
    G.climbed[playerID].push([colour, height]);
    G.discard.push(...G.flocks[playerID][colour].splice(0));
    offerClimbs(context, G.left - 1);
  },

  stay(context) {
    if (context.G.asks !== 'climb') return INVALID_MOVE;
    finishTurn(context);
  },
};

function enumerate(G, ctx, playerID) {
  const { hand } = G.players[playerID];
  const each = (move, cards) => different(cards).map((card) => ({ move, args: [card] }));
  if (G.asks === 'play') return plays(hand).map((cards) => ({ move: 'play', args: [cards] }));
  if (G.asks === 'take') return each('take', G.display);
  if (G.asks === 'drop') return each('drop', hand);
  return [...withinReach(G, playerID).map((mountain) => ({ move: 'climb', args: mountain })), { move: 'stay' }];
}

function setup({ ctx, random }, { climbsPerTurn = 3 } = {}) {
  const starter = random.Die(ctx.numPlayers) - 1;
  const deck = random.Shuffle(allCards());
  const draw = (count) => Array.from({ length: count }, () => deck.pop());
  const players = {};
  for (let place = 0; place < ctx.numPlayers; place += 1) {
    players[(starter + place) % ctx.numPlayers] = { hand: draw(HAND_SIZES[place]) };
  }
  return {
    starter,
    climbsPerTurn,
    display: draw(DISPLAY),
    secret: { deck },
    discard: [],
    players,
    flocks: ctx.playOrder.map(() => perColour(() => [])),
    penalties: ctx.playOrder.map(() => []),
    climbed: ctx.playOrder.map(() => []),
    mountains: perColour(() => [...HEIGHTS[ctx.numPlayers]]), // GNG-2
    reshuffled: false,
    lastTurns: null,
    asks: 'play',
    left: 0,
  };
}

const game = {
  name: 'goat-n-goat',
  minPlayers: 2,
  maxPlayers: 5,
  // A drawn card cannot be taken back; and the library need not keep every state of the game.
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup,

  turn: {
    order: { first: ({ G }) => G.starter, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
    onBegin: ({ G }) => {
      G.asks = 'play';
    },
  },

  moves,
  ai: { enumerate },
};

module.exports = { game };
