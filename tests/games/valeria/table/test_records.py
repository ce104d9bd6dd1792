"""Games that were played once and must come out the same for ever: golden records of every number of players."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import karczma
from karczma.games.valeria import TITLE
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import COUNTED, FIRST_DOMAIN, LOST, WON
from karczma.kernel.record import Record, read_file

FOLDER = Path(__file__).parents[4] / "records" / "valeria"


class End(NamedTuple):
    """How a game ended, and what was left in the Center Stacks."""

    ended: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    monsters: int  # left in their stacks
    domain_stacks: int  # not exhausted
    exhausted: int  # stacks of any kind


ENDS = {
    "five-players-exhausted-stacks": End(
        COUNTED, (43, 46, 50, 50, 43), (2,), monsters=8, domain_stacks=3, exhausted=11
    ),
    "four-players-all-domains": End(COUNTED, (34, 31, 35, 35), (3,), monsters=19, domain_stacks=0, exhausted=5),
    "solo-counted": End(COUNTED, (70,), (0,), monsters=14, domain_stacks=4, exhausted=5),
    "solo-lost-column": End(LOST, (35,), (), monsters=23, domain_stacks=4, exhausted=3),
    "solo-won-last-monster": End(WON, (92,), (0,), monsters=0, domain_stacks=5, exhausted=4),
    "three-players-all-monsters": End(COUNTED, (34, 46, 27), (1,), monsters=0, domain_stacks=5, exhausted=5),
    "two-players-exhausted-stacks": End(COUNTED, (46, 51), (1,), monsters=14, domain_stacks=5, exhausted=4),
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.karczma"


def loaded(name: str) -> Valeria:
    g = karczma.load(path_of(name))
    assert isinstance(g, Valeria)
    return g


def told(record: Record) -> tuple[object, ...]:
    """Everything but the version, under which a game of an older one goes on."""
    header = {name: text for name, text in record.header.items() if name != "title"}
    return header, record.lines, record.over, record.scores


def end_of(g: Valeria) -> End:
    empty_domains = sum(place >= FIRST_DOMAIN for place in g.exhausted)
    monsters = sum(len(stack) for stack in g.monsters)
    return End(g.ended, g.scores(), g.winners(), monsters, 5 - empty_domains, len(g.exhausted))


def test_no_record_is_forgotten() -> None:
    assert sorted(ENDS) == sorted(path.stem for path in FOLDER.glob("*.karczma"))


@pytest.mark.parametrize("name", ENDS)
def test_a_record_replayed_by_its_outcomes_gives_the_sealed_table(name: str) -> None:
    g = loaded(name)
    assert g.over
    assert told(g.record()) == told(read_file(path_of(name)))


@pytest.mark.parametrize("name", ENDS)
def test_a_record_replayed_by_its_seed_gives_the_sealed_table(name: str) -> None:
    record = read_file(path_of(name))
    g = TITLE.replay(record, record.source())
    assert told(g.record()) == told(record)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_ends_as_its_name_says(name: str) -> None:
    assert end_of(loaded(name)) == ENDS[name]
