"""What a player may do with pieces at any time in planning and production (WK-BUILD-06, WK-ALCH-06, WK-RECYC-04)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from karczma.games.wonderful_kingdom.construction.building import (
    closed,
    discard,
    fill,
    name_at,
    need_at,
    remove,
    transmute,
)
from karczma.games.wonderful_kingdom.table.packed import MASK, ONE, of, spaces
from karczma.games.wonderful_kingdom.table.terms import BASIC, KRYSTALLIUM, SOLDIER, STAGE, TOKENS
from karczma.games.wonderful_kingdom.words.events import CardScrapped
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import carries_out

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom


@choice
class Place(Choice):
    """WK-BUILD-01  A loose cube fills a space of its own type."""

    token: str
    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: Any) -> Refusal | None:
        player, resource = g.players[decision.seat], TOKENS.index(self.token)
        why = closed(g, player, self.at)
        if why is None and not of(need_at(player, self.at), resource):
            why = no("WK-BUILD-01", card=self.card, token=self.token)
        return why

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        resource = TOKENS.index(self.token)
        g.players[decision.seat].wallet[resource] -= 1
        fill(g, decision.seat, self.at, resource, resource)
        g.then(decision.again())


@choice
class Transmute(Choice):
    """WK-ALCH-01, WK-RECYC-02  A loose cube goes to the alchemy; krystallium and soldiers never do (WK-ALCH-05)."""

    token: str

    def refusal(self, g: WonderfulKingdom, decision: Any) -> Refusal | None:
        return None if TOKENS.index(self.token) in BASIC else no("WK-ALCH-05")

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        resource = TOKENS.index(self.token)
        g.players[decision.seat].wallet[resource] -= 1
        transmute(g, decision.seat, resource)
        g.then(decision.again())


@choice
class Crystallise(Choice):
    """WK-BUILD-03, WK-BUILD-04  Krystallium fills a space of a basic resource, or its own; WK-BUILD-05 no other."""

    token: str
    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: Any) -> Refusal | None:
        player, space = g.players[decision.seat], TOKENS.index(self.token)
        why = closed(g, player, self.at)
        if why is None and not of(need_at(player, self.at), space):
            why = no("WK-BUILD-01", card=self.card, token=self.token)
        if why is None and not player.wallet[KRYSTALLIUM]:
            why = no("WK-BUILD-03")
        if why is None and space == SOLDIER:
            why = no("WK-BUILD-05", card=self.card)
        return why

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        g.players[decision.seat].wallet[KRYSTALLIUM] -= 1
        fill(g, decision.seat, self.at, TOKENS.index(self.token), KRYSTALLIUM)
        g.then(decision)


@choice
class Post(Choice):
    """WK-BUILD-05  A soldier of the pool fills a soldier space; nothing else can."""

    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: Any) -> Refusal | None:
        player = g.players[decision.seat]
        why = closed(g, player, self.at)
        if why is None and not of(need_at(player, self.at), SOLDIER):
            why = no("WK-BUILD-01", card=self.card, token="soldier")
        if why is None and not player.wallet[SOLDIER]:
            why = no("WK-SUPR-04" if player.training else "WK-BUILD-05")
        return why

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        g.players[decision.seat].wallet[SOLDIER] -= 1
        fill(g, decision.seat, self.at, SOLDIER, SOLDIER)
        g.then(decision)


@choice
class Scrap(Choice):
    """WK-RECYC-04  A card under construction and everything on it is discarded for its recycling bonus.

    WK-RECYC-05  The cubes go to the alchemy, unless the card entered in the planning phase that is still going on.
    """

    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, decision: Any) -> Refusal | None:
        if self.at == STAGE:
            return no("WK-QUEST-10")
        menace = g.cards.menace[g.players[decision.seat].construction[self.at]]
        return no("WK-RECYC-06", card=self.card) if menace else None

    def perform(self, g: WonderfulKingdom, decision: Any) -> None:
        player = g.players[decision.seat]
        fresh = self.at >= len(player.construction) - player.entered
        card = remove(player, self.at)
        discard(g, card)
        g.happened(CardScrapped, decision.seat, self.card)
        for resource, n in g.cards.recycle[card]:
            if fresh:
                player.wallet[resource] += n
            else:
                melt(g, decision.seat, resource, n)
        g.then(decision)


@carries_out("WK-RECYC-05")
def melt(g: WonderfulKingdom, seat: Seat, resource: int, n: int) -> None:
    """WK-RECYC-05  The cubes of a scrapped card go to the alchemy."""
    for _ in range(n):
        transmute(g, seat, resource)


place, crystallise, post, scrap = cache(Place), cache(Crystallise), cache(Post), cache(Scrap)
TRANSMUTE = tuple(map(Transmute, TOKENS))
MASKS = tuple(MASK * ONE[resource] for resource in BASIC)


def sites(g: WonderfulKingdom, player: Player) -> Iterator[tuple[int, str]]:
    """Where pieces may lie: (place, name) of the cards under construction, and of the current stage."""
    names = g.cards.names
    yield from ((at, names[card]) for at, card in enumerate(player.construction))
    if player.stage_needs:
        yield STAGE, name_at(g, player, STAGE)


def on_show(g: WonderfulKingdom, player: Player) -> list[Choice]:
    """Everything that may be thought of, legal or not."""
    found: list[Choice] = []
    places = list(sites(g, player))
    for resource in BASIC:
        if player.wallet[resource]:
            found += [place(TOKENS[resource], name, at) for at, name in places]
            found.append(TRANSMUTE[resource])
    for at, name in places:
        cost = need_at(player, at) if at == STAGE else g.cards.cost[player.construction[at]]
        for space in spaces(cost):
            if space == SOLDIER:
                found.append(post(name, at))
            if space != SOLDIER or player.wallet[KRYSTALLIUM]:
                found.append(crystallise(TOKENS[space], name, at))
    found += [TRANSMUTE[piece] for piece in (KRYSTALLIUM, SOLDIER) if player.wallet[piece]]
    return found + [scrap(name, at) for at, name in places]


def possible(g: WonderfulKingdom, player: Player) -> list[Choice]:
    """Of these, what is legal, in the same order."""
    found: list[Choice] = []
    names, menace, wallet = g.cards.names, g.cards.menace, player.wallet
    places = [
        (at, names[card], need)
        for at, (card, need) in enumerate(zip(player.construction, player.needs, strict=True))
        if not menace[card]
    ]
    scraps: list[Choice] = [scrap(name, at) for at, name, _ in places]
    if player.shrouded:
        places = [each for each in places if player.construction[each[0]] not in player.shrouded]
    if player.stage_needs:
        places.append((STAGE, name_at(g, player, STAGE), player.stage_needs))
    for resource in BASIC:
        if wallet[resource]:
            token, mask = TOKENS[resource], MASKS[resource]
            found += [place(token, name, at) for at, name, need in places if need & mask]
            found.append(TRANSMUTE[resource])
    if wallet[KRYSTALLIUM] or wallet[SOLDIER]:
        for at, name, need in places:
            for space in spaces(need):
                if space == SOLDIER:
                    if wallet[SOLDIER]:
                        found.append(post(name, at))
                elif wallet[KRYSTALLIUM]:
                    found.append(crystallise(TOKENS[space], name, at))
    return found + scraps
