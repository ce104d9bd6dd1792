"""What the faces of cards show in signs: the verbs of this title, and the phrases of Locations, Boosts and Islands."""

from __future__ import annotations

from typing import Any

from karczma.effects.signs import OneOf, Op, Piece, Sign, Signs, Words, amounts, in_signs, named, signs, slashed
from karczma.effects.text import say
from karczma.games.empires_north.goods.payment import Cost
from karczma.games.empires_north.keywords import gain, powers
from karczma.games.empires_north.keywords.assign import ALL_OF_THEM, Assign, Ready, Recover, Release, Withdraw
from karczma.games.empires_north.keywords.search import Dig, Retrieve, Search
from karczma.games.empires_north.table.catalogue import Catalogue, catalogue
from karczma.games.empires_north.table.terms import ACTIONS, BOOST, CARD, COPY, NOTHING, RESOURCES, TRIGGERS, WORKER
from karczma.games.empires_north.words.offers import tokens_of


def word(message: str, **values: int) -> Words:
    return Words(say(message, **values))


def picture(sign: str, message: str) -> Sign:
    """A sign that says what happens with it."""
    return Sign(sign, says=say(message))


OWN_CARD = picture("own_location", "sign-own-location")
BUILDING, PAWN = picture("build", "sign-build"), picture("pawn", "sign-pawn")
FIELD, ISLAND = named("field"), named("island")


def price(cost: Cost) -> Signs:
    anything = (word("sign-any", n=cost.any),) if cost.any else ()
    cards = (Sign(CARD, cost.cards),) if cost.cards else ()
    return (*amounts(tokens_of(cost)), *anything, *cards, *((OWN_CARD,) if cost.locations else ()))


# -- gaining -------------------------------------------------------------------------------------------------------

COUNTED: dict[str, Piece] = {
    "fields": FIELD,
    "islands": ISLAND,
    "filled_banks": named("bank"),
    "exhausted_islands": picture("island", "sign-exhausted"),
    "distinct_types": picture("types", "sign-types"),
    "discard_locations": picture("discarded", "sign-discarded"),
}


@signs(gain.Receive)
def show_receive(effect: gain.Receive) -> Signs:
    return amounts(effect.amounts)


@signs(gain.ReceiveEach)
def show_receive_each(effect: gain.ReceiveEach) -> Signs:
    what = (
        COUNTED.get(effect.each, word("sign-each")) if effect.type == NOTHING else named(catalogue().types[effect.type])
    )
    many = (Words(str(effect.every)),) if effect.every > 1 else ()
    most = (word("sign-most", n=effect.at_most),) if effect.at_most < gain.WITHOUT_LIMIT else ()
    return (Sign(effect.token, effect.n), Op("×"), *many, what, *most)


@signs(gain.ReceiveAny)
def show_receive_any(effect: gain.ReceiveAny) -> Signs:
    if len(effect.kinds) == len(RESOURCES):
        return (word("sign-any", n=effect.n),)
    return (Words(str(effect.n)), Op("×"), OneOf(tuple((Sign(kind),) for kind in effect.kinds)))


@signs(gain.OpponentsReceive)
def show_opponents_receive(effect: gain.OpponentsReceive) -> Signs:
    return (word("sign-others"), *amounts(effect.amounts))


@signs(gain.Convert)
def show_convert(effect: gain.Convert) -> Signs:
    return (*price(effect.cost), Op("→"), *amounts(effect.amounts), word("sign-times", n=effect.up_to))


@signs(gain.Several)
@signs(gain.SeveralGains)
def show_several(effect: gain.Several | gain.SeveralGains) -> Signs:
    return tuple(piece for part in effect.parts for piece in in_signs(part))


# -- keywords ------------------------------------------------------------------------------------------------------


@signs(powers.Perform)
def show_perform(effect: powers.Perform) -> Signs:
    return (named(ACTIONS[effect.action]),)


@signs(powers.Gather)
def show_gather(effect: powers.Gather) -> Signs:
    return (Words(str(effect.fields)), FIELD)


@signs(Recover)
@signs(Release)
def show_back(effect: Recover | Release) -> Signs:
    return (word("sign-back"), Sign(WORKER, effect.n))


@signs(Ready)
def show_ready(effect: Ready) -> Signs:
    what = picture("island" if effect.what == "island" else "action", "sign-ready")
    return (word("sign-ready"), *((Words(str(effect.n)),) if effect.n not in (1, ALL_OF_THEM) else ()), what)


