"""Features that make a Build action cheaper: whoever builds decides which of them are used for this Location."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.build import build
from karczma.games.empires_north.building.empire import face, faces
from karczma.games.empires_north.features.triggers import used_up
from karczma.games.empires_north.goods.payment import Cost, lacking
from karczma.games.empires_north.table.terms import NOTHING
from karczma.games.empires_north.words.events import FeatureWorked
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


def off(g: EmpiresNorth, seat: Seat, card: Card) -> int:
    """What one card of the Empire takes off a Build action, EN-KEY-24 also as a Copy."""
    player = g.players[seat]
    shown = face(g, player, player.empire.index(card))
    return g.cards.discount[shown] if shown != NOTHING else 0


def offers(g: EmpiresNorth, seat: Seat) -> tuple[Card, ...]:
    """The cards that can make a Build action cheaper, as long as they may this round (EN-CLEAN-10)."""
    if not g.cards.discounts:
        return ()
    player, less = g.players[seat], g.cards.discount
    found = [at for at, shown in enumerate(faces(g, player)) if less[shown] and shown != NOTHING]
    return tuple([player.empire[at] for at in found if not used_up(g, seat, at)]) if found else ()


def discount(g: EmpiresNorth, seat: Seat) -> int:
    """All that could be taken off a Build action now."""
    return sum([off(g, seat, card) for card in offers(g, seat)])


def build_cheaper(g: EmpiresNorth, seat: Seat, name: str) -> None:
    """A Build action: what takes something off every time does so, the others are asked about."""
    cards = offers(g, seat)
    always = [card for card in cards if limit(g, seat, card) == NOTHING]
    spared = sum([off(g, seat, card) for card in always])
    ask_next(g, seat, name, spared, tuple([card for card in cards if card not in always]))


def limit(g: EmpiresNorth, seat: Seat, card: Card) -> int:
    player = g.players[seat]
    return g.cards.limit[face(g, player, player.empire.index(card))]


def ask_next(g: EmpiresNorth, seat: Seat, name: str, spared: int, left: tuple[Card, ...]) -> None:
    cost = cost_of(g, name)
    if left and spared < sum([n for _, n in cost.resources]):
        g.then(UseDiscount(seat, g.cards.names[left[0]], name, spared, left))
    else:
        build(g, seat, name, spared)


def cost_of(g: EmpiresNorth, name: str) -> Cost:
    cost = g.cards.cost[g.cards.card_id[name]]
    assert isinstance(cost, Cost)
    return cost


@frame
class UseDiscount(Decision):
    """EN-FEAT-01  Do you use this Feature for this Location? EN-CLEAN-10  It works only so often in a round."""

    clause = "EN-FEAT-01"
    seat: Seat
    by: str
    card: str
    spared: int
    left: tuple[Card, ...]

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [CHEAPER, IN_FULL]


@choice
class Cheaper(Choice):
    """With the Feature, which is used up by that."""

    def perform(self, g: EmpiresNorth, decision: UseDiscount) -> None:
        card, player = decision.left[0], g.players[decision.seat]
        place = player.empire.index(card)
        spared = decision.spared + off(g, decision.seat, card)
        player.used[place] += 1
        g.happened(FeatureWorked, decision.seat, decision.by, place)
        ask_next(g, decision.seat, decision.card, spared, decision.left[1:])


@choice
class InFull(Choice):
    """Without it: it is kept for a later Build action of this round. Another copy would be asked the same."""

    def refusal(self, g: EmpiresNorth, decision: UseDiscount) -> Refusal | None:
        spared = decision.spared + sum([off(g, decision.seat, card) for card in others(g, decision)])
        lack = lacking(g, decision.seat, cost_of(g, decision.card), spared)
        return no("EN-BUILD-11", card=decision.card, token=lack[0], n=lack[1]) if lack else None

    def perform(self, g: EmpiresNorth, decision: UseDiscount) -> None:
        ask_next(g, decision.seat, decision.card, decision.spared, others(g, decision))


def others(g: EmpiresNorth, decision: UseDiscount) -> tuple[Card, ...]:
    """The Features that are asked about next if this one is not used."""
    return tuple([card for card in decision.left if g.cards.names[card] != decision.by])


CHEAPER, IN_FULL = Cheaper(), InFull()
