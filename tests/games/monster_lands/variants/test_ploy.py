"""The Ploy expansion."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import Trails, fighting, member, new_table, on_trail, table, walkers
from games.words import asked, at, do, happened, may, names, rolls, why_not
from karczma.games.monster_lands.battles.attack import MonsterAttack
from karczma.games.monster_lands.battles.stages import CitadelDefence, LandBattle
from karczma.games.monster_lands.battles.strike import traps_on
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.variants.ploy import Clash
from karczma.games.monster_lands.words.battle_events import (
    AttackDieRolled,
    AttackRedirected,
    DieStolen,
    HitsTaken,
    PloyCancelled,
    TrapRevealed,
)
from karczma.kernel.chance import Forced
from karczma.kernel.choices import no
from karczma.ledger import clause


def clash(thief: str, victim: dict[str, Any], *, more: dict[str, Any] | None = None, a: str = "krinx") -> MonsterLands:
    """Korgo's token on the first trail, Poissen on the second."""
    trails = {"a1": {"who": "korgo", "dice": "s", "traps": [thief]}, "a2": {"who": "poissen", **victim}, **(more or {})}
    g = table(2, {0: {"clan": ["purkas", "korgo", "drapis"]}}, a=a, trails=trails, ploy=True)
    fighting(g, 0)
    return at(g, Clash(0, 0), Clash(1, 1))


@clause("ML-PLOY-01")
def test_ploys_and_secured_traps_are_sold_too() -> None:
    g = new_table(3, ploy=True, affiliations="random")
    kinds = sorted(g.cards.traps[card].kind for card in (*g.display, *g.trap_supply.bag))
    assert kinds == [1] * 36 + [2] * 6 + [3] * 18


@clause("ML-PLOY-02")
def test_ploys_count_against_the_same_limit() -> None:
    words = {"dice": "s", "gold": 9, "traps": ["ploy_m1", "ploy_s1", "trap_s1_secured", "trap_s2", "trap_m1"]}
    g = at(table(2, {0: words}, ploy=True, chance=[0]), Act(0))
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s1", "done-buying")
    assert (asked(g), len(may(g))) == ("DiscardTrap", 6)


@clause("ML-PLOY-03")
def test_a_revealed_ploy_is_no_trap_but_a_hidden_one_still_counts() -> None:
    trails = {"a1": {"who": "korgo", "traps": ["ploy_m1", "trap_s1"]}}
    g = fighting(table(2, trails=trails, ploy=True), 0)
    assert traps_on(g, 0) == 2
    at(g, Clash(0, 0))
    do(g, "reveal")
    assert traps_on(g, 0) == 1
    do(g, "reveal")
    assert traps_on(g, 0) == 1


@clause("ML-PLOY-04")
def test_the_owner_reveals_from_top_to_bottom_and_may_stop() -> None:
    trails = {
        "a1": {"who": "korgo", "dice": "s", "traps": ["trap_s1", "trap_s2"]},
        "a2": {"who": "poissen", "traps": ["trap_m1"]},
    }
    g = table(2, trails=trails, ploy=True, chance=rolls(1, 1, 1))
    at(g, LandBattle(0))
    assert (asked(g), g.deciding(), may(g)) == ("RevealOrNot", (0,), ["reveal", "keep-hidden"])
    do(g, "reveal", "keep-hidden")
    assert g.deciding() == (1,)
    do(g, "keep-hidden")
    assert happened(g, TrapRevealed) == [TrapRevealed(0, "a1", "trap_s1")]
    assert [g.revealed(card) for card in g.tokens_on(0)] == [True, False]


@clause("ML-PLOY-05")
def test_only_revealed_traps_give_their_benefit() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s", "traps": ["trap_total4", "trap_s2"]}}
    g = at(table(2, trails=trails, ploy=True, chance=rolls(1, 1, 1)), LandBattle(0))
    do(g, "reveal", "keep-hidden")
    assert g.battle is not None
    assert (on_trail(g, "a1")[0], g.battle.flat) == (1, 4)


