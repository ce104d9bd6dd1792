"""Chapter "Map tiles": what is printed on a tile, compiled for quick matching in every rotation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from karczma.effects.load import Entry, fits, one_of, reading
from karczma.games.northgard.table.terms import DIFFICULT, MOST_REGIONS, REGULAR, RESOURCES

EDGES = "nesw"
Crossings = tuple[int, ...]


class Side(NamedTuple):
    """One edge of a tile as it lies: where border lines leave it, and the region of each segment, clockwise."""

    crossings: Crossings
    regions: tuple[int, ...]
    across: Crossings  # the same lines as the tile on the other side of the edge sees them


class RegionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    segments: tuple[str, ...]
    resources: dict[str, int] = {}
    small: int = 0
    stone: int = 0
    large: int = 0
    lair: bool = False


class BorderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    between: tuple[str, str]
    kind: str
    ends: tuple[str, ...]


class TileEntry(Entry, frozen=True, kw_only=True):
    role: str
    edges: dict[str, tuple[int, ...]]
    regions: dict[str, RegionEntry]
    borders: list[BorderEntry]

    def __post_init__(self) -> None:
        one_of("role", self.role, ("start", "five_player_start", "normal"))
        fits("edges", self.edges, must=EDGES)
        if not 1 <= len(self.regions) <= MOST_REGIONS:  # NG-MAP-01
            raise ValueError(f"regions: 1 to {MOST_REGIONS}, not {len(self.regions)}")
        for border in self.borders:
            one_of("kind", border.kind, ("regular", "difficult"))
            for region in border.between:
                one_of("between", region, self.regions)
        for entry in self.regions.values():
            fits("resources", entry.resources, may=RESOURCES)


class Tile:
    """NG-MAP-02 .. NG-MAP-06  Regions with icons, slots and lairs, and the border lines between them."""

    def __init__(self, entry: TileEntry) -> None:
        self.entry = entry
        names = list(entry.regions)
        regions = list(entry.regions.values())
        self.regions = len(names)
        self.icons = tuple(tuple(r.resources.get(token, 0) for token in RESOURCES) for r in regions)  # NG-MAP-03
        self.slots = tuple((r.small, r.stone, r.large) for r in regions)  # NG-MAP-04, NG-MAP-05
        self.lairs = tuple(r.lair for r in regions)  # NG-MAP-06
        costs = {"regular": REGULAR, "difficult": DIFFICULT}  # NG-MAP-02
        pairs = [(names.index(b.between[0]), names.index(b.between[1]), b.kind) for b in entry.borders]
        self.borders = tuple((one, two, costs[kind]) for one, two, kind in pairs)
        self.beside = tuple(beside(region, self.borders) for region in range(self.regions))  # NG-MOVE-07
        printed = tuple(side(entry, edge, names) for edge in EDGES)
        self.sides = tuple(tuple(printed[(at - turn) % 4] for at in range(4)) for turn in range(4))  # NG-EXPL-04

    def __reduce__(self) -> tuple[Any, ...]:
        return Tile, (self.entry,)


def beside(region: int, borders: tuple[tuple[int, int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The other regions across its lines, and what crossing costs; NG-MOVE-07 the cheapest line counts."""
    found: dict[int, int] = {}
    for one, two, price in borders:
        if region in (one, two):
            other = two if region == one else one
            found[other] = min(price, found.get(other, price))
    return tuple(sorted(found.items()))


def side(entry: TileEntry, edge: str, names: list[str]) -> Side:
    """Every segment of the edge has exactly one region."""
    owners = {segment: names.index(name) for name, r in entry.regions.items() for segment in r.segments}
    crossings = entry.edges[edge]
    segments = [f"{edge}{i}" for i in range(len(crossings) + 1)]
    for segment in segments:
        one_of("segments", segment, owners)
    return Side(crossings, tuple(owners[segment] for segment in segments), mirrored(crossings))


def mirrored(crossings: Crossings) -> Crossings:
    """NG-EXPL-05  The same lines seen from the tile across: p meets 4 - p."""
    return tuple(4 - p for p in reversed(crossings))


def compiled(entries: Mapping[str, TileEntry]) -> tuple[Tile, ...]:
    made = []
    for name, entry in entries.items():
        with reading(f"tiles.yaml: {name}"):
            made.append(Tile(entry))
    return tuple(made)
