"""What the face of a component says, line by line: cards, duchies, menace sets, quest boards, conquest boards, land."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from karczma.effects.describe import phrase
from karczma.effects.load import Entry
from karczma.effects.text import Drawn, Line, Text, joined, listing, say, sentence
from karczma.games.wonderful_kingdom.table.boards import BONUSES, Board
from karczma.games.wonderful_kingdom.table.catalogue import Amounts, Catalogue, Stage, catalogue
from karczma.games.wonderful_kingdom.table.entries import AdvisorEntry, MenaceEntry
from karczma.games.wonderful_kingdom.table.packed import of, spaces
from karczma.games.wonderful_kingdom.table.terms import (
    ADVISOR,
    BLUE,
    CALAMITY,
    DEVELOPMENT,
    MENACE,
    NOBODY,
    RED,
    SOLDIER,
    TREASURE,
)
from karczma.games.wonderful_kingdom.table.terms import FAMILIES as FOUR_FAMILIES

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


def needed(packed: int) -> Text:
    """The spaces of a cost, or the pieces that lie on a card."""
    return listing([say("amount-bare", n=of(packed, token), token=token) for token in spaces(packed)])


def missing(packed: int) -> Text:
    """Cost spaces that are still free."""
    return listing([say("amount-missing", n=of(packed, token), token=token) for token in spaces(packed)])


def told(what: Amounts) -> Text:
    return listing([say("amount-bare", n=n, token=token) for token, n in what])


def card(card: str, content: Path | None) -> list[Line]:
    """The lines of a component, its name first."""
    cards = catalogue(content)
    if card in cards.duchies:
        return duchy(card, cards)
    if card in cards.sets:
        return menace_set(card, cards)
    if card in cards.quests:
        return quest(card, cards)
    if card in cards.boards:
        return board(card, cards.boards[card])
    if card not in cards.card_id:
        return [Drawn(say("card-name", card=card)), *land(card, cards)]
    number = cards.card_id[card]
    return [*heading(card, number, cards), *menace(number, cards), *worth(number, cards)]


def duchy(card: str, cards: Catalogue) -> list[Line]:
    number = cards.duchies.index(card)
    entry = cards.duchy_entries[number]
    lines: list[Line] = [Drawn(say("face-duchy", card=card, side=entry.side, colour=entry.colour))]
    if entry.production:
        lines.append(say("face-production", what=told(cards.amounts(entry.production))))
    else:
        lines.append(Drawn(say("face-production-none")))
    return lines + ([say("face-start", what=told(cards.duchy_start[number]))] if entry.start else [])


def card_here(card_id: str, g: WonderfulKingdom, content: Path | None) -> list[Line]:
    """WK-CALAM-02  At a table a calamity says what it counts there, whatever is printed on it."""
    number = g.cards.card_id.get(card_id, NOBODY)
    if number == NOBODY or g.cards.kind[number] != CALAMITY:
        return card(card_id, content)
    return [Drawn(title(card_id, number, g.cards)), say("face-vp", n=g.calamity_vp)]


# -- menace sets, quests, conquest ---------------------------------------------------------------------------------


def menace_set(card: str, cards: Catalogue) -> list[Line]:
    """Its difficulty, its cards, and what each of them does. On a table its cards say it themselves."""
    number = cards.sets.index(card)
    entry = cards.set_entries[number]
    lines = [say("card-name", card=card), say("face-difficulty", n=entry.difficulty)]
    if not entry.solo:
        lines.append(say("face-two-players-only"))
    members = dict.fromkeys(cards.names[each] for each in cards.deck_of_set[number])
    for member in members:
        each = cards.card_id[member]
        what = joined([*menace(each, cards), *worth(each, cards)], " ")
        lines.append(say("face-member", card=member, what=what))
    return [*map(Drawn, lines)]


def quest(card: str, cards: Catalogue) -> list[Line]:
    """WK-QUEST-04  All stages with their rewards, which its face draws; WK-QUEST-08 and what completing them gives."""
    number = cards.quests.index(card)
    lines = [stage_line(stage, each) for stage, each in enumerate(cards.stages[number], start=1)]
    completed = say("face-completion", n=cards.completion[number])
    return [*map(Drawn, [say("card-name", card=card), *lines, completed])]


def stage_line(number: int, stage: Stage) -> Text:
    first, second = reward(stage, 0), reward(stage, 1)
    return say("face-stage", stage=number, cost=needed(stage.cost), first=first, second=second)


def reward(stage: Stage, rank: int) -> Text:
    effect = stage.do[rank]
    parts = [say("points", n=stage.vp[rank])] if stage.vp[rank] else []
    return listing([*parts, *([phrase(effect)] if effect else [])])


def board(card: str, board: Board) -> list[Line]:
    """Every territory with its borders, spots and points, all of which the board draws."""
    lines = [line for territory in range(len(board.names)) for line in territory_lines(board, territory)]
    return [*map(Drawn, [say("card-name", card=card), *lines])]


def land(card: str, cards: Catalogue) -> Iterator[Text]:
    """A territory, on each board that has one of that name."""
    for name, each in cards.boards.items():
        if card in each.number:
            yield say("face-on-board", board=name)
            yield from territory_lines(each, each.number[card])


def territory_lines(board: Board, territory: int) -> list[Text]:
    borders = listing([say("card-name", card=board.names[near]) for near in board.adjacent[territory]])
    lines = [say("face-borders", territory=board.names[territory], borders=borders)]
    spots = [say("bonus-name", bonus=BONUSES[spot], twin=0) for spot in board.spots[territory]]
    if spots:
        lines.append(say("face-spots", spots=listing(spots)))
    if territory in board.castle:
        icons = board.castle_yields[board.castle.index(territory)]
        lines.append(say("face-production", what=told(tuple((t, n) for t, n in enumerate(icons) if n))))
    red, blue = board.vp[territory][RED], board.vp[territory][BLUE]
    return lines + ([say("face-territory-vp", red=red, blue=blue)] if red or blue else [])


# -- cards ---------------------------------------------------------------------------------------------------------


def heading(card: str, number: int, cards: Catalogue) -> list[Line]:
    """Name and kind, cost, recycling bonus."""
    lines: list[Line] = [Drawn(title(card, number, cards))]
    if not cards.bad[number] and cards.cost[number]:
        lines.append(say("face-cost", what=needed(cards.cost[number])))
    return lines + ([say("face-recycle", what=told(cards.recycle[number]))] if cards.recycle[number] else [])


def title(card: str, number: int, cards: Catalogue) -> Text:
    """The name, and what kind of card it is."""
    kind = cards.kind[number]
    if kind == MENACE:
        return say("face-menace", card=card, set=cards.sets[cards.set_of[number]])
    if kind == DEVELOPMENT:
        return say("face-family", card=card, family=FOUR_FAMILIES[cards.family[number]])
    return say({TREASURE: "face-treasure", ADVISOR: "face-advisor", CALAMITY: "face-calamity"}[kind], card=card)


def menace(number: int, cards: Catalogue) -> list[Text]:
    entry = cards.entries[number]
    if not isinstance(entry, MenaceEntry):
        return []
    lines = [say("face-fight", what=say("amount-bare", n=entry.fight, token=SOLDIER))]
    lines += [say(f"does-{effect.do.replace('_', '-')}", n=effect.count, vp=effect.vp) for effect in entry.effects]
    return lines + ([say("face-undefeated", n=entry.undefeated)] if entry.undefeated else [])


def worth(number: int, cards: Catalogue) -> list[Text]:
    """Bonus, production, abilities, points."""
    entry, bonus, per = cards.entries[number], cards.bonus[number], cards.vp_per[number]
    once = "face-defeated" if cards.menace[number] else "face-once"
    lines = [sentence(say(once, effect=phrase(bonus)))] if bonus else []
    production = tuple((token, n) for token, n in enumerate(cards.yields[number]) if n)
    if production:
        lines.append(say("face-production", what=told(production)))
    growing = cards.yields_per[number]
    if growing is not None:
        lines.append(say("face-production-per", token=growing[0], family=FOUR_FAMILIES[growing[1]]))
    lines += abilities(entry, cards)
    points = getattr(entry, "vp", 0)
    lines += [say("face-vp", n=points)] if points else []
    return lines + ([say(f"face-vp-{per_name(per[1])}", n=per[0])] if per else [])


def per_name(per: tuple[int, ...]) -> str:
    if len(per) > 1:
        return "set"
    return "soldier" if per[0] == SOLDIER else FOUR_FAMILIES[per[0]]


def abilities(entry: Entry, cards: Catalogue) -> list[Text]:
    if not isinstance(entry, AdvisorEntry):
        return []
    lasting = [say(f"while-{words['question'].replace('_', '-')}", n=abs(words["add"])) for words in entry.while_]
    moments = [
        say(f"when-{words['moment'].replace('_', '-')}", effect=phrase(cards.text.steps(words["do"])))
        for words in entry.when
    ]
    return [*lasting, *moments]
