// How Kuhlorado here is compared with ours: moves as our text, luck from our records, positions side by side.
'use strict';

const { game, pointsOf } = require('../kuhlorado.js');

const nameOf = (face) => (face === 6 ? 'C' : String(face));
const faceOf = (letter) => (letter === 'C' ? 6 : Number(letter));
const squareName = (square) => 'abcdefgh'[square % 8] + (Math.floor(square / 8) + 1);

function write({ move, args = [] }) {
  const [what] = args;
  if (move === 'mark') return squareName(what);
  return move === 'roll' ? `roll ${what === 'both' ? what : nameOf(what)}` : move;
}

// What the random plugin is asked for, answered from a record: who starts, then throws of one die or two.
function luck(outcomes) {
  let next = 0;
  const Die = () => {
    const outcome = outcomes[next++];
    const start = outcome.match(/^start (\d)$/);
    return start ? Number(start[1]) + 1 : [...outcome].map(faceOf);
  };
  return { overrides: { Die }, isUsedUp: () => next === outcomes.length };
}

function position(G, ctx) {
  const letter = (square) => ('sL'.includes(G.sheet[square]) ? 'T' : { 0: 'X', 1: 'O' }[G.marks[square]] ?? '.');
  const rows = Array.from({ length: 8 }, (_, row) => row * 8);
  const over = ctx.gameover !== undefined;
  return {
    marks: rows.map((start) => Array.from({ length: 8 }, (_, column) => letter(start + column)).join('')),
    seat: Number(ctx.currentPlayer),
    phase: over ? 'over' : G.asks,
    dice: over ? '' : G.dice.map(nameOf).join(''),
    first: !over && G.asks === 'second' ? squareName(G.first) : null,
    noted: G.noted,
    points: pointsOf(G),
  };
}

// The part of our position that is compared.
const truth = ({ marks, seat, phase, dice, first, noted, points }) => ({ marks, seat, phase, dice, first, noted, points });

const setupData = ({ advanced }, { sheet }) => ({ advanced, sheet });

const tables = [{}, { advanced: true }, { sheet: 'meadow-7' }, { sheet: 'random:7', advanced: true }];

module.exports = { game, write, luck, position, truth, setupData, tables: tables.map((options) => ({ seats: 2, options })) };
