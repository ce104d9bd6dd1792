"""Both READMEs say of each title what `karczma games` says: its name, its players, its maturity."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma

PROJECT = Path(__file__).parents[2]
STEPS = ("draft", "alpha", "beta", "stable")


@pytest.mark.parametrize(("page", "language", "to"), [("README.md", "en", "-"), ("README.pl.md", "pl", "–")])
def test_the_titles_of_the_readme_are_those_on_offer(page: str, language: str, to: str) -> None:
    text = (PROJECT / page).read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in text.splitlines() if line.startswith("| ")]
    offered = [
        [title.names[language].split(":")[0], f"{title.players[0]}{to}{title.players[-1]}", title.maturity]
        for title in karczma.titles()
    ]
    told = [[name.split(":")[0], players, maturity] for name, players, maturity in rows if maturity in STEPS]
    assert sorted(told) == sorted(offered)
