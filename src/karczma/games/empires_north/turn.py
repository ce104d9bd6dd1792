"""Chapter "Action phase": turns until all have passed, and what a player may do on one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.games.empires_north.building import unbuildable
from karczma.games.empires_north.discounts import build_cheaper, discount
from karczma.games.empires_north.empire import distinct
from karczma.games.empires_north.events import Passed, PhaseBegan
from karczma.games.empires_north.locations import usable, use_location, useless
from karczma.games.empires_north.pawns import neighbours, second_use, unmovable, unplaceable, use_pawn
from karczma.games.empires_north.payment import payable
from karczma.games.empires_north.raze import can_raze, raze
from karczma.games.empires_north.terms import ACTIONS, IN_ACTION, IN_FRONT, PHASES, TURNED
from karczma.games.empires_north.variants.solo import rival_fleet
from karczma.games.empires_north.voluntary import EndTurn, is_voluntary, usable_features, voluntary
from karczma.kernel.choices import Choice, Refusal, Seat, choice
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.empires_north.state import EmpiresNorth


@frame
class ActionPhase(Procedure):
    """EN-ACT-01  From the First Player clockwise, one action each, until all have passed."""

    @step("EN-ROUND-01")
    def begin(self, g: EmpiresNorth) -> None:
        g.phase = IN_ACTION
        g.happened(PhaseBegan, PHASES[IN_ACTION])
        for player in g.players:
            player.passed = False
        if g.solo:
            rival_fleet(g)

    @step("EN-ACT-01")
    def turns(self, g: EmpiresNorth) -> None:
        g.then(Turn(g.first))


@frame
class Turn(Procedure):
    """EN-ACT-04  One action, or passing."""

    seat: Seat

    @step("EN-ACT-02")
    def act(self, g: EmpiresNorth) -> None:
        g.active = self.seat
        g.then(Act(self.seat))

    @step("EN-FEAT-01")
    def features(self, g: EmpiresNorth) -> None:
        """Features that are used at will, once more before the turn ends."""
        if g.cards.any_voluntary and not g.players[self.seat].passed:
            g.then(EndTurn(self.seat))

    @step("EN-ACT-07")
    def next_turn(self, g: EmpiresNorth) -> None:
        """The next one who has not passed; EN-ACT-11 that may be the same player again. EN-ACT-10  25 VP stop
        nobody."""
        for seat in g.seats_from((self.seat + 1) % g.seats):
            if not g.players[seat].passed:
                g.then(Turn(seat))
                return


@frame
class Act(Decision):
    """EN-ACT-02  Build, use a pawn, Raze, use a Location, or pass; EN-ACT-03 in any order and as often as possible."""

    clause = "EN-ACT-02"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        pawns = [*PLACES, *moves(g, self.seat)]
        shown = [*builds(g, self.seat), *pawns, *uses(g, self.seat), *voluntary(g, self.seat)]
        return [*shown, RAZE_THEM, PASS]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        return quick_options(g, self)


def builds(g: EmpiresNorth, seat: Seat) -> list[Choice]:
    names = g.cards.names
    return [build_card(name) for name in dict.fromkeys([names[card] for card in g.players[seat].hand])]


def moves(g: EmpiresNorth, seat: Seat) -> list[Choice]:
    """Every tile with a pawn of one's own, and every other tile."""
    stands = sorted({pawn % TURNED for pawn in g.players[seat].pawns if pawn != IN_FRONT})
    return [MOVES[source][tile] for source in stands for tile in range(len(ACTIONS)) if tile != source]


def uses(g: EmpiresNorth, seat: Seat) -> list[Choice]:
    """All cards of the Empire that are not used in another way; most of them have no Action."""
    names, empire = g.cards.names, g.players[seat].empire
    places = [place for place in range(len(empire)) if not is_voluntary(g, seat, place)]
    return [use_card(names[empire[place]], place) for place in distinct(g, seat, places)]


def ready_uses(g: EmpiresNorth, seat: Seat) -> list[tuple[str, int]]:
    """The Action Locations that are not exhausted."""
    player, names, acts = g.players[seat], g.cards.names, g.cards.acts
    sides = player.exhausted
    places = [place for place, card in enumerate(player.empire) if acts[card] and not sides[place]]
    return [(names[player.empire[place]], place) for place in distinct(g, seat, places)]


