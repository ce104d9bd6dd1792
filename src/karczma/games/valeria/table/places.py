"""Places of the table whose stack has run out: they lie on show, and whoever asks is told why nothing is to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.table.terms import FIRST_CITIZEN, FIRST_DOMAIN, NUMBERS
from karczma.kernel.choices import Choice, Refusal, choice, no
from karczma.kernel.flow import Decision

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


@choice
class FromEmpty(Choice):
    """VK-EXH-01  A card of a stack that has none left: never to be had. Places are numbered row by row."""

    place: int

    def refusal(self, g: Valeria, decision: Decision) -> Refusal | None:
        row, stack = stack_at(self.place)
        return no("VK-EXH-01", row=row, stack=stack)


def stack_at(place: int) -> tuple[str, int | str]:
    """A stack by its row, and by its place in the row or, of Citizens, by its activation number."""
    if place < FIRST_CITIZEN:
        return "monsters", place + 1
    if place < FIRST_DOMAIN:
        return "citizens", "/".join(map(str, NUMBERS[place - FIRST_CITIZEN]))
    return "domains", place - FIRST_DOMAIN + 1


def empty_citizens(g: Valeria) -> list[Choice]:
    return [FromEmpty(FIRST_CITIZEN + i) for i, stack in enumerate(g.citizens) if not stack]


def empty_domains(g: Valeria) -> list[Choice]:
    return [FromEmpty(FIRST_DOMAIN + i) for i, stack in enumerate(g.domains) if not stack]
