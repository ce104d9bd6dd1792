"""The sources as they are written out for mypyc: what the decorators make is there in so many words."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

from compiled.aside import move_plain
from compiled.calls import write_calls
from compiled.classes import write_out
from compiled.constants import make_final
from compiled.sources import Module, compiled

HEAD = """
from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar

import msgspec

from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.state import State, state, value
"""


Made = Callable[[str, str], Module]


@pytest.fixture
def module_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Made:
    """A module of so many lines, alive."""

    def made(text: str, name: str) -> Module:
        file = tmp_path / f"{name}.py"
        file.write_text(HEAD + dedent(text), "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return Module(
            name, Path(f"{name}.py"), file.read_text("utf-8"), ast.parse(file.read_text("utf-8")), import_module(name)
        )

    return made


def test_a_value_has_its_constructor_and_is_equal_by_its_fields(module_of: Made) -> None:
    module = module_of(
        """
        @choice
        class Take(Choice):
            card: str
            n: int = 2
        """,
        "written_out_value",
    )
    write_out(module)
    text = module.written()
    assert "@choice" not in text
    assert "def __init__(self, card: str, n: int = 2) -> None:" in text
    assert "return self.card == other.card and self.n == other.n" in text
    assert "    n: int = 2" not in text
    assert "described(\n    Take," in text


def test_a_state_copies_saves_and_loads_as_the_kernel_would_have_made_it(module_of: Made) -> None:
    module = module_of(
        """
        @state
        class Heap(State):
            goods: list[int] = field(default_factory=list)
            turn: int = 1
        """,
        "written_out_state",
    )
    write_out(module)
    text = module.written()
    assert "def __init__(self, *, goods: list[int] | None = None, turn: int = 1) -> None:" in text
    assert "self.goods = [] if goods is None else goods" in text
    assert "return Heap(goods=self.goods[:], turn=self.turn)" in text
    assert "'goods': self.goods[:]" in text


def test_a_procedure_finds_its_steps_by_number_and_tells_their_clauses(module_of: Made) -> None:
    module = module_of(
        """
        @frame
        class Day(Procedure):
            seat: Seat

            @step("T-DAY-01")
            def wake(self, g: Any) -> None: ...

            @step("T-DAY-02", 2)
            def work(self, g: Any) -> None: ...
        """,
        "written_out_steps",
    )
    write_out(module)
    text = module.written()
    assert "@step" not in text
    assert "if pc == 0:\n            self.wake(g)\n        elif pc == 1:\n            self.work(g)" in text
    assert "steps=(('wake', 'T-DAY-01', 1), ('work', 'T-DAY-02', 2))" in text


def test_what_all_of_a_class_share_says_so(module_of: Made) -> None:
    module = module_of(
        """
        @frame
        class Which(Decision):
            clause = "T-ASK-01"
            seat: Seat
        """,
        "written_out_shared",
    )
    write_out(module)
    assert '    clause: ClassVar[str] = "T-ASK-01"' in module.written()


@pytest.mark.parametrize(
    ("written", "becomes"),
    [
        ("MOST = 3", "MOST: Final = 3"),
        ("A, B = range(2)", "A: Final = 0\nB: Final = 1"),
        ("NAMES: dict[str, int] = {}", "NAMES: Final[dict[str, int]] = {}"),
        ("Seats = tuple[int, ...]", "Seats = tuple[int, ...]"),
        ("WORTH = (0.5, 1.0)", "WORTH = (0.5, 1.0)"),
    ],
)
def test_constants_are_final_and_names_of_types_are_not(module_of: Made, written: str, becomes: str) -> None:
    module = module_of(written, f"written_out_{becomes[:1]}_constants")
    make_final(module)
    assert becomes in module.written()
    assert (becomes == written) == ("Final" not in module.written())


def test_an_event_is_prepared_only_if_somebody_hears_it(module_of: Made) -> None:
    module = module_of(
        """
        class Happened: ...

        def rule(g: Any) -> None:
            g.happened(Happened, 1)
            g.then(2)
            g.then(1, 2)
        """,
        "written_out_calls",
    )
    write_calls(module)
    text = module.written()
    assert "    if g.heard is not None or Happened in g.index:\n        g.happened(Happened, 1)" in text
    assert "    g.then_one(2)\n    g.then(1, 2)" in text


def test_what_msgspec_made_moves_aside_with_what_it_uses(module_of: Made) -> None:
    module = module_of(
        """
        MOST = 4
        OTHER = 5

        class Entry(msgspec.Struct, frozen=True):
            n: int = MOST

        class Used:
            pass
        """,
        "written_out_aside",
    )
    moved = move_plain(module)
    assert moved is not None
    path, text = moved
    assert path == Path("written_out_aside_plain.py")
    assert "MOST = 4" in text
    assert "class Entry" in text
    assert "OTHER" not in text
    left = module.written()
    assert "from written_out_aside_plain import Entry" in left
    assert "class Entry" not in left
    assert "class Used" in left


def test_rules_and_bots_are_compiled_and_words_are_not() -> None:
    paths = {module.path.as_posix() for module in compiled(["valeria"])}
    assert {"karczma/kernel/flow.py", "karczma/games/valeria/harvest.py", "karczma/players/greedy.py"} <= paths
    assert not [path for path in paths if "/words/" in path or "/_template/" in path]
