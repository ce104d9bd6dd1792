"""How good a world looks for a seat: points now, and what cards, Goods, pawns and ships will still bring.

All weights are in VP. A question that belongs to a larger answer (how to pay, which Field, what load) is looked through
to its end, so that a player who thinks one choice ahead sees what the choice is good for.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.effects.verbs import Choose
from karczma.games.empires_north.bots.statistics import STATISTICS
from karczma.games.empires_north.building.empire import face
from karczma.games.empires_north.goods.payment import Cost
from karczma.games.empires_north.keywords import gain, powers
from karczma.games.empires_north.keywords.assign import Assign, Ready, Recover, Release
from karczma.games.empires_north.keywords.search import Dig, Retrieve, Search
from karczma.games.empires_north.lookout import full_sets
from karczma.games.empires_north.scoring import score
from karczma.games.empires_north.table.terms import (
    ACTION,
    BOOST,
    COPY,
    DISTANT,
    DUAL,
    FEATURE,
    FOOD,
    GOLD,
    IN_FRONT,
    NOTHING,
    RAZE,
    TURNED,
    UPGRADE,
    VP,
    WITH_FISH,
    WITH_GOLD,
    WITH_RAZE,
    WORKER,
)
from karczma.games.empires_north.turn import Act
from karczma.title.contract import Bots
from karczma.title.remembered import remembered

if TYPE_CHECKING:
    from collections.abc import Hashable

    from karczma.games.empires_north.table.catalogue import Catalogue
    from karczma.games.empires_north.table.state import EmpiresNorth, Player
    from karczma.kernel.choices import Seat
    from karczma.kernel.quantities import Effect

WIN = 1000.0
AGAINST = 0.6  # what the best opponent has, against what one has oneself
#        wood  stone food  sheep fish  gold  raze worker ship  vp   card
GAIN = (0.55, 0.55, 0.55, 0.5, 0.55, 1.1, 0.8, 1.3, 1.5, 1.0, 0.6)
STOCK = (0.55, 0.55, 0.55, 0.5, 0.55)  # Resources in the supply; above PLENTY only their points count
PLENTY = 4
WORKER_NOW, WORKER_LATER = 0.35, 0.3  # in the supply; and in each round to come
PAWN, SECOND = 1.5, 0.7  # an unused pawn, and one that can be used again
SHIP = 1.0  # in the supply, ready to sail
EN_ROUTE, FISH_LOAD, RAZE_LOAD = 2.2, 0.9, 1.4  # in the queue
RATE = (0.7, 0.5, 0.6, 0.8, 0.9, 0.9, 0.6, 1.4, 0.7, 0.8, 0.5, 0.9, 1.0)  # how often a round a Feature is set off
ROUND = 6.5  # VP that a player makes in a round, roughly
FIELD_GOOD = 0.3  # a Good on a Field, each round
IN_HAND = 0.35  # of what a card would bring
LOOK_DEPTH = 3


def evaluate(g: EmpiresNorth, seat: Seat) -> float:
    """The own side against the best of the others."""
    return look(g, seat, LOOK_DEPTH)


def look(g: EmpiresNorth, seat: Seat, depth: int) -> float:
    if g.over:
        return outcome(g, seat)
    if depth and not g.lanes:
        top = g.frames[-1]
        if top.seat == seat and not isinstance(top, Act):
            return max(after(g, seat, i, depth) for i in range(len(g.options(seat))))
    left = rounds_left(g)
    worth = [prospects(g, each, left) for each in range(g.seats)]
    if g.solo:
        return worth[0]
    return worth[seat] - AGAINST * max([n for each, n in enumerate(worth) if each != seat])


def outcome(g: EmpiresNorth, seat: Seat) -> float:
    points = float(score(g, seat))
    if g.solo:
        return points + (WIN if g.winners() else 0.0)
    return WIN + points if seat in g.winners() else points - WIN


def after(g: EmpiresNorth, seat: Seat, index: int, depth: int) -> float:
    world = g.copy()
    world.apply(world.options(seat)[index], seat)
    return look(world, seat, depth - 1)


def rounds_left(g: EmpiresNorth) -> float:
    """Rounds after this one."""
    if g.solo:
        return float(g.cards.solo["rounds"] - g.round)
    if g.last:
        return 0.0
    ahead = max([player.wallet[VP] for player in g.players])
    return max(0.7, float(g.cards.setup["goal"] - ahead) / ROUND)


# -- what one player has -------------------------------------------------------------------------------------------


def prospects(g: EmpiresNorth, seat: Seat, left: float) -> float:
    return on_land(g, seat, left) + en_route(g, seat)


def land_seen(g: EmpiresNorth, seat: Seat, left: float) -> Hashable:
    """All that counts on land."""
    player = g.players[seat]
    supply = tuple(player.wallet), player.spent, player.clan_ships, tuple(player.pawns), tuple(player.hand)
    return g.raze_scores, supply, empire_seen(g, seat, left)


@remembered(land_seen)
def on_land(g: EmpiresNorth, seat: Seat, left: float) -> float:
    player = g.players[seat]
    total = player.wallet[VP] + len(player.empire) + supply(g, player, left)
    total += in_empire(g, seat, left)
    values = worths(g.cards)
    total += sum([values[card] for card in player.hand]) * IN_HAND * min(1.0, 0.15 + left / 2)
    if not player.passed:
        total += this_round(g, seat, player)
    return total


def supply(g: EmpiresNorth, player: Player, left: float) -> float:
    wallet = player.wallet
    if left == 0.0 and player.passed:
        points = sum(wallet[:GOLD]) // 2 + wallet[GOLD] + (wallet[RAZE] if g.raze_scores else 0)
        return float(points)
    goods = sum([STOCK[k] * min(wallet[k], PLENTY) + 0.45 * max(0, wallet[k] - PLENTY) for k in range(GOLD)])
    raze = 0.8 * min(wallet[RAZE], 3) * min(1.0, 0.4 + left / 2)
    workers = wallet[WORKER] + player.spent
    return goods + 1.05 * wallet[GOLD] + raze + WORKER_LATER * min(workers, 9) * left


def this_round(g: EmpiresNorth, seat: Seat, player: Player) -> float:
    """What is lost by passing now."""
    wallet = player.wallet
    unused = player.pawns.count(IN_FRONT)
    again = sum([pawn < TURNED for pawn in player.pawns if pawn != IN_FRONT])
    food = wallet[FOOD] + wallet[GOLD]
    total = PAWN * unused + SECOND * min(again + unused, food)
    return total + WORKER_NOW * min(wallet[WORKER], 6) + SHIP * min(g.ships(seat), unused + again)


def en_route(g: EmpiresNorth, seat: Seat) -> float:
    if seat not in g.queue:
        return 0.0
    total = 0.0
    for owner, load in zip(g.queue, g.loads, strict=True):
        if owner == seat:
            far = load & (WITH_FISH | WITH_GOLD) and g.islands[DISTANT]
            total += EN_ROUTE + (FISH_LOAD if far else 0.0) + (RAZE_LOAD if load & WITH_RAZE else 0.0)
    return total


def empire_seen(g: EmpiresNorth, seat: Seat, left: float) -> Hashable:
    player = g.players[seat]
    cards = tuple(player.empire), tuple(player.tied), tuple(player.exhausted), tuple(player.assigned)
    return g.cards, left, player.passed, cards


@remembered(empire_seen)
def in_empire(g: EmpiresNorth, seat: Seat, left: float) -> float:
    """What the cards of the Empire will still bring."""
    player, kinds, yearly = g.players[seat], g.cards.kind, worths(g.cards, "each")
    total = 0.0
    for place, card in enumerate(player.empire):
        kind = kinds[card]
        if kind <= DUAL:
            total += yearly[card] * left
        elif kind == FEATURE:
            total += yearly[card] * (left + 0.4)
        else:
            total += in_use(g, seat, place, left, yearly)
    return total


def in_use(g: EmpiresNorth, seat: Seat, place: int, left: float, yearly: tuple[float, ...]) -> float:
    """An Action, perhaps that of a copied card, and what is assigned to it."""
    player = g.players[seat]
    card = face(g, player, place)
    if card == NOTHING:
        return 0.0
    now = 0.0 if player.exhausted[place] or player.passed else 0.8
    total = max(0.0, yearly[card]) * (0.75 * left + now)
    if player.assigned[place]:
        total += stored(g, seat, place, card, left)
    return total


def stored(g: EmpiresNorth, seat: Seat, place: int, card: int, left: float) -> float:
    sets = full_sets(g, seat, place)
    best = worths(g.cards, "store")[card]
    begun = sum(g.players[seat].assigned[place]) / max(1, g.cards.storage[card])
    return best * left * (sets + 0.3 * (begun - sets))


# -- what cards are worth ------------------------------------------------------------------------------------------


@cache
def worths(cards: Catalogue, how: str = "whole") -> tuple[float, ...]:
    """By card: what it brings each time or each round (`each`), in hand (`whole`), or by a set of Goods (`store`)."""
    reckon = {"each": each_time, "whole": whole, "store": from_store}[how]
    return tuple([reckon(cards, card) for card in range(len(cards.names))])


def each_time(cards: Catalogue, card: int) -> float:
    if cards.kind[card] <= DUAL:
        return FIELD_GOOD * sum([GAIN[token] * n for token, n in cards.harvest[card]])
    action, feature = cards.action[card], cards.feature[card]
    if action is not None:
        return worth_of(action) - price(cards.action_cost[card]) + 0.2 * from_store(cards, card)
    if feature is not None:
        if cards.voluntary[card]:
            return max(1, cards.limit[card]) * (worth_of(feature) - price(cards.feature_cost[card]))
        often = RATE[cards.waits_for[card]]
        if cards.limit[card] != NOTHING:
            often = min(often, cards.limit[card])
        return often * worth_of(feature)
    return 0.7 if cards.discount[card] or cards.free_move[card] else 0.0


def from_store(cards: Catalogue, card: int) -> float:
    return max([worth_of(effect) for effect in cards.yields[card]], default=0.0)


def whole(cards: Catalogue, card: int) -> float:
    if cards.kind[card] == BOOST:
        effect = cards.boost[card]
        return 0.6 + (worth_of(effect) if effect else 0.0)
    bonus = cards.bonus[card]
    total = 1.6 + 2.2 * max(0.0, each_time(cards, card)) + (worth_of(bonus) if bonus else 0.0)
    if cards.kind[card] <= DUAL:
        total += sum([GAIN[token] * n for token, n in cards.harvest[card]])
    if cards.kind[card] == UPGRADE:
        total -= 0.3
    if cards.kind[card] in (ACTION, COPY):
        total += 0.3
    return total


def price(cost: Cost) -> float:
    resources = sum([GAIN[token] * n for token, n in cost.resources])
    rest = GAIN[GOLD] * cost.gold + GAIN[RAZE] * cost.raze + WORKER_NOW * cost.workers + 0.5 * cost.any
    return resources + rest + 0.5 * cost.cards + 1.5 * cost.locations


def worth_of(effect: Effect) -> float:
    """What an effect brings, roughly; what depends on the table is taken at its usual size."""
    match effect:
        case gain.Receive(amounts):
            return sum([GAIN[token] * n for token, n in amounts])
        case gain.ReceiveEach() as it:
            return GAIN[it.token] * min(2, it.at_most)
        case gain.ReceiveAny(n, _):
            return 0.6 * n
        case gain.Several(parts) | gain.SeveralGains(parts):
            return sum([worth_of(part) for part in parts])
        case Choose(branches):
            return max([worth_of(branch) for branch in branches])
        case gain.Convert() as it:
            gained = sum([GAIN[token] * n for token, n in it.amounts])
            return (gained - price(it.cost)) * min(it.up_to, 2)
        case powers.Perform(action):
            return (0.6, 1.3, 1.5, 1.2, 2.2)[action]
        case Recover(n) | Release(n):
            return WORKER_NOW * min(n, 2)
        case powers.DiscardOwn() as it:
            return 0.3 * worth_of(it.effect)
        case Assign():
            return 0.3
    return OTHERS.get(type(effect), 0.0)


OTHERS: dict[type[Effect], float] = {
    Ready: 0.8,
    powers.Gather: 1.1,
    powers.ResolveShip: 0.6,
    powers.AdvanceShip: 0.1,
    powers.BuildCheaper: 1.0,
    Search: 0.9,
    Dig: 0.8,
    Retrieve: 0.8,
}


BOTS = Bots(evaluate=evaluate, statistics=STATISTICS)
