"""Whose turn it is and at which step: the stack of frames, and the lanes in which several choose at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from karczma.kernel.choices import Choice, UnknownChoice
from karczma.kernel.flow import Frame, Lane
from karczma.kernel.game import Game
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.nodes import Node
from karczma.title.positions.values import Values

THEN = "then"  # the step with which a procedure goes on; without it: with its first


def steps_of(frame: Frame) -> list[str]:
    """The names of its steps; one that is done twice is `act` and `act.2`."""
    seen, found = Counter[str](), []
    for step in frame.steps:
        name = step.__name__
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name}.{seen[name]}")
    return found


# -- writing -------------------------------------------------------------------------------------------------------


def told(values: Values, frames: Sequence[Frame], at: Sequence[int]) -> list[Any]:
    """From the outermost to the one that is asked or done next."""
    return [
        values.said(Frame, frame) | ({THEN: steps_of(frame)[pc]} if pc else {})
        for frame, pc in zip(frames, at, strict=True)
    ]


def lane_told(values: Values, lane: Lane, g: Game) -> dict[str, Any]:
    rolled = lane.tick - first_tick(lane.seat, g)
    said = {
        "seat": lane.seat,
        "turn": told(values, lane.frames, lane.at),
        "said": [str(choice) for choice in lane.said],
        "rolled": rolled,
    }
    return {name: each for name, each in said.items() if each or name in ("seat", "turn")}


# -- reading -------------------------------------------------------------------------------------------------------


def meant(values: Values, node: Node) -> tuple[list[Frame], list[int]]:
    frames: list[Frame] = []
    at: list[int] = []
    for each in node.items:
        entries = dict(each.entries)
        then = entries.pop(THEN, None)
        frame = values.one(Frame, entries, each.line)
        steps = steps_of(frame)
        if then is not None and then.text not in steps:
            raise BadPosition(then.line, "position-step", said=then.shown, known=", ".join(steps) or "–")
        frames.append(frame)
        at.append(steps.index(then.text) if then is not None else 0)
    return frames, at


def lane_meant(values: Values, node: Node, g: Game, parse: Callable[[str], Choice]) -> Lane:
    entries = node.known("seat", "turn", "said", "rolled")
    if "seat" not in entries:
        raise BadPosition(node.line, "position-missing", said="lanes", missing="seat")
    seat = values.seat(entries["seat"])
    if not 0 <= seat < g.seats:
        raise BadPosition(entries["seat"].line, "position-place", said=seat, known=f"0-{g.seats - 1}")
    frames, at = meant(values, entries.get("turn", Node(node.line, None)))
    said = [choice_meant(each, parse) for each in entries.get("said", Node(node.line, None)).items]
    rolled = entries["rolled"].number if "rolled" in entries else 0
    return Lane(seat=seat, frames=frames, at=at, tick=first_tick(seat, g) + rolled, said=said)


def choice_meant(node: Node, parse: Callable[[str], Choice]) -> Choice:
    try:
        return parse(node.text)
    except UnknownChoice:
        raise BadPosition(node.line, "position-choice", said=node.shown) from None


def first_tick(seat: int, g: Game) -> int:
    """Where the dice of a lane begin, as the kernel has it."""
    return (seat + 1 << 40) + (g.tick << 16)
