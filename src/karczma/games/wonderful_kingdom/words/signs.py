"""What the faces of cards show in signs: what they give at once, what they produce, and what their points grow with."""

from __future__ import annotations

from karczma.effects.signs import Op, Sign, Signs, Words, amounts, in_signs
from karczma.effects.text import say
from karczma.games.wonderful_kingdom.table.catalogue import Amounts, Catalogue, catalogue
from karczma.games.wonderful_kingdom.table.terms import FAMILIES, SOLDIER, TREASURE
from karczma.kernel.quantities import Effect


def phrases(card: str) -> tuple[Signs, ...]:
    """One of a card or a duchy; of a quest one for each stage, for whoever is first there."""
    cards = catalogue(None)
    if card in cards.quests:
        return tuple(at_once(stage.do[0]) for stage in cards.stages[cards.quests.index(card)])
    if card in cards.duchies:
        return (duchy(cards, cards.duchies.index(card)),)
    return (built(cards, cards.card_id[card]),) if card in cards.card_id else ()


def at_once(effect: Effect | None) -> Signs:
    return in_signs(effect) if effect else ()


def duchy(cards: Catalogue, number: int) -> Signs:
    return (*production(cards.amounts(cards.duchy_entries[number].production)), *amounts(cards.duchy_start[number]))


def built(cards: Catalogue, card: int) -> Signs:
    if cards.kind[card] == TREASURE:
        return (Sign("recycle"), *amounts(cards.recycle[card]))
    bonus, growing, per = at_once(cards.bonus[card]), cards.yields_per[card], cards.vp_per[card]
    return (
        *((Words(say("sign-once")), *bonus) if bonus else ()),
        *production(tuple((token, n) for token, n in enumerate(cards.yields[card]) if n)),
        *((Sign("production"), Sign(growing[0], 1), Op("×"), Sign(FAMILIES[growing[1]])) if growing else ()),
        *((Sign("vp", per[0]), Op("×"), *(Sign(family_of(each)) for each in per[1])) if per else ()),
    )


def production(what: Amounts) -> Signs:
    return (Sign("production"), *amounts(what)) if what else ()


def family_of(per: int) -> str:
    return "soldiers" if per == SOLDIER else FAMILIES[per]
