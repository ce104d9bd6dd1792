"""Chapter "Acquire a Domain"."""

from __future__ import annotations

from typing import Any

import pytest

from games.valeria.valeria_table import citizens_of, domains_of, new_table, next_roll, purse, refused, table
from games.words import at, do, happened, may, not_on_show, why_not
from karczma.games.valeria.actions import Action
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import CardRevealed, DomainAcquired, Paid, StackExhausted
from karczma.ledger import clause

TAKES = ["take-resource resource=gold", "take-resource resource=strength", "take-resource resource=magic"]
OTHERS_EMPTY: dict[int, str | None] = {1: None, 2: None, 3: None, 4: None}
SHATTERED_HAND = {"citizens": ["butcher", "cleric"], "gold": 7}  # what it takes: a Worker, a Holy, 7 Gold


def acquisitions(options: list[str]) -> list[str]:
    return [text for text in options if text.startswith("acquire")]


# -- which Domain --------------------------------------------------------------------------------------------------


@clause("VK-BUY-01")
def test_exactly_the_face_up_domains_may_be_acquired() -> None:
    names = ["halfpenny_hill", "gargans_embrace", "shattered_hand", "rogues_landing", "the_orb_of_urdr"]
    everybody = [*["merchant"] * 3, *["archer"] * 3, *["rogue"] * 3, *["cleric"] * 3]
    realm = {"gold": 50, "citizens": everybody}
    g = at(table(2, {0: realm}, domains=dict(enumerate(names))), Action(0))
    assert acquisitions(may(g)) == [f"acquire domain={name}" for name in names]
    assert not_on_show(g, "acquire domain=palace_of_the_dawn")


@clause("VK-BUY-01")
def test_the_domain_that_was_chosen_is_acquired_and_the_others_stay() -> None:
    g = at(table(2, {0: SHATTERED_HAND | {"gold": 50}}, domains={1: "gargans_embrace", 3: "shattered_hand"}), Action(0))
    do(g, "acquire domain=shattered_hand")
    assert domains_of(g) == ["shattered_hand"]
    assert g.domains[1] == [g.cards.domain_id["gargans_embrace"]]


@clause("VK-BUY-01")
def test_a_domain_that_somebody_owns_is_not_on_show() -> None:
    g = at(table(2, {0: SHATTERED_HAND | {"gold": 50}, 1: {"domains": ["shattered_hand"]}}), Action(0))
    assert not_on_show(g, "acquire domain=shattered_hand")


# -- its requirements ----------------------------------------------------------------------------------------------


@clause("VK-BUY-02")
def test_a_role_that_is_missing_is_refused_and_named() -> None:
    g = at(table(2, {0: {"gold": 50, "citizens": ["butcher"] * 9}}, domains={0: "shattered_hand"}), Action(0))
    facts = {"domain": "shattered_hand", "role": "holy", "need": 1, "has": 0}
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-02", facts)
    assert "acquire domain=shattered_hand" not in may(g)


@clause("VK-BUY-02")
@pytest.mark.parametrize(("soldiers", "enough"), [(2, False), (3, True), (4, True)])
def test_several_icons_of_a_role_are_needed_in_that_number(soldiers: int, enough: bool) -> None:
    g = at(table(2, {0: {"gold": 5, "citizens": ["archer"] * soldiers}}, domains={0: "blood_crow_army"}), Action(0))
    assert ("acquire domain=blood_crow_army" in may(g)) == enough
    if not enough:
        facts = {"domain": "blood_crow_army", "role": "soldier", "need": 3, "has": 2}
        assert why_not(g, "acquire domain=blood_crow_army") == ("VK-BUY-02", facts)


@clause("VK-BUY-02")
def test_only_the_own_citizens_count() -> None:
    g = at(table(2, {0: {"gold": 50}, 1: SHATTERED_HAND}, domains={0: "shattered_hand"}), Action(0))
    assert why_not(g, "acquire domain=shattered_hand").clause == "VK-BUY-02"


@clause("VK-BUY-02")
def test_a_citizen_put_back_shows_its_role_no_longer() -> None:
    realm = {"gold": 13, "citizens": ["merchant", "peasant", "cleric"]}
    domains = {0: "nest_of_the_weaver_witch", 1: "shattered_hand"}
    g = at(table(2, {0: realm}, domains=domains), ActionPhase(0))
    do(g, "acquire domain=nest_of_the_weaver_witch", "return-card card=cleric")
    facts = {"domain": "shattered_hand", "role": "holy", "need": 1, "has": 0}
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-02", facts)
    assert g.realms[0].roles == [2, 0, 0, 0]


@clause("VK-BUY-03")
def test_the_same_citizens_serve_for_two_domains_of_one_turn() -> None:
    realm = {"gold": 13, "citizens": ["merchant", "paladin"]}
    domains = {0: "golden_obelisk_of_nae", 1: "shattered_hand"}  # a Worker and a Holy each
    g = at(table(2, {0: realm}, domains=domains), ActionPhase(0))
    do(g, "acquire domain=golden_obelisk_of_nae", "acquire domain=shattered_hand", "take-free citizen=cleric")
    assert domains_of(g) == ["golden_obelisk_of_nae", "shattered_hand"]
    assert citizens_of(g) == ["cleric", "merchant", "paladin"]