@signs(Assign)
def show_assign(effect: Assign) -> Signs:
    if len(effect.kinds) == 1:
        return (word("sign-store"), Sign(effect.kinds[0], effect.up_to))
    return (
        word("sign-store"),
        word("sign-any" if len(effect.kinds) == len(RESOURCES) else "sign-goods", n=effect.up_to),
    )


@signs(Dig)
def show_dig(effect: Dig) -> Signs:
    return (word("sign-look", n=effect.look), Sign(CARD, effect.keep))


@signs(Retrieve)
def show_retrieve(effect: Retrieve) -> Signs:
    return (word("sign-retrieve"), Sign(CARD, effect.n))


@signs(powers.BuildCheaper)
def show_build_cheaper(effect: powers.BuildCheaper) -> Signs:
    return (BUILDING, word("sign-less", n=effect.discount))


@signs(powers.DiscardOwn)
def show_discard_own(effect: powers.DiscardOwn) -> Signs:
    return (FIELD if effect.what == "field" else OWN_CARD, Op("→"), *in_signs(effect.effect))


PLAIN: dict[type[Any], Signs] = {
    powers.AdvanceShip: (picture("fleet", "sign-forward"), Op("→")),
    powers.ResolveShip: (picture("fleet", "sign-now"), Op("→"), ISLAND),
    Withdraw: (word("sign-withdraw"),),
    powers.ShiftPawns: (PAWN, Op("→")),
    Search: (picture("search", "sign-search"), Sign(CARD, 1)),
    powers.ReturnToHand: (OWN_CARD, Op("→"), Sign(CARD)),
}


@signs(powers.AdvanceShip)
@signs(powers.ResolveShip)
@signs(Withdraw)
@signs(powers.ShiftPawns)
@signs(Search)
@signs(powers.ReturnToHand)
def show_plain(effect: Any) -> Signs:
    return PLAIN[type(effect)]


# -- the faces -----------------------------------------------------------------------------------------------------


def phrases(card: str) -> tuple[Signs, ...]:
    """What a card does; of an Island also what Pillage and Conquest bring."""
    cards = catalogue(None)
    number = cards.card_id.get(card, NOTHING)
    if number == NOTHING:
        return ()
    if cards.distance[number] == NOTHING:
        return (text(cards, number),)
    bonus = cards.bonus[number]
    first = (*in_signs(bonus), Op("+")) if bonus is not None else ()
    field = (FIELD,) if cards.harvest[number] else ()
    return (text(cards, number), amounts(cards.pillage[number]), (*first, *field, *power(cards, number)))


def text(cards: Catalogue, card: int) -> Signs:
    """In one row; the Building Bonus is told in words only."""
    boost = cards.boost[card]
    if cards.kind[card] == COPY:
        return (word("sign-copy"), picture("action", "sign-copy"))
    return in_signs(boost) if cards.kind[card] == BOOST and boost is not None else power(cards, card)


def power(cards: Catalogue, card: int) -> Signs:
    feature, action = cards.feature[card], cards.action[card]
    if cards.harvest[card]:
        return amounts(cards.harvest[card])
    if cards.discount[card]:
        return (BUILDING, Op("→"), word("sign-less", n=cards.discount[card]))
    if cards.free_move[card]:
        return (PAWN, Op("→"), word("sign-free"))
    if feature is not None:
        return (*waited_for(cards, card), Op("→"), *in_signs(feature))
    paid = price(cards.action_cost[card])
    done = in_signs(action) if action is not None else ()
    return (*paid, *((Op("→"),) if paid else ()), *done, *stored(cards, card))


def waited_for(cards: Catalogue, card: int) -> Signs:
    if cards.voluntary[card]:
        return price(cards.feature_cost[card])
    if cards.waits_for_type[card] != NOTHING:
        return (BUILDING, named(cards.types[cards.waits_for_type[card]]))
    moment = TRIGGERS[cards.waits_for[card]]
    return (named(moment),) if moment in ACTIONS else (word(f"sign-{moment.replace('_', '-')}"),)


def stored(cards: Catalogue, card: int) -> Signs:
    """What Storage yields, for so many Goods that lie there."""
    if not cards.storage[card]:
        return ()
    return (
        word("sign-stored", n=cards.storage[card]),
        *slashed([amounts(each.amounts) for each in cards.yields[card]]),
    )
