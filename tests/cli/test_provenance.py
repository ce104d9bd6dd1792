"""`karczma games` counts a component as the rulebook's only if all its values are."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.games import find, ids


def of_the_rulebook(fields: dict[str, Any]) -> bool:
    told = {fields["source"], *(each.partition(",")[0] for each in fields.get("field_sources", {}).values())}
    return told == {"rulebook"} and not fields.get("designed")


@pytest.mark.parametrize("title", [title for title in ids() if find(title).rules.files])
def test_every_value_of_what_counts_as_the_rulebooks_is_the_rulebooks(title: str) -> None:
    files = find(title).rules.files
    assert files
    pieces = [fields for family in files.faces().values() for fields in family.values()]
    counted = find(title).rules.provenance()
    if title == "valeria":  # where Terrains and sets are no components
        pieces = [fields for fields in pieces if "copies" in fields]
    assert counted.get("rulebook", 0) == sum(map(of_the_rulebook, pieces))
    assert sum(counted.values()) >= len(pieces)
