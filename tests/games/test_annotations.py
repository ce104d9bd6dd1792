"""What the annotations of the rules say is true: the compiled build relies on it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import karczma
from karczma.games import find, ids

SCRIPT = Path(__file__).with_name("typed_play.py")


@pytest.mark.parametrize("title", ids())
def test_random_games_of_every_mode_find_no_false_annotation(title: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(Path(karczma.__file__).parents[1])}
    environment.pop("KARCZMA_FREEZE", None)
    played = subprocess.run(
        [sys.executable, str(SCRIPT), title], env=environment, capture_output=True, text=True, check=False
    )
    assert played.returncode == 0, played.stderr[-2000:]
    assert int(played.stdout) > (20 if find(title).maturity == "draft" else 100)
