"""The mark on tests: it names clauses and changes nothing else."""

from typing import Any

import pytest

from karczma.ledger import clause


@clause("TY-HARV-01")
@pytest.mark.parametrize("grain", [1, 2])
def test_the_mark_may_stand_above_parametrize(grain: int) -> None:
    assert grain in (1, 2)
    assert marked(test_the_mark_may_stand_above_parametrize) == ("TY-HARV-01",)


@pytest.mark.parametrize("grain", [1, 2])
@clause("TY-HARV-01", "TY-HARV-02")
def test_the_mark_may_stand_below_parametrize(grain: int) -> None:
    assert grain in (1, 2)
    assert marked(test_the_mark_may_stand_below_parametrize) == ("TY-HARV-01", "TY-HARV-02")


def marked(test: Any) -> tuple[str, ...]:
    return tuple(test.clauses)


def test_the_marked_function_is_the_same_function() -> None:
    def harvest() -> int:
        return 3

    assert clause("TY-HARV-01")(harvest) is harvest
    assert harvest() == 3


def test_marks_add_up_in_reading_order() -> None:
    @clause("TY-HARV-01")
    @clause("K-FLOW-02")
    def harvest() -> None: ...

    assert marked(harvest) == ("TY-HARV-01", "K-FLOW-02")


@pytest.mark.parametrize("id", ["", "HARV-01", "TY-HARV-1", "TY-HARV-011", "ty-harv-01", "TY-HARV-01 ", "TYXZ-HARV-01"])
def test_an_id_of_the_wrong_form_is_refused_at_import(id: str) -> None:
    with pytest.raises(ValueError, match="is not a clause id"):
        clause("TY-HARV-01", id)


def test_a_mark_without_ids_is_refused() -> None:
    with pytest.raises(ValueError, match="names no clause"):
        clause()


def test_a_mark_without_brackets_is_refused() -> None:
    with pytest.raises(ValueError, match="is not a clause id"):
        clause(test_a_mark_without_ids_is_refused)  # type: ignore[arg-type]
