"""The command line."""

from __future__ import annotations

import typer

from karczma.cli.balance import balance
from karczma.cli.bench import bench
from karczma.cli.errors import Calm
from karczma.cli.games import games
from karczma.cli.ledger import ledger
from karczma.cli.new_title import new_title
from karczma.cli.option_help import WithOptions
from karczma.cli.play import play
from karczma.cli.replay import replay
from karczma.cli.scores import scores
from karczma.cli.serve import serve
from karczma.cli.simulate import simulate
from karczma.cli.verify import verify

app = typer.Typer(
    cls=Calm,
    help="Karczma: an open table for kingdom-building board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command(cls=WithOptions)(play)
for command in (serve, games, simulate, balance, scores, bench, replay, verify, ledger, new_title):
    app.command()(command)


def main() -> None:
    app()
