"""Chapters "Setting up the game" and "Setting up a player's area"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karczma.games.monster_lands.battles.loot import show_loot
from karczma.games.monster_lands.citadel.market import show_equipment
from karczma.games.monster_lands.citadel.shops import show_trap
from karczma.games.monster_lands.members import joins, offer
from karczma.games.monster_lands.quests import draw_quests
from karczma.games.monster_lands.rounds import Round
from karczma.games.monster_lands.table.catalogue import CARD_FILES, Catalogue, catalogue
from karczma.games.monster_lands.table.monsters import appear, reveal_land
from karczma.games.monster_lands.table.state import MonsterLands, Player
from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    BUILDINGS,
    DEFENCE,
    DIFFICULTIES,
    EMPTY,
    ENTRANCE,
    GLORY,
    GOLD,
    NOBODY,
    PLOY,
    SCENARIOS,
    SECURED,
    STARTING,
    UPGRADED,
)
from karczma.games.monster_lands.words.events import ClanTaken, FirstPlayer
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step
from karczma.kernel.zones import Card, Pile, join
from karczma.title.contract import Language, Rules
from karczma.title.options import WrongTable

__all__ = ["catalogue", "new"]

LOW = 4  # ML-SETUP-04  reputation that counts as low


def new(seats: int, options: Mapping[str, str], source: Source, cards: Catalogue, journal: list[Any]) -> MonsterLands:
    """One to four players. ML-SETUP-01  By default the Beginner level and no expansion.

    ML-SETUP-16, ML-DIFF-01, ML-DIFF-02  The level says whether the board, a tile or nothing adds attack dice.
    ML-SOLO-02  A player alone is set up as one of two.
    """
    scenario = SCENARIOS.index(options["scenario"]) if seats == 1 else NOBODY
    rules = cards.scenarios[scenario].rules if seats == 1 else {}
    refuse_level(options, rules)
    difficulty = DIFFICULTIES.index(options["difficulty"])
    g = MonsterLands(
        seats=seats,
        cards=cards,
        source=source,
        journal=journal,
        known=[0] * len(cards.traps),
        pool=[0] * len(cards.traps),
        rounds=rules.get("rounds", cards.setup["rounds"]),
        difficulty=difficulty,
        track=tuple(cards.setup["round_attack_dice"][cards.difficulties[difficulty].round_track]),
        queens_gift=options["queens_gift"] == "true",
        more_monsters=options["more_monsters"] == "true",
        ploy=options["ploy"] == "true" or bool(rules.get("ploy_rules")),
        scenario=scenario,
    )
    unpack(g)
    return g.start(Setup(options["affiliations"] == "random"))


def refuse_level(options: Mapping[str, str], rules: Mapping[str, Any]) -> None:
    """ML-SCEN-10, ML-CAMP-04  The last scenario cannot be played at Beginner: there Normal is the lowest level."""
    scenario, level = options["scenario"], options["difficulty"]
    if level in rules.get("forbid_difficulty", ()):
        text = f"option difficulty (ML-SCEN-10): the scenario {scenario} is not played at {level}"
        raise WrongTable(text, no("ML-SCEN-10"), "difficulty")


def unpack(g: MonsterLands) -> None:
    """Everything out of the box and to its place."""
    cards = g.cards
    g.players = [Player() for _ in range(g.seats)]
    members, gear, lands = len(cards.members), len(cards.equipment), len(cards.lands)
    g.owner, g.station, g.holder, g.settler = [NOBODY] * members, [EMPTY] * members, [NOBODY] * gear, [EMPTY] * lands
    g.wounded, g.used, g.feature_used, g.worked = [0] * members, [0] * members, [0] * gear, [0] * lands
    g.spaces = [EMPTY] * len(cards.dice_spaces)
    g.members_out = list(range(cards.first_mercenary))
    g.member_deck = list(range(cards.first_mercenary, cards.first_greenhorn))
    g.greenhorns = list(range(cards.first_greenhorn, members))  # ML-SETUP-02
    g.equipment_deck, g.land_deck = list(range(gear)), list(range(lands))
    g.monster_deck = list(range(len(cards.monsters)))
    g.tile_stock, g.quest_bag = list(range(len(cards.tiles))), list(range(len(cards.quests)))
    g.loot_supply, g.panic_stack = list(range(len(cards.loot))), list(range(len(BUILDINGS)))
    unpack_traps(g)
    g.sambor_tokens = cards.setup["virtual_player"]["assignment_tokens"] if g.solo else 0  # ML-SOLO-04


def unpack_traps(g: MonsterLands) -> None:
    """ML-SETUP-06  Upgraded traps are for sale; ML-PLOY-01 with the Ploy expansion, ploys and secured traps too.

    ML-SOLO-01, ML-SCEN-08  Alone without it; but in one scenario the ploys are the virtual player's.
    """
    traps = g.cards.traps
    cards = [Card(number) for number in range(len(traps))]
    sold = {UPGRADED, SECURED, PLOY} if g.ploy and not g.solo else {UPGRADED}
    g.trap_supply = Pile(bag=[card for card in cards if traps[card].kind in sold])
    if g.has_rule("sambor_ploys"):
        g.ploy_stack = Pile(bag=[card for card in cards if traps[card].kind == PLOY])
        for card in g.ploy_stack.bag:
            g.pool[card] = 1
    used = {*g.trap_supply.bag, *g.ploy_stack.bag}
    g.box = [card for card in cards if card not in used]
    g.reveal(*g.box)


@frame
class Setup(Procedure):
    """The rulebook's set-up, step by step."""

    random_affiliations: bool

    @step("ML-SETUP-03")
    def tavern(self, g: MonsterLands) -> None:
        """ML-SOLO-03  Four mercenaries, three for a player alone; ML-SCEN-02 perhaps only some of the deck."""
        if g.has_rule("merc_deck") == "influence_only":
            poor = [m for m in g.member_deck if not g.cards.members[m].dice[2]]
            g.member_deck = [m for m in g.member_deck if m not in poor]
            g.members_out += poor
        for at in range(tabs(g)):
            offer(g, at)
        enough_beginners(g)

    @step("ML-SETUP-07")
    def lodge(self, g: MonsterLands) -> None:
        """Six traps, face up."""
        for at in range(g.cards.shown_traps):
            show_trap(g, at)

    @step("ML-SETUP-08")
    def market(self, g: MonsterLands) -> None:
        """Three equipment cards."""
        for at in range(g.cards.shown_equipment):
            show_equipment(g, at)

    @step("ML-SETUP-09")
    def monsters(self, g: MonsterLands) -> None:
        """Level A first; ML-SETUP-13 for Land A only, with one or two players; ML-DIFF-03, ML-DIFF-04 or any monster.

        ML-SETUP-10  All others are the deck. ML-SCEN-06, ML-SCEN-10  In some scenarios one stands at the Entrance.
        """
        easy = g.cards.difficulties[g.difficulty].starting_monsters == "level_a"
        for site in g.lands_in_use():
            appear(g, site, easy)
        if g.has_rule("entrance_monster") and not g.lairs[ENTRANCE]:
            g.rule = f"ML-SCEN-{g.scenario + 1:02}"
            appear(g, ENTRANCE, only_level_a=True)

    @step("ML-SETUP-11")
    def lands(self, g: MonsterLands) -> None:
        """ML-SETUP-12, ML-SETUP-13  A land and a trail guideline tile for each place in use."""
        for site in g.lands_in_use():
            reveal_land(g, site)

    @step("ML-SETUP-14")
    def loot(self, g: MonsterLands) -> None:
        """Four tokens, whatever the number of players."""
        show_loot(g)

    @step("ML-SETUP-15")
    def quests(self, g: MonsterLands) -> None:
        """The first tile shows its side A, the second its side B."""
        draw_quests(g)

    @step("ML-SETUP-21")
    def first_player(self, g: MonsterLands) -> None:
        """The greediest player is the one that chance picks."""
        g.first = g.below(g.seats) if g.seats > 1 else 0
        g.happened(FirstPlayer, g.first)

    @step("ML-PLAYER-01")
    def clans(self, g: MonsterLands) -> None:
        """Each player gets the two starting members of an affiliation: chosen in turn order, or dealt."""
        g.then(*(ClanFor(seat, self.random_affiliations) for seat in g.seats_from(g.first)))

    @step("ML-CORE-09")
    def begin(self, g: MonsterLands) -> None:
        """The first round."""
        g.then(Round())


