"""Python types in the words of TypeScript."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Final, get_args, get_origin

HEAD: Final = "// Generated from the Python types by tools/typescript.py; never edited by hand.\n"
NOTHING: Final = "Record<string, never>"
SIMPLE: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def plain_type(hint: Any) -> str:
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is Annotated:
        return plain_type(get_args(hint)[0])
    if get_origin(hint) is UnionType:
        return " | ".join(map(plain_type, get_args(hint)))
    if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
        return f"[{', '.join(map(plain_type, get_args(hint)))}]"
    if get_origin(hint) in (tuple, list):
        return array(plain_type(get_args(hint)[0]))
    return SIMPLE[hint]


def array(of: str) -> str:
    return f"({of})[]" if " " in of and not of.startswith(("[", "{", "Record")) else f"{of}[]"


def block(cls: type[Any], head: str, lines: list[str]) -> str:
    doc = " ".join((cls.__doc__ or "").split())
    about = f"/** {doc} */\n" if doc and not doc.startswith(f"{cls.__name__}(") else ""
    return about + "\n".join([f"{head} {{", *lines, "}"]) + "\n"


def record(parts: dict[str, str]) -> str:
    """Parts by their names; each with its colon, so that it may say whether it is always told."""
    told = "; ".join(f"{quoted(name)}{kind}" for name, kind in parts.items())
    return f"{{ {told} }}" if told else NOTHING


def quoted(name: str) -> str:
    return name if name.isidentifier() or name.startswith("[") else f'"{name}"'
