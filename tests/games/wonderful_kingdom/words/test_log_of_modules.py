"""The log of menaces and conquest: every event cites the clause that did it."""

from __future__ import annotations

from typing import Any

from games.wonderful_kingdom.kingdom_log import Cited, Scene, clauses, each_of
from games.wonderful_kingdom.kingdom_table import march, table
from games.words import at, do
from karczma.games.wonderful_kingdom.conquest.phase import Campaign, ConquestPhase
from karczma.games.wonderful_kingdom.conquest.prison import EndOfConquest, ImprisonWhich
from karczma.games.wonderful_kingdom.menaces.base_box import GiantRats, Marauders, MistGiants, ThiefComes, Thieves
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.menaces.legends import BlackDragons, FeedWhich, LoseWhich
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import RIVAL
from karczma.kernel.flow import Frame
from karczma.ledger import clause

# -- menaces -------------------------------------------------------------------------------------------------------


def robbed_by(cards: list[Any], frame: Frame, **words: Any) -> WonderfulKingdom:
    return at(table(module="menaces", players={0: {"construction": cards, **words}}), frame)


def robbed_alone() -> WonderfulKingdom:
    g = table(1, {0: {"construction": ["thieves_1"], "built": ["quarry"]}}, module="menaces", chance=[0])
    return at(g, ThiefComes(0, 0, g.players[0].construction[0]))


def lost_to_a_sister() -> WonderfulKingdom:
    cards = [("hamlet", {"materials": 1}), ("barracks", {"materials": 1}), "sister_of_night"]
    return do(robbed_by(cards, LoseWhich(0)), "lose-cube token=materials card=hamlet at=0")


def fed_to_a_dragon() -> WonderfulKingdom:
    cards = [("watchtower", {"soldier": 1}), ("black_dragon_egg_1", {"soldier": 1}), "great_black_dragon"]
    return do(robbed_by(cards, FeedWhich(0)), "feed card=watchtower at=0")


MENACES: list[Cited] = [
    (
        lambda: do(
            robbed_by(["marauders_1"], Marauders(0), selection=["hamlet", "quarry"]),
            "give-up card=hamlet",
        ),
        "CardDiscarded",
        ["WK-MENACE-14"],
    ),
    (lambda: robbed_by(["mist_giants_1", "hamlet"], MistGiants(1)), "CardShrouded", ["WK-MENACE-16"]),
    (lambda: robbed_by(["giant_rats_1"], GiantRats(0)), "RatsBred", ["WK-MENACE-13"]),
    (lambda: robbed_by(["thieves_1"], Thieves(1), built=["quarry"]), "CardStolen", ["WK-MENACE-15"]),
    (robbed_alone, "CardStolen", ["WK-MENACE-15"]),
    (lost_to_a_sister, "CubeLost", ["WK-SIS-03"]),
    (lambda: robbed_by(["great_black_dragon"], BlackDragons(0), soldier=1), "SoldierLost", ["WK-DRAG-04"]),
    (fed_to_a_dragon, "SoldierDevoured", ["WK-DRAG-04"]),
]


@clause("WK-MENACE-13", "WK-MENACE-14", "WK-MENACE-15", "WK-MENACE-16", "WK-SIS-03", "WK-DRAG-04")
@each_of(MENACES)
def test_menaces_cite_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


def fought() -> WonderfulKingdom:
    words = {"construction": [("great_black_dragon", {"soldier": 4})], "soldier": 1}
    return do(at(table(module="menaces", players={0: words}), Fight(0)), "send card=great_black_dragon at=0")


def freed_from_thieves() -> WonderfulKingdom:
    words = {"construction": [("thieves_1", {"soldier": 1})], "built": ["quarry"], "soldier": 1}
    g = table(module="menaces", players={0: words})
    player = g.players[0]
    player.thieves, player.stolen = [player.construction[0]], [player.built[0]]
    return do(at(g, Fight(0)), "send card=thieves_1 at=0")


COMBAT: list[Cited] = [
    (fought, "SoldierSent", ["WK-FIGHT-01"]),
    (fought, "MenaceDefeated", ["WK-FIGHT-03"]),
    (fought, "Gained", ["WK-MENACE-10"]),
    (freed_from_thieves, "StolenTokenReturned", ["WK-MENACE-15"]),
]


@clause("WK-FIGHT-01", "WK-FIGHT-03", "WK-MENACE-10", "WK-MENACE-15")
@each_of(COMBAT)
def test_combat_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


