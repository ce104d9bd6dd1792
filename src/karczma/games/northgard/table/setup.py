"""Chapter "Setting up the game"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karczma.games.northgard.deck import joins_deck
from karczma.games.northgard.map.chart import Chart, Layout
from karczma.games.northgard.map.laying import lay
from karczma.games.northgard.table.catalogue import CARD_FILES, COLOURS, Catalogue, catalogue
from karczma.games.northgard.table.counting import COUNTERS
from karczma.games.northgard.table.opening import OpeningTile
from karczma.games.northgard.table.state import Northgard, Player
from karczma.games.northgard.table.terms import NOBODY, RESOURCES, cell
from karczma.games.northgard.words.events import CardRevealed, ClanTaken, DiceRolledForFirst, FirstPlayer, StackShuffled
from karczma.games.northgard.year import Year
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card, Pile, join
from karczma.title.contract import Language, Rules

__all__ = ["catalogue", "new"]

WEAK = 6  # NG-CREA-01  combat value of the creatures that come first
POOLS = ("early", "advanced", "achievements", "unrest", "tiles", "creature_cards")


def new(seats: int, options: Mapping[str, str], source: Source, cards: Catalogue, journal: list[Any]) -> Northgard:
    """Two to five players. NG-LONG-01, NG-TEAM-01, NG-YEAR-02  The variants may be combined.

    NG-MORE-01  More creatures without the creatures themselves has no meaning, so it brings them along.
    """
    long_game = options["long_game"] == "true"
    more_creatures = options["more_creatures"] == "true"
    g = Northgard(
        seats=seats,
        cards=cards,
        chart=Chart(cards.tiles, Layout()),
        source=source,
        journal=journal,
        known=[0] * len(cards.names),
        pool=pools(cards),
        years=cards.setup["years"]["long" if long_game else "usual"],
        long_game=long_game,  # NG-LONG-01
        teams=options["teams"] == "true",  # NG-TEAM-01
        creatures=more_creatures or options["creatures"] == "true",  # NG-YEAR-02, NG-MORE-01
        more_creatures=more_creatures,  # NG-MORE-01
    )
    unpack(g)
    return g.start(Setup(options["clans"]))


def pools(cards: Catalogue) -> list[int]:
    """Which cards are shuffled together: each starting set, and each family by itself."""
    found = [0] * len(cards.names)
    families = [*(f"colour {colour}" for colour in range(COLOURS)), "clan_cards", *POOLS]
    for pool, family in enumerate(families):
        for card in cards.ranges[family]:
            found[card] = pool
    for card in cards.ranges["creature_cards"]:  # NG-CREA-01  who comes first is no secret
        found[card] += cards.strength[card - cards.first_creature] > WEAK
    return found


def unpack(g: Northgard) -> None:
    """Everything out of the box and to its place."""
    cards = g.cards
    g.players = [Player(reserve=cards.setup["units_of_each"]) for _ in range(g.seats)]  # NG-SETUP-10
    for seat in range(COLOURS):
        own = list(cards.ranges[f"colour {seat}"])
        if seat < g.seats:
            g.players[seat].draw = Pile(bag=own)
        else:
            join(g.box, *own)
    g.clan_cards = list(cards.ranges["clan_cards"])
    g.supply = list(cards.tokens)
    g.unrest = list(cards.ranges["unrest"])  # NG-SETUP-03
    g.reveal(*g.clan_cards, *g.unrest, cards.start_tile)
    g.early, g.advanced = list(cards.ranges["early"]), list(cards.ranges["advanced"])
    g.stack = Pile(bag=[tile for tile in cards.ranges["tiles"] if tile != cards.start_tile])
    g.drawn = [cards.start_tile]
    creatures = list(cards.ranges["creature_cards"])
    if g.creatures:
        g.creature_pile = Pile(bag=creatures)
    g.box += [*cards.ranges["achievements"], *([] if g.creatures else creatures)]


@frame
class Setup(Procedure):
    """The rulebook's set-up, step by step."""

    leading: str  # choose, random, or the clans in the order of the seats

    @step("NG-SETUP-04")
    def development_deck(self, g: Northgard) -> None:
        """Early cards for each player, NG-SETUP-05 and advanced ones below them (NG-SETUP-06); NG-LONG-02 or more."""
        each = g.cards.setup["development"]["long" if g.long_game else "usual"]
        g.early_left = each["early"] * g.seats
        g.advanced_left = each["advanced"] * g.seats

    @step("NG-SETUP-07")
    def achievements(self, g: Northgard) -> None:
        """As many achievements as players, face up; the rest return to the box."""
        shuffled = list(g.cards.ranges["achievements"])
        for _ in range(g.seats):
            card = shuffled.pop(g.below(len(shuffled)))
            g.box.remove(card)
            g.reveal(card)  # NG-SETUP-07
            g.achievements.append(card)
            g.happened(CardRevealed, g.cards.names[card])

    @step("NG-SETUP-08")
    def start_tiles(self, g: Northgard) -> None:
        """The start tile in the middle, NG-SETUP-09 all others in the stack.

        NG-MAP-08, NG-MAP-09  With five players the marked tile lies beside it.
        """
        g.drawn = []
        lay(g, NOBODY, g.cards.start_tile, cell(0, 0), 0)
        if g.seats == COLOURS:
            second = g.cards.setup["five_players"]
            g.stack.bag.remove(g.cards.five_player_tile)
            g.reveal(g.cards.five_player_tile)
            lay(g, NOBODY, g.cards.five_player_tile, cell(second["x"], second["y"]), second["rotation"])

    @step("NG-SETUP-11")
    def clans(self, g: Northgard) -> None:
        """Each player chooses another clan, in the order of the seats; or chance does, or they are agreed on before."""
        named = self.leading.split(",")
        g.then(*(ClanFor(seat, named[seat % len(named)]) for seat in range(g.seats)))

    @step("NG-SETUP-13")
    def first_player(self, g: Northgard) -> None:
        """Everybody rolls both dice; most points is first, and those tied roll again."""
        contenders = list(range(g.seats))
        while len(contenders) > 1:
            rolled = [roll_for_first(g, seat) for seat in contenders]
            contenders = [seat for seat, n in zip(contenders, rolled, strict=True) if n == max(rolled)]
        g.first = contenders[0]
        g.happened(FirstPlayer, g.first)

    @step("NG-SETUP-14")
    def resources(self, g: Northgard) -> None:
        """2 food and 2 wood; NG-SETUP-15 the fourth and fifth in turn order 3 food; NG-SETUP-16 nothing else."""
        for seat, goods in zip(g.seats_from(g.first), g.cards.setup["resources"], strict=False):
            g.players[seat].wallet = [goods.get(resource, 0) for resource in (*RESOURCES, "fame")]

    @step("NG-CREA-01")
    def creature_pile(self, g: Northgard) -> None:
        """Of the weaker creatures one more than there are players on top; NG-CREA-02 all others shuffled below."""
        first, pile = g.cards.first_creature, g.creature_pile
        if g.creatures:
            for _ in range(g.seats + 1):
                weak = [card for card in pile.bag if g.cards.strength[card - first] <= WEAK]
                card = weak[g.below(len(weak))]
                pile.bag.remove(card)
                pile.top.append(card)

    @step("NG-SETUP-17")
    def draw_tiles(self, g: Northgard) -> None:
        """Three tiles each, held in hand (NG-SETUP-31)."""
        for seat in g.seats_from(g.first):
            join(g.players[seat].tiles, *(g.draw(g.stack) for _ in range(g.cards.setup["opening_tiles"])))

    @step("NG-SETUP-20")
    def opening(self, g: Northgard) -> None:
        """Everybody lays a tile beside a start tile, then everybody lays a second one."""
        order = g.seats_from(g.first)
        g.then(*(OpeningTile(seat, 1) for seat in order), *(OpeningTile(seat, 2) for seat in order))

    @step("NG-SETUP-25")
    def return_tiles(self, g: Northgard) -> None:
        """The third tiles go back to the stack, which is reshuffled."""
        left: list[Card] = [tile for player in g.players for tile in player.tiles]
        for player in g.players:
            player.tiles = []
        g.shuffle_into(g.stack, left)
        g.happened(StackShuffled)

    @step("NG-SETUP-29")
    def begin(self, g: Northgard) -> None:
        """Year one starts with the holder of the first player marker."""
        g.then(Year())


