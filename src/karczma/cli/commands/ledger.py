"""`karczma ledger`: does every clause have its code and its test?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from karczma.games import find, ids
from karczma.ledger import Crosscheck, Figures, as_text, check_kernel, check_title, clauses_page, figures

KERNEL, TEMPLATE = "kernel", "_template"
PAGES = Path("docs", "reference", "clauses")


def ledger(
    title: Annotated[str, typer.Argument(help="Which title, or kernel; all of them if none is named.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    write_docs: Annotated[bool, typer.Option("--write-docs", help=f"Write the clauses to {PAGES}.")] = False,
) -> None:
    """Check rule ledgers against the code and the tests of the project in this directory; exit 1 on problems."""
    checked = {name: checked_ledger(name) for name in ([title] if title else [KERNEL, TEMPLATE, *ids()])}
    found = {name: figures(each) for name, each in checked.items()}
    if write_docs:
        write_pages(checked)
    if as_json:
        report: Any = found[title] if title else found
        typer.echo(msgspec.json.encode(report).decode())
    elif title:
        typer.echo(as_text(found[title]))
    else:
        print_all(found)
    if any(each["problems"] for each in found.values()):
        raise typer.Exit(1)


def checked_ledger(name: str) -> Crosscheck:
    return check_kernel() if name == KERNEL else check_title(find(name).id)


def write_pages(checked: dict[str, Crosscheck]) -> None:
    PAGES.mkdir(parents=True, exist_ok=True)
    for name, each in checked.items():
        (PAGES / f"{name}.md").write_text(clauses_page(each.ledger), encoding="utf-8")


def print_all(found: dict[str, Figures]) -> None:
    table = Table(box=None, padding=(0, 2))
    table.add_column("ledger")
    for heading in ("clauses", "with code", "with test", "out of scope", "problems"):
        table.add_column(heading, justify="right")
    for name, each in found.items():
        counts = (each["clauses"], each["with_code"], each["with_test"], each["out_of_scope"], len(each["problems"]))
        table.add_row(name, *map(str, counts))
    console = Console(highlight=False)
    console.print(table)
    for name, each in found.items():
        for problem in each["problems"]:
            console.print(f"{name}: {problem}", soft_wrap=True, markup=False)