def tabs(g: MonsterLands) -> int:
    return g.cards.shown_members_solo if g.solo else g.cards.shown_members


def enough_beginners(g: MonsterLands) -> None:
    """ML-SETUP-04  As many mercenaries of low reputation as players: until then the highest is replaced."""
    aside: list[int] = []
    members = g.cards.members
    while sum(members[m].reputation <= LOW for m in g.offer) < g.seats and g.member_deck:
        highest = max(members[m].reputation for m in g.offer)
        tied = [at for at, m in enumerate(g.offer) if members[m].reputation == highest]
        at = tied[g.below(len(tied))] if len(tied) > 1 else tied[0]
        aside.append(g.offer.pop(at))
        offer(g, at)
    join(g.member_deck, *aside)


# -- clans ---------------------------------------------------------------------------------------------------------


@frame
class ClanFor(Procedure):
    seat: Seat
    by_chance: bool

    @step("ML-PLAYER-07")
    def choose(self, g: MonsterLands) -> None:
        """ML-SCEN-02, ML-SCEN-04  Some scenarios say which; else each affiliation once."""
        given, left = g.has_rule("start_affiliation"), affiliations_left(g)
        if given:
            take_clan(g, self.seat, str(given))
        elif self.by_chance:
            take_clan(g, self.seat, left[g.below(len(left))])
        else:
            g.then(ClanWhich(self.seat))


