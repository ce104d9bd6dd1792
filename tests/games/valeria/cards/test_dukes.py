"""Chapter "Dukes"."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import purse, table
from games.words import at, do, happened, may
from karczma.effects.verbs import Count
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.scoring import duke_points, points
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import DukeRevealed, GameEnded
from karczma.ledger import clause

ISABELLA, HROTHGAR, CORNELIUS = "isabella_the_righteous", "hrothgar_the_conqueror", "cornelius_the_dreamer"
SIMON, REESE, ELISIUM = "simon_the_unclean", "reese_the_firebrand", "elisium_the_allsmith"


@clause("VK-DUKE-01")
def test_a_duke_adds_points_for_what_it_names_and_for_nothing_else() -> None:
    realm = {"duke": HROTHGAR, "slain": ["goblin", "giant"], "citizens": ["cleric"], "domains": ["halfpenny_hill"]}
    g = table(2, {0: realm})
    assert duke_points(g, g.realms[0]) == 2 + 2 + 1  # 2 for each Monster, 1 for the Titan
    assert g.scores()[0] == (1 + 3) + 2 + 5


@clause("VK-DUKE-01")
def test_a_duke_changes_nothing_before_the_end() -> None:
    realm = {"gold": 9, "strength": 9, "magic": 3, "citizens": ["archer", "cleric", "merchant"]}
    tables = [table(2, {0: realm | {"duke": duke}}, domains={0: "shattered_hand"}) for duke in (HROTHGAR, ISABELLA)]
    told = []
    for g in tables:
        at(g, ActionPhase(0))
        offers = [may(g)]
        for text in ("acquire domain=shattered_hand", "pay-magic magic=1", "take-free citizen=paladin"):
            do(g, text)
            offers.append(may(g))
        do(g, "slay monster=owlbear", "pay-magic magic=0")
        told.append((offers, purse(g), g.heard))
    assert told[0] == told[1]


@clause("VK-DUKE-01")
def test_two_dukes_in_hand_or_one_that_is_hidden_add_nothing() -> None:
    g = table(3, {0: {"duke": CORNELIUS, "gold": 30}})
    assert (g.scores()[0], g.view(0).scores()[0]) == (10, 10)
    assert (g.view(1).scores()[0], g.view(-1).scores()[0]) == (0, 0)
    g.realms[0].dukes = [g.cards.duke_id[CORNELIUS], g.cards.duke_id[HROTHGAR]]
    assert g.scores()[0] == 0


@clause("VK-DUKE-02")
def test_every_icon_of_a_domains_requirement_counts() -> None:
    g = table(2, {0: {"duke": SIMON, "domains": ["palace_of_the_dawn"]}})  # 1 Worker, 2 Soldiers
    assert duke_points(g, g.realms[0]) == 3
    g = table(2, {0: {"duke": ISABELLA, "domains": ["palace_of_the_dawn", "cathedral_of_st_aquila"]}})
    assert duke_points(g, g.realms[0]) == 2 * 1 + 2 * 2


@clause("VK-DUKE-02")
def test_icons_on_citizens_and_domains_are_added_up_and_starters_have_none() -> None:
    g = table(2, {0: {"duke": ELISIUM, "citizens": ["merchant", "rogue", "rogue"], "domains": ["halfpenny_hill"]}})
    assert duke_points(g, g.realms[0]) == 3 + 3  # three Citizens, three Workers on the Hill; nothing for the Starters


@clause("VK-DUKE-03")
@pytest.mark.parametrize(
    ("gold", "strength", "magic", "expected"),
    [(2, 0, 0, 0), (1, 1, 1, 1), (2, 2, 1, 1), (2, 2, 2, 2), (3, 0, 8, 3), (0, 0, 12, 4)],
)
def test_leftover_resources_are_counted_together_and_rounded_down(
    gold: int, strength: int, magic: int, expected: int
) -> None:
    realm = {"duke": ISABELLA, "gold": gold, "strength": strength, "magic": magic, "vp": 30}
    g = table(2, {0: realm})
    assert duke_points(g, g.realms[0]) == expected  # 1 for every three; Victory tokens are no resource
    assert g.scores()[0] == 30 + expected


@clause("VK-DUKE-03")
@pytest.mark.parametrize(
    ("gold", "strength", "magic", "expected"), [(2, 2, 2, 0), (3, 2, 2, 1), (5, 3, 6, 4), (0, 2, 3, 1), (2, 3, 0, 1)]
)
def test_by_the_other_reading_each_kind_of_resource_is_rounded_by_itself(
    gold: int, strength: int, magic: int, expected: int
) -> None:
    realm = {"duke": ISABELLA, "gold": gold, "strength": strength, "magic": magic, "vp": 30, "citizens": ["cleric"]}
    g = table(2, {0: realm}, duke_resource_scoring="per_kind")
    assert duke_points(g, g.realms[0]) == 2 + expected


@clause("VK-DUKE-03")
@pytest.mark.parametrize(("reading", "expected"), [("combined", 2 * 5), ("per_kind", 2 * (1 + 2 + 1))])
def test_a_duke_may_give_more_than_one_point_for_a_handful(reading: str, expected: int) -> None:
    g = table(2, {0: {"gold": 5, "strength": 6, "magic": 4}}, duke_resource_scoring=reading)
    assert points(g, g.realms[0], Count("resources", times=2, every=3)) == expected


@clause("VK-DUKE-04")
def test_a_duke_who_counts_citizens_does_not_count_the_starters() -> None:
    g = table(2, {0: {"duke": REESE}, 1: {"citizens": ["cleric"]}})
    assert duke_points(g, g.realms[0]) == 0
    g = table(2, {0: {"duke": REESE, "citizens": ["peasant", "peasant", "rogue"]}})
    assert duke_points(g, g.realms[0]) == 3


@clause("VK-DUKE-05")
def test_dukes_are_hidden_until_the_final_count_and_revealed_there() -> None:
    g = table(3, {0: {"duke": ISABELLA}, 1: {"duke": HROTHGAR}, 2: {"duke": SIMON}})
    assert all(g.view(seat).realms[who].dukes[0] < 0 for seat in (-1, 0, 1, 2) for who in range(3) if who != seat)
    at(g, FinalCount())
    dukes = [[g.cards.duke_id[duke]] for duke in (ISABELLA, HROTHGAR, SIMON)]
    assert all([realm.dukes for realm in g.view(seat).realms] == dukes for seat in (-1, 0, 1, 2))
    revealed = [DukeRevealed(0, ISABELLA), DukeRevealed(1, HROTHGAR), DukeRevealed(2, SIMON)]
    assert [*happened(g, DukeRevealed), *happened(g, GameEnded)] == g.heard
    assert happened(g, DukeRevealed) == revealed


@clause("VK-DUKE-06")
def test_example_isabella_scores_twelve() -> None:
    realm = {
        "duke": ISABELLA,
        "citizens": ["archer", "archer", "cleric"],
        "domains": ["cathedral_of_st_aquila", "palace_of_the_dawn"],
        "gold": 2,
        "strength": 2,
        "magic": 2,
    }
    g = table(2, {0: realm})
    assert duke_points(g, g.realms[0]) == 4 + 6 + 2
    g = table(2, {0: realm}, duke_resource_scoring="per_kind")
    assert duke_points(g, g.realms[0]) == 10
