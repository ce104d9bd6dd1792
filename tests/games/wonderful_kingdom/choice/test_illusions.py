"""Chapter "Illusionists": tokens on offered cards, and swaps."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import table
from games.words import asked, at, do, happened, may, names, why_not
from karczma.games.wonderful_kingdom.choice.dealing import leftovers
from karczma.games.wonderful_kingdom.choice.offering import Offering, Select
from karczma.games.wonderful_kingdom.menaces.illusions import MarkCards, has_token
from karczma.games.wonderful_kingdom.menaces.legends import HandOutTokens
from karczma.games.wonderful_kingdom.production import Production
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import FACE_UP, NOBODY
from karczma.games.wonderful_kingdom.words.events import CardMarked, CardsSwapped, TokensReceived
from karczma.ledger import clause


def illusions(marks: tuple[list[int], list[int]] | None = None, **players: dict[str, object]) -> WonderfulKingdom:
    """Two cards in the left area, a trap of seat 0 and an open card in the right one."""
    found = {int(seat[1:]): words for seat, words in players.items()}
    g = table(2, found, module="menaces", left=["hamlet", "quarry"], right=["citadel/0", "harbour"])
    if marks is not None:
        g.marks = [list(row) for row in marks]
        g.illusions -= sum(mark != NOBODY for row in marks for mark in row)
    return g


N = NOBODY


@clause("WK-ILLU-04")
@pytest.mark.parametrize("built", [0, 1])
def test_the_opponent_gets_a_token_for_each_undefeated_illusionist(built: int) -> None:
    cards = ["illusionist_1", "illusionist_2"]
    g = illusions(p0={"construction": cards[built:], "built": cards[:built]})
    at(g, Production())
    assert (g.players[1].illusions, g.players[0].illusions, g.illusions) == (2 - built, 0, 1 + built)
    assert happened(g, TokensReceived) == [TokensReceived(1, 2 - built)]


@clause("WK-ILLU-04")
def test_illusionists_in_the_selection_area_count_too() -> None:
    g = at(illusions(p0={"selection": ["illusionist_1"], "construction": ["illusionist_2"]}), HandOutTokens(1))
    assert g.players[1].illusions == 2


@clause("WK-ILLU-05")
def test_only_three_tokens() -> None:
    g = illusions(p0={"construction": [f"illusionist_{n}" for n in range(1, 5)]}, p1={"illusions": 1})
    at(g, HandOutTokens(1))
    assert (g.players[1].illusions, g.illusions) == (3, 0)
    at(g, HandOutTokens(1))
    assert (g.players[1].illusions, g.illusions) == (3, 0)
    assert happened(g, TokensReceived) == [TokensReceived(1, 2)]


@clause("WK-ILLU-06")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_starting_player_receives_first(number: int, first: int) -> None:
    g = illusions(
        p0={"construction": ["illusionist_1", "illusionist_2"]}, p1={"construction": ["illusionist_3", "illusionist_4"]}
    )
    g.round = number
    at(g, Production())
    assert (g.players[first].illusions, g.players[1 - first].illusions) == (2, 1)


@clause("WK-ILLU-07", "WK-ILLU-08")
def test_a_token_may_be_put_on_any_card_in_either_area() -> None:
    g = illusions(p0={"illusions": 2, "hand": ["obelisk", "cathedral"]})
    at(g, Offering(0))
    do(g, "put card=obelisk area=left trap=False", "put card=cathedral area=left trap=False")
    assert asked(g) == "MarkCards"
    left = [f"mark area=left number={n}" for n in range(4)]
    assert may(g) == [*left, "mark area=right number=0", "mark area=right number=1", "no-mark"]
    do(g, "mark area=right number=0")  # a face-down card, in the other area
    assert (g.marks, g.players[0].illusions) == ([[N] * 4, [0, N]], 1)
    assert happened(g, CardMarked) == [CardMarked(0, "right", 0, "face_down")]
    assert asked(g) == "Select"  # one token for each offer


@clause("WK-ILLU-07")
def test_marking_is_optional_and_needs_a_token() -> None:
    g = do(at(illusions(p0={"illusions": 1}), MarkCards(0)), "no-mark")
    assert (g.marks, g.players[0].illusions) == ([[N, N], [N, N]], 1)
    g = at(illusions(p0={"hand": ["obelisk", "cathedral"]}), Offering(0))
    do(g, "put card=obelisk area=left trap=False", "put card=cathedral area=left trap=False")
    assert asked(g) == "Select"


@clause("WK-ILLU-17")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_bears_one_token_of_whatever_colour(owner: int) -> None:
    g = at(illusions(([owner, N], [N, N]), p0={"illusions": 1}), MarkCards(0))
    assert why_not(g, "mark area=left number=0").clause == "WK-ILLU-17"
    assert may(g) == ["mark area=left number=1", "mark area=right number=0", "mark area=right number=1", "no-mark"]
    g.marks = [[owner, owner], [owner, owner]]
    assert not has_token(g, 0)


@clause("WK-ILLU-09", "WK-ILLU-10", "WK-ILLU-11")
def test_a_marked_card_is_swapped_before_taking() -> None:
    g = at(illusions(([N, 1], [N, N]), p1={"selection": ["obelisk", "cathedral/0"]}), Select(1, False))
    assert may(g) == ["take area=left", "take area=right", *(f"swap own={n} area=left number=1" for n in (0, 1))]
    do(g, "swap own=1 area=left number=1")
    assert names(g, g.areas[0]) == ["hamlet", "cathedral"]
    assert g.traps[0] == [FACE_UP, 0]  # facing is kept
    assert names(g, g.players[1].selection) == ["obelisk", "quarry"]
    assert g.players[1].selection_traps == [FACE_UP, FACE_UP]
    assert (g.marks[0], g.illusions) == ([N, N], 3)
    assert happened(g, CardsSwapped) == [CardsSwapped(1, 1, "left", 1, "face_down", "quarry")]
    assert g.view(1).areas[0][1] < 0


@clause("WK-ILLU-10")
def test_a_hidden_marked_card_stays_hidden_in_the_selection_area() -> None:
    g = at(illusions(([N, N], [1, N]), p1={"selection": ["obelisk"]}), Select(1, False))
    do(g, "swap own=0 area=right number=0", "take area=left")
    assert g.players[1].selection_traps[0] == 0
    assert g.view(1).players[1].selection[0] < 0
    assert names(g, g.view(0).players[1].selection[:1]) == ["citadel"]


@clause("WK-ILLU-16")
def test_one_swap_in_one_selection() -> None:
    g = at(illusions(([1, 1], [N, N]), p1={"selection": ["obelisk"]}), Select(1, False))
    do(g, "swap own=0 area=left number=0")
    assert may(g) == ["take area=left", "take area=right"]
    do(g, "take area=right")
    assert asked(g) == ""


@clause("WK-ILLU-11", "WK-ILLU-16")
def test_or_it_is_swapped_after_taking() -> None:
    g = at(illusions(([N, 1], [N, N]), p1={}), Select(1, False))
    do(g, "take area=right")
    assert asked(g) == "SwapAfterwards"
    assert may(g) == ["swap own=0 area=left number=1", "swap own=1 area=left number=1", "no-swap"]
    do(g, "swap own=1 area=left number=1")
    assert names(g, g.players[1].selection) == ["citadel", "quarry"]
    assert names(g, g.areas[0]) == ["hamlet", "harbour"]
    assert asked(g) == ""


@clause("WK-ILLU-11")
def test_a_swap_is_optional() -> None:
    g = do(at(illusions(([N, 1], [N, N])), Select(1, False)), "take area=right", "no-swap")
    assert (g.marks[0], names(g, g.areas[0])) == ([N, 1], ["hamlet", "quarry"])
    assert asked(g) == ""


@clause("WK-ILLU-09")
def test_only_tokens_of_the_own_colour_serve() -> None:
    g = at(illusions(([0, N], [N, N]), p1={"selection": ["obelisk"]}), Select(1, False))
    assert may(g) == ["take area=left", "take area=right"]


@clause("WK-ILLU-12")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_marked_card_taken_normally_loses_its_token(owner: int) -> None:
    g = at(illusions(([owner, N], [N, N])), Select(1, False))
    do(g, "take area=left")
    assert (g.illusions, g.marks[0]) == (3, [])
    assert asked(g) == ""


@clause("WK-ILLU-13")
def test_tokens_on_discarded_cards_return() -> None:
    g = illusions(([0, N], [1, N]))
    assert g.illusions == 1
    leftovers(g)
    assert (g.illusions, g.marks) == (3, [[], []])


@clause("WK-ILLU-14")
def test_undefeated_illusionists_cost_points() -> None:
    g = illusions(p0={"construction": ["illusionist_1", "illusionist_4"], "built": ["illusionist_2"]})
    assert g.scores() == (-7, 0)


@clause("WK-ILLU-18")
def test_without_a_card_of_the_own_there_is_no_swap_before_taking() -> None:
    g = at(illusions(([1, N], [N, N])), Select(1, False))
    assert may(g) == ["take area=left", "take area=right"]
