"""Records lead back to the table they were taken from, by recorded outcomes and by the source."""

from __future__ import annotations

from random import Random

import pytest

from karczma.conformance import Setting, replays_agree
from karczma.kernel.chance import Committed, Source


@pytest.mark.parametrize("source", [71, Committed("a key kept until the end", ("north", "south"))], ids=["seed", "key"])
def test_records_replay_by_outcome_and_by_source(setting: Setting, source: int | Source) -> None:
    g = replays_agree(setting.title, setting.seats, setting.options, source, Random(71))
    assert g.record().over
    assert g.record().source() == g.source  # after the end the key is told
