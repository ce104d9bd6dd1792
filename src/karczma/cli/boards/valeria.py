"""The table of Valeria: four rows of Center Stacks, the dice, everybody's realm, and the Dark Lord's side in solo."""

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
from karczma.games.valeria.citizens import recruit_cost
from karczma.games.valeria.ending import SOLO_LIMIT
from karczma.games.valeria.scoring import dark_lord_score
from karczma.games.valeria.table.moments import DOMAIN_COST
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import COLUMNS, NUMBERS, ROLES, TOKENS, TYPES
from karczma.games.valeria.variants.solo import rows
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game


def board(view: Game, reader: Reader, lit: set[str]) -> RenderableType:
    g = cast(Valeria, view)
    sides = Sides(g, reader, lit)
    parts: list[RenderableType] = [headline(g, reader), Center(g, reader, lit).table()]
    for seat in g.seats_from(max(reader.seat, 0)):
        parts += sides.realm(seat)
    if g.dark_lord:
        parts += sides.dark_lord()
    return Group(*parts)


def purse(view: Game, reader: Reader) -> str:
    return tokens(cast(Valeria, view).realms[reader.seat].wallet, reader)


def tokens(wallet: list[int], reader: Reader) -> str:
    return " · ".join(f"{reader.name(token)} {n}" for token, n in zip(TOKENS, wallet, strict=True))


def headline(g: Valeria, reader: Reader) -> Text:
    first, second = g.dice
    parts = [reader.say("valeria-board-turn", turn=g.turn)]
    if first:
        parts.append(reader.say("valeria-board-dice", first=first, second=second, sum=first + second))
    limit = SOLO_LIMIT if g.seats == 1 else 2 * g.seats
    parts.append(reader.say("valeria-board-exhausted", n=len(g.exhausted), limit=limit))
    if g.resting() >= 0 and g.turn:
        parts.append(reader.say("valeria-board-resting", name=reader.names[g.resting()]))
    if g.last_round:
        parts.append(reader.say("valeria-board-last-round"))
    return Text("  ·  ".join(parts), "bold")


class Center:
    """The Center Stacks. What the reader may choose now is marked; a price is what the reader would pay."""

    def __init__(self, g: Valeria, reader: Reader, lit: set[str]) -> None:
        self.g, self.reader, self.lit = g, reader, lit
        self.buyer = reader.seat if reader.seat >= 0 else g.active

    def table(self) -> Table:
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, padding=(0, 0, 0, 1))
        table.border_style = "dim"
        columns = range(COLUMNS)
        for _ in columns:
            table.add_column(ratio=1)
        table.add_row(*(self.monster(column) for column in columns))
        for row in range(2):
            table.add_row(*(self.citizen(rows(column)[row]) for column in columns))
        table.add_row(*(self.domain(column) for column in columns))
        return table

    def monster(self, place: int) -> Text:
        cards, stack = self.g.cards, self.g.monsters[place]
        terrain = self.reader.name(cards.terrains[self.g.terrains[place]])
        if not stack:
            return self.exhausted(terrain)
        kind = stack[-1]
        magic = f" + {self.short('magic', cards.magic[kind])}" if cards.magic[kind] else ""
        worth = f"{self.short('strength', cards.strength[kind])}{magic} · {self.short('vp', cards.monster_vp[kind])}"
        return self.cell(cards.monsters[kind], "red", worth, f"{terrain} ×{len(stack)}")

    def citizen(self, place: int) -> Text:
        cards, stack = self.g.cards, self.g.citizens[place]
        numbers = f"[{'–'.join(map(str, NUMBERS[place]))}] "
        if not stack:
            return self.exhausted(numbers)
        kind = stack[-1]
        base, price = cards.cost[kind], recruit_cost(self.g, self.buyer, kind)
        copies = f" ({base}+{price - base})" if price > base else ""
        below = f"{self.reader.name(ROLES[cards.role[kind]])} ×{len(stack) + self.g.face_down[place]}"
        return self.cell(cards.citizens[kind], "cyan", f"{self.short('gold', price)}{copies}", below, numbers)

    def domain(self, place: int) -> Text:
        cards, row = self.g.cards, self.g.domains[place]
        if not row:
            return self.exhausted()
        card = row[-1]
        price = self.g.value(DOMAIN_COST, self.buyer, card)
        worth = f"{self.short('gold', price)} · {self.short('vp', cards.domain_vp[card])}"
        needs = ", ".join(self.reader.name(ROLES[role]) + f" {n}" * (n > 1) for role, n in cards.needs[card])
        return self.cell(cards.domains[card], "yellow", f"{worth}\n{needs}", f"×{1 + self.g.domains_below[place]}")

    def cell(self, card: str, colour: str, worth: str, below: str, before: str = "") -> Text:
        mark, style = ("»", f"bold {colour}") if card in self.lit else ("", colour)
        return Text.assemble((f"{mark}{before}{self.reader.name(card)}", style), f"\n{worth}\n", (below, "dim"))

    def exhausted(self, what: str = "") -> Text:
        return Text.assemble((f"{what}\n" if what else "", "dim"), (self.reader.say("valeria-board-empty"), "italic"))

    def short(self, token: str, n: int) -> str:
        return self.reader.say(f"valeria-board-short-{token}", n=n)


