"""What the clauses of the choice phase say besides their main point: traps, tokens, and who sees what."""

from __future__ import annotations

from games.wonderful_kingdom.kingdom_table import table
from games.words import asked, at, do, happened, may, names, not_on_show
from karczma.games.wonderful_kingdom.choice.dealing import draw_card, leftovers, reshuffle
from karczma.games.wonderful_kingdom.choice.offering import ChoicePhase, Offer, Offering, Select
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import FACE_UP, NOBODY
from karczma.games.wonderful_kingdom.words.events import CardSpied, CardTrapped, DeckReshuffled, HandDealt
from karczma.kernel.events import redacted
from karczma.kernel.zones import join
from karczma.ledger import clause

# -- dealing -------------------------------------------------------------------------------------------------------


@clause("WK-CHOICE-01")
def test_the_first_cards_lie_open_under_nobodys_trap() -> None:
    g = at(table(), ChoicePhase())
    assert (g.traps, g.marks) == ([[FACE_UP]] * 2, [[NOBODY]] * 2)
    assert [g.view(-1).areas[area] for area in (0, 1)] == g.areas


@clause("WK-CHOICE-02")
def test_both_hands_are_told_with_their_size() -> None:
    g = at(table(), ChoicePhase())
    assert happened(g, HandDealt) == [HandDealt(0, 8), HandDealt(1, 8)]


@clause("WK-CHOICE-04", "WK-CHOICE-15")
def test_a_deck_that_is_made_anew_is_told_once() -> None:
    g = table(left=["hamlet", "quarry", "calamity_flood"], deck=[])
    leftovers(g)
    draw_card(g)
    assert happened(g, DeckReshuffled) == [DeckReshuffled()]
    draw_card(g)
    assert happened(g, DeckReshuffled) == [DeckReshuffled()]


@clause("WK-CHOICE-04", "WK-CHOICE-18")
def test_a_card_of_the_new_deck_has_the_same_back_as_any_other() -> None:
    g = table(left=["hamlet", "quarry"], deck=[], players={1: {"hand": ["citadel"]}})
    leftovers(g)
    reshuffle(g)
    join(g.players[1].hand, draw_card(g))
    assert len(set(g.view(0).players[1].hand)) == 1


# -- offers and traps ----------------------------------------------------------------------------------------------


def offering(traps: int = 2, seat: int = 0) -> WonderfulKingdom:
    return at(table(players={seat: {"hand": ["hamlet", "quarry", "citadel"], "traps": traps}}), Offering(seat))


@clause("WK-CHOICE-06", "WK-CHOICE-08")
def test_every_card_of_the_hand_is_on_show_for_both_areas_face_up_and_face_down() -> None:
    g = offering()
    ways = [f"area={area} trap={trap}" for area in ("left", "right") for trap in (False, True)]
    shown = [f"put card={card} {way}" for card in ("hamlet", "quarry", "citadel") for way in ways]
    assert may(g) == [str(each) for each in Offer(0, 2).candidates(g)] == shown


@clause("WK-CHOICE-06")
def test_after_the_first_card_one_is_left_to_offer() -> None:
    g = offering()
    assert g.decision(0) == Offer(0, 2)
    do(g, "put card=hamlet area=left trap=False")
    assert g.decision(0) == Offer(0, 1)


@clause("WK-CHOICE-08", "WK-CHOICE-07")
def test_a_card_that_is_offered_face_up_is_seen_by_all() -> None:
    g = do(offering(), "put card=hamlet area=right trap=False")
    for seat in (0, 1, -1):
        assert names(g, g.view(seat).areas[1]) == ["hamlet"]


@clause("WK-TRAP-01", "WK-TRAP-11")
def test_only_a_face_down_card_needs_a_trap() -> None:
    assert offering(traps=1).refusals(0) == []
    refused = {str(each): why.clause for each, why in offering(traps=0).refusals(0)}
    cards = ("hamlet", "quarry", "citadel")
    assert refused == {f"put card={card} area={area} trap=True": "WK-TRAP-11" for card in cards for area in AREAS}


