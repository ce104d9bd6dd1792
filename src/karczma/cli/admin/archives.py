"""`karczma admin backup` and `karczma admin restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from karczma.cli.admin.group import House


def backup(context: typer.Context, place: Annotated[Path, typer.Argument()] = Path()) -> None:
    from karczma.server.admin.archive import back_up

    house: House = context.obj
    file, contents = back_up(house.address, house.data, place)
    held = contents.held
    house.say("backed-up", file=str(file), people=held.people, tables=held.tables, entries=held.entries)


def restore(
    context: typer.Context,
    backup: Annotated[Path, typer.Argument()],
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    from karczma.server.admin.restoring import restore as put_back

    house: House = context.obj
    contents, aside = put_back(backup, house.address, house.data, replace=replace)
    held = contents.held
    if aside:
        house.say("set-aside", folder=str(aside))
    house.say("restored", taken=contents.taken, people=held.people, tables=held.tables, entries=held.entries)
