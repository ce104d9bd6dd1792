"""What the terminal shows of Valeria besides the four rows: how a game alone ended, what is left, any component."""

from __future__ import annotations

import pytest

import karczma as engine
from cli.boards.drawing import text
from karczma.cli import screens
from karczma.cli.board import board_of
from karczma.cli.final_count import final_count
from karczma.cli.reader import Reader
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import COUNTED, LOST, VP, WON
from karczma.ledger import clause

TITLE = "valeria"


def alone() -> Valeria:
    """A solo game whose Duke is chosen."""
    g = engine.new(TITLE, 1, 4)
    assert isinstance(g, Valeria)
    g.apply(g.options(0)[0], 0)
    return g


def ended(how: int, tokens: int = 0) -> str:
    """What is said at the end of a game alone; the player has so many points, the Dark Lord has 3."""
    g, reader = alone(), Reader(TITLE, "en", 0, [""])
    assert g.dark_lord
    g.monsters = [[], [], [], [], [g.cards.monster_id["flaming_skeleton"]]]
    g.realms[0].dukes = []
    g.dark_lord.dukes = [g.cards.duke_id["simon_the_unclean"]]
    g.realms[0].wallet = [0, 0, 0, 0]
    g.realms[0].wallet[VP] = tokens
    g.reveal(*g.dark_lord.dukes)
    g.ended = how
    return text(final_count(g.view(0), reader), 100) + text(screens.winners(g, reader), 100)


@clause("VK-SOLO-30")
@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (2, "The Dark Lord wins by 3 to 2."),
        (3, "A draw with the Dark Lord, 3 to 3."),
        (4, "You beat the Dark Lord by 4 to 3."),
    ],
)
def test_a_game_that_is_counted_says_how_and_shows_the_count(tokens: int, said: str) -> None:
    shown = ended(COUNTED, tokens)
    assert said in shown
    assert "Total" in shown


@clause("VK-SOLO-30", "VK-SOLO-17", "VK-SOLO-23")
@pytest.mark.parametrize(
    ("how", "said"),
    [
        (LOST, "There is nothing left to give to the Dark Lord: you lose, and no points are counted."),
        (WON, "No Monster is left: the Dark Lord is beaten!"),
    ],
)
def test_a_game_that_ends_without_a_count_shows_no_score_table(how: int, said: str) -> None:
    shown = ended(how, 9)
    assert " ".join(shown.split()) == said


def lines(component: str, lang: str = "en") -> list[str]:
    return [line.strip() for line in text(screens.card(component, Reader(TITLE, lang, 0, [""])), 120).splitlines()]


@clause("VK-SETUP-06", "VK-MON-02", "VK-CIT-03")
def test_any_component_says_everything_about_itself() -> None:
    known = board_of(Reader(TITLE, "en", 0, [""])).cards(alone())
    assert {"goblin", "cleric", "halfpenny_hill", "simon_the_unclean", "hills", "worker", "boss"} <= set(known)
    assert all(len(lines(component, lang)) > 1 for component in known for lang in ("en", "pl"))
    assert lines("hills") == ["Hills: Terrain", "Monsters: Goblin, Goblin Mage and Goblin King."]
    assert lines("shadow", "pl")[0] == "Rozbójnik: Rola"


def test_what_was_slain_or_captured_lies_open() -> None:
    g = alone()
    assert g.dark_lord
    g.realms[0].slain.append(g.cards.monster_id["witch_queen"])
    g.dark_lord.citizens[g.cards.citizen_id["miner"]] += 1
    shown = board_of(Reader(TITLE, "en", 0, [""])).on_show(g.view(0))
    assert {"witch_queen", "miner"} <= set(shown)
