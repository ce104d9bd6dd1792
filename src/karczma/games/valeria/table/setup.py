"""Chapter "Setup"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karczma.games.valeria.table.catalogue import CARD_FILES, Catalogue, catalogue, provenance
from karczma.games.valeria.table.counting import COUNTERS
from karczma.games.valeria.table.moments import MOMENTS, QUANTITIES
from karczma.games.valeria.table.state import DarkLord, Realm, Valeria
from karczma.games.valeria.table.terms import COLUMNS, NUMBERS
from karczma.games.valeria.turn import Turn
from karczma.games.valeria.variants.solo import SoloTurn
from karczma.games.valeria.words.events import CardRevealed, DukeKept, FirstPlayer
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, Together, carries_out, frame, step
from karczma.kernel.zones import Card, join
from karczma.title.contract import Language, Rules
from karczma.title.options import WrongTable

__all__ = ["catalogue", "new"]

FIRST_GAME = "first_game"  # VK-SETUP-27  also where no set is named
START = (2, 0, 1, 0)  # VK-SETUP-21  Gold, Strength, Magic, Victory tokens


def new(seats: int, options: Mapping[str, str], source: Source, cards: Catalogue, journal: list[Any]) -> Valeria:
    """VK-SETUP-01  One to five players."""
    terrains, citizens = (tuple(filter(None, options[name].split(","))) for name in ("terrains", "citizens"))
    refuse_two_of_a_number(cards, citizens)  # VK-SETUP-11
    refuse_what_has_no_effect(options)  # VK-MIX-01, VK-SETUP-27
    g = Valeria(
        seats=seats,
        cards=cards,
        source=source,
        journal=journal,
        known=[0] * (len(cards.domains) + len(cards.dukes)),
        pool=[0] * len(cards.domains)
        + [1] * len(cards.dukes),  # VK-SETUP-29  what lies face down may be another of them
        mixed_stacks=options["mixed_stacks"] == "true",  # VK-MIX-01
        per_kind=options["duke_resource_scoring"] == "per_kind",  # VK-DUKE-03
        resting_targetable=options["resting_player_targetable"] == "true",  # VK-FIVE-07
        solo_tokens=options["solo_count_victory_tokens"] == "true",  # VK-SOLO-27
    )
    return g.start(Setup(options["set"], terrains, citizens))


def refuse_two_of_a_number(cards: Catalogue, citizens: tuple[str, ...]) -> None:
    """VK-SETUP-11  Ten different Citizens are no choice yet: each must have a number of its own."""
    chosen: dict[int, str] = {}
    for name in citizens:
        other = chosen.setdefault(cards.place[cards.citizen_id[name]], name)
        if other != name:
            told = f"option citizens (VK-SETUP-11): {other} and {name} have the same activation number"
            raise WrongTable(told, no("VK-SETUP-11", citizen=other, other=name), "citizens")


def refuse_what_has_no_effect(options: Mapping[str, str]) -> None:
    """VK-MIX-01  Mixed stacks use all Citizens; VK-SETUP-27 of what the players name nothing comes from a set."""
    mixed = options["mixed_stacks"] == "true"
    if mixed and options["citizens"]:
        told = "option citizens (VK-SETUP-11, VK-MIX-01): mixed stacks use all Citizens, so none are named"
        raise WrongTable(told, no("VK-MIX-01"), "citizens")
    if options["set"] != FIRST_GAME and options["terrains"] and (mixed or options["citizens"]):
        told = "option set (VK-SETUP-27): everything is named, so nothing is left that a set could say"
        raise WrongTable(told, no("VK-SETUP-27"), "set")


@frame
class Setup(Procedure):
    """The rulebook's set-up, step by step; `terrains` and `citizens` are the players' own choice, if they made one."""

    set: str
    terrains: tuple[str, ...]
    citizens: tuple[str, ...]

    @step("VK-SETUP-04")
    def monster_stacks(self, g: Valeria) -> None:
        """Five of the eight Terrains, left to right by their weakest Monster (VK-SETUP-08)."""
        g.terrains = tuple(sorted(self.chosen_terrains(g)))
        size = g.cards.setup[g.seats]["use_5p_cards"]
        g.monsters = [monster_stack(g.cards, terrain, size) for terrain in g.terrains]

    @step("VK-SETUP-11")
    def citizen_stacks(self, g: Valeria) -> None:
        """One Citizen for each activation number, in ascending order (VK-SETUP-13); or mixed stacks.

        VK-CIT-02  All cards of a stack bear one name, unless the stacks are mixed.
        """
        size = g.cards.setup[g.seats]["citizen_stack"]
        if g.mixed_stacks:
            mix_citizens(g, size)
        else:  # VK-SETUP-12  one of six goes to the box, with five players none (VK-FIVE-02)
            g.stack_kinds = tuple(self.chosen_citizens(g))
            g.citizens = [[kind] * size for kind in g.stack_kinds]

    @step("VK-SETUP-16")
    def domain_stacks(self, g: Valeria) -> None:
        """All Domains are shuffled; a place gets face-down cards and one face up. VK-SETUP-17  The rest is unseen."""
        removed = g.cards.sets[self.set].removed_domains if self.set in g.cards.sets else ()  # VK-SETS-09
        g.domain_bag = [Card(card) for card, name in enumerate(g.cards.domains) if name not in removed]
        g.domains = [[] for _ in range(COLUMNS)]
        g.domains_below = [g.cards.setup[g.seats]["domain_stack"]["face_down"] + 1] * COLUMNS  # VK-FIVE-03
        for place in range(COLUMNS):
            g.turn_up_domain(place)

    @step("VK-SETUP-18")
    def exhausted_cards(self, g: Valeria) -> None:
        """Two Exhausted cards for each player, of the ten there are (VK-COMP-06); alone, five (VK-SOLO-18)."""
        g.exhausted_cards = g.cards.setup[g.seats]["exhausted_cards"]

    @step("VK-SETUP-19")
    def starters(self, g: Valeria) -> None:
        """Everybody begins with both Starters (VK-ICON-03) and with 2 Gold and 1 Magic (VK-SETUP-21).

        VK-SETUP-20  The other Starters are in the box. VK-COMP-07  Reference cards do nothing, so there are none here.
        """
        begins = [int(kind in g.cards.starters) for kind in range(len(g.cards.citizens))]
        g.realms = [Realm(wallet=list(START), citizens=begins[:]) for _ in range(g.seats)]

    @step("VK-SETUP-23")
    def deal_dukes(self, g: Valeria) -> None:
        """Two Dukes each; VK-SETUP-30 all choose one at the same time, and in secret."""
        g.duke_bag = list(g.cards.duke_id.values())
        for realm in g.realms:
            join(realm.dukes, *[draw_duke(g) for _ in range(2)])
        g.then(Together(tuple(KeepWhich(seat) for seat in range(g.seats)), secret=True))

    @step("VK-SOLO-03")
    def dark_lord(self, g: Valeria) -> None:
        """Alone, one further Duke is placed face down: the Dark Lord."""
        if g.seats == 1:
            g.dark_lord = DarkLord(dukes=[draw_duke(g)], citizens=[0] * len(g.cards.citizens))

    @step("VK-SETUP-25")
    def first_player(self, g: Valeria) -> None:
        """Chance names the first active player, who keeps the first-player marker (VK-SETUP-26)."""
        g.first = g.active = g.below(g.seats) if g.seats > 1 else 0
        g.happened(FirstPlayer, g.first)
        g.then(SoloTurn(0) if g.dark_lord else Turn(g.first))

    def chosen_terrains(self, g: Valeria) -> list[int]:
        names = self.terrains or (g.cards.sets[self.set].terrains if self.set != "random" else ())
        if names:
            return [g.cards.terrains.index(name) for name in names]
        left = list(range(len(g.cards.terrains)))
        return [g.draw_kind(left) for _ in range(COLUMNS)]

    def chosen_citizens(self, g: Valeria) -> list[int]:
        """VK-SETUP-27  The players' choice, the set's, or one at random for each number; VK-SETUP-14 and no others."""
        names = self.citizens or (g.cards.sets[self.set].citizens if self.set != "random" else ())
        if names:
            return sorted((g.cards.citizen_id[name] for name in names), key=lambda kind: g.cards.place[kind])
        return [g.draw_kind(of_number(g.cards, place)) for place in range(len(NUMBERS))]


def monster_stack(cards: Catalogue, terrain: int, five_players: bool) -> list[int]:
    """VK-SETUP-05  One Terrain; VK-SETUP-06 the weakest on top (last); VK-SETUP-07 by Strength alone.

    VK-MON-05, VK-MON-06  Three kinds, each of a Strength of its own, so the order is never in doubt.
    VK-SETUP-03, VK-FIVE-01  The cards with the 5-player icon only with five players.
    """
    kinds = [kind for kind in range(len(cards.monsters)) if cards.terrain[kind] == terrain]
    kinds.sort(key=lambda kind: -cards.strength[kind])
    return [kind for kind in kinds for _ in range(cards.usual[kind] + cards.for_five[kind] * five_players)]


def of_number(cards: Catalogue, place: int) -> list[int]:
    return [kind for kind in range(len(cards.citizens)) if cards.place[kind] == place and kind not in cards.starters]


@carries_out("VK-MIX-01")
def mix_citizens(g: Valeria, size: int) -> None:
    """VK-MIX-01, VK-MIX-02  All Citizens of a number shuffled; one face up on top of the others, face down.

    VK-MIX-06  Five cards of the twelve Monks and Clerics. VK-MIX-08  Alone as with two to four players.
    """
    g.citizen_bags = [
        sorted(kind for kind in of_number(g.cards, place) for _ in range(g.cards.copies[kind]))
        for place in range(len(NUMBERS))
    ]
    g.citizens = [[g.draw_kind(bag)] for bag in g.citizen_bags]
    g.face_down = [size - 1] * len(NUMBERS)  # VK-MIX-03  the rest is in the box, unseen: nobody can tell them apart
    for stack in g.citizens:
        g.happened(CardRevealed, g.cards.citizens[stack[-1]])


def draw_duke(g: Valeria) -> Card:
    return g.duke_bag.pop(g.below(len(g.duke_bag)))


@frame
class KeepWhich(Decision):
    """VK-SETUP-23  Which Duke do you keep?"""

    clause = "VK-SETUP-23"
    seat: Seat

    def candidates(self, g: Valeria) -> list[Choice]:
        return [KeepDuke(g.cards.card_name(card)) for card in g.realms[self.seat].dukes]


@choice
class KeepDuke(Choice):
    """VK-SETUP-24  One Duke, VK-ICON-04 never more; the other goes to the box, and only its owner knows which it is."""

    duke: str

    def perform(self, g: Valeria, decision: KeepWhich) -> None:
        realm = g.realms[decision.seat]
        for card in realm.dukes:
            if g.cards.card_name(card) != self.duke:
                g.show(card, decision.seat)  # VK-SETUP-29
                join(g.box, card)
        realm.dukes = [g.cards.duke_id[self.duke]]
        g.happened(DukeKept, decision.seat, self.duke, 1 << decision.seat)


RULES = Rules(
    new=new,
    catalogue=catalogue,
    provenance=provenance,
    files=CARD_FILES,
    language=Language(vocabulary=lambda: catalogue().text, counters=COUNTERS, moments=MOMENTS, quantities=QUANTITIES),
)
