"""The log cites the rule that did it: under which clauses each event may be told was read by a person, and is kept.

What somebody has looked at stands in `cited/TITLE.yaml`: event, and the clauses of the steps, choices, effects and
cards that make it happen. A pair that is not there makes this test fail with the event and the clause's text side by
side: if they belong together add the pair, if not let the code name the clause that it carries out.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest
import yaml

from karczma.conformance.settings import Setting, few_settings
from karczma.games import find
from karczma.kernel.events import Event
from karczma.ledger import load_title
from karczma.locale.speaker import clause_behind
from languages.samples import TITLES

READ = Path(__file__).parent / "cited"
SEEDS = (3, 4, 5)

Pair = tuple[str, str]  # event, clause


def heard(setting: Setting, seed: int) -> list[Event]:
    """All that happens in a random game."""
    g, rng = setting.new(seed), Random(seed)
    told: list[Event] = g.listen()
    while not g.over:
        seat = rng.choice(g.deciding())
        g.apply(rng.choice(g.options(seat)), seat)
    return told


def pairs(title: str) -> dict[Pair, Event]:
    """Every event with every clause it was told under, and an example."""
    wording, found = find(title).wording, dict[Pair, Event]()
    for setting, seed in product(few_settings(find(title)), SEEDS):
        for event in heard(setting, seed):
            found.setdefault((type(event).__name__, clause_behind(wording, event)), event)
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
