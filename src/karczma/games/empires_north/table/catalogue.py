"""The cards as tables of facts, compiled once from cards/*.yaml. Cards are numbers here; names stay in data.

All cards share one row of numbers: the six Clans one after another, each with its starting cards first, then the
Islands, near ones first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from karczma.effects.card_files import CardFiles
from karczma.effects.load import Entry, content_id, read_yaml, reading
from karczma.effects.verbs import Amounts
from karczma.games.empires_north.goods.payment import FREE, Cost
from karczma.games.empires_north.keywords.gain import Receive, Several, SeveralGains
from karczma.games.empires_north.keywords.powers import Perform
from karczma.games.empires_north.table.entries import (
    COPIED,
    CardEntry,
    ClanEntry,
    IslandEntry,
    PieceEntry,
    TileEntry,
    TypeEntry,
)
from karczma.games.empires_north.table.terms import ACTION, ACTIONS, COPY, DISTANCES, KINDS, NOTHING, OWN_TURN, TRIGGERS
from karczma.games.empires_north.table.verbs import Words
from karczma.kernel.quantities import Effect
from karczma.kernel.zones import Card

FILES = Path(__file__).parents[1] / "cards"
CLANS = ("glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mackinnon")
FAMILIES: Mapping[str, type[Entry]] = {  # one card file each
    "clans": ClanEntry,
    **dict.fromkeys(CLANS, CardEntry),
    "islands": IslandEntry,
    "tiles": TileEntry,
    "types": TypeEntry,
    "pieces": PieceEntry,
}
CARD_FILES = CardFiles(FILES, FAMILIES)


class Catalogue:
    """All facts of all cards. Never changed after it is made, so every table shares it."""

    def __init__(self, pack: Path | None = None) -> None:
        self.id = content_id(pack, FAMILIES)
        self.pack = pack
        numbers = read_yaml(FILES / "setup.yaml")
        self.setup: dict[str, Any] = numbers["setup"]
        self.solo: dict[str, Any] = numbers["solo"]
        read = CARD_FILES.read(pack)
        self.types = tuple(read["types"])
        self.text = Words(self.types)
        self.pieces: dict[str, PieceEntry] = read["pieces"]
        self.read_clans(read["clans"])
        entries = self.number_cards(read)
        self.check_words(entries)
        self.read_facts(entries)
        self.read_texts(entries)
        self.read_abilities(entries)
        self.types_of = tuple(
            tuple(sorted({self.types[self.type[card]] for card in self.of_clan[clan]})) for clan in self.clans
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.pack,)  # copied and pickled by name: it is shared there, too

    def read_clans(self, entries: dict[str, ClanEntry]) -> None:
        """EN-CLAN-01 .. EN-CLAN-06  Who they are is for players to know; here are their ships and Workers."""
        self.clans = CLANS
        self.clan_entries = entries
        self.ships = tuple(entries[clan].ships for clan in CLANS)
        self.workers = tuple(entries[clan].workers for clan in CLANS)

    def number_cards(self, read: dict[str, Any]) -> list[tuple[str, str, CardEntry]]:
        """EN-COMP-05 .. EN-COMP-07, EN-CARD-05  One number for each card in the box, as many as there are copies."""
        found: list[tuple[str, str, CardEntry]] = []
        self.of_clan: dict[str, tuple[Card, ...]] = {}
        for clan in CLANS:
            entries = sorted(read[clan].items(), key=lambda named: not named[1].starting)
            cards = [(clan, name, entry) for name, entry in entries for _ in range(entry.copies)]
            self.of_clan[clan] = tuple(Card(len(found) + i) for i in range(len(cards)))
            found += cards
        self.first_island = len(found)
        islands = sorted(read["islands"].items(), key=lambda named: DISTANCES.index(named[1].distance))
        found += [("islands", name, entry) for name, entry in islands]
        numbered = list(enumerate(found))[self.first_island :]
        self.of_distance = tuple(
            tuple(Card(i) for i, (_, _, entry) in numbered if getattr(entry, "distance", "") == distance)
            for distance in DISTANCES
        )
        self.names = tuple(name for _, name, _ in found)
        self.card_id = {name: Card(card) for card, name in reversed(list(enumerate(self.names)))}
        return found

    def check_words(self, entries: list[tuple[str, str, CardEntry]]) -> None:
        """Every type and token that a card names is one; what is not is said with its card."""
        for family, name, card in entries:
            with reading(f"{family}.yaml: {name}"):
                for type in (card.type, *([card.feature.type] if card.feature and card.feature.type else [])):
                    self.text.type(type)
                for goods in (card.harvest, card.start_goods, getattr(card, "pillage", {})):
                    self.text.amounts(goods)
                self.text.kinds([card.upgrade_good] if card.upgrade_good else [])
                if card.storage:
                    self.text.kinds(card.storage.accept)
                    for each in card.storage.yields:
                        self.text.amounts(each)

    def read_facts(self, entries: list[tuple[str, str, CardEntry]]) -> None:
        """EN-CARD-07, EN-CARD-09, EN-CARD-10  What is printed on each card, apart from its text."""
        cards = [entry for _, _, entry in entries]
        token = self.text.token
        self.kind = tuple(KINDS.index(card.kind) for card in cards)
        self.type = tuple(self.text.type(card.type) for card in cards)
        self.starting = tuple(card.starting for card in cards)
        self.play_on = tuple(ACTIONS.index(card.play_on) if card.play_on else NOTHING for card in cards)
        self.harvest = tuple(self.text.amounts(card.harvest) for card in cards)
        self.start_goods = tuple(self.text.amounts(card.start_goods) for card in cards)
        self.upgrade_good = tuple(token(card.upgrade_good) if card.upgrade_good else NOTHING for card in cards)
        self.shows = tuple(sum(1 << token(good) for good in card.harvest) for card in cards)
        islands = [card if isinstance(card, IslandEntry) else None for card in cards]
        self.distance = tuple(DISTANCES.index(card.distance) if card else NOTHING for card in islands)
        self.pillage: tuple[Amounts, ...] = tuple(self.text.amounts(card.pillage) if card else () for card in islands)

    def read_texts(self, entries: list[tuple[str, str, CardEntry]]) -> None:
        """Costs, Building Bonuses and Boosts."""
        costs: list[Cost | None] = []
        bonuses: list[Effect | None] = []
        boosts: list[Effect | None] = []
        for family, name, card in entries:
            where = f"{family}.yaml: {name}"
            with reading(f"{where}.cost"):
                costs.append(self.text.cost(card.cost) if card.cost is not None else None)
            bonuses.append(self.text.compiled(card.bonus, f"{where}.bonus") if card.bonus else None)
            boosts.append(self.text.compiled(card.effect, f"{where}.effect") if card.kind == "boost" else None)
        self.cost, self.bonus, self.boost = tuple(costs), tuple(bonuses), tuple(boosts)
        self.performs = tuple(performed(effect) for effect in boosts)

    def read_abilities(self, entries: list[tuple[str, str, CardEntry]]) -> None:
        """EN-CARD-16  Actions, Features and Storage."""
        actions: list[Effect | None] = []
        action_costs: list[Cost] = []
        features: list[Effect | None] = []
        feature_costs: list[Cost] = []
        for family, name, card in entries:
            where = f"{family}.yaml: {name}"
            action, feature = card.action, card.feature
            with reading(f"{where}.action.cost"):
                action_costs.append(self.text.cost(action.cost) if action else FREE)
            actions.append(self.text.compiled(action.effect, f"{where}.action.effect") if action else None)
            with reading(f"{where}.feature.cost"):
                feature_costs.append(self.text.cost(feature.cost) if feature else FREE)
            works = feature.effect if feature and feature.when else None
            features.append(self.text.compiled(works, f"{where}.feature.effect") if works else None)
        self.action, self.action_cost, self.feature = tuple(actions), tuple(action_costs), tuple(features)
        self.feature_cost = tuple(feature_costs)
        self.acts = tuple(kind in (ACTION, COPY) for kind in self.kind)
        self.copies = tuple(tuple(KINDS.index(kind) for kind in COPIED.get(card.copy, ())) for _, _, card in entries)
        waiting = [card.feature for _, _, card in entries]
        self.voluntary = tuple(f is not None and f.when == OWN_TURN for f in waiting)
        self.waits_for = tuple(TRIGGERS.index(f.when) if f and f.when in TRIGGERS else NOTHING for f in waiting)
        self.waits_for_type = tuple(self.text.type(f.type) if f and f.type else NOTHING for f in waiting)
        self.limit = tuple(f.limit or NOTHING if f else NOTHING for f in waiting)
        self.discount = tuple(f.modifier.get("build_discount", 0) if f else 0 for f in waiting)
        self.discounts = any(self.discount)  # whether any card of the box makes building cheaper,
        self.any_voluntary = any(self.voluntary)  # and whether any is used at will
        self.free_move = tuple(f.modifier.get("pawn_move_free", 0) if f else 0 for f in waiting)
        self.read_storage([card for _, _, card in entries])

    def read_storage(self, cards: list[CardEntry]) -> None:
        """EN-KEY-13  So many Goods of these kinds make a set, and a set brings one of these."""
        self.storage = tuple(card.storage.unit if card.storage else 0 for card in cards)
        self.accepts = tuple(self.text.kinds(card.storage.accept) if card.storage else () for card in cards)
        self.yields = tuple(
            tuple(Receive(self.text.amounts(each)) for each in card.storage.yields) if card.storage else ()
            for card in cards
        )


def performed(effect: Effect | None) -> tuple[int, ...]:
    """The actions in capitals that an effect certainly carries out."""
    match effect:
        case Perform(action):
            return (action,)
        case Several(parts) | SeveralGains(parts):
            return tuple(action for part in parts for action in performed(part))
    return ()


@cache
def load(pack: Path | None = None) -> Catalogue:
    with reading(str(pack or FILES)):
        return Catalogue(pack)


def catalogue(content: str | Path | None = None) -> Catalogue:
    """Our cards, or ours with a folder of other values laid over them."""
    return load(Path(content).resolve() if content else None)
