"""Who sees what: stated zone by zone, because a zone that is declared too open looks the same from everywhere."""

from __future__ import annotations

from random import Random

import pytest

from games.monster_lands.monster_lands_table import new_table, table
from games.words import at, do, names
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.deployment.turn import Act
from karczma.kernel.zones import places
from karczma.ledger import clause

OWN = {"traps", "laid"}
NOBODYS = {f"{pile}.{part}" for pile in ("trap_supply", "ploy_stack") for part in ("top", "bag", "bottom")}
NOBODYS |= {"sambor_ploys"}


def zone_of(name: str) -> str:
    """players.0.traps -> traps; lairs.2 -> lairs."""
    parts = name.split(".")
    if parts[0] == "players":
        return parts[2]
    return name if parts[0] in ("trap_supply", "ploy_stack") else parts[0]


@clause("ML-HUNT-06", "ML-PLOY-02")
def test_every_zone_is_seen_by_those_who_may() -> None:
    seen = {zone_of(place.name): place.zone.seen_by for place in places(table(3))}
    assert {name for name, who in seen.items() if who == "owner"} == OWN
    assert {name for name, who in seen.items() if who == "nobody"} == NOBODYS
    assert {who for name, who in seen.items() if name not in OWN | NOBODYS} == {"all"}


@pytest.mark.parametrize("seed", range(3))
def test_a_view_shows_no_laid_token_of_another_before_it_is_revealed(seed: int) -> None:
    rng, g = Random(seed), new_table(3, seed, affiliations="random")
    while not g.over:
        for seat in range(3):
            seen = g.view(seat)
            assert seen.players[seat].traps == g.players[seat].traps
            for other in range(3):
                hidden = [card for card in g.players[other].laid if g.known[card] != g.everyone]
                assert other == seat or not set(hidden) & set(seen.players[other].laid)
        for _ in range(9):
            if not g.over:
                seat = g.deciding()[0]
                g.apply(rng.choice(g.options(seat)), seat)


@clause("ML-HUNT-06")
def test_what_was_bought_openly_is_known_until_a_token_is_laid() -> None:
    g = table(2, {0: {"dice": "s", "traps": ["trap_s1", "trap_s2", "trap_m1"]}})
    assert names(g.view(1), g.view(1).players[0].traps) == ["trap_s1", "trap_s2", "trap_m1"]
    at(g, Act(0))
    do(g, "go-to trail=a1", "send mercenary=korgo", "lay-trap trap=trap_s2", "enough")
    view = g.view(1)
    assert all(card < 0 for card in (*view.players[0].traps, *view.players[0].laid))
    assert sorted(
        names(
            g, [card for _, cards in view.unseen for card in cards if card in (*g.players[0].traps, *g.players[0].laid)]
        )
    ) == [
        "trap_m1",
        "trap_s1",
        "trap_s2",
    ]


@clause("ML-HUNT-06")
def test_worlds_dealt_from_a_view_swap_the_tokens_of_one_owner() -> None:
    g = table(2, {0: {"dice": "s", "traps": ["trap_s1", "trap_s2", "trap_m1"]}})
    at(g, Act(0))
    do(g, "go-to trail=a1", "send mercenary=korgo", "lay-trap trap=trap_s2", "enough")
    laid = {names(g, g.determinise(1, seed).players[0].laid)[0] for seed in range(30)}
    assert laid == {"trap_s1", "trap_s2", "trap_m1"}
    assert {names(g, g.determinise(0, seed).players[0].laid)[0] for seed in range(9)} == {"trap_s2"}


def test_a_revealed_token_is_known_to_all_and_stays_so() -> None:
    g = table(2, {}, trails={"a1": {"who": "korgo", "dice": "s", "traps": ["trap_s2"]}}, chance=[0, 0, 0])
    at(g, LandBattle(0))
    assert names(g.view(1), g.view(1).players[0].laid) == ["trap_s2"]


def test_members_and_equipment_agree_with_their_lists() -> None:
    """Owners, holders, settlers and walkers are told in flat lists; they follow from the zones."""
    for seed in range(4):
        rng, g = Random(seed), new_table(4, seed, affiliations="random", ploy=bool(seed % 2))
        while not g.over:
            seat = g.deciding()[0]
            g.apply(rng.choice(g.options(seat)), seat)
            owners = {m: s for s, player in enumerate(g.players) for m in player.clan}
            assert {m: s for m, s in enumerate(g.owner) if s >= 0} == owners
            for trail, walker in enumerate(g.walker):
                assert walker < 0 or g.station[walker] == trail
            held = {e for player in g.players for e in player.gear}
            assert {e for e, holder in enumerate(g.holder) if holder >= 0} <= held
            for player in g.players:
                assert len(player.laid) == len(player.laid_at)
                assert player.leader < 0 or player.leader in player.clan
