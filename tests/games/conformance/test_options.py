"""What is offered and refused, and how it is written."""

from __future__ import annotations

from random import Random

from karczma.conformance import Setting, illegal_is_refused, options_agree, positions, texts_read_back
from karczma.kernel.choices import Choice
from karczma.ledger import clause

EVERY = 5


def test_options_are_the_candidates_without_refusal(setting: Setting) -> None:
    for g, seat in positions(setting.new(21), Random(21)):
        options_agree(g, seat)


def test_the_text_of_a_choice_reads_back(setting: Setting) -> None:
    for g, seat in positions(setting.new(22), Random(22)):
        texts_read_back(g, seat)


@clause("K-FLOW-01")
def test_illegal_choices_are_refused_and_change_nothing(setting: Setting) -> None:
    refused = 0
    kinds: dict[type[Choice], Choice] = {}
    for n, (g, seat) in enumerate(positions(setting.new(23), Random(23))):
        kinds.update((type(choice), choice) for choice in g.decision(seat).candidates(g))
        if n % EVERY == 0:
            illegal_is_refused(g, seat, kinds.values())
            refused += len(g.refusals(seat))
    may_refuse = setting.title.maturity != "draft" and any(kind.refusal is not Choice.refusal for kind in kinds)
    assert refused > 0 or not may_refuse
