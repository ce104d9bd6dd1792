"""The final count on the screen: what everybody's points come from, if the title tells it."""

from __future__ import annotations

from rich.console import Group, RenderableType

from karczma.cli.reader import Reader
from karczma.cli.screens import score_table
from karczma.games import find
from karczma.kernel.game import Game


def final_count(view: Game, reader: Reader) -> RenderableType:
    """Category by category; an opponent without a seat comes last. Nothing, if the game ended without a count."""
    its = find(reader.title).final_count
    counted = its.count(view) if its else []
    if its and not counted:
        return Group()
    table = score_table(reader, [reader.say(f"score-{each.name}") for each in counted])
    for seat, (name, total) in enumerate(zip(reader.names, view.scores(), strict=True)):
        table.add_row(name, *(str(each.figures[seat]) for each in counted), str(total))
    if its and (rival := its.rival(view)):
        figures = map(str, rival.figures) if rival.figures else [""] * len(counted)
        table.add_row(reader.say(rival.message), *figures, str(rival.total))
    return table
