// Proves that the games in this folder are the games of ours: random games of `barn engine` are played again here, with the
// same luck. At every decision the same moves must be legal and the position the same, and so must scores and winners.
//
//     node check.js --barn ../../../target/release/barn --games 200
'use strict';

const assert = require('node:assert/strict');
const { parseArgs } = require('node:util');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { MockRandom } = require('boardgame.io/testing');
const { Engine, playRandomly } = require('./engine.js');

const IDS = ['kuhlorado', 'goat-n-goat'];

const action = ({ move, args = [] }, playerID) => ({ type: 'MAKE_MOVE', payload: { type: move, args, playerID } });

function replay(id, { seats, options }, record) {
  const { game, write, luck, position, truth, setupData } = require(`./notation/${id}.js`);
  const { overrides, isUsedUp } = luck(record.luck);
  const lucky = { ...game, plugins: [MockRandom(overrides)] };
  const reducer = CreateGameReducer({ game: lucky });
  const chosen = setupData(options, record.truth);
  let state = InitializeGame({ game: lucky, numPlayers: seats, setupData: chosen });
  for (const [at, decision] of record.decisions.entries()) {
    const where = `decision ${at}`;
    assert.deepEqual(position(state.G, state.ctx), truth(decision.truth), where);
    const player = String(decision.seat);
    const legal = new Map(game.ai.enumerate(state.G, state.ctx, player).map((move) => [write(move), move]));
    assert.deepEqual([...legal.keys()].sort(), [...decision.legal].sort(), where);
    const before = state._stateID;
    state = reducer(state, action(legal.get(decision.move), player));
    assert.equal(state._stateID, before + 1, `${where}: ${decision.move} was refused`);
  }
  assert.deepEqual(position(state.G, state.ctx), truth(record.truth), 'the end');
  const { scores, winners } = state.ctx.gameover;
  assert.deepEqual({ scores, winners }, { scores: record.scores, winners: record.winners });
  assert.ok(isUsedUp(), 'luck of the record was left over');
}

async function checkGame(barn, id, games) {
  const { tables } = require(`./notation/${id}.js`);
  const engine = new Engine(barn);
  let decisions = 0;
  for (let number = 0; number < games; number += 1) {
    const table = { game: id, ...tables[number % tables.length] };
    const record = await playRandomly(engine, table, number);
    try {
      replay(id, table, record);
    } catch (problem) {
      throw new Error(`${JSON.stringify(table)}, game ${number}: ${problem.message}`, { cause: problem });
    }
    decisions += record.decisions.length;
  }
  engine.close();
  return { game: id, games, decisions };
}

async function main() {
  const { values } = parseArgs({ options: { barn: { type: 'string' }, games: { type: 'string', default: '200' } } });
  const checked = await Promise.all(IDS.map((id) => checkGame(values.barn, id, Number(values.games))));
  for (const line of checked) console.log(JSON.stringify(line));
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
