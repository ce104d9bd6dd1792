"""Bots in processes of their own: what they choose, and what happens when they are late."""

from __future__ import annotations

import asyncio
import logging

import pytest

import karczma
from karczma.players import player
from karczma.server.bots import Bots

TITLE = "valeria"


def chosen(bots: Bots, bot: str = "greedy") -> str:
    """What a bot chooses first; the pool is let go."""

    async def once() -> str:
        return await bots.choose(karczma.new(TITLE, 2, 5), TITLE, 0, bot, 7)

    try:
        return asyncio.run(once())
    finally:
        bots.stop()


def test_a_worker_that_is_only_starting_is_not_late(caplog: pytest.LogCaptureFixture) -> None:
    """To start takes longer than this bot may think."""
    with caplog.at_level(logging.WARNING):
        told = chosen(Bots(1, seconds=0.25))
    assert told == str(player("greedy", 7).choose(karczma.new(TITLE, 2, 5).view(0), 0))
    assert not caplog.records


def test_a_bot_that_is_late_gets_a_fallback_move(caplog: pytest.LogCaptureFixture) -> None:
    told = chosen(Bots(1, seconds=0.0))
    assert told in [str(option) for option in karczma.new(TITLE, 2, 5).options(0)]
    assert "a fallback move is made" in caplog.text


def test_a_bot_that_does_not_exist_gets_a_fallback_move(caplog: pytest.LogCaptureFixture) -> None:
    told = chosen(Bots(1, seconds=5.0), "nobody")
    assert told in [str(option) for option in karczma.new(TITLE, 2, 5).options(0)]
    assert "failed" in caplog.text
