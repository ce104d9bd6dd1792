"""The table of Valeria: four rows of Center Stacks, the dice, everybody's realm, and the Dark Lord's side in solo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.cli.board import labelled, named
from karczma.cli.reader import Reader
from karczma.cli.screens import score_table
from karczma.games.valeria.actions import recruit_cost
from karczma.games.valeria.ending import SOLO_LIMIT
from karczma.games.valeria.moments import DOMAIN_COST
from karczma.games.valeria.scoring import dark_lord_score, dark_realm, duke_points
from karczma.games.valeria.state import Realm, Valeria
from karczma.games.valeria.terms import COLUMNS, NUMBERS, RESOURCES, ROLES, TOKENS
from karczma.games.valeria.variants.solo import rows
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.zones import Card


def board(view: Game, reader: Reader, lit: set[str]) -> RenderableType:
    g = cast(Valeria, view)
    parts: list[RenderableType] = [headline(g, reader), Center(g, reader, lit).table()]
    for seat in g.seats_from(reader.seat):
        parts += realm(g, seat, reader, lit)
    if g.dark_lord:
        parts += dark_lord(g, reader)
    return Group(*parts)


def purse(view: Game, reader: Reader) -> str:
    wallet = cast(Valeria, view).realms[reader.seat].wallet
    return " · ".join(f"{reader.speaker.name(token)} {n}" for token, n in zip(TOKENS, wallet, strict=True))


def result(view: Game, reader: Reader) -> Table:
    """The final count, by what the points come from; in solo the Dark Lord's too."""
    g = cast(Valeria, view)
    headings = ("valeria-board-monsters", "valeria-board-domains", "valeria-board-tokens", "valeria-board-duke")
    table = score_table(reader, [reader.say(heading) for heading in headings])
    for seat, name in enumerate(reader.names):
        table.add_row(name, *map(str, points(g, g.realms[seat], g.scores()[seat])))
    if g.dark_lord:
        name = reader.say("valeria-board-dark-lord")
        table.add_row(name, *map(str, points(g, dark_realm(g), dark_lord_score(g))))
    return table


def points(g: Valeria, own: Realm, total: int) -> list[int]:
    """What each family of things adds to a score."""
    monsters = sum(g.cards.monster_vp[kind] for kind in own.slain)
    domains = sum(g.cards.domain_vp[card] for card in own.domains)
    duke = duke_points(g, own)
    return [monsters, domains, total - monsters - domains - duke, duke, total]


def cards(view: Game) -> list[str]:
    known = cast(Valeria, view).cards
    return [*known.citizens, *known.monsters, *known.domains, *known.dukes]


def on_show(view: Game) -> list[str]:
    """The tops of the stacks, then the own Dukes, then what lies in the realms."""
    g = cast(Valeria, view)
    cards, own = g.cards, g.realms[max(g.viewer or 0, 0)]
    shown = [cards.monsters[stack[-1]] for stack in g.monsters if stack]
    shown += [cards.citizens[stack[-1]] for stack in g.citizens if stack]
    shown += [cards.card_name(card) for card in [*(card for row in g.domains for card in row), *own.dukes] if card >= 0]
    for each in g.realms:
        shown += [cards.citizens[kind] for kind, n in enumerate(each.citizens) if n]
        shown += [cards.domains[card] for card in each.domains]
    return list(dict.fromkeys(shown))


def headline(g: Valeria, reader: Reader) -> Text:
    first, second = g.dice
    parts = [reader.say("valeria-board-turn", turn=g.turn)]
    if first:
        parts.append(reader.say("valeria-board-dice", first=first, second=second, sum=first + second))
    limit = SOLO_LIMIT if g.dark_lord else 2 * g.seats
    parts.append(reader.say("valeria-board-exhausted", n=len(g.exhausted), limit=limit))
    if g.resting() >= 0:
        parts.append(reader.say("valeria-board-resting", name=reader.names[g.resting()]))
    if g.last_round:
        parts.append(reader.say("valeria-board-last-round"))
    return Text("  ·  ".join(parts), "bold")


