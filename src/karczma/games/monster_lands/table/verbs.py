"""What cards, tokens and tiles of this title can say, as values. Most are read by the rules, some are done.

Only what a player uses on a turn of the Deployment phase is `done`; what works in a battle or a quest is gathered from
everything that takes part (see traits.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.load import Compiler, Data, Vocabulary, fits, one_of
from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    ANY_AFFILIATION,
    BIT,
    BUILDINGS,
    COLOURS,
    RESOURCES,
)
from karczma.kernel.quantities import Effect
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.effects.load import Words

GAIN_WHEN = ("now", "capture", "kill", "capture_or_kill", "conquest", "mine", "survive")
EACH_WHEN = ("always", "battle", "conquest")
TOTAL_WHEN = ("battle", "capture", "kill", "conquest")
REROLL_WHERE = ("land", "quest", "trail")
FORBIDDEN = ("potion", "poison", "defence_ability", "weapon")
Amounts = tuple[tuple[int, int], ...]  # (resource, how many)


@value
class Gain(Effect):
    """`receive`: take resources, now or when something is achieved; dice join the pool, tokens obey their limits."""

    amounts: Amounts
    when: str = "now"


@value
class GainChoice(Effect):
    """`gain_choice`: receive one of the listed bundles."""

    bundles: tuple[Amounts, ...]


@value
class PayGain(Effect):
    """`pay_gain`: pay and receive; perhaps not while on a trail."""

    pay: Amounts
    gain: Amounts
    unassigned_only: bool = False


@value
class Defend(Effect):
    """`defend`: a defence ability that cancels so many hits of monsters of these affiliations."""

    amount: int
    against: int = ANY_AFFILIATION


@value
class Reroll(Effect):
    """`reroll`: so many rerolls of dice of these colours: on land trails, on quests, or on any trail."""

    colours: int  # a mask
    count: int
    where: str = "trail"


@value
class ModifyEach(Effect):
    """`modify_each`: added to every die of a colour on the trail."""

    colour: int
    amount: int
    when: str = "always"


@value
class ModifyTotal(Effect):
    """`modify_total`: added to the total of the trail: against a monster, for a capture, a kill or a conquest only."""

    amount: int
    when: str = "battle"


@value
class AddDice(Effect):
    """`add_dice`: so many dice of a colour come onto this token; `secured` ones are safe from ploys."""

    colour: int
    count: int
    secured: bool = False


@value
class StealDice(Effect):
    """`steal_dice`: up to so many dice of these colours are taken from an adjacent trail."""

    colours: int  # a mask
    count: int


@value
class RedirectAttack(Effect):
    """`redirect_attack`: so many attack dice are rolled first against a mercenary on an adjacent trail."""

    count: int


@value
class ExchangeDice(Effect):
    """`exchange_dice`: one die of a colour for others; a greenhorn exchanges any die for one of another colour."""

    give: int  # -1: any colour
    take: int  # -1: any other colour
    count: int = 1


@value
class Discount(Effect):
    """`discount`: so much gold less for a purchase in that building, even down to nothing."""

    building: int
    amount: int


@value
class Limit(Effect):
    """`limit`: so many more traps may be held."""

    amount: int


@value
class CaptureWithoutTrap(Effect):
    """`capture_without_trap`: no trap is needed for a capture."""


@value
class TakeLoot(Effect):
    """`take_loot`: take a displayed loot token; the display is filled at once."""


@value
class RecruitFree(Effect):
    """`recruit_free`: recruit a displayed mercenary for nothing; excess glory must suffice."""


@value
class EquipmentFree(Effect):
    """`equipment_free`: take a displayed equipment card for nothing."""


@value
class TrophyValue(Effect):
    """`trophy_value`: counts as so many trophies while it is kept."""

    amount: int


@value
class AttackDice(Effect):
    """`attack_dice`: extra attack dice in a land of an affiliation, in place of the usual one, or at the Entrance."""

    amount: int
    affiliation: int = -1
    entrance: bool = False


@value
class ExtraHit(Effect):
    """`extra_hit`: hits that come with each attack without a die."""

    amount: int


@value
class AreaAttackDie(Effect):
    """`area_attack_die`: with each attack so many dice more, which count for everybody in the land."""

    count: int


@value
class HitAll(Effect):
    """`hit_all`: when killed, so many hits on everybody in the land."""

    amount: int


@value
class Forbid(Effect):
    """`forbid`: these cannot be used against the monster."""

    what: tuple[str, ...]


@value
class TrapsNeeded(Effect):
    """`traps_needed`: a capture takes so many traps."""

    amount: int


@value
class PanicDraw(Effect):
    """`panic_draw`: so many panic tokens are drawn while it stands at the Entrance."""

    amount: int


@value
class ToEntrance(Effect):
    """`to_entrance`: it goes to the Citadel Entrance when it is revealed, or when it is captured in a land."""

    when: str


@value
class LoseGlory(Effect):
    """`lose_glory`: the owner of a mercenary that it wounds loses so much glory."""

    amount: int


# -- compiling -----------------------------------------------------------------------------------------------------


def resources(body: Data) -> Amounts:
    for name, n in body.items():
        one_of("resource", name, RESOURCES)
        if type(n) is not int or n < 0:
            raise ValueError(f"{name}: {n!r} is not a number of tokens")
    return tuple((RESOURCES.index(name), n) for name, n in body.items())


def mask(colours: list[str]) -> int:
    for colour in colours:
        one_of("colours", colour, COLOURS)
    return sum(BIT[colour] for colour in colours)


def gain(_: Vocabulary, body: Data) -> Effect:
    fits("receive", body, ("what",), ("when",))
    one_of("when", body.get("when", "now"), GAIN_WHEN)
    return Gain(resources(body["what"]), body.get("when", "now"))


def gain_choice(_: Vocabulary, body: Data) -> Effect:
    fits("gain_choice", body, ("options",))
    return GainChoice(tuple(resources(bundle) for bundle in body["options"]))


def pay_gain(_: Vocabulary, body: Data) -> Effect:
    fits("pay_gain", body, ("pay", "gain"), ("unassigned_only",))
    return PayGain(resources(body["pay"]), resources(body["gain"]), body.get("unassigned_only", False))


def defend(_: Vocabulary, body: Data) -> Effect:
    fits("defend", body, ("amount", "vs"))
    if body["vs"] == "any":
        return Defend(body["amount"])
    for affiliation in body["vs"]:
        one_of("vs", affiliation, AFFILIATIONS)
    return Defend(body["amount"], sum(1 << AFFILIATIONS.index(each) for each in body["vs"]))


def reroll(_: Vocabulary, body: Data) -> Effect:
    fits("reroll", body, ("colours", "count", "where"))
    one_of("where", body["where"], REROLL_WHERE)
    return Reroll(mask(body["colours"]), body["count"], body["where"])


def modify_each(_: Vocabulary, body: Data) -> Effect:
    one_of("colour", body["colour"], COLOURS)
    one_of("when", body["when"], EACH_WHEN)
    return ModifyEach(COLOURS.index(body["colour"]), int(body["amount"]), body["when"])


def modify_total(_: Vocabulary, body: Data) -> Effect:
    fits("modify_total", body, ("amount", "when"))
    one_of("when", body["when"], TOTAL_WHEN)
    return ModifyTotal(body["amount"], body["when"])


def add_dice(_: Vocabulary, body: Data) -> Effect:
    fits("add_dice", body, ("colour", "count"), ("secured",))
    one_of("colour", body["colour"], COLOURS[:2])
    return AddDice(COLOURS.index(body["colour"]), body["count"], body.get("secured", False))


def steal_dice(_: Vocabulary, body: Data) -> Effect:
    fits("steal_dice", body, ("colours", "count"))
    return StealDice(mask(body["colours"]), body["count"])


def redirect_attack(_: Vocabulary, body: Data) -> Effect:
    fits("redirect_attack", body, ("count",))
    return RedirectAttack(body["count"])


def exchange_dice(_: Vocabulary, body: Data) -> Effect:
    fits("exchange_dice", body, ("give", "take"))
    [(give, one)], [(take, n)] = body["give"].items(), body["take"].items()
    one_of("give", give, (*COLOURS, "any"))
    one_of("take", take, (*COLOURS, "other_colour"))
    if one != 1:
        raise ValueError(f"give: {one} dice; only one die is exchanged at a time")
    return ExchangeDice(
        COLOURS.index(give) if give in COLOURS else -1, COLOURS.index(take) if take in COLOURS else -1, n
    )


def discount(_: Vocabulary, body: Data) -> Effect:
    fits("discount", body, ("building", "amount", "min_cost"))
    one_of("building", body["building"], BUILDINGS)
    one_of("min_cost", body["min_cost"], (0,))  # ML-INFL-08
    return Discount(BUILDINGS.index(body["building"]), body["amount"])


def limit(_: Vocabulary, body: Data) -> Effect:
    fits("limit", body, ("what", "amount"))
    one_of("what", body["what"], ("trap",))
    return Limit(body["amount"])


def attack_dice(_: Vocabulary, body: Data) -> Effect:
    fits("attack_dice", body, ("amount", "if"), ("replace_affinity",))
    fits("if", body["if"], (), ("land_affiliation", "at_entrance"))
    if "at_entrance" in body["if"]:
        return AttackDice(body["amount"], entrance=True)
    one_of("land_affiliation", body["if"]["land_affiliation"], AFFILIATIONS)
    return AttackDice(body["amount"], AFFILIATIONS.index(body["if"]["land_affiliation"]))


def forbid(_: Vocabulary, body: Data) -> Effect:
    fits("forbid", body, ("what",))
    for what in body["what"]:
        one_of("what", what, FORBIDDEN)
    return Forbid(tuple(body["what"]))


def to_entrance(_: Vocabulary, body: Data) -> Effect:
    one_of("when", body["when"], ("revealed", "captured_in_land"))
    return ToEntrance(body["when"])


def number(kind: Any, field: str = "amount") -> Compiler:
    """A verb whose body is one number, perhaps with words that are always the same."""

    def compiled(_: Vocabulary, body: Data) -> Effect:
        fits(kind.__name__, body, (field,), ("when",))
        effect: Effect = kind(body[field])
        return effect

    return compiled


def bare(kind: Any) -> Compiler:
    def compiled(_: Vocabulary, body: Data) -> Effect:
        fits(kind.__name__, body)
        effect: Effect = kind()
        return effect

    return compiled


VERBS: Mapping[str, Compiler] = {
    "receive": gain,
    "gain_choice": gain_choice,
    "pay_gain": pay_gain,
    "defend": defend,
    "reroll": reroll,
    "modify_each": modify_each,
    "modify_total": modify_total,
    "add_dice": add_dice,
    "steal_dice": steal_dice,
    "redirect_attack": redirect_attack,
    "exchange_dice": exchange_dice,
    "discount": discount,
    "limit": limit,
    "capture_without_trap": bare(CaptureWithoutTrap),
    "take_loot": bare(TakeLoot),
    "recruit_free": bare(RecruitFree),
    "equipment_free": bare(EquipmentFree),
    "trophy_value": number(TrophyValue),
    "attack_dice": attack_dice,
    "extra_hit": number(ExtraHit),
    "area_attack_die": number(AreaAttackDie, "count"),
    "hit_all": number(HitAll),
    "forbid": forbid,
    "traps_needed": number(TrapsNeeded),
    "panic_draw": number(PanicDraw),
    "to_entrance": to_entrance,
    "lose_glory": number(LoseGlory),
}
ZONES: Mapping[str, Words] = {}