@clause("VK-BUY-04")
def test_the_starters_show_no_role() -> None:
    g = at(table(2, {0: {"gold": 50, "citizens": ["cleric"]}}, domains={0: "shattered_hand"}), Action(0))
    facts = {"domain": "shattered_hand", "role": "worker", "need": 1, "has": 0}  # the Starter Peasant is none
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-02", facts)
    assert g.realms[0].roles == [0, 0, 0, 1]
    assert [realm.roles for realm in new_table(3).realms] == [[0, 0, 0, 0]] * 3


@clause("VK-BUY-05")
def test_icons_on_domains_do_not_help_to_acquire_another() -> None:
    realm = {"gold": 50, "domains": ["golden_obelisk_of_nae"]}  # it shows a Worker and a Holy
    g = at(table(2, {0: realm}, domains={0: "shattered_hand"}), Action(0))
    facts = {"domain": "shattered_hand", "role": "worker", "need": 1, "has": 0}
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-02", facts)


# -- its price -----------------------------------------------------------------------------------------------------


@clause("VK-BUY-06")
def test_the_gold_is_paid_in_full() -> None:
    g = at(table(2, {0: SHATTERED_HAND | {"gold": 9}}, domains={0: "shattered_hand"}), Action(0))
    do(g, "acquire domain=shattered_hand")
    assert happened(g, Paid) == [Paid(0, "gold", 7)]
    assert purse(g) == {"gold": 2}


@clause("VK-BUY-06")
@pytest.mark.parametrize(("gold", "magic"), [(6, 0), (1, 5), (5, 1)])
def test_one_token_short_of_the_price_is_refused(gold: int, magic: int) -> None:
    realm = SHATTERED_HAND | {"gold": gold, "magic": magic}
    g = at(table(2, {0: realm}, domains={0: "shattered_hand", **OTHERS_EMPTY}), Action(0))
    facts = {"price": 7, "gold": gold, "magic": magic}
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-06", facts)
    assert acquisitions(may(g)) == []


@clause("VK-BUY-06")
def test_one_gold_and_magic_for_the_rest_are_enough() -> None:
    realm = SHATTERED_HAND | {"gold": 1, "magic": 6}
    g = at(table(2, {0: realm}, domains={0: "shattered_hand"}), Action(0))
    assert "acquire domain=shattered_hand" not in refused(g)
    do(g, "acquire domain=shattered_hand")
    assert happened(g, Paid) == [Paid(0, "gold", 1), Paid(0, "magic", 6)]
    assert purse(g) == {}


@clause("VK-BUY-06")
def test_magic_alone_never_buys_a_domain() -> None:
    g = at(table(2, {0: SHATTERED_HAND | {"gold": 0, "magic": 50}}, domains={0: "shattered_hand"}), Action(0))
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-06", {"price": 7})
    assert may(g) == TAKES


@clause("VK-BUY-06")
def test_the_buyer_decides_how_much_of_the_price_is_magic() -> None:
    g = at(table(2, {0: SHATTERED_HAND | {"gold": 6, "magic": 2}}, domains={0: "shattered_hand"}), Action(0))
    do(g, "acquire domain=shattered_hand")
    assert may(g) == ["pay-magic magic=1", "pay-magic magic=2"]
    do(g, "pay-magic magic=2")
    assert purse(g) == {"gold": 1}


# -- what follows --------------------------------------------------------------------------------------------------


@clause("VK-BUY-07")
def test_the_domain_lies_open_in_the_tableau_of_its_buyer() -> None:
    realms = {0: SHATTERED_HAND | {"domains": ["halfpenny_hill"]}}
    g = at(table(3, realms, domains={3: "shattered_hand"}), Action(0))
    do(g, "acquire domain=shattered_hand")
    for seat in (-1, 0, 1, 2):
        assert [domains_of(g.view(seat), who) for who in range(3)] == [["halfpenny_hill", "shattered_hand"], [], []]
    assert happened(g, DomainAcquired) == [DomainAcquired(0, "shattered_hand")]


@clause("VK-BUY-08")
def test_an_immediate_reward_is_taken_before_the_second_action() -> None:
    realm = SHATTERED_HAND | {"domains": ["rogues_landing"]}  # whose Worker was taken long ago
    g = at(table(2, {0: realm}, domains={0: "shattered_hand"}), ActionPhase(0))
    do(g, "acquire domain=shattered_hand")
    assert may(g) == ["take-free citizen=cleric", "take-free citizen=paladin"]
    do(g, "take-free citizen=paladin")
    assert citizens_of(g) == ["cleric", "paladin", "butcher"]
    assert set(TAKES) <= set(may(g))


@clause("VK-BUY-08")
def test_a_domain_with_a_standing_power_gives_nothing_at_once() -> None:
    realm = {"gold": 5, "citizens": ["archer"] * 3}
    g = at(table(2, {0: realm}, domains={0: "blood_crow_army"}), Action(0))
    do(g, "acquire domain=blood_crow_army")
    assert purse(g) == {}
    at(g, ActionPhase(0))
    assert purse(g) == {"strength": 1}


