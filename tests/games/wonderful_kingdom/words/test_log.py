"""The log: every event cites the clause that did it."""

from __future__ import annotations

from typing import Any

from games.wonderful_kingdom.kingdom_log import Cited, Scene, clauses, each_of
from games.wonderful_kingdom.kingdom_table import new_table, table
from games.words import at, do, going_on, play_first
from karczma.games.wonderful_kingdom.choice.dealing import leftovers, reshuffle
from karczma.games.wonderful_kingdom.choice.offering import ChoicePhase, Offer, Select
from karczma.games.wonderful_kingdom.menaces.illusions import MarkCards
from karczma.games.wonderful_kingdom.menaces.legends import HandOutTokens
from karczma.games.wonderful_kingdom.planning import Plan, Planning
from karczma.games.wonderful_kingdom.production import Production, ProductionStep, Work
from karczma.games.wonderful_kingdom.rounds import Round, end_game
from karczma.games.wonderful_kingdom.table.setup import Setup
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import GOLD, MATERIALS, NOBODY, STAGE
from karczma.games.wonderful_kingdom.variants.solo import SoloChoicePhase
from karczma.ledger import clause

# -- setting up ----------------------------------------------------------------------------------------------------


def coloured(seats: int, module: str) -> WonderfulKingdom:
    """The colours are drawn, and nobody has a duchy yet."""
    g = table(seats, module=module, chance=[1])
    for player in g.players:
        player.duchy = NOBODY
    return going_on(g, Setup("choose", "choose", "choose"), "colours")


def set_up(seats: int = 2, **options: Any) -> WonderfulKingdom:
    """From the first question to the first offer."""
    g = new_table(seats, **options)
    g.listen()
    return play_first(g, "Offer")


SETTING_UP: list[Cited] = [
    (lambda: coloured(2, "none"), "ColourDrawn", ["WK-SETUP-07", "WK-SETUP-07"]),
    (lambda: coloured(1, "none"), "ColourDrawn", ["WK-SETUP-07"]),
    (lambda: coloured(1, "conquest"), "ColourDrawn", ["WK-CSOLO-03"]),
    (lambda: set_up(module="none"), "DuchyTaken", ["WK-SETUP-05", "WK-SETUP-05"]),
    (lambda: set_up(module="none"), "RoundStarted", ["WK-ROUND-01"]),
]


@clause("WK-CSOLO-03", "WK-ROUND-01", "WK-SETUP-05", "WK-SETUP-07")
@each_of(SETTING_UP)
def test_setting_up_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


SETTING_UP_A_MODULE: list[Cited] = [
    (lambda: set_up(module="menaces"), "MenaceChosen", ["WK-MENACE-02", "WK-MENACE-02"]),
    (lambda: set_up(module="menaces", menaces="illusionists,thieves"), "TokensReceived", ["WK-ILLU-03"]),
    (lambda: set_up(module="quests"), "QuestChosen", ["WK-QUEST-01"]),
    (lambda: set_up(module="conquest"), "BoardChosen", ["WK-CONQ-02"]),
    (lambda: set_up(module="conquest", board="A1"), "TokensTaken", ["WK-CBON-02", "WK-CBON-02"]),
]


@clause("WK-CBON-02", "WK-CONQ-02", "WK-ILLU-03", "WK-MENACE-02", "WK-QUEST-01")
@each_of(SETTING_UP_A_MODULE)
def test_setting_up_a_module_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


# -- choice --------------------------------------------------------------------------------------------------------


def offered() -> WonderfulKingdom:
    g = at(table(players={0: {"hand": ["hamlet", "quarry"], "traps": 1}}), Offer(0, 2))
    return do(g, "put card=hamlet area=left trap=True", "put card=quarry area=left trap=False")


def left_over() -> WonderfulKingdom:
    return going_on(table(left=["hamlet", "quarry/0"]), ChoicePhase(), "discard_rest")


def made_anew() -> WonderfulKingdom:
    g = table(left=["hamlet", "quarry"])
    leftovers(g)
    reshuffle(g)
    return g


def marked() -> WonderfulKingdom:
    """A token of seat 0 lies in each area."""
    g = table(module="menaces", left=["hamlet"], right=["quarry"], players={0: {"selection": ["citadel"]}})
    g.marks = [[0], [0]]
    return g


def rivalled() -> WonderfulKingdom:
    """The first offer of a player alone, and the first of the rival."""
    g = at(table(1), SoloChoicePhase())
    first, second = (g.cards.names[card] for card in g.players[0].hand)
    return do(g, f"put card={first} area=left trap=False", f"put card={second} area=left trap=False")


DEALING: list[Cited] = [
    (lambda: at(table(), ChoicePhase()), "CardLaidOut", ["WK-CHOICE-01", "WK-CHOICE-01"]),
    (lambda: at(table(), ChoicePhase()), "HandDealt", ["WK-CHOICE-02", "WK-CHOICE-02"]),
    (left_over, "LeftoversDiscarded", ["WK-CHOICE-14"]),
    (made_anew, "DeckReshuffled", ["WK-CHOICE-04"]),
]


