"""How pieces on cards and armies on spots are kept: many small numbers in one, because tables are copied all the time.

Nobody else counts with these numbers: they are read and written through what is below.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from karczma.games.wonderful_kingdom.table.terms import TOKENS

BITS = 4  # for each of the six kinds of pieces
MASK = (1 << BITS) - 1
ONE = tuple(1 << BITS * token for token in range(len(TOKENS)))  # a piece of each kind


def packed(amounts: Mapping[str, int]) -> int:
    """Pieces on a card, or spaces for them."""
    return sum(n * ONE[TOKENS.index(token)] for token, n in amounts.items())


def of(pieces: int, token: int) -> int:
    """How many of that kind."""
    return pieces >> BITS * token & MASK


@cache
def unpacked(pieces: int) -> tuple[int, ...]:
    """How many of each kind."""
    return tuple([of(pieces, token) for token in range(len(TOKENS))])


@cache
def spaces(pieces: int) -> tuple[int, ...]:
    """The kinds of which there are any."""
    return tuple([token for token, n in enumerate(unpacked(pieces)) if n])


def posts(spots: Iterable[int]) -> int:
    """Armies on these spots of a territory."""
    return sum(1 << spot for spot in spots)


@cache
def spots(posts: int) -> tuple[int, ...]:
    """The spots of a territory with an army."""
    return tuple([spot for spot in range(posts.bit_length()) if posts >> spot & 1])
