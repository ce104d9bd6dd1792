"""What the host does about tables and the whole house."""

from __future__ import annotations

from typing import Annotated

import typer

from karczma.cli.admin.looking import in_the_house

Text = Annotated[str, typer.Argument()]


def delete_line(context: typer.Context, n: Annotated[int, typer.Argument(min=1)]) -> None:
    from karczma.server.admin import deeds

    in_the_house(context.obj, lambda connection: deeds.delete_line(connection, n))
    context.obj.say("line-deleted", n=n)


def close_table(context: typer.Context, table: Annotated[str, typer.Argument()]) -> None:
    from karczma.server.admin import deeds

    in_the_house(context.obj, lambda connection: deeds.close_table(connection, table))
    context.obj.say("table-closed", table=table)


def announce(context: typer.Context, text: Text, hours: Annotated[float, typer.Option(min=0.01)] = 1.0) -> None:
    from karczma.server.admin import deeds

    in_the_house(context.obj, lambda connection: deeds.announce(connection, text, hours))
    context.obj.say("announced")


def close(context: typer.Context, text: Text, minutes: Annotated[float, typer.Option(min=0)] = 0.0) -> None:
    from karczma.server.admin import deeds

    in_the_house(context.obj, lambda connection: deeds.close_house(connection, text, minutes))
    context.obj.say("closed")


def reopen(context: typer.Context) -> None:
    from karczma.server.admin import deeds

    in_the_house(context.obj, deeds.reopen)
    context.obj.say("reopened")
