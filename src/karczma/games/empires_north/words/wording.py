"""What words need to know of this title: how its own verbs are told, and what a card's face says, line by line.

The sentences themselves are in the locale files. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import amounts, phrase, steps, teller
from karczma.effects.text import Drawn, Line, Text, capital, joined, listing, say, sentence
from karczma.games.empires_north.building.entering import CopyWhich
from karczma.games.empires_north.building.fields import UpgradeWhat
from karczma.games.empires_north.expedition import PillageOrConquer
from karczma.games.empires_north.goods.payment import PayHow
from karczma.games.empires_north.keywords import gain, powers
from karczma.games.empires_north.keywords.assign import (
    ALL_OF_THEM,
    Assign,
    Ready,
    Recover,
    Release,
    Withdraw,
)
from karczma.games.empires_north.keywords.search import Dig, Retrieve, Search
from karczma.games.empires_north.pawns.actions import Window
from karczma.games.empires_north.table.catalogue import Catalogue, catalogue
from karczma.games.empires_north.table.terms import (
    ACTIONS,
    DISTANCES,
    GOODS,
    KINDS,
    NOTHING,
    RESOURCES,
    TOKENS,
    TRIGGERS,
    WITH_FISH,
    WITH_GOLD,
    WITH_RAZE,
)
from karczma.games.empires_north.words.about import about
from karczma.games.empires_north.words.derived import derived_view
from karczma.games.empires_north.words.events import GameEnded, ShipQueued
from karczma.games.empires_north.words.offers import bare, choices, paid, priced, tokens_of
from karczma.games.empires_north.words.signs import phrases
from karczma.title.contract import Wording

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


Facts = dict[str, Any]
tokens = TOKENS


# -- the verbs -----------------------------------------------------------------------------------------------------


@teller(gain.Receive)
def tell_receive(effect: gain.Receive) -> Text:
    return say("tell-receive", what=listing(amounts(effect.amounts)))


@teller(gain.ReceiveEach)
def tell_receive_each(effect: gain.ReceiveEach) -> Text:
    if effect.type == NOTHING:
        each = say(f"each-{effect.each.replace('_', '-')}", every=effect.every)
    else:
        each = say("each-type", type=catalogue().types[effect.type])
    told = say("tell-receive-each", n=effect.n, token=effect.token, each=each)
    return (told, say("at-most", n=effect.at_most)) if effect.at_most < gain.WITHOUT_LIMIT else told


@teller(gain.ReceiveAny)
def tell_receive_any(effect: gain.ReceiveAny) -> Text:
    if len(effect.kinds) == len(RESOURCES):
        return say("tell-receive-any", n=effect.n)
    return say("tell-receive-mix", n=effect.n, kinds=kinds(effect.kinds, "list-or"))


@teller(gain.OpponentsReceive)
def tell_opponents_receive(effect: gain.OpponentsReceive) -> Text:
    return say("tell-opponents-receive", what=listing(amounts(effect.amounts)))


@teller(gain.Convert)
def tell_convert(effect: gain.Convert) -> Text:
    gained = listing(amounts(effect.amounts))
    return say("tell-convert", up=effect.up_to, pay=paid(effect.cost), what=gained)


@teller(gain.Several)
@teller(gain.SeveralGains)
def tell_several(effect: gain.Several | gain.SeveralGains) -> Text:
    return steps(effect.parts, "list-then")


@teller(powers.Perform)
def tell_perform(effect: powers.Perform) -> Text:
    return capitals(ACTIONS[effect.action])


def capitals(action: str) -> Text:
    """EN-CARD-15  The name of an action in capitals."""
    return say("capitals", action=action)


COUNTED = {
    Recover: "recover",
    Release: "release",
    powers.Gather: "gather",
    powers.AdvanceShip: "move-ship",
    Retrieve: "retrieve",
    powers.BuildCheaper: "build-cheaper",
}
PLAIN = {
    Withdraw: "withdraw",
    powers.ShiftPawns: "move-pawn",
    powers.ResolveShip: "resolve-ship",
    powers.ReturnToHand: "return-to-hand",
    Search: "search",
}


@teller(Recover)
@teller(Release)
@teller(powers.Gather)
@teller(powers.AdvanceShip)
@teller(Retrieve)
@teller(powers.BuildCheaper)
def tell_counted(effect: Any) -> Text:
    [n] = [getattr(effect, field.name) for field in fields(effect)]
    return say(f"tell-{COUNTED[type(effect)]}", n=n)


@teller(Withdraw)
@teller(powers.ShiftPawns)
@teller(powers.ResolveShip)
@teller(powers.ReturnToHand)
@teller(Search)
def tell_plain(effect: Any) -> Text:
    return say(f"tell-{PLAIN[type(effect)]}")


@teller(Ready)
def tell_ready(effect: Ready) -> Text:
    what = "island" if effect.what == "island" else "location"
    return say(f"tell-ready-all-{what}" if effect.n == ALL_OF_THEM else f"tell-ready-{what}", n=effect.n)


@teller(Assign)
def tell_assign(effect: Assign) -> Text:
    return kept("tell-assign", effect.up_to, effect.kinds)


@teller(Dig)
def tell_dig(effect: Dig) -> Text:
    return say("tell-dig", look=effect.look, keep=effect.keep)


@teller(powers.DiscardOwn)
def tell_discard_own(effect: powers.DiscardOwn) -> Text:
    return say(f"tell-discard-{effect.what}", effect=phrase(effect.effect))


# -- parts of sentences --------------------------------------------------------------------------------------------


def kinds(of: tuple[int, ...], last: str) -> Text:
    return listing([say("card-name", card=TOKENS[kind]) for kind in of], last)


def kept(message: str, n: int, of: tuple[int, ...]) -> Text:
    """So many Goods that may lie on a card: fish, or any Resources, or any Goods, or some of these kinds."""
    if len(of) == 1:
        return say(message, n=n, token=TOKENS[of[0]])
    if len(of) == len(RESOURCES):
        return say(f"{message}-resources", n=n)
    if len(of) == len(GOODS):
        return say(f"{message}-goods", n=n)
    return say(f"{message}-kinds", n=n, what=kinds(of, "list-or"))


# -- what a question is about, and what an event needs to say ------------------------------------------------------


def action_of(decision: Any, g: EmpiresNorth) -> dict[str, str]:
    return {"tile": ACTIONS[decision.action]}


def card_of(decision: Any, g: EmpiresNorth) -> dict[str, str]:
    return {"card": g.cards.names[decision.card]}


def price_of(decision: PayHow, g: EmpiresNorth) -> dict[str, int]:
    token, n = decision.resources[0]
    return {"token": token, "n": n}


def visited(decision: PillageOrConquer, g: EmpiresNorth) -> dict[str, str]:
    return {"island": g.cards.names[g.visited[-1]]}


decisions: Mapping[type[Any], Callable[[Any, Any], Facts]] = {
    Window: action_of,
    UpgradeWhat: card_of,
    CopyWhich: card_of,
    PayHow: price_of,
    PillageOrConquer: visited,
}


def cargo_of(event: ShipQueued) -> dict[str, str]:
    return {"cargo": "-".join([word for part, word in CARGO if event.load & part]) or "none"}


def whether_alone(event: GameEnded) -> dict[str, str]:
    return {"alone": "yes" if len(event.scores) == 1 else "no"}


CARGO = ((WITH_FISH, "fish"), (WITH_GOLD, "gold"), (WITH_RAZE, "raze"))
events: Mapping[type[Any], Callable[[Any], Facts]] = {ShipQueued: cargo_of, GameEnded: whether_alone}


# -- the faces of the cards ----------------------------------------------------------------------------------------


def card(card: str, content: Path | None) -> list[Line]:
    """The lines of a card, or of anything else in the box; its name first."""
    cards = catalogue(content)
    if card not in cards.card_id:
        return [Drawn(say("card-name", card=card)), *about(cards, card)]
    number = cards.card_id[card]
    name = Drawn(say("face-name", card=card, type=cards.types[cards.type[number]]))
    return [name, *price_lines(cards, number), *text_lines(cards, number), *power_lines(cards, number)]


def price_lines(cards: Catalogue, card: int) -> list[Text]:
    lines = []
    cost = cards.cost[card]
    if cards.distance[card] != NOTHING:
        box = listing(amounts(cards.pillage[card]))
        lines.append(say("face-island", distance=DISTANCES[cards.distance[card]], what=box))
    if cost is not None:
        lines.append(say("face-cost", cost=bare(tokens_of(cost))))
    if cards.play_on[card] != NOTHING:
        lines.append(say("face-play-on", tile=capitals(ACTIONS[cards.play_on[card]])))
    return lines


def text_lines(cards: Catalogue, card: int) -> list[Text]:
    lines = []
    if cards.harvest[card]:
        what = bare(cards.harvest[card])
        lines.append(say(f"face-{KINDS[cards.kind[card]].replace('_', '-')}", what=what))
    bonus, boost = cards.bonus[card], cards.boost[card]
    if bonus is not None:
        lines.append(say("face-bonus", effect=sentence(phrase(bonus))))
    if boost is not None:
        lines.append(say("face-instant", effect=sentence(phrase(boost))))
    return lines


def power_lines(cards: Catalogue, card: int) -> list[Text]:
    lines = []
    feature, action = cards.feature[card], cards.action[card]
    limit = say("per-round", n=cards.limit[card]) if cards.limit[card] != NOTHING else ""
    if feature is not None and cards.voluntary[card]:
        told = priced(cards.feature_cost[card], feature)
        lines.append(say("face-feature-at-will", effect=told, limit=limit))
    elif feature is not None:
        what = cards.waits_for_type[card]
        when = f"when-{TRIGGERS[cards.waits_for[card]].replace('_', '-')}"
        told = say("when-build-type", type=cards.types[what]) if what != NOTHING else say(when)
        lines.append(say("face-feature", when=told, effect=phrase(feature), limit=limit))
    if cards.discount[card]:
        lines.append(say("face-discount", n=cards.discount[card], limit=limit))
    if cards.free_move[card]:
        lines.append(say("face-free-move", limit=limit))
    if action is not None:
        lines.append(say("face-action", effect=capital(priced(cards.action_cost[card], action))))
    if cards.storage[card]:
        gained = [listing(amounts(each.amounts)) for each in cards.yields[card]]
        each = kept("each-kept", cards.storage[card], cards.accepts[card])
        lines.append(say("face-storage", each=each, gain=joined(gained, " / ")))
    if KINDS[cards.kind[card]] == "copy":
        named = [KINDS[kind] for kind in cards.copies[card]]
        lines.append(say(f"face-copy-{'any' if len(named) > 1 else named[0]}"))
    return lines


WORDING = Wording(
    card=card,
    choices=choices,
    decisions=decisions,
    events=events,
    derived_view=derived_view,
    signs=phrases,
    tokens=tokens,
)
