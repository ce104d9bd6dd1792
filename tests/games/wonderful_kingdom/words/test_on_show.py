"""Of the parts of the table that a question is about, none is passed over: each may be chosen, or says why not."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.wonderful_kingdom.kingdom_table import new_table
from karczma.games.wonderful_kingdom.conquest.control import board_of
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import STAGE
from karczma.kernel.choices import Choice, kebab
from karczma.locale import Speaker

# the kind of part, and the field of the choice that names it; what spies look at is another matter (WK-TRAP-10)
POINTED_AT: dict[str, tuple[tuple[str, str], ...]] = {
    "put": (("hand", "card"), ("area", "area")),
    "take": (("area", "area"),),
    "mark": (("offered", "number"),),
    "swap": (("offered", "number"), ("selected place", "own")),
    "begin": (("selected", "card"),),
    "recycle": (("selected", "card"),),
    "give-up": (("selected", "card"),),
    "place": (("site", "at"),),
    "scrap": (("site", "at"),),
    "send": (("site", "at"),),
    "lose-cube": (("site", "at"),),
    "feed": (("site", "at"),),
    "shroud": (("rival site", "at"),),
    "steal": (("rival card", "card"),),
    "destroy": (("rival selection", "card"),),
    "march": (("land", "territory"),),
    "send-army": (("land", "source"),),
    "imprison": (("land", "territory"),),
}


def pointed_at(choice: Choice) -> Iterator[tuple[str, Any]]:
    area = getattr(choice, "area", "")
    for kind, field in POINTED_AT.get(kebab(type(choice).__name__), ()):
        yield kind, (area, getattr(choice, field)) if kind == "offered" else getattr(choice, field)


def drawn(g: WonderfulKingdom, seat: int) -> dict[str, Callable[[], set[Any]]]:
    """Everything of that kind on the table, as this seat sees it."""
    player, rival, names = g.players[seat], g.players[g.seats - 1 - seat], g.cards.names
    return {
        "hand": lambda: {names[card] for card in player.hand},
        "area": lambda: {"left", "right"},
        "offered": lambda: {
            (area, n) for area, row in zip(("left", "right"), g.areas, strict=True) for n in range(len(row))
        },
        "selected": lambda: {names[card] for card in player.selection},
        "selected place": lambda: set(range(len(player.selection))),
        "site": lambda: {*range(len(player.construction)), *([STAGE] if player.stage_needs else [])},
        "rival site": lambda: set(range(len(rival.construction))),
        "rival card": lambda: {names[card] for card in rival.built},
        "rival selection": lambda: {names[card] for card in rival.selection},
        "land": lambda: set(board_of(g).names),
    }


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("module", ["menaces", "advisors", "quests", "conquest"])
def test_every_part_that_a_question_points_at_is_on_show_and_has_words(module: str, seats: int) -> None:
    said = Speaker("pl", "wonderful_kingdom")
    for seed in range(2):
        g, rng = new_table(seats, seed, module=module, legends="true"), random.Random(seed)
        while g.deciding():
            seat = rng.choice(g.deciding())
            question, parts, shown = g.decision(seat), drawn(g, seat), defaultdict(set)
            for choice in question.candidates(g):
                for kind, part in pointed_at(choice):
                    shown[kind].add(part)
            assert {kind: parts[kind]() - found for kind, found in shown.items() if parts[kind]() - found} == {}, (
                question
            )
            assert all(said.choice(choice, g.view(seat), seat) for choice in question.candidates(g))
            g.apply(rng.choice(g.options(seat)), seat)
