"""Small print: what a rule says at its edges, each by the clause that says it."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from games.wonderful_kingdom.kingdom_table import lying_on, missing, new_table, purse, table
from games.words import at, do, going_on, happened, may, names, why_not
from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.choice.dealing import deal_hand, reshuffle
from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.construction.building import complete
from karczma.games.wonderful_kingdom.menaces.base_box import GiantRats
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.planning import Plan, Planning, put_bad_cards
from karczma.games.wonderful_kingdom.production import ProductionStep, Work, set_aside
from karczma.games.wonderful_kingdom.rounds import Round, award_medal
from karczma.games.wonderful_kingdom.scoring import calamity_points, medals_of, menace_points
from karczma.games.wonderful_kingdom.table.boards import TerritoryEntry
from karczma.games.wonderful_kingdom.table.catalogue import catalogue
from karczma.games.wonderful_kingdom.table.entries import DevelopmentEntry
from karczma.games.wonderful_kingdom.table.packed import of
from karczma.games.wonderful_kingdom.table.setup import Setup
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import (
    EXPLORATION,
    FACE_UP,
    GOLD,
    MATERIALS,
    NOBODY,
    RIVAL,
    SOLDIER,
)
from karczma.games.wonderful_kingdom.variants.solo import OwnOffer, rival_puts
from karczma.games.wonderful_kingdom.words.derived import derived_view, productions
from karczma.games.wonderful_kingdom.words.events import (
    CardSpied,
    CardTrapped,
    ColourDrawn,
    DeckReshuffled,
    HandDealt,
    MedalWon,
    RivalCardHidden,
)
from karczma.ledger import clause

CARDS = catalogue(None)


def planning(**words: Any) -> WonderfulKingdom:
    return at(table(players={0: words}), Plan(0))


# -- cards ---------------------------------------------------------------------------------------------------------


@clause("WK-COMP-06")
def test_every_card_is_found_by_its_name() -> None:
    assert all(CARDS.names[CARDS.card_id[name]] == name for name in CARDS.names)
    assert CARDS.card_id["hamlet"] == CARDS.names.index("hamlet")


@clause("WK-PROD-07", "WK-PROD-02")
def test_a_card_produces_by_its_icons_or_by_the_cards_of_a_family() -> None:
    produces = {name: CARDS.produces[CARDS.card_id[name]] for name in ("quarry", "druids", "great_statue")}
    assert produces == {"quarry": True, "druids": True, "great_statue": False}


@clause("WK-MENACE-12", "WK-DEV-01", "WK-DRAG-01", "WK-SIS-01", "WK-ILLU-01")
def test_the_cards_of_the_menace_sets_and_what_they_do() -> None:
    devours = [CARDS.devours[CARDS.card_id[f"devourer_{token}"]] for token in ("materials", "gold")]
    assert devours == [MATERIALS, GOLD]
    assert {name for name, rat in zip(CARDS.names, CARDS.is_rat, strict=True) if rat} == {"rat"}
    assert of(CARDS.cost[CARDS.card_id["hamlet"]], SOLDIER) == 0
    assert all(of(CARDS.cost[card], SOLDIER) > 0 for deck in CARDS.deck_of_set for card in deck)


@clause("WK-FIGHT-01")
def test_only_cards_to_be_built_are_recycled() -> None:
    assert CARDS.recycle[CARDS.card_id["barracks"]] == ((MATERIALS, 1),)
    assert {CARDS.recycle[card] for deck in CARDS.deck_of_set for card in deck} == {()}


@clause("WK-QUEST-04")
def test_a_reward_that_names_no_points_gives_none() -> None:
    stages = [stage for quest in CARDS.quest_entries for stage in quest.stages]
    told = [stage for stages in CARDS.stages for stage in stages]
    assert [stage.vp for stage in told] == [(each.get("first_vp", 0), each.get("second_vp", 0)) for each in stages]


@clause("WK-QUEST-04")
def test_a_new_stage_is_bare() -> None:
    g = table(module="quests", quest="the_lost_crown")
    assert lying_on(g, -1) == {}
    assert missing(g, -1) != {}


@clause("WK-CONQ-05", "WK-CONQ-04")
@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({"spots": ({"bonus": "gold", "often": "yes"},)}, "often"),
        ({"spots": ({"start": "blue"},)}, "bonus"),
        ({"spots": ()}, "WK-CONQ-05"),
        ({"spots": ({"bonus": "gold"},), "production": {"soldier": 1}}, "soldier"),
    ],
)
def test_a_territory_that_makes_no_sense_is_refused(words: dict[str, Any], wrong: str) -> None:
    name: Any = {"en": "Ford", "pl": "Bród"}
    with pytest.raises(ValueError, match=wrong):
        TerritoryEntry(name=name, kind="land", vp={"red": 1, "blue": 1}, adjacent=(), **words)


@clause("WK-COMP-11")
def test_a_card_gives_only_cubes_of_the_steps_when_recycled() -> None:
    words: Any = {"name": {"en": "Inn", "pl": "Zajazd"}, "family": "structure", "source": "design", "cost": {"gold": 1}}
    with pytest.raises(ValueError, match="recycle"):
        DevelopmentEntry(**words, recycle={"soldier": 1})


# -- set-up --------------------------------------------------------------------------------------------------------


@clause("WK-SETUP-11")
def test_with_legends_its_sets_are_allowed() -> None:
    with pytest.raises(karczma.WrongTable, match="WK-SETUP-11"):
        new_table(2, menaces="devourers,thieves", legends="false")
    assert new_table(2, menaces="devourers,thieves", legends="true").legends
    assert not new_table(2, menaces="marauders,thieves", legends="false").legends


@clause("WK-MENACE-01")
def test_alone_calamities_count_what_the_table_says_also_with_menaces() -> None:
    assert new_table(1, module="menaces", calamity_vp="-5").calamity_vp == -5


@clause("WK-CONQ-14", "WK-SETUP-09")
def test_the_side_of_the_duchy_cards_is_that_of_the_table() -> None:
    assert new_table(2, module="conquest").side == "E"
    assert new_table(2, module="none", duchies="B").side == "B"


@clause("WK-SETUP-08")
def test_before_anything_is_dealt_only_open_piles_are_known() -> None:
    g = new_table(2, module="none")
    assert {g.known[card] for card in g.deck.bag} == {0}


@clause("WK-SETUP-07")
def test_the_colours_are_told() -> None:
    g = table(chance=[1])
    going_on(g, Setup("choose", "choose", "choose"), "colours")
    assert happened(g, ColourDrawn) == [ColourDrawn(0, "red"), ColourDrawn(1, "blue")]


@clause("WK-CSOLO-03")
def test_alone_in_conquest_one_is_red_by_the_rule_of_that_mode() -> None:
    g = table(1, module="conquest", board="C1")
    going_on(g, Setup("choose", "choose", "C1"), "colours")
    assert [(event.colour, event.rule) for event in happened(g, ColourDrawn)] == [("red", "WK-CSOLO-03")]
    g = table(1)
    going_on(g, Setup("choose", "choose", "choose"), "colours")
    assert happened(g, ColourDrawn) == [ColourDrawn(0, "blue")]


# -- choice --------------------------------------------------------------------------------------------------------


@clause("WK-CHOICE-04", "WK-CHOICE-15")
def test_a_deck_made_of_discarded_cards_is_told() -> None:
    g = table(deck=())
    g.listen()
    reshuffle(g)
    assert len(happened(g, DeckReshuffled)) == 1


@clause("WK-ADV-05", "WK-QUEST-09")
def test_a_calamity_is_dealt_unseen() -> None:
    g = table(module="quests", quest="the_lost_crown")
    before, top = g.shuffles, g.calamities[-1]
    deal_hand(g, 0)
    assert top in g.players[0].hand
    assert (g.known[top], g.shuffles - before) == (0, 1)


@clause("WK-CHOICE-07")
def test_an_offered_card_is_open_and_bears_no_token() -> None:
    g = at(table(players={0: {"hand": ["hamlet", "quarry"]}}), Offer(0, 2))
    do(g, "put card=hamlet area=left trap=False")
    [card] = g.areas[0]
    assert (g.marks[0], g.traps[0], g.known[card]) == ([NOBODY], [FACE_UP], g.everyone)


@clause("WK-TRAP-01", "WK-TRAP-04")
def test_a_trap_is_told_to_who_put_it_there() -> None:
    g = at(table(players={1: {"hand": ["hamlet", "quarry"], "traps": 1}}), Offer(1, 2))
    do(g, "put card=hamlet area=left trap=True")
    [event] = happened(g, CardTrapped)
    assert event == CardTrapped(1, "hamlet", "left", 1 << 1)


@clause("WK-TRAP-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_spy_sees_is_told_to_its_owner(seat: int) -> None:
    players = {seat: {"spies": 1, "hand": ["quarry"]}}
    g = at(table(players=players, left=[f"hamlet/{1 - seat}"], right=["citadel"]), Select(seat, False))
    do(g, "spy place=left number=0")
    assert happened(g, CardSpied) == [CardSpied(seat, "left", 0, "hamlet", 1 << seat)]
    assert g.players[seat].spies == 0


@clause("WK-ILLU-11", "WK-CHOICE-09")
def test_after_a_swap_an_area_is_still_to_be_taken() -> None:
    g = table(module="menaces", left=["hamlet"], right=["citadel"], players={0: {"selection": ["obelisk"]}})
    g.marks = [[0], [0]]
    g.illusions -= 2
    at(g, Select(0, False))
    do(g, "swap own=0 area=left number=0")
    assert names(g, g.players[0].selection) == ["hamlet"]
    assert may(g) == ["take area=left", "take area=right"]
    assert why_not(g, "swap own=0 area=right number=0").clause == "WK-ILLU-16"


@clause("WK-SOLO-05")
def test_alone_two_cards_are_drawn_for_an_offer() -> None:
    g = table(1)
    g.round_deck.bag += [g.deck.bag.pop() for _ in range(4)]
    at(g, OwnOffer(0))
    assert happened(g, HandDealt) == [HandDealt(0, 2)]
    assert len(g.players[0].hand) == 2


@clause("WK-TRAP-04")
def test_what_the_rival_hides_nobody_knows_and_what_he_shows_everybody() -> None:
    g = table(1)
    g.round_deck.bag += [g.deck.bag.pop() for _ in range(2)]
    rival_puts(g, 0, hidden=True)
    assert happened(g, RivalCardHidden) == [RivalCardHidden("left")]
    assert (g.known[g.areas[0][0]], g.traps[0], g.marks[0]) == (0, [RIVAL], [NOBODY])
    rival_puts(g, 1, hidden=False)
    assert (g.known[g.areas[1][0]], g.traps[1], g.marks[1]) == (g.everyone, [FACE_UP], [NOBODY])


@clause("WK-TRAP-04")
def test_a_bad_card_that_the_rival_shows_has_been_seen() -> None:
    g = table(1)
    g.round_deck.bag.append(g.calamities.pop())
    g.known[g.round_deck.bag[0]] = 0
    before = list(g.exposed)
    rival_puts(g, 0, hidden=False)
    assert g.exposed != before


# -- planning ------------------------------------------------------------------------------------------------------


@clause("WK-PLAN-01")
def test_turning_up_the_cards_is_one_moment() -> None:
    g = table(players={0: {"selection": ["hamlet/1"]}})
    before = g.moment
    at(g, Planning())
    assert g.moment == before + 1


@clause("WK-CBON-05")
def test_without_conquest_nothing_is_destroyed() -> None:
    g = at(table(module="quests", quest="the_lost_crown", players={0: {"selection": ["hamlet"]}}), Planning())
    assert g.deciding() == (0, 1)


@clause("WK-CALAM-04", "WK-CALAM-03")
def test_beside_a_calamity_the_other_cards_stay_selected() -> None:
    g = table(players={0: {"selection": ["hamlet", "calamity_flood", "quarry"]}})
    put_bad_cards(g, 0)
    player = g.players[0]
    assert (names(g, player.selection), names(g, player.calamities)) == (["hamlet", "quarry"], ["calamity_flood"])


@clause("WK-PLAN-04")
def test_a_card_of_this_planning_is_scrapped_for_free_cubes() -> None:
    g = planning(selection=["barracks"], construction=["hamlet"])
    do(g, "begin card=barracks", "scrap card=barracks at=1")
    assert (purse(g), g.players[0].alchemy) == ({"materials": 1}, 0)
    do(g, "scrap card=hamlet at=0")
    assert (purse(g), g.players[0].alchemy) == ({"materials": 1}, 1)


@clause("WK-COMP-10", "WK-ADV-12")
@pytest.mark.parametrize(
    ("advisor", "cards"),
    [("architect", ("barracks", "quarry")), ("cartographer", ("uncharted_isle", "lost_library"))],
)
def test_a_discount_of_a_family_is_had_once_a_round(advisor: str, cards: tuple[str, str]) -> None:
    g = table(module="advisors", players={0: {"built": [advisor], "selection": list(cards)}})
    at(g, Plan(0))
    do(g, f"begin card={cards[0]}", "use-ability", f"begin card={cards[1]}")
    assert type(g.decision(0)).__name__ == "Plan"  # and not asked for the second card


@clause("WK-BUILD-07", "WK-PLAN-09")
def test_a_completed_advisor_works_at_once() -> None:
    g = table(module="advisors", players={0: {"construction": ["court_alchemist"], "alchemy": 4}})
    complete(g, 0, 0)
    assert (g.players[0].alchemy, purse(g)) == (0, {"krystallium": 1})
    g = table(module="advisors", players={0: {"construction": ["hamlet"], "alchemy": 4}})
    complete(g, 0, 0)
    assert g.players[0].alchemy == 4


@clause("WK-BUILD-03", "WK-BUILD-04")
def test_krystallium_finds_no_room_on_a_full_space() -> None:
    g = planning(construction=[("barracks", {"materials": 3})], krystallium=1)
    assert why_not(g, "crystallise token=materials card=barracks at=0") == (
        "WK-BUILD-01",
        {"card": "barracks", "token": "materials"},
    )
    assert "crystallise token=population card=barracks at=0" in may(g)


@clause("WK-BUILD-05")
def test_a_soldier_finds_no_room_on_a_full_space() -> None:
    g = planning(construction=[("watchtower", {"soldier": 1})], soldier=1)
    assert why_not(g, "post card=watchtower at=0") == ("WK-BUILD-01", {"card": "watchtower", "token": "soldier"})


@clause("WK-QUEST-10")
def test_a_card_is_scrapped_but_not_a_stage() -> None:
    g = table(module="quests", quest="the_lost_crown", players={0: {"construction": ["hamlet"]}})
    at(g, Plan(0))
    assert [text for text in may(g) if text.startswith("scrap")] == ["scrap card=hamlet at=0"]
    assert why_not(g, "scrap card=the_lost_crown at=-1").clause == "WK-QUEST-10"


@clause("WK-PLAN-11")
def test_in_production_no_cube_stays_loose() -> None:
    g = at(table(players={0: {"gold": 2, "construction": ["citadel"]}}), Work(0, GOLD))
    assert why_not(g, "done") == ("WK-PLAN-11", {"loose": 2})


# -- production ----------------------------------------------------------------------------------------------------


@clause("WK-PROD-01")
def test_after_planning_comes_production() -> None:
    players = {0: {"built": ["quarry"], "construction": ["citadel"]}, 1: {"construction": ["cathedral"]}}
    g = going_on(table(players=players), Round(), "production")
    assert {type(g.decision(seat)).__name__ for seat in g.deciding()} == {"Work"}


@clause("WK-PROD-04", "WK-ADV-08")
def test_a_quartermaster_may_enlist_among_the_cubes() -> None:
    words = {"built": ["quartermaster"], "materials": 1, "construction": ["citadel"]}
    g = at(table(module="advisors", players={0: words}), Work(0, MATERIALS))
    assert "enlist" in may(g)
    assert "enlist" in [str(choice) for choice in Work(0, MATERIALS).candidates(g)]


@clause("WK-PROD-02", "WK-PROD-12")
def test_icons_are_those_of_the_duchy_and_of_the_completed_cards() -> None:
    g = table(players={0: {"built": ["druids", "troubadours"]}})
    bare = table()
    player = g.players[0]
    assert player.yields[EXPLORATION] == bare.players[0].yields[EXPLORATION] + 2  # one for each company
    assert len(player.yields) == 5
    player.duchy = 0
    g.recount(player)
    assert player.yields[:4] == [a + b for a, b in zip(g.cards.duchy_yields[0], (0, 0, 0, 2), strict=False)]
    player.duchy, player.built = NOBODY, []
    g.recount(player)
    assert player.yields == [0] * 5


@clause("WK-DEV-08", "WK-PROD-02")
def test_the_outlook_reckons_with_devourers() -> None:
    g = table(module="menaces", players={0: {"construction": ["devourer_gold"]}})
    bare = table(module="menaces")
    told, before = productions(g), productions(bare)
    assert [each[GOLD] for each in told] == [before[0][GOLD], before[1][GOLD] + 1]
    assert {len(each) for each in told} == {5}
    assert derived_view(g.view(0)).duchies[1].production[GOLD] == told[1][GOLD]


@clause("WK-DEV-12", "WK-DEV-13")
def test_the_fourth_cube_set_aside_becomes_a_calamity() -> None:
    g = table(1, module="menaces", players={0: {"set_aside": 3}})
    set_aside(g, 1, GOLD)
    assert (g.players[0].set_aside, len(g.players[0].calamities)) == (0, 1)


@clause("WK-SUPR-02")
def test_without_a_marshal_a_soldier_is_trained_first() -> None:
    g = at(table(players={0: {"built": ["quarry"]}}), ProductionStep(MATERIALS))
    assert (g.players[0].training, g.players[0].wallet[SOLDIER]) == (1, 0)


# -- menaces and points --------------------------------------------------------------------------------------------


@clause("WK-FIGHT-03", "WK-MENACE-10")
def test_a_defeated_menace_gives_its_reward_at_once() -> None:
    name = next(n for n, b, m in zip(CARDS.names, CARDS.bonus, CARDS.menace, strict=True) if m and b is not None)
    fight = of(CARDS.cost[CARDS.card_id[name]], SOLDIER)
    words = {"construction": [(name, {"soldier": fight - 1}), "citadel"], "soldier": 1}
    g = at(table(module="menaces", legends="true", players={0: words}), Fight(0))
    do(g, f"send card={name} at=0")
    assert names(g, g.players[0].built) == [name]
    assert [event.seat for event in happened(g, Gained)] == [0]


@clause("WK-MENACE-13")
def test_a_new_rat_is_bare() -> None:
    g = at(table(module="menaces", players={0: {"construction": ["giant_rats_1"]}}), GiantRats(0))
    assert names(g, g.players[0].construction) == ["giant_rats_1", "rat"]
    assert (lying_on(g, 1), missing(g, 1)) == ({}, {"soldier": 1})


@clause("WK-CALAM-02", "WK-SCORE-04", "WK-CALAM-01")
def test_substitutes_cost_like_calamities_and_nobody_ignores_any_without_an_advisor() -> None:
    g = table(players={0: {"calamities": 1}})
    g.players[0].substitutes = 2
    assert calamity_points(g, 0) == 3 * -3
    g = table(module="advisors", players={0: {"calamities": 3, "built": ["exorcist"]}})
    assert calamity_points(g, 0) == -3


@clause("WK-MENACE-09")
def test_without_the_module_menaces_count_nothing() -> None:
    g = table()
    assert menace_points(g, g.players[0]) == 0


@clause("WK-SOLO-11")
def test_the_medal_is_the_players() -> None:
    g = table(1, players={0: {"built": ["royal_palace", "cathedral"]}})
    award_medal(g)
    [event] = happened(g, MedalWon)
    assert event.seat == 0


@clause("WK-SOLO-11")
def test_the_medals_are_those_of_the_chosen_menaces() -> None:
    g = table(1, module="menaces", legends="true", players={0: {"menaces": "devourers"}})
    assert medals_of(g) == CARDS.medals.get("devourers", CARDS.medals["base"])
    assert medals_of(table(1, module="quests", quest="the_lost_crown")) == CARDS.medals["base"]
