"""Constants of a module become `Final`: mypyc then reads them without looking them up by name."""

from __future__ import annotations

import ast
import types
import typing
from collections import Counter
from typing import Any

from compiled.sources import Module

NO_CONSTANTS = (type, typing.TypeVar, typing.ParamSpec, typing.NewType, types.GenericAlias, types.UnionType)
NUMBERS = (int, str, bool)


def make_final(module: Module) -> None:
    stored = Counter(
        each.id
        for node in module.tree.body
        if not isinstance(node, ast.FunctionDef | ast.ClassDef)
        for each in ast.walk(node)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    )
    for node in module.tree.body:
        names = names_of(node)
        if (
            node not in module.moved
            and names
            and all(stored[name] == 1 and is_constant(module, name) for name in names)
        ):
            lines = final(module, node, names)
            if lines:
                module.needs.add(("typing", "Final"))
                module.replace(node, lines)


def names_of(node: ast.stmt) -> list[str]:
    """What a statement names: `A = 1`, `A: int = 1`, `A, B = 1, 2`."""
    if isinstance(node, ast.AnnAssign) and node.value is not None and isinstance(node.target, ast.Name):
        return [] if ast.unparse(node.annotation) == "TypeAlias" else [node.target.id]
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        parts = target.elts if isinstance(target, ast.Tuple) else [target]
        return [each.id for each in parts if isinstance(each, ast.Name)] if all_names(parts) else []
    return []


def all_names(parts: list[ast.expr]) -> bool:
    return all(isinstance(each, ast.Name) for each in parts)


def is_constant(module: Module, name: str) -> bool:
    held: Any = getattr(module.live, name, None)
    generic = type(held).__module__ == "typing"
    fractions = isinstance(held, tuple) and any(isinstance(each, float) for each in held)  # mypyc takes them for unset
    return not (name.startswith("__") or isinstance(held, NO_CONSTANTS) or generic or fractions)


def final(module: Module, node: ast.stmt, names: list[str]) -> list[str]:
    held = [getattr(module.live, name) for name in names]
    if all(isinstance(each, NUMBERS) for each in held):
        return [f"{name}: Final = {each!r}" for name, each in zip(names, held, strict=True)]
    if len(names) > 1:
        return []
    assert isinstance(node, ast.Assign | ast.AnnAssign)
    assert node.value is not None
    value = ast.get_source_segment(module.text, node.value)
    hint = f"Final[{ast.unparse(node.annotation)}]" if isinstance(node, ast.AnnAssign) else "Final"
    return f"{names[0]}: {hint} = ({value})".splitlines() if "\n" in str(value) else [f"{names[0]}: {hint} = {value}"]
