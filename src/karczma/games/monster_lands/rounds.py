"""Chapter "Course of the game": the four phases of a round, and the first of them in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.adventure import Adventure
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Turn
from karczma.games.monster_lands.members import joins
from karczma.games.monster_lands.scoring import bracket
from karczma.games.monster_lands.table.monsters import appear
from karczma.games.monster_lands.table.storage import gain_dice, receive_token
from karczma.games.monster_lands.table.terms import COLOURS, ENTRANCE, GOLD
from karczma.games.monster_lands.variants.gift import QueensGift
from karczma.games.monster_lands.words.events import LeaderPromoted, RoundBegan
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

FRESH_START = 5  # ML-DEATH-06  gold of a clan that begins anew


@frame
class Round(Procedure):
    """ML-CORE-09  Dice Pool, Deployment, Adventure, Cleanup."""

    @step("ML-CORE-09")
    def begin(self, g: MonsterLands) -> None:
        """The next of at most six."""
        g.happened(RoundBegan, g.round)

    @step("ML-DEATH-06")
    def new_leaders(self, g: MonsterLands) -> None:
        """A clan without any members gets a greenhorn to lead it."""
        for seat in g.seats_from(g.first):
            if not g.players[seat].clan:
                start_anew(g, seat)

    @step("ML-VAR-03")
    def monsters_at_the_gate(self, g: MonsterLands) -> None:
        """More Monsters: in some rounds one comes to the Entrance, if none is there; ML-SCEN-06 or in every round."""
        more = next(v for v in g.cards.setup["variants"] if v["id"] == "more_monsters")
        if g.lairs[ENTRANCE]:
            return
        if g.has_rule("refill_each_round") and g.round > 1:
            g.rule = "ML-SCEN-06"
            appear(g, ENTRANCE, only_level_a=True)
        elif g.more_monsters and g.round in more["rounds"]:
            appear(g, ENTRANCE)

    @step("ML-POOL-01")
    def dice_pool(self, g: MonsterLands) -> None:
        """Everybody takes and rolls dice; ML-SOLO-08 the virtual player does nothing here."""
        for seat in g.seats_from(g.first):
            take_pool(g, seat)

    @step("ML-VAR-01")
    def gift(self, g: MonsterLands) -> None:
        """Queen's Gift: for the first player, from the second round on."""
        gift = next(v for v in g.cards.setup["variants"] if v["id"] == "queens_gift")
        if g.queens_gift and g.round >= gift["from_round"]:
            g.then(QueensGift(g.first))

    @step("ML-DEPLOY-01")
    def deployment(self, g: MonsterLands) -> None:
        """Turns, until all have passed; ML-SETUP-21 the first player begins."""
        g.passes = 0
        g.then(Turn(g.first))

    @step("ML-ADV-01")
    def adventure(self, g: MonsterLands) -> None:
        """Quests, lands, Citadel."""
        g.then(Adventure())

    @step("ML-CLEAN-01")
    def cleanup(self, g: MonsterLands) -> None:
        """The board is tidied, and the next round comes, or the end."""
        g.then(Cleanup(), NextRound())


@frame
class NextRound(Procedure):
    @step("ML-CLEAN-11")
    def advance(self, g: MonsterLands) -> None:
        """8. The round marker advances."""
        g.round += 1
        g.then(Round())


def start_anew(g: MonsterLands, seat: Seat) -> None:
    """ML-DEATH-06  A free greenhorn becomes the Leader, and gold is topped up to five; without one, only the gold."""
    player = g.players[seat]
    if g.greenhorns:
        greenhorn = g.greenhorns.pop(0)
        joins(g, seat, greenhorn)
        player.leader = greenhorn
        g.happened(LeaderPromoted, seat, g.cards.members[greenhorn].name)
    if player.wallet[GOLD] < FRESH_START:
        receive_token(g, seat, GOLD, FRESH_START - player.wallet[GOLD], "queen")


def take_pool(g: MonsterLands, seat: Seat) -> None:
    """ML-POOL-01  The dice of all members, ML-POOL-04 wounded or not, and those of the glory bracket.

    ML-POOL-03  Influence dice are rolled now and keep their value. ML-PLAYER-06 is the rulebook's example.
    """
    bonus = bracket(g, seat).dice
    for colour in range(len(COLOURS)):
        own = sum(g.cards.members[member].dice[colour] for member in g.players[seat].clan)
        gain_dice(g, seat, colour, own + bonus[colour])
