"""Chapter "Setup"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.conquest.opening import BoardWhich, ChooseBoard, OpenConquest
from karczma.games.wonderful_kingdom.quests import next_stage
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.agreeing import CHOOSE, RANDOM, SOLO_REFUSES, refuse_wrong
from karczma.games.wonderful_kingdom.table.catalogue import CARD_FILES, Catalogue, catalogue
from karczma.games.wonderful_kingdom.table.counting import COUNTERS
from karczma.games.wonderful_kingdom.table.moments import MOMENTS, QUANTITIES
from karczma.games.wonderful_kingdom.table.sight import ROUNDS
from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import (
    ADVISORS,
    BLUE,
    COLOURS,
    CONQUEST,
    MENACES,
    MODULES,
    QUESTS,
    RED,
    TOKENS,
)
from karczma.games.wonderful_kingdom.words.events import (
    ColourDrawn,
    DuchyTaken,
    MenaceChosen,
    QuestChosen,
    TokensReceived,
)
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step
from karczma.kernel.zones import Card, Pile, join
from karczma.title.contract import Language, Rules

__all__ = ["catalogue", "new"]

ALL_THE_REST = "6"  # WK-ADV-03  advisors left over with two players, if the new ones play too


def new(
    seats: int, options: Mapping[str, str], source: Source, cards: Catalogue, journal: list[Any]
) -> WonderfulKingdom:
    """WK-SETUP-08  One module, or WK-SETUP-09 none. WK-CONQ-14  Conquest leaves the rest of the set-up as it is."""
    module, legends = MODULES.index(options["module"]), options["legends"] == "true"
    refuse_wrong(seats, options, cards)  # WK-SETUP-11
    g = WonderfulKingdom(
        seats=seats,
        cards=cards,
        source=source,
        journal=journal,
        known=[0] * len(cards.names),  # WK-CHOICE-18
        pool=[0] * len(cards.names),
        module=module,
        legends=legends,
        side="E" if module == CONQUEST else options["duchies"],  # WK-SETUP-11
        soldier_vp=int(options["soldier_vp"]),
        calamity_vp=int(options["calamity_vp"]),
        threshold=int(options["solo_supremacy_threshold"]),
        exposed=[0] * (seats * ROUNDS),  # WK-CHOICE-02
    )
    unpack(g, options["advisors_left"])
    return g.start(Setup(options["menaces"], options["quest_board"], options["board"]))


def unpack(g: WonderfulKingdom, advisors_left: str) -> None:
    """Everything out of the box and to its place."""
    cards = g.cards
    developments = cards.of_expansion(cards.ranges["developments"], g.legends)  # WK-LEG-05
    treasures = [] if g.module == ADVISORS else list(cards.ranges["treasures"])  # WK-MENACE-07, WK-QUEST-09, WK-CONQ-22
    g.deck = Pile(bag=[*developments, *treasures])  # WK-SETUP-03
    g.calamities = list(cards.ranges["calamities"])  # WK-SETUP-04; WK-MENACE-01 they may stay unused
    g.reveal(*g.calamities)
    if g.module == MENACES:
        g.shelf = cards.of_expansion([card for deck in cards.deck_of_set for card in deck], g.legends)
        g.rats = list(cards.rats)
        g.reveal(*g.shelf, *g.rats)
        g.illusions = cards.setup["tokens"]["illusionist"]
    if g.module == ADVISORS:
        new_ones = g.legends and (g.solo or advisors_left == ALL_THE_REST)
        join(g.box, *[card for card in cards.of_expansion(cards.ranges["advisors"], new_ones) if fits_table(g, card)])
    traps = 0 if g.module == CONQUEST else cards.setup["traps"]  # WK-SETUP-05, WK-CONQ-13, WK-LEG-10, WK-SOLO-01
    g.players = [Player(trap_tokens=traps) for _ in range(g.seats)]  # WK-SETUP-10


def fits_table(g: WonderfulKingdom, advisor: Card) -> bool:
    """WK-ADV-10  An advisor marked for two players is removed before a solo game."""
    return not (g.solo and getattr(g.cards.entries[advisor], "two_player_only", False))


@frame
class Setup(Procedure):
    """What is decided before the first round; some of it may have been agreed on when the table was made."""

    menaces: str
    quest_board: str
    board: str

    @step("WK-SETUP-07")
    def colours(self, g: WonderfulKingdom) -> None:
        """By chance; WK-CSOLO-03 alone in conquest one is red."""
        blue = g.below(2) if g.seats == 2 else 0
        if g.solo and g.module == CONQUEST:
            g.rule = "WK-CSOLO-03"
        for seat, player in enumerate(g.players):
            player.colour = BLUE if seat == blue and not (g.solo and g.module == CONQUEST) else RED
            g.happened(ColourDrawn, seat, COLOURS[player.colour])

    @step("WK-SETUP-05")
    def duchies(self, g: WonderfulKingdom) -> None:
        """One duchy card each, WK-SETUP-06 different ones, WK-LEG-11 all with the same side up; blue first."""
        g.then(*(DuchyWhich(seat) for seat in g.in_order()))

    @step("WK-SETUP-08")
    def module(self, g: WonderfulKingdom) -> None:
        """Each module has its own set-up."""
        if g.module == MENACES:
            agreed = self.menaces.split(",")
            for seat in g.in_order():  # WK-MENACE-03
                settle(g, MenaceWhich(seat), agreed[seat % len(agreed)], ChooseMenace)
        elif g.module == ADVISORS:
            g.then(DrawAdvisors())  # WK-ADV-01
        elif g.module == QUESTS:
            settle(g, QuestWhich(g.first), self.quest_board, ChooseQuest)
        elif g.module == CONQUEST:
            settle(g, BoardWhich(g.first), self.board, ChooseBoard)
            g.then(OpenConquest())  # WK-CONQ-16

    @step("WK-ROUND-01")
    def begin(self, g: WonderfulKingdom) -> None:
        """The first of four rounds."""
        g.then(Round())


def settle(g: WonderfulKingdom, decision: Decision, how: str, chosen: Callable[[str], Choice]) -> None:
    """The question is asked, left to chance, or was answered before."""
    g.rule = decision.clause
    if how == CHOOSE:
        g.then(decision)
    elif how == RANDOM:
        options = decision.options(g)
        options[g.below(len(options))].perform(g, decision)
    else:
        chosen(how).perform(g, decision)


# -- duchies -------------------------------------------------------------------------------------------------------


def duchies_for(g: WonderfulKingdom, seat: Seat) -> list[str]:
    """Cards of the right side that this colour may have and nobody has taken.

    Senada is red, but may stand against a red duchy; then it is used as blue. WK-CSOLO-03  In conquest the red card
    serves Teressie and Senada, and its player chooses which.
    """
    taken = {player.duchy for player in g.players}
    found = []
    for number, entry in enumerate(g.cards.duchy_entries):
        usable = g.legends or entry.expansion in ("", "conquest")
        fits = (g.solo and g.module != CONQUEST) or entry.colour == COLOURS[g.players[seat].colour]
        fits = fits or (entry.duchy == "senada" and not entry.shares)
        if entry.side == g.side and usable and number not in taken and fits:
            found.append(g.cards.duchies[number])
    return found


@frame
class DuchyWhich(Decision):
    """WK-SETUP-05  Which duchy do you rule?"""

    clause = "WK-SETUP-05"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [ChooseDuchy(name) for name in duchies_for(g, self.seat)]


@choice
class ChooseDuchy(Choice):
    duchy: str

    def perform(self, g: WonderfulKingdom, decision: DuchyWhich) -> None:
        """WK-LEG-07, WK-SETUP-10  What the card says is in the pools from the start."""
        player = g.players[decision.seat]
        player.duchy = g.cards.duchies.index(self.duchy)
        g.recount(player)  # WK-PROD-02
        g.happened(DuchyTaken, decision.seat, self.duchy)  # WK-SETUP-05
        for token, n in g.cards.duchy_start[player.duchy]:
            player.wallet[token] += n
            g.happened(Gained, decision.seat, self.duchy, TOKENS[token], n)


# -- menaces -------------------------------------------------------------------------------------------------------


@frame
class MenaceWhich(Decision):
    """WK-MENACE-02  Which menaces do you bring along? WK-SOLO-03  Alone one chooses one set."""

    clause = "WK-MENACE-02"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        usable = [g.legends or not entry.expansion for entry in g.cards.set_entries]
        return [ChooseMenace(name) for name, ok in zip(g.cards.sets, usable, strict=True) if ok]


@choice
class ChooseMenace(Choice):
    menace: str

    def refusal(self, g: WonderfulKingdom, decision: MenaceWhich) -> Refusal | None:
        number = g.cards.sets.index(self.menace)
        if g.solo and not g.cards.set_entries[number].solo:
            return SOLO_REFUSES[self.menace]  # WK-SOLO-15
        if any(player.menace_set == number for player in g.players):
            return no("WK-MENACE-03", menace=self.menace)
        return None

    def perform(self, g: WonderfulKingdom, decision: MenaceWhich) -> None:
        """WK-MENACE-02  The four cards are shuffled."""
        player = g.players[decision.seat]
        player.menace_set = g.cards.sets.index(self.menace)
        deck = list(g.cards.deck_of_set[player.menace_set])
        for card in deck:
            g.shelf.remove(card)
            g.known[card] = 0
        g.shuffles += 1
        player.menaces = Pile(bag=deck)
        g.happened(MenaceChosen, decision.seat, self.menace)
        if self.menace == "illusionists":  # WK-ILLU-03
            bring_token(g, decision.seat)  # WK-ILLU-03


@carries_out("WK-ILLU-03")
def bring_token(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-ILLU-03  Illusionists bring a token along."""
    g.illusions -= 1
    g.players[seat].illusions += 1
    g.happened(TokensReceived, seat, 1)


