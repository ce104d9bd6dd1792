"""Chapter "Recruit a Citizen"."""

from __future__ import annotations

from valeria_table import at, citizens_of, do, purse, table, why_not

from karczma.games.valeria.actions import Action
from karczma.ledger import clause


@clause("VK-RECR-06")
def test_example_second_peasant_costs_three_and_is_paid_with_one_gold_and_two_magic() -> None:
    g = at(table(2, {0: {"gold": 1, "magic": 2}}), Action(0))
    do(g, "recruit citizen=peasant")
    assert citizens_of(g) == ["peasant"]
    assert purse(g) == {}


@clause("VK-RECR-02")
def test_recruiting_is_refused_when_gold_and_magic_together_are_too_few() -> None:
    g = at(table(2, {0: {"gold": 1, "magic": 1}}), Action(0))
    assert why_not(g, "recruit citizen=peasant") == ("VK-RECR-02", {"price": 3, "gold": 1, "magic": 1})
