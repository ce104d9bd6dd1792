"""Chapter "Cleanup phase", steps 3 and 4: new Leaders, wages, desertion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.battles.trophies import sales
from karczma.games.monster_lands.citadel.market import same_type
from karczma.games.monster_lands.deployment.lands import settlings
from karczma.games.monster_lands.deployment.loot_use import loot_for_later, loot_uses
from karczma.games.monster_lands.members import by_name, distinct, leaves, lose_gear, move_out, settled
from karczma.games.monster_lands.scoring import bracket
from karczma.games.monster_lands.table.terms import GOLD, NOBODY, Member
from karczma.games.monster_lands.words.events import Deserted, EquipmentMoved, LeaderPromoted, WagesPaid
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def foremost(g: MonsterLands, members: list[Member]) -> list[Member]:
    """ML-LEADER-01, ML-WAGE-03  The highest reputation, then the higher cost; between those the owner chooses."""
    rank = {member: (g.cards.members[member].reputation, g.cards.members[member].cost) for member in members}
    return [member for member in members if rank[member] == max(rank.values())]


# -- Leaders -------------------------------------------------------------------------------------------------------


@frame
class Succession(Procedure):
    """ML-LEADER-01  Nothing to do while the Leader lives."""

    seat: Seat

    @step("ML-SETTLE-05")
    def settle(self, g: MonsterLands) -> None:
        """Who settles a land now, perhaps one whose settler has died, need not become the Leader."""
        if g.players[self.seat].leader == NOBODY and settlings(g, self.seat):
            g.then(BeforeSuccession(self.seat))

    @step("ML-LEADER-01")
    def promote(self, g: MonsterLands) -> None:
        """If the Leader died, the foremost unsettled member follows; ML-LEADER-02 a settled one if there is no other.

        ML-LEADER-04  A greenhorn comes before every settled member.
        """
        player = g.players[self.seat]
        if player.leader == NOBODY and player.clan:
            free = [member for member in player.clan if not settled(g, member)]
            g.then(NewLeader(self.seat, tuple(foremost(g, free or player.clan))))


@frame
class BeforeSuccession(Decision):
    """ML-SETTLE-05  Your Leader has died: does anybody settle a land before another one is promoted?"""

    clause = "ML-SETTLE-05"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*settlings(g, self.seat), DECLINE]


@frame
class NewLeader(Decision):
    """ML-LEADER-01  Who leads the clan now?"""

    clause = "ML-LEADER-01"
    seat: Seat
    able: tuple[Member, ...]

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Promote(name) for name in distinct(g, [*self.able, *g.players[self.seat].clan])]


@choice
class Promote(Choice):
    """ML-LEADER-01, ML-LEADER-03  The new Leader keeps its reputation; ML-SETTLE-07 a land it had settled is free."""

    mercenary: str

    def refusal(self, g: MonsterLands, decision: NewLeader) -> Refusal | None:
        names = distinct(g, list(decision.able))
        return None if self.mercenary in names else no("ML-LEADER-01", mercenary=names[0])

    def perform(self, g: MonsterLands, decision: NewLeader) -> None:
        member = by_name(g, list(decision.able), self.mercenary)
        g.players[decision.seat].leader = member
        g.happened(LeaderPromoted, decision.seat, self.mercenary)
        move_out(g, decision.seat, member)


# -- wages ---------------------------------------------------------------------------------------------------------


def hirelings(g: MonsterLands, seat: Seat) -> list[Member]:
    """ML-WAGE-01  Not the Leader (ML-LEADER-03), not settlers (ML-SETTLE-06), but ML-GREEN-05 greenhorns too."""
    player = g.players[seat]
    return [member for member in player.clan if member != player.leader and not settled(g, member)]


def wages_due(g: MonsterLands, seat: Seat) -> int:
    """ML-WAGE-01, ML-WAGE-06  One, two or three gold each, by the glory held now."""
    return len(hirelings(g, seat)) * bracket(g, seat).wage


@frame
class Payday(Procedure):
    seat: Seat

    @step("ML-WAGE-05")
    def before(self, g: MonsterLands) -> None:
        """Trophies and loot may be turned into gold first, and ML-SETTLE-11 lands settled."""
        if wages_due(g, self.seat):
            g.then(BeforePay(self.seat))

    @step("ML-WAGE-06")
    def pay(self, g: MonsterLands) -> None:
        """In full if the gold suffices; ML-WAGE-02 if not, all there is, and one mercenary deserts."""
        due, wallet = wages_due(g, self.seat), g.players[self.seat].wallet
        paid = min(due, wallet[GOLD])
        wallet[GOLD] -= paid
        if due:
            g.rule = "ML-WAGE-02" if paid < due else "ML-WAGE-06"
            g.happened(WagesPaid, self.seat, paid)
        if paid < due:
            g.then(WhoDeserts(self.seat, tuple(foremost(g, hirelings(g, self.seat)))))


@frame
class BeforePay(Decision):
    """ML-WAGE-05  Before wages are paid: do you sell, use or settle anything?"""

    clause = "ML-WAGE-05"
    on_a_turn = False
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        ways = [*sales(g, self.seat), *loot_uses(g, self.seat, ("anytime",)), *settlings(g, self.seat)]
        return [*ways, *loot_for_later(g, self.seat), PAY_WAGES]


@choice
class PayWages(Choice):
    pass


PAY_WAGES = PayWages()


@frame
class WhoDeserts(Decision):
    """ML-WAGE-03  Who deserts?"""

    clause = "ML-WAGE-03"
    seat: Seat
    able: tuple[Member, ...]

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Desert(name) for name in distinct(g, [*self.able, *g.players[self.seat].clan])]


@choice
class Desert(Choice):
    mercenary: str

    def refusal(self, g: MonsterLands, decision: WhoDeserts) -> Refusal | None:
        names = distinct(g, list(decision.able))
        return None if self.mercenary in names else no("ML-WAGE-03", mercenary=names[0])

    def perform(self, g: MonsterLands, decision: WhoDeserts) -> None:
        """ML-WAGE-04  The equipment stays; it may be exchanged for what others hold."""
        member = by_name(g, list(decision.able), self.mercenary)
        g.happened(Deserted, decision.seat, self.mercenary)
        left = g.gear_of(member)
        leaves(g, decision.seat, member)
        for equipment in left:
            g.holder[equipment] = NOBODY
        g.then(*(HandDown(decision.seat, equipment) for equipment in left))


@frame
class HandDown(Decision):
    """ML-WAGE-04  Who takes over this equipment? Whoever has some of the same type gives that one up in exchange."""

    clause = "ML-WAGE-04"
    seat: Seat
    equipment: int
    supplied: tuple[Member, ...] = ()  # who has got something in these exchanges, and is done with them

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*(Inherit(name) for name in distinct(g, self.heirs(g))), LET_GO]

    def heirs(self, g: MonsterLands) -> list[Member]:
        """Of greenhorns, who share a name, those with room come first."""
        others = [m for m in g.players[self.seat].clan if m not in self.supplied]
        return sorted(others, key=lambda m: len(same_type(g, m, self.equipment)))


@choice
class Inherit(Choice):
    """ML-WAGE-04, ML-MARKET-03  One of each type: what the heir had of this type may go on to somebody else."""

    mercenary: str

    def perform(self, g: MonsterLands, decision: HandDown) -> None:
        heir = by_name(g, decision.heirs(g), self.mercenary)
        given_up = same_type(g, heir, decision.equipment)
        g.holder[decision.equipment] = heir
        g.happened(EquipmentMoved, decision.seat, g.cards.equipment[decision.equipment].name, self.mercenary)
        for equipment in given_up:
            g.holder[equipment] = NOBODY
            g.then(HandDown(decision.seat, equipment, (*decision.supplied, heir)))


@choice
class LetGo(Choice):
    def perform(self, g: MonsterLands, decision: HandDown) -> None:
        lose_gear(g, decision.seat, decision.equipment)


LET_GO = LetGo()
