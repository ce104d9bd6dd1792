"""What the clauses of setting up say besides their main point: for a player alone too, and for both seats."""

from __future__ import annotations

import pytest

import karczma
from games.wonderful_kingdom.kingdom_table import new_table, table
from games.words import at, do, going_on, happened, play_first
from karczma.games.wonderful_kingdom.choice.offering import ChoicePhase
from karczma.games.wonderful_kingdom.production import icons
from karczma.games.wonderful_kingdom.table.setup import Setup
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import NOBODY
from karczma.games.wonderful_kingdom.variants.solo import SoloChoicePhase
from karczma.games.wonderful_kingdom.words.events import ColourDrawn, HandDealt
from karczma.ledger import clause


def coloured(seats: int, module: str = "none", blue: int = 0) -> WonderfulKingdom:
    """The colours are drawn, and nobody has a duchy yet."""
    g = table(seats, module=module, chance=[blue])
    for player in g.players:
        player.duchy = NOBODY
    return going_on(g, Setup("choose", "choose", "choose"), "colours")


@clause("WK-SETUP-07")
@pytest.mark.parametrize(("blue", "colours"), [(0, ["blue", "red"]), (1, ["red", "blue"])])
def test_chance_says_who_is_blue_and_it_is_told(blue: int, colours: list[str]) -> None:
    g = coloured(2, blue=blue)
    assert happened(g, ColourDrawn) == [ColourDrawn(seat, colours[seat]) for seat in (0, 1)]


@clause("WK-SETUP-07", "WK-CSOLO-03")
@pytest.mark.parametrize(("module", "colour"), [("none", "blue"), ("menaces", "blue"), ("conquest", "red")])
def test_alone_one_is_blue_and_in_conquest_red(module: str, colour: str) -> None:
    assert happened(coloured(1, module), ColourDrawn) == [ColourDrawn(0, colour)]


@clause("WK-SETUP-11")
@pytest.mark.parametrize("menace", ["sisters_of_misfortune", "devourers", "black_dragons", "illusionists"])
def test_the_menaces_of_legends_need_legends(menace: str) -> None:
    with pytest.raises(karczma.WrongTable, match="WK-SETUP-11"):
        new_table(2, module="menaces", menaces=f"thieves,{menace}", legends=False)
    for legends, menaces in ((False, "thieves,marauders"), (True, f"thieves,{menace}")):
        assert new_table(2, module="menaces", menaces=menaces, legends=legends)


@clause("WK-SOLO-15", "WK-SETUP-11")
@pytest.mark.parametrize("menace", ["thieves", "devourers"])
def test_alone_the_other_sets_may_be_agreed_on(menace: str) -> None:
    g = play_first(new_table(1, module="menaces", menaces=menace), "Offer")
    assert g.cards.sets[g.players[0].menace_set] == menace


@clause("WK-MENACE-01", "WK-CALAM-02")
def test_alone_calamities_are_dealt_with_menaces_too_and_may_count_otherwise() -> None:
    assert new_table(1, module="menaces", calamity_vp="-1").calamity_vp == -1
    with pytest.raises(karczma.WrongTable, match="WK-MENACE-01"):
        new_table(2, module="menaces", calamity_vp="-1")


@clause("WK-MENACE-02")
def test_each_menace_deck_is_shuffled_once() -> None:
    g = new_table(2, module="menaces", menaces="random")
    before = g.shuffles
    play_first(g, "Offer")
    assert g.shuffles == before + 2
    g = play_first(new_table(2, module="menaces"), "MenaceWhich")
    before = g.shuffles
    seat = g.deciding()[0]
    g.apply(g.options(seat)[0], seat)
    assert g.shuffles == before + 1


@clause("WK-CHOICE-18", "WK-CHOICE-02")
def test_a_calamity_of_the_open_pile_is_mixed_into_each_hand() -> None:
    g = table()
    before = g.shuffles
    at(g, ChoicePhase())
    assert (g.shuffles, len(g.calamities)) == (before + 2, 6)


@clause("WK-SOLO-05")
def test_alone_a_hand_of_two_is_told() -> None:
    assert happened(at(table(1), SoloChoicePhase()), HandDealt) == [HandDealt(0, 2)]


@clause("WK-PROD-02")
@pytest.mark.parametrize("duchy", ["teressie_a", "valados_a", "senada_a"])
def test_every_duchy_produces_by_itself(duchy: str) -> None:
    g = table(players={0: {"duchy": duchy}})
    assert [icons(g, 0, resource) for resource in range(5)] == [2, 1, 1, 0, 0]


@clause("WK-PROD-02", "WK-SETUP-05")
def test_a_duchy_produces_from_the_moment_it_is_taken() -> None:
    g = new_table(2, module="none")
    seat = g.deciding()[0]
    do(g, "choose-duchy duchy=valados_a")
    assert g.players[seat].yields == [2, 1, 1, 0, 0]


@clause("WK-PROD-02", "WK-PROD-12")
def test_without_a_duchy_nothing_is_produced() -> None:
    g = new_table(2, module="none")
    g.rebuild()
    assert [player.yields for player in g.players] == [[0] * 5] * 2
