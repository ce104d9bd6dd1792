"""Chapter "Quests": the dice-roll quest and the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.battles.rolling import idle_improvements, improvements, prepare, roll_all, total
from karczma.games.monster_lands.battles.trophies import sales
from karczma.games.monster_lands.deployment.loot_use import loot_for_later, loot_uses
from karczma.games.monster_lands.table.state import Battle
from karczma.games.monster_lands.table.storage import (
    DiscardTrap,
    lose_glory,
    pay,
    receive,
    receive_token,
)
from karczma.games.monster_lands.table.terms import (
    CONTRACT,
    DEFENCE,
    ERRAND,
    GOLD,
    NOBODY,
    QUEST,
    RESOURCES,
    SAMBOR,
    TRAILS,
    TRAP,
    Trail,
)
from karczma.games.monster_lands.words.battle_events import (
    ContractFulfilled,
    HandedOver,
    QuestFailed,
    QuestRolled,
    QuestWon,
    ScrapsTaken,
)
from karczma.games.monster_lands.words.events import QuestDrawn, Reshuffled
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

LEFT, RIGHT = QUEST, QUEST + 1


def draw_quests(g: MonsterLands) -> None:
    """ML-SETUP-15, ML-CLEAN-06  Two tiles, one of each kind; discarded ones go back if the bag is empty."""
    for field in range(2):
        if not g.quest_bag:
            discarded, g.quest_discard = g.quest_discard, []
            join(g.quest_bag, *discarded)
            g.happened(Reshuffled, "quests")
        quest = g.draw_kind(g.quest_bag)
        g.quests[field].append(quest)
        g.happened(QuestDrawn, g.cards.quests[quest].name, TRAILS[QUEST + 2 * field])


@frame
class DiceRollQuest(Procedure):
    """ML-QUEST-01, ML-QUEST-14  The left mercenary finishes before the right one rolls."""

    @step("ML-QUEST-05")
    def left(self, g: MonsterLands) -> None:
        """ML-INFL-05  All placed dice, influence dice too, are rolled now."""
        if g.walker[LEFT] >= 0:
            g.then(Errand(g.seat_on(LEFT), LEFT))

    @step("ML-QUEST-14")
    def right(self, g: MonsterLands) -> None:
        """ML-QUEST-06, ML-QUEST-13  A second one, of whichever clan, competes for the same reward."""
        if g.walker[RIGHT] >= 0:
            g.then(Errand(g.seat_on(RIGHT), RIGHT))

    @step("ML-QUEST-07")
    def decide(self, g: MonsterLands) -> None:
        """Who gets the reward, who scraps, who the penalty. The tile is discarded either way."""
        quest = g.quests[0].pop()
        g.quest_discard.append(quest)
        winner = best_of(g, quest)
        if g.walker[LEFT] == SAMBOR:
            g.rule = "ML-SOLO-22"
            g.happened(QuestWon, NOBODY, g.cards.quests[quest].name)
        for trail in (LEFT, RIGHT):
            if g.walker[trail] >= 0:
                settle_up(g, trail, quest, winner)


def best_of(g: MonsterLands, quest: int) -> Trail:
    """ML-QUEST-07, ML-QUEST-08  The higher total of those who meet the target, on a tie the left one.

    ML-SOLO-22  The virtual player wins on the first trail, and never on the second.
    """
    if g.walker[LEFT] == SAMBOR:
        return LEFT
    target = g.cards.quests[quest].target
    met = [trail for trail in (LEFT, RIGHT) if g.walker[trail] >= 0 and g.results[trail] >= target]
    return max(met, key=lambda trail: (g.results[trail], -trail), default=NOBODY)


def settle_up(g: MonsterLands, trail: Trail, quest: int, winner: Trail) -> None:
    """ML-QUEST-06, ML-QUEST-09  The penalty for failing; ML-QUEST-07 two gold for being outdone."""
    seat, name = g.seat_on(trail), g.cards.quests[quest].name
    g.rule = quest_clause(g, trail, quest)
    if trail == winner:
        g.players[seat].quests += 1
        g.happened(QuestWon, seat, name)
        receive(g, seat, g.cards.quests[quest].reward, name)
    elif g.results[trail] >= g.cards.quests[quest].target:
        scraps = g.cards.setup["quests"]["scraps_gold"]
        g.happened(ScrapsTaken, seat, scraps)
        receive_token(g, seat, GOLD, scraps, "scraps")
    else:
        g.happened(QuestFailed, seat, name, g.cards.quests[quest].penalty)
        lose_glory(g, seat, g.cards.quests[quest].penalty)  # ML-TAV-10


def quest_clause(g: MonsterLands, trail: Trail, quest: int) -> str:
    """ML-QUEST-05 is of one mercenary alone, ML-QUEST-07 of two who met the target, ML-QUEST-06 of one of two.

    ML-QUEST-09 is of two who failed, ML-SOLO-22 of the virtual player as the other one.
    """
    other = LEFT + RIGHT - trail
    if g.walker[other] == SAMBOR:
        return "ML-SOLO-22"
    if g.walker[other] < 0:
        return "ML-QUEST-05"
    met = sum(g.results[each] >= g.cards.quests[quest].target for each in (LEFT, RIGHT))
    return ("ML-QUEST-09", "ML-QUEST-06", "ML-QUEST-07")[met]


@frame
class Errand(Procedure):
    """One mercenary's roll for a quest. ML-QUEST-12  No loot comes of it."""

    seat: Seat
    trail: Trail

    @step("ML-QUEST-05")
    def roll(self, g: MonsterLands) -> None:
        """All dice at once, then abilities and equipment."""
        g.battle = Battle()
        prepare(g, self.trail, ERRAND)
        roll_all(g, self.seat, self.trail)
        g.then(OnErrand(self.seat, self.trail))

    @step("ML-QUEST-05")
    def count(self, g: MonsterLands) -> None:
        """The modified total is what counts."""
        g.results[self.trail] = total(g.current_battle)
        g.battle = None
        quest = g.quests[0][0]
        name, target = g.cards.quests[quest].name, g.cards.quests[quest].target
        g.happened(QuestRolled, self.seat, name, g.results[self.trail], target)


