"""Questions about a piece of syntax: is it a type, does it allow None, would breaking it only crash or do nothing?"""

from __future__ import annotations

import ast
import builtins
from typing import Final

TYPES: Final = frozenset(name for name, value in vars(builtins).items() if isinstance(value, type))
SEQUENCES: Final = ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr | ast.Dict | ast.Set | ast.SetComp
NEGATED_BY_SWAP: Final = ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot


def is_type(node: ast.expr) -> bool:
    """Written like a type: `Card`, `list[Card]`, `Card | None`; constants like `FIRST_GAME` are not."""
    match node:
        case ast.Constant(value=None):
            return True
        case ast.Name(id=name) if name in TYPES:
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name[:1].isupper() and not name.isupper()
        case ast.Subscript(value=value):
            return is_type(value)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_type(left) and is_type(right)
    return False


def is_type_alias(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript | ast.BinOp) and is_type(node)


def allows_none(annotation: ast.expr | None) -> bool:
    """`Refusal | None` and `Optional[Refusal]` do; plain `None` has nothing to lose."""
    match annotation:
        case ast.Constant(value=str(text)):
            return allows_none(ast.parse(text, mode="eval").body)
        case ast.Subscript(value=ast.Name(id="Optional") | ast.Attribute(attr="Optional")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return any(_is_none(side) or allows_none(side) for side in (left, right))
    return False


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def is_sequence(node: ast.expr) -> bool:
    """Surely text or a container: swapping `+` here would crash every test and prove nothing."""
    match node:
        case ast.Constant(value=str() | bytes()):
            return True
        case ast.Call(func=ast.Name(id="list" | "tuple" | "sorted" | "str")):
            return True
        case ast.BinOp(left=left, right=right):
            return is_sequence(left) or is_sequence(right)
    return isinstance(node, SEQUENCES)


def is_negated_elsewhere(test: ast.expr) -> bool:
    """Its negation is made already, by swapping `==` and `!=` and the like or by dropping a `not`."""
    match test:
        case ast.Compare(ops=[op]):
            return isinstance(op, NEGATED_BY_SWAP)
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def is_for_type_checkers(test: ast.expr) -> bool:
    match test:
        case ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING"):
            return True
    return False


def is_main_guard(test: ast.expr) -> bool:
    match test:
        case ast.Compare(left=ast.Name(id="__name__")):
            return True
    return False


def lines_of(node: ast.expr | ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def head_of(statement: ast.stmt) -> range:
    """The lines of a statement; of one with a body, those before the body."""
    body: list[ast.stmt] = getattr(statement, "body", None) or getattr(statement, "cases", None) or []
    if not body:
        return lines_of(statement)
    first = body[0].pattern.lineno if isinstance(body[0], ast.match_case) else body[0].lineno
    return range(statement.lineno, max(statement.lineno + 1, first))
