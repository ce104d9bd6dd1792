"""Spies: a face-down card is looked at in secret."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.wonderful_kingdom.kingdom_table import table
from games.words import Players, asked, at, do, happened, may, names, not_on_show, why_not
from karczma.games.wonderful_kingdom.choice.dealing import leftovers
from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.words.events import CardSpied
from karczma.kernel.events import redacted
from karczma.ledger import clause


def spying(**words: object) -> WonderfulKingdom:
    """Seat 1 has a spy; three traps of seat 0 lie in the left area and in both selection areas."""
    players: Players = {
        0: {"selection": ["obelisk", "harbour/0"]},
        1: {"selection": ["quarry/0"], "spies": 1, "hand": ["citadel", "watermill"], **words},
    }
    return table(players=players, left=["hamlet/0", "cathedral"], right=["university/1"])


SPOTS = ["spy place=left number=0", "spy place=own number=0", "spy place=opponent number=1"]


@clause("WK-TRAP-10")
def test_a_spy_may_look_before_selecting() -> None:
    g = at(spying(), Select(1, False))
    assert may(g) == ["take area=left", "take area=right", *SPOTS]


@clause("WK-TRAP-10", "WK-CHOICE-21")
def test_a_spy_may_look_before_the_offer_but_not_in_the_middle_of_it() -> None:
    g = at(spying(), Offer(1, 2))
    assert [text for text in may(g) if text.startswith("spy")] == SPOTS
    do(g, "put card=citadel area=left trap=False")
    assert asked(g) == "Offer"
    assert why_not(g, SPOTS[0]) == ("WK-TRAP-10", {})


@clause("WK-TRAP-10", "WK-TRAP-08")
def test_open_cards_are_not_spied_on() -> None:
    g = at(spying(), Select(1, False))
    assert why_not(g, "spy place=left number=1") == ("WK-TRAP-08", {"card": "cathedral"})
    assert why_not(g, "spy place=opponent number=0") == ("WK-TRAP-08", {"card": "obelisk"})
    g = at(spying(spies=0), Select(1, False))
    assert not_on_show(g, "spy place=left number=1")


@clause("WK-TRAP-08", "WK-TRAP-12")
@pytest.mark.parametrize(
    ("text", "card", "back"),
    [
        (SPOTS[0], "hamlet", lambda g: g.areas[0][0]),
        (SPOTS[1], "quarry", lambda g: g.players[1].selection[0]),
        (SPOTS[2], "harbour", lambda g: g.players[0].selection[1]),
    ],
)
def test_only_the_user_of_a_spy_learns_the_card(text: str, card: str, back: Callable[[WonderfulKingdom], int]) -> None:
    g = at(spying(), Select(1, False))
    assert back(g.view(1)) < 0
    do(g, text)
    assert names(g, [back(g.view(1))]) == [card]
    assert back(g.view(-1)) < 0
    [event] = happened(g, CardSpied)
    assert (event.card, redacted(event, 0).card, redacted(event, 1).card, redacted(event, -1).card) == (
        card,
        "",
        card,
        "",
    )


@clause("WK-TRAP-08", "WK-TRAP-09")
def test_a_spy_works_once_per_round() -> None:
    g = at(spying(spy_tokens=1), Select(1, False))
    do(g, SPOTS[0])
    assert asked(g) == "Select"
    assert g.players[1].spies == 0
    assert may(g) == ["take area=left", "take area=right"]
    assert why_not(g, SPOTS[1]).clause == "WK-TRAP-08"
    assert g.players[1].spy_tokens == 1
    g.frames, g.at, g.offered = [], [], None
    at(g, Round())
    assert g.players[1].spies == 1


@clause("WK-TRAP-08")
def test_two_spies_look_twice() -> None:
    g = at(spying(spies=2), Select(1, False))
    do(g, SPOTS[0], SPOTS[1])
    assert g.players[1].spies == 0
    assert names(g, [g.view(1).areas[0][0], g.view(1).players[1].selection[0]]) == ["hamlet", "quarry"]


@clause("WK-TRAP-05")
def test_nobody_needs_to_spy_on_an_own_trap() -> None:
    g = at(spying(), Select(1, False))
    assert why_not(g, "spy place=right number=0").clause == "WK-TRAP-05"


@clause("WK-TRAP-12")
def test_what_a_spy_has_seen_stays_known_when_the_card_moves() -> None:
    g = at(spying(), Select(1, False))
    do(g, SPOTS[0], "take area=left")
    assert names(g, g.view(1).players[1].selection[1:2]) == ["hamlet"]
    g = at(spying(), Select(1, False))
    do(g, SPOTS[0], "take area=right")
    leftovers(g)
    assert names(g, [card for card in g.view(1).buried if card >= 0]) == ["hamlet"]
    assert all(card < 0 for card in g.view(-1).buried)


@clause("WK-TRAP-04")
def test_without_a_spy_nobody_may_look() -> None:
    g = at(spying(spies=0), Select(1, False))
    assert may(g) == ["take area=left", "take area=right"]
    assert why_not(g, SPOTS[0]).clause == "WK-TRAP-08"
