"""What a choice, an event or a decision says, as values for a message: seats become names, effects become phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

from karczma.effects.describe import phrase
from karczma.effects.text import Text, capital, joined, listing, say
from karczma.effects.verbs import Accept, Branch, ChooseBranch
from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, secrets_of
from karczma.kernel.quantities import Effect

Facts = Callable[[Any, Any, Any], dict[str, Any] | None]  # a choice, the table, the decision it answers

NOBODY = -1
SEATS, NUMBERS = tuple[Seat, ...], tuple[int, ...]


def values(thing: Any, names: Sequence[str]) -> dict[str, Any]:
    """The fields as a message may use them.

    A seat `s` is two values: `$s`, the name, and `$s-is`: "you" (a seat without a name is the reader's own) or "other".
    Several seats are listed, with `$s-count`; several numbers are one for each seat. What is none of this is left out.
    """
    found: dict[str, Any] = {}
    for name, role in roles_of(type(thing)).items():  # type: ignore[arg-type]
        held = getattr(thing, name)
        if role == "seat":
            found |= {name: named(held, names), f"{name}-is": whose([held], names)}
        elif role == "seats":
            listed = listing([named(seat, names) for seat in held]) if held else ""
            found |= {name: listed, f"{name}-count": len(held), f"{name}-is": whose(held, names)}
        elif role == "by seat":
            scores = [say("score-of", name=named(seat, names), n=n) for seat, n in enumerate(held)]
            found[name] = joined(scores, ", ") if scores else ""
        elif isinstance(held, Effect):
            found[name] = phrase(held)
        elif isinstance(held, int | str):
            found[name] = held
    return found


@cache
def roles_of(cls: type[Any]) -> dict[str, str]:
    """What each field is to whoever words it: a seat, several seats, one number for each seat ("by seat"), or ""."""
    hints = get_type_hints(cls, include_extras=True)
    return {field.name: role(cls, hints[field.name]) for field in fields(cls)}


def role(cls: type[Any], hint: Any) -> str:
    if hint == Seat:
        return "seat"
    if hint == SEATS:
        return "seats"
    return "by seat" if hint == NUMBERS and issubclass(cls, Event) else ""


def named(seat: int, names: Sequence[str]) -> Text:
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
    seats = [getattr(event, name) for name, role in roles_of(type(event)).items() if role == "seat"]  # type: ignore[arg-type]
    return "-nobody" if NOBODY in seats else ""


# -- what the answers to shared questions mean at the table --------------------------------------------------------


def accepted(choice: Accept, g: Any, decision: Any) -> dict[str, Any]:
    return {"effect": phrase(decision.effect)}


def chosen_branch(choice: Branch, g: Any, decision: ChooseBranch) -> dict[str, Any]:
    return {"effect": capital(phrase(decision.branches[choice.number - 1]))}


SHARED_CHOICES: dict[type[Any], Facts] = {Accept: accepted, Branch: chosen_branch}
