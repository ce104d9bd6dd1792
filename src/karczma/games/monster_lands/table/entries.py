"""What each card file tells of a component, and what may stand there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from karczma.effects.load import Entry, fits, one_of
from karczma.effects.schema import CardText
from karczma.games.monster_lands.table.terms import AFFILIATIONS, COLOURS, EQUIPMENT_TYPES, TRAP_KINDS

TIMINGS = ("deployment", "adventure", "passive", "event", "action", "anytime", "on_reveal")


class EffectEntry(Entry, frozen=True, kw_only=True):
    """A component with an effect."""

    do: CardText = msgspec.field(default_factory=list)
    timing: str = "passive"
    outer_areas_symbol: bool = False
    count: int = 1

    def __post_init__(self) -> None:
        one_of("timing", self.timing, TIMINGS)


class MemberEntry(EffectEntry, frozen=True, kw_only=True):
    """ML-COMP-10  Name, affiliation, cost, reputation, dice, ability and whether it works in the outer areas."""

    cost: int
    reputation: int
    dice: dict[str, int]
    affiliation: str = ""
    role: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("affiliation", self.affiliation, (*AFFILIATIONS, ""))
        fits("dice", self.dice, may=COLOURS)


class MonsterEntry(EffectEntry, frozen=True, kw_only=True):
    """ML-COMP-13  Affiliation, attack, power, capture and kill value with their rewards, level, trophy value."""

    affiliation: str
    level: str
    attack: int
    capture_value: int
    kill_value: int
    capture_reward: dict[str, int]
    kill_reward: dict[str, int]

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("affiliation", self.affiliation, AFFILIATIONS)
        one_of("level", self.level, ("A", "B"))
        fits("capture_reward", self.capture_reward, ("glory", "gold"))
        fits("kill_reward", self.kill_reward, ("glory", "trophy"))


class LandEntry(EffectEntry, frozen=True, kw_only=True):
    """ML-COMP-12  Affiliation, conquest value, reward, and a feature with the dice it takes."""

    affiliation: str
    conquest_value: int
    reward: dict[str, int]
    dice: dict[str, Any]

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("affiliation", self.affiliation, AFFILIATIONS)
        fits("reward", self.reward, ("glory",))


class TrapEntry(EffectEntry, frozen=True, kw_only=True):
    kind: str
    cost: int

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("kind", self.kind, TRAP_KINDS)


class EquipmentEntry(EffectEntry, frozen=True, kw_only=True):
    """ML-COMP-11  Cost, feature, type and whether it works in the outer areas."""

    type: str
    cost: int

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("type", self.type, EQUIPMENT_TYPES)


class QuestEntry(Entry, frozen=True, kw_only=True):
    """ML-COMP-15  Side A is a dice-roll quest, side B a contract."""

    side_a: dict[str, Any]
    side_b: dict[str, Any]
    count: int = 1

    def __post_init__(self) -> None:
        fits("side_a", self.side_a, ("type", "dice", "target", "reward", "penalty"))
        fits("side_b", self.side_b, ("type", "dice", "discard", "reward_left", "reward_right"))


class TrailEntry(Entry, frozen=True, kw_only=True):
    """ML-COMP-14  For each of four trails: required dice, reinforcement, bonus; on both sides."""

    side_a: tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]
    side_b: tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]
    count: int = 1


class BuildingEntry(Entry, frozen=True, kw_only=True):
    accepts: tuple[str, ...]
    spaces: tuple[dict[str, Any], ...]
    order: str = ""
    display: int = 0
    display_solo: int = 0
    display_rows: int = 0
    discountable: bool = False
    gain_of: tuple[str, ...] = ()
    beer_round_cost: int = 0
    max_tokens: int = 0
    token_cost: int = 0
    gold_per_die: int = 0

    def __post_init__(self) -> None:
        for colour in self.accepts:
            one_of("accepts", colour, COLOURS)
        for space in self.spaces:
            fits("spaces", space, ("kind", "index"), ("min_players", "gold", "gain_tokens"))
            one_of("kind", space["kind"], ("single", "double", "unlimited"))


class ScenarioEntry(Entry, frozen=True, kw_only=True):
    number: int
    rules: dict[str, Any]
    metric: str
    ranks: dict[str, Any]


class DifficultyEntry(Entry, frozen=True, kw_only=True):
    round_track: str
    starting_monsters: str


FAMILIES: Mapping[str, type[Entry]] = {  # one card file each
    "starting_members": MemberEntry,
    "mercenaries": MemberEntry,
    "greenhorns": MemberEntry,
    "monsters": MonsterEntry,
    "lands": LandEntry,
    "traps": TrapEntry,
    "loot": EffectEntry,
    "equipment": EquipmentEntry,
    "quest_tiles": QuestEntry,
    "trail_tiles": TrailEntry,
    "buildings": BuildingEntry,
    "scenarios": ScenarioEntry,
    "difficulty": DifficultyEntry,
}
