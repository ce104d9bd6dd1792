"""Chapter "Scoring"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.table.counting import COUNTERS
from karczma.games.valeria.table.terms import (
    COUNTED,
    DRAW,
    EMPTY_COLUMN,
    FEWER_POINTS,
    LAST_MONSTER,
    LOST,
    MORE_POINTS,
    RUNNING,
    VP,
    WON,
)

if TYPE_CHECKING:
    from karczma.effects.verbs import Count
    from karczma.games.valeria.table.state import Realm, Valeria
    from karczma.kernel.choices import Seat


def score(g: Valeria, seat: Seat) -> int:
    return realm_score(g, g.realms[seat])


def realm_score(g: Valeria, realm: Realm) -> int:
    """VK-SCORE-01, VK-TURN-06, VK-SOLO-26  Slain Monsters, Domains, Victory tokens and the Duke.

    VK-SCORE-07  Resources that are left count for nothing else than the Duke.
    """
    return monster_points(g, realm) + domain_points(g, realm) + token_points(g, realm) + duke_points(g, realm)


def monster_points(g: Valeria, realm: Realm) -> int:
    """VK-MON-14  What is printed on Monsters."""
    return sum([g.cards.monster_vp[kind] for kind in realm.slain])


def domain_points(g: Valeria, realm: Realm) -> int:
    """VK-DOM-03  What is printed on Domains."""
    return sum([g.cards.domain_vp[card] for card in realm.domains])


def token_points(g: Valeria, realm: Realm) -> int:
    """VK-SOLO-27  Alone, Victory tokens count only by the table's choice."""
    return realm.wallet[VP] if g.solo_tokens else 0


def duke_points(g: Valeria, realm: Realm) -> int:
    """VK-DUKE-01  What the Duke adds; a Duke that is unknown, or not yet chosen, adds nothing."""
    if len(realm.dukes) != 1 or realm.dukes[0] < 0:
        return 0
    return sum(points(g, realm, count) for count in g.cards.score[realm.dukes[0] - g.cards.first_duke])


def points(g: Valeria, realm: Realm, count: Count) -> int:
    if count.zone == "resources" and g.per_kind:  # VK-DUKE-03  the other reading: each kind by itself
        return sum(n // count.every for n in realm.wallet[:VP]) * count.times
    return COUNTERS[count.zone](g, realm, count.where) // count.every * count.times


def tableau_size(realm: Realm) -> int:
    """VK-SCORE-05  Starters, Citizens, Domains and the Monsters of the Victory stack."""
    return sum(realm.citizens) + len(realm.domains) + len(realm.slain)


def winners(g: Valeria) -> tuple[Seat, ...]:
    """VK-SCORE-03  Most points; VK-SCORE-04, VK-SCORE-08 of those tied, fewest cards; VK-SCORE-06 else shared."""
    if g.ended == RUNNING:
        return ()
    if g.dark_lord:
        return (0,) if outcome(g) in (LAST_MONSTER, MORE_POINTS) else ()  # VK-SOLO-23, VK-SOLO-29, VK-SOLO-30
    scores = g.scores()
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    fewest = min(tableau_size(g.realms[seat]) for seat in best)
    return tuple(seat for seat in best if tableau_size(g.realms[seat]) == fewest)


# -- alone against the Dark Lord -----------------------------------------------------------------------------------


def outcome(g: Valeria) -> str:
    """How a game against the Dark Lord ended, if it did: by the last Monster (VK-SOLO-23), by an empty column
    (VK-SOLO-17), or by the count: VK-SOLO-29 more points win, VK-SOLO-30 equal points are a draw, and a draw is no win.
    """
    if g.ended != COUNTED:
        return {RUNNING: "", WON: LAST_MONSTER, LOST: EMPTY_COLUMN}[g.ended]
    ahead = score(g, 0) - dark_lord_score(g)
    return DRAW if ahead == 0 else MORE_POINTS if ahead > 0 else FEWER_POINTS


def dark_lord_score(g: Valeria) -> int:
    """VK-SOLO-28, VK-SOLO-37  Surviving Monsters, captured Domains, and his Duke over these and captured Citizens."""
    assert g.dark_lord
    return realm_score(g, dark_realm(g))


def dark_realm(g: Valeria) -> Realm:
    """What the Dark Lord's Duke counts, laid out like a player's realm; he has no resources."""
    lord = g.dark_lord
    assert lord
    survivors = [kind for stack in g.monsters for kind in stack]
    realm = type(g.realms[0])(
        wallet=[0] * 4, citizens=lord.citizens, slain=survivors, domains=lord.domains, dukes=lord.dukes
    )
    for kind, n in enumerate(lord.citizens):
        if n:
            realm.roles[g.cards.role[kind]] += n
    return realm
