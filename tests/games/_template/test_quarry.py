"""The toy game, clause by clause: set the table, act, look."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from karczma.games import find
from karczma.games._template.bots.judgement import evaluate
from karczma.games._template.scoring import Scoring
from karczma.games._template.table.catalogue import COMMISSIONS, PIECES, STONES, provenance
from karczma.games._template.table.setup import Keep
from karczma.games._template.table.state import Player, Quarry
from karczma.games._template.turn import Bid, MakeBid, Round
from karczma.games._template.words.events import BidShown, CommissionKept, StoneLeft, StoneScouted, StoneSold
from karczma.kernel.chance import Forced
from karczma.kernel.choices import Illegal, no
from karczma.kernel.events import redacted
from karczma.kernel.zones import Card, Pile
from karczma.ledger import clause

NUMBER = {piece.id: Card(number) for number, piece in enumerate(PIECES)}


def cards(*names: str) -> list[Card]:
    return sorted(NUMBER[name] for name in names)


def table(
    *players: Player, quarry: tuple[str, ...] = (), open_bids: bool = False, dice: tuple[int, ...] = ()
) -> Quarry:
    """A table in the middle of a game; the stones of the quarry are drawn from right to left."""
    return Quarry(
        seats=len(players),
        players=list(players),
        quarry=Pile(bottom=[NUMBER[stone] for stone in quarry]),
        commissions=Pile(),
        known=[0] * len(PIECES),
        pool=[0] * len(PIECES),
        open_bids=open_bids,
        source=Forced(dice, start=1),  # opening the lanes for the bids is tick 0
    )


def bid(g: Quarry, *coins: int) -> Quarry:
    """All bid; whoever has no coins has no choice."""
    for seat, amount in enumerate(coins):
        if seat in g.deciding():
            g.apply(Bid(amount), seat)
    return g


@clause("TT-COMP-01")
def test_there_are_four_stones_and_three_commissions_of_each_colour() -> None:
    assert Counter(stone.colour for stone in STONES) == {"grey": 4, "white": 4, "red": 4}
    assert sorted(stone.worth for stone in STONES) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert Counter(commission.colour for commission in COMMISSIONS) == {"grey": 3, "white": 3, "red": 3}
    assert provenance() == {"design": 21}


@clause("TT-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_six_coins_and_two_hidden_commissions(seats: int) -> None:
    g: Any = find("_template").new(seats, 5)
    assert [player.coins for player in g.players] == [6] * seats
    assert all(len(player.hand) == 2 and min(player.hand) >= len(STONES) for player in g.players)
    assert len(g.quarry) == 12
    assert all(card < 0 for card in g.view(-1).players[0].hand)


@clause("TT-SETUP-02")
def test_one_commission_is_kept_and_the_other_goes_unseen_into_the_box() -> None:
    g: Any = find("_template").new(2, 5)
    kept, other = g.players[0].hand
    heard = g.listen()
    g.apply(Keep(PIECES[kept].id), 0)
    g.apply(g.options(1)[0], 1)
    assert g.players[0].hand == [kept]
    assert other in g.box
    assert (other in g.view(0).box, other in g.view(1).box) == (True, False)
    told = CommissionKept(0, PIECES[kept].id, 0b01)
    assert heard[0] == told
    assert (redacted(told, 0).commission, redacted(told, 1).commission) == (PIECES[kept].id, "")


@clause("TT-SETUP-03")
def test_the_first_player_leads_the_first_round() -> None:
    g = find("_template").new(3, 5)
    for seat in range(3):
        g.apply(g.options(seat)[0], seat)
    assert g.frames == [Round(0)]


@clause("TT-ROUND-01")
def test_only_the_leader_looks_at_the_stone() -> None:
    g = table(Player(), Player(), quarry=("chalk", "marble"))
    heard = g.listen()
    g.start(Round(1))
    assert g.view(1).quarry.top == cards("marble")
    assert g.view(0).quarry.top[0] < 0
    assert heard == [StoneScouted(1, "marble", 0b10)]


@clause("TT-ROUND-02")
def test_who_bids_nothing_earns_a_coin_and_the_lead_passes_to_the_left() -> None:
    g = bid(table(Player(), Player(), Player(), quarry=("chalk", "marble")).start(Round(2)), 2, 0, 1)
    assert [player.coins for player in g.players] == [4, 7, 6]
    assert g.frames == [Round(0)]
    assert [player.bid for player in g.players] == [0, 0, 0]


@clause("TT-BID-01")
def test_bids_of_up_to_six_coins_are_secret_until_all_are_made() -> None:
    g = table(Player(coins=9), Player(), quarry=("chalk", "marble")).start(Round(0))
    heard = g.listen()
    assert g.options(0) == [Bid(coins) for coins in range(7)]
    g.apply(Bid(5), 0)
    assert g.view(1).players[0].bid == 0
    assert heard == []
    g.apply(Bid(2), 1)
    assert heard[:2] == [BidShown(0, 5), BidShown(1, 2)]


@clause("TT-BID-02")
def test_nobody_bids_more_than_they_have() -> None:
    g = table(Player(coins=2), Player(), quarry=("chalk",)).start(Round(0))
    assert g.options(0) == [Bid(0), Bid(1), Bid(2)]
    with pytest.raises(Illegal) as error:
        g.apply(Bid(3), 0)
    assert error.value.refusal == no("TT-BID-02", bid=3, coins=2)


@clause("TT-BID-03")
@pytest.mark.parametrize(
    ("bids", "buyer", "coins"),
    [((3, 2), 0, [3, 6]), ((1, 6), 1, [6, 0]), ((4, 4), None, [6, 6]), ((0, 0), None, [7, 7])],
)
def test_the_only_highest_bid_pays_and_takes_the_stone(
    bids: tuple[int, int], buyer: int | None, coins: list[int]
) -> None:
    g = table(Player(), Player(), quarry=("chalk", "marble")).start(Round(0))
    heard = g.listen()
    bid(g, *bids)
    sold = [seat for seat in (0, 1) if g.players[seat].stones == cards("marble")]
    assert sold == ([] if buyer is None else [buyer])
    assert g.rubble == (cards("marble") if buyer is None else [])
    assert [player.coins for player in g.players] == coins
    assert heard[2] == (StoneLeft("marble") if buyer is None else StoneSold(buyer, "marble", max(bids)))


@clause("TT-BID-04")
def test_open_bids_are_called_out_from_the_leader_on() -> None:
    g = table(Player(), Player(), Player(), quarry=("marble",), open_bids=True).start(Round(1))
    assert g.decision(1) == MakeBid(1)
    g.apply(Bid(4), 1)
    assert g.deciding() == (2,)
    assert g.view(2).players[1].bid == 4


@clause("TT-SOLO-01")
@pytest.mark.parametrize(("die", "rubble"), [(2, []), (3, ["marble"])])
def test_the_solo_player_bids_against_a_die(die: int, rubble: list[str]) -> None:
    g = table(Player(), quarry=("chalk", "marble"), dice=(die,)).start(Round(0))
    g.apply(Bid(3), 0)
    assert [PIECES[stone].id for stone in g.rubble] == rubble


@clause("TT-SOLO-02")
@pytest.mark.parametrize(("stones", "winners"), [(("marble", "gneiss", "porphyry", "jasper"), (0,)), (("marble",), ())])
def test_the_solo_player_wins_with_fifteen_points(stones: tuple[str, ...], winners: tuple[int, ...]) -> None:
    g = table(Player(stones=cards(*stones)))
    assert g.over
    assert g.winners() == winners


@clause("TT-END-01")
def test_the_game_ends_with_the_last_stone_and_the_commissions_are_revealed() -> None:
    g = table(Player(hand=cards("mill")), Player(hand=cards("oven")), quarry=("marble",)).start(Round(0))
    assert g.winners() == ()
    bid(g, 1, 0)
    assert g.over
    assert g.view(0).players[1].hand == cards("oven")


@clause("TT-END-02")
def test_stones_score_their_worth_and_more_in_the_colour_of_the_commission() -> None:
    g = table(Player(hand=cards("mill"), stones=cards("granite", "slate", "marble")), Player())
    assert g.scores() == (3 + 2 + 1 + 2 + 4, 0)
    assert g.view(1).scores() == (3 + 1 + 4, 0)


@clause("TT-END-03")
@pytest.mark.parametrize(
    ("stone", "coins", "winners"),
    [("gneiss", (1, 5), (0,)), ("granite", (1, 5), (1,)), ("granite", (5, 5), (0, 1))],
    ids=["points", "coins", "shared"],
)
def test_most_points_win_then_most_coins_then_all_of_them(
    stone: str, coins: tuple[int, int], winners: tuple[int, ...]
) -> None:
    g = table(Player(stones=cards(stone), coins=coins[0]), Player(stones=cards("jasper"), coins=coins[1]))
    assert g.winners() == winners


def test_scoring_asks_nobody_anything() -> None:
    assert table(Player(), Player()).start(Scoring()).over


def test_the_evaluation_prefers_points_and_coins() -> None:
    poor, rich = Player(coins=0), Player(coins=4)
    assert evaluate(table(poor, rich), 1) > evaluate(table(poor, rich), 0)
    assert evaluate(table(Player(stones=cards("marble"), coins=0)), 0) == 4
