"""The cards as tables of facts, compiled once from cards/*.yaml. Cards are numbers here; names stay in data.

All cards share one row of numbers, because all may lie face down: developments, treasures, advisors, calamities and
menaces.
WK-LEG-06  The marker symbol of the new cards is the field `expansion`; it has no effect in play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from karczma.effects.card_files import CardFiles
from karczma.effects.load import Entry, Vocabulary, content_id, read_yaml, reading
from karczma.games.wonderful_kingdom.table.boards import Board, BoardEntry, compiled
from karczma.games.wonderful_kingdom.table.entries import (
    AdvisorEntry,
    CalamityEntry,
    CardEntry,
    DevelopmentEntry,
    DuchyEntry,
    MenaceEntry,
    MenaceSetEntry,
    PieceEntry,
    QuestEntry,
    TreasureEntry,
)
from karczma.games.wonderful_kingdom.table.moments import MOMENTS, QUANTITIES
from karczma.games.wonderful_kingdom.table.packed import ONE, packed
from karczma.games.wonderful_kingdom.table.terms import (
    ADVISOR,
    CALAMITY,
    DEVELOPMENT,
    MENACE,
    NO_FAMILY,
    SOLDIER,
    STEPS,
    TOKENS,
    TREASURE,
)
from karczma.games.wonderful_kingdom.table.terms import FAMILIES as FOUR_FAMILIES
from karczma.kernel.quantities import Effect, When, While
from karczma.kernel.zones import Card

FILES = Path(__file__).parents[1] / "cards"
Amounts = tuple[tuple[int, int], ...]

CARD_FAMILIES: Mapping[str, type[CardEntry]] = {
    "developments": DevelopmentEntry,
    "treasures": TreasureEntry,
    "advisors": AdvisorEntry,
    "calamities": CalamityEntry,
    "menaces": MenaceEntry,
}
KINDS = {"developments": DEVELOPMENT, "treasures": TREASURE, "advisors": ADVISOR, "calamities": CALAMITY}
OTHERS: Mapping[str, type[Entry]] = {
    "duchies": DuchyEntry,
    "menace_sets": MenaceSetEntry,
    "quests": QuestEntry,
    "boards": BoardEntry,
    "pieces": PieceEntry,
}
FAMILIES: Mapping[str, type[Entry]] = {**CARD_FAMILIES, **OTHERS}  # one card file each
CARD_FILES = CardFiles(FILES, FAMILIES)


class Stage:
    """WK-QUEST-04  One stage of a quest: its cost, and the two rewards."""

    def __init__(self, text: Vocabulary, where: str, words: dict[str, Any]) -> None:
        with reading(where):
            self.cost = packed(words["cost"])
            self.vp = words.get("first_vp", 0), words.get("second_vp", 0)  # WK-QUEST-06, WK-QUEST-07
            first, second = words.get("first_do"), words.get("second_do")  # WK-QUEST-06, WK-QUEST-07
            self.do = (text.steps(first) if first else None, text.steps(second) if second else None)  # WK-QUEST-06


class Catalogue:
    """All facts of all cards. Never changed after it is made, so every table shares it."""

    def __init__(self, pack: Path | None = None) -> None:
        self.id = content_id(pack, FAMILIES)
        self.pack = pack
        numbers = read_yaml(FILES / "setup.yaml")
        self.setup: dict[str, Any] = numbers["setup"]
        self.medals: dict[str, dict[str, int]] = numbers["medals"]
        self.text = Vocabulary(TOKENS, {}, {})
        read = CARD_FILES.read(pack)
        self.number_cards(read)
        self.read_costs()
        self.read_yields()
        self.read_points()
        self.read_menaces(read["menace_sets"])
        self.read_advisors()
        self.read_duchies(read["duchies"])
        self.read_quests(read["quests"])
        self.boards: dict[str, Board] = compiled(read["boards"])
        self.board_ids = tuple(self.boards)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.pack,)  # copied and pickled by name: it is shared there, too

    def number_cards(self, read: dict[str, Any]) -> None:
        """WK-COMP-06, WK-LEG-04  One number for each card in the boxes."""
        self.ranges: dict[str, tuple[Card, ...]] = {}
        entries: list[tuple[str, str, CardEntry]] = []
        for family in CARD_FAMILIES:
            found = [(name, entry) for name, entry in read[family].items() for _ in range(entry.copies)]
            self.ranges[family] = tuple(Card(len(entries) + i) for i in range(len(found)))
            entries += [(family, name, entry) for name, entry in found]
        self.family_of_files = tuple(family for family, _, _ in entries)
        self.names = tuple(name for _, name, _ in entries)
        self.entries = tuple(entry for _, _, entry in entries)
        self.card_id = {name: Card(card) for card, name in reversed(list(enumerate(self.names)))}
        self.first_special = self.ranges["advisors"][0]  # all cards from here on are advisors, calamities or menaces
        self.kind = tuple(KINDS.get(family, MENACE) for family in self.family_of_files)
        self.bad = tuple(kind in (CALAMITY, MENACE) for kind in self.kind)
        self.menace = tuple(kind == MENACE for kind in self.kind)
        self.expansion = tuple(entry.expansion for entry in self.entries)

    def each(self, field: str, default: Any) -> list[Any]:
        return [getattr(entry, field, default) for entry in self.entries]

    def read_costs(self) -> None:
        """Cost spaces and recycling bonus; a menace has spaces for soldiers, filled in combat only (WK-FIGHT-01)."""
        fights = self.each("fight", 0)
        costs = [packed(cost) for cost in self.each("cost", {})]
        self.cost = tuple(cost or ONE[SOLDIER] * fight for cost, fight in zip(costs, fights, strict=True))
        self.recycle = tuple(self.amounts(bonus) for bonus in self.each("recycle", {}))  # WK-RECYC-03
        self.bonus: tuple[Effect | None, ...] = tuple(  # WK-BUILD-09
            self.text.compiled(do, f"{family}.yaml: {name}.do") if do else None
            for do, family, name in zip(self.each("do", []), self.family_of_files, self.names, strict=True)
        )

    def amounts(self, words: dict[str, int]) -> Amounts:
        return tuple((TOKENS.index(token), n) for token, n in words.items())

    def read_yields(self) -> None:
        """WK-PROD-02 icons, and WK-PROD-07 icons for each card of a family: (resource, family)."""
        self.family = tuple(FOUR_FAMILIES.index(f) if f else NO_FAMILY for f in self.each("family", ""))  # WK-COMP-10
        self.yields: tuple[tuple[int, ...], ...] = tuple(
            tuple(words.get(token, 0) for token in TOKENS[:5]) for words in self.each("production", {})
        )
        self.yields_per = tuple(
            (TOKENS.index(words["resource"]), FOUR_FAMILIES.index(words["per"])) if words else None
            for words in self.each("production_per", None)
        )
        self.produces = tuple(  # WK-MENACE-15
            any(y) or per is not None for y, per in zip(self.yields, self.yields_per, strict=True)
        )

    def read_points(self) -> None:
        """WK-SCORE-01 fixed points, WK-SCORE-02, WK-SCORE-03, WK-SCORE-06 and points for each card, set or soldier."""
        self.vp: tuple[int, ...] = tuple(0 if bad else vp for vp, bad in zip(self.each("vp", 0), self.bad, strict=True))
        self.vp_per: tuple[tuple[int, tuple[int, ...]] | None, ...] = tuple(
            (words["vp"], tuple(SOLDIER if per == "soldier" else FOUR_FAMILIES.index(per) for per in words["per"]))
            if words
            else None
            for words in self.each("vp_per", None)
        )

    def read_menaces(self, sets: dict[str, MenaceSetEntry]) -> None:
        """WK-MENACE-12, WK-SIS-01, WK-DEV-01, WK-DRAG-01, WK-ILLU-01  The sets, and what their cards do.

        WK-SIS-05  Cost and points are those of each card.
        """
        self.sets = tuple(sets)
        self.set_entries = tuple(sets.values())  # WK-MENACE-06
        self.set_of = tuple(self.sets.index(name) if name else NO_FAMILY for name in self.each("set", ""))
        reserve = self.each("reserve", False)
        menaces = self.ranges["menaces"]
        self.deck_of_set = tuple(
            tuple(card for card in menaces if self.set_of[card] == number and not reserve[card])
            for number in range(len(self.sets))
        )
        self.rats = tuple(card for card in menaces if reserve[card])  # WK-MENACE-12
        self.is_rat = tuple(bool(r) for r in reserve)  # WK-MENACE-17
        self.undefeated: tuple[int, ...] = tuple(self.each("undefeated", 0))  # WK-MENACE-09
        effects = [entry.effects if isinstance(entry, MenaceEntry) else () for entry in self.entries]
        self.does = tuple(frozenset(effect.do for effect in each) for each in effects)  # WK-MENACE-08
        self.devours = tuple(  # WK-DEV-04
            next((STEPS.index(effect.resource) for effect in each if effect.resource), NO_FAMILY) for each in effects
        )
        all_effects = [effect for each in effects for effect in each]
        self.set_bonus: dict[int, tuple[int, int]] = {  # WK-SIS-06  set -> (how many must be defeated, points)
            self.sets.index(effect.set): (effect.defeated, effect.vp)
            for effect in all_effects
            if effect.do == "set_bonus"
        }
        self.eggs = tuple("count_bonus" in does for does in self.does)  # WK-DRAG-11
        tables = [effect.table for effect in all_effects if effect.do == "count_bonus"]  # WK-DRAG-11
        self.egg_points: tuple[int, ...] = (0, *tables[0])  # WK-DRAG-11

    def read_advisors(self) -> None:
        """WK-ADV-07  What an advisor changes for good, and what it waits for."""
        self.standing: tuple[tuple[While | When, ...], ...] = tuple(
            self.abilities(entry, name) if isinstance(entry, AdvisorEntry) else ()
            for entry, name in zip(self.entries, self.names, strict=True)
        )

    def abilities(self, entry: AdvisorEntry, name: str) -> tuple[While | When, ...]:
        with reading(f"advisors.yaml: {name}"):
            lasting = [While(QUANTITIES[words["question"]], add=words["add"]) for words in entry.while_]
            moments = [When(MOMENTS[words["moment"]], self.text.steps(words["do"])) for words in entry.when]
            return (*lasting, *moments)

    def read_duchies(self, duchies: dict[str, DuchyEntry]) -> None:
        """WK-LEG-03, WK-LEG-08, WK-CONQ-12  Production and start of each duchy card."""
        self.duchies = tuple(duchies)
        self.duchy_entries = tuple(duchies.values())
        self.duchy_yields = tuple(
            tuple(duchy.production.get(token, 0) for token in TOKENS[:5]) for duchy in duchies.values()
        )
        self.duchy_start = tuple(self.amounts(duchy.start) for duchy in duchies.values())

    def read_quests(self, quests: dict[str, QuestEntry]) -> None:
        self.quests = tuple(quests)
        self.quest_entries = tuple(quests.values())
        self.stages = tuple(
            tuple(Stage(self.text, f"quests.yaml: {name}.stages", words) for words in quest.stages)
            for name, quest in quests.items()
        )
        self.completion = tuple(quest.completion for quest in quests.values())

    def card_name(self, card: Card) -> str:
        return self.names[card]

    def of_expansion(self, cards: Iterable[Card], legends: bool) -> list[Card]:
        """WK-SETUP-11  Those that may be used: without Legends only what is in the base box."""
        return [card for card in cards if legends or not self.expansion[card]]


@cache
def load(pack: Path | None = None) -> Catalogue:
    with reading(str(pack or FILES)):
        return Catalogue(pack)


def catalogue(content: str | Path | None = None) -> Catalogue:
    """Our cards, or ours with a folder of other values laid over them."""
    return load(Path(content).resolve() if content else None)
