"""Which clauses a place in the rules carries out, and which tests carry those clauses."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from karczma.ledger.carried import carriers
from karczma.ledger.citations import WHOLE_ID
from mutation.source import Mutant
from mutation.syntax import lines_of

Home = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def clauses_of(mutant: Mutant) -> frozenset[str]:
    """Those that its statement names; if it names none, those of its function, and at last those of its class."""
    for lines in _around(mutant):
        found = frozenset(id for line in lines for id in _cited(mutant.file).get(line, ()))
        if found:
            return found
    return frozenset()


def carried_by(tests: Path, project: Path) -> dict[str, frozenset[str]]:
    """Test function, as `file::name` -> the clauses it is marked with."""
    found = (carrier for carrier in carriers([tests]) if not carrier.flaw)
    return {f"{each.file.relative_to(project).as_posix()}::{each.name}": frozenset(each.ids) for each in found}


def function_of(test: str) -> str:
    """`file::name` of a test as pytest names it: without its class and without its parameters."""
    file, *names = test.partition("[")[0].split("::")
    return f"{file}::{names[-1]}"


def _around(mutant: Mutant) -> Iterator[list[int]]:
    """Ever wider surroundings of a mutant, as lines."""
    yield [*mutant.lines, *mutant.around, *_refusal_below(mutant)]
    homes = [home for home in _homes(mutant.file) if mutant.line in lines_of(home)]
    for home in sorted(homes, key=lambda home: -home.lineno):  # the innermost begins last
        yield list(_head(home))


def _refusal_below(mutant: Mutant) -> range:
    """A condition carries out the clause by which the line below it refuses."""
    for node in ast.walk(_tree(mutant.file)):
        if isinstance(node, ast.If) and node.test.lineno <= mutant.line <= (node.test.end_lineno or 0):
            return lines_of(node.body[0]) if isinstance(node.body[0], ast.Return) else range(0)
    return range(0)


def _head(home: Home) -> Iterator[int]:
    """Decorators, docstring, and of a class the values it sets, such as `clause = ...`."""
    for decorator in home.decorator_list:
        yield from lines_of(decorator)
    said = home.body if isinstance(home, ast.ClassDef) else home.body[:1]
    for statement in said:
        if isinstance(statement, ast.Expr | ast.Assign):
            yield from lines_of(statement)


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes())


@cache
def _homes(file: Path) -> list[Home]:
    return [node for node in ast.walk(_tree(file)) if isinstance(node, Home)]


@cache
def _cited(file: Path) -> dict[int, list[str]]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return {number: ids for number, line in enumerate(lines, 1) if (ids := WHOLE_ID.findall(line))}
