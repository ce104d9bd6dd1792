"""The positions of examples/: each opens at the question that its first line speaks of, and can be played to an end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import karczma
from karczma.conformance import ends_well, play, position_roundtrip
from karczma.games import find, ids

FOLDER = Path(__file__).parents[2] / "examples" / "positions"
ASKED = {  # what is asked there, and one of the answers
    "empires_north/alone": ("RazeIsland", "take card=timber_isle"),
    "empires_north/expedition": ("PillageOrConquer", "conquer"),
    "empires_north/lookout": ("Keep", "take card=party_ship"),
    "monster_lands/errand": ("OnErrand", "stands"),
    "monster_lands/market": ("AtTheMarket", "buy-equipment equipment=emberhide"),
    "monster_lands/strike": ("Striking", "roll die=magic"),
    "northgard/retreat": ("Retreat", "fall-back n=1"),
    "northgard/winter": ("Feed", "discard-food n=1"),
    "northgard/wolves": ("PointOrDamage", "take-damage"),
    "valeria/dark_lord": ("UseWhich", "use-citizen citizen=champion"),
    "valeria/dice": ("ChangeDice", "use-domain domain=foxgrove_palisade"),
    "valeria/fight": ("Act", "slay monster=goblin"),
    "wonderful_kingdom/campaign": ("Campaign", "recruit n=1"),
    "wonderful_kingdom/menace": ("Fight", "done"),
    "wonderful_kingdom/trap": ("MarkCards", "no-mark"),
}


@pytest.mark.parametrize("name", ASKED)
def test_an_example_is_a_moment_that_can_be_played(name: str) -> None:
    title, file = name.split("/")[0], FOLDER / f"{name}.yaml"
    g = karczma.position(title, file)
    asked, answer = ASKED[name]
    seat = g.deciding()[0]
    assert type(g.decision(seat)).__name__ == asked
    position_roundtrip(find(title), g)
    g.apply(karczma.parse(title, answer), seat)
    play(g, Random(1))
    ends_well(g)


def test_every_title_has_two_examples_and_every_example_is_tested() -> None:
    files = sorted(file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.yaml"))
    assert files == sorted(ASKED)
    assert all(sum(file.startswith(f"{title}/") for file in files) >= 2 for title in ids())


@pytest.mark.parametrize("name", ASKED)
def test_an_example_begins_with_what_it_is_about(name: str) -> None:
    first = (FOLDER / f"{name}.yaml").read_text("utf-8").splitlines()[0]
    assert first.startswith("# ")
    assert first.endswith((".", "?"))
