"""Setting up the table and the players' areas."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import clan, dice, monster, new_table, purse, traps
from games.words import asked, happened, may, names, not_on_show, play_first
from karczma.games.monster_lands.scoring import reputation
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.setup import enough_beginners
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.words.events import ClanTaken, RoundBegan
from karczma.kernel.chance import Forced
from karczma.ledger import clause
from karczma.title.options import Value

CARDS = catalogue()
SEEDS = range(12)


def ready(seats: int = 2, seed: int = 1, **options: Value) -> MonsterLands:
    return new_table(seats, seed, affiliations="random", **options)


@clause("ML-SETUP-01")
def test_the_default_is_beginner_without_the_ploy_expansion() -> None:
    g = ready(3)
    assert (g.difficulty, g.ploy, g.queens_gift, g.more_monsters, g.scenario) == (0, False, False, False, -1)


@clause("ML-SETUP-01")
def test_another_level_the_expansion_and_the_variants_are_chosen() -> None:
    assert ready(3, difficulty="cruel").difficulty == 3
    found = [
        (g.ploy, g.queens_gift, g.more_monsters)
        for g in (ready(3, ploy=True), ready(3, queens_gift=True), ready(3, more_monsters=True))
    ]
    assert found == [(True, False, False), (False, True, False), (False, False, True)]


@clause("ML-SETUP-02")
def test_eight_greenhorns_below_the_tavern() -> None:
    g = ready(2)
    assert [g.cards.members[m].name for m in g.greenhorns] == ["greenhorn"] * 8


@clause("ML-SETUP-03")
def test_four_mercenaries_are_offered() -> None:
    g = ready(4)
    assert (len(g.offer), len(g.member_deck)) == (4, 24)
    assert all(8 <= m < 36 for m in g.offer)


@clause("ML-SETUP-04", "ML-SETUP-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_offer_has_enough_beginners(seats: int) -> None:
    for seed in SEEDS:
        g = ready(seats, seed)
        assert sum(g.cards.members[m].reputation <= 4 for m in g.offer) >= seats
        assert len(g.offer) + len(g.member_deck) == 28


@clause("ML-SETUP-04")
def test_the_highest_reputation_is_replaced_until_there_are_enough() -> None:
    g = ready(2)
    ids = g.cards.member_id
    g.offer = [ids[name] for name in ("vaidala", "wondou", "dalina", "fandor")]
    g.member_deck = [ids[name] for name in ("lusara", "nimra", "torko")]
    g.source = Forced((0, 0), g.tick)  # Lusara for Vaidala, then Nimra for Lusara
    enough_beginners(g)
    assert [g.cards.members[m].name for m in g.offer] == ["nimra", "wondou", "dalina", "fandor"]
    assert g.member_deck == sorted(ids[name] for name in ("vaidala", "lusara", "torko"))
    h = ready(2)
    h.offer = [ids[name] for name in ("vaidala", "lusara", "dalina", "fandor")]
    h.member_deck = [ids[name] for name in ("nimra", "torko")]
    h.source = Forced((1, 0), h.tick)  # of two with the same reputation chance takes one: Lusara
    enough_beginners(h)
    assert [h.cards.members[m].name for m in h.offer] == ["vaidala", "nimra", "dalina", "fandor"]


@clause("ML-SETUP-05")
def test_tokens_of_the_offer_lie_beside_their_cards() -> None:
    g = ready(2)
    assert all(g.station[m] == -1 and g.owner[m] == -1 for m in g.offer)


@clause("ML-SETUP-06")
def test_only_upgraded_traps_are_for_sale() -> None:
    g = ready(3)
    for_sale = [*g.display, *g.trap_supply.bag]
    assert len(for_sale) == 36
    assert {g.cards.traps[card].kind for card in for_sale} == {1}
    assert sorted(g.cards.traps[card].kind for card in g.box) == [0] + [2] * 6 + [3] * 18


@clause("ML-SETUP-07")
def test_six_traps_lie_open_in_the_lodge() -> None:
    g = ready(2)
    assert len(g.display) == 6
    assert all(g.known[card] == g.everyone for card in g.display)


@clause("ML-SETUP-08")
def test_three_equipment_cards_in_the_market() -> None:
    g = ready(2)
    assert (len(g.market), len(g.equipment_deck)) == (3, 15)


@clause("ML-SETUP-09")
def test_two_level_a_monsters_with_three_or_four_players() -> None:
    for seed in SEEDS:
        g = ready(3, seed)
        assert [len(lair) for lair in g.lairs] == [1, 1, 0]
        assert all(g.cards.monsters[lair[0]].is_level_a for lair in g.lairs[:2])


@clause("ML-SETUP-10")
def test_all_other_monsters_are_the_deck() -> None:
    g = ready(4)
    assert len(g.monster_deck) == 18
    assert sum(g.cards.monsters[m].is_level_a for m in g.monster_deck) == 6


@clause("ML-SETUP-11", "ML-SETUP-12")
def test_two_lands_each_with_a_trail_tile() -> None:
    g = ready(4)
    assert [len(place) for place in g.land_cards] == [1, 1]
    assert [len(place) for place in g.tiles] == [1, 1]
    assert (len(g.land_deck), len(g.tile_stock)) == (10, 4)
    assert {ready(4, seed).sides[0] for seed in SEEDS} == {0, 1}


@clause("ML-SETUP-13")
@pytest.mark.parametrize("seats", [1, 2])
def test_only_land_a_with_one_or_two_players(seats: int) -> None:
    g = ready(seats)
    assert [len(lair) for lair in g.lairs] == [1, 0, 0]
    assert [len(place) for place in g.land_cards] == [1, 0]
    assert [len(place) for place in g.tiles] == [1, 0]
    assert g.lands_in_use() == (0,)
    assert "go-to trail=b1" not in [str(c) for c in g.decision(0 if seats == 1 else g.first).candidates(g)]


@clause("ML-SETUP-14")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_loot_tokens_lie_open(seats: int) -> None:
    g = ready(seats)
    assert (len(g.loot), len(g.loot_supply)) == (4, 12)


@clause("ML-SETUP-15")
def test_a_quest_of_each_kind() -> None:
    g = ready(2)
    assert [len(field) for field in g.quests] == [1, 1]
    assert len(g.quest_bag) == 10
    assert g.quests[0] != g.quests[1]


@clause("ML-SETUP-16", "ML-DIFF-01")
def test_at_beginner_no_round_adds_attack_dice() -> None:
    assert ready(2).track == (0, 0, 0, 0, 0, 0)


@clause("ML-SETUP-17")
def test_the_game_starts_in_round_one() -> None:
    g = ready(2)
    assert (g.round, g.rounds) == (1, 6)


@clause("ML-SETUP-18", "ML-SETUP-19")
def test_supplies_never_limit_a_gain() -> None:
    from karczma.games.monster_lands.table.storage import gain_dice, receive_token

    g = ready(2)
    before = g.players[0].dice[0]
    gain_dice(g, 0, 0, 100)
    receive_token(g, 0, 0, 100, "mine")
    assert g.players[0].dice[0] == before + 100
    assert g.players[0].wallet[0] == 107


@clause("ML-SETUP-20")
def test_a_panic_token_for_each_building() -> None:
    g = ready(2)
    assert (g.panic_stack, g.panicked) == ([0, 1, 2, 3, 4, 5, 6], [])


@clause("ML-SETUP-21")
def test_chance_picks_the_first_player_who_begins() -> None:
    tables = [ready(4, seed) for seed in range(20)]
    assert {g.first for g in tables} == {0, 1, 2, 3}
    assert all(g.deciding() == (g.first,) for g in tables)
    assert (ready(1).first, ready(1).deciding()) == (0, (0,))


@clause("ML-PLAYER-01", "ML-PLAYER-07")
def test_affiliations_are_chosen_in_turn_order_and_only_once() -> None:
    g = new_table(3, 4)
    first = g.first
    assert (asked(g), g.deciding()) == ("ClanWhich", (first,))
    assert may(g) == [f"choose-affiliation affiliation={a}" for a in ("fire", "water", "air", "jungle")]
    g.apply(g.options(first)[2], first)
    assert g.deciding() == ((first + 1) % 3,)
    assert not_on_show(g, "choose-affiliation affiliation=air")
    assert clan(g, first) == ["nuduru", "frunks"]
    assert g.cards.members[g.players[first].leader].name == "nuduru"


@clause("ML-PLAYER-02")
def test_unused_starting_members_go_back_to_the_box() -> None:
    g = play_first(new_table(2, 4), "Act")
    assert [g.cards.members[m].name for m in g.members_out] == ["nuduru", "frunks", "poissen", "timbulu"]
    assert [e.affiliation for e in happened(g, ClanTaken)] == []


@clause("ML-PLAYER-03", "ML-PLAYER-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_five_glory_seven_gold_and_a_trap(seats: int) -> None:
    g = ready(seats)
    for seat in range(seats):
        assert purse(g, seat) == {"gold": 7, "glory": 5}
        assert traps(g, seat) == ["starting_trap"]
    assert names(g, g.box).count("starting_trap") == 4 - seats


@clause("ML-PLAYER-05")
def test_every_clan_starts_with_reputation_one() -> None:
    g = ready(4)
    assert [reputation(g, seat) for seat in range(4)] == [1, 1, 1, 1]


@clause("ML-PLAYER-06")
def test_example_the_first_pool_is_two_strength_one_magic_one_influence() -> None:
    g = ready(4)
    for seat in range(4):
        letters = dice(g, seat)
        assert letters[:3] == "ssm"
        assert len(letters) == 4
        assert letters[3] in "123456"


@clause("ML-DIFF-02")
def test_normal_uses_the_values_of_the_board() -> None:
    for seed in SEEDS:
        g = ready(2, seed, difficulty="normal")
        assert g.track == (0, 0, 0, 1, 1, 1)
        assert g.cards.monsters[g.lairs[0][0]].is_level_a


@clause("ML-DIFF-03")
def test_high_draws_any_monster() -> None:
    tables = [ready(3, seed, difficulty="high") for seed in range(20)]
    assert {g.cards.monsters[g.lairs[0][0]].is_level_a for g in tables} == {True, False}
    assert {g.track for g in tables} == {(0, 0, 0, 1, 1, 1)}


@clause("ML-DIFF-04")
def test_cruel_lays_side_b_of_the_modifier_tile() -> None:
    tables = [ready(3, seed, difficulty="cruel") for seed in range(20)]
    assert {g.cards.monsters[g.lairs[0][0]].is_level_a for g in tables} == {True, False}
    assert {g.track for g in tables} == {(1, 1, 1, 2, 2, 2)}


@clause("ML-MPOW-11")
def test_dogor_goes_to_the_entrance_already_in_the_set_up() -> None:
    tables = [ready(4, seed, difficulty="high") for seed in range(60)]
    early = [g for g in tables if g.lairs[2]]
    assert early
    assert all(monster(g, 2) == "dogor" and len(g.lairs[0]) == len(g.lairs[1]) == 1 for g in early)
    assert not any(g.panicked for g in early)
    assert not happened(early[0], RoundBegan)
