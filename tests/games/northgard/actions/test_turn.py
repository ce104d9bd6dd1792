"""Chapter "Actions": the six things a player may do on a turn."""

from __future__ import annotations

from games.northgard.northgard_table import B, hand, purse, table
from games.words import asked, at, do, going_on, may, names, why_not
from karczma.games.northgard.actions.turn import REMOVE, Act, Turn
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.year import Year
from karczma.ledger import clause

DISPLAY = ["early_foragers", "early_kindling", "early_old_songs"]


def turn(*cards: str, **words: object) -> Northgard:
    """Seat 0 is to act with this hand; the draw pile holds two cards."""
    start = {"draw": ["start_build", "start_explore"], "discard": [], "units": {B: 1}, "clan": "goat", **words}
    return at(table(3, {0: {"hand": cards, **start}, 1: {"hand": ["start_move"]}}, display=DISPLAY), Turn(0))


@clause("NG-TURN-01", "NG-TURN-26", "NG-TURN-28")
def test_turns_go_round_until_all_have_passed() -> None:
    g = turn("start_feast", "start_recruit", "start_move")
    do(g, "wait", "use-card card=start_feast")
    assert g.deciding() == (1,)
    do(g, "pass", f"take card={DISPLAY[0]}")
    assert (g.deciding(), asked(g)) == ((2,), "TakeWhich")  # seat 2 has no cards: it can only pass
    do(g, f"take card={DISPLAY[1]}")
    assert (g.deciding(), asked(g)) == ((0,), "Act")


@clause("NG-TURN-26", "NG-TURN-28")
def test_who_has_passed_takes_no_more_turns() -> None:
    start = {seat: {"hand": ["start_move", "start_feast"], "passed": seat == 1} for seat in range(3)}
    start[2]["passed"] = True
    g = at(table(3, start, display=DISPLAY), Turn(0))
    do(g, "wait", "use-card card=start_move")
    assert g.deciding() == (0,)  # the others have passed, so it is the same player's turn again


@clause("NG-TURN-02")
def test_the_six_options() -> None:
    g = turn("start_recruit", lore=3)
    assert may(g) == ["play card=start_recruit", "wait", "exchange", "remove", "upgrade", "pass"]


@clause("NG-TURN-03", "NG-TURN-07", "NG-TURN-04")
def test_flash_cards_before_and_after_the_main_card() -> None:
    g = turn("early_foragers", "early_kindling", "early_orchard_keepers", "start_move")
    do(g, "play card=early_foragers")
    assert asked(g) == "PlayOn"
    do(g, "play card=early_orchard_keepers")
    assert why_not(g, "play card=start_move") == ("NG-TURN-07", {"card": "start_move"})
    do(g, "play card=early_kindling")  # nothing but the second main card is left: the turn is over
    assert purse(g) == {"food": 4, "wood": 1}
    assert names(g, g.players[0].active) == ["early_foragers", "early_orchard_keepers", "early_kindling"]
    assert g.deciding() == (1,)


@clause("NG-TURN-05")
def test_a_card_is_resolved_before_the_next_is_played() -> None:
    g = turn("early_young_blood", "early_foragers")
    do(g, "play card=early_young_blood")
    assert asked(g) == "RecruitWhere"
    assert not any(text.startswith("play") for text in may(g))


@clause("NG-TURN-06")
def test_a_turn_of_flash_cards_only() -> None:
    g = turn("early_foragers", "start_move")
    do(g, "play card=early_foragers", "end-turn")
    assert g.deciding() == (1,)
    assert hand(g) == ["start_move"]


@clause("NG-TURN-08")
def test_flash_cards_accompany_only_playing() -> None:
    g = turn("early_foragers", "start_move")
    do(g, "wait", "use-card card=start_move")
    assert g.deciding() == (1,)


@clause("NG-TURN-09")
def test_waiting_lays_a_card_without_its_effect() -> None:
    g = turn("early_orchard_keepers")
    do(g, "wait")
    assert names(g, g.players[0].active) == ["early_orchard_keepers"]
    assert purse(g) == {}


@clause("NG-TURN-10", "NG-TURN-27")
def test_exchanging_a_card_costs_1_lore() -> None:
    g = turn("start_move", lore=1)
    do(g, "exchange")
    assert hand(g) == ["start_build"]
    assert names(g, g.players[0].active) == ["start_move"]
    assert purse(g) == {}


@clause("NG-TURN-27")
def test_the_card_exchanged_cannot_be_drawn_again() -> None:
    g = turn("start_move", lore=1, draw=[], discard=["start_feast"])
    do(g, "exchange")
    assert hand(g) == ["start_feast"]


@clause("NG-TURN-11")
def test_removing_a_card_costs_2_lore_and_draws_two() -> None:
    g = turn("start_move", lore=2)
    do(g, "remove")
    assert sorted(hand(g)) == ["start_build", "start_explore"]
    assert names(g, g.removed)[-1] == "start_move"
    assert purse(g) == {}


@clause("NG-TURN-12")
def test_unrest_cannot_be_removed() -> None:
    assert why_not(turn("unrest", lore=2), "remove") == ("NG-TURN-12", {})
    g = turn("unrest", "start_move", lore=2)
    do(g, "remove")  # the other card is the only answer
    assert "unrest" in hand(g)
    assert "start_move" not in hand(g)


@clause("NG-TURN-13")
def test_the_full_price_in_lore_is_needed() -> None:
    g = turn("start_move", food=9, wood=9)
    assert why_not(g, "exchange") == ("NG-TURN-13", {"price": 1, "lore": 0})
    assert why_not(g, "remove") == ("NG-TURN-13", {"price": 2, "lore": 0})
    assert why_not(g, "upgrade") == ("NG-TURN-13", {"price": 3, "lore": 0})


