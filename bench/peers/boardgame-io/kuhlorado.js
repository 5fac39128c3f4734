// Kuhlorado as boardgame.io would have it: state in `G`, dice from the random plugin, moves that change a draft.
//
// The rules and the clause numbers are those of games/kuhlorado/README.md. A decision here is a decision there, so that
// moves can be counted side by side: dice fall in hooks and inside moves, squares are marked one at a time.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const COW = 6;
const MEADOW = ['343C215C', '15C5CLL1', '4C3L12C5', 'C2CL432C', '154C3513', '2C254sC2', 'C3sC1C4C', '51C423C4'];
const ALL = Array.from({ length: 64 }, (_, square) => square);
const EDGES = [(row) => row === 0, (_, column) => column === 7, (row) => row === 7, (_, column) => column === 0];

const rowOf = (square) => Math.floor(square / 8);
const columnOf = (square) => square % 8;
const onBoard = (row, column) => row >= 0 && row < 8 && column >= 0 && column < 8;
const reach = (steps) =>
  ALL.map((square) =>
    steps
      .map(([down, right]) => [rowOf(square) + down, columnOf(square) + right])
      .filter(([row, column]) => onBoard(row, column))
      .map(([row, column]) => row * 8 + column),
  );
const ADJOINING = reach([[-1, 0], [0, 1], [1, 0], [0, -1]]);
// KUH-6: in line, with exactly one square between.
const ONE_BETWEEN = reach([[-2, -2], [-2, 0], [-2, 2], [0, -2], [0, 2], [2, -2], [2, 0], [2, 2]]);

// What follows from a sheet alone is worked out once, and so is no part of the state.
const layouts = new Map();

function layoutOf(sheet) {
  if (!layouts.has(sheet)) layouts.set(sheet, readLayout(sheet));
  return layouts.get(sheet);
}

function readLayout(sheet) {
  const showing = (letter) => ALL.filter((square) => sheet[square] === letter);
  const shows = [[], ...['1', '2', '3', '4', '5', 'C'].map(showing)];
  const halves = showing('L');
  const other = (half) => ADJOINING[half].find((square) => sheet[square] === 'L');
  const large = halves.filter((half) => half < other(half)).map((half) => [half, other(half)]);
  const trough = (worth) => (squares) => ({
    worth,
    squares: [...new Set(squares.flatMap((square) => ADJOINING[square]))].filter((square) => !squares.includes(square)),
  });
  const edges = EDGES.map((isOn) => ({ worth: 3, squares: ALL.filter((at) => isOn(rowOf(at), columnOf(at))) }));
  const small = showing('s').map((square) => [square]);
  return { shows, majorities: [...edges, ...small.map(trough(2)), ...large.map(trough(4))] };
}

function free(G, face) {
  const { marks } = G;
  return layoutOf(G.sheet).shows[face].filter((square) => marks[square] === null);
}
const freeNumbers = (G) => [1, 2, 3, 4, 5].reduce((count, face) => count + free(G, face).length, 0);

// KUH-4 to KUH-6: the squares that may be marked first are the free ones that show either die.
function firstSquares(G) {
  const [low, high] = G.dice;
  return low === high ? free(G, low) : [...free(G, low), ...free(G, high)];
}

function secondSquares(G, first) {
  const [low, high] = G.dice;
  if (high !== COW) return []; // KUH-5, R3
  if (low === COW) return free(G, COW); // KUH-4, R6
  const other = G.sheet[first] === 'C' ? low : COW;
  const near = ONE_BETWEEN[first];
  return free(G, other).filter((square) => near.includes(square)); // KUH-6
}

// KUH-6: a second square is a "may"; KUH-4: after two cows it is a must.
const mayStop = (G) => G.dice[0] !== COW;

function areasOf(marks, player) {
  const seen = new Set();
  const sizeFrom = (start) => {
    const open = [start];
    let size = 0;
    while (open.length > 0) {
      const square = open.pop();
      if (seen.has(square) || marks[square] !== player) continue;
      seen.add(square);
      size += 1;
      open.push(...ADJOINING[square]);
    }
    return size;
  };
  return ALL.map(sizeFrom).filter((size) => size > 0);
}

// KUH-11: only the highest step of an area counts.
const landWorth = (size) => (size >= 20 ? 20 : size >= 15 ? 12 : size >= 10 ? 5 : size >= 5 ? 2 : 0);

