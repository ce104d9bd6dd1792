"""Where the points come from, as it is told at the end: what each card gave, and the Dukes, which are turned up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from karczma.effects.verbs import Count
from karczma.games.valeria.scoring import (
    dark_lord_score,
    dark_realm,
    domain_points,
    duke_points,
    monster_points,
    outcome,
    points,
    tableau_size,
    token_points,
)
from karczma.games.valeria.table.counting import COUNTERS
from karczma.games.valeria.table.state import Realm, Valeria
from karczma.games.valeria.table.terms import EMPTY_COLUMN, FIRST_DOMAIN, LAST_MONSTER
from karczma.title.contract import Counted, FinalCount, Gave, Rival
from karczma.title.ties import tie_broken

CATEGORIES = {"domains": "VK-DOM-03", "monsters": "VK-MON-14", "tokens": "VK-SCORE-01", "duke": "VK-DUKE-01"}
PARTS = (domain_points, monster_points, token_points, duke_points)


def count(g: Valeria) -> list[Counted]:
    """VK-SOLO-17, VK-SOLO-23  Nothing, where the game ended without a count."""
    if g.dark_lord and outcome(g) in (LAST_MONSTER, EMPTY_COLUMN):
        return []
    gave = {
        "domains": [domains(g, realm) for realm in g.realms],
        "monsters": [monsters(g, realm) for realm in g.realms],
        "duke": [list(duke(g, realm)) for realm in g.realms],
    }
    turned = {"duke": [[g.cards.card_name(card) for card in realm.dukes if card >= 0] for realm in g.realms]}
    return [
        Counted(
            name=name,
            figures=[part(g, realm) for realm in g.realms],
            gave=gave.get(name, ()),
            turned=turned.get(name, ()),
        )
        for name, part in zip(CATEGORIES, PARTS, strict=True)
    ]


def domains(g: Valeria, realm: Realm) -> list[Gave]:
    return [Gave(g.cards.domains[card], 1, g.cards.domain_vp[card]) for card in realm.domains]


def monsters(g: Valeria, realm: Realm) -> list[Gave]:
    return [Gave(g.cards.monsters[kind], n, n * g.cards.monster_vp[kind]) for kind, n in Counter(realm.slain).items()]


def duke(g: Valeria, realm: Realm) -> Iterator[Gave]:
    """VK-DUKE-01  What he counts, line by line."""
    if len(realm.dukes) != 1 or realm.dukes[0] < 0:
        return
    for line in g.cards.score[realm.dukes[0] - g.cards.first_duke]:
        n = COUNTERS[line.zone](g, realm, line.where)
        if n:
            yield Gave(counted(line), n, points(g, realm, line))


def counted(line: Count) -> str:
    """A Role, a type of Monster, a Terrain or a name; without such, or of all but Starters: a zone."""
    of = dict(line.where)
    return line.zone if line.zone == "citizens" and "type" in of else next(iter(of.values()), line.zone)


def rounds(g: Valeria) -> int:
    """Each player has one turn in it."""
    return (g.turn + g.seats - 1) // g.seats


def rival(g: Valeria) -> Rival | None:
    """VK-SOLO-28"""
    if not g.dark_lord:
        return None
    realm = dark_realm(g)
    return Rival(message="rival-dark-lord", figures=[part(g, realm) for part in PARTS], total=dark_lord_score(g))


def tie(g: Valeria) -> str:
    if g.dark_lord:
        return ""
    standing = [(score, -tableau_size(realm)) for score, realm in zip(g.scores(), g.realms, strict=True)]
    return tie_broken(standing, ("VK-SCORE-04",), shared="VK-SCORE-06")


def why(g: Valeria) -> str:
    """VK-SOLO-36  Alone, empty Domain stacks end it as exhausted ones only."""
    if g.dark_lord:
        return {EMPTY_COLUMN: "VK-SOLO-17", LAST_MONSTER: "VK-SOLO-23"}.get(outcome(g), "VK-SOLO-25")
    if not any(g.monsters):
        return "VK-END-02"
    domains_gone = sum(place >= FIRST_DOMAIN for place in g.exhausted) == len(g.domains)
    return "VK-END-03" if domains_gone else "VK-END-04"


FINAL_COUNT = FinalCount(categories=CATEGORIES, count=count, round=rounds, rival=rival, tie=tie, why=why)