@clause("NG-TURN-14", "NG-TURN-15")
def test_upgrading_takes_a_clan_card_into_the_hand() -> None:
    g = turn("start_move", "start_feast", lore=3)
    do(g, "upgrade", "use-card card=start_move", "take-out", "take-upgrade card=clan_goat_larder")
    assert hand(g) == ["start_feast", "clan_goat_larder"]
    assert names(g, g.removed)[-1] == "start_move"
    assert purse(g) == {}
    assert g.deciding() == (1,)  # it is a flash card, but this turn is over


@clause("NG-TURN-14")
def test_the_card_used_to_upgrade_may_go_to_the_active_zone() -> None:
    g = turn("start_move", "start_feast", lore=3)
    do(g, "upgrade", "use-card card=start_move", "set-aside", "take-upgrade card=clan_goat_larder")
    assert names(g, g.players[0].active) == ["start_move"]


@clause("NG-TURN-14", "NG-TURN-16")
def test_it_is_the_card_used_that_counts_not_what_lies_there_already() -> None:
    g = turn("start_move", "start_feast", lore=3, active=["unrest"])
    do(g, "upgrade", "use-card card=start_move")
    assert may(g) == ["set-aside", "take-out"]
    do(g, "take-out")
    assert names(g, g.players[0].active) == ["unrest"]


@clause("NG-TURN-12")
def test_beside_unrest_other_cards_can_be_removed() -> None:
    why = REMOVE.refusal(turn("unrest", "start_move", lore=2), Act(0))
    assert why is None


@clause("NG-TURN-16")
def test_unrest_used_to_upgrade_stays() -> None:
    g = turn("unrest", "start_move", lore=3)
    do(g, "upgrade", "use-card card=unrest")  # to the active zone is the only answer
    assert asked(g) == "UpgradeWhich"
    assert names(g, g.players[0].active) == ["unrest"]


@clause("NG-TURN-17")
def test_each_upgrade_once() -> None:
    g = table(2, {0: {"hand": ["start_move"], "lore": 9}})
    g.players[0].upgrades = []
    at(g, Act(0))
    assert why_not(g, "upgrade") == ("NG-TURN-17", {})


@clause("NG-TURN-18", "NG-TURN-25")
def test_passing_discards_hand_and_active_zone() -> None:
    g = turn("start_move", "start_feast", active=["start_recruit"])
    do(g, "pass")
    assert sorted(names(g, g.players[0].discard)) == ["start_feast", "start_move", "start_recruit"]
    assert (g.players[0].hand, g.players[0].active) == ([], [])


@clause("NG-TURN-19", "NG-TURN-21")
def test_the_card_taken_goes_on_top_and_the_last_takes_the_last() -> None:
    g = turn("start_move")
    do(g, "pass")
    assert may(g) == [f"take card={name}" for name in DISPLAY]
    do(g, f"take card={DISPLAY[1]}")
    assert g.cards.names[g.players[0].draw.top[-1]] == DISPLAY[1]
    do(g, "pass", f"take card={DISPLAY[0]}")  # then seat 2, without cards, can only pass and takes the last
    assert g.display == []
    assert g.cards.names[g.players[2].draw.top[-1]] == DISPLAY[2]


@clause("NG-TURN-22", "NG-TURN-23", "NG-YEAR-03")
def test_the_first_to_pass_takes_the_marker_but_turns_go_on_clockwise() -> None:
    start = {seat: {"hand": ["start_move", "start_feast"]} for seat in range(3)}
    g = at(table(3, start, display=DISPLAY, first=0), Turn(0))
    do(g, "wait", "use-card card=start_move", "pass", f"take card={DISPLAY[0]}")
    assert g.first == 1
    assert g.deciding() == (2,)
    do(g, "pass", f"take card={DISPLAY[1]}")
    assert g.first == 1


@clause("NG-TURN-23", "NG-YEAR-03")
def test_the_new_holder_of_the_marker_leads_the_following_phases_and_the_next_year() -> None:
    start = {seat: {"hand": ["start_move"], "food": 9, "units": {seat: 1}} for seat in range(3)}
    g = going_on(table(3, start, display=DISPLAY, first=0), Year(), "actions")
    do(g, "wait", "pass", f"take card={DISPLAY[0]}")  # seat 0 waits, seat 1 passes first
    assert g.deciding() == (2,)
    do(g, "pass", f"take card={DISPLAY[1]}")
    order = []
    while asked(g) == "ExchangeFor":
        order.append(g.deciding()[0])
        do(g, "decline")
    assert (order, g.year) == ([1, 2, 0], 2)
    assert (asked(g), g.deciding(), g.first) == ("Act", (1,), 1)


@clause("NG-TURN-24")
def test_without_cards_one_can_only_pass() -> None:
    g = turn(lore=9)
    assert asked(g) == "TakeWhich"  # passing answered itself
    h = table(3, {0: {"lore": 9}})
    assert [str(choice) for choice in Act(0).options(h)] == ["pass"]
    assert {why.clause for choice in Act(0).candidates(h) if (why := choice.refusal(h, Act(0)))} == {"NG-TURN-24"}


@clause("NG-YEAR-01", "NG-YEAR-02")
def test_the_phases_of_a_year_in_order() -> None:
    steps = [step.__name__ for step in Year.steps]
    assert steps == ["begin", "draw_cards", "reveal", "actions", "creatures", "harvest", "winter", "end"]
