"""The cards as tables of facts, compiled once from cards/*.yaml. Kinds and cards are numbers here; names stay in data.

VK-ICON-01  Four types of cards, and the Starters, a type of their own. Kinds: citizens (the Starters are the last two),
monsters, terrains. Cards, because they may lie face down: domains first, then dukes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from karczma.effects.card_files import CardFiles
from karczma.effects.load import (
    ContentError,
    Entry,
    Vocabulary,
    Words,
    content_id,
    fits,
    one_of,
    read_yaml,
    reading,
)
from karczma.effects.schema import CardText
from karczma.effects.verbs import Count
from karczma.games.valeria.citizens import Recruit
from karczma.games.valeria.domains import Acquire
from karczma.games.valeria.monsters import Slay
from karczma.games.valeria.roll import UseDomain
from karczma.games.valeria.table.moments import MOMENTS, QUANTITIES
from karczma.games.valeria.table.terms import NUMBERS, ROLES, TOKENS, TYPES
from karczma.games.valeria.table.theft import Steal
from karczma.games.valeria.table.verbs import VERBS, DiePower
from karczma.kernel.quantities import Effect, When, While
from karczma.kernel.zones import Card

FILES = Path(__file__).parents[1] / "cards"


class CitizenEntry(Entry, frozen=True, kw_only=True):
    type: str
    numbers: tuple[int, ...]
    role: str | None
    cost: dict[str, int] | None
    active: CardText
    inactive: CardText
    copies: int
    plus: bool = False
    name_of: str = ""  # of a Starter: the Citizen whose name it bears

    def __post_init__(self) -> None:
        one_of("type", self.type, ("citizen", "starter"))
        one_of("numbers", self.numbers, NUMBERS)
        one_of("role", self.role, ROLES if self.type == "citizen" else (None,))
        fits("cost", self.cost or {}, must=("gold",) if self.type == "citizen" else ())


class MonsterEntry(Entry, frozen=True, kw_only=True):
    terrain: str
    type: str
    cost: dict[str, int]
    vp: int
    copies: dict[str, int]
    do: CardText

    def __post_init__(self) -> None:
        one_of("type", self.type, TYPES)
        fits("cost", self.cost, must=("strength",), may=("magic",))
        fits("copies", self.copies, must=("usual", "five_players"))


class DomainEntry(Entry, frozen=True, kw_only=True):
    cost: dict[str, int]
    needs: dict[str, int]
    vp: int
    copies: int
    do: CardText = msgspec.field(default_factory=list)
    when: list[dict[str, Any]] = msgspec.field(default_factory=list)
    while_: list[dict[str, Any]] = msgspec.field(default_factory=list, name="while")

    def __post_init__(self) -> None:
        fits("cost", self.cost, must=("gold",))
        fits("needs", self.needs, may=ROLES)


class DukeEntry(Entry, frozen=True, kw_only=True):
    copies: int
    score: list[dict[str, Any]]


class TerrainEntry(Entry, frozen=True, kw_only=True):
    rank: int
    lowest_strength: int
    highest_strength: int


class SetEntry(Entry, frozen=True, kw_only=True):
    terrains: tuple[str, ...]
    citizens: tuple[str, ...]
    removed_domains: tuple[str, ...]


FAMILIES: Mapping[str, type[Entry]] = {  # one card file each
    "citizens": CitizenEntry,
    "monsters": MonsterEntry,
    "domains": DomainEntry,
    "dukes": DukeEntry,
    "terrains": TerrainEntry,
    "sets": SetEntry,
}
CARD_FILES = CardFiles(FILES, FAMILIES)


class Catalogue:
    """All facts of all cards. Never changed after it is made, so every table shares it."""

    def __init__(self, pack: Path | None = None) -> None:
        self.id = content_id(pack, FAMILIES)
        self.pack = pack
        self.setup: dict[int, dict[str, Any]] = read_yaml(FILES / "setup.yaml")["setup_by_players"]
        read = CARD_FILES.read(pack)
        self.text = Vocabulary(TOKENS, zones(read["citizens"], read["terrains"]), VERBS)
        self.read_citizens(read["citizens"])
        self.read_monsters(read["monsters"], read["terrains"])
        self.read_domains(read["domains"])
        self.read_dukes(read["dukes"])
        self.read_sets(read["sets"])

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.pack,)  # copied and pickled by name: it is shared there, too

    def read_citizens(self, entries: dict[str, CitizenEntry]) -> None:
        """VK-COMP-01  Eighteen Citizens, and the two Starters, which bear the name of a Citizen but no Role."""
        self.citizens = tuple(entries)
        self.citizen_id = {name: kind for kind, name in enumerate(entries)}
        cards = tuple(entries.values())
        self.starters = tuple(kind for kind, c in enumerate(cards) if c.type == "starter")
        self.role = tuple(ROLES.index(c.role) if c.role else -1 for c in cards)  # VK-CIT-03, VK-BUY-04
        self.cost = tuple(c.cost["gold"] if c.cost else 0 for c in cards)  # VK-CIT-05  the base cost
        self.plus = tuple(c.plus for c in cards)  # VK-RECR-02
        self.copies = tuple(c.copies for c in cards)
        self.numbers = tuple(c.numbers for c in cards)
        self.by_number = tuple(tuple(k for k, c in enumerate(cards) if n in c.numbers) for n in range(13))  # VK-ROLL-02
        bears = [  # VK-CIT-01
            known(self.citizen_id, c.name_of or name, f"citizens.yaml: {name}") for name, c in entries.items()
        ]
        self.same_name = tuple(tuple(k for k, b in enumerate(bears) if b == name) for name in bears)  # VK-RECR-03
        self.place = tuple(NUMBERS.index(c.numbers) for c in cards)  # VK-SETUP-13
        self.active = self.effects("citizens", {name: c.active for name, c in entries.items()})  # VK-HARV-02
        self.inactive = self.effects("citizens", {name: c.inactive for name, c in entries.items()})  # VK-HARV-03
        self.recruits = tuple(Recruit(name) for name in self.citizens)  # VK-RECR-01  built once, offered often
        self.thieves = tuple(isinstance(effect, Steal) for effect in self.active)  # VK-HARV-12

    def read_monsters(self, entries: dict[str, MonsterEntry], terrains: dict[str, TerrainEntry]) -> None:
        """VK-COMP-02, VK-MON-01, VK-MON-02, VK-MON-04  Eight Terrains, four types; Strength, and perhaps Magic."""
        self.terrains = tuple(sorted(terrains, key=lambda name: terrains[name].rank))  # VK-SETUP-08  left to right
        self.monsters = tuple(entries)
        self.monster_id = {name: kind for kind, name in enumerate(entries)}
        cards = tuple(entries.values())
        place = {terrain: i for i, terrain in enumerate(self.terrains)}
        self.terrain = tuple(known(place, m.terrain, f"monsters.yaml: {name}") for name, m in entries.items())
        self.type = tuple(TYPES.index(m.type) for m in cards)
        self.strength = tuple(m.cost["strength"] for m in cards)
        self.magic = tuple(m.cost.get("magic", 0) for m in cards)
        self.monster_vp = tuple(m.vp for m in cards)  # VK-MON-14
        self.usual = tuple(m.copies["usual"] for m in cards)
        self.for_five = tuple(m.copies["five_players"] for m in cards)  # VK-ICON-17
        self.strongest = tuple(  # VK-SLAY-01  what an exhausted stack shows
            max((kind for kind in range(len(cards)) if self.terrain[kind] == terrain), key=self.strength.__getitem__)
            for terrain in range(len(self.terrains))
        )
        self.slays = tuple(Slay(name) for name in self.monsters)  # VK-SLAY-01
        self.reward = self.effects("monsters", {name: m.do for name, m in entries.items()})  # VK-SLAY-07

    def read_domains(self, entries: dict[str, DomainEntry]) -> None:
        """VK-COMP-03, VK-DOM-01  An immediate reward, or a standing power with its own timing."""
        self.domains = tuple(entries)
        self.domain_id = {name: Card(card) for card, name in enumerate(entries)}
        cards = tuple(entries.values())
        self.price = tuple(d.cost["gold"] for d in cards)
        self.needs = tuple(tuple((ROLES.index(role), n) for role, n in d.needs.items()) for d in cards)
        self.domain_vp = tuple(d.vp for d in cards)  # VK-DOM-03
        self.acquires = tuple(Acquire(name) for name in self.domains)  # VK-BUY-01
        self.use_domain = tuple(UseDomain(name) for name in self.domains)  # VK-ROLL-04
        self.at_once = tuple(
            self.text.compiled(d.do, f"domains.yaml: {name}.do") if d.do else None for name, d in entries.items()
        )
        self.standing = tuple(self.rules_of(name, d) for name, d in entries.items())
        self.die_power = tuple(self.die_power_of(name, d) for name, d in entries.items())

    def rules_of(self, name: str, domain: DomainEntry) -> tuple[While | When, ...]:
        rules: list[While | When] = []
        for at in domain.when:
            with reading(f"domains.yaml: {name}.when"):
                fits("when", at, must=("moment", "do"), may=("whose",))
                if at["moment"] != "roll_phase":  # VK-ROLL-04  dice powers are offered, not triggered
                    one_of("moment", at["moment"], MOMENTS)
                    one_of("whose", at.get("whose", "owner"), ("owner", "anybody"))
                    mine = at.get("whose") != "anybody"
                    rules.append(When(MOMENTS[at["moment"]], self.text.steps(at["do"]), mine))
        for while_ in domain.while_:
            with reading(f"domains.yaml: {name}.while"):
                rules.append(changed(**while_))
        return tuple(rules)

    def die_power_of(self, name: str, domain: DomainEntry) -> DiePower | None:
        for at in domain.when:
            if at["moment"] == "roll_phase":
                effect = self.text.compiled(at["do"], f"domains.yaml: {name}.when")
                if not isinstance(effect, DiePower):
                    raise ContentError(f"domains.yaml: {name}.when: only dice are changed in the roll phase")
                return effect
        return None

    def read_dukes(self, entries: dict[str, DukeEntry]) -> None:
        """VK-COMP-04, VK-DUKE-01  What each Duke scores: so many points for each thing counted."""
        self.first_duke = len(self.domains)
        self.dukes = tuple(entries)
        self.duke_id = {name: Card(self.first_duke + i) for i, name in enumerate(entries)}
        score: list[tuple[Count, ...]] = []
        for name, duke in entries.items():
            with reading(f"dukes.yaml: {name}"):
                score.append(tuple(self.text.count(each["vp"]) for each in duke.score))
        self.score = tuple(score)

    def read_sets(self, entries: dict[str, SetEntry]) -> None:
        """Terrains, Citizens and Domains that exist."""
        for name, chosen in entries.items():
            with reading(f"sets.yaml: {name}"):
                for terrain in chosen.terrains:
                    one_of("terrains", terrain, self.terrains)
                for citizen in chosen.citizens:
                    one_of("citizens", citizen, self.citizens)
                for domain in chosen.removed_domains:
                    one_of("removed_domains", domain, self.domains)
        self.sets = entries

    def effects(self, family: str, steps: Mapping[str, CardText]) -> tuple[Effect, ...]:
        return tuple(self.text.compiled(each, f"{family}.yaml: {name}") for name, each in steps.items())

    def card_name(self, card: Card) -> str:
        return self.domains[card] if card < self.first_duke else self.dukes[card - self.first_duke]


def zones(citizens: Collection[str], terrains: Collection[str]) -> Mapping[str, Words]:
    """What can be counted, and by what."""
    return {
        "citizens": {"role": ROLES, "name": citizens, "type": ("citizen",)},
        "slain": {"terrain": terrains, "type": TYPES},
        "domains": {},
        "icons": {"role": ROLES},
        "resources": {},
    }


def changed(question: str, times: Any = 1, add: Any = 0) -> While:
    one_of("question", question, QUANTITIES)
    if type(times) is not int or type(add) is not int:
        raise ValueError(f"times {times!r}, add {add!r}: whole numbers are expected")
    return While(QUANTITIES[question], times, add)


def known(names: Mapping[str, Any], name: Any, where: str) -> Any:
    if name not in names:
        raise ContentError(f"{where}: {name!r} is not one of {', '.join(names)}")
    return names[name]


@cache
def load(pack: Path | None = None) -> Catalogue:
    with reading(str(pack or FILES)):
        return Catalogue(pack)


def catalogue(content: str | Path | None = None) -> Catalogue:
    """Our cards, or ours with a folder of other values laid over them."""
    return load(Path(content).resolve() if content else None)


def provenance() -> dict[str, int]:
    """How many components have their values from where. What comes in no copies (a Terrain, a set) is none."""
    return CardFiles(
        FILES, {name: kind for name, kind in FAMILIES.items() if "copies" in kind.__struct_fields__}
    ).provenance()
