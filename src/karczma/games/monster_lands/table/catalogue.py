"""The cards, tokens and tiles as tables of facts, compiled once from cards/*.yaml. Names stay in data.

Trap tokens are cards with numbers of their own, because they lie face down. Everything else is open, or is drawn from a
bag of which everybody knows what is left: those components are kinds of a family.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from karczma.effects.card_files import CardFiles
from karczma.effects.load import Vocabulary, content_id, read_yaml, reading
from karczma.games.monster_lands.table.components import (
    NO_LIMIT,
    Bracket,
    Component,
    DiceSpace,
    Effects,
    Equipment,
    Land,
    Loot,
    Member,
    Monster,
    Need,
    Quest,
    Tile,
    TrailGuide,
    Trap,
    brings,
)
from karczma.games.monster_lands.table.entries import FAMILIES, BuildingEntry, EffectEntry, QuestEntry, TrailEntry
from karczma.games.monster_lands.table.terms import BUILDINGS, COLOURS, DICE, DIFFICULTIES, SCENARIOS, TOKENS, colour_of
from karczma.games.monster_lands.table.traits import trait
from karczma.games.monster_lands.table.verbs import VERBS, ZONES
from karczma.kernel.quantities import Effect
from karczma.kernel.zones import Card

FILES = Path(__file__).parents[1] / "cards"
CARD_FILES = CardFiles(FILES, FAMILIES)
Read = TypeVar("Read", bound=EffectEntry)
Made = TypeVar("Made")


class Catalogue:
    """All facts of all components. Never changed after it is made, so every table shares it."""

    def __init__(self, pack: Path | None = None) -> None:
        self.id = content_id(pack, FAMILIES)
        self.pack = pack
        self.setup = read_yaml(FILES / "setup.yaml")
        self.text = Vocabulary(TOKENS, ZONES, VERBS)
        read = CARD_FILES.read(pack)
        self.read_members(read)
        self.monsters = self.made("monsters", read["monsters"], Monster.of)  # ML-COMP-02  20 monsters
        self.monster_id = numbered(self.monsters)
        self.lands = self.made("lands", read["lands"], Land.of)
        self.land_id = numbered(self.lands)
        traps = read["traps"]
        self.traps = copies(self.made("traps", traps, Trap.of), traps)  # ML-COMP-06  64 tokens of 27 kinds, each a card
        self.card_id = {name: Card(number) for name, number in numbered(self.traps).items()}
        self.loot = copies(self.made("loot", read["loot"], Loot.of), read["loot"])
        self.loot_id = numbered(self.loot)
        self.equipment = self.made("equipment", read["equipment"], Equipment.of)
        self.equipment_id = numbered(self.equipment)
        self.read_quests(read["quest_tiles"])
        self.read_trails(read["trail_tiles"])
        self.read_buildings(read["buildings"])
        self.scenarios = tuple(read["scenarios"][name] for name in SCENARIOS)
        self.difficulties = tuple(read["difficulty"][name] for name in DIFFICULTIES)
        self.read_numbers()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.pack,)  # copied and pickled by name: it is shared there, too

    def steps(self, do: Any, where: str) -> tuple[Effect, ...]:
        with reading(where):
            return tuple(self.text.one(step) for step in do)

    def made(
        self, family: str, entries: Mapping[str, Read], make: Callable[[str, Read, Effects], Made]
    ) -> tuple[Made, ...]:
        """A record for each component of a card file."""
        return tuple(
            make(name, entry, self.steps(entry.do, f"{family}.yaml: {name}.do")) for name, entry in entries.items()
        )

    def read_members(self, read: dict[str, Any]) -> None:
        """ML-COMP-01, ML-COMP-07  8 starting members, 28 mercenaries, 8 greenhorns, numbered in this order."""
        starting, mercenaries, greenhorns = (
            copies(self.made(family, read[family], Member.of), read[family])
            for family in ("starting_members", "mercenaries", "greenhorns")
        )
        self.members = (*starting, *mercenaries, *greenhorns)
        self.first_mercenary = len(starting)
        self.first_greenhorn = self.first_mercenary + len(mercenaries)
        self.member_id = numbered(self.members)

    def read_quests(self, entries: dict[str, QuestEntry]) -> None:
        with reading("quest_tiles.yaml"):
            self.quests = tuple(Quest.of(name, entry) for name, entry in entries.items())
        self.quest_id = numbered(self.quests)

    def read_trails(self, entries: dict[str, TrailEntry]) -> None:
        with reading("trail_tiles.yaml"):
            self.tiles = tuple(
                Tile(name=name, sides=(self.side(e.side_a), self.side(e.side_b))) for name, e in entries.items()
            )
        self.tile_id = numbered(self.tiles)

    def side(self, trails: Iterable[Mapping[str, Any]]) -> tuple[TrailGuide, ...]:
        return tuple(TrailGuide.of(body, self.steps(body["bonus"], "trail_tiles.yaml: bonus")) for body in trails)

    def read_buildings(self, entries: dict[str, BuildingEntry]) -> None:
        """ML-COMP-08  Seven buildings; all their dice spaces but the Merchant's are numbered through."""
        of = [entries[name] for name in BUILDINGS]
        self.accepts = tuple(tuple(COLOURS.index(colour) for colour in b.accepts) for b in of)
        self.takes = tuple(tuple(d for d in range(len(DICE)) if colour_of(d) in colours) for colours in self.accepts)
        self.dice_spaces: tuple[DiceSpace, ...] = ()
        spaces: list[range] = []
        for b in of:
            own = tuple(DiceSpace.of(space) for space in b.spaces if space["kind"] != "unlimited")
            spaces.append(range(len(self.dice_spaces), len(self.dice_spaces) + len(own)))
            self.dice_spaces += own
        self.all_spaces = tuple(map(tuple, spaces))
        few = tuple(tuple(s for s in each if self.dice_spaces[s].fewest_players <= 2) for each in spaces)
        self.spaces = few, few, few, self.all_spaces, self.all_spaces  # ML-DEPLOY-07  by number of players
        lodge, _, tavern, armoury, merchant, market, _ = of
        self.shown_traps, self.shown_equipment = lodge.display, market.display
        self.shown_members, self.shown_members_solo = tavern.display, tavern.display_solo
        self.beer = tavern.beer_round_cost
        self.most_defence, self.defence_cost = armoury.max_tokens, armoury.token_cost
        self.gold_per_die = merchant.gold_per_die

    def read_numbers(self) -> None:
        setup = self.setup
        limits = setup["limits"]
        self.trap_limit: int = limits["traps"]
        self.most = (NO_LIMIT, NO_LIMIT, limits["potions"], limits["poisons"], limits["defence"])  # by token
        self.brackets = tuple(Bracket.of(body) for body in setup["clan_board"]["glory_brackets"])
        self.death_glory = (*setup["land_trails"]["death_glory"] * 2, *[setup["entrance"]["death_glory"]] * 2)
        land, gate = setup["land_trails"], setup["entrance"]
        self.room: dict[str, int] = {  # ML-TRAIL-04, ML-ENTR-03
            "land_dice": land["dice_spaces"],
            "land_tokens": land["token_spaces"],
            "land_token": land["token_uses_dice_spaces"],
            "entrance_dice": gate["capacity_dice"],
            "entrance_token": gate["token_uses_dice_spaces"],
        }
        self.guards = tuple(self.guard(trail) for trail in setup["entrance"]["trails"])
        gift = next(v for v in setup["variants"] if v["id"] == "queens_gift")
        self.gift = self.steps(gift["gift"], "setup.yaml: queens_gift")  # ML-VAR-02
        self.affiliation_points = tuple(setup["scoring"]["affiliation_table"].values())

    def guard(self, body: Mapping[str, Any]) -> TrailGuide:
        """ML-ENTR-03  An Entrance trail asks for nothing and takes strength and magic dice."""
        bonus = self.steps(body["bonus"], "setup.yaml: entrance")
        room = self.setup["entrance"]["capacity_dice"]
        return TrailGuide((0, 0, 0, 0, 0), (0, 1), room, bonus, trait(bonus), brings(bonus))

    @cached_property
    def families(self) -> dict[str, Sequence[Component]]:
        """The components of each family of kinds; "": the cards."""
        return {
            "": self.traps,
            "member": self.members,
            "equipment": self.equipment,
            "monster": self.monsters,
            "land": self.lands,
            "tile": self.tiles,
            "quest": self.quests,
            "loot": self.loot,
        }

    def card_name(self, card: Card) -> str:
        return self.traps[card].name


def numbered(components: Sequence[Component]) -> dict[str, int]:
    """The first of each name."""
    return {each.name: i for i, each in reversed(list(enumerate(components)))}


def copies(made: Sequence[Made], entries: Mapping[str, EffectEntry]) -> tuple[Made, ...]:
    """Each as often as it is there."""
    return tuple(each for each, entry in zip(made, entries.values(), strict=True) for _ in range(entry.count))


@cache
def load(pack: Path | None = None) -> Catalogue:
    with reading(str(pack or FILES)):
        return Catalogue(pack)


def catalogue(content: str | Path | None = None) -> Catalogue:
    """Our cards, or ours with a folder of other values laid over them."""
    return load(Path(content).resolve() if content else None)


__all__ = ["FAMILIES", "Catalogue", "Need", "TrailGuide", "catalogue"]
