"""The cards, tokens and tiles as tables of facts, compiled once from cards/*.yaml. Names stay in data.

Trap tokens are cards with numbers of their own, because they lie face down. Everything else is open, or is drawn from a
bag of which everybody knows what is left: those components are kinds of a family.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from karczma.effects.load import Vocabulary, content_id, fits, read_yaml, reading
from karczma.effects.shelf import Shelf
from karczma.games.monster_lands.entries import (
    FAMILIES,
    BuildingEntry,
    EquipmentEntry,
    LandEntry,
    MemberEntry,
    MonsterEntry,
    QuestEntry,
    TrailEntry,
    TrapEntry,
    Worded,
)
from karczma.games.monster_lands.terms import (
    AFFILIATIONS,
    BUILDINGS,
    COLOURS,
    DIFFICULTIES,
    EQUIPMENT_TYPES,
    NO_AFFILIATION,
    RESOURCES,
    SCENARIOS,
    TOKENS,
    TRAP_KINDS,
)
from karczma.games.monster_lands.traits import Trait, trait
from karczma.games.monster_lands.verbs import (
    VERBS,
    ZONES,
    AreaAttackDie,
    AttackDice,
    Discount,
    ExchangeDice,
    ExtraHit,
    Forbid,
    Gain,
    GainChoice,
    HitAll,
    Limit,
    LoseGlory,
    PanicDraw,
    PayGain,
    ToEntrance,
    TrapsNeeded,
    TrophyValue,
    resources,
)
from karczma.kernel.questions import Effect
from karczma.kernel.zones import Card

FILES = Path(__file__).parent / "cards"
SHELF = Shelf(FILES, FAMILIES)
USED_ON_A_TURN = (Gain, GainChoice, PayGain, ExchangeDice)
Need = tuple[int, int, int, int, int]  # strength, magic, influence dice; then a mask of colours and how many of these


def need(body: Mapping[str, Any]) -> Need:
    """The dice that a trail, a quest or a land asks for."""
    fits("dice", body, may=(*COLOURS, "any_of", "count"))
    mask = sum(1 << COLOURS.index(colour) for colour in body.get("any_of", ()))
    strength, magic, influence = (body.get(colour, 0) for colour in COLOURS)
    return strength, magic, influence, mask, body.get("count", 0)


class TrailGuide(msgspec.Struct, frozen=True):
    """One trail of a guideline tile."""

    need: Need
    colours: tuple[int, ...]  # of reinforcement
    most: int
    bonus: tuple[Effect, ...]
    trait: Trait
    brings: tuple[int, int, int]  # potion, poison, gold on the assignment token


class Catalogue:
    """All facts of all components. Never changed after it is made, so every table shares it."""

    def __init__(self, pack: Path | None = None) -> None:
        self.id = content_id(pack, FAMILIES)
        self.pack = pack
        self.setup = read_yaml(FILES / "setup.yaml")
        self.text = Vocabulary(TOKENS, ZONES, VERBS)
        read = SHELF.read(pack)
        self.read_members(read)
        self.read_monsters(read["monsters"])
        self.read_lands(read["lands"])
        self.read_traps(read["traps"])
        self.read_loot(read["loot"])
        self.read_equipment(read["equipment"])
        self.read_quests(read["quest_tiles"])
        self.read_trails(read["trail_tiles"])
        self.read_buildings(read["buildings"])
        self.scenarios = tuple(read["scenarios"][name] for name in SCENARIOS)
        self.difficulties = tuple(read["difficulty"][name] for name in DIFFICULTIES)
        self.read_numbers()

    def effects(self, family: str, entries: Mapping[str, Worded]) -> list[tuple[Effect, ...]]:
        return [self.steps(entry.do, f"{family}.yaml: {name}.do") for name, entry in entries.items()]

    def steps(self, do: Any, where: str) -> tuple[Effect, ...]:
        with reading(where):
            return tuple(self.text.one(step) for step in do)

    def read_members(self, read: dict[str, Any]) -> None:
        """ML-COMP-01, ML-COMP-07  8 starting members, 28 mercenaries, 8 greenhorns, numbered in this order."""
        effects: list[tuple[Effect, ...]] = []
        entries: list[tuple[str, MemberEntry]] = []
        for family in ("starting_members", "mercenaries", "greenhorns"):
            found = self.effects(family, read[family])
            for (name, entry), effect in zip(read[family].items(), found, strict=True):
                entries += [(name, entry)] * entry.count
                effects += [effect] * entry.count
        self.members = tuple(name for name, _ in entries)
        self.member_id = {name: i for i, name in reversed(list(enumerate(self.members)))}
        self.first_mercenary = len(read["starting_members"])
        self.first_greenhorn = self.first_mercenary + len(read["mercenaries"])
        self.member_affiliation = tuple(
            AFFILIATIONS.index(e.affiliation) if e.affiliation else NO_AFFILIATION for _, e in entries
        )
        self.reputation = tuple(e.reputation for _, e in entries)
        self.member_cost = tuple(e.cost for _, e in entries)
        self.member_dice = tuple(tuple(e.dice.get(colour, 0) for colour in COLOURS) for _, e in entries)
        self.ability = tuple(effects)
        self.member_trait = tuple(trait(effect) for effect in effects)
        self.member_deploys = tuple(e.timing == "deployment" for _, e in entries)
        self.used_on_a_turn = tuple(used_on_a_turn(effect) for effect in effects)
        self.discount = tuple(discount_of(effect) for effect in effects)
        self.more_traps = tuple(limit_of(effect) for effect in effects)

    def read_monsters(self, entries: dict[str, MonsterEntry]) -> None:
        """ML-COMP-02  20 monsters."""
        self.monsters = tuple(entries)
        self.monster_id = {name: i for i, name in enumerate(entries)}
        of, effects = tuple(entries.values()), self.effects("monsters", entries)
        self.power = tuple(effects)
        self.monster_affiliation = tuple(AFFILIATIONS.index(m.affiliation) for m in of)
        self.is_level_a = tuple(m.level == "A" for m in of)
        self.attack = tuple(m.attack for m in of)
        self.capture_value = tuple(m.capture_value for m in of)
        self.kill_value = tuple(m.kill_value for m in of)
        self.capture_reward = tuple((m.capture_reward["glory"], m.capture_reward["gold"]) for m in of)
        self.kill_glory = tuple(m.kill_reward["glory"] for m in of)
        self.trophy = tuple(m.kill_reward["trophy"] for m in of)
        self.monster_trait = tuple(trait(effect) for effect in effects)
        self.affinity = tuple(next((e for e in effect if isinstance(e, AttackDice)), None) for effect in effects)
        self.extra_hits = tuple(sum(e.amount for e in effect if isinstance(e, ExtraHit)) for effect in effects)
        self.area_dice = tuple(sum(e.count for e in effect if isinstance(e, AreaAttackDie)) for effect in effects)
        self.death_blow = tuple(sum(e.amount for e in effect if isinstance(e, HitAll)) for effect in effects)
        self.forbids = tuple(tuple(w for e in effect if isinstance(e, Forbid) for w in e.what) for effect in effects)
        self.traps_needed = tuple(
            next((e.amount for e in effect if isinstance(e, TrapsNeeded)), 1) for effect in effects
        )
        self.panic_drawn = tuple(next((e.amount for e in effect if isinstance(e, PanicDraw)), 1) for effect in effects)
        self.shame = tuple(sum(e.amount for e in effect if isinstance(e, LoseGlory)) for effect in effects)
        self.moves_when = tuple(next((e.when for e in effect if isinstance(e, ToEntrance)), "") for effect in effects)

    def read_lands(self, entries: dict[str, LandEntry]) -> None:
        self.lands = tuple(entries)
        self.land_id = {name: i for i, name in enumerate(entries)}
        of = tuple(entries.values())
        self.land_affiliation = tuple(AFFILIATIONS.index(land.affiliation) for land in of)
        self.conquest_value = tuple(land.conquest_value for land in of)
        self.land_glory = tuple(land.reward["glory"] for land in of)
        needs = []
        for name, land in entries.items():
            with reading(f"lands.yaml: {name}.dice"):
                needs.append(need(land.dice))
        self.land_need = tuple(needs)
        self.land_feature = tuple(effect[0] for effect in self.effects("lands", entries))

    def read_traps(self, entries: dict[str, TrapEntry]) -> None:
        """ML-COMP-06  64 tokens of 27 kinds; each token is a card."""
        effects = dict(zip(entries, self.effects("traps", entries), strict=True))
        names = [name for name, entry in entries.items() for _ in range(entry.count)]
        self.names = tuple(names)
        self.card_id = {name: Card(i) for i, name in reversed(list(enumerate(names)))}
        self.trap_kind = tuple(TRAP_KINDS.index(entries[name].kind) for name in names)
        self.trap_cost = tuple(entries[name].cost for name in names)
        self.trap_effect = tuple(effects[name] for name in names)
        self.trap_trait = tuple(trait(effects[name]) for name in names)

    def read_loot(self, entries: dict[str, Worded]) -> None:
        self.loot = tuple(name for name, entry in entries.items() for _ in range(entry.count))
        self.loot_id = {name: i for i, name in enumerate(self.loot)}
        effects = dict(zip(entries, self.effects("loot", entries), strict=True))
        self.loot_effect = tuple(effects[name] for name in self.loot)
        self.loot_timing = tuple(entries[name].timing for name in self.loot)
        self.loot_trait = tuple(trait(effect) for effect in self.loot_effect)
        self.loot_trophies = tuple(
            sum(e.amount for e in effect if isinstance(e, TrophyValue)) for effect in self.loot_effect
        )
        self.loot_glory = tuple(glory_when(effect) for effect in self.loot_effect)

    def read_equipment(self, entries: dict[str, EquipmentEntry]) -> None:
        self.equipment = tuple(entries)
        self.equipment_id = {name: i for i, name in enumerate(entries)}
        of, effects = tuple(entries.values()), self.effects("equipment", entries)
        self.equipment_type = tuple(EQUIPMENT_TYPES.index(e.type) for e in of)
        self.equipment_cost = tuple(e.cost for e in of)
        self.feature = tuple(effects)
        self.equipment_trait = tuple(trait(effect) for effect in effects)
        self.equipment_deploys = tuple(e.timing == "deployment" for e in of)
        self.feature_on_a_turn = tuple(used_on_a_turn(effect) for effect in effects)
        self.equipment_discount = tuple(discount_of(effect) for effect in effects)
        self.equipment_limit = tuple(limit_of(effect) for effect in effects)

    def read_quests(self, entries: dict[str, QuestEntry]) -> None:
        self.quests = tuple(entries)
        self.quest_id = {name: i for i, name in enumerate(entries)}
        with reading("quest_tiles.yaml"):
            a, b = [e.side_a for e in entries.values()], [e.side_b for e in entries.values()]
            self.quest_need = tuple(need(side["dice"]) for side in a), tuple(need(side["dice"]) for side in b)
            self.target = tuple(side["target"] for side in a)
            self.quest_reward = tuple(resources(side["reward"]) for side in a)
            self.penalty = tuple(side["penalty"]["glory"] for side in a)
            self.contract_cost = tuple(resources(side["discard"]) for side in b)
            self.contract_rewards = tuple(
                (resources(side["reward_left"]), resources(side["reward_right"])) for side in b
            )

    def read_trails(self, entries: dict[str, TrailEntry]) -> None:
        """Both sides of each tile: `guides[tile][side][trail]`."""
        self.tiles = tuple(entries)
        self.tile_id = {name: i for i, name in enumerate(entries)}
        with reading("trail_tiles.yaml"):
            self.guides = tuple(
                tuple(tuple(self.guide(trail) for trail in side) for side in (entry.side_a, entry.side_b))
                for entry in entries.values()
            )

    def guide(self, body: Mapping[str, Any]) -> TrailGuide:
        fits("trail", body, ("required", "reinforce", "bonus"))
        bonus = self.steps(body["bonus"], "trail_tiles.yaml: bonus")
        more = body["reinforce"]
        colours = tuple(COLOURS.index(colour) for colour in more["colours"])
        return TrailGuide(need(body["required"]), colours, more["max"], bonus, trait(bonus), brings(bonus))

    def read_buildings(self, entries: dict[str, BuildingEntry]) -> None:
        """ML-COMP-08  Seven buildings; all their dice spaces but the Merchant's are numbered through."""
        of = [entries[name] for name in BUILDINGS]
        self.building_names = BUILDINGS
        self.accepts = tuple(tuple(COLOURS.index(colour) for colour in b.accepts) for b in of)
        spaces: list[range] = []
        self.space_facts: tuple[dict[str, Any], ...] = ()
        for b in of:
            own = tuple(space for space in b.spaces if space["kind"] != "unlimited")
            spaces.append(range(len(self.space_facts), len(self.space_facts) + len(own)))
            self.space_facts += own
        self.all_spaces = tuple(map(tuple, spaces))
        few = tuple(tuple(s for s in each if self.space_facts[s].get("min_players", 1) <= 2) for each in spaces)
        self.spaces = few, few, few, self.all_spaces, self.all_spaces  # ML-DEPLOY-07  by number of players
        self.space_dice = tuple(2 if space["kind"] == "double" else 1 for space in self.space_facts)
        self.space_gold = tuple(space.get("gold", 0) for space in self.space_facts)
        self.space_brews = tuple(space.get("gain_tokens", 0) for space in self.space_facts)
        lodge, _, tavern, armoury, merchant, market, _ = of
        self.shown_traps, self.shown_equipment = lodge.display, market.display
        self.shown_members, self.shown_members_solo = tavern.display, tavern.display_solo
        self.beer = tavern.beer_round_cost
        self.most_defence, self.defence_cost = armoury.max_tokens, armoury.token_cost
        self.gold_per_die = merchant.gold_per_die

    def read_numbers(self) -> None:
        setup = self.setup
        limits = setup["limits"]
        self.limit = {"trap": limits["traps"], "defence": limits["defence"]}
        self.most = (10**6, 10**6, limits["potions"], limits["poisons"], limits["defence"])  # by token
        self.brackets = tuple(
            (b["max"] if b["max"] is not None else 10**6, tuple(b["dice"].get(c, 0) for c in COLOURS), b["wage"])
            for b in setup["clan_board"]["glory_brackets"]
        )
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

    def card_name(self, card: Card) -> str:
        return self.names[card]


