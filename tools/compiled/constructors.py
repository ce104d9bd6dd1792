"""The constructor of a written-out class: how its fields are given, and what they are otherwise."""

from __future__ import annotations

import ast
import builtins
import dataclasses
import sys
import typing
from functools import cache
from inspect import get_annotations
from pathlib import Path
from typing import Any

from compiled.one_class import OneClass

SIMPLE = (int, bool, str)
LITERAL = (int, bool, str, type(None))
MISSING = dataclasses.MISSING


def constructor(one: OneClass) -> list[str]:
    parameters, body = ["self"], []
    if one.decorator == "state" and one.fields:
        parameters.append("*")
    for field in one.fields:
        parameter, value = parameter_of(one, field)
        parameters.append(parameter)
        body.append(f"    self.{field.name} = {value}")
    return [f"def __init__({', '.join(parameters)}) -> None:", *(body or ["    pass"])]


def parameter_of(one: OneClass, field: dataclasses.Field[Any]) -> tuple[str, str]:
    """How a field is given, and what it becomes."""
    name, hint = field.name, hint_of(one, field)
    if field.default_factory is not MISSING:
        optional = "Any" if hint == "Any" else f"{hint} | None"
        return f"{name}: {optional} = None", f"{default_of(one, name)} if {name} is None else {name}"
    if field.default is MISSING:
        return f"{name}: {hint}", name
    literal = isinstance(field.default, LITERAL)
    return f"{name}: {hint} = {repr(field.default) if literal else default_of(one, name)}", name


def hint_of(one: OneClass, field: dataclasses.Field[Any]) -> str:
    """Numbers and texts are known as such; the rest is looked at when it is put in its field."""
    own = next((each for each in one.own if ast.unparse(each.target) == field.name), None)
    if own is not None and "Annotated" not in ast.unparse(own.annotation):
        return ast.unparse(own.annotation)
    one.module.need("typing", "Any")
    hint = typing.get_type_hints(one.cls)[field.name]
    hint = getattr(hint, "__supertype__", hint)
    if hint in SIMPLE:
        return str(hint.__name__)
    return "list[Any]" if typing.get_origin(hint) is list else "Any"


def made_anew(one: OneClass) -> set[str]:
    """Fields whose default is made for each object."""
    return {field.name for field in one.fields if field.default_factory is not MISSING}


def default_of(one: OneClass, name: str) -> str:
    """The text of a default, in whatever class above it was written."""
    cls = next(each for each in one.cls.__mro__ if name in get_annotations(each))
    return default_in(one, cls, name)


def default_in(one: OneClass, cls: type[Any], name: str) -> str:
    written = next(
        each.value
        for node in tree_of(cls.__module__).body
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__
        for each in node.body
        if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == name and each.value is not None
    )
    value = made_by(written)
    for each in ast.walk(value):
        if isinstance(each, ast.Name) and not hasattr(builtins, each.id):
            one.module.need(cls.__module__, each.id)
    return ast.unparse(value)


def made_by(node: ast.expr) -> ast.expr:
    """What a default makes: `field(default_factory=list)` an empty list."""
    if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "field"):
        return node
    factory = next(each.value for each in node.keywords if each.arg == "default_factory")
    if isinstance(factory, ast.Lambda):
        return factory.body
    empty: dict[str, ast.expr] = {"list": ast.List([]), "dict": ast.Dict([], [])}
    return empty.get(ast.unparse(factory), ast.Call(factory, [], []))


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(Path(str(sys.modules[module].__file__)).read_text("utf-8"))
