"""Chapter "Card descriptions"."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import citizens_of, domains_of, purse, refused, slain_by, table
from games.words import at, do, happened, may, rolls, why_not
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.theft import Stolen
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import CardReturned, DieChanged, Doubles, MonsterSlain, MonsterTaken, Paid
from karczma.ledger import clause

PALISADE = "use-domain domain=foxgrove_palisade"
PALACE = "use-domain domain=palace_of_the_dawn"
ORCHID = "use-domain domain=the_desert_orchid"


def slain(monster: str, terrain: str, strength: int, magic: int = 0, **words: Any) -> Valeria:
    """Seat 0 has just slain that Monster, with exactly that."""
    monsters = {terrain: [monster, monster]}
    g = at(table(2, {0: {"strength": strength, "magic": magic}}, monsters=monsters, **words), Action(0))
    return do(g, f"slay monster={monster}")


def acquired(domain: str, *citizens: str, gold: int, **words: Any) -> Valeria:
    """Seat 0 has just acquired that Domain; it owns these Citizens and, in `mine`, more."""
    mine = {"gold": gold, "citizens": citizens, **words.pop("mine", {})}
    realms = {0: mine, **words.pop("others", {})}
    g = at(table(words.pop("seats", 2), realms, domains={0: domain}, **words), Action(0))
    return do(g, f"acquire domain={domain}")


def rolled(*dice: int, mine: dict[str, Any], others: dict[int, dict[str, Any]] | None = None) -> Valeria:
    return at(table(3, {0: mine, **(others or {})}, chance=rolls(*dice)), RollPhase(0))


# -- Monsters ------------------------------------------------------------------------------------------------------


@clause("VK-CARD-01")
def test_a_bane_spider_gives_three_gold_or_a_knight() -> None:
    g = slain("bane_spider", "forest", 6)
    assert may(g) == ["branch number=1", "branch number=2"]
    do(g, "branch number=1")
    assert (purse(g), citizens_of(g)) == ({"gold": 3}, [])
    g = slain("bane_spider", "forest", 6)
    do(g, "branch number=2")
    assert (purse(g), citizens_of(g)) == ({}, ["knight"])


@clause("VK-CARD-01")
def test_without_a_knight_the_three_gold_must_be_taken() -> None:
    g = slain("bane_spider", "forest", 6, citizens={"knight": 0})
    assert g.deciding() == ()
    assert (purse(g), citizens_of(g)) == ({"gold": 3}, [])


@clause("VK-CARD-07")
def test_the_citizen_of_an_orc_warrior_may_be_left() -> None:
    g = do(slain("orc_warrior", "mountains", 9), "decline")
    assert (slain_by(g), citizens_of(g)) == (["orc_warrior"], [])
    assert g.deciding() == ()


@clause("VK-CARD-14")
def test_a_wraith_gives_any_citizen_of_base_cost_two_or_less() -> None:
    g = slain("wraith", "barrens", 4, 3, set="masters_of_magic")
    cheap = ["merchant", "peasant", "knight", "thief", "champion", "paladin", "butcher"]
    assert may(g) == [*(f"take-free citizen={name}" for name in cheap), "decline"]
    assert why_not(g, "take-free citizen=cleric") == ("VK-MON-08", {"citizen": "cleric", "cost": 3, "most": 2})
    do(g, "take-free citizen=thief")
    assert (purse(g), citizens_of(g)) == ({}, ["thief"])


@clause("VK-CARD-14")
def test_a_wraith_ignores_what_further_copies_cost_and_its_citizen_may_be_left() -> None:
    owned = {"strength": 4, "magic": 3, "citizens": ["peasant", "peasant"]}
    g = table(2, {0: owned}, monsters={"barrens": ["wraith", "wraith"]}, set="masters_of_magic")
    do(at(g, Action(0)), "slay monster=wraith")
    assert {"take-free citizen=peasant", "decline"} <= set(may(g))
    do(g, "take-free citizen=peasant")
    assert citizens_of(g) == ["peasant"] * 3


# -- Domains that change dice --------------------------------------------------------------------------------------


@clause("VK-CARD-02")
@pytest.mark.parametrize(("die", "dice"), [(1, (6, 4)), (2, (3, 6))])
def test_foxgrove_palisade_changes_one_die_to_six_for_two_gold(die: int, dice: tuple[int, int]) -> None:
    g = rolled(3, 4, mine={"gold": 3, "domains": ["foxgrove_palisade"]})
    do(g, PALISADE)
    assert may(g) == ["change-die die=1", "change-die die=2"]
    do(g, f"change-die die={die}")
    assert g.dice == dice
    assert purse(g) == {"gold": 1}
    assert happened(g, DieChanged) == [DieChanged(0, "foxgrove_palisade", die, 6)]


@clause("VK-CARD-08")
def test_palace_of_the_dawn_lowers_a_die_by_one_and_costs_nothing() -> None:
    g = rolled(6, 2, mine={"domains": ["palace_of_the_dawn"]})
    do(g, PALACE, "change-die die=2")
    assert g.dice == (6, 1)
    assert happened(g, Paid) == []
    assert happened(g, DieChanged) == [DieChanged(0, "palace_of_the_dawn", 2, 1)]


@clause("VK-CARD-08")
def test_palace_of_the_dawn_cannot_make_a_die_show_nothing() -> None:
    g = rolled(1, 1, mine={"domains": ["palace_of_the_dawn", "foxgrove_palisade"], "gold": 2})
    assert why_not(g, PALACE) == ("VK-ROLL-11", {"domain": "palace_of_the_dawn"})
    do(g, PALISADE, "change-die die=1", PALACE)  # a die changed before may be lowered; the other one still may not
    assert g.dice == (5, 1)


@clause("VK-CARD-10")
def test_the_desert_orchid_changes_one_die_to_one_for_one_gold_per_holy_citizen() -> None:
    g = rolled(4, 5, mine={"gold": 5, "citizens": ["cleric", "paladin", "archer"], "domains": ["the_desert_orchid"]})
    do(g, ORCHID, "change-die die=1")
    assert g.dice == (1, 5)
    assert purse(g) == {"gold": 3}


@clause("VK-CARD-10")
def test_the_desert_orchid_is_free_without_holy_citizens() -> None:
    g = rolled(4, 5, mine={"citizens": ["archer"], "domains": ["the_desert_orchid"]})
    do(g, ORCHID, "change-die die=2")
    assert g.dice == (4, 1)
    assert happened(g, Paid) == []


@clause("VK-CARD-10")
def test_the_desert_orchid_is_refused_to_those_who_cannot_pay_for_all_their_holy_citizens() -> None:
    owned = ["the_desert_orchid", "palace_of_the_dawn"]
    g = rolled(4, 5, mine={"gold": 1, "citizens": ["cleric", "paladin"], "domains": owned})
    assert why_not(g, ORCHID) == ("VK-PAY-10", {"domain": "the_desert_orchid", "token": "gold", "price": 2})


@clause("VK-CARD-19")
def test_the_desert_orchid_counts_no_icons_on_domains_and_takes_magic_for_part() -> None:
    owned = ["the_desert_orchid", "cathedral_of_st_aquila"]  # Domains with a Holy icon
    g = rolled(4, 5, mine={"gold": 1, "magic": 1, "citizens": ["cleric", "cleric"], "domains": owned})
    do(g, ORCHID, "change-die die=1")
    assert purse(g) == {}
    assert happened(g, Paid) == [Paid(0, "gold", 1), Paid(0, "magic", 1)]


@clause("VK-CARD-19")
def test_the_desert_orchid_counts_holy_citizens_at_the_moment_of_use() -> None:
    g = table(2, {0: {"gold": 3, "domains": ["the_desert_orchid"]}}, chance=rolls(3, 4, 3, 4))
    at(g, RollPhase(0), Action(0), RollPhase(0))
    do(g, ORCHID, "change-die die=1")
    assert purse(g) == {"gold": 3}
    do(g, "recruit citizen=paladin")
    assert purse(g) == {"gold": 1}
    do(g, ORCHID, "change-die die=1")
    assert purse(g) == {}


# -- Gargan's Embrace ----------------------------------------------------------------------------------------------

GARGAN = {"domains": ["gargans_embrace"]}


@clause("VK-CARD-03")
def test_gargans_embrace_pays_when_any_player_rolls_a_double() -> None:
    g = rolled(3, 3, mine={}, others={1: GARGAN})
    assert [purse(g, seat) for seat in range(3)] == [{}, {"vp": 1}, {}]
    assert happened(g, Gained) == [Gained(1, "gargans_embrace", "vp", 1)]
    g = rolled(3, 4, mine={}, others={1: GARGAN})
    assert purse(g, 1) == {}


@clause("VK-CARD-03")
def test_gargans_embrace_pays_when_a_player_changes_the_roll_into_a_double() -> None:
    g = rolled(3, 4, mine={"domains": ["palace_of_the_dawn"]}, others={2: GARGAN})
    do(g, PALACE, "change-die die=2")
    assert g.dice == (3, 3)
    assert purse(g, 2) == {"vp": 1}


@clause("VK-CARD-04")
def test_gargans_embrace_still_pays_if_the_double_is_changed_later() -> None:
    g = rolled(3, 3, mine={"domains": ["palace_of_the_dawn"]}, others={1: GARGAN})
    do(g, PALACE, "change-die die=1")
    assert g.dice == (2, 3)
    assert purse(g, 1) == {"vp": 1}


@clause("VK-CARD-05")
def test_gargans_embrace_pays_for_each_double_that_arises() -> None:
    g = rolled(2, 2, mine={"domains": ["palace_of_the_dawn", "the_desert_orchid"]}, others={1: GARGAN})
    do(g, PALACE, "change-die die=1")
    assert purse(g, 1) == {"vp": 1}  # a 1 and a 2: no double has arisen
    do(g, ORCHID)
    assert g.dice == (1, 1)
    assert purse(g, 1) == {"vp": 2}


@clause("VK-CARD-05")
def test_gargans_embrace_does_not_pay_for_changes_that_make_no_double() -> None:
    g = rolled(3, 5, mine={"gold": 2, "domains": ["foxgrove_palisade", "the_desert_orchid"]}, others={1: GARGAN})
    do(g, ORCHID, "change-die die=1", PALISADE, "change-die die=2")
    assert g.dice == (1, 6)
    assert purse(g, 1) == {}
    assert happened(g, Doubles) == []


@clause("VK-CARD-15")
def test_gargans_embrace_pays_its_owner_in_the_own_roll_phase_too() -> None:
    g = rolled(2, 2, mine=GARGAN)
    assert purse(g, 0) == {"vp": 1}


@clause("VK-CARD-15")
def test_gargans_embrace_pays_again_for_the_same_double() -> None:
    g = rolled(6, 6, mine={"gold": 2, "domains": ["palace_of_the_dawn", "foxgrove_palisade"]}, others={1: GARGAN})
    do(g, PALACE, "change-die die=2", PALISADE)
    assert g.dice == (6, 6)
    assert purse(g, 1) == {"vp": 2}
    assert happened(g, Doubles) == [Doubles(0), Doubles(0)]


@clause("VK-CARD-16")
def test_example_two_doubles_in_one_roll_phase() -> None:
    mine = {"domains": ["palace_of_the_dawn", "the_desert_orchid"], "citizens": ["blacksmith", "archer"]}
    theirs = {"domains": ["gargans_embrace"], "citizens": ["cleric", "merchant"]}
    g = table(2, {0: mine, 1: theirs}, chance=rolls(2, 2))
    at(g, RollPhase(0), HarvestPhase(0))
    do(g, PALACE, "change-die die=1")
    assert g.dice == (1, 2)
    do(g, ORCHID)
    assert g.dice == (1, 1)
    assert purse(g, 0) == {"gold": 1}  # the Blacksmith once, by the sum
    assert purse(g, 1) == {"vp": 2, "magic": 1 + 1, "gold": 1}  # the Cleric twice, the Merchant once


# -- Thief ---------------------------------------------------------------------------------------------------------


def thieves(n: int, **others: dict[str, int]) -> Valeria:
    """Seat 0 has n activated Thieves; so many tokens lie with seats 1 and 2."""
    realms = {1: others.get("first", {}), 2: others.get("second", {})}
    return at(table(3, {0: {"citizens": ["thief"] * n}, **realms}, dice=(3, 4)), HarvestPhase(0))


@clause("VK-CARD-11")
def test_a_thief_takes_up_to_three_gold_or_magic_of_one_opponent() -> None:
    g = thieves(1, first={"gold": 5, "strength": 4, "vp": 2}, second={"magic": 2})
    assert may(g) == [f"steal-from opponent={who} token={kind}" for who in (1, 2) for kind in ("gold", "magic")]
    do(g, "steal-from opponent=1 token=gold")
    assert may(g) == [f"steal-some n={n}" for n in range(4)]
    do(g, "steal-some n=3")
    assert purse(g, 0) == {"gold": 3}
    assert purse(g, 1) == {"gold": 2, "strength": 4, "vp": 2}


@clause("VK-CARD-11")
@pytest.mark.parametrize(("kind", "other"), [("gold", "magic"), ("magic", "gold")])
@pytest.mark.parametrize("n", range(4))
def test_a_thief_takes_none_to_three_of_one_kind_and_nothing_of_the_other(kind: str, other: str, n: int) -> None:
    g = do(thieves(1, first={"gold": 7, "magic": 7}, second={"gold": 7}), f"steal-from opponent=1 token={kind}")
    assert may(g) == [f"steal-some n={some}" for some in range(4)]
    do(g, f"steal-some n={n}")
    assert purse(g, 0) == ({kind: n} if n else {})
    assert purse(g, 1) == {kind: 7 - n, other: 7}
    assert purse(g, 2) == {"gold": 7}
    assert happened(g, Stolen) == [Stolen(0, "thief", 1, kind, n)]


@clause("VK-CARD-11")
def test_a_thief_takes_no_more_than_there_is_and_fewer_if_it_likes() -> None:
    g = do(thieves(1, second={"gold": 9, "magic": 2}), "steal-from opponent=2 token=magic")
    assert may(g) == [f"steal-some n={n}" for n in range(3)]
    do(g, "steal-some n=1")
    assert purse(g, 0) == {"magic": 1}
    assert purse(g, 2) == {"gold": 9, "magic": 1}


@clause("VK-CARD-12")
def test_each_of_several_thieves_chooses_opponent_and_resource_for_itself() -> None:
    g = thieves(2, first={"gold": 3}, second={"magic": 3})
    do(g, "steal-from opponent=1 token=gold", "steal-some n=3", "steal-from opponent=2 token=magic", "steal-some n=2")
    assert happened(g, Stolen) == [Stolen(0, "thief", 1, "gold", 3), Stolen(0, "thief", 2, "magic", 2)]
    assert [purse(g, seat) for seat in range(3)] == [{"gold": 3, "magic": 2}, {}, {"magic": 1}]


@clause("VK-CARD-12")
def test_two_thieves_may_rob_the_same_opponent_twice() -> None:
    g = thieves(2, first={"gold": 7})
    do(g, *["steal-from opponent=1 token=gold", "steal-some n=3"] * 2)
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 6}, {"gold": 1})


# -- Domains that return or take a card ----------------------------------------------------------------------------


@clause("VK-CARD-06")
def test_nest_of_the_weaver_witch_gives_three_victory_tokens_for_a_returned_citizen() -> None:
    g = acquired("nest_of_the_weaver_witch", "peasant", "merchant", "archer", gold=6, citizens={"archer": 3})
    assert may(g) == [*(f"return-card card={name}" for name in ("merchant", "archer", "peasant")), "decline"]
    do(g, "return-card card=archer")
    assert citizens_of(g) == ["merchant", "peasant"]
    assert g.citizens[3] == [g.cards.citizen_id["archer"]] * 4
    assert purse(g) == {"vp": 3}
    assert happened(g, CardReturned) == [CardReturned(0, "archer")]


@clause("VK-CARD-06")
def test_a_returned_citizen_removes_the_exhausted_card_of_its_stack() -> None:
    g = table(
        2,
        {0: {"gold": 6, "citizens": ["peasant", "merchant"]}},
        citizens={"merchant": 0, "cleric": 0},
        domains={0: "nest_of_the_weaver_witch"},
    )
    assert g.exhausted == [5, 6]
    do(at(g, Action(0)), "acquire domain=nest_of_the_weaver_witch", "return-card card=merchant")
    assert g.exhausted == [5]
    assert citizens_of(g) == ["peasant"]


@clause("VK-CARD-06")
def test_a_returned_citizen_counts_for_its_role_no_more() -> None:
    g = acquired("nest_of_the_weaver_witch", "peasant", "merchant", gold=6)
    assert g.realms[0].roles == [2, 0, 0, 0]
    do(g, "return-card card=merchant")
    assert g.realms[0].roles == [1, 0, 0, 0]


@clause("VK-CARD-13")
def test_watcher_on_the_water_gives_three_victory_tokens_for_a_returned_monster() -> None:
    mine = {"slain": ["goblin", "skeleton", "goblin"]}
    g = acquired("watcher_on_the_water", "archer", "archer", gold=6, mine=mine, monsters={"hills": ["goblin_king"]})
    assert may(g) == ["return-card card=goblin", "return-card card=skeleton", "decline"]
    do(g, "return-card card=goblin")
    assert slain_by(g) == ["skeleton", "goblin"]
    assert g.monsters[0] == [g.cards.monster_id["goblin_king"], g.cards.monster_id["goblin"]]  # the last is on top
    assert purse(g) == {"vp": 3}
    assert happened(g, CardReturned) == [CardReturned(0, "goblin")]


@clause("VK-CARD-13")
def test_a_returned_monster_removes_the_exhausted_card_of_its_stack() -> None:
    mine = {"slain": ["skeleton_king"]}
    g = acquired("watcher_on_the_water", "archer", "archer", gold=6, mine=mine, monsters={"ruins": [], "hills": []})
    assert g.exhausted == [0, 1]
    do(g, "return-card card=skeleton_king")
    assert g.exhausted == [0]
    assert (slain_by(g), g.monsters[1]) == ([], [g.cards.monster_id["skeleton_king"]])


@clause("VK-CARD-18")
def test_a_starter_is_never_returned() -> None:
    g = acquired("nest_of_the_weaver_witch", "peasant", "peasant", gold=6)
    assert may(g) == ["return-card card=peasant", "decline"]
    for starter in ("starter_peasant", "starter_knight"):
        assert why_not(g, f"return-card card={starter}") == ("VK-CARD-18", {"card": starter})


@clause("VK-CARD-18")
def test_returning_is_optional_and_brings_nothing_if_declined() -> None:
    g = do(acquired("nest_of_the_weaver_witch", "peasant", "merchant", gold=6), "decline")
    assert (purse(g), citizens_of(g)) == ({}, ["merchant", "peasant"])
    assert g.deciding() == ()
    g = acquired("watcher_on_the_water", "archer", "archer", gold=6, mine={"slain": ["goblin"]})
    do(g, "decline")
    assert (purse(g), slain_by(g)) == ({}, ["goblin"])


@clause("VK-CARD-18")
def test_without_a_card_to_return_there_are_no_victory_tokens() -> None:
    theirs = {1: {"slain": ["goblin"]}}
    g = acquired("watcher_on_the_water", "archer", "archer", gold=6, others=theirs)
    assert g.deciding() == ()
    assert (purse(g), slain_by(g, 1)) == ({}, ["goblin"])


@clause("VK-CARD-18")
def test_one_card_is_returned_on_acquiring_and_none_later() -> None:
    realm = {"gold": 6, "citizens": ["peasant", "merchant", "archer"]}
    g = at(table(2, {0: realm}, domains={0: "nest_of_the_weaver_witch"}), ActionPhase(0), ActionPhase(0))
    do(g, "acquire domain=nest_of_the_weaver_witch", "return-card card=peasant")
    do(g, *["take-resource resource=gold"] * 3)
    assert (purse(g), citizens_of(g)) == ({"gold": 3, "vp": 3}, ["merchant", "archer"])
    assert domains_of(g) == ["nest_of_the_weaver_witch"]


@clause("VK-CARD-09")
def test_purloiners_perch_takes_a_monster_of_a_chosen_opponent_without_its_reward() -> None:
    others = {1: {"slain": ["goblin"]}, 2: {"slain": ["troll"]}}
    g = acquired("purloiners_perch", "rogue", "thief", gold=10, seats=3, others=others)
    assert may(g) == ["take-monster-from opponent=1", "take-monster-from opponent=2"]
    assert refused(g) == []  # nobody takes from the own stack
    do(g, "take-monster-from opponent=2")
    assert [slain_by(g, seat) for seat in range(3)] == [["troll"], ["goblin"], []]
    assert purse(g) == {}
    assert happened(g, MonsterTaken) == [MonsterTaken(0, 2, "troll")]


@clause("VK-CARD-17")
@pytest.mark.parametrize("outcome", [0, 1, 2])
def test_every_monster_of_the_chosen_opponent_is_equally_likely(outcome: int) -> None:
    theirs = ["goblin", "troll", "skeleton"]
    g = acquired("purloiners_perch", "rogue", "thief", gold=10, others={1: {"slain": theirs}}, chance=[outcome])
    assert slain_by(g, 0) == [theirs[outcome]]
    assert slain_by(g, 1) == [name for name in theirs if name != theirs[outcome]]
    assert happened(g, MonsterTaken) == [MonsterTaken(0, 1, theirs[outcome])]


@clause("VK-CARD-17")
def test_a_taken_monster_was_not_slain_and_leaves_the_center_as_it_was() -> None:
    mine = {"domains": ["the_violet_thorn"], "citizens": ["rogue", "thief"]}
    g = table(2, {0: {"gold": 10, **mine}, 1: {"slain": ["goblin"]}}, domains={0: "purloiners_perch"})
    before = [stack[:] for stack in g.monsters]
    do(at(g, Action(0)), "acquire domain=purloiners_perch")
    assert slain_by(g) == ["goblin"]
    assert purse(g) == {}  # neither the Goblin's Gold nor the Thorn's Magic
    assert happened(g, MonsterSlain) == []
    assert g.monsters == before
