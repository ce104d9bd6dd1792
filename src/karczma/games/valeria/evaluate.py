"""How good a world looks for a seat: points now, and what tokens, Citizens and Domains are still going to bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import accumulate, product
from typing import TYPE_CHECKING

from karczma.effects.verbs import All, AllGains, Amounts, Choose, ChooseBranch, Count, Exchange, Gain, GainCounted
from karczma.effects.verbs import May, Steal
from karczma.games.valeria.actions import Acquiring, Recruiting, Slaying
from karczma.games.valeria.counting import COUNTERS
from karczma.games.valeria.events import ActionPhaseEnded, ActionPhaseStarted, CitizenGained, Doubles, MonsterSlain
from karczma.games.valeria.payment import HowMuchMagic
from karczma.games.valeria.scoring import dark_lord_score, duke_points, printed_points, score
from karczma.games.valeria.terms import COLUMNS, GOLD, MAGIC, STRENGTH, VP
from karczma.games.valeria.verbs import TakeWhich
from karczma.kernel.questions import Effect, When

if TYPE_CHECKING:
    from karczma.games.valeria.catalogue import Catalogue
    from karczma.games.valeria.state import Realm, Valeria
    from karczma.kernel.choices import Seat

# All weights are in points, and were found by letting versions of this judgement play against each other.
WORTH = (0.28, 0.33, 0.30, 1.0)  # what one Gold, Strength, Magic, Victory token tends to become
PLENTY = 12  # tokens of one kind; more of them are worth less and less
PACE = 2.0  # rounds that one card of the stacks that end the game lasts, for one player
NEAR = 0.35  # how much of a card's points its price in hand is worth already
MISSING = 1.5  # what a Role that is missing takes off a Domain
WIN = 1000.0
DANGER = (40.0, 12.0, 4.0, 1.5)  # alone: the next activation of a column with so few cards left
TYPICAL = 2  # what a counted amount comes to, where nobody counts
SPECIAL = 1.0  # a power that is not about tokens
HAPPENS: Mapping[type, float] = {  # how often in a round
    ActionPhaseStarted: 1.0,
    ActionPhaseEnded: 1.0,
    Doubles: 1 / 6,
    CitizenGained: 0.8,
    MonsterSlain: 0.6,
}
USUAL: Mapping[str, float] = {"slain": 7, "domains": 3, "citizens": 9, "icons": 4, "resources": 6}  # for a Duke, at the end


def evaluate(g: Valeria, seat: Seat) -> float:
    """The own prospects against the points of the best of the others, or of the Dark Lord."""
    if g.dark_lord:
        rival = dark_lord_score(g)
    else:
        rival = max([score(g, other) for other in range(g.seats) if other != seat])
    if g.over:
        return score(g, seat) - rival + (WIN if seat in g.winners() else -WIN)
    realm, extra = foreseen(g, seat)
    points = printed_points(g, realm) + realm.wallet[VP] + duke_points(g, realm)
    left = rounds_left(g)
    return points - rival + extra + prospects(g, realm, left) - (danger(g) if g.dark_lord else 0.0)


def foreseen(g: Valeria, seat: Seat) -> tuple[Realm, float]:
    """What was chosen counts as done, though its payment or its reward is still asked about."""
    realm, extra = g.realms[seat], 0.0
    if g.frames and type(g.frames[-1]) in PENDING and g.frames[-1].seat == seat:
        realm = realm.copy()
        for frame, at in zip(g.frames, g.at, strict=True):
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
                    kind = g.monsters[place][-1]
                    realm.slain.append(kind)
                    extra += worth(g.cards.reward[kind])
                case Acquiring(_, place) if at == 0:
                    card = g.domains[place][-1]
                    realm.domains.append(card)
                    extra += worth(g.cards.at_once[card])
                case ChooseBranch(_, _, branches):
                    extra += max([worth(branch) for branch in branches])
                case TakeWhich():
                    extra += SPECIAL
    return realm, extra


PENDING = (HowMuchMagic, ChooseBranch, TakeWhich)


def rounds_left(g: Valeria) -> float:
    """The end comes with so many empty stacks: count the cards of the smallest ones."""
    if g.last_round:
        return 0.0
    sizes = [len(stack) for stack in g.monsters]
    sizes += [len(stack) + below for stack, below in zip(g.citizens, g.face_down, strict=True)]
    sizes += [len(stack) + below for stack, below in zip(g.domains, g.domains_below, strict=True)]
    sizes.sort()
    return sum(sizes[: 5 if g.dark_lord else 2 * g.seats]) * PACE / g.seats


def prospects(g: Valeria, realm: Realm, left: float) -> float:
    cards = outlook(g.cards, g.seats)
    gold, strength, magic, _ = realm.wallet
    stock = cards.stock[GOLD][min(gold, 50)] + cards.stock[STRENGTH][min(strength, 50)]
    stock += cards.stock[MAGIC][min(magic, 50)]
    income = 0.0
    for kind, n in enumerate(realm.citizens):
        if n:
            each = cards.income[kind]
            for weight, count in cards.counting[kind]:
                each += weight * (COUNTERS[count.zone](g, realm, count.where) // count.every * count.times)
            income += n * each
    for card in realm.domains:
        income += cards.standing[card]
    duke = cards.prospect[realm.dukes[0] - g.cards.first_duke] if len(realm.dukes) == 1 else 0.0
    late = min(1.0, left / 2)
    return late * (stock + next_card(g, realm, cards)) + income * max(0.0, left - 1) + duke


def next_card(g: Valeria, realm: Realm, cards: Outlook) -> float:
    """How near the best Monster and the best Domain on show are."""
    gold, strength, magic, _ = realm.wallet
    best = 0.0
    for stack in g.monsters:
        if stack:
            kind = stack[-1]
            lack = max(0, g.cards.strength[kind] - strength)
            lack += max(0, g.cards.magic[kind] + lack - magic) if strength else 2
            best = max(best, cards.monster[kind] - lack * WORTH[STRENGTH])
    good = 0.0
    for row in g.domains:
        if row:
            card = row[-1]
            lack = max(0, g.cards.price[card] - gold - magic)
            missing = sum([max(0, n - realm.roles[role]) for role, n in g.cards.needs[card]])
            good = max(good, cards.domain[card] - lack * WORTH[GOLD] - missing * MISSING)
    return (best + good) * NEAR


def danger(g: Valeria) -> float:
    """Alone: columns that have little left to give to the Dark Lord."""
    total = 0.0
    for column, stack in enumerate(g.monsters):
        if stack:
            cards = sum([len(g.citizens[place]) + g.face_down[place] for place in (column, column + COLUMNS)])
            cards += len(g.domains[column]) + g.domains_below[column]
            if cards < len(DANGER):
                total += DANGER[cards]
    return total


class Outlook:
    """What the cards bring at a table of so many players."""

    def __init__(self, cards: Catalogue, seats: int) -> None:
        others = 1 if seats == 1 else seats - 2 if seats == 5 else seats - 1  # harvests with the right powers
        rolls = [(a, b, a + b) for a, b in product(range(1, 7), repeat=2)]
        rate = [sum(roll.count(n) for roll in rolls for n in numbers) / len(rolls) for numbers in cards.numbers]
        kinds = range(len(cards.citizens))
        self.income = tuple(rate[k] * (worth(cards.active[k]) + others * worth(cards.inactive[k])) for k in kinds)
        self.counting = tuple(
            tuple((rate[k] * times * weight, count) for power, times in ((cards.active[k], 1), (cards.inactive[k], others)) for weight, count in counted(power))
            for k in kinds
        )
        self.monster = tuple(vp + worth(reward) for vp, reward in zip(cards.monster_vp, cards.reward, strict=True))
        self.standing = tuple(
            sum(HAPPENS[rule.event] * worth(rule.effect) if isinstance(rule, When) else SPECIAL / 4 for rule in rules)
            + (SPECIAL / 4 if power else 0)
            for (rules, power) in zip(cards.standing, cards.die_power, strict=True)
        )
        self.domain = tuple(vp + worth(do) for vp, do in zip(cards.domain_vp, cards.at_once, strict=True))
        self.stock = tuple(
            (0.0, *accumulate(each * min(1.0, PLENTY / n) for n in range(1, 51))) for each in WORTH[:VP]
        )
        self.prospect = tuple(
            sum(USUAL[count.zone] / count.every * count.times for count in counts) for counts in cards.score
        )


@cache
def outlook(cards: Catalogue, seats: int) -> Outlook:
    return Outlook(cards, seats)


def tokens(amounts: Amounts) -> float:
    return sum(WORTH[token] * n for token, n in amounts)


@cache
def worth(effect: Effect | None) -> float:
    """What a card text brings without counting anything."""
    match effect:
        case None | GainCounted():
            return 0.0
        case Gain(amounts):
            return tokens(amounts)
        case AllGains(parts) | All(parts):
            return sum(worth(part) for part in parts)
        case Choose(branches):
            return max(worth(branch) or TYPICAL * 2 * WORTH[GOLD] for branch in branches)
        case Exchange(pay, gain):
            return max(0.0, tokens(gain) - tokens(pay))
        case Steal(one_of):
            return max(tokens((amount,)) for amount in one_of)
        case May(inner):
            return worth(inner)
    return SPECIAL


def counted(effect: Effect) -> list[tuple[float, Count]]:
    match effect:
        case GainCounted(amounts):
            return [(WORTH[token], count) for token, count in amounts]
        case AllGains(parts):
            return [each for part in parts for each in counted(part)]
    return []
