// Talks to `barn engine` (docs/protocol.md): our rules, as the truth to compare with.
'use strict';

const { spawn } = require('node:child_process');
const readline = require('node:readline');

class Engine {
  constructor(barn) {
    this.process = spawn(barn, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const failed = new Promise((_, reject) => this.process.once('error', reject));
    const lines = readline.createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.nextLine = () => Promise.race([lines.next(), failed]);
  }

  // Sends commands together and gives their answers in order.
  async ask(...commands) {
    this.process.stdin.write(commands.map((command) => `${JSON.stringify(command)}\n`).join(''));
    const answers = [];
    for (const command of commands) {
      const { value, done } = await this.nextLine();
      if (done) throw new Error('barn engine has stopped');
      const answer = JSON.parse(value);
      if (answer.error) throw new Error(`${JSON.stringify(command)}: ${answer.error.message}`);
      answers.push(answer);
    }
    return answers;
  }

  close() {
    this.process.stdin.end();
  }
}

const seedOf = (number) => number.toString(16).padStart(64, '0');

// Plays a random game to its end. Notes what luck brought, and at every decision who was asked, what was legal, what
// was done, and the whole position.
async function playRandomly(engine, { game, seats, options }, number) {
  const begin = [{ cmd: 'new', game, seats, options }, { cmd: 'seed', seed: seedOf(number) }];
  const look = [{ cmd: 'settle' }, { cmd: 'turn' }, { cmd: 'truth' }];
  const luck = [];
  const decisions = [];
  let [, , settled, turn, truth] = await engine.ask(...begin, ...look);
  luck.push(...settled.outcomes);
  while (turn.kind === 'decide') {
    const [seat] = turn.seats;
    const [legal, best] = await engine.ask({ cmd: 'moves', seat }, { cmd: 'best', seat, level: 'random' });
    decisions.push({ seat, legal: legal.moves, move: best.move, truth: truth.truth });
    [, settled, turn, truth] = await engine.ask({ cmd: 'play', seat, move: best.move }, ...look);
    luck.push(...settled.outcomes);
  }
  return { luck, decisions, truth: truth.truth, scores: turn.scores, winners: turn.winners };
}

module.exports = { Engine, playRandomly };
