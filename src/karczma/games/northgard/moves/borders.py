"""Chapter "Move action", its borders: what crossing one costs, and which may be crossed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.table.terms import NOWHERE, REGULAR, Territory
from karczma.games.northgard.variants.creatures import bear_on, unsharing
from karczma.kernel.bases import Plain
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@value
class Orders(Plain):
    """What a card says about its Move action. NG-MOVE-08  Each action has orders of its own."""

    ignore_difficult: bool = False
    peaceful: bool = False


@value
class Crossing(Plain):
    """Somebody who has so many moves, about to cross a border of that territory."""

    seat: Seat
    moves: int
    orders: Orders
    source: Territory


def cost(price: int, orders: Orders) -> int:
    """NG-MOVE-06  One move, across a difficult border one more; NG-CARD-02 unless the card ignores it."""
    return REGULAR if orders.ignore_difficult else price


def hostile(g: Northgard, seat: Seat, territory: Territory) -> bool:
    """Where entering means a battle: NG-MOVE-09 enemy units, NG-CREA-13 or a creature that does not share."""
    return g.is_enemy(seat, territory) or bool(unsharing(g, territory))


def present(g: Northgard, seat: Seat, territory: Territory) -> int:
    """How many units of the mover could leave: NG-TEAM-04 on a partner's land those who pass through it."""
    return g.units[territory] if g.owner[territory] == seat else g.invaders[territory]


def ways(g: Northgard, move: Crossing) -> list[Territory]:
    """The territories these units may move to; NG-MAP-11 only adjacent ones."""
    return [
        target
        for target, price in g.chart.adjacent[move.source]
        if barred(g, move, target, cost(price, move.orders)) is None
    ]


def barred(g: Northgard, move: Crossing, target: Territory, price: int) -> Refusal | None:
    """Why none of these units may cross that border now."""
    if price > move.moves:
        return no("NG-MOVE-06", price=price, moves=move.moves)
    here, alone = g.kaija == move.source, present(g, move.seat, move.source) == 1
    why = forbidden(g, move.seat, move.orders, target, only_kaija=here and alone)
    if why or not g.teams:
        return why
    left = Crossing(move.seat, move.moves - price, move.orders, move.source)
    if here and not hostile(g, move.seat, target) and none_stranded(g, left, target, all_go=True, kaija=True):
        return None
    if not (here and alone) and none_stranded(g, left, target, all_go=not here, kaija=False):
        return None
    return no("NG-TEAM-05")


def no_way_out(g: Northgard, move: Crossing) -> Refusal:
    """Why nobody can leave that territory: the reason of its borders, if it is the same for all of them."""
    borders = [(target, cost(price, move.orders)) for target, price in g.chart.adjacent[move.source]]
    reasons = [why for target, price in borders if (why := barred(g, move, target, price))]
    if len({why.clause for why in reasons}) != 1:
        return no("NG-MOVE-02", territory=move.source)
    if reasons[0].clause == "NG-MOVE-06":
        return no("NG-MOVE-06", territory=move.source, moves=move.moves)
    return reasons[0]


def stopped(g: Northgard, seat: Seat, territory: Territory) -> Refusal | None:
    """Own units have entered there in this action and wait for their battle: NG-MOVE-09, NG-CREA-13 they stop."""
    if not g.invaders[territory]:
        return None
    return no("NG-MOVE-09" if g.is_enemy(seat, territory) else "NG-CREA-13", territory=territory)


def forbidden(g: Northgard, seat: Seat, orders: Orders, target: Territory, only_kaija: bool) -> Refusal | None:
    """Why nobody may enter there, whatever the moves."""
    if len(unsharing(g, target)) > 1:
        return no("NG-CREA-14")
    if hostile(g, seat, target):
        if orders.peaceful:
            return no("NG-CARD-02")
        if only_kaija:
            return no("NG-CLAN-05" if g.is_enemy(seat, target) else "NG-CLAN-21")
    if g.is_partners(seat, target) and (bear_on(g, target) or unsharing(g, target)):
        return no("NG-TEAM-05")  # NG-CTYPE-14, NG-CREA-13  they would have to stay
    return None


# -- passing through a partner's land ------------------------------------------------------------------------------


def guests(g: Northgard, seat: Seat) -> list[Territory]:
    """NG-TEAM-04  Territories of the partner that own units are passing through."""
    return [t for t, n in enumerate(g.invaders) if n and g.is_partners(seat, t)] if g.teams else []


def none_stranded(g: Northgard, move: Crossing, target: Territory, all_go: bool, kaija: bool) -> bool:
    """NG-TEAM-05  Whether, after a move that leaves so many moves, nobody would have to stay on a partner's land.

    Of one's own land it does not matter who stays.
    """
    if not g.teams:
        return True
    source, waiting = move.source, {*guests(g, move.seat)}
    if all_go:
        waiting.discard(source)
    if g.is_partners(move.seat, target):
        waiting.add(target)
    at = target if kaija else g.kaija
    return can_leave(g, move, tuple(sorted(waiting)), at if at in waiting else NOWHERE)


def can_leave(g: Northgard, move: Crossing, waiting: tuple[Territory, ...], kaija: Territory) -> bool:
    """NG-TEAM-05  Whether all who wait there can leave; who goes together, and joins others on the way, goes far."""
    if not waiting:
        return True
    for source in waiting:
        for target, price in g.chart.adjacent[source]:
            left = Crossing(move.seat, move.moves - cost(price, move.orders), move.orders, source)
            if left.moves < 0 or forbidden(g, move.seat, move.orders, target, only_kaija=kaija == source):
                continue
            rest = {*waiting} - {source} | ({target} if g.is_partners(move.seat, target) else set())
            if can_leave(g, left, tuple(sorted(rest)), target if kaija == source else kaija):
                return True
    return False
