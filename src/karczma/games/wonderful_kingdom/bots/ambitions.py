"""What a campaign can still bring: which territories the soldiers are enough for, the best for each soldier first."""

from __future__ import annotations

from karczma.games.wonderful_kingdom.bots.prospects import ROUNDS
from karczma.games.wonderful_kingdom.conquest.control import board_of, castle_of, colour_of
from karczma.games.wonderful_kingdom.conquest.marching import GO, Muster, SendArmy, armies_for, send
from karczma.games.wonderful_kingdom.conquest.prison import ImprisonWhich, SurrenderWhich
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import BLUE, NOBODY, RIVAL
from karczma.kernel.choices import Seat

LIKELY = 0.8  # that it comes about
PRISON = 1.5  # an army in each round that is left, lost or taken
SPOT = 0.7  # a bonus spot, for each round that is left
KEPT = 0.5  # a soldier that is kept for a later round, besides its point
ARMY = 0.3  # an army on the board, whatever it stands for
FAR = 9


def ambitions(g: WonderfulKingdom, seat: Seat, soldiers: int) -> float:
    if g.board == NOBODY or not g.armies or is_over(g):
        return 0.0
    targets = sorted((target(g, seat, t) for t in range(len(g.armies)) if g.holder[t] != seat), reverse=True)
    worth = threat(g) if g.solo else 0.0
    worth += ARMY * sum([n for t, n in enumerate(g.armies) if g.holder[t] == seat])
    for _, gain, price in targets:
        if price <= soldiers and gain > price:
            soldiers -= price
            worth += LIKELY * (gain - price * g.soldier_vp)
    return worth + KEPT * soldiers * (g.round < ROUNDS)


def is_over(g: WonderfulKingdom) -> bool:
    """Nothing marches any more after the last pass of the last round."""
    return g.ended or (g.round == ROUNDS and any(isinstance(each, ImprisonWhich | SurrenderWhich) for each in g.frames))


def threat(g: WonderfulKingdom) -> float:
    """WK-CSOLO-14  While the enemy holds the prison an army is lost in every round; better one that holds nothing."""
    safe = g.holder[board_of(g).prison] != RIVAL or g.armies[castle_of(g, 0)]
    return 0.0 if safe else -PRISON - SPOT * (ROUNDS - g.round)


def arrived(g: WonderfulKingdom) -> WonderfulKingdom:
    """A move that is being told, as if it were made: with the fewest armies that are enough, the castle's first."""
    decision = g.frames[-1] if g.frames else None
    if not isinstance(decision, Muster):
        return g
    g = g.copy()
    while g.frames and isinstance(g.frames[-1], Muster):
        g.apply(GO if GO.refusal(g, decision) is None else next_army(g, decision), decision.seat)
    return g


def next_army(g: WonderfulKingdom, decision: Muster) -> SendArmy:
    castle = castle_of(g, decision.seat)
    left = [(t == castle, n - g.mustered[t], t) for t, n in armies_for(g, decision.seat, decision.target)]
    return send(board_of(g).names[max(each for each in left if each[1])[2]])


def target(g: WonderfulKingdom, seat: Seat, territory: int) -> tuple[float, float, int]:
    """(gain for each soldier, gain, soldiers): one for each army that moves, and those that must be recruited."""
    gain, price = prize(g, seat, territory), effort(g, seat, territory)
    return gain / price, gain, price


def prize(g: WonderfulKingdom, seat: Seat, territory: int) -> float:
    """WK-CONQ-43, WK-CSOLO-13  Points, for and against, and a bonus spot for the rounds that are left."""
    board = board_of(g)
    if not g.solo and board.is_castle[territory]:
        return 0.0
    points = float(board.vp[territory][colour_of(g, seat)])
    if g.solo and g.holder[territory] == RIVAL:
        points += board.vp[territory][BLUE]
    elif not g.solo and g.holder[territory] == 1 - seat:
        points += board.vp[territory][colour_of(g, 1 - seat)]
    each_round = SPOT * bool(board.spots[territory]) + PRISON * (territory == board.prison)
    return points + each_round * (ROUNDS - g.round)


def effort(g: WonderfulKingdom, seat: Seat, territory: int) -> int:
    """WK-CONQ-26, WK-CONQ-28, WK-CONQ-30  A soldier for each army that moves; armies that lack come from the castle."""
    board, needed = board_of(g), g.armies[territory] + 1
    castle = castle_of(g, seat)
    near = [t for t in board.adjacent[territory] if g.holder[t] == seat]
    if not near:
        return FAR
    there = sum([g.armies[t] - (t != castle) for t in near if g.armies[t]])
    lacking = max(0, needed - there)
    steps = 1 if castle in near else 2
    waiting = 0 if castle in near else min(lacking, g.armies[castle])
    return needed + lacking * steps - waiting
