"""Chapter "Explore", the tiles themselves: where a tile fits, and what happens to the map when it is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.map.chart import Group
from karczma.games.northgard.table.terms import MOST_REGIONS, NOBODY, NOWHERE, Cell, Territory, place
from karczma.games.northgard.words.events import TileLaid
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def misfit(g: Northgard, tile: Card, cell: Cell, turn: int) -> Refusal | None:
    """Why the tile may not lie there like that.

    NG-EXPL-05  Lines go on across every edge it shares.
    NG-EXPL-15, NG-TEAM-06  It joins no units of different players; NG-CREA-18 creatures do not matter.
    NG-EXPL-24 is the rulebook's example; NG-EXPL-14 holes are no reason.
    """
    joined = g.chart.joins(tile - g.cards.first_tile, cell)[turn]
    if joined is None:
        return no("NG-EXPL-05", turn=turn)
    return no("NG-EXPL-15", turn=turn) if brings_together(g, joined) else None


def brings_together(g: Northgard, joined: tuple[Group, ...]) -> bool:
    """NG-EXPL-15  Units of different players would come to stand on one territory."""
    for _, territories in joined:
        if len(territories) > 1 and len({g.owner[t] for t in territories} - {NOBODY}) > 1:
            return True
    return False


def leaves_room(g: Northgard, tile: Card, joined: tuple[Group, ...]) -> bool:
    """NG-SETUP-30, NG-EOY-06  At least one territory with a part on the tile would be without units."""
    taken = 0
    for mine, territories in joined:
        if any(g.owner[t] != NOBODY for t in territories):
            taken |= mine
    return taken != (1 << g.cards.tiles[tile - g.cards.first_tile].regions) - 1


def lay(g: Northgard, seat: Seat, tile: Card, cell: Cell, turn: int) -> list[Territory]:
    """The tile lies; territories that it joins become one. Those that it closes.

    NG-MAP-20, NG-MAP-22, NG-EXPL-13, NG-EXPL-16  Units, buildings, creatures and tokens are those of the whole.
    NG-CREA-20, NG-CTYPE-07  Units that find themselves beside a creature this way have no battle.
    """
    before = g.chart
    g.tiles, g.cells, g.turns = (*g.tiles, tile), (*g.cells, cell), (*g.turns, turn)
    g.chart = before.with_tile(tile - g.cards.first_tile, cell, turn)
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
    return [t for t in g.chart.closed if t not in before.closed]


def would_close(g: Northgard, seat: Seat, tile: Card, cell: Cell, turn: int) -> tuple[int, int]:
    """NG-EXPL-17  How many territories of that player the tile would close there, and the fame for it."""
    before, after = g.chart, g.chart.with_tile(tile - g.cards.first_tile, cell, turn)
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
