"""Plans: how good a first step is, by where the own turn can lead from it."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.players.plans import Allowance, Enough, Planning
from players.made_up import Judge, MadeUp, Path


def planned(*worlds: Any, width: int = 4, depth: int = 4) -> dict[int, float]:
    planning = Planning(Judge(), 0, Allowance(1_000, 1.0, None))
    begun = [planning.begun(worlds, first, choice) for first, choice in enumerate(worlds[0].options(0))]
    return planning.finished(begun, width, depth)


def test_a_step_is_worth_what_the_turn_can_still_become() -> None:
    asks: dict[Path, tuple[str, ...]] = {(): ("take", "save"), ("save",): ("buy", "pass")}
    worths: dict[Path, float] = {("take",): 3.0, ("save",): 1.0, ("save", "buy"): 5.0, ("save", "pass"): 1.0}
    assert planned(MadeUp(asks, worths)) == {0: 3.0, 1: 5.0}


def coin(side: str) -> MadeUp:
    asks: dict[Path, tuple[str, ...]] = {(): ("stay", "bet"), ("bet",): ("heads", "tails")}
    worths: dict[Path, float] = {("bet", each): 10.0 if each == side else -10.0 for each in ("heads", "tails")}
    return MadeUp(asks, {("stay",): 1.0} | worths)


def test_no_plan_gains_from_a_coin_that_only_a_dealt_world_foretells() -> None:
    assert planned(coin("heads"), coin("tails")) == {0: 1.0, 1: 0.0}


def drawn(card: str) -> MadeUp:
    asks: dict[Path, tuple[str, ...]] = {(): ("stay", "draw"), ("draw",): (f"play {card}", "pass")}
    return MadeUp(asks, {("stay",): 1.0, ("draw", f"play {card}"): 6.0})


def test_once_something_has_become_known_each_world_goes_its_own_way() -> None:
    assert planned(drawn("ace"), drawn("king")) == {0: 1.0, 1: 6.0}


def test_a_plan_given_up_on_the_way_is_no_better_than_one_that_was_followed() -> None:
    asks: dict[Path, tuple[str, ...]] = {(): ("promise", "more"), ("promise",): ("keep",), ("more",): ("keep",)}
    worths: dict[Path, float] = {("promise",): 8.0, ("more",): 9.0, ("more", "keep"): 2.0, ("promise", "keep"): 4.0}
    assert planned(MadeUp(asks, worths), width=1) == {0: 2.0, 1: 2.0}
    assert planned(MadeUp(asks, worths), width=2) == {0: 4.0, 1: 2.0}


def test_a_plan_goes_only_so_deep() -> None:
    asks: dict[Path, tuple[str, ...]] = {("on",) * n: ("on",) for n in range(9)}
    worths = {("on",) * n: float(n) for n in range(10)}
    assert planned(MadeUp(asks, worths), depth=3) == {0: 4.0}


def test_an_allowance_counts_looks() -> None:
    allowance = Allowance(2, 1.0, None)
    allowance.take()
    allowance.take()
    with pytest.raises(Enough):
        allowance.take()


def test_an_allowance_ends_with_its_clock() -> None:
    times = iter([100.0, 100.4, 100.9, 101.0])
    allowance = Allowance(1_000, 1.0, lambda: next(times))
    allowance.take()
    allowance.take()
    with pytest.raises(Enough):
        allowance.take()
