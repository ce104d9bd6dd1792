"""Where the points come from, as it is told at the end; partners are counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from karczma.games.northgard.scoring import points_of, side, standing_of
from karczma.games.northgard.table.state import Northgard, Player
from karczma.games.northgard.table.terms import CONQUERED
from karczma.kernel.choices import Seat
from karczma.kernel.zones import Card
from karczma.title.contract import Counted, FinalCount, Gave
from karczma.title.ties import tie_broken

CATEGORIES = {
    "fame": "NG-SCORE-04",
    "resources": "NG-SCORE-05",
    "cards": "NG-SCORE-06",
    "achievements": "NG-SCORE-07",
}
TIES = ("NG-SCORE-10", "NG-SCORE-10", "NG-SCORE-10")


def count(g: Northgard) -> list[Counted]:
    own = [points_of(g, seat) for seat in range(g.seats)]
    sides = [side(g, seat) for seat in range(g.seats)]
    gave = {"cards": [printed(g, seats) for seats in sides], "achievements": [achieved(g, seats) for seats in sides]}
    return [
        Counted(name=name, figures=[sum(own[s][part] for s in seats) for seats in sides], gave=gave.get(name, ()))
        for part, name in enumerate(CATEGORIES)
    ]


def printed(g: Northgard, seats: tuple[Seat, ...]) -> list[Gave]:
    """Cards with fame, or Unrest, wherever in the deck they lie."""
    counted = Counter(card for seat in seats for card in deck(g.players[seat]) if card >= 0 and g.cards.fame[card])
    named: dict[str, Gave] = {}
    for card, n in counted.items():
        name = g.cards.names[card]
        before = named.get(name, Gave(name, 0, 0))
        named[name] = Gave(name, before.n + n, before.points + n * g.cards.fame[card])
    return list(named.values())


def deck(player: Player) -> Iterator[Card]:
    pile = player.draw
    for zone in (player.hand, player.looked, player.active, player.discard, pile.top, pile.bag, pile.bottom):
        yield from zone


def achieved(g: Northgard, seats: tuple[Seat, ...]) -> list[Gave]:
    cards = g.cards
    return [
        Gave(cards.names[card], 1, cards.achievement[card].amount(g, seat))
        for seat in seats
        for card in g.players[seat].achievements
    ]


def rounds(g: Northgard) -> int:
    return g.year


def tie(g: Northgard) -> str:
    """NG-SCORE-03  None, where the map decided. Partners are one side: they tie with nobody."""
    if g.ended == CONQUERED:
        return ""
    sides = {min(side(g, seat)) for seat in range(g.seats)}
    return tie_broken([standing_of(g, seat) for seat in sorted(sides)], TIES, shared="NG-SCORE-12")


def why(g: Northgard) -> str:
    if g.ended == CONQUERED:
        return "NG-EOY-01"
    return "NG-LONG-01" if g.long_game else "NG-EOY-03"


FINAL_COUNT = FinalCount(categories=CATEGORIES, count=count, round=rounds, tie=tie, why=why)