# -- advisors ------------------------------------------------------------------------------------------------------


@frame
class DrawAdvisors(Procedure):
    @step("WK-ADV-01")
    def draw(self, g: WonderfulKingdom) -> None:
        """Ten advisors replace the treasures; WK-ADV-02 all are shuffled together, WK-ADV-03 the rest stay unseen."""
        for _ in range(g.cards.setup["advisors"]):
            join(g.deck.bag, g.box.pop(g.below(len(g.box))))


# -- quests --------------------------------------------------------------------------------------------------------


@frame
class QuestWhich(Decision):
    """WK-QUEST-01  Which quest is it? One may also be drawn."""

    clause = "WK-QUEST-01"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [*(ChooseQuest(name) for name in quests_for(g)), DRAW_QUEST]


def quests_for(g: WonderfulKingdom) -> list[str]:
    """WK-QUEST-02, WK-QUEST-03  The new boards work like the others, but belong to the extras."""
    entries = zip(g.cards.quests, g.cards.quest_entries, strict=True)
    return [name for name, entry in entries if g.legends or not entry.expansion]


@choice
class ChooseQuest(Choice):
    quest: str

    def perform(self, g: WonderfulKingdom, decision: QuestWhich) -> None:
        g.quest = g.cards.quests.index(self.quest)
        g.happened(QuestChosen, decision.seat, self.quest)
        for player in g.players:
            next_stage(g, player)


@choice
class DrawQuest(Choice):
    def perform(self, g: WonderfulKingdom, decision: QuestWhich) -> None:
        found = quests_for(g)
        ChooseQuest(found[g.below(len(found))]).perform(g, decision)


DRAW_QUEST = DrawQuest()


RULES = Rules(
    new=new,
    catalogue=catalogue,
    provenance=CARD_FILES.provenance,
    files=CARD_FILES,
    language=Language(vocabulary=lambda: catalogue().text, counters=COUNTERS, moments=MOMENTS, quantities=QUANTITIES),
)
