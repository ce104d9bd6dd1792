"""What lies on the table: the Center Stacks, the realms of the players, the dice; in solo, the Dark Lord's side.

VK-SETUP-29  Everything is open, but for Dukes, face-down Domains, face-down Citizens and what went to the box unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Annotated, ClassVar

from karczma.effects.verbs import Amounts, Count
from karczma.games.valeria.payment import affords, pay
from karczma.games.valeria.scoring import score, winners
from karczma.games.valeria.table.catalogue import Catalogue, catalogue
from karczma.games.valeria.table.counting import COUNTERS
from karczma.games.valeria.table.terms import FIRST_CITIZEN, FIRST_DOMAIN, ROLES, RUNNING, TOKENS
from karczma.games.valeria.words.cited import cited
from karczma.games.valeria.words.events import CardRevealed, CitizenGained, StackRefilled
from karczma.kernel.bases import State
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.flow import carries_out
from karczma.kernel.game import Game
from karczma.kernel.quantities import When, While
from karczma.kernel.state import DERIVED, state
from karczma.kernel.zones import ALL, BAG, FACE_DOWN, GOODS, HAND, Card, Labels, bag_of, kinds, tally


@state
class Realm(State):
    """A player's tableau, with the Victory stack, the tokens and the Duke."""

    wallet: Annotated[list[int], GOODS]  # Gold, Strength, Magic, Victory tokens; VK-COMP-10, VK-COMP-11 without limit
    citizens: Annotated[list[int], tally("citizen")]  # how many of each kind, the Starters included
    roles: Annotated[list[int], DERIVED] = field(default_factory=lambda: [0] * len(ROLES))  # VK-CIT-04, VK-BUY-04
    slain: Annotated[list[int], kinds("monster")] = field(default_factory=list)  # VK-SLAY-05  the Victory stack
    domains: Annotated[list[Card], ALL] = field(default_factory=list)  # VK-BUY-07
    dukes: Annotated[list[Card], HAND] = field(default_factory=list)  # VK-SETUP-24  two while choosing, then one


@state
class DarkLord(State):
    """VK-SOLO-03  The virtual opponent: a face-down Duke and the cards captured, which lie open (VK-SOLO-35)."""

    dukes: Annotated[list[Card], FACE_DOWN]
    citizens: Annotated[list[int], tally("citizen")]
    domains: Annotated[list[Card], ALL] = field(default_factory=list)


