"""The table of Northgard: the year, the map, the territories one by one, and what lies before each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.cli.board import Board, labelled, named
from karczma.cli.boards.northgard_map import COLOURS, Map
from karczma.cli.reader import Reader
from karczma.games.northgard.map.places import region_name
from karczma.games.northgard.scoring import ENOUGH, ENOUGH_FOR_A_TEAM, side, strongholds
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import DIFFICULT, FAME, NOBODY, NOWHERE, SLOTS, TOKENS, Territory
from karczma.games.northgard.variants.creatures import creatures_on
from karczma.games.northgard.winter import winter_cost
from karczma.games.northgard.words.derived import land
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.zones import Card


def board(view: Game, reader: Reader, lit: set[str]) -> RenderableType:
    g = cast(Northgard, view)
    sides = Sides(g, reader, lit)
    parts: list[RenderableType] = [headline(g, reader), Map(g, reader), lands(g, reader, lit), *sides.middle()]
    for seat in g.seats_from(max(reader.seat, 0)):
        parts += sides.player(seat)
    return Group(*parts)


def purse(view: Game, reader: Reader) -> str:
    g = cast(Northgard, view)
    return tokens(g.players[reader.seat].wallet, reader)


def tokens(wallet: Iterable[int], reader: Reader) -> str:
    return " · ".join(f"{reader.name(token)} {n}" for token, n in zip(TOKENS, wallet, strict=False))


def headline(g: Northgard, reader: Reader) -> Text:
    parts = [
        reader.say("northgard-board-year", year=g.year, years=g.years),
        reader.say("northgard-board-stack", n=len(g.stack)),
        reader.say("northgard-board-first", name=reader.names[g.first]),
    ]
    return Text("  ·  ".join(parts), "bold")


# -- territories ---------------------------------------------------------------------------------------------------


def lands(g: Northgard, reader: Reader, lit: set[str]) -> Table:
    """Those that somebody holds, that something stands on, or that may be chosen now; the map shows the others."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for t in sorted(
        territories_shown(g, lit), key=lambda t: (g.owner[t] != reader.seat, g.owner[t] == NOBODY, g.owner[t], t)
    ):
        mark = "»" if str(t) in lit else " "
        style = COLOURS[g.owner[t]] if g.owner[t] != NOBODY else ""
        table.add_row(Text(f"{mark}{region_name(g, t)}", f"bold {style}".strip()), about(g, t, reader))
    return table


def territories_shown(g: Northgard, lit: set[str]) -> set[Territory]:
    held = {t for t in g.chart.territories if g.owner[t] != NOBODY or g.built[t] or str(t) in lit}
    return held | ({*g.stands, g.scorched} & set(g.chart.territories))


def about(g: Northgard, t: Territory, reader: Reader) -> Text:
    """Who holds it, how large it is, what it yields, what stands there, and what lies next to it."""
    whose = reader.names[g.owner[t]] if g.owner[t] != NOBODY else reader.say("northgard-board-neutral")
    units = f" {g.units[t]}" if g.units[t] else ""
    closed = "open" if g.chart.open[t] else "closed"
    facts = [f"{whose}{units}", reader.say(f"northgard-board-{closed}", n=g.chart.size[t])]
    facts += [yield_of(g, t, reader), *things_on(g, t, reader), free_slots_of(g, t, reader)]
    near = ", ".join(region_name(g, to) + "!" * (price == DIFFICULT) for to, price in g.chart.adjacent[t])
    return Text.assemble(" · ".join(fact for fact in facts if fact), (f"  → {near}" if near else "", "dim"))


def yield_of(g: Northgard, t: Territory, reader: Reader) -> str:
    gains = zip(TOKENS, land(g, t).yields, strict=True)
    return ", ".join(reader.say(f"count-{token}", n=n) for token, n in gains if n)


def things_on(g: Northgard, t: Territory, reader: Reader) -> Iterator[str]:
    yield from (reader.name(g.cards.buildings[b]) + f" ×{n}" * (n > 1) for b, n in g.buildings_on(t))
    yield from (beast(g, card, reader) for card in creatures_on(g, t))
    if g.kaija == t:
        yield reader.say("northgard-board-kaija")
    if g.scorched == t:
        yield reader.say("northgard-board-scorched")


def beast(g: Northgard, card: Card, reader: Reader) -> str:
    """A creature with its combat value."""
    value = g.cards.strength[card - g.cards.first_creature]
    return reader.say("northgard-board-creature", name=reader.name(g.cards.names[card]), n=value)


def place(view: Game, reader: Reader, name: str) -> RenderableType | None:
    """The territory that has a part of that name, with everything that counts there; None: there is no such."""
    g = cast(Northgard, view)
    for region, territory in enumerate(g.chart.territory):
        if territory != NOWHERE and region_name(g, region).casefold() == name.casefold():
            parts = ", ".join(region_name(g, each) for each in g.chart.regions[territory])
            lair = [reader.say("face-lair")] if g.chart.lair[territory] else []
            return Group(
                Text(region_name(g, territory), "bold"), Text(" · ".join([parts, *lair])), about(g, territory, reader)
            )
    return None