def affiliations_left(g: MonsterLands) -> list[str]:
    taken = {player.affiliation for player in g.players}
    return [name for number, name in enumerate(AFFILIATIONS) if number not in taken]


@frame
class ClanWhich(Decision):
    """ML-PLAYER-07  Which affiliation is your clan's?"""

    clause = "ML-PLAYER-07"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [ChooseAffiliation(name) for name in affiliations_left(g)]


@choice
class ChooseAffiliation(Choice):
    affiliation: str

    def perform(self, g: MonsterLands, decision: ClanWhich) -> None:
        take_clan(g, decision.seat, self.affiliation)


@carries_out("ML-PLAYER-01")
def take_clan(g: MonsterLands, seat: Seat, affiliation: str) -> None:
    """ML-PLAYER-02  Leader and first mercenary; ML-PLAYER-05 so the clan starts with reputation 1.

    ML-PLAYER-03, ML-PLAYER-04  5 glory, 7 gold and a starting trap; ML-SCEN-03 a scenario may give more.
    """
    player, board = g.players[seat], g.cards.setup["clan_board"]
    player.affiliation = AFFILIATIONS.index(affiliation)
    g.happened(ClanTaken, seat, affiliation)
    for member in (2 * player.affiliation, 2 * player.affiliation + 1):
        g.members_out.remove(member)
        joins(g, seat, member)
    player.leader = 2 * player.affiliation
    player.wallet[GLORY] = board["start_glory"]
    gold, defence = g.has_rule("start_gold"), g.has_rule("start_defence")
    player.wallet[GOLD] = gold if isinstance(gold, int) else board["start_gold"]
    player.wallet[DEFENCE] = defence if isinstance(defence, int) else 0
    trap = next(card for card in g.box if g.cards.traps[card].kind == STARTING)
    g.box.remove(trap)
    join(player.traps, trap)


RULES = Rules(
    new=new,
    catalogue=catalogue,
    provenance=CARD_FILES.provenance,
    files=CARD_FILES,
    language=Language(vocabulary=lambda: catalogue().text),
)
