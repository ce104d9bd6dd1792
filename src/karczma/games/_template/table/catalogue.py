"""The components as facts. Each is a card with a number of its own, because it may lie face down."""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    id: str
    colour: str
    worth: int  # of a stone; a commission pays it for each stone of its colour


STONES = tuple(  # TT-COMP-01
    Piece(id, colour, worth)
    for colour, ids in {
        "grey": ("slate", "basalt", "granite", "gneiss"),
        "white": ("chalk", "gypsum", "quartz", "marble"),
        "red": ("clay", "brownstone", "jasper", "porphyry"),
    }.items()
    for worth, id in enumerate(ids, start=1)
)
COMMISSIONS = tuple(
    Piece(id, colour, 2)  # TT-END-02
    for colour, ids in {
        "grey": ("bridge", "mill", "rampart"),
        "white": ("chapel", "bath", "villa"),
        "red": ("forge", "oven", "tower"),
    }.items()
    for id in ids
)
PIECES = STONES + COMMISSIONS


def provenance() -> dict[str, int]:
    """How many components have their values from where."""
    return {"design": len(PIECES)}
