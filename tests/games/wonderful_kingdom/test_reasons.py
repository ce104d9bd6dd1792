"""Whatever lies on the table and cannot be chosen has its true reason."""

from __future__ import annotations

from typing import Any

from kingdom_table import at, do, may, table, why_not

from karczma.games.wonderful_kingdom.combat import Fight
from karczma.games.wonderful_kingdom.legends import FeedWhich, LoseWhich
from karczma.games.wonderful_kingdom.menaces import GiveUpWhich, ShroudWhich, StealWhich
from karczma.games.wonderful_kingdom.production import ProductionStep, Work
from karczma.games.wonderful_kingdom.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.terms import GOLD, MATERIALS
from karczma.ledger import clause


def menaced(**words: Any) -> WonderfulKingdom:
    return table(module="menaces", players={0: words})


@clause("WK-MENACE-14")
def test_marauders_take_neither_calamities_nor_menaces() -> None:
    g = at(menaced(selection=["hamlet", "quarry", "calamity_flood", "thieves_1"]), GiveUpWhich(0))
    assert may(g) == ["give-up card=hamlet", "give-up card=quarry"]
    for card in ("calamity_flood", "thieves_1"):
        assert why_not(g, f"give-up card={card}") == ("WK-MENACE-14", {"card": card})


@clause("WK-MENACE-18")
def test_mist_covers_no_menace_and_no_card_twice() -> None:
    g = menaced(construction=["hamlet", "quarry", "citadel", "mist_giants_1"])
    g.players[0].shrouded = [g.players[0].construction[0]]
    at(g, ShroudWhich(1, 0))
    assert may(g) == ["shroud card=quarry at=1", "shroud card=citadel at=2"]
    assert why_not(g, "shroud card=hamlet at=0") == ("WK-MENACE-18", {"card": "hamlet"})
    assert why_not(g, "shroud card=mist_giants_1 at=3") == ("WK-MENACE-18", {"menace": "mist_giants_1"})


@clause("WK-MENACE-15")
def test_thieves_rob_only_what_produces_and_only_once() -> None:
    g = menaced(construction=["thieves_1"], built=["quarry", "tatis_tribe", "druids", "great_statue"])
    player = g.players[0]
    player.stolen = [player.built[0]]
    at(g, StealWhich(1, 0, player.construction[0]))
    assert may(g) == ["steal card=tatis_tribe", "steal card=druids"]
    assert why_not(g, "steal card=quarry") == ("WK-MENACE-15", {"card": "quarry"})
    assert why_not(g, "steal card=great_statue") == ("WK-MENACE-15", {"idle": "great_statue"})


@clause("WK-SIS-10")
def test_sisters_take_neither_krystallium_nor_soldiers() -> None:
    cards = [("watchtower", {"materials": 1, "soldier": 1}), ("leviathan", {"krystallium": 1, "exploration": 1})]
    g = at(menaced(construction=[*cards, "sister_of_night"]), LoseWhich(0))
    assert may(g) == [
        "lose-cube token=materials card=watchtower at=0",
        "lose-cube token=exploration card=leviathan at=1",
    ]
    for token, card, place in (("soldier", "watchtower", 0), ("krystallium", "leviathan", 1)):
        assert why_not(g, f"lose-cube token={token} card={card} at={place}") == ("WK-SIS-10", {"token": token})


@clause("WK-DRAG-04", "WK-DRAG-15")
def test_a_dragon_finds_no_soldier_on_a_card_without_one() -> None:
    cards = [("watchtower", {"soldier": 1}), ("black_dragon_egg_1", {"soldier": 1}), "great_black_dragon", "hamlet"]
    g = at(menaced(construction=cards), FeedWhich(0))
    assert may(g) == ["feed card=watchtower at=0", "feed card=black_dragon_egg_1 at=1"]
    assert why_not(g, "feed card=hamlet at=3") == ("WK-DRAG-04", {"card": "hamlet"})


@clause("WK-FIGHT-01", "WK-SUPR-04")
def test_in_combat_soldiers_go_only_to_menaces_and_only_from_the_pool() -> None:
    g = at(menaced(construction=["watchtower", "thieves_1"], soldier=1, training=1), Fight(0))
    assert may(g) == ["send card=thieves_1 at=1", "done"]
    assert why_not(g, "send card=watchtower at=0") == ("WK-FIGHT-01", {"card": "watchtower"})


@clause("WK-ADV-08")
def test_an_ability_that_was_used_says_so() -> None:
    words = {"built": ["quartermaster"], "construction": ["cathedral", "citadel"]}
    g = at(table(module="advisors", players={0: words}), ProductionStep(MATERIALS))
    do(g, "enlist", seat=0)
    assert why_not(g, "enlist", seat=0) == ("WK-ADV-08", {})
    g = at(table(module="advisors", players={0: words}), Work(0, MATERIALS))
    assert why_not(g, "enlist") == ("WK-ADV-08", {"token": "materials"})
    g = at(table(module="advisors", players={0: {**words, "gold": 1}}), Work(0, GOLD))
    assert "enlist" not in may(g)
