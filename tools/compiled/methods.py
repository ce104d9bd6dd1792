"""The methods that values and states get from their decorators, and how a procedure finds its steps."""

from __future__ import annotations

import ast
import re
from typing import Any

from compiled.one_class import OneClass
from karczma.kernel.state import source_of


def value_methods(one: OneClass) -> list[list[str]]:
    """Values are equal if their fields are."""
    name, names = one.node.name, [field.name for field in one.fields]
    one.module.need("typing", "ClassVar")
    parts = "".join(f"self.{each}, " for each in names)
    shown = ", ".join(f"{each}={{self.{each}!r}}" for each in names)
    found = {
        "__match_args__": [f"__match_args__: ClassVar = ({''.join(f'{each!r}, ' for each in names)})"],
        "__eq__": [
            "def __eq__(self, other: object) -> bool:",
            f"    if not isinstance(other, {name}) or type(self) is not type(other):",
            "        return False",
            f"    return {' and '.join(f'self.{each} == other.{each}' for each in names) or 'True'}",
        ],
        "__hash__": ["def __hash__(self) -> int:", f"    return hash(({parts}))"],
        "__repr__": ["def __repr__(self) -> str:", f'    return f"{{type(self).__qualname__}}({shown})"'],
    }
    return [lines for method, lines in found.items() if method not in one.written]


def state_methods(one: OneClass) -> list[list[str]]:
    """As the kernel's own generator writes them, with names that are found here."""
    one.module.need("typing", "Any")
    space: dict[str, Any] = {}
    copy, to_dict, from_dict = ast.parse(source_of(one.cls.hints, space)).body
    assert isinstance(copy, ast.FunctionDef)
    assert isinstance(to_dict, ast.FunctionDef)
    assert isinstance(from_dict, ast.FunctionDef)
    return [copy_method(one, copy), to_plain_method(one, to_dict), from_plain_method(one, from_dict, space)]


def copy_method(one: OneClass, copy: ast.FunctionDef) -> list[str]:
    """All fields are given to the constructor: for mypyc that is the quickest way."""
    one.module.need("typing", "Self")
    given = [
        f"{ast.unparse(each.targets[0]).removeprefix('it.')}={ast.unparse(each.value)}"
        for each in copy.body
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Attribute)
    ]
    made = f"{one.node.name}({', '.join(given)})"
    return ["def copy(self) -> Self:", f"    return {made}  # type: ignore[return-value]"]


def to_plain_method(one: OneClass, to_dict: ast.FunctionDef) -> list[str]:
    return ["def to_plain(self) -> dict[str, Any]:", *saving(one, to_dict)]


def from_plain_method(one: OneClass, from_dict: ast.FunctionDef, space: dict[str, Any]) -> list[str]:
    imports = [
        f"    from {each.__module__} import {name}"
        for name, each in sorted(space.items())
        if isinstance(each, type) and not hasattr(one.module.live, name)
    ]
    body = [line.replace("it = cls(", f"it = {one.node.name}(") for line in saving(one, from_dict)]
    return ["@classmethod", "def from_plain(cls, plain: dict[str, Any]) -> Any:", *imports, *body]


def saving(one: OneClass, function: ast.FunctionDef) -> list[str]:
    """The lines of its body. The functions that save and load values have the methods' names, so they are renamed."""
    names = {"to_plain": "plain_of_value", "from_plain": "value_of_plain"}
    text = "\n".join(ast.unparse(each) for each in function.body)
    for name in names.values():
        one.module.needs.add(("karczma.kernel.described", name))
    text = re.sub(r"(?<![.\w])(to_plain|from_plain)\(", lambda found: f"{names[found[1]]}(", text)
    return [f"    {line}" for line in text.splitlines()]


MORE = {  # methods of the kernel's classes that only compiled code calls
    "Frame": [
        [
            "def all_steps(self) -> tuple[Step, ...]:",
            "    return self.steps",
        ],
        [
            "def do_step(self, g: Any, pc: int) -> None:",
            "    self.steps[pc](self, g)",
        ],
    ],
    "Flow": [
        [
            "def then_one(self, frame: Frame) -> None:",
            '    """As `then`, for a single frame, without a tuple."""',
            "    self.frames.insert(self.floor, frame)",
            "    self.at.insert(self.floor, 0)",
        ],
    ],
}


def step_methods(one: OneClass) -> list[list[str]]:
    """A step is done by its number, without a tuple of functions; and the tuple is found without asking the class."""
    one.module.need("typing", "Any")
    names = [name for name, _, times in one.steps for _ in range(times)]
    all_steps = ["def all_steps(self) -> tuple[Any, ...]:", f"    return {steps_of(one)}"]
    head = "def do_step(self, g: Any, pc: int) -> None:"
    if len(names) == 1:
        return [all_steps, [head, f"    self.{names[0]}(g)"]]
    lines = [head]
    for n, name in enumerate(names[:-1]):
        lines += [f"    {'elif' if n else 'if'} pc == {n}:", f"        self.{name}(g)"]
    return [all_steps, [*lines, "    else:", f"        self.{names[-1]}(g)"]]


def steps_of(one: OneClass) -> str:
    """The constant that holds the steps of that procedure."""
    return f"STEPS_OF_{one.node.name.upper()}"
