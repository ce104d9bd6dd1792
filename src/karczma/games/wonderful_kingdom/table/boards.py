"""The six conquest boards as graphs (WK-CONQ-02 .. WK-CONQ-05)."""

from __future__ import annotations

from typing import Any

import msgspec

from karczma.effects.load import Name, fits, one_of, reading
from karczma.games.wonderful_kingdom.table.entries import Fact
from karczma.games.wonderful_kingdom.table.terms import COLOURS, STEPS, TOKENS

BONUSES = (*TOKENS[:5], "trap", "spy", "destroy", "double_move", "prison")
TRAP, SPY, DESTROY, DOUBLE_MOVE, PRISON = range(5, 10)  # bonuses 0 to 4 are resources and krystallium
KINDS = ("land", "sea", "castle")
MOST_SPOTS = 3  # in one territory


class TerritoryEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """WK-CONQ-04  Land and seas are territories alike; WK-CONQ-05 only castles have no bonus spots."""

    name: Name
    kind: str
    vp: dict[str, int]
    adjacent: tuple[str, ...]
    owner: str = ""
    production: dict[str, int] = msgspec.field(default_factory=dict)
    spots: tuple[dict[str, str], ...] = ()

    def __post_init__(self) -> None:
        one_of("kind", self.kind, KINDS)
        fits("vp", self.vp, must=COLOURS)
        fits("production", self.production, may=STEPS)
        if (self.kind == "castle") == bool(self.spots):
            raise ValueError("spots: all territories but castles have bonus spots (WK-CONQ-05)")
        if len(self.spots) > MOST_SPOTS:
            raise ValueError(f"spots: {len(self.spots)} are too many, {MOST_SPOTS} are told")
        for spot in self.spots:
            fits("spots", spot, must=("bonus",), may=("start",))
            one_of("bonus", spot["bonus"], BONUSES)
            one_of("start", spot.get("start", ""), ("", *COLOURS))


class BoardEntry(Fact, frozen=True, kw_only=True):
    players: int
    territories: dict[str, TerritoryEntry]


class Board:
    """One board side: territories are numbers, in the order of the list."""

    def __init__(self, entry: BoardEntry) -> None:
        self.players = entry.players
        self.names = tuple(entry.territories)
        found = tuple(entry.territories.values())
        self.number = {name: t for t, name in enumerate(self.names)}
        self.adjacent = tuple(tuple(self.number[name] for name in t.adjacent) for t in found)
        self.spots = tuple(tuple(BONUSES.index(spot["bonus"]) for spot in t.spots) for t in found)
        self.starts = tuple(tuple(spot.get("start", "") for spot in t.spots) for t in found)
        self.vp = tuple(tuple(t.vp[colour] for colour in COLOURS) for t in found)
        self.castle = tuple(next(i for i, t in enumerate(found) if t.owner == colour) for colour in COLOURS)
        self.is_castle = tuple(t.kind == "castle" for t in found)
        self.castle_yields = tuple(
            tuple(found[castle].production.get(token, 0) for token in TOKENS[:5]) for castle in self.castle
        )
        self.prison = next(t for t, spots in enumerate(self.spots) if PRISON in spots)
        self.two_steps = tuple(self.reach(t) for t in range(len(found)))

    def reach(self, target: int) -> tuple[tuple[int, int], ...]:
        """WK-CBON-08  (origin, by way of) for the territories that are two steps away."""
        near = (target, *self.adjacent[target])
        return tuple((far, by) for by in self.adjacent[target] for far in self.adjacent[by] if far not in near)

    def faults(self) -> list[str]:
        """WK-CONQ-03  Borders are shared: whatever says the contrary."""
        pairs = [(a, b) for a, near in enumerate(self.adjacent) for b in near]
        single = [(a, b) for a, b in pairs if (b, a) not in pairs]
        return [f"{self.names[a]} borders {self.names[b]}, but not the other way" for a, b in single]


def compiled(entries: dict[str, Any]) -> dict[str, Board]:
    boards = {}
    for name, entry in entries.items():
        with reading(f"boards.yaml: {name}"):
            boards[name] = board = Board(entry)
            if board.faults():
                raise ValueError("; ".join(board.faults()))
    return boards
