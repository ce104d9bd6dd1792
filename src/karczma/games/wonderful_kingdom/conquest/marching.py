"""Moving armies: one target, any number of origins, and the battle that is decided by numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.control import board_of, castle_of, count_board, holds, settle_tokens
from karczma.games.wonderful_kingdom.table.boards import BONUSES, DOUBLE_MOVE, MOST_SPOTS
from karczma.games.wonderful_kingdom.table.packed import posts
from karczma.games.wonderful_kingdom.table.terms import NOBODY, RIVAL, SOLDIER
from karczma.games.wonderful_kingdom.words.conquest_events import ArmiesFreed, ArmiesMoved, ArmiesReturned, SpotsHeld
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


def is_double(g: WonderfulKingdom, seat: Seat) -> bool:
    """WK-CBON-11  Held when the move is declared, perhaps by one of the armies that move."""
    return holds(g, seat, DOUBLE_MOVE) > 0


def defenders(g: WonderfulKingdom, seat: Seat, target: int) -> int:
    """Enemy armies there; WK-CONQ-36 none in a free or own territory."""
    return g.armies[target] if g.holder[target] != seat else 0


def armies_for(g: WonderfulKingdom, seat: Seat, target: int) -> list[tuple[int, int]]:
    """(origin, armies) from which one may march there; WK-CONQ-28 neighbours, WK-CBON-08 or two steps away."""
    origins = list(board_of(g).adjacent[target])
    if is_double(g, seat):
        origins += [far for far, by in board_of(g).two_steps[target] if may_pass(g, seat, by) and far not in origins]
    origins = list(dict.fromkeys(origins))
    return [(origin, g.armies[origin]) for origin in origins if g.holder[origin] == seat and g.armies[origin]]


def may_pass(g: WonderfulKingdom, seat: Seat, by: int) -> bool:
    """WK-CBON-09  Not through a territory that the opponent occupies, nor through the enemy castle."""
    return g.holder[by] in (seat, NOBODY)


@frame
class Muster(Decision):
    """WK-CONQ-28, WK-CONQ-29  From where does an army march? Any number, at least one."""

    clause = "WK-CONQ-28"
    seat: Seat
    target: int

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [*map(send, board_of(g).names), GO]

    def options(self, g: WonderfulKingdom) -> list[Choice]:
        names, sent, found = board_of(g).names, sum(g.mustered), list[Choice]()
        if sent < g.players[self.seat].wallet[SOLDIER]:  # WK-CONQ-46
            near = armies_for(g, self.seat, self.target)
            found += [send(names[origin]) for origin in sorted(o for o, n in near if g.mustered[o] < n)]
        return [*found, GO] if sent > defenders(g, self.seat, self.target) else found


@choice
class SendArmy(Choice):
    """WK-CBON-10  One soldier for each army, also over two steps."""

    source: str

    def refusal(self, g: WonderfulKingdom, decision: Muster) -> Refusal | None:
        origin, sent = board_of(g).number[self.source], sum(g.mustered)
        if g.holder[origin] != decision.seat or not g.armies[origin]:
            return no("WK-CONQ-28", source=self.source)
        if origin not in dict(armies_for(g, decision.seat, decision.target)):
            return no("WK-CONQ-28", source=self.source, territory=board_of(g).names[decision.target])
        if g.mustered[origin] == g.armies[origin]:
            return no("WK-CONQ-29", territory=self.source)
        soldiers = g.players[decision.seat].wallet[SOLDIER]
        return no("WK-CONQ-46", price=sent + 1, soldiers=soldiers) if soldiers == sent else None

    def perform(self, g: WonderfulKingdom, decision: Muster) -> None:
        g.mustered[board_of(g).number[self.source]] += 1
        g.then(decision)


@choice
class Go(Choice):
    """WK-CONQ-28  The armies march; WK-CONQ-30 strictly more than there are enemies."""

    def refusal(self, g: WonderfulKingdom, decision: Muster) -> Refusal | None:
        needed, sent = defenders(g, decision.seat, decision.target) + 1, sum(g.mustered)
        return no("WK-CONQ-30", needed=needed, sent=sent) if sent < needed else None

    def perform(self, g: WonderfulKingdom, decision: Muster) -> None:
        left = [origin for origin, n in enumerate(g.mustered) if n]  # WK-CONQ-11
        move(g, decision.seat, decision.target)
        g.then(
            *(Distribute(decision.seat, territory) for territory in (decision.target, *left)), AfterMove(decision.seat)
        )


send = cache(SendArmy)
GO = Go()


def move(g: WonderfulKingdom, seat: Seat, target: int) -> None:
    """The soldiers are paid and the armies go; WK-CONQ-31 both sides lose the defenders' number.

    WK-CONQ-40, WK-CONQ-41, WK-CSOLO-20, WK-CSOLO-24  What is left of the attackers holds the territory.
    """
    board, sent, beaten = board_of(g), sum(g.mustered), defenders(g, seat, target)
    g.players[seat].wallet[SOLDIER] -= sent
    for origin, n in enumerate(g.mustered):
        if n:
            leave(g, origin, n)
            g.happened(ArmiesMoved, seat, board.names[origin], board.names[target], n)
    g.mustered = [0] * len(g.armies)  # WK-CONQ-28
    if beaten:
        send_home(g, target, beaten)
        return_own(g, seat, target, beaten)
    g.holder[target] = seat
    g.armies[target] += sent - beaten
    g.posts[target] = 0 if beaten else g.posts[target]  # WK-CONQ-11, WK-CONQ-34
    count_board(g)  # WK-CONQ-34


def leave(g: WonderfulKingdom, origin: int, n: int) -> None:
    """WK-CONQ-34  Armies leave; WK-CONQ-45 an empty territory is nobody's, WK-CONQ-07 but a castle its owner's."""
    g.armies[origin] -= n
    g.posts[origin] = 0
    if not g.armies[origin]:
        abandon(g, origin)


def abandon(g: WonderfulKingdom, territory: int) -> None:
    own_castles = [castle_of(g, side) for side in range(2 if not g.solo else 1)]
    if territory not in own_castles:
        g.holder[territory] = NOBODY


@carries_out("WK-CONQ-31")
def send_home(g: WonderfulKingdom, target: int, n: int) -> None:
    """WK-CONQ-31  Beaten armies return to their castle; WK-CSOLO-10 those of the solo enemy leave the board."""
    loser, name = g.holder[target], board_of(g).names[target]
    g.armies[target] = 0
    if g.solo:
        g.rule = "WK-CSOLO-10"
        g.reserve[RIVAL] += n
        g.happened(ArmiesReturned, NOBODY, name, n)
    else:
        g.armies[castle_of(g, loser)] += n
        g.happened(ArmiesReturned, loser, name, n)


@carries_out("WK-CONQ-32")
def return_own(g: WonderfulKingdom, seat: Seat, target: int, n: int) -> None:
    """WK-CONQ-32, WK-CSOLO-11  As many own armies as were beaten go to the own castle."""
    if g.solo:
        g.rule = "WK-CSOLO-11"
    g.armies[castle_of(g, seat)] += n
    g.happened(ArmiesReturned, seat, board_of(g).names[target], n)


# -- bonus spots ---------------------------------------------------------------------------------------------------


@frame
class Distribute(Procedure):
    seat: Seat
    territory: int

    @step("WK-CONQ-11")
    def distribute(self, g: WonderfulKingdom) -> None:
        """WK-CONQ-10  One army for each spot; who has fewer armies than spots chooses which are held."""
        spots, n = len(board_of(g).spots[self.territory]), g.armies[self.territory]
        if not spots or not n or g.holder[self.territory] != self.seat:
            return
        if n < spots:
            g.then(HoldWhich(self.seat, self.territory))
        else:
            hold(g, self.seat, self.territory, range(spots))


@frame
class HoldWhich(Decision):
    """WK-CONQ-11  Which bonus spots do your armies hold?"""

    clause = "WK-CONQ-11"
    seat: Seat
    territory: int

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        spots = range(len(board_of(g).spots[self.territory]))
        return [Hold(held) for held in combinations(spots, g.armies[self.territory])]


@choice
class Hold(Choice):
    spots: tuple[int, ...]

    def perform(self, g: WonderfulKingdom, decision: HoldWhich) -> None:
        hold(g, decision.seat, decision.territory, self.spots)


def hold(g: WonderfulKingdom, seat: Seat, territory: int, spots: Sequence[int]) -> None:
    held = posts(spots)
    if g.posts[territory] != held:
        g.posts[territory] = held
        count_board(g)
        bonuses = [BONUSES[board_of(g).spots[territory][spot]] for spot in spots]
        first, second, third, *_ = *bonuses, *["none"] * MOST_SPOTS
        g.happened(SpotsHeld, seat, board_of(g).names[territory], held, first, second, third)


@frame
class AfterMove(Procedure):
    """WK-CONQ-35  The spots held before and after the whole action are compared."""

    seat: Seat

    @step("WK-CONQ-35")
    def settle(self, g: WonderfulKingdom) -> None:
        """Trap and spy tokens are taken or given back."""
        settle_tokens(g)

    @step("WK-CBON-15")
    def free(self, g: WonderfulKingdom) -> None:
        """WK-CBON-17, WK-CSOLO-16  Who takes the prison frees all own armies there, to the own castle."""
        n = g.prisoners[self.seat]
        if n and g.holder[board_of(g).prison] == self.seat:
            g.prisoners[self.seat] = 0
            g.armies[castle_of(g, self.seat)] += n
            g.happened(ArmiesFreed, self.seat, n)
