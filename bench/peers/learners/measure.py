#!/usr/bin/env python3
"""How many steps of an environment a learner gets, ours and others', each with observation and mask.

    python measure.py barnyard --seconds 1      one of them: a line of JSON for each environment
    python measure.py compare --rounds 3        all of them in turns, as a page of Markdown

Every environment plays random legal actions. What is counted is processor time, of all threads of the process: machines are
shared, and what other programs take away must not count. Compiling and the first steps are not timed.
"""

import argparse
import importlib.metadata
import json
import platform
import random
import subprocess
import sys
import time

# A batch is this wide wherever there are batches.
LANES = 1024
# On a busy machine, how many times as long as asked for a measurement may take.
PATIENCE = 6


def rate(work, seconds):
    """How many steps a second `work` makes, which does some of them and says how many."""
    work()
    steps, began, start = 0, time.monotonic(), time.process_time()
    while True:
        steps += work()
        busy = time.process_time() - start
        if busy >= seconds or time.monotonic() - began >= PATIENCE * seconds:
            return steps / busy


def barnyard(seconds):
    import barnyard

    for name, facts in barnyard.games().items():
        seats_allowed = facts["seats"]
        for seats in sorted({seats_allowed[0], seats_allowed[-1]}):
            batch = barnyard.Batch(name, LANES, seats=seats, seed=1)
            batch.reset()

            def batched():
                for _ in range(100):
                    batch.step(batch.sample())
                return 100 * LANES

            yield f"{name}, {seats} seats", "a batch", rate(batched, seconds)


def one_by_one(seconds):
    """One game of ours in a plain loop, as OpenSpiel's and PettingZoo's are played."""
    import barnyard

    rng = random.Random(1)
    for name in barnyard.games():
        luck = barnyard.Luck(1)

        def play():
            game, steps = barnyard.Game(name), 0
            game.settle(luck)
            while not game.over:
                seat = game.asked[0]
                game.observe(seat)
                game.mask(seat)
                game.play(seat, rng.choice(game.legal_actions(seat)))
                game.settle(luck)
                steps += 1
            return steps

        yield name, "a loop in Python", rate(play, seconds)


def open_spiel(seconds):
    import pyspiel

    rng = random.Random(1)
    names = ["connect_four", "backgammon", "gin_rummy", "crazy_eights(players=2)", "hearts", "oh_hell", "leduc_poker"]
    for name in names:
        game = pyspiel.load_game(name)
        kind = game.get_type()
        by_state = kind.provides_information_state_tensor and not kind.provides_observation_tensor

        def play():
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes())
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    continue
                seat = state.current_player()
                state.information_state_tensor(seat) if by_state else state.observation_tensor(seat)
                state.legal_actions_mask(seat)
                state.apply_action(rng.choice(state.legal_actions(seat)))
                steps += 1
            return steps

        yield name, "a loop in Python", rate(play, seconds)


def pettingzoo(seconds):
    from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

    for module in (connect_four_v3, tictactoe_v3, leduc_holdem_v4, texas_holdem_v4, chess_v6):
        env, seed = module.env(), iter(range(1 << 30))

        def play():
            steps = 0
            env.reset(seed=next(seed))
            for agent in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
                    steps += 1
            return steps

        yield module.__name__.rsplit(".", 1)[-1], "a loop in Python", rate(play, seconds)


def pgx(seconds):
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental.wrappers import auto_reset

    for name in ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_holdem", "backgammon"):
        env = games.make(name)
        init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def some(state, key):
            def once(_, both):
                state, key = both
                key, choice, luck = jax.random.split(key, 3)
                action = jax.random.categorical(choice, jnp.log(state.legal_action_mask), axis=-1)
                return step(state, action, jax.random.split(luck, LANES)), key

            return jax.lax.fori_loop(0, 10, once, (state, key))

        key = jax.random.PRNGKey(1)
        held = [jax.jit(init)(jax.random.split(key, LANES)), key]

        def batched():
            held[:] = some(*held)
            jax.block_until_ready(held[0])
            return 10 * LANES

        yield name, "a batch", rate(batched, seconds)


