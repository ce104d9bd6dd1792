"""What words add to the parts, and the numbers behind a choice: told by functions, read from their source."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any, get_args, get_origin

from typed.writing import plain_type, record


def added_told(tell: Callable[..., Any]) -> str:
    parts = added(tell)
    return record(parts) if parts else "Record<string, unknown>"


def added(tell: Callable[..., Any]) -> dict[str, str]:
    """What a function tells, by the names that it and those it calls write down; surely, where it only returns them."""
    kind = plain_type(kind_told(tell) or Any)
    written = list(ast.walk(ast.parse(textwrap.dedent(inspect.getsource(tell)))))
    returned = [each.value for each in written if isinstance(each, ast.Return)]
    colon = ":" if len(returned) == 1 and isinstance(returned[0], ast.Dict) else "?:"
    keys = [key for each in written if isinstance(each, ast.Dict) for key in each.keys]
    own = {str(key.value): f"{colon} {kind}" for key in keys if isinstance(key, ast.Constant)}
    return own | dict.fromkeys(patterns(written), f": {kind}") | asked_of_others(tell, written)


def patterns(written: list[ast.AST]) -> list[str]:
    """Names that are put together: `then_` and something else."""
    made = [each.key for each in written if isinstance(each, ast.DictComp)]
    heads = [key.values[0] for key in made if isinstance(key, ast.JoinedStr)]
    return [f"[_: `{head.value!s}${{string}}`]" for head in heads if isinstance(head, ast.Constant)]


def asked_of_others(tell: Callable[..., Any], written: list[ast.AST]) -> dict[str, str]:
    """What the functions tell that are called there; perhaps, for nobody knows whether they are."""
    names = [each.func.id for each in written if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
    called = [tell.__globals__.get(name) for name in names]
    told = [added(each) for each in called if inspect.isfunction(each) and kind_told(each) is not None]
    return {
        name: kind if name[0] == "[" else f"?:{kind.partition(':')[2]}" for each in told for name, kind in each.items()
    }


def kind_told(tell: Callable[..., Any]) -> Any:
    """Of which kind the values are that a function tells by their names; None if it tells no such thing."""
    told = tell.__annotations__.get("return", "")
    if not told.startswith(("dict[str, ", "Facts")):
        return None
    found = eval(told, tell.__globals__)  # the other annotations may be for mypy only
    [kind] = [get_args(each)[1] for each in (found, *get_args(found)) if get_origin(each) is dict]
    return kind
