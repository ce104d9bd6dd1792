"""Trophies and loot are turned into gold at any time: wherever that can matter, it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import clan, purse, table
from games.words import asked, at, do, going_on, happened, may
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.games.monster_lands.words.events import FirstPlayer, RankEarned
from karczma.ledger import clause

ABYSUR = "sell-trophy monster=abysur"  # two trophies, so 10 gold
END: dict[str, Any] = {"round": 6}


# -- before the end ------------------------------------------------------------------------------------------------


@clause("ML-TROPHY-02", "ML-SCEN-02")
def test_a_trophy_of_the_last_round_is_sold_although_no_wages_are_due() -> None:
    words = {"clan": ["greenhorn"], "glory": 30, "gold": 10, "trophies": ["krinx"]}
    g = going_on(table(1, {0: words}, a="", scenario="money_first", **END), Cleanup(), "wages")
    assert (asked(g), may(g)) == ("LastSale", ["sell-trophy monster=krinx", "decline"])
    kept = do(g.copy(), "decline")
    assert (kept.over, kept.winners()) == (True, ())
    do(g, "sell-trophy monster=krinx")
    assert (g.over, g.winners(), happened(g, RankEarned)) == (True, (0,), [RankEarned(0, "adept")])


@clause("ML-TROPHY-02", "ML-WAGE-05")
def test_what_was_kept_before_the_last_wages_is_sold_after_them() -> None:
    words = {"clan": ["purkas", "korgo"], "glory": 30, "gold": 1, "trophies": ["abysur"], "loot": ["loot_gold10"]}
    g = going_on(table(1, {0: words}, loot=(), scenario="money_first", **END), Cleanup(), "wages")
    assert (asked(g), may(g)[-1]) == ("BeforePay", "pay-wages")
    do(g, "pay-wages")
    assert (asked(g), purse(g), clan(g)) == ("LastSale", {"glory": 30}, ["purkas"])  # Korgo has deserted
    assert may(g) == [ABYSUR, "use-loot loot=loot_gold10", "decline"]
    do(g, ABYSUR, "use-loot loot=loot_gold10")
    assert (g.over, purse(g)["gold"]) == (True, 20)


@clause("ML-LOOT-02", "ML-SCEN-05")
def test_loot_fills_the_stores_before_the_end() -> None:
    words = {"clan": ["greenhorn"], "potion": 2, "trophies": ["abysur"], "loot": ["loot_brews", "loot_gold10"]}
    g = going_on(table(1, {0: words}, loot=(), scenario="packed_full", **END), Cleanup(), "last_sales")
    assert may(g) == ["use-loot loot=loot_brews", "decline"]
    do(g, "use-loot loot=loot_brews")
    assert (g.over, purse(g)) == (True, {"potion": 3, "poison": 2})


@clause("ML-TROPHY-02")
@pytest.mark.parametrize("scenario", ["business_as_usual", "blitz", "tireless", "diversity"])
def test_where_gold_does_not_count_nobody_is_asked(scenario: str) -> None:
    words = {"clan": ["greenhorn"], "trophies": ["abysur"], "loot": ["loot_gold10"]}
    g = going_on(table(1, {0: words}, loot=(), scenario=scenario, **END), Cleanup(), "last_sales")
    assert g.over


@clause("ML-LOOT-02", "ML-SCORE-06")
def test_among_several_players_gold_may_still_break_a_tie() -> None:
    words = {"clan": ["purkas"], "glory": 9, "loot": ["loot_gold10"]}
    rival = {"clan": ["poissen"], "glory": 9, "gold": 5, "trophies": []}
    g = going_on(table(2, {0: words, 1: rival}, loot=(), **END), Cleanup(), "last_sales")
    assert (asked(g), g.deciding(), may(g)) == ("LastSale", (0,), ["use-loot loot=loot_gold10", "decline"])
    assert do(g.copy(), "decline").winners() == (1,)
    assert do(g, "use-loot loot=loot_gold10").winners() == (0,)


@clause("ML-LOOT-02", "ML-SCORE-06")
@pytest.mark.parametrize(
    "changed", [{"glory": 10}, {"glory": 8}, {"loot": ["loot_trophies"], "glory": 6}, {"loot": [], "trophies": []}]
)
def test_without_a_tie_that_gold_could_break_nobody_is_asked(changed: dict[str, Any]) -> None:
    words = {"clan": ["purkas"], "glory": 9, "loot": ["loot_gold10"], **changed}
    g = going_on(table(2, {0: words, 1: {"clan": ["poissen"], "glory": 9}}, loot=(), **END), Cleanup(), "last_sales")
    assert g.over


@clause("ML-TROPHY-02")
def test_before_the_last_round_nothing_is_asked_when_no_wages_are_due() -> None:
    words = {"clan": ["greenhorn"], "glory": 5, "trophies": ["abysur"]}
    g = table(1, {0: words}, scenario="money_first", round=5, chance=[0] * 20)
    going_on(g, Cleanup(), "wages")
    assert (asked(g), len(g.players[0].trophies), happened(g, FirstPlayer)) == ("", 1, [FirstPlayer(0)])


# -- in the houses -------------------------------------------------------------------------------------------------


@clause("ML-TROPHY-02", "ML-TAV-11")
def test_after_a_round_of_beer_a_trophy_may_pay_for_somebody() -> None:
    words = {"dice": "s", "gold": 3, "glory": 20, "trophies": ["abysur"]}
    g = at(table(2, {0: words}, chance=[0, 0, 0, 0]), Turn(0))
    do(g, "visit building=tavern", "buy-beer")
    assert (asked(g), may(g)) == ("AtTheTavern", [ABYSUR, "leave"])
    do(g, ABYSUR)
    assert purse(g)["gold"] == 11
    assert any(text.startswith("recruit") for text in may(g))


@clause("ML-LOOT-02", "ML-TAV-11")
def test_loot_that_brings_gold_is_offered_there_too_and_other_loot_is_not() -> None:
    words = {"dice": "s", "gold": 3, "glory": 20, "loot": ["loot_gold12", "loot_brews"]}
    g = at(table(2, {0: words}, loot=(), chance=[0, 0, 0, 0]), Turn(0))
    do(g, "visit building=tavern", "buy-beer")
    assert may(g) == ["use-loot loot=loot_gold12", "leave"]


@clause("ML-TROPHY-02", "ML-CITADEL-04")
@pytest.mark.parametrize(
    ("building", "gold", "dear"),
    [
        ("hunting_lodge", 4, "take-trap trap=trap_m1"),
        ("market", 5, "buy-equipment equipment=krakhen"),
        ("armoury", 2, "take-defence n=3"),
        ("tavern", 3, "recruit mercenary=drapis"),
    ],
)
def test_a_visit_does_not_end_by_itself_while_a_sale_could_pay_for_more(building: str, gold: int, dear: str) -> None:
    words = {"dice": "s", "gold": gold, "glory": 20, "trophies": ["abysur"]}
    g = at(table(2, {0: words}), Act(0))
    do(g, f"visit building={building}")
    assert ABYSUR in may(g)
    assert dear not in may(g)
    do(g, ABYSUR)
    assert dear in may(g)


@clause("ML-TROPHY-02")
@pytest.mark.parametrize("building", ["hunting_lodge", "market", "armoury", "tavern"])
def test_who_can_pay_for_everything_is_offered_no_sale(building: str) -> None:
    words = {"dice": "s", "gold": 40, "glory": 30, "trophies": ["abysur"]}
    g = at(table(2, {0: words}), Act(0))
    do(g, f"visit building={building}")
    assert ABYSUR not in may(g)
