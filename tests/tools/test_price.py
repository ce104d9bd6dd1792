"""The price of a move is told of each title; sizes are the same on every machine, times are not."""

from __future__ import annotations

import json

import pytest

import price


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, float]:
    price.main(["--title", "valeria", "--games", "1", "--json", *words])
    [figures] = json.loads(capsys.readouterr().out)
    found: dict[str, float] = figures
    return found


def test_a_message_that_tells_what_changed_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    patches, whole = told(capsys), told(capsys, "--takes", "whole")
    assert patches["seats"] == whole["seats"] == 4
    assert patches["bytes"] <= price.MOST_BYTES < whole["bytes"]
    assert patches["pressed"] < patches["bytes"]
