"""Card verbs that only this title has: take a Citizen or a Monster, return a card, a bonus slaying, changing dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from karczma.effects.load import Compiler, Data, Vocabulary, fits, one_of
from karczma.effects.verbs import DECLINE, Amounts, Count, Gain
from karczma.games.valeria.ending import win_if_last_monster
from karczma.games.valeria.monsters import BonusAction
from karczma.games.valeria.table import theft
from karczma.games.valeria.table.places import empty_citizens
from karczma.games.valeria.table.terms import FIRST_CITIZEN, ROLES
from karczma.games.valeria.words.events import CardReturned, DieChanged, Doubles, MonsterTaken, NothingTaken
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.quantities import Effect, Use
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.valeria.table.catalogue import Catalogue
    from karczma.games.valeria.table.state import Valeria

# -- take: a Citizen from the center -------------------------------------------------------------------------------


@value
class TakeCitizen(Effect):
    """`take` from center_citizens: one face-up Citizen that meets all limits, free of charge.

    VK-MON-08, VK-ICON-12  Only the base cost is compared; the + is ignored. VK-MON-10, VK-DOM-06  If none fits, that
    part is lost. VK-DOM-18  It must be taken if one fits, unless the card says "may".
    """

    role: int = -1
    name: str = ""
    cost_at_most: int = 99
    optional: bool = False
    asks = True  # VK-DOM-02

    def fits(self, g: Valeria, kind: int) -> bool:
        cards: Catalogue = g.cards
        return (
            (self.role < 0 or cards.role[kind] == self.role)  # VK-DOM-06
            and (not self.name or cards.citizens[kind] == self.name)  # VK-CIT-01
            and cards.cost[kind] <= self.cost_at_most  # VK-ICON-11
        )

    def possible(self, g: Valeria, seat: Seat) -> bool:
        return any(stack and self.fits(g, stack[-1]) for stack in g.citizens)

    def do(self, g: Valeria, seat: Seat, by: str) -> None:
        if self.possible(g, seat):
            g.then(TakeWhich(seat, by, self))
        else:
            g.happened(NothingTaken, seat, by)


@frame
class TakeWhich(Decision):
    """VK-MON-09  Which Citizen do you take from the Center Stacks?"""

    clause = "VK-MON-09"
    seat: Seat
    by: str
    effect: TakeCitizen

    def candidates(self, g: Valeria) -> list[Choice]:
        tops: list[Choice] = [TakeFree(g.cards.citizens[stack[-1]]) for stack in g.citizens if stack]
        may = [DECLINE] if self.effect.optional else []  # VK-DOM-18
        return [*tops, *may, *empty_citizens(g)]


@choice
class TakeFree(Choice):
    citizen: str

    def refusal(self, g: Valeria, decision: TakeWhich) -> Refusal | None:
        effect, kind = decision.effect, g.cards.citizen_id[self.citizen]
        if g.cards.cost[kind] > effect.cost_at_most:
            return no("VK-MON-08", citizen=self.citizen, cost=g.cards.cost[kind], most=effect.cost_at_most)
        if not effect.fits(g, kind):
            return no("VK-DOM-06", citizen=self.citizen, card=decision.by)
        return None

    def perform(self, g: Valeria, decision: TakeWhich) -> None:
        g.rule = g.card_rule(decision.by)
        g.gain_citizen(decision.seat, g.place_of(self.citizen))


# -- take: a Monster from an opponent ------------------------------------------------------------------------------


@value
class TakeMonster(Effect):
    """`take` from slain: one Monster of a chosen opponent's Victory stack, every card equally likely, no reward
    (VK-CARD-09); alone one off the table (VK-SOLO-08).
    """

    asks = True  # VK-DOM-02

    def do(self, g: Valeria, seat: Seat, by: str) -> None:
        if g.targets(seat):
            g.then(TakeFromWhom(seat, by))
        else:
            g.then(TakeLeftmost(seat))


@frame
class TakeFromWhom(Decision):
    """VK-CARD-09  Whose Victory stack do you take a Monster from?"""

    clause = "VK-CARD-09"
    seat: Seat
    by: str

    def candidates(self, g: Valeria) -> list[Choice]:
        return [TakeMonsterFrom(who) for who in g.seats_from(self.seat)[1:]]


@choice
class TakeMonsterFrom(Choice):
    opponent: Seat

    def refusal(self, g: Valeria, decision: TakeFromWhom) -> Refusal | None:
        return None if self.opponent in g.targets(decision.seat) else g.spared

    def perform(self, g: Valeria, decision: TakeFromWhom) -> None:
        g.then(TakeAtRandom(decision.seat, decision.by, self.opponent))


@frame
class TakeAtRandom(Procedure):
    seat: Seat
    by: str
    opponent: Seat

    @step("VK-CARD-17")
    def take(self, g: Valeria) -> None:
        """Every card of the stack is equally likely; nothing if it is empty; no reward, no slaying power."""
        slain = g.realms[self.opponent].slain
        if slain:
            monster = slain.pop(g.below(len(slain)))
            g.realms[self.seat].slain.append(monster)
            g.happened(MonsterTaken, self.seat, self.opponent, g.cards.monsters[monster])
        else:
            g.happened(NothingTaken, self.seat, self.by)


@frame
class TakeLeftmost(Procedure):
    seat: Seat

    @step("VK-SOLO-08")
    def take(self, g: Valeria) -> None:
        """Alone: the top Monster of the leftmost stack that still has cards, without reward."""
        place = next(i for i, stack in enumerate(g.monsters) if stack)
        monster = g.take_monster(place)
        g.realms[self.seat].slain.append(monster)
        g.happened(MonsterTaken, self.seat, -1, g.cards.monsters[monster])
        win_if_last_monster(g)


# -- return --------------------------------------------------------------------------------------------------------


@value
class Return(Effect):
    """`return`: put one own card back on top of its own center stack, then gain. VK-CARD-18  Never a Starter."""

    zone: str
    gain: Amounts
    optional: bool = False
    asks = True  # VK-DOM-02

    def possible(self, g: Valeria, seat: Seat) -> bool:
        realm = g.realms[seat]
        return bool(realm.slain) if self.zone == "slain" else sum(realm.citizens) > len(g.cards.starters)

    def do(self, g: Valeria, seat: Seat, by: str) -> None:
        if self.possible(g, seat):
            g.then(ReturnWhich(seat, by, self))
        else:
            g.happened(NothingTaken, seat, by)


@frame
class ReturnWhich(Decision):
    """VK-CARD-18  Which card do you put back on its stack?"""

    clause = "VK-CARD-18"
    seat: Seat
    by: str
    effect: Return

    def candidates(self, g: Valeria) -> list[Choice]:
        realm = g.realms[self.seat]
        if self.effect.zone == "slain":
            names = [g.cards.monsters[kind] for kind in dict.fromkeys(realm.slain)]
        else:
            names = [g.cards.citizens[kind] for kind, n in enumerate(realm.citizens) if n]
        cards: list[Choice] = [ReturnCard(name) for name in names]
        return [*cards, DECLINE] if self.effect.optional else cards


@choice
class ReturnCard(Choice):
    card: str

    def refusal(self, g: Valeria, decision: ReturnWhich) -> Refusal | None:
        if g.cards.citizen_id.get(self.card) in g.cards.starters:
            return no("VK-CARD-18", card=self.card)
        return None

    def perform(self, g: Valeria, decision: ReturnWhich) -> None:
        g.happened(CardReturned, decision.seat, self.card)
        if decision.effect.zone == "slain":
            return_monster(g, decision.seat, g.cards.monster_id[self.card])
        else:
            return_citizen(g, decision.seat, g.cards.citizen_id[self.card])
        g.then(Use(decision.seat, decision.by, Gain(decision.effect.gain)))


def return_monster(g: Valeria, seat: Seat, monster: int) -> None:
    """VK-CARD-13, VK-EXH-06  To the top of its Terrain stack."""
    g.realms[seat].slain.remove(monster)
    place = g.terrains.index(g.cards.terrain[monster])
    g.monsters[place].append(monster)
    g.refilled(place)


def return_citizen(g: Valeria, seat: Seat, kind: int) -> None:
    """VK-CARD-06, VK-MIX-07  Face up to the top of the stack of its name, or of its number in a mixed game."""
    realm, place = g.realms[seat], g.cards.place[kind]
    realm.citizens[kind] -= 1
    realm.roles[g.cards.role[kind]] -= 1
    g.citizens[place].append(kind)
    g.refilled(FIRST_CITIZEN + place)


# -- slay ----------------------------------------------------------------------------------------------------------


@value
class BonusSlay(Effect):
    """`slay`: one extra slaying with normal payment and reward, outside the two actions (VK-ACT-05, VK-DOM-15)."""

    optional: bool = False
    asks = True  # VK-DOM-02

    def do(self, g: Valeria, seat: Seat, by: str) -> None:
        g.then(BonusAction(seat, by))


# -- dice ----------------------------------------------------------------------------------------------------------


@value
class DiePower(Effect):
    """`set_die`, `change_die`: change one die of the current roll, after paying. VK-ROLL-11  The value must change."""

    to: int = 0  # 0: change by `by` instead
    by: int = 0
    cost: Amounts = ()
    counted: tuple[tuple[int, Count], ...] = ()  # a cost that is counted at the moment of use (VK-CARD-19)
    optional: bool = False
    asks = True  # VK-DOM-02

    def price(self, g: Valeria, seat: Seat) -> Amounts:
        return self.cost + tuple((token, g.count(seat, count)) for token, count in self.counted)

    def result(self, die: int) -> int:
        return self.to or die + self.by

    def changes(self, die: int) -> bool:
        """VK-ROLL-09  A die always shows 1 to 6."""
        return self.result(die) != die and 1 <= self.result(die) <= 6

    def possible(self, g: Valeria, seat: Seat) -> bool:
        return any(self.changes(die) for die in g.dice) and g.affords(seat, self.price(g, seat))

    def do(self, g: Valeria, seat: Seat, by: str) -> None:
        g.then(WhichDie(seat, by, self))


@frame
class WhichDie(Decision):
    """VK-ICON-16  Which die do you change?"""

    clause = "VK-ICON-16"
    seat: Seat
    by: str
    effect: DiePower

    def candidates(self, g: Valeria) -> list[Choice]:
        return DICE


@choice
class ChangeDie(Choice):
    """The first or the second die."""

    die: int

    def refusal(self, g: Valeria, decision: WhichDie) -> Refusal | None:
        shows = g.dice[self.die - 1]
        result = decision.effect.result(shows)
        if result == shows:
            return no("VK-ROLL-11", die=self.die, value=shows)
        if not decision.effect.changes(shows):
            return no("VK-ROLL-09", die=self.die, value=result)
        return None

    def perform(self, g: Valeria, decision: WhichDie) -> None:
        g.rule = g.card_rule(decision.by)
        g.pay(decision.seat, decision.effect.price(g, decision.seat))
        g.then(TurnDie(decision.seat, decision.by, self.die, decision.effect.result(g.dice[self.die - 1])))


DICE: list[Choice] = [ChangeDie(1), ChangeDie(2)]


@frame
class TurnDie(Procedure):
    seat: Seat
    by: str
    die: int
    to: int

    @step("VK-ROLL-12")
    def turn(self, g: Valeria) -> None:
        """Paid for and applied before the next power is chosen.

        VK-CARD-15, VK-CARD-16  A double that arises is told, even the same one again.
        """
        was_double = g.dice[0] == g.dice[1]
        g.dice = (self.to, g.dice[1]) if self.die == 1 else (g.dice[0], self.to)
        g.happened(DieChanged, self.seat, self.by, self.die, self.to)
        if g.dice[0] == g.dice[1] and not was_double:
            g.happened(Doubles, self.seat)


# -- what the card files call them ---------------------------------------------------------------------------------


def take(text: Vocabulary, body: Data) -> Effect:
    if body["zone"] == "slain":
        if (body.get("of"), body.get("at")) != ("chosen_opponent", "random"):
            raise ValueError("a Monster is taken of chosen_opponent at random")
        return TakeMonster()
    if body["zone"] != "center_citizens":
        raise ValueError(f"nothing is taken from {body['zone']!r}")
    where = body.get("where", {})
    fits("take where", where, may=("role", "name", "cost_at_most"))
    for key in where.keys() & {"role", "name"}:
        one_of(key, where[key], text.zones["citizens"][key])
    role = ROLES.index(where["role"]) if "role" in where else -1
    return TakeCitizen(role, where.get("name", ""), where.get("cost_at_most", 99))


def return_card(text: Vocabulary, body: Data) -> Effect:
    if body["zone"] not in ("citizens", "slain"):
        raise ValueError(f"nothing is returned from {body['zone']!r}")
    return Return(body["zone"], text.amounts(body["gain"]))


def set_die(text: Vocabulary, body: Data) -> Effect:
    if not 1 <= body["to"] <= 6:
        raise ValueError(f"a die cannot show {body['to']}")
    return DiePower(body["to"], 0, *cost_of(text, body.get("cost", {})))


def change_die(text: Vocabulary, body: Data) -> Effect:
    return DiePower(0, body["by"], *cost_of(text, body.get("cost", {})))


def cost_of(text: Vocabulary, body: Data) -> tuple[Amounts, tuple[tuple[int, Count], ...]]:
    fixed = text.amounts({token: n for token, n in body.items() if isinstance(n, int)})
    counted = tuple((text.token(token), text.count(n)) for token, n in body.items() if not isinstance(n, int))
    return fixed, counted


def slay(text: Vocabulary, body: Data) -> Effect:
    return BonusSlay()


VERBS: Mapping[str, Compiler] = {
    "take": take,
    "return": return_card,
    "slay": slay,
    "set_die": set_die,
    "change_die": change_die,
    "steal": theft.compiled,
}
