"""The rulebook's worked examples, by name. What its pictures would show is filled in from the text."""

from __future__ import annotations

from games.northgard.northgard_table import BLOCK, CORRIDOR, PAIR, A, B, C, D, army, dice, purse, table
from games.words import Players, asked, at, do, happened, may, question, why_not
from karczma.games.northgard.actions.build import BuildWhat
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.recruit import Recruiting
from karczma.games.northgard.battles.aftermath import Retreat
from karczma.games.northgard.battles.order import NextBattle
from karczma.games.northgard.harvest.steps import Harvest
from karczma.games.northgard.map.laying import misfit
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import cell
from karczma.games.northgard.variants.more_creatures import CallCreature
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.games.northgard.winter import Winter
from karczma.games.northgard.words.events import CreatureMoved, TerritoryClosed, UnitsLost
from karczma.ledger import clause

RED, PURPLE, YELLOW = range(3)


def invasion(units: int, chance: list[int], attack: int = 0, food: int = 2) -> Northgard:
    """Red has moved from B into A, where Purple has two units, a Fortress and a Defence Tower."""
    players = {RED: {"food": food, "clan": "goat"}, PURPLE: {"units": {A: 2}, "food": 3, "clan": "raven"}}
    g = table(2, players, built={A: ["fortress", "defense_tower"]}, chance=chance)
    g.invaders[A], g.players[RED].reserve, g.attack = units, 14 - units, attack
    return at(g, NextBattle(RED))


@clause("NG-COMB-28", "NG-COMB-13", "NG-COMB-15", "NG-COMB-18")
def test_combat_example_1() -> None:
    g = invasion(5, dice("damage", "2"))
    do(g, "discard-food n=2")  # 5 + 2 = 7
    assert may(g) == [f"discard-food n={n}" for n in range(3)]
    do(g, "discard-food n=2")  # 2 + 2 + 2 = 6, and 2 more from the die: 8
    assert army(g, RED) == {A: 4}  # 7 against 8, but both purple units have fallen; the tower cost one red unit
    assert army(g, PURPLE) == {}
    assert g.players[RED].reserve == 10
    assert g.players[PURPLE].reserve == 14


@clause("NG-COMB-29", "NG-COMB-17", "NG-COMB-23", "NG-COMB-26")
def test_combat_example_2() -> None:
    g = invasion(4, dice("1+1", "choice"), attack=1, food=0)  # no food: Red is not asked
    do(g, "discard-food n=2")
    assert asked(g) == "PointOrDamage"
    do(g, "take-damage")  # 6 against 6: the tie goes to the defender, each side has dealt its damage
    assert question(g, Retreat, RED).refuges == (B, D)
    do(g, "fall-back n=1")  # one to where they came from, the other to neutral land beside it
    assert army(g, RED) == {B: 1, D: 1}
    assert army(g, PURPLE) == {A: 1}
    assert [event.n for event in happened(g, UnitsLost)] == [2, 1]


@clause("NG-MOVE-15")
def test_move_example() -> None:
    """Red's A is the tile's B here, B its A; C and D are C and D."""
    g = at(table(2, {RED: {"units": {B: 6}}}), Moving(RED, 4, 0, 0, Orders()))
    do(g, f"from source={B}", f"to target={A}", "units n=1")
    do(g, f"from source={B}", f"to target={C}", "units n=5")
    do(g, f"from source={C}", f"to target={D}", "units n=4")
    assert asked(g) == ""  # the difficult border took the last two moves
    assert army(g, RED) == {A: 1, C: 1, D: 4}


@clause("NG-WINT-14", "NG-WINT-15", "NG-HARV-02", "NG-HARV-03")
def test_harvest_example() -> None:
    """Closed territories bring Red and Yellow 2 fame each; an Altar brings Yellow 3 more. Purple has open land only."""
    land = (*BLOCK, "tile_24 5 0 2", "tile_18 5 1 0", "tile_09 5 2 0", "tile_03 9 0 0")
    start = {RED: {"units": {2: 4}}, PURPLE: {"units": {30: 7}}, YELLOW: {"units": {17: 3}}}
    built = {30: ["woodcutters_lodge", "menhir"], 2: ["silo", "silo", "menhir", "menhir"], 17: ["altar_of_kings"]}
    g = at(table(3, start, land=land, built=built), Harvest())
    while g.deciding():
        do(g, "decline")
    assert purse(g, PURPLE) == {"wood": 2, "lore": 1}
    assert purse(g, RED) == {"food": 3, "wood": 1, "lore": 2, "fame": 2}
    assert purse(g, YELLOW) == {"lore": 2, "fame": 2 + 3}


