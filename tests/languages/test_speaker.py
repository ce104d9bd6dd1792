"""The speaker: what it adds to the messages, and what it says when there are no words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.effects.verbs import (
    Accept,
    AcceptExchange,
    Branch,
    ChooseBranch,
    Decline,
    Exchange,
    Gain,
    Whether,
)
from karczma.games import UnknownTitle
from karczma.games.valeria.actions import Act
from karczma.games.valeria.citizens import Recruit
from karczma.games.valeria.domains import Acquire
from karczma.games.valeria.harvest import Consolation, UseCitizen, UseWhich
from karczma.games.valeria.monsters import BonusAction, Slay
from karczma.games.valeria.payment import HowMuchMagic, PayMagic
from karczma.games.valeria.roll import ChangeDice, UseDomain
from karczma.games.valeria.table.setup import KeepWhich
from karczma.games.valeria.table.terms import GOLD, MAGIC
from karczma.games.valeria.table.theft import Steal, StealFrom, StealHowMany, StealWhat
from karczma.games.valeria.table.verbs import (
    ChangeDie,
    DiePower,
    Return,
    ReturnWhich,
    TakeCitizen,
    TakeFromWhom,
    TakeWhich,
    WhichDie,
)
from karczma.games.valeria.variants.solo import ActivateWhich, DieFirst, GiveWhich, ResolveDie
from karczma.games.valeria.words.events import DukeKept, DukeRevealed, StackExhausted
from karczma.kernel.choices import no
from karczma.kernel.events import redacted
from karczma.kernel.flow import Frame
from karczma.kernel.quantities import First, InOrder, Use
from karczma.kernel.zones import Card
from karczma.locale import LANGUAGES as SPOKEN
from karczma.locale import BrokenWords, MissingMessage, Speaker, UnknownLanguage, Words
from languages.samples import LANGUAGES, decisions

EN = Speaker("en", "valeria", names=["", "Piotr", "Anna"])
DIE_TO_SIX = DiePower(to=6, cost=((GOLD, 2),))


def asked(decision: Frame, content: Path | None = None) -> Any:
    """A table of three where seat 0 is asked that, with 3 and 5 on the dice and 5 of each resource for everybody."""
    g: Any = karczma.new("valeria", 3, 4, content=content)
    g.lanes, g.secret, g.before, g.frames, g.at, g.offered = [], False, None, [], [], None
    g.dice = (3, 5)
    for realm in g.realms:
        realm.wallet = [5, 5, 5, 0]
    return g.start(decision)


# -- prompts -------------------------------------------------------------------------------------------------------

PROMPTS = [
    (InOrder(0, (Use(0, "halfpenny_hill", Gain(((GOLD, 1),))),)), "Which card works first?"),
    (AcceptExchange(0, "monk", Exchange(((GOLD, 1),), ((MAGIC, 2),))), "Monk: pay 1 Gold to gain 2 Magic?"),
    (Whether(0, "monk", Gain(((GOLD, 1),))), "Monk: gain 1 Gold?"),
    (ChooseBranch(0, "merchant", ()), "Merchant: which one?"),
    (StealWhat(0, "thief", Steal(((GOLD, 3),))), "Thief: whom do you steal from, and what?"),
    (StealHowMany(0, "thief", 1, GOLD, 2), "Thief: how much do you steal? At most 2 Gold."),
    (KeepWhich(0), "Which Duke do you keep?"),
    (ChangeDice(0, (Card(0),)), "The dice show 3 and 5. Do you change them?"),
    (WhichDie(0, "foxgrove_palisade", DIE_TO_SIX), "Foxgrove Palisade: which die do you change?"),
    (UseWhich(0, (1, 2), True), "Which activated Citizen do you use next?"),
    (Consolation(0), "None of your Citizens was activated. Do you take one resource?"),
    (Act(0), "Which action do you take?"),
    (BonusAction(0, "eye_of_asteraten"), "Eye of Asteraten: which Monster do you slay in addition?"),
    (HowMuchMagic(0, GOLD, 4, 0), "You pay 4 Gold. How much of it do you pay in Magic?"),
    (TakeWhich(0, "wraith", TakeCitizen()), "Wraith: which Citizen do you take?"),
    (TakeFromWhom(0, "purloiners_perch"), "Purloiner's Perch: whose Victory stack do you take a Monster from?"),
    (ReturnWhich(0, "wraith", Return("slain", ())), "Wraith: which Monster do you return to its stack?"),
    (DieFirst(0), "The dice show 3 and 5. Which one activates Monsters first?"),
    (ActivateWhich(0), "A six: which Monster stack is activated?"),
    (GiveWhich(0, 2), "Forest: which Citizen do you give to the Dark Lord?"),
]


@pytest.mark.parametrize(("decision", "told"), PROMPTS)
def test_a_question_is_asked_in_words(decision: Any, told: str) -> None:
    g = asked(Act(0))
    assert EN.prompt(decision, g) == told
    assert Speaker("pl", "valeria").prompt(decision, g).endswith(("?", "."))


def test_every_decision_is_among_the_questions_above() -> None:
    assert {type(decision) for decision, _ in PROMPTS} == {*decisions("valeria")}


# -- choices at the table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "choice", "alone", "at_the_table"),
    [
        (Act(0), Recruit("knight"), "Recruit a Knight", "Recruit a Knight for 3 Gold"),
        (Act(0), Slay("goblin"), "Slay a Goblin", "Slay a Goblin for 1 Strength"),
        (Act(0), Slay("wraith"), "Slay the Wraith", "Slay the Wraith for 4 Strength and 3 Magic"),
        (Act(0), Acquire("palace_of_the_dawn"), "Acquire Palace of the Dawn", "Acquire Palace of the Dawn for 11 Gold"),
        (HowMuchMagic(0, GOLD, 4, 0), PayMagic(3), "Pay, using 3 Magic", "Pay 1 Gold and 3 Magic"),
        (HowMuchMagic(0, GOLD, 4, 0), PayMagic(0), "Pay without Magic", "Pay 4 Gold"),
        (ChangeDice(0, (Card(0),)), UseDomain("foxgrove_palisade"), "Use Foxgrove Palisade",
         "Use Foxgrove Palisade: pay 2 Gold to set a die to 6"),
        (WhichDie(0, "foxgrove_palisade", DIE_TO_SIX), ChangeDie(2), "The second die",
         "The second die: from 5 to 6 for 2 Gold"),
        (DieFirst(0), ResolveDie(1), "The first die", "The first die (3): Forest"),
        (UseWhich(0, (1, 2), False), UseCitizen("monk"), "Use a Monk", "Use a Monk: pay 1 Gold to gain 2 Magic"),
        (UseWhich(0, (1, 2), True), UseCitizen("merchant"), "Use a Merchant", "Use a Merchant: gain 2 Gold or 2 Magic"),
        (StealWhat(0, "thief", Steal(((GOLD, 3), (MAGIC, 3)))), StealFrom(1, "magic"), "Piotr: Magic",
         "Piotr: Magic (has 5)"),
        (AcceptExchange(0, "monk", Exchange(((GOLD, 1),), ((MAGIC, 2),))), Accept(), "Yes",
         "Yes: pay 1 Gold to gain 2 Magic"),
        (ChooseBranch(0, "merchant", (Gain(((GOLD, 2),)), Gain(((MAGIC, 2),)))), Branch(2), "The second one",
         "Gain 2 Magic"),
        (Consolation(0), Decline(), "No, thank you", "No, thank you"),
    ],
)  # fmt: skip
def test_at_the_table_a_choice_tells_what_it_costs_or_brings(
    decision: Any, choice: Any, alone: str, at_the_table: str
) -> None:
    g = asked(decision)
    assert EN.choice(choice) == alone
    assert EN.choice(choice, g, 0) == at_the_table
    assert EN.choice(choice, g, 1) == alone  # seat 1 is not asked


def test_a_price_of_nothing_is_told_too(tmp_path: Path) -> None:
    (tmp_path / "domains.yaml").write_text("cards: {palace_of_the_dawn: {cost: {gold: 0}}}")
    g = asked(Act(0), content=tmp_path)
    assert EN.choice(Acquire("palace_of_the_dawn"), g, 0) == "Acquire Palace of the Dawn for 0 Gold"


def test_without_names_players_are_numbered() -> None:
    assert Speaker("pl", "valeria").choice(StealFrom(1, "gold")) == "Gracz 2: Złoto"


def test_which_card_first() -> None:
    assert EN.choice(First("halfpenny_hill")) == "Halfpenny Hill first"
    assert Speaker("pl", "valeria").choice(First("halfpenny_hill")) == "Najpierw Wzgórze Półpensówki"


# -- events --------------------------------------------------------------------------------------------------------


def test_a_secret_is_told_only_to_those_who_know_it() -> None:
    kept = DukeKept(1, "simon_the_unclean", seen_by=0b10)
    assert EN.event(redacted(kept, 1), ["Anna", "Piotr"]) == "Piotr keeps Simon the Unclean."
    assert EN.event(redacted(kept, 0), ["Anna", "Piotr"]) == "Piotr keeps one Duke, face down."


def test_the_dark_lord_is_no_seat() -> None:
    assert EN.event(DukeRevealed(0, "simon_the_unclean"), ["Anna"]) == "Anna's Duke: Simon the Unclean."
    assert EN.event(DukeRevealed(-1, "simon_the_unclean"), ["Anna"]) == "The Dark Lord's Duke: Simon the Unclean."


@pytest.mark.parametrize(
    ("place", "told"),
    [
        (0, "Monster stack 1 is exhausted."),
        (4, "Monster stack 5 is exhausted."),
        (5, "The Citizen stack with number 1 is exhausted."),
        (13, "The Citizen stack with number 9/10 is exhausted."),
        (14, "The Citizen stack with number 11/12 is exhausted."),
        (15, "Domain stack 1 is exhausted."),
        (19, "Domain stack 5 is exhausted."),
    ],
)
def test_an_exhausted_stack_is_named_by_its_row(place: int, told: str) -> None:
    assert EN.event(StackExhausted(place), ["Anna"]) == told


# -- options -------------------------------------------------------------------------------------------------------


def test_options_and_their_values() -> None:
    assert EN.option("mixed_stacks") == "Mixed Citizen stacks"
    assert [EN.value("mixed_stacks", value) for value in ("true", "false")] == ["yes", "no"]
    assert [EN.value("set", value) for value in ("gold_rush", "random")] == ["Glittering Gold", "drawn at random"]
    assert EN.value("terrains", "hills,ruins,forest") == "Hills, Ruins and Forest"
    assert EN.value("terrains", "") == "those of the set"


# -- no words ------------------------------------------------------------------------------------------------------


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=r"no words in 'de' \(there are in: en, pl\)"):
        Speaker("de", "valeria")
    assert SPOKEN == LANGUAGES


def test_an_unknown_title() -> None:
    with pytest.raises(UnknownTitle, match="no title 'chess'"):
        Speaker("en", "chess")


def test_a_missing_message() -> None:
    assert EN.has("points")
    assert not EN.has("pints")
    with pytest.raises(MissingMessage, match="valeria has no message 'pints' in 'en'"):
        EN.say("pints")


def test_a_missing_file() -> None:
    with pytest.raises(MissingMessage, match=r"chess has no words in 'en': chess\.ftl is missing"):
        Words("en", "chess")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(BrokenWords, match="en: points: Unknown external: n"):
        EN.say("points")


def test_a_missing_name_is_an_error() -> None:
    with pytest.raises(BrokenWords, match="choice-recruit: valeria has no message 'name-dragonslayer' in 'en'"):
        EN.choice(Recruit("dragonslayer"))


def test_a_missing_form_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="name-archer has no form 'loc' in 'pl'"):
        Speaker("pl", "valeria").name("archer", "loc")


@pytest.mark.parametrize(
    ("text", "error"), [("a = 1\na = 2\n", "a is written twice"), ("a = { \n", "not Fluent: 'a = { '")]
)
def test_a_file_that_cannot_be_used(tmp_path: Path, text: str, error: str) -> None:
    (tmp_path / "broken.ftl").write_text(text)
    with pytest.raises(BrokenWords, match=error):
        Words("en", "valeria").read(tmp_path / "broken.ftl")


def test_a_refusal_without_a_message_is_the_clause_itself() -> None:
    speaker = Speaker("en", "valeria", lambda clause: f"The text of {clause}.")
    assert speaker.refusal(no("VK-NEW-01", price=3)) == "The text of VK-NEW-01."
    assert speaker.refusal(no("VK-SLAY-03", monster="goblin")).startswith("You have no Strength")
    with pytest.raises(MissingMessage, match="VK-NEW-01"):
        EN.refusal(no("VK-NEW-01", price=3))


# -- content packs -------------------------------------------------------------------------------------------------

PACK = """cards:
  archer:
    name: {en: Bowman, pl: Kusznik}
    active: [{gain: {strength: 5}}]
"""


def test_a_content_pack_brings_its_own_names_and_texts(tmp_path: Path) -> None:
    (tmp_path / "citizens.yaml").write_text(PACK)
    speaker = Speaker("pl", "valeria", content=tmp_path)
    assert speaker.choice(Recruit("archer")) == "Zwerbuj Kusznik"
    assert speaker.choice(Recruit("thief")) == "Zwerbuj Złodzieja"
    assert speaker.card("archer").splitlines()[3] == "W twojej turze: weź 5 Siły."
    assert Speaker("pl", "valeria").card("archer").splitlines()[3] == "W twojej turze: weź 2 Siły."


def test_a_component_that_is_no_card_has_only_its_name() -> None:
    assert EN.card("gold") == "Gold"
    assert Speaker("pl", "_template").card("chalk") == "kreda"
