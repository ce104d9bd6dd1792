"""Chapter "Setting up the game"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karczma.games.empires_north.building.empire import lay_down
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.round import Round
from karczma.games.empires_north.table.catalogue import CARD_FILES, Catalogue, catalogue
from karczma.games.empires_north.table.choices import take
from karczma.games.empires_north.table.counting import COUNTERS
from karczma.games.empires_north.table.deck import deal, discard_looked, in_hand, reveal_islands
from karczma.games.empires_north.table.state import EmpiresNorth, Player
from karczma.games.empires_north.table.terms import ACTIONS, IN_FRONT, LEVELS, NOTHING, SCENARIOS, WORKER
from karczma.games.empires_north.words.events import CardLaidOut, ClanTaken, FirstPlayer, TileLaid
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, Together, frame, step
from karczma.kernel.zones import Pile, join
from karczma.title.contract import Language, Rules

__all__ = ["catalogue", "new"]


def new(seats: int, options: Mapping[str, str], source: Source, cards: Catalogue, journal: list[Any]) -> EmpiresNorth:
    """EN-SETUP-01  Two to four players; EN-SOLO-01, EN-SOLO-02 one plays a scenario at a level of difficulty."""
    g = EmpiresNorth(
        seats=seats,
        cards=cards,
        source=source,
        journal=journal,
        known=[0] * len(cards.names),
        pool=pools(cards),
        players=[Player(pawns=[IN_FRONT] * cards.setup["pawns"]) for _ in range(seats)],  # EN-SETUP-19
        raze_scores=options["raze_tokens_score"] == "true",  # EN-SCORE-06
        gold_sails=options["gold_as_ship_fish"] == "true",  # EN-TILE-12
        scenario=SCENARIOS.index(options["scenario"]) if seats == 1 else NOTHING,
        level=LEVELS.index(options["difficulty"]),
    )
    g.box = tuple(card for clan in cards.clans for card in cards.of_clan[clan])
    g.reveal(*g.box)
    return g.start(Setup(options["clans"]))


def pools(cards: Catalogue) -> list[int]:
    """Which cards are shuffled together: each Clan by itself, and the Islands of each distance."""
    found = [0] * len(cards.names)
    for pool, family in enumerate((*cards.of_clan.values(), *cards.of_distance)):
        for card in family:
            found[card] = pool
    return found


@frame
class Setup(Procedure):
    """The rulebook's set-up, step by step. EN-SETUP-20  What is not dealt out is the general supply."""

    leading: str  # choose, random, or the Clans in the order of the seats

    @step("EN-SETUP-03")
    def islands(self, g: EmpiresNorth) -> None:
        """Two decks, EN-SETUP-04 and two cards of each face up, EN-SETUP-05 for any number of players."""
        g.nearby_deck, g.distant_deck = (Pile(bag=list(family)) for family in g.cards.of_distance)
        reveal_islands(g)

    @step("EN-SETUP-06")
    def tiles(self, g: EmpiresNorth) -> None:
        """The tiles in a circle, in random order."""
        left = list(range(len(ACTIONS)))
        ring = [left.pop(g.below(len(left))) for _ in range(len(left))]
        g.ring = tuple(ring)
        for tile in ring:
            g.happened(TileLaid, ACTIONS[tile])

    @step("EN-SETUP-08")
    def clans(self, g: EmpiresNorth) -> None:
        """Each player another Clan, in the order of the seats; or chance decides, or they are agreed on before."""
        named = self.leading.split(",")
        g.then(*(ClanFor(seat, named[seat % len(named)]) for seat in range(g.seats)))

    @step("EN-SETUP-15")
    def first_player(self, g: EmpiresNorth) -> None:
        """By lot."""
        g.first = g.active = g.below(g.seats)
        g.happened(FirstPlayer, g.first)

    @step("EN-SETUP-16")
    def draw(self, g: EmpiresNorth) -> None:
        """Five cards each; three are kept, EN-SETUP-17 for nothing."""
        for seat in g.seats_from(g.first):
            deal(g, seat, g.players[seat].hand, g.cards.setup["opening"]["draw"])
        away = g.cards.setup["opening"]["discard"]
        g.then(Together(tuple(ThrowAway(seat, away) for seat in range(g.seats)), secret=True))

    @step("EN-SETUP-16")
    def hands(self, g: EmpiresNorth) -> None:
        """The other two are discarded."""
        for seat in g.seats_from(g.first):
            discard_looked(g, seat)

    @step("EN-ROUND-01")
    def begin(self, g: EmpiresNorth) -> None:
        g.then(Round())


