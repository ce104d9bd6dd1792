"""What a player may do with pieces at any time in planning and production (WK-BUILD-06, WK-ALCH-06, WK-RECYC-04)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from karczma.games.wonderful_kingdom.catalogue import spaces
from karczma.games.wonderful_kingdom.construction import (
    closed,
    discard,
    fill,
    name_at,
    need_at,
    remove,
    transmute,
)
from karczma.games.wonderful_kingdom.events import CardScrapped
from karczma.games.wonderful_kingdom.terms import BASIC, BITS, KRYSTALLIUM, MASK, SOLDIER, STAGE, TOKENS
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import carries_out

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.state import Player, WonderfulKingdom


@choice
class Place(Choice):
    """WK-BUILD-01  A loose cube fills a space of its own type."""

    token: str
    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, asked: Any) -> Refusal | None:
        player, resource = g.players[asked.seat], TOKENS.index(self.token)
        why = closed(g, player, self.at)
        if why is None and not need_at(player, self.at) >> BITS * resource & MASK:
            why = no("WK-BUILD-01", card=self.card, token=self.token)
        return why

    def perform(self, g: WonderfulKingdom, asked: Any) -> None:
        resource = TOKENS.index(self.token)
        g.players[asked.seat].wallet[resource] -= 1
        fill(g, asked.seat, self.at, resource, resource)
        g.then(asked.again())


@choice
class Transmute(Choice):
    """WK-ALCH-01, WK-RECYC-02  A loose cube goes to the alchemy; krystallium and soldiers never do (WK-ALCH-05)."""

    token: str

    def perform(self, g: WonderfulKingdom, asked: Any) -> None:
        resource = TOKENS.index(self.token)
        g.players[asked.seat].wallet[resource] -= 1
        transmute(g, asked.seat, resource)
        g.then(asked.again())


@choice
class Crystallise(Choice):
    """WK-BUILD-03, WK-BUILD-04  Krystallium fills a space of a basic resource, or one of its own."""

    token: str
    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, asked: Any) -> Refusal | None:
        player, space = g.players[asked.seat], TOKENS.index(self.token)
        why = closed(g, player, self.at)
        if why is None and not need_at(player, self.at) >> BITS * space & MASK:
            why = no("WK-BUILD-01", card=self.card, token=self.token)
        if why is None and not player.wallet[KRYSTALLIUM]:
            why = no("WK-BUILD-03")
        return why

    def perform(self, g: WonderfulKingdom, asked: Any) -> None:
        g.players[asked.seat].wallet[KRYSTALLIUM] -= 1
        fill(g, asked.seat, self.at, TOKENS.index(self.token), KRYSTALLIUM)
        g.then(asked)


@choice
class Post(Choice):
    """WK-BUILD-05  A soldier of the pool fills a soldier space; nothing else can."""

    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, asked: Any) -> Refusal | None:
        player = g.players[asked.seat]
        why = closed(g, player, self.at)
        if why is None and not need_at(player, self.at) >> BITS * SOLDIER & MASK:
            why = no("WK-BUILD-01", card=self.card, token="soldier")
        if why is None and not player.wallet[SOLDIER]:
            why = no("WK-SUPR-04" if player.training else "WK-BUILD-05")
        return why

    def perform(self, g: WonderfulKingdom, asked: Any) -> None:
        g.players[asked.seat].wallet[SOLDIER] -= 1
        fill(g, asked.seat, self.at, SOLDIER, SOLDIER)
        g.then(asked)


@choice
class Scrap(Choice):
    """WK-RECYC-04  A card under construction and everything on it is discarded for its recycling bonus.

    WK-RECYC-05  The cubes go to the alchemy, unless the card entered in the planning phase that is still going on.
    """

    card: str
    at: int

    def refusal(self, g: WonderfulKingdom, asked: Any) -> Refusal | None:
        menace = g.cards.menace[g.players[asked.seat].construction[self.at]]
        return no("WK-RECYC-06", card=self.card) if menace else None

    def perform(self, g: WonderfulKingdom, asked: Any) -> None:
        player = g.players[asked.seat]
        fresh = self.at >= len(player.construction) - player.entered
        card = remove(player, self.at)
        discard(g, card)
        g.happened(CardScrapped, asked.seat, self.card)
        for resource, n in g.cards.recycle[card]:
            if fresh:
                player.wallet[resource] += n
            else:
                melt(g, asked.seat, resource, n)
        g.then(asked)


@carries_out("WK-RECYC-05")
def melt(g: WonderfulKingdom, seat: Seat, resource: int, n: int) -> None:
    """WK-RECYC-05  The cubes of a scrapped card go to the alchemy."""
    for _ in range(n):
        transmute(g, seat, resource)


place, crystallise, post, scrap = cache(Place), cache(Crystallise), cache(Post), cache(Scrap)
TRANSMUTE = tuple(Transmute(TOKENS[resource]) for resource in BASIC)
MASKS = tuple(MASK << BITS * resource for resource in BASIC)
kinds_of = cache(spaces)


def sites(g: WonderfulKingdom, player: Player) -> Iterator[tuple[int, str]]:
    """Where pieces may lie: (place, name) of the cards under construction, and of the current stage."""
    names = g.cards.names
    yield from ((at, names[card]) for at, card in enumerate(player.construction))
    if player.stage_needs:
        yield STAGE, name_at(g, player, STAGE)


def on_show(g: WonderfulKingdom, player: Player) -> list[Choice]:
    """Everything that may be thought of, legal or not; WK-QUEST-10 a stage cannot be scrapped, so that is none."""
    found: list[Choice] = []
    places = list(sites(g, player))
    for resource in BASIC:
        if player.wallet[resource]:
            found += [place(TOKENS[resource], name, at) for at, name in places]
            found.append(TRANSMUTE[resource])
    for at, name in places:
        cost = need_at(player, at) if at == STAGE else g.cards.cost[player.construction[at]]
        for space in kinds_of(cost):
            found.append(post(name, at) if space == SOLDIER else crystallise(TOKENS[space], name, at))
    return found + [scrap(name, at) for at, name in places if at != STAGE]


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
            for space in kinds_of(need):
                if space == SOLDIER:
                    if wallet[SOLDIER]:
                        found.append(post(name, at))
                elif wallet[KRYSTALLIUM]:
                    found.append(crystallise(TOKENS[space], name, at))
    return found + scraps