@clause("WK-CHOICE-01", "WK-CHOICE-02", "WK-CHOICE-04", "WK-CHOICE-14")
@each_of(DEALING)
def test_dealing_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


OFFERING: list[Cited] = [
    (offered, "CardOffered", ["WK-CHOICE-06"]),
    (offered, "CardTrapped", ["WK-TRAP-01"]),
    (lambda: do(at(table(left=["hamlet"]), Select(0, False)), "take area=left"), "AreaTaken", ["WK-CHOICE-09"]),
    (
        lambda: do(
            at(table(left=["hamlet/1"], players={0: {"spies": 1}}), Select(0, False)), "spy place=left number=0"
        ),
        "CardSpied",
        ["WK-TRAP-08"],
    ),
]


@clause("WK-CHOICE-06", "WK-CHOICE-09", "WK-TRAP-01", "WK-TRAP-08")
@each_of(OFFERING)
def test_offers_and_selections_cite_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


ILLUSIONISTS: list[Cited] = [
    (
        lambda: do(
            at(table(module="menaces", left=["hamlet"], players={0: {"illusions": 1}}), MarkCards(0)),
            "mark area=left number=0",
        ),
        "CardMarked",
        ["WK-ILLU-07"],
    ),
    (
        lambda: do(at(marked(), Select(0, False)), "swap own=0 area=left number=0"),
        "CardsSwapped",
        ["WK-ILLU-09"],
    ),
    (lambda: do(at(marked(), Select(0, True)), "take area=left"), "IllusionTokensReturned", ["WK-ILLU-12"]),
    (lambda: going_on(marked(), ChoicePhase(), "discard_rest"), "IllusionTokensReturned", ["WK-ILLU-13"] * 2),
    (
        lambda: at(table(module="menaces", players={0: {"construction": ["illusionist_1"]}}), HandOutTokens(1)),
        "TokensReceived",
        ["WK-ILLU-04"],
    ),
]


@clause("WK-ILLU-04", "WK-ILLU-07", "WK-ILLU-09", "WK-ILLU-12", "WK-ILLU-13")
@each_of(ILLUSIONISTS)
def test_illusionists_cite_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


ALONE: list[Cited] = [
    (rivalled, "HandDealt", ["WK-SOLO-05"]),
    (rivalled, "AreaTaken", ["WK-SOLO-06"]),
    (rivalled, "CardOffered", ["WK-CHOICE-06", "WK-CHOICE-06", "WK-SOLO-07"]),
    (rivalled, "RivalCardHidden", ["WK-SOLO-07"]),
    (
        lambda: going_on(table(1, left=["hamlet"]), SoloChoicePhase(), "discard_rest"),
        "LeftoversDiscarded",
        ["WK-SOLO-08"],
    ),
]


@clause("WK-SOLO-05", "WK-SOLO-06", "WK-SOLO-07", "WK-SOLO-08")
@each_of(ALONE)
def test_the_choice_phase_of_a_player_alone_cites_the_rule_that_did_it(
    scene: Scene, kind: str, rules: list[str]
) -> None:
    assert clauses(scene(), kind) == rules


# -- planning and building -----------------------------------------------------------------------------------------


def planned() -> WonderfulKingdom:
    words = {"selection": ["calamity_flood", "thieves_1", "hamlet/1"]}
    return at(table(module="menaces", players={0: words}), Planning())


def decided(*choices: str, **words: Any) -> WonderfulKingdom:
    return do(at(table(module="advisors", players={0: words}), Plan(0)), *choices)


def built_by_the_last_cube() -> WonderfulKingdom:
    words = {"construction": [("barracks", {"materials": 2, "population": 1})], "materials": 1}
    return do(at(table(players={0: words}), Work(0, MATERIALS)), "place token=materials card=barracks at=0")


def scrapped() -> WonderfulKingdom:
    return do(
        at(table(players={0: {"construction": ["hamlet"], "alchemy": 4}}), Work(0, GOLD)), "scrap card=hamlet at=0"
    )


def staged() -> WonderfulKingdom:
    g = table(module="quests", quest="the_lost_crown", players={0: {"krystallium": 3}})
    stage = f"card=the_lost_crown at={STAGE}"
    do(at(g, Plan(0)), *[f"crystallise token=materials {stage}"] * 2)
    return do(g, f"crystallise token=population {stage}")


ENTERING: list[Cited] = [
    (planned, "CardRevealed", ["WK-PLAN-01"]),
    (planned, "CalamitySuffered", ["WK-PLAN-06"]),
    (planned, "MenaceArrived", ["WK-PLAN-07"]),
]


@clause("WK-PLAN-01", "WK-PLAN-06", "WK-PLAN-07")
@each_of(ENTERING)
def test_the_start_of_planning_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