@clause("NG-WINT-16", "NG-WINT-02", "NG-WINT-03", "NG-WINT-04")
def test_winter_example() -> None:
    start = {
        RED: {"units": {A: 4}, "food": 3},
        PURPLE: {"units": {B: 7}, "food": 2},
        YELLOW: {"units": {C: 3}, "food": 1},
    }
    for seat, clan in enumerate(("goat", "raven", "stag")):
        start[seat]["clan"] = clan
    g = at(table(3, start), Winter())
    assert [purse(g, seat).get("food", 0) for seat in range(3)] == [2, 0, 1]
    assert [g.players[seat].printed for seat in range(3)] == [0, 0, 0]  # nobody was short, so nobody has Unrest


@clause("NG-RECR-11", "NG-RECR-06", "NG-RECR-07")
def test_recruit_example() -> None:
    start = {RED: {"units": {A: 1, B: 1}, "clan": "goat"}}
    g = table(2, start, built={A: ["training_camp"], B: ["training_camp"]})
    at(g, Recruiting(RED, 2))
    do(g, f"recruit-at territory={A}", "recruit-units n=1", f"recruit-at territory={B}")
    assert army(g, RED) == {A: 3, B: 3}  # four units came: two, and one for each camp


@clause("NG-BUILD-13", "NG-BUILD-05", "NG-BUILD-06", "NG-BUILD-03")
def test_build_example() -> None:
    """The rulebook's A is our A (a plain slot), its B our B (a plain slot and a stone)."""
    g = at(table(2, {RED: {"units": {A: 1, B: 1}, "wood": 2}}), BuildWhat(RED, 1, 0, ""))
    small = ["woodcutters_lodge", "silo", "defense_tower", "training_camp", "menhir"]
    assert may(g) == [*(f"build building={name}" for name in small), "no-more"]
    assert why_not(g, "build building=forge") == ("NG-BUILD-03", {"cost": 3, "wood": 2})
    menhir = do(g.copy(), "build building=menhir")
    assert menhir.sites == [B]  # nowhere else is a stone
    do(g, "build building=silo")
    assert may(g) == [f"build-on territory={A}", f"build-on territory={B}"]
    do(g, f"build-on territory={B}")
    assert may(g) == ["into slot=small", "into slot=stone"]


@clause("NG-EXPL-24", "NG-EXPL-15", "NG-EXPL-05")
def test_forbidden_placement_example() -> None:
    """Between Red in the west and Purple in the south one rotation joins them, and the others interrupt borders."""
    start = {RED: {"units": {0: 1, 1: 1}}, PURPLE: {"units": {6: 2}}}
    g = table(2, start, land=("tile_18 -1 0 0", "tile_07 0 1 2"), stack=["tile_17"])
    at(g, Exploring(RED, 1))
    assert asked(g) == "LayWhere"
    assert why_not(g, "lay-at x=0 y=0") == ("NG-EXPL-15", {"tile": "tile_17"})
    tile = g.cards.card_id["tile_17"]
    reasons = [misfit(g, tile, cell(0, 0), turn) for turn in range(4)]
    assert [why.clause for why in reasons if why] == ["NG-EXPL-15", *["NG-EXPL-05"] * 3]
    assert may(g)  # so it must go elsewhere


@clause("NG-EXPL-25", "NG-EXPL-18", "NG-EXPL-19")
def test_closing_the_territory_of_another_example() -> None:
    start: Players = {RED: {"units": {0: 1}, "clan": "goat"}, YELLOW: {"units": {1: 2}}}
    g = table(3, start, land=CORRIDOR[:2], stack=["tile_09"])
    do(at(g, Exploring(RED, 1)), "lay-at x=0 y=2")
    assert happened(g, TerritoryClosed) == [TerritoryClosed(YELLOW, 1, 3, 0)]
    assert [purse(g, seat) for seat in range(3)] == [{}, {}, {}]


@clause("NG-EXPL-26", "NG-EXPL-17", "NG-EXPL-21")
def test_closing_the_own_territory_example() -> None:
    start = {YELLOW: {"units": {1: 2}, "clan": "goat"}}
    g = table(3, start, land=CORRIDOR[:2], stack=["tile_09"])
    do(at(g, Exploring(YELLOW, 1)))
    assert army(g, YELLOW) == {1: 2}
    assert purse(g, YELLOW) == {"fame": 3}


# -- creatures -----------------------------------------------------------------------------------------------------


