"""The cards as tables of facts, compiled once from cards/*.yaml. Kinds and cards are numbers here; names stay in data.

VK-ICON-01  Four types of cards, and the Starters, a type of their own. Kinds: citizens (the Starters are the last two),
monsters, terrains. Cards, because they may lie face down: domains first, then dukes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from karczma.effects.load import ContentError, Entry, Vocabulary, content_id, read_cards, read_yaml
from karczma.effects.schema import CardText
from karczma.effects.verbs import Count, Steal
from karczma.games.valeria.actions import Acquire, Recruit, Slay
from karczma.games.valeria.moments import MOMENTS, QUESTIONS
from karczma.games.valeria.roll import UseDomain
from karczma.games.valeria.terms import NUMBERS, ROLES, TOKENS, TYPES
from karczma.games.valeria.verbs import VERBS, DiePower
from karczma.kernel.questions import Effect, When, While
from karczma.kernel.zones import Card

FILES = Path(__file__).parent / "cards"
ZONES = frozenset({"citizens", "domains", "slain", "icons", "resources"})


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


class MonsterEntry(Entry, frozen=True, kw_only=True):
    terrain: str
    type: str
    cost: dict[str, int]
    vp: int
    copies: dict[str, int]
    do: CardText


class DomainEntry(Entry, frozen=True, kw_only=True):
    cost: dict[str, int]
    needs: dict[str, int]
    vp: int
    copies: int
    do: CardText = msgspec.field(default_factory=list)
    when: list[dict[str, Any]] = msgspec.field(default_factory=list)
    while_: list[dict[str, Any]] = msgspec.field(default_factory=list, name="while")


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


class Catalogue:
    """All facts of all cards. Never changed after it is made, so every table shares it."""

    def __init__(self, pack: Path | None = None) -> None:
        self.id = content_id(pack)
        self.pack = pack
        self.text = Vocabulary(TOKENS, ZONES, VERBS)
        self.setup: dict[int, dict[str, Any]] = read_yaml(FILES / "setup.yaml")["setup_by_players"]
        self.sets = self.read("sets")
        self.read_citizens()
        self.read_monsters()
        self.read_domains()
        self.read_dukes()

    def read(self, family: str) -> dict[str, Any]:
        return read_cards(FILES / f"{family}.yaml", FAMILIES[family], self.pack)

    def read_citizens(self) -> None:
        """VK-COMP-01  Eighteen Citizens, and the two Starters, which bear the name of a Citizen but no Role."""
        entries: dict[str, CitizenEntry] = self.read("citizens")
        self.citizens = tuple(entries)
        self.citizen_id = {name: kind for kind, name in enumerate(entries)}
        cards = tuple(entries.values())
        self.starters = tuple(kind for kind, c in enumerate(cards) if c.type == "starter")
        self.role = tuple(ROLES.index(c.role) if c.role else -1 for c in cards)  # VK-CIT-03, VK-BUY-04
        self.cost = tuple(c.cost["gold"] if c.cost else 0 for c in cards)  # VK-CIT-05  the base cost
        self.plus = tuple(c.plus for c in cards)
        self.copies = tuple(c.copies for c in cards)
        self.numbers = tuple(c.numbers for c in cards)
        self.by_number = tuple(tuple(k for k, c in enumerate(cards) if n in c.numbers) for n in range(13))
        bears = [self.citizen_id[c.name_of or name] for name, c in entries.items()]  # VK-CIT-01
        self.same_name = tuple(tuple(k for k, b in enumerate(bears) if b == name) for name in bears)  # VK-RECR-03
        self.place = tuple(NUMBERS.index(c.numbers) for c in cards)  # VK-SETUP-13
        self.active = self.effects("citizens", {name: c.active for name, c in entries.items()})
        self.inactive = self.effects("citizens", {name: c.inactive for name, c in entries.items()})
        self.recruits = tuple(Recruit(name) for name in self.citizens)  # choices are values: built once, offered often
        self.thieves = tuple(isinstance(effect, Steal) for effect in self.active)  # VK-HARV-12

    def read_monsters(self) -> None:
        """VK-COMP-02, VK-MON-01, VK-MON-02, VK-MON-04  Eight Terrains, four types; Strength, and perhaps Magic."""
        terrains: dict[str, TerrainEntry] = self.read("terrains")
        self.terrains = tuple(sorted(terrains, key=lambda name: terrains[name].rank))  # VK-SETUP-08  left to right
        entries: dict[str, MonsterEntry] = self.read("monsters")
        self.monsters = tuple(entries)
        self.monster_id = {name: kind for kind, name in enumerate(entries)}
        cards = tuple(entries.values())
        self.terrain = tuple(self.terrains.index(m.terrain) for m in cards)
        self.type = tuple(TYPES.index(m.type) for m in cards)
        self.strength = tuple(m.cost["strength"] for m in cards)
        self.magic = tuple(m.cost.get("magic", 0) for m in cards)
        self.monster_vp = tuple(m.vp for m in cards)
        self.usual = tuple(m.copies["usual"] for m in cards)
        self.for_five = tuple(m.copies["five_players"] for m in cards)  # VK-ICON-17
        self.slays = tuple(Slay(name) for name in self.monsters)
        self.reward = self.effects("monsters", {name: m.do for name, m in entries.items()})

    def read_domains(self) -> None:
        """VK-COMP-03, VK-DOM-01  An immediate reward, or a standing power with its own timing."""
        entries: dict[str, DomainEntry] = self.read("domains")
        self.domains = tuple(entries)
        self.domain_id = {name: Card(card) for card, name in enumerate(entries)}
        cards = tuple(entries.values())
        self.price = tuple(d.cost["gold"] for d in cards)
        self.needs = tuple(tuple((ROLES.index(role), n) for role, n in d.needs.items()) for d in cards)
        self.domain_vp = tuple(d.vp for d in cards)
        self.acquires = tuple(Acquire(name) for name in self.domains)
        self.use_domain = tuple(UseDomain(name) for name in self.domains)
        self.at_once = tuple(
            self.text.compiled(d.do, f"domains.yaml: {name}.do") if d.do else None for name, d in entries.items()
        )
        self.standing = tuple(self.rules_of(name, d) for name, d in entries.items())
        self.die_power = tuple(self.die_power_of(name, d) for name, d in entries.items())

    def rules_of(self, name: str, domain: DomainEntry) -> tuple[While | When, ...]:
        rules: list[While | When] = []
        for at in domain.when:
            if at.get("moment") != "roll_phase":  # VK-ROLL-04  dice powers are offered, not triggered
                event = known(MOMENTS, at.get("moment"), f"domains.yaml: {name}.when")
                effect = self.text.compiled(at["do"], f"domains.yaml: {name}.when")
                rules.append(When(event, effect, at.get("whose") != "anybody"))
        for while_ in domain.while_:
            question = known(QUESTIONS, while_.get("question"), f"domains.yaml: {name}.while")
            rules.append(While(question, while_.get("times", 1), while_.get("add", 0)))
        return tuple(rules)

    def die_power_of(self, name: str, domain: DomainEntry) -> DiePower | None:
        for at in domain.when:
            if at.get("moment") == "roll_phase":
                effect = self.text.compiled(at["do"], f"domains.yaml: {name}.when")
                if not isinstance(effect, DiePower):
                    raise ContentError(f"domains.yaml: {name}.when: only dice are changed in the roll phase")
                return effect
        return None

    def read_dukes(self) -> None:
        """VK-COMP-04, VK-DUKE-01  What each Duke scores: so many points for each thing counted."""
        entries: dict[str, DukeEntry] = self.read("dukes")
        self.first_duke = len(self.domains)
        self.dukes = tuple(entries)
        self.duke_id = {name: Card(self.first_duke + i) for i, name in enumerate(entries)}
        self.score: tuple[tuple[Count, ...], ...] = tuple(
            tuple(self.text.count(each["vp"]) for each in duke.score) for duke in entries.values()
        )

    def effects(self, family: str, steps: Mapping[str, CardText]) -> tuple[Effect, ...]:
        return tuple(self.text.compiled(each, f"{family}.yaml: {name}") for name, each in steps.items())

    def card_name(self, card: Card) -> str:
        return self.domains[card] if card < self.first_duke else self.dukes[card - self.first_duke]


def known(names: Mapping[str, Any], name: Any, where: str) -> Any:
    if name not in names:
        raise ContentError(f"{where}: {name!r} is not one of {', '.join(names)}")
    return names[name]


@cache
def load(pack: Path | None = None) -> Catalogue:
    return Catalogue(pack)


def catalogue(content: str | Path | None = None) -> Catalogue:
    """Our cards, or ours with a folder of other values laid over them."""
    return load(Path(content).resolve() if content else None)


def provenance() -> dict[str, int]:
    """How many components have their values from where. What comes in no copies (a Terrain, a set) is none."""
    components = {family: kind for family, kind in FAMILIES.items() if "copies" in kind.__struct_fields__}
    read = [read_cards(FILES / f"{family}.yaml", kind) for family, kind in components.items()]
    return dict(Counter(card.source for cards in read for card in cards.values()))


def faces() -> dict[str, dict[str, Any]]:
    """The cards as their files tell them, by family: what a client draws card faces from."""
    families = ("citizens", "monsters", "domains", "dukes", "terrains", "sets")
    return {family: read_yaml(FILES / f"{family}.yaml")["cards"] for family in families}
