"""Chapter "Sail": ships and their loads, and the queue on the Expedition board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.goods.payment import give
from karczma.games.empires_north.table.terms import (
    COMMON,
    FISH,
    GOLD,
    RAZE,
    RIVAL,
    SHIP,
    WITH_FISH,
    WITH_GOLD,
    WITH_RAZE,
)
from karczma.games.empires_north.words.events import ShipMoved, ShipQueued, ShipReturned
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, carries_out, frame

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth

LOADS = {"none": 0, "fish": WITH_FISH, "raze": WITH_RAZE, "fish_raze": WITH_FISH | WITH_RAZE}
GOLDEN = {"gold": WITH_GOLD, "gold_raze": WITH_GOLD | WITH_RAZE}  # EN-TILE-12
PARTS = ((WITH_FISH, FISH), (WITH_RAZE, RAZE), (WITH_GOLD, GOLD))


def sail(g: EmpiresNorth, seat: Seat) -> None:
    """EN-TILE-08  One ship from the supply to the end of the queue; EN-TILE-13 there is no limit."""
    player = g.players[seat]
    if player.clan_ships and player.wallet[SHIP]:
        g.then(SailWith(seat))
    else:
        set_out(g, seat, 0 if player.clan_ships else COMMON)


def set_out(g: EmpiresNorth, seat: Seat, ship: int) -> None:
    """EN-TILE-17, EN-EX-24  The load is chosen now, after the card of the window. Without fish and Raze tokens there is
    no choice."""
    wallet = g.players[seat].wallet
    if wallet[FISH] or wallet[RAZE] or (g.gold_sails and wallet[GOLD]):
        g.then(LoadWhat(seat, ship))
    else:
        put_in_queue(g, seat, ship)


@carries_out("EN-TILE-08")
def put_in_queue(g: EmpiresNorth, seat: Seat, load: int) -> None:
    player = g.players[seat]
    if load & COMMON:
        player.wallet[SHIP] -= 1
    else:
        player.clan_ships -= 1
    g.queue.append(seat)
    g.loads.append(load)
    g.happened(ShipQueued, seat, len(g.queue) - 1, load)


@frame
class SailWith(Decision):
    """EN-TILE-18  With a Clan ship or with a Common ship?"""

    clause = "EN-TILE-18"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [CLAN_SHIP, COMMON_SHIP]


@choice
class ClanShip(Choice):
    def perform(self, g: EmpiresNorth, decision: SailWith) -> None:
        set_out(g, decision.seat, 0)


@choice
class CommonShip(Choice):
    def perform(self, g: EmpiresNorth, decision: SailWith) -> None:
        set_out(g, decision.seat, COMMON)


CLAN_SHIP, COMMON_SHIP = ClanShip(), CommonShip()


@frame
class LoadWhat(Decision):
    """EN-TILE-10  A fish, a Raze token, both or neither? Nothing can be added later."""

    clause = "EN-TILE-10"
    seat: Seat
    ship: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [*PLAIN_LOADS, *GOLDEN_LOADS]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        wallet = g.players[self.seat].wallet
        fish, raze = wallet[FISH], wallet[RAZE]
        shown = [PLAIN_LOADS[0]]
        if fish:
            shown.append(PLAIN_LOADS[1])
        if raze:
            shown.append(PLAIN_LOADS[2])
            if fish:
                shown.append(PLAIN_LOADS[3])
        if g.gold_sails and wallet[GOLD]:
            shown += GOLDEN_LOADS[: 2 if raze else 1]
        return shown


@choice
class Load(Choice):
    """EN-TILE-11  At most one fish and one Raze token, from the own supply."""

    goods: str

    def refusal(self, g: EmpiresNorth, decision: LoadWhat) -> Refusal | None:
        """EN-TILE-12  Gold is no fish, unless the table says so."""
        if self.goods in GOLDEN and not g.gold_sails:
            return no("EN-TILE-12")
        wallet, load = g.players[decision.seat].wallet, bits(self.goods)
        missing = [token for part, token in PARTS if load & part and not wallet[token]]
        return no("EN-TILE-11", token=g.tokens[missing[0]]) if missing else None

    def perform(self, g: EmpiresNorth, decision: LoadWhat) -> None:
        load = bits(self.goods)
        for part, token in PARTS:
            if load & part:
                give(g, decision.seat, token, 1)
        put_in_queue(g, decision.seat, decision.ship | load)


def bits(goods: str) -> int:
    return LOADS[goods] if goods in LOADS else GOLDEN[goods]


PLAIN_LOADS: list[Choice] = [Load(goods) for goods in LOADS]
GOLDEN_LOADS: list[Choice] = [Load(goods) for goods in GOLDEN]


# -- the queue -----------------------------------------------------------------------------------------------------


def leave_queue(g: EmpiresNorth, place: int) -> int:
    """EN-EXP-10, EN-EX-18  The ship goes back to its owner and its load to the general supply, used or not; EN-EXP-19
    those behind it close up. EN-SOLO-16  A rival ship goes back to the general supply. What was on it."""
    seat, load = g.queue.pop(place), g.loads.pop(place)
    if seat != RIVAL:
        player = g.players[seat]
        if load & COMMON:
            player.wallet[SHIP] += 1
        else:
            player.clan_ships += 1
    g.happened(ShipReturned, seat, place)
    return load


def movable(g: EmpiresNorth, seat: Seat) -> list[int]:
    """EN-EXP-15  The own ships that have another one in front of them: EN-EXP-22 whoever owns it, EN-SOLO-07 a rival
    too."""
    return [place for place, owner in enumerate(g.queue) if owner == seat and place]


@carries_out("EN-EXP-14")
def move_forward(g: EmpiresNorth, place: int) -> None:
    """EN-EXP-14  It swaps places with the ship in front; EN-TILE-14, EN-EX-15 and so do the Order tokens of Common
    ships."""
    for line in (g.queue, g.loads):
        line[place - 1], line[place] = line[place], line[place - 1]
    g.happened(ShipMoved, g.queue[place - 1], place)
