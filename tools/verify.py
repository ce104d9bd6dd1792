"""Checks the dice of a recorded game, with nothing but Python.

    python tools/verify.py GAME.karczma

A fair table publishes sha256(key) before the game, every seat adds a nonce, and the key is told after the end. Outcome
number `tick` of a question with `n` answers is then HMAC-SHA256(key, "tick/n/nonce,nonce,...") modulo n, so nobody
could choose it. A table with a seed has no secret: its outcomes follow from the seed. Either way each of them is
reckoned again here. Whether the players kept to the rules is another question, which `karczma verify` answers.

Ends with 0 if everything fits, and with 1 at the first thing that does not.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

Chance = Callable[[int, int], int]  # (how many answers, tick) -> the outcome
OUTCOME = re.compile(r"! ([0-9]{1,20}) ([0-9]{1,20})/([1-9][0-9]{0,19})")
MASK = (1 << 64) - 1


class Wrong(Exception):
    """Where and what: an outcome that does not fit, or a file that cannot be checked."""


def committed(key: str, nonces: list[str], n: int, tick: int) -> int:
    digest = hmac.digest(key.encode(), f"{tick}/{n}/{','.join(nonces)}".encode(), "sha256")
    return int.from_bytes(digest, "big") % n


def seeded(seed: int, n: int, tick: int) -> int:
    x = seed * 0xD1342543DE82EF95 + (tick + 1) * 0x9E3779B97F4A7C15 & MASK
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return ((x ^ x >> 31) >> 32) * n >> 32


def lines_of(file: str) -> list[str]:
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise Wrong(f"{file}: no text that can be read ({error})") from None
    if lines[:1] == ["karczma view 1"]:
        raise Wrong(f"{file}:1: this is what one seat saw of a running game; download the record after its end")
    if lines[:1] != ["karczma 1"]:
        raise Wrong(f"{file}:1: not a record (a record begins with 'karczma 1')")
    if "---" not in lines:
        raise Wrong(f"{file}:{len(lines)}: the header does not end (no line '---')")
    if not re.fullmatch(r"= \S+ (over|running)( -?[0-9]+)*", lines[-1]):
        raise Wrong(f"{file}:{len(lines)}: the record is cut off (its last line is '= CHECKSUM over SCORES')")
    return lines


def header_of(file: str, lines: list[str]) -> dict[str, tuple[int, str]]:
    """Each word of the header with its line and what it tells."""
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1 : lines.index("---")], 2):
        name, _, told = line.partition(" ")
        if name in header:
            raise Wrong(f"{file}:{number}: the header tells {name!r} twice")
        if name == "continued" and not re.fullmatch(r"[0-9]{1,20}", told):
            raise Wrong(f"{file}:{number}: no number of an outcome: {told!r}")
        header[name] = (number, told)
    return header


def chance_of(file: str, header: dict[str, tuple[int, str]]) -> Chance:
    """Where the outcomes came from, after a look at whether the key is the one that was promised."""
    if "commitment" not in header and "seed" in header:
        number, seed = header["seed"]
        if not re.fullmatch(r"-?[0-9]{1,40}", seed):
            raise Wrong(f"{file}:{number}: the seed is not a number: {seed!r}")
        return partial(seeded, int(seed))
    if "commitment" not in header or "key" not in header:
        raise Wrong(f"{file}: it tells neither a seed nor a commitment with its key (the key comes with the end)")
    (number, commitment), key = header["commitment"], header["key"][1]
    if hashlib.sha256(key.encode()).hexdigest() != commitment:
        raise Wrong(f"{file}:{number}: the key is not the one that was committed to before the game")
    print("checked: the key is the one that was committed to before the game")
    return partial(committed, key, header.get("nonces", (0, ""))[1].split())


def verify(file: str) -> None:
    lines = lines_of(file)
    header = header_of(file, lines)
    below, ticks = chance_of(file, header), set[int]()
    of_another = int(header.get("continued", (0, "0"))[1])  # so many outcomes are those of the game it goes on from
    for number, line in [(n, each) for n, each in enumerate(lines, 1) if each.startswith("!")]:
        match = OUTCOME.fullmatch(line)
        if not match:
            raise Wrong(f"{file}:{number}: not a chance outcome: {line!r}")
        tick, told, n = map(int, match.groups())
        if tick in ticks:
            raise Wrong(f"{file}:{number}: outcome {tick} is told twice")
        if len(ticks) >= of_another and told != below(n, tick):
            raise Wrong(f"{file}:{number}: outcome {tick} is told as {told} of {n}, but it was {below(n, tick)}")
        ticks.add(tick)
    own, earlier = (
        len(ticks) - of_another,
        f"not checked: the first {of_another}, of an earlier game\n" * (of_another > 0),
    )
    print(f"checked: {own} chance outcomes, each of them as it had to be\n{earlier}{file}: all right")


def main(files: list[str]) -> int:
    try:
        for file in files:
            verify(file)
        if not files:
            raise Wrong("which record? python tools/verify.py GAME.karczma")
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
