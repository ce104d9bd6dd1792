"""Finds every small way to break a module: decorated methods and classes like any other code."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mutation import syntax
from mutation.source import Edit, Mutant, Source

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
OTHER_FUNCTION: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}

# Nobody plays by these: what they say or hash is for the debugger and the dictionary.
NO_RULES: Final = frozenset({"__repr__", "__hash__"})
DECLARATIONS: Final = frozenset({"__all__", "__slots__", "__match_args__"})
SAFETY_CATCHES: Final = frozenset({"strict"})  # zip(..., strict=True) changes nothing while all is well
TYPE_MAKERS: Final = frozenset({"NewType", "TypeVar", "ParamSpec", "TypeVarTuple"})


def mutants_of(file: Path) -> list[Mutant]:
    """All mutants of a module, in the order of its lines, each different from all others."""
    finder = _Finder(Source(file))
    finder.visit(finder.source.tree)
    return sorted(dict.fromkeys(finder.found), key=lambda mutant: (mutant.line, min(mutant.edits), mutant.kind))


class _Finder(ast.NodeVisitor):
    def __init__(self, source: Source) -> None:
        self.source = source
        self.found: list[Mutant] = []
        self._statement: ast.stmt | None = None
        self._may_return_none = False

    def _break(self, kind: str, node: ast.expr | ast.stmt, *edits: Edit) -> None:
        assert self._statement is not None
        around = syntax.head_of(self._statement)
        self.found.append(self.source.mutant(kind, edits, syntax.lines_of(node), around))

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        outer, self._statement = self._statement, node
        super().visit(node)
        self._statement = outer

    def _visit_all(self, nodes: Iterable[ast.AST | None]) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    # Definitions: annotations and bases are no rules, decorators and defaults may be.

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in NO_RULES:
            return
        self._decorators(node.decorator_list)
        self._visit_all([*node.args.defaults, *node.args.kw_defaults])
        with self._returning(node.returns):
            self._visit_all(node.body)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._decorators(node.decorator_list)
        self._visit_all(node.body)

    @contextmanager
    def _returning(self, annotation: ast.expr | None) -> Iterator[None]:
        outer, self._may_return_none = self._may_return_none, syntax.allows_none(annotation)
        yield
        self._may_return_none = outer

    def _decorators(self, decorators: list[ast.expr]) -> None:
        """`@step("VK-TURN-03", times=2)` holds a rule; a plain True or False only says how a record is made."""
        for call in decorators:
            if isinstance(call, ast.Call):
                values = [*call.args, *(keyword.value for keyword in call.keywords)]
                self._visit_all(value for value in values if not _is_truth(value))

    # Statements.

    def visit_If(self, node: ast.If) -> None:
        if syntax.is_main_guard(node.test):
            return
        if syntax.is_for_type_checkers(node.test):
            self._visit_all(node.orelse)
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is a word to the type checker or to ourselves; a broken one only crashes."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._remove(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if syntax.is_type_alias(node.value) or any(_name_of(target) in DECLARATIONS for target in node.targets):
            return
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._remove(node)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if _name_of(node.annotation) != "TypeAlias":
            self._visit_all([node.value])

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._remove(node)
        if not syntax.is_sequence(node.value):
            old, new = ARITHMETIC.get(type(node.op), ("", ""))
            if old:
                self._break("arithmetic", node, self.source.operator(node.target, node.value, old + "=", new + "="))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if self._may_return_none and not _is_none(node.value):
            self._break("return none", node, self.source.replaced(node.value, "None"))
        self.visit(node.value)

    def _remove(self, node: ast.stmt) -> None:
        self._break("removed", node, self.source.replaced(node, "pass"))

    # Expressions.

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Prose, and before Python 3.12 the places inside are not reliable."""

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, op, right in zip(operands, node.ops, operands[1:], strict=False):
            self._break("comparison", node, self.source.operator(left, right, *COMPARISONS[type(op)]))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if syntax.is_type_alias(node):
            return
        if type(node.op) in ARITHMETIC and not (syntax.is_sequence(node.left) or syntax.is_sequence(node.right)):
            edit = self.source.operator(node.left, node.right, *ARITHMETIC[type(node.op)])
            brackets = self.source.wrapped(node, "(", ")") if _binds_otherwise(node) else ()
            self._break("arithmetic", node, edit, *brackets)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        signs = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        pairs = zip(node.values, node.values[1:], strict=False)
        self._break("and/or", node, *(self.source.operator(left, right, *signs) for left, right in pairs))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        start = self.source.start(node)
        if isinstance(node.op, ast.Not):
            self._break("not", node, Edit(start, start + len("not"), ""))
        if isinstance(node.op, ast.USub):
            self._break("minus", node, Edit(start, start + len("-"), ""))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if not syntax.is_negated_elsewhere(node.test):
            body, otherwise = self.source.text(node.body), self.source.text(node.orelse)
            if isinstance(node.orelse, ast.IfExp | ast.Lambda):
                otherwise = f"({otherwise})"
            swapped = self.source.replaced(node.body, otherwise), self.source.replaced(node.orelse, body)
            self._break("branches", node, *swapped)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._negate(node.guard)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        if not syntax.is_negated_elsewhere(test):
            self._break("condition", test, *self.source.wrapped(test, "not (", ")"))

    def visit_Call(self, node: ast.Call) -> None:
        name = _name_of(node.func)
        if name in TYPE_MAKERS:
            return
        if isinstance(node.func, ast.Name) and name in OTHER_FUNCTION:
            self._break(_pair(name), node, self.source.replaced(node.func, OTHER_FUNCTION[name]))
        self._visit_all([node.func, *node.args])
        self._visit_all(keyword.value for keyword in node.keywords if keyword.arg not in SAFETY_CATCHES)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not syntax.is_type(node.value):
            self.generic_visit(node)

    def visit_Slice(self, node: ast.Slice) -> None:
        for bound in (node.lower, node.upper):
            if bound is not None and not _is_number(bound):
                self._break("slice", bound, *self.source.wrapped(bound, "(", ") + 1"))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if _is_truth(node):
            self._break("truth", node, self.source.replaced(node, str(not value)))
        elif isinstance(value, int):
            self._break("number", node, self.source.replaced(node, str(value + 1)))
            if value == 1:
                self._break("number", node, self.source.replaced(node, "0"))


def _binds_otherwise(node: ast.BinOp) -> bool:
    """Its new sign may bind less tightly than the old one, and so would take in its neighbours."""
    return isinstance(node.op, ast.BitAnd | ast.Pow)


def _pair(name: str) -> str:
    return "min/max" if name in ("min", "max") else "any/all"


def _name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_truth(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def _is_number(node: ast.expr) -> bool:
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(inner, ast.Constant)
