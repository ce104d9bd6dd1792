"""What the face of a component says, line by line: cards, duchies, menace sets, quest boards, conquest boards, land."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from karczma.effects.describe import Say, listing, phrase, sentence
from karczma.effects.load import Entry
from karczma.games.wonderful_kingdom.boards import BONUSES, Board
from karczma.games.wonderful_kingdom.catalogue import Amounts, Catalogue, Stage, catalogue, spaces
from karczma.games.wonderful_kingdom.entries import AdvisorEntry, MenaceEntry
from karczma.games.wonderful_kingdom.terms import (
    ADVISOR,
    BLUE,
    CALAMITY,
    DEVELOPMENT,
    MENACE,
    RED,
    SOLDIER,
    TREASURE,
    of,
)
from karczma.games.wonderful_kingdom.terms import FAMILIES as FOUR_FAMILIES


def needed(packed: int, say: Say) -> str:
    """Cost spaces that are still free, or pieces that lie on a card."""
    return listing([say("amount-bare", n=of(packed, token), token=token) for token in spaces(packed)], say)


def told(what: Amounts, say: Say) -> str:
    return listing([say("amount-bare", n=n, token=token) for token, n in what], say)


def card(card: str, content: Path | None, say: Say) -> list[str]:
    """The lines of a component, its name first."""
    cards = catalogue(content)
    if card in cards.duchies:
        return duchy(card, cards, say)
    if card in cards.sets:
        return menace_set(card, cards, say)
    if card in cards.quests:
        return quest(card, cards, say)
    if card in cards.boards:
        return board(card, cards.boards[card], say)
    if card not in cards.card_id:
        return [say("card-name", card=card), *land(card, cards, say)]
    number = cards.card_id[card]
    return [*heading(card, number, cards, say), *menace(number, cards, say), *worth(number, cards, say)]


def duchy(card: str, cards: Catalogue, say: Say) -> list[str]:
    number = cards.duchies.index(card)
    entry = cards.duchy_entries[number]
    lines = [say("face-duchy", card=card, side=entry.side, colour=entry.colour)]
    if entry.production:
        lines.append(say("face-production", what=told(cards.amounts(entry.production), say)))
    else:
        lines.append(say("face-production-none"))
    return lines + ([say("face-start", what=told(cards.duchy_start[number], say))] if entry.start else [])


# -- menace sets, quests, conquest ---------------------------------------------------------------------------------


def menace_set(card: str, cards: Catalogue, say: Say) -> list[str]:
    """Its difficulty, its cards, and what each of them does."""
    number = cards.sets.index(card)
    entry = cards.set_entries[number]
    lines = [say("card-name", card=card), say("face-difficulty", n=entry.difficulty)]
    if not entry.solo:
        lines.append(say("face-two-players-only"))
    members = dict.fromkeys(cards.names[each] for each in cards.deck_of_set[number])
    for member in members:
        each = cards.card_id[member]
        what = " ".join([*menace(each, cards, say), *worth(each, cards, say)])
        lines.append(say("face-member", card=member, what=what))
    return lines


def quest(card: str, cards: Catalogue, say: Say) -> list[str]:
    """WK-QUEST-04  All stages with their rewards; WK-QUEST-08 and what completing them gives."""
    number = cards.quests.index(card)
    lines = [stage_line(stage, each, say) for stage, each in enumerate(cards.stages[number], start=1)]
    return [say("card-name", card=card), *lines, say("face-completion", n=cards.completion[number])]


def stage_line(number: int, stage: Stage, say: Say) -> str:
    first, second = reward(stage, 0, say), reward(stage, 1, say)
    return say("face-stage", stage=number, cost=needed(stage.cost, say), first=first, second=second)


def reward(stage: Stage, rank: int, say: Say) -> str:
    effect = stage.do[rank]
    parts = [say("points", n=stage.vp[rank])] if stage.vp[rank] else []
    return listing([*parts, *([phrase(effect, say)] if effect else [])], say)


def board(card: str, board: Board, say: Say) -> list[str]:
    """Every territory with its borders, spots and points."""
    lines = [line for territory in range(len(board.names)) for line in territory_lines(board, territory, say)]
    return [say("card-name", card=card), *lines]


def land(card: str, cards: Catalogue, say: Say) -> Iterator[str]:
    """A territory, on each board that has one of that name."""
    for name, each in cards.boards.items():
        if card in each.number:
            yield say("face-on-board", board=name)
            yield from territory_lines(each, each.number[card], say)


def territory_lines(board: Board, territory: int, say: Say) -> list[str]:
    borders = listing([say("card-name", card=board.names[near]) for near in board.adjacent[territory]], say)
    lines = [say("face-borders", territory=board.names[territory], borders=borders)]
    spots = [say("bonus-name", bonus=BONUSES[spot], twin=0) for spot in board.spots[territory]]
    if spots:
        lines.append(say("face-spots", spots=listing(spots, say)))
    if territory in board.castle:
        icons = board.castle_yields[board.castle.index(territory)]
        lines.append(say("face-production", what=told(tuple((t, n) for t, n in enumerate(icons) if n), say)))
    red, blue = board.vp[territory][RED], board.vp[territory][BLUE]
    return lines + ([say("face-territory-vp", red=red, blue=blue)] if red or blue else [])


# -- cards ---------------------------------------------------------------------------------------------------------


def heading(card: str, number: int, cards: Catalogue, say: Say) -> list[str]:
    """Name and kind, cost, recycling bonus."""
    lines = [title(card, number, cards, say)]
    if not cards.bad[number] and cards.cost[number]:
        lines.append(say("face-cost", what=needed(cards.cost[number], say)))
    return lines + ([say("face-recycle", what=told(cards.recycle[number], say))] if cards.recycle[number] else [])


def title(card: str, number: int, cards: Catalogue, say: Say) -> str:
    """The name, and what kind of card it is."""
    kind = cards.kind[number]
    if kind == MENACE:
        return say("face-menace", card=card, set=cards.sets[cards.set_of[number]])
    if kind == DEVELOPMENT:
        return say("face-family", card=card, family=FOUR_FAMILIES[cards.family[number]])
    return say({TREASURE: "face-treasure", ADVISOR: "face-advisor", CALAMITY: "face-calamity"}[kind], card=card)


def menace(number: int, cards: Catalogue, say: Say) -> list[str]:
    entry = cards.entries[number]
    if not isinstance(entry, MenaceEntry):
        return []
    lines = [say("face-fight", what=say("amount-bare", n=entry.fight, token=SOLDIER))]
    lines += [say(f"does-{effect.do.replace('_', '-')}", n=effect.count, vp=effect.vp) for effect in entry.effects]
    return lines + ([say("face-undefeated", n=entry.undefeated)] if entry.undefeated else [])


def worth(number: int, cards: Catalogue, say: Say) -> list[str]:
    """Bonus, production, abilities, points."""
    entry, bonus, per = cards.entries[number], cards.bonus[number], cards.vp_per[number]
    once = "face-defeated" if cards.menace[number] else "face-once"
    lines = [sentence(say(once, effect=phrase(bonus, say)))] if bonus else []
    production = tuple((token, n) for token, n in enumerate(cards.yields[number]) if n)
    if production:
        lines.append(say("face-production", what=told(production, say)))
    growing = cards.yields_per[number]
    if growing is not None:
        lines.append(say("face-production-per", token=growing[0], family=FOUR_FAMILIES[growing[1]]))
    lines += abilities(entry, cards, say)
    points = getattr(entry, "vp", 0)
    lines += [say("face-vp", n=points)] if points else []
    return lines + ([say(f"face-vp-{per_name(per[1])}", n=per[0])] if per else [])


def per_name(per: tuple[int, ...]) -> str:
    if len(per) > 1:
        return "set"
    return "soldier" if per[0] == SOLDIER else FOUR_FAMILIES[per[0]]


def abilities(entry: Entry, cards: Catalogue, say: Say) -> list[str]:
    if not isinstance(entry, AdvisorEntry):
        return []
    lasting = [say(f"while-{words['question'].replace('_', '-')}", n=abs(words["add"])) for words in entry.while_]
    moments = [
        say(f"when-{words['moment'].replace('_', '-')}", effect=phrase(cards.text.steps(words["do"]), say))
        for words in entry.when
    ]
    return [*lasting, *moments]
