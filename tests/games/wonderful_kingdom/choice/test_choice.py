"""Chapter "Choice": offers into two areas, and selecting one of them."""

from __future__ import annotations

from random import Random

import pytest

from games.wonderful_kingdom.kingdom_table import new_table, table
from games.words import asked, at, do, happened, may, names, not_on_show, play_first, question, why_not
from karczma.games.wonderful_kingdom.choice.dealing import draw_card, leftovers, reshuffle
from karczma.games.wonderful_kingdom.choice.offering import ChoicePhase, Offer, Offering, Select
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import FACE_UP
from karczma.games.wonderful_kingdom.words.events import AreaTaken, CardOffered, CardTrapped, LeftoversDiscarded
from karczma.kernel.zones import Pile
from karczma.ledger import clause

HAND = ["hamlet", "quarry", "cathedral", "calamity_flood"]


def offering() -> WonderfulKingdom:
    players = {0: {"hand": HAND, "traps": 2}, 1: {"hand": ["obelisk", "watermill"], "traps": 2}}
    return at(table(players=players, left=["harbour"], right=["citadel"]), Offering(0))


@clause("WK-CHOICE-01", "WK-CHOICE-02", "WK-CHOICE-03")
def test_a_round_takes_sixteen_cards_of_the_deck() -> None:
    g = at(table(), ChoicePhase())
    assert len(g.deck) == 85 - 16
    assert [len(player.hand) for player in g.players] == [8, 8]
    assert [sum(g.cards.bad[card] for card in player.hand) for player in g.players] == [1, 1]
    assert [len(area) for area in g.areas] == [1, 1]
    assert len(g.calamities) == 6


@clause("WK-CHOICE-03")
def test_a_whole_game_leaves_a_quarter_of_the_deck() -> None:
    g, rng = new_table(2, 3, module="none", legends=False), Random(3)
    while not g.over:
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
    assert len(g.deck) == 80 - 64


@clause("WK-CHOICE-04", "WK-CHOICE-15")
def test_an_empty_deck_is_made_anew_of_the_discards_but_for_bad_cards() -> None:
    bad = ["calamity_flood", "thieves_1", "hamlet"]
    g = table(module="menaces", left=bad, right=["quarry/0", "calamity_plague/1"])
    leftovers(g)
    g.deck = Pile()
    card = draw_card(g)
    assert {*names(g, g.deck.bag), g.cards.names[card]} == {"hamlet", "quarry"}
    assert names(g, g.discard) == ["calamity_flood", "thieves_1"]
    assert names(g, g.buried) == ["calamity_plague"]
    assert all(g.known[each] == 0 for each in g.deck.bag)


@clause("WK-CHOICE-04")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for outcome in range(3):
        g = table(left=["hamlet", "quarry", "harbour"], chance=[outcome])
        leftovers(g)
        g.deck = Pile()
        reshuffle(g)
        assert g.discard == []
        drawn.add(g.cards.names[draw_card(g)])
    assert drawn == {"hamlet", "quarry", "harbour"}


@clause("WK-CHOICE-05", "WK-CHOICE-12", "WK-CHOICE-13")
@pytest.mark.parametrize("number", [1, 2])
def test_offers_and_selections_alternate_until_the_hands_are_empty(number: int) -> None:
    g = at(table(round=number), ChoicePhase())
    first, told = g.first, []
    while asked(g) in ("Offer", "Select"):
        if asked(g) == "Offer" and question(g, Offer).left == 2:
            told.append(("offer", g.deciding()[0]))
        elif asked(g) == "Select":
            told.append(("select", g.deciding()[0]))
        do(g, may(g)[0])
    pair = [("offer", first), ("select", 1 - first), ("offer", 1 - first), ("select", first)]
    assert first == number - 1
    assert told == pair * 4
    assert [player.hand for player in g.players] == [[], []]


@clause("WK-CHOICE-06", "WK-CHOICE-07", "WK-CHOICE-08", "WK-CHOICE-21")
def test_an_offer_is_two_cards_added_face_up() -> None:
    g = offering()
    do(g, "put card=hamlet area=left trap=False")
    assert (asked(g), g.deciding()) == ("Offer", (0,))
    do(g, "put card=quarry area=right trap=False")
    assert (asked(g), g.deciding()) == ("Select", (1,))
    assert [names(g, area) for area in g.areas] == [["harbour", "hamlet"], ["citadel", "quarry"]]
    assert g.traps == [[FACE_UP, FACE_UP]] * 2
    assert [event.card for event in happened(g, CardOffered)] == ["hamlet", "quarry"]
    assert names(g, g.players[0].hand) == ["cathedral", "calamity_flood"]