def quick_options(g: EmpiresNorth, asked: Act) -> list[Choice]:
    """The same as asking every candidate, but what is plainly impossible is not looked at."""
    seat, player = asked.seat, g.players[asked.seat]
    spared = discount(g, seat)
    hand = {g.cards.names[card]: cost for card in player.hand if (cost := g.cards.cost[card]) is not None}
    shown: list[Choice] = [build_card(name) for name, cost in hand.items() if payable(g, seat, cost, spared)]
    if IN_FRONT in player.pawns:
        shown += [PLACES[tile] for tile in range(len(ACTIONS)) if unplaceable(g, seat, tile) is None]
    for source in sorted({pawn for pawn in player.pawns if 0 <= pawn < TURNED}):
        near = sorted(neighbours(g, source))
        shown += [MOVES[source][tile] for tile in near if unmovable(g, seat, source, tile) is None]
    shown += [use_card(name, place) for name, place in ready_uses(g, seat) if usable(g, seat, place)]
    shown += usable_features(g, asked)
    if can_raze(g, seat) is None:
        shown.append(RAZE_THEM)
    shown.append(PASS)
    return shown


@choice
class Build(Choice):
    """EN-BUILD-01  A Location of the hand, for its cost."""

    card: str

    def refusal(self, g: EmpiresNorth, asked: Act) -> Refusal | None:
        return unbuildable(g, asked.seat, self.card, discount(g, asked.seat))

    def perform(self, g: EmpiresNorth, asked: Act) -> None:
        build_cheaper(g, asked.seat, self.card)


@choice
class PlacePawn(Choice):
    """EN-PAWN-01  The first use of a pawn."""

    tile: str

    def refusal(self, g: EmpiresNorth, asked: Act) -> Refusal | None:
        return unplaceable(g, asked.seat, ACTIONS.index(self.tile))

    def perform(self, g: EmpiresNorth, asked: Act) -> None:
        use_pawn(g, asked.seat, ACTIONS.index(self.tile))


@choice
class MovePawn(Choice):
    """EN-PAWN-02  The second use of a pawn."""

    source: str
    tile: str

    def refusal(self, g: EmpiresNorth, asked: Act) -> Refusal | None:
        return unmovable(g, asked.seat, ACTIONS.index(self.source), ACTIONS.index(self.tile))

    def perform(self, g: EmpiresNorth, asked: Act) -> None:
        second_use(g, asked.seat, ACTIONS.index(self.source), ACTIONS.index(self.tile))


@choice
class UseLocation(Choice):
    """EN-LACT-01  The Action of a ready Location."""

    card: str
    place: int

    def refusal(self, g: EmpiresNorth, asked: Act) -> Refusal | None:
        return useless(g, asked.seat, self.place)

    def perform(self, g: EmpiresNorth, asked: Act) -> None:
        use_location(g, asked.seat, self.place)


@choice
class Raze(Choice):
    """EN-RAZE-01  Exhaust a Location of an opponent; EN-SOLO-08 alone, replace an Island."""

    def refusal(self, g: EmpiresNorth, asked: Act) -> Refusal | None:
        return can_raze(g, asked.seat)

    def perform(self, g: EmpiresNorth, asked: Act) -> None:
        raze(g, asked.seat)


@choice
class Pass(Choice):
    """EN-ACT-05  No more actions this round. EN-ACT-08  Always allowed, and all that is left to whoever can do
    nothing."""

    def perform(self, g: EmpiresNorth, asked: Act) -> None:
        g.players[asked.seat].passed = True
        g.happened(Passed, asked.seat)


RAZE_THEM, PASS = Raze(), Pass()


@cache
def build_card(name: str) -> Build:
    return Build(name)


@cache
def use_card(name: str, place: int) -> UseLocation:
    return UseLocation(name, place)


PLACES: list[Choice] = [PlacePawn(tile) for tile in ACTIONS]
MOVES: list[list[Choice]] = [[MovePawn(source, tile) for tile in ACTIONS] for source in ACTIONS]
