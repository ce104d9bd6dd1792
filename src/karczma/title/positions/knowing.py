"""Who knows which hidden cards, and which were shuffled together: only what does not follow from where they lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

from karczma.kernel.game import Game
from karczma.kernel.zones import AUDIENCE
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.names import CARDS, Names
from karczma.title.positions.nodes import Node

EVERYBODY, NOBODY, WATCHERS = "everybody", "nobody", "watchers"
POOL = "pool "


def known_told(g: Game, other: Game, names: Names) -> dict[str, list[Any]]:
    """The cards of which the same seats know, where the other table has it otherwise."""
    found: dict[str, list[int]] = {}
    for card, (mask, there) in enumerate(zip(g.known, other.known, strict=True)):
        if mask != there:
            found.setdefault(mask_told(mask, g), []).append(card)
    return {who: names.cards(cards) for who, cards in found.items()}


def mask_told(mask: int, g: Game) -> str:
    if mask == g.everyone:
        return EVERYBODY
    seats = [str(seat) for seat in range(g.seats) if mask >> seat & 1]
    return " ".join([*seats, *[WATCHERS] * bool(mask & AUDIENCE)]) or NOBODY


def mask_meant(text: str, line: int, g: Game, players: tuple[str, ...]) -> int:
    if text in (EVERYBODY, NOBODY):
        return g.everyone if text == EVERYBODY else 0
    mask = 0
    for word in text.split():
        seat = players.index(word) if word in players else int(word) if word.isdecimal() and len(word) < 3 else g.seats
        if word != WATCHERS and seat >= g.seats:
            raise BadPosition(line, "position-place", said=word[:60], known=f"0-{g.seats - 1}")
        mask |= AUDIENCE if word == WATCHERS else 1 << seat
    return mask


def lay_known(g: Game, node: Node, names: Names, players: tuple[str, ...]) -> None:
    for key, each in node.entries.items():
        mask = mask_meant(key, each.line, g, players)
        for card in names.apart(CARDS, each.items):
            g.known[card_meant(card, names)] = mask


def pools_told(g: Game, other: Game, names: Names) -> dict[int, list[Any]]:
    """By pool: the cards that are in another one there; `pool 3` are all of that pool that are not named."""
    moved: dict[int, Counter[int]] = {}
    for mine, theirs in zip(g.pool, other.pool, strict=True):
        moved.setdefault(theirs, Counter())[mine] += 1
    mostly = {theirs: counts.most_common(1)[0][0] for theirs, counts in moved.items()}
    whole: dict[int, list[str]] = {}
    single: dict[int, list[int]] = {}
    for theirs, mine in sorted(mostly.items()):
        if theirs != mine:
            whole.setdefault(mine, []).append(f"{POOL}{theirs}")
    for card, (mine, theirs) in enumerate(zip(g.pool, other.pool, strict=True)):
        if mine != mostly[theirs]:
            single.setdefault(mine, []).append(card)
    pools = sorted(whole.keys() | single.keys())
    return {pool: [*whole.get(pool, ()), *names.cards(single.get(pool, ()))] for pool in pools}


def lay_pools(g: Game, node: Node, names: Names) -> None:
    before, single = g.pool[:], dict[int, int]()
    for key, each in node.entries.items():
        if not key.isdecimal() or len(key) > 6:
            raise BadPosition(each.line, "position-number", said=key[:60])
        for one in names.apart(CARDS, each.items):
            old = one.held.removeprefix(POOL) if isinstance(one.held, str) and one.held.startswith(POOL) else ""
            if old.isdecimal():
                g.pool = [int(key) if was == int(old) else now for was, now in zip(before, g.pool, strict=True)]
            else:
                single[card_meant(one, names)] = int(key)
    for card, label in single.items():
        g.pool[card] = label


def card_meant(node: Node, names: Names) -> int:
    card = names.meant(CARDS, node)
    if card < 0:
        raise BadPosition(node.line, "position-name", said=node.shown, near="none")
    return card
