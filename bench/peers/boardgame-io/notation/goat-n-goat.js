// How Goat 'n' Goat here is compared with ours: moves as our text, luck from our records, positions side by side.
'use strict';

const { game } = require('../goat-n-goat.js');

const ORDER = ['r', 'b', 'g'];
const inOrder = (cards) => [...cards].sort((a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]) || a[1] - b[1]);

function write({ move, args = [] }) {
  if (move === 'play') return `play ${args[0][0][1]}${inOrder(args[0]).map((card) => card[0]).join('')}`;
  return args.length === 0 ? move : `${move} ${args.join('')}`;
}

// What the random plugin is asked for, answered from a record: who starts, and a deck in the order in which its cards
// were drawn. Decks are drawn from their end; what was never drawn lies at the bottom.
function luck([start, ...cards]) {
  const Die = () => Number(start.slice('start '.length)) + 1;
  let next = 0;
  const Shuffle = (deck) => {
    const drawn = cards.slice(next, next + deck.length);
    next += drawn.length;
    const rest = [...deck];
    for (const card of drawn) rest.splice(rest.indexOf(card), 1);
    return [...rest, ...drawn.reverse()];
  };
  return { overrides: { Die, Shuffle }, isUsedUp: () => next === cards.length };
}

function position(G, ctx) {
  const over = ctx.gameover !== undefined;
  const counted = { take: G.left, climb: G.left }[G.asks];
  const names = (mountains) => inOrder(mountains.map(([colour, height]) => `${colour}${height}`));
  return {
    seat: Number(ctx.currentPlayer),
    phase: over ? 'over' : counted === undefined ? G.asks : { [G.asks]: { left: counted } },
    deck: inOrder(G.secret.deck),
    discard: inOrder(G.discard),
    display: inOrder(G.display),
    mountains: names(ORDER.flatMap((colour) => G.mountains[colour].map((height) => [colour, height]))),
    reshuffled: G.reshuffled,
    last_turns: G.lastTurns,
    players: ctx.playOrder.map((player) => ({
      hand: inOrder(G.players[player].hand),
      flocks: inOrder(Object.values(G.flocks[player]).flat()),
      penalties: inOrder(G.penalties[player]),
      mountains: names(G.climbed[player]),
    })),
  };
}

// The part of our position that is compared: all but which cards everybody knows.
const truth = ({ climbs_per_turn: _, players, ...rest }) => ({
  ...rest,
  players: players.map(({ known: _known, ...player }) => player),
});

const setupData = ({ climbs_per_turn: climbsPerTurn }) => ({ climbsPerTurn });

const tables = [2, 3, 4, 5].map((seats) => ({ seats, options: {} }));

module.exports = { game, write, luck, position, truth, setupData, tables: [...tables, { seats: 3, options: { climbs_per_turn: 1 } }] };
