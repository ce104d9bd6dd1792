"""The log: nothing happens silently, nothing is said of what did not happen, and the rule that did it is cited."""

from __future__ import annotations

from typing import Any

import pytest
from kingdom_table import at, do, happened, march, new_table, play_first, table

from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.catalogue import faces
from karczma.games.wonderful_kingdom.combat import Fight
from karczma.games.wonderful_kingdom.conquest.events import (
    ArmiesMoved,
    ArmiesReturned,
    ArmyImprisoned,
    ConquestBegan,
    SpotsHeld,
    TokensGivenBack,
    TokensTaken,
)
from karczma.games.wonderful_kingdom.conquest.phase import Campaign, ConquestPhase
from karczma.games.wonderful_kingdom.conquest.prison import EndOfConquest, ImprisonWhich
from karczma.games.wonderful_kingdom.dealing import leftovers
from karczma.games.wonderful_kingdom.events import (
    CalamitySubstituted,
    CalamitySuffered,
    CardCompleted,
    CardMarked,
    CardOffered,
    CardSpied,
    CardsSwapped,
    CardStolen,
    CardTrapped,
    CubeGranted,
    CubeLost,
    CubesSetAside,
    CubeTransmuted,
    GameEnded,
    IllusionTokensReturned,
    KrystalliumMade,
    MedalWon,
    MenaceArrived,
    MenaceChosen,
    MenaceDefeated,
    PiecePlaced,
    Produced,
    RoundBegan,
    RoundStarted,
    SoldierDevoured,
    SoldierSent,
    SoldierTrained,
    StolenTokenReturned,
    SupremacyWon,
    TokensReceived,
    TrainingBegun,
)
from karczma.games.wonderful_kingdom.legends import FeedWhich, LoseWhich
from karczma.games.wonderful_kingdom.menaces import ThiefComes
from karczma.games.wonderful_kingdom.offering import Offer, Select
from karczma.games.wonderful_kingdom.planning import Plan, Planning
from karczma.games.wonderful_kingdom.production import ProductionStep, Work
from karczma.games.wonderful_kingdom.rounds import Round, end_game
from karczma.games.wonderful_kingdom.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.terms import EXPLORATION, GOLD, MATERIALS, RIVAL
from karczma.kernel.events import redacted
from karczma.ledger import clause
from karczma.locale import Speaker


def conquest(land: dict[str, tuple[int, int]], soldiers: int = 5, **words: Any) -> WonderfulKingdom:
    g = table(module="conquest", board="A1", land=land, players={0: {"soldier": soldiers, **words}})
    g.listen()
    return g


def told(g: WonderfulKingdom, event: Any, language: str = "en", reader: int = 0) -> str:
    names = ["", "Bogna"] if reader == 0 else ["Bogna", ""]
    return Speaker(language, "wonderful_kingdom", names=names).event(redacted(event, reader), names)


def rules(g: WonderfulKingdom, kind: type[Any]) -> list[str]:
    return [event.rule for event in happened(g, kind)]


# -- nothing happens silently --------------------------------------------------------------------------------------


@clause("WK-SUPR-02")
def test_a_soldier_that_enters_training_is_told_like_one_that_leaves_it() -> None:
    g = at(table(players={0: {"built": ["quarry"]}}), ProductionStep(MATERIALS))
    assert happened(g, TrainingBegun) == [TrainingBegun(0)]
    assert happened(g, SoldierTrained) == []
    assert told(g, TrainingBegun(0)) == "A soldier enters your training area."
    g = at(table(players={0: {"built": ["quarry"], "training": 1}}), ProductionStep(MATERIALS))
    assert (happened(g, TrainingBegun), happened(g, SoldierTrained)) == ([], [SoldierTrained(0)])


@clause("WK-PROD-02")
def test_nothing_is_said_of_a_step_in_which_nobody_produces() -> None:
    g = at(table(), ProductionStep(EXPLORATION))
    assert happened(g, Produced) == []
    g = at(table(players={0: {"built": ["tatis_tribe"]}}), ProductionStep(EXPLORATION))
    assert [event.seat for event in happened(g, Produced)] == [0]


@clause("WK-CONQ-11")
def test_the_spots_that_are_held_are_named() -> None:
    g = march(at(conquest({"blue_castle": (0, 2)}), Campaign(0)), "nw_vale", *["blue_castle"] * 2)
    assert happened(g, SpotsHeld) == [SpotsHeld(0, "nw_vale", 3, "trap", "gold", "none")]
    [event] = happened(g, SpotsHeld)
    assert told(g, event) == "You hold bonus spots in Northwest Vale: trap token, gold."
    assert told(g, event, "pl", 1) == (
        "Bogna zajmuje pola premii na terytorium Północno-zachodnia dolina: żeton pułapki, złoto."
    )


