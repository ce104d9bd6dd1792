"""Chapter "Planning": what lies in the selection area is built or recycled, by both players at once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.destroying import DestroyCards
from karczma.games.wonderful_kingdom.construction.building import begin_construction, discard, fill
from karczma.games.wonderful_kingdom.construction.working import on_show, possible
from karczma.games.wonderful_kingdom.menaces.base_box import GiantRats, Marauders, MistGiants
from karczma.games.wonderful_kingdom.menaces.legends import BlackDragons, Sisters
from karczma.games.wonderful_kingdom.table.moments import DISCOUNTS, EXTRA, RECYCLE_EXTRA
from karczma.games.wonderful_kingdom.table.packed import of
from karczma.games.wonderful_kingdom.table.sight import expose, origin
from karczma.games.wonderful_kingdom.table.terms import (
    CALAMITY,
    CONQUEST,
    FACE_UP,
    MENACE,
    MENACES,
    NO_FAMILY,
    TOKENS,
    TREASURE,
)
from karczma.games.wonderful_kingdom.words.events import (
    CalamitySuffered,
    CardRecycled,
    CardRevealed,
    ConstructionBegun,
    CubeGranted,
    MenaceArrived,
    PlanFinished,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Frame, Procedure, Together, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
    from karczma.kernel.zones import Card


@frame
class Planning(Procedure):
    """WK-TIME-01 before the players plan, WK-TIME-02 after both are ready."""

    @step("WK-PLAN-01")
    def reveal(self, g: WonderfulKingdom) -> None:
        """All face-down cards in the selection areas are turned up; WK-TRAP-06 their traps return."""
        g.moment += 1  # WK-QUEST-11
        for seat in g.in_order():
            player = g.players[seat]
            lying = zip(player.selection, player.selection_traps, strict=True)
            hidden = [(card, owner) for card, owner in lying if owner != FACE_UP]
            for card, owner in hidden:
                expose(g, origin(g, owner), card)  # WK-CHOICE-02
                g.reveal(card)
            for card, _ in sorted(hidden):  # where each of them lay is told to nobody
                g.happened(CardRevealed, seat, g.cards.names[card])
            player.selection_traps = [FACE_UP] * len(player.selection)

    @step("WK-CBON-05")
    def destroy(self, g: WonderfulKingdom) -> None:
        """Conquest: cards may be destroyed."""
        if g.module == CONQUEST and not g.solo:
            g.then(*(DestroyCards(seat) for seat in g.in_order()))  # WK-CBON-06

    @step("WK-MENACE-14")
    def marauders(self, g: WonderfulKingdom) -> None:
        """Marauders take cards away."""
        if g.module == MENACES:
            g.then(*(Marauders(seat) for seat in g.in_order()))

    @step("WK-PLAN-06")
    def bad_cards(self, g: WonderfulKingdom) -> None:
        """Calamities go straight to the duchy; WK-PLAN-07 menaces to the construction area."""
        for seat in g.in_order():
            put_bad_cards(g, seat)

    @step("WK-MENACE-16")
    def giants(self, g: WonderfulKingdom) -> None:
        """Mist Giants shroud cards; the starting player chooses first (WK-TIME-05)."""
        if g.module == MENACES:
            g.then(*(MistGiants(seat) for seat in g.in_order()))

    @step("WK-PLAN-03")
    def plan(self, g: WonderfulKingdom) -> None:
        """WK-ROUND-07  Both at once."""
        g.then(*all_at_once(*(Plan(seat) for seat in range(g.seats))))

    @step("WK-TIME-02")
    def harm(self, g: WonderfulKingdom) -> None:
        """WK-PLAN-12  When both are ready: Sisters, then Black Dragons, then Giant Rats."""
        for player in g.players:
            player.entered = 0  # WK-RECYC-05
        if g.module == MENACES:
            for each in (Sisters, BlackDragons, GiantRats):
                g.then(*(each(seat) for seat in g.in_order()))


def all_at_once(*frames: Frame) -> tuple[Frame, ...]:
    """Lanes for several players; one player alone needs none."""
    return frames if len(frames) < 2 else (Together(frames),)


def put_bad_cards(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-PLAN-06  Calamities go to the duchy, but lie apart from what is built.

    WK-CALAM-03, WK-CALAM-04  They have no family and no icons, and nothing removes them.
    """
    player, kept = g.players[seat], []
    for card in player.selection:
        if g.cards.kind[card] == CALAMITY:
            player.calamities.append(card)
            g.happened(CalamitySuffered, seat, g.cards.names[card])
        elif g.cards.kind[card] == MENACE:  # WK-PLAN-07
            bring_menace(g, seat, card)  # WK-PLAN-07
        else:
            kept.append(card)
    player.selection = kept
    player.selection_traps = [FACE_UP] * len(kept)


@carries_out("WK-PLAN-07")
def bring_menace(g: WonderfulKingdom, seat: Seat, card: Card) -> None:
    """WK-PLAN-07  A menace goes to the construction area."""
    begin_construction(g, seat, card)
    g.happened(MenaceArrived, seat, g.cards.names[card])


# -- planning ------------------------------------------------------------------------------------------------------


