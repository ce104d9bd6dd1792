"""What the table says: what options cost and bring now, reasons for everything on show, and nothing in silence."""

from __future__ import annotations

import pytest

from games.valeria.valeria_table import table
from games.words import Players, at, do, going_on, happened, may, rolls, why_not
from karczma.effects.verbs import ChooseBranch
from karczma.games.valeria.actions import Act, Action
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.monsters import BonusAction
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.variants.solo import MonsterDie, SoloTurn
from karczma.games.valeria.words.events import (
    CardReturned,
    CardRevealed,
    CitizenGained,
    NothingTaken,
    StackExhausted,
    StackRefilled,
)
from karczma.ledger import clause
from karczma.locale import Speaker


def said(g: Valeria, language: str = "en") -> list[str]:
    """The options of whoever decides, in words."""
    seat = g.deciding()[0]
    names = ["" if n == seat else name for n, name in zip(range(g.seats), ("Ala", "Bartek", "Mruk"), strict=False)]
    speaker = Speaker(language, "valeria", names=names)
    return [speaker.choice(choice, g, seat) for choice in g.options(seat)]


def reason(g: Valeria, text: str, language: str = "en") -> str:
    return Speaker(language, "valeria").refusal(why_not(g, text))


# -- what an option costs and brings now ---------------------------------------------------------------------------


@clause("VK-CARD-10", "VK-CARD-19")
@pytest.mark.parametrize(
    ("holy", "told"),
    [
        ([], "Use The Desert Orchid: set a die to 1"),
        (["cleric", "paladin", "paladin"], "Use The Desert Orchid: pay 3 Gold to set a die to 1"),
    ],
)
def test_the_price_of_the_desert_orchid_is_told_as_it_is_now(holy: list[str], told: str) -> None:
    realm = {"gold": 5, "citizens": holy, "domains": ["the_desert_orchid"]}
    g = at(table(2, {0: realm}, chance=rolls(4, 5)), RollPhase(0))
    assert said(g) == [told, "Leave the dice as they are"]


@clause("VK-ICON-16")
def test_changing_a_die_says_from_what_to_what_and_for_how_much() -> None:
    realm = {"gold": 5, "domains": ["foxgrove_palisade", "palace_of_the_dawn"]}
    g = do(at(table(2, {0: realm}, chance=rolls(4, 5)), RollPhase(0)), "use-domain domain=foxgrove_palisade")
    assert said(g) == ["The first die: from 4 to 6 for 2 Gold", "The second die: from 5 to 6 for 2 Gold"]
    assert said(g, "pl")[0] == "Pierwsza kość: z 4 na 6 za 2 Złota"
    do(g, "change-die die=1", "use-domain domain=palace_of_the_dawn")
    assert said(g) == ["The first die: from 6 to 5", "The second die: from 5 to 4"]


@clause("VK-MON-13")
def test_an_alternative_that_counts_says_what_it_would_bring_now() -> None:
    realm = {"strength": 10, "magic": 3, "slain": ["treant", "bane_spider"]}
    g = at(table(2, {0: realm}, monsters={"forest": ["spider_queen"]}), Action(0))
    do(g, "slay monster=spider_queen")
    assert isinstance(g.decision(0), ChooseBranch)
    assert said(g)[0] == "Gain 6 Gold"


@clause("VK-CARD-09")
def test_a_victory_stack_to_take_from_is_told_with_how_many_monsters_it_has() -> None:
    realms: Players = {0: {"gold": 10, "citizens": ["rogue", "rogue"]}, 1: {"slain": ["goblin", "treant"]}}
    g = at(table(3, realms, domains={0: "purloiners_perch"}), Action(0))
    do(g, "acquire domain=purloiners_perch")
    assert said(g) == ["Bartek: one of 2 Monsters, at random", "Mruk: no Monster to take"]
    assert said(g, "pl") == ["Bartek – jeden z 2 Potworów, losowo", "Mruk – nie ma Potwora do zabrania"]


@clause("VK-CARD-13")
def test_a_card_to_return_is_told_with_what_it_brings() -> None:
    realm = {"gold": 6, "citizens": ["archer", "archer"], "slain": ["goblin"]}
    g = at(table(2, {0: realm}, domains={0: "watcher_on_the_water"}), Action(0))
    do(g, "acquire domain=watcher_on_the_water")
    assert said(g)[0] == "Return a Goblin to gain 3 Victory tokens"


@clause("VK-SOLO-13", "VK-SOLO-17")
def test_a_six_says_what_the_dark_lord_would_get_from_each_column() -> None:
    citizens = {"cleric": 0, "merchant": 0, "rogue": 0, "mercenary": 0, "champion": 0}
    g = at(table(1, citizens=citizens, domains={1: "halfpenny_hill", 2: None}), MonsterDie(0, 6))
    assert said(g) == [
        "Hills: the Dark Lord takes a Knight",
        "Ruins: the Dark Lord takes Halfpenny Hill",
        "Forest: nothing is left there, so you lose",
        "Valley: the Dark Lord takes an Archer or a Paladin",
        "Mountains: the Dark Lord takes a Peasant or a Butcher",
    ]
    assert said(g, "pl")[3] == "Dolina – Mroczny Władca zabierze Łucznika albo Paladyna"


