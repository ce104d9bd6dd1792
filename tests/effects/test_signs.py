"""Effects in signs: the shared verbs one by one; and a new verb, told in one place, appears everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import karczma
from karczma.effects.describe import TELLERS, Untold, teller
from karczma.effects.signs import SIGNERS, OneOf, Op, Piece, Sign, Signs, in_signs, named, signs
from karczma.effects.text import Text, say
from karczma.effects.verbs import All, Choose, Count, Exchange, Gain, GainCounted, May, Whether
from karczma.games import find
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.terms import GOLD, MAGIC, STRENGTH
from karczma.games.valeria.table.theft import Steal
from karczma.games.valeria.table.verbs import BonusSlay
from karczma.kernel.quantities import Effect
from karczma.locale import Speaker
from karczma.server.tables.wire import faces, question_parts

TWO_GOLD, ONE_MAGIC = Gain(((GOLD, 2),)), Gain(((MAGIC, 1),))
TITLES = [title.id for title in karczma.titles() if find(title.id).wording.signs]


def wire(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


@pytest.mark.parametrize(
    ("effect", "shown"),
    [
        (Gain(((STRENGTH, 1), (GOLD, 2))), [Sign(STRENGTH, 1), Sign(GOLD, 2)]),
        (GainCounted(((GOLD, Count("domains", (), times=2)),)), [Sign(GOLD, 2), Op("×"), Sign("domains")]),
        (
            GainCounted(((GOLD, Count("citizens", (("role", "worker"),), times=1)),)),
            [Sign(GOLD, 1), Op("×"), named("worker")],
        ),
        (All((TWO_GOLD, May(ONE_MAGIC))), [Sign(GOLD, 2), Sign(MAGIC, 1)]),
        (Exchange(((STRENGTH, 1),), ((GOLD, 2),)), [Sign(STRENGTH, 1), Op("→"), Sign(GOLD, 2)]),
        (Choose((TWO_GOLD, ONE_MAGIC, BonusSlay())), [OneOf(((Sign(GOLD, 2),), (Sign(MAGIC, 1),), (Sign("slay"),)))]),
        (Steal(((GOLD, 3), (MAGIC, 3))), [Sign("steal"), OneOf(((Sign(GOLD, 3),), (Sign(MAGIC, 3),)))]),
    ],
)
def test_the_shared_verbs(effect: Effect, shown: list[Piece]) -> None:
    assert list(in_signs(effect)) == shown


def test_every_verb_that_is_told_is_shown() -> None:
    homes = {"effects", *TITLES}
    told = [cls for cls in TELLERS if homes & set(cls.__module__.split(".")) and cls.__module__.startswith("karczma")]
    assert len(told) >= 13
    assert [cls.__name__ for cls in told if cls not in SIGNERS] == []


def test_a_verb_that_nobody_shows() -> None:
    class Juggle(Effect):
        pass

    with pytest.raises(Untold, match="no signs are registered for the effect Juggle"):
        in_signs(Juggle())


def test_a_sign_says_on_the_wire_only_what_it_has_to_say() -> None:
    assert wire((Sign(GOLD, 2), Sign("slay"), Op("/"))) == [{"sign": GOLD, "n": 2}, {"sign": "slay"}, {"op": "/"}]


# -- a new verb ----------------------------------------------------------------------------------------------------


class Feast(Effect):
    """A verb that no title has: with one teller and one row of signs."""

    def do(self, g: Any, seat: int, by: str) -> None:
        """Nothing is done here."""


@pytest.fixture
def feast(monkeypatch: pytest.MonkeyPatch) -> Iterator[Feast]:
    @teller(Feast)
    def tell_feast(effect: Feast) -> Text:
        return say("tell-gain", what=say("amount", n=3, token=GOLD))

    @signs(Feast)
    def show_feast(effect: Feast) -> Signs:
        return (Sign("feast"), Op("→"), Sign(GOLD, 3))

    goblin = catalogue(None).monster_id["goblin"]
    rewards = list(catalogue(None).reward)
    rewards[goblin] = Feast()
    monkeypatch.setattr(catalogue(None), "reward", tuple(rewards))
    faces.cache_clear()
    yield Feast()
    del TELLERS[Feast], SIGNERS[Feast]
    faces.cache_clear()


def test_a_new_verb_is_worded_in_one_place_and_appears_everywhere(feast: Feast) -> None:
    worded = {"en": "Reward: gain 3 Gold.", "pl": "Nagroda: weź 3 Złota."}
    face = wire(faces("valeria"))["monsters"]["goblin"]
    assert {each: Speaker(each, "valeria").card("goblin").split("\n")[2] for each in worded} == worded
    amount = {"say": "amount", "with": {"n": 3, "token": GOLD}}
    told = {"say": "tell-gain", "with": {"what": amount}}
    assert face["lines"] == [{"say": "face-reward", "with": {"reward": told}}]
    assert face["signs"] == [[{"sign": "feast"}, {"op": "→"}, {"sign": GOLD, "n": 3}]]
    question = question_parts(karczma.new("valeria", seats=2, seed=1), Whether(0, "goblin", feast))
    assert wire(question["effect"]) == told