@clause("WK-CHOICE-06")
def test_only_cards_of_the_hand_are_offered() -> None:
    g = offering()
    assert len(may(g)) == 4 * 4
    assert not_on_show(g, "put card=obelisk area=left trap=False")
    assert not_on_show(g, "take area=left")


@clause("WK-CHOICE-16")
def test_example_three_cards_and_one() -> None:
    g = offering()
    do(g, "put card=hamlet area=left trap=False", "put card=quarry area=left trap=False")
    assert [len(area) for area in g.areas] == [3, 1]
    one, other = g.copy(), g.copy()
    assert len(do(one, "take area=left").players[1].selection) == 3
    assert len(do(other, "take area=right").players[1].selection) == 1


@clause("WK-CHOICE-17", "WK-CHOICE-11")
def test_example_two_cards_and_two() -> None:
    g = offering()
    do(g, "put card=hamlet area=left trap=False", "put card=quarry area=right trap=False")
    assert [len(area) for area in g.areas] == [2, 2]
    do(g, "take area=right")
    assert [len(area) for area in g.areas] == [2, 0]
    assert len(g.players[1].selection) == 2


@clause("WK-CHOICE-11")
def test_an_area_may_be_left_empty() -> None:
    g = table(players={0: {"hand": ["hamlet", "quarry"]}, 1: {}})
    at(g, Offering(0))
    do(g, "put card=hamlet area=left trap=False", "put card=quarry area=left trap=False")
    assert [len(area) for area in g.areas] == [2, 0]


@clause("WK-CHOICE-09", "WK-CHOICE-19")
def test_selecting_takes_a_whole_area_into_the_selection_area() -> None:
    players = {1: {"selection": ["obelisk"]}}
    g = at(table(left=["hamlet", "quarry"], right=["citadel"], players=players), Select(1, False))
    assert may(g) == ["take area=left", "take area=right"]
    do(g, "take area=left")
    assert names(g, g.players[1].selection) == ["obelisk", "hamlet", "quarry"]
    assert (g.players[1].hand, g.areas[0], names(g, g.areas[1])) == ([], [], ["citadel"])
    assert happened(g, AreaTaken) == [AreaTaken(1, "left", 2)]
    assert names(g, g.view(0).players[1].selection) == ["obelisk", "hamlet", "quarry"]


@clause("WK-CHOICE-10")
def test_an_empty_area_may_be_taken() -> None:
    g = at(table(left=["hamlet"]), Select(1, False))
    do(g, "take area=right")
    assert g.players[1].selection == []
    assert names(g, g.areas[0]) == ["hamlet"]


@clause("WK-CHOICE-12")
def test_nobody_can_decline_to_select() -> None:
    g = offering()
    do(g, "put card=hamlet area=left trap=False", "put card=quarry area=left trap=False")
    assert g.deciding() == (1,)
    assert why_not(g, "put card=obelisk area=left trap=False") == ("WK-CHOICE-12", {})
    do(g, "take area=right")
    assert (asked(g), g.deciding()) == ("Offer", (1,))


@clause("WK-CHOICE-14", "WK-RECYC-07")
def test_leftovers_are_discarded_and_hidden_ones_stay_hidden() -> None:
    g = table(left=["hamlet", "quarry/0"], right=["citadel/1"])
    leftovers(g)
    assert g.areas == g.traps == g.marks == [[], []]
    assert names(g, g.discard) == ["hamlet"]
    assert names(g, g.buried) == ["quarry", "citadel"]
    assert [card >= 0 for card in g.view(0).buried] == [True, False]
    assert [card >= 0 for card in g.view(1).buried] == [False, True]
    assert [card >= 0 for card in g.view(-1).buried] == [False, False]
    assert happened(g, LeftoversDiscarded) == [LeftoversDiscarded(3)]


@clause("WK-CHOICE-15")
def test_a_discarded_calamity_is_out_of_the_game() -> None:
    g = table(left=["calamity_flood"], right=["calamity_plague/0"])
    before = len(g.calamities)
    leftovers(g)
    assert names(g, g.discard) == ["calamity_flood"]
    assert names(g, g.buried) == ["calamity_plague"]
    assert len(g.calamities) == before
    at(g, Round())
    assert "calamity_flood" not in names(g, [*g.players[0].hand, *g.players[1].hand])


