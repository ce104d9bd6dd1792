"""How good a world looks for a seat: points now, and what territories, buildings, units, tokens and cards will bring.

All weights are in fame. A question that belongs to a larger answer (from where, where to, how many) is looked through
to its end, so that a player who thinks one choice ahead sees what the choice is good for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE, ChooseBranch
from karczma.games.northgard.actions.build import BuildInto, BuildWhat, BuildWhere
from karczma.games.northgard.actions.draw import Drawing
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.recruit import RecruitHowMany, RecruitWhere, SettleHowMany, SettleWhere
from karczma.games.northgard.actions.turn import AsideOrRemoved, UpgradeWhich, WhichCard
from karczma.games.northgard.battles.combat import Combat
from karczma.games.northgard.battles.order import NextBattle
from karczma.games.northgard.bots.features import (
    STOCK,
    buildings_worth,
    card_worths,
    icons_worth,
    slots_worth,
    worth_of,
)
from karczma.games.northgard.bots.statistics import STATISTICS
from karczma.games.northgard.clans.kaija import KaijaGoes, KaijaJoins
from karczma.games.northgard.harvest.exchange import ExchangeFor, Give, GiveWhat
from karczma.games.northgard.map.tile_choice import LayHow, LayWhere, LayWhich
from karczma.games.northgard.moves.move import HowMany, MoveFrom, MoveTo, Moving
from karczma.games.northgard.scoring import conquerors, score
from karczma.games.northgard.table.terms import FOOD, LARGE, LORE, NOBODY, NOWHERE, WOOD
from karczma.games.northgard.variants.creatures import bear_on, unsharing, wolf_on
from karczma.games.northgard.variants.more_creatures import CallWhere
from karczma.games.northgard.variants.teams import AGREE, REFUSE, AcceptTrade, OfferHowMany
from karczma.games.northgard.winter import winter_cost
from karczma.kernel.quantities import Use
from karczma.title.contract import Bots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from karczma.games.northgard.table.state import Northgard
    from karczma.kernel.choices import Choice, Seat
    from karczma.kernel.flow import Decision, Frame

WIN = 1000.0
NEAR_WIN = 25.0  # three strongholds at the end of this year
STRONGHOLD = (0.0, 4.0, 10.0, 16.0, 17.0, 18.0)  # closed territories with a large building, on the way to victory
PLENTY = (5, 4, 4)  # tokens of food, wood, lore; more of them are worth a third of what they will count
TERRITORY, UNIT, CROWD = 0.9, 0.45, 4  # more units than so many in one place are worth less
OPEN = 0.35  # a tile of an open territory: fame, once it is closed
HARVEST = 0.85  # what is expected of a Harvest to come: land may be lost
HUNGER = 1.6  # a food that winter will lack
HAND, DRAWN, YEARLY = 0.3, 0.3, 4  # of what a card brings: in hand now, or drawn later, so many each year
RIVAL = 0.6  # what the best rival has counts against the own side
LARGE_COST, ALTAR, SMALL_BUILDING = 3, 2.2, 0.9  # wood; what one brings in each Harvest to come, or at all
EFFORT = 0.05  # of an exchange or a trade: for nothing it is not made
THREAT = 0.35  # an enemy unit more than there are defenders next door
LOOKED_THROUGH = (
    *(MoveTo, HowMany, KaijaGoes, KaijaJoins, RecruitHowMany, SettleHowMany, BuildWhere, BuildInto, LayHow),
    *(GiveWhat, OfferHowMany, WhichCard, AsideOrRemoved, UpgradeWhich, CallWhere),
)

OF_THE_MOVER = (Moving, MoveFrom, MoveTo, HowMany, NextBattle, Combat)


def evaluate(g: Northgard, seat: Seat) -> float:
    """The own side against the best of the others."""
    if g.over:
        return WIN if seat in g.winners() else -WIN
    top = g.frames[-1]
    if isinstance(top, ExchangeFor):  # or who exchanges would be judged at another time than who does not
        return after(g, seat, DECLINE)
    if isinstance(top, LOOKED_THROUGH) and top.seat == seat:
        return max([after(g, seat, choice) for choice in worth_a_look(g, top)]) - EFFORT * isinstance(top, GiveWhat)
    if isinstance(top, AcceptTrade) and top.partner == seat:
        return (
            after(g, seat, AGREE if g.offers.count(g.offers[-1]) == 1 else REFUSE) - EFFORT
        )  # who refused will refuse
    late, partner = brought_in(g), g.partner(seat)
    own = prospects(g, seat, late) + (prospects(g, partner, late) if g.teams else 0.0)
    rivals = [threatening(g, each) for each in range(g.seats) if each not in (seat, partner)]
    return own - RIVAL * max(rivals) + pending(g, seat) + (assault(g, seat) if any(g.invaders) else 0.0)


def worth_a_look(g: Northgard, decision: Decision) -> Sequence[Choice]:
    """Not every card that could be given away, every number of units or mix of resources: the likely one.

    A single unit settles new land; everybody goes on an attack.
    """
    options = g.options(decision.seat)
    if isinstance(decision, GiveWhat):
        return [min(options, key=lambda mix: sum(loss(g, decision.seat, k, n) for k, n in enumerate(given(mix))))]
    if isinstance(decision, WhichCard):
        return [min(options, key=lambda use: card_worths(g.cards)[g.cards.card_id[use.card]])]  # type: ignore[attr-defined]
    if isinstance(decision, BuildInto):
        return options[:1]
    if isinstance(decision, HowMany):
        return options[-1:] if g.is_enemy(decision.seat, decision.target) else options[:1]
    return options


def given(mix: Choice) -> tuple[int, ...]:
    return (mix.food, mix.wood, mix.lore) if isinstance(mix, Give) else ()


def loss(g: Northgard, seat: Seat, kind: int, n: int) -> float:
    """What so many tokens of a kind are worth now."""
    has = g.players[seat].wallet[kind] - (winter_cost(g, seat) if kind == FOOD else 0)
    return valued(kind, has) - valued(kind, has - n)


def after(g: Northgard, seat: Seat, choice: Choice) -> float:
    """How good the world looks for that seat, once whoever is asked has chosen this."""
    world = g.copy()
    world.apply(choice, world.deciding()[0])
    return evaluate(world, seat)


# -- what one player has -------------------------------------------------------------------------------------------


def prospects(g: Northgard, seat: Seat, late: bool) -> float:
    left = g.years - g.year + (not late)
    total = float(score(g, seat)) + deck(g, seat)
    food = thirds = units = 0
    for t in g.controlled(seat):
        total += territory(g, t, left)
        units += g.units[t] - (g.kaija == t)
        food += 0 if g.creatures and wolf_on(g, t) else g.chart.icons[t][FOOD]
        if large_on(g, t):
            thirds += 1 if g.chart.open[t] else 3
    total += stock(g.players[seat].wallet, g.cards.winter[units], food, late) + goal(g, thirds)
    return total + (NEAR_WIN if thirds >= 9 and seat in conquerors(g) else 0.0)


def large_on(g: Northgard, t: int) -> bool:
    return g.built[t] > 0 and any(g.cards.large[b] for b, _ in g.buildings_on(t))


def harvests_left(g: Northgard) -> int:
    """Once all have passed, this year's Harvest lies behind, or is just being brought in."""
    return g.years - g.year + (not brought_in(g))