@frame
class Plan(Decision):
    """WK-PLAN-02, WK-PLAN-03  Each selected card is built or recycled, in any order; pieces are placed at any time."""

    clause = "WK-PLAN-02"
    ask_anyway = True  # WK-PLAN-12  readiness is declared
    seat: Seat

    def again(self) -> Frame:
        """After a cube is placed the planning goes on."""
        return self

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        player = g.players[self.seat]
        names = dict.fromkeys([g.cards.names[card] for card in player.selection])
        cards = [each for name in names for each in (begin(name), recycle(name))]
        return [*cards, *on_show(g, player), READY]

    def options(self, g: WonderfulKingdom) -> list[Choice]:
        player = g.players[self.seat]
        found = possible(g, player)
        if player.selection:
            names, kind = g.cards.names, g.cards.kind
            cards: list[Choice] = []
            for name, card in {names[card]: card for card in player.selection}.items():
                cards += (recycle(name),) if kind[card] == TREASURE else (begin(name), recycle(name))
            return cards + found
        if not any(player.wallet[:4]):  # WK-PLAN-11
            found.append(READY)
        return found


def selected(g: WonderfulKingdom, seat: Seat, name: str) -> Card:
    return next(card for card in g.players[seat].selection if g.cards.names[card] == name)


def unselect(g: WonderfulKingdom, seat: Seat, name: str) -> Card:
    player, card = g.players[seat], selected(g, seat, name)
    player.selection.remove(card)
    player.selection_traps.pop()
    return card


@choice
class Begin(Choice):
    """WK-PLAN-02, WK-ADV-06  The card, a development or an advisor, goes to the construction area."""

    card: str

    def refusal(self, g: WonderfulKingdom, decision: Plan) -> Refusal | None:
        treasure = g.cards.kind[g.cards.card_id[self.card]] == TREASURE  # WK-PLAN-05
        return no("WK-PLAN-05", card=self.card) if treasure else None  # WK-TREAS-01

    def perform(self, g: WonderfulKingdom, decision: Plan) -> None:
        seat, card = decision.seat, unselect(g, decision.seat, self.card)
        begin_construction(g, seat, card)
        g.happened(ConstructionBegun, seat, self.card)
        family = g.cards.family[card]
        if family != NO_FAMILY and of(g.cards.cost[card], family) and may_discount(g, seat, family):
            g.then(TakeDiscount(seat, family))  # WK-ADV-12
        g.then(decision)


@choice
class Recycle(Choice):
    """WK-RECYC-01  The card is discarded for its cubes; WK-TREAS-02 each of them is placed freely."""

    card: str

    def perform(self, g: WonderfulKingdom, decision: Plan) -> None:
        seat, card = decision.seat, unselect(g, decision.seat, self.card)
        discard(g, card)
        g.happened(CardRecycled, seat, self.card)
        for resource, n in g.cards.recycle[card]:
            g.players[seat].wallet[resource] += n
        if g.value(RECYCLE_EXTRA, seat, 0) and not g.players[seat].has_used(EXTRA):  # WK-ADV-08
            g.then(TakeExtra(seat, tuple(resource for resource, _ in g.cards.recycle[card])))
        g.then(decision)


@choice
class Ready(Choice):
    """WK-PLAN-10, WK-PLAN-12  The plan is finished."""

    def refusal(self, g: WonderfulKingdom, decision: Plan) -> Refusal | None:
        player = g.players[decision.seat]
        if player.selection:
            return no("WK-PLAN-02", left=len(player.selection))
        loose = sum(player.wallet[:4])
        return no("WK-PLAN-11", loose=loose) if loose else None

    def perform(self, g: WonderfulKingdom, decision: Plan) -> None:
        g.happened(PlanFinished, decision.seat)


begin, recycle = cache(Begin), cache(Recycle)
READY = Ready()


# -- advisors at work ----------------------------------------------------------------------------------------------


def may_discount(g: WonderfulKingdom, seat: Seat, family: int) -> bool:
    """WK-ADV-08  Once per round."""
    return bool(g.value(DISCOUNTS[family], seat, 0)) and not g.players[seat].has_used(family)


@frame
class TakeDiscount(Decision):
    """WK-ADV-12  Does this card get the cube from the supply, or is it kept for another one of the same round?"""

    clause = "WK-ADV-12"
    seat: Seat
    family: int

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [USE_ABILITY, KEEP_ABILITY]


@frame
class TakeExtra(Decision):
    """WK-ADV-08  Does recycling give one more cube of a type that the card gives?"""

    clause = "WK-ADV-08"
    seat: Seat
    resources: tuple[int, ...]

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [*(TakeCube(TOKENS[resource]) for resource in self.resources), KEEP_ABILITY]


@choice
class UseAbility(Choice):
    def perform(self, g: WonderfulKingdom, decision: TakeDiscount) -> None:
        """WK-ADV-12  The resource is that of the family (WK-COMP-10); the card has just been put last."""
        player = g.players[decision.seat]
        player.use_up(decision.family)  # WK-ADV-08
        g.happened(CubeGranted, decision.seat, TOKENS[decision.family])
        fill(g, decision.seat, len(player.construction) - 1, decision.family, decision.family)


@choice
class KeepAbility(Choice):
    """Not now."""


@choice
class TakeCube(Choice):
    token: str

    def perform(self, g: WonderfulKingdom, decision: TakeExtra) -> None:
        player = g.players[decision.seat]
        player.use_up(EXTRA)
        player.wallet[TOKENS.index(self.token)] += 1
        g.happened(CubeGranted, decision.seat, self.token)


USE_ABILITY, KEEP_ABILITY = UseAbility(), KeepAbility()
