"""The components as records of facts, made once from the card files and shared by every table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from karczma.effects.load import fits, reading
from karczma.games.monster_lands.table.entries import (
    EffectEntry,
    EquipmentEntry,
    LandEntry,
    MemberEntry,
    MonsterEntry,
    QuestEntry,
    TrapEntry,
)
from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    COLOURS,
    EQUIPMENT_TYPES,
    NO_AFFILIATION,
    NOBODY,
    RESOURCES,
    TRAP_KINDS,
)
from karczma.games.monster_lands.table.traits import Trait, trait
from karczma.games.monster_lands.table.verbs import (
    Amounts,
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
from karczma.kernel.bases import Plain
from karczma.kernel.quantities import Effect
from karczma.kernel.state import value

NO_LIMIT = 10**6
USED_ON_A_TURN = (Gain, GainChoice, PayGain, ExchangeDice)
Effects = tuple[Effect, ...]
Need = tuple[int, int, int, int, int]  # strength, magic, influence dice; then a mask of colours and how many of these
E = TypeVar("E", bound=Effect)


def need(body: Mapping[str, Any]) -> Need:
    """The dice that a trail, a quest or a land asks for."""
    fits("dice", body, may=(*COLOURS, "any_of", "count"))
    mask = sum(1 << COLOURS.index(colour) for colour in body.get("any_of", ()))
    strength, magic, influence = (body.get(colour, 0) for colour in COLOURS)
    return strength, magic, influence, mask, body.get("count", 0)


class WithAmount(Protocol):
    @property
    def amount(self) -> int: ...


def first(effects: Effects, verb: type[E]) -> E | None:
    return next((effect for effect in effects if isinstance(effect, verb)), None)


def amount(effects: Effects, verb: type[WithAmount], otherwise: int = 0) -> int:
    """What the effects of a verb come to, or what holds without one."""
    found = [effect.amount for effect in effects if isinstance(effect, verb)]
    return sum(found) if found else otherwise


@value
class Component(Plain):
    name: str


@value
class Bearer(Component):
    """What a member or its equipment gives the clan."""

    trait: Trait
    used_on_a_turn: bool
    discount_at: int  # the building,
    discount: int  # and how much less is paid there
    more_traps: int


def given(effects: Effects) -> dict[str, Any]:
    """The fields of a bearer with these effects."""
    discount = first(effects, Discount)
    return {
        "trait": trait(effects),
        "used_on_a_turn": used_on_a_turn(effects),
        "discount_at": discount.building if discount else NOBODY,
        "discount": discount.amount if discount else 0,
        "more_traps": amount(effects, Limit),
    }


def used_on_a_turn(effects: Effects) -> bool:
    """ML-CORE-12  Whether its owner uses it on a turn of the Deployment phase."""
    return any(isinstance(e, USED_ON_A_TURN) and getattr(e, "when", "now") == "now" for e in effects)


@value
class Member(Bearer):
    affiliation: int
    cost: int
    reputation: int
    dice: tuple[int, ...]  # by colour
    ability: Effects

    @classmethod
    def of(cls, name: str, entry: MemberEntry, ability: Effects) -> Member:
        return cls(
            name=name,
            affiliation=AFFILIATIONS.index(entry.affiliation) if entry.affiliation else NO_AFFILIATION,
            cost=entry.cost,
            reputation=entry.reputation,
            dice=tuple(entry.dice.get(colour, 0) for colour in COLOURS),
            ability=ability,
            **given(ability),
        )


@value
class Equipment(Bearer):
    type: int
    cost: int
    feature: Effects

    @classmethod
    def of(cls, name: str, entry: EquipmentEntry, feature: Effects) -> Equipment:
        return cls(
            name=name,
            type=EQUIPMENT_TYPES.index(entry.type),
            cost=entry.cost,
            feature=feature,
            **given(feature),
        )


@value
class Monster(Component):
    """What it is worth, and what its power changes."""

    affiliation: int
    is_level_a: bool
    attack: int
    capture_value: int
    capture_glory: int
    capture_gold: int
    kill_value: int
    kill_glory: int
    trophy: int
    power: Effects
    trait: Trait
    affinity: AttackDice | None
    extra_hits: int
    area_dice: int
    death_blow: int
    forbids: tuple[str, ...]
    traps_needed: int
    panic_drawn: int
    shame: int
    moves_when: str  # to the Entrance; "": never

    @classmethod
    def of(cls, name: str, entry: MonsterEntry, power: Effects) -> Monster:
        area, moves = first(power, AreaAttackDie), first(power, ToEntrance)
        return cls(
            name=name,
            affiliation=AFFILIATIONS.index(entry.affiliation),
            is_level_a=entry.level == "A",
            attack=entry.attack,
            capture_value=entry.capture_value,
            capture_glory=entry.capture_reward["glory"],
            capture_gold=entry.capture_reward["gold"],
            kill_value=entry.kill_value,
            kill_glory=entry.kill_reward["glory"],
            trophy=entry.kill_reward["trophy"],
            power=power,
            trait=trait(power),
            affinity=first(power, AttackDice),
            extra_hits=amount(power, ExtraHit),
            area_dice=area.count if area else 0,
            death_blow=amount(power, HitAll),
            forbids=tuple(what for effect in power if isinstance(effect, Forbid) for what in effect.what),
            traps_needed=amount(power, TrapsNeeded, otherwise=1),
            panic_drawn=amount(power, PanicDraw, otherwise=1),
            shame=amount(power, LoseGlory),
            moves_when=moves.when if moves else "",
        )


@value
class Land(Component):
    affiliation: int
    conquest_value: int
    glory: int
    need: Need  # the dice that its feature takes
    feature: Effect

    @classmethod
    def of(cls, name: str, entry: LandEntry, features: Effects) -> Land:
        with reading(f"lands.yaml: {name}.dice"):
            wanted = need(entry.dice)
        return cls(
            name=name,
            affiliation=AFFILIATIONS.index(entry.affiliation),
            conquest_value=entry.conquest_value,
            glory=entry.reward["glory"],
            need=wanted,
            feature=features[0],
        )


@value
class Trap(Component):
    """A trap token, or a ploy."""

    kind: int
    cost: int
    effects: Effects
    trait: Trait

    @classmethod
    def of(cls, name: str, entry: TrapEntry, effects: Effects) -> Trap:
        kind = TRAP_KINDS.index(entry.kind)
        return cls(name=name, kind=kind, cost=entry.cost, effects=effects, trait=trait(effects))


@value
class Loot(Component):
    timing: str
    effects: Effects
    trait: Trait
    trophies: int
    deed: str  # for which it gives glory; "": for none,
    glory: int  # and how much

    @classmethod
    def of(cls, name: str, entry: EffectEntry, effects: Effects) -> Loot:
        rewards = [effect for effect in effects if isinstance(effect, Gain) and effect.when != "now"]
        return cls(
            name=name,
            timing=entry.timing,
            effects=effects,
            trait=trait(effects),
            trophies=amount(effects, TrophyValue),
            deed=rewards[0].when if rewards else "",
            glory=dict(rewards[0].amounts)[RESOURCES.index("glory")] if rewards else 0,
        )


@value
class ContractTerms(Plain):
    """Side B of a quest tile."""

    need: Need
    cost: Amounts
    rewards: tuple[Amounts, Amounts]  # of the left and the right trail


@value
class Quest(Component):
    """A quest tile: side A, and the contract behind it."""

    need: Need
    target: int
    reward: Amounts
    penalty: int  # in glory
    contract: ContractTerms

    @classmethod
    def of(cls, name: str, entry: QuestEntry) -> Quest:
        a, b = entry.side_a, entry.side_b
        return cls(
            name=name,
            need=need(a["dice"]),
            target=a["target"],
            reward=resources(a["reward"]),
            penalty=a["penalty"]["glory"],
            contract=ContractTerms(
                need=need(b["dice"]),
                cost=resources(b["discard"]),
                rewards=(resources(b["reward_left"]), resources(b["reward_right"])),
            ),
        )


@value
class TrailGuide(Plain):
    """One trail of a guideline tile."""

    need: Need
    colours: tuple[int, ...]  # of reinforcement
    most: int
    bonus: Effects
    trait: Trait
    brings: tuple[int, int, int]  # potion, poison, gold on the assignment token

    @classmethod
    def of(cls, body: Mapping[str, Any], bonus: Effects) -> TrailGuide:
        fits("trail", body, ("required", "reinforce", "bonus"))
        more = body["reinforce"]
        colours = tuple(COLOURS.index(colour) for colour in more["colours"])
        return cls(need(body["required"]), colours, more["max"], bonus, trait(bonus), brings(bonus))


def brings(effects: Effects) -> tuple[int, int, int]:
    """ML-TRAIL-11, ML-TRAIL-12  Potion, poison and gold that a trail puts on the assignment token."""
    found: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, Gain):
            found.update((RESOURCES[what], n) for what, n in effect.amounts)
    return found.get("potion", 0), found.get("poison", 0), found.get("gold", 0)


@value
class Tile(Component):
    """A trail guideline tile: four trails on either side."""

    sides: tuple[tuple[TrailGuide, ...], ...]


@value
class DiceSpace(Plain):
    """A space for dice in the Citadel: how many it takes, and what it gives."""

    dice: int
    gold: int
    brews: int
    fewest_players: int  # ML-DEPLOY-07

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> DiceSpace:
        return cls(
            dice=2 if body["kind"] == "double" else 1,
            gold=body.get("gold", 0),
            brews=body.get("gain_tokens", 0),
            fewest_players=body.get("min_players", 1),
        )


@value
class Bracket(Plain):
    """ML-POOL-02  What the clan board says of so much glory."""

    most: int  # glory
    dice: tuple[int, ...]
    wage: int

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> Bracket:
        most = NO_LIMIT if body["max"] is None else body["max"]
        return cls(most, tuple(body["dice"].get(colour, 0) for colour in COLOURS), body["wage"])