@clause("WK-CONQ-35", "WK-CBON-02")
def test_tokens_that_are_taken_and_given_back_are_told() -> None:
    g = march(at(conquest({"blue_castle": (0, 2)}), Campaign(0)), "nw_vale", *["blue_castle"] * 2)
    assert happened(g, TokensTaken) == [TokensTaken(0, "trap", 1)]
    at(g, Campaign(0))
    do(march(g, "center_ford", *["nw_vale"] * 2), "hold spots=0,1")
    assert happened(g, TokensGivenBack) == [TokensGivenBack(0, "trap", 1)]
    assert told(g, TokensGivenBack(0, "trap", 1)) == "You give back 1 trap token."
    assert told(g, TokensGivenBack(0, "spy", 2), "pl") == "Zwracasz 2 żetony szpiegów."
    assert rules(g, TokensGivenBack) == ["WK-CONQ-35"]


@clause("WK-CONQ-17")
def test_tokens_of_the_starting_spots_are_told_at_the_set_up() -> None:
    g = new_table(2, module="conquest", board="A1")
    g.listen()
    play_first(g, "Offer")
    assert sorted(event.seat for event in happened(g, TokensTaken)) == [0, 1]
    assert [(event.n, event.rule) for event in happened(g, TokensTaken)] == [(2, "WK-CONQ-17")] * 2


@clause("WK-ADV-12", "WK-ADV-08")
def test_what_an_advisor_gives_is_told() -> None:
    g = at(table(module="advisors", players={0: {"built": ["architect"], "selection": ["hamlet"]}}), Plan(0))
    do(g, "begin card=hamlet", "use-ability")
    assert [(event.token, event.rule) for event in happened(g, CubeGranted)] == [("materials", "WK-ADV-12")]
    g = at(table(module="advisors", players={0: {"built": ["steward"], "selection": ["hamlet"]}}), Plan(0))
    do(g, "recycle card=hamlet", "take-cube token=population")
    assert [(event.token, event.rule) for event in happened(g, CubeGranted)] == [("population", "WK-ADV-08")]


@clause("WK-CALAM-05")
def test_a_calamity_without_a_card_is_told_too() -> None:
    words = {"construction": ["devourer_gold"], "set_aside": 3}
    g = table(1, {0: words}, module="menaces")
    g.calamities = []
    at(g, ProductionStep(GOLD))
    assert happened(g, CalamitySubstituted) == [CalamitySubstituted(0)]
    assert g.players[0].substitutes == 1


@clause("WK-MENACE-15")
def test_a_card_that_produces_again_is_told() -> None:
    words = {"construction": [("thieves_1", {"soldier": 1})], "built": ["quarry"], "soldier": 1}
    g = table(module="menaces", players={0: words})
    player = g.players[0]
    player.thieves, player.stolen = [player.construction[0]], [player.built[0]]
    at(g, Fight(0))
    do(g, "send card=thieves_1 at=0")
    assert happened(g, StolenTokenReturned) == [StolenTokenReturned(0, "quarry")]
    assert rules(g, StolenTokenReturned) == ["WK-MENACE-15"]


@clause("WK-ILLU-12", "WK-ILLU-13")
def test_illusionist_tokens_that_return_are_told() -> None:
    g = table(module="menaces", left=["hamlet"], right=["quarry"])
    g.marks = [[1], [1]]
    do(at(g, Select(0, True)), "take area=left")
    assert happened(g, IllusionTokensReturned) == [IllusionTokensReturned(1)]
    leftovers(g)
    assert rules(g, IllusionTokensReturned) == ["WK-ILLU-12", "WK-ILLU-13"]


@clause("WK-ILLU-03")
def test_the_token_that_illusionists_bring_along_is_told() -> None:
    g = new_table(2, module="menaces", menaces="illusionists,thieves")
    g.listen()
    play_first(g, "Offer")
    assert [(event.seat, event.rule) for event in happened(g, TokensReceived)] == [(0, "WK-ILLU-03")]
    assert rules(g, MenaceChosen) == ["WK-MENACE-02"] * 2


@clause("WK-LEG-07")
def test_what_a_duchy_gives_at_the_start_is_told() -> None:
    g = new_table(1, module="none", duchies="C")
    g.listen()
    do(g, "choose-duchy duchy=valados_c")
    assert happened(g, Gained) == [Gained(0, "valados_c", "krystallium", 5)]


@clause("WK-CONQ-24")
def test_who_acts_first_in_conquest_is_told() -> None:
    g = at(conquest({"nw_vale": (0, 1)}), ConquestPhase())
    assert happened(g, ConquestBegan) == [ConquestBegan(0)]


