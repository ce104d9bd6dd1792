"""Whatever lies on the table and cannot be chosen has its true reason."""

from __future__ import annotations

from typing import Any

from games.wonderful_kingdom.kingdom_table import table
from games.words import at, do, may, why_not
from karczma.games.wonderful_kingdom.choice.offering import Select
from karczma.games.wonderful_kingdom.conquest.prison import ImprisonWhich, SurrenderWhich
from karczma.games.wonderful_kingdom.menaces.base_box import GiveUpWhich, ShroudWhich, StealWhich
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.menaces.legends import FeedWhich, LoseWhich
from karczma.games.wonderful_kingdom.planning import Plan
from karczma.games.wonderful_kingdom.production import ProductionStep, Work
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import GOLD, MATERIALS, NOBODY
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


@clause("WK-SIS-09")
def test_sisters_find_nothing_on_a_bare_card() -> None:
    cards = [("watchtower", {"materials": 1}), "hamlet", "sister_of_night", ("quarry", {"materials": 1})]
    g = at(menaced(construction=cards), LoseWhich(0))
    for card, place, token in (("hamlet", 1, "materials"), ("sister_of_night", 2, "soldier")):
        why = why_not(g, f"lose-cube token={token} card={card} at={place}")
        assert why == ("WK-SIS-09", {"card": card})


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


# -- choice and conquest -------------------------------------------------------------------------------------------


@clause("WK-ILLU-09", "WK-ILLU-16")
def test_a_swap_needs_the_own_token_and_there_is_only_one() -> None:
    g = table(module="menaces", left=["hamlet", "quarry"], right=["citadel"], players={0: {"selection": ["obelisk"]}})
    g.marks = [[0, 1], [NOBODY]]
    at(g, Select(0, False))
    assert "swap own=0 area=left number=0" in may(g)
    for place in ("area=left number=1", "area=right number=0"):
        assert why_not(g, f"swap own=0 {place}") == ("WK-ILLU-09", {})
    at(g, Select(0, True))
    assert why_not(g, "swap own=0 area=left number=0") == ("WK-ILLU-16", {})
    assert may(g) == ["take area=left", "take area=right"]


@clause("WK-CHOICE-12")
def test_who_selects_makes_no_offer_yet() -> None:
    g = at(table(left=["hamlet"], players={0: {"hand": ["quarry"]}}), Select(0, False))
    for area in ("left", "right"):
        assert why_not(g, f"put card=quarry area={area} trap=False") == ("WK-CHOICE-12", {})


@clause("WK-BUILD-05", "WK-BUILD-06")
def test_krystallium_replaces_no_soldier_and_fights_no_menace() -> None:
    g = at(menaced(construction=["watchtower", "thieves_1"], krystallium=1), Plan(0))
    assert why_not(g, "crystallise token=soldier card=watchtower at=0") == ("WK-BUILD-05", {"card": "watchtower"})
    assert why_not(g, "crystallise token=soldier card=thieves_1 at=1") == ("WK-BUILD-06", {"card": "thieves_1"})


@clause("WK-CBON-13", "WK-CBON-14")
def test_only_armies_of_the_opponent_are_imprisoned() -> None:
    land = {"prison_isle": (0, 1), "blue_castle": (0, 1), "sw_downs": (1, 1)}
    g = at(table(module="conquest", board="A1", land=land), ImprisonWhich(0))
    assert [text.split()[1] for text in may(g)[:-1]] == ["territory=sw_downs"]
    for territory in ("prison_isle", "blue_castle", "center_ford"):
        why = why_not(g, f"imprison territory={territory} spot=-1")
        assert why == ("WK-CBON-13", {"territory": territory})


@clause("WK-CSOLO-14")
def test_only_own_armies_are_surrendered() -> None:
    g = table(1, module="conquest", board="C1", land={"red_castle": (0, 1), "home_fields": (0, 1), "oak_wood": (1, 1)})
    at(g, SurrenderWhich(0))
    for territory in ("oak_wood", "long_bridge"):
        why = why_not(g, f"imprison territory={territory} spot=-1")
        assert why == ("WK-CSOLO-14", {"territory": territory})
