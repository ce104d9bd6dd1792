"""What a choice, an event or a decision says, as values for a message: seats become names, effects become phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from karczma.effects.describe import Say, capital, listing, phrase
from karczma.effects.verbs import Accept, Branch, ChooseBranch, StealFrom
from karczma.kernel.events import Event, secrets_of
from karczma.kernel.questions import Effect

Facts = Callable[[Any, Any, Any, Say], dict[str, Any] | None]  # a choice, the table, the decision it answers

NOBODY = -1


def values(thing: Any, names: Sequence[str], say: Say) -> dict[str, Any]:
    """The fields as a message may use them.

    A seat `s` is two values: `$s`, the name, and `$s-is`: "you" (a seat without a name is the reader's own) or "other".
    Several seats are listed, with `$s-count`; several numbers are one for each seat. What is none of this is left out.
    """
    found: dict[str, Any] = {}
    for field in fields(thing):
        name, kind, held = field.name, field.type, getattr(thing, field.name)
        if name == "seat" or kind == "Seat":
            found |= {name: named(held, names, say), f"{name}-is": whose([held], names)}
        elif kind == "tuple[Seat, ...]":
            listed = listing([named(seat, names, say) for seat in held], say) if held else ""
            found |= {name: listed, f"{name}-count": len(held), f"{name}-is": whose(held, names)}
        elif kind == "tuple[int, ...]" and isinstance(thing, Event):
            scores = [say("score-of", name=named(seat, names, say), n=n) for seat, n in enumerate(held)]
            found[name] = ", ".join(scores)
        elif isinstance(held, Effect):
            found[name] = phrase(held, say)
        elif isinstance(held, int | str):
            found[name] = held
    return found


def named(seat: int, names: Sequence[str], say: Say) -> str:
    if seat == NOBODY:
        return ""
    return (names[seat] or say("you")) if names else say("player", number=seat + 1)


def whose(seats: Sequence[int], names: Sequence[str]) -> str:
    """Whether these seats are the reader's own and nobody else's."""
    mine = [seat for seat in seats if seat != NOBODY and names and not names[seat]]
    return "you" if mine and len(mine) == len(seats) else "other"


def shape_of(event: Event) -> str:
    """An event that keeps a secret, or that happens to nobody at the table, has words of its own."""
    if any(getattr(event, name) == "" for name in secrets_of(type(event))):  # type: ignore[arg-type]
        return "-secret"
    seats = [getattr(event, f.name) for f in fields(event) if f.name == "seat" or f.type == "Seat"]  # type: ignore[arg-type]
    return "-nobody" if NOBODY in seats else ""


# -- what the answers to shared questions mean at the table --------------------------------------------------------


def accepted(choice: Accept, g: Any, asked: Any, say: Say) -> dict[str, Any]:
    return {"effect": phrase(asked.effect, say)}


def chosen_branch(choice: Branch, g: Any, asked: ChooseBranch, say: Say) -> dict[str, Any]:
    return {"effect": capital(phrase(asked.branches[choice.number - 1], say))}


def to_be_had(choice: StealFrom, g: Any, asked: Any, say: Say) -> dict[str, Any]:
    return {"has": g.wallet(choice.opponent)[g.tokens.index(choice.token)]}


SHARED_CHOICES: dict[type[Any], Facts] = {Accept: accepted, Branch: chosen_branch, StealFrom: to_be_had}
