"""The log cites the rule that did it: under which clauses each event may be told was read by a person, and is kept.

What somebody has looked at stands in `cited/TITLE.yaml`: event, and the clauses of the steps, choices, effects and
cards that make it happen. A pair that is not there makes this test fail with the event and the clause's text side by
side: if they belong together add the pair, if not let the code name the clause that it carries out.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import yaml
from samples import TITLES

from karczma.conformance.settings import Setting, few_settings
from karczma.games import find
from karczma.kernel.events import Event
from karczma.ledger import load_title
from karczma.locale.speaker import clause_behind, tellers_of

READ = Path(__file__).parent / "cited"
SEED = 3

Pair = tuple[str, str]  # event, clause


def heard(setting: Setting) -> list[Event]:
    """All that happens in a random game."""
    g, rng = setting.new(SEED), Random(SEED)
    told: list[Event] = g.listen()
    while not g.over:
        seat = rng.choice(g.deciding())
        g.apply(rng.choice(g.options(seat)), seat)
    return told


def pairs(title: str) -> dict[Pair, Event]:
    """Every event with every clause it was told under, and an example."""
    tellers, found = tellers_of(title), dict[Pair, Event]()
    for setting in few_settings(find(title)):
        for event in heard(setting):
            found.setdefault((type(event).__name__, clause_behind(tellers, event)), event)
    return found


def read(title: str) -> set[Pair]:
    kept = yaml.safe_load((READ / f"{title}.yaml").read_text(encoding="utf-8"))
    return {(event, clause) for event, clauses in kept.items() for clause in clauses}


@pytest.mark.parametrize("title", TITLES)
def test_every_event_is_told_under_a_clause_that_speaks_of_it(title: str) -> None:
    clauses, known = load_title(title).by_id, read(title)
    new = {pair: event for pair, event in sorted(pairs(title).items()) if pair not in known}
    shown = [f"{e}: {c}\n  {event}\n  {clauses[c].text}" for (e, c), event in new.items()]
    assert not new, "\n".join(["not read by anybody yet:", *shown])
