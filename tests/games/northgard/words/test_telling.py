"""What the table says: options with their price, both sides of a battle, nothing silently and nothing twice."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from games.northgard.northgard_scenes import battle, hunted
from games.northgard.northgard_table import A, B, C, D, dice, table
from games.words import at, do, happened
from karczma.effects.describe import phrase
from karczma.effects.verbs import All, May
from karczma.games.northgard.actions.build import BuildWhat
from karczma.games.northgard.actions.draw import Drawing
from karczma.games.northgard.actions.passing import TakeWhich
from karczma.games.northgard.actions.recruit import RecruitHowMany, RecruitWhere
from karczma.games.northgard.actions.special import GatherWhere, HandOver
from karczma.games.northgard.battles.order import NextBattle
from karczma.games.northgard.ending import EndOfYear
from karczma.games.northgard.harvest.exchange import ExchangeFor
from karczma.games.northgard.harvest.steps import Harvest
from karczma.games.northgard.moves.move import MoveFrom, MoveTo, Moving, Orders
from karczma.games.northgard.table.catalogue import catalogue
from karczma.games.northgard.table.setup import ClanWhich
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.verbs import PaidFor, RecruitAction
from karczma.games.northgard.variants.hunting import HuntWhat
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.games.northgard.winter import Winter
from karczma.games.northgard.words.events import CardDrawn, CardsDrawn, GameEnded
from karczma.kernel.events import redacted
from karczma.kernel.flow import Frame
from karczma.locale import Speaker

WOLF, VALKYRIE = "wolf_beige", "fallen_valkyrie_beige"


def told(g: Northgard, kind: str, reader: int = 0, language: str = "en") -> list[str]:
    """The events of that kind in words, as that seat reads them; the others are called Bogna, Ziemek and so on."""
    names = ["" if seat == reader else name for seat, name in enumerate(("Jagoda", "Bogna", "Ziemek", "Wit"))][
        : g.seats
    ]
    speaker = Speaker(language, "northgard", names=names)
    speaker.table = g
    return [speaker.event(event, names) for event in g.heard or [] if type(event).__name__ == kind]


def read(g: Northgard, text: str, language: str = "en") -> str:
    """An option of the one who decides, in words."""
    seat = g.deciding()[0]
    names = ["" if each == seat else f"Player {each}" for each in range(g.seats)]
    return Speaker(language, "northgard", names=names).choice(karczma.parse("northgard", text), g, seat)


# -- options -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "option", "words"),
    [
        (MoveFrom(0, 2, Orders()), "from source=0", "From territory M10a (2 units)"),
        (MoveTo(0, 2, Orders(), A), "to target=1", "To territory M10b for 1 move, into a battle"),
        (MoveTo(0, 2, Orders(), A), "to target=3", "To territory M10d for 1 move"),
        (MoveTo(0, 2, Orders(), C), "to target=3", "To territory M10d for 2 moves"),
        (RecruitWhere(0, 2, False, ()), "recruit-at territory=0", "Territory M10a (2 units there)"),
        (
            RecruitWhere(0, 2, False, ()),
            "recruit-at territory=2",
            "Territory M10c (1 unit there, and 1 more from its Training Camp)",
        ),
        (RecruitHowMany(0, 2, C, ()), "recruit-units n=2", "2 units, and 1 more from the Training Camp"),
        (GatherWhere(0, "adv_rich_fields"), "gather-at territory=0", "Territory M10a: 1 food"),
        (
            HuntWhat(0, C),
            "hunt creature=creature_wolf_beige",
            "Attack the Wolf (beige): strength 4, 2 fame for beating it",
        ),
        (TakeWhich(0), "take card=early_kindling", "Take Kindling: gain "),
        (ExchangeFor(0), "trade-for resource=lore", "Three resources for 1 lore"),
    ],
)
def test_an_option_says_what_it_costs_and_what_it_brings(question: Frame, option: str, words: str) -> None:
    own = {"units": {A: 2, C: 1}, "food": 3, "wood": 3, "clan": "snake"}
    g = table(
        2,
        {0: own, 1: {"units": {B: 1}, "clan": "goat"}},
        built={A: ["silo"], C: ["training_camp"]},
        creatures={WOLF: C},
        display=["early_foragers", "early_kindling"],
        scorched=B,
    )
    g.start(question)
    assert read(g, option).startswith(words)


def test_clans_are_chosen_by_their_power() -> None:
    g = table(2)
    g.players[1].clan = -1
    assert "1 lore" in read(at(g, ClanWhich(1)), "choose-clan clan=boar")


def test_of_several_battles_each_says_who_fights() -> None:
    g = table(2, {0: {"units": {C: 3}}, 1: {"units": {A: 4}}}, creatures={WOLF: C})
    g.invaders[A], g.prey = 2, [g.line[0]]
    at(g, NextBattle(0))
    assert read(g, f"fight-at territory={A}") == "Territory M10a: 2 units against 4"
    assert read(g, f"fight-at territory={C}") == "Territory M10c: 3 units against the Wolf (beige), strength 4"


# -- battles -------------------------------------------------------------------------------------------------------


def test_both_sides_of_a_battle_are_named() -> None:
    g = do(battle(3, 2, ("2", "2"), own={"food": 1}, enemy={"units": {B: 1}}), "discard-food n=0")
    assert told(g, "BattleBegan") == ["You attack Bogna on territory M10a: 3 against 2."]
    assert told(g, "BattleBegan", 1) == ["Jagoda attacks you on territory M10a: 3 against 2."]
    assert told(g, "BattleDecided") == ["You win the battle against Bogna on territory M10a, 5 to 4."]
    assert told(g, "BattleDecided", 1) == ["Jagoda wins the battle against you on territory M10a, 5 to 4."]


def test_a_defenders_victory_is_told_with_the_own_points_first() -> None:
    g = battle(2, 3, ("2", "3"), own={"units": {B: 1}})
    assert told(g, "BattleDecided", 1) == ["You win the battle against Jagoda on territory M10a, 6 to 4."]


def test_where_all_fall_the_table_says_so() -> None:
    g = battle(2, 2, ("damage", "damage"))
    assert told(g, "BattleDecided") == ["All units fall on territory M10a: nobody wins the battle."]


def test_a_creature_that_wins_is_named() -> None:
    g = hunted(("2", "3"), 1)
    assert told(g, "BattleBegan") == ["You attack the Wolf (beige) on territory M10a: 1 against 4."]
    assert told(g, "DieRolled", 1)[1] == "You roll for the Wolf (beige): 3 axes."
    assert told(g, "BattleDecided") == ["The Wolf (beige) wins the battle against you on territory M10a, 7 to 3."]
    assert told(g, "BattleDecided", 1) == ["The Wolf (beige) wins the battle against Jagoda on territory M10a, 7 to 3."]


def test_a_creature_that_loses_is_named_and_so_is_its_victor() -> None:
    g = hunted(("2", "choice"), 9)
    assert told(g, "FaceChosen") == ["Wolf (beige): that counts as an axe."]
    won = "Jagoda wins the battle against the Wolf (beige) on territory M10a, 11 to 5."
    assert told(g, "BattleDecided", 1) == [won]
    assert told(g, "CreatureBeaten") == ["You beat the Wolf (beige): it leaves the map."]


def test_a_creature_that_attacks_is_named() -> None:
    g = table(2, {0: {"units": {B: 1}}}, creatures={VALKYRIE: C}, chance=dice("3", "2"))
    at(g, CreaturePhase())
    assert told(g, "BattleBegan") == ["The Fallen Valkyrie (beige) attacks you on territory M10b: 7 against 1."]


def test_what_the_choice_face_is_taken_for_is_told() -> None:
    g = do(battle(3, 2, ("choice", "2"), own={"units": {B: 1}}), "take-damage")
    assert told(g, "FaceChosen", 1) == ["Jagoda chooses a wound."]


# -- nothing silently, nothing twice -------------------------------------------------------------------------------


def test_a_mixed_exchange_is_one_deal() -> None:
    g = at(table(2, {0: {"food": 2, "wood": 1}}), ExchangeFor(0))
    do(g, "trade-for resource=lore")
    assert told(g, "ResourcesExchanged") == ["You exchange 2 food and 1 wood for 1 lore."]
    assert told(g, "ResourcesExchanged", 1, "pl") == ["Jagoda wymienia 2 żywności i 1 drewno na 1 wiedzę."]


def test_who_gives_and_who_gets_are_told() -> None:
    g = at(table(2, {0: {"food": 1, "wood": 1}}), HandOver(0, "adv_tribute", 0, 1))
    do(g, "hand resource=wood")
    assert told(g, "ResourceHandedOver", 1) == ["Jagoda gives you 1 wood (Tribute)."]


def test_what_scorched_earth_takes_is_told_of_both() -> None:
    g = at(table(2, {0: {"clan": "snake"}, 1: {"units": {D: 1}, "clan": "goat"}}, scorched=D), Harvest())
    do(g, "burn resource=wood")
    assert told(g, "ResourceBurnt", 1) == ["Jagoda takes 1 wood from Scorched Earth on territory M10d instead of you."]


def test_goods_are_told_without_those_of_which_there_are_none() -> None:
    g = at(table(2, {0: {"units": {D: 1}}}), Harvest())
    assert told(g, "ResourcesGathered") == ["You gather 1 food and 1 wood."]


def test_several_cards_are_drawn_in_one_line() -> None:
    deck: dict[str, Any] = {"draw": ["start_move", "start_build", "start_feast"], "discard": []}
    g = at(table(2, {0: deck}), Drawing(0, 2, 0, 0), Drawing(0, 1, 0, 0))
    assert happened(g, CardsDrawn) == [CardsDrawn(0, 2)]
    assert happened(g, CardDrawn) == [CardDrawn(0, "start_feast", 1)]


def test_a_card_put_back_is_told_but_not_which() -> None:
    deck: dict[str, Any] = {"draw": ["start_move", "start_build"], "discard": []}
    g = at(table(2, {0: deck}), Drawing(0, 2, 0, 1))
    do(g, "put-back card=start_build")
    assert told(g, "CardPutBack") == ["You put Build back on top of your draw pile."]
    names = ["Jagoda", ""]
    [event] = [redacted(each, 1) for each in g.heard or [] if type(each).__name__ == "CardPutBack"]
    words = Speaker("en", "northgard", names=names).event(event, names)
    assert words == "Jagoda puts a card back on top of the draw pile."


def test_kaija_is_named_among_those_who_go() -> None:
    g = table(2, {0: {"units": {A: 1}, "clan": "bear", "kaija": A}})
    do(at(g, Moving(0, 1, 0, 0, Orders())), f"from source={A}", f"to target={B}", "units n=2")
    assert told(g, "UnitsMoved") == ["You move 2 units, Kaija among them, from territory M10a to M10b."]


def test_a_victory_by_territories_says_so() -> None:
    g = table(2, {0: {"fame": 3}}, year=7)
    at(g, EndOfYear())
    assert "territories" not in told(g, "GameEnded")[0]
    g.ended = 1
    speaker = Speaker("en", "northgard", names=["", "Bogna"])
    event = GameEnded((1,), (3, 4), 1)
    assert speaker.event(event, ["", "Bogna"]).startswith("Bogna wins by closed territories with large buildings.")


def test_winter_without_unrest_is_told_in_polish_too() -> None:
    g = table(2, {0: {"units": {A: 4}, "fame": 7, "clan": "goat"}})
    g.unrest = []
    at(g, Winter())
    words = "Brakuje ci żywności na Zimę, a Kart Niepokojów już nie ma: tracisz 5 Punktów Chwały."
    assert told(g, "FameLost", 0, "pl") == [words]


# -- components ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("component", "facts"),
    [
        ("silo", ("Small building, costs 1 wood.", "Stands on a small slot.", "In each Harvest: 1 food.")),
        ("altar_of_kings", ("Large building", "large slot", "3 fame")),
        ("forge", ("draws 1 card more",)),
        ("fortress", ("for the defender",)),
        ("bear", ("Kaija", "Begins with Den Guard; upgrades: Iron Pelt Charge and Honey and Hides.")),
        ("creature_wolf_brown", ("Strength 4", "2 fame", "resources, units, buildings", "yields nothing but")),
        ("fallen_valkyrie", ("Strength 7", "attacks", "does not share")),
        ("tile_01", ("a: north and east, 1 food, 1 small slot", "difficult border to b", "a lair")),
        ("ach_founder", ("Gain 1 fame for each building",)),
        ("unrest", ("does nothing", "-5")),
    ],
)
def test_every_component_tells_everything_about_itself(component: str, facts: tuple[str, ...]) -> None:
    said = Speaker("en", "northgard").card(component)
    for fact in facts:
        assert fact in said, said


def test_every_component_has_more_than_its_name() -> None:
    known = catalogue()
    for component in {*known.names, *known.buildings, *known.clans, *known.creature_type}:
        for language in ("en", "pl"):
            assert len(Speaker(language, "northgard").card(component).splitlines()) > 1, component


@pytest.mark.parametrize(
    ("language", "cheap", "free"),
    [("en", "Silo for 1 wood", "Silo for nothing"), ("pl", "Silos za 1 drewno", "Silos za darmo")],
)
def test_a_building_that_costs_nothing_is_not_told_to_cost_nought(language: str, cheap: str, free: str) -> None:
    speaker = Speaker(language, "northgard", names=["", "Bogna"])
    for discount, words in ((0, cheap), (1, free)):
        g = at(table(2, {0: {"units": {A: 1, B: 1}, "clan": "goat", "wood": 3}}), BuildWhat(0, 1, discount, ""))
        assert speaker.choice(karczma.parse("northgard", "build building=silo"), g, 0) == words


@pytest.mark.parametrize(("language", "joined"), [("en", ", then you may pay "), ("pl", ", potem, jeśli chcesz, za ")])
def test_what_one_may_do_after_something_else_has_its_commas(language: str, joined: str) -> None:
    steps = All((RecruitAction(1), May(PaidFor(((1, 2),), RecruitAction(1)))))
    assert joined in Speaker(language, "northgard").render(phrase(steps))
