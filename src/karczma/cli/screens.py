"""What the terminal shows besides the board: questions, options, reasons, rules, cards, the log, the end."""

from __future__ import annotations

import re
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
from karczma.locale.speaker import alike

WIDE, MANY = 100, 8  # from these on options stand in two columns


def event_log(events: Sequence[Event | TakenBack], reader: Reader) -> RenderableType:
    """The log in words, one line each; alike events that follow one another share a line."""
    return Group(*(Text.assemble(("  · ", "dim"), event_line(line, reader)) for line in lines(events, reader)))


def lines(events: Sequence[Event | TakenBack], reader: Reader) -> list[list[Event | TakenBack]]:
    found: list[list[Event | TakenBack]] = []
    for event in events:
        last = found[-1][-1] if found else None
        if isinstance(event, Event) and isinstance(last, Event) and alike(reader.speaker.wording, last, event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def event_line(line: Sequence[Event | TakenBack], reader: Reader) -> Text:
    if isinstance(line[0], TakenBack):
        return Text(reader.say("terminal-taken-back", words=reader.speaker.choice(line[0].choice)))
    return happened([event for event in line if isinstance(event, Event)], reader)


def happened(events: Sequence[Event], reader: Reader) -> Text:
    """What happened, and the clause behind it."""
    text = reader.speaker.events(events, reader.address)
    return Text.assemble(text, (f"  [{reader.speaker.clause_behind(events[0])}]", "dim"))


def question(g: Game, purse: str, reader: Reader) -> RenderableType:
    decision = g.decision(reader.seat)
    words = Text.assemble((reader.speaker.prompt(decision, g), "bold"), (f"  [{decision.clause}]", "dim"))
    return Group(Rule(Text(purse, "green"), style="dim", align="left"), words)


def options(answers: Sequence[Answer], width: int) -> RenderableType:
    """Numbered, in one column or, if they are many and there is room, in two."""
    columns = 2 if width >= WIDE and len(answers) >= MANY else 1
    height = -(-len(answers) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0), expand=columns > 1)
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", width=4)
        grid.add_column(ratio=1)
    for row in range(height):
        cells = [Text(cell) for answer in answers[row::height] for cell in (str(answer.number), answer.words)]
        grid.add_row(*cells)
    return grid


def refused(answers: Sequence[Answer], reader: Reader) -> RenderableType:
    """What is on show but not allowed: the first condition that fails, and the clause that asks for it."""
    if not answers:
        return Text(reader.say("terminal-nothing-refused"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", width=4)
    grid.add_column(ratio=2)
    grid.add_column(ratio=3)
    grid.add_column(style="dim", no_wrap=True)
    for answer in answers:
        assert answer.refusal
        words, why = Text(answer.words), Text(reader.speaker.refusal(answer.refusal))
        grid.add_row(str(answer.number), words, why, Text(f"[{answer.refusal.clause}]"))
    return grid


def clause(clause: Clause, reader: Reader) -> RenderableType:
    return Group(Text(clause.id, "bold"), Padding(Text(reader.clause_text(clause.id)), (0, 0, 0, 2)))


def card(card: str, reader: Reader) -> RenderableType:
    first, *rest = reader.speaker.card(card).splitlines()
    return Group(Text(first, "bold"), *(Padding(Text(line), (0, 0, 0, 2)) for line in rest))


def help(reader: Reader, card: str, clause: str) -> RenderableType:
    """What may be typed, with these as examples, and what it does: two columns, as the message has them."""
    grid = Table.grid(padding=(0, 2, 0, 2))
    chapter = clause.rpartition("-")[0]
    for line in reader.say("terminal-help", card=card, clause=clause, chapter=chapter).splitlines():
        grid.add_row(*(Text(part) for part in re.split(r"\s{2,}", line, maxsplit=1)))
    return grid


def winners(g: Game, reader: Reader) -> Text:
    """Who won; or how it ended, where the title can say more."""
    seats, verdict = g.winners(), reader.speaker.wording.verdict
    ended = verdict(g) if verdict else None
    if ended:
        return Text(reader.event(ended), "bold green" if reader.seat in seats else "bold")
    if not seats:
        return Text(reader.say("terminal-nobody-wins" if g.seats > 1 else "terminal-not-won"), "bold")
    facts = {"names-is": "you" if seats == (reader.seat,) else "other", "names-count": len(seats)}
    words = reader.say("terminal-winners", names=", ".join(reader.names[seat] for seat in seats), **facts)
    return Text(words, "bold green" if reader.seat in seats else "bold")


def score_table(reader: Reader, parts: Sequence[str] = ()) -> Table:
    """An empty table of the final count; `parts` are headings of what the points are made of."""
    table = Table(title=reader.say("terminal-scores"), title_justify="left")
    table.add_column(reader.say("terminal-player"))
    for heading in (*parts, reader.say("terminal-total")):
        table.add_column(heading, justify="right")
    return table
