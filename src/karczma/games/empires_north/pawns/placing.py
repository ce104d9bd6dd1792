"""Chapter "Using a Clan action pawn": placing a pawn, and using it a second time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import faces
from karczma.games.empires_north.features.triggers import used_up
from karczma.games.empires_north.goods.payment import ONE_FOOD, lacking, pay, payable
from karczma.games.empires_north.pawns.actions import Declared, possible
from karczma.games.empires_north.table.terms import ACTIONS, IN_FRONT, NOTHING, TURNED
from karczma.games.empires_north.words.events import FeatureWorked, PawnMoved, PawnPlaced, PawnShifted, PawnTurned
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def neighbours(g: EmpiresNorth, tile: int) -> tuple[int, int]:
    """EN-PAWN-03  The two tiles beside it in the circle."""
    at, n = g.ring.index(tile), len(g.ring)
    return g.ring[at - 1], g.ring[(at + 1) % n]


def unusable(g: EmpiresNorth, seat: Seat, tile: int) -> Refusal | None:
    """EN-TILE-15  The action must be possible; EN-SOLO-03 alone, each tile works once a round."""
    if tile in g.marked:
        return no("EN-SOLO-03", tile=ACTIONS[tile])
    return None if possible(g, seat, tile) else no("EN-TILE-15", tile=ACTIONS[tile])


def unplaceable(g: EmpiresNorth, seat: Seat, tile: int) -> Refusal | None:
    """EN-PAWN-01  A pawn that is on no tile yet; EN-PAWN-06 any number of pawns may share one."""
    if IN_FRONT not in g.players[seat].pawns:
        return no("EN-PAWN-01")
    return unusable(g, seat, tile)


def use_pawn(g: EmpiresNorth, seat: Seat, tile: int) -> None:
    """EN-PAWN-01  Ready side up, on any tile; and its action."""
    pawns = g.players[seat].pawns
    pawns[pawns.index(IN_FRONT)] = tile
    mark(g, tile)
    g.happened(PawnPlaced, seat, ACTIONS[tile])
    g.then(Declared(seat, tile))


def mark(g: EmpiresNorth, tile: int) -> None:
    if g.solo:
        g.marked = (*g.marked, tile)  # EN-SOLO-03


def unmovable(g: EmpiresNorth, seat: Seat, source: int, tile: int) -> Refusal | None:
    """EN-PAWN-04  Not if it shows its exhausted side; EN-PAWN-03 only to a neighbour, EN-PAWN-15, EN-EX-14 of where it
    is now."""
    if source not in g.players[seat].pawns:
        return no("EN-PAWN-04", tile=ACTIONS[source])
    if tile == source:
        return no("EN-PAWN-03", stays=ACTIONS[tile])
    if tile not in neighbours(g, source):
        return no("EN-PAWN-03", tile=ACTIONS[tile])
    if not can_move(g, seat):
        return no("EN-PAWN-02")
    return unusable(g, seat, tile)


def can_move(g: EmpiresNorth, seat: Seat) -> bool:
    """EN-PAWN-02  For food; EN-CARD-13 with a card that lets a pawn move for nothing."""
    return payable(g, seat, ONE_FOOD) or free_move(g, seat) != NOTHING


def second_use(g: EmpiresNorth, seat: Seat, source: int, tile: int) -> None:
    """EN-PAWN-02  1 food, EN-BOOST-08 paid when the action is declared; EN-PAWN-13 the pawns do not wait for each
    other."""
    pawn = g.players[seat].pawns.index(source)
    if free_move(g, seat) != NOTHING:
        g.then(PayForMove(seat))
    else:
        pay(g, seat, ACTIONS[tile], ONE_FOOD)
    g.then(SecondUse(seat, pawn, tile))


@frame
class SecondUse(Procedure):
    seat: Seat
    pawn: int
    tile: int

    @step("EN-PAWN-02")
    def move(self, g: EmpiresNorth) -> None:
        pawns = g.players[self.seat].pawns
        g.happened(PawnMoved, self.seat, ACTIONS[pawns[self.pawn]], ACTIONS[self.tile])
        pawns[self.pawn] = self.tile
        mark(g, self.tile)
        g.then(Declared(self.seat, self.tile))

    @step("EN-PAWN-14")
    def flip(self, g: EmpiresNorth) -> None:
        """After the action, wherever an effect has moved it."""
        pawns = g.players[self.seat].pawns
        g.happened(PawnTurned, self.seat, ACTIONS[pawns[self.pawn]])
        pawns[self.pawn] += TURNED


def free_move(g: EmpiresNorth, seat: Seat) -> int:
    """The place of a card that lets a pawn move for nothing, if one still may this round."""
    free = g.cards.free_move
    for place, shown in enumerate(faces(g, g.players[seat])):
        if shown != NOTHING and free[shown] and not used_up(g, seat, place):
            return place
    return NOTHING


@frame
class PayForMove(Decision):
    """EN-CARD-13  A card lets you move for nothing; do you use it now? EN-CLEAN-10  It works so often in a round."""

    clause = "EN-CARD-13"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [FOR_NOTHING, FOR_FOOD]


@choice
class ForNothing(Choice):
    """EN-FEAT-01  By the Feature of a card."""

    def perform(self, g: EmpiresNorth, decision: PayForMove) -> None:
        place, player = free_move(g, decision.seat), g.players[decision.seat]
        player.used[place] += 1
        g.happened(FeatureWorked, decision.seat, g.cards.names[player.empire[place]], place)


@choice
class ForFood(Choice):
    def refusal(self, g: EmpiresNorth, decision: PayForMove) -> Refusal | None:
        return no("EN-PAWN-02") if lacking(g, decision.seat, ONE_FOOD) else None

    def perform(self, g: EmpiresNorth, decision: PayForMove) -> None:
        pay(g, decision.seat, "food", ONE_FOOD)


FOR_NOTHING, FOR_FOOD = ForNothing(), ForFood()


# -- by an effect --------------------------------------------------------------------------------------------------


@frame
class ShiftWhich(Decision):
    """EN-PAWN-07  Do you move a pawn that is on a tile, and where to? EN-PAWN-08  Any tile will do, for nothing."""

    clause = "EN-PAWN-07"
    seat: Seat
    by: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        stands = sorted({pawn for pawn in g.players[self.seat].pawns if pawn != IN_FRONT})
        tiles = range(len(ACTIONS))
        return [*(SHIFTS[pawn][tile] for pawn in stands for tile in tiles if tile != pawn % TURNED), STAY]


@choice
class ShiftPawn(Choice):
    """EN-PAWN-07  By an effect: EN-PAWN-09 its side stays up, and nothing is done there."""

    source: str
    side: str
    tile: str

    def perform(self, g: EmpiresNorth, decision: ShiftWhich) -> None:
        turned = TURNED if self.side == "exhausted" else 0
        pawns = g.players[decision.seat].pawns
        pawns[the_pawn(g, decision.seat, ACTIONS.index(self.source) + turned)] = ACTIONS.index(self.tile) + turned
        g.happened(PawnShifted, decision.seat, self.source, self.tile)


def the_pawn(g: EmpiresNorth, seat: Seat, stands: int) -> int:
    """Of two pawns on one tile the one that is not in use: the other one is about to be flipped, so moving it is as
    good as moving none."""
    in_use = [each.pawn for each in g.frames if isinstance(each, SecondUse)]
    found = [pawn for pawn, at in enumerate(g.players[seat].pawns) if at == stands]
    return next((pawn for pawn in found if pawn not in in_use), found[0])


@choice
class Stay(Choice):
    """EN-PAWN-07  The pawns stay where they are."""


STAY = Stay()
SHIFTS: list[list[Choice]] = [
    [ShiftPawn(source, side, tile) for tile in ACTIONS] for side in ("ready", "exhausted") for source in ACTIONS
]
