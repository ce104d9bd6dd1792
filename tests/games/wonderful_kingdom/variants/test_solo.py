"""Solo play."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import new_table, purse, table
from games.words import asked, at, do, going_on, happened, may, names, play_first
from karczma.games.wonderful_kingdom.menaces.base_box import MistGiants, Thieves
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import Production, is_supreme
from karczma.games.wonderful_kingdom.table.terms import FACE_UP, LEFT, NOBODY, RIGHT, RIVAL
from karczma.games.wonderful_kingdom.variants.solo import OwnOffer, RivalOffer, SoloChoicePhase, value_of, wanted
from karczma.games.wonderful_kingdom.words.events import (
    AreaTaken,
    CardOffered,
    CardShrouded,
    CardStolen,
    RivalCardHidden,
)
from karczma.kernel.zones import Pile
from karczma.ledger import clause


@clause("WK-SOLO-01")
def test_one_duchy_two_traps_and_a_choice_of_duchies() -> None:
    g = new_table(1, module="none")
    assert may(g) == ["choose-duchy duchy=teressie_a", "choose-duchy duchy=valados_a", "choose-duchy duchy=senada_a"]
    play_first(g, "Offer")
    assert (g.players[0].traps, len(g.players)) == (2, 1)
    assert (g.first, g.in_order()) == (0, (0,))


@clause("WK-SOLO-02", "WK-SOLO-04", "WK-SOLO-05")
@pytest.mark.parametrize(("module", "menaces"), [("none", 0), ("quests", 0), ("menaces", 1)])
def test_a_round_deck_of_sixteen_with_two_bad_cards(module: str, menaces: int) -> None:
    g = at(table(1, module=module), SoloChoicePhase())
    deck = [*g.round_deck.bag, *g.players[0].hand]
    assert len(deck) == 16
    assert sum(g.cards.bad[card] for card in deck) == 2
    assert sum(g.cards.menace[card] for card in deck) == menaces
    assert [len(area) for area in g.areas] == [1, 1]
    assert len(g.players[0].hand) == 2
    assert asked(g) == "Offer"
    assert len(g.deck) == 85 - 16


@clause("WK-SOLO-03")
def test_one_menace_of_the_set_in_each_round() -> None:
    g = at(table(1, {0: {"menaces": "thieves"}}, module="menaces"), SoloChoicePhase())
    assert len(g.players[0].menaces) == 3


@clause("WK-SOLO-04", "WK-SOLO-07")
def test_eight_steps_that_alternate() -> None:
    g, told = at(table(1), SoloChoicePhase()), []
    while asked(g) in ("Offer", "Select"):
        told.append(asked(g))
        do(g, may(g)[0])
    assert told == ["Offer", "Offer", "Select"] * 4
    assert len(happened(g, RivalCardHidden)) == 2
    assert g.areas == [[], []]
    assert len(g.round_deck) == 0


@clause("WK-SOLO-05")
def test_own_traps_are_known_to_the_player() -> None:
    g = at(table(1, {0: {"traps": 2}}), SoloChoicePhase())
    card = g.players[0].hand[0]
    do(g, f"put card={g.cards.names[card]} area=left trap=True")
    assert g.view(0).areas[0][1] == card
    assert g.view(-1).areas[0][1] < 0


@clause("WK-SOLO-06")
@pytest.mark.parametrize(
    ("left", "right", "values", "taken"),
    [
        (["hamlet"], ["quarry"], (1, 1), LEFT),
        (["hamlet"], ["quarry", "citadel"], (1, 2), RIGHT),
        (["hamlet", "calamity_flood"], ["quarry/0"], (-1, 0), RIGHT),
        (["hamlet", "thieves_1", "quarry"], [], (0, 0), LEFT),
        (["hamlet"], ["quarry", "citadel/0"], (1, 1), RIGHT),
        (["hamlet", "citadel/0"], ["quarry"], (1, 1), LEFT),
        ([], ["citadel/0"], (0, 0), RIGHT),
        (["calamity_flood"], ["calamity_plague/0"], (-2, 0), RIGHT),
    ],
)
def test_what_the_rival_takes(left: list[str], right: list[str], values: tuple[int, int], taken: int) -> None:
    g = table(1, left=left, right=right)
    assert (value_of(g, LEFT), value_of(g, RIGHT)) == values
    assert wanted(g) == taken


@clause("WK-SOLO-16")
def test_example_a_face_down_card_is_worth_more_than_treasure_and_calamity() -> None:
    g = table(1, left=["treasure_mg", "calamity_flood"], right=["hamlet/0"])
    assert (value_of(g, LEFT), value_of(g, RIGHT), wanted(g)) == (-1, 0, RIGHT)


@clause("WK-SOLO-06")
def test_what_the_rival_takes_is_discarded_and_hidden_cards_unseen() -> None:
    g = table(1, {0: {"traps": 1}}, left=["hamlet"], right=["quarry"])
    g.round_deck = Pile(top=[g.deck.bag.pop(), g.deck.bag.pop()])
    at(g, OwnOffer(0))
    first, second = names(g, g.players[0].hand)
    do(g, f"put card={first} area=left trap=True", f"put card={second} area=left trap=False")
    assert happened(g, AreaTaken)[-1] == AreaTaken(-1, "left", 3)
    assert sorted(names(g, g.discard)) == sorted(["hamlet", second])
    assert names(g, g.buried) == [first]
    assert g.players[0].selection == []


@clause("WK-SOLO-07")
@pytest.mark.parametrize(("number", "hidden"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_rival_hides_its_second_card_in_the_first_two_offers(number: int, hidden: bool) -> None:
    g = table(1)
    g.round_deck = Pile(top=[g.deck.bag.pop(0), g.deck.bag.pop(0)])
    at(g, RivalOffer(number))
    assert asked(g) == "Select"
    assert (g.traps, g.marks) == ([[FACE_UP], [RIVAL if hidden else FACE_UP]], [[NOBODY], [NOBODY]])
    assert (g.view(0).areas[1][0] < 0) == hidden
    assert len(happened(g, CardOffered)) == 2 - hidden
    do(g, "take area=right")
    assert (g.view(0).players[0].selection[0] < 0) == hidden


@clause("WK-SOLO-08")
def test_what_is_left_is_discarded() -> None:
    g = going_on(table(1, left=["hamlet"], right=["quarry/rival"]), SoloChoicePhase(), "discard_rest")
    assert (names(g, g.discard), names(g, g.buried)) == (["hamlet"], ["quarry"])


@clause("WK-SOLO-09")
@pytest.mark.parametrize("needed", [3, 4, 5, 6])
def test_alone_supremacy_needs_a_number_of_cubes(needed: int) -> None:
    g = table(1, solo_supremacy_threshold=str(needed))
    assert [is_supreme(g, 0, [n]) for n in (0, needed - 1, needed, needed + 1)] == [False, False, True, True]
    assert table(1).threshold == 4


@clause("WK-SOLO-10")
def test_planning_production_and_scoring_are_unchanged() -> None:
    g = at(table(1, {0: {"selection": ["hamlet", "calamity_flood"], "construction": ["quarry"]}}), Planning())
    assert g.deciding() == (0,)
    do(g, "begin card=hamlet", "ready")
    at(g, Production())
    do(g, *["place token=materials card=hamlet at=1"] * 2, "done")
    assert names(g, g.players[0].built) == ["hamlet"]
    assert purse(g) == {"population": 2}
    assert g.scores() == (1 - 3,)


@clause("WK-SOLO-12", "WK-MENACE-16")
@pytest.mark.parametrize(("outcome", "card"), [(0, "hamlet"), (1, "quarry")])
def test_alone_chance_shrouds_a_card(outcome: int, card: str) -> None:
    words = {"construction": ["mist_giants_1", "hamlet", "quarry"]}
    g = at(table(1, {0: words}, module="menaces", chance=[outcome]), MistGiants(0))
    assert happened(g, CardShrouded) == [CardShrouded(-1, 0, card)]


@clause("WK-SOLO-12", "WK-MENACE-15")
@pytest.mark.parametrize(("outcome", "card"), [(0, "hamlet"), (1, "quarry")])
def test_alone_chance_steals(outcome: int, card: str) -> None:
    words = {"construction": ["thieves_1"], "built": ["hamlet", "cathedral", "quarry"]}
    g = at(table(1, {0: words}, module="menaces", chance=[outcome]), Thieves(0))
    assert happened(g, CardStolen) == [CardStolen(-1, 0, card)]


@clause("WK-SOLO-15")
@pytest.mark.parametrize("module", ["menaces", "advisors", "quests", "conquest"])
def test_all_modules_can_be_played_alone(module: str) -> None:
    g = play_first(new_table(1, module=module), "Offer")
    assert g.seats == 1