@frame
class ThrowAway(Decision):
    """EN-SETUP-16  Which of the cards do you not keep? So many more."""

    clause = "EN-SETUP-16"
    seat: Seat
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = g.cards.names
        return [take(name) for name in dict.fromkeys([names[card] for card in g.players[self.seat].hand])]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, name: str) -> None:
        """Laid aside, and shown only when everybody is ready."""
        player = g.players[self.seat]
        card = in_hand(g, self.seat, name)
        player.hand.remove(card)
        join(player.looked, card)
        if self.left > 1:
            g.then(ThrowAway(self.seat, self.left - 1))


# -- Clans ---------------------------------------------------------------------------------------------------------


@frame
class ClanFor(Procedure):
    seat: Seat
    leading: str

    @step("EN-SETUP-08")
    def choose(self, g: EmpiresNorth) -> None:
        left = clans_left(g)
        if self.leading == "choose":
            g.then(ClanWhich(self.seat))
        else:
            take_clan(g, self.seat, left[g.below(len(left))] if self.leading == "random" else self.leading)


def clans_left(g: EmpiresNorth) -> list[str]:
    taken = {player.clan for player in g.players}
    return [name for clan, name in enumerate(g.cards.clans) if clan not in taken]


@frame
class ClanWhich(Decision):
    """EN-SETUP-08  Which Clan do you lead? EN-SETUP-18  For the first games: Glenn against Ulaf."""

    clause = "EN-SETUP-08"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [ChooseClan(name) for name in g.cards.clans]


@choice
class ChooseClan(Choice):
    clan: str

    def refusal(self, g: EmpiresNorth, decision: ClanWhich) -> Refusal | None:
        """EN-SETUP-08  Not one that somebody else leads."""
        return None if self.clan in clans_left(g) else no("EN-SETUP-08", clan=self.clan)

    def perform(self, g: EmpiresNorth, decision: ClanWhich) -> None:
        take_clan(g, decision.seat, self.clan)


def take_clan(g: EmpiresNorth, seat: Seat, name: str) -> None:
    """EN-SETUP-10, EN-SETUP-09  The starting cards, nearly all of them Fields, are laid out, which is no building
    (EN-SETUP-20), and the others shuffled. EN-SETUP-13  What the starting cards show is the first supply, with
    EN-SETUP-14 5 Workers; EN-SETUP-08 two ships."""
    player, cards = g.players[seat], g.cards
    player.clan = cards.clans.index(name)
    g.happened(ClanTaken, seat, name)
    own = cards.of_clan[name]
    taken = set(own)
    g.box = tuple([card for card in g.box if card not in taken])
    for card in own:
        if cards.starting[card]:
            place = lay_down(g, seat, card)
            g.rule = "EN-SETUP-10"
            g.happened(CardLaidOut, seat, cards.names[card], place)
            g.rule = "EN-SETUP-13"
            receive(g, seat, cards.names[card], cards.start_goods[card])
    g.shuffle_into(player.deck, [card for card in own if not cards.starting[card]])
    player.clan_ships = cards.ships[player.clan]
    g.rule = "EN-SETUP-14"
    receive(g, seat, name, ((WORKER, cards.workers[player.clan]),))


RULES = Rules(
    new=new,
    catalogue=catalogue,
    provenance=CARD_FILES.provenance,
    files=CARD_FILES,
    language=Language(vocabulary=lambda: catalogue().text, counters=COUNTERS),
)
