"""Whatever answers are given, the properties hold; hypothesis looks for the shortest game in which they do not."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from karczma.conformance import (
    copies_do_not_drift,
    derived_facts_hold,
    events_agree,
    few_settings,
    illegal_is_refused,
    lanes_commute,
    options_agree,
    plain_roundtrip,
    texts_read_back,
    two_worlds,
)
from karczma.conformance.replay import replay_agrees
from karczma.kernel.game import Game
from karczma.title.descriptor import Title

answers = st.lists(st.integers(0, 40), max_size=120)
fixed = settings(max_examples=25, deadline=None, derandomize=True, database=None)


@fixed
@given(data=st.data(), seed=st.integers(0, 2**64), said=answers)
def test_any_answers_lead_to_a_sound_table(title: Title, data: st.DataObject, seed: int, said: list[int]) -> None:
    setting = data.draw(st.sampled_from(few_settings(title)))
    g = setting.new(seed)
    answer(g, said)
    plain_roundtrip(g)
    derived_facts_hold(g)
    replay_agrees(title, g)
    for seat in g.deciding():
        options_agree(g, seat)
        texts_read_back(g, seat)
        illegal_is_refused(g, seat)
        copies_do_not_drift(g, Random(seed))
    for seat in range(g.seats):
        events_agree(g, two_worlds(g, seat, seed), seat)
    if g.lanes:
        lanes_commute(g, Random(seed))


def answer(g: Game, said: list[int]) -> None:
    """Each number picks a seat that is asked and one of its options."""
    for n in said:
        if g.over:
            return
        seat = g.deciding()[n % len(g.deciding())]
        options = g.options(seat)
        g.apply(options[n % len(options)], seat)
