"""Who may see what: each zone of the table, seat by seat (-1 is a spectator)."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import keep_dukes, new_table, table
from games.words import at, do
from karczma.games.valeria.actions import Action
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.scoring import dark_lord_score
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.variants.solo import capture_domain
from karczma.kernel.knowledge import read_back
from karczma.ledger import clause

SPECTATOR = -1
EVERYBODY = (SPECTATOR, 0, 1, 2)
DOMAINS, DUKES = 0, 1  # the two shuffles that cards come from


def midgame() -> Valeria:
    """Three players with something of everything."""
    realms = {
        0: {"gold": 3, "vp": 2, "citizens": ["archer", "cleric"], "duke": "reese_the_firebrand"},
        1: {"strength": 4, "slain": ["goblin", "treant"], "duke": "hrothgar_the_conqueror"},
        2: {"magic": 5, "domains": ["gargans_embrace", "emerald_stronghold"], "duke": "cornelius_the_dreamer"},
    }
    return table(3, realms, citizens={"butcher": 0}, monsters={"valley": []})


# -- open ----------------------------------------------------------------------------------------------------------


@clause("VK-SETUP-29")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_tokens_tableaus_and_victory_stacks_are_open(seat: int) -> None:
    g = midgame()
    for mine, seen in zip(g.realms, g.view(seat).realms, strict=True):
        assert (seen.wallet, seen.citizens, seen.roles) == (mine.wallet, mine.citizens, mine.roles)
        assert (seen.domains, seen.slain) == (mine.domains, mine.slain)


@clause("VK-SETUP-09")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_monster_stacks_are_open_down_to_the_last_card(seat: int) -> None:
    g = midgame()
    seen = g.view(seat)
    assert seen.monsters == g.monsters
    assert [seen.cards.monsters[kind] for kind in seen.monsters[0]] == ["goblin_king", "goblin_mage", *["goblin"] * 3]


@clause("VK-SETUP-29")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_citizen_stacks_and_face_up_domains_are_open_and_so_is_how_many_lie_below(seat: int) -> None:
    g = midgame()
    seen = g.view(seat)
    assert (seen.citizens, seen.domains, seen.domains_below) == (g.citizens, g.domains, g.domains_below)
    assert all(card >= 0 for stack in seen.domains for card in stack)


@clause("VK-SETUP-29")
@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nothing_but_dukes_and_unseen_domains_is_hidden(seat: int, mixed: bool) -> None:
    g = keep_dukes(new_table(3, mixed_stacks=mixed))
    real, seen = g.to_plain(), g.view(seat).to_plain()
    differ = {name for name in real if real[name] != seen[name]}
    assert differ == {"realms", "domain_bag", "duke_bag", "box", "known", "pool", "source", "viewer", "unseen"}
    for mine, shown in zip(real["realms"], seen["realms"], strict=True):
        assert {name for name in mine if mine[name] != shown[name]} <= {"dukes"}


@clause("VK-SETUP-29")
def test_a_domain_that_is_turned_up_is_seen_by_everybody() -> None:
    realm = {"gold": 6, "citizens": ["merchant", "peasant", "butcher"]}
    g = at(table(3, {0: realm}, domains={3: "halfpenny_hill"}), Action(0))
    do(g, "acquire domain=halfpenny_hill")
    turned_up = g.domains[3]
    assert turned_up[0] != g.cards.domain_id["halfpenny_hill"]
    for seat in EVERYBODY:
        seen = g.view(seat)
        assert seen.domains[3] == turned_up
        assert seen.realms[0].domains == [g.cards.domain_id["halfpenny_hill"]]


# -- Dukes ---------------------------------------------------------------------------------------------------------


@clause("VK-SETUP-24", "VK-SETUP-29")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_duke_is_seen_by_its_owner_and_by_nobody_else(owner: int) -> None:
    g = midgame()
    [duke] = g.realms[owner].dukes
    for seat in EVERYBODY:
        [seen] = g.view(seat).realms[owner].dukes
        assert seen == duke if seat == owner else read_back(seen) == (0, DUKES)


@clause("VK-SETUP-24")
def test_while_dukes_are_chosen_both_are_seen_by_their_owner_and_by_nobody_else() -> None:
    g = new_table(3)
    dealt = g.realms[1].dukes
    assert g.view(1).realms[1].dukes == dealt
    for seat in (SPECTATOR, 0, 2):
        assert [read_back(card) for card in g.view(seat).realms[1].dukes] == [(0, DUKES)] * 2


@clause("VK-SETUP-24")
def test_after_the_final_count_every_duke_is_seen_by_everybody() -> None:
    g = midgame()
    g.start(FinalCount())
    for seat in EVERYBODY:
        assert [realm.dukes for realm in g.view(seat).realms] == [realm.dukes for realm in g.realms]


@clause("VK-SETUP-29")
def test_a_rejected_duke_is_known_to_the_player_who_rejected_it_and_to_nobody_else() -> None:
    g = new_table(3)
    rejected = [max(realm.dukes) for realm in g.realms]
    keep_dukes(g)
    assert g.box == sorted(rejected)
    for seat in EVERYBODY:
        face_up = [card for card in g.view(seat).box if card >= 0]
        assert face_up == ([] if seat == SPECTATOR else [rejected[seat]])


@clause("VK-SETUP-29")
def test_everybody_knows_whose_rejected_dukes_lie_in_the_box_but_not_which_they_are() -> None:
    g = keep_dukes(new_table(3))
    assert sorted(read_back(card) for card in g.view(SPECTATOR).box) == [(mask, DUKES) for mask in (0b1, 0b10, 0b100)]


@clause("VK-SETUP-29")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_must_reckon_with_all_dukes_but_the_own_two(seat: int) -> None:
    g = new_table(3)
    own = g.realms[seat].dukes
    keep_dukes(g)
    assert dict(g.view(seat).unseen)[DUKES] == tuple(card for card in g.cards.duke_id.values() if card not in own)


@clause("VK-SETUP-29")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_dukes_that_were_not_dealt_are_seen_by_nobody(seat: int) -> None:
    g = keep_dukes(new_table(3))
    assert [read_back(card) for card in g.view(seat).duke_bag] == [(0, DUKES)] * 4


@clause("VK-SETUP-24")
def test_the_score_that_others_see_is_without_the_duke() -> None:
    g = midgame()
    tokens, cards_of_reese, handful_of_four = 2, 2, 0
    with_duke = tokens + cards_of_reese + handful_of_four
    assert [g.view(seat).scores()[0] for seat in EVERYBODY] == [tokens, with_duke, tokens, tokens]


# -- Domains and Citizens that lie face down -----------------------------------------------------------------------


@clause("VK-SETUP-29")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_domains_below_and_in_the_box_are_seen_by_nobody_and_cannot_be_told_apart(seat: int) -> None:
    g = new_table(3)
    seen = g.view(seat)
    assert [read_back(card) for card in seen.domain_bag] == [(0, DOMAINS)] * 19
    assert dict(seen.unseen)[DOMAINS] == tuple(g.domain_bag)


@clause("VK-MIX-04", "VK-SETUP-29")
def test_nobody_can_tell_two_orders_of_a_mixed_stack_apart() -> None:
    g = at(table(3, {0: {"gold": 9}}, citizens={"cleric": ["cleric"]}, mixed_stacks=True), Action(0))
    before = [g.view(seat).fingerprint() for seat in (SPECTATOR, 0)]
    nexts = set()
    for seed in range(8):
        world = g.determinise(0, seed)
        assert [world.view(seat).fingerprint() for seat in (SPECTATOR, 0)] == before
        do(world, "recruit citizen=cleric")
        nexts.add(world.cards.citizens[world.citizens[0][-1]])
    assert nexts == {"cleric", "monk"}


# -- the Dark Lord -------------------------------------------------------------------------------------------------


@clause("VK-SOLO-03")
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_the_dark_lords_duke_is_seen_by_nobody(seat: int) -> None:
    g = keep_dukes(new_table(1))
    assert g.dark_lord
    seen = g.view(seat).dark_lord
    assert seen
    assert [read_back(card) for card in seen.dukes] == [(0, DUKES)]
    assert g.dark_lord.dukes[0] not in [*g.realms[0].dukes, *g.box, *g.duke_bag]


@clause("VK-SOLO-35")
def test_the_dark_lords_duke_is_seen_at_the_final_count() -> None:
    g = table(1, dark_lord={"duke": "simon_the_unclean"})
    g.start(FinalCount())
    for seat in (SPECTATOR, 0):
        lord = g.view(seat).dark_lord
        assert lord
        assert lord.dukes == [g.cards.duke_id["simon_the_unclean"]]


@clause("VK-SOLO-35")
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_what_the_dark_lord_captured_lies_open(seat: int) -> None:
    g = table(1, dark_lord={"citizens": ["archer"]}, domains={2: "shattered_hand"})
    capture_domain(g, 2)
    seen = g.view(seat).dark_lord
    assert g.dark_lord
    assert seen
    assert seen.citizens == g.dark_lord.citizens
    assert seen.domains == [g.cards.domain_id["shattered_hand"]]


@clause("VK-SOLO-03")
def test_the_dark_lords_score_that_the_player_sees_is_without_his_duke() -> None:
    lord = {"duke": "simon_the_unclean", "citizens": ["archer", "peasant"]}
    nothing = dict.fromkeys(("hills", "ruins", "forest", "valley", "mountains"), ())
    g = table(1, dark_lord=lord, monsters=nothing)
    assert dark_lord_score(g) == 2
    assert dark_lord_score(g.view(0)) == 0


@clause("VK-SETUP-24")
def test_alone_a_spectator_does_not_see_the_players_duke() -> None:
    g = keep_dukes(new_table(1))
    assert [read_back(card) for card in g.view(SPECTATOR).realms[0].dukes] == [(0, DUKES)]
    assert g.view(0).realms[0].dukes == g.realms[0].dukes


@clause("VK-SETUP-29")
def test_alone_a_spectator_does_not_see_which_duke_the_player_rejected() -> None:
    g = keep_dukes(new_table(1))
    assert [read_back(card) for card in g.view(SPECTATOR).box] == [(0b1, DUKES)]
    assert g.view(0).box == g.box
