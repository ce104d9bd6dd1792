"""The cards as tables of facts, compiled once from cards/*.yaml. Cards are numbers here; names stay in data.

All cards share one row of numbers, because all may lie face down: the starting cards of the five colours, clan cards,
development cards, achievements, Unrest, map tiles, creature cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from karczma.effects.card_files import CardFiles
from karczma.effects.load import Entry, Vocabulary, content_id, fits, one_of, read_yaml, reading
from karczma.effects.schema import CardText
from karczma.games.northgard.map.tiles import TileEntry, compiled
from karczma.games.northgard.table.terms import CLANS, RESOURCES, SLOTS, TOKENS
from karczma.games.northgard.table.verbs import VERBS, GainEach, cards_drawn, only_explores
from karczma.kernel.quantities import Effect
from karczma.kernel.zones import Card

FILES = Path(__file__).parents[1] / "cards"
COLOURS = 5
PRIORITIES = ("buildings", "units", "resources")


class Fact(Entry, frozen=True, kw_only=True):
    confidence: str = ""


class PlayedEntry(Fact, frozen=True, kw_only=True):
    """A card of a player's deck."""

    icons: tuple[str, ...] = ()
    do: CardText = msgspec.field(default_factory=list)
    flash: bool = False
    fame: int = 0
    copies: int = 1


class ClanCardEntry(PlayedEntry, frozen=True, kw_only=True):
    clan: str
    kind: str

    def __post_init__(self) -> None:
        one_of("clan", self.clan, CLANS)
        one_of("kind", self.kind, ("initial", "upgrade"))


class DevelopmentEntry(PlayedEntry, frozen=True, kw_only=True):
    era: str

    def __post_init__(self) -> None:
        one_of("era", self.era, ("early", "advanced"))


class AchievementEntry(Fact, frozen=True, kw_only=True):
    score: dict[str, Any]