@clause("ML-PLOY-06", "ML-PLOY-11")
def test_a_ploy_is_aimed_at_an_adjacent_trail() -> None:
    trails: Trails = {
        "a1": {"who": "poissen", "dice": "s"},
        "a3": {"who": "korgo", "dice": "s", "traps": ["ploy_s1"]},
        "a4": {"who": "timbulu", "dice": "ss"},
    }
    g = fighting(table(2, trails=trails, ploy=True), 0)
    at(g, Clash(0, 2))
    do(g, "reveal")
    assert (asked(g), may(g)) == ("PloyAt", ["aim-at trail=a1", "aim-at trail=a4"])
    do(g, "aim-at trail=a4")
    assert (on_trail(g, "a3")[0], on_trail(g, "a4")[0], on_trail(g, "a1")[0]) == (2, 1, 1)


@clause("ML-PLOY-06")
def test_without_a_neighbour_a_ploy_does_nothing() -> None:
    g = fighting(table(2, trails={"a1": {"who": "korgo", "dice": "s", "traps": ["ploy_s1"]}}, ploy=True), 0)
    at(g, Clash(0, 0))
    do(g, "reveal")
    assert (asked(g), on_trail(g, "a1")[0]) == ("", 1)


@clause("ML-PLOY-07", "ML-ARM-05")
def test_a_defence_token_cancels_a_ploy() -> None:
    g = clash("ploy_s2", {"dice": "sss", "shields": 1})
    do(g, "reveal")
    assert (asked(g), g.deciding(), may(g)) == ("WardOff", (1,), ["ward", "let-it"])
    kept = do(g.copy(), "let-it")
    assert on_trail(kept, "a2")[0] == 1
    do(g, "ward")
    assert (g.shields[1], on_trail(g, "a2")[0]) == (0, 3)
    assert happened(g, PloyCancelled) == [PloyCancelled(1, "a2", "ploy_s2")]


@clause("ML-PLOY-08", "ML-PLOY-19", "ML-PLOY-20")
@pytest.mark.parametrize(("token", "n"), [("ploy_redirect1", 1), ("ploy_redirect2", 2)])
def test_attack_dice_are_rolled_first_against_another(token: str, n: int) -> None:
    g = clash(token, {"dice": "sm"})
    do(g, "reveal")
    assert g.redirects == [0, 1, n]
    at(g, MonsterAttack(0))
    do(g, f"divert n={n}")
    assert (asked(g), g.deciding(), may(g)) == ("SacrificeMagic", (1,), ["sacrifice n=0", "sacrifice n=1"])
    do(g, "sacrifice n=1")
    assert happened(g, AttackRedirected) == [AttackRedirected(1, "a2", n)]
    assert [e.trail for e in happened(g, AttackDieRolled)] == ["a2"] * (n - 1) + ["a1"] * (3 - n)


@clause("ML-PLOY-08")
@pytest.mark.parametrize(
    ("token", "offered"),
    [("ploy_redirect1", ["divert n=1", "decline"]), ("ploy_redirect2", ["divert n=1", "divert n=2", "decline"])],
)
def test_whether_and_how_many_dice_are_directed_elsewhere_is_up_to_the_attacked(token: str, offered: list[str]) -> None:
    g = do(clash(token, {"dice": "s"}), "reveal")
    at(g, MonsterAttack(0))
    assert (asked(g), g.deciding(), may(g)) == ("DivertDice", (0,), offered)
    kept = do(g.copy(), "decline")
    kept.listen()
    assert kept.battle is not None
    assert (kept.battle.attack, kept.battle.volley) == (3, 3)
    do(g, "divert n=1")
    assert happened(g, AttackRedirected) == [AttackRedirected(1, "a2", 1)]
    assert [e.trail for e in happened(g, AttackDieRolled)][:1] == ["a2"]
    assert g.battle is not None
    assert g.battle.attack == 2


@clause("ML-PLOY-09", "ML-PLOY-13", "ML-PLOY-14", "ML-PLOY-15", "ML-PLOY-16")
@pytest.mark.parametrize(
    ("token", "victim", "left", "stolen"),
    [
        ("ploy_m1", "ssmmm", (2, 2), (1, 1)),
        ("ploy_m2", "ssmmm", (2, 1), (1, 2)),
        ("ploy_m2", "ssm", (2, 0), (1, 1)),
        ("ploy_s1", "ssm", (1, 1), (2, 0)),
        ("ploy_s2", "sssm", (1, 1), (3, 0)),
        ("ploy_s2", "sm", (0, 1), (2, 0)),
        ("ploy_s1", "mm", (0, 2), (1, 0)),
    ],
)
def test_dice_are_stolen(token: str, victim: str, left: tuple[int, int], stolen: tuple[int, int]) -> None:
    g = clash(token, {"dice": victim})
    do(g, "reveal")
    assert (on_trail(g, "a2")[:2], on_trail(g, "a1")[:2]) == (left, stolen)
    assert len(happened(g, DieStolen)) == sum(stolen) - 1


