"""Chapters "Course of the game", "Cleanup phase" and "End of the game": rounds, and when there are no more."""

from __future__ import annotations

from games.empires_north.empires_table import hand, new_table, on_card, only_islands, play_last, purse, table, turned
from games.words import Words, asked, at, do, going_on, happened, names
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.round import Cleanup, Round
from karczma.games.empires_north.table.terms import IN_FRONT, PHASES, VP
from karczma.games.empires_north.turn import ActionPhase
from karczma.games.empires_north.words.events import (
    CardsReadied,
    GameEnded,
    IslandsCleared,
    LastRound,
    PhaseBegan,
    RoundBegan,
)
from karczma.kernel.events import rule_of
from karczma.ledger import clause


@clause("EN-ROUND-01", "EN-LOOK-01", "EN-ACT-01")
def test_four_phases_in_this_order() -> None:
    g = play_last(new_table(2, clans="random"), "Act")
    assert PHASES[g.phase] == "action"
    heard = g.listen()
    do(g, "pass", "pass")
    play_last(g, "Act")
    phases = [event.phase for event in heard if isinstance(event, PhaseBegan)]
    assert phases == ["expedition", "cleanup", "lookout", "action"]
    assert [event.round for event in heard if isinstance(event, RoundBegan)] == [2]
    assert [step.__name__ for step in Round.steps] == ["lookout", "actions", "expedition", "scenario", "end"]


@clause("EN-ROUND-02", "EN-CLEAN-08")
def test_goods_and_cards_are_kept() -> None:
    words = {"wood": 3, "gold": 1, "raze": 2, "hand": ["wool_market", "warm_hearth"]}
    g = at(table(2, {0: words}), Cleanup())
    assert purse(g) == {"wood": 3, "gold": 1, "raze": 2}
    assert sorted(hand(g)) == ["warm_hearth", "wool_market"]


@clause("EN-ROUND-03")
def test_nothing_is_produced_by_itself() -> None:
    g = going_on(table(2, {0: {}, 1: {}}), Round(), "end")
    play_last(g, "Act")
    assert (purse(g, 0), purse(g, 1)) == ({}, {})


@clause("EN-ROUND-04")
def test_workers_buy_neither_resources_nor_cards() -> None:
    g = at(table(2, {0: {"worker": 4, "pawns": ["explore!", "explore!"], "empire": []}, 1: {}}), ActionPhase())
    assert g.deciding() == (1,)  # with four Workers and nothing else there was only passing


@clause("EN-CLEAN-01", "EN-END-01", "EN-SCORE-07")
def test_the_last_round_has_no_cleanup() -> None:
    g = table(2, {0: {"vp": 26, "spent": 2, "pawns": ["explore"]}, 1: {"vp": 3}})
    g.last = True
    going_on(g, Round(), "expedition")
    assert g.over
    assert (g.players[0].spent, g.players[0].pawns) == (2, [0, IN_FRONT])
    [ended] = happened(g, GameEnded)
    assert (ended, rule_of(ended)) == (GameEnded((0,), g.scores()), "EN-SCORE-07")


@clause("EN-CLEAN-02")
def test_workers_come_back() -> None:
    g = at(table(2, {0: {"worker": 1, "spent": 4}, 1: {"spent": 2}}), Cleanup())
    assert (purse(g, 0), g.players[0].spent) == ({"worker": 5}, 0)
    assert purse(g, 1) == {"worker": 2}


@clause("EN-CLEAN-03")
def test_all_cards_are_readied() -> None:
    words = {"empire": ["glen_mill", "wool_market"], "exhausted": ["glen_mill", "wool_market"]}
    g = at(table(2, {0: words}), Cleanup())
    assert turned(g) == []


@clause("EN-PAWN-11")
def test_pawns_come_back_ready() -> None:
    g = at(table(2, {0: {"pawns": ["explore", "sail!"]}, 1: {"pawns": ["sail"]}}), Cleanup())
    assert [player.pawns for player in g.players] == [[IN_FRONT, IN_FRONT]] * 2


@clause("EN-CLEAN-04")
def test_face_up_islands_make_room_for_new_ones() -> None:
    new: Words = {"next_nearby": ["sheep_isle", "timber_isle"], "next_distant": ["gold_coast", "free_port"]}
    g = at(table(2, nearby=["gull_rock"], **new), Cleanup())
    assert [names(g, row) for row in g.islands] == [["sheep_isle", "timber_isle"], ["gold_coast", "free_port"]]
    assert [names(g, pile) for pile in g.island_discards] == [["gull_rock"], ["whale_bay", "amber_shore"]]


@clause("EN-CLEAN-05")
def test_the_first_player_marker_goes_clockwise() -> None:
    assert at(table(3, first=1), Cleanup()).first == 2
    assert at(table(3, first=2), Cleanup()).first == 0


@clause("EN-CLEAN-06")
def test_25_points_in_the_expedition_make_the_next_round_the_last() -> None:
    g = table(2, {0: {"vp": 24}}, queue=["0"], nearby=["lighthouse_isle"])
    do(going_on(g, Round(), "expedition"), "visit island=lighthouse_isle")
    assert (purse(g)["vp"], g.over, g.reached) == (26, False, True)
    assert (asked(g), g.round, g.last) == ("Act", 2, True)
    told = [type(event).__name__ for event in g.heard or [] if isinstance(event, LastRound | RoundBegan)]
    assert told == ["RoundBegan", "LastRound"]