def envpool(seconds):
    import envpool as pool
    import numpy as np

    for name in ("CartPole-v1", "Taxi-v3", "Blackjack-v1"):
        env = pool.make(name, env_type="gymnasium", num_envs=LANES, num_threads=1, seed=1)
        env.reset()
        actions = np.random.default_rng(1).integers(env.action_space.n, size=(64, LANES), dtype=np.int32)

        def batched():
            for row in actions:
                env.step(row)
            return 64 * LANES

        yield name, "a batch", rate(batched, seconds)


# Who is measured, how the page calls them, and the package that they come from.
PEERS = {
    "barnyard": (barnyard, "Barnyard", "barnyard"),
    "pgx": (pgx, "Pgx", "pgx"),
    "envpool": (envpool, "EnvPool", "envpool"),
    "one-by-one": (one_by_one, "Barnyard", "barnyard"),
    "open-spiel": (open_spiel, "OpenSpiel", "open_spiel"),
    "pettingzoo": (pettingzoo, "PettingZoo", "pettingzoo"),
}


def shown(number):
    return f"{number / 1e6:.1f} M" if number >= 1e6 else f"{number:,.0f}"


def compare(rounds, seconds):
    """Everybody takes turns, each in a process of its own; the best round counts."""
    found = {}
    for _ in range(rounds):
        for peer in PEERS:
            line = [sys.executable, __file__, peer, "--seconds", str(seconds)]
            for sample in subprocess.run(line, check=True, capture_output=True, text=True).stdout.splitlines():
                sample = json.loads(sample)
                found.setdefault((peer, sample["environment"], sample["way"]), []).append(sample["steps_per_second"])
    versions = ", ".join(f"{PEERS[peer][1]} {importlib.metadata.version(PEERS[peer][2])}" for peer in PEERS if peer != "one-by-one")
    print("# Environments for learners, beside others\n")
    print("Written by `cargo xtask peers --learners`; the program is `bench/peers/learners/measure.py`.\n")
    print(f"{versions}; Python {platform.python_version()}. Each plays random legal actions and")
    print("gives observation and mask at every step (EnvPool's environments have no mask). Steps are per second of processor time, on one core,")
    print(f"the best of {rounds} rounds taken in turns; *spread* is how far the worst fell behind. A batch is {LANES} games wide. Other games are")
    print("other work, so only orders of magnitude mean something.\n")
    print("| environment | of | way | steps/s (spread) |\n|---|---|---|---|")
    for (peer, environment, way), rates in found.items():
        best, worst = max(rates), min(rates)
        print(f"| {environment} | {PEERS[peer][1]} | {way} | {shown(best)} (−{100 * (1 - worst / best):.0f} %) |")
    best = {peer: [max(rates) for (name, _, _), rates in found.items() if name == peer] for peer in PEERS}
    slowest = min(best["barnyard"])
    print(f"\nOur slowest row, {shown(slowest)}, is {slowest / max(best['pgx']):.1f} times the fastest of Pgx, ", end="")
    print(f"{slowest / max(best['envpool']):.1f} times the fastest of EnvPool, {slowest / max(best['open-spiel']):.0f} times the fastest of", end=" ")
    print(f"OpenSpiel from Python and {slowest / max(best['pettingzoo']):,.0f} times the fastest of PettingZoo.")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("peer", choices=[*PEERS, "compare"])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    plan = parser.parse_args()
    if plan.peer == "compare":
        compare(plan.rounds, plan.seconds)
        return
    for environment, way, steps in PEERS[plan.peer][0](plan.seconds):
        print(json.dumps({"environment": environment, "way": way, "steps_per_second": steps}), flush=True)


if __name__ == "__main__":
    main()
