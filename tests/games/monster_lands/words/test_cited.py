"""The log cites the rule that did it: of each event, the clauses under which it may happen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.monster_lands.monster_lands_table import fighting, new_table, table
from games.words import Words, at, cited, do, going_on, happened, rolls
from karczma.games.monster_lands.battles.attack import MonsterAttack
from karczma.games.monster_lands.battles.defence import Defence, die, wound
from karczma.games.monster_lands.battles.loot_spent import Celebrate
from karczma.games.monster_lands.battles.strike import Strike, capture
from karczma.games.monster_lands.cleanup.steps import Cleanup, to_the_entrance
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.quests import Contracts, DiceRollQuest
from karczma.games.monster_lands.rounds import Round
from karczma.games.monster_lands.table.monsters import appear
from karczma.games.monster_lands.table.storage import receive_token
from karczma.games.monster_lands.variants.gift import QueensGift
from karczma.games.monster_lands.variants.solo import visit
from karczma.games.monster_lands.words.battle_events import (
    AttackRedirected,
    DyingBlow,
    HitBeside,
    HitsCancelled,
    QuestFailed,
    ScrapsTaken,
)
from karczma.games.monster_lands.words.cited import EQUIPMENT, LANDS, MERCENARIES, OWN
from karczma.games.monster_lands.words.events import (
    DiceTaken,
    DiscountReckoned,
    GloryLost,
    InfluenceRolled,
    LandRevealed,
    LandUsed,
    MercenaryOffered,
    MonsterAppeared,
    MonsterDiscarded,
    MonsterMoved,
    Overflowed,
    Paid,
    QuestDrawn,
    Received,
    TrailsLaid,
    TrapShown,
    Used,
)
from karczma.games.monster_lands.words.solo_events import (
    SamborPlaced,
)
from karczma.kernel.events import Event
from karczma.ledger import clause, load_title

MAY_CITE = {
    "ClanTaken": "PLAYER-01",
    "RoundBegan": "CORE-09",
    "DiceTaken": "POOL-01 CORE-05 GREEN-02 DEPLOY-05 VAR-02 QUEST-10 MERC-12 LAND-04 LAND-09 LAND-10",
    "InfluenceRolled": "POOL-01 CORE-05 GREEN-02 DEPLOY-05 VAR-02 MERC-11 LAND-02 LAND-07",
    "Used": " ".join(each.removeprefix("ML-") for each in {"ML-CORE-11", "ML-MERC-20", "ML-EQUIP-02", *OWN.values()}),
    "DiscountReckoned": "INFL-01 INFL-02",
    "Overflowed": "ALCH-07 ARM-02 CLEAN-12",
    "TrapShown": "SETUP-07 HUNT-04 SOLO-14",
    "MercenaryOffered": "SETUP-03 TAV-05 TAV-11 SOLO-16",
    "EquipmentShown": "SETUP-08 MARKET-05 SOLO-18",
    "EquipmentTaken": "MARKET-02",
    "EquipmentLost": "MARKET-03 MARKET-04 DEATH-01 WAGE-04",
    "Recruited": "PLAYER-01 TAV-04 DEATH-06",
    "QuestDrawn": "SETUP-15 CLEAN-06",
    "LandRevealed": "SETUP-11 CLEAN-08",
    "TrailsLaid": "SETUP-11 CLEAN-08",
    "MonsterAppeared": "SETUP-09 CLEAN-07 MPOW-11 VAR-03 SCEN-06 SCEN-10",
    "MonsterMoved": "PANIC-01",
    "MonsterDiscarded": "PANIC-02 MPOW-11 SOLO-24",
    "LandDiscarded": "SOLO-24",
    "PanicSpread": "PANIC-03",
    "TrapDiscarded": "HUNT-03 CLEAN-04 DEATH-01 QUEST-10",
    "DefenceLost": "CLEAN-04 DEATH-01",
    "TrailGave": "TRAIL-11 TRAIL-12 ENTR-05",
    "MercenaryDied": "DEATH-01",
    "Wounded": "ATTACK-07",
    "GloryLost": "QUEST-05 QUEST-06 QUEST-09 SOLO-22 MPOW-17",
    "QuestWon": "QUEST-05 QUEST-06 QUEST-07 SOLO-22",
    "QuestFailed": "QUEST-05 QUEST-06 QUEST-09 SOLO-22",
    "ScrapsTaken": "QUEST-07 SOLO-22",
    "HitsCancelled": "DEFEND-02 DEFEND-03",
    "LandConquered": "CONQ-05",
    "AttackRedirected": "PLOY-08 MERC-26",
    "DieStolen": "PLOY-09",
    "HitBeside": "MPOW-05 MPOW-06",
    "LeaderPromoted": "LEADER-01 DEATH-06",
    "WagesPaid": "WAGE-02 WAGE-06",
    "SamborVisited": "SOLO-11",
    "SamborTookTrail": "SOLO-21",
    "SamborRemoved": "SOLO-14 SOLO-16 SOLO-18",
    "SamborPlaced": "SOLO-14 SOLO-15 SOLO-16 SOLO-17 SOLO-18 SOLO-19",
    "GameEnded": "SCORE-06 SOLO-07",
}
RECEIPTS = (
    "CORE-11 MINE-01 MERCH-01 ALCH-01 ARM-01 MERC-20 MERC-21 MERC-22 MERC-23 MERC-24 EQUIP-02 LOOT-06 LOOT-07 "
    "LOOT-08 LOOT-10 LOOT-12 LOOT-13 LOOT-17 LOOT-18 TROPHY-02 LAND-01 LAND-05 LAND-06 LAND-11 QUEST-05 QUEST-06 "
    "QUEST-07 QUEST-10 SOLO-22 STRIKE-05 STRIKE-06 MERC-10 MERC-25 CONQ-05 DEATH-03 DEATH-06 CLEAN-02 VAR-02"
)


@clause("ML-CORE-01")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"scenario": "victim_of_ploys"}),
        (1, {"scenario": "monsters_attack"}),
        (2, {"queens_gift": True}),
        (3, {"ploy": True}),
        (4, {"more_monsters": True, "difficulty": "cruel"}),
    ],
)
def test_in_random_games_no_event_cites_a_rule_of_something_else(seats: int, options: dict[str, Any]) -> None:
    allowed = {name: {f"ML-{each}" for each in told.split()} for name, told in MAY_CITE.items()}
    allowed["Received"] = {f"ML-{each}" for each in RECEIPTS.split()}
    for seed in range(4):
        for event in played(seats, seed, options):
            name = type(event).__name__
            assert event.rule in allowed.get(name, {event.rule}), f"{event} cites {event.rule}"


def played(seats: int, seed: int, options: dict[str, Any]) -> list[Any]:
    g, luck = new_table(seats, seed, **options), Random(seed)
    heard = g.listen()
    while not g.over:
        seat = g.deciding()[0]
        g.apply(luck.choice(g.options(seat)), seat)
    return heard


# -- receipts ------------------------------------------------------------------------------------------------------


@clause("ML-MINE-01", "ML-MERC-20", "ML-EQUIP-02")
def test_gold_from_the_mine_and_what_adds_to_it() -> None:
    words = {"clan": ["purkas", "taron"], "dice": "ss", "gear": {"rashnek": "purkas"}}
    g = at(table(2, {0: words}), Act(0))
    do(g, "visit building=mine", "dig-at space=2")
    assert {event.by: event.rule for event in happened(g, Received)} == {
        "mine": "ML-MINE-01",
        "taron": "ML-MERC-20",
        "rashnek": "ML-EQUIP-02",
    }


@clause("ML-QUEST-05", "ML-QUEST-06", "ML-QUEST-07", "ML-QUEST-09")
@pytest.mark.parametrize(
    ("shown", "won", "lost"),
    [
        ((6, 6, 5, 5), "ML-QUEST-07", ""),
        ((6, 6, 1, 1), "ML-QUEST-06", "ML-QUEST-06"),
        ((1, 1, 1, 1), "", "ML-QUEST-09"),
        ((6, 6), "ML-QUEST-05", ""),
        ((1, 1), "", "ML-QUEST-05"),
    ],
)
def test_the_reward_the_scraps_and_the_penalty_of_a_quest(shown: tuple[int, ...], won: str, lost: str) -> None:
    trails = {"quest_left": {"who": "korgo", "dice": "ss"}, "quest_right": {"who": "poissen", "dice": "ss"}}
    if len(shown) == 2:
        del trails["quest_right"]
    g = at(table(2, {0: {"glory": 5}, 1: {"glory": 5}}, trails=trails, chance=rolls(*shown)), DiceRollQuest())
    assert set(cited(g, Received)) == ({won} if won else set())
    assert set(cited(g, QuestFailed) + cited(g, GloryLost)) == ({lost} if lost else set())
    assert cited(g, ScrapsTaken) == (["ML-QUEST-07"] if won == "ML-QUEST-07" else [])


@clause("ML-QUEST-07")
def test_scraps_do_not_read_like_the_reward() -> None:
    trails = {"quest_left": {"who": "korgo", "dice": "ss"}, "quest_right": {"who": "poissen", "dice": "ss"}}
    g = at(table(2, trails=trails, chance=rolls(6, 6, 5, 5)), DiceRollQuest())
    assert {event.by for event in happened(g, Received) if event.seat == 1} == {"scraps"}


@clause("ML-QUEST-10", "ML-TROPHY-02", "ML-LOOT-13", "ML-VAR-02")
def test_other_receipts() -> None:
    g = at(table(2, {0: {"gold": 5}}, trails={"contract_left": {"who": "korgo"}}), Contracts())
    assert set(cited(do(g, "fulfil"), Received)) == {"ML-QUEST-10"}
    words = {"dice": "s", "trophies": ["abysur"], "loot": ["loot_kit"]}
    g = at(table(2, {0: words}, loot=()), Act(0))
    do(g, "sell-trophy monster=abysur")
    assert set(cited(g, Received)) == {"ML-TROPHY-02"}
    do(g, "use-loot loot=loot_kit")
    assert set(cited(g, Received)[1:]) == {"ML-LOOT-13"}
    g = at(table(2), QueensGift(0))
    do(g, "pick token=die_strength n=1", "pick token=gold n=2")
    assert cited(g, Received) == ["ML-VAR-02"]


@clause("ML-DEATH-03", "ML-MPOW-17")
def test_glory_for_the_fallen_and_glory_that_abysur_takes() -> None:
    g = fighting(table(2, {0: {"glory": 5}}, a="abysur", trails={"a1": {"who": "korgo"}}), 0)
    wound(g, 0, 0, 1)
    assert cited(g, GloryLost) == ["ML-MPOW-17"]
    die(g, 0, 0)
    assert cited(g, Received) == ["ML-DEATH-03"]


@clause("ML-MERC-10", "ML-MERC-25")
@pytest.mark.parametrize(("name", "rule"), [("puargh", "ML-MERC-10"), ("lusara", "ML-MERC-25")])
def test_what_an_ability_adds_to_a_capture(name: str, rule: str) -> None:
    g = fighting(table(2, {0: {"clan": ["purkas", name]}}, trails={"a1": {"who": name}}), 0)
    capture(g, 0, 0)
    assert [event.rule for event in happened(g, Received) if event.by == name] == [rule]


@clause("ML-ALCH-07", "ML-ARM-02")
@pytest.mark.parametrize(("token", "rule"), [(2, "ML-ALCH-07"), (3, "ML-ALCH-07"), (4, "ML-ARM-02")])
def test_what_is_above_a_limit(token: int, rule: str) -> None:
    g = table(2)
    receive_token(g, 0, token, 9, "queen")
    assert cited(g, Overflowed) == [rule]


# -- Cleanup and offers --------------------------------------------------------------------------------------------


@clause("ML-CLEAN-06", "ML-CLEAN-07", "ML-CLEAN-08")
def test_what_is_revealed_in_cleanup() -> None:
    g = table(2, {0: {"gold": 9}, 1: {"gold": 9}}, a="", land_a="")
    g.monster_deck = [g.cards.monster_id["gator"]]
    going_on(g, Cleanup(), "restore")
    assert set(cited(g, QuestDrawn)) == {"ML-CLEAN-06"}
    assert set(cited(g, LandRevealed) + cited(g, TrailsLaid)) == {"ML-CLEAN-08"}
    assert cited(g, MonsterAppeared) == ["ML-CLEAN-07"]


@clause("ML-MPOW-11", "ML-SCEN-06")
def test_monsters_at_the_entrance() -> None:
    g = table(2, a="", entrance="moldo")
    g.monster_deck = [g.cards.monster_id["dogor"]]
    appear(g, 0)
    assert cited(g, MonsterAppeared)[:1] == cited(g, MonsterDiscarded) == ["ML-MPOW-11"]
    g = at(table(1, scenario="monsters_attack", round=3), Round())
    assert cited(g, MonsterAppeared) == ["ML-SCEN-06"]


@clause("ML-PANIC-02")
def test_monsters_that_make_room() -> None:
    g = table(2, a="abysur", entrance="gorgosh")
    g.fought = [1, 0, 0]
    to_the_entrance(g)
    assert (cited(g, MonsterDiscarded), len(happened(g, MonsterMoved))) == (["ML-PANIC-02"], 1)


@clause("ML-TAV-05", "ML-HUNT-04", "ML-INFL-01", "ML-INFL-02")
def test_what_follows_a_purchase() -> None:
    g = at(table(2, {0: {"dice": "5", "gold": 30, "glory": 30}}, chance=[0, 0, 0]), Act(0))
    do(g, "visit building=tavern", "recruit mercenary=dalina")
    assert (cited(g, MercenaryOffered), cited(g, DiscountReckoned)) == (["ML-TAV-05"], ["ML-INFL-01"])
    g = at(table(2, {0: {"dice": "3", "gold": 30}}, chance=[0, 0, 0]), Act(0))
    g.last[0] = 5
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_m1", "done-buying")
    assert (cited(g, TrapShown), cited(g, DiscountReckoned)) == (["ML-HUNT-04"], ["ML-INFL-02"])


# -- cards ---------------------------------------------------------------------------------------------------------


@clause("ML-MERC-11", "ML-MERC-12", "ML-MERC-21", "ML-MERC-23")
@pytest.mark.parametrize(("name", "rule"), [("fandor", 11), ("wormee", 12), ("tranok", 21), ("nuduru", 23)])
def test_an_ability_cites_the_rule_of_its_mercenary(name: str, rule: int) -> None:
    g = at(table(2, {0: {"clan": ["purkas", name], "dice": "s", "gold": 5}}, chance=[0]), Act(0))
    do(g, f"use-ability mercenary={name}")
    told = [event for kind in (Used, Received, Paid, DiceTaken, InfluenceRolled) for event in happened(g, kind)]
    assert len(told) > 1
    assert {event.rule for event in told} == {f"ML-MERC-{rule}"}


@clause("ML-MERC-13", "ML-MERC-14", "ML-EQUIP-08")
@pytest.mark.parametrize(
    ("words", "building", "by", "rule"),
    [
        ({"clan": ["purkas", "vaidala"]}, "tavern", "vaidala", "ML-MERC-13"),
        ({"clan": ["purkas", "wishor"]}, "hunting_lodge", "wishor", "ML-MERC-14"),
        ({"gear": {"turzoks": "purkas"}}, "hunting_lodge", "turzoks", "ML-EQUIP-08"),
    ],
)
def test_a_discount_cites_the_rule_of_who_gives_it(words: Words, building: str, by: str, rule: str) -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 30, "glory": 30, **words}}), Act(0))
    do(g, f"visit building={building}", f"use-discount by={by}")
    assert cited(g, Used) == [rule]


@clause("ML-SETTLE-01", "ML-LAND-06", "ML-LAND-10")
@pytest.mark.parametrize(("land", "kind", "rule"), [("kale", Received, 6), ("yuha", DiceTaken, 10)])
def test_what_a_land_brings_cites_the_rule_of_its_feature(land: str, kind: type[Event], rule: int) -> None:
    g = at(table(2, {0: {"lands": {land: "purkas"}, "dice": "m5"}}, land_b="rynia"), Act(0))
    do(g, f"use-land land={land}")
    assert (cited(g, LandUsed), cited(g, kind)) == (["ML-SETTLE-01"], [f"ML-LAND-{rule:02}"])


@clause("ML-LOOT-06", "ML-LOOT-07", "ML-LOOT-08")
@pytest.mark.parametrize(("deed", "rule"), [("conquest", 6), ("kill", 7), ("capture", 8)])
def test_loot_for_a_deed_cites_the_rule_of_its_token(deed: str, rule: int) -> None:
    token = f"loot_{deed}_glory"
    g = do(at(table(2, {0: {"loot": [token]}}, loot=()), Celebrate(0, token)), "boast")
    assert cited(g, Used) == cited(g, Received) == [f"ML-LOOT-{rule:02}"]


@pytest.mark.parametrize("name", [*MERCENARIES, *EQUIPMENT, *LANDS])
def test_the_rule_of_a_card_speaks_of_that_card(name: str) -> None:
    assert name.replace("_", "-") in load_title("monster_lands").by_id[OWN[name]].text.lower()


# -- battles and Sambor --------------------------------------------------------------------------------------------


@clause("ML-DEFEND-02", "ML-DEFEND-03")
def test_what_cancels_hits() -> None:
    trails = {"a1": {"who": "wondou", "shields": 1}}
    g = fighting(table(2, {0: {"clan": ["purkas", "wondou"]}}, a="krinx", trails=trails), 0)
    at(g, Defence(0, 0, 9))
    do(g, "cancel-with by=defence", "cancel-with by=wondou")
    assert cited(g, HitsCancelled) == ["ML-DEFEND-02", "ML-DEFEND-03"]


@clause("ML-MERC-26", "ML-MPOW-06")
def test_dice_that_ginova_directs_and_the_blow_of_a_dying_monster() -> None:
    trails: dict[str, dict[str, Any]] = {"a1": {"who": "ginova", "dice": "ssssss"}, "a2": {"who": "poissen"}}
    g = fighting(table(2, {0: {"clan": ["purkas", "ginova"]}}, a="korcko", trails=trails, chance=rolls(6, 6, 6, 6)), 0)
    at(g, Strike(0, 0))
    do(g, *["roll die=strength"] * 4, "kill")
    assert cited(g, DyingBlow) + cited(g, HitBeside) == ["ML-MPOW-06"] * 3
    g = fighting(table(2, {0: {"clan": ["purkas", "ginova"]}}, trails=trails), 0)
    do(at(g, MonsterAttack(0)), "redirect-to trail=a2")
    assert cited(g, AttackRedirected) == ["ML-MERC-26"]


@clause("ML-SOLO-14", "ML-SOLO-15", "ML-SOLO-16", "ML-SOLO-17", "ML-SOLO-18", "ML-SOLO-19")
@pytest.mark.parametrize(("building", "rule"), [(0, 14), (1, 15), (2, 16), (3, 17), (5, 18), (6, 19)])
def test_sambor_in_the_citadel(building: int, rule: int) -> None:
    g = table(1, chance=[0] * 4)
    visit(g, building, 1)
    assert cited(g, SamborPlaced) == [f"ML-SOLO-{rule}"]
    assert {event.rule for event in g.heard or []} <= {"ML-SOLO-11", f"ML-SOLO-{rule}"}
