"""What card files may say, checked field by field when they are read."""

from __future__ import annotations

from typing import Any

import msgspec

from karczma.effects.load import Entry, fits, one_of
from karczma.effects.schema import CardText
from karczma.games.wonderful_kingdom.table.moments import MOMENTS, QUANTITIES
from karczma.games.wonderful_kingdom.table.terms import COLOURS, FAMILIES, SIDES, STEPS, TOKENS

EXPANSIONS = ("", "legends", "menaces", "advisors", "quests", "conquest")
ICONS = TOKENS[:5]
MOMENTS_OF_MENACES = ("planning_start", "planning_end", "production_start", "production_step", "scoring")
DEEDS = (
    *("breed", "discard_own_selected", "stolen_token", "shroud", "set_bonus", "lose_cube_from_construction"),
    *("produce_for_opponent", "lose_soldier", "count_bonus", "illusion_token_to_opponent"),
)


class Fact(Entry, frozen=True, kw_only=True):
    expansion: str = ""
    public: tuple[str, ...] = ()  # fields that a public page states, where the rest is designed

    def __post_init__(self) -> None:
        one_of("expansion", self.expansion, EXPANSIONS)


class CardEntry(Fact, frozen=True, kw_only=True):
    copies: int = 1


class TreasureEntry(CardEntry, frozen=True, kw_only=True):
    """WK-RECYC-03  Two basic resources."""

    recycle: dict[str, int]

    def __post_init__(self) -> None:
        Fact.__post_init__(self)
        fits("recycle", self.recycle, may=STEPS)


class BuiltEntry(TreasureEntry, frozen=True, kw_only=True):
    """WK-COMP-11  What can be constructed."""

    cost: dict[str, int]
    do: CardText = msgspec.field(default_factory=list)
    production: dict[str, int] = msgspec.field(default_factory=dict)
    vp: int = 0
    vp_per: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        TreasureEntry.__post_init__(self)
        fits("cost", self.cost, may=TOKENS)
        fits("production", self.production, may=ICONS)
        if not any(self.cost.values()):
            raise ValueError("cost: a card that costs nothing cannot be under construction")
        if self.vp_per is not None:
            fits("vp_per", self.vp_per, must=("vp", "per"))
            for per in self.vp_per["per"]:
                one_of("vp_per", per, (*FAMILIES, "soldier"))


class DevelopmentEntry(BuiltEntry, frozen=True, kw_only=True):
    family: str
    production_per: dict[str, str] | None = None

    def __post_init__(self) -> None:
        BuiltEntry.__post_init__(self)
        one_of("family", self.family, FAMILIES)
        if self.production_per is not None:
            fits("production_per", self.production_per, must=("resource", "per"))
            one_of("production_per", self.production_per["resource"], STEPS)
            one_of("production_per", self.production_per["per"], FAMILIES)


class AdvisorEntry(BuiltEntry, frozen=True, kw_only=True):
    while_: tuple[dict[str, Any], ...] = msgspec.field(default=(), name="while")
    when: tuple[dict[str, Any], ...] = ()
    two_player_only: bool = False

    def __post_init__(self) -> None:
        BuiltEntry.__post_init__(self)
        for words in self.while_:
            fits("while", {**words, "add": 0}, must=("question", "add"))
            one_of("while", words["question"], QUANTITIES)
        for words in self.when:
            fits("when", words, must=("moment", "do"))
            one_of("when", words["moment"], MOMENTS)


class CalamityEntry(CardEntry, frozen=True, kw_only=True):
    vp: int


class MenaceEffect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """At which moment, and what; the parameters say in numbers what the clause of the set says in words."""

    at: str
    do: str
    count: int = 1
    areas: tuple[str, ...] = ()
    chooser: str = "owner"
    until: str = ""
    pile: str = ""
    types: str = ""
    order: tuple[str, ...] = ()
    resource: str = ""
    set: str = ""
    defeated: int = 0
    vp: int = 0
    table: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        one_of("at", self.at, MOMENTS_OF_MENACES)
        one_of("do", self.do, DEEDS)
        one_of("chooser", self.chooser, ("owner", "opponent"))
        one_of("resource", self.resource, ("", *STEPS))


class MenaceEntry(CardEntry, frozen=True, kw_only=True):
    set: str
    fight: int
    undefeated: int
    subset: str = ""
    reserve: bool = False
    effects: tuple[MenaceEffect, ...] = ()
    do: CardText = msgspec.field(default_factory=list)
    production: dict[str, int] = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        Fact.__post_init__(self)
        fits("production", self.production, may=ICONS)
        if self.fight < 1:
            raise ValueError(f"fight: {self.fight} soldiers cannot defeat anything")


class MenaceSetEntry(Fact, frozen=True, kw_only=True):
    """WK-MENACE-06, WK-SIS-02, WK-DEV-02, WK-DRAG-02, WK-ILLU-02  The difficulty has no effect in play."""

    difficulty: int
    deck_cards: int
    solo: bool
    reserve_cards: int = 0  # WK-MENACE-12


class DuchyEntry(Fact, frozen=True, kw_only=True):
    duchy: str
    colour: str
    side: str
    production: dict[str, int]
    shares: str = ""  # WK-CSOLO-03  the card that serves this duchy too
    start: dict[str, int] = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        Fact.__post_init__(self)
        one_of("colour", self.colour, COLOURS)
        one_of("side", self.side, SIDES)
        fits("production", self.production, may=ICONS)
        fits("start", self.start, may=("krystallium", "soldier"))


class QuestEntry(Fact, frozen=True, kw_only=True):
    stages: tuple[dict[str, Any], ...]
    completion: int

    def __post_init__(self) -> None:
        Fact.__post_init__(self)
        if len(self.stages) != 4:
            raise ValueError(f"stages: four are expected, not {len(self.stages)} (WK-QUEST-04)")
        for stage in self.stages:
            fits("stages", stage, must=("cost",), may=("first_vp", "second_vp", "first_do", "second_do"))
            fits("stages: cost", stage["cost"], may=TOKENS)


class PieceEntry(Fact, frozen=True, kw_only=True):
    """What is in the boxes besides cards.

    WK-COMP-01, WK-COMP-02, WK-COMP-03, WK-COMP-04, WK-COMP-05, WK-COMP-07, WK-LEG-01, WK-LEG-02
    """

    count: int
    colour: str = ""
    limited: bool = True  # WK-COMP-08  cubes and soldiers are not limited by what is in the box
