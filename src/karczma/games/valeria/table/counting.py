"""What the cards count: Citizens by Role or name, Monsters by Terrain or type, Domains, icons, resources."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from karczma.games.valeria.table.terms import ROLES, TYPES, VP

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Realm, Valeria

Where = tuple[tuple[str, str], ...]


def citizens(g: Valeria, realm: Realm, where: Where) -> int:
    """VK-CIT-06, VK-CIT-07, VK-CIT-08, VK-CIT-10  By Role, by name, or all; a Starter has a name but no Role.

    VK-ICON-18  A Role is looked for on Citizens only, not on Domains.
    """
    match where:
        case (("role", role),):
            return realm.roles[ROLES.index(role)]
        case (("name", name),):
            return sum(realm.citizens[kind] for kind in g.cards.same_name[g.cards.citizen_id[name]])
    return sum(realm.citizens) - sum(realm.citizens[kind] for kind in g.cards.starters)  # VK-DUKE-04


def slain(g: Valeria, realm: Realm, where: Where) -> int:
    """VK-MON-12, VK-MON-15  Monsters of the Victory stack, the one just slain included, however they came there."""
    match where:
        case (("terrain", terrain),):
            wanted = g.cards.terrains.index(terrain)
            return sum(g.cards.terrain[monster] == wanted for monster in realm.slain)
        case (("type", of),):
            wanted = TYPES.index(of)  # VK-MON-03
            return sum(g.cards.type[monster] == wanted for monster in realm.slain)
    return len(realm.slain)


def domains(g: Valeria, realm: Realm, where: Where) -> int:
    return len(realm.domains)


def icons(g: Valeria, realm: Realm, where: Where) -> int:
    """VK-SCORE-02, VK-DUKE-02  Role icons on Citizens and on Domains; a Domain shows the icons it requires."""
    role = ROLES.index(dict(where)["role"])
    return realm.roles[role] + sum(n for card in realm.domains for r, n in g.cards.needs[card] if r == role)


def resources(g: Valeria, realm: Realm, where: Where) -> int:
    """VK-DUKE-03  Leftover Gold, Strength and Magic together; Victory tokens are no resource (VK-ICON-05)."""
    return sum(realm.wallet[:VP])


COUNTERS: Mapping[str, Callable[[Valeria, Realm, Where], int]] = {
    "citizens": citizens,
    "slain": slain,
    "domains": domains,
    "icons": icons,
    "resources": resources,
}
