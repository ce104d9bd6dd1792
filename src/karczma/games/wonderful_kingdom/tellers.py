"""What words need to know of this title: what a choice is about, and what a card's face says, line by line.

The sentences themselves are in the locale files. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, listing, phrase, sentence
from karczma.effects.load import Entry
from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.boards import BONUSES
from karczma.games.wonderful_kingdom.catalogue import SHELF, Amounts, Catalogue, catalogue, spaces
from karczma.games.wonderful_kingdom.combat import Send
from karczma.games.wonderful_kingdom.conquest.control import board_of
from karczma.games.wonderful_kingdom.conquest.marching import Hold, HoldWhich, Muster
from karczma.games.wonderful_kingdom.construction import need_at
from karczma.games.wonderful_kingdom.entries import AdvisorEntry, MenaceEntry
from karczma.games.wonderful_kingdom.illusions import Mark, Swap
from karczma.games.wonderful_kingdom.menaces import Shroud
from karczma.games.wonderful_kingdom.offering import Offer
from karczma.games.wonderful_kingdom.outlook import completed, outlook
from karczma.games.wonderful_kingdom.planning import TakeDiscount
from karczma.games.wonderful_kingdom.production import Work
from karczma.games.wonderful_kingdom.terms import AREAS, SOLDIER, TOKENS, of
from karczma.games.wonderful_kingdom.terms import FAMILIES as FOUR_FAMILIES
from karczma.games.wonderful_kingdom.working import Crystallise, Place, Post, Scrap

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.state import WonderfulKingdom
    from karczma.kernel.flow import Decision

__all__ = ["card", "choices", "decisions", "events", "outlook", "renamed", "tokens"]

Facts = dict[str, Any]
tokens = TOKENS

# -- what a choice is about, and what a question is about ----------------------------------------------------------


def needed(packed: int, say: Say) -> str:
    """Cost spaces that are still free."""
    return listing([say("amount-bare", n=of(packed, token), token=token) for token in spaces(packed)], say)


def on_card(choice: Any, g: WonderfulKingdom, asked: Decision, say: Say) -> Facts:
    """Alike cards are told apart by what they still need."""
    return {"needs": needed(need_at(g.players[asked.seat], choice.at), say)}


def with_piece(choice: Any, g: WonderfulKingdom, asked: Decision, say: Say) -> Facts:
    """And what follows if the card is completed."""
    legal = choice.refusal(g, asked) is None
    return on_card(choice, g, asked, say) | (completed(choice, g, asked) if legal else {})


def of_holder(choice: Shroud, g: WonderfulKingdom, asked: Any, say: Say) -> Facts:
    return {"needs": needed(need_at(g.players[asked.holder], choice.at), say)}


def card_at(g: WonderfulKingdom, row: list[Any], number: int) -> str:
    """A card that the reader of a view may not see has no name."""
    return g.cards.names[row[number]] if row[number] >= 0 and g.known[row[number]] == g.everyone else "face_down"


def marked(choice: Mark, g: WonderfulKingdom, asked: Decision, say: Say) -> Facts:
    return {"card": card_at(g, g.areas[AREAS.index(choice.area)], choice.number)}


def swapped(choice: Swap, g: WonderfulKingdom, asked: Decision, say: Say) -> Facts:
    mine = card_at(g, g.players[asked.seat].selection, choice.own)
    return {"mine": mine, "card": card_at(g, g.areas[AREAS.index(choice.area)], choice.number)}


def held(choice: Hold, g: WonderfulKingdom, asked: HoldWhich, say: Say) -> Facts:
    bonuses = board_of(g).spots[asked.territory]
    return {"bonuses": listing([say("bonus-name", bonus=BONUSES[bonuses[spot]]) for spot in choice.spots], say)}


choices: Mapping[type[Any], Callable[[Any, Any, Any, Say], Facts | None]] = {
    Place: with_piece,
    Crystallise: with_piece,
    Post: with_piece,
    Scrap: on_card,
    Send: on_card,
    Shroud: of_holder,
    Mark: marked,
    Swap: swapped,
    Hold: held,
}


def traps_left(decision: Offer, g: WonderfulKingdom) -> Facts:
    return {"traps": g.players[decision.seat].traps}


def cubes_left(decision: Work, g: WonderfulKingdom) -> Facts:
    return {"token": TOKENS[decision.resource], "cubes": sum(g.players[decision.seat].wallet[:4])}


def discounted(decision: TakeDiscount, g: WonderfulKingdom) -> Facts:
    card = g.players[decision.seat].construction[-1]
    return {"card": g.cards.names[card], "token": TOKENS[decision.family]}


def target(decision: Muster, g: WonderfulKingdom) -> Facts:
    return {"territory": board_of(g).names[decision.target], "sent": sum(g.mustered)}


def spots_of(decision: HoldWhich, g: WonderfulKingdom) -> Facts:
    return {"territory": board_of(g).names[decision.territory]}


decisions: Mapping[type[Any], Callable[[Any, Any], Facts]] = {
    Offer: traps_left,
    Work: cubes_left,
    TakeDiscount: discounted,
    Muster: target,
    HoldWhich: spots_of,
}


def gained(event: Gained) -> Facts:
    """By a stage of a quest, or by a completed card."""
    return {"clause": "WK-QUEST-06" if event.by in catalogue(None).quests else "WK-BUILD-09"}


events: Mapping[type[Any], Callable[[Any], Facts]] = {Gained: gained}


# -- the faces of the cards ----------------------------------------------------------------------------------------


def card(card: str, content: Path | None, say: Say) -> list[str]:
    """The lines of a card, its name first; a component that is no card has only its name."""
    cards = catalogue(content)
    if card in cards.duchies:
        return duchy(card, cards, say)
    if card not in cards.card_id:
        return [say("card-name", card=card)]
    number = cards.card_id[card]
    return [*heading(card, number, cards, say), *menace(number, cards, say), *worth(number, cards, say)]


def duchy(card: str, cards: Catalogue, say: Say) -> list[str]:
    number = cards.duchies.index(card)
    entry = cards.duchy_entries[number]
    lines = [say("face-duchy", card=card, side=entry.side)]
    if entry.production:
        lines.append(say("face-production", what=told(cards.amounts(entry.production), say)))
    return lines + ([say("face-start", what=told(cards.duchy_start[number], say))] if entry.start else [])


def told(what: Amounts, say: Say) -> str:
    return listing([say("amount-bare", n=n, token=token) for token, n in what], say)


def heading(card: str, number: int, cards: Catalogue, say: Say) -> list[str]:
    """Name and family, cost, recycling bonus."""
    family = cards.family[number]
    lines = [
        say("face-family", card=card, family=FOUR_FAMILIES[family]) if family >= 0 else say("card-name", card=card)
    ]
    if not cards.bad[number] and cards.cost[number]:
        lines.append(say("face-cost", what=needed(cards.cost[number], say)))
    return lines + ([say("face-recycle", what=told(cards.recycle[number], say))] if cards.recycle[number] else [])


def menace(number: int, cards: Catalogue, say: Say) -> list[str]:
    entry = cards.entries[number]
    if not isinstance(entry, MenaceEntry):
        return []
    lines = [say("face-fight", what=say("amount-bare", n=entry.fight, token=SOLDIER))]
    lines += [say(f"does-{effect.do.replace('_', '-')}", n=effect.count, vp=effect.vp) for effect in entry.effects]
    return lines + ([say("face-undefeated", n=entry.undefeated)] if entry.undefeated else [])


def worth(number: int, cards: Catalogue, say: Say) -> list[str]:
    """Bonus, production, abilities, points."""
    entry, bonus, per = cards.entries[number], cards.bonus[number], cards.vp_per[number]
    once = "face-defeated" if cards.menace[number] else "face-once"
    lines = [sentence(say(once, effect=phrase(bonus, say)))] if bonus else []
    production = tuple((token, n) for token, n in enumerate(cards.yields[number]) if n)
    if production:
        lines.append(say("face-production", what=told(production, say)))
    growing = cards.yields_per[number]
    if growing is not None:
        lines.append(say("face-production-per", token=growing[0], family=FOUR_FAMILIES[growing[1]]))
    lines += abilities(entry, cards, say)
    points = getattr(entry, "vp", 0)
    lines += [say("face-vp", n=points)] if points else []
    return lines + ([say(f"face-vp-{per_name(per[1])}", n=per[0])] if per else [])


def per_name(per: tuple[int, ...]) -> str:
    if len(per) > 1:
        return "set"
    return "soldier" if per[0] == SOLDIER else FOUR_FAMILIES[per[0]]


def abilities(entry: Entry, cards: Catalogue, say: Say) -> list[str]:
    if not isinstance(entry, AdvisorEntry):
        return []
    lasting = [say(f"while-{words['question'].replace('_', '-')}", n=abs(words["add"])) for words in entry.while_]
    moments = [
        say(f"when-{words['moment'].replace('_', '-')}", effect=phrase(cards.text.steps(words["do"]), say))
        for words in entry.when
    ]
    return [*lasting, *moments]


renamed = SHELF.renamed  # by a content pack
