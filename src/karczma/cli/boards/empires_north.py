"""The table of Empires of the North: the ring of tiles, the Expedition board, and what lies before each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.cli.board import Board, labelled, named
from karczma.cli.reader import Reader
from karczma.effects.verbs import Amounts
from karczma.games.empires_north.building.empire import fields_of, upgrades_of
from karczma.games.empires_north.table.state import EmpiresNorth, Player
from karczma.games.empires_north.table.terms import (
    ACTION,
    ACTIONS,
    COPY,
    DISTANCES,
    DUAL,
    HUNGRY_WINTER,
    IN_FRONT,
    NOBODY,
    NOTHING,
    PHASES,
    RIVAL,
    SHIP,
    TOKENS,
    TURNED,
    WITH_FISH,
    WITH_GOLD,
    WITH_RAZE,
)
from karczma.games.empires_north.words.derived import goal
from karczma.games.empires_north.words.offers import goods_of as yield_of
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.zones import Card

LOADS = ((WITH_FISH, "fish"), (WITH_RAZE, "raze"), (WITH_GOLD, "gold"))
SIDES = ("●", "○")  # a pawn that is ready, and one that is exhausted


def board(view: Game, reader: Reader, lit: set[str]) -> RenderableType:
    g = cast(EmpiresNorth, view)
    table = Middle(g, reader, lit)
    parts: list[RenderableType] = [headline(g, reader)]
    if g.solo:
        parts.append(labelled(reader.say("empires-board-scenario"), scenario(g, reader)))
    parts += table.lines()
    for seat in g.seats_from(max(reader.seat, 0)):
        parts += Side(g, reader, lit, seat).lines()
    return Group(*parts)


def purse(view: Game, reader: Reader) -> str:
    return goods(cast(EmpiresNorth, view).players[reader.seat].wallet, reader)


def goods(wallet: Iterable[int], reader: Reader) -> str:
    return " · ".join(f"{reader.name(token)} {n}" for token, n in zip(TOKENS, wallet, strict=False) if n)


def goods_of(amounts: Amounts, reader: Reader) -> str:
    return ", ".join(reader.say("amount-bare", n=n, token=token) for token, n in amounts)


def headline(g: EmpiresNorth, reader: Reader) -> Text:
    parts = [
        reader.say("empires-board-round", round=g.round) if not g.solo else rounds(g, reader),
        reader.say(f"empires-board-phase-{PHASES[g.phase]}"),
        reader.say("empires-board-first", name=reader.names[g.first]),
    ]
    if g.last:
        parts.append(reader.say("empires-board-last"))
    return Text("  ·  ".join(parts), "bold")


def rounds(g: EmpiresNorth, reader: Reader) -> str:
    return reader.say("empires-board-round-of", round=g.round, rounds=g.cards.solo["rounds"])


def scenario(g: EmpiresNorth, reader: Reader) -> Text:
    """EN-SOLO-10  Which scenario, how hard, what is to be reached, and how much of it there is."""
    wanted = goal(g)
    speaker = reader.speaker
    lines = [f"{speaker.value('scenario', wanted.scenario)} ({speaker.value('difficulty', wanted.level)})"]
    now = g.scores()[0]
    if wanted.points:
        lines.append(reader.say("empires-board-target", n=wanted.points, now=now))
    else:
        lines.append(reader.say("empires-board-beat", n=g.rival, now=now))
    if wanted.islands:
        lines.append(reader.say("empires-board-islands", n=wanted.islands, now=wanted.conquered))
    if g.scenario == HUNGRY_WINTER:
        lines.append(reader.say("empires-board-winter", n=max(0, g.round - 1)))
    return Text("  ·  ".join(lines))


class Middle:
    """What belongs to nobody: the ring, the Islands and the queue."""

    def __init__(self, g: EmpiresNorth, reader: Reader, lit: set[str]) -> None:
        self.g, self.reader, self.lit = g, reader, lit

    def lines(self) -> Iterator[RenderableType]:
        g, reader = self.g, self.reader
        yield labelled(reader.say("empires-board-ring"), Text(" – ").join([self.tile(tile) for tile in g.ring]))
        for distance, row in enumerate(g.islands):
            pieces = Text(", ").join([self.island(card) for card in row])
            left = reader.say("empires-board-deck", n=len(g.island_decks[distance]))
            drawn = Text.assemble(pieces, (f"  {left}", "dim"))
            yield labelled(reader.say(f"empires-board-{DISTANCES[distance]}"), drawn)
        if g.visited:
            yield labelled(reader.say("empires-board-visited"), self.names(g.visited))
        if g.queue:
            ships = [self.ship(place) for place in range(len(g.queue))]
            yield labelled(reader.say("empires-board-queue"), Text(", ".join(ships)))

    def island(self, card: Card) -> Text:
        """With what a Pillage brings."""
        box = goods_of(self.g.cards.pillage[card], self.reader)
        return Text.assemble(named(self.g.cards.names[card], 1, self.reader, self.lit), (f" ({box})", "dim"))

    def tile(self, tile: int) -> Text:
        """Its name and the pawns on it."""
        g, reader = self.g, self.reader
        pawns = [
            f"{reader.names[seat]}{SIDES[pawn >= TURNED]}"
            for seat, player in enumerate(g.players)
            for pawn in player.pawns
            if pawn != IN_FRONT and pawn % TURNED == tile
        ]
        used = " ×" if tile in g.marked else ""
        drawn = named(ACTIONS[tile], 1, reader, self.lit)
        return Text.assemble(drawn, used, (f" ({', '.join(pawns)})" if pawns else "", "dim"))

    def ship(self, place: int) -> str:
        owner, load = self.g.queue[place], self.g.loads[place]
        whose = self.reader.say("empires-board-rival-ship") if owner == RIVAL else self.reader.names[owner]
        carried = [self.reader.name(token) for part, token in LOADS if load & part]
        return f"{place + 1}. {whose}" + (f" ({', '.join(carried)})" if carried else "")

    def names(self, cards: Iterable[Card]) -> Text:
        return Text(", ").join([named(self.g.cards.names[card], 1, self.reader, self.lit) for card in cards])


class Side:
    """What lies before one player."""

    def __init__(self, g: EmpiresNorth, reader: Reader, lit: set[str], seat: Seat) -> None:
        self.g, self.reader, self.lit, self.seat = g, reader, lit, seat
        self.own: Player = g.players[seat]

    def lines(self) -> Iterator[RenderableType]:
        yield self.name_line()
        yield self.line("piles", Text(self.piles()))
        kinds = {"fields": (0, DUAL), "others": (DUAL + 1, ACTION - 1), "actions": (ACTION, COPY)}
        for what, (least, most) in kinds.items():
            pieces = [self.card(p) for p, c in enumerate(self.own.empire) if least <= self.g.cards.kind[c] <= most]
            drawn = [text for text in pieces if text]
            if drawn:
                yield self.line(what, Text(", ").join(drawn))
        yield from self.cards("played", self.own.played)
        yield from self.cards("hand", [card for card in self.own.hand if card >= 0])
        yield from self.cards("looked", [card for card in self.own.looked if card >= 0])

    def name_line(self) -> Text:
        g, reader, own = self.g, self.reader, self.own
        clan = f"  {reader.name(g.cards.clans[own.clan])}" if own.clan != NOBODY else ""
        passed = f"  {reader.say('empires-board-passed')}" if own.passed else ""
        points = reader.say("points", n=g.scores()[self.seat])
        return Text.assemble(
            (f"{'► ' if self.seat in g.deciding() else '  '}{reader.names[self.seat]}", "bold"),
            (clan, "italic"),
            f"   {goods(own.wallet, reader)}   ({points})",
            (passed, "dim"),
        )

    def piles(self) -> str:
        own = self.own
        counts = {"hand": len(own.hand), "deck": len(own.deck), "discard": len(own.discard)}
        ships = {"ships": own.clan_ships, "common": own.wallet[SHIP]}
        return self.reader.say("empires-board-counts", **counts, spent=own.spent, **ships)

    def card(self, place: int) -> Text:
        """An upgrade is told with its Field; what is exhausted lies on its side."""
        own, reader, names = self.own, self.reader, self.g.cards.names
        card = own.empire[place]
        if own.tied[place] != NOTHING and self.g.cards.kind[card] <= DUAL:
            return Text()
        upgrades = Counter(names[each] for each in upgrades_of(own, card) if self.g.cards.kind[each] <= DUAL)
        more = "".join(f" + {reader.name(name)}" + f" ×{n}" * (n > 1) for name, n in upgrades.items())
        copied = own.tied[place]
        copies = f" = {reader.name(names[copied])}" if copied != NOTHING and self.g.cards.kind[card] == COPY else ""
        held = goods(own.assigned[place], reader)
        drawn = named(names[card], 1, reader, self.lit)
        marks = (f" [{held}]" if held else "") + (" ↷" if own.exhausted[place] else "")
        return Text.assemble(drawn, more, copies, (self.harvest(place), "dim"), marks)

    def harvest(self, place: int) -> str:
        """What a Field gives with all its upgrades."""
        if place not in fields_of(self.g, self.seat):
            return ""
        return f" ({goods_of(yield_of(self.g, self.seat, place), self.reader)})"

    def cards(self, zone: str, cards: Iterable[Card]) -> list[Table]:
        counted = Counter(self.g.cards.names[card] for card in cards)
        pieces = [named(card, n, self.reader, self.lit) for card, n in counted.items()]
        return [self.line(zone, Text(", ").join(pieces))] if pieces else []

    def line(self, what: str, text: Text) -> Table:
        return labelled(self.reader.say(f"empires-board-{what}"), text)


# -- the end, and the cards ----------------------------------------------------------------------------------------


def cards(view: Game) -> list[str]:
    """Everything in the box that can be asked about."""
    known = cast(EmpiresNorth, view).cards
    return list(dict.fromkeys([*known.names, *known.clans, *ACTIONS, *known.pieces, *known.types]))


def on_show(view: Game) -> list[str]:
    """The Islands, the own hand, and what lies in the Empires."""
    g = cast(EmpiresNorth, view)
    zones = [*g.islands, g.visited]
    for player in g.players:
        zones += [player.hand, player.looked, player.played, player.empire]
    return list(dict.fromkeys(g.cards.names[card] for zone in zones for card in zone if card >= 0))


BOARD = Board(board, purse, on_show, cards)
