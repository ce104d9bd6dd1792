"""The log: every event cites the clause that did it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.northgard.northgard_scenes import battle, four, hunted
from games.northgard.northgard_table import A, B, C, new_table, table
from games.words import Players, at, do, play_first
from karczma.games.northgard.actions.build import BuildWhat
from karczma.games.northgard.actions.draw import Drawing
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.passing import Passing
from karczma.games.northgard.actions.recruit import Recruiting
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.clans.scorched import ScorchWhere
from karczma.games.northgard.ending import ReturnWhere
from karczma.games.northgard.harvest.exchange import ExchangeFor
from karczma.games.northgard.harvest.steps import Harvest
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.variants.more_creatures import CallCreature
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.games.northgard.winter import Winter
from karczma.ledger import clause
from karczma.locale import Speaker

WOLF, VALKYRIE = "wolf_beige", "fallen_valkyrie_beige"


def clauses(g: Northgard, kind: str) -> list[str]:
    """The clauses that the log cites with the events of that kind."""
    speaker = Speaker("en", "northgard")
    return [speaker.clause_behind(event) for event in g.heard or [] if type(event).__name__ == kind]


def used(use: str) -> Northgard:
    """A card is used up in that way; the draw pile is empty, the discard pile is not."""
    own = {"hand": ["start_move", "start_feast"], "lore": 3, "draw": [], "discard": ["start_build", "start_explore"]}
    return do(
        at(table(2, {0: {**own, "clan": "goat"}, 1: {"hand": ["start_move"]}}), Act(0)),
        use,
        "use-card card=start_feast",
    )


def wintry(food: int) -> Northgard:
    return at(table(2, {0: {"units": {A: 4}, "food": food, "clan": "goat"}}), Winter())


def explored(clan: str) -> Northgard:
    """The tile closes the territory of seat 0."""
    land = ("tile_24 0 0 2", "tile_18 0 1 0")
    g = table(2, {0: {"units": {1: 1}, "clan": clan}}, land=land, stack=["tile_09"])
    g = at(g, Exploring(0, 1))
    return do(g, "lay-at x=0 y=2") if g.deciding() else g


def closed_for_another() -> Northgard:
    """The tile closes a territory of seat 1; seat 0 has land beside it."""
    land = ("tile_24 0 0 2", "tile_18 0 1 0")
    g = table(
        2, {0: {"units": {0: 1}, "clan": "goat"}, 1: {"units": {1: 1}, "clan": "stag"}}, land=land, stack=["tile_09"]
    )
    at(g, Exploring(0, 1))
    return do(g, "lay-at x=0 y=2") if g.deciding() else g


def won(clan: str) -> Northgard:
    return battle(9, 1, ("damage", "2"), own={"clan": clan})


def passing() -> Northgard:
    return at(table(2, {0: {"hand": ["start_move"]}}, display=["early_foragers", "early_kindling"]), Passing(0))


def recruited(clan: str) -> Northgard:
    return do(at(table(2, {0: {"units": {A: 1}, "clan": clan}}), Recruiting(0, 1)), f"recruit-at territory={A}")


def moved(moves: int, enemy: dict[int, int] | None = None, creatures: dict[str, int] | None = None) -> Northgard:
    """One unit goes from A to B."""
    players = {0: {"units": {A: 2}, "clan": "goat"}, 1: {"units": enemy or {}, "clan": "raven"}}
    g = at(table(2, players, creatures=creatures), Moving(0, moves, 0, 0, Orders()))
    return do(g, f"from source={A}", f"to target={B}", "units n=1")


def through_a_partners_land() -> Northgard:
    g = at(four({0: {"units": {A: 2}}, 2: {"units": {B: 1}}}), Moving(0, 2, 0, 0, Orders()))
    return do(g, f"from source={A}", f"to target={B}", "units n=1")


def set_up() -> Northgard:
    """Two players, from the box to the first turn."""
    g = new_table(2, clans="choose")
    g.listen()
    return play_first(g, "Act")


def drawn(discard: int, top: int) -> Northgard:
    deck = {"clan": "goat", "draw": ["start_move", "start_build"], "discard": []}
    g = at(table(2, {0: deck}), Drawing(0, 2, discard, top))
    return do(g, "discard card=start_move" if discard else "put-back card=start_move")


def built() -> Northgard:
    g = at(table(2, {0: {"units": {A: 1}, "clan": "goat", "wood": 1}}), BuildWhat(0, 1, 0, ""))
    return do(g, "build building=silo")


def offered(answer: str) -> Northgard:
    g = at(four({0: {"food": 1}, 2: {"wood": 1}}), ExchangeFor(0))
    return do(g, "offer give=food want=wood", answer)


def burnt() -> Northgard:
    """Seat 0 takes a resource from Scorched Earth, which seat 1 holds."""
    players: Players = {0: {"clan": "snake"}, 1: {"units": {A: 1}, "clan": "goat"}}
    g = at(table(2, players, built={A: ["silo"]}, scorched=A), Harvest())
    return do(g, "burn resource=food")


def called(lair: str) -> Northgard:
    """A creature is called, to a free lair or, if that is taken, elsewhere."""
    g = table(2, {0: {"clan": "goat"}}, creatures={WOLF: C} if lair == "taken" else {}, more_creatures=True)
    return do(at(g, CallCreature(0)), "summon", *([f"call territory={A}"] if lair == "taken" else []))


def scorching() -> Northgard:
    g = at(table(2, {0: {"units": {B: 1}, "clan": "snake"}}), ScorchWhere(0))
    return do(g, f"scorch territory={A}")


def returned() -> Northgard:
    return do(at(table(2, {0: {"clan": "goat"}}), ReturnWhere(0)), f"return-to territory={A}")


def prowled(units: dict[int, int]) -> Northgard:
    return at(table(2, {0: {"units": units}}, creatures={WOLF: A}), CreaturePhase())


def exchanged() -> Northgard:
    return do(at(table(2, {0: {"food": 3}}), ExchangeFor(0)), "trade-for resource=wood")


def honoured() -> Northgard:
    return at(table(2, {0: {"units": {B: 1}}}, built={B: ["altar_of_kings"]}), Harvest())


def unrest_played() -> Northgard:
    return do(at(table(2, {0: {"hand": ["unrest"], "clan": "goat"}}), Act(0)), "play card=unrest")


def starving() -> Northgard:
    g = table(2, {0: {"units": {A: 4}, "fame": 7, "clan": "goat"}})
    g.unrest = []
    return at(g, Winter())


Scene = Callable[[], Northgard]
Cited = tuple[Scene, str, list[str]]


def each_of(cited: list[Cited]) -> pytest.MarkDecorator:
    """A scene, a kind of event, and the clauses that the last events of that kind cite."""
    ids = [f"{kind} {rules[-1]}" for _, kind, rules in cited]
    return pytest.mark.parametrize(("scene", "kind", "rules"), cited, ids=ids)


HARVEST_AND_WINTER: list[Cited] = [
    (lambda: wintry(9), "Paid", ["NG-WINT-01"]),
    (lambda: wintry(0), "UnrestTaken", ["NG-WINT-08"]),
    (honoured, "FameGained", ["NG-HARV-06"]),
    (exchanged, "ResourcesExchanged", ["NG-HARV-08"]),
    (starving, "FameLost", ["NG-WINT-12"]),
]


@clause("NG-WINT-01", "NG-WINT-08", "NG-HARV-06", "NG-HARV-08", "NG-WINT-12")
@each_of(HARVEST_AND_WINTER)
def test_harvest_and_winter_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


WHAT_IS_DONE_WITH_A_CARD: list[Cited] = [
    (lambda: used("wait"), "CardSetAside", ["NG-TURN-09"]),
    (lambda: used("exchange"), "Paid", ["NG-TURN-10"]),
    (lambda: used("exchange"), "CardDrawn", ["NG-TURN-10"]),
    (lambda: used("exchange"), "DeckReshuffled", ["NG-DECK-03"]),
    (lambda: used("remove"), "CardRemoved", ["NG-TURN-11"]),
    (lambda: used("upgrade"), "Paid", ["NG-TURN-14"]),
    (lambda: do(used("upgrade"), "set-aside", "take-upgrade card=clan_goat_larder"), "CardTaken", ["NG-TURN-14"]),
]


@clause("NG-TURN-09", "NG-TURN-10", "NG-DECK-03", "NG-TURN-11", "NG-TURN-14")
@each_of(WHAT_IS_DONE_WITH_A_CARD)
def test_what_is_done_with_a_card_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


PLAYING_PASSING_AND_DRAWING: list[Cited] = [
    (passing, "Passed", ["NG-TURN-18"]),
    (passing, "FirstPlayer", ["NG-TURN-22"]),
    (lambda: do(passing(), "take card=early_foragers"), "CardTaken", ["NG-TURN-19"]),
    (unrest_played, "CardPlayed", ["NG-TURN-03"]),
    (lambda: drawn(1, 0), "CardDiscarded", ["NG-DRAW-03"]),
    (lambda: drawn(0, 1), "CardPutBack", ["NG-DRAW-03"]),
]


@clause("NG-TURN-18", "NG-TURN-22", "NG-TURN-19", "NG-TURN-03", "NG-DRAW-03")
@each_of(PLAYING_PASSING_AND_DRAWING)
def test_playing_passing_and_drawing_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


EXPLORING: list[Cited] = [
    (lambda: explored("stag"), "TileLaid", ["NG-EXPL-04"]),
    (lambda: explored("stag"), "TerritoryClosed", ["NG-EXPL-17"]),
    (closed_for_another, "TerritoryClosed", ["NG-EXPL-18"]),
    (lambda: explored("stag"), "FameGained", ["NG-EXPL-17", "NG-CLAN-18"]),
    (lambda: explored("raven"), "ResourcesGathered", ["NG-CLAN-10"]),
    (lambda: explored("goat"), "TileDrawn", ["NG-EXPL-01"]),
]


@clause("NG-EXPL-04", "NG-EXPL-17", "NG-CLAN-18", "NG-CLAN-10", "NG-EXPL-01", "NG-EXPL-18")
@each_of(EXPLORING)
def test_exploring_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


RECRUITING_AND_BUILDING: list[Cited] = [
    (lambda: recruited("goat"), "UnitsPlaced", ["NG-RECR-01"]),
    (lambda: do(recruited("bear"), "with-kaija"), "KaijaPlaced", ["NG-CLAN-03"]),
    (returned, "UnitsPlaced", ["NG-EOY-04"]),
    (built, "BuildingBuilt", ["NG-BUILD-01"]),
    (built, "PowerGained", ["NG-CLAN-09"]),
]


@clause("NG-RECR-01", "NG-CLAN-03", "NG-EOY-04", "NG-BUILD-01", "NG-CLAN-09")
@each_of(RECRUITING_AND_BUILDING)
def test_recruiting_and_building_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


MOVING: list[Cited] = [
    (lambda: moved(1), "UnitsMoved", ["NG-MOVE-02"]),
    (lambda: moved(1, enemy={B: 1}), "UnitsMoved", ["NG-MOVE-09"]),
    (lambda: moved(1, creatures={VALKYRIE: B}), "UnitsMoved", ["NG-CREA-13"]),
    (through_a_partners_land, "UnitsMoved", ["NG-TEAM-04"]),
]


@clause("NG-MOVE-02", "NG-MOVE-09", "NG-CREA-13", "NG-TEAM-04")
@each_of(MOVING)
def test_moving_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


HOW_A_BATTLE_GOES: list[Cited] = [
    (lambda: hunted(("2", "choice"), 9), "DieRolled", ["NG-COMB-10", "NG-CFIGHT-12"]),
    (lambda: hunted(("2", "choice"), 9), "FaceChosen", ["NG-CFIGHT-13"]),
    (lambda: won("wolf"), "UnitsLost", ["NG-COMB-19"]),
    (lambda: won("goat"), "BattleBegan", ["NG-COMB-04"]),
]


@clause("NG-COMB-10", "NG-CFIGHT-12", "NG-CFIGHT-13", "NG-COMB-19", "NG-COMB-04")
@each_of(HOW_A_BATTLE_GOES)
def test_how_a_battle_goes_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


HOW_A_BATTLE_ENDS: list[Cited] = [
    (lambda: won("wolf"), "PowerGained", ["NG-CLAN-19"]),
    (lambda: won("stag"), "FameGained", ["NG-CLAN-17"]),
    (lambda: won("stag"), "BattleDecided", ["NG-COMB-15"]),
    (lambda: battle(2, 2, ("damage", "damage")), "BattleDecided", ["NG-COMB-16"]),
    (lambda: battle(9, 1, ("2", "2")), "BattleDecided", ["NG-COMB-17"]),
    (lambda: do(battle(3, 2, ("3", "2")), "fall-back n=2"), "UnitsRetreated", ["NG-COMB-21"]),
]


@clause("NG-CLAN-19", "NG-CLAN-17", "NG-COMB-15", "NG-COMB-16", "NG-COMB-17", "NG-COMB-21")
@each_of(HOW_A_BATTLE_ENDS)
def test_how_a_battle_ends_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


A_CREATURE: list[Cited] = [
    (lambda: prowled({B: 1}), "CreatureMoved", ["NG-CPHASE-02"]),
    (lambda: prowled({}), "CreatureMoved", ["NG-CPHASE-06"]),
    (lambda: hunted(("2", "choice"), 9), "CreatureBeaten", ["NG-CFIGHT-16"]),
    (lambda: hunted(("2", "choice"), 9), "FameGained", ["NG-CFIGHT-16"]),
    (lambda: called("taken"), "CreatureAppeared", ["NG-MORE-04"]),
    (lambda: called("free"), "CreatureAppeared", ["NG-MORE-03"]),
]


@clause("NG-CPHASE-02", "NG-CPHASE-06", "NG-CFIGHT-16", "NG-MORE-04", "NG-MORE-03", "NG-SCORE-11")
@each_of(A_CREATURE)
def test_a_creature_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


SCORCHED_EARTH_AND_TRADE: list[Cited] = [
    (scorching, "TokenPlaced", ["NG-CLAN-12"]),
    (lambda: offered("refuse"), "TradeRefused", ["NG-TEAM-07"]),
    (lambda: offered("mute"), "TradeRefused", ["NG-TEAM-07"]),
    (lambda: offered("agree"), "ResourcesTraded", ["NG-TEAM-07"]),
    (burnt, "ResourceBurnt", ["NG-CLAN-16"]),
]


@clause("NG-CLAN-12", "NG-TEAM-07", "NG-CLAN-16")
@each_of(SCORCHED_EARTH_AND_TRADE)
def test_scorched_earth_and_trade_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


SETTING_UP: list[Cited] = [
    (set_up, "ClanTaken", ["NG-SETUP-11", "NG-SETUP-11"]),
    (set_up, "DiceRolledForFirst", ["NG-SETUP-13", "NG-SETUP-13"]),
    (set_up, "StackShuffled", ["NG-SETUP-25"]),
    (set_up, "UnitsPlaced", ["NG-SETUP-18"] * 4),
    (set_up, "YearBegan", ["NG-YEAR-01"]),
    (set_up, "CardRevealed", ["NG-START-03", "NG-START-03"]),
]


@clause("NG-SETUP-11", "NG-SETUP-13", "NG-SETUP-25", "NG-SETUP-18", "NG-YEAR-01", "NG-START-03")
@each_of(SETTING_UP)
def test_setting_up_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules  # what the builder of the table laid was heard too


LAYING: list[Cited] = [
    (set_up, "TileLaid", ["NG-SETUP-17", "NG-SETUP-17", "NG-SETUP-20", "NG-SETUP-20"]),
]


@clause("NG-SETUP-17", "NG-SETUP-20")
@each_of(LAYING)
def test_laying_the_first_tiles_cites_the_rule_that_did_it(scene: Scene, kind: str, rules: list[str]) -> None:
    assert clauses(scene(), kind)[-len(rules) :] == rules
