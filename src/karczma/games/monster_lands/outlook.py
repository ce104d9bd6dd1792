"""What anybody could work out from the table, told so that no client has to: places, limits, sums, chances.

Nothing here is needed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from karczma.games.monster_lands.attack import attack_dice
from karczma.games.monster_lands.cleanup import Cleanup
from karczma.games.monster_lands.conquest import Conquering
from karczma.games.monster_lands.members import settled
from karczma.games.monster_lands.odds import Chances, Likely, all_in, counted, judged, likely, prospect
from karczma.games.monster_lands.outer import needed, room_for_dice, room_for_tokens, trails_in_use
from karczma.games.monster_lands.quests import OnErrand
from karczma.games.monster_lands.rolling import prepare, total
from karczma.games.monster_lands.scoring import affiliation_points, bracket, excess, reputation, symbols, trophies
from karczma.games.monster_lands.storage import trap_limit
from karczma.games.monster_lands.strike import Striking, trapped
from karczma.games.monster_lands.tavern import beer_cost
from karczma.games.monster_lands.terms import (
    ARMOURY,
    BATTLE,
    BUILDINGS,
    CARRIED,
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
from karczma.games.monster_lands.turn import Turn
from karczma.games.monster_lands.variants.scenarios import rank
from karczma.games.monster_lands.wages import Payday, Succession, wages_due

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Decision
    from karczma.kernel.zones import Card

PURPOSES = ("battle", "conquest", "quest")
NO_LIMIT = 10**6
VIRTUAL = 4  # where a seat is told: the virtual player


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


class Goal(msgspec.Struct, frozen=True):
    scenario: str
    metric: str
    ranks: list[str]  # what adept, veteran and hero ask for
    rank: str
    quests: int


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


class Outlook(msgspec.Struct, frozen=True):
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


def outlook(g: MonsterLands) -> Outlook:
    deciding = g.deciding()
    asked = g.decision(deciding[0]) if deciding else None
    mine = asked if asked is not None and asked.seat == g.viewer else None
    return Outlook(
        phase_of(g),
        board(g),
        [clan(g, seat) for seat in range(g.seats)],
        [house(g, building) for building in range(len(BUILDINGS))],
        [lair(g, site) for site in range(len(SITES)) if g.lairs[site]],
        [trail_here(g, trail) for trail in trails_in_use(g)],
        fight(g, asked),
        likely(g, mine) if mine else [],
        prospect(g, mine.trail) if mine is not None and setting_out(g, mine) else None,  # type: ignore[attr-defined]
        goal(g) if g.solo else None,
    )


def setting_out(g: MonsterLands, asked: Decision) -> bool:
    return g.battle is None and getattr(asked, "trail", NOBODY) in range(QUEST)


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
        brackets=[Bracket(min(most, MOST_GLORY), list(dice), wage) for most, dice, wage in g.cards.brackets],
        limits=[most if most < NO_LIMIT else 0 for most in g.cards.most],
        most_glory=MOST_GLORY,
        defence_cost=g.cards.defence_cost,
        beer=beer_cost(g),
    )


# -- clans ---------------------------------------------------------------------------------------------------------


def clan(g: MonsterLands, seat: Seat) -> Clan:
    player = g.players[seat]
    upper, bonus, wage = bracket(g, seat)
    parts = reputation(g, seat), trophies(g, seat), affiliation_points(g, seat)
    return Clan(
        reputation=parts[0],
        excess=excess(g, seat),
        trophies=parts[1],
        affiliations=parts[2],
        total=g.scores()[seat],
        symbols=symbols(g, seat),
        wage=wage,
        wages=wages_due(g, seat),
        bracket=upper,
        bonus=list(bonus),
        trap_limit=trap_limit(g, seat),
        members=[member(g, m, m == player.leader) for m in player.clan],
        lands=[own_land(g, land) for land in player.lands],
    )


def member(g: MonsterLands, number: int, leader: bool) -> MemberHere:
    home = next((g.cards.lands[land] for land, who in enumerate(g.settler) if who == number), "")
    assert bool(home) == settled(g, number)
    return MemberHere(
        mercenary=g.cards.members[number],
        leader=leader,
        wounded=bool(g.wounded[number]),
        used=bool(g.used[number]),
        trail=TRAILS[g.station[number]] if g.station[number] >= 0 else "",
        land=home,
        gear=[Gear(g.cards.equipment[e], bool(g.feature_used[e])) for e in g.gear_of(number)],
    )


def own_land(g: MonsterLands, land: int) -> OwnLand:
    settler = g.settler[land]
    name = g.cards.members[settler] if settler >= 0 else ""
    return OwnLand(g.cards.lands[land], name, bool(g.worked[land]))


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
    held = g.spaces[at]
    seat, die = (held // 16 - 1, DICE[held % 16]) if held >= 0 else (NOBODY, "")
    cards = g.cards
    return Space(number, seat, die, cards.space_dice[at], cards.space_gold[at], cards.space_brews[at])


def lair(g: MonsterLands, site: int) -> Lair:
    monster = g.monster_at(site)
    dice, base, extra = attack_dice(g, monster, site), g.cards.attack[monster], g.track[min(g.round, len(g.track)) - 1]
    return Lair(SITES[site], dice, base, extra, dice - base - extra)


def trail_here(g: MonsterLands, trail: Trail) -> TrailHere:
    walker = g.walker[trail]
    need = needed(g, trail) if has_guide(g, trail) else (0, 0, 0, 0, 0)
    guide = g.guide(trail) if trail < QUEST and has_guide(g, trail) else None
    at = trail * CARRIED
    return TrailHere(
        trail=TRAILS[trail],
        seat=VIRTUAL if walker == SAMBOR else g.seat_on(trail),
        mercenary=g.cards.members[walker] if walker >= 0 else "",
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
        carried=list(g.carried[at : at + CARRIED]),
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
    return Token(g.cards.names[card] if card >= 0 else "", g.revealed(card))


# -- a battle ------------------------------------------------------------------------------------------------------


def fight(g: MonsterLands, asked: Decision | None) -> Fight | None:
    if g.battle is None:
        return None
    trail: Any = getattr(asked, "trail", NOBODY)
    then = g if isinstance(asked, Striking | Conquering | OnErrand) else before_the_roll(g, trail)
    battle, cards = then.battle, g.cards
    assert battle is not None
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
        rolled=[Rolled(COLOURS[die // 8], die % 8, counted(battle, die // 8, die % 8)) for die in battle.rolled],
        total=total(battle),
        capture=cards.capture_value[monster] - battle.capture if monster != NOBODY else 0,
        kill=cards.kill_value[monster] - battle.kill if monster != NOBODY else 0,
        value=wanted(g, purpose, land),
        trapped=monster != NOBODY and present and trapped(g, trail, monster),
        dice=[g.dice_on(trail, colour) for colour in range(3)] if trail >= 0 else [0, 0, 0],
        next=next_dice(then, trail) if present else [],
        volley=battle.volley,
        rerolls=sum(battle.rerolls),
        all_in=judged(then, trail, all_in(then, trail)) if present and at_stake(g, purpose, land) else None,
    )


def next_dice(g: MonsterLands, trail: Trail) -> list[Next]:
    battle = g.battle
    assert battle is not None
    left = [colour for colour in range(len(COLOURS)) if g.dice_on(trail, colour)]
    return [Next(COLOURS[c], [total(battle) + counted(battle, c, shown) for shown in range(1, 7)]) for c in left]


def before_the_roll(g: MonsterLands, trail: Trail) -> MonsterLands:
    """The dice of an earlier trail are no longer of interest; what this one would roll with is."""
    then = g.copy()
    assert then.battle is not None
    if trail >= 0 and g.walker[trail] >= 0 and then.battle.site != NOBODY:
        prepare(then, trail, then.battle.purpose)
    else:
        then.battle.rolled, then.battle.flat = [], 0
    return then


def at_stake(g: MonsterLands, purpose: int, land: int) -> bool:
    return {BATTLE: g.battle is not None and g.battle.monster != NOBODY, CONQUEST: land != NOBODY}.get(
        purpose, bool(g.quests[0])
    )


def wanted(g: MonsterLands, purpose: int, land: int) -> int:
    if purpose == CONQUEST:
        return g.cards.conquest_value[land] if land != NOBODY else 0
    return g.cards.target[g.quests[0][0]] if purpose == ERRAND and g.quests[0] else 0


def goal(g: MonsterLands) -> Goal:
    """ML-SOLO-07  What the scenario asks for, and the rank that would be earned now."""
    entry = g.cards.scenarios[g.scenario]
    asked = [entry.ranks[name] for name in RANKS[1:]]
    told = [" / ".join(map(str, each)) if isinstance(each, list | tuple) else str(each) for each in asked]
    return Goal(SCENARIOS[g.scenario], entry.metric, told, RANKS[rank(g)], g.players[0].quests)