class Center:
    """The Center Stacks. What the reader may choose now is marked and bold; a price is what the reader would pay."""

    def __init__(self, g: Valeria, reader: Reader, lit: set[str]) -> None:
        self.g, self.reader, self.lit = g, reader, lit

    def table(self) -> Table:
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, border_style="dim", padding=(0, 1))
        for _ in range(COLUMNS):
            table.add_column(ratio=1)
        columns = range(COLUMNS)
        table.add_row(*(self.monster(column) for column in columns))
        for row in range(2):
            table.add_row(*(self.citizen(rows(column)[row]) for column in columns))
        table.add_row(*(self.domain(column) for column in columns))
        return table

    def monster(self, place: int) -> Text:
        cards, stack = self.g.cards, self.g.monsters[place]
        terrain = self.reader.speaker.name(cards.terrains[self.g.terrains[place]])
        if not stack:
            return self.exhausted(terrain)
        kind = stack[-1]
        magic = f" + {self.short('magic')} {cards.magic[kind]}" if cards.magic[kind] else ""
        worth = f"{self.short('strength')} {cards.strength[kind]}{magic} · {self.short('vp')} {cards.monster_vp[kind]}"
        return self.cell(cards.monsters[kind], "red", worth, f"{terrain} · {self.left(len(stack))}")

    def citizen(self, place: int) -> Text:
        cards, stack = self.g.cards, self.g.citizens[place]
        numbers = "–".join(map(str, NUMBERS[place]))
        if not stack:
            return self.exhausted(numbers)
        kind = stack[-1]
        price = f"{self.short('gold')} {self.price_of_citizen(kind)}"
        role = self.reader.speaker.name(ROLES[cards.role[kind]])
        left = self.left(len(stack) + self.g.face_down[place])
        return self.cell(cards.citizens[kind], "cyan", f"{price} · {role}", left, f"[{numbers}] ")

    def price_of_citizen(self, kind: int) -> str:
        """The base cost and what own copies add to it."""
        base, price = self.g.cards.cost[kind], recruit_cost(self.g, self.reader.seat, kind)
        return str(price) if price == base else f"{price} ({base}+{price - base})"

    def domain(self, place: int) -> Text:
        cards, row = self.g.cards, self.g.domains[place]
        if not row:
            return self.exhausted()
        card = row[-1]
        price = self.g.ask(DOMAIN_COST, self.reader.seat, card)
        needs = "  ".join(f"{self.reader.speaker.name(ROLES[role])} {n}" for role, n in cards.needs[card])
        worth = f"{self.short('gold')} {price} · {self.short('vp')} {cards.domain_vp[card]}"
        return self.cell(cards.domains[card], "yellow", f"{worth}\n{needs}", self.left(1 + self.g.domains_below[place]))

    def cell(self, card: str, colour: str, worth: str, below: str, before: str = "") -> Text:
        mark, style = ("» ", f"bold {colour}") if card in self.lit else ("", colour)
        name = self.reader.speaker.name(card)
        return Text.assemble((f"{mark}{before}{name}", style), f"\n{worth}\n", (below, "dim"))

    def exhausted(self, what: str = "") -> Text:
        return Text.assemble((what, "dim"), "\n" * bool(what), (self.reader.say("valeria-board-empty"), "dim italic"))

    def short(self, token: str) -> str:
        return self.reader.say(f"valeria-board-short-{token}")

    def left(self, n: int) -> str:
        return self.reader.say("valeria-board-left", n=n)


def realm(g: Valeria, seat: Seat, reader: Reader, lit: set[str]) -> Iterator[Text]:
    """A player's side: tokens and points, then the cards, a line for each family."""
    own = g.realms[seat]
    yield name_line(g, seat, reader)
    yield labelled(reader.say("valeria-board-citizens"), citizens(g, own.citizens, reader, lit))
    if any(own.roles):
        icons = [f"{reader.speaker.name(role)} {n}" for role, n in zip(ROLES, own.roles, strict=True) if n]
        yield labelled(reader.say("valeria-board-roles"), " · ".join(icons))
    yield from card_lines(g, own, reader, lit)


def name_line(g: Valeria, seat: Seat, reader: Reader) -> Text:
    tokens = [f"{reader.speaker.name(token)} {n}" for token, n in zip(TOKENS, g.realms[seat].wallet, strict=True)]
    marks = "► " if seat == g.active and g.turn else "  "
    score = reader.say("terminal-points", n=g.scores()[seat])
    first = f"  {reader.say('valeria-board-first')}" if seat == g.first and g.turn and g.seats > 1 else ""
    style = "bold green" if seat == reader.seat else "bold"
    return Text.assemble((f"{marks}{reader.names[seat]}", style), f"   {' · '.join(tokens)}   ({score})", (first, "dim"))


def card_lines(g: Valeria, own: Realm, reader: Reader, lit: set[str]) -> Iterator[Text]:
    if own.domains:
        yield labelled(reader.say("valeria-board-domains"), listed([g.cards.domains[card] for card in own.domains], reader, lit))
    if own.slain:
        yield labelled(reader.say("valeria-board-slain"), listed([g.cards.monsters[kind] for kind in own.slain], reader, lit))
    dukes = [g.cards.card_name(card) for card in own.dukes if card >= 0]
    if dukes:
        yield labelled(reader.say("valeria-board-duke"), listed(dukes, reader, lit))


def citizens(g: Valeria, tally: list[int], reader: Reader, lit: set[str]) -> Text:
    """By activation number, with it."""
    owned = sorted((g.cards.numbers[kind], kind, n) for kind, n in enumerate(tally) if n)
    shown = [
        Text.assemble((f"[{'–'.join(map(str, numbers))}] ", "dim"), named(g.cards.citizens[kind], n, reader, lit))
        for numbers, kind, n in owned
    ]
    return Text("  ").join(shown) if shown else Text("-", "dim")


def listed(cards: Iterable[str], reader: Reader, lit: set[str]) -> Text:
    return Text(", ").join(named(card, n, reader, lit) for card, n in Counter(cards).items())


def dark_lord(g: Valeria, reader: Reader) -> Iterator[Text]:
    """His captures and the surviving Monsters; his Duke counts only once it is known, so until then "at least"."""
    lord = g.dark_lord
    assert lord
    known = lord.dukes[0] >= 0
    points = reader.say("terminal-points" if known else "terminal-points-at-least", n=dark_lord_score(g))
    yield Text.assemble((f"  {reader.say('valeria-board-dark-lord')}", "bold magenta"), f"   ({points})")
    yield labelled(reader.say("valeria-board-citizens"), citizens(g, lord.citizens, reader, set()))
    if lord.domains:
        yield labelled(reader.say("valeria-board-domains"), listed([g.cards.domains[card] for card in lord.domains], reader, set()))
    survivors = sum(len(stack) for stack in g.monsters)
    yield labelled(reader.say("valeria-board-survivors"), str(survivors))
    duke = reader.speaker.name(g.cards.card_name(Card(lord.dukes[0]))) if known else reader.say("terminal-face-down", n=1)
    yield labelled(reader.say("valeria-board-duke"), duke)
