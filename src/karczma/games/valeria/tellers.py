"""What words need to know of this title: how its own verbs are told, and what a card's face says, line by line.

The sentences themselves are in the locale files. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from karczma.effects.describe import Say, amounts, counted, each, listing, phrase, sentence, teller
from karczma.games.valeria.catalogue import SHELF, Catalogue, catalogue
from karczma.games.valeria.facts import CHOICES, DECISIONS, EVENTS, verdict
from karczma.games.valeria.moments import QUESTIONS
from karczma.games.valeria.outlook import outlook
from karczma.games.valeria.terms import GOLD, MAGIC, ROLES, STRENGTH, TOKENS, TYPES
from karczma.games.valeria.verbs import BonusSlay, DiePower, Return, TakeCitizen, TakeMonster
from karczma.kernel.choices import kebab
from karczma.kernel.questions import When, While

__all__ = ["card", "choices", "decisions", "events", "outlook", "renamed", "tokens", "verdict"]

tokens, choices, decisions, events = TOKENS, CHOICES, DECISIONS, EVENTS

# -- the private verbs ---------------------------------------------------------------------------------------------


@teller(TakeCitizen)
def tell_take_citizen(effect: TakeCitizen, say: Say) -> str:
    what = citizen_to_take(effect, say)
    if effect.cost_at_most < TakeCitizen().cost_at_most:
        what = say("citizen-at-most", what=what, most=effect.cost_at_most)
    return say("tell-take-citizen-may" if effect.optional else "tell-take-citizen", what=what)


def citizen_to_take(effect: TakeCitizen, say: Say) -> str:
    if effect.name:
        return say("citizen-named", name=effect.name)
    return say("citizen-of-role", role=ROLES[effect.role]) if effect.role >= 0 else say("citizen-any")


@teller(TakeMonster)
def tell_take_monster(effect: TakeMonster, say: Say) -> str:
    return say("tell-take-monster")


@teller(Return)
def tell_return(effect: Return, say: Say) -> str:
    """Where it is not said that one may, one must."""
    message = f"tell-return-{effect.zone}"
    return say(f"{message}-may" if effect.optional else message, gain=listing(amounts(effect.gain, say), say))


@teller(BonusSlay)
def tell_bonus_slay(effect: BonusSlay, say: Say) -> str:
    return say("tell-bonus-slay")


@teller(DiePower)
def tell_die_power(effect: DiePower, say: Say) -> str:
    """`set a die to 6`, `pay 2 Gold to turn a die down by 1`; nobody has to."""
    deed = "set" if effect.to else "raise" if effect.by > 0 else "lower"
    costs = amounts(effect.cost, say) + [counted(token, count, say) for token, count in effect.counted]
    if costs:
        return say(f"tell-die-{deed}-paid", value=effect.to or abs(effect.by), pay=listing(costs, say))
    return say(f"tell-die-{deed}", value=effect.to or abs(effect.by))


# -- standing powers -----------------------------------------------------------------------------------------------


def tell_rule(rule: When | While, say: Say) -> str:
    if isinstance(rule, When):
        whose = "own" if rule.mine else "anybody"
        return sentence(say(f"when-{kebab(rule.event.__name__)}", whose=whose, effect=phrase(rule.effect, say)))
    question = next(name for name, question in QUESTIONS.items() if question is rule.question)
    message, turn = f"while-{question.replace('_', '-')}", "less" if rule.add < 0 else "more"
    times = [say(f"{message}-times", times=rule.times)] if rule.times != 1 else []
    add = [say(f"{message}-add", turn=turn, n=abs(rule.add))] if rule.add else []
    return sentence(listing(times + add, say, "list-then"))  # in the order in which they work


# -- the faces of the cards ----------------------------------------------------------------------------------------


def card(card: str, content: Path | None, say: Say) -> list[str]:
    """The lines of a card, a Terrain, a Role or a type, its name first; any other component has only its name."""
    cards = catalogue(content)
    faces: dict[str, Callable[[Catalogue, str, Say], list[str]]] = {
        **dict.fromkeys(cards.citizens, citizen_face),
        **dict.fromkeys(cards.monsters, monster_face),
        **dict.fromkeys(cards.domains, domain_face),
        **dict.fromkeys(cards.dukes, duke_face),
        **dict.fromkeys(cards.terrains, terrain_face),
        **dict.fromkeys(ROLES, role_face),
        **dict.fromkeys(TYPES, type_face),
    }
    return faces[card](cards, card, say) if card in faces else [say("card-name", card=card)]


def citizen_face(cards: Catalogue, card: str, say: Say) -> list[str]:
    kind = cards.citizen_id[card]
    numbers = {"numbers": "/".join(map(str, cards.numbers[kind])), "count": len(cards.numbers[kind])}
    if kind in cards.starters:
        head = [say("face-starter", card=card), say("face-numbers", **numbers)]
    else:
        cost = "face-cost-plus" if cards.plus[kind] else "face-cost"
        price = {"n": cards.cost[kind], "cost": say("amount-bare", n=cards.cost[kind], token=GOLD)}
        role = ROLES[cards.role[kind]]
        head = [say("face-citizen", card=card, role=role), say("face-numbers", **numbers), say(cost, **price)]
    powers = {"face-active": cards.active[kind], "face-inactive": cards.inactive[kind]}
    return [*head, *(say(message, power=phrase(power, say)) for message, power in powers.items())]


def monster_face(cards: Catalogue, card: str, say: Say) -> list[str]:
    kind = cards.monster_id[card]
    cost = [(STRENGTH, cards.strength[kind]), (MAGIC, cards.magic[kind])]
    paid = listing([say("amount-bare", n=n, token=token) for token, n in cost if n], say)
    return [
        say("face-monster", card=card, type=TYPES[cards.type[kind]], terrain=cards.terrains[cards.terrain[kind]]),
        say("face-cost", cost=paid),
        say("face-reward", reward=phrase(cards.reward[kind], say)),
        say("face-points", n=cards.monster_vp[kind]),
    ]


def domain_face(cards: Catalogue, card: str, say: Say) -> list[str]:
    number = cards.domain_id[card]
    needs = [say("face-need", n=n, role=ROLES[role]) for role, n in cards.needs[number]]
    at_once, dice = cards.at_once[number], cards.die_power[number]
    return [
        say("face-domain", card=card),
        say("face-cost", cost=say("amount-bare", n=cards.price[number], token=GOLD)),
        *([say("face-needs", needs=listing(needs, say))] if needs else []),
        *([say("face-reward", reward=phrase(at_once, say))] if at_once else []),
        *([sentence(say("when-roll-phase", effect=phrase(dice, say)))] if dice else []),
        *(tell_rule(rule, say) for rule in cards.standing[number]),
        say("face-points", n=cards.domain_vp[number]),
    ]


def duke_face(cards: Catalogue, card: str, say: Say) -> list[str]:
    lines = cards.score[cards.duke_id[card] - cards.first_duke]
    return [say("face-duke", card=card), *(say("score-line", n=c.times, each=each(c, say)) for c in lines)]


def terrain_face(cards: Catalogue, card: str, say: Say) -> list[str]:
    """VK-SETUP-06  With its Monsters, the weakest first."""
    terrain = cards.terrains.index(card)
    kinds = [kind for kind in range(len(cards.monsters)) if cards.terrain[kind] == terrain]
    kinds.sort(key=cards.strength.__getitem__)
    return [say("face-terrain", card=card), said_of("face-monsters", [cards.monsters[kind] for kind in kinds], say)]


def type_face(cards: Catalogue, card: str, say: Say) -> list[str]:
    kinds = [name for kind, name in enumerate(cards.monsters) if TYPES[cards.type[kind]] == card]
    return [say("face-type", card=card), said_of("face-monsters", kinds, say)]


def role_face(cards: Catalogue, card: str, say: Say) -> list[str]:
    role = ROLES.index(card)
    kinds = [name for kind, name in enumerate(cards.citizens) if cards.role[kind] == role]
    return [say("face-role", card=card), said_of("face-citizens", kinds, say)]


def said_of(message: str, names: Sequence[str], say: Say) -> str:
    return say(message, names=listing([say("card-name", card=name) for name in names], say))


renamed = SHELF.renamed  # by a content pack