@state
class Valeria(Game):
    tokens: ClassVar[tuple[str, ...]] = TOKENS
    spared: ClassVar[Refusal] = no("VK-FIVE-07")  # why an opponent is no target

    cards: Annotated[Catalogue, DERIVED] = field(default_factory=catalogue)
    realms: list[Realm] = field(default_factory=list)
    terrains: Annotated[tuple[int, ...], Labels("terrain")] = ()  # of the five Monster stacks, left to right
    monsters: Annotated[list[list[int]], kinds("monster")] = field(default_factory=list)  # VK-SETUP-09  top card last
    citizens: Annotated[list[list[int]], kinds("citizen")] = field(default_factory=list)  # ten, face-up cards, top last
    stack_kinds: Annotated[tuple[int, ...], Labels("citizen")] = ()  # VK-EXH-06  whose they are, unless mixed
    face_down: list[int] = field(default_factory=lambda: [0] * 10)  # VK-MIX-04  unseen cards under each of them
    citizen_bags: Annotated[list[list[int]], bag_of("citizen")] = field(default_factory=list)  # those, and the box's
    domains: Annotated[list[list[Card]], ALL] = field(default_factory=list)  # five, the face-up card
    domains_below: list[int] = field(default_factory=list)  # VK-SETUP-16  face-down cards under it
    domain_bag: Annotated[list[Card], BAG] = field(default_factory=list)  # those of all five stacks, and the box's
    duke_bag: Annotated[list[Card], BAG] = field(default_factory=list)
    box: Annotated[list[Card], BAG] = field(default_factory=list)  # Dukes dealt but not kept
    exhausted_cards: int = 0  # VK-SETUP-18  as many as are provided
    exhausted: list[int] = field(default_factory=list)  # places, sorted; VK-EXH-03 counts those without a card too
    emptied: list[int] = field(default_factory=list)  # places that ran out during the action
    dice: tuple[int, int] = (0, 0)
    active: Seat = 0
    first: Seat = 0  # VK-SETUP-26  holds the first-player marker for the whole game
    turn: int = 0
    last_round: bool = False
    ended: int = RUNNING
    dark_lord: DarkLord | None = None
    mixed_stacks: bool
    per_kind: bool  # VK-DUKE-03  Dukes count each kind of resource by itself
    resting_targetable: bool  # VK-FIVE-07
    solo_tokens: bool  # VK-SOLO-27

    # -- what the shared verbs ask of a title ----------------------------------------------------------------------

    def wallet(self, seat: Seat) -> list[int]:
        """VK-SETUP-22, VK-ICON-07  What is gained fills one purse and empties none: it comes from the supply."""
        return self.realms[seat].wallet

    def affords(self, seat: Seat, amounts: Amounts) -> bool:
        return affords(self.realms[seat].wallet, amounts)

    def pay(self, seat: Seat, amounts: Amounts) -> None:
        pay(self, seat, amounts)

    def count(self, seat: Seat, count: Count) -> int:
        """VK-HARV-22  Counted at the moment the power resolves, in the own tableau and Victory stack only."""
        return COUNTERS[count.zone](self, self.realms[seat], count.where) // count.every * count.times

    def targets(self, seat: Seat) -> list[Seat]:
        """VK-ICON-15, VK-DOM-08  Any opponent may be chosen, never oneself; VK-FIVE-07 a resting one too, if so agreed.

        VK-SOLO-38  Alone there is none, and what a card would take comes from the supply, in full.
        """
        resting = self.resting()
        return [who for who in self.seats_from(seat)[1:] if who != resting or self.resting_targetable]

    def named(self, family: str, thing: int) -> str:
        match family:
            case "citizen":
                return self.cards.citizens[thing]
            case "monster":
                return self.cards.monsters[thing]
            case "terrain":
                return self.cards.terrains[thing]
        return self.cards.card_name(Card(thing))

    def card_rule(self, card: str) -> str:
        return cited(self.cards, card)

    # -- cards in play ---------------------------------------------------------------------------------------------

    def in_play(self) -> Sequence[tuple[Seat, Card]]:
        return [(seat, card) for seat, realm in enumerate(self.realms) for card in realm.domains]

    def standing(self, card: Card) -> tuple[str, tuple[While | When, ...]]:
        return self.cards.domains[card], self.cards.standing[card]

    def rebuild(self) -> None:
        Game.rebuild(self)
        for realm in self.realms:
            realm.roles = [0] * len(ROLES)
            for kind, n in enumerate(realm.citizens):
                if self.cards.role[kind] >= 0:
                    realm.roles[self.cards.role[kind]] += n

    # -- the Center Stacks -----------------------------------------------------------------------------------------

    @carries_out("VK-MIX-05")
    def turn_up_citizen(self, place: int) -> None:
        """VK-MIX-05  When the top Citizen has left a mixed stack the next one is turned up at once."""
        stack = self.citizens[place]
        if not stack:
            if self.face_down[place]:
                self.face_down[place] -= 1
                stack.append(self.draw_kind(self.citizen_bags[place]))
                self.happened(CardRevealed, self.cards.citizens[stack[-1]])
            else:
                self.emptied.append(FIRST_CITIZEN + place)

    def take_monster(self, place: int) -> int:
        """VK-SLAY-11  The top Monster leaves its stack; the one below is the new top at once."""
        monster = self.monsters[place].pop()
        if not self.monsters[place]:
            self.emptied.append(place)  # VK-EXH-01
        return monster

    def turn_up_domain(self, place: int) -> None:
        """VK-BUY-09  The next Domain of the stack is turned face up, if there is one."""
        if self.domains_below[place]:
            self.domains_below[place] -= 1
            card = self.domain_bag.pop(self.below(len(self.domain_bag)))
            self.reveal(card)
            self.domains[place].append(card)
            self.happened(CardRevealed, self.cards.domains[card])
        else:
            self.emptied.append(FIRST_DOMAIN + place)

    @carries_out("VK-EXH-04")
    def refilled(self, place: int) -> None:
        """VK-EXH-04  A card came back: the Exhausted card goes, and the stack counts as exhausted no longer."""
        if place in self.emptied:
            self.emptied.remove(place)
        if place in self.exhausted:
            self.exhausted.remove(place)
            self.happened(StackRefilled, place)

    def gain_citizen(self, seat: Seat, place: int) -> None:
        """VK-RECR-01, VK-MON-09  The top Citizen of a center stack joins the tableau face up.

        VK-ICON-02  However many are there already.
        """
        kind = self.citizens[place].pop()
        realm = self.realms[seat]
        realm.citizens[kind] += 1
        realm.roles[self.cards.role[kind]] += 1
        self.happened(CitizenGained, seat, self.cards.citizens[kind])
        self.turn_up_citizen(place)

    def place_of(self, citizen: str) -> int:
        """Where that Citizen lies on top of a stack; -1 if it does nowhere."""
        kind = self.cards.citizen_id[citizen]
        place = self.cards.place[kind]
        return place if self.citizens[place] and self.citizens[place][-1] == kind else -1

    # -- who is who ------------------------------------------------------------------------------------------------

    def resting(self) -> Seat:
        """VK-FIVE-04, VK-FIVE-06  With five players, the one at the active player's right; else nobody (-1).

        VK-COMP-09  So there is one Rest marker at most. VK-FIVE-10  Everybody rests right after the own turn.
        VK-FIVE-08, VK-FIVE-09  Nothing but the harvest passes that player by; the other rules are unchanged.
        """
        return (self.active - 1) % 5 if self.seats == 5 else -1

    def scores(self) -> tuple[int, ...]:
        return tuple(score(self, seat) for seat in range(self.seats))

    def winners(self) -> tuple[Seat, ...]:
        return winners(self)