@clause("WK-CHOICE-18")
def test_a_hand_is_secret_but_its_size_is_not() -> None:
    g = at(table(), ChoicePhase())
    seen = g.view(0)
    assert seen.players[0].hand == g.players[0].hand
    assert len(seen.players[1].hand) == 8
    assert all(card < 0 for card in seen.players[1].hand)
    assert len(set(seen.players[1].hand)) == 1  # the calamity among them has the same back


@clause("WK-CHOICE-19", "WK-CHOICE-20")
def test_numbers_of_cards_and_who_trapped_them_are_public() -> None:
    g = table(left=["hamlet", "quarry/0"], players={1: {"selection": ["obelisk", "citadel/0", "harbour/1"]}})
    for seat in (0, 1, -1):
        seen = g.view(seat)
        assert (len(seen.areas[0]), len(seen.players[1].selection)) == (2, 3)
        assert seen.traps == [[FACE_UP, 0], []]
        assert seen.players[1].selection_traps == [FACE_UP, 0, 1]


@clause("WK-CHOICE-21")
def test_the_order_of_an_offer_makes_no_difference() -> None:
    one, two = offering(), offering()
    do(one, "put card=hamlet area=left trap=False", "put card=quarry area=right trap=False")
    do(two, "put card=quarry area=right trap=False", "put card=hamlet area=left trap=False")
    assert one.areas == two.areas
    assert one.deciding() == two.deciding() == (1,)


# -- traps ---------------------------------------------------------------------------------------------------------


@clause("WK-TRAP-01", "WK-TRAP-06")
def test_a_trap_token_puts_a_card_face_down() -> None:
    g = offering()
    do(g, "put card=hamlet area=left trap=True")
    assert g.traps[0] == [FACE_UP, 0]
    assert g.players[0].traps == 1
    assert g.view(1).areas[0][1] < 0
    assert happened(g, CardTrapped) == [CardTrapped(0, "hamlet", "left", 1)]


@clause("WK-TRAP-02", "WK-TRAP-11")
def test_two_traps_may_be_used_in_one_offer_and_no_more() -> None:
    g = offering()
    do(g, "put card=hamlet area=left trap=True", "put card=quarry area=right trap=True")
    assert g.players[0].traps == 0
    do(g, "take area=left")
    do(g, "put card=obelisk area=left trap=False", "put card=watermill area=left trap=False", "take area=left")
    assert asked(g) == "Offer"
    assert why_not(g, "put card=cathedral area=left trap=True").clause == "WK-TRAP-11"
    assert may(g) == [f"put card={c} area={a} trap=False" for c in HAND[2:] for a in ("left", "right")]


@clause("WK-TRAP-03")
@pytest.mark.parametrize("card", ["hamlet", "treasure_mg", "calamity_flood", "thieves_1", "sage"])
def test_any_card_may_be_trapped(card: str) -> None:
    g = at(table(players={0: {"hand": [card, "quarry"], "traps": 1}}), Offering(0))
    do(g, f"put card={card} area=right trap=True")
    assert g.traps[1] == [0]
    assert g.view(1).areas[1][0] < 0


@clause("WK-TRAP-04")
def test_who_takes_a_trap_does_not_learn_what_it_is() -> None:
    g = at(table(left=["hamlet/0", "quarry"]), Select(1, False))
    do(g, "take area=left")
    assert g.players[1].selection_traps == [0, FACE_UP]
    assert g.view(1).players[1].selection[0] < 0
    assert names(g, g.view(0).players[1].selection[:1]) == ["hamlet"]


@clause("WK-TRAP-05")
def test_who_offered_a_trap_knows_it_also_after_taking_it_back() -> None:
    g = at(table(left=["hamlet/0"]), Select(0, False))
    do(g, "take area=left")
    assert names(g, g.view(0).players[0].selection) == ["hamlet"]
    assert g.view(1).players[0].selection[0] < 0
    assert g.view(-1).players[0].selection[0] < 0


@clause("WK-TRAP-06", "WK-TRAP-07", "WK-ROUND-06")
def test_traps_are_all_back_in_the_next_round_and_no_more() -> None:
    g = table(players={0: {"traps": 0, "trap_tokens": 2}, 1: {"traps": 2, "trap_tokens": 2}})
    at(g, Round())
    assert [player.traps for player in g.players] == [2, 2]


@clause("WK-TRAP-06")
def test_a_used_trap_is_not_ready_before_the_round_ends() -> None:
    g = play_first(at(table(players={0: {"trap_tokens": 2}, 1: {"trap_tokens": 2}}), Round()), "Offer")
    seat = g.deciding()[0]
    trap = next(text for text in may(g) if text.endswith("trap=True"))
    do(g, trap)
    play_first(g, "Plan")
    assert g.players[seat].traps == 1
