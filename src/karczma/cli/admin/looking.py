"""What there is in the house: people, bots, tables, chat, notices, and what hosts did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from karczma.cli.admin.group import House

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

Found = TypeVar("Found")


def in_the_house(house: House, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
    """One piece of work, done whole or not at all."""
    from karczma.server.admin.house import at_work

    async def done() -> Found:
        async with at_work(house.address) as connection:
            return await work(connection)

    return asyncio.run(done())


def show(rows: list[list[str]]) -> None:
    """In columns. Nothing that somebody typed may steer the terminal."""
    plain = [["".join(sign if sign.isprintable() else "·" for sign in cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*plain, strict=True)]
    for row in plain:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def people(context: typer.Context, word: Annotated[str, typer.Argument()] = "") -> None:
    from karczma.server.admin.lists import list_people

    show(in_the_house(context.obj, lambda connection: list_people(connection, word)))


def bots(context: typer.Context, word: Annotated[str, typer.Argument()] = "") -> None:
    from karczma.server.admin.lists import list_bots

    show(in_the_house(context.obj, lambda connection: list_bots(connection, word)))


def tables(context: typer.Context, word: Annotated[str, typer.Argument()] = "") -> None:
    from karczma.server.admin.lists import list_tables

    show(in_the_house(context.obj, lambda connection: list_tables(connection, word)))


def chat(context: typer.Context, table: Annotated[str, typer.Argument()]) -> None:
    from karczma.server.admin.lists import list_chat

    show(in_the_house(context.obj, lambda connection: list_chat(connection, table)))


def notices(context: typer.Context) -> None:
    from karczma.server.admin.lists import list_notices

    show(in_the_house(context.obj, list_notices))


def log(context: typer.Context) -> None:
    from karczma.server.admin.lists import list_deeds

    show(in_the_house(context.obj, list_deeds))
