"""Classes of msgspec, and events, stay plain: they, and what they use, move to a module beside their own."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec

from compiled.sources import Module
from karczma.kernel.events import Event

BESIDE = "_plain"


def move_plain(module: Module) -> tuple[Path, str] | None:
    """The module beside it, and its text; none if there is nothing to move."""
    plain = [node for node in module.tree.body if stays_plain(module, node)]
    if not plain:
        return None
    module.moved = moved = used_by(module, plain)
    lines = module.text.splitlines()
    head = [
        "\n".join(lines[node.lineno - 1 : node.end_lineno])
        for node in module.tree.body
        if isinstance(node, ast.Import | ast.ImportFrom) or is_for_types(node)
    ]
    body = ["\n".join(lines[first_line(node) - 1 : node.end_lineno]) for node in module.tree.body if node in moved]
    for node in moved:
        module.edits[first_line(node)] = node.end_lineno or node.lineno, []
    names = sorted(name for node in moved for name in defined(node))
    module.needs |= {(module.name + BESIDE, name) for name in names}
    path = module.path.with_name(module.path.stem + BESIDE + ".py")
    return path, "\n\n\n".join(["\n".join(head), *body]) + "\n"


def stays_plain(module: Module, node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and issubclass(getattr(module.live, node.name), msgspec.Struct | Event)


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def used_by(module: Module, wanted: list[ast.stmt]) -> list[ast.stmt]:
    """These statements, and those of the module that define what they use, and so on."""
    defining = {name: node for node in module.tree.body for name in defined(node)}
    found: list[ast.stmt] = []
    waiting = list(wanted)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.append(node)
            names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
            waiting += [defining[name] for name in sorted(names) if name in defining]
    return found


def defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign | ast.AnnAssign):
        return [each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]
    return []


def first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])
