"""Calls that are made all the time, written so that mypyc makes them directly."""

from __future__ import annotations

import ast

from compiled.sources import Module

STEP = "steps[pc](top, self)"  # in Flow.run: a step is found by its number
STEPS = "steps = top.steps"


def write_calls(module: Module) -> None:
    """`g.happened(...)` is prepared only if somebody hears it; `g.then(one)` needs no tuple; a step is a method."""
    for node in (each for top in module.tree.body if top not in module.moved for each in ast.walk(top)):
        if isinstance(node, ast.Assign) and ast.unparse(node) == STEPS:
            module.replace(node, [f"{' ' * node.col_offset}steps = top.all_steps()"])
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not node.value.keywords:
            call = node.value
            if ast.unparse(call) == STEP:
                indent = " " * node.col_offset
                module.replace(node, [f"{indent}top.do_step(self, pc)"])
            elif isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
                if call.func.attr == "happened" and call.func.value.id in ("g", "self"):
                    guard(module, node, call, call.func.value.id)
                elif call.func.attr == "then" and call.func.value.id in ("g", "self"):
                    one(module, node, call)


def guard(module: Module, node: ast.Expr, call: ast.Call, g: str) -> None:
    event = call.args[0]
    if not isinstance(event, ast.Name) or event.id == "event" or node.lineno in module.edits:
        return
    lines = module.text.splitlines()[node.lineno - 1 : node.end_lineno]
    indent = lines[0][: len(lines[0]) - len(lines[0].lstrip())]
    condition = f"{indent}if {g}.heard is not None or {event.id} in {g}.index:"
    module.replace(node, [condition, *("    " + line for line in lines)])


def one(module: Module, node: ast.Expr, call: ast.Call) -> None:
    if len(call.args) != 1 or isinstance(call.args[0], ast.Starred) or node.lineno in module.edits:
        return
    lines = module.text.splitlines()[node.lineno - 1 : node.end_lineno]
    lines[0] = lines[0].replace(".then(", ".then_one(", 1)
    module.replace(node, lines)
