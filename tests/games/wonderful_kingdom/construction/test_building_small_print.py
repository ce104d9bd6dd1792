"""What the clauses of planning, building and production say besides their main point."""

from __future__ import annotations

from games.wonderful_kingdom.kingdom_table import lying_on, missing, purse, table
from games.words import asked, at, do, going_on, happened, names, not_on_show
from karczma.games.wonderful_kingdom.planning import Plan, Planning
from karczma.games.wonderful_kingdom.production import Production, ProductionStep, Work
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import FACE_UP, GOLD, MATERIALS
from karczma.games.wonderful_kingdom.words.events import Produced, TokensReceived
from karczma.ledger import clause

# -- planning ------------------------------------------------------------------------------------------------------


@clause("WK-PLAN-01", "WK-TRAP-06")
def test_revealed_cards_bear_no_trap_any_more_when_the_first_question_is_asked() -> None:
    words = {"selection": ["hamlet/1", "quarry", "marauders_1/1"]}
    g = at(table(module="menaces", players={0: words}), Planning())
    assert asked(g) == "GiveUpWhich"
    assert g.players[0].selection_traps == [FACE_UP] * 3


@clause("WK-PLAN-06", "WK-PLAN-07")
def test_calamities_and_menaces_leave_the_rest_in_its_order() -> None:
    words = {"selection": ["hamlet", "calamity_flood", "quarry", "thieves_1", "citadel"]}
    g = at(table(module="menaces", players={0: words}), Planning())
    player = g.players[0]
    assert (names(g, player.selection), player.selection_traps) == (["hamlet", "quarry", "citadel"], [FACE_UP] * 3)
    assert (names(g, player.calamities), names(g, player.construction)) == (["calamity_flood"], ["thieves_1"])


@clause("WK-PLAN-10", "WK-PLAN-11")
def test_krystallium_and_soldiers_need_not_be_placed() -> None:
    g = at(table(players={0: {"krystallium": 2, "soldier": 1, "construction": ["obelisk"]}}), Plan(0))
    assert "ready" not in [str(each) for each, _ in g.refusals(0)]
    do(g, "ready")
    assert purse(g) == {"krystallium": 2, "soldier": 1}
    g = at(table(players={0: {"krystallium": 2, "soldier": 1, "construction": ["obelisk"]}}), Work(0, GOLD))
    assert "done" not in [str(each) for each, _ in g.refusals(0)]


# -- production ----------------------------------------------------------------------------------------------------


@clause("WK-DEV-04", "WK-DEV-05")
def test_a_devourer_of_the_second_seat_feeds_the_first() -> None:
    g = at(table(module="menaces", players={1: {"construction": ["devourer_gold"]}}), ProductionStep(GOLD))
    assert happened(g, Produced) == [Produced(0, "gold", 2), Produced(1, "gold", 1)]


@clause("WK-ILLU-04", "WK-ILLU-15")
def test_alone_nobody_receives_illusionist_tokens() -> None:
    g = at(table(1, {0: {"construction": ["thieves_1"], "menaces": "thieves"}}, module="menaces"), Production())
    assert (happened(g, TokensReceived), g.players[0].illusions) == ([], 0)


@clause("WK-ADV-08")
def test_nobody_enlists_without_the_quartermaster_or_in_another_step() -> None:
    words = {"construction": ["cathedral"], "materials": 1, "gold": 1}
    g = at(table(module="advisors", players={0: words}), Work(0, MATERIALS))
    assert not_on_show(g, "enlist")
    g = at(table(module="advisors", players={0: {**words, "built": ["quartermaster"]}}), Work(0, GOLD))
    assert not_on_show(g, "enlist")


@clause("WK-ADV-08", "WK-ADV-12")
def test_a_used_discount_says_nothing_of_other_families() -> None:
    built = ["architect", "cartographer", "steward"]
    words = {"built": built, "selection": ["hamlet", "sunken_city", "quarry", "obelisk"]}
    g = at(table(module="advisors", players={0: words}), Plan(0))
    do(g, "begin card=hamlet", "use-ability", "begin card=sunken_city")
    assert asked(g) == "TakeDiscount"
    do(g, "use-ability", "begin card=quarry")
    assert asked(g) == "Plan"
    do(g, "recycle card=obelisk")
    assert asked(g) == "TakeExtra"
    assert [lying_on(g, at) for at in (0, 1, 2)] == [{"materials": 1}, {"exploration": 1}, {}]
    assert missing(g, 0) == {"materials": 1}


# -- the round -----------------------------------------------------------------------------------------------------


@clause("WK-CHOICE-01", "WK-SOLO-02")
def test_two_players_get_a_hand_each_and_one_alone_a_round_deck() -> None:
    g = at(table(), Round())
    assert ([len(player.hand) for player in g.players], len(g.round_deck)) == ([8, 8], 0)
    g = at(table(1), Round())
    assert ([len(player.hand) for player in g.players], len(g.round_deck)) == ([2], 14)


@clause("WK-ROUND-02", "WK-PROD-01")
def test_after_planning_the_round_goes_on_with_production() -> None:
    g = going_on(table(players={0: {"selection": ["hamlet"]}}), Round(), "planning")
    assert {asked(g, seat) for seat in g.deciding()} == {"Plan"}
    do(g, "begin card=hamlet", "ready", seat=0)
    do(g, "ready", seat=1)
    assert (asked(g), [event.token for event in happened(g, Produced)]) == ("Work", ["materials"] * 2)


# -- pieces --------------------------------------------------------------------------------------------------------


def refused(g: WonderfulKingdom, seat: int = 0) -> dict[str, str]:
    """What is on show but refused, and by which clause."""
    return {str(each): why.clause for each, why in g.refusals(seat)}


@clause("WK-BUILD-01")
def test_a_cube_is_refused_only_where_no_space_of_its_type_is_free() -> None:
    words = {"construction": ["market_town", "sage"], "population": 1, "gold": 1, "exploration": 1}
    g = at(table(module="advisors", players={0: words}), Plan(0))
    places = {text for text in refused(g) if text.startswith("place")}
    free = {("population", "market_town at=0"), ("gold", "sage at=1"), ("exploration", "sage at=1")}
    cubes = ("population", "gold", "exploration")
    assert places == {
        f"place token={token} card={card}"
        for token in cubes
        for card in ("market_town at=0", "sage at=1")
        if (token, card) not in free
    }


@clause("WK-BUILD-03", "WK-BUILD-01")
def test_krystallium_is_refused_only_where_no_space_is_free() -> None:
    g = at(table(players={0: {"construction": [("market_town", {"population": 1})], "krystallium": 1}}), Plan(0))
    assert refused(g)["crystallise token=population card=market_town at=0"] == "WK-BUILD-01"
    assert "crystallise token=materials card=market_town at=0" not in refused(g)


@clause("WK-BUILD-05")
def test_a_soldier_of_the_pool_is_posted_and_the_planning_goes_on() -> None:
    g = at(table(players={0: {"construction": ["watchtower"], "soldier": 1}}), Plan(0))
    assert "post card=watchtower at=0" not in refused(g)
    do(g, "post card=watchtower at=0")
    assert (asked(g), lying_on(g, 0), purse(g)) == ("Plan", {"soldier": 1}, {})
    assert refused(g)["post card=watchtower at=0"] == "WK-BUILD-01"
