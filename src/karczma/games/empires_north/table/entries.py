"""What a card file may hold, and what fits together: EN-CARD-01, EN-CARD-02 Locations, Boosts and starting cards."""

from __future__ import annotations

from typing import Literal

import msgspec

from karczma.effects.load import Entry, fits, one_of
from karczma.effects.schema import CardText
from karczma.games.empires_north.table.terms import ACTIONS, DISTANCES, GOODS, KINDS, OWN_TURN, RESOURCES, TRIGGERS

MODIFIERS = ("build_discount", "pawn_move_free")
BUILD_COSTS = (*GOODS, "worker")  # EN-GOODS-08, EN-BUILD-03
COPIED = {"action": ("action",), "feature": ("feature",), "any": ("action", "feature")}  # EN-KEY-23  the named kind


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    pl: str


class ClanEntry(Entry, frozen=True, kw_only=True):
    faction: Literal["scots", "vikings", "inuit"]
    difficulty: int
    ships: int
    workers: int
    style: Words


class FeatureText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`when`: what it waits for, perhaps of one `type`; `own_turn`: it is used at any moment of its owner's turn,
    perhaps for a `cost`; or a `modifier`. `limit`: so often in a round."""

    when: str = ""
    type: str = ""
    cost: dict[str, int] = {}
    effect: CardText = []
    modifier: dict[str, int] = {}
    limit: int = 0

    def __post_init__(self) -> None:
        if bool(self.when) == bool(self.modifier):
            raise ValueError("feature: either when or modifier")
        if self.when:
            one_of("when", self.when, (*TRIGGERS, OWN_TURN))
        if self.cost and self.when != OWN_TURN:
            raise ValueError("feature.cost: only a Feature of the own turn has one")
        if self.when == OWN_TURN and not self.cost and not self.limit:
            raise ValueError("feature: what can be used at any moment needs a cost or a limit")
        fits("modifier", self.modifier, may=MODIFIERS)


class ActionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: dict[str, int]
    effect: CardText


class StorageText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For every `unit` of the accepted Goods on the card one of the `yields`."""

    accept: list[str]
    unit: int
    yields: list[dict[str, int]]


class CardEntry(Entry, frozen=True, kw_only=True):
    """A card of a Clan."""

    kind: str
    type: str
    starting: bool = False
    copies: int = 1
    cost: dict[str, int] | None = None
    play_on: str = ""
    harvest: dict[str, int] = msgspec.field(default_factory=dict)
    upgrade_good: str = ""
    start_goods: dict[str, int] = msgspec.field(default_factory=dict)
    bonus: CardText = msgspec.field(default_factory=list)
    effect: CardText = msgspec.field(default_factory=list)
    feature: FeatureText | None = None
    action: ActionText | None = None
    storage: StorageText | None = None
    copy: str = ""

    def __post_init__(self) -> None:
        one_of("kind", self.kind, KINDS)
        if self.play_on:
            one_of("play_on", self.play_on, ACTIONS)
        if self.copy:
            one_of("copy", self.copy, COPIED)
        if (self.kind == "copy") != bool(self.copy):
            raise ValueError("copy: a Copy names the kind of card that it copies, other cards do not")
        is_field = self.kind.startswith("field")
        if is_field != bool(self.harvest):
            raise ValueError("harvest: Fields and upgrades have it, other cards have not")
        if (self.kind in ("field_upgrade", "field_dual")) != bool(self.upgrade_good):
            raise ValueError("upgrade_good: upgrades name the Good of their Field, other cards do not")
        if (self.kind == "boost") != bool(self.effect):
            raise ValueError("effect: Boosts have one, other cards have not")
        if (self.kind == "action") != (self.action is not None) or (self.kind == "feature") != bool(self.feature):
            raise ValueError(f"{self.kind}: action and feature must fit the kind")
        self.check_price(is_field)

    def check_price(self, is_field: bool) -> None:
        """A card of the deck is built for Goods, or played when an action is declared; never both."""
        in_deck = not self.starting
        by_action = in_deck and (is_field or self.kind == "boost")
        if by_action != bool(self.play_on) or (in_deck and not by_action) != (self.cost is not None):
            raise ValueError("cost, play_on: Fields and Boosts name an action, other cards of the deck a cost")
        if self.cost is not None:
            fits("cost", self.cost, may=BUILD_COSTS)


class IslandEntry(CardEntry, frozen=True, kw_only=True):
    """EN-CARD-10  An Island: what it gives when Pillaged, what a ship must carry to Conquer it, and a card like
    others."""

    distance: str
    pillage: dict[str, int]
    conquer_cost: dict[str, int]

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("distance", self.distance, DISTANCES)
        if self.conquer_cost != {"raze": 1}:
            raise ValueError("conquer_cost: a Raze token, no more and no less")

    def check_price(self, is_field: bool) -> None:
        """EN-EXP-06  An Island is neither built nor played."""
        if self.play_on or self.cost is not None:
            raise ValueError("cost, play_on: an Island has neither")


class TileEntry(Entry, frozen=True, kw_only=True):
    """EN-COMP-08  An Action tile; `solo`: what its other side adds."""

    count: int
    solo: Literal["once_per_round"]


class TypeEntry(Entry, frozen=True, kw_only=True):
    """EN-CARD-03  A type icon."""

    used_by: str


class PieceEntry(Entry, frozen=True, kw_only=True):
    """Everything in the box that is no card: `at_least` so many, `factor` of a Multiplication token."""

    count: int
    at_least: bool = False
    sides: int = 1
    slots: int = 0
    per_player: int = 0
    per_clan: int = 0
    factor: int = 0
    resource: bool = False

    def __post_init__(self) -> None:
        if self.resource:
            one_of("resource", self.name.en.lower(), RESOURCES)
