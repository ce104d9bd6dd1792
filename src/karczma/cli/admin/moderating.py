"""What the host does about people."""

from __future__ import annotations

from typing import Annotated

import typer

from karczma.cli.admin.looking import in_the_house

Who = Annotated[str, typer.Argument()]
Days = Annotated[float | None, typer.Option(min=0.01)]
Why = Annotated[str, typer.Option()]


def ban(context: typer.Context, who: Who, days: Days = None, why: Why = "") -> None:
    from karczma.server.admin import deeds

    name = in_the_house(context.obj, lambda connection: deeds.ban(connection, who, days, why))
    context.obj.say("banned", name=name)


def mute(context: typer.Context, who: Who, days: Days = None, why: Why = "") -> None:
    from karczma.server.admin import deeds

    name = in_the_house(context.obj, lambda connection: deeds.mute(connection, who, days, why))
    context.obj.say("muted", name=name)


def pardon(context: typer.Context, who: Who) -> None:
    from karczma.server.admin import deeds

    context.obj.say("pardoned", name=in_the_house(context.obj, lambda connection: deeds.pardon(connection, who)))


def rename(context: typer.Context, who: Who, name: Annotated[str, typer.Argument()]) -> None:
    from karczma.server.admin import deeds

    before = in_the_house(context.obj, lambda connection: deeds.rename(connection, who, name))
    context.obj.say("renamed", before=before, name=name)


def password(context: typer.Context, who: Who) -> None:
    from karczma.server.admin import deeds

    login, new = in_the_house(context.obj, lambda connection: deeds.new_password(connection, who))
    context.obj.say("new-password", login=login, password=new)


def log_out(context: typer.Context, who: Who) -> None:
    from karczma.server.admin import deeds

    context.obj.say("logged-out", n=in_the_house(context.obj, lambda connection: deeds.log_out(connection, who)))


def revoke(context: typer.Context, who: Who) -> None:
    from karczma.server.admin import deeds

    context.obj.say("revoked", name=in_the_house(context.obj, lambda connection: deeds.revoke(connection, who)))


def delete(context: typer.Context, who: Who, yes: Annotated[bool, typer.Option("--yes")] = False) -> None:
    from karczma.server.admin import deeds

    name = in_the_house(context.obj, lambda connection: deeds.delete(connection, who, sure=yes))
    context.obj.say("deleted", name=name)
