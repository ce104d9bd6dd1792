"""The clause that the log cites is that of the rule, the effect or the card that acted."""

from __future__ import annotations

from collections.abc import Callable

from games.valeria.valeria_table import new_table, table
from games.words import Players, at, do, going_on, rolls
from karczma.games.valeria.actions import Action
from karczma.games.valeria.ending import FinalCount
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import ActionPhase, Turn
from karczma.games.valeria.variants.solo import Activation, SoloTurn
from karczma.games.valeria.words.cited import OWN
from karczma.ledger import clause, load_title
from karczma.locale import Speaker

EMPTY: dict[str, list[str]] = {"hills": [], "ruins": [], "forest": [], "valley": [], "mountains": []}


def log(g: Valeria) -> list[tuple[str, str]]:
    """What happened, by its type, and the clause behind it."""
    speaker = Speaker("en", "valeria")
    return [(type(event).__name__, speaker.clause_behind(event)) for event in g.heard or []]


def harvested() -> Valeria:
    return at(table(2, dice=(1, 5)), HarvestPhase(0))


def exchanged_out_of_turn() -> Valeria:
    realms: Players = {0: {"citizens": ["cleric"]}, 1: {"gold": 1, "citizens": ["monk"]}}
    return do(at(table(2, realms, dice=(1, 2)), HarvestPhase(0)), "accept")


def robbed_by_a_thief() -> Valeria:
    realms: Players = {0: {"citizens": ["thief"]}, 1: {"gold": 3}}
    g = at(table(2, realms, dice=(3, 4)), HarvestPhase(0))
    return do(g, "steal-from opponent=1 token=gold", "steal-some n=2")


def robbed_alone() -> Valeria:
    return do(at(table(1, {0: {"citizens": ["thief"]}}, dice=(3, 4)), HarvestPhase(0)), "branch number=1")


def gained_by_a_thief_out_of_turn() -> Valeria:
    g = at(table(2, {0: {"citizens": ["archer"]}, 1: {"citizens": ["thief"]}}, dice=(3, 4)), HarvestPhase(0))
    return do(g, "branch number=2")


def robbed_alone_by_a_domain() -> Valeria:
    return going_on(table(1, {0: {"domains": ["the_orb_of_urdr"]}}), ActionPhase(0), "end")


def robbed_by_a_domain() -> Valeria:
    realms: Players = {0: {"domains": ["cathedral_of_st_aquila"]}, 1: {"gold": 3}, 2: {"gold": 3}}
    g = going_on(table(3, realms), ActionPhase(0), "end")
    return do(g, "steal-from opponent=1 token=gold")


def doubled() -> Valeria:
    return at(table(2, {1: {"domains": ["gargans_embrace"]}}, chance=rolls(4, 4)), RollPhase(0))


def changed_into_a_double() -> Valeria:
    g = at(table(2, {0: {"domains": ["palace_of_the_dawn"]}}, chance=rolls(4, 5)), RollPhase(0))
    return do(g, "use-domain domain=palace_of_the_dawn", "change-die die=2")


def changed_for_gold() -> Valeria:
    g = at(table(2, {0: {"domains": ["foxgrove_palisade"], "gold": 2}}, chance=rolls(4, 5)), RollPhase(0))
    return do(g, "use-domain domain=foxgrove_palisade", "change-die die=2")


def consoled() -> Valeria:
    return do(at(table(2, {1: {"citizens": ["cleric"]}}, dice=(1, 2)), HarvestPhase(0)), "take-resource resource=gold")


def took_a_resource() -> Valeria:
    return do(at(table(2), Action(0)), "take-resource resource=gold")


def slew() -> Valeria:
    return do(at(table(2, {0: {"strength": 1, "domains": ["the_violet_thorn"]}}), Action(0)), "slay monster=goblin")


def slew_for_nobody() -> Valeria:
    """A Wraith's reward is a Citizen of base cost 2 or less, and only dearer ones are left."""
    gone = dict.fromkeys(("merchant", "peasant", "knight", "thief", "champion", "paladin", "butcher"), 0)
    realm, wraith = {"strength": 4, "magic": 3}, {"barrens": ["wraith"]}
    g = table(2, {0: realm}, monsters=wraith, citizens=gone, set="masters_of_magic")
    return do(at(g, Action(0)), "slay monster=wraith")