PLANNING: list[Cited] = [
    (lambda: decided("begin card=hamlet", selection=["hamlet"]), "ConstructionBegun", ["WK-PLAN-02"]),
    (lambda: decided("recycle card=hamlet", selection=["hamlet"]), "CardRecycled", ["WK-RECYC-01"]),
    (lambda: decided("ready"), "PlanFinished", ["WK-PLAN-10"]),
    (
        lambda: decided("begin card=hamlet", "use-ability", built=["architect"], selection=["hamlet"]),
        "CubeGranted",
        ["WK-ADV-12"],
    ),
    (
        lambda: decided("recycle card=hamlet", "take-cube token=population", built=["steward"], selection=["hamlet"]),
        "CubeGranted",
        ["WK-ADV-08"],
    ),
]


@clause("WK-ADV-08", "WK-ADV-12", "WK-PLAN-02", "WK-PLAN-10", "WK-RECYC-01")
@each_of(PLANNING)
def test_planning_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


BUILDING: list[Cited] = [
    (built_by_the_last_cube, "PiecePlaced", ["WK-BUILD-01"]),
    (built_by_the_last_cube, "CardCompleted", ["WK-BUILD-07"]),
    (built_by_the_last_cube, "Gained", ["WK-BUILD-09"]),
    (staged, "StageCompleted", ["WK-QUEST-06"]),
]


@clause("WK-BUILD-01", "WK-BUILD-07", "WK-BUILD-09", "WK-QUEST-06")
@each_of(BUILDING)
def test_building_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


ALCHEMY: list[Cited] = [
    (lambda: decided("transmute token=gold", gold=1), "CubeTransmuted", ["WK-ALCH-01"]),
    (scrapped, "CardScrapped", ["WK-RECYC-04"]),
    (scrapped, "CubeTransmuted", ["WK-RECYC-05"]),
    (scrapped, "KrystalliumMade", ["WK-ALCH-02"]),
]


@clause("WK-ALCH-01", "WK-ALCH-02", "WK-RECYC-04", "WK-RECYC-05")
@each_of(ALCHEMY)
def test_scrapping_and_alchemy_cite_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


# -- production ----------------------------------------------------------------------------------------------------


def supreme(training: int = 0) -> WonderfulKingdom:
    return at(table(players={0: {"built": ["quarry"], "training": training}}), ProductionStep(MATERIALS))


def devoured_alone(calamities: int) -> WonderfulKingdom:
    g = table(1, {0: {"construction": ["devourer_gold"], "set_aside": 3}}, module="menaces")
    g.calamities = g.calamities[:calamities]
    return at(g, ProductionStep(GOLD))


def enlisted() -> WonderfulKingdom:
    words = {"built": ["quartermaster"], "construction": ["cathedral"], "materials": 1}
    return do(at(table(module="advisors", players={0: words}), Work(0, MATERIALS)), "enlist")


PRODUCTION: list[Cited] = [
    (supreme, "Produced", ["WK-PROD-02", "WK-PROD-02"]),
    (
        lambda: going_on(table(players={0: {"built": ["ancient_portal"]}}), Production(), "krystallium"),
        "Produced",
        ["WK-PROD-09"],
    ),
    (supreme, "SupremacyWon", ["WK-SUPR-01"]),
    (supreme, "TrainingBegun", ["WK-SUPR-02"]),
    (lambda: supreme(training=1), "SoldierTrained", ["WK-SUPR-02"]),
    (enlisted, "SoldierEnlisted", ["WK-ADV-08"]),
]


@clause("WK-ADV-08", "WK-PROD-02", "WK-PROD-09", "WK-SUPR-01", "WK-SUPR-02")
@each_of(PRODUCTION)
def test_production_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


SET_ASIDE: list[Cited] = [
    (lambda: devoured_alone(1), "CubesSetAside", ["WK-DEV-11"]),
    (lambda: devoured_alone(1), "CalamitySuffered", ["WK-DEV-12"]),
    (lambda: devoured_alone(0), "CalamitySubstituted", ["WK-DEV-12"]),
]


@clause("WK-DEV-11", "WK-DEV-12")
@each_of(SET_ASIDE)
def test_devourers_of_a_player_alone_cite_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules


# -- rounds and the end --------------------------------------------------------------------------------------------


def begun() -> WonderfulKingdom:
    return at(table(module="advisors", players={0: {"built": ["captain_of_arms"]}}), Round())


def ended(seats: int) -> WonderfulKingdom:
    g = table(seats)
    end_game(g)
    return g


ROUNDS: list[Cited] = [
    (begun, "RoundStarted", ["WK-ROUND-01"]),
    (begun, "RoundBegan", ["WK-TIME-07", "WK-TIME-07"]),
    (begun, "Gained", ["WK-ADV-07"]),
    (lambda: ended(2), "GameEnded", ["WK-SCORE-08"]),
    (lambda: ended(1), "GameEnded", ["WK-SCORE-08"]),
    (lambda: ended(1), "MedalWon", ["WK-SOLO-11"]),
]


@clause("WK-ROUND-01", "WK-TIME-07", "WK-ADV-07", "WK-SCORE-08", "WK-SOLO-11")
@each_of(ROUNDS)
def test_rounds_and_the_end_cite_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind) == rules
