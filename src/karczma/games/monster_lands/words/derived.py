"""What anybody could work out from the table, told so that no client has to: places, limits, sums, chances.

Nothing here is needed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from karczma.games.monster_lands.battles.attack import attack_dice
from karczma.games.monster_lands.battles.conquest import Conquering
from karczma.games.monster_lands.battles.rolling import prepare, total
from karczma.games.monster_lands.battles.strike import Striking, trapped
from karczma.games.monster_lands.bots.odds import Chances, Likely, all_in, counted, judged, likely, prospect
from karczma.games.monster_lands.citadel.tavern import beer_cost
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.cleanup.wages import Payday, Succession, wages_due
from karczma.games.monster_lands.deployment.outer import needed, room_for_dice, room_for_tokens, trails_in_use
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.games.monster_lands.members import settled
from karczma.games.monster_lands.quests import OnErrand
from karczma.games.monster_lands.scoring import (
    affiliation_points,
    bracket,
    excess,
    reputation,
    score,
    symbols,
    trophies,
)
from karczma.games.monster_lands.table.components import NO_LIMIT
from karczma.games.monster_lands.table.packed import VIRTUAL, read_die, read_space
from karczma.games.monster_lands.table.storage import trap_limit
from karczma.games.monster_lands.table.terms import (
    ARMOURY,
    BATTLE,
    BUILDINGS,
    COLOURS,
    CONQUEST,
    CONTRACT,
    DICE,
    ENTRANCE,
    ERRAND,
    MOST_GLORY,
    NOBODY,
    QUEST,
    RANKS,
    SAMBOR,
    SCENARIOS,
    SITE_OF,
    SITES,
    TRAILS,
    Trail,
)
from karczma.games.monster_lands.variants.scenarios import rank
from karczma.games.monster_lands.words.wares import Ware, wares

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Decision
    from karczma.kernel.zones import Card

PURPOSES = ("battle", "conquest", "quest")


class Gear(msgspec.Struct, frozen=True):
    equipment: str
    used: bool


class MemberHere(msgspec.Struct, frozen=True):
    mercenary: str
    leader: bool
    wounded: bool
    used: bool
    trail: str  # empty: at home
    land: str  # the one it has settled, or empty
    gear: list[Gear]


class OwnLand(msgspec.Struct, frozen=True):
    land: str
    settler: str
    worked: bool


class Clan(msgspec.Struct, frozen=True):
    """ML-SCORE-01  The parts of the score, and what the clan board shows."""

    reputation: int
    excess: int
    trophies: int
    affiliations: int
    total: int
    symbols: list[int]
    wage: int  # of one mercenary
    wages: int  # of all
    bracket: int  # its upper end
    bonus: list[int]  # dice of that bracket
    trap_limit: int
    members: list[MemberHere]
    lands: list[OwnLand]


class Space(msgspec.Struct, frozen=True):
    number: int  # within its building
    seat: int  # who has a die there; -1: nobody
    die: str
    dice: int
    gold: int
    brews: int


class House(msgspec.Struct, frozen=True):
    building: str
    panic: bool
    closed: bool
    accepts: list[str]
    influence: int  # ML-INFL-02  the latest influence die there
    spaces: list[Space]


class Token(msgspec.Struct, frozen=True):
    trap: str  # empty: unknown
    open: bool


class TrailHere(msgspec.Struct, frozen=True):
    trail: str
    seat: int  # -1: nobody
    mercenary: str
    wounded: bool
    fate: int
    dice: list[int]
    required: list[int]
    any_of: list[str]  # so many dice of any of these colours
    any_count: int
    colours: list[str]  # of reinforcement
    most: int
    room: int
    token_room: int
    tokens: list[Token]
    shields: int
    carried: list[int]  # potions, poisons, gold
    defend: int  # hits that the trail itself stops
    brings: list[int]  # potions, poisons, gold
    glory: int  # ML-DEATH-03
    result: int


class Lair(msgspec.Struct, frozen=True):
    """ML-ATTACK-01  Attack dice: the card's, those of the round, those of land and power."""

    site: str
    dice: int
    base: int
    round: int
    more: int


