"""Chapter "Goods": paying. Gold stands in for Resources where its owner wants it to, and for nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import Amounts
from karczma.games.empires_north.pawns.owed import bound, needed_in_hand
from karczma.games.empires_north.table.choices import AMOUNTS, good, take
from karczma.games.empires_north.table.deck import discard, in_hand
from karczma.games.empires_north.table.terms import FOOD, GOLD, RAZE, RESOURCES, TOKENS, WORKER
from karczma.games.empires_north.words.events import GoodsPaid
from karczma.kernel.bases import Plain
from karczma.kernel.choices import Choice, Refusal, Seat, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


@value
class Cost(Plain):
    """What has to be paid in full; EN-GOODS-08 Workers pay for some Actions and buildings. `any`: Resources of the
    payer's choice; `cards`: from the hand; `locations`: other cards of the own Empire."""

    resources: Amounts = ()
    gold: int = 0
    raze: int = 0
    workers: int = 0
    any: int = 0
    cards: int = 0
    locations: int = 0


FREE = Cost()
ONE_FOOD = Cost(resources=((FOOD, 1),))  # EN-PAWN-02


def payable(g: EmpiresNorth, seat: Seat, cost: Cost, spared: int = 0) -> bool:
    """Whether nothing is lacking, told quickly: most costs are Resources alone."""
    wallet = g.players[seat].wallet
    missing = -spared
    for token, n in cost.resources:
        if wallet[token] < n:
            missing += n - wallet[token]
    if missing > 0 and missing > wallet[GOLD]:
        return False
    more = cost.gold or cost.raze or cost.workers or cost.any or cost.cards
    return not more or lacking(g, seat, cost, spared) is None


def lacking(g: EmpiresNorth, seat: Seat, cost: Cost, spared: int = 0) -> tuple[str, int] | None:
    """What is missing to pay, and how much of it; nothing if it can be paid.

    EN-GOODS-03, EN-GOODS-24  One Gold for one Resource, in any mix. EN-GOODS-04, EN-GOODS-07  Nothing stands in for
    Gold, and Gold for nothing but Resources: EN-LOOK-10 not for Workers, nor for Raze tokens, cards, ships or VP.
    """
    player = g.players[seat]
    wallet = player.wallet
    for token, n in ((GOLD, cost.gold), (RAZE, cost.raze), (WORKER, cost.workers)):
        if wallet[token] < n:
            return TOKENS[token], n - wallet[token]
    short = [(token, n - wallet[token]) for token, n in cost.resources if wallet[token] < n]
    missing = sum([n for _, n in short]) - spared
    gold = wallet[GOLD] - cost.gold
    if missing > gold:
        return TOKENS[short[0][0]], missing - gold
    if cost.any:
        rest = sum(wallet[:GOLD]) - sum([min(n, wallet[token]) for token, n in cost.resources])
        if rest + gold - max(0, missing) < cost.any:
            return "resource", cost.any - rest - gold + max(0, missing)
    if cost.cards and len(player.hand) - bound(g, seat) < cost.cards:  # EN-BOOST-07
        return "card", cost.cards - len(player.hand) + bound(g, seat)
    return None


def pay(g: EmpiresNorth, seat: Seat, by: str, cost: Cost, spared: int = 0) -> None:
    """EN-KEY-02, EN-GOODS-16  Goods go to the general supply, EN-BUILD-03, EN-LACT-02 Workers to the Clan tile.
    Whatever has to be chosen is asked; a Gold that nobody has is not offered."""
    for token, n in ((GOLD, cost.gold), (RAZE, cost.raze), (WORKER, cost.workers)):
        if n:
            give(g, seat, token, n)
    if cost.resources:
        pay_less(g, seat, by, cost.resources, spared)
    for left in range(cost.any, 0, -1):
        g.then(PayAny(seat, by, left))
    for _ in range(cost.cards):
        g.then(GiveCard(seat, by))


