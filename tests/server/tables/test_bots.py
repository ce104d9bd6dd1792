"""Bots in processes of their own: what they choose, and what happens when they are late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.kernel.bases import plain_name
from karczma.players import player
from karczma.server.bots import LEAST, Bots, think
from karczma.server.routes.titles import on_offer
from karczma.server.worker import Closed
from karczma.server.workers import Urgency, Workers
from server import jobs

TITLE = "valeria"


def chosen(bots: Bots, bot: str = "greedy") -> str:
    """What a bot chooses first; the pool is let go."""

    async def once() -> str:
        return await bots.choose(karczma.new(TITLE, 2, 5), TITLE, 0, bot, 7)

    try:
        return asyncio.run(once())
    finally:
        bots.stop()


def best(seed: int) -> str:
    return str(player("greedy", seed).choose(karczma.new(TITLE, 2, 5).view(0), 0))


def test_a_bot_that_plans_keeps_to_the_time_it_is_told() -> None:
    """With none at all it takes what it is offered first."""
    view = karczma.new(TITLE, 2, 6).view(0)
    asked = plain_name(type(view)), view.to_plain(), 0, "hard", 7
    chosen_in = {seconds: think(*asked, seconds) for seconds in (0.0, 3600.0)}
    assert chosen_in[0.0] == str(view.options(0)[0])
    assert set(chosen_in.values()) <= set(map(str, view.options(0)))


class Noting(Workers):
    """Writes down how long each bot may think, and whose turn it is; nobody answers before all have asked."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.told: list[tuple[Urgency, float]] = []
        self.all_asked = asyncio.Event()

    async def run(self, function: Any, *args: Any, urgency: Urgency, **others: Any) -> Any:
        self.told.append((urgency, args[-1]))
        await self.all_asked.wait()
        return "answer"


def shares(processes: int, *asking: Urgency) -> list[float]:
    async def all_at_once() -> list[float]:
        bots, g = Bots(processes, seconds=8.0), karczma.new(TITLE, 2, 5)
        bots.workers = noting = Noting(processes)
        for _ in range(2):  # what has been answered takes no time from the next
            noting.told.clear()
            noting.all_asked.clear()
            tasks = [asyncio.create_task(bots.choose(g, TITLE, 0, "master", 1, urgency)) for urgency in asking]
            await asyncio.sleep(0)
            noting.all_asked.set()
            await asyncio.gather(*tasks)
        return [seconds for _, seconds in noting.told]

    return asyncio.run(all_at_once())


def test_bots_that_think_at_once_share_the_time_of_one() -> None:
    awaited = [Urgency.AWAITED] * 8
    assert shares(1, *awaited) == pytest.approx([6.0 / n for n in range(1, 9)])
    assert shares(4, *awaited) == pytest.approx([6.0, 6.0, 6.0, 6.0, 4.8, 4.0, 24 / 7, 3.0])


def test_tables_that_nobody_looks_at_take_no_time_from_the_others() -> None:
    assert shares(1, Urgency.UNWATCHED, Urgency.UNWATCHED, Urgency.AWAITED, Urgency.UNWATCHED) == [6.0, 3.0, 6.0, 1.5]


def test_every_bot_has_time_for_a_look_at_its_options() -> None:
    assert min(shares(1, *[Urgency.UNWATCHED] * 100)) == LEAST


def test_the_levels_are_on_offer_from_the_weakest_on() -> None:
    assert [title.bots for title in on_offer()] == [["easy", "normal", "hard", "master", "random"]] * len(on_offer())


def test_a_worker_that_starts_or_reads_a_title_is_not_late(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Both take longer than this bot may think."""
    monkeypatch.setattr("karczma.server.bots.learn", jobs.learn_slowly)
    with caplog.at_level(logging.WARNING):
        assert chosen(Bots(1, seconds=1.0)) == best(7)
    assert not caplog.records


@pytest.mark.parametrize("fault", [jobs.think_for_ever_if_random, jobs.die_if_random, jobs.fail_if_random])
def test_for_a_bot_that_hangs_dies_or_fails_the_best_one_chooses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Callable[..., str]
) -> None:
    monkeypatch.setattr("karczma.server.bots.think", fault)
    told = chosen(Bots(1, seconds=2.0), "random")
    assert told == best(8)
    assert "bot random at a table of valeria" in caplog.text
    assert "a fallback move is made" in caplog.text


def test_a_bot_whose_worker_was_killed_chooses_what_it_would_have_chosen(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv("DEATHS", str(tmp_path / "deaths"))
    monkeypatch.setattr("karczma.server.bots.think", jobs.die_once)
    told = chosen(Bots(1, seconds=5.0), "random")
    assert told == str(player("random", 7).choose(karczma.new(TITLE, 2, 5).view(0), 0))
    assert (tmp_path / "deaths").exists()
    assert not caplog.records


def test_what_no_bot_can_choose_is_drawn_and_the_log_stays_short(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("karczma.server.bots.think", jobs.fail)
    bots, g = Bots(1, seconds=5.0), karczma.new(TITLE, 2, 5)

    async def often() -> list[str]:
        return await asyncio.gather(*(bots.choose(g, TITLE, 0, "random", seed) for seed in range(30)))

    try:
        told = asyncio.run(often())
    finally:
        bots.stop()
    assert set(told) <= {str(option) for option in g.options(0)}
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 4  # the 1st and the 10th time, for the bot and for the one that chose for it
    assert all("a bot without sense" in line for line in lines)
    assert "in fail" in caplog.text  # the place


def test_a_bot_that_does_not_exist_gets_a_fallback_move(caplog: pytest.LogCaptureFixture) -> None:
    assert chosen(Bots(1, seconds=5.0), "nobody") == best(8)
    assert "failed" in caplog.text


def test_a_thousand_tables_that_nobody_looks_at_cost_no_bot_its_move(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """They wait longer than a bot may think; whoever is waited for comes before them."""
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    monkeypatch.setattr("karczma.server.bots.learn", jobs.learn_when_told)
    bots, g = Bots(1, seconds=2.0), karczma.new(TITLE, 2, 5)
    order: list[Urgency] = []

    async def one(seed: int, urgency: Urgency) -> None:
        told = await bots.choose(g, TITLE, 0, "greedy", seed, urgency)
        assert told == best(seed) or seed > 3  # to know all of them takes too long
        order.append(urgency)

    async def all_at_once() -> None:
        """The worker may have begun with one of the thousand, but does nothing until somebody waits for the last."""
        unwatched = [asyncio.create_task(one(seed, Urgency.UNWATCHED)) for seed in range(1000)]
        await asyncio.sleep(0)
        awaited = asyncio.create_task(one(0, Urgency.AWAITED))
        await asyncio.sleep(bots.seconds)
        (tmp_path / "told").touch()
        await asyncio.gather(awaited, *unwatched)

    try:
        asyncio.run(all_at_once())
    finally:
        bots.stop()
    assert Urgency.AWAITED in order[:2]  # before it, at most the one that was begun already
    assert not caplog.records


def test_stopping_makes_no_move() -> None:
    """The server is closing; the move is made when it opens again."""

    async def stopped() -> None:
        bots = Bots(1, seconds=5.0)
        asked = asyncio.create_task(bots.choose(karczma.new(TITLE, 2, 5), TITLE, 0, "greedy", 7))
        await asyncio.sleep(0.05)
        bots.stop()
        with pytest.raises(Closed):
            await asked

    asyncio.run(stopped())
