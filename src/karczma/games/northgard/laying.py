"""Chapter "Explore", the tiles themselves: where a tile fits, and what happens to the map when it is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.chart import Chart, Layout
from karczma.games.northgard.events import TileLaid
from karczma.games.northgard.terms import MOST_REGIONS, NOBODY, NOWHERE, STEPS, Cell, Territory, place
from karczma.games.northgard.tiles import mirrored
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard

Groups = list[tuple[int, set[Territory]]]  # regions of the new tile that become one (a bit mask), and what they join


def misfit(g: Northgard, tile: Card, cell: Cell, turn: int) -> Refusal | None:
    """Why the tile may not lie there like that.

    NG-EXPL-05  Lines go on across every edge it shares (NG-EXPL-06  their kind may change).
    NG-EXPL-15, NG-TEAM-06  It joins no units of different players; NG-CREA-18 creatures do not matter.
    NG-EXPL-24 is the rulebook's example; NG-EXPL-14 holes are no reason.
    """
    if not matches(g, tile, cell, turn):
        return no("NG-EXPL-05", turn=turn)
    for _, territories in groups(g, tile, cell, turn):
        if len({g.owner[t] for t in territories} - {NOBODY}) > 1:
            return no("NG-EXPL-15", turn=turn)
    return None


def matches(g: Northgard, tile: Card, cell: Cell, turn: int) -> bool:
    sides, chart = g.cards.tiles[tile - g.cards.first_tile].sides[turn], g.chart
    for way, step in enumerate(STEPS):
        index = chart.at.get(cell + step)
        if index is not None:
            face = g.cards.tiles[chart.layout.tiles[index]]
            across = face.sides[chart.layout.turns[index]][way + 2 & 3].crossings
            if sides[way].crossings != mirrored(across):
                return False
    return True


def groups(g: Northgard, tile: Card, cell: Cell, turn: int) -> Groups:
    """Which regions of the tile become part of which territories."""
    found: Groups = []
    chart = g.chart
    sides = g.cards.tiles[tile - g.cards.first_tile].sides[turn]
    for way, step in enumerate(STEPS):
        index = chart.at.get(cell + step)
        if index is not None:
            face = g.cards.tiles[chart.layout.tiles[index]]
            across = face.sides[chart.layout.turns[index]][way + 2 & 3].regions
            for mine, theirs in zip(sides[way].regions, reversed(across), strict=True):
                unite(found, 1 << mine, {chart.territory[index * MOST_REGIONS + theirs]})
    return found


def unite(found: Groups, mine: int, territories: set[Territory]) -> None:
    for each in [each for each in found if each[0] & mine or each[1] & territories]:
        found.remove(each)
        mine, territories = mine | each[0], territories | each[1]
    found.append((mine, territories))


def leaves_room(g: Northgard, tile: Card, cell: Cell, turn: int) -> bool:
    """NG-SETUP-30, NG-EOY-06  At least one territory with a part on the tile would be without units."""
    taken = 0
    for mine, territories in groups(g, tile, cell, turn):
        if any(g.owner[t] != NOBODY for t in territories):
            taken |= mine
    return taken != (1 << g.cards.tiles[tile - g.cards.first_tile].regions) - 1


def lay(g: Northgard, seat: Seat, tile: Card, cell: Cell, turn: int) -> list[Territory]:
    """The tile lies; territories that it joins become one. Those that it closes.

    NG-MAP-20, NG-MAP-22, NG-EXPL-13, NG-EXPL-16  Units, buildings, creatures and tokens are those of the whole.
    NG-CREA-20, NG-CTYPE-07  Units that find themselves beside a creature this way have no battle.
    """
    before = g.chart
    layout = before.layout
    g.tiles, g.cells, g.turns = (*g.tiles, tile), (*g.cells, cell), (*g.turns, turn)
    g.chart = Chart(g.cards.tiles, Layout((*layout.tiles, tile - g.cards.first_tile), g.cells, g.turns))
    g.owner += [NOBODY] * MOST_REGIONS
    g.units += [0] * MOST_REGIONS
    g.invaders += [0] * MOST_REGIONS
    g.built += [0] * MOST_REGIONS
    for old in before.territories:
        new = g.chart.territory[old]
        if new != old:
            merge(g, old, new)
    g.placed = len(g.tiles) - 1
    g.happened(TileLaid, seat, g.cards.names[tile], *place(cell), turn)
    return [t for t in g.chart.closed if t >= len(before.territory) or before.open[t]]


def would_close(g: Northgard, seat: Seat, tile: Card, cell: Cell, turn: int) -> tuple[int, int]:
    """NG-EXPL-17  How many territories of that player the tile would close there, and the fame for it."""
    before, layout = g.chart, g.chart.layout
    tiles = (*layout.tiles, tile - g.cards.first_tile)
    after = Chart(g.cards.tiles, Layout(tiles, (*g.cells, cell), (*g.turns, turn)))
    joined = {after.territory[t] for t in before.territories if before.open[t] and g.owner[t] == seat}
    closed = [t for t in joined if not after.open[t]]
    return len(closed), sum(after.size[t] for t in closed)


def merge(g: Northgard, old: Territory, new: Territory) -> None:
    if g.units[old]:
        g.station(g.owner[old], new, g.units[old])
        g.withdraw(old, g.units[old])
    g.built[new] += g.built[old]
    g.built[old] = 0
    g.stands = [new if t == old else t for t in g.stands]
    if g.kaija == old != NOWHERE:
        g.kaija = new
    if g.scorched == old != NOWHERE:
        g.scorched = new


def territories_on(g: Northgard, index: int) -> list[Territory]:
    """The territories with a part on that laid tile."""
    first = index * MOST_REGIONS
    return sorted({t for t in g.chart.territory[first : first + MOST_REGIONS] if t != NOWHERE})


def under_the_stack(g: Northgard, tile: Card) -> None:
    """NG-EXPL-08, NG-EXPL-09  Below all other tiles."""
    g.stack.bottom.insert(0, tile)
