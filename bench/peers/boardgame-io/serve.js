// Kuhlorado behind boardgame.io's own server, at a free port of this machine, for `cargo xtask load`.
//
//     NODE_ENV=production node serve.js
//
// Whoever plays there must know legal moves without knowing the rules. So the server has a few games of Kuhlorado whose dice
// follow from a seed, and prints one JSON object when it is open: where, what our name of the game is, and for each of its
// own the moves of one random game from start to end.
'use strict';

const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { Server } = require('boardgame.io/server');
const { game } = require('./kuhlorado.js');

const GAMES = 16;

const any = (list) => list[Math.floor(Math.random() * list.length)];

// A random game, as the messages that make its moves.
function script(given) {
  const chosen = ProcessGameConfig(given);
  const reducer = CreateGameReducer({ game: chosen });
  let state = InitializeGame({ game: chosen, numPlayers: chosen.minPlayers });
  const actions = [];
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const { move, args = [] } = any(chosen.ai.enumerate(state.G, state.ctx, playerID));
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
    actions.push({ seat: Number(playerID), action });
    state = reducer(state, action);
  }
  return actions;
}

async function main() {
  const games = Array.from({ length: GAMES }, (_, seed) => ({ ...game, name: `${game.name}-${seed}`, seed }));
  const server = Server({ games, origins: [] });
  // What it takes for the port is handed on as it is, so that only this machine can reach it.
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
  const scripts = games.map((given) => ({ game: given.name, moves: script(given) }));
  const { address, port } = appServer.address();
  console.log(JSON.stringify({ address: `${address}:${port}`, game: game.name, scripts }));
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
