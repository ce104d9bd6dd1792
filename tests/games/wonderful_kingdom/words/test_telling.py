"""The log: nothing happens silently, nothing is said of what did not happen, and the rule that did it is cited."""

from __future__ import annotations

from typing import Any

import pytest

from games.wonderful_kingdom.kingdom_table import march, new_table, table
from games.words import at, cited, do, happened, play_first
from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.choice.dealing import leftovers
from karczma.games.wonderful_kingdom.choice.offering import Select
from karczma.games.wonderful_kingdom.conquest.phase import Campaign, ConquestPhase
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.planning import Plan
from karczma.games.wonderful_kingdom.production import ProductionStep
from karczma.games.wonderful_kingdom.table.catalogue import CARD_FILES
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import EXPLORATION, GOLD, MATERIALS
from karczma.games.wonderful_kingdom.words.conquest_events import (
    ArmiesMoved,
    ArmiesReturned,
    ConquestBegan,
    SpotsHeld,
    TokensGivenBack,
    TokensTaken,
)
from karczma.games.wonderful_kingdom.words.events import (
    CalamitySubstituted,
    CardMarked,
    CardSpied,
    CardsSwapped,
    CubeGranted,
    IllusionTokensReturned,
    MenaceChosen,
    MenaceDefeated,
    Produced,
    RoundBegan,
    SoldierSent,
    SoldierTrained,
    StolenTokenReturned,
    TokensReceived,
    TrainingBegun,
)
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
    assert cited(g, TokensGivenBack) == ["WK-CONQ-35"]


@clause("WK-CONQ-17")
def test_tokens_of_the_starting_spots_are_told_at_the_set_up() -> None:
    g = new_table(2, module="conquest", board="A1")
    g.listen()
    play_first(g, "Offer")
    assert sorted(event.seat for event in happened(g, TokensTaken)) == [0, 1]
    assert [(event.n, event.rule) for event in happened(g, TokensTaken)] == [(2, "WK-CBON-02")] * 2


@clause("WK-ADV-12", "WK-ADV-08")
def test_what_an_advisor_gives_is_told() -> None:
    g = at(table(module="advisors", players={0: {"built": ["architect"], "selection": ["hamlet"]}}), Plan(0))
    do(g, "begin card=hamlet", "use-ability")
    assert [(event.token, event.rule) for event in happened(g, CubeGranted)] == [("materials", "WK-ADV-12")]
    g = at(table(module="advisors", players={0: {"built": ["steward"], "selection": ["hamlet"]}}), Plan(0))
    do(g, "recycle card=hamlet", "take-cube token=population")
    assert [(event.token, event.rule) for event in happened(g, CubeGranted)] == [("population", "WK-ADV-08")]


@clause("WK-CALAM-05", "WK-DEV-12")
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
    assert cited(g, StolenTokenReturned) == ["WK-MENACE-15"]


@clause("WK-ILLU-12", "WK-ILLU-13")
def test_illusionist_tokens_that_return_are_told() -> None:
    g = table(module="menaces", left=["hamlet"], right=["quarry"])
    g.marks = [[1], [1]]
    do(at(g, Select(0, True)), "take area=left")
    assert happened(g, IllusionTokensReturned) == [IllusionTokensReturned(1)]
    leftovers(g)
    assert cited(g, IllusionTokensReturned) == ["WK-ILLU-12", "WK-ILLU-13"]


@clause("WK-ILLU-03")
def test_the_token_that_illusionists_bring_along_is_told() -> None:
    g = new_table(2, module="menaces", menaces="illusionists,thieves")
    g.listen()
    play_first(g, "Offer")
    assert [(event.seat, event.n, event.rule) for event in happened(g, TokensReceived)] == [(0, 1, "WK-ILLU-03")]
    assert cited(g, MenaceChosen) == ["WK-MENACE-02"] * 2


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
    for card in CARD_FILES.faces()["menaces"]:
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


def attacked() -> WonderfulKingdom:
    g = at(conquest({"nw_vale": (0, 3), "center_ford": (1, 2)}), Campaign(0))
    return do(march(g, "center_ford", *["nw_vale"] * 3), "hold spots=0")


@clause("WK-CONQ-40")
def test_the_bonus_that_armies_leave_behind_is_told_after_the_march() -> None:
    g = attacked()
    order = [type(event) for event in g.heard or []]
    assert order.index(ArmiesMoved) < order.index(ArmiesReturned) < order.index(TokensGivenBack)