@clause("EN-CLEAN-07")
def test_what_is_assigned_stays() -> None:
    words = {"clan": "mackinnon", "empire": ["counting_house"], "assigned": {"counting_house": {"worker": 1}}}
    g = at(table(1, {0: words}), Cleanup())
    assert (on_card(g, "counting_house"), purse(g)) == ({"worker": 1}, {})


@clause("EN-CLEAN-09")
def test_old_islands_are_discarded_before_new_ones_are_revealed() -> None:
    g = at(only_islands(table(2), "nearby"), Cleanup())
    assert sorted(names(g, g.islands[0])) == ["gull_rock", "pirate_den"]  # they joined the shuffle
    assert g.island_discards[0] == []
    few = at(only_islands(table(2, nearby=["gull_rock"]), "nearby"), Cleanup())
    assert names(few, few.islands[0]) == ["gull_rock"]


@clause("EN-END-02", "EN-EX-20")
def test_example_points_of_the_expedition_bring_one_more_round() -> None:
    """From 23 to 26 VP in the Expedition phase of round 5."""
    words = {"clan": "ulaf", "vp": 23, "empire": ["twin_ships"]}
    g = table(2, {0: words, 1: {"clan": "glenn"}}, queue=["0"], nearby=["lighthouse_isle"], round=5)
    do(going_on(g, Round(), "expedition"), "visit island=lighthouse_isle")
    assert (purse(g)["vp"], g.last) == (26, True)  # nobody had a Worker, so Lookout is over already
    phases = [event.phase for event in happened(g, PhaseBegan)]
    assert phases == ["expedition", "cleanup", "lookout", "action"]
    assert g.round == 6
    do(g, "pass", "pass")
    assert (g.over, g.round) == (True, 6)
    phases = [event.phase for event in happened(g, PhaseBegan)]
    assert phases[4:] == ["expedition"]  # and no Cleanup


@clause("EN-END-03")
def test_25_points_from_storage_end_the_current_round() -> None:
    words = {"clan": "mackinnon", "vp": 24, "empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 2}}}
    g = at(table(2, {0: words, 1: {"clan": "glenn"}}), Lookout())
    do(g, "branch number=1")
    assert (purse(g)["vp"], g.last) == (26, True)
    assert happened(g, LastRound) == [LastRound()]


@clause("EN-END-04")
def test_the_end_is_not_taken_back() -> None:
    g = table(2, {0: {"vp": 24}})
    receive(g, 0, "gull_rock", ((VP, 1),))
    assert (g.last, g.reached) == (True, True)
    g.players[0].wallet[VP] = 3
    going_on(g, Round(), "expedition")
    assert g.over


@clause("EN-END-05")
def test_ships_of_the_last_round_still_land() -> None:
    g = table(2, {0: {"vp": 25}}, queue=["1"], nearby=["lighthouse_isle"])
    g.last = True
    do(going_on(g, Round(), "expedition"), "visit island=lighthouse_isle")
    assert g.over
    assert purse(g, 1) == {"vp": 2}
    assert g.scores()[1] == 2 + 3


@clause("EN-END-06")
def test_who_reached_25_first_need_not_win() -> None:
    g = table(2, {0: {"vp": 25, "empire": []}, 1: {"vp": 24, "gold": 3, "empire": []}})
    g.last = True
    going_on(g, Round(), "expedition")
    assert (g.scores(), g.winners()) == ((25, 27), (1,))


def test_a_game_goes_on_without_25_points() -> None:
    g = going_on(table(2, {0: {"vp": 24}}), Round(), "expedition")
    assert not g.over
    assert g.round == 2


@clause("EN-ACT-09")
def test_the_goal_is_noticed_once() -> None:
    g = table(2, {0: {"vp": 24}})
    receive(g, 0, "gull_rock", ((VP, 1),))
    receive(g, 0, "gull_rock", ((VP, 1),))
    assert happened(g, LastRound) == [LastRound()]
    late = table(2, {0: {"vp": 24}})
    at(late, Expedition())
    receive(late, 0, "gull_rock", ((VP, 1),))
    assert (late.reached, late.last) == (True, False)
    at(late, Lookout())
    assert late.last


@clause("EN-ROUND-01")
def test_each_phase_knows_its_name() -> None:
    for phase, name in ((Lookout(), "lookout"), (ActionPhase(), "action"), (Expedition(), "expedition")):
        assert PHASES[at(table(2, queue=["0"]), phase).phase] == name
    assert PHASES[at(table(2), Cleanup()).phase] == "cleanup"


@clause("EN-CLEAN-03", "EN-CLEAN-04")
def test_a_cleanup_tells_only_what_it_had_to_do() -> None:
    g = at(table(2, {0: {"empire": ["glen_mill"], "exhausted": ["glen_mill"]}, 1: {}}), Cleanup())
    assert happened(g, CardsReadied) == [CardsReadied(0, 1)]
    assert happened(g, IslandsCleared) == [IslandsCleared()]
    assert happened(at(table(2, nearby=[], distant=[]), Cleanup()), IslandsCleared) == []
