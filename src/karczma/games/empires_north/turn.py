"""Chapter "Action phase": turns until all have passed, and what a player may do on one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.games.empires_north.building.build import unbuildable
from karczma.games.empires_north.building.empire import distinct
from karczma.games.empires_north.features.discounts import build_cheaper, discount
from karczma.games.empires_north.features.voluntary import EndTurn, is_voluntary, usable_features, voluntary
from karczma.games.empires_north.goods.payment import payable
from karczma.games.empires_north.locations import usable, use_location, useless
from karczma.games.empires_north.pawns.actions import possible_actions
from karczma.games.empires_north.pawns.placing import (
    can_move,
    neighbours,
    second_use,
    unmovable,
    unplaceable,
    use_pawn,
)
from karczma.games.empires_north.raze import can_raze, raze
from karczma.games.empires_north.table.terms import ACTIONS, IN_ACTION, IN_FRONT, PHASES, POPULATE, TURNED
from karczma.games.empires_north.variants.solo import rival_fleet
from karczma.games.empires_north.words.events import Passed, PhaseBegan
from karczma.kernel.choices import Choice, Refusal, Seat, choice
from karczma.kernel.flow import Decision, Procedure, Random, frame, step

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


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
            rival_fleet(g)  # EN-SOLO-05

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

    def draw(self, g: EmpiresNorth, chance: Random) -> tuple[Choice, bool]:
        """The same, without reckoning what every card costs and does."""
        if g.policy is not None:
            return Decision.draw(self, g, chance)
        seat, cost = self.seat, g.cards.cost
        hand = dict.fromkeys([g.cards.names[card] for card in g.players[seat].hand if cost[card] is not None])
        shown: list[Choice] = [build_card(name) for name in hand]
        shown += pawn_uses(g, seat)
        shown += [use_card(name, place) for name, place in ready_uses(g, seat)]
        shown += usable_features(g, self)
        return self.draw_from([*shown, RAZE_THEM, PASS], g, chance, PASS)  # EN-ACT-08

    def several(self, g: EmpiresNorth) -> bool:
        """There is always passing (EN-ACT-08); and a pawn to place, or a card to build even in full."""
        if unplaceable(g, self.seat, POPULATE) is None:
            return True
        costs = [g.cards.cost[card] for card in g.players[self.seat].hand]
        return any(cost is not None and payable(g, self.seat, cost) for cost in costs)


def builds(g: EmpiresNorth, seat: Seat) -> list[Choice]:
    names = g.cards.names
    return [build_card(name) for name in dict.fromkeys([names[card] for card in g.players[seat].hand])]


def moves(g: EmpiresNorth, seat: Seat) -> list[Choice]:
    """Every tile with a pawn of one's own, and every tile it could go to."""
    stands = sorted({pawn % TURNED for pawn in g.players[seat].pawns if pawn != IN_FRONT})
    return [MOVES[source][tile] for source in stands for tile in range(len(ACTIONS))]


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


def pawn_uses(g: EmpiresNorth, seat: Seat) -> list[Choice]:
    """Pawns to place and to move: what is possible where is asked once for all of them."""
    pawns = g.players[seat].pawns
    moving = sorted({pawn for pawn in pawns if 0 <= pawn < TURNED})
    if moving and not can_move(g, seat):
        moving = []
    if IN_FRONT not in pawns and not moving:
        return []
    tiles = [tile for tile in possible_actions(g, seat) if tile not in g.marked]  # EN-SOLO-03
    placed = [PLACES[tile] for tile in tiles] if IN_FRONT in pawns else []
    return placed + [MOVES[at][tile] for at in moving for tile in sorted(neighbours(g, at)) if tile in tiles]


def quick_options(g: EmpiresNorth, decision: Act) -> list[Choice]:
    """The same as asking every candidate, but what is plainly impossible is not looked at."""
    seat, player = decision.seat, g.players[decision.seat]
    spared = discount(g, seat)
    hand = {g.cards.names[card]: cost for card in player.hand if (cost := g.cards.cost[card]) is not None}
    shown: list[Choice] = [build_card(name) for name, cost in hand.items() if payable(g, seat, cost, spared)]
    shown += pawn_uses(g, seat)
    shown += [use_card(name, place) for name, place in ready_uses(g, seat) if usable(g, seat, place)]
    shown += usable_features(g, decision)
    if can_raze(g, seat) is None:
        shown.append(RAZE_THEM)
    shown.append(PASS)
    return shown


@choice
class Build(Choice):
    """EN-BUILD-01  A Location of the hand, for its cost."""

    card: str

    def refusal(self, g: EmpiresNorth, decision: Act) -> Refusal | None:
        seat, cost = decision.seat, g.cards.cost[g.cards.card_id[self.card]]
        if cost is not None and payable(g, seat, cost):
            return None  # a discount makes nothing dearer
        return unbuildable(g, seat, self.card, discount(g, seat))

    def perform(self, g: EmpiresNorth, decision: Act) -> None:
        build_cheaper(g, decision.seat, self.card)


@choice
class PlacePawn(Choice):
    """EN-PAWN-01  The first use of a pawn."""

    tile: str

    def refusal(self, g: EmpiresNorth, decision: Act) -> Refusal | None:
        return unplaceable(g, decision.seat, ACTIONS.index(self.tile))

    def perform(self, g: EmpiresNorth, decision: Act) -> None:
        use_pawn(g, decision.seat, ACTIONS.index(self.tile))


@choice
class MovePawn(Choice):
    """EN-PAWN-02  The second use of a pawn."""

    source: str
    tile: str

    def refusal(self, g: EmpiresNorth, decision: Act) -> Refusal | None:
        return unmovable(g, decision.seat, ACTIONS.index(self.source), ACTIONS.index(self.tile))

    def perform(self, g: EmpiresNorth, decision: Act) -> None:
        second_use(g, decision.seat, ACTIONS.index(self.source), ACTIONS.index(self.tile))


@choice
class UseLocation(Choice):
    """EN-LACT-01  The Action of a ready Location."""

    card: str
    place: int

    def refusal(self, g: EmpiresNorth, decision: Act) -> Refusal | None:
        return useless(g, decision.seat, self.place)

    def perform(self, g: EmpiresNorth, decision: Act) -> None:
        use_location(g, decision.seat, self.place)


@choice
class Raze(Choice):
    """EN-RAZE-01  Exhaust a Location of an opponent; EN-SOLO-08 alone, replace an Island."""

    def refusal(self, g: EmpiresNorth, decision: Act) -> Refusal | None:
        return can_raze(g, decision.seat)

    def perform(self, g: EmpiresNorth, decision: Act) -> None:
        raze(g, decision.seat)


@choice
class Pass(Choice):
    """EN-ACT-05  No more actions this round. EN-ACT-08  Always allowed, and all that is left to whoever can do
    nothing."""

    def perform(self, g: EmpiresNorth, decision: Act) -> None:
        g.players[decision.seat].passed = True
        g.happened(Passed, decision.seat)


RAZE_THEM, PASS = Raze(), Pass()


@cache
def build_card(name: str) -> Build:
    return Build(name)


@cache
def use_card(name: str, place: int) -> UseLocation:
    return UseLocation(name, place)


PLACES: list[Choice] = [PlacePawn(tile) for tile in ACTIONS]
MOVES: list[list[Choice]] = [[MovePawn(source, tile) for tile in ACTIONS] for source in ACTIONS]
