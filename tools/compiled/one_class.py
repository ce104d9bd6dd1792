"""A class that is written out: its syntax, and the living class, which knows what it has inherited."""

from __future__ import annotations

import ast
import dataclasses
from typing import Any

from compiled.sources import Module
from karczma.kernel.flow import CLAUSES

DECORATORS = {"value", "frame", "choice", "event", "state"}


class OneClass:
    def __init__(self, module: Module, node: ast.ClassDef, cls: type[Any]) -> None:
        self.module, self.node, self.cls = module, node, cls
        names = [each.id for each in node.decorator_list if isinstance(each, ast.Name)]
        self.decorator = next((name for name in names if name in DECORATORS), "")
        self.fields = dataclasses.fields(cls) if self.decorator else ()
        self.own = [each for each in node.body if isinstance(each, ast.AnnAssign) and not is_shared(each)]
        written = [each.name for each in node.body if isinstance(each, ast.FunctionDef)]
        self.written = set(written)
        self.steps = [
            (name, *CLAUSES[cls.__dict__[name]]) for name in written if is_step(cls.__dict__[name])
        ]  # name, clause, how often


def is_shared(node: ast.AnnAssign) -> bool:
    return "ClassVar" in ast.unparse(node.annotation)


def is_step(held: object) -> bool:
    return callable(held) and held in CLAUSES