def recruited_from_a_mixed_stack() -> Valeria:
    g = table(2, {0: {"gold": 3}}, citizens={"cleric": ["cleric"]}, mixed_stacks=True, chance=[10])
    return do(at(g, Action(0)), "recruit citizen=cleric")


def got_a_free_citizen() -> Valeria:
    realm = {"gold": 10, "citizens": ["peasant", "peasant", "archer", "rogue", "cleric"]}
    g = at(table(2, {0: realm}, domains={0: "grimmwater_keep"}), Action(0))
    return do(g, "acquire domain=grimmwater_keep", "take-free citizen=cleric")


def returned_to_an_exhausted_stack() -> Valeria:
    realm = {"gold": 6, "citizens": ["archer", "archer"], "slain": ["goblin"]}
    g = at(table(2, {0: realm}, monsters={"hills": []}, domains={0: "watcher_on_the_water"}), Action(0))
    return do(g, "acquire domain=watcher_on_the_water", "return-card card=goblin")


def last_round_began() -> Valeria:
    return going_on(table(2, monsters=EMPTY, chance=rolls(1, 2)), Turn(0), "check_conditions")


def captured_the_last_citizen() -> Valeria:
    g = table(1, citizens={"archer": 1, "paladin": 0})
    return at(g, Activation(0, 3))


def captured_a_domain() -> Valeria:
    return at(
        table(1, citizens={"archer": 0, "paladin": 0}, domains={3: "halfpenny_hill"}, chance=[2]), Activation(0, 3)
    )


def second_harvest() -> Valeria:
    return going_on(table(1, dice=(5, 1), chance=rolls(1, 2)), SoloTurn(0), "second_harvest")


def counted(tokens: int) -> Callable[[], Valeria]:
    realm = {"vp": tokens, "duke": "cornelius_the_dreamer"}
    monsters = {**EMPTY, "ruins": ["flaming_skeleton"]}
    lord = {"duke": "simon_the_unclean"}
    return lambda: at(table(1, {0: realm}, monsters=monsters, dark_lord=lord), FinalCount())


def lost_a_column() -> Valeria:
    return at(table(1, citizens={"archer": 0, "paladin": 0}, domains={3: None}), Activation(0, 3))


def slew_the_last_monster() -> Valeria:
    return do(
        at(table(1, {0: {"strength": 1}}, monsters={**EMPTY, "hills": ["goblin"]}), Action(0)), "slay monster=goblin"
    )


def cites(happening: Callable[[], Valeria], told: list[tuple[str, str]]) -> bool:
    """Everything of these kinds that happened cites these clauses, in this order."""
    found, names = log(happening()), {name for name, _ in told}
    return [each for each in found if each[0] in names] == told


@clause("VK-HARV-02", "VK-HARV-03", "VK-HARV-19", "VK-HARV-28", "VK-PAY-07")
def test_a_harvest_cites_the_left_power_in_turn_and_the_right_one_out_of_turn() -> None:
    assert cites(harvested, [*[("Gained", "VK-HARV-02")] * 2, *[("Gained", "VK-HARV-03")] * 2])
    bought = [("Gained", "VK-HARV-02"), ("Paid", "VK-PAY-07"), ("Gained", "VK-HARV-28")]
    assert cites(exchanged_out_of_turn, bought)
    assert cites(consoled, [("ConsolationTaken", "VK-HARV-19")])


@clause("VK-CARD-11", "VK-DOM-14", "VK-SOLO-38", "VK-HARV-25")
def test_a_theft_cites_the_card_that_stole_and_what_comes_from_the_supply_the_rule_that_gives_it() -> None:
    assert cites(robbed_by_a_thief, [("Stolen", "VK-CARD-11")])
    assert cites(robbed_by_a_domain, [("Stolen", "VK-DOM-14")])
    assert cites(robbed_alone, [("Gained", "VK-SOLO-38")])
    assert cites(robbed_alone_by_a_domain, [("Gained", "VK-SOLO-38")])
    assert cites(gained_by_a_thief_out_of_turn, [("Gained", "VK-HARV-02"), ("Gained", "VK-HARV-25")])


@clause("VK-ROLL-01", "VK-ROLL-12", "VK-CARD-03")
def test_a_double_cites_the_dice_and_only_what_it_brings_cites_gargans_embrace() -> None:
    assert cites(doubled, [("Doubles", "VK-ROLL-01"), ("Gained", "VK-CARD-03")])
    assert cites(changed_into_a_double, [("DieChanged", "VK-ROLL-12"), ("Doubles", "VK-ROLL-12")])


