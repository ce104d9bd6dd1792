"""The ledger's figures, as data and as plain text, and the page on which readers look clauses up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, TypedDict

from karczma.ledger.check import Crosscheck
from karczma.ledger.load import Clause, Ledger

MARKDOWN_SIGNS: Final = re.compile(r"([\\`*_<>\[\]|])")


class Figures(TypedDict):
    """One title's figures. A clause in scope is counted with or without code, and with or without a test."""

    clauses: int
    with_code: int
    with_test: int
    out_of_scope: int
    without_code: list[str]
    without_test: list[str]
    problems: list[str]


def figures(checked: Crosscheck) -> Figures:
    clauses = checked.ledger.clauses
    in_scope = [clause.id for clause in clauses if clause.status != "out-of-scope"]
    without_code = [id for id in in_scope if id not in checked.in_code]
    without_test = [id for id in in_scope if id not in checked.in_tests]
    return Figures(
        clauses=len(clauses),
        with_code=len(in_scope) - len(without_code),
        with_test=len(in_scope) - len(without_test),
        out_of_scope=len(clauses) - len(in_scope),
        without_code=without_code,
        without_test=without_test,
        problems=list(checked.problems),
    )


def as_text(figures: Figures) -> str:
    """The figures for a terminal or a log, one line each, the problems below."""
    lines = [
        f"clauses       {figures['clauses']}",
        f"with code     {figures['with_code']}",
        f"with test     {figures['with_test']}",
        f"out of scope  {figures['out_of_scope']}",
        f"without code  {' '.join(figures['without_code']) or '-'}",
        f"without test  {' '.join(figures['without_test']) or '-'}",
        f"problems      {len(figures['problems']) or '-'}",
        *(f"  {problem}" for problem in figures["problems"]),
    ]
    return "\n".join(lines)


def clauses_page(ledger: Ledger) -> str:
    """All clauses in English and Polish as Markdown, section by section, in the order of the ledger."""
    names = list(dict.fromkeys(ledger.title.values())) or [ledger.game]
    parts = [f"# {' / '.join(_plain(name) for name in names)}", "Generated from the rule ledger; edit `rules.yaml`."]
    if ledger.scope:
        parts.append(_plain(ledger.scope))
    for section in dict.fromkeys(map(ledger.section, ledger.clauses)):
        if section:
            parts.append(f"## {_plain(section)}")
        parts.extend(part for clause in ledger.clauses if ledger.section(clause) == section for part in _entry(clause))
    return "\n\n".join(parts) + "\n"


def _entry(clause: Clause) -> Iterator[str]:
    yield f"### {clause.id}"
    yield f"*{clause.kind}, {clause.status}*"
    yield f"**en** {_plain(clause.text)}"
    yield f"**pl** {_plain(clause.text_pl)}"
    if clause.note:
        yield f"Note: {_plain(clause.note)}"
    if clause.reason:
        yield f"Reason: {_plain(clause.reason)}"


def _plain(text: str) -> str:
    """Text on one line, its signs not read as Markdown."""
    return MARKDOWN_SIGNS.sub(r"\\\1", " ".join(text.split()))
