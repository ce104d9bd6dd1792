"""Single Domains that the rulebook does not describe: what exactly each of them does, and what not."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import purse, slain_by, table
from games.words import Players, Words, at, do, happened, may, not_on_show, why_not
from karczma.effects.verbs import Gained
from karczma.games.valeria.actions import Action
from karczma.games.valeria.turn import ActionPhase
from karczma.games.valeria.words.events import MonsterSlain, Paid
from karczma.ledger import clause

GOLD, STRENGTH = "take-resource resource=gold", "take-resource resource=strength"
TWO_OF_EACH = [*["merchant"] * 2, *["archer"] * 2, *["rogue"] * 2, *["cleric"] * 2]  # meets most requirements
CATHEDRAL, ORB, EYE, OBELISK = (
    *("cathedral_of_st_aquila", "the_orb_of_urdr"),
    *("eye_of_asteraten", "golden_obelisk_of_nae"),
)


# -- Forgotten Sorrows, The Violet Thorn ---------------------------------------------------------------------------


@clause("VK-DOM-09")
def test_forgotten_sorrows_gives_a_magic_for_each_citizen_recruited_or_free() -> None:
    realm = {"gold": 9, "strength": 9, "citizens": TWO_OF_EACH, "domains": ["forgotten_sorrows"]}
    words: Words = {"domains": {0: "shattered_hand"}, "monsters": {"mountains": ["orc_warrior"]}}
    g = table(2, {0: realm, 1: {"gold": 2}}, **words)
    do(at(g, ActionPhase(0)), "acquire domain=shattered_hand", "take-free citizen=paladin")
    assert purse(g) == {"gold": 2, "strength": 9, "magic": 1}
    do(g, "slay monster=orc_warrior", "pay-magic magic=0", "take-free citizen=champion")
    assert purse(g) == {"gold": 2, "magic": 2}
    do(at(g, Action(0)), "recruit citizen=butcher")
    assert purse(g) == {"gold": 1, "magic": 3}
    assert [e for e in happened(g, Gained) if e.by == "forgotten_sorrows"] == [
        Gained(0, "forgotten_sorrows", "magic", 1)
    ] * 3
    do(at(g, Action(1)), "recruit citizen=rogue")
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 1, "magic": 3}, {})  # an opponent's Citizen gives nothing


@clause("VK-DOM-10")
def test_the_violet_thorn_gives_a_magic_for_each_own_slaying() -> None:
    realms: Players = {0: {"strength": 3, "domains": ["the_violet_thorn"]}, 1: {"strength": 1}}
    g = do(at(table(2, realms), ActionPhase(0)), "slay monster=goblin", "slay monster=skeleton", "pay-magic magic=0")
    assert purse(g) == {"gold": 2, "magic": 2}
    do(at(g, Action(1)), "slay monster=goblin")
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 2, "magic": 2}, {"gold": 1})


@clause("VK-DOM-10")
def test_the_violet_thorn_gives_a_magic_for_a_bonus_slaying_too() -> None:
    realm = {"gold": 8, "citizens": TWO_OF_EACH, "domains": ["the_violet_thorn"]}
    g = do(at(table(2, {0: realm}, domains={0: EYE}), Action(0)), f"acquire domain={EYE}", "slay monster=goblin")
    assert purse(g) == {"strength": 4, "gold": 1, "magic": 1}


@clause("VK-DOM-10")
def test_the_violet_thorn_gives_nothing_for_a_monster_taken_without_slaying() -> None:
    realm = {"gold": 10, "citizens": TWO_OF_EACH, "domains": ["the_violet_thorn"]}
    g = at(table(2, {0: realm, 1: {"slain": ["goblin"]}}, domains={0: "purloiners_perch"}), Action(0))
    do(g, "acquire domain=purloiners_perch")
    assert (slain_by(g), purse(g)) == (["goblin"], {})


# -- Emerald Stronghold, Pratchett's Plateau -----------------------------------------------------------------------


@clause("VK-DOM-11")
def test_emerald_stronghold_recruits_at_the_base_cost() -> None:
    realm = {"gold": 4, "citizens": ["archer"] * 3, "domains": ["emerald_stronghold"]}
    g = do(at(table(2, {0: realm}), Action(0)), "recruit citizen=archer")
    assert happened(g, Paid) == [Paid(0, "gold", 4)]


@clause("VK-DOM-11")
def test_emerald_stronghold_saves_the_surcharge_only_and_never_the_last_gold() -> None:
    realm = {"gold": 3, "citizens": ["archer"] * 3, "domains": ["emerald_stronghold"]}
    g = at(table(2, {0: realm}), Action(0))
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-02", {"price": 4, "gold": 3, "magic": 0})
    g = at(table(2, {0: realm | {"gold": 0, "magic": 50}}), Action(0))
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-04", {"price": 4})


@clause("VK-DOM-11")
def test_emerald_stronghold_helps_its_owner_only() -> None:
    realms: Players = {0: {"domains": ["emerald_stronghold"]}, 1: {"gold": 4, "citizens": ["archer"]}}
    g = at(table(2, realms), Action(1))
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-02", {"price": 5, "gold": 4, "magic": 0})


@clause("VK-DOM-12")
def test_pratchetts_plateau_makes_every_domain_one_gold_cheaper() -> None:
    realm = {"gold": 6 + 7, "citizens": [*TWO_OF_EACH, "archer"], "domains": ["pratchetts_plateau"]}
    domains = {0: "shattered_hand", 1: CATHEDRAL}
    g = at(table(2, {0: realm}, domains=domains), ActionPhase(0))
    do(g, "acquire domain=shattered_hand", "take-free citizen=cleric", f"acquire domain={CATHEDRAL}")
    assert happened(g, Paid) == [Paid(0, "gold", 6), Paid(0, "gold", 7)]


@clause("VK-DOM-12")
def test_pratchetts_plateau_lowers_the_price_by_one_and_no_more() -> None:
    realm = {"gold": 5, "citizens": TWO_OF_EACH, "domains": ["pratchetts_plateau"]}
    g = at(table(2, {0: realm}, domains={0: "shattered_hand"}), Action(0))
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-06", {"price": 6, "gold": 5, "magic": 0})
    assert "acquire domain=shattered_hand" not in may(g)


@clause("VK-DOM-12")
def test_of_the_reduced_price_all_but_one_gold_may_be_magic() -> None:
    realm = {"gold": 6, "magic": 9, "citizens": TWO_OF_EACH, "domains": ["pratchetts_plateau"]}
    g = at(table(2, {0: realm}, domains={0: "shattered_hand"}), Action(0))
    do(g, "acquire domain=shattered_hand")
    assert may(g) == [f"pay-magic magic={n}" for n in range(6)]
    g = at(table(2, {0: realm | {"gold": 0}}, domains={0: "shattered_hand"}), Action(0))
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-06", {"price": 6})


@clause("VK-DOM-12")
def test_pratchetts_plateau_helps_its_owner_only_and_only_with_domains() -> None:
    realms = {0: {"domains": ["pratchetts_plateau"], "gold": 3}, 1: {"gold": 6, "citizens": TWO_OF_EACH}}
    g = at(table(2, realms, domains={0: "shattered_hand"}), Action(1))
    assert why_not(g, "acquire domain=shattered_hand") == ("VK-BUY-06", {"price": 7, "gold": 6, "magic": 0})
    g = at(table(2, realms), Action(0))
    assert why_not(g, "recruit citizen=archer") == ("VK-RECR-02", {"price": 4, "gold": 3, "magic": 0})


# -- the start and the end of the Action Phase ---------------------------------------------------------------------


@clause("VK-DOM-13")
@pytest.mark.parametrize(
    ("domain", "token"),
    [("blood_crow_army", "strength"), ("halfpenny_hill", "gold"), ("monolith_of_ostendaar", "magic")],
)
def test_an_income_is_taken_at_the_start_of_each_own_action_phase(domain: str, token: str) -> None:
    g = table(2, {0: {"domains": [domain]}, 1: {"gold": 3}})
    at(g, ActionPhase(0))
    assert purse(g) == {token: 1}  # before the first action
    assert happened(g, Gained) == [Gained(0, domain, token, 1)]
    do(g, "take-resource resource=gold", "take-resource resource=gold")
    at(g, ActionPhase(1))
    assert (len(happened(g, Gained)), purse(g, 1)) == (1, {"gold": 3})


@clause("VK-DOM-14")
@pytest.mark.parametrize(("domain", "token"), [(CATHEDRAL, "gold"), (ORB, "magic")])
def test_one_token_is_taken_from_a_chosen_opponent_at_the_end_of_each_own_action_phase(domain: str, token: str) -> None:
    rich = {"gold": 5, "magic": 5}
    g = at(table(3, {0: {"domains": [domain]}, 1: rich, 2: rich}), ActionPhase(0))
    do(g, STRENGTH)
    assert purse(g) == {"strength": 1}
    do(g, STRENGTH)
    assert may(g) == [f"steal-from opponent={who} token={token}" for who in (1, 2)]
    assert not_on_show(g, "decline")
    do(g, f"steal-from opponent=2 token={token}")
    assert [purse(g, seat) for seat in range(3)] == [{"strength": 2, token: 1}, rich, rich | {token: 4}]
    do(at(g, ActionPhase(1)), STRENGTH, STRENGTH)
    assert purse(g) == {"strength": 2, token: 1}


# -- Eye of Asteraten ----------------------------------------------------------------------------------------------


@clause("VK-DOM-15")
def test_the_eye_gives_five_strength_and_a_slaying_besides_the_two_actions() -> None:
    g = at(table(2, {0: {"gold": 8, "citizens": TWO_OF_EACH}}, domains={0: EYE}), ActionPhase(0))
    do(g, f"acquire domain={EYE}")
    assert purse(g) == {"strength": 5}
    tops = ["goblin", "skeleton", "treant", "owlbear", "dire_bear"]
    assert may(g) == [*(f"slay monster={name}" for name in tops), "decline"]
    do(g, "slay monster=owlbear")
    assert (slain_by(g), purse(g)) == (["owlbear"], {"strength": 1, "magic": 2})
    do(g, "slay monster=goblin")  # the second action is still there
    assert happened(g, MonsterSlain) == [MonsterSlain(0, "owlbear"), MonsterSlain(0, "goblin")]
    assert g.over


@clause("VK-DOM-15")
def test_the_slaying_of_the_eye_may_be_declined() -> None:
    g = at(table(2, {0: {"gold": 8, "citizens": TWO_OF_EACH}}, domains={0: EYE}), ActionPhase(0))
    do(g, f"acquire domain={EYE}", "decline")
    assert (slain_by(g), purse(g)) == ([], {"strength": 5})
    assert not_on_show(g, "decline")  # now it is the second action


@clause("VK-DOM-15")
def test_the_slaying_of_the_eye_costs_what_slaying_costs() -> None:
    words: Words = {"domains": {0: EYE}, "monsters": {"mountains": ["orc_warrior"], "valley": ["giant"]}}
    g = at(table(2, {0: {"gold": 8, "citizens": TWO_OF_EACH}}, **words), Action(0))
    do(g, f"acquire domain={EYE}")
    facts = {"monster": "giant", "need": 8, "extra": 0, "strength": 5, "magic": 0}
    assert why_not(g, "slay monster=giant") == ("VK-SLAY-02", facts)
    assert why_not(g, "slay monster=goblin_king") == ("VK-SLAY-01", {"monster": "goblin_king", "top": "goblin"})
    assert may(g) == ["slay monster=goblin", "slay monster=skeleton", "slay monster=treant", "decline"]


@clause("VK-DOM-15")
def test_the_slaying_of_the_eye_is_one_slaying_and_nothing_else() -> None:
    g = at(table(2, {0: {"gold": 9, "citizens": TWO_OF_EACH}}, domains={0: EYE}), Action(0))
    do(g, f"acquire domain={EYE}")
    assert not_on_show(g, GOLD)
    assert not_on_show(g, "recruit citizen=butcher")
    do(g, "slay monster=goblin")
    assert (g.over, slain_by(g)) == (True, ["goblin"])


# -- Golden Obelisk of Nae, Cutthroat's Truce ----------------------------------------------------------------------


@clause("VK-DOM-16")
def test_the_obelisk_turns_three_magic_into_three_victory_tokens_once() -> None:
    realm = {"gold": 6, "magic": 7, "citizens": TWO_OF_EACH}
    g = at(table(2, {0: realm}, domains={0: OBELISK}), ActionPhase(0))
    do(g, f"acquire domain={OBELISK}", "pay-magic magic=0")
    assert may(g) == ["accept", "decline"]
    do(g, "accept")
    assert purse(g) == {"magic": 4, "vp": 3}
    assert happened(g, Paid) == [Paid(0, "gold", 6), Paid(0, "magic", 3)]
    assert not_on_show(g, "accept")


@clause("VK-DOM-16")
def test_the_obelisk_may_be_declined() -> None:
    realm = {"gold": 6, "magic": 3, "citizens": TWO_OF_EACH}
    g = at(table(2, {0: realm}, domains={0: OBELISK}), Action(0))
    do(g, f"acquire domain={OBELISK}", "pay-magic magic=0", "decline")
    assert (g.over, purse(g)) == (True, {"magic": 3})


@clause("VK-DOM-16")
def test_with_less_than_three_magic_the_obelisk_offers_nothing() -> None:
    realm = {"gold": 6, "magic": 3, "citizens": TWO_OF_EACH}
    g = at(table(2, {0: realm}, domains={0: OBELISK}), Action(0))
    do(g, f"acquire domain={OBELISK}", "pay-magic magic=1")  # the price itself has eaten into the Magic
    assert (g.over, purse(g)) == (True, {"gold": 1, "magic": 2})


@clause("VK-DOM-17")
@pytest.mark.parametrize(("opponent", "taken"), [(1, 3), (2, 2), (3, 0)])
def test_cutthroats_truce_takes_three_gold_or_all_there_is(opponent: int, taken: int) -> None:
    realms: Players = {0: {"gold": 5, "citizens": TWO_OF_EACH}, 1: {"gold": 8}, 2: {"gold": 2}, 3: {"magic": 9}}
    g = at(table(4, realms, domains={0: "cutthroats_truce"}), Action(0))
    do(g, "acquire domain=cutthroats_truce", f"steal-from opponent={opponent} token=gold")
    has = [0, 8, 2, 0]
    has[0], has[opponent] = taken, has[opponent] - taken
    assert [purse(g, seat).get("gold", 0) for seat in range(4)] == has