class Sides:
    """What lies before each player, and before the Dark Lord: tokens and points, then the cards by family."""

    def __init__(self, g: Valeria, reader: Reader, lit: set[str]) -> None:
        self.g, self.reader, self.lit = g, reader, lit

    def realm(self, seat: Seat) -> Iterator[RenderableType]:
        own, cards = self.g.realms[seat], self.g.cards
        yield self.name_line(seat)
        yield self.line("citizens", self.citizens(own.citizens))
        roles = [f"{self.reader.name(role)} {n}" for role, n in zip(ROLES, own.roles, strict=True) if n]
        yield from [self.line("roles", Text(" · ".join(roles)))] * bool(roles)
        yield from self.cards("domains", [cards.domains[card] for card in own.domains])
        yield from self.cards("slain", [cards.monsters[kind] for kind in own.slain])
        yield from [self.duke(cards.card_name(card)) for card in own.dukes if card >= 0]

    def name_line(self, seat: Seat) -> Text:
        g, reader = self.g, self.reader
        active = "► " if seat == g.active and g.turn else "  "
        first = f"  {reader.say('valeria-board-first')}" if seat == g.first and g.turn and g.seats > 1 else ""
        style = "bold green" if seat == reader.seat else "bold"
        has = f"   {tokens(g.realms[seat].wallet, reader)}   ({reader.say('points', n=g.scores()[seat])})"
        return Text.assemble((f"{active}{reader.names[seat]}", style), has, (first, "dim"))

    def dark_lord(self) -> Iterator[RenderableType]:
        """Until his Duke is known, he has at least what is printed on his cards."""
        g, reader, lord = self.g, self.reader, self.g.dark_lord
        assert lord
        known = lord.dukes[0] >= 0
        points = reader.say("points" if known else "terminal-at-least", n=dark_lord_score(g))
        yield Text.assemble((f"  {reader.say('valeria-board-dark-lord')}", "bold magenta"), f"   ({points})")
        yield self.line("citizens", self.citizens(lord.citizens))
        yield from self.cards("domains", [g.cards.domains[card] for card in lord.domains])
        survivors = [g.cards.monster_vp[kind] for stack in g.monsters for kind in stack]
        points = reader.say("points", n=sum(survivors))
        yield self.line("monsters", Text(f"{len(survivors)} ({points})"))
        face_down = self.line("duke", Text(reader.say("valeria-board-hidden")))
        yield self.duke(g.cards.card_name(lord.dukes[0])) if known else face_down

    def cards(self, family: str, cards: Iterable[str]) -> list[Table]:
        pieces = [self.named(card, n) for card, n in Counter(cards).items()]
        return [self.line(family, Text(", ").join(pieces))] if pieces else []

    def citizens(self, tally: list[int]) -> Text:
        """By activation number, with it."""
        cards = self.g.cards
        owned = sorted((cards.numbers[kind], kind, n) for kind, n in enumerate(tally) if n)
        pieces = [
            Text.assemble((f"[{'–'.join(map(str, numbers))}] ", "dim"), self.named(cards.citizens[kind], n))
            for numbers, kind, n in owned
        ]
        return Text("  ").join(pieces) if pieces else Text("-", "dim")

    def named(self, card: str, n: int) -> Text:
        return named(card, n, self.reader, self.lit)

    def duke(self, duke: str) -> Table:
        """With all that he scores: it is what the game is played for."""
        _, *text = self.reader.speaker.card(duke).splitlines()
        return self.line("duke", Text.assemble(named(duke, 1, self.reader, self.lit), (f": {' '.join(text)}", "dim")))

    def line(self, family: str, text: Text) -> Table:
        return labelled(self.reader.say(f"valeria-board-{family}"), text)


def cards(view: Game) -> list[str]:
    known = cast(Valeria, view).cards
    return [*known.citizens, *known.monsters, *known.domains, *known.dukes, *known.terrains, *ROLES, *TYPES]


def on_show(view: Game) -> list[str]:
    """The tops of the stacks, the Dukes that the reader sees, then what lies in the realms and with the Dark Lord."""
    g = cast(Valeria, view)
    pieces = [g.cards.monsters[stack[-1]] for stack in g.monsters if stack]
    pieces += [g.cards.citizens[stack[-1]] for stack in g.citizens if stack]
    open_cards = [card for row in g.domains for card in row] + [card for realm in g.realms for card in realm.dukes]
    pieces += [g.cards.card_name(card) for card in open_cards if card >= 0]
    for realm in g.realms:
        pieces += [g.cards.citizens[kind] for kind, n in enumerate(realm.citizens) if n]
        pieces += [g.cards.domains[card] for card in realm.domains]
        pieces += [g.cards.monsters[kind] for kind in realm.slain]
    if g.dark_lord:
        pieces += [g.cards.citizens[kind] for kind, n in enumerate(g.dark_lord.citizens) if n]
        pieces += [g.cards.card_name(card) for card in [*g.dark_lord.domains, *g.dark_lord.dukes] if card >= 0]
    return list(dict.fromkeys(pieces))


BOARD = Board(board, purse, on_show, cards)
