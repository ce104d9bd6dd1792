"""Weighing: a judgement from named terms, each counted as much as its weight says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from karczma.kernel.choices import Seat
from karczma.title.contract import Bots, BrokenContract, Terms

Judgement = Callable[[Any, Seat], float]
Weights = Mapping[str, float]


def judgement(bots: Bots) -> Judgement:
    """The best that a title has: with the weights that were fitted by play, if it can be weighed."""
    return bots.evaluate if bots.terms is None else fitted(bots.terms)


@cache
def fitted(terms: Terms) -> Judgement:
    return weighed(terms, weights_of(terms))


def weighed(terms: Terms, weights: Weights) -> Judgement:
    counts = tuple(weights.get(name, 1.0) for name in terms.names)

    def judge(g: Any, seat: Seat) -> float:
        return sum([count * figure for count, figure in zip(counts, terms.figures(g, seat), strict=True)])

    return judge


def weights_of(terms: Terms) -> Weights:
    weights = read(terms.weights)
    if strange := set(weights) - set(terms.names):
        raise BrokenContract(f"{terms.weights}: there is no term {', '.join(sorted(strange))}")
    return weights


def read(file: Path) -> Weights:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, float])
    except msgspec.DecodeError as error:
        raise BrokenContract(f"{file}: these are no weights ({error})") from None


def write(file: Path, weights: Weights) -> None:
    rounded = {name: round(weight, 3) for name, weight in weights.items()}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(rounded), indent=2) + b"\n")
