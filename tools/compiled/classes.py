"""Writes out what the decorators of the kernel make at run time, so that mypyc sees whole classes."""

from __future__ import annotations

import ast
import builtins
import typing
from inspect import get_annotations

from compiled.constructors import constructor, default_in, made_anew
from compiled.methods import MORE, state_methods, step_methods, steps_of, value_methods
from compiled.one_class import OneClass
from compiled.sources import Module
from karczma.kernel.bases import Plain, State

OPEN = ("karczma.kernel", "karczma.effects")  # what titles extend, also those that are not compiled


def write_out(module: Module) -> None:
    for node in module.tree.body:
        if isinstance(node, ast.FunctionDef):
            take_off(
                module, node, {"dataclass_transform"}
            )  # a mark for type checkers, which compiled functions bear not
        elif isinstance(node, ast.ClassDef) and node not in module.moved:
            cls = getattr(module.live, node.name)
            if issubclass(cls, BaseException):
                mark(module, node, "native_class=False")
            elif issubclass(cls, State | Plain):
                write_class(OneClass(module, node, cls))
            else:
                leave_slots(module, node)


def write_class(one: OneClass) -> None:
    module, node = one.module, one.node
    take_off(module, node, {one.decorator})
    if module.name.startswith(OPEN):
        mark(module, node, "allow_interpreted_subclasses=True")
    write_body(one)
    end = node.end_lineno or node.lineno
    for method in methods(one):
        module.follow(end, ["", *(f"    {line}" if line else "" for line in method)])
    if one.decorator or one.own or one.steps:
        module.needs.add(("karczma.kernel.described", "described"))
        module.follow(end, ["", "", *description(one)])
    if one.steps:
        module.need("typing", "Final")
        module.follow(end, [f"{steps_of(one)}: Final[tuple[Any, ...]] = {one.node.name}.steps"])


def methods(one: OneClass) -> list[list[str]]:
    found = []
    if one.decorator:
        found = [constructor(one), *(state_methods(one) if one.decorator == "state" else value_methods(one))]
    if one.module.name == "karczma.kernel.flow":
        found += MORE.get(one.node.name, [])
    return [*found, *step_methods(one)] if one.steps else found


def take_off(module: Module, node: ast.ClassDef | ast.FunctionDef, names: set[str]) -> None:
    """These decorators, called or not."""
    for each in node.decorator_list:
        called = each.func if isinstance(each, ast.Call) else each
        if isinstance(called, ast.Name) and called.id in names:
            module.replace(each, [])


def mark(module: Module, node: ast.ClassDef, how: str) -> None:
    """With mypyc's own decorator, above all others."""
    module.needs.add(("mypy_extensions", "mypyc_attr"))
    first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
    module.follow(first - 1, [f"@mypyc_attr({how})"])


def leave_slots(module: Module, node: ast.ClassDef) -> None:
    """A compiled class has slots of its own accord, and may not ask for them."""
    for each in node.body:
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__":
            module.replace(each, [] if len(node.body) > 1 else ["    pass"])


def write_body(one: OneClass) -> None:
    """Fields lose their defaults, which the constructor has; what all of a class share says that it is shared."""
    leave_slots(one.module, one.node)
    for each in one.node.body:
        if isinstance(each, ast.AnnAssign) and each in one.own and each.value is not None:
            one.module.replace(each, [f"    {ast.unparse(each.target)}: {ast.unparse(each.annotation)}"])
        elif isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            name = each.targets[0].id
            if hint := hint_of_shared(one, name):
                value = ast.get_source_segment(one.module.text, each.value)
                one.module.replace(each, [f"    {name}: {hint} = {value}"])
        elif isinstance(each, ast.FunctionDef):
            take_off_step(one, each)


def take_off_step(one: OneClass, node: ast.FunctionDef) -> None:
    """A step stays a method; which ones there are, and under which clauses, the description tells."""
    if any(node.name == name for name, _, _ in one.steps):
        take_off(one.module, node, {"step"})


def hint_of_shared(one: OneClass, name: str) -> str:
    """How a class above annotates what all of a class share, e.g. `ClassVar[str]`."""
    for cls in one.cls.__mro__[1:]:
        hint = str(get_annotations(cls).get(name, ""))
        if "ClassVar" in hint:
            for each in ast.walk(ast.parse(hint)):
                if isinstance(each, ast.Name) and not hasattr(builtins, each.id):
                    one.module.need("typing" if hasattr(typing, each.id) else cls.__module__, each.id)
            return hint
    return ""


def description(one: OneClass) -> list[str]:
    """The call by which the class tells of itself."""
    hints = {ast.unparse(each.target): ast.unparse(each.annotation) for each in one.own}
    given = [ast.unparse(each.target) for each in one.own if each.value is not None] if one.decorator else []
    defaults = {name: default_in(one, one.cls, name) for name in given}
    made = made_anew(one)
    told = {
        "decorator": repr(one.decorator),
        "docstring": repr(ast.get_docstring(one.node)),
        "hints": repr(hints),
        "defaults": dict_of({name: text for name, text in defaults.items() if name not in made}),
        "factories": dict_of({name: f"lambda: {text}" for name, text in defaults.items() if name in made}),
        "steps": repr(tuple(one.steps)),
    }
    return [f"described(\n    {one.node.name},", *(f"    {name}={text}," for name, text in told.items()), ")"]


def dict_of(texts: dict[str, str]) -> str:
    return "{" + ", ".join(f"{name!r}: {text}" for name, text in texts.items()) + "}"