def brought_in(g: Northgard) -> bool:
    return all(player.passed for player in g.players)


def deck(g: Northgard, seat: Seat) -> float:
    """The cards in hand, and what the deck will bring in the years to come."""
    player, worths = g.players[seat], card_worths(g.cards)
    hand = sum([worths[card] for card in player.hand], 0.0)
    pile = player.draw
    others = [*pile.top, *pile.bag, *pile.bottom, *player.discard, *player.active, *player.looked]
    whole = hand + sum([worths[card] for card in others], 0.0)
    mean = whole / (len(others) + len(player.hand) or 1)
    return HAND * hand + DRAWN * YEARLY * mean * (g.years - g.year)


def stock(wallet: list[int], cost: int, harvest: int, late: bool) -> float:
    """Tokens, with the food that this year's winter takes; before the Harvest its icons help."""
    food, lacking = wallet[FOOD], cost - wallet[FOOD] - harvest
    if late:
        food, lacking = max(0, food - cost), cost - food
    total = -HUNGER * max(0, lacking)
    return total + valued(FOOD, food) + valued(WOOD, wallet[WOOD]) + valued(LORE, wallet[LORE])


def valued(kind: int, n: int) -> float:
    plenty = PLENTY[kind]
    return STOCK[kind] * (n if n <= plenty else plenty + (n - plenty) / 3)


def goal(g: Northgard, thirds: int) -> float:
    """A closed stronghold counts three thirds, an open one is a third of the way."""
    if g.long_game:
        return 0.0
    whole, rest = divmod(min(thirds, 15), 3)
    return STRONGHOLD[whole] + rest


