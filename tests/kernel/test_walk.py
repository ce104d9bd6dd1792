"""One walk over a state finds what is looked for, and says where it lies and whose it is."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from karczma.kernel.bases import State
from karczma.kernel.state import state
from karczma.kernel.walk import Field, fields_of, walk


@state
class Purse(State):
    coins: Annotated[int, "gold"] = 0
    debts: int = 0


@state
class Guest(State):
    purse: Purse | None = None
    rings: Annotated[list[int], "gold"] = field(default_factory=list)


@state
class Inn(State):
    till: Annotated[int, "gold"] = 7
    guests: list[Guest] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    cellar: Purse = field(default_factory=Purse)


def gold(at: Field) -> str | None:
    return "gold" if "gold" in at.marks else None


def test_what_is_looked_for_is_found_with_its_path_and_its_owner() -> None:
    inn = Inn(guests=[Guest(rings=[4]), Guest(purse=Purse(coins=9))], cellar=Purse(coins=3))

    found = [(path, owner, held) for path, owner, _, _, held in walk(inn, gold)]

    assert found == [
        ("till", -1, 7),
        ("guests.0.rings", 0, [4]),
        ("guests.1.purse.coins", 1, 9),
        ("guests.1.rings", 1, []),
        ("cellar.coins", -1, 3),
    ]


def test_a_record_in_which_nothing_is_looked_for_is_not_entered() -> None:
    assert walk(Inn(guests=[Guest()]), lambda at: None) == []


def test_a_field_is_told_by_its_annotation() -> None:
    told = {at.name: (at.shape, at.record) for at in fields_of(Inn)}

    assert told == {
        "till": ("value", None),
        "guests": ("records", Guest),
        "rows": ("lists", None),
        "cellar": ("record", Purse),
    }
    assert fields_of(Guest)[0][:2] == ("purse", "record")
