"""Chapter "Harvest": fame of closed territories, resources, exchange; each finished by all before the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.clans.powers import gain_fame
from karczma.games.northgard.harvest.exchange import Exchanging
from karczma.games.northgard.harvest.gathering import take, yields
from karczma.games.northgard.table.terms import NOWHERE, RESOURCES, SNAKE, Territory
from karczma.games.northgard.variants.creatures import wolf_on
from karczma.games.northgard.words.events import ResourceBurnt
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class Harvest(Procedure):
    """NG-HARV-11  Three steps; NG-HARV-01 each in player order from the first player.

    The rulebook's example of it: NG-WINT-14, NG-WINT-15.
    """

    @step("NG-HARV-02")
    def fame_of_territories(self, g: Northgard) -> None:
        """Closed territories bring fame to who controls them; NG-HARV-04 open ones do not."""
        for seat in g.seats_from(g.first):
            for t in g.chart.closed:
                if g.owner[t] == seat:  # NG-HARV-13
                    gain_fame(g, seat, closed_fame(g, t), "closed")

    @step("NG-CLAN-16")
    def scorched_earth(self, g: Northgard) -> None:
        """The Snake clan says what it takes from its token's territory, before the owner collects."""
        g.burnt = ()
        for seat, player in enumerate(g.players):
            lies = player.clan == SNAKE and g.scorched != NOWHERE and g.is_enemy(seat, g.scorched)
            if lies and any(yields(g, g.scorched)):  # NG-CLAN-25, NG-CTYPE-10
                g.then(BurnWhat(seat))

    @step("NG-HARV-07")
    def resources_and_altars(self, g: Northgard) -> None:
        """One token for each icon on controlled territories and their buildings.

        NG-HARV-06, NG-BLDG-06  And 3 fame for each Altar of Kings, on open land too.
        """
        for seat in g.seats_from(g.first):
            for t in g.controlled(seat):
                collect(g, seat, t)

    @step("NG-HARV-08")
    def exchange(self, g: Northgard) -> None:
        """NG-HARV-12  Now, and never elsewhere, three resources may be exchanged for one."""
        g.offers, g.muted, g.exchanged = [], [], []
        g.then(*(Exchanging(seat) for seat in g.seats_from(g.first)))


def closed_fame(g: Northgard, territory: Territory) -> int:
    """NG-HARV-02, NG-HARV-03, NG-HARV-05  Two tiles 1, three or more 2, one tile nothing.

    NG-CTYPE-15  Nothing at all beside a wolf.
    """
    return 0 if wolf_on(g, territory) else min(g.chart.size[territory] - 1, 2)


def collect(g: Northgard, seat: Seat, territory: Territory) -> None:
    """NG-CTYPE-15  An Altar's fame is a building's: no wolf takes it away."""
    found = yields(g, territory)
    if territory == g.scorched:
        for token in g.burnt:
            found[token] -= 1
    take(g, seat, territory, found)
    honour_kings(g, seat, territory)


@carries_out("NG-HARV-06")
def honour_kings(g: Northgard, seat: Seat, territory: Territory) -> None:
    """NG-HARV-06  The fame of each Altar of Kings there."""
    altars = sum(g.cards.altar[b] * n for b, n in g.buildings_on(territory))
    gain_fame(g, seat, altars, "altar")


# -- Scorched Earth ------------------------------------------------------------------------------------------------


@frame
class BurnWhat(Decision):
    """NG-CLAN-16  Which resource do you take from Scorched Earth, instead of its owner?"""

    clause = "NG-CLAN-16"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*BURNS, DECLINE]


@choice
class Burn(Choice):
    resource: str

    def refusal(self, g: Northgard, decision: BurnWhat) -> Refusal | None:
        there = yields(g, g.scorched)[RESOURCES.index(self.resource)]
        return None if there else no("NG-CLAN-25", resource=self.resource)

    def perform(self, g: Northgard, decision: BurnWhat) -> None:
        token = RESOURCES.index(self.resource)
        g.burnt = (token,)
        g.players[decision.seat].wallet[token] += 1
        g.happened(ResourceBurnt, decision.seat, g.owner[g.scorched], g.scorched, self.resource)


BURNS: list[Choice] = [Burn(resource) for resource in RESOURCES]
