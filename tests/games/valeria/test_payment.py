"""Paying: Magic in place of Gold or Strength."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import citizens_of, purse, refused, slain_by, table
from games.words import at, do, happened, may, why_not
from karczma import Illegal
from karczma.effects.verbs import Amounts, Exchange
from karczma.games.valeria.actions import Action
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.payment import affords
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import GOLD, MAGIC, STRENGTH, VP
from karczma.games.valeria.words.events import Paid
from karczma.kernel.quantities import Use
from karczma.ledger import clause


def asked_to_pay(has: dict[str, Any], *cost: tuple[int, int]) -> Valeria:
    """A table at which seat 0 has said yes to paying that cost for one Victory token."""
    amounts: Amounts = cost
    g = at(table(2, {0: has, 1: {"gold": 1, "strength": 1, "magic": 1}}), Use(0, "monk", Exchange(amounts, ((VP, 1),))))
    return do(g, "accept")


@clause("VK-PAY-01")
def test_magic_stands_in_one_for_one_for_part_of_a_gold_price() -> None:
    g = at(table(2, {0: {"gold": 2, "magic": 2}}), Action(0))
    do(g, "recruit citizen=archer")
    assert citizens_of(g) == ["archer"]
    assert purse(g) == {}
    g = at(table(2, {0: {"gold": 2, "magic": 1}}), Action(0))
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-02", {"price": 4, "gold": 2, "magic": 1})


@clause("VK-PAY-01")
def test_magic_stands_in_one_for_one_for_part_of_a_strength_price() -> None:
    g = at(table(2, {0: {"strength": 3, "magic": 1}}), Action(0))
    do(g, "slay monster=owlbear")
    assert slain_by(g) == ["owlbear"]
    assert purse(g) == {"magic": 2}  # the reward


@clause("VK-PAY-02")
def test_a_price_in_gold_or_strength_is_never_paid_with_magic_alone() -> None:
    g = at(table(2, {0: {"magic": 9}}), Action(0))
    assert why_not(g, "recruit citizen=peasant") == ("VK-RECR-04", {"price": 3})
    assert why_not(g, "slay monster=owlbear") == ("VK-SLAY-03", {"monster": "owlbear"})


@clause("VK-PAY-02")
def test_the_whole_price_in_magic_is_refused_even_to_those_who_have_it() -> None:
    g = do(at(table(2, {0: {"gold": 4, "magic": 9}}), Action(0)), "recruit citizen=archer")
    assert why_not(g, "pay-magic magic=4") == ("VK-PAY-02", {"price": 4, "token": "gold"})
    do(g, "pay-magic magic=3")
    assert purse(g) == {"gold": 3, "magic": 6}


@clause("VK-PAY-02")
def test_a_cost_printed_in_magic_is_paid_with_magic_alone() -> None:
    assert purse(asked_to_pay({"magic": 3}, (MAGIC, 3))) == {"vp": 1}


@clause("VK-PAY-03")
def test_a_price_of_one_is_never_paid_with_magic() -> None:
    g = at(table(2, {1: {"magic": 5, "citizens": ["monk"]}}, dice=(1, 6)), HarvestPhase(0))
    assert g.deciding() == ()  # the Monk would give 2 Magic for 1 Gold
    assert purse(g, 1) == {"strength": 1, "magic": 5}


@clause("VK-PAY-03")
def test_a_price_of_one_is_paid_in_its_own_kind_without_asking() -> None:
    assert purse(asked_to_pay({"gold": 2, "magic": 3}, (GOLD, 1))) == {"gold": 1, "magic": 3, "vp": 1}
    both = asked_to_pay({"gold": 1, "strength": 1, "magic": 3}, (GOLD, 1), (STRENGTH, 1))
    assert purse(both) == {"magic": 3, "vp": 1}


@clause("VK-PAY-04")
def test_a_printed_magic_amount_is_paid_with_magic_only() -> None:
    g = at(table(2, {0: {"strength": 9, "gold": 9}}, set="gold_rush"), Action(0))
    refusal = why_not(g, "slay monster=gelatinous_cube")
    assert refusal == ("VK-SLAY-04", {"monster": "gelatinous_cube", "need": 1, "magic": 0})
    assert affords([9, 9, 3, 9], ((MAGIC, 3),))
    assert not affords([9, 9, 2, 9], ((MAGIC, 3),))


@clause("VK-PAY-04")
def test_magic_spent_on_a_printed_amount_does_not_stand_in_for_strength_as_well() -> None:
    cost = ((MAGIC, 2), (STRENGTH, 3))
    assert affords([0, 2, 3, 0], cost)
    assert not affords([0, 2, 2, 0], cost)
    g = asked_to_pay({"strength": 2, "magic": 4}, *cost)
    assert may(g) == ["pay-magic magic=1", "pay-magic magic=2"]
    assert purse(g) == {"strength": 2, "magic": 2}  # the printed Magic is gone already


@clause("VK-PAY-05")
def test_gold_does_not_stand_in_for_strength_nor_strength_for_gold() -> None:
    g = at(table(2, {0: {"gold": 9}}), Action(0))
    assert why_not(g, "slay monster=goblin") == ("VK-SLAY-03", {"monster": "goblin"})
    g = at(table(2, {0: {"strength": 9}}), Action(0))
    assert why_not(g, "recruit citizen=butcher") == ("VK-RECR-04", {"price": 1})


@clause("VK-PAY-05")
def test_gold_and_strength_do_not_stand_in_for_magic() -> None:
    g = at(table(2, {1: {"gold": 9, "strength": 9, "citizens": ["alchemist"]}}, dice=(3, 6)), HarvestPhase(0))
    assert g.deciding() == ()  # the Alchemist would give 2 Gold for 1 Magic
    assert purse(g, 1) == {"gold": 9, "strength": 10}


@clause("VK-PAY-06")
def test_exactly_the_price_is_paid_whatever_the_purse_holds() -> None:
    g = do(at(table(2, {0: {"gold": 9, "magic": 9}}), Action(0)), "recruit citizen=archer", "pay-magic magic=1")
    assert happened(g, Paid) == [Paid(0, "gold", 3), Paid(0, "magic", 1)]
    assert purse(g) == {"gold": 6, "magic": 8}


@clause("VK-PAY-06")
@pytest.mark.parametrize(
    ("gold", "magic", "ways"),
    [
        (9, 0, [(4, 0)]),
        (4, 2, [(4, 0), (3, 1), (2, 2)]),
        (2, 9, [(2, 2), (1, 3)]),
        (9, 9, [(4, 0), (3, 1), (2, 2), (1, 3)]),
    ],
)
def test_every_way_to_pay_comes_to_the_price_and_nobody_is_given_change(
    gold: int, magic: int, ways: list[tuple[int, int]]
) -> None:
    for in_gold, in_magic in ways:
        g = do(at(table(2, {0: {"gold": gold, "magic": magic}}), Action(0)), "recruit citizen=archer")
        if len(ways) > 1:
            assert may(g) == [f"pay-magic magic={part}" for _, part in ways]
            do(g, f"pay-magic magic={in_magic}")
        assert happened(g, Paid) == [Paid(0, kind, n) for kind, n in (("gold", in_gold), ("magic", in_magic)) if n]
        left = {"gold": gold - in_gold, "magic": magic - in_magic}
        assert purse(g) == {kind: n for kind, n in left.items() if n}


@clause("VK-PAY-06")
def test_a_printed_magic_amount_is_paid_exactly_besides_the_rest() -> None:
    g = do(asked_to_pay({"gold": 9, "magic": 9}, (MAGIC, 2), (GOLD, 3)), "pay-magic magic=1")
    assert happened(g, Paid) == [Paid(0, "magic", 2), Paid(0, "gold", 2), Paid(0, "magic", 1)]
    assert purse(g) == {"gold": 7, "magic": 6, "vp": 1}


@clause("VK-PAY-07")
def test_paid_tokens_return_to_the_supply_and_not_to_another_player() -> None:
    g = asked_to_pay({"gold": 2, "strength": 1}, (GOLD, 2), (STRENGTH, 1))
    assert purse(g, 0) == {"vp": 1}
    assert purse(g, 1) == {"gold": 1, "strength": 1, "magic": 1}
    assert happened(g, Paid) == [Paid(0, "gold", 2), Paid(0, "strength", 1)]


@clause("VK-PAY-08")
def test_an_amount_of_nothing_is_paid_with_nothing() -> None:
    g = asked_to_pay({}, (GOLD, 0), (MAGIC, 0))
    assert purse(g) == {"vp": 1}
    assert happened(g, Paid) == []


@clause("VK-PAY-09")
def test_magic_may_replace_part_of_a_domain_cost_in_the_roll_phase() -> None:
    g = at(table(2, {0: {"gold": 1, "magic": 1, "domains": ["foxgrove_palisade"]}}, chance=[2, 3]), RollPhase(0))
    do(g, "use-domain domain=foxgrove_palisade", "change-die die=1")
    assert g.dice == (6, 4)
    assert purse(g) == {}


@clause("VK-PAY-10")
def test_a_power_that_cannot_be_paid_in_full_may_not_be_chosen() -> None:
    g = table(2, {0: {"gold": 1, "domains": ["foxgrove_palisade", "palace_of_the_dawn"]}}, chance=[2, 3])
    at(g, RollPhase(0))
    assert may(g) == ["use-domain domain=palace_of_the_dawn", "announce"]
    refusal = why_not(g, "use-domain domain=foxgrove_palisade")
    assert refusal == ("VK-PAY-10", {"domain": "foxgrove_palisade", "token": "gold", "price": 2})


@clause("VK-PAY-10")
def test_nobody_pays_in_tokens_that_are_not_there() -> None:
    g = do(at(table(2, {0: {"gold": 3, "magic": 2}}), Action(0)), "recruit citizen=archer")
    assert may(g) == ["pay-magic magic=1", "pay-magic magic=2"]
    assert refused(g) == ["pay-magic magic=0", "pay-magic magic=3", "pay-magic magic=4"]
    assert why_not(g, "pay-magic magic=0") == ("VK-PAY-10", {"token": "gold", "need": 4, "has": 3})
    assert why_not(g, "pay-magic magic=3") == ("VK-PAY-10", {"token": "magic", "need": 3, "has": 2})


@clause("VK-PAY-10")
def test_a_refusal_tells_what_the_part_in_gold_would_have_come_to() -> None:
    g = do(at(table(2, {0: {"gold": 2, "magic": 9}}), Action(0)), "recruit citizen=archer")
    assert may(g) == ["pay-magic magic=2", "pay-magic magic=3"]
    assert why_not(g, "pay-magic magic=1") == ("VK-PAY-10", {"token": "gold", "need": 3, "has": 2})
    assert refused(g) == ["pay-magic magic=0", "pay-magic magic=1", "pay-magic magic=4"]


@clause("VK-PAY-10")
def test_magic_that_the_rest_of_a_cost_needs_is_kept_back() -> None:
    g = asked_to_pay({"gold": 3, "strength": 2, "magic": 2}, (GOLD, 3), (STRENGTH, 3))
    assert may(g) == ["pay-magic magic=0", "pay-magic magic=1"]
    assert refused(g) == ["pay-magic magic=2", "pay-magic magic=3"]
    assert why_not(g, "pay-magic magic=2") == ("VK-PAY-10", {"token": "magic", "need": 3, "has": 2})
    do(g, "pay-magic magic=0")
    assert may(g) == ["pay-magic magic=1", "pay-magic magic=2"]
    do(g, "pay-magic magic=1")
    assert purse(g) == {"magic": 1, "vp": 1}


@clause("VK-PAY-10")
def test_what_two_amounts_lack_is_added_up() -> None:
    cost = ((GOLD, 3), (STRENGTH, 3))
    assert affords([1, 1, 4, 0], cost)
    assert not affords([1, 1, 3, 0], cost)
    assert affords([5, 1, 2, 0], cost)  # Gold to spare helps nobody
    assert not affords([5, 1, 1, 0], cost)
    assert not affords([5, 0, 9, 0], cost)


@clause("VK-PAY-11")
def test_the_payer_decides_how_much_is_magic_from_none_to_all_but_one() -> None:
    g = do(at(table(2, {0: {"gold": 9, "magic": 9}}), Action(0)), "recruit citizen=archer")
    assert g.decision(0).clause == "VK-PAY-11"
    assert may(g) == [f"pay-magic magic={n}" for n in range(4)]
    assert refused(g) == ["pay-magic magic=4"]
    with pytest.raises(Illegal) as error:
        do(g, "pay-magic magic=5")  # not even on show
    assert error.value.refusal.clause == "K-FLOW-01"
    do(g, "pay-magic magic=0")
    assert purse(g) == {"gold": 5, "magic": 9}


@clause("VK-PAY-11")
def test_magic_that_the_rest_of_the_cost_will_need_is_not_there_to_be_chosen() -> None:
    g = asked_to_pay({"gold": 3, "strength": 2, "magic": 2}, (GOLD, 3), (STRENGTH, 3))
    assert may(g) == ["pay-magic magic=0", "pay-magic magic=1"]
    assert why_not(g, "pay-magic magic=2") == ("VK-PAY-10", {"token": "magic", "need": 3, "has": 2})
    do(g, "pay-magic magic=1")
    assert purse(g) == {"gold": 1, "vp": 1}


@clause("VK-PAY-11")
def test_nobody_is_asked_where_there_is_only_one_way_to_pay() -> None:
    assert purse(asked_to_pay({"gold": 5}, (GOLD, 3))) == {"gold": 2, "vp": 1}
    assert purse(asked_to_pay({"gold": 1, "magic": 2}, (GOLD, 3))) == {"vp": 1}
    assert purse(asked_to_pay({"gold": 3, "strength": 2, "magic": 1}, (GOLD, 3), (STRENGTH, 3))) == {"vp": 1}
