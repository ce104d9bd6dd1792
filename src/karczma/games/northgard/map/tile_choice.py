"""Chapter "Explore", the questions: which tile, on which cell, turned how. The same for all occasions to lay one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.map.chart import Group
from karczma.games.northgard.map.laying import brings_together, lay, leaves_room, misfit, under_the_stack, would_close
from karczma.games.northgard.table.terms import STEPS, Cell, cell, place
from karczma.games.northgard.variants.creatures import bear_on
from karczma.games.northgard.words.events import TileDrawn, TilesReturned, TileUnplaceable
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

EXPLORE, OPENING, ANYWHERE, FRESH = "explore", "opening", "anywhere", "fresh"  # occasions; NG-CREA-21
FROM_HAND = (OPENING, ANYWHERE)
OCCASIONS = {EXPLORE: "NG-EXPL-04", OPENING: "NG-SETUP-17", ANYWHERE: "NG-SETUP-20", FRESH: "NG-EOY-06"}


def cells_for(g: Northgard, seat: Seat, occasion: str) -> list[Cell]:
    """The empty cells that come into question. NG-EXPL-04  All of them touch a laid tile with an edge."""
    if occasion == EXPLORE:
        return explorable(g, seat)
    if occasion == OPENING:
        starts = g.cells[: 2 if g.seats == 5 else 1]  # NG-SETUP-17  beside a start tile
        return sorted({cell + way for cell in starts for way in STEPS} - g.chart.at.keys())
    return list(g.chart.free)


def explorable(g: Northgard, seat: Seat) -> list[Cell]:
    """NG-EXPL-02, NG-EXPL-03  Empty cells faced by an open territory under own control."""
    chart = g.chart
    found: set[Cell] = set()
    for t, owner in enumerate(g.owner):
        if owner == seat and chart.open[t] and not bear_on(g, t):  # NG-CTYPE-01
            found.update(chart.frontier[t])
    return sorted(found)


def out_of_reach(g: Northgard, seat: Seat, cell: Cell, occasion: str) -> Refusal:
    """Why that empty cell does not come into question."""
    if occasion == OPENING:
        return no("NG-SETUP-17")
    held = [t for t in g.controlled(seat) if bear_on(g, t) and cell in g.chart.frontier[t]]
    return no("NG-CTYPE-01", territory=held[0]) if held else no("NG-EXPL-02")


def refused_at(g: Northgard, tile: Card, cell: Cell, turn: int, occasion: str) -> Refusal | None:
    why = misfit(g, tile, cell, turn)
    if why is None and not suits(g, tile, g.chart.joins(tile - g.cards.first_tile, cell)[turn], occasion):
        return no("NG-SETUP-30", turn=turn)
    return why


def suits(g: Northgard, tile: Card, joined: tuple[Group, ...] | None, occasion: str) -> bool:
    """The same in a word: lines go on, nobody meets, and there is room for a group where one is to be placed."""
    if joined is None or brings_together(g, joined):
        return False
    return occasion == EXPLORE or leaves_room(g, tile, joined)


def fits_at(g: Northgard, tile: Card, cell: Cell, occasion: str) -> bool:
    return any(suits(g, tile, joined, occasion) for joined in g.chart.joins(tile - g.cards.first_tile, cell))


def fits_somewhere(g: Northgard, seat: Seat, tile: Card, occasion: str) -> bool:
    return any(fits_at(g, tile, cell, occasion) for cell in cells_for(g, seat, occasion))


@frame
class DrawToLay(Procedure):
    """Draw tiles, lay one of them, put the others under the stack."""

    seat: Seat
    tiles: int
    occasion: str

    @step("NG-EXPL-01")
    def draw(self, g: Northgard) -> None:
        """NG-EXPL-08  As many anew while none can be laid; NG-EXPL-10 until every tile has been tried.

        NG-EXPL-27  All that are left, if the stack holds fewer.
        """
        untried = len(g.stack)
        while untried > 0:
            g.drawn = [g.draw(g.stack) for _ in range(min(self.tiles, untried))]
            untried -= len(g.drawn)
            for tile in g.drawn:
                g.reveal(tile)  # NG-EXPL-01
                g.happened(TileDrawn, self.seat, g.cards.names[tile])
            if any(fits_somewhere(g, self.seat, tile, self.occasion) for tile in g.drawn):
                g.then(LayWhich(self.seat, self.occasion))
                return
            g.rule = "NG-EXPL-08"
            self.put_back(g)
            g.rule = "NG-EXPL-01"

    @step("NG-EXPL-09")
    def put_back(self, g: Northgard) -> None:
        """Drawn tiles that are not laid go under the stack."""
        for tile in g.drawn:
            under_the_stack(g, tile)
            g.happened(TileUnplaceable, self.seat, g.cards.names[tile])
        g.drawn = []


@frame
class LayWhich(Decision):
    """NG-EXPL-07, NG-SETUP-17  Which tile do you lay? NG-EXPL-12  One must be laid if it can be."""

    clause = "NG-EXPL-07"
    seat: Seat
    occasion: str

    def candidates(self, g: Northgard) -> list[Choice]:
        if self.occasion in FROM_HAND:
            return [*(LayTile(g.cards.names[tile]) for tile in g.players[self.seat].tiles), PUT_UNDER]
        return [LayTile(g.cards.names[tile]) for tile in g.drawn]


@choice
class LayTile(Choice):
    tile: str

    def refusal(self, g: Northgard, decision: LayWhich) -> Refusal | None:
        if fits_somewhere(g, decision.seat, g.cards.card_id[self.tile], decision.occasion):
            return None
        return no("NG-EXPL-08", tile=self.tile)

    def perform(self, g: Northgard, decision: LayWhich) -> None:
        tile = g.cards.card_id[self.tile]
        if decision.occasion in FROM_HAND:
            g.players[decision.seat].tiles.remove(tile)
            g.reveal(tile)
            g.drawn.append(tile)
        g.then(LayWhere(decision.seat, tile, decision.occasion))


@choice
class PutUnder(Choice):
    """NG-SETUP-27  None of my tiles can be laid: they go under the stack, and I draw as many."""

    def refusal(self, g: Northgard, decision: LayWhich) -> Refusal | None:
        tiles = g.players[decision.seat].tiles
        if any(fits_somewhere(g, decision.seat, tile, decision.occasion) for tile in tiles):
            return no("NG-SETUP-27")
        return None

    def perform(self, g: Northgard, decision: LayWhich) -> None:
        player = g.players[decision.seat]
        returned, player.tiles = player.tiles, []
        for tile in returned:
            g.show(tile, decision.seat)
            under_the_stack(g, tile)
        g.happened(TilesReturned, decision.seat, len(returned))
        g.tried += len(returned)
        join(player.tiles, *(g.draw(g.stack) for _ in returned))
        if g.tried >= len(g.stack):  # NG-SETUP-28  every tile has been tried beside a start tile
            g.tried = 0
            g.then(LayWhich(decision.seat, ANYWHERE))
        else:
            g.then(LayWhich(decision.seat, decision.occasion))


PUT_UNDER = PutUnder()


@frame
class LayWhere(Decision):
    """NG-EXPL-12  On which cell?"""

    clause = "NG-EXPL-12"
    seat: Seat
    tile: Card
    occasion: str

    def candidates(self, g: Northgard) -> list[Choice]:
        return [LayAt(*place(cell)) for cell in g.chart.free]

    def options(self, g: Northgard) -> list[Choice]:
        cells = cells_for(g, self.seat, self.occasion)
        return [LayAt(*place(cell)) for cell in cells if fits_at(g, self.tile, cell, self.occasion)]


@choice
class LayAt(Choice):
    x: int
    y: int

    def refusal(self, g: Northgard, decision: LayWhere) -> Refusal | None:
        at = cell(self.x, self.y)
        if at not in cells_for(g, decision.seat, decision.occasion):
            return out_of_reach(g, decision.seat, at, decision.occasion)
        reasons = []
        for turn in range(4):
            why = refused_at(g, decision.tile, at, turn, decision.occasion)
            if why is None:
                return None
            reasons.append(why)
        told, tile = {why.clause for why in reasons}, g.cards.names[decision.tile]
        if "NG-EXPL-15" in told:  # broken lines say least: they are told if nothing else stands in the way
            return no("NG-EXPL-15", tile=tile)
        return no("NG-SETUP-30" if "NG-SETUP-30" in told else "NG-EXPL-05", tile=tile)

    def perform(self, g: Northgard, decision: LayWhere) -> None:
        g.then(LayHow(decision.seat, decision.tile, cell(self.x, self.y), decision.occasion))


@frame
class LayHow(Decision):
    """NG-EXPL-04  Turned how?"""

    clause = "NG-EXPL-04"
    seat: Seat
    tile: Card
    cell: Cell
    occasion: str

    def candidates(self, g: Northgard) -> list[Choice]:
        return TURNS

    def options(self, g: Northgard) -> list[Choice]:
        joins = g.chart.joins(self.tile - g.cards.first_tile, self.cell)
        return [turn for turn, joined in zip(TURNS, joins, strict=True) if suits(g, self.tile, joined, self.occasion)]


@choice
class Turned(Choice):
    """NG-EXPL-04  So many quarter turns clockwise; NG-SETUP-17, NG-SETUP-20, NG-EOY-06 on other occasions."""

    turn: int

    def refusal(self, g: Northgard, decision: LayHow) -> Refusal | None:
        return refused_at(g, decision.tile, decision.cell, self.turn, decision.occasion)

    def facts(self, g: Northgard, decision: LayHow) -> dict[str, int]:
        if decision.occasion != EXPLORE or self.refusal(g, decision):
            return {}
        closed, fame = would_close(g, decision.seat, decision.tile, decision.cell, self.turn)
        return {"closed": closed, "fame": fame}

    def perform(self, g: Northgard, decision: LayHow) -> None:
        g.drawn.remove(decision.tile)
        g.rule = OCCASIONS[decision.occasion]
        g.closing = tuple(lay(g, decision.seat, decision.tile, decision.cell, self.turn))


TURNS: list[Choice] = [Turned(turn) for turn in range(4)]