# -- conquest ------------------------------------------------------------------------------------------------------


def conquest(land: dict[str, tuple[int, int]], **other: Any) -> WonderfulKingdom:
    g = table(module="conquest", board="A1", land=land, players={0: {"soldier": 5}, 1: other})
    g.listen()
    return g


def attacked() -> WonderfulKingdom:
    g = at(conquest({"nw_vale": (0, 3), "center_ford": (1, 2)}), Campaign(0))
    return do(march(g, "center_ford", *["nw_vale"] * 3), "hold spots=0")


def marched_in() -> WonderfulKingdom:
    return march(at(conquest({"blue_castle": (0, 2)}), Campaign(0)), "nw_vale", *["blue_castle"] * 2)


def freed() -> WonderfulKingdom:
    g = conquest({"prison_isle": (1, 1), "center_ford": (0, 4)})
    g.prisoners = [2, 0]
    return do(march(at(g, Campaign(0)), "prison_isle", *["center_ford"] * 3), "hold spots=0")


def imprisoned() -> WonderfulKingdom:
    g = at(conquest({"prison_isle": (0, 1), "se_vale": (1, 1)}), ImprisonWhich(0))
    return do(g, "imprison territory=se_vale spot=0")


def destroyed() -> WonderfulKingdom:
    g = conquest({"center_ford": (0, 1)}, selection=["hamlet"])
    return do(at(g, Planning()), "destroy card=hamlet")


CONQUEST: list[Cited] = [
    (lambda: at(conquest({}), ConquestPhase()), "ConquestBegan", ["WK-CONQ-24"]),
    (lambda: do(at(conquest({}), Campaign(0)), "recruit n=2"), "ArmiesRecruited", ["WK-CONQ-26"]),
    (lambda: do(at(conquest({}), Campaign(0)), "pass"), "ConquestPassed", ["WK-CONQ-37"]),
]


@clause("WK-CONQ-24", "WK-CONQ-26", "WK-CONQ-37")
@each_of(CONQUEST)
def test_the_conquest_phase_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


MARCHING: list[Cited] = [
    (attacked, "ArmiesMoved", ["WK-CONQ-28"]),
    (attacked, "ArmiesReturned", ["WK-CONQ-31", "WK-CONQ-32"]),
    (marched_in, "SpotsHeld", ["WK-CONQ-11"]),
    (marched_in, "TokensTaken", ["WK-CBON-02"]),
]


@clause("WK-CONQ-11", "WK-CONQ-28", "WK-CONQ-31", "WK-CONQ-32", "WK-CBON-02")
@each_of(MARCHING)
def test_marching_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


BONUSES: list[Cited] = [
    (freed, "ArmiesFreed", ["WK-CBON-15"]),
    (imprisoned, "ArmyImprisoned", ["WK-CBON-13"]),
    (imprisoned, "TokensGivenBack", ["WK-CBON-18"]),
    (destroyed, "CardDestroyed", ["WK-CBON-19"]),
]


@clause("WK-CBON-13", "WK-CBON-15", "WK-CBON-18", "WK-CBON-19")
@each_of(BONUSES)
def test_bonuses_of_the_board_cite_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


def alone(land: dict[str, tuple[int, int]]) -> WonderfulKingdom:
    return table(1, {0: {"soldier": 3}}, module="conquest", board="C1", land=land)


def attacked_alone() -> WonderfulKingdom:
    g = alone({"home_fields": (0, 2), "long_bridge": (RIVAL, 1)})
    return march(at(g, Campaign(0)), "long_bridge", *["home_fields"] * 2)


def surrendered() -> WonderfulKingdom:
    return at(alone({"home_fields": (0, 1), "iron_gaol": (RIVAL, 1)}), EndOfConquest())


CONQUEST_ALONE: list[Cited] = [
    (attacked_alone, "ArmiesReturned", ["WK-CSOLO-10", "WK-CSOLO-11"]),
    (surrendered, "ArmyImprisoned", ["WK-CSOLO-14"]),
    (surrendered, "EnemyArmyPlaced", ["WK-CSOLO-07"] * 8),
]


@clause("WK-CSOLO-07", "WK-CSOLO-10", "WK-CSOLO-11", "WK-CSOLO-14")
@each_of(CONQUEST_ALONE)
def test_conquest_of_a_player_alone_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules
