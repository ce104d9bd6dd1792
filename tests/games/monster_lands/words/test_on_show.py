"""Of the parts of the table that a question is about, none is passed over: each may be chosen, or says why not."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable

import pytest

import karczma
from karczma.games.monster_lands.deployment.outer import trails_in_use
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import BUILDINGS, DICE, TRAILS
from karczma.kernel.choices import kebab
from karczma.locale import Speaker

# the kind of part, and the field of the choice that names it
POINTED_AT: dict[str, tuple[str, str]] = {
    "visit": ("house", "building"),
    "go-to": ("trail", "trail"),
    "redirect-to": ("mercenary out", "trail"),
    "aim-at": ("mercenary out", "trail"),
    "use-land": ("land", "land"),
    "with-die": ("die", "die"),
    "add-die": ("die", "die"),
    "sell-die": ("die", "die"),
    "place-die": ("die", "die"),
    "give": ("die", "die"),
    "recruit": ("offer", "mercenary"),
    "hire": ("offer", "mercenary"),
    "take-trap": ("display", "trap"),
    "buy-equipment": ("market", "equipment"),
    "take-equipment": ("market", "equipment"),
    "send": ("member", "mercenary"),
    "equip": ("member", "mercenary"),
    "gear-to": ("member", "mercenary"),
    "promote": ("member", "mercenary"),
    "desert": ("member", "mercenary"),
    "use-ability": ("member", "mercenary"),
    "heal": ("wounded", "mercenary"),
    "move-gear": ("gear", "equipment"),
    "lay-trap": ("trap", "trap"),
    "drop-trap": ("trap", "trap"),
    "use-loot": ("loot", "loot"),
    "spend-loot": ("loot", "loot"),
    "sell-trophy": ("trophy", "monster"),
}


def drawn(g: MonsterLands, seat: int, question: object) -> dict[str, Callable[[], set[str]]]:
    """Everything of that kind on the table, or in this clan's area."""
    player, cards = g.players[seat], g.cards
    own_trail = getattr(question, "trail", -1)
    return {
        "house": lambda: set(BUILDINGS),
        "trail": lambda: {TRAILS[trail] for trail in trails_in_use(g)},
        "mercenary out": lambda: {TRAILS[t] for t, who in enumerate(g.walker) if who >= 0 and t != own_trail},
        "land": lambda: {cards.lands[land].name for land in player.lands},
        "die": lambda: {DICE[die] for die, n in enumerate(player.dice) if n},
        "offer": lambda: {cards.members[m].name for m in g.offer},
        "display": lambda: {cards.traps[trap].name for trap in g.display if trap not in getattr(question, "taken", ())},
        "market": lambda: {cards.equipment[e].name for e in g.market},
        "member": lambda: {cards.members[m].name for m in player.clan},
        "wounded": lambda: {cards.members[m].name for m in player.clan if g.wounded[m]},
        "gear": lambda: {cards.equipment[e].name for e in player.gear},
        "trap": lambda: {cards.traps[trap].name for trap in player.traps},
        "loot": lambda: {cards.loot[token].name for token in player.loot},
        "trophy": lambda: {cards.monsters[monster].name for monster in player.trophies},
    }


@pytest.mark.parametrize(("seats", "ploy"), [(1, "false"), (2, "true"), (3, "false"), (4, "true")])
def test_every_part_that_a_question_points_at_is_on_show_and_has_words(seats: int, ploy: str) -> None:
    said = Speaker("pl", "monster_lands")
    for seed in range(3):
        g, rng = karczma.new("monster_lands", seats, seed, {"ploy": ploy}), random.Random(seed)
        assert isinstance(g, MonsterLands)
        while g.deciding():
            seat = g.deciding()[0]
            question, shown = g.decision(seat), defaultdict(set)
            for choice in question.candidates(g):
                kind, field = POINTED_AT.get(kebab(type(choice).__name__), ("", ""))
                if kind:
                    shown[kind].add(getattr(choice, field))
            parts = drawn(g, seat, question)
            assert {kind: parts[kind]() - found for kind, found in shown.items() if parts[kind]() - found} == {}, (
                question
            )
            assert all(said.choice(choice, g.view(seat), seat) for choice in question.candidates(g))
            g.apply(rng.choice(g.options(seat)), seat)