class Rolled(msgspec.Struct, frozen=True):
    die: str
    value: int
    counts: int


class Next(msgspec.Struct, frozen=True):
    """The totals that the six faces of a die would make."""

    die: str
    totals: list[int]


class Fight(msgspec.Struct, frozen=True):
    """The gauge of a roll that is being made."""

    site: str
    purpose: str
    trail: str
    carried: int  # ML-STRIKE-09  from earlier trails
    flat: int
    each: list[int]
    rolled: list[Rolled]
    total: int
    capture: int  # what the total must reach; 0: there is no such
    kill: int
    value: int
    trapped: bool
    dice: list[int]  # still to be rolled
    next: list[Next]
    volley: int
    rerolls: int
    all_in: Chances | None


HARD = {  # design: how hard each scenario seems to us, from 1 to 3, for those who choose; no rule asks
    "business_as_usual": 1,
    "money_first": 2,
    "blitz": 1,
    "unprotected": 2,
    "packed_full": 3,
    "monsters_attack": 2,
    "diversity": 1,
    "victim_of_ploys": 2,
    "tireless": 3,
    "slaughter": 3,
}


class Goal(msgspec.Struct, frozen=True):
    scenario: str
    metric: str
    ranks: list[str]  # what adept, veteran and hero ask for
    rank: str
    quests: int
    hard: int = 0  # 1 to 3, in our opinion


class Bracket(msgspec.Struct, frozen=True):
    """ML-POOL-02  Up to so much glory: these dice, and this wage."""

    most: int
    dice: list[int]
    wage: int


class Board(msgspec.Struct, frozen=True):
    """What is printed on every clan board and in the houses."""

    brackets: list[Bracket]
    limits: list[int]  # by token; 0: none
    most_glory: int
    defence_cost: int
    beer: int


class DerivedView(msgspec.Struct, frozen=True):
    phase: str
    board: Board
    clans: list[Clan]
    houses: list[House]
    lairs: list[Lair]
    trails: list[TrailHere]
    fight: Fight | None
    likely: list[Likely]
    prospect: Chances | None  # of the trail that is being set out for
    goal: Goal | None
    wares: list[Ware] = []  # while an action is chosen


def derived_view(g: MonsterLands) -> DerivedView:
    deciding = g.deciding()
    decision = g.decision(deciding[0]) if deciding else None
    mine = decision if decision is not None and decision.seat == g.viewer else None
    return DerivedView(
        phase_of(g),
        board(g),
        [clan(g, seat) for seat in range(g.seats)],
        [house(g, building) for building in range(len(BUILDINGS))],
        [lair(g, site) for site in range(len(SITES)) if g.lairs[site]],
        [trail_here(g, trail) for trail in trails_in_use(g)],
        fight(g, decision),
        likely(g, mine) if mine else [],
        prospect(g, mine.trail) if mine is not None and setting_out(g, mine) else None,  # type: ignore[attr-defined]
        goal(g) if g.solo else None,
        wares(g, mine.seat) if isinstance(mine, Act) else [],
    )


def setting_out(g: MonsterLands, decision: Decision) -> bool:
    return g.battle is None and getattr(decision, "trail", NOBODY) in range(QUEST)


def phase_of(g: MonsterLands) -> str:
    """ML-CORE-09  Where the round stands; before the first clan is taken, nowhere."""
    if any(player.affiliation == NOBODY for player in g.players):
        return "setup"
    if any(isinstance(frame, Turn) for frame in g.frames):
        return "deployment"
    if any(isinstance(frame, Cleanup | Payday | Succession) for frame in g.frames) or not g.frames:
        return "cleanup"
    queen = any(getattr(frame, "by", "") == "queen" for frame in g.frames)
    return "pool" if queen else "adventure"


def board(g: MonsterLands) -> Board:
    return Board(
        brackets=[Bracket(min(each.most, MOST_GLORY), list(each.dice), each.wage) for each in g.cards.brackets],
        limits=[most if most < NO_LIMIT else 0 for most in g.cards.most],
        most_glory=MOST_GLORY,
        defence_cost=g.cards.defence_cost,
        beer=beer_cost(g),
    )


