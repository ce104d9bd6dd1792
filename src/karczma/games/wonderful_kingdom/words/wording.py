"""What words need to know of this title: what a choice is about, what it costs and brings, what a question is about.

The sentences themselves are in the locale files; `faces.py` tells what is on a card. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from karczma.effects.text import Text, listing, say
from karczma.games.wonderful_kingdom.choice.offering import Offer, Take
from karczma.games.wonderful_kingdom.choice.spies import Spy, row_of
from karczma.games.wonderful_kingdom.conquest.control import board_of
from karczma.games.wonderful_kingdom.conquest.marching import Go, Hold, HoldWhich, Muster, SendArmy, defenders
from karczma.games.wonderful_kingdom.conquest.phase import March
from karczma.games.wonderful_kingdom.conquest.prison import Imprison
from karczma.games.wonderful_kingdom.construction.building import need_at
from karczma.games.wonderful_kingdom.construction.working import Crystallise, Place, Post, Scrap, Transmute
from karczma.games.wonderful_kingdom.menaces.base_box import Shroud, Steal
from karczma.games.wonderful_kingdom.menaces.combat import Send
from karczma.games.wonderful_kingdom.menaces.illusions import Mark, Swap
from karczma.games.wonderful_kingdom.menaces.legends import Feed, LoseCube
from karczma.games.wonderful_kingdom.planning import Begin, Recycle, TakeDiscount
from karczma.games.wonderful_kingdom.production import Work
from karczma.games.wonderful_kingdom.table.boards import BONUSES
from karczma.games.wonderful_kingdom.table.catalogue import catalogue
from karczma.games.wonderful_kingdom.table.moments import ALCHEMY_RATE
from karczma.games.wonderful_kingdom.table.setup import ChooseDuchy, ChooseMenace
from karczma.games.wonderful_kingdom.table.terms import AREAS, NOBODY, PLACES, STAGE, TOKENS, UNSEEN
from karczma.games.wonderful_kingdom.words.derived import completed, derived_view
from karczma.games.wonderful_kingdom.words.events import CardMarked, CardSpied, CardsSwapped, PiecePlaced
from karczma.games.wonderful_kingdom.words.faces import card, card_here, missing, needed, told
from karczma.games.wonderful_kingdom.words.signs import phrases
from karczma.title.contract import Wording

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Decision
    from karczma.kernel.zones import Card


Facts = dict[str, Any]
tokens = TOKENS

# -- cards under construction --------------------------------------------------------------------------------------


def twin(g: WonderfulKingdom, cards: Sequence[Card], at: int) -> int:
    """Which one of several cards of that name it is, from 1 on; 0 if there is only one."""
    names = g.cards.names
    alike = [each for each, card in enumerate(cards) if names[card] == names[cards[at]]] if at != STAGE else []
    return alike.index(at) + 1 if len(alike) > 1 else 0


def site(g: WonderfulKingdom, player: Player, at: int) -> Facts:
    """What a card under construction or a stage still needs, and which of several alike it is."""
    return {"needs": missing(need_at(player, at)), "twin": twin(g, player.construction, at)}


def on_card(choice: Any, g: WonderfulKingdom, decision: Decision) -> Facts:
    return site(g, g.players[decision.seat], choice.at)


def with_piece(choice: Any, g: WonderfulKingdom, decision: Decision) -> Facts:
    """And what follows if the card is completed."""
    legal = choice.refusal(g, decision) is None
    return {"completes": 0} | on_card(choice, g, decision) | (completed(choice, g, decision) if legal else {})


def of_holder(choice: Shroud, g: WonderfulKingdom, decision: Any) -> Facts:
    return site(g, g.players[decision.holder], choice.at)


def scrapped(choice: Scrap, g: WonderfulKingdom, decision: Decision) -> Facts | None:
    """WK-RECYC-05  What it gives, and whether that may be placed freely; WK-RECYC-04 what is lost with it."""
    player = g.players[decision.seat]
    if choice.at == STAGE:
        return None  # WK-QUEST-10
    card, fresh = player.construction[choice.at], choice.at >= len(player.construction) - player.entered
    return {
        "gives": told(g.cards.recycle[card]),
        "free": NOBODY if g.cards.menace[card] else int(fresh),
        "lost": int(player.holds[choice.at] > 0),
        "holds": needed(player.holds[choice.at]),
    } | on_card(choice, g, decision)


def transmuted(choice: Transmute, g: WonderfulKingdom, decision: Decision) -> Facts:
    """WK-ALCH-02  How many cubes lie there then, of how many."""
    then, rate = g.players[decision.seat].alchemy + 1, g.value(ALCHEMY_RATE, decision.seat, 0)
    return {"then": then, "rate": rate, "missing": max(0, rate - then)}


def begun(choice: Begin, g: WonderfulKingdom, decision: Decision) -> Facts | None:
    cost = g.cards.cost[g.cards.card_id[choice.card]]
    return {"cost": needed(cost)} if cost else None


def recycled(choice: Recycle, g: WonderfulKingdom, decision: Decision) -> Facts:
    return {"gives": told(g.cards.recycle[g.cards.card_id[choice.card]])}


def robbed(choice: Steal, g: WonderfulKingdom, decision: Any) -> Facts:
    """What the card produces now."""
    number = g.cards.card_id[choice.card]
    icons, per = list(g.cards.yields[number]), g.cards.yields_per[number]
    if per is not None:
        icons[per[0]] += g.players[decision.holder].families[per[1]]
    return {"produces": told(tuple((token, n) for token, n in enumerate(icons) if n))}


# -- cards in rows -------------------------------------------------------------------------------------------------


def card_at(g: WonderfulKingdom, seat: Seat, row: Sequence[Card], number: int) -> str:
    """A card that this seat may not see has no name."""
    card = row[number]
    return g.cards.names[card] if card >= 0 and g.knows(seat, card) else UNSEEN


def alike(g: WonderfulKingdom, seat: Seat, row: Sequence[Card], number: int) -> int:
    """Which one of several that read the same it is, from 1 on; 0 if there is only one."""
    names = [card_at(g, seat, row, each) for each in range(len(row))]
    same = [each for each, name in enumerate(names) if name == names[number]]
    return same.index(number) + 1 if len(same) > 1 else 0


def marked(choice: Mark, g: WonderfulKingdom, decision: Decision) -> Facts:
    row = g.areas[AREAS.index(choice.area)]
    return {
        "card": card_at(g, decision.seat, row, choice.number),
        "twin": alike(g, decision.seat, row, choice.number),
        "yours": int(g.traps[AREAS.index(choice.area)][choice.number] == decision.seat),
    }


def swapped(choice: Swap, g: WonderfulKingdom, decision: Decision) -> Facts:
    own, row = g.players[decision.seat].selection, g.areas[AREAS.index(choice.area)]
    return {
        "mine": card_at(g, decision.seat, own, choice.own),
        "mine_twin": alike(g, decision.seat, own, choice.own),
        "card": card_at(g, decision.seat, row, choice.number),
        "twin": alike(g, decision.seat, row, choice.number),
    }


def spied(choice: Spy, g: WonderfulKingdom, decision: Decision) -> Facts:
    """Cards of a row are counted from 1."""
    row = row_of(g, decision.seat, PLACES.index(choice.place))[0]
    return {"nth": choice.number + 1, "of": len(row), "card": card_at(g, decision.seat, row, choice.number)}


def taken(choice: Take, g: WonderfulKingdom, decision: Decision) -> Facts:
    row = g.areas[AREAS.index(choice.area)]
    names = [say("card-name", card=card_at(g, decision.seat, row, number)) for number in range(len(row))]
    return {"n": len(row), "cards": listing(names)}


# -- conquest ------------------------------------------------------------------------------------------------------


def spot_name(g: WonderfulKingdom, territory: int, spot: int) -> Text:
    """The bonus of a spot; two spots alike are counted."""
    spots = board_of(g).spots[territory]
    same = [each for each, bonus in enumerate(spots) if bonus == spots[spot]]
    return say("bonus-name", bonus=BONUSES[spots[spot]], twin=same.index(spot) + 1 if len(same) > 1 else 0)


def held(choice: Hold, g: WonderfulKingdom, decision: HoldWhich) -> Facts:
    return {"bonuses": listing([spot_name(g, decision.territory, spot) for spot in choice.spots])}


def imprisoned(choice: Imprison, g: WonderfulKingdom, decision: Decision) -> Facts:
    territory = board_of(g).number[choice.territory]
    bonus = spot_name(g, territory, choice.spot) if choice.spot != NOBODY else ""
    return {"bonus": bonus, "armies": g.armies[territory]}


def marched(choice: March, g: WonderfulKingdom, decision: Decision) -> Facts:
    """WK-CONQ-30  How many must go; WK-CONQ-43 what the territory is worth."""
    target = board_of(g).number[choice.territory]
    worth = board_of(g).vp[target][g.players[decision.seat].colour]
    return {"enemies": defenders(g, decision.seat, target), "worth": worth}


def sent_army(choice: SendArmy, g: WonderfulKingdom, decision: Decision) -> Facts:
    origin = board_of(g).number[choice.source]
    return {"left": g.armies[origin] - g.mustered[origin] if g.holder[origin] == decision.seat else 0}


def gone(choice: Go, g: WonderfulKingdom, decision: Muster) -> Facts:
    """WK-CONQ-31  How many march, for as many soldiers, and how many return to the castle."""
    return {"sent": sum(g.mustered), "enemies": defenders(g, decision.seat, decision.target)}


# -- set-up --------------------------------------------------------------------------------------------------------


def ruled(choice: ChooseDuchy, g: WonderfulKingdom, decision: Decision) -> Facts:
    number = g.cards.duchies.index(choice.duchy)
    produces, start = g.cards.amounts(g.cards.duchy_entries[number].production), g.cards.duchy_start[number]
    return {
        "produces": told(produces),
        "produces_n": sum(n for _, n in produces),
        "start": told(start),
        "start_n": sum(n for _, n in start),
    }


def brought(choice: ChooseMenace, g: WonderfulKingdom, decision: Decision) -> Facts:
    return {"difficulty": g.cards.set_entries[g.cards.sets.index(choice.menace)].difficulty}


choices: Mapping[type[Any], Callable[[Any, Any, Any], Facts | None]] = {
    Place: with_piece,
    Crystallise: with_piece,
    Post: with_piece,
    Transmute: transmuted,
    Scrap: scrapped,
    Begin: begun,
    Recycle: recycled,
    Send: on_card,
    LoseCube: on_card,
    Feed: on_card,
    Shroud: of_holder,
    Steal: robbed,
    Mark: marked,
    Swap: swapped,
    Spy: spied,
    Take: taken,
    Hold: held,
    Imprison: imprisoned,
    March: marched,
    SendArmy: sent_army,
    Go: gone,
    ChooseDuchy: ruled,
    ChooseMenace: brought,
}


# -- questions -----------------------------------------------------------------------------------------------------


def traps_left(decision: Offer, g: WonderfulKingdom) -> dict[str, int]:
    return {"traps": g.players[decision.seat].traps}


def cubes_left(decision: Work, g: WonderfulKingdom) -> Facts:
    return {"token": TOKENS[decision.resource], "cubes": sum(g.players[decision.seat].wallet[:4])}


def discounted(decision: TakeDiscount, g: WonderfulKingdom) -> Facts:
    card = g.players[decision.seat].construction[-1]
    return {"card": g.cards.names[card], "token": TOKENS[decision.family]}


def target(decision: Muster, g: WonderfulKingdom) -> Facts:
    enemies = defenders(g, decision.seat, decision.target)
    return {"territory": board_of(g).names[decision.target], "sent": sum(g.mustered), "enemies": enemies}


def spots_of(decision: HoldWhich, g: WonderfulKingdom) -> Facts:
    return {"territory": board_of(g).names[decision.territory], "armies": g.armies[decision.territory]}


decisions: Mapping[type[Any], Callable[[Any, Any], Facts]] = {
    Offer: traps_left,
    Work: cubes_left,
    TakeDiscount: discounted,
    Muster: target,
    HoldWhich: spots_of,
}


# -- events --------------------------------------------------------------------------------------------------------


def counted(event: CardMarked | CardSpied) -> dict[str, int]:
    """Cards of a row are counted from 1."""
    return {"nth": event.number + 1}


def both_counted(event: CardsSwapped) -> dict[str, int]:
    return {"nth": event.number + 1, "own_nth": event.own + 1}


def placed(event: PiecePlaced) -> dict[str, int]:
    """On the stage of a quest, or on a card."""
    return {"stage": int(event.card in catalogue(None).quests)}


events: Mapping[type[Any], Callable[[Any], Facts]] = {
    PiecePlaced: placed,
    CardMarked: counted,
    CardSpied: counted,
    CardsSwapped: both_counted,
}


WORDING = Wording(
    card=card,
    card_here=card_here,
    choices=choices,
    decisions=decisions,
    events=events,
    derived_view=derived_view,
    signs=phrases,
    tokens=tokens,
)