def give(g: EmpiresNorth, seat: Seat, token: int, n: int) -> None:
    player = g.players[seat]
    player.wallet[token] -= n
    if token == WORKER:
        player.spent += n
    g.happened(GoodsPaid, seat, TOKENS[token], n)


def pay_less(g: EmpiresNorth, seat: Seat, by: str, resources: Amounts, spared: int) -> None:
    """With so many Resources off; where there are several kinds, one by one."""
    if spared and len(resources) > 1:
        g.then(SpareWhich(seat, by, resources, spared))
    elif resources:
        pay_resources(g, seat, by, less(resources, resources[0][0], spared))


def less(resources: Amounts, token: int, n: int) -> Amounts:
    """The same, with so many fewer of one kind, but never below none."""
    fewer = tuple([(each, most - n if each == token else most) for each, most in resources])
    return tuple([(each, most) for each, most in fewer if most > 0])


def pay_resources(g: EmpiresNorth, seat: Seat, by: str, resources: Amounts) -> None:
    """Kind by kind; without Gold there is nothing to ask."""
    if resources and g.players[seat].wallet[GOLD]:
        g.then(PayHow(seat, by, resources))
    else:
        for token, n in resources:
            give(g, seat, token, n)


@frame
class PayHow(Decision):
    """EN-BUILD-05, EN-PAWN-05, EN-EX-23  How many Gold in place of this Resource? EN-GOODS-05  Only while paying."""

    clause = "EN-GOODS-03"
    seat: Seat
    by: str
    resources: Amounts

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        wallet = g.players[self.seat].wallet
        token, n = self.resources[0]
        needed_later = sum([max(0, more - wallet[each]) for each, more in self.resources[1:]])
        return AMOUNTS[max(0, n - wallet[token]) : min(n, wallet[GOLD] - needed_later) + 1]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        return self.candidates(g)

    def take(self, g: EmpiresNorth, gold: int) -> None:
        token, n = self.resources[0]
        for kind, many in ((token, n - gold), (GOLD, gold)):
            if many:
                give(g, self.seat, kind, many)
        pay_resources(g, self.seat, self.by, self.resources[1:])


@frame
class SpareWhich(Decision):
    """Which Resource of the cost is not paid? The rest must still be possible to pay. One at a time."""

    clause = "EN-BUILD-11"
    seat: Seat
    by: str
    resources: Amounts
    spared: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [good(TOKENS[token]) for token, _ in self.resources]

    def refuses(self, g: EmpiresNorth, token: str) -> Refusal | None:
        rest = Cost(less(self.resources, TOKENS.index(token), 1))
        lack = lacking(g, self.seat, rest, self.spared - 1)
        return no("EN-BUILD-11", token=lack[0], n=lack[1]) if lack else None

    def take(self, g: EmpiresNorth, token: str) -> None:
        pay_less(g, self.seat, self.by, less(self.resources, TOKENS.index(token), 1), self.spared - 1)


@frame
class PayAny(Decision):
    """Which Resource do you pay? Gold will do."""

    clause = "EN-GOODS-03"
    seat: Seat
    by: str
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [good(token) for token in (*RESOURCES, "gold")]

    def refuses(self, g: EmpiresNorth, token: str) -> Refusal | None:
        return None if g.players[self.seat].wallet[TOKENS.index(token)] else no("EN-GOODS-03", token=token)

    def take(self, g: EmpiresNorth, token: str) -> None:
        give(g, self.seat, TOKENS.index(token), 1)


@frame
class GiveCard(Decision):
    """Which card of your hand do you discard as a payment?"""

    clause = "EN-GOODS-20"
    seat: Seat
    by: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = g.cards.names
        return [take(name) for name in dict.fromkeys([names[card] for card in g.players[self.seat].hand])]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return needed_in_hand(g, self.seat, name)  # EN-BOOST-07

    def take(self, g: EmpiresNorth, name: str) -> None:
        card = in_hand(g, self.seat, name)
        g.players[self.seat].hand.remove(card)
        discard(g, self.seat, card)
