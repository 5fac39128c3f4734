#!/usr/bin/env python3
"""Checks the luck of finished games: a second opinion, written from docs/fairness.md alone.

    python3 docs/verify.py [--barn target/release/barn] game.barn …

Hashes, generator and draws are all here. Only the rules are not: which moves are legal and what luck may bring
is asked of `barn engine`, whose answers anybody can compare with the rulebook. Needs Python 3 and nothing else.
"""

import argparse
import itertools
import json
import struct
import subprocess
import sys

MASK = 0xFFFFFFFF
IV = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
MIXES = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
         (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
ORDER = (2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8)
START, END, PARENT, ROOT, CONTEXT, MATERIAL = 1, 2, 4, 8, 32, 64


class Flaw(Exception):
    """What is wrong with a record."""


def compress(chain, words, counter, length, flags):
    """One block of BLAKE3: the chaining value after it."""
    v = [*chain, *IV[:4], counter & MASK, counter >> 32, length, flags]
    for _ in range(7):
        for at, (a, b, c, d) in enumerate(MIXES):
            for word, left, right in ((words[2 * at], 16, 12), (words[2 * at + 1], 8, 7)):
                v[a] = (v[a] + v[b] + word) & MASK
                x = v[d] ^ v[a]
                v[d] = (x >> left | x << 32 - left) & MASK
                v[c] = (v[c] + v[d]) & MASK
                x = v[b] ^ v[c]
                v[b] = (x >> right | x << 32 - right) & MASK
        words = [words[place] for place in ORDER]
    return [v[at] ^ v[at + 8] for at in range(8)]


def blake3(data, key=IV, flags=0):
    """The first 32 bytes of BLAKE3, as 8 words."""
    def subtree(part, first, root):
        if len(part) <= 1024:
            blocks = [part[at:at + 64] for at in range(0, len(part), 64)] or [b""]
            chain = key
            for at, block in enumerate(blocks):
                last = at == len(blocks) - 1
                role = (START if at == 0 else 0) | (END | root if last else 0)
                words = struct.unpack("<16I", block.ljust(64, b"\0"))
                chain = compress(chain, words, first, len(block), flags | role)
            return chain
        left = 1 << ((len(part) - 1) // 1024).bit_length() - 1  # the largest power of two that leaves a rest
        children = subtree(part[:left * 1024], first, 0) + subtree(part[left * 1024:], first + left, 0)
        return compress(key, children, 0, 64, flags | PARENT | root)
    return subtree(data, 0, ROOT)


def derive(context, data):
    """BLAKE3's way to derive a key, 32 bytes."""
    return struct.pack("<8I", *blake3(data, blake3(context.encode(), IV, CONTEXT), MATERIAL))


def chacha20(seed):
    """The 32-bit words of ChaCha20: 64-bit block counter from 0, nonce 0."""
    for counter in itertools.count():
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", seed),
                 counter & MASK, counter >> 32, 0, 0]
        v = start[:]
        for a, b, c, d in MIXES * 10:
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                v[x] = (v[x] + v[y]) & MASK
                v[z] ^= v[x]
                v[z] = (v[z] << turn | v[z] >> 32 - turn) & MASK
        yield from ((word + first) & MASK for word, first in zip(v, start))


def below(words, n):
    """A number from 0 to n - 1."""
    while True:
        product = next(words) * n
        if product & MASK >= (1 << 32) % n:
            return product >> 32


def pick(odds, words):
    """One of the outcomes, by weight."""
    left = below(words, sum(weight for _, weight in odds))
    for outcome, weight in odds:
        if left < weight:
            return outcome
        left -= weight


def seal_of(record):
    rest = {key: value for key, value in record.items() if key != "seal"}
    text = json.dumps(rest, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return derive("barnyard record v1", text.encode()).hex()


def check_promise(fairness, seats):
    """The seed; checks how it was made if the record says so."""
    def number(text):
        if not (isinstance(text, str) and len(text) == 64 and set(text) <= set("0123456789abcdef")):
            raise Flaw("a number is not 64 small hex digits")
        return bytes.fromhex(text)

    seed = number(fairness["seed"])
    if set(fairness) != {"seed"}:
        secret, table = number(fairness["secret"]), fairness["table"].encode()
        contributions = [number(text) for text in fairness["contributions"]]
        if len(contributions) != seats:
            raise Flaw("not every seat added to the seed")
        if derive("barnyard commitment v1", secret).hex() != fairness["commitment"]:
            raise Flaw("the commitment is not that of the secret")
        promises = fairness.get("promises", [None] * seats)
        if len(promises) != seats:
            raise Flaw(f"{len(promises)} promises, but {seats} seats")
        for seat, (promise, contribution) in enumerate(zip(promises, contributions)):
            if promise is not None and derive("barnyard promise v1", contribution) != number(promise):
                raise Flaw(f"seat {seat + 1} added something else than it had promised")
        parts = [secret, struct.pack("<I", len(table)), table, *contributions]
        if derive("barnyard seed v1", b"".join(parts)) != seed:
            raise Flaw("the seed does not come from the secret, the table and the contributions")
    return seed


def verify(record, ask):
    """Raises a Flaw, or something else if this is no record at all. `ask` speaks with `barn engine`."""
    if "seal" in record and record["seal"] != seal_of(record):
        raise Flaw("something was changed after the record was sealed")
    if record["barn"] != 1:
        raise Flaw("this is another layout")
    seats = len(record["seats"])
    words = chacha20(check_promise(record["fairness"], seats))
    ask({"cmd": "load", "record": {**record, "steps": [], "result": None}})
    for number, step in enumerate(record["steps"], 1):
        if "chance" in step:
            drawn = pick(ask({"cmd": "turn"}).get("outcomes", [["nothing", 1]]), words)
            if drawn != step["chance"]:
                raise Flaw(f"step {number}: {step['chance']!r} was drawn, but the seed gives {drawn!r}")
            ask({"cmd": "chance", "outcome": drawn})
        else:
            ask({"cmd": "play", "seat": step["seat"], "move": step["move"]})
    turn = ask({"cmd": "turn"})
    result = {key: turn[key] for key in ("scores", "winners", "ended")} if turn["kind"] == "over" else None
    if record.get("result") != result:
        raise Flaw("the result is not what the steps lead to")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--barn", default="barn", help="the command")
    arguments.add_argument("files", nargs="+")
    args = arguments.parse_args()
    engine = subprocess.Popen([args.barn, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(question):
        print(json.dumps(question), file=engine.stdin, flush=True)
        answer = json.loads(engine.stdout.readline())
        if "error" in answer:
            raise Flaw(answer["error"]["message"])
        return answer

    flawed = 0
    for file in args.files:
        try:
            with open(file, encoding="utf-8") as text:
                verify(json.load(text), ask)
            print(f"{file}: verified")
        except (Flaw, KeyError, TypeError, AttributeError, ValueError) as flaw:
            print(f"{file}: {type(flaw).__name__} {flaw}")
            flawed += 1
    engine.stdin.close()
    sys.exit(flawed > 0)


if __name__ == "__main__":
    main()
