"""Chapter "Setup": dealing and choosing Dukes."""

from __future__ import annotations

import pytest

import karczma
from games.valeria.valeria_table import keep_dukes, new_table, table
from games.words import do, happened, may
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.words.events import DukeKept, DukeRevealed, FirstPlayer, TurnBegan
from karczma.kernel.chance import Forced
from karczma.kernel.events import redacted
from karczma.ledger import clause


def hand(g: Valeria, seat: int) -> list[str]:
    return [g.cards.card_name(card) for card in g.realms[seat].dukes]


def keep(g: Valeria, seat: int, which: int = 0) -> str:
    """That seat keeps the first or the second of its Dukes; the name of the other one."""
    kept, other = hand(g, seat)[which], hand(g, seat)[1 - which]
    do(g, f"keep-duke duke={kept}", seat=seat)
    return other


@clause("VK-SETUP-23")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_is_dealt_two_dukes(seats: int) -> None:
    g = new_table(seats)
    dealt = [card for realm in g.realms for card in realm.dukes]
    assert [len(realm.dukes) for realm in g.realms] == [2] * seats
    assert sorted([*dealt, *g.duke_bag]) == list(g.cards.duke_id.values())


@clause("VK-SETUP-23")
def test_dukes_are_shuffled_so_chance_says_who_is_dealt_which() -> None:
    five_domains = (0, 0, 0, 0, 0)
    g = new_table(2, Forced((*five_domains, 9, 0, 0, 6)))
    assert hand(g, 0) == ["cornelius_the_dreamer", "waryn_lord_of_rogues"]
    assert hand(g, 1) == ["elsyn_saint_of_shadows", "simon_the_unclean"]


@clause("VK-SETUP-23")
@pytest.mark.parametrize("which", [0, 1])
def test_one_of_the_two_is_kept_and_the_other_goes_to_the_box(which: int) -> None:
    g = new_table(3)
    two = hand(g, 1)
    assert may(g, 1) == [f"keep-duke duke={name}" for name in two]
    other = keep(g, 1, which)
    assert hand(g, 1) == [two[which]]
    assert g.box == [g.cards.duke_id[other]]


@clause("VK-SETUP-23")
def test_a_duke_that_was_not_dealt_to_a_player_cannot_be_kept_by_that_player() -> None:
    g = new_table(2)
    before = g.fingerprint()
    for name in [*hand(g, 1), g.cards.card_name(g.duke_bag[0])]:
        with pytest.raises(karczma.Illegal) as error:
            do(g, f"keep-duke duke={name}", seat=0)
        assert error.value.refusal == ("K-FLOW-01", {})
    assert g.fingerprint() == before


@clause("VK-ICON-04")
def test_nobody_has_more_than_one_duke_when_the_game_begins() -> None:
    g = keep_dukes(new_table(5))
    assert [len(realm.dukes) for realm in g.realms] == [1] * 5
    assert (len(g.box), g.duke_bag) == (5, [])


@clause("VK-ICON-04")
def test_a_duke_is_chosen_only_once() -> None:
    g = new_table(2)
    other = keep(g, 0)
    assert (g.deciding(), list(g.options(0))) == ((1,), [])
    with pytest.raises(karczma.Illegal):
        do(g, f"keep-duke duke={other}", seat=0)


@clause("VK-SETUP-24")
def test_a_duke_stays_secret_until_the_final_count_and_then_everybody_sees_it() -> None:
    g = table(3, {0: {"duke": "reese_the_firebrand"}})
    mine = g.realms[0].dukes
    assert [g.view(seat).realms[0].dukes == mine for seat in (-1, 0, 1, 2)] == [False, True, False, False]
    g.start(FinalCount())
    assert [g.view(seat).realms[0].dukes == mine for seat in (-1, 0, 1, 2)] == [True] * 4
    assert happened(g, DukeRevealed)[0] == DukeRevealed(0, "reese_the_firebrand")


@clause("VK-SETUP-30")
def test_all_choose_at_the_same_time_and_in_any_order() -> None:
    g = new_table(3)
    assert g.deciding() == (0, 1, 2)
    keep(g, 2)
    assert g.deciding() == (0, 1)
    keep(g, 0)
    assert g.deciding() == (1,)


@clause("VK-SETUP-30")
def test_the_first_player_is_drawn_when_the_last_duke_is_chosen_and_not_before() -> None:
    g = new_table(2)
    g.listen()
    kept = hand(g, 1)[0]
    keep(g, 1)
    assert g.heard == [DukeKept(1, kept, 0b10)]
    keep(g, 0)
    assert [type(event) for event in g.heard[1:4]] == [DukeKept, FirstPlayer, TurnBegan]


@clause("VK-SETUP-30")
def test_while_others_still_choose_nobody_can_tell_what_a_player_has_chosen() -> None:
    g = new_table(3)
    before = [g.view(seat).fingerprint() for seat in (-1, 1, 2)]
    keep(g, 0)
    assert [g.view(seat).fingerprint() for seat in (-1, 1, 2)] == before
    assert len(g.view(0).realms[0].dukes) == 1


@clause("VK-SETUP-30")
def test_nobody_learns_which_duke_another_player_rejected() -> None:
    first, second = new_table(2), new_table(2)
    for g, which in ((first, 0), (second, 1)):
        keep(g, 0, which)
        keep(g, 1)
    assert first.box != second.box
    assert first.view(1).fingerprint() == second.view(1).fingerprint()
    assert first.view(-1).fingerprint() == second.view(-1).fingerprint()


@clause("VK-SETUP-30", "VK-SETUP-24")
def test_the_event_of_keeping_a_duke_names_it_to_its_owner_alone() -> None:
    g = new_table(3)
    g.listen()
    kept = hand(g, 1)[0]
    keep(g, 1)
    [told] = happened(g, DukeKept)
    assert [redacted(told, seat).duke for seat in (-1, 0, 1, 2)] == ["", "", kept, ""]