AREAS = ("left", "right")


@clause("WK-TRAP-01", "WK-TRAP-05")
def test_a_trap_of_the_second_seat_is_told_to_that_seat_only() -> None:
    g = do(offering(seat=1), "put card=hamlet area=left trap=True")
    [event] = happened(g, CardTrapped)
    assert [redacted(event, seat).card for seat in (0, 1, -1)] == ["", "hamlet", ""]
    assert g.players[1].traps == 1


@clause("WK-TRAP-08", "WK-TRAP-12")
def test_what_a_spy_of_the_first_seat_sees_is_told_to_that_seat_only() -> None:
    g = at(table(left=["hamlet/1"], players={0: {"spies": 2}}), Select(0, False))
    do(g, "spy place=left number=0")
    [event] = happened(g, CardSpied)
    assert [redacted(event, seat).card for seat in (0, 1, -1)] == ["hamlet", "", ""]
    assert g.players[0].spies == 1


@clause("WK-CHOICE-13", "WK-CHOICE-05")
def test_with_an_empty_hand_the_other_makes_no_offer() -> None:
    g = at(table(players={0: {"hand": ["hamlet", "quarry"]}, 1: {}}), Offering(0))
    do(g, "put card=hamlet area=left trap=False", "put card=quarry area=left trap=False", "take area=left")
    assert asked(g) == ""


# -- Illusionists --------------------------------------------------------------------------------------------------


@clause("WK-ILLU-11", "WK-CHOICE-12")
def test_after_an_offer_the_other_may_swap_and_then_takes() -> None:
    players = {0: {"hand": ["hamlet", "quarry"]}, 1: {"selection": ["citadel"]}}
    g = table(module="menaces", left=["obelisk"], players=players)
    g.marks[0] = [1]
    do(at(g, Offering(0)), "put card=hamlet area=right trap=False", "put card=quarry area=right trap=False")
    assert (asked(g), g.deciding()) == ("Select", (1,))
    assert may(g) == ["take area=left", "take area=right", "swap own=0 area=left number=0"]
    do(g, "swap own=0 area=left number=0")
    assert (asked(g), g.deciding()) == ("Select", (1,))
    do(g, "take area=right")
    assert names(g, g.players[1].selection) == ["obelisk", "hamlet", "quarry"]


@clause("WK-ILLU-11", "WK-ILLU-09")
def test_with_own_tokens_in_both_areas_either_card_may_be_swapped() -> None:
    g = table(module="menaces", left=["hamlet"], right=["quarry"], players={1: {"selection": ["citadel"]}})
    g.marks = [[1], [1]]
    swaps = [f"swap own=0 area={area} number=0" for area in AREAS]
    assert may(at(g, Select(1, False))) == ["take area=left", "take area=right", *swaps]


@clause("WK-ILLU-09", "WK-ILLU-18")
def test_without_a_token_of_the_own_colour_no_swap_is_on_show() -> None:
    g = table(module="menaces", left=["hamlet"], right=["quarry"], players={1: {"selection": ["citadel"]}})
    g.marks = [[0], [NOBODY]]
    assert not_on_show(at(g, Select(1, False)), "swap own=0 area=left number=0")


# -- the round -----------------------------------------------------------------------------------------------------


@clause("WK-TRAP-09", "WK-ROUND-06", "WK-TIME-07")
def test_traps_and_spies_of_both_are_ready_again_in_every_round() -> None:
    players = {0: {"trap_tokens": 1, "spy_tokens": 2}, 1: {"trap_tokens": 3, "spy_tokens": 1}}
    g = at(table(players=players, round=2), Round())
    assert [(player.traps, player.spies) for player in g.players] == [(1, 2), (3, 1)]
