"""Which tests carry which clauses, read from the source of the tests without running or importing them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

from karczma.ledger.load import LedgerError

Function = ast.FunctionDef | ast.AsyncFunctionDef

# What makes a test look at something: a pytest.raises, or a function of ours that does the looking.
LOOKING: Final = ("assert_", "check_")


class Carrier(NamedTuple):
    """One marked test. `flaw` says why pytest would not run it as a test, empty if it would; `looks`: it can fail."""

    name: str
    file: Path
    line: int
    ids: tuple[str, ...]
    flaw: str
    looks: bool


def carriers(folders: Iterable[Path]) -> list[Carrier]:
    """Every function marked with `@clause` in these test folders."""
    return [carrier for folder in folders for file in sorted(folder.rglob("*.py")) for carrier in _marked_in(file)]


def _marked_in(file: Path) -> Iterator[Carrier]:
    try:
        module = ast.parse(file.read_bytes())
    except SyntaxError as error:
        raise LedgerError(f"{file}:{error.lineno}: the test cannot be read: {error.msg}") from None
    except ValueError as error:
        raise LedgerError(f"{file}: the test cannot be read: {error}") from None
    collected = set(_collected(module)) if _is_test_file(file) else set()
    for node in ast.walk(module):
        if isinstance(node, Function | ast.ClassDef):
            marks = [mark for mark in node.decorator_list if _is_mark(mark)]
            if marks:
                yield _carrier(file, node, marks, node in collected)


def _carrier(file: Path, node: Function | ast.ClassDef, marks: list[ast.expr], collected: bool) -> Carrier:
    written = [word for mark in marks if isinstance(mark, ast.Call) for word in (*mark.args, *mark.keywords)]
    ids = tuple(word.value for word in written if isinstance(word, ast.Constant) and isinstance(word.value, str))
    flaw = ""
    if not written or len(ids) < len(written):
        flaw = "clause ids must be written out as strings"
    elif not collected:
        flaw = "pytest does not collect this as a test"
    elif any(_last_name(decorator) in ("skip", "xfail") for decorator in node.decorator_list):
        flaw = "a test that is skipped or expected to fail carries nothing"
    return Carrier(node.name, file, node.lineno, tuple(dict.fromkeys(ids)), flaw, _looks(node))


def _is_test_file(file: Path) -> bool:
    return fnmatch(file.name, "test_*.py") or fnmatch(file.name, "*_test.py")


def _collected(module: ast.Module) -> Iterator[ast.AST]:
    """The functions that pytest takes for tests: at the top of the file, or methods of a class named Test..."""
    for node in module.body:
        methods = node.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test") else [node]
        yield from (test for test in methods if isinstance(test, Function) and test.name.startswith("test"))


def _is_mark(decorator: ast.expr) -> bool:
    return _last_name(decorator) == "clause"


def _last_name(node: ast.expr) -> str:
    """`clause` for `clause("...")`, `ledger.clause("...")` and plain `clause`."""
    called = node.func if isinstance(node, ast.Call) else node
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def _looks(test: ast.AST) -> bool:
    """Does it check anything beyond not crashing? An assert on a constant does not."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call) and (_last_name(node) == "raises" or _last_name(node).startswith(LOOKING)):
            return True
    return False
