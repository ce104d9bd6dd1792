"""Nothing happens silently, and in the order in which it happens: what the log is told."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import Trails, fighting, member, table
from games.words import at, cited, do, going_on, happened, rolls
from karczma.games.monster_lands.battles.attack import MonsterAttack
from karczma.games.monster_lands.battles.defence import die
from karczma.games.monster_lands.battles.loot import show_loot
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.battles.strike import Strike
from karczma.games.monster_lands.cleanup.steps import Cleanup, to_the_entrance
from karczma.games.monster_lands.cleanup.wages import NewLeader
from karczma.games.monster_lands.deployment.outer import Equipping
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.members import offer
from karczma.games.monster_lands.quests import Contracts, draw_quests
from karczma.games.monster_lands.table.monsters import next_monster
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.storage import lose_glory, pay, refilled
from karczma.games.monster_lands.table.terms import TRAIL_CODE
from karczma.games.monster_lands.variants.ploy import Clash
from karczma.games.monster_lands.variants.solo import take_trail, visit
from karczma.games.monster_lands.words.battle_events import DyingBlow, HandedOver, HitBeside, HitsTaken, PloyAimed
from karczma.games.monster_lands.words.events import (
    BroughtBack,
    DefenceLost,
    DicePlaced,
    DiceTaken,
    GloryLost,
    LandFreed,
    MercenaryOffered,
    MonsterAppeared,
    MonsterDiscarded,
    MonsterMoved,
    Paid,
    Recruited,
    Reshuffled,
    TrailGave,
    TrapShown,
    TrapTaken,
)
from karczma.games.monster_lands.words.solo_events import (
    PloysReturned,
    SamborLaidPloys,
    SamborPlaced,
    SamborRemoved,
)
from karczma.kernel.chance import Forced
from karczma.ledger import clause


def order(g: MonsterLands, *kinds: type[Any]) -> list[type[Any]]:
    """In which order events of these kinds were told."""
    return [type(event) for event in g.heard or [] if isinstance(event, kinds)]


# -- trails --------------------------------------------------------------------------------------------------------


@clause("ML-TRAIL-11", "ML-TRAIL-12", "ML-ENTR-05")
@pytest.mark.parametrize(
    ("trail", "given"),
    [("a1", ("gold", 2)), ("a2", ("potion", 1)), ("lower", ("gold", 5)), ("a3", None), ("upper", None)],
)
def test_a_trail_bonus_is_told(trail: str, given: tuple[str, int] | None) -> None:
    g = table(2, entrance="moldo", trails={trail: {"who": "korgo", "dice": "s"}})
    going_on(g, Equipping(0, TRAIL_CODE[trail]), "bonus")
    assert happened(g, TrailGave) == ([TrailGave(0, trail, *given)] if given else [])


@clause("ML-ALCH-06", "ML-CLEAN-02")
def test_what_a_mercenary_brings_back_is_told() -> None:
    g = table(2, {0: {"gold": 9}}, trails={"a1": {"who": "korgo", "potion": 1, "poison": 2}})
    going_on(g, Cleanup(), "tidy")
    assert happened(g, BroughtBack) == [BroughtBack(0, "korgo", "potion", 1), BroughtBack(0, "korgo", "poison", 2)]


@clause("ML-TRAIL-07", "ML-CLEAN-04")
def test_defence_tokens_that_are_lost_are_told() -> None:
    trails = {"a1": {"who": "korgo", "shields": 2}, "a2": {"who": "poissen", "shields": 1}}
    g = fighting(table(2, {0: {"gold": 9}, 1: {"gold": 9}}, trails=trails), 0)
    die(g, 1, 1)
    assert happened(g, DefenceLost) == [DefenceLost(1, "a2", 1)]
    going_on(g, Cleanup(), "tidy")
    assert happened(g, DefenceLost)[1:] == [DefenceLost(0, "a1", 2)]


# -- battles -------------------------------------------------------------------------------------------------------


@clause("ML-MPOW-05")
def test_a_hit_on_another_trail_is_told() -> None:
    trails = {"a1": {"who": "korgo"}, "a2": {"who": "poissen"}, "a3": {"who": "purkas"}}
    g = fighting(table(2, a="sporus", land_a="kale", trails=trails), 0)
    g.source = Forced((0,) * (g.cards.monsters[g.monster_at(0)].attack) + tuple(rolls(6)), g.tick)
    at(g, MonsterAttack(0))
    assert happened(g, HitsTaken) == [HitsTaken(0, "a1", 1)]
    assert happened(g, HitBeside) == [HitBeside(1, "a2", 1), HitBeside(0, "a3", 1)]


@clause("ML-MPOW-06")
def test_the_blow_of_a_dying_monster_is_told() -> None:
    trails = {"a1": {"who": "korgo", "dice": "ssssss"}, "a3": {"who": "poissen"}}
    g = fighting(table(2, a="korcko", trails=trails, chance=rolls(6, 6, 6, 6, 6, 6)), 0)
    at(g, Strike(0, 0))
    do(g, *["roll die=strength"] * 4, "kill")
    blow = g.cards.monsters[g.cards.monster_id["korcko"]].death_blow
    assert happened(g, DyingBlow) == [DyingBlow("korcko", blow)]
    assert happened(g, HitBeside) == [HitBeside(0, "a1", blow), HitBeside(1, "a3", blow)]


@clause("ML-PLOY-06")
def test_a_ploy_says_at_whom_it_is_aimed() -> None:
    trails: Trails = {
        "a1": {"who": "korgo", "traps": ["ploy_redirect1"]},
        "a2": {"who": "poissen"},
        "a3": {"who": "purkas"},
    }
    g = at(fighting(table(2, trails=trails, ploy=True), 0), Clash(0, 0))
    do(g, "reveal")
    assert happened(g, PloyAimed) == [PloyAimed(0, "ploy_redirect1", "a2")]


@clause("ML-QUEST-10")
def test_what_is_handed_over_for_a_contract_is_told() -> None:
    trails = {"contract_left": {"who": "korgo"}}
    g = at(table(2, {0: {"potion": 3, "poison": 3}}, quests=("quest_01", "quest_09"), trails=trails), Contracts())
    do(g, "fulfil")
    assert happened(g, HandedOver) == [HandedOver(0, "potion", 1), HandedOver(0, "poison", 1)]


# -- lands and the Entrance ----------------------------------------------------------------------------------------


@clause("ML-SETTLE-10", "ML-LEADER-02")
def test_a_land_without_its_settler_is_told() -> None:
    trails = {"a1": {"who": "vaidala"}}
    words = {"clan": ["korgo", "vaidala"], "lands": {"megueria": "vaidala"}}
    g = fighting(table(2, {0: words}, trails=trails), 0)
    die(g, 0, 0)
    assert happened(g, LandFreed) == [LandFreed(0, "megueria")]
    g = table(2, {0: {"clan": ["vaidala"], "lands": {"megueria": "vaidala"}}})
    g.players[0].leader = -1
    at(g, NewLeader(0, (member(g, "vaidala"),)))
    assert happened(g, LandFreed) == [LandFreed(0, "megueria")]


@clause("ML-PANIC-01", "ML-PANIC-02")
def test_a_monster_that_comes_to_the_entrance_is_not_discarded() -> None:
    g = table(3, a="abysur", b="krinx", entrance="gorgosh")
    g.fought = [1, 1, 0]
    to_the_entrance(g)
    assert happened(g, MonsterMoved) == [MonsterMoved("abysur")]
    assert happened(g, MonsterAppeared) == []
    assert sorted(event.monster for event in happened(g, MonsterDiscarded)) == ["gorgosh", "krinx"]


@clause("ML-PANIC-02")
def test_a_monster_that_stays_at_the_entrance_has_not_moved() -> None:
    g = table(2, a="krinx", entrance="abysur")
    g.fought = [1, 0, 0]
    to_the_entrance(g)
    assert (happened(g, MonsterMoved), happened(g, MonsterDiscarded)) == ([], [MonsterDiscarded("krinx")])


# -- the Citadel ---------------------------------------------------------------------------------------------------


@clause("ML-DEPLOY-06", "ML-CITADEL-02")
def test_the_space_that_is_taken_is_told() -> None:
    g = at(table(2, {0: {"dice": "sss", "gold": 9}}), Act(0))
    do(g, "visit building=mine", "dig-at space=2")
    assert happened(g, DicePlaced) == [DicePlaced(0, "mine", 2, "strength", 2)]
    g = at(table(2, {0: {"dice": "s4", "gold": 9}}), Act(0))
    g.spaces[0] = 18
    do(g, "visit building=hunting_lodge", "with-die die=influence_4")
    assert happened(g, DicePlaced) == [DicePlaced(0, "hunting_lodge", 2, "influence_4", 1)]
    g = at(table(2, {0: {"dice": "s"}}), Act(0))
    do(g, "visit building=merchant")
    assert happened(g, DicePlaced) == [DicePlaced(0, "merchant", 0, "strength", 1)]


@clause("ML-TAV-05")
def test_a_mercenary_comes_to_the_tavern_after_the_recruit_has_brought_dice() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 9, "glory": 20}}, chance=[0, 0, 0]), Act(0))
    do(g, "visit building=tavern", "recruit mercenary=drapis")
    assert order(g, Recruited, DiceTaken, MercenaryOffered) == [Recruited, DiceTaken, MercenaryOffered]


@clause("ML-HUNT-04")
def test_traps_are_shown_after_all_have_been_bought_and_in_their_places() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 30}}, chance=[0, 0]), Act(0))
    kept = [g.cards.traps[card].name for card in g.display]
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_m1", "take-trap trap=trap_s1", "done-buying")
    assert order(g, TrapTaken, TrapShown) == [TrapTaken, TrapTaken, TrapShown, TrapShown]
    now = [g.cards.traps[card].name for card in g.display]
    assert [now[i] for i in (1, 3, 4, 5)] == [kept[i] for i in (1, 3, 4, 5)]
    assert [now[0], now[2]] == [event.trap for event in happened(g, TrapShown)]


@clause("ML-HUNT-05", "ML-TAV-06", "ML-LOOT-03", "ML-CLEAN-06", "ML-CLEAN-07")
def test_what_comes_back_into_play_is_told() -> None:
    g = table(2, chance=[0] * 9)
    g.trap_discard = [g.trap_supply.bag.pop() for _ in range(2)]
    g.trap_supply.bag.clear()
    refilled(g)
    g.member_discard, g.member_deck = g.member_deck[:2], []
    offer(g, 0)
    g.loot_discard, g.loot_supply, g.loot = g.loot_supply[:2], [], g.loot[:3]
    show_loot(g)
    g.quest_discard, g.quest_bag, g.quests = g.quest_bag[:3], [], [[], []]
    draw_quests(g)
    g.monster_discard, g.monster_deck = g.monster_deck[:2], []
    next_monster(g, False)
    assert [event.pile for event in happened(g, Reshuffled)] == ["traps", "mercenaries", "loot", "quests", "monsters"]


@clause("ML-CITADEL-04", "ML-TAV-08")
def test_nothing_is_told_of_nothing() -> None:
    g = table(2, {0: {"gold": 3}})
    pay(g, 0, 0)
    lose_glory(g, 0, 2)
    assert (happened(g, Paid), happened(g, GloryLost)) == ([], [])


# -- the virtual player --------------------------------------------------------------------------------------------


@clause("ML-SOLO-15", "ML-SOLO-19", "ML-SOLO-20")
@pytest.mark.parametrize(
    ("building", "placed"),
    [
        (3, SamborPlaced("armoury", "influence_4", 1)),
        (1, SamborPlaced("alchemist", "magic", 1)),
        (6, SamborPlaced("mine", "strength", 2)),
    ],
)
def test_the_die_that_sambor_places_is_told(building: int, placed: SamborPlaced) -> None:
    g = table(1, chance=rolls(4))
    visit(g, building, 1)
    assert happened(g, SamborPlaced) == [placed]


@clause("ML-SOLO-14")
def test_sambor_removes_both_traps_before_others_are_shown() -> None:
    g = table(1, chance=[*rolls(2), 0, 0])
    gone = [g.cards.traps[card].name for card in g.display[2:4]]
    visit(g, 0, 2)
    assert [event.card for event in happened(g, SamborRemoved)] == gone
    assert order(g, SamborRemoved, TrapShown) == [SamborRemoved, SamborRemoved, TrapShown, TrapShown]
    assert [event.trap for event in happened(g, TrapShown)] == [g.cards.traps[card].name for card in g.display[2:4]]


@clause("ML-SOLO-14")
def test_without_a_supply_sambor_removes_no_trap_of_another_row() -> None:
    g = table(1, chance=[*rolls(2), 0, 0])
    kept = [*g.display[:2], *g.display[4:]]
    g.trap_supply.bag.clear()
    visit(g, 0, 2)
    assert [card for card in g.display if card in kept] == kept


@clause("ML-SCEN-08")
def test_sambors_ploys_are_told_when_they_come_and_go() -> None:
    g = table(1, scenario="victim_of_ploys", chance=[0, 0])
    take_trail(g, 1)
    assert (happened(g, SamborLaidPloys), cited(g, SamborLaidPloys)) == ([SamborLaidPloys("a2", 2)], ["ML-SCEN-08"])
    going_on(g, Cleanup(), "tidy")
    assert happened(g, PloysReturned) == [PloysReturned(2)]


@clause("ML-SCEN-08")
def test_sambors_ploys_say_at_whom_they_are_aimed() -> None:
    trails: dict[str, dict[str, Any]] = {
        "a1": {"who": "korgo", "dice": "ss"},
        "a2": {"who": "sambor", "traps": ["ploy_s1"]},
    }
    g = at(table(1, scenario="victim_of_ploys", trails=trails), LandBattle(0))
    assert happened(g, PloyAimed) == [PloyAimed(-1, "ploy_s1", "a1")]
