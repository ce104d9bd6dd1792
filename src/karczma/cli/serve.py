"""`karczma serve`: the house opens."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer


class NoServer(RuntimeError):
    """The server's packages are not installed."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[str | None, typer.Option(help="A file, or a sqlite: or postgresql: address.")] = None,
    data: Annotated[Path | None, typer.Option(help="Where secrets and the default database lie.")] = None,
    requests_per_minute: Annotated[int, typer.Option(min=1, help="For each address.")] = 600,
    messages_per_second: Annotated[float, typer.Option(min=0.1, help="For each connection.")] = 20.0,
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds before a bot moves, for people to see it.")] = 0.15,
    away_seconds: Annotated[float, typer.Option(min=0, help="After so long an absence a bot may stand in.")] = 60.0,
    tables_open: Annotated[int, typer.Option(min=1, help="Tables that are not over, for each person.")] = 30,
    tables_per_minute: Annotated[int, typer.Option(min=1, help="New ones, for each person.")] = 10,
    bot_seats: Annotated[int, typer.Option(min=0, help="Seats of bots at each person's tables.")] = 60,
    bots_per_person: Annotated[int, typer.Option(min=0, help="Bot accounts of each person.")] = 20,
    campaigns_open: Annotated[int, typer.Option(min=1, help="Campaigns that are not over, for each person.")] = 20,
    guests_per_hour: Annotated[int, typer.Option(min=1, help="New guests and accounts, for each address.")] = 60,
    chat_per_minute: Annotated[int, typer.Option(min=1, help="Lines of chat, for each person.")] = 30,
    uploads_per_minute: Annotated[int, typer.Option(min=1, help="Records to look at, for each person.")] = 10,
    guest_days: Annotated[float, typer.Option(min=1, help="An idle guest is forgotten after so many days.")] = 90.0,
    waiting_days: Annotated[float, typer.Option(min=1, help="A table without people goes after so many days.")] = 30.0,
) -> None:
    """Serve tables to browsers and bots."""
    try:
        import uvicorn

        from karczma.server.app import create_app, prepared
        from karczma.server.settings import settings
    except ImportError as error:
        raise NoServer(f"{error.name} is missing: pip install 'karczma[server]'") from None
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    limits = {"requests_per_minute": requests_per_minute, "messages_per_second": messages_per_second}
    limits |= {"tables_open": tables_open, "tables_per_minute": tables_per_minute, "campaigns_open": campaigns_open}
    limits |= {"bot_seats": bot_seats, "bots_per_person": bots_per_person, "guests_per_hour": guests_per_hour}
    limits |= {"chat_per_minute": chat_per_minute, "uploads_per_minute": uploads_per_minute}
    limits |= {"guest_days": guest_days, "waiting_days": waiting_days}
    chosen = prepared(settings(database, data, bot_pause=bot_pause, away_seconds=away_seconds, **limits))
    config = uvicorn.Config(
        create_app(chosen), host=host, port=port, log_level="warning", ws_max_size=1 << 16, timeout_graceful_shutdown=3
    )
    server = uvicorn.Server(config)
    config.load()
    typer.echo(f"Karczma: http://{host}:{port}  (Ctrl-C closes)")
    server.run()
