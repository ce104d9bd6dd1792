"""The table of It's a Wonderful Kingdom: the two offer areas, everybody's duchy, and the conquest board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.cli.board import Board, labelled, named
from karczma.cli.reader import Reader
from karczma.games.wonderful_kingdom.conquest.control import board_of
from karczma.games.wonderful_kingdom.scoring import medals_of
from karczma.games.wonderful_kingdom.table.boards import BONUSES
from karczma.games.wonderful_kingdom.table.moments import ALCHEMY_RATE
from karczma.games.wonderful_kingdom.table.packed import of, spaces
from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import (
    AREAS,
    BLUE,
    COLOURS,
    FACE_UP,
    KRYSTALLIUM,
    NOBODY,
    RED,
    SOLDIER,
    TOKENS,
)
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.zones import Card


def board(view: Game, reader: Reader, lit: set[str]) -> RenderableType:
    g = cast(WonderfulKingdom, view)
    sides = Sides(g, reader, lit)
    parts: list[RenderableType] = [headline(g, reader), *aims(g, reader), sides.offers()]
    if g.holder:
        parts.append(sides.land())
        parts.append(sides.beside_the_board())
    for seat in g.seats_from(max(reader.seat, 0)):
        parts += sides.duchy(seat)
    return Group(*parts)


def purse(view: Game, reader: Reader) -> str:
    player = cast(WonderfulKingdom, view).players[reader.seat]
    held = [f"{reader.name(token)} {n}" for token, n in zip(TOKENS, player.wallet, strict=True) if n]
    return " · ".join([*held, f"{reader.say('kingdom-board-alchemy')} {player.alchemy}"])


def headline(g: WonderfulKingdom, reader: Reader) -> Text:
    parts = [reader.say("kingdom-board-round", round=g.round)]
    if not g.solo:
        parts.append(reader.say("kingdom-board-starts", name=reader.names[g.first]))
    if g.quest != NOBODY:
        parts.append(reader.name(g.cards.quests[g.quest]))
    return Text("  ·  ".join(parts), "bold")


def aims(g: WonderfulKingdom, reader: Reader) -> Iterator[RenderableType]:
    """WK-SOLO-11 the points that give a medal, WK-QUEST-04 the stages of the quest with their rewards."""
    if g.solo and g.players[0].duchy != NOBODY:
        medals = medals_of(g)
        yield labelled(reader.say("kingdom-board-medals"), reader.say("kingdom-board-medals-from", **medals))
        yield labelled(reader.say("kingdom-board-supremacy"), reader.say("kingdom-board-supremacy-from", n=g.threshold))
    if g.quest != NOBODY:
        _, *stages = reader.speaker.card(g.cards.quests[g.quest]).splitlines()
        for number, line in enumerate(stages):
            label = reader.say("kingdom-board-quest") if not number else ""
            yield labelled(label, line)


class Sides:
    def __init__(self, g: WonderfulKingdom, reader: Reader, lit: set[str]) -> None:
        self.g, self.reader, self.lit = g, reader, lit

    # -- the middle ------------------------------------------------------------------------------------------------

    def offers(self) -> Table:
        """The two offer areas side by side; a trap tells whose it is."""
        table = Table(box=box.ROUNDED, expand=True, padding=(0, 1), border_style="dim")
        for area in AREAS:
            table.add_column(self.reader.name(area), ratio=1)
        cells = [self.row(self.g.areas[a], self.g.traps[a], self.g.marks[a]) for a in range(len(AREAS))]
        table.add_row(*(Text("\n").join(cell) if cell else Text("-", "dim") for cell in cells))
        return table

    def row(self, cards: list[Card], traps: list[int], marks: Iterable[int] = ()) -> list[Text]:
        pieces = [self.card(card, trap) for card, trap in zip(cards, traps, strict=True)]
        for text, mark in zip(pieces, marks, strict=False):
            if mark != NOBODY:
                text.append(f" [{self.reader.say('kingdom-board-token', name=self.reader.names[mark])}]", "magenta")
        return pieces

    def card(self, card: Card, trap: int) -> Text:
        known = named(self.g.cards.names[card], 1, self.reader, self.lit) if card >= 0 else Text("?")
        if trap == FACE_UP:
            return known
        whose = self.reader.names[trap] if trap < self.g.seats else self.reader.say("kingdom-board-rival")
        return Text.assemble(known, (f" ({self.reader.say('kingdom-board-trap', name=whose)})", "dim"))

    def land(self) -> Table:
        """Territories by number: who holds them with how many armies, bonus spots, points, and the neighbours' numbers.

        A spot that is held has a tick. The points are those for red and for blue.
        """
        found = board_of(self.g)
        table = Table(box=box.SIMPLE, expand=True, padding=(0, 1))
        table.add_column("", justify="right", style="dim")
        for heading in ("territory", "armies", "spots", "worth", "borders"):
            table.add_column(self.reader.say(f"kingdom-board-{heading}"))
        for territory, name in enumerate(found.names):
            worth = f"{found.vp[territory][RED]}/{found.vp[territory][BLUE]}"
            borders = " ".join(str(near + 1) for near in found.adjacent[territory])
            where = named(name, 1, self.reader, self.lit)
            table.add_row(str(territory + 1), where, self.garrison(territory), self.spots(territory), worth, borders)
        return table

    def garrison(self, territory: int) -> str:
        holder = self.g.holder[territory]
        return "" if holder == NOBODY else f"{self.side(holder)} {self.g.armies[territory]}"

    def spots(self, territory: int) -> Text:
        held, board = self.g.posts[territory], board_of(self.g)
        if territory in board.castle:
            icons = zip(TOKENS, board.castle_yields[board.castle.index(territory)], strict=False)
            return Text(", ".join(f"{self.reader.name(token)} {n}" for token, n in icons if n), "dim")
        spots = [
            Text(f"{self.reader.name(BONUSES[bonus])} ✓", "bold")
            if held >> spot & 1
            else Text(self.reader.name(BONUSES[bonus]), "dim")
            for spot, bonus in enumerate(board.spots[territory])
        ]
        return Text(", ").join(spots)

    def beside_the_board(self) -> Table:
        """Armies that stand on no territory: those in reserve, and those in prison."""
        parts = [
            self.reader.say("kingdom-board-beside", name=self.side(side), reserve=self.g.reserve[side], n=prisoners)
            for side, prisoners in enumerate(self.g.prisoners)
        ]
        return labelled(self.reader.say("kingdom-board-reserve"), " · ".join(parts))

    def side(self, holder: int) -> str:
        return self.reader.names[holder] if holder < self.g.seats else self.reader.say("kingdom-board-enemy")

    # -- a duchy ---------------------------------------------------------------------------------------------------

    def duchy(self, seat: Seat) -> Iterator[RenderableType]:
        player = self.g.players[seat]
        yield self.name_line(seat, player)
        yield self.line("production", self.production(player))
        selection = self.row(player.selection, player.selection_traps)
        yield from [self.line("selection", Text(", ").join(selection))] * bool(selection)
        yield from [self.line("construction", Text(", ").join(self.projects(player)))] * bool(player.construction)
        yield from [self.line("built", Text(", ").join(self.completed(player)))] * bool(player.built)
        yield from self.heap("calamities", player.calamities)
        if player.stage_needs:
            stage = self.reader.say("kingdom-board-stage", n=len(player.stages) + 1)
            yield self.line("quest", Text(f"{stage} [{self.needs(player.stage_needs)}]"))
        yield from self.heap("hand", player.hand)

    def name_line(self, seat: Seat, player: Player) -> Text:
        style = "bold green" if seat == self.reader.seat else "bold"
        colour = self.reader.name(COLOURS[player.colour])
        known = [self.g.cards.duchies[player.duchy]] if player.duchy != NOBODY else []
        known += [self.g.cards.sets[player.menace_set]] if player.menace_set != NOBODY else []
        pools = [f"{self.reader.name(TOKENS[KRYSTALLIUM])} {player.wallet[KRYSTALLIUM]}"]
        pools.append(f"{self.reader.say('kingdom-board-soldiers')} {player.wallet[SOLDIER]}")
        pools.append(
            f"{self.reader.say('kingdom-board-alchemy')} {player.alchemy}/{self.g.value(ALCHEMY_RATE, seat, 0)}"
        )
        for word in ("training", "traps", "spies"):
            pools.append(f"{self.reader.say(f'kingdom-board-{word}')} {getattr(player, word)}")
        for word, n in (("illusions", player.illusions), ("set-aside", player.set_aside)):
            pools += [f"{self.reader.say(f'kingdom-board-{word}')} {n}"] * bool(n)
        points = self.reader.say("points", n=self.g.scores()[seat])
        what = ", ".join([colour, *map(self.reader.name, known), points])
        return Text.assemble((self.reader.names[seat], style), f" ({what})   {' · '.join(pools)}")

    def production(self, player: Player) -> Text:
        icons = [a + b for a, b in zip(player.yields, player.board_yields, strict=True)]
        pieces = [f"{self.reader.name(token)} {n}" for token, n in zip(TOKENS, icons, strict=False) if n]
        return Text(" · ".join(pieces) or "-")

    def projects(self, player: Player) -> Iterator[Text]:
        """Cards under construction with what they still need."""
        for card, need in zip(player.construction, player.needs, strict=True):
            style = "red" if self.g.cards.menace[card] else "dim"
            name = named(self.g.cards.names[card], 1, self.reader, self.lit)
            shrouded = f" ({self.reader.say('kingdom-board-shrouded')})" if card in player.shrouded else ""
            yield Text.assemble(name, (f" [{self.needs(need)}]{shrouded}", style))

    def completed(self, player: Player) -> Iterator[Text]:
        """Completed cards; one with a stolen token produces nothing."""
        silent = [self.g.cards.names[card] for card in player.stolen]
        for card, n in Counter(self.g.cards.names[card] for card in player.built).items():
            stolen = f" ({self.reader.say('kingdom-board-stolen')})" if card in silent else ""
            yield Text.assemble(named(card, n, self.reader, self.lit), (stolen, "red"))

    def needs(self, need: int) -> str:
        return ", ".join(f"{self.reader.name(TOKENS[token])} {of(need, token)}" for token in spaces(need))

    def heap(self, family: str, cards: list[Card]) -> Iterator[RenderableType]:
        seen = Counter(self.g.cards.names[card] for card in cards if card >= 0)
        pieces = [named(card, n, self.reader, self.lit) for card, n in seen.items()]
        if hidden := sum(card < 0 for card in cards):
            pieces.append(Text(self.reader.say("terminal-face-down", n=hidden)))
        if pieces:
            yield self.line(family, Text(", ").join(pieces))

    def line(self, family: str, text: Text) -> Table:
        return labelled(self.reader.say(f"kingdom-board-{family}"), text)


def cards(view: Game) -> list[str]:
    known = cast(WonderfulKingdom, view).cards
    land = [name for board in known.boards.values() for name in board.names]
    return list(dict.fromkeys([*known.names, *known.duchies, *known.sets, *known.quests, *known.board_ids, *land]))


def on_show(view: Game) -> list[str]:
    """What lies in the areas, then the own hand, then what the duchies hold."""
    g = cast(WonderfulKingdom, view)
    rows = [*g.areas, *(player.hand for player in g.players)]
    rows += [row for p in g.players for row in (p.selection, p.construction, p.built, p.calamities)]
    return list(dict.fromkeys([g.cards.names[card] for row in rows for card in row if card >= 0]))


BOARD = Board(board, purse, on_show, cards)
