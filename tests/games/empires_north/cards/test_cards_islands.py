"""The Islands, one row each: what a Pillage gives, what a Conquest gives, and what the Island does afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from games.empires_north.cards_table import Row, check_action, check_feature, gained, worth
from games.empires_north.empires_table import empire, table
from games.words import Words, at, do, names
from karczma.games.empires_north.expedition import Voyage
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.terms import DISTANCES, FIELD, NOTHING, TRIGGERS
from karczma.ledger import clause


class Isle(NamedTuple):
    card: str
    distance: str
    pillage: Mapping[str, int]
    conquest: Mapping[str, int]  # the Bonus, and the Goods of a Field
    pays: Mapping[str, int] = {}
    has: Mapping[str, Any] = {}
    answers: Sequence[str] = ()
    gains: Mapping[str, int] = {}
    queue: Sequence[str] | None = None
    when: str = ""
    limit: int = 0
    field: bool = False


ISLES = [
    Isle("haunted_island", "nearby", {"gold": 1, "card": 1}, {"vp": 1}, when="conquer", gains={"gold": 1}),
    Isle("sheep_isle", "nearby", {"sheep": 2, "food": 1}, {"sheep": 2}, field=True),
    Isle("timber_isle", "nearby", {"wood": 3}, {"wood": 2}, field=True),
    Isle("quarry_isle", "nearby", {"stone": 3}, {"stone": 2}, field=True),
    Isle("gull_rock", "nearby", {"fish": 2, "food": 1}, {}, pays={"worker": 1}, gains={"fish": 1, "food": 1}),
    Isle(
        "smugglers_cove",
        "nearby",
        {"gold": 2},
        {},
        has={"wood": 2},
        answers=["good token=gold", "good token=wood"],
        gains={"gold": 2, "wood": -2},
    ),
    Isle("hermit_isle", "nearby", {"card": 2}, {"card": 1}, pays={"worker": 1}, gains={"card": 1}),
    Isle("pirate_den", "nearby", {"raze": 1, "gold": 1}, {}, pays={"food": 1}, gains={"raze": 1}),
    Isle("orchard_isle", "nearby", {"food": 3}, {"food": 1}, when="harvest", limit=2, gains={"food": 1}),
    Isle(
        "market_isle",
        "nearby",
        {"wood": 1, "stone": 1, "sheep": 1},
        {},
        has={"wood": 1},
        answers=["good token=stone", "good token=fish"],
        gains={"wood": -1, "stone": 1, "fish": 1},
    ),
    Isle("lighthouse_isle", "nearby", {"vp": 2}, {"vp": 1}, when="sail", limit=1, gains={"vp": 1}),
    Isle(
        "settlers_isle",
        "nearby",
        {"worker": 1, "food": 1},
        {},
        pays={"food": 1},
        has={"spent": 3},
        gains={"worker": 2},
    ),
    Isle("gold_coast", "distant", {"gold": 3}, {"gold": 2, "vp": 1}, field=True),
    Isle("whale_bay", "distant", {"fish": 3, "vp": 1}, {}, pays={"fish": 1}, gains={"vp": 2}),
    Isle("giants_tombs", "distant", {"stone": 2, "vp": 2}, {}, pays={"stone": 1, "worker": 1}, gains={"vp": 3}),
    Isle("amber_shore", "distant", {"gold": 2, "vp": 2}, {}, pays={"gold": 1}, gains={"vp": 2, "card": 1}),
    Isle("volcano_isle", "distant", {"stone": 2, "raze": 2}, {"vp": 2}, pays={"raze": 1}, gains={"vp": 3}),
    Isle("temple_isle", "distant", {"vp": 4}, {"vp": 3}, when="conquer", gains={"vp": 1}),
    Isle("isle_of_scholars", "distant", {"card": 3, "vp": 1}, {"card": 2}, when="explore", limit=1, gains={"card": 1}),
    Isle("free_port", "distant", {"wood": 2, "ship": 1}, {"ship": 1}, pays={"food": 1}, queue=["0"]),
    Isle(
        "fertile_valley",
        "distant",
        {"food": 2, "sheep": 2, "wood": 1},
        {"food": 1, "sheep": 1, "wood": 1},
        field=True,
    ),
    Isle(
        "new_home",
        "distant",
        {"worker": 2, "vp": 1},
        {"worker": 1, "vp": 1},
        when="populate",
        limit=2,
        gains={"vp": 1},
    ),
]
every_isle = pytest.mark.parametrize("isle", ISLES, ids=lambda isle: isle.card)


def test_every_island_has_a_row() -> None:
    cards = catalogue()
    assert [isle.card for isle in ISLES] == list(cards.names[cards.first_island :])
    assert [isle.distance for isle in ISLES] == [DISTANCES[d] for d in cards.distance[cards.first_island :]]


@clause("EN-CARD-10")
@every_isle
@pytest.mark.parametrize("how", ["pillage", "conquer"])
def test_visits(isle: Isle, how: str) -> None:
    near = isle.distance == "nearby"
    rows: Words = {"nearby": [isle.card] if near else [], "distant": [] if near else [isle.card]}
    g = table(2, queue=["0 fish raze"], **rows)
    before = worth(g)
    do(at(g, Voyage(0, 0)), f"visit island={isle.card}", how)
    assert gained(before, worth(g)) == (isle.pillage if how == "pillage" else isle.conquest)
    assert (isle.card in empire(g)) == (how == "conquer")
    piles = [names(g, pile) for pile in g.island_discards]
    assert piles[0 if near else 1] == ([isle.card] if how == "pillage" else [])


@clause("EN-CARD-10", "EN-CARD-16")
@every_isle
def test_abilities(isle: Isle) -> None:
    cards = catalogue()
    card = cards.card_id[isle.card]
    assert (cards.kind[card] == FIELD) == isle.field
    assert cards.waits_for[card] == (TRIGGERS.index(isle.when) if isle.when else NOTHING)
    assert cards.limit[card] == (isle.limit or NOTHING)
    row = Row(isle.card, pays=isle.pays, has=isle.has, answers=isle.answers, gains=isle.gains, queue=isle.queue)
    if isle.when:
        check_feature("glenn", row._replace(when=isle.when, limit=isle.limit))
    elif not isle.field:
        check_action("glenn", row)