# -- clans ---------------------------------------------------------------------------------------------------------


def clan(g: MonsterLands, seat: Seat) -> Clan:
    player = g.players[seat]
    own = bracket(g, seat)
    return Clan(
        reputation=reputation(g, seat),
        excess=excess(g, seat),
        trophies=trophies(g, seat),
        affiliations=affiliation_points(g, seat),
        total=score(g, seat),
        symbols=symbols(g, seat),
        wage=own.wage,
        wages=wages_due(g, seat),
        bracket=own.most,
        bonus=list(own.dice),
        trap_limit=trap_limit(g, seat),
        members=[member(g, m, m == player.leader) for m in player.clan],
        lands=[own_land(g, land) for land in player.lands],
    )


def member(g: MonsterLands, number: int, leader: bool) -> MemberHere:
    home = next((g.cards.lands[land].name for land, who in enumerate(g.settler) if who == number), "")
    assert bool(home) == settled(g, number)
    return MemberHere(
        mercenary=g.cards.members[number].name,
        leader=leader,
        wounded=bool(g.wounded[number]),
        used=bool(g.used[number]),
        trail=TRAILS[g.station[number]] if g.station[number] >= 0 else "",
        land=home,
        gear=[Gear(g.cards.equipment[e].name, bool(g.feature_used[e])) for e in g.gear_of(number)],
    )


def own_land(g: MonsterLands, land: int) -> OwnLand:
    settler = g.settler[land]
    name = g.cards.members[settler].name if settler >= 0 else ""
    return OwnLand(g.cards.lands[land].name, name, bool(g.worked[land]))


# -- the Citadel and the outer areas -------------------------------------------------------------------------------


def house(g: MonsterLands, building: int) -> House:
    shown = g.cards.spaces[g.seats][building]
    return House(
        building=BUILDINGS[building],
        panic=building in g.panicked,
        closed=building == ARMOURY and bool(g.has_rule("closed")),
        accepts=[COLOURS[colour] for colour in g.cards.accepts[building]],
        influence=g.last[building],
        spaces=[space(g, number, number - g.cards.all_spaces[building][0] + 1) for number in shown],
    )


def space(g: MonsterLands, at: int, number: int) -> Space:
    held, of = g.spaces[at], g.cards.dice_spaces[at]
    seat, die = read_space(held) if held >= 0 else (NOBODY, NOBODY)
    return Space(number, seat, DICE[die] if die >= 0 else "", of.dice, of.gold, of.brews)


def lair(g: MonsterLands, site: int) -> Lair:
    monster = g.monster_at(site)
    dice, base = attack_dice(g, monster, site), g.cards.monsters[monster].attack
    extra = g.track[min(g.round, len(g.track)) - 1]
    return Lair(SITES[site], dice, base, extra, dice - base - extra)


def trail_here(g: MonsterLands, trail: Trail) -> TrailHere:
    walker, guided = g.walker[trail], has_guide(g, trail)
    need = needed(g, trail) if guided else (0, 0, 0, 0, 0)
    guide = g.guide(trail) if trail < QUEST and guided else None
    return TrailHere(
        trail=TRAILS[trail],
        seat=VIRTUAL if walker == SAMBOR else g.seat_on(trail),
        mercenary=g.cards.members[walker].name if walker >= 0 else "",
        wounded=walker >= 0 and bool(g.wounded[walker]),
        fate=g.fate[trail],
        dice=[g.dice_on(trail, colour) for colour in range(len(COLOURS))],
        required=list(need[:3]),
        any_of=[colour for i, colour in enumerate(COLOURS) if need[3] >> i & 1],
        any_count=need[4],
        colours=[COLOURS[colour] for colour in guide.colours] if guide else [],
        most=guide.most if guide else 0,
        room=room_for_dice(g, trail) if guide else 0,
        token_room=room_for_tokens(g, trail) if guide else 0,
        tokens=[token(g, card) for card in g.tokens_on(trail)],
        shields=g.shields[trail],
        carried=g.carried_on(trail),
        defend=guide.trait.defend if guide else 0,
        brings=list(guide.brings) if guide else [0, 0, 0],
        glory=g.cards.death_glory[trail] if trail < QUEST else 0,
        result=g.results[trail],
    )