@clause("NG-CREA-07", "NG-CREA-06")
def test_creature_line_example() -> None:
    start = {RED: {"units": {A: 1}}}
    g = table(2, start, land=PAIR, creatures={"wolf_beige": 0, "brown_bear_beige": 2, "draugr_beige": 4})
    at(g, CreaturePhase())
    while g.deciding():
        do(g, may(g)[0])
    moved = [event.creature for event in happened(g, CreatureMoved)]
    assert moved[0] == "creature_wolf_beige"
    assert moved[-1] == "creature_draugr_beige"


@clause("NG-CFIGHT-21", "NG-CFIGHT-18", "NG-CFIGHT-13", "NG-CFIGHT-15")
def test_fight_with_a_creature_example() -> None:
    start = {RED: {"units": {A: 1, B: 2}, "food": 1, "clan": "goat"}}
    g = table(2, start, creatures={"wolf_beige": A}, chance=dice("1+1", "choice"))
    at(g, Moving(RED, 1, 0, 0, Orders()))
    do(g, f"from source={B}", f"to target={A}", "units n=2", "hunt creature=creature_wolf_beige", "discard-food n=1")
    assert army(g, RED) == {A: 3}  # 3 + 1 + 1 against 4 + 1: the wolf wins the tie, and Red stays
    assert names_in_line(g) == ["creature_wolf_beige"]
    assert purse(g, RED) == {}


def names_in_line(g: Northgard) -> list[str]:
    return [g.cards.names[card] for card in g.line]


@clause("NG-CPHASE-11", "NG-CPHASE-06", "NG-CPHASE-09", "NG-CTYPE-04")
def test_activation_example_1() -> None:
    """A draugr on A between Red (D: 2 icons) and Purple (B: 1 icon from a silo, 1 building); both have 3 units."""
    start = {RED: {"units": {D: 3}, "clan": "goat"}, PURPLE: {"units": {B: 3}, "clan": "raven"}}
    g = table(2, start, built={B: ["silo"], D: ["defense_tower"]}, creatures={"draugr_beige": A})
    at(g, CreaturePhase())
    reasons = (("units", 3, 3), ("buildings", 1, 1), ("resources", 2, 1))
    assert happened(g, CreatureMoved) == [CreatureMoved("creature_draugr_beige", A, D, reasons)]
    assert army(g, RED) == {D: 2}
    assert army(g, PURPLE) == {B: 3}


@clause("NG-CPHASE-12", "NG-CFIGHT-17", "NG-CFIGHT-19", "NG-CTYPE-05")
def test_activation_example_2() -> None:
    start = {RED: {"units": {B: 3}, "food": 3, "clan": "goat"}}
    g = table(2, start, creatures={"fallen_valkyrie_beige": C}, chance=dice("choice", "damage"))
    at(g, CreaturePhase())
    do(g, "discard-food n=3")  # 3 + 3 = 6 against 7 + 1 = 8; two damage do nothing to the valkyrie
    assert question(g, Retreat, RED).refuges == (A, C)
    do(g, "fall-back n=1")
    assert army(g, RED) == {A: 1, C: 2}  # two groups, and nobody is lost
    assert g.stands == [B]


@clause("NG-CPHASE-12", "NG-CFIGHT-16", "NG-CFIGHT-20", "NG-CFIGHT-10")
def test_activation_example_2_with_a_red_result_of_8() -> None:
    start = {RED: {"units": {B: 3}, "food": 3, "clan": "goat"}}
    g = table(
        2, start, built={B: ["fortress"]}, creatures={"fallen_valkyrie_beige": C}, chance=dice("choice", "damage")
    )
    do(at(g, CreaturePhase()), "discard-food n=3")  # the Fortress makes it 8 against 8: the defender wins
    assert army(g, RED) == {B: 3}
    assert names_in_line(g) == []
    assert purse(g, RED) == {"fame": 4}


@clause("NG-MORE-06", "NG-MORE-03", "NG-CREA-05")
def test_more_creatures_example() -> None:
    g = table(2, {RED: {"units": {A: 1}}}, creatures={"wolf_beige": D}, more_creatures=True)
    draugr = g.cards.card_id["creature_draugr_beige"]
    g.creature_pile.bag.remove(draugr)
    g.creature_pile.top.append(draugr)
    at(g, CallCreature(RED))
    do(g, "summon")  # to C, which has the only lair
    assert names_in_line(g) == ["creature_wolf_beige", "creature_draugr_beige"]
    assert g.stands == [D, C]
