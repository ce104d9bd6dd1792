"""What each answer costs and brings at this table, for words that say so; and which of several alike cards is meant.

Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import amounts, phrase
from karczma.effects.text import Text, joined, listing, say
from karczma.effects.verbs import Amounts
from karczma.games.empires_north.building.build import ConstructWhich
from karczma.games.empires_north.building.empire import face, fields_of, looks, upgrades_of
from karczma.games.empires_north.building.entering import CopyWhich
from karczma.games.empires_north.building.fields import HarvestWhich, UpgradeWhat
from karczma.games.empires_north.expedition import Conquer, Pillage, Visit
from karczma.games.empires_north.features.discounts import Cheaper, InFull, UseDiscount, cost_of, discount, off, offers
from karczma.games.empires_north.features.voluntary import UseFeature
from karczma.games.empires_north.goods.payment import Cost, PayHow
from karczma.games.empires_north.keywords.assign import AssignHowMany, ReadyWhich
from karczma.games.empires_north.keywords.gain import ConvertAgain
from karczma.games.empires_north.keywords.powers import Advance, BuildWhich, SendNow
from karczma.games.empires_north.pawns.placing import ForNothing, free_move
from karczma.games.empires_north.pawns.ships import PARTS, ClanShip, CommonShip
from karczma.games.empires_north.raze import RazeLocation
from karczma.games.empires_north.table.choices import Amount, Good, Pick, Take
from karczma.games.empires_north.table.terms import (
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

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Decision
    from karczma.kernel.quantities import Effect

Facts = dict[str, Any]


def bare(what: Amounts) -> Text:
    """Amounts that stand by themselves, in the nominative."""
    return listing([say("amount-bare", n=n, token=token) for token, n in what])


def taken(what: Amounts) -> Text:
    """Amounts that are gained or paid, in the accusative."""
    return listing(amounts(what))


def tokens_of(cost: Cost) -> Amounts:
    others = ((GOLD, cost.gold), (RAZE, cost.raze), (WORKER, cost.workers))
    return (*cost.resources, *((token, n) for token, n in others if n))


def paid(cost: Cost) -> Text:
    """What has to be paid, as a list in the accusative."""
    parts = amounts(tokens_of(cost))
    if cost.any:
        parts.append(say("pay-any", n=cost.any))
    if cost.cards:
        parts.append(say("pay-card", n=cost.cards))
    if cost.locations:
        parts.append(say("pay-location", n=cost.locations))
    return listing(parts)


def priced(cost: Cost, effect: Effect) -> Text:
    """What an Action or a Feature costs and does."""
    if cost == Cost():
        return phrase(effect)
    message = "discard-for" if cost.cards or cost.locations else "pay-for"
    return say(message, cost=paid(cost), effect=phrase(effect))


def remarked(parts: Sequence[Text]) -> Facts | None:
    return {"what": joined(parts, "; ")} if parts else None


# -- which card is meant -------------------------------------------------------------------------------------------


def standing(g: EmpiresNorth, seat: Seat, place: int) -> list[Text]:
    """What lies on and under a card of an Empire; of cards with one name also what else tells them apart."""
    player, names = g.players[seat], g.cards.names
    twins = [at for at, card in enumerate(player.empire) if names[card] == names[player.empire[place]]]
    told = described(g, seat, place, twins)
    others = [at for at in twins if looks(g, player, at) != looks(g, player, place)]  # alike ones are offered once
    if told in [described(g, seat, at, twins) for at in others]:
        return [*told, say("which-number", n=twins.index(place) + 1)]
    return told


def described(g: EmpiresNorth, seat: Seat, place: int, twins: list[int]) -> list[Text]:
    return [*remarks(g, seat, place), *sides(g, seat, place, twins)]


def remarks(g: EmpiresNorth, seat: Seat, place: int) -> list[Text]:
    player, names = g.players[seat], g.cards.names
    card, tied = player.empire[place], player.tied[place]
    told = []
    upgrades = [names[each] for each in upgrades_of(player, card) if g.cards.kind[each] <= DUAL]
    if upgrades:
        told.append(say("with-upgrades", what=listing([say("card-name", card=each) for each in upgrades])))
    if tied != NOTHING:
        told.append(say("which-copies" if g.cards.kind[card] == COPY else "which-lies-under", card=names[tied]))
    held = tuple((token, n) for token, n in enumerate(player.assigned[place]) if n)
    if held:
        told.append(say("which-holds", what=bare(held)))
    return told


def sides(g: EmpiresNorth, seat: Seat, place: int, twins: list[int]) -> list[Text]:
    """Only where it makes a difference among cards of one name."""
    player = g.players[seat]
    told = []
    if len({player.exhausted[at] for at in twins}) > 1:
        told.append(say("which-is-exhausted" if player.exhausted[place] else "which-is-ready"))
    if len({player.used[at] for at in twins}) > 1:
        told.append(say("which-was-used", n=player.used[place]))
    return told


# -- cards of an Empire --------------------------------------------------------------------------------------------


def pick(choice: Pick, g: EmpiresNorth, decision: Decision) -> Facts | None:
    seat, place = decision.seat, choice.place
    card = g.players[seat].empire[place]
    first: list[Text] = []
    match decision:
        case HarvestWhich():
            first = [bare(goods_of(g, seat, place))] if place in fields_of(g, seat) else []
        case UpgradeWhat(card=upgrade):
            together = summed((*goods_of(g, seat, place), *g.cards.harvest[upgrade]))
            first = [say("will-yield", what=bare(together))] if place in fields_of(g, seat) else []
        case CopyWhich() | ReadyWhich():
            first = ability(g, seat, place)
    told = [*first, *standing(g, seat, place)]
    return remarked([each for each in told if each]) if card >= 0 else None


def goods_of(g: EmpiresNorth, seat: Seat, place: int) -> Amounts:
    """EN-FIELD-08  What a Harvest of that Field would bring, with all its upgrades."""
    player = g.players[seat]
    card = player.empire[place]
    return summed(tuple(each for part in (card, *upgrades_of(player, card)) for each in g.cards.harvest[part]))


def summed(parts: Amounts) -> Amounts:
    kinds = dict.fromkeys(token for token, _ in parts)
    return tuple((kind, sum(n for token, n in parts if token == kind)) for kind in kinds)


def ability(g: EmpiresNorth, seat: Seat, place: int) -> list[Text]:
    """The Action or the Feature of a card, with its price."""
    cards, shown = g.cards, face(g, g.players[seat], place)
    if shown == NOTHING:
        return []
    action, feature = cards.action[shown], cards.feature[shown]
    if action is not None:
        return [priced(cards.action_cost[shown], action)]
    return [priced(cards.feature_cost[shown], feature)] if feature is not None else []


def use(choice: UseLocation | UseFeature, g: EmpiresNorth, decision: Decision) -> Facts | None:
    effect = ability(g, decision.seat, choice.place)
    if not effect:
        return None
    which = standing(g, decision.seat, choice.place)
    return {"effect": effect[0], "which": say("which", what=joined(which, "; ")) if which else ""}


def razed(choice: RazeLocation, g: EmpiresNorth, decision: Decision) -> Facts | None:
    """The card is quoted: what it calls yours belongs to the opponent."""
    seat, place = choice.opponent, choice.place
    quoted = [say("quoted", effect=each) for each in ability(g, seat, place)]
    return remarked([*quoted, *standing(g, seat, place)])


# -- building ------------------------------------------------------------------------------------------------------


def build(choice: Build, g: EmpiresNorth, decision: Decision) -> Facts | None:
    card = g.cards.card_id[choice.card]
    cost = g.cards.cost[card]
    if cost is None:
        return None
    told = say("costs", cost=bare(tokens_of(cost)))
    by = [g.cards.names[each] for each in offers(g, decision.seat)]
    if by and cost.resources:
        features = listing([say("card-name", card=each) for each in dict.fromkeys(by)])
        told = say("costs-less", cost=bare(tokens_of(cost)), n=discount(g, decision.seat), by=features)
    return remarked([told, *bonus(g, card)])


def bonus(g: EmpiresNorth, card: int) -> list[Text]:
    """EN-BUILD-07  What comes of building it at once."""
    effect = g.cards.bonus[card]
    return [say("bonus", effect=phrase(effect))] if effect is not None else []


def cheaper(choice: Cheaper, g: EmpiresNorth, decision: UseDiscount) -> Facts:
    return {"n": off(g, decision.seat, decision.left[0])}


def in_full(choice: InFull, g: EmpiresNorth, decision: UseDiscount) -> Facts:
    return {"cost": paid(cost_of(g, decision.card))}


def take(choice: Take, g: EmpiresNorth, decision: Decision) -> Facts | None:
    """A Boost tells what it does, a Field what it gives, a Location what it costs and brings when it is built."""
    card = g.cards.card_id[choice.card]
    effect, goods, cost = g.cards.boost[card], g.cards.harvest[card], g.cards.cost[card]
    match decision:
        case RazeIsland():
            return remarked([say("pillage-brings", what=taken(g.cards.pillage[card]))])
        case BuildWhich(discount=less) if cost is not None:
            told = say("costs", cost=bare(tokens_of(cost)))
            if cost.resources:
                told = say("costs-less", cost=bare(tokens_of(cost)), n=less, by=say("card-name", card=decision.by))
            return remarked([told, *bonus(g, card)])
        case ConstructWhich():
            return remarked(bonus(g, card))
    if effect is not None:
        return {"what": phrase(effect)}
    if goods:
        return {"what": bare(goods)}
    return remarked([say("costs", cost=bare(tokens_of(cost)))]) if cost is not None else None


# -- pawns and ships -----------------------------------------------------------------------------------------------


def done_there(g: EmpiresNorth, seat: Seat, tile: str) -> Text:
    """What the action of a tile brings; where there is only one Field, its Goods."""
    fields = fields_of(g, seat)
    if ACTIONS.index(tile) == HARVEST and len(fields) == 1:
        return say("tell-receive", what=taken(goods_of(g, seat, fields[0])))
    return say(f"does-{tile}")


def place_pawn(choice: PlacePawn, g: EmpiresNorth, decision: Decision) -> Facts:
    return {"what": done_there(g, decision.seat, choice.tile)}


def move_pawn(choice: MovePawn, g: EmpiresNorth, decision: Decision) -> Facts:
    player, free = g.players[decision.seat], free_move(g, decision.seat)
    price = say("amount-bare", n=1, token=FOOD)
    if free != NOTHING:
        price = say("food-or-free", card=g.cards.names[player.empire[free]])
    return {"price": price, "what": done_there(g, decision.seat, choice.tile)}


def for_nothing(choice: ForNothing, g: EmpiresNorth, decision: Decision) -> Facts:
    return {"card": g.cards.names[g.players[decision.seat].empire[free_move(g, decision.seat)]]}


def raze(choice: Raze, g: EmpiresNorth, decision: Decision) -> Facts:
    return {"what": say("raze-alone" if g.solo else "raze-others")}


def in_supply(choice: ClanShip | CommonShip, g: EmpiresNorth, decision: Decision) -> Facts:
    player = g.players[decision.seat]
    return {"n": player.clan_ships if isinstance(choice, ClanShip) else player.wallet[SHIP]}


def laden(choice: Advance | SendNow, g: EmpiresNorth, decision: Decision) -> Facts | None:
    load = g.loads[choice.number - 1]
    return remarked([bare(tuple((token, 1) for part, token in PARTS if load & part))] if load & 7 else [])


def visit(choice: Visit, g: EmpiresNorth, decision: Decision) -> Facts | None:
    card = g.cards.card_id[choice.island]
    place: int = decision.place  # type: ignore[attr-defined]
    told = [say("pillage-brings", what=taken(g.cards.pillage[card]))]
    conquest = g.cards.bonus[card] if g.loads[place] & WITH_RAZE else None
    if conquest is not None:
        told.append(say("conquest-brings", effect=phrase(conquest)))
    return remarked(told)


def pillage(choice: Pillage, g: EmpiresNorth, decision: Decision) -> Facts:
    return {"what": taken(g.cards.pillage[g.visited[-1]])}


def conquer(choice: Conquer, g: EmpiresNorth, decision: Decision) -> Facts | None:
    return remarked(bonus(g, g.visited[-1]))


# -- kinds and amounts of Goods ------------------------------------------------------------------------------------


def good(choice: Good, g: EmpiresNorth, decision: Decision) -> Facts:
    match decision:
        case ConvertAgain(effect=effect):
            pay, gain = paid(effect.cost), taken(effect.amounts)
            return {"what": say("tell-convert", up=1, pay=pay, what=gain)}
    return {"what": say("amount-bare", n=1, token=g.tokens.index(choice.token))}


def amount(choice: Amount, g: EmpiresNorth, decision: Decision) -> Facts | None:
    """In Gold and in what it stands for; or in what is assigned."""
    match decision:
        case PayHow(_, _, resources):
            token, n = resources[0]
            return {"what": bare(some(((token, n - choice.n), (GOLD, choice.n))))}
        case FeedWinter(food=food):
            return {"what": fed(g, decision.seat, food, choice.n)}
        case AssignHowMany(_, _, token):
            return {"what": bare(((token, choice.n),))}
    return None


def fed(g: EmpiresNorth, seat: Seat, food: int, gold: int) -> Text:
    """EN-SOLO-12  What the winter takes, and what is lost for the rest."""
    wallet = g.players[seat].wallet
    eaten = min(wallet[FOOD], food - gold)
    lost = min(wallet[VP], g.cards.solo["hungry_winter"]["lost"] * (food - gold - eaten))
    told = bare(some(((FOOD, eaten), (GOLD, gold))))
    return say("and-lose", what=told, n=lost) if lost else told


def some(what: Amounts) -> Amounts:
    return tuple((token, n) for token, n in what if n)


choices: Mapping[type[Any], Callable[[Any, Any, Any], Facts | None]] = {
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
