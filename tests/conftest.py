"""Values are really frozen while the tests run; this must be set before anything of ours is imported."""

import os
from pathlib import Path

import pytest

os.environ["KARCZMA_FREEZE"] = "1"
BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no worker is left alone with it in the end."""
    items.sort(key=lambda item: (not item.get_closest_marker("whole_game"), BROWSER not in item.path.parents))
