"""Module "Creatures": where they stand and what that means, how they appear and activate."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import A, B, C, D, army, dice, only, purse, table
from games.words import Words, asked, at, do, happened, may, question, why_not
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.passing import Passing
from karczma.games.northgard.battles.aftermath import refuges
from karczma.games.northgard.map.laying import lay, misfit
from karczma.games.northgard.moves.move import HowMany, Moving, Orders
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import cell
from karczma.games.northgard.variants.creatures import appear, bear_on, creatures_on, wolf_on
from karczma.games.northgard.variants.more_creatures import CallCreature
from karczma.games.northgard.variants.prowling import Arrival, CreaturePhase, Prowl, within_reach
from karczma.games.northgard.words.events import CreatureAppeared, CreatureDrawn, CreatureMoved, UnitsLost
from karczma.games.northgard.year import Year
from karczma.kernel.zones import Pile
from karczma.ledger import clause

WOLF, BEAR, DRAUGR, VALKYRIE = "wolf_beige", "brown_bear_beige", "draugr_beige", "fallen_valkyrie_beige"


def wild(creatures: dict[str, int], units: dict[int, int] | None = None, **words: Any) -> Northgard:
    own: Words = {key: words.pop(key) for key in ("food", "clan", "kaija") if key in words}
    return table(
        2, {0: {"units": units or {}, "clan": "goat", **own}, 1: words.pop("enemy", {})}, creatures=creatures, **words
    )


def next_creature(g: Northgard, name: str) -> Northgard:
    """That card lies on top of the creature pile."""
    card = g.cards.card_id[f"creature_{name}"]
    g.creature_pile.bag.remove(card)
    g.creature_pile.top.append(card)
    return g


def line(g: Northgard) -> list[str]:
    return [g.cards.names[card].removeprefix("creature_") for card in g.line]


# -- appearing -----------------------------------------------------------------------------------------------------


@clause("NG-CREA-05", "NG-CREA-06")
def test_a_creature_joins_the_right_end_of_the_line() -> None:
    g = next_creature(wild({WOLF: A}), DRAUGR)
    appear(g, C)
    assert (line(g), g.stands) == ([WOLF, DRAUGR], [A, C])


@clause("NG-CREA-08")
def test_an_empty_pile_is_made_anew() -> None:
    g = wild({})
    g.creature_discard, g.creature_pile = [*g.creature_pile.bag], Pile()
    assert appear(g, A) is not None
    assert (len(g.creature_pile), g.creature_discard) == (8, [])


@clause("NG-CREA-09")
def test_when_none_is_left_nothing_appears() -> None:
    g = wild({})
    g.box, g.creature_pile = sorted([*g.box, *g.creature_pile.bag]), Pile()
    assert appear(g, A) is None
    assert g.line == []


@clause("NG-CREA-17", "NG-CREA-22")
def test_an_explored_lair_brings_a_creature_that_strikes_the_controller() -> None:
    """Seat 0 lays a tile whose lair joins the territory of seat 1: the draugr costs seat 1 a unit."""
    g = table(2, {0: {"units": {B: 1}, "clan": "goat"}, 1: {"units": {C: 2}, "clan": "raven"}}, creatures={})
    next_creature(only(g, "tile_01"), DRAUGR)
    do(at(g, Exploring(0, 1)), "lay-at x=1 y=0", "turned turn=1")  # the lair comes to lie in the south-west
    [event] = happened(g, CreatureAppeared)
    assert event.territory == C
    assert army(g, 1) == {C: 1}
    assert not happened(g, CreatureMoved)


@clause("NG-CREA-19")
def test_fame_comes_before_the_creature() -> None:
    """The tile closes the own territory and its lair lies there: the fame is gained although the last unit falls."""
    land = ("tile_01 0 0 0", "tile_05 1 0 0", "tile_02 0 1 0")
    g = table(2, {0: {"units": {2: 1}, "clan": "goat"}}, land=land, creatures={})
    next_creature(only(g, "tile_06"), DRAUGR)
    at(g, Exploring(0, 1))
    while asked(g) == "LayWhere":
        do(g, "lay-at x=1 y=1")
    do(g, "turned turn=2")  # its lair faces the middle
    assert purse(g) == {"fame": 4}
    assert army(g) == {}


@clause("NG-CREA-18", "NG-CREA-20")
def test_creatures_are_no_obstacle_and_a_merge_is_no_battle() -> None:
    g = wild({VALKYRIE: 5}, {2: 2}, land=("tile_01 0 0 0", "tile_02 1 1 0"))
    tile = g.cards.card_id["tile_05"]
    assert misfit(g, tile, cell(1, 0), 0) is None
    lay(g, 0, tile, cell(1, 0), 0)
    assert (army(g), g.stands, g.battle) == ({2: 2}, [2], None)


@clause("NG-CTYPE-12", "NG-CREA-16")
def test_movement_only_in_the_creature_phase() -> None:
    g = next_creature(wild({}, {A: 2}), DRAUGR)
    at(g, Arrival(-1, A))
    assert (army(g), g.stands) == ({A: 1}, [A])
    assert "creatures" in [step.__name__ for step in Year.steps]


# -- sharing and not sharing ---------------------------------------------------------------------------------------


@clause("NG-CREA-10", "NG-CREA-11")
def test_units_move_through_a_territory_with_a_sharing_creature() -> None:
    g = at(wild({WOLF: B}, {A: 2}), Moving(0, 2, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=2", f"from source={B}", f"to target={C}", "units n=2")
    assert army(g) == {C: 2}


@clause("NG-CREA-12")
def test_all_effects_on_a_territory_apply() -> None:
    g = wild({WOLF: A, BEAR: A})
    assert len(creatures_on(g, A)) == 2
    assert wolf_on(g, A)
    assert bear_on(g, A)


@clause("NG-CREA-13")
def test_entering_beside_a_valkyrie_means_a_fight() -> None:
    g = at(wild({VALKYRIE: B}, {A: 9}, chance=dice("3", "2")), Moving(0, 2, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=8")
    assert may(g) == ["stop", f"from source={A}"]  # those in B must stop
    do(g, "stop")
    assert (army(g), line(g), purse(g)) == ({A: 1, B: 8}, [], {"fame": 4})


@clause("NG-CREA-14")
def test_two_of_them_cannot_be_entered() -> None:
    g = at(wild({VALKYRIE: B, "fallen_valkyrie_brown": B}, {A: 2}), Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}")
    assert question(g, HowMany).target == D


@clause("NG-CREA-15", "NG-CTYPE-05")
def test_a_valkyrie_attacks_where_she_moves_in() -> None:
    g = at(wild({VALKYRIE: C}, {B: 1}, chance=dice("3", "2")), CreaturePhase())
    assert g.stands == [B]
    assert asked(g) == "Retreat"


@clause("NG-CREA-23")
def test_beside_enemy_units_only_those_are_fought() -> None:
    g = wild({VALKYRIE: B}, {A: 5}, enemy={"units": {B: 1}, "clan": "raven"}, chance=dice("damage", "2"))
    at(g, Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=5")
    assert (army(g), line(g)) == ({B: 5}, [VALKYRIE])  # the winner stays beside her


@clause("NG-CTYPE-07", "NG-CFIGHT-03")
def test_units_placed_beside_a_valkyrie_stay_until_they_attack() -> None:
    g = at(wild({VALKYRIE: A}, {A: 3}), Moving(0, 1, 0, 0, Orders()))
    do(g, "stop")
    assert may(g) == ["hunt creature=creature_fallen_valkyrie_beige", "spare"]
    do(g, "spare")
    assert army(g) == {A: 3}


# -- the creature phase --------------------------------------------------------------------------------------------


@clause("NG-CPHASE-01", "NG-CPHASE-02")
def test_every_creature_moves_once_if_it_can() -> None:
    g = at(wild({WOLF: A, DRAUGR: C}, {B: 3}), CreaturePhase())
    while g.deciding():
        do(g, may(g)[0])
    assert [event.creature for event in happened(g, CreatureMoved)] == ["creature_wolf_beige", "creature_draugr_beige"]


@clause("NG-CPHASE-03")
def test_a_creature_ignores_difficult_borders() -> None:
    g = at(wild({WOLF: C}, {D: 1}), CreaturePhase())
    assert g.stands == [D]


@clause("NG-CPHASE-04")
def test_never_to_another_creature() -> None:
    g = wild({WOLF: A, DRAUGR: B}, {B: 5})
    assert within_reach(g, g.line[0]) == [D]


@clause("NG-CPHASE-05")
def test_units_are_preferred_to_empty_land() -> None:
    g = wild({WOLF: A}, {B: 1})
    assert within_reach(g, g.line[0]) == [B]
    assert within_reach(wild({WOLF: A}), g.line[0]) == [B, D]


@clause("NG-CPHASE-06", "NG-CPHASE-14")
def test_priorities_decide_also_between_neutral_territories() -> None:
    g = at(wild({WOLF: A}), CreaturePhase())
    assert g.stands == [D]  # a wolf looks for resources first: two icons against none


@clause("NG-CPHASE-07")
def test_buildings_count_1_and_3() -> None:
    g = wild({BEAR: A}, {B: 1, D: 1}, built={B: ["silo", "menhir"], D: ["forge"]})
    assert at(g, CreaturePhase()).stands == [D]


@clause("NG-CPHASE-08")
def test_most_units() -> None:
    assert at(wild({DRAUGR: A}, {B: 3, D: 2}), CreaturePhase()).stands == [B]


@clause("NG-CPHASE-09")
def test_icons_of_tiles_and_buildings_count_together() -> None:
    g = wild({WOLF: A}, {B: 1, D: 1}, built={B: ["silo", "menhir", "woodcutters_lodge"]})
    assert at(g, CreaturePhase()).stands == [B]


@clause("NG-CPHASE-10")
def test_the_first_player_decides_ties() -> None:
    """Between B and D a draugr sees one unit, two building points and two icons on either side."""
    built = {B: ["silo", "woodcutters_lodge"], D: ["defense_tower", "training_camp"]}
    g = table(2, {0: {"units": {B: 1, D: 1}}}, creatures={DRAUGR: A}, first=1, built=built)
    at(g, CreaturePhase())
    assert (g.deciding(), may(g)) == ((1,), [f"prowl-to territory={B}", f"prowl-to territory={D}"])
    do(g, f"prowl-to territory={D}")
    assert g.stands == [D]


@clause("NG-CPHASE-13")
def test_a_beaten_creature_is_left_out_and_no_other_is_skipped() -> None:
    g = wild({VALKYRIE: C, WOLF: D}, {B: 9}, chance=dice("damage", "3"))
    at(g, CreaturePhase())
    while g.deciding():
        do(g, may(g)[0])
    assert line(g) == [WOLF]
    moved = [event.creature for event in happened(g, CreatureMoved)]
    assert moved == ["creature_fallen_valkyrie_beige", "creature_wolf_beige"]


@clause("NG-CTYPE-06", "NG-CTYPE-13")
def test_one_that_cannot_move_does_nothing() -> None:
    g = wild({VALKYRIE: A, WOLF: B, DRAUGR: D, BEAR: C}, {A: 2, D: 2})
    g.waking = []
    at(g, Prowl(-1, g.line[0]), Prowl(-1, g.line[2]))
    assert (army(g), g.battle) == ({A: 2, D: 2}, None)
    assert not happened(g, UnitsLost)


# -- single types --------------------------------------------------------------------------------------------------


@clause("NG-CTYPE-01", "NG-CTYPE-14")
def test_nobody_moves_out_from_beside_a_bear() -> None:
    g = at(wild({BEAR: B}, {A: 2, B: 1}), Moving(0, 3, 0, 0, Orders()))
    assert why_not(g, f"from source={B}") == ("NG-CTYPE-01", {"territory": B})
    do(g, f"from source={A}", f"to target={B}", "units n=1")
    assert why_not(g, f"from source={B}") == ("NG-CTYPE-01", {"territory": B})


@clause("NG-CTYPE-02", "NG-CTYPE-03", "NG-CFIGHT-06")
def test_retreat_into_and_out_of_a_bears_territory() -> None:
    g = wild({BEAR: B, VALKYRIE: D}, {A: 1})
    assert refuges(g, 0, A) == [B]  # the bear shares, the valkyrie does not
    assert refuges(g, 0, B) == [A, C]


@clause("NG-CTYPE-04", "NG-CLAN-07")
def test_a_draugrs_victim_is_chosen_by_its_owner() -> None:
    g = next_creature(wild({}, {A: 2}, clan="bear", kaija=A), DRAUGR)
    at(g, Arrival(-1, A))
    assert asked(g) == "KaijaGoes"
    do(g, "with-kaija")
    assert (army(g), g.kaija) == ({A: 2}, -1)


@clause("NG-CTYPE-04")
def test_no_other_creature_takes_a_unit_by_appearing() -> None:
    for creature in (WOLF, BEAR):
        g = at(next_creature(wild({}, {A: 2}), creature), Arrival(-1, A))
        assert (army(g), asked(g), line(g)) == ({A: 2}, "", [creature])


@clause("NG-CTYPE-08")
def test_after_the_last_unit_the_territory_is_neutral() -> None:
    g = next_creature(wild({}, {A: 1}), DRAUGR)
    at(g, Arrival(-1, A))
    assert (g.owner[A], army(g)) == (-1, {})
    h = next_creature(wild({}, {A: 1}), DRAUGR)
    at(h, Arrival(-1, B))
    assert army(h) == {A: 1}


# -- more creatures ------------------------------------------------------------------------------------------------


def more(creatures: dict[str, int], units: dict[int, int] | None = None, **words: Any) -> Northgard:
    return wild(creatures, units, more_creatures=True, **words)


@clause("NG-MORE-01")
def test_the_passing_player_may_call_a_creature() -> None:
    g = at(more({}, {A: 1}, display=["early_foragers", "early_kindling"]), Passing(0))
    do(g, "take card=early_foragers")
    assert (asked(g), may(g)) == ("WantCreature", ["summon", "decline"])
    do(g, "decline")
    assert g.line == []


@clause("NG-MORE-02")
def test_not_with_as_many_creatures_as_players() -> None:
    assert asked(at(more({WOLF: A, DRAUGR: B}), CallCreature(0))) == ""
    assert asked(at(more({WOLF: A}), CallCreature(0))) == "WantCreature"


@clause("NG-MORE-06", "NG-CREA-05")
def test_the_card_lies_in_the_line_before_its_place_is_chosen() -> None:
    """The player sees which creature it is and only then chooses where it stands; to draw it was the decision."""
    g = next_creature(more({WOLF: C}, {A: 2}), DRAUGR)
    do(at(g, CallCreature(0)), "summon")
    assert (line(g), g.stands) == ([WOLF, DRAUGR], [C, -1])
    assert [event.creature for event in happened(g, CreatureDrawn)] == ["creature_draugr_beige"]
    assert (asked(g), may(g)) == ("CallWhere", [f"call territory={t}" for t in (A, B, D)])
    do(g, f"call territory={A}")
    assert (g.stands, army(g)) == ([C, A], {A: 1})
    told = [event for event in g.heard or [] if isinstance(event, (CreatureDrawn, CreatureAppeared, UnitsLost))]
    assert [type(event) for event in told] == [CreatureDrawn, CreatureAppeared, UnitsLost]


@clause("NG-MORE-03", "NG-MORE-04")
def test_at_a_free_lair_or_else_anywhere_free() -> None:
    lairs = ("tile_06 0 0 0", "tile_01 5 0 0")
    g = do(at(more({}, land=lairs), CallCreature(0)), "summon")
    assert may(g) == [f"call territory={C}", "call territory=6"]
    assert why_not(g, f"call territory={A}") == ("NG-MORE-03", {"territory": A})
    h = do(at(more({WOLF: A}, land=lairs), CallCreature(0)), "summon")
    assert why_not(h, f"call territory={A}") == ("NG-MORE-03", {"territory": A, "creature": "creature_wolf_beige"})
    taken = do(at(more({WOLF: C}), CallCreature(0)), "summon")
    assert may(taken) == [f"call territory={t}" for t in (A, B, D)]
    assert why_not(taken, f"call territory={C}") == ("NG-MORE-04", {"territory": C, "creature": "creature_wolf_beige"})


@clause("NG-MORE-05")
def test_a_called_creature_activates_but_does_not_move() -> None:
    g = next_creature(more({}, {C: 2}), DRAUGR)
    do(at(g, CallCreature(0)), "summon")  # the one free lair is not asked for
    assert (army(g), g.stands) == ({C: 1}, [C])