def has_guide(g: MonsterLands, trail: Trail) -> bool:
    """Tiles are taken away before new ones come."""
    if trail >= QUEST:
        return bool(g.quests[(trail - QUEST) // (CONTRACT - QUEST)])
    return SITE_OF[trail] == ENTRANCE or bool(g.tiles[SITE_OF[trail]])


def token(g: MonsterLands, card: Card) -> Token:
    return Token(g.cards.traps[card].name if card >= 0 else "", g.revealed(card))


# -- a battle ------------------------------------------------------------------------------------------------------


def fight(g: MonsterLands, decision: Decision | None) -> Fight | None:
    if g.battle is None:
        return None
    trail: Any = getattr(decision, "trail", NOBODY)
    then = g if isinstance(decision, Striking | Conquering | OnErrand) else before_the_roll(g, trail)
    battle, cards = then.current_battle, g.cards
    quest = battle.site == NOBODY
    purpose = ERRAND if quest else battle.purpose
    monster = battle.monster if purpose == BATTLE else NOBODY
    land = g.land_at(battle.site) if not quest else NOBODY
    present = trail >= 0 and g.walker[trail] >= 0
    return Fight(
        site=SITES[battle.site] if not quest else "quest",
        purpose=PURPOSES[purpose],
        trail=TRAILS[trail] if trail >= 0 else "",
        carried=battle.total,
        flat=battle.flat,
        each=list(battle.each),
        rolled=[Rolled(COLOURS[c], shown, counted(battle, c, shown)) for c, shown in map(read_die, battle.rolled)],
        total=total(battle),
        capture=cards.monsters[monster].capture_value - battle.capture if monster != NOBODY else 0,
        kill=cards.monsters[monster].kill_value - battle.kill if monster != NOBODY else 0,
        value=wanted(g, purpose, land),
        trapped=monster != NOBODY and present and trapped(g, trail, monster),
        dice=[g.dice_on(trail, colour) for colour in range(3)] if trail >= 0 else [0, 0, 0],
        next=next_dice(then, trail) if present else [],
        volley=battle.volley,
        rerolls=sum(battle.rerolls),
        all_in=judged(then, trail, all_in(then, trail)) if present and at_stake(g, purpose, land) else None,
    )


def next_dice(g: MonsterLands, trail: Trail) -> list[Next]:
    battle = g.current_battle
    left = [colour for colour in range(len(COLOURS)) if g.dice_on(trail, colour)]
    return [Next(COLOURS[c], [total(battle) + counted(battle, c, shown) for shown in range(1, 7)]) for c in left]


def before_the_roll(g: MonsterLands, trail: Trail) -> MonsterLands:
    """The dice of an earlier trail are no longer of interest; what this one would roll with is."""
    then = g.copy()
    battle = then.current_battle
    if trail >= 0 and g.walker[trail] >= 0 and battle.site != NOBODY:
        prepare(then, trail, battle.purpose)
    else:
        battle.rolled, battle.flat = [], 0
    return then


def at_stake(g: MonsterLands, purpose: int, land: int) -> bool:
    return {BATTLE: g.battle is not None and g.battle.monster != NOBODY, CONQUEST: land != NOBODY}.get(
        purpose, bool(g.quests[0])
    )


def wanted(g: MonsterLands, purpose: int, land: int) -> int:
    if purpose == CONQUEST:
        return g.cards.lands[land].conquest_value if land != NOBODY else 0
    return g.cards.quests[g.quests[0][0]].target if purpose == ERRAND and g.quests[0] else 0


def goal(g: MonsterLands) -> Goal:
    """ML-SOLO-07  What the scenario asks for, and the rank that would be earned now."""
    entry = g.cards.scenarios[g.scenario]
    asked = [entry.ranks[name] for name in RANKS[1:]]
    told = [" / ".join(map(str, each)) if isinstance(each, list | tuple) else str(each) for each in asked]
    return Goal(
        SCENARIOS[g.scenario], entry.metric, told, RANKS[rank(g)], g.players[0].quests, HARD[SCENARIOS[g.scenario]]
    )
