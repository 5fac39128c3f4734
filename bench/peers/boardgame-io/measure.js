// How fast boardgame.io plays the games in this folder at random, and how fast its tree search thinks: one JSON object per line.
//
//     NODE_ENV=production node measure.js --seconds 1
//
// Three ways, without pictures and without a network:
// `reducer`  moves through the bare reducer: the least the library can do;
// `client`   moves through a client with its store and log, as an application makes them;
// `search`   simulations of its own Monte Carlo bot, from the middle of a random game, each played out to its end.
'use strict';

const { parseArgs } = require('node:util');
const { MCTSBot } = require('boardgame.io/ai');
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const GAMES = [require('./kuhlorado.js').game, require('./goat-n-goat.js').game];
// How many positions are searched in turn; one alone might be an odd one.
const POSITIONS = 8;
const ENOUGH_TO_END_ANY_GAME = 100_000;
// On a busy machine, how many times as long as asked for it may take.
const PATIENCE = 4;

const any = (list) => list[Math.floor(Math.random() * list.length)];
const action = ({ move, args = [] }, playerID) => ({ type: 'MAKE_MOVE', payload: { type: move, args, playerID } });

const anyMove = (game, { G, ctx }) => any(game.ai.enumerate(G, ctx, ctx.currentPlayer));

// Plays a game at random; `each` sees the state before every decision.
function randomGame(game, seed, each) {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: game.minPlayers });
  while (state.ctx.gameover === undefined) {
    each(state);
    state = reducer(state, action(anyMove(game, state), state.ctx.currentPlayer));
  }
}

// A state half-way through a random game.
function middle(game, seed) {
  const states = [];
  randomGame(game, seed, (state) => states.push(state));
  return states[Math.floor(states.length / 2)];
}

// Each way is a function that plays one game, or thinks for a while, and says how much that was.
const WAYS = {
  reducer(given) {
    const game = ProcessGameConfig(given);
    return (seed) => {
      let decisions = 0;
      randomGame(game, seed, () => {
        decisions += 1;
      });
      return { games: 1, decisions };
    };
  },

  client(given) {
    return (seed) => {
      const game = { ...given, seed };
      const client = Client({ game, numPlayers: game.minPlayers, debug: false });
      let decisions = 0;
      for (; client.store.getState().ctx.gameover === undefined; decisions += 1) {
        const { move, args = [] } = anyMove(game, client.store.getState());
        client.moves[move](...args);
      }
      return { games: 1, decisions };
    };
  },

  search(given) {
    const game = ProcessGameConfig(given);
    const { enumerate } = game.ai;
    const iterations = 20;
    const states = Array.from({ length: POSITIONS }, (_, seed) => middle(game, seed));
    return async (seed) => {
      const state = states[seed % POSITIONS];
      const bot = new MCTSBot({ game, enumerate, seed, iterations, playoutDepth: ENOUGH_TO_END_ANY_GAME });
      await bot.play(state, state.ctx.currentPlayer);
      return { simulations: iterations };
    };
  },
};

// Processor time where that is less than time on the wall, so that a busy machine costs little. It is more where garbage is
// collected on another core, and then the wall is kinder.
function stopwatch() {
  const [began, busy] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(busy);
    const wall = (performance.now() - began) / 1000;
    return { wall, seconds: Math.min(wall, (user + system) / 1e6) };
  };
}

async function measure(play, seconds) {
  const sums = {};
  const time = stopwatch();
  for (let seed = 0; time().seconds < seconds && time().wall < PATIENCE * seconds; seed += 1) {
    for (const [what, count] of Object.entries(await play(seed))) sums[what] = (sums[what] ?? 0) + count;
  }
  return { seconds: time().seconds, ...sums };
}

async function main() {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '1' } } });
  const seconds = Number(values.seconds);
  for (const game of GAMES) {
    for (const [way, prepare] of Object.entries(WAYS)) {
      const play = prepare(game);
      // The first moves are slow until the compiler of the language has seen enough of them.
      await measure(play, Math.max(1, seconds));
      console.log(JSON.stringify({ game: game.name, seats: game.minPlayers, way, ...(await measure(play, seconds)) }));
    }
  }
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
