"""Chapter "Production": four steps in a fixed order, each with its supremacy, and krystallium at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.construction.working import on_show, possible
from karczma.games.wonderful_kingdom.menaces.base_box import Thieves
from karczma.games.wonderful_kingdom.menaces.legends import HandOutTokens
from karczma.games.wonderful_kingdom.planning import all_at_once
from karczma.games.wonderful_kingdom.table.moments import ENLIST, ENLISTING, SUPREMACY_DIRECT, SUPREMACY_TIE
from karczma.games.wonderful_kingdom.table.terms import (
    BASIC,
    KRYSTALLIUM,
    MATERIALS,
    MENACES,
    SOLDIER,
    TOKENS,
)
from karczma.games.wonderful_kingdom.words.events import (
    CalamitySubstituted,
    CalamitySuffered,
    CubesSetAside,
    Produced,
    SoldierEnlisted,
    SoldierTrained,
    SupremacyWon,
    TrainingBegun,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Frame, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


@frame
class Production(Procedure):
    """WK-TIME-03 first what menaces do, then WK-PROD-01 the steps."""

    @step("WK-TIME-03")
    def thieves(self, g: WonderfulKingdom) -> None:
        """Stolen tokens of Thieves; the starting player chooses first (WK-TIME-05)."""
        if g.module == MENACES:
            g.then(*(Thieves(seat) for seat in g.in_order()))

    @step("WK-ILLU-04")
    def illusionists(self, g: WonderfulKingdom) -> None:
        """Illusionist tokens; WK-ILLU-06 the starting player receives first."""
        if g.module == MENACES and not g.solo:
            g.then(*(HandOutTokens(seat) for seat in g.in_order()))

    @step("WK-PROD-01")
    def four_steps(self, g: WonderfulKingdom) -> None:
        """Materials, population, gold, exploration."""
        g.then(*(ProductionStep(resource) for resource in BASIC))

    @step("WK-PROD-09")
    def krystallium(self, g: WonderfulKingdom) -> None:
        """After the last step; WK-SUPR-08 without supremacy. It may be used or kept (WK-CBON-12, WK-ALCH-06)."""
        producing = []
        for seat, player in enumerate(g.players):
            n = icons(g, seat, KRYSTALLIUM)
            if n:
                player.wallet[KRYSTALLIUM] += n
                g.happened(Produced, seat, TOKENS[KRYSTALLIUM], n)
                producing.append(Work(seat, KRYSTALLIUM))
        g.then(*all_at_once(*producing))


@frame
class ProductionStep(Procedure):
    """WK-TIME-04  Count, supremacy, place."""

    resource: int

    @step("WK-PROD-02")
    def produce(self, g: WonderfulKingdom) -> None:
        """WK-PROD-11  The numbers of both are fixed before either places a cube; WK-PROD-08 all must be taken.

        WK-PROD-03  Supremacy comes before placing. WK-BUILD-11, WK-PROD-05, WK-PROD-10  A card completed now counts
        from the next step on.
        """
        g.moment += 1
        produced = [icons(g, seat, self.resource) for seat in range(g.seats)]
        for seat, n in enumerate(devoured(g, self.resource)):
            produced[seat] += n  # WK-DEV-08, WK-DEV-10
        for seat, n in enumerate(produced):
            g.players[seat].wallet[self.resource] += n
            if n:
                g.happened(Produced, seat, TOKENS[self.resource], n)
        for seat in range(g.seats):
            if is_supreme(g, seat, produced):
                award(g, seat, self.resource)

    @step("WK-PROD-04")
    def place(self, g: WonderfulKingdom) -> None:
        """Both place all cubes before the next step."""
        g.then(*all_at_once(*(Work(seat, self.resource) for seat in range(g.seats))))


def icons(g: WonderfulKingdom, seat: Seat, resource: int) -> int:
    """WK-PROD-02  On the duchy card and the completed cards; WK-PROD-06 cards under construction do not count.

    WK-CONQ-19, WK-CONQ-20  And on the conquest board. WK-PROD-07  Icons per family count the completed cards.
    """
    player = g.players[seat]
    return player.yields[resource] + player.board_yields[resource]


def devoured(g: WonderfulKingdom, resource: int) -> list[int]:
    """WK-DEV-03, WK-DEV-04, WK-DEV-05  Each undefeated Devourer produces a cube of its type for its holder's opponent.

    WK-DEV-11  Alone the cube is set aside.
    """
    found = [0] * g.seats
    if g.module == MENACES:
        for seat, player in enumerate(g.players):
            n = sum([g.cards.devours[card] == resource for card in player.construction])
            if n and g.solo:
                set_aside(g, n, resource)
            elif n:
                found[1 - seat] += n
    return found


@carries_out("WK-DEV-11")
def set_aside(g: WonderfulKingdom, n: int, resource: int) -> None:
    """WK-DEV-11  Alone; WK-DEV-12, WK-DEV-13 four of them become a calamity; WK-DEV-15 fewer are kept for later."""
    player = g.players[0]
    player.set_aside += n
    g.happened(CubesSetAside, n, TOKENS[resource])
    while player.set_aside >= g.cards.setup["set_aside"]:
        player.set_aside -= g.cards.setup["set_aside"]
        add_calamity(g, 0)


@carries_out("WK-DEV-12")
def add_calamity(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-DEV-12, WK-CALAM-05  Straight from the pile; if it is empty, a substitute of the same value."""
    if g.calamities:
        card = g.calamities.pop()
        g.players[seat].calamities.append(card)
        g.happened(CalamitySuffered, seat, g.cards.names[card])
    else:
        g.players[seat].substitutes += 1
        g.happened(CalamitySubstituted, seat)