def territory(g: Northgard, t: int, left: int) -> float:
    """What controlling it brings until the end."""
    chart, units = g.chart, g.units[t]
    harvests, soon = left * HARVEST, min(1.0, left / 3)
    spoilt = g.creatures and wolf_on(g, t)
    worth = TERRITORY + UNIT * (units if units <= CROWD else CROWD + (units - CROWD) * 0.4)
    worth += slots_worth(chart.slots[t]) * soon + (0.0 if spoilt else icons_worth(chart.icons[t]) * harvests)
    if chart.open[t]:
        worth += OPEN * chart.size[t] * soon
    elif not spoilt:
        worth += min(chart.size[t] - 1, 2) * harvests
    if g.built[t]:
        harvest, yearly, standing = buildings_worth(g.cards, g.buildings_on(t))
        worth += harvest * harvests + yearly * max(0, left - 1) + standing
    if g.creatures and bear_on(g, t):
        worth -= 1.0
    return worth - min(threat(g, t), worth / 2)


def threat(g: Northgard, t: int) -> float:
    strongest, owner = 0, g.owner[t]
    for other, _ in g.chart.adjacent[t]:
        if g.units[other] > strongest and g.owner[other] != owner:
            strongest = g.units[other]
    return THREAT * max(0, strongest - g.units[t])


def threatening(g: Northgard, seat: Seat) -> float:
    """How well a rival stands, roughly: points, land, units, strongholds."""
    harvests, total = harvests_left(g) * HARVEST, float(score(g, seat))
    thirds = 0
    for t in g.controlled(seat):
        total += TERRITORY + UNIT * g.units[t] + icons_worth(g.chart.icons[t]) * harvests
        if g.built[t]:
            total += buildings_worth(g.cards, g.buildings_on(t))[0] * harvests
            thirds += (1 if g.chart.open[t] else 3) * large_on(g, t)
    return total + goal(g, thirds)


# -- what was begun and is not finished ----------------------------------------------------------------------------


def pending(g: Northgard, seat: Seat) -> float:
    return sum((promise(g, frame) for frame in g.frames if getattr(frame, "seat", NOWHERE) == seat), 0.0)


def promise(g: Northgard, frame: Frame) -> float:
    """What an action that lies ahead will probably bring."""
    match frame:
        case RecruitWhere() as it:
            return UNIT * min(it.left, g.players[it.seat].reserve)
        case SettleWhere() as it:
            return UNIT * it.units + TERRITORY
        case MoveFrom() as it:
            return 0.55 * min(it.moves, 3)
        case BuildWhat() as it:
            return buildable(g, it.seat, g.players[it.seat].wallet[WOOD] + it.discount)
        case ChooseBranch() as it:
            return 0.7 * max(map(worth_of, it.branches))
        case LayWhich() | LayWhere():
            return 2.2
        case Exploring():
            return 2.2 if len(g.stack) else 0.0
        case Drawing() as it:
            return 0.4 * (it.cards - it.discard - it.top)
        case Use() as it:
            return 0.6
    return 0.0


def buildable(g: Northgard, seat: Seat, wood: int) -> float:
    """A Build action with so much wood: an Altar, if there is a large slot for it, or something small."""
    if wood >= LARGE_COST and any(g.chart.slots[t][LARGE] > 0 and not large_on(g, t) for t in g.controlled(seat)):
        return ALTAR * harvests_left(g)
    return SMALL_BUILDING if wood else 0.0


def assault(g: Northgard, seat: Seat) -> float:
    """Battles still to be decided: units that wait for one are counted nowhere else."""
    mover = next((frame.seat for frame in reversed(g.frames) if isinstance(frame, OF_THE_MOVER)), NOBODY)
    total = 0.0
    for t, n in enumerate(g.invaders):
        if n and g.is_partners(mover, t):
            total += UNIT * n * (seat in (mover, g.partner(mover)))
        elif n:
            likely = chance(g, t, n)
            prize = TERRITORY + icons_worth(g.chart.icons[t]) * harvests_left(g) * HARVEST + UNIT * g.units[t]
            if mover == seat:
                total += UNIT * n * (0.5 + 0.4 * likely) + likely * (1 + RIVAL) * prize
            elif g.owner[t] == seat:
                total -= likely * (1 + RIVAL) * prize
    return total


def chance(g: Northgard, t: int, n: int) -> float:
    """Roughly how likely the attacker wins, by what both sides have so far."""
    battle = g.battle
    if battle is not None and battle.where == t:
        attacker, defender = battle.sides
        ahead = attacker.points - defender.points + 0.5 * (attacker.damage - defender.damage)
    else:
        holding = g.units[t] + sum([g.cards.guard[b] * k for b, k in g.buildings_on(t)])
        holding += sum([g.cards.strength[card - g.cards.first_creature] for card in unsharing(g, t)])
        ahead = n + g.attack + 0.5 * g.damage - holding
    return min(0.95, max(0.0, 0.45 + 0.16 * ahead))


BOTS = Bots(evaluate=evaluate, statistics=STATISTICS)