function pointsOf(G) {
  const marks = [...G.marks];
  const points = ['0', '1'].map((player) => areasOf(marks, player).reduce((sum, size) => sum + landWorth(size), 0));
  for (const { worth, squares } of layoutOf(G.sheet).majorities) {
    const count = (player) => squares.filter((square) => marks[square] === player).length;
    const [crosses, circles] = [count('0'), count('1')];
    if (crosses !== circles) points[crosses > circles ? 0 : 1] += worth; // KUH-9, 10, 12
  }
  return points.map((sum, seat) => sum + (G.noted ? G.noted[seat] : 0));
}

function doubleSquares(G) {
  const marks = [...G.marks];
  return ['0', '1'].map((player) => 2 * areasOf(marks, player).filter((size) => size === 2).length);
}

function result(G) {
  const scores = pointsOf(G);
  const winners = scores[0] === scores[1] ? [0, 1] : [scores[0] > scores[1] ? 0 : 1];
  return { scores, winners, ...(winners.length === 1 ? { winner: String(winners[0]) } : { draw: true }) };
}

function finishTurn({ G, events }) {
  const cows = free(G, COW).length;
  if (G.advanced && G.noted === null && layoutOf(G.sheet).shows[COW].length - cows >= 9) {
    G.noted = doubleSquares(G); // KUH-13, R1, R8
  }
  if (cows === 0 || freeNumbers(G) <= 5) events.endGame(result(G)); // KUH-8
  else events.endTurn();
}

// The dice are as they stay: squares are marked, if there are any to mark (KUH-5).
function diceLie(context) {
  context.G.asks = 'first';
  if (firstSquares(context.G).length === 0) finishTurn(context);
}

const inOrder = (dice) => dice.sort((a, b) => a - b);

const moves = {
  keep(context) {
    if (context.G.asks !== 'again') return INVALID_MOVE;
    diceLie(context);
  },

  // KUH-3: one die, named by what it shows, or both.
  roll(context, which) {
    const { G, random } = context;
    if (G.asks !== 'again' || (which !== 'both' && !G.dice.includes(which))) return INVALID_MOVE;
    const kept = which === 'both' ? [] : [G.dice[0] === which ? G.dice[1] : G.dice[0]];
    G.dice = inOrder([...kept, ...random.Die(6, 2 - kept.length)]);
    diceLie(context);
  },

  mark(context, square) {
    const { G, playerID } = context;
    if (G.asks === 'again') return INVALID_MOVE;
    const isFirst = G.asks === 'first';
    if (!(isFirst ? firstSquares(G) : secondSquares(G, G.first)).includes(square)) return INVALID_MOVE;
    G.marks[square] = playerID;
    if (!isFirst || secondSquares(G, square).length === 0) return finishTurn(context);
    G.asks = 'second';
    G.first = square;
  },

  done(context) {
    if (context.G.asks !== 'second' || !mayStop(context.G)) return INVALID_MOVE;
    finishTurn(context);
  },
};

function enumerate(G) {
  const marking = (squares) => squares.map((square) => ({ move: 'mark', args: [square] }));
  if (G.asks === 'first') return marking(firstSquares(G));
  if (G.asks === 'second') return [...marking(secondSquares(G, G.first)), ...(mayStop(G) ? [{ move: 'done' }] : [])];
  const faces = [...new Set(G.dice)];
  return [{ move: 'keep' }, ...[...faces, 'both'].map((which) => ({ move: 'roll', args: [which] }))];
}

const game = {
  name: 'kuhlorado',
  minPlayers: 2,
  maxPlayers: 2,
  // A throw cannot be taken back; and the library need not keep every state of the game.
  disableUndo: true,

  setup: ({ random }, { sheet = MEADOW, advanced = false } = {}) => ({
    sheet: sheet.join(''),
    advanced,
    starter: random.Die(2) - 1,
    marks: Array(64).fill(null),
    noted: null,
    dice: null,
    asks: 'again',
    first: null,
  }),

  turn: {
    order: { first: ({ G }) => G.starter, next: ({ ctx }) => (ctx.playOrderPos + 1) % 2 },
    onBegin: ({ G, random }) => {
      G.dice = inOrder(random.Die(6, 2));
      G.asks = 'again';
      G.first = null;
    },
  },

  moves,
  ai: { enumerate },
};

module.exports = { game, pointsOf };