def roll_for_first(g: Northgard, seat: Seat) -> int:
    """NG-SETUP-13  Points on both dice; the choice face counts as one."""
    faces = [g.cards.faces[g.below(len(g.cards.faces))] for _ in range(2)]
    points = sum(int(points + either) for points, _, either in faces)
    g.happened(DiceRolledForFirst, seat, points)
    return points


# -- clans ---------------------------------------------------------------------------------------------------------


@frame
class ClanFor(Procedure):
    seat: Seat
    leading: str

    @step("NG-SETUP-11")
    def choose(self, g: Northgard) -> None:
        """Each clan exists once."""
        left = clans_left(g)
        if self.leading == "choose":
            g.then(ClanWhich(self.seat))
        else:
            take_clan(g, self.seat, left[g.below(len(left))] if self.leading == "random" else self.leading)


def clans_left(g: Northgard) -> list[str]:
    taken = {player.clan for player in g.players}
    return [name for clan, name in enumerate(g.cards.clans) if clan not in taken]


@frame
class ClanWhich(Decision):
    """NG-SETUP-11  Which clan do you lead?"""

    clause = "NG-SETUP-11"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [ChooseClan(name) for name in g.cards.clans]

    def options(self, g: Northgard) -> list[Choice]:
        return [ChooseClan(name) for name in clans_left(g)]


@choice
class ChooseClan(Choice):
    clan: str

    def refusal(self, g: Northgard, decision: ClanWhich) -> Refusal | None:
        return None if self.clan in clans_left(g) else no("NG-SETUP-11", clan=self.clan)

    def perform(self, g: Northgard, decision: ClanWhich) -> None:
        take_clan(g, decision.seat, self.clan)


def take_clan(g: Northgard, seat: Seat, name: str) -> None:
    """NG-SETUP-12  The initial card is shuffled into the draw pile; the two upgrades are set aside."""
    player = g.players[seat]
    player.clan = g.cards.clans.index(name)
    initial, *upgrades = g.cards.clan_cards(player.clan)
    for card in (initial, *upgrades):
        g.clan_cards.remove(card)
    player.upgrades = upgrades
    g.shuffle_into(player.draw, [initial])
    joins_deck(g, seat, initial)  # NG-SETUP-12
    g.happened(ClanTaken, seat, name)


RULES = Rules(
    new=new,
    catalogue=catalogue,
    provenance=CARD_FILES.provenance,
    files=CARD_FILES,
    language=Language(vocabulary=lambda: catalogue().text, counters=COUNTERS),
)
