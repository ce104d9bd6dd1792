"""The modules of a title can be read in one direction: none needs another that needs it, and none hides that."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import karczma
from karczma.games import ids

SOURCE = Path(karczma.__file__).parent
each_title = pytest.mark.parametrize("title", [*ids(), "_template"])


def modules(title: str) -> dict[str, ast.Module]:
    """By their dotted names; descriptors import the rules on first use, and are left out."""
    home = SOURCE / "games" / title
    files = [file for file in home.rglob("*.py") if file != home / "__init__.py"]
    return {
        ".".join(["karczma", *f.relative_to(SOURCE).with_suffix("").parts]): ast.parse(f.read_text()) for f in files
    }


def needed(tree: ast.Module) -> Iterator[str]:
    """What a module imports when it is read; what only the type checker reads is none of it."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{each.name}" for each in node.names))


@each_title
def test_no_module_needs_itself_by_way_of_others(title: str) -> None:
    known = modules(title)
    graph = {name: {each for each in needed(tree) if each in known and each != name} for name, tree in known.items()}

    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"these modules need each other: {' <- '.join(error.args[1])}")


@each_title
def test_no_function_imports_a_module_of_its_title(title: str) -> None:
    late = [
        f"{name}: {ast.unparse(inner)}"
        for name, tree in modules(title).items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for inner in ast.walk(function)
        if isinstance(inner, ast.ImportFrom) and (inner.module or "").startswith(f"karczma.games.{title}")
    ]
    assert not late