@clause("VK-CARD-02", "VK-ROLL-12")
def test_what_is_paid_to_change_a_die_cites_the_domain() -> None:
    assert cites(changed_for_gold, [("Paid", "VK-CARD-02"), ("DieChanged", "VK-ROLL-12")])


@clause("VK-TAKE-01", "VK-SLAY-02", "VK-SLAY-05", "VK-SLAY-07", "VK-DOM-10", "VK-CARD-14")
def test_a_slaying_cites_its_cost_the_taking_and_the_reward() -> None:
    slaying = [("Paid", "VK-SLAY-02"), ("MonsterSlain", "VK-SLAY-05")]
    assert cites(slew, [*slaying, ("Gained", "VK-DOM-10"), ("Gained", "VK-SLAY-07")])
    assert cites(slew_for_nobody, [slaying[0], *slaying, ("NothingTaken", "VK-CARD-14")])
    assert cites(took_a_resource, [("ResourceTaken", "VK-TAKE-01")])


@clause("VK-RECR-01", "VK-RECR-02", "VK-MIX-05", "VK-DOM-18", "VK-BUY-06", "VK-BUY-09")
def test_a_recruiting_and_an_acquiring_cite_the_price_the_card_and_the_next_card() -> None:
    recruiting = [("Paid", "VK-RECR-02"), ("CitizenGained", "VK-RECR-01"), ("CardRevealed", "VK-MIX-05")]
    assert cites(recruited_from_a_mixed_stack, recruiting)
    acquiring = [("Paid", "VK-BUY-06"), ("CitizenGained", "VK-DOM-18"), ("CardRevealed", "VK-BUY-09")]
    assert cites(got_a_free_citizen, acquiring)


@clause("VK-CARD-18", "VK-CARD-13", "VK-EXH-04", "VK-END-05")
def test_a_returned_card_and_the_last_round_cite_their_own_rules() -> None:
    returned = [("CardReturned", "VK-CARD-18"), ("StackRefilled", "VK-EXH-04"), ("Gained", "VK-CARD-13")]
    assert cites(returned_to_an_exhausted_stack, returned)
    assert cites(last_round_began, [("LastRound", "VK-END-05")])


@clause("VK-SOLO-15", "VK-SOLO-16", "VK-SOLO-18", "VK-SOLO-19")
def test_alone_what_the_dark_lord_takes_and_the_second_harvest_cite_their_own_rules() -> None:
    assert cites(captured_the_last_citizen, [("CardCaptured", "VK-SOLO-15"), ("StackExhausted", "VK-SOLO-18")])
    assert cites(captured_a_domain, [("CardCaptured", "VK-SOLO-16"), ("CardRevealed", "VK-SOLO-16")])
    assert cites(second_harvest, [("SecondHarvestBegan", "VK-SOLO-19"), *[("Gained", "VK-SOLO-19")] * 2])


@clause("VK-SOLO-17", "VK-SOLO-23", "VK-SOLO-29", "VK-SOLO-30", "VK-SOLO-35", "VK-DUKE-05")
def test_alone_each_end_cites_the_rule_that_brought_it() -> None:
    revealed = [("DukeRevealed", "VK-DUKE-05"), ("DukeRevealed", "VK-SOLO-35")]
    assert cites(counted(4), [*revealed, ("SoloEnded", "VK-SOLO-29")])
    assert cites(counted(3), [*revealed, ("SoloEnded", "VK-SOLO-30")])
    assert cites(lost_a_column, [("SoloEnded", "VK-SOLO-17")])
    assert cites(slew_the_last_monster, [("MonsterSlain", "VK-SLAY-05"), ("SoloEnded", "VK-SOLO-23")])


@clause("VK-SETUP-24")
def test_a_duke_that_is_kept_cites_the_keeping() -> None:
    g = new_table(1)
    g.listen()
    g.apply(g.options(0)[0], 0)
    assert log(g)[0] == ("DukeKept", "VK-SETUP-24")


@clause("VK-DOM-01")
def test_every_domain_has_a_clause_of_its_own_that_names_it() -> None:
    cards, clauses = table(2).cards, load_title("valeria").by_id
    speaker = Speaker("en", "valeria")
    assert set(cards.domains) <= set(OWN)
    for card, cited in OWN.items():
        assert speaker.name(card).removeprefix("The ") in clauses[cited].text
