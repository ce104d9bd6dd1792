"""Every Monster: its facts, its exact price, and what slaying it brings."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.valeria.valeria_table import citizens_of, purse, refused, slain_by, table
from games.words import at, do, may, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import TYPES
from karczma.ledger import clause


class Monster(NamedTuple):
    """A row: `before` is slain already, `texts` are the choices the reward asks for, then `gold` ... are gained."""

    name: str
    terrain: str
    type: str
    strength: int
    magic: int
    vp: int
    cards: tuple[int, int]  # in the stack with up to four players, and with five
    gains: dict[str, int]
    before: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    citizen: str = ""


FIRST, SECOND = "branch number=1", "branch number=2"

MONSTERS = [
    Monster("goblin", "hills", "minion", 1, 0, 1, (3, 3), {"gold": 1}),
    Monster("goblin_mage", "hills", "titan", 3, 0, 2, (1, 2), {"gold": 1}, texts=(FIRST,)),
    Monster("goblin_mage", "hills", "titan", 3, 0, 2, (1, 2), {"magic": 1}, texts=(SECOND,)),
    Monster("goblin_king", "hills", "boss", 6, 0, 4, (1, 1), {"gold": 3}, ("goblin", "treant", "goblin_mage")),
    Monster("skeleton", "ruins", "minion", 2, 0, 2, (3, 3), {"gold": 1}),
    Monster("flaming_skeleton", "ruins", "titan", 5, 0, 3, (1, 2), {"gold": 1, "magic": 1}),
    Monster("skeleton_king", "ruins", "boss", 8, 0, 4, (1, 1), {"gold": 6}, ("skeleton", "treant", "skeleton")),
    Monster("treant", "forest", "minion", 3, 0, 1, (2, 3), {"gold": 1, "magic": 1}),
    Monster("bane_spider", "forest", "beast", 6, 0, 2, (2, 2), {"gold": 3}, texts=(FIRST,)),
    Monster("bane_spider", "forest", "beast", 6, 0, 2, (2, 2), {}, texts=(SECOND,), citizen="knight"),
    Monster("spider_queen", "forest", "boss", 10, 3, 5, (1, 1), {"gold": 6}, ("treant", "treant"), (FIRST,)),
    Monster(
        *("spider_queen", "forest", "boss", 10, 3, 5, (1, 1), {"vp": 1}),
        texts=(SECOND, "take-free citizen=archer"),
        citizen="archer",
    ),
    Monster("owlbear", "valley", "beast", 4, 0, 2, (3, 3), {"magic": 2}),
    Monster("giant", "valley", "titan", 8, 0, 3, (1, 2), {"gold": 1, "magic": 2}),
    Monster("troll", "valley", "boss", 12, 0, 6, (1, 1), {"magic": 6}, ("owlbear", "treant", "giant")),
    Monster("dire_bear", "mountains", "beast", 5, 0, 3, (2, 3), {"gold": 2}, texts=(FIRST,)),
    Monster("dire_bear", "mountains", "beast", 5, 0, 3, (2, 3), {"magic": 2}, texts=(SECOND,)),
    Monster(
        *("orc_warrior", "mountains", "minion", 9, 0, 3, (2, 2), {}),
        texts=("take-free citizen=cleric",),
        citizen="cleric",
    ),
    Monster("orc_warrior", "mountains", "minion", 9, 0, 3, (2, 2), {}, texts=("decline",)),
    Monster("orc_chieftain", "mountains", "boss", 14, 0, 6, (1, 1), {"gold": 4}, ("dire_bear", "treant")),
    Monster("gargoyle", "barrens", "minion", 1, 0, 1, (3, 4), {"magic": 1}),
    Monster(
        *("wraith", "barrens", "titan", 4, 3, 3, (1, 1), {}),
        texts=("take-free citizen=merchant",),
        citizen="merchant",
    ),
    Monster("wraith", "barrens", "titan", 4, 3, 3, (1, 1), {}, texts=("decline",)),
    Monster("witch_queen", "barrens", "boss", 5, 4, 5, (1, 1), {"magic": 3}, ("gargoyle", "wraith", "treant")),
    Monster("gelatinous_cube", "swamp", "minion", 4, 1, 3, (3, 4), {"gold": 2}),
    Monster("basilisk", "swamp", "beast", 6, 3, 4, (1, 1), {"gold": 3}, texts=(FIRST,)),
    Monster("basilisk", "swamp", "beast", 6, 3, 4, (1, 1), {"magic": 3}, texts=(SECOND,)),
    Monster("swamp_dragon", "swamp", "boss", 10, 4, 6, (1, 1), {"magic": 4}, ("basilisk", "treant")),
    Monster("kobolds", "cavern", "minion", 5, 1, 3, (3, 4), {"gold": 2, "magic": 1}),
    Monster("gold_golem", "cavern", "titan", 7, 3, 4, (1, 1), {"gold": 5}),
    Monster("red_dragon", "cavern", "boss", 12, 6, 7, (1, 1), {"gold": 9}, ("kobolds", "treant", "kobolds")),
]
ROWS = pytest.mark.parametrize("row", MONSTERS, ids=lambda row: row.name)


def facing(row: Monster, strength: int, magic: int) -> Valeria:
    """Somebody with so much Strength and Magic; that Monster lies on top of its stack."""
    others = [name for name in catalogue().terrains if name != row.terrain]
    realm = {"strength": strength, "magic": magic, "slain": row.before}
    g = table(2, {0: realm}, monsters={row.terrain: [row.name]}, terrains=[row.terrain, *others[:4]])
    return at(g, Action(0))


@clause("VK-MON-04")
def test_every_monster_is_in_the_table() -> None:
    assert list(dict.fromkeys(row.name for row in MONSTERS)) == list(catalogue().monsters)


@clause("VK-MON-02")
@ROWS
def test_each_monster_has_this_terrain_type_and_number_of_cards(row: Monster) -> None:
    cards = catalogue()
    kind = cards.monster_id[row.name]
    assert (cards.terrains[cards.terrain[kind]], TYPES[cards.type[kind]]) == (row.terrain, row.type)
    assert (cards.usual[kind], cards.usual[kind] + cards.for_five[kind]) == row.cards


@clause("VK-SLAY-07")
@ROWS
def test_each_monster_is_slain_for_exactly_its_price_and_brings_its_reward(row: Monster) -> None:
    g = facing(row, row.strength, row.magic)
    assert f"slay monster={row.name}" not in refused(g)
    do(g, f"slay monster={row.name}", *row.texts)
    assert g.over  # nobody is asked anything more
    assert (purse(g), citizens_of(g)) == (row.gains, [row.citizen] if row.citizen else [])
    assert slain_by(g) == [*row.before, row.name]


@clause("VK-MON-14")
@ROWS
def test_each_monster_is_worth_its_printed_points(row: Monster) -> None:
    g = table(2, {0: {"slain": [row.name]}})
    assert g.view(1).scores()[0] == row.vp  # without the Duke, whom seat 1 does not know


@clause("VK-SLAY-02")
@ROWS
def test_each_monster_is_out_of_reach_with_one_token_less(row: Monster) -> None:
    g = facing(row, row.strength - 1, row.magic)
    why = why_not(g, f"slay monster={row.name}")
    if row.strength == 1:
        assert why == ("VK-SLAY-03", {"monster": row.name})
    else:
        has = {"strength": row.strength - 1, "magic": row.magic}
        assert why == ("VK-SLAY-02", {"monster": row.name, "need": row.strength, "extra": row.magic, **has})
    assert f"slay monster={row.name}" not in may(g)


@clause("VK-SLAY-04")
@pytest.mark.parametrize("row", [row for row in MONSTERS if row.magic], ids=lambda row: row.name)
def test_each_printed_magic_is_needed_in_full(row: Monster) -> None:
    g = facing(row, 50, row.magic - 1)
    facts = {"monster": row.name, "need": row.magic, "magic": row.magic - 1}
    assert why_not(g, f"slay monster={row.name}") == ("VK-SLAY-04", facts)
    assert f"slay monster={row.name}" not in may(g)
