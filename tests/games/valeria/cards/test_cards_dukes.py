"""What every Duke scores, all of them on one rich realm."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import table
from karczma.games.valeria.table.catalogue import catalogue
from karczma.ledger import clause

# Icons with those on the Domains: 3 Workers, 5 Soldiers, 4 Shadows, 7 Holies. 9 Citizens, 4 Domains, 5 Monsters (two of
# them Titans), 23 resources, 8 Victory tokens.
RICH = {
    "citizens": ["peasant", "archer", "knight", "rogue", "thief", "rogue", "cleric", "monk", "paladin"],
    "domains": ["palace_of_the_dawn", "emerald_stronghold", "cathedral_of_st_aquila", "cutthroats_truce"],
    "slain": ["goblin", "owlbear", "giant", "flaming_skeleton", "troll"],
    "gold": 7,
    "strength": 5,
    "magic": 11,
    "vp": 8,
}
WITHOUT_DUKE = (4 + 5 + 3 + 1) + (1 + 2 + 3 + 3 + 6) + 8

POINTS = {
    "cornelius_the_dreamer": 3 * 4 + 7,
    "elsyn_saint_of_shadows": 2 * 7 + 2 * 4 + 5,
    "elisium_the_allsmith": 3 + 5 + 4 + 7 + 5,
    "hrothgar_the_conqueror": 2 * 5 + 2 + 5,
    "isabella_the_righteous": 5 + 2 * 7 + 7,
    "lekzandr_the_protector": 3 + 2 * 7 + 7,
    "node_master_of_swords": 5 + 2 * 4 + 7,
    "reese_the_firebrand": 9 + 5 + 4 + 5,
    "simon_the_unclean": 3 + 5 + 11,
    "waryn_lord_of_rogues": 3 + 2 * 4 + 7,
}


@clause("VK-DUKE-01")
def test_every_duke_is_in_the_table() -> None:
    assert catalogue().dukes == tuple(POINTS)


@clause("VK-DUKE-01")
@pytest.mark.parametrize("duke", POINTS)
def test_each_duke_scores_exactly_this(duke: str) -> None:
    assert table(2, {0: RICH | {"duke": duke}}).scores()[0] == WITHOUT_DUKE + POINTS[duke]


@clause("VK-DUKE-03")
@pytest.mark.parametrize("duke", POINTS)
def test_with_resources_counted_kind_by_kind_each_duke_scores_one_less(duke: str) -> None:
    """7, 5 and 11 lose one point against 23, for handfuls of 2, of 3 and of 4 alike."""
    g = table(2, {0: RICH | {"duke": duke}}, duke_resource_scoring="per_kind")
    assert g.scores()[0] == WITHOUT_DUKE + POINTS[duke] - 1
