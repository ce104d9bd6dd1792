"""What anybody could work out from the table, told so that no client has to: phase, production, spaces, points.

Nothing here is needed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.conquest.control import board_of
from karczma.games.wonderful_kingdom.conquest.destroying import DestroyWhich
from karczma.games.wonderful_kingdom.conquest.marching import HoldWhich, Muster, defenders, move
from karczma.games.wonderful_kingdom.conquest.opening import BoardWhich
from karczma.games.wonderful_kingdom.conquest.phase import Campaign
from karczma.games.wonderful_kingdom.conquest.prison import ImprisonWhich, SurrenderWhich
from karczma.games.wonderful_kingdom.menaces.base_box import GiveUpWhich, ShroudWhich, StealWhich
from karczma.games.wonderful_kingdom.menaces.combat import Fight, PlaceWhere
from karczma.games.wonderful_kingdom.menaces.illusions import MarkCards, SwapAfterwards
from karczma.games.wonderful_kingdom.menaces.legends import FeedWhich, LoseWhich
from karczma.games.wonderful_kingdom.planning import Plan, TakeDiscount, TakeExtra
from karczma.games.wonderful_kingdom.production import Work, devoured, icons, is_supreme
from karczma.games.wonderful_kingdom.scoring import PARTS, count, medal, medals_of
from karczma.games.wonderful_kingdom.table.moments import ALCHEMY_RATE
from karczma.games.wonderful_kingdom.table.packed import spots, unpacked
from karczma.games.wonderful_kingdom.table.setup import DuchyWhich, MenaceWhich, QuestWhich
from karczma.games.wonderful_kingdom.table.terms import (
    BASIC,
    COLOURS,
    CONQUEST,
    MENACES,
    NOBODY,
    SOLDIER,
    TOKENS,
)

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom
    from karczma.kernel.choices import Seat

PHASES: dict[str, tuple[type[Any], ...]] = {
    "setup": (DuchyWhich, MenaceWhich, QuestWhich, BoardWhich),
    "choice": (Offer, Select, MarkCards, SwapAfterwards),
    "planning": (DestroyWhich, GiveUpWhich, ShroudWhich, Plan, TakeDiscount, TakeExtra, LoseWhich, FeedWhich),
    "production": (StealWhich, Work),
    "combat": (Fight, PlaceWhere),
    "conquest": (Campaign, Muster, HoldWhich, ImprisonWhich, SurrenderWhich),
}


class Site(msgspec.Struct, frozen=True):
    """A card under construction, or the current stage of a quest: its free spaces and what lies on it, by token."""

    needs: list[int]
    holds: list[int]
    shrouded: bool


class Source(msgspec.Struct, frozen=True):
    """Where icons of production come from: a duchy, a completed card, the conquest board, a menace of the other."""

    card: str
    n: int


class Duchy(msgspec.Struct, frozen=True):
    """A player, as far as it follows from the table."""

    duchy: str
    colour: str
    menaces: str  # the set that the player brought along
    alchemy_rate: int
    production: list[int]  # by step, krystallium last
    sources: list[list[Source]]  # the same, taken apart
    sites: list[Site]  # beside the construction area
    stage: Site | None
    stolen: list[bool]  # beside the built cards
    points: dict[str, int]


class Land(msgspec.Struct, frozen=True):
    territory: str
    holder: int
    armies: int
    spots: list[int]  # those with an army
    marching: int


class March(msgspec.Struct, frozen=True):
    """WK-CONQ-30, WK-CONQ-31  A move that is being told: how it would end, and the points then, if it may begin."""

    target: str
    sent: int
    enemies: int
    stay: int
    points: list[int] | None


class DerivedView(msgspec.Struct, frozen=True):
    phase: str
    step: int  # the token of a production step; -1 outside
    offering: int  # who offers: a seat, or -1 for nobody or the rival
    choosing: int
    first: int  # WK-SETUP-07
    supremacy: list[int]  # by step: who would have it now; -1 nobody
    duchies: list[Duchy]  # by seat
    quest: str
    board: str
    lands: list[Land]
    march: March | None
    medals: dict[str, int]  # WK-SOLO-11
    medal: str


def derived_view(g: WonderfulKingdom) -> DerivedView:
    decisions = [g.decision(seat) for seat in g.deciding()]
    produced = productions(g)
    return DerivedView(
        phase=phase(g, decisions),
        step=next((each.resource for each in decisions if isinstance(each, Work)), NOBODY),
        offering=offering(g, decisions),
        choosing=next((each.seat for each in decisions if isinstance(each, Select | SwapAfterwards)), NOBODY),
        first=g.first,
        supremacy=[supreme(g, [each[resource] for each in produced]) for resource in BASIC],
        duchies=[duchy(g, seat, produced[seat]) for seat in range(g.seats)],
        quest=g.cards.quests[g.quest] if g.quest != NOBODY else "",
        board=g.cards.board_ids[g.board] if g.board != NOBODY else "",
        lands=lands(g),
        march=next((march(g, each) for each in decisions if isinstance(each, Muster)), None),
        medals=medals_of(g) if g.solo and g.players[0].duchy != NOBODY else {},
        medal=medal(g) if g.solo and g.ended else "",
    )


def phase(g: WonderfulKingdom, decision: list[Any]) -> str:
    if g.ended:
        return "over"
    return next((name for name, kinds in PHASES.items() for each in decision if isinstance(each, kinds)), "setup")


def offering(g: WonderfulKingdom, decision: list[Any]) -> int:
    """Who made the offer that lies there: the one who is not asked to select."""
    for each in decision:
        if isinstance(each, Offer | MarkCards):
            return int(each.seat)
        if isinstance(each, Select | SwapAfterwards) and not g.solo:
            return 1 - each.seat
    return NOBODY


# -- production ----------------------------------------------------------------------------------------------------


def productions(g: WonderfulKingdom) -> list[list[int]]:
    """WK-PROD-02, WK-DEV-08  What each step would give each seat now."""
    found = [[icons(g, seat, resource) for resource in range(len(TOKENS[:5]))] for seat in range(g.seats)]
    if g.module == MENACES and not g.solo:
        for resource in BASIC:
            for seat, n in enumerate(devoured(g, resource)):
                found[seat][resource] += n
    return found


def supreme(g: WonderfulKingdom, produced: list[int]) -> int:
    return next((seat for seat in range(g.seats) if is_supreme(g, seat, produced)), NOBODY)


def sources(g: WonderfulKingdom, seat: Seat, resource: int) -> list[Source]:
    player, cards = g.players[seat], g.cards
    found = [Source(cards.duchies[player.duchy], cards.duchy_yields[player.duchy][resource])]
    for card in player.built:
        per = cards.yields_per[card]
        n = cards.yields[card][resource]
        n += player.families[per[1]] if per is not None and per[0] == resource else 0
        found.append(Source(cards.names[card], 0 if card in player.stolen else n))
    if g.module == CONQUEST and g.board != NOBODY:
        found.append(Source(cards.board_ids[g.board], player.board_yields[resource]))
    if g.module == MENACES and not g.solo:
        held = g.players[1 - seat].construction
        found += [Source(cards.names[card], 1) for card in held if cards.devours[card] == resource]
    return [each for each in found if each.n]


# -- players -------------------------------------------------------------------------------------------------------


def duchy(g: WonderfulKingdom, seat: Seat, produced: list[int]) -> Duchy:
    player, cards = g.players[seat], g.cards
    known = player.duchy != NOBODY
    return Duchy(
        duchy=cards.duchies[player.duchy] if known else "",
        colour=COLOURS[player.colour],
        menaces=cards.sets[player.menace_set] if player.menace_set != NOBODY else "",
        alchemy_rate=g.value(ALCHEMY_RATE, seat, 0),
        production=produced,
        sources=[sources(g, seat, resource) if known else [] for resource in range(len(TOKENS[:5]))],
        sites=[
            Site(list(unpacked(needs)), list(unpacked(holds)), card in player.shrouded)
            for card, needs, holds in zip(player.construction, player.needs, player.holds, strict=True)
        ],
        stage=stage(player),
        stolen=[card in player.stolen for card in player.built],
        points=dict(zip(PARTS, count(g, seat), strict=True)),
    )


def stage(player: Player) -> Site | None:
    """WK-QUEST-05  The current stage."""
    if not player.stage_needs:
        return None
    return Site(list(unpacked(player.stage_needs)), list(unpacked(player.stage_holds)), False)


# -- conquest ------------------------------------------------------------------------------------------------------


def lands(g: WonderfulKingdom) -> list[Land]:
    if g.board == NOBODY or not g.holder:
        return []
    board = board_of(g)
    return [
        Land(
            board.names[t],
            g.holder[t],
            g.armies[t],
            list(spots(g.posts[t])),
            g.mustered[t] if g.mustered else 0,
        )
        for t in range(len(board.names))
    ]


def march(g: WonderfulKingdom, decision: Muster) -> March:
    sent, enemies = sum(g.mustered), defenders(g, decision.seat, decision.target)
    points = None
    if sent > enemies:
        after = g.copy()
        move(after, decision.seat, decision.target)
        points = list(after.scores())
    return March(board_of(g).names[decision.target], sent, enemies, max(0, sent - enemies), points)


# -- what a piece changes ------------------------------------------------------------------------------------------


def completed(choice: Any, g: WonderfulKingdom, decision: Any) -> dict[str, int]:
    """WK-BUILD-07  If the piece completes the card: the production of each step, the points and soldiers then."""
    before = g.players[decision.seat]
    after = g.copy()
    choice.perform(after, decision)
    player = after.players[decision.seat]
    if len(player.built) == len(before.built) and len(player.stages) == len(before.stages):
        return {}
    made = zip(TOKENS, productions(after)[decision.seat], strict=False)
    return {
        "completes": 1,
        "points": after.scores()[decision.seat],
        "soldiers": player.wallet[SOLDIER],
        **{f"then_{token}": n for token, n in made},
    }