def free_slots_of(g: Northgard, t: Territory, reader: Reader) -> str:
    free = list(g.chart.slots[t])
    for region, slot in zip(g.sites, g.site_slots, strict=True):
        free[slot] -= g.chart.territory[region] == t
    slots = [f"{n} {reader.say(f'northgard-board-slot-{name}')}" for name, n in zip(SLOTS, free, strict=True) if n]
    return reader.say("northgard-board-free", slots=", ".join(slots)) if slots else ""


# -- players -------------------------------------------------------------------------------------------------------


class Sides:
    """What lies in the middle and before each player. Fame is told of the own side only (NG-HARV-10, NG-TEAM-02)."""

    def __init__(self, g: Northgard, reader: Reader, lit: set[str]) -> None:
        self.g, self.reader, self.lit = g, reader, lit

    def middle(self) -> Iterator[RenderableType]:
        g = self.g
        yield from self.cards("display", g.display if g.year < g.years else g.achievements)
        yield from self.cards("drawn", g.drawn)
        yield from self.creatures()

    def creatures(self) -> Iterator[RenderableType]:
        """In the order in which they activate, each with its combat value and its territory."""
        g = self.g
        drawn = [f"{beast(g, card, self.reader)} {region_name(g, t)}" for card, t in zip(g.line, g.stands, strict=True)]
        if drawn:
            yield self.line("line", Text(", ".join(drawn)))

    def player(self, seat: Seat) -> Iterator[RenderableType]:
        own = self.g.players[seat]
        yield self.name_line(seat)
        yield self.line("army", self.army(seat))
        yield from self.cards("hand", [card for card in own.hand if card >= 0])
        yield from self.cards("looked", [card for card in own.looked if card >= 0])
        yield from self.cards("tiles", [card for card in own.tiles if card >= 0])
        yield from self.cards("active", own.active)
        yield from self.cards("upgrades", own.upgrades)

    def name_line(self, seat: Seat) -> Text:
        g, reader, own = self.g, self.reader, self.g.players[seat]
        clan = f"  {reader.name(g.cards.clans[own.clan])}" if own.clan != NOBODY else ""
        fame = own.wallet if self.tells_fame(seat) else own.wallet[:FAME]
        passed = f"  {reader.say('northgard-board-passed')}" if own.passed else ""
        return Text.assemble(
            (f"{'► ' if seat in g.deciding() else '  '}{reader.names[seat]}", f"bold {COLOURS[seat]}"),
            (clan, "italic"),
            f"   {tokens(fame, reader)}",
            (passed, "dim"),
        )

    def tells_fame(self, seat: Seat) -> bool:
        reader = self.reader.seat
        return reader < 0 or seat in (reader, self.g.partner(reader)) or self.g.over

    def army(self, seat: Seat) -> Text:
        g, own = self.g, self.g.players[seat]
        own_side = sum(strongholds(g, each) for each in side(g, seat))
        most = ENOUGH_FOR_A_TEAM if g.teams else ENOUGH
        drawn = {"n": g.units_of(seat), "reserve": own.reserve, "winter": winter_cost(g, seat)}
        piles = {"hand": len(own.hand), "draw": len(own.draw), "discard": len(own.discard)}
        words = [self.reader.say("northgard-board-units", **drawn), self.reader.say("northgard-board-piles", **piles)]
        return Text(" · ".join([*words, self.reader.say("northgard-board-strongholds", n=own_side, most=most)]))

    def cards(self, zone: str, cards: Iterable[Card]) -> list[Table]:
        names = Counter(self.g.cards.names[card] for card in cards)
        pieces = [named(card, n, self.reader, self.lit) for card, n in names.items()]
        return [self.line(zone, Text(", ").join(pieces))] if pieces else []

    def line(self, what: str, text: Text) -> Table:
        return labelled(self.reader.say(f"northgard-board-{what}"), text)


# -- the end, and the cards ----------------------------------------------------------------------------------------


def cards(view: Game) -> list[str]:
    known = cast(Northgard, view).cards
    return list(dict.fromkeys([*known.names, *known.buildings, *known.clans, *known.creature_type]))


def on_show(view: Game) -> list[str]:
    """The display, the own hand, what lies in the active zones, the upgrades, the creatures."""
    g = cast(Northgard, view)
    zones = [g.display, g.achievements, g.line, g.drawn]
    for player in g.players:
        zones += [player.hand, player.looked, player.active, player.upgrades]
    return list(dict.fromkeys(g.cards.names[card] for zone in zones for card in zone if card >= 0))


BOARD = Board(board, purse, on_show, cards, place)
