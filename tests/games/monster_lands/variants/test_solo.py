"""The solo mode: Sambor, the virtual player."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import dice, monster, new_table, purse, table, walkers
from games.words import asked, at, cited, do, going_on, happened, may, names, rolls, why_not
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.citadel.spaces import influence_discount
from karczma.games.monster_lands.cleanup.ending import is_last
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.games.monster_lands.quests import Contracts, DiceRollQuest
from karczma.games.monster_lands.rounds import Round
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import HERO
from karczma.games.monster_lands.variants.scenarios import rank
from karczma.games.monster_lands.variants.solo import SamborActs, has_room, take_trail, visit, whither
from karczma.games.monster_lands.words.battle_events import LandWithstood, MonsterAttacked, QuestWon, ScrapsTaken
from karczma.games.monster_lands.words.events import (
    LandDiscarded,
    MonsterDiscarded,
    RankEarned,
)
from karczma.games.monster_lands.words.solo_events import (
    SamborRolled,
    SamborTookTrail,
)
from karczma.kernel.choices import no
from karczma.ledger import clause
from karczma.title.options import WrongTable

SAMBOR = {"who": "sambor"}


def sambor(red: int, yellow: int, *more: int, **words: Any) -> MonsterLands:
    """Sambor has rolled this, and then chance shows these."""
    return at(table(1, chance=[*rolls(red, yellow), *more], **words), SamborActs())


@clause("ML-SOLO-01")
def test_alone_there_is_no_ploy_expansion() -> None:
    with pytest.raises(WrongTable, match="ML-PLOY-01"):
        new_table(1, ploy=True)
    g = new_table(1, affiliations="random")
    assert (g.ploy, {g.cards.traps[card].kind for card in g.display}) == (False, {1})


@clause("ML-SOLO-02")
def test_set_up_as_for_two_with_one_clan() -> None:
    g = new_table(1)
    assert (asked(g), len(may(g))) == ("ClanWhich", 4)
    assert (g.first, g.lands_in_use(), g.cards.spaces[1]) == (0, (0,), g.cards.spaces[2])


@clause("ML-SOLO-03", "ML-SETUP-04")
def test_only_three_mercenaries_are_offered() -> None:
    g = new_table(1, affiliations="random")
    assert (len(g.offer), len(g.member_deck)) == (3, 25)


@clause("ML-SOLO-04")
def test_six_tokens_are_sambors() -> None:
    g = new_table(1, affiliations="random")
    assert (g.sambor_tokens, len(g.players)) == (6, 1)
    take_trail(g, 1)
    assert (g.sambor_tokens, g.seat_on(1)) == (5, -1)  # nobody's member stands there
    assert new_table(2, affiliations="random").sambor_tokens == 0


@clause("ML-SOLO-05", "ML-SOLO-10", "ML-SOLO-11", "ML-SOLO-12")
@pytest.mark.parametrize(
    ("red", "places"),
    [
        *((red, [("building", n) for n in (0, 1, 2, 3, 5, 6)]) for red in (1, 2, 3, 4)),
        *(
            (red, [("trail", 0), ("trail", 1), ("trail", 2), ("trail", 3), ("quest", 10), ("quest", 12)])
            for red in (5, 6)
        ),
    ],
)
def test_where_the_two_dice_send_him(red: int, places: list[tuple[str, int]]) -> None:
    g = table(1)
    assert [whither(g, red, yellow) for yellow in range(1, 7)] == places


@clause("ML-SOLO-06")
def test_thirty_glory_do_not_end_a_scenario() -> None:
    assert not is_last(table(1, {0: {"glory": 33}}, round=5))
    assert is_last(table(1, {0: {"glory": 3}}, round=6))


@clause("ML-SOLO-07")
def test_the_rank_is_told_at_the_end() -> None:
    g = going_on(table(1, {0: {"clan": ["greenhorn"], "glory": 44}}, round=6), Cleanup(), "check")
    assert happened(g, RankEarned) == [RankEarned(0, "veteran")]
    assert (g.over, g.winners()) == (True, (0,))
    g = going_on(table(1, {0: {"clan": ["greenhorn"], "glory": 3}}, round=6), Cleanup(), "check")
    assert (happened(g, RankEarned), g.winners()) == ([RankEarned(0, "monster_snack")], ())
    hero = table(1, {0: {"clan": ["greenhorn"], "glory": 25, "gold": 55}}, scenario="money_first")
    assert rank(hero) == HERO


@clause("ML-SOLO-08")
def test_sambor_takes_no_dice_and_does_nothing_in_cleanup() -> None:
    g = at(table(1, {0: {"glory": 5, "gold": 9}}, chance=rolls(3)), Round())
    assert (happened(g, SamborRolled), g.deciding()) == ([], (0,))
    going_on(g, Cleanup(), "tidy")
    assert happened(g, SamborRolled) == []


@clause("ML-SOLO-09")
def test_player_and_sambor_act_by_turns_until_the_dice_are_used() -> None:
    g = at(table(1, {0: {"dice": "sss"}}, chance=rolls(1, 2, 1, 6)), Turn(0))
    for actions in (1, 2):
        do(g, "visit building=merchant", "done-selling")  # one die
        assert len(happened(g, SamborRolled)) == actions
    do(g, "visit building=merchant")
    assert (len(happened(g, SamborRolled)), asked(g), g.passes) == (2, "", 1)  # after the last die he does not act


@clause("ML-SOLO-09")
def test_dice_that_come_back_into_the_pool_after_the_last_one_keep_sambor_acting() -> None:
    words = {"clan": ["purkas", "fandor"], "dice": "s", "gold": 2}
    g = at(table(1, {0: words}, chance=[*rolls(4), *rolls(1, 2)]), Turn(0))
    do(g, "visit building=merchant", "use-ability mercenary=fandor")
    assert (dice(g), len(happened(g, SamborRolled))) == ("4", 1)


@clause("ML-SOLO-13")
def test_without_room_both_dice_are_rolled_again() -> None:
    g = sambor(5, 1, *rolls(1, 4), *rolls(1, 2), trails={"a1": SAMBOR}, panic=["armoury"])
    assert [(e.red, e.yellow) for e in happened(g, SamborRolled)] == [(5, 1), (1, 4), (1, 2)]
    assert g.spaces[4] >= 0


@clause("ML-SOLO-13")
def test_without_tokens_there_is_no_room_outside_and_perhaps_none_at_all() -> None:
    g = table(1)
    g.sambor_tokens = 0
    assert not has_room(g, ("trail", 1))
    assert has_room(g, ("building", 1))
    g.panicked = [0, 1, 2, 3, 5, 6]
    at(g, SamborActs())
    assert happened(g, SamborRolled) == []


@clause("ML-SOLO-14")
@pytest.mark.parametrize(("red", "gone"), [(1, (0, 1)), (4, (0, 1)), (2, (2, 3)), (3, (4, 5))])
def test_in_the_lodge_he_removes_a_row_of_traps(red: int, gone: tuple[int, int]) -> None:
    g = table(1, chance=[*rolls(red, 1), *rolls(5), 0, 0])
    before = list(g.display)
    at(g, SamborActs())
    assert g.trap_discard == [before[at] for at in gone]
    assert [card for at, card in enumerate(g.display) if at not in gone] == [
        card for at, card in enumerate(before) if at not in gone
    ]
    assert (len(g.display), g.last[0], g.spaces[0] >= 0) == (6, 5, True)


@clause("ML-SOLO-15")
def test_at_the_alchemist_he_takes_the_upper_space() -> None:
    g = sambor(1, 2)
    assert (g.spaces[4] >= 0, g.spaces[5]) == (True, -1)


@clause("ML-SOLO-16")
@pytest.mark.parametrize(("red", "at_tab"), [(1, 0), (4, 0), (2, 1), (3, 2)])
def test_in_the_tavern_he_removes_a_mercenary(red: int, at_tab: int) -> None:
    g = table(1, offer=("dalina", "drapis", "parjas"), chance=[*rolls(red, 3), *rolls(2), 0])
    gone = g.offer[at_tab]
    at(g, SamborActs())
    assert (g.member_discard, len(g.offer), len(g.greenhorns), g.last[2]) == ([gone], 3, 8, 2)


@clause("ML-SOLO-17", "ML-SOLO-20")
def test_his_influence_dice_count_for_the_players_discount() -> None:
    g = sambor(2, 4, *rolls(6))
    assert (g.spaces[10] >= 0, g.last[3]) == (True, 6)
    assert influence_discount(g, 3, 4) == 3 + 6


@clause("ML-SOLO-18")
@pytest.mark.parametrize(("red", "gone"), [(1, "krakhen"), (4, "krakhen"), (2, "rashnek"), (3, "noxx")])
def test_in_the_market_he_removes_equipment(red: int, gone: str) -> None:
    g = sambor(red, 5, *rolls(1), 0)
    assert [g.cards.equipment[e].name for e in g.equipment_out] == [gone]
    assert (len(g.market), g.spaces[13] >= 0) == (3, True)


@clause("ML-SOLO-19")
def test_in_the_mine_he_takes_the_best_space() -> None:
    g = table(1)
    for space in (16, 17, 18):
        visit(g, 6, 1)
        assert g.spaces[space] >= 0
    assert purse(g) == {}


@clause("ML-SOLO-21")
def test_his_token_blocks_a_trail() -> None:
    g = sambor(6, 3)
    assert (walkers(g), g.sambor_tokens) == ({"a3": "sambor"}, 5)
    assert happened(g, SamborTookTrail) == [SamborTookTrail("a3")]
    g = sambor(5, 5, trails={"quest_left": SAMBOR})
    assert walkers(g) == {"quest_left": "sambor", "quest_right": "sambor"}


@clause("ML-SOLO-21")
@pytest.mark.parametrize(
    ("yellow", "there", "takes"),
    [
        (5, {}, "quest_left"),
        (5, {"quest_left": {"who": "korgo"}}, "quest_right"),
        (6, {}, "contract_left"),
        (6, {"contract_left": SAMBOR}, "contract_right"),
        (1, {}, "a1"),
        (4, {}, "a4"),
    ],
)
def test_he_takes_the_leftmost_free_trail_and_nobody_else_can_go_there(
    yellow: int, there: dict[str, Any], takes: str
) -> None:
    g = sambor(5, yellow, trails=there, players={0: {"dice": "ssmm456"}})
    assert (walkers(g)[takes], len(walkers(g))) == ("sambor", len(there) + 1)
    assert g.sambor_tokens == 6 - list(walkers(g).values()).count("sambor")
    at(g, Act(0))
    assert why_not(g, f"go-to trail={takes}") == no("ML-OUT-01", trail=takes)


@clause("ML-SOLO-22", "ML-QUEST-07")
def test_on_the_first_quest_trail_sambor_wins() -> None:
    trails = {"quest_left": SAMBOR, "quest_right": {"who": "korgo", "dice": "ss"}}
    g = at(table(1, {0: {"glory": 5}}, trails=trails, chance=rolls(6, 6)), DiceRollQuest())
    assert (purse(g), g.players[0].quests, g.quests[0]) == ({"glory": 5, "gold": 2}, 0, [])
    assert (happened(g, QuestWon), cited(g, QuestWon)) == ([QuestWon(-1, "quest_01")], ["ML-SOLO-22"])
    assert cited(g, ScrapsTaken) == ["ML-SOLO-22"]
    g = at(table(1, {0: {"glory": 5}}, trails=trails, chance=rolls(1, 1)), DiceRollQuest())
    assert purse(g) == {"glory": 4}


@clause("ML-SOLO-22")
def test_on_the_second_quest_trail_he_does_not() -> None:
    trails = {"quest_right": SAMBOR, "quest_left": {"who": "korgo", "dice": "ss"}}
    g = at(table(1, {0: {"glory": 5}}, trails=trails, chance=rolls(3, 4)), DiceRollQuest())
    assert (purse(g), g.players[0].quests) == ({"glory": 7, "gold": 2}, 1)
    g = at(table(1, trails={"quest_right": SAMBOR}), DiceRollQuest())
    assert (happened(g, QuestWon), g.quests[0]) == ([], [])


@clause("ML-SOLO-23")
def test_on_a_contract_he_only_blocks() -> None:
    trails = {"contract_left": SAMBOR, "contract_right": {"who": "korgo"}}
    g = at(table(1, {0: {"gold": 5}}, trails=trails), Contracts())
    do(g, "fulfil")
    assert purse(g) == {"glory": 2}


@clause("ML-SOLO-24")
def test_his_trail_removes_the_monster_or_else_the_land() -> None:
    g = at(table(1, trails={"a2": SAMBOR}), LandBattle(0))
    assert (monster(g, 0), len(g.land_cards[0]), happened(g, MonsterDiscarded)) == (
        "",
        1,
        [MonsterDiscarded("gorgosh")],
    )
    g = at(table(1, trails={"a2": SAMBOR, "a3": SAMBOR}), LandBattle(0))
    assert (monster(g, 0), g.land_cards[0], len(g.land_discard)) == ("", [], 1)
    assert happened(g, LandDiscarded) == [LandDiscarded("skyehn")]
    g = at(table(1, a="", land_a="", trails={"a2": SAMBOR}), LandBattle(0))
    assert g.land_discard == []


@clause("ML-SOLO-25")
def test_after_him_the_land_may_be_won_and_loot_taken() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s"}, "a2": SAMBOR, "a4": {"who": "purkas", "dice": "s"}}
    g = at(table(1, trails=trails, chance=[*rolls(1, 1, 1), *rolls(4)]), LandBattle(0))
    do(g, "stop")
    assert [e.trail for e in happened(g, MonsterAttacked)] == ["a1"]
    assert happened(g, LandWithstood) == [LandWithstood(0, "skyehn", 4, 12)]
    do(g, "take-token loot=loot_kit", "take-token loot=loot_brews")
    assert (len(g.players[0].loot), len(g.loot)) == (2, 4)


@clause("ML-SOLO-26", "ML-SOLO-04", "ML-CLEAN-02")
def test_his_tokens_come_back_and_the_player_stays_first() -> None:
    g = table(1, {0: {"gold": 9}}, trails={"a2": SAMBOR, "quest_left": SAMBOR})
    g.spaces[0] = 80
    going_on(g, Cleanup(), "tidy")
    assert (walkers(g), g.sambor_tokens, g.spaces[0], g.first) == ({}, 6, -1, 0)


@clause("ML-SOLO-27")
def test_he_never_goes_to_the_entrance_or_the_merchant() -> None:
    g = table(1, entrance="moldo")
    places = {whither(g, red, yellow) for red in range(1, 7) for yellow in range(1, 7)}
    assert ("building", 4) not in places
    assert not {("trail", 8), ("trail", 9)} & places
    assert (len(places), names(g, g.box)[:1], dice(g)) == (12, ["starting_trap"], "")
