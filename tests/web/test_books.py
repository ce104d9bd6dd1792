"""What a title brings to its book: each line of the player aid cites a clause, each family leads to chapters."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from karczma.games import find, ids
from karczma.ledger import load_title

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
TITLES = [title for title in ids() if find(title).maturity != "draft"]  # a draft may have no book yet
PARTS = ["turn", "actions", "icons", "scoring"]


def book_of(title: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((GAMES / title / "book" / "book.json").read_text(encoding="utf-8"))
    return read


def lines_of(title: str) -> list[dict[str, Any]]:
    return [line for part in book_of(title)["aid"] for line in part["lines"]]


@pytest.mark.parametrize("title", TITLES)
def test_the_player_aid_tells_turn_actions_icons_and_scoring_and_cites_a_clause_with_every_line(title: str) -> None:
    known = load_title(title).by_id
    assert [part["id"] for part in book_of(title)["aid"]] == PARTS
    assert all(part["lines"] for part in book_of(title)["aid"])
    assert [line for line in lines_of(title) if line["clause"] not in known] == []


@pytest.mark.parametrize("title", TITLES)
def test_the_icons_of_the_player_aid_are_drawn_by_the_title(title: str) -> None:
    figures = (GAMES / title / "cards" / "figures.ts").read_text(encoding="utf-8")
    signs = {sign for line in lines_of(title) for sign in line.get("signs", [])}
    assert signs
    assert [sign for sign in sorted(signs) if not re.search(rf"\b{sign}\b", figures)] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_family_of_components_leads_to_chapters_of_its_title(title: str) -> None:
    chapters = {chapter.id for chapter in load_title(title).chapters}
    families = book_of(title)["families"]
    assert families
    assert {family: [to for to in leads if to not in chapters] for family, leads in families.items()} == {
        family: [] for family in families
    }


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_both_languages_say_all_of_it_and_nothing_else(title: str, language: str) -> None:
    written = (GAMES / title / "book" / f"{language}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^([a-z][\w-]*) = \S", written, re.MULTILINE))
    wanted = {f"aid-{line['say']}" for line in lines_of(title)}
    assert said == wanted | {f"family-{family}" for family in book_of(title)["families"]}
