"""What lies on the table: the two offer areas, the players with their duchies, the common piles, the conquest board.

Cards in offer and selection areas lie in rows, and each row has a list beside it that tells whose trap lies on a card
(WK-CHOICE-20): a face-down card is named by its place. Everything else about who knows what is in `known`.
WK-COMP-08  Cubes and soldiers are counters without limit. WK-SETUP-01, WK-SETUP-02, WK-LEG-01  The board is a round.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, ClassVar, Self

from karczma.games.wonderful_kingdom.conquest.control import count_board
from karczma.games.wonderful_kingdom.scoring import scores, winners
from karczma.games.wonderful_kingdom.table.catalogue import Catalogue, catalogue
from karczma.games.wonderful_kingdom.table.counting import add_growing
from karczma.games.wonderful_kingdom.table.sight import dealt
from karczma.games.wonderful_kingdom.table.terms import (
    ADVISOR,
    BLUE,
    FAMILIES,
    MENACES,
    NOBODY,
    TOKENS,
)
from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.quantities import When, While
from karczma.kernel.state import DERIVED, state
from karczma.kernel.zones import ALL, BAG, FACE_DOWN, GOODS, HAND, Card, Labels, Pile, Zone

CARDS = Labels("card")  # numbers of cards that lie somewhere else
OPEN_BAG = Zone("all", ordered=False)  # everybody sees what is in it; its order means nothing and is not kept


def no_cards() -> list[Card]:
    return []


def no_numbers() -> list[int]:
    return []


@state
class Player(State):
    colour: int = BLUE
    duchy: int = NOBODY  # WK-SETUP-05  which duchy card
    hand: Annotated[list[Card], HAND] = field(default_factory=no_cards)  # WK-CHOICE-18
    selection: Annotated[list[Card], FACE_DOWN] = field(default_factory=no_cards)  # WK-CHOICE-19
    selection_traps: list[int] = field(default_factory=no_numbers)  # beside it: whose trap, or FACE_UP
    construction: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # WK-PLAN-04, WK-PLAN-08
    needs: list[int] = field(default_factory=no_numbers)  # beside it: cost spaces still free, `packed`
    holds: list[int] = field(default_factory=no_numbers)  # beside it: pieces that lie there, `packed`
    built: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # completed cards and defeated menaces
    calamities: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # WK-PLAN-06
    substitutes: Annotated[int, GOODS] = 0  # WK-CALAM-05  calamities for which there was no card left
    wallet: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * len(TOKENS))  # loose cubes; the two pools
    alchemy: Annotated[int, GOODS] = 0
    training: Annotated[int, GOODS] = 0  # WK-SUPR-03
    trap_tokens: Annotated[int, GOODS] = 0  # that belong to the player
    spy_tokens: Annotated[int, GOODS] = 0
    traps: Annotated[int, GOODS] = 0  # WK-ROUND-06, WK-TRAP-07  still unused in this round
    spies: Annotated[int, GOODS] = 0  # WK-TRAP-09
    used: int = 0  # see `has_used`
    entered: int = 0  # WK-RECYC-05  cards that entered construction in this planning phase: the last ones
    shrouded: Annotated[list[int], CARDS] = field(default_factory=no_numbers)  # WK-MENACE-16  to the round's end
    menace_set: int = NOBODY
    menaces: Pile = field(default_factory=Pile)  # WK-MENACE-02
    thieves: Annotated[list[int], CARDS] = field(default_factory=no_numbers)  # WK-MENACE-15  with a token out ...
    stolen: Annotated[list[int], CARDS] = field(default_factory=no_numbers)  # ... and the cards it lies on
    illusions: Annotated[int, GOODS] = 0  # WK-ILLU-03
    stage_needs: int = 0  # WK-QUEST-05  the current stage
    stage_holds: int = 0
    stages: list[int] = field(default_factory=no_numbers)  # WK-QUEST-11  in which step each stage was completed
    stage_vp: int = 0
    set_aside: Annotated[int, GOODS] = 0  # WK-DEV-11
    yields: Annotated[list[int], DERIVED] = field(default_factory=lambda: [0] * 5)  # icons of duchy and completed cards
    board_yields: Annotated[list[int], DERIVED] = field(default_factory=lambda: [0] * 5)  # WK-CONQ-21
    families: Annotated[list[int], DERIVED] = field(default_factory=lambda: [0] * len(FAMILIES))

    def has_used(self, ability: int) -> bool:
        """WK-ADV-08  An ability that works once per round, in this one."""
        return bool(self.used >> ability & 1)

    def use_up(self, ability: int) -> None:
        self.used |= 1 << ability


@state
class WonderfulKingdom(Game):
    tokens: ClassVar[tuple[str, ...]] = TOKENS

    cards: Annotated[Catalogue, DERIVED] = field(default_factory=catalogue)
    players: list[Player] = field(default_factory=list)
    module: int = MENACES
    legends: bool = True
    side: str = "A"
    soldier_vp: int = 1
    calamity_vp: int = -3
    threshold: int = 4  # WK-SOLO-09
    round: int = 1
    moment: int = 0  # WK-QUEST-11  steps so far: a planning phase is one, and so is each production step
    ended: bool = False

    deck: Pile = field(default_factory=Pile)
    calamities: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # WK-SETUP-04
    shelf: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # menace sets that nobody has chosen
    rats: Annotated[list[Card], OPEN_BAG] = field(default_factory=no_cards)
    box: Annotated[list[Card], BAG] = field(default_factory=no_cards)  # WK-ADV-03  advisors put back unseen
    discard: Annotated[list[Card], OPEN_BAG] = field(default_factory=no_cards)  # WK-RECYC-07
    buried: Annotated[list[Card], FACE_DOWN] = field(default_factory=no_cards)  # discarded unseen
    buried_from: list[int] = field(default_factory=no_numbers)  # beside it: whose hand of which round it was in
    exposed: list[int] = field(default_factory=no_numbers)  # by hand and round: bad cards that all have seen, packed
    areas: Annotated[list[list[Card]], FACE_DOWN] = field(default_factory=lambda: [[], []])
    traps: list[list[int]] = field(default_factory=lambda: [[], []])  # beside them: whose trap, or FACE_UP
    marks: list[list[int]] = field(default_factory=lambda: [[], []])  # WK-ILLU-07  whose Illusionist token, or NOBODY
    illusions: Annotated[int, GOODS] = 0  # WK-ILLU-05  tokens in the supply
    round_deck: Pile = field(default_factory=Pile)  # WK-SOLO-02
    quest: int = NOBODY

    # conquest
    board: int = NOBODY
    holder: list[int] = field(default_factory=no_numbers)  # WK-CONQ-06  by territory: who controls it
    armies: Annotated[list[int], GOODS] = field(default_factory=no_numbers)  # of the holder
    posts: list[int] = field(default_factory=no_numbers)  # WK-CONQ-10  see `spots`
    reserve: Annotated[list[int], GOODS] = field(default_factory=lambda: [0, 0])
    prisoners: Annotated[list[int], GOODS] = field(default_factory=lambda: [0, 0])
    mustered: list[int] = field(default_factory=no_numbers)  # by territory: armies told to march
    passes: int = 0

    # -- what the shared verbs ask of a title ----------------------------------------------------------------------

    def wallet(self, seat: Seat) -> list[int]:
        return self.players[seat].wallet

    def named(self, family: str, thing: int) -> str:
        return self.cards.names[thing]

    def card_rule(self, card: str) -> str:
        """WK-ADV-07  Only advisors wait for something."""
        return "WK-ADV-07"

    # -- who is who ------------------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def first(self) -> Seat:
        """WK-SETUP-07  Blue starts rounds 1 and 3, red rounds 2 and 4."""
        if self.seats == 1:
            return 0  # WK-SOLO-01
        return next(seat for seat, player in enumerate(self.players) if player.colour == (self.round + 1) % 2)

    def in_order(self) -> tuple[Seat, ...]:
        """WK-TIME-05  The starting player of the round first."""
        return self.seats_from(self.first)

    # -- cards in play ---------------------------------------------------------------------------------------------

    def in_play(self) -> list[tuple[Seat, Card]]:
        kind = self.cards.kind
        return [(seat, card) for seat, each in enumerate(self.players) for card in each.built if kind[card] == ADVISOR]

    def standing(self, card: Card) -> tuple[str, tuple[While | When, ...]]:
        return self.cards.names[card], self.cards.standing[card]

    def recount(self, player: Player) -> None:
        """WK-PROD-02, WK-PROD-12  Icons and families of the completed cards; a card with a stolen token is silent."""
        yields = list(self.cards.duchy_yields[player.duchy]) if player.duchy >= 0 else [0] * 5
        families, family, icons = [0] * len(FAMILIES), self.cards.family, self.cards.yields
        for card in player.built:
            if family[card] >= 0:
                families[family[card]] += 1
            if card not in player.stolen:
                for resource, n in enumerate(icons[card]):
                    yields[resource] += n
        player.yields, player.families = yields, families
        add_growing(self, player)

    def rebuild(self) -> None:
        Game.rebuild(self)
        for player in self.players:
            self.recount(player)
        if self.holder:
            count_board(self)

    def determinise(self, seat: Seat, seed: int) -> Self:
        return dealt(self, seat, seed)

    def scores(self) -> tuple[int, ...]:
        return scores(self)

    def winners(self) -> tuple[Seat, ...]:
        return winners(self)
