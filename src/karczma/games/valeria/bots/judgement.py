"""How good a world looks for a seat: points now, and what tokens, Citizens and Domains are still going to bring.

All weights are in points. They were found by letting versions of this judgement play against each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import accumulate, product
from pathlib import Path
from typing import TYPE_CHECKING

from karczma.effects import verbs
from karczma.effects.verbs import AcceptExchange, Amounts, ChooseBranch, Whether
from karczma.games.valeria.citizens import Recruiting
from karczma.games.valeria.domains import Acquiring
from karczma.games.valeria.ending import SOLO_LIMIT
from karczma.games.valeria.monsters import Slaying
from karczma.games.valeria.payment import HowMuchMagic
from karczma.games.valeria.scoring import dark_lord_score, realm_score, score
from karczma.games.valeria.table.counting import COUNTERS
from karczma.games.valeria.table.terms import COLUMNS, GOLD, MAGIC, RUNNING, STRENGTH, VP
from karczma.games.valeria.table.theft import Steal
from karczma.games.valeria.table.verbs import TakeWhich
from karczma.games.valeria.words.events import (
    ActionPhaseEnded,
    ActionPhaseStarted,
    CitizenGained,
    Doubles,
    MonsterSlain,
)
from karczma.kernel.quantities import Effect, When, While
from karczma.title.contract import Bots, Terms

if TYPE_CHECKING:
    from karczma.effects.verbs import Count
    from karczma.games.valeria.table.catalogue import Catalogue
    from karczma.games.valeria.table.state import Realm, Valeria
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Frame

WIN = 1000.0
WORTH = (0.22, 0.22, 0.21, 1.0)  # what one Gold, Strength, Magic, Victory token tends to become
PLENTY = 4  # tokens of one kind; more of them are worth less and less
MANY = 50  # tokens; more of them are worth nothing more
PACE, SOLO_PACE = 2.0, 0.5  # rounds that one card of the stacks that end the game lasts, for one player
NEAR = 0.2  # how much of a card's points its price in hand is worth already
MISSING = 1.5  # what a Role that is missing takes off a Domain
TYPICAL = 2  # what a reward that counts something counts
SPECIAL = 1.0  # a power that is not about tokens
DANGER = (40.0, 12.0, 4.0, 1.5)  # alone: a column with none, one, two, three cards left
USUAL = {"slain": 7, "domains": 3, "citizens": 9, "icons": 4, "resources": 6}  # what a Duke will count
HAPPENS: Mapping[type, float] = {  # in a round
    ActionPhaseStarted: 1.0,
    ActionPhaseEnded: 1.0,
    Doubles: 1 / 6,
    CitizenGained: 0.8,
    MonsterSlain: 0.6,
}
NAMES = (
    *("points", "rival", "ended", "coming", "danger", "duke", "gold", "strength", "magic"),
    *("slay", "acquire", "income", "counted", "standing"),
)
FIXED = ("points", "ended")
UNENDED = (0.0,) * 11  # what follows in a game that has not ended
ASKED = frozenset({HowMuchMagic, ChooseBranch, AcceptExchange, Whether, TakeWhich})


def evaluate(g: Valeria, seat: Seat) -> float:
    """The own points and prospects against the points of the best of the others, or of the Dark Lord."""
    return sum(figures(g, seat))


def figures(g: Valeria, seat: Seat) -> tuple[float, ...]:
    """What the judgement adds up, in the order of `NAMES`."""
    others = [score(g, other) for other in range(g.seats) if other != seat]
    rival = dark_lord_score(g) if g.dark_lord else max(others, default=0)
    if g.ended != RUNNING:
        return score(g, seat), -rival, WIN if seat in g.winners() else -WIN, *UNENDED
    realm, coming = foreseen(g, seat)
    return realm_score(g, realm), -rival, 0.0, coming, -danger(g), *prospects(g, realm)


# -- what was chosen but is not finished ---------------------------------------------------------------------------


def foreseen(g: Valeria, seat: Seat) -> tuple[Realm, float]:
    """The realm as if all that is being paid for were there already, and what else that brings."""
    realm = g.realms[seat]
    if not g.frames or type(g.frames[-1]) not in ASKED or g.frames[-1].seat != seat:
        return realm, 0.0
    realm = realm.copy()
    return realm, sum([settled(g, realm, frame, at) for frame, at in zip(g.frames, g.at, strict=True)], 0.0)


def settled(g: Valeria, realm: Realm, frame: Frame, at: int) -> float:
    """Pay for it, have it, and know what its reward is worth."""
    match frame:
        case HowMuchMagic(_, token, price):
            own = min(realm.wallet[token], price)
            realm.wallet[token] -= own
            realm.wallet[MAGIC] -= price - own
        case Recruiting(_, place):
            kind = g.citizens[place][-1]
            realm.citizens[kind] += 1
            realm.roles[g.cards.role[kind]] += 1
        case Slaying(_, place):
            realm.slain.append(g.monsters[place][-1])
            return worth(g.cards.reward[realm.slain[-1]])
        case Acquiring(_, place) if at == 0:
            realm.domains.append(g.domains[place][-1])
            return worth(g.cards.at_once[realm.domains[-1]])
        case ChooseBranch(_, _, branches):
            return max([worth(branch) for branch in branches])
        case AcceptExchange(_, _, effect) | Whether(_, _, effect) | TakeWhich(_, _, effect):
            return worth(effect)
    return 0.0


# -- what is still to come -----------------------------------------------------------------------------------------


def prospects(g: Valeria, realm: Realm) -> tuple[float, ...]:
    """What the Duke is good for, tokens in hand, cards within reach, and what every round will bring."""
    cards, left = outlook(g.cards, g.seats), rounds_left(g)
    gold, strength, magic, _ = realm.wallet
    income = sum([n * each for n, each in zip(realm.citizens, cards.income, strict=True) if n], 0.0)
    counted = 0.0
    for kind, weight, count in cards.counting:
        if realm.citizens[kind]:
            counted += realm.citizens[kind] * weight * COUNTERS[count.zone](g, realm, count.where)
    standing = sum([cards.standing[card] for card in realm.domains], 0.0)
    duke = cards.duke[realm.dukes[0] - g.cards.first_duke] if len(realm.dukes) == 1 else 0.0
    late, rounds = min(1.0, left / 2), max(0.0, left - 1)  # there must be time to spend it
    slay, acquire = nearest(g, realm, cards)
    return (
        duke,
        late * cards.stock[GOLD][min(gold, MANY)],
        late * cards.stock[STRENGTH][min(strength, MANY)],
        late * cards.stock[MAGIC][min(magic, MANY)],
        late * slay,
        late * acquire,
        rounds * income,
        rounds * counted,
        rounds * standing,
    )


def rounds_left(g: Valeria) -> float:
    """The game ends with so many empty stacks: what is left in the smallest ones."""
    if g.last_round:
        return 0.0
    sizes = [len(stack) for stack in g.monsters]
    sizes += [len(stack) + below for stack, below in zip(g.citizens, g.face_down, strict=True)]
    sizes += [len(stack) + below for stack, below in zip(g.domains, g.domains_below, strict=True)]
    sizes.sort()
    if g.dark_lord:
        return sum(sizes[:SOLO_LIMIT]) * SOLO_PACE
    return sum(sizes[: 2 * g.seats]) * PACE / g.seats


def nearest(g: Valeria, realm: Realm, cards: Outlook) -> tuple[float, float]:
    """How near the best Monster and the best Domain on show are."""
    gold, strength, magic, _ = realm.wallet
    slay = acquire = 0.0
    for stack in g.monsters:
        if stack:
            kind = stack[-1]
            lack = max(0, g.cards.strength[kind] - strength) + max(0, g.cards.magic[kind] - magic)
            slay = max(slay, cards.monster[kind] - lack * WORTH[STRENGTH])
    for row in g.domains:
        if row:
            card = row[-1]
            lack = max(0, g.cards.price[card] - gold - magic)
            missing = sum([max(0, n - realm.roles[role]) for role, n in g.cards.needs[card]])
            acquire = max(acquire, cards.domain[card] - lack * WORTH[GOLD] - missing * MISSING)
    return slay * NEAR, acquire * NEAR


def danger(g: Valeria) -> float:
    """Alone: columns that have little left to give to the Dark Lord."""
    total = 0.0
    if g.dark_lord:
        for column, stack in enumerate(g.monsters):
            cards = sum([len(g.citizens[place]) + g.face_down[place] for place in (column, column + COLUMNS)])
            cards += len(g.domains[column]) + g.domains_below[column]
            if stack and cards < len(DANGER):
                total += DANGER[cards]
    return total


# -- what the cards are worth --------------------------------------------------------------------------------------


class Outlook:
    """What each card is worth at a table of so many players; Citizens and standing powers for each round."""

    def __init__(self, cards: Catalogue, seats: int) -> None:
        others = {1: 1, 5: 3}.get(seats, seats - 1)  # how often right powers are used; one of five players rests
        often = [activations(numbers) for numbers in cards.numbers]
        harvests = zip(often, cards.active, cards.inactive, strict=True)
        self.income = [times * (worth(left, 0) + others * worth(right, 0)) for times, left, right in harvests]
        self.counting = [
            (kind, often[kind] * times * weight, count)
            for powers, times in ((cards.active, 1), (cards.inactive, others))
            for kind, power in enumerate(powers)
            for weight, count in counts_of(power)
        ]
        self.monster = [vp + worth(reward) for vp, reward in zip(cards.monster_vp, cards.reward, strict=True)]
        self.domain = [vp + worth(reward) for vp, reward in zip(cards.domain_vp, cards.at_once, strict=True)]
        self.standing = [
            sum(map(each_round, rules), 0.0) + (SPECIAL / 4 if power else 0.0)
            for rules, power in zip(cards.standing, cards.die_power, strict=True)
        ]
        self.duke = [sum(map(usual, counts), 0.0) for counts in cards.score]
        self.stock = [[0.0, *accumulate(each * min(1, PLENTY / n) for n in range(1, MANY + 1))] for each in WORTH[:VP]]


@cache
def outlook(cards: Catalogue, seats: int) -> Outlook:
    return Outlook(cards, seats)


def activations(numbers: tuple[int, ...]) -> float:
    """How often one roll activates these numbers, by either die or by the sum."""
    rolls = [(first, second, first + second) for first, second in product(range(1, 7), repeat=2)]
    return sum(roll.count(number) for roll in rolls for number in numbers) / len(rolls)


def each_round(rule: While | When) -> float:
    return HAPPENS[rule.event] * worth(rule.effect) if isinstance(rule, When) else SPECIAL / 4


def usual(count: Count) -> float:
    return USUAL[count.zone] / count.every * count.times


def tokens(amounts: Amounts) -> float:
    return sum((WORTH[token] * n for token, n in amounts), 0.0)


@cache
def worth(effect: Effect | None, counts: int = TYPICAL) -> float:
    """What a card's text brings when it is used; what it counts comes to `counts`."""
    match effect:
        case None:
            return 0.0
        case verbs.Gain(amounts):
            return tokens(amounts)
        case verbs.GainCounted(amounts):
            return sum((WORTH[token] * counts * count.times for token, count in amounts), 0.0)
        case verbs.AllGains(parts) | verbs.All(parts):
            return sum((worth(part, counts) for part in parts), 0.0)
        case verbs.Choose(branches):
            return max(worth(branch, counts) for branch in branches)
        case verbs.Exchange(pay, gain):
            return max(0.0, tokens(gain) - tokens(pay))
        case Steal(one_of):
            return max(tokens((amount,)) for amount in one_of)
        case verbs.May(inner):
            return worth(inner, counts)
    return SPECIAL


def counts_of(effect: Effect) -> list[tuple[float, Count]]:
    """What a Citizen's power counts, and what each is worth."""
    match effect:
        case verbs.GainCounted(amounts):
            return [(WORTH[token] * count.times, count) for token, count in amounts]
        case verbs.AllGains(parts):
            return [each for part in parts for each in counts_of(part)]
    return []


BOTS = Bots(
    evaluate=evaluate,
    terms=Terms(names=NAMES, figures=figures, fixed=FIXED, weights=Path(__file__).with_name("weights.json")),
)
