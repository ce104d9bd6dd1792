"""What the terminal shows besides the board: questions, options, reasons, rules, cards, the log, the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from karczma.cli.answers import Answer
from karczma.cli.reader import Reader
from karczma.cli.session import TakenBack
from karczma.kernel.events import Event
from karczma.kernel.game import Game
from karczma.ledger import Clause

WIDE, MANY = 100, 8  # from these on options stand in two columns


def told(events: Sequence[Event | TakenBack], reader: Reader) -> RenderableType:
    """The log in words, one line each."""
    return Group(*(Text.assemble(("  · ", "dim"), worded(event, reader)) for event in events))


def worded(event: Event | TakenBack, reader: Reader) -> str:
    if isinstance(event, TakenBack):
        words = reader.speaker.choice(event.choice)
        return reader.say("terminal-taken-back", name=reader.names[event.seat], words=words)
    return reader.event(event)


def question(g: Game, purse: str, reader: Reader) -> RenderableType:
    asked = g.decision(reader.seat)
    words = Text.assemble((reader.speaker.prompt(asked, g), "bold"), (f"  [{asked.clause}]", "dim"))
    return Group(Rule(Text(purse, "green"), style="dim", align="left"), words)


def options(answers: Sequence[Answer], width: int) -> RenderableType:
    """Numbered, in one column or, if they are many and there is room, in two."""
    columns = 2 if width >= WIDE and len(answers) >= MANY else 1
    height = -(-len(answers) // columns)
    grid = Table.grid(padding=(0, 2), expand=columns > 1)
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", width=4)
        grid.add_column(ratio=1)
    for row in range(height):
        cells = [[str(answer.number), Text(answer.words)] for answer in answers[row::height]]
        grid.add_row(*(cell for pair in cells for cell in pair))
    return grid


def refused(answers: Sequence[Answer], reader: Reader) -> RenderableType:
    """What is on show but not allowed: the first condition that fails, and the clause that asks for it."""
    if not answers:
        return Text(reader.say("terminal-nothing-refused"))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim", width=4)
    grid.add_column(ratio=2)
    grid.add_column(ratio=3)
    for answer in answers:
        assert answer.refusal
        why = Text.assemble(reader.speaker.refusal(answer.refusal), (f"  [{answer.refusal.clause}]", "dim"))
        grid.add_row(str(answer.number), Text(answer.words), why)
    return grid


def clause(clause: Clause, reader: Reader) -> RenderableType:
    section = f"  {clause.section}" if clause.section else ""
    head = Text.assemble((clause.id, "bold"), (section, "dim"))
    return Group(head, Padding(Text(reader.clause_text(clause.id)), (0, 0, 0, 2)))


def card(card: str, reader: Reader) -> RenderableType:
    name, text = reader.speaker.name(card), reader.speaker.card(card)
    return Group(Text(name, "bold"), Padding(Text(text), (0, 0, 0, 2)))


def winners(g: Game, reader: Reader) -> Text:
    names = [reader.names[seat] for seat in g.winners()]
    message = ("terminal-nobody-wins", "terminal-winner", "terminal-winners")[min(len(names), 2)]
    return Text(reader.say(message, names=", ".join(names)), "bold green" if reader.seat in g.winners() else "bold")


def score_table(reader: Reader, parts: Sequence[str] = ()) -> Table:
    """An empty table of the final count; `parts` are headings of what the points are made of."""
    table = Table(title=reader.say("terminal-scores"), title_justify="left")
    table.add_column(reader.say("terminal-player"))
    for heading in (*parts, reader.say("terminal-total")):
        table.add_column(heading, justify="right")
    return table
