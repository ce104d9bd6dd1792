"""What position files call the numbers that the table holds."""

from __future__ import annotations

from karczma.games.valeria.table.terms import NUMBERS
from karczma.title.contract import Positions

STACKS = tuple("_".join(("number", *map(str, numbers))) for numbers in NUMBERS)  # VK-SETUP-11

POSITIONS = Positions(
    words={"Valeria.ended": ("running", "counted", "won", "lost")},
    places={"Valeria.citizens": STACKS, "Valeria.face_down": STACKS, "Valeria.citizen_bags": STACKS},
)