@clause("VK-SOLO-33")
@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ((3, 5), ["The first die (3): Forest", "The second die (5): Mountains"]),
        (
            (2, 6),
            ["The first die (2): nothing, the Ruins stack is exhausted", "The second die (6): a stack of your choice"],
        ),
    ],
)
def test_a_die_says_which_stack_it_would_activate(dice: tuple[int, int], told: list[str]) -> None:
    g = going_on(table(1, dice=dice, monsters={"ruins": []}), SoloTurn(0), "monster_phase")
    assert said(g) == told


# -- why not -------------------------------------------------------------------------------------------------------


@clause("VK-SLAY-01")
@pytest.mark.parametrize("question", [Act(0), BonusAction(0, "eye_of_asteraten")])
def test_an_exhausted_monster_stack_can_be_asked_about(question: Act | BonusAction) -> None:
    g = at(table(2, {0: {"strength": 9}}, monsters={"hills": []}), question)
    assert reason(g, "slay monster=goblin_king") == "The Hills stack is exhausted."
    assert reason(g, "slay monster=goblin_king", "pl") == "Stos Wzgórz jest wyczerpany."


@clause("VK-ROLL-02", "VK-HARV-18")
def test_own_citizens_that_are_not_waiting_can_be_asked_about() -> None:
    realm = {"gold": 1, "citizens": ["monk", "alchemist", "archer", "cleric"]}
    g = do(at(table(2, {1: realm}, dice=(1, 2)), HarvestPhase(0)), "decline")
    assert may(g) == ["use-citizen citizen=monk", "use-citizen citizen=alchemist"]
    assert reason(g, "use-citizen citizen=archer") == "Archer is not activated: the dice call 1, 2 and 3."
    assert reason(g, "use-citizen citizen=cleric") == "Cleric: this power has already been used for this roll."
    assert reason(g, "use-citizen citizen=archer", "pl") == "Łucznik się nie aktywuje, bo kości wskazują 1, 2 i 3."


@clause("VK-HARV-18")
def test_a_citizen_called_by_the_sum_alone_is_used_and_not_left_out() -> None:
    realm = {"gold": 1, "magic": 1, "citizens": ["monk", "alchemist", "archer"]}  # 1, 3 and 4
    g = do(at(table(2, {1: realm}, dice=(1, 3)), HarvestPhase(0)), "decline")
    assert why_not(g, "use-citizen citizen=archer") == ("VK-HARV-18", {"citizen": "archer"})


@clause("VK-ROLL-05")
def test_a_domain_that_was_used_can_be_asked_about() -> None:
    realm = {"gold": 4, "domains": ["palace_of_the_dawn", "foxgrove_palisade"]}
    g = at(table(2, {0: realm}, chance=rolls(3, 5)), RollPhase(0))
    do(g, "use-domain domain=palace_of_the_dawn", "change-die die=1")
    assert reason(g, "use-domain domain=palace_of_the_dawn") == "Palace of the Dawn has already been used this turn."


@clause("VK-FIVE-07")
def test_a_resting_player_who_is_no_target_can_be_asked_about() -> None:
    realms = {3: {"gold": 10, "citizens": ["rogue", "rogue"]}}
    g = table(5, realms, active=3, domains={0: "purloiners_perch"}, resting_player_targetable=False)
    do(at(g, Action(3)), "acquire domain=purloiners_perch")
    words = "This player is resting, and at this table nothing is taken from a resting player."
    assert reason(g, "take-monster-from opponent=2") == words


# -- nothing in silence, and in the right order --------------------------------------------------------------------


@clause("VK-MIX-05")
def test_a_card_that_is_turned_up_is_told_after_what_turned_it_up() -> None:
    g = table(2, {0: {"gold": 3}}, citizens={"cleric": ["cleric"]}, mixed_stacks=True, chance=[10])
    do(at(g, Action(0)), "recruit citizen=cleric")
    assert [type(event) for event in g.heard or []][-2:] == [CitizenGained, CardRevealed]


@clause("VK-DOM-06")
def test_a_reward_for_which_no_citizen_fits_is_told() -> None:
    realm = {"gold": 12, "citizens": ["archer", "cleric", "cleric", "rogue", "peasant"]}
    g = at(table(2, {0: realm}, citizens={"cleric": 0, "paladin": 0}, domains={0: "shattered_hand"}), Action(0))
    do(g, "acquire domain=shattered_hand")
    assert happened(g, NothingTaken) == [NothingTaken(0, "shattered_hand")]


@clause("VK-CARD-17", "VK-DOM-08")
def test_an_empty_victory_stack_from_which_nothing_was_taken_is_told() -> None:
    realms = {0: {"gold": 10, "citizens": ["rogue", "rogue"]}}
    g = at(table(3, realms, domains={0: "purloiners_perch"}), Action(0))
    do(g, "acquire domain=purloiners_perch", "take-monster-from opponent=1")
    assert happened(g, NothingTaken) == [NothingTaken(0, "purloiners_perch")]


@clause("VK-EXH-04")
def test_a_stack_that_is_exhausted_no_longer_is_told() -> None:
    realm = {"gold": 6, "citizens": ["archer", "archer"], "slain": ["goblin"]}
    g = at(table(2, {0: realm}, monsters={"hills": []}, domains={0: "watcher_on_the_water"}), Action(0))
    do(g, "acquire domain=watcher_on_the_water", "return-card card=goblin")
    order = [event for event in g.heard or [] if isinstance(event, CardReturned | StackRefilled)]
    assert order == [CardReturned(0, "goblin"), StackRefilled(0)]
    assert happened(g, StackExhausted) == []
