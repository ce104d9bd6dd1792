"""Chapter "Keywords": Recover, Release, Ready, Assign, and taking back what was assigned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.empires_north.building.empire import add_to
from karczma.games.empires_north.features.triggers import trigger
from karczma.games.empires_north.goods.gaining import recover
from karczma.games.empires_north.keywords.discard import name_at
from karczma.games.empires_north.locations import exhausted, ready
from karczma.games.empires_north.table.choices import AMOUNTS, ENOUGH, good, on_show
from karczma.games.empires_north.table.terms import ASSIGN, TOKENS, WORKER
from karczma.games.empires_north.words.events import GoodsAssigned, GoodsWithdrawn
from karczma.kernel.choices import Choice, Refusal, Seat, no
from karczma.kernel.flow import Decision, carries_out, frame
from karczma.kernel.quantities import Effect, Use
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth

ALL_OF_THEM = 0


@value
class Recover(Effect):
    """`recover`: EN-KEY-07  up to so many spent Workers come back; nobody would want fewer."""

    n: int

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return bool(g.players[seat].spent)  # EN-KEY-08

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        recover(g, seat, self.n)


# -- Release -------------------------------------------------------------------------------------------------------


@value
class Release(Effect):
    """`release`: EN-KEY-05  up to so many assigned Workers come back."""

    n: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return bool(with_workers(g, seat))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if with_workers(g, seat):
            g.then(ReleaseFrom(seat, by, self.n))


def with_workers(g: EmpiresNorth, seat: Seat) -> list[int]:
    return [place for place, held in enumerate(g.players[seat].assigned) if held and held[WORKER]]


@frame
class ReleaseFrom(Decision):
    """EN-KEY-05  From which card? EN-KEY-06  Or from none."""

    clause = "EN-KEY-05"
    seat: Seat
    by: str
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [*on_show(g, self.seat, with_workers(g, self.seat)), DECLINE]

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        held = g.players[self.seat].assigned[place]
        return None if held and held[WORKER] else no("EN-KEY-05", card=name_at(g, self.seat, place))

    def take(self, g: EmpiresNorth, place: int) -> None:
        take_off(g, self.seat, place, WORKER, 1)
        if self.left > 1:
            Release(self.left - 1).do(g, self.seat, self.by)


def take_off(g: EmpiresNorth, seat: Seat, place: int, token: int, n: int) -> None:
    """From a card back to the supply, where it can be used at once."""
    player = g.players[seat]
    add_to(player, place, token, -n)
    player.wallet[token] += n
    g.happened(GoodsWithdrawn, seat, name_at(g, seat, place), place, TOKENS[token], n)


# -- Ready ---------------------------------------------------------------------------------------------------------


@value
class Ready(Effect):
    """`ready`: one exhausted card, or all of them; EN-KEY-19."""

    what: str
    n: int = ALL_OF_THEM
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return bool(exhausted(g, seat, self.what))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        turned = exhausted(g, seat, self.what)
        if self.n == ALL_OF_THEM or len(turned) <= self.n:
            for place in turned:
                ready(g, seat, place)
        else:
            g.then(ReadyWhich(seat, by, self.what, self.n))


@frame
class ReadyWhich(Decision):
    """EN-KEY-19  Which card is readied?"""

    clause = "EN-KEY-19"
    seat: Seat
    by: str
    what: str
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return on_show(g, self.seat, exhausted(g, self.seat, self.what))

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        """EN-LACT-05  Not the card whose Action is being resolved."""
        if place in exhausted(g, self.seat, self.what):
            return None
        player, name = g.players[self.seat], name_at(g, self.seat, place)
        if not player.exhausted[place]:
            return no("EN-KEY-19", card=name)
        return no("EN-LACT-05", card=name) if player.empire[place] == g.acting else no("EN-KEY-19", island=name)

    def take(self, g: EmpiresNorth, place: int) -> None:
        ready(g, self.seat, place)
        if self.left > 1:
            Ready(self.what, self.left - 1).do(g, self.seat, self.by)


# -- Assign --------------------------------------------------------------------------------------------------------


@value
class Assign(Effect):
    """`assign`: EN-KEY-03  1 to so many Goods from the supply to this card; EN-GOODS-06, EN-EX-17 exactly these, never
    Gold in their place."""

    kinds: tuple[int, ...]
    up_to: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        wallet = g.players[seat].wallet
        return any(wallet[kind] for kind in self.kinds)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if self.possible(g, seat) and g.acting in g.players[seat].empire:
            one = len(self.kinds) == 1
            asks = AssignHowMany(seat, by, self.kinds[0], self.up_to) if one else AssignWhat(seat, by, self, self.up_to)
            g.then(asks, Use(seat, by, Assigned()))


@value
class Assigned(Effect):
    """Features wait for it once for each Assign, however many Goods it was."""

    asks = True

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        trigger(g, seat, ASSIGN)


@carries_out("EN-KEY-03")
def put_on(g: EmpiresNorth, seat: Seat, token: int, n: int) -> None:
    """EN-KEY-04  What lies on a card is no longer in the supply."""
    player = g.players[seat]
    place = player.empire.index(g.acting)  # type: ignore[arg-type]
    player.wallet[token] -= n
    add_to(player, place, token, n)
    g.happened(GoodsAssigned, seat, name_at(g, seat, place), place, TOKENS[token], n)


@frame
class AssignHowMany(Decision):
    """EN-KEY-03  How many do you assign? At least one."""

    clause = "EN-KEY-03"
    seat: Seat
    by: str
    token: int
    up_to: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return AMOUNTS[1 : min(self.up_to, g.players[self.seat].wallet[self.token]) + 1]

    def take(self, g: EmpiresNorth, n: int) -> None:
        put_on(g, self.seat, self.token, n)


@frame
class AssignWhat(Decision):
    """EN-KEY-03  What do you assign next? At least one Good."""

    clause = "EN-KEY-03"
    seat: Seat
    by: str
    effect: Assign
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        begun: list[Choice] = [ENOUGH] if self.left < self.effect.up_to else []
        return [*(good(TOKENS[kind]) for kind in self.effect.kinds), *begun]

    def refuses(self, g: EmpiresNorth, token: str) -> Refusal | None:
        return None if g.players[self.seat].wallet[TOKENS.index(token)] else no("EN-KEY-03", token=token)

    def take(self, g: EmpiresNorth, token: str) -> None:
        put_on(g, self.seat, TOKENS.index(token), 1)
        if self.left > 1:
            g.then(AssignWhat(self.seat, self.by, self.effect, self.left - 1))


@value
class Withdraw(Effect):
    """`withdraw`: everything assigned to one of the own cards may go back to the supply."""

    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return any(g.players[seat].assigned)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if self.possible(g, seat):
            g.then(WithdrawFrom(seat, by))


@frame
class WithdrawFrom(Decision):
    """EN-KEY-03  From which card, or from none?"""

    clause = "EN-KEY-03"
    seat: Seat
    by: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        laden = [place for place, held in enumerate(g.players[self.seat].assigned) if held]
        return [*on_show(g, self.seat, laden), DECLINE]

    def refuses(self, g: EmpiresNorth, place: int) -> Refusal | None:
        held = g.players[self.seat].assigned[place]
        return None if held else no("EN-KEY-03", card=name_at(g, self.seat, place))

    def take(self, g: EmpiresNorth, place: int) -> None:
        for token, n in enumerate(g.players[self.seat].assigned[place]):
            if n:
                take_off(g, self.seat, place, token, n)
