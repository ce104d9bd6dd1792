"""Chapter "Action phase": turns, passing, and the end that 25 VP bring."""

from __future__ import annotations

from games.empires_north.empires_table import acting, once, purse, shows, table, use
from games.words import asked, at, do, happened, may
from karczma.games.empires_north.turn import ActionPhase, Turn
from karczma.games.empires_north.words.events import LastRound, Passed
from karczma.ledger import clause


@clause("EN-ACT-01")
def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    g = at(table(3, first=2), ActionPhase())
    order = [g.deciding()[0]]
    for _ in range(3):
        do(g, "place-pawn tile=populate")
        order.append(g.deciding()[0])
    assert order == [2, 0, 1, 2]


@clause("EN-ACT-02")
def test_the_actions_of_a_turn() -> None:
    words = {"stone": 1, "food": 1, "raze": 1, "worker": 1, "hand": ["glen_mill"], "deck": ["warm_hearth"]}
    g = once({0: {**words, "empire": ["shepherds_lodge"], "pawns": ["populate"]}, 1: {"empire": ["shipwright"]}})
    assert may(g) == [
        "build card=glen_mill",
        "place-pawn tile=explore",
        "place-pawn tile=populate",
        "place-pawn tile=construct",
        "place-pawn tile=sail",
        "move-pawn source=populate tile=explore",
        "move-pawn source=populate tile=construct",
        "use-location card=shepherds_lodge place=0",
        "raze",
        "pass",
    ]
    turn = acting({0: {**words, "empire": ["shepherds_lodge"], "pawns": ["populate"]}, 1: {"empire": ["shipwright"]}})
    assert (turn.active, turn.deciding(), may(turn)) == (0, (0,), may(g))


@clause("EN-ACT-03")
def test_the_same_action_may_be_repeated() -> None:
    g = acting({0: {"stone": 2, "wood": 2, "hand": ["wool_market", "friendly_fair"]}, 1: {"passed": True}})
    do(g, "build card=wool_market", "build card=friendly_fair")
    assert "pass" in may(g)


@clause("EN-ACT-04")
def test_one_action_and_the_turn_is_over() -> None:
    g = do(acting({}), "place-pawn tile=populate")
    assert g.deciding() == (1,)


@clause("EN-ACT-05")
def test_who_has_passed_has_no_more_turns() -> None:
    g = do(acting({}), "pass")
    assert happened(g, Passed) == [Passed(0)]
    do(g, "place-pawn tile=populate")
    assert g.deciding() == (1,)
    assert g.players[0].passed


@clause("EN-ACT-07")
def test_the_phase_ends_when_all_have_passed() -> None:
    g = do(at(table(3), Turn(0)), "pass", "pass")
    assert g.deciding() == (2,)
    do(g, "pass")
    assert g.deciding() == ()


@clause("EN-ACT-07", "EN-ACT-11")
def test_after_each_turn_the_next_in_order_who_has_not_passed_acts() -> None:
    g = at(table(3, {1: {"passed": True}}), Turn(0))
    order = [g.deciding()[0]]
    for _ in range(3):
        do(g, "place-pawn tile=populate" if order[-1] == 2 else "place-pawn tile=explore")
        order.append(g.deciding()[0])
    assert order == [0, 2, 0, 2]


@clause("EN-ROUND-01", "EN-ACT-05")
def test_who_passed_in_one_round_acts_again_in_the_next() -> None:
    g = at(table(2, {0: {"passed": True}, 1: {"passed": True}}), ActionPhase())
    assert (g.deciding(), [player.passed for player in g.players]) == ((0,), [False, False])


@clause("EN-ACT-08")
def test_passing_is_always_possible_and_forced_on_whoever_can_do_nothing() -> None:
    assert "pass" in may(acting({0: {"wood": 9}}))
    stuck = {"pawns": ["explore!", "explore!"], "empire": [], "hand": []}
    g = acting({0: stuck})
    assert g.players[0].passed  # nobody was asked
    assert g.deciding() == (1,)


@clause("EN-ACT-09")
def test_25_points_make_this_round_the_last() -> None:
    words = {"clan": "ulaf", "wood": 1, "empire": ["shipwright"], "vp": 24}
    g = acting({0: words, 1: {"clan": "glenn"}})
    assert not g.last
    do(g, use(g, "shipwright"))
    assert g.last
    assert happened(g, LastRound) == [LastRound()]


@clause("EN-ACT-09")
def test_24_points_are_not_enough() -> None:
    g = acting({0: {"clan": "ulaf", "wood": 1, "empire": ["shipwright"], "vp": 23}, 1: {"clan": "glenn"}})
    do(g, use(g, "shipwright"))
    assert (purse(g)["vp"], g.last, g.reached) == (24, False, False)


@clause("EN-ACT-10")
def test_everybody_goes_on_acting_after_25_points() -> None:
    g = acting({0: {"clan": "ulaf", "wood": 1, "empire": ["shipwright"], "vp": 24}, 1: {"clan": "glenn"}})
    do(g, use(g, "shipwright"), "place-pawn tile=populate")
    assert (asked(g), g.deciding()) == ("Act", (0,))
    assert shows(g, "place-pawn")


@clause("EN-ACT-11")
def test_the_last_one_takes_turn_after_turn() -> None:
    g = do(acting({1: {"food": 1}}), "pass")
    for _ in range(2):
        do(g, "place-pawn tile=populate")
        assert g.deciding() == (1,)
    do(g, "pass")
    assert g.deciding() == ()