Level = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard a clan is to play, and what it is good at: an opinion for those who choose, never a rule."""

    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    combat: Level
    explore: Level
    build: Level
    stores: Level


class ClanEntry(Fact, frozen=True, kw_only=True):
    power: dict[str, Any]
    cards: tuple[str, str, str]
    advice: Advice


class BuildingEntry(Fact, frozen=True, kw_only=True):
    size: str
    slot: str
    cost: dict[str, int]
    tokens: int
    phase: str
    works: dict[str, Any]

    def __post_init__(self) -> None:
        one_of("size", self.size, ("small", "large"))
        one_of("slot", self.slot, SLOTS)
        fits("cost", self.cost, must=("wood",))
        fits("works", self.works, may=("gain", "draw_extra", "recruit_extra", "points", "damage"))
        gain = self.works.get("gain", {})
        if not isinstance(gain, dict):
            raise ValueError(f"works: gain: {gain!r} tells no goods")
        for name, n in (*gain.items(), *((name, n) for name, n in self.works.items() if name != "gain")):
            if type(n) is not int:
                raise ValueError(f"works: {name}: {n!r} is not a number")


class CreatureEntry(Fact, frozen=True, kw_only=True):
    combat_value: int
    fame: int
    priorities: tuple[str, str, str]
    shares: bool
    power: dict[str, Any]

    def __post_init__(self) -> None:
        for priority in self.priorities:
            one_of("priorities", priority, PRIORITIES)


class CreatureCardEntry(Fact, frozen=True, kw_only=True):
    type: str
    colour: str


FAMILIES: Mapping[str, type[Entry]] = {  # one card file each
    "starting": PlayedEntry,
    "clan_cards": ClanCardEntry,
    "development": DevelopmentEntry,
    "achievements": AchievementEntry,
    "unrest": PlayedEntry,
    "tiles": TileEntry,
    "creature_cards": CreatureCardEntry,
    "clans": ClanEntry,
    "buildings": BuildingEntry,
    "creatures": CreatureEntry,
}
CARD_FILES = CardFiles(FILES, FAMILIES)


class Catalogue:
    """All facts of all cards. Never changed after it is made, so every table shares it."""

    def __init__(self, pack: Path | None = None) -> None:
        self.id = content_id(pack, FAMILIES)
        self.pack = pack
        numbers = read_yaml(FILES / "setup.yaml")
        self.setup: dict[str, Any] = numbers["setup"]
        brackets: list[list[int]] = self.setup["winter"]
        most_units = brackets[-1][0]
        self.winter = tuple(next(f for n, f in brackets if units <= n) for units in range(most_units + 1))  # food
        self.faces = tuple((f["points"], f["damage"], f.get("either", False)) for f in numbers["die"])  # NG-COMB-12
        self.face_names = tuple(f["id"] for f in numbers["die"])
        self.text = Vocabulary(TOKENS, {}, VERBS)
        read = CARD_FILES.read(pack)
        self.number_cards(read)
        self.read_played(read)
        self.read_tiles(read["tiles"])
        self.read_buildings(read["buildings"])
        self.read_creatures(read["creatures"], read["creature_cards"])

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.pack,)  # copied and pickled by name: it is shared there, too

    def number_cards(self, read: dict[str, Any]) -> None:
        """NG-COMP-02 .. NG-COMP-08  One number for each card in the box."""
        names: list[str] = []
        ranges = {}
        sets = [name for name, entry in read["starting"].items() for _ in range(entry.copies)]
        unrest = [name for name, entry in read["unrest"].items() for _ in range(entry.copies)]
        early = [name for name, entry in read["development"].items() if entry.era == "early"]
        advanced = [name for name, entry in read["development"].items() if entry.era == "advanced"]
        for family, found in {
            **{f"colour {colour}": sets for colour in range(COLOURS)},
            "clan_cards": [card for clan in read["clans"].values() for card in clan.cards],
            "early": early,
            "advanced": advanced,
            "achievements": list(read["achievements"]),
            "unrest": unrest,
            "tiles": list(read["tiles"]),
            "creature_cards": list(read["creature_cards"]),
        }.items():
            ranges[family] = range(len(names), len(names) + len(found))
            names += found
        self.names = tuple(names)
        self.ranges = {family: tuple(map(Card, numbers)) for family, numbers in ranges.items()}
        self.first_tile = ranges["tiles"][0]  # NG-COMP-08
        self.first_creature = ranges["creature_cards"][0]  # NG-COMP-16
        self.first_clan_card = ranges["clan_cards"][0]  # NG-COMP-03
        self.card_id = {name: Card(card) for card, name in reversed(list(enumerate(names)))}

    def read_played(self, read: dict[str, Any]) -> None:
        """What each card of a deck does, whether it is a flash card, and the fame printed on it."""
        families = ("starting", "clan_cards", "development", "unrest")
        played = {name: (family, entry) for family in families for name, entry in read[family].items()}
        effects: dict[str, Effect | None] = {
            name: self.text.compiled(entry.do, f"{family}.yaml: {name}.do") if entry.do else None
            for name, (family, entry) in played.items()
        }
        self.effect = tuple(effects.get(name) for name in self.names)
        self.draws = tuple(cards_drawn(effect) for effect in self.effect)
        self.only_explores = tuple(only_explores(effect) for effect in self.effect)
        self.flash = tuple(name in played and played[name][1].flash for name in self.names)
        self.fame = tuple(played[name][1].fame if name in played else 0 for name in self.names)
        self.icons = tuple(played[name][1].icons if name in played else () for name in self.names)
        unrest, starting = set(self.ranges["unrest"]), set(range(self.first_clan_card))
        self.is_unrest = tuple(card in unrest for card in range(len(self.names)))
        self.counts_as_new = tuple(card not in unrest | starting for card in range(len(self.names)))
        self.clans = tuple(read["clans"])
        self.advice: tuple[Advice, ...] = tuple(clan.advice for clan in read["clans"].values())
        self.clan_of = tuple(read["clan_cards"][name].clan if name in read["clan_cards"] else "" for name in self.names)
        self.achievement: dict[int, GainEach] = {}
        for card in self.ranges["achievements"]:
            name = self.names[card]
            with reading(f"achievements.yaml: {name}.score"):
                effect = self.text.one({"gain_each": {"token": "fame", **read["achievements"][name].score}})
                assert isinstance(effect, GainEach)
                self.achievement[card] = effect

    def clan_cards(self, clan: int) -> tuple[Card, Card, Card]:
        """The initial card and the two upgrades."""
        first = self.first_clan_card + 3 * clan
        return Card(first), Card(first + 1), Card(first + 2)

    def read_tiles(self, entries: dict[str, TileEntry]) -> None:
        """NG-COMP-08  35 tiles; NG-MAP-07, NG-MAP-08 one start tile, and one marked for five players."""
        self.tiles = compiled(entries)
        roles = [entry.role for entry in entries.values()]
        self.start_tile = Card(self.first_tile + roles.index("start"))
        self.five_player_tile = Card(self.first_tile + roles.index("five_player_start"))

    def read_buildings(self, entries: dict[str, BuildingEntry]) -> None:
        """NG-COMP-07  Eight types. NG-BLDG-01, NG-BLDG-02, NG-BLDG-05  What they yield, and what else they do."""
        self.buildings = tuple(entries)
        self.building_id = {name: i for i, name in enumerate(entries)}
        built = tuple(entries.values())
        self.large = tuple(b.size == "large" for b in built)  # NG-COMP-07
        self.slot = tuple(SLOTS.index(b.slot) for b in built)  # NG-BUILD-04, NG-BUILD-05
        self.price = tuple(b.cost["wood"] for b in built)  # NG-BUILD-02, NG-BUILD-03
        self.tokens = tuple(b.tokens for b in built)  # NG-BUILD-09, NG-COMP-07
        self.yields = tuple(tuple(b.works.get("gain", {}).get(r, 0) for r in RESOURCES) for b in built)
        self.altar = tuple(b.works.get("gain", {}).get("fame", 0) for b in built)  # NG-BLDG-06
        self.forge = tuple(b.works.get("draw_extra", 0) for b in built)  # NG-BLDG-07
        self.camp = tuple(b.works.get("recruit_extra", 0) for b in built)  # NG-BLDG-04
        self.guard = tuple(b.works.get("points", 0) for b in built)  # NG-BLDG-08
        self.shots = tuple(b.works.get("damage", 0) for b in built)  # NG-BLDG-03

    def read_creatures(self, types: dict[str, CreatureEntry], cards: dict[str, CreatureCardEntry]) -> None:
        """NG-COMP-16, NG-CTYPE-11  By creature card: its type, and what is printed for that type."""
        self.creature_type = tuple(card.type for card in cards.values())
        of = tuple(types[card.type] for card in cards.values())
        self.strength = tuple(c.combat_value for c in of)  # NG-CFIGHT-07
        self.reward = tuple(c.fame for c in of)  # NG-CFIGHT-16
        self.priorities = tuple(c.priorities for c in of)  # NG-CPHASE-06
        self.shares = tuple(c.shares for c in of)  # NG-CREA-10
        self.starves = tuple(c.power.get("territory_yields") == "buildings_only" for c in of)  # NG-CTYPE-09
        self.forbids = tuple(bool(c.power.get("forbids_on_territory")) for c in of)  # NG-CTYPE-01
        self.kills = tuple(c.power.get("owner_loses_units", 0) for c in of)  # NG-CTYPE-04
        self.attacks = tuple(bool(c.power.get("attacks")) for c in of)  # NG-CTYPE-05

    def card_name(self, card: Card) -> str:
        return self.names[card]


@cache
def load(pack: Path | None = None) -> Catalogue:
    with reading(str(pack or FILES)):
        return Catalogue(pack)


def catalogue(content: str | Path | None = None) -> Catalogue:
    """Our cards, or ours with a folder of other values laid over them."""
    return load(Path(content).resolve() if content else None)
