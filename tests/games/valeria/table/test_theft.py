"""The verb `steal`, whatever card says it."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import purse, table
from games.words import at, do, happened, may
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import GOLD, MAGIC
from karczma.games.valeria.table.theft import Steal, StealWhat, Stolen, compiled
from karczma.kernel.bases import from_plain, to_plain
from karczma.kernel.quantities import Effect, Use
from karczma.ledger import clause

THREE_GOLD = Steal(((GOLD, 3),))
UP_TO = Steal(((GOLD, 3), (MAGIC, 2)), up_to=True)


def using(effect: Effect, *realms: dict[str, int]) -> Valeria:
    return at(table(len(realms), dict(enumerate(realms))), Use(0, "thief", effect))


@clause("VK-ICON-15")
def test_one_chosen_opponent_loses_one_of_the_kinds_listed() -> None:
    rich = {"gold": 5, "magic": 5}
    g = using(Steal(((GOLD, 3), (MAGIC, 2))), {}, rich, rich)
    assert may(g) == [f"steal-from opponent={who} token={kind}" for who in (1, 2) for kind in ("gold", "magic")]
    do(g, "steal-from opponent=2 token=magic")
    assert [purse(g, seat) for seat in range(3)] == [{"magic": 2}, rich, {"gold": 5, "magic": 3}]
    assert happened(g, Stolen) == [Stolen(0, "thief", 2, "magic", 2)]


@clause("VK-DOM-05")
@pytest.mark.parametrize(("has", "taken"), [(4, 3), (3, 3), (2, 2), (0, 0)])
def test_never_more_is_stolen_than_the_opponent_has(has: int, taken: int) -> None:
    g = using(THREE_GOLD, {"gold": 1}, {"gold": has, "magic": 9})  # one opponent and one kind: nothing to ask
    assert (purse(g)["gold"], purse(g, 1).get("gold", 0), purse(g, 1)["magic"]) == (1 + taken, has - taken, 9)
    assert happened(g, Stolen) == [Stolen(0, "thief", 1, "gold", taken)]


@clause("VK-CARD-11")
def test_up_to_so_many_ends_at_what_the_opponent_has() -> None:
    g = do(using(UP_TO, {}, {"gold": 9, "magic": 1}), "steal-from opponent=1 token=magic")
    assert may(g) == ["steal-some n=0", "steal-some n=1"]
    do(g, "steal-some n=0")
    assert (purse(g), purse(g, 1), g.deciding()) == ({}, {"gold": 9, "magic": 1}, ())


@clause("VK-SOLO-38")
def test_without_an_opponent_the_full_amount_comes_from_the_supply() -> None:
    g = using(UP_TO, {})
    assert may(g) == ["branch number=1", "branch number=2"]
    assert purse(do(g, "branch number=2")) == {"magic": 2}
    assert purse(using(THREE_GOLD, {})) == {"gold": 3}


@pytest.mark.parametrize(
    ("body", "effect"),
    [
        ({"from": "chosen_opponent", "one_of": [{"gold": 3}]}, THREE_GOLD),
        ({"from": "chosen_opponent", "one_of": [{"gold": 3}, {"magic": 2}], "up_to": True}, UP_TO),
    ],
)
def test_what_the_card_files_say(body: dict[str, Any], effect: Steal) -> None:
    assert compiled(catalogue().text, body) == effect
    assert effect.asks


def test_a_table_that_was_saved_before_the_verb_came_home_is_read() -> None:
    asked = StealWhat(0, "thief", THREE_GOLD)
    saved = {"effects.StealWhat": [0, "thief", {"effects.Steal": [[[GOLD, 3]], False]}]}
    assert to_plain(asked) == saved
    assert from_plain(saved) == asked
