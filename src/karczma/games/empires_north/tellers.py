"""What words need to know of this title: how its own verbs are told, and what a card's face says, line by line.

The sentences themselves are in the locale files. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, amounts, capital, listing, phrase, sentence, steps, teller
from karczma.games.empires_north.about import about
from karczma.games.empires_north.actions import Window
from karczma.games.empires_north.catalogue import SHELF, Catalogue, catalogue
from karczma.games.empires_north.entering import CopyWhich
from karczma.games.empires_north.events import GameEnded, ShipQueued
from karczma.games.empires_north.expedition import PillageOrConquer
from karczma.games.empires_north.fields import UpgradeWhat
from karczma.games.empires_north.gaining import (
    WITHOUT_LIMIT,
    Convert,
    OpponentsReceive,
    Receive,
    ReceiveAny,
    ReceiveEach,
    Several,
    SeveralGains,
)
from karczma.games.empires_north.keywords import (
    ALL_OF_THEM,
    Assign,
    Ready,
    Recover,
    Release,
    Withdraw,
)
from karczma.games.empires_north.offers import bare, choices, paid, priced, tokens_of
from karczma.games.empires_north.outlook import outlook
from karczma.games.empires_north.payment import PayHow
from karczma.games.empires_north.powers import (
    AdvanceShip,
    BuildCheaper,
    DiscardOwn,
    Gather,
    Perform,
    ResolveShip,
    ReturnToHand,
    ShiftPawns,
)
from karczma.games.empires_north.searching import Dig, Retrieve, Search
from karczma.games.empires_north.terms import (
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

if TYPE_CHECKING:
    from karczma.games.empires_north.state import EmpiresNorth

__all__ = ["card", "choices", "decisions", "events", "lines", "outlook", "renamed", "tokens"]

Facts = dict[str, Any]
tokens = TOKENS


# -- the verbs -----------------------------------------------------------------------------------------------------


@teller(Receive)
def tell_receive(effect: Receive, say: Say) -> str:
    return say("tell-receive", what=listing(amounts(effect.amounts, say), say))


@teller(ReceiveEach)
def tell_receive_each(effect: ReceiveEach, say: Say) -> str:
    if effect.type == NOTHING:
        each = say(f"each-{effect.each.replace('_', '-')}", every=effect.every)
    else:
        each = say("each-type", type=catalogue().types[effect.type])
    told = say("tell-receive-each", n=effect.n, token=effect.token, each=each)
    return told + (say("at-most", n=effect.at_most) if effect.at_most < WITHOUT_LIMIT else "")


@teller(ReceiveAny)
def tell_receive_any(effect: ReceiveAny, say: Say) -> str:
    if len(effect.kinds) == len(RESOURCES):
        return say("tell-receive-any", n=effect.n)
    return say("tell-receive-mix", n=effect.n, kinds=kinds(effect.kinds, say, "list-or"))


@teller(OpponentsReceive)
def tell_opponents_receive(effect: OpponentsReceive, say: Say) -> str:
    return say("tell-opponents-receive", what=listing(amounts(effect.amounts, say), say))


@teller(Convert)
def tell_convert(effect: Convert, say: Say) -> str:
    gained = listing(amounts(effect.amounts, say), say)
    return say("tell-convert", up=effect.up_to, pay=paid(effect.cost, say), what=gained)


@teller(Several)
@teller(SeveralGains)
def tell_several(effect: Several | SeveralGains, say: Say) -> str:
    return steps(effect.parts, say, "list-then")


@teller(Perform)
def tell_perform(effect: Perform, say: Say) -> str:
    return capitals(ACTIONS[effect.action], say)


def capitals(action: str, say: Say) -> str:
    """EN-CARD-15  The name of an action in capitals."""
    return say("capitals", action=action)


COUNTED = {
    Recover: "recover",
    Release: "release",
    Gather: "gather",
    AdvanceShip: "move-ship",
    Retrieve: "retrieve",
    BuildCheaper: "build-cheaper",
}
PLAIN = {
    Withdraw: "withdraw",
    ShiftPawns: "move-pawn",
    ResolveShip: "resolve-ship",
    ReturnToHand: "return-to-hand",
    Search: "search",
}


@teller(Recover)
@teller(Release)
@teller(Gather)
@teller(AdvanceShip)
@teller(Retrieve)
@teller(BuildCheaper)
def tell_counted(effect: Any, say: Say) -> str:
    [n] = [getattr(effect, name) for name in type(effect).__slots__]
    return say(f"tell-{COUNTED[type(effect)]}", n=n)


@teller(Withdraw)
@teller(ShiftPawns)
@teller(ResolveShip)
@teller(ReturnToHand)
@teller(Search)
def tell_plain(effect: Any, say: Say) -> str:
    return say(f"tell-{PLAIN[type(effect)]}")


@teller(Ready)
def tell_ready(effect: Ready, say: Say) -> str:
    what = "island" if effect.what == "island" else "location"
    return say(f"tell-ready-all-{what}" if effect.n == ALL_OF_THEM else f"tell-ready-{what}", n=effect.n)


@teller(Assign)
def tell_assign(effect: Assign, say: Say) -> str:
    return kept("tell-assign", effect.up_to, effect.kinds, say)


@teller(Dig)
def tell_dig(effect: Dig, say: Say) -> str:
    return say("tell-dig", look=effect.look, keep=effect.keep)


@teller(DiscardOwn)
def tell_discard_own(effect: DiscardOwn, say: Say) -> str:
    return say(f"tell-discard-{effect.what}", effect=phrase(effect.effect, say))


# -- parts of sentences --------------------------------------------------------------------------------------------


def kinds(of: tuple[int, ...], say: Say, last: str) -> str:
    return listing([say("card-name", card=TOKENS[kind]) for kind in of], say, last)


def kept(message: str, n: int, of: tuple[int, ...], say: Say) -> str:
    """So many Goods that may lie on a card: fish, or any Resources, or any Goods, or some of these kinds."""
    if len(of) == 1:
        return say(message, n=n, token=TOKENS[of[0]])
    if len(of) == len(RESOURCES):
        return say(f"{message}-resources", n=n)
    if len(of) == len(GOODS):
        return say(f"{message}-goods", n=n)
    return say(f"{message}-kinds", n=n, what=kinds(of, say, "list-or"))


# -- what a question is about, and what an event needs to say ------------------------------------------------------


def action_of(decision: Any, g: EmpiresNorth) -> Facts:
    return {"tile": ACTIONS[decision.action]}


def card_of(decision: Any, g: EmpiresNorth) -> Facts:
    return {"card": g.cards.names[decision.card]}


def price_of(decision: PayHow, g: EmpiresNorth) -> Facts:
    token, n = decision.resources[0]
    return {"token": token, "n": n}


def visited(decision: PillageOrConquer, g: EmpiresNorth) -> Facts:
    return {"island": g.cards.names[g.visited[-1]]}


decisions: Mapping[type[Any], Callable[[Any, Any], Facts]] = {
    Window: action_of,
    UpgradeWhat: card_of,
    CopyWhich: card_of,
    PayHow: price_of,
    PillageOrConquer: visited,
}


def cargo_of(event: ShipQueued) -> Facts:
    return {"cargo": "-".join([word for part, word in CARGO if event.load & part]) or "none"}


def whether_alone(event: GameEnded) -> Facts:
    return {"alone": "yes" if len(event.scores) == 1 else "no"}


CARGO = ((WITH_FISH, "fish"), (WITH_GOLD, "gold"), (WITH_RAZE, "raze"))
events: Mapping[type[Any], Callable[[Any], Facts]] = {ShipQueued: cargo_of, GameEnded: whether_alone}


# -- the faces of the cards ----------------------------------------------------------------------------------------


def card(card: str, content: Path | None, say: Say) -> list[str]:
    """The lines of a card, or of anything else in the box; its name first."""
    cards = catalogue(content)
    if card not in cards.card_id:
        return [say("card-name", card=card), *about(cards, card, say)]
    number = cards.card_id[card]
    lines = [say("face-name", card=card, type=cards.types[cards.type[number]])]
    return [*lines, *price_lines(cards, number, say), *text_lines(cards, number, say), *power_lines(cards, number, say)]


def lines(card_id: str, say: Say) -> list[str]:
    """What a card says under its name, for a client that words it itself."""
    return card(card_id, None, say)[1:]


def price_lines(cards: Catalogue, card: int, say: Say) -> list[str]:
    lines = []
    cost = cards.cost[card]
    if cards.distance[card] != NOTHING:
        box = listing(amounts(cards.pillage[card], say), say)
        lines.append(say("face-island", distance=DISTANCES[cards.distance[card]], what=box))
    if cost is not None:
        lines.append(say("face-cost", cost=bare(tokens_of(cost), say)))
    if cards.play_on[card] != NOTHING:
        lines.append(say("face-play-on", tile=capitals(ACTIONS[cards.play_on[card]], say)))
    return lines


def text_lines(cards: Catalogue, card: int, say: Say) -> list[str]:
    lines = []
    if cards.harvest[card]:
        what = bare(cards.harvest[card], say)
        lines.append(say(f"face-{KINDS[cards.kind[card]].replace('_', '-')}", what=what))
    bonus, boost = cards.bonus[card], cards.boost[card]
    if bonus is not None:
        lines.append(say("face-bonus", effect=sentence(phrase(bonus, say))))
    if boost is not None:
        lines.append(say("face-instant", effect=sentence(phrase(boost, say))))
    return lines


def power_lines(cards: Catalogue, card: int, say: Say) -> list[str]:
    lines = []
    feature, action = cards.feature[card], cards.action[card]
    limit = say("per-round", n=cards.limit[card]) if cards.limit[card] != NOTHING else ""
    if feature is not None and cards.voluntary[card]:
        told = priced(cards.feature_cost[card], feature, say)
        lines.append(say("face-feature-at-will", effect=told, limit=limit))
    elif feature is not None:
        what = cards.waits_for_type[card]
        when = f"when-{TRIGGERS[cards.waits_for[card]].replace('_', '-')}"
        told = say("when-build-type", type=cards.types[what]) if what != NOTHING else say(when)
        lines.append(say("face-feature", when=told, effect=phrase(feature, say), limit=limit))
    if cards.discount[card]:
        lines.append(say("face-discount", n=cards.discount[card], limit=limit))
    if cards.free_move[card]:
        lines.append(say("face-free-move", limit=limit))
    if action is not None:
        lines.append(say("face-action", effect=capital(priced(cards.action_cost[card], action, say))))
    if cards.storage[card]:
        gained = [listing(amounts(each.amounts, say), say) for each in cards.yields[card]]
        each = kept("each-kept", cards.storage[card], cards.accepts[card], say)
        lines.append(say("face-storage", each=each, gain=" / ".join(gained)))
    if KINDS[cards.kind[card]] == "copy":
        named = [KINDS[kind] for kind in cards.copies[card]]
        lines.append(say(f"face-copy-{'any' if len(named) > 1 else named[0]}"))
    return lines


renamed = SHELF.renamed  # by a content pack
