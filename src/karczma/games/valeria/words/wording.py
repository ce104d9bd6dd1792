"""What words need to know of this title: how its own verbs are told, and what a card's face says, line by line.

The sentences themselves are in the locale files. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from karczma.effects.describe import amounts, counted, each, phrase, teller
from karczma.effects.text import Drawn, Line, Text, listing, say, sentence
from karczma.games.valeria.table.catalogue import Catalogue, catalogue
from karczma.games.valeria.table.moments import QUANTITIES
from karczma.games.valeria.table.terms import GOLD, MAGIC, ROLES, STRENGTH, TOKENS, TYPES
from karczma.games.valeria.table.theft import Steal
from karczma.games.valeria.table.verbs import BonusSlay, DiePower, Return, TakeCitizen, TakeMonster
from karczma.games.valeria.words.derived import derived_view
from karczma.games.valeria.words.offers import CHOICES, DECISIONS, EVENTS, verdict
from karczma.games.valeria.words.signs import phrases
from karczma.kernel.choices import kebab
from karczma.kernel.quantities import When, While
from karczma.title.contract import Wording

tokens, choices, decisions, events = TOKENS, CHOICES, DECISIONS, EVENTS

# -- the private verbs ---------------------------------------------------------------------------------------------


@teller(Steal)
def tell_steal(effect: Steal) -> Text:
    if effect.up_to:
        what = [say("amount-up-to", n=n, token=token) for token, n in effect.one_of]
    else:
        what = amounts(effect.one_of)
    return say("tell-steal", what=listing(what, "list-or"))


@teller(TakeCitizen)
def tell_take_citizen(effect: TakeCitizen) -> Text:
    what = citizen_to_take(effect)
    if effect.cost_at_most < TakeCitizen().cost_at_most:
        what = say("citizen-at-most", what=what, most=effect.cost_at_most)
    return say("tell-take-citizen-may" if effect.optional else "tell-take-citizen", what=what)


def citizen_to_take(effect: TakeCitizen) -> Text:
    if effect.name:
        return say("citizen-named", name=effect.name)
    return say("citizen-of-role", role=ROLES[effect.role]) if effect.role >= 0 else say("citizen-any")


@teller(TakeMonster)
def tell_take_monster(effect: TakeMonster) -> Text:
    return say("tell-take-monster")


@teller(Return)
def tell_return(effect: Return) -> Text:
    """Where it is not said that one may, one must."""
    message = f"tell-return-{effect.zone}"
    return say(f"{message}-may" if effect.optional else message, gain=listing(amounts(effect.gain)))


@teller(BonusSlay)
def tell_bonus_slay(effect: BonusSlay) -> Text:
    return say("tell-bonus-slay")


@teller(DiePower)
def tell_die_power(effect: DiePower) -> Text:
    """`set a die to 6`, `pay 2 Gold to turn a die down by 1`; nobody has to."""
    deed = "set" if effect.to else "raise" if effect.by > 0 else "lower"
    costs = amounts(effect.cost) + [counted(token, count) for token, count in effect.counted]
    if costs:
        return say(f"tell-die-{deed}-paid", value=effect.to or abs(effect.by), pay=listing(costs))
    return say(f"tell-die-{deed}", value=effect.to or abs(effect.by))


# -- standing powers -----------------------------------------------------------------------------------------------


def tell_rule(rule: When | While) -> Text:
    if isinstance(rule, When):
        whose = "own" if rule.mine else "anybody"
        return sentence(say(f"when-{kebab(rule.event.__name__)}", whose=whose, effect=phrase(rule.effect)))
    quantity = next(name for name, quantity in QUANTITIES.items() if quantity is rule.quantity)
    message, turn = f"while-{quantity.replace('_', '-')}", "less" if rule.add < 0 else "more"
    times = [say(f"{message}-times", times=rule.times)] if rule.times != 1 else []
    add = [say(f"{message}-add", turn=turn, n=abs(rule.add))] if rule.add else []
    return sentence(listing(times + add, "list-then"))  # in the order in which they work


# -- the faces of the cards ----------------------------------------------------------------------------------------


def card(card: str, content: Path | None) -> list[Line]:
    """The lines of a card, a Terrain, a Role or a type, its name first; any other component has only its name."""
    cards = catalogue(content)
    faces: dict[str, Callable[[Catalogue, str], list[Line]]] = {
        **dict.fromkeys(cards.citizens, citizen_face),
        **dict.fromkeys(cards.monsters, monster_face),
        **dict.fromkeys(cards.domains, domain_face),
        **dict.fromkeys(cards.dukes, duke_face),
        **dict.fromkeys(cards.terrains, terrain_face),
        **dict.fromkeys(ROLES, role_face),
        **dict.fromkeys(TYPES, type_face),
    }
    return faces[card](cards, card) if card in faces else [Drawn(say("card-name", card=card))]


def citizen_face(cards: Catalogue, card: str) -> list[Line]:
    kind = cards.citizen_id[card]
    numbers = cards.numbers[kind]
    called = say("face-numbers", numbers="/".join(map(str, numbers)), count=len(numbers))
    if kind in cards.starters:
        head = [say("face-starter", card=card), called]
    else:
        cost = say("amount-bare", n=cards.cost[kind], token=GOLD)
        price = say("face-cost-plus" if cards.plus[kind] else "face-cost", n=cards.cost[kind], cost=cost)
        head = [say("face-citizen", card=card, role=ROLES[cards.role[kind]]), called, price]
    powers = {"face-active": cards.active[kind], "face-inactive": cards.inactive[kind]}
    return [*map(Drawn, head), *(say(message, power=phrase(power)) for message, power in powers.items())]


def monster_face(cards: Catalogue, card: str) -> list[Line]:
    kind = cards.monster_id[card]
    cost = [(STRENGTH, cards.strength[kind]), (MAGIC, cards.magic[kind])]
    paid = listing([say("amount-bare", n=n, token=token) for token, n in cost if n])
    of, terrain = TYPES[cards.type[kind]], cards.terrains[cards.terrain[kind]]
    return [
        Drawn(say("face-monster", card=card, type=of, terrain=terrain)),
        Drawn(say("face-cost", cost=paid)),
        say("face-reward", reward=phrase(cards.reward[kind])),
        Drawn(say("face-points", n=cards.monster_vp[kind])),
    ]


def domain_face(cards: Catalogue, card: str) -> list[Line]:
    number = cards.domain_id[card]
    needs = [say("face-need", n=n, role=ROLES[role]) for role, n in cards.needs[number]]
    at_once, dice = cards.at_once[number], cards.die_power[number]
    return [
        Drawn(say("face-domain", card=card)),
        Drawn(say("face-cost", cost=say("amount-bare", n=cards.price[number], token=GOLD))),
        *([Drawn(say("face-needs", needs=listing(needs)))] if needs else []),
        *([say("face-reward", reward=phrase(at_once))] if at_once else []),
        *([sentence(say("when-roll-phase", effect=phrase(dice)))] if dice else []),
        *(tell_rule(rule) for rule in cards.standing[number]),
        Drawn(say("face-points", n=cards.domain_vp[number])),
    ]


def duke_face(cards: Catalogue, card: str) -> list[Line]:
    lines = cards.score[cards.duke_id[card] - cards.first_duke]
    return [Drawn(say("face-duke", card=card)), *(say("score-line", n=c.times, each=each(c)) for c in lines)]


def terrain_face(cards: Catalogue, card: str) -> list[Line]:
    """VK-SETUP-06  With its Monsters, the weakest first."""
    terrain = cards.terrains.index(card)
    kinds = [kind for kind in range(len(cards.monsters)) if cards.terrain[kind] == terrain]
    kinds.sort(key=cards.strength.__getitem__)
    return [Drawn(say("face-terrain", card=card)), said_of("face-monsters", [cards.monsters[kind] for kind in kinds])]


def type_face(cards: Catalogue, card: str) -> list[Line]:
    kinds = [name for kind, name in enumerate(cards.monsters) if TYPES[cards.type[kind]] == card]
    return [Drawn(say("face-type", card=card)), said_of("face-monsters", kinds)]


def role_face(cards: Catalogue, card: str) -> list[Line]:
    role = ROLES.index(card)
    kinds = [name for kind, name in enumerate(cards.citizens) if cards.role[kind] == role]
    return [Drawn(say("face-role", card=card)), said_of("face-citizens", kinds)]


def said_of(message: str, names: Sequence[str]) -> Text:
    return say(message, names=listing([say("card-name", card=name) for name in names]))


WORDING = Wording(
    card=card,
    choices=choices,
    decisions=decisions,
    events=events,
    derived_view=derived_view,
    signs=phrases,
    tokens=tokens,
    verdict=verdict,
)