@clause("VK-BUY-09")
def test_the_next_domain_of_the_stack_is_turned_up() -> None:
    g = at(table(2, {0: SHATTERED_HAND}, domains={2: "shattered_hand"}, chance=[4]), Action(0))
    unseen = list(g.domain_bag)
    do(g, "acquire domain=shattered_hand", "take-free citizen=cleric")
    assert (g.domains[2], g.domains_below) == ([unseen[4]], [2, 2, 1, 2, 2])
    assert unseen[4] not in g.domain_bag
    assert all(g.view(1).knows(seat, unseen[4]) for seat in (0, 1))
    assert happened(g, CardRevealed) == [CardRevealed(g.cards.domains[unseen[4]])]
    assert g.exhausted == []


@clause("VK-BUY-09")
def test_where_no_domain_is_left_the_place_is_exhausted() -> None:
    g = at(table(2, {0: SHATTERED_HAND}, domains={2: "shattered_hand"}, below={2: 0}), Action(0))
    do(g, "acquire domain=shattered_hand", "take-free citizen=cleric")
    assert (g.domains[2], g.domains_below) == ([], [2, 2, 0, 2, 2])
    assert happened(g, CardRevealed) == []
    assert happened(g, StackExhausted) == [StackExhausted(17)]  # the third Domain place


@clause("VK-BUY-11")
def test_the_next_domain_stays_hidden_until_the_bonus_slaying_is_over() -> None:
    realm = {"gold": 8, "citizens": ["archer", "cleric"]}
    g = at(table(2, {0: realm}, domains={0: "eye_of_asteraten"}), Action(0))
    do(g, "acquire domain=eye_of_asteraten", "slay monster=dire_bear")
    assert may(g) == ["branch number=1", "branch number=2"]  # the Monster's reward
    assert (g.domains[0], happened(g, CardRevealed)) == ([], [])
    do(g, "branch number=1")
    assert (len(g.domains[0]), len(happened(g, CardRevealed))) == (1, 1)


@clause("VK-BUY-12")
def test_a_domain_stays_although_its_reward_takes_the_citizen_it_needed_away() -> None:
    realm = {"gold": 6, "citizens": ["merchant", "peasant"]}
    g = at(table(2, {0: realm}, domains={0: "nest_of_the_weaver_witch"}), ActionPhase(0))
    do(g, "acquire domain=nest_of_the_weaver_witch", "return-card card=peasant", *TAKES[:1])
    assert domains_of(g) == ["nest_of_the_weaver_witch"]
    assert (citizens_of(g), purse(g)) == (["merchant"], {"vp": 3, "gold": 1})


def own_help() -> list[tuple[str, dict[str, Any], str]]:
    """A Domain, a realm that has everything but what that Domain itself would give, and why it is refused."""
    return [
        ("pratchetts_plateau", {"gold": 7, "citizens": ["merchant", "cleric"]}, "VK-BUY-06"),  # 1 Gold less
        ("rogues_landing", {"gold": 7, "citizens": ["rogue"]}, "VK-BUY-02"),  # a Worker
        ("cutthroats_truce", {"gold": 4, "citizens": ["rogue", "cleric"]}, "VK-BUY-06"),  # 3 Gold
    ]


@clause("VK-BUY-13")
@pytest.mark.parametrize(("domain", "realm", "why"), own_help())
def test_a_domain_does_not_help_to_acquire_itself(domain: str, realm: dict[str, Any], why: str) -> None:
    g = at(table(2, {0: realm, 1: {"gold": 9}}, domains={0: domain}), Action(0))
    assert why_not(g, f"acquire domain={domain}").clause == why


# -- the rulebook's example ----------------------------------------------------------------------------------------


@clause("VK-BUY-10")
def test_example_palace_of_the_dawn_needs_a_peasant_and_two_archers_and_eleven_gold() -> None:
    realm = {"gold": 11, "citizens": ["peasant", "archer", "archer"]}
    g = at(table(2, {0: realm}, domains={0: "palace_of_the_dawn"}), Action(0))
    do(g, "acquire domain=palace_of_the_dawn")
    assert (domains_of(g), purse(g)) == (["palace_of_the_dawn"], {})
    at(next_roll(g, 4, 3), RollPhase(0))
    do(g, "use-domain domain=palace_of_the_dawn", "change-die die=1")
    assert g.dice == (3, 3)


@clause("VK-BUY-10")
def test_example_the_starter_peasant_is_not_the_worker_that_palace_of_the_dawn_needs() -> None:
    g = at(table(2, {0: {"gold": 11, "citizens": ["archer", "archer"]}}, domains={0: "palace_of_the_dawn"}), Action(0))
    facts = {"domain": "palace_of_the_dawn", "role": "worker", "need": 1, "has": 0}
    assert why_not(g, "acquire domain=palace_of_the_dawn") == ("VK-BUY-02", facts)