def test_an_open_card_with_a_token_is_named_and_a_face_down_one_is_counted() -> None:
    g = table(module="menaces", left=["hamlet", "quarry/1"], players={0: {"illusions": 2}})
    marked = [CardMarked(0, "left", 0, "hamlet"), CardMarked(0, "left", 1, "face_down")]
    assert [told(g, event, "pl", 1) for event in marked] == [
        "Bogna kładzie żeton Iluzjonistki na karcie Przysiółek w lewym obszarze.",
        "Bogna kładzie żeton Iluzjonistki na zakrytej karcie nr 2 w lewym obszarze.",
    ]
    swapped = CardsSwapped(0, 0, "left", 1, "face_down", "face_down")
    assert told(g, swapped, "pl") == (
        "Zamieniasz swoją zakrytą kartę na zakrytą kartę nr 2 z lewego obszaru, a żeton Iluzjonistki wraca do puli."
    )


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("left", "Bogna spies on card 2 in the left area."),
        ("own", "Bogna spies on card 2 in their own selection area."),
        ("opponent", "Bogna spies on card 2 in their opponent's selection area."),
    ],
)
def test_everybody_is_told_where_a_spy_looks_but_only_the_user_what_it_sees(place: str, words: str) -> None:
    event = CardSpied(0, place, 1, "hamlet", 1)
    g = table()
    assert told(g, event, reader=1) == words
    assert "Hamlet" in told(g, event, reader=0)


@pytest.mark.parametrize(
    ("menace", "sent", "defeated"),
    [
        ("thieves_2", "wysyła żołnierza przeciw Włamywaczom.", "pokonuje Włamywaczy."),
        ("sister_of_night", "wysyła żołnierza przeciw Siostrze Nocy.", "pokonuje Siostrę Nocy."),
        ("black_dragon_egg_1", "wysyła żołnierza po Jajo Czarnego Smoka 1.", "zdobywa Jajo Czarnego Smoka 1."),
    ],
)
def test_menaces_are_declined(menace: str, sent: str, defeated: str) -> None:
    g = table(module="menaces")
    assert told(g, SoldierSent(0, menace), "pl", 1) == f"Bogna {sent}"
    assert told(g, MenaceDefeated(0, menace), "pl", 1) == f"Bogna {defeated}"


def test_every_menace_has_its_own_cases() -> None:
    words = Speaker("pl", "wonderful_kingdom").words
    for card in faces()["menaces"]:
        assert {"acc", "dat"} <= {*words.message(f"name-{card.replace('_', '-')}").attributes}, card


@pytest.mark.parametrize(
    ("traps", "spies", "words"),
    [
        (0, 0, "Nie masz w tej rundzie żetonów pułapek."),
        (0, 2, "Nie masz w tej rundzie żetonów pułapek, masz za to 2 żetony szpiegów."),
        (1, 1, "Masz w tej rundzie 1 żeton pułapki i 1 żeton szpiega."),
    ],
)
def test_tokens_of_a_round_are_told(traps: int, spies: int, words: str) -> None:
    assert told(table(), RoundBegan(0, traps, spies), "pl") == words


# -- the rule that did it ------------------------------------------------------------------------------------------


def built_by_the_last_cube() -> WonderfulKingdom:
    words = {"construction": [("barracks", {"materials": 2, "population": 1})], "materials": 1}
    return do(at(table(players={0: words}), Work(0, MATERIALS)), "place token=materials card=barracks at=0")


def scrapped() -> WonderfulKingdom:
    return do(
        at(table(players={0: {"construction": ["hamlet"], "alchemy": 4}}), Work(0, GOLD)), "scrap card=hamlet at=0"
    )


def attacked() -> WonderfulKingdom:
    g = at(conquest({"nw_vale": (0, 3), "center_ford": (1, 2)}), Campaign(0))
    return do(march(g, "center_ford", *["nw_vale"] * 3), "hold spots=0")


def attacked_alone() -> WonderfulKingdom:
    land = {"home_fields": (0, 2), "long_bridge": (RIVAL, 1)}
    g = table(1, {0: {"soldier": 3}}, module="conquest", board="C1", land=land)
    return march(at(g, Campaign(0)), "long_bridge", *["home_fields"] * 2)


def offered() -> WonderfulKingdom:
    g = at(table(players={0: {"hand": ["hamlet", "quarry"], "traps": 1}}), Offer(0, 2))
    return do(g, "put card=hamlet area=left trap=True", "put card=quarry area=left trap=False")


def planned() -> WonderfulKingdom:
    words = {"selection": ["calamity_flood", "thieves_1", "hamlet"]}
    return at(table(module="menaces", players={0: words}), Planning())


def fought() -> WonderfulKingdom:
    words = {"construction": [("great_black_dragon", {"soldier": 4})], "soldier": 1}
    return do(at(table(module="menaces", players={0: words}), Fight(0)), "send card=great_black_dragon at=0")


def devoured_alone() -> WonderfulKingdom:
    words = {"construction": ["devourer_gold"], "set_aside": 3}
    return at(table(1, {0: words}, module="menaces"), ProductionStep(GOLD))