@clause("ML-PLOY-17", "ML-PLOY-18", "ML-PLOY-21")
@pytest.mark.parametrize(("token", "picks"), [("ploy_any1", ["magic"]), ("ploy_any2", ["magic", "strength"])])
def test_the_thief_chooses_the_colour(token: str, picks: list[str]) -> None:
    g = clash(token, {"dice": "ssmm"})
    do(g, "reveal")
    assert (asked(g), may(g)) == ("StealWhich", ["steal-die die=strength", "steal-die die=magic"])
    do(g, *(f"steal-die die={die}" for die in picks))
    assert on_trail(g, "a1")[:2] == (1 + picks.count("strength"), picks.count("magic"))


@clause("ML-PLOY-10", "ML-PLOY-21")
def test_dice_on_open_traps_can_be_stolen_but_not_those_on_secured_ones() -> None:
    trails = {
        "a1": {"who": "korgo", "traps": ["trap_s1", "trap_s2_secured"]},
        "a2": {"who": "poissen", "dice": "m", "traps": ["ploy_s2"]},
    }
    g = fighting(table(2, trails=trails, ploy=True), 0)
    at(g, Clash(0, 0), Clash(1, 1))
    do(g, "reveal", "reveal", "reveal")
    assert (on_trail(g, "a1"), on_trail(g, "a2")) == ((0, 0, 0, 2, 0), (1, 1, 0, 0, 0))


@clause("ML-PLOY-22")
def test_at_the_entrance_the_upper_trail_clashes_first() -> None:
    trails = {
        "upper": {"who": "korgo", "dice": "ss", "traps": ["trap_s1"]},
        "lower": {"who": "poissen", "dice": "s", "traps": ["ploy_s1"]},
    }
    g = at(table(2, a="", entrance="moldo", trails=trails, ploy=True), CitadelDefence())
    assert g.deciding() == (0,)
    do(g, "keep-hidden", "reveal")
    assert on_trail(g, "lower")[0] == 2


@clause("ML-PLOY-23")
def test_the_order_of_tokens_is_that_of_laying_them() -> None:
    words = {"dice": "s", "traps": ["trap_s1", "ploy_m1", "trap_m1"]}
    g = at(table(2, {0: words}, ploy=True), Act(0))
    do(
        g,
        "go-to trail=a1",
        "send mercenary=korgo",
        "lay-trap trap=ploy_m1",
        "lay-trap trap=trap_m1",
        "lay-trap trap=trap_s1",
    )
    assert names(g, g.tokens_on(0)) == ["ploy_m1", "trap_m1", "trap_s1"]


@clause("ML-PLOY-24")
def test_a_redirection_at_the_dead_or_of_nobody_has_no_effect() -> None:
    g = clash("ploy_redirect2", {"dice": "s"})
    do(g, "reveal")
    g.walker[1] = -1
    at(g, MonsterAttack(0))
    assert happened(g, AttackRedirected) == []
    assert len(happened(g, AttackDieRolled)) == 3


@clause("ML-PLOY-24")
def test_no_more_dice_are_redirected_than_there_are() -> None:
    g = clash("ploy_redirect2", {"dice": "s"})
    do(g, "reveal")
    g.redirects = [0, 1, 2, 0, 1, 2]
    g.source = Forced((0,) * 9, g.tick)
    at(g, MonsterAttack(0))
    do(g, "divert n=2")
    assert may(g) == ["divert n=1", "decline"]
    do(g, "divert n=1")
    assert [e.n for e in happened(g, AttackRedirected)] == [2, 1]
    assert happened(g, HitsTaken)[-1] == HitsTaken(0, "a1", 0)
    assert (walkers(g)["a1"], member(g, "korgo")) == ("korgo", 1)


def test_a_capture_needs_a_trap_besides_a_revealed_ploy() -> None:
    trails = {"a1": {"who": "korgo", "dice": "sss", "traps": ["ploy_m1"]}}
    g = table(2, a="gator", land_a="kale", trails=trails, ploy=True, chance=[0, 0, 0, *rolls(6, 6)])
    at(g, LandBattle(0))
    do(g, "reveal", "roll die=strength", "roll die=strength")
    assert why_not(g, "capture") == no("ML-TRAIL-08", has=0, needed=1)
