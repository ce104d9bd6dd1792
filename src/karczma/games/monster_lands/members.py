"""Chapter "Clan members": who joins, who leaves, what they hold. ML-CORE-03  The Leader is a member like any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.table.storage import gain_dice, trim_traps
from karczma.games.monster_lands.table.terms import EMPTY, NOBODY, Member
from karczma.games.monster_lands.words.events import EquipmentLost, LandFreed, MercenaryOffered, Recruited, Reshuffled
from karczma.kernel.choices import Seat
from karczma.kernel.flow import carries_out
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def unassigned(g: MonsterLands, seat: Seat) -> list[Member]:
    """Members that are on no trail; ML-OUT-04 the others cannot be moved, equipped or assigned again this round."""
    return [member for member in g.players[seat].clan if g.station[member] < 0]


def by_name(g: MonsterLands, members: list[Member], name: str) -> Member:
    """The first of these who is called that; only greenhorns share a name."""
    return next(member for member in members if g.cards.members[member].name == name)


def distinct(g: MonsterLands, members: list[Member]) -> list[str]:
    cards = g.cards.members
    names = [cards[member].name for member in members]
    return names if len(names) < 2 else list(dict.fromkeys(names))


def joins(g: MonsterLands, seat: Seat, member: Member) -> None:
    """ML-TAV-04, ML-CORE-05  Right of the clan board; reputation follows, and its dice join the pool at once."""
    g.players[seat].clan.append(member)
    g.owner[member] = seat
    g.happened(Recruited, seat, g.cards.members[member].name)


@carries_out("ML-CORE-05")
def brings_dice(g: MonsterLands, seat: Seat, member: Member) -> None:
    """For this round too."""
    for colour, n in enumerate(g.cards.members[member].dice):
        gain_dice(g, seat, colour, n)


@carries_out("ML-TAV-04")
def recruit(g: MonsterLands, seat: Seat, member: Member) -> None:
    """The card changes hands, and the dice come; ML-TAV-05 then the free tab is filled."""
    at = g.offer.index(member) if member in g.offer else NOBODY
    (g.greenhorns if at == NOBODY else g.offer).remove(member)
    joins(g, seat, member)
    brings_dice(g, seat, member)
    if at != NOBODY:
        g.rule = "ML-TAV-05"
        offer(g, at)


def offer(g: MonsterLands, at: int) -> None:
    """ML-TAV-06  The next mercenary of the deck; discarded ones are shuffled when it is empty."""
    if not g.member_deck and g.member_discard:
        discarded, g.member_discard = g.member_discard, []
        join(g.member_deck, *discarded)
        g.happened(Reshuffled, "mercenaries")
    if g.member_deck:
        member = g.draw_kind(g.member_deck)
        g.offer.insert(at, member)
        g.happened(MercenaryOffered, g.cards.members[member].name)


def leaves(g: MonsterLands, seat: Seat, member: Member) -> None:
    """ML-DEATH-05, ML-TAV-06  Out of the clan: a mercenary to the discard pile, others out of the game."""
    player = g.players[seat]
    player.clan.remove(member)
    mercenary = g.cards.first_mercenary <= member < g.cards.first_greenhorn
    (g.member_discard if mercenary else g.members_out).append(member)
    g.owner[member] = g.station[member] = NOBODY
    g.wounded[member] = g.used[member] = 0
    move_out(g, seat, member)
    if player.leader == member:
        player.leader = NOBODY
    trim_traps(g, seat)  # ML-MERC-07


def lose_gear(g: MonsterLands, seat: Seat, equipment: int) -> None:
    """ML-MARKET-05  Equipment that is discarded or lost leaves the game."""
    g.players[seat].gear.remove(equipment)
    g.equipment_out.append(equipment)
    g.holder[equipment] = NOBODY
    g.happened(EquipmentLost, seat, g.cards.equipment[equipment].name)
    trim_traps(g, seat)


@carries_out("ML-SETTLE-10")
def move_out(g: MonsterLands, seat: Seat, member: Member) -> None:
    """ML-LEADER-02  The land that it had settled stays with the clan, unsettled."""
    for land in g.players[seat].lands:
        if g.settler[land] == member:
            g.settler[land] = EMPTY
            g.happened(LandFreed, seat, g.cards.lands[land].name)


def settled(g: MonsterLands, member: Member) -> bool:
    return member in g.settler
