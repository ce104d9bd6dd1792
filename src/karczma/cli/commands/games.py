"""`karczma games`: the titles on offer."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma import titles
from karczma.title.descriptor import Title
from karczma.title.options import Option


def games(as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False) -> None:
    """List the titles: players, options with their clauses, maturity, and where their values come from."""
    if as_json:
        typer.echo(msgspec.json.encode([facts(title) for title in titles()]).decode())
        return
    console = Console(highlight=False)
    for title in titles():
        console.print(entry_of(title))


def facts(title: Title) -> dict[str, Any]:
    return {
        "id": title.id,
        "names": title.names,
        "version": title.version,
        "players": title.players,
        "options": title.options,
        "maturity": title.maturity,
        "provenance": title.rules.provenance(),
    }


def entry_of(title: Title) -> RenderableType:
    names = " / ".join(dict.fromkeys(title.names.values()))
    values = ", ".join(f"{n} {source}" for source, n in sorted(title.rules.provenance().items()))
    head = Text.assemble((title.id, "bold"), f"  {names}")
    lines = [
        f"  {title.maturity}, version {title.version}",
        f"  players: {', '.join(map(str, title.players))}",
        *([f"  values of components: {values}"] if values else []),
    ]
    return Group(head, *(Text(line) for line in lines), options_of(title))


def options_of(title: Title) -> Table:
    table = Table(box=None, padding=(0, 2), show_edge=False)
    for heading in ("option", "clause", "default", "values"):
        table.add_column(heading, header_style="dim")
    for option in title.options:
        table.add_row(option.id, option.clause, option.default or "-", values_of(option))
    return table


def values_of(option: Option) -> str:
    many = f"{option.several} of: " if option.several else ""
    return many + ", ".join(option.values)
