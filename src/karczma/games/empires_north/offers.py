"""What each answer costs and brings at this table, for words that say so; and which of several alike cards is meant.

Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, amounts, listing, phrase
from karczma.effects.verbs import Amounts
from karczma.games.empires_north.building import ConstructWhich
from karczma.games.empires_north.choices import Amount, Good, Pick, Take
from karczma.games.empires_north.discounts import Cheaper, InFull, UseDiscount, cost_of, discount, off, offers
from karczma.games.empires_north.empire import face, fields_of, looks, upgrades_of
from karczma.games.empires_north.entering import CopyWhich
from karczma.games.empires_north.expedition import Conquer, Pillage, Visit
from karczma.games.empires_north.fields import HarvestWhich, UpgradeWhat
from karczma.games.empires_north.gaining import ConvertAgain
from karczma.games.empires_north.keywords import AssignHowMany, ReadyWhich
from karczma.games.empires_north.pawns import ForNothing, free_move
from karczma.games.empires_north.payment import Cost, PayHow
from karczma.games.empires_north.powers import Advance, BuildWhich, SendNow
from karczma.games.empires_north.raze import RazeLocation
from karczma.games.empires_north.ships import PARTS, ClanShip, CommonShip
from karczma.games.empires_north.terms import (
    ACTIONS,
    COPY,
    DUAL,
    FOOD,
    GOLD,
    HARVEST,
    NOTHING,
    RAZE,
    SHIP,
    VP,
    WITH_RAZE,
    WORKER,
)
from karczma.games.empires_north.turn import Build, MovePawn, PlacePawn, Raze, UseLocation
from karczma.games.empires_north.variants.solo import FeedWinter, RazeIsland
from karczma.games.empires_north.voluntary import UseFeature

if TYPE_CHECKING:
    from karczma.games.empires_north.state import EmpiresNorth
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Decision
    from karczma.kernel.questions import Effect

Facts = dict[str, Any]


def bare(what: Amounts, say: Say) -> str:
    """Amounts that stand by themselves, in the nominative."""
    return listing([say("amount-bare", n=n, token=token) for token, n in what], say)


def taken(what: Amounts, say: Say) -> str:
    """Amounts that are gained or paid, in the accusative."""
    return listing(amounts(what, say), say)


def tokens_of(cost: Cost) -> Amounts:
    others = ((GOLD, cost.gold), (RAZE, cost.raze), (WORKER, cost.workers))
    return (*cost.resources, *((token, n) for token, n in others if n))


def paid(cost: Cost, say: Say) -> str:
    """What has to be paid, as a list in the accusative."""
    parts = amounts(tokens_of(cost), say)
    if cost.any:
        parts.append(say("pay-any", n=cost.any))
    if cost.cards:
        parts.append(say("pay-card", n=cost.cards))
    if cost.locations:
        parts.append(say("pay-location", n=cost.locations))
    return listing(parts, say)


def priced(cost: Cost, effect: Effect, say: Say) -> str:
    """What an Action or a Feature costs and does."""
    if cost == Cost():
        return phrase(effect, say)
    message = "discard-for" if cost.cards or cost.locations else "pay-for"
    return say(message, cost=paid(cost, say), effect=phrase(effect, say))


def joined(parts: Sequence[str]) -> Facts | None:
    return {"what": "; ".join(parts)} if parts else None


# -- which card is meant -------------------------------------------------------------------------------------------


def standing(g: EmpiresNorth, seat: Seat, place: int, say: Say) -> list[str]:
    """What lies on and under a card of an Empire; of cards with one name also what else tells them apart."""
    player, names = g.players[seat], g.cards.names
    twins = [at for at, card in enumerate(player.empire) if names[card] == names[player.empire[place]]]
    told = worded(g, seat, place, twins, say)
    others = [at for at in twins if looks(g, player, at) != looks(g, player, place)]  # alike ones are offered once
    if told in [worded(g, seat, at, twins, say) for at in others]:
        return [*told, say("which-number", n=twins.index(place) + 1)]
    return told


def worded(g: EmpiresNorth, seat: Seat, place: int, twins: list[int], say: Say) -> list[str]:
    return [*remarks(g, seat, place, say), *sides(g, seat, place, twins, say)]


def remarks(g: EmpiresNorth, seat: Seat, place: int, say: Say) -> list[str]:
    player, names = g.players[seat], g.cards.names
    card, tied = player.empire[place], player.tied[place]
    told = []
    upgrades = [names[each] for each in upgrades_of(player, card) if g.cards.kind[each] <= DUAL]
    if upgrades:
        told.append(say("with-upgrades", what=listing([say("card-name", card=each) for each in upgrades], say)))
    if tied != NOTHING:
        told.append(say("which-copies" if g.cards.kind[card] == COPY else "which-lies-under", card=names[tied]))
    held = tuple((token, n) for token, n in enumerate(player.assigned[place]) if n)
    if held:
        told.append(say("which-holds", what=bare(held, say)))
    return told


def sides(g: EmpiresNorth, seat: Seat, place: int, twins: list[int], say: Say) -> list[str]:
    """Only where it makes a difference among cards of one name."""
    player = g.players[seat]
    told = []
    if len({player.exhausted[at] for at in twins}) > 1:
        told.append(say("which-is-exhausted" if player.exhausted[place] else "which-is-ready"))
    if len({player.used[at] for at in twins}) > 1:
        told.append(say("which-was-used", n=player.used[place]))
    return told


# -- cards of an Empire --------------------------------------------------------------------------------------------


def pick(choice: Pick, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    seat, place = asked.seat, choice.place
    card = g.players[seat].empire[place]
    first: list[str] = []
    match asked:
        case HarvestWhich():
            first = [bare(goods_of(g, seat, place), say)] if place in fields_of(g, seat) else []
        case UpgradeWhat(card=upgrade):
            together = summed((*goods_of(g, seat, place), *g.cards.harvest[upgrade]))
            first = [say("will-yield", what=bare(together, say))] if place in fields_of(g, seat) else []
        case CopyWhich() | ReadyWhich():
            first = ability(g, seat, place, say)
    told = [*first, *standing(g, seat, place, say)]
    return joined([each for each in told if each]) if card >= 0 else None


def goods_of(g: EmpiresNorth, seat: Seat, place: int) -> Amounts:
    """EN-FIELD-08  What a Harvest of that Field would bring, with all its upgrades."""
    player = g.players[seat]
    card = player.empire[place]
    return summed(tuple(each for part in (card, *upgrades_of(player, card)) for each in g.cards.harvest[part]))


def summed(parts: Amounts) -> Amounts:
    kinds = dict.fromkeys(token for token, _ in parts)
    return tuple((kind, sum(n for token, n in parts if token == kind)) for kind in kinds)


def ability(g: EmpiresNorth, seat: Seat, place: int, say: Say) -> list[str]:
    """The Action or the Feature of a card, with its price."""
    cards, shown = g.cards, face(g, g.players[seat], place)
    if shown == NOTHING:
        return []
    action, feature = cards.action[shown], cards.feature[shown]
    if action is not None:
        return [priced(cards.action_cost[shown], action, say)]
    return [priced(cards.feature_cost[shown], feature, say)] if feature is not None else []


def use(choice: UseLocation | UseFeature, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    effect = ability(g, asked.seat, choice.place, say)
    if not effect:
        return None
    which = standing(g, asked.seat, choice.place, say)
    return {"effect": effect[0], "which": say("which", what="; ".join(which)) if which else ""}


def razed(choice: RazeLocation, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    seat, place = choice.opponent, choice.place
    return joined([*ability(g, seat, place, say), *standing(g, seat, place, say)])


# -- building ------------------------------------------------------------------------------------------------------


def build(choice: Build, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    card = g.cards.card_id[choice.card]
    cost = g.cards.cost[card]
    if cost is None:
        return None
    told = say("costs", cost=bare(tokens_of(cost), say))
    by = [g.cards.names[each] for each in offers(g, asked.seat)]
    if by and cost.resources:
        features = listing([say("card-name", card=each) for each in dict.fromkeys(by)], say)
        told = say("costs-less", cost=bare(tokens_of(cost), say), n=discount(g, asked.seat), by=features)
    return joined([told, *bonus(g, card, say)])


def bonus(g: EmpiresNorth, card: int, say: Say) -> list[str]:
    """EN-BUILD-07  What comes of building it at once."""
    effect = g.cards.bonus[card]
    return [say("bonus", effect=phrase(effect, say))] if effect is not None else []


def cheaper(choice: Cheaper, g: EmpiresNorth, asked: UseDiscount, say: Say) -> Facts:
    return {"n": off(g, asked.seat, asked.left[0])}


def in_full(choice: InFull, g: EmpiresNorth, asked: UseDiscount, say: Say) -> Facts:
    return {"cost": paid(cost_of(g, asked.card), say)}


def take(choice: Take, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    """A Boost tells what it does, a Field what it gives, a Location what it costs and brings when it is built."""
    card = g.cards.card_id[choice.card]
    effect, goods, cost = g.cards.boost[card], g.cards.harvest[card], g.cards.cost[card]
    match asked:
        case RazeIsland():
            return joined([say("pillage-brings", what=taken(g.cards.pillage[card], say))])
        case BuildWhich(discount=less) if cost is not None:
            told = say("costs", cost=bare(tokens_of(cost), say))
            if cost.resources:
                told = say("costs-less", cost=bare(tokens_of(cost), say), n=less, by=say("card-name", card=asked.by))
            return joined([told, *bonus(g, card, say)])
        case ConstructWhich():
            return joined(bonus(g, card, say))
    if effect is not None:
        return {"what": phrase(effect, say)}
    if goods:
        return {"what": bare(goods, say)}
    return joined([say("costs", cost=bare(tokens_of(cost), say))]) if cost is not None else None


# -- pawns and ships -----------------------------------------------------------------------------------------------


def done_there(g: EmpiresNorth, seat: Seat, tile: str, say: Say) -> str:
    """What the action of a tile brings; where there is only one Field, its Goods."""
    fields = fields_of(g, seat)
    if ACTIONS.index(tile) == HARVEST and len(fields) == 1:
        return say("tell-receive", what=taken(goods_of(g, seat, fields[0]), say))
    return say(f"does-{tile}")


def place_pawn(choice: PlacePawn, g: EmpiresNorth, asked: Decision, say: Say) -> Facts:
    return {"what": done_there(g, asked.seat, choice.tile, say)}


def move_pawn(choice: MovePawn, g: EmpiresNorth, asked: Decision, say: Say) -> Facts:
    player, free = g.players[asked.seat], free_move(g, asked.seat)
    price = say("amount-bare", n=1, token=FOOD)
    if free != NOTHING:
        price = say("food-or-free", card=g.cards.names[player.empire[free]])
    return {"price": price, "what": done_there(g, asked.seat, choice.tile, say)}


def for_nothing(choice: ForNothing, g: EmpiresNorth, asked: Decision, say: Say) -> Facts:
    return {"card": g.cards.names[g.players[asked.seat].empire[free_move(g, asked.seat)]]}


def raze(choice: Raze, g: EmpiresNorth, asked: Decision, say: Say) -> Facts:
    return {"what": say("raze-alone" if g.solo else "raze-others")}


def in_supply(choice: ClanShip | CommonShip, g: EmpiresNorth, asked: Decision, say: Say) -> Facts:
    player = g.players[asked.seat]
    return {"n": player.clan_ships if isinstance(choice, ClanShip) else player.wallet[SHIP]}


def laden(choice: Advance | SendNow, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    load = g.loads[choice.number - 1]
    return joined([bare(tuple((token, 1) for part, token in PARTS if load & part), say)] if load & 7 else [])


def visit(choice: Visit, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    card = g.cards.card_id[choice.island]
    place: int = asked.place  # type: ignore[attr-defined]
    told = [say("pillage-brings", what=taken(g.cards.pillage[card], say))]
    conquest = g.cards.bonus[card] if g.loads[place] & WITH_RAZE else None
    if conquest is not None:
        told.append(say("conquest-brings", effect=phrase(conquest, say)))
    return joined(told)


def pillage(choice: Pillage, g: EmpiresNorth, asked: Decision, say: Say) -> Facts:
    return {"what": taken(g.cards.pillage[g.visited[-1]], say)}


def conquer(choice: Conquer, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    return joined(bonus(g, g.visited[-1], say))


# -- kinds and amounts of Goods ------------------------------------------------------------------------------------


def good(choice: Good, g: EmpiresNorth, asked: Decision, say: Say) -> Facts:
    match asked:
        case ConvertAgain(effect=effect):
            pay, gain = paid(effect.cost, say), taken(effect.amounts, say)
            return {"what": say("tell-convert", up=1, pay=pay, what=gain)}
    return {"what": say("amount-bare", n=1, token=g.tokens.index(choice.token))}


def amount(choice: Amount, g: EmpiresNorth, asked: Decision, say: Say) -> Facts | None:
    """In Gold and in what it stands for; or in what is assigned."""
    match asked:
        case PayHow(_, _, resources):
            token, n = resources[0]
            return {"what": bare(some(((token, n - choice.n), (GOLD, choice.n))), say)}
        case FeedWinter(food=food):
            return {"what": fed(g, asked.seat, food, choice.n, say)}
        case AssignHowMany(_, _, token):
            return {"what": bare(((token, choice.n),), say)}
    return None


def fed(g: EmpiresNorth, seat: Seat, food: int, gold: int, say: Say) -> str:
    """EN-SOLO-12  What the winter takes, and what is lost for the rest."""
    wallet = g.players[seat].wallet
    eaten = min(wallet[FOOD], food - gold)
    lost = min(wallet[VP], g.cards.solo["hungry_winter"]["lost"] * (food - gold - eaten))
    told = bare(some(((FOOD, eaten), (GOLD, gold))), say)
    return say("and-lose", what=told, n=lost) if lost else told


def some(what: Amounts) -> Amounts:
    return tuple((token, n) for token, n in what if n)


choices: Mapping[type[Any], Callable[[Any, Any, Any, Say], Facts | None]] = {
    Build: build,
    Cheaper: cheaper,
    InFull: in_full,
    PlacePawn: place_pawn,
    MovePawn: move_pawn,
    ForNothing: for_nothing,
    UseLocation: use,
    UseFeature: use,
    Raze: raze,
    RazeLocation: razed,
    ClanShip: in_supply,
    CommonShip: in_supply,
    Advance: laden,
    SendNow: laden,
    Visit: visit,
    Pillage: pillage,
    Conquer: conquer,
    Pick: pick,
    Take: take,
    Good: good,
    Amount: amount,
}