def discount_of(effects: tuple[Effect, ...]) -> tuple[int, int]:
    """(building, amount) of a discount; (-1, 0): none."""
    return next(((e.building, e.amount) for e in effects if isinstance(e, Discount)), (-1, 0))


def used_on_a_turn(effects: tuple[Effect, ...]) -> bool:
    """ML-CORE-12  Whether its owner uses it on a turn of the Deployment phase."""
    return any(isinstance(e, USED_ON_A_TURN) and getattr(e, "when", "now") == "now" for e in effects)


def limit_of(effects: tuple[Effect, ...]) -> int:
    return sum(e.amount for e in effects if isinstance(e, Limit))


def brings(effects: tuple[Effect, ...]) -> tuple[int, int, int]:
    """ML-TRAIL-11, ML-TRAIL-12  Potion, poison and gold that a trail puts on the assignment token."""
    found: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, Gain):
            found.update((RESOURCES[what], n) for what, n in effect.amounts)
    return found.get("potion", 0), found.get("poison", 0), found.get("gold", 0)


def glory_when(effects: tuple[Effect, ...]) -> tuple[str, int]:
    """The deed for which a loot token gives glory, and how much."""
    for effect in effects:
        if isinstance(effect, Gain) and effect.when != "now":
            return effect.when, dict(effect.amounts)[RESOURCES.index("glory")]
    return "", 0


@cache
def load(pack: Path | None = None) -> Catalogue:
    with reading(str(pack or FILES)):
        return Catalogue(pack)


def catalogue(content: str | Path | None = None) -> Catalogue:
    """Our cards, or ours with a folder of other values laid over them."""
    return load(Path(content).resolve() if content else None)


provenance, faces = SHELF.provenance, SHELF.faces

__all__ = ["FAMILIES", "Catalogue", "Need", "TrailGuide", "catalogue", "faces", "provenance"]
