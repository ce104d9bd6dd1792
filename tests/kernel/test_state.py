"""Records write their own copy code; marks say what is copied, saved and shared."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, field
from typing import Annotated, Any

import pytest

from karczma.games import find
from karczma.kernel.bases import Plain, State, Unreadable, from_plain, home, register, to_plain
from karczma.kernel.chance import Seeded
from karczma.kernel.flow import Flow
from karczma.kernel.state import DERIVED, OUTSIDE, SHARED, state, value
from karczma.kernel.zones import Pile


@value
class Moved(Plain):
    saved_as = "elsewhere.Moved"
    n: int


@value
class Token(Plain):
    name: str
    worth: int = 1


@state
class Shelf(State):
    books: list[int] = field(default_factory=list)


@state
class Room(State):
    floor: list[int] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=list)
    shelf: Shelf = field(default_factory=Shelf)
    shelves: list[Shelf] = field(default_factory=list)
    spare: Shelf | None = None
    pile: Pile | None = None
    tokens: tuple[Token, ...] = ()
    total: Annotated[int, DERIVED] = 0
    index: Annotated[dict[int, int], DERIVED, SHARED] = field(default_factory=dict)
    log: Annotated[list[str] | None, OUTSIDE] = None

    def rebuild(self) -> None:
        self.total = sum(self.floor)


def room() -> Room:
    return Room(
        floor=[1, 2],
        grid=[[1], [2, 3]],
        shelf=Shelf(books=[7]),
        shelves=[Shelf(books=[8]), Shelf()],
        tokens=(Token("gold"), Token("magic", 3)),
        total=3,
        log=["something"],
    )


def test_a_copy_shares_no_list_and_no_record() -> None:
    one = room()
    two = one.copy()
    two.floor.append(9)
    two.grid[1].append(9)
    two.shelf.books.append(9)
    two.shelves[0].books.append(9)
    assert one.to_plain() == room().to_plain()
    assert two.to_plain() != one.to_plain()


def test_a_copy_shares_values_and_what_is_replaced_as_a_whole() -> None:
    one = room()
    two = one.copy()
    assert two.tokens is one.tokens
    assert two.index is one.index


def test_a_copy_of_an_empty_pile_that_may_be_missing_is_another_pile() -> None:
    """An empty pile counts as false; that must not be mistaken for nothing."""
    one = Room(pile=Pile())
    two = one.copy()
    assert two.pile is not None
    assert two.pile is not one.pile
    assert Room.from_plain(one.to_plain()).pile is not None
    assert Room().copy().pile is None


def test_what_lies_outside_the_table_is_neither_copied_nor_saved() -> None:
    assert room().copy().log is None
    assert "log" not in room().to_plain()


def test_derived_facts_are_copied_but_not_saved_and_computed_after_loading() -> None:
    one = room()
    assert one.copy().total == 3
    assert "total" not in one.to_plain()
    assert Room.from_plain(one.to_plain()).total == 3


def test_the_plain_form_survives_json() -> None:
    one = room()
    again = Room.from_plain(json.loads(json.dumps(one.to_plain())))
    assert again.to_plain() == one.to_plain()
    assert again.tokens == one.tokens
    assert again.fingerprint() == one.fingerprint()


def test_any_change_changes_the_fingerprint() -> None:
    one = room()
    one.shelves[1].books.append(1)
    assert one.fingerprint() != room().fingerprint()


def test_a_value_says_itself_in_plain_data_however_deep() -> None:
    nested = (Token("gold"), (Token("magic", 3), 5), "word")
    assert from_plain(json.loads(json.dumps(to_plain(nested)))) == nested


def test_a_class_that_has_moved_is_saved_and_read_under_its_first_name() -> None:
    assert to_plain((Moved(3),)) == [{"elsewhere.Moved": [3]}]
    assert from_plain([{"elsewhere.Moved": [3]}]) == (Moved(3),)


def test_plain_data_of_an_unknown_class_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"valeria\.Spaceship"):
        from_plain({"valeria.Spaceship": []})


def test_values_are_really_frozen_in_the_tests() -> None:
    with pytest.raises(FrozenInstanceError):
        Token("gold").worth = 5  # type: ignore[misc]


@pytest.mark.parametrize("bare", [list, dict, set])
def test_a_bare_container_is_refused(bare: type[Any]) -> None:
    """Compilers erase annotations; a copy generated from an erased one would silently share its lists."""
    with pytest.raises(TypeError, match=f"bare {bare.__name__}"):
        made_with(bare)


@pytest.mark.parametrize("loose", [dict[str, int], set[int]])
def test_a_container_that_copies_would_share_is_refused(loose: Any) -> None:
    with pytest.raises(TypeError, match="would be shared by copies"):
        made_with(loose)


def test_a_shared_container_that_cannot_be_saved_is_refused() -> None:
    with pytest.raises(TypeError, match="no plain form"):
        made_with(Annotated[dict[str, int], SHARED])


def made_with(hint: Any) -> type[Any]:
    return state(type("Made", (State,), {"__annotations__": {"held": hint}, "__module__": __name__}))


def test_two_classes_of_one_name_are_refused() -> None:
    twin = type("Token", (), {"__module__": f"{__name__}_too"})
    with pytest.raises(TypeError, match="name of two classes"):
        register(twin)


def test_a_class_is_at_home_in_its_title_or_its_layer() -> None:
    quarry = type(find("_template").new(2))
    assert home(quarry) == "_template"
    assert home(Flow) == "kernel"
    assert home(Seeded) == "kernel"


def test_the_generated_source_can_be_read() -> None:
    assert "it.floor = self.floor[:]" in Room.generated
    assert "def to_dict(self):" in Room.generated
