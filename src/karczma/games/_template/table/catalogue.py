"""The components as facts. Each is a card with a number of its own, because it may lie face down."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from karczma.kernel.zones import Card
from karczma.title.options import WrongTable


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


class Catalogue:
    """What the kernel needs to know about the cards: which edition they are, and their names."""

    id = "standard"

    def card_name(self, card: Card) -> str:
        return PIECES[card].id


def catalogue(content: str | Path | None = None) -> Catalogue:
    if content is not None:
        raise WrongTable(f"{content}: this title has no card files that others could be laid over")
    return Catalogue()


def provenance() -> dict[str, int]:
    """How many components have their values from where."""
    return {"design": len(PIECES)}