@frame
class OnErrand(Decision):
    """ML-QUEST-05  Rerolls and loot, or does the roll stand?"""

    clause = "ML-QUEST-05"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*improvements(g, self.seat, self.trail), *idle_improvements(g, self.seat), STANDS]


@choice
class Stands(Choice):
    """The roll stands as it is."""


STANDS = Stands()


# -- contracts -----------------------------------------------------------------------------------------------------


@frame
class Contracts(Procedure):
    """ML-QUEST-10  Left, then right; both can succeed. ML-QUEST-13  A player on both trails pays once for each."""

    @step("ML-QUEST-10")
    def offer(self, g: MonsterLands) -> None:
        """ML-SOLO-23  The virtual player only blocks his trail."""
        for trail in (CONTRACT, CONTRACT + 1):
            if g.walker[trail] >= 0:
                g.then(Contract(g.seat_on(trail), trail))

    @step("ML-QUEST-10")
    def discard(self, g: MonsterLands) -> None:
        """The tile is done with."""
        g.quest_discard.append(g.quests[1].pop())


@frame
class Contract(Decision):
    """ML-QUEST-10  Do you fulfil the contract? ML-QUEST-11  Not doing so has no consequence."""

    clause = "ML-QUEST-10"
    on_a_turn = False
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        more = [*sales(g, self.seat), *loot_uses(g, self.seat, ("anytime",)), *loot_for_later(g, self.seat)]
        return [FULFIL, *more, DECLINE]


def holds(g: MonsterLands, seat: Seat, what: int) -> int:
    player = g.players[seat]
    return player.wallet[what] if what <= DEFENCE else len(player.traps)


@choice
class Fulfil(Choice):
    def refusal(self, g: MonsterLands, decision: Contract) -> Refusal | None:
        """ML-QUEST-10  From the own area, not from the assignment token."""
        for what, n in g.cards.quests[g.quests[1][0]].contract.cost:
            if holds(g, decision.seat, what) < n:
                return no("ML-QUEST-10", token=RESOURCES[what], n=n, has=holds(g, decision.seat, what))
        return None

    def perform(self, g: MonsterLands, decision: Contract) -> None:
        quest, seat = g.quests[1][0], decision.seat
        name = g.cards.quests[quest].name
        for what, n in g.cards.quests[quest].contract.cost:
            hand_over(g, seat, what, n)
        g.players[seat].quests += 1
        g.happened(ContractFulfilled, seat, name)
        g.then(Reward(seat, decision.trail, quest))


FULFIL = Fulfil()


def hand_over(g: MonsterLands, seat: Seat, what: int, n: int) -> None:
    if what == TRAP:
        g.then(*(GiveUpTrap(seat) for _ in range(n)))
    elif what == GOLD:
        pay(g, seat, n)
    else:
        g.players[seat].wallet[what] -= n
        g.happened(HandedOver, seat, RESOURCES[what], n)


@frame
class GiveUpTrap(DiscardTrap):
    """ML-QUEST-10  Which trap do you give up for the contract?"""

    clause = "ML-QUEST-10"


@frame
class Reward(Procedure):
    seat: Seat
    trail: Trail
    quest: int

    @step("ML-QUEST-10")
    def give(self, g: MonsterLands) -> None:
        """The left or the right reward, at once."""
        rewards = g.cards.quests[self.quest].contract.rewards
        receive(g, self.seat, rewards[self.trail - CONTRACT], g.cards.quests[self.quest].name)
