"""`python -m barnyard`: tries out whether the package works here, in a second or two."""

from __future__ import annotations

import sys
import time

import barnyard


def main() -> int:
    print(f"barnyard {barnyard.__version__}, Python {sys.version.split()[0]}")
    for name, facts in barnyard.games().items():
        began = time.perf_counter()
        results = barnyard.simulate(name, 500, seed=1)
        batch = barnyard.Batch(name, 64, seed=1)
        batch.reset()
        for _ in range(50):
            batch.step(batch.sample())
        game, luck = barnyard.Game(name), barnyard.Luck(1)
        game.settle(luck)
        game.play(game.best("easy", seed=1)["move"])
        if barnyard.Game.from_record(game.record()) != game or "<svg" not in game.svg():
            print(f"{name} does not work here; please report it")
            return 1
        took = time.perf_counter() - began
        print(f"  {facts['title']:<18}{results.games} games and 3,200 steps of a batch in {took:.2f} s")
    print("Everything works.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