def robbed_by(cards: list[Any], frame: Any) -> WonderfulKingdom:
    return at(table(module="menaces", players={0: {"construction": cards}}), frame)


def robbed_alone() -> WonderfulKingdom:
    g = table(1, {0: {"construction": ["thieves_1"], "built": ["quarry"]}}, module="menaces", chance=[0])
    return at(g, ThiefComes(0, 0, g.players[0].construction[0]))


def imprisoned() -> WonderfulKingdom:
    g = at(conquest({"prison_isle": (0, 1), "se_vale": (1, 1)}), ImprisonWhich(0))
    return do(g, "imprison territory=se_vale spot=0")


def surrendered() -> WonderfulKingdom:
    land = {"home_fields": (0, 1), "iron_gaol": (RIVAL, 1)}
    return at(table(1, module="conquest", board="C1", land=land), EndOfConquest())


def ended_alone() -> WonderfulKingdom:
    g = table(1)
    end_game(g)
    return g


def begun() -> WonderfulKingdom:
    return at(table(module="advisors", players={0: {"built": ["captain_of_arms"]}}), Round())


def supreme() -> WonderfulKingdom:
    return at(table(players={0: {"built": ["quarry"]}}), ProductionStep(MATERIALS))


def lost_to_a_sister() -> WonderfulKingdom:
    cards = [("hamlet", {"materials": 1}), ("barracks", {"materials": 1}), "sister_of_night"]
    return do(robbed_by(cards, LoseWhich(0)), "lose-cube token=materials card=hamlet at=0")


def fed_to_a_dragon() -> WonderfulKingdom:
    cards = [("watchtower", {"soldier": 1}), ("black_dragon_egg_1", {"soldier": 1}), "great_black_dragon"]
    return do(robbed_by(cards, FeedWhich(0)), "feed card=watchtower at=0")


@pytest.mark.parametrize(
    ("scene", "event", "cited"),
    [
        (built_by_the_last_cube, PiecePlaced, ["WK-BUILD-01"]),
        (built_by_the_last_cube, CardCompleted, ["WK-BUILD-07"]),
        (built_by_the_last_cube, Gained, ["WK-BUILD-09"]),
        (scrapped, CubeTransmuted, ["WK-RECYC-05"]),
        (scrapped, KrystalliumMade, ["WK-ALCH-02"]),
        (attacked, ArmiesMoved, ["WK-CONQ-28"]),
        (attacked, ArmiesReturned, ["WK-CONQ-31", "WK-CONQ-32"]),
        (attacked_alone, ArmiesReturned, ["WK-CSOLO-10", "WK-CSOLO-11"]),
        (offered, CardTrapped, ["WK-TRAP-01"]),
        (offered, CardOffered, ["WK-CHOICE-06"]),
        (planned, CalamitySuffered, ["WK-PLAN-06"]),
        (planned, MenaceArrived, ["WK-PLAN-07"]),
        (fought, SoldierSent, ["WK-FIGHT-01"]),
        (fought, MenaceDefeated, ["WK-FIGHT-03"]),
        (fought, Gained, ["WK-MENACE-10"]),
        (devoured_alone, CubesSetAside, ["WK-DEV-11"]),
        (devoured_alone, CalamitySuffered, ["WK-DEV-12"]),
        (robbed_alone, CardStolen, ["WK-MENACE-15"]),
        (lost_to_a_sister, CubeLost, ["WK-SIS-03"]),
        (fed_to_a_dragon, SoldierDevoured, ["WK-DRAG-04"]),
        (imprisoned, ArmyImprisoned, ["WK-CBON-13"]),
        (imprisoned, TokensGivenBack, ["WK-CBON-18"]),
        (surrendered, ArmyImprisoned, ["WK-CSOLO-14"]),
        (ended_alone, MedalWon, ["WK-SOLO-11"]),
        (ended_alone, GameEnded, ["WK-SCORE-08"]),
        (begun, RoundStarted, ["WK-ROUND-01"]),
        (begun, Gained, ["WK-ADV-07"]),
        (supreme, Produced, ["WK-PROD-02", "WK-PROD-02"]),
        (supreme, SupremacyWon, ["WK-SUPR-01"]),
        (supreme, TrainingBegun, ["WK-SUPR-02"]),
    ],
)
def test_the_log_cites_the_rule_that_did_it(scene: Any, event: type[Any], cited: list[str]) -> None:
    assert rules(scene(), event) == cited


@clause("WK-CONQ-40")
def test_the_bonus_that_armies_leave_behind_is_told_after_the_march() -> None:
    g = attacked()
    order = [type(event) for event in g.heard or []]
    assert order.index(ArmiesMoved) < order.index(ArmiesReturned) < order.index(TokensGivenBack)