# -- supremacy -----------------------------------------------------------------------------------------------------


def is_supreme(g: WonderfulKingdom, seat: Seat, produced: list[int]) -> bool:
    """WK-SUPR-01  Strictly more than the other, WK-SUPR-05 and never with none; WK-SOLO-09 alone a threshold.

    WK-SUPR-06  Only production counts.
    """
    mine = produced[seat]
    if g.solo:
        return mine >= g.threshold
    other = produced[1 - seat]
    return mine > other or (mine == other > 0 and g.value(SUPREMACY_TIE, seat, 0) > 0)  # WK-SUPR-01, WK-ADV-07


@carries_out("WK-SUPR-01")
def award(g: WonderfulKingdom, seat: Seat, resource: int) -> None:
    """WK-SUPR-01  Supremacy has its bonus."""
    g.happened(SupremacyWon, seat, TOKENS[resource])
    train(g, seat)


@carries_out("WK-SUPR-02")
def train(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-SUPR-02  A soldier comes into training, or the one there moves to the pool.

    WK-SUPR-03, WK-SUPR-07  So two are needed.
    """
    player = g.players[seat]
    if g.value(SUPREMACY_DIRECT, seat, 0):  # WK-ADV-07
        player.wallet[SOLDIER] += 1  # WK-ADV-07
    elif player.training:
        player.training = 0
        player.wallet[SOLDIER] += 1
    else:
        player.training = 1
        g.happened(TrainingBegun, seat)
        return
    g.happened(SoldierTrained, seat)


# -- placing -------------------------------------------------------------------------------------------------------


@frame
class Work(Decision):
    """WK-PROD-04  Where do the cubes go?"""

    clause = "WK-PROD-04"
    seat: Seat
    resource: int

    def again(self) -> Frame:
        return self

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [*on_show(g, g.players[self.seat]), *enlisting(g, self), DONE]

    def options(self, g: WonderfulKingdom) -> list[Choice]:
        player = g.players[self.seat]
        found = possible(g, player)
        found += [each for each in enlisting(g, self) if each.refusal(g, self) is None]  # WK-ADV-08
        if not any(player.wallet[:4]):
            found.append(DONE)
        return found


def enlisting(g: WonderfulKingdom, decision: Work) -> list[Choice]:
    """WK-ADV-08  Who has the advisor for it may enlist a soldier in the materials step."""
    return [ENLIST_ONE] if decision.resource == MATERIALS and g.value(ENLIST, decision.seat, 0) > 0 else []


@choice
class Enlist(Choice):
    """WK-ADV-08  Once per round a produced cube returns to the supply for a soldier, but has counted for supremacy."""

    def refusal(self, g: WonderfulKingdom, decision: Work) -> Refusal | None:
        player = g.players[decision.seat]
        if player.has_used(ENLISTING):
            return no("WK-ADV-08")
        return None if player.wallet[MATERIALS] else no("WK-ADV-08", token=TOKENS[MATERIALS])

    def perform(self, g: WonderfulKingdom, decision: Work) -> None:
        player = g.players[decision.seat]
        player.use_up(ENLISTING)
        player.wallet[MATERIALS] -= 1
        player.wallet[SOLDIER] += 1
        g.happened(SoldierEnlisted, decision.seat)
        g.then(decision)


@choice
class Done(Choice):
    """All cubes are placed, or nobody else is to be fought."""

    def refusal(self, g: WonderfulKingdom, decision: Decision) -> Refusal | None:
        loose = sum(g.players[decision.seat].wallet[:4])
        return no("WK-PLAN-11", loose=loose) if loose else None


ENLIST_ONE, DONE = Enlist(), Done()
