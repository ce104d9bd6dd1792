"""The table of Monster Lands: the Citadel with its spaces, lands and quests with their trails, everybody's clan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.cli.board import Board, labelled, named
from karczma.cli.reader import Reader
from karczma.effects.describe import phrase
from karczma.games.monster_lands.citadel.tavern import beer_cost
from karczma.games.monster_lands.deployment.outer import trails_in_use
from karczma.games.monster_lands.table.state import MonsterLands, Player
from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    ARMOURY,
    BUILDINGS,
    DICE,
    DIFFICULTIES,
    ENTRANCE,
    GLORY,
    GOLD,
    LODGE,
    MARKET,
    NO_AFFILIATION,
    NOBODY,
    QUEST,
    RANKS,
    SCENARIOS,
    SITE_OF,
    SITES,
    TAVERN,
    TOKENS,
    TRAIL_CODE,
    face,
)
from karczma.games.monster_lands.words.derived import (
    MemberHere,
    Space,
    TrailHere,
    clan,
    goal,
    has_guide,
    house,
    lair,
    trail_here,
)
from karczma.games.monster_lands.words.faces import ENTRANCE_TRAILS, amounts
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.locale.words import capital

DIE = ("◆", "✦", "●")  # strength, magic, influence
LOADS = ("potion", "poison", "gold")  # what a mercenary carries
POINTS = ("glory", "reputation", "trophies", "affiliations")


def board(view: Game, reader: Reader, lit: set[str]) -> RenderableType:
    g = cast(MonsterLands, view)
    sides = Sides(g, reader, lit)
    parts: list[RenderableType] = [*headlines(g, reader), sides.citadel(), sides.outer()]
    for seat in g.seats_from(max(reader.seat, 0)):
        parts += sides.clan(seat)
    return Group(*parts)


def purse(view: Game, reader: Reader) -> str:
    player = cast(MonsterLands, view).players[reader.seat]
    held = [f"{reader.name(token)} {n}" for token, n in zip(TOKENS, player.wallet, strict=True) if n]
    return " · ".join([*held, pool(player)])


def pool(player: Player) -> str:
    """The dice pool in signs: an influence die shows its number."""
    return " ".join(sign(die) for die, n in enumerate(player.dice) for _ in range(n))


def sign(die: int) -> str:
    return str(face(die) or DIE[die])


def headlines(g: MonsterLands, reader: Reader) -> Iterator[Text]:
    rounds = reader.say("monsters-board-round", round=g.round, rounds=g.rounds)
    parts = [rounds, reader.name(DIFFICULTIES[g.difficulty])]
    if not g.solo:
        parts.append(reader.say("monsters-board-starts", name=reader.names[g.first]))
    yield Text("  ·  ".join(parts), "bold")
    if g.solo:
        here = goal(g)
        ranks = ", ".join(f"{reader.name(rank)} {points}" for rank, points in zip(RANKS[1:], here.ranks, strict=True))
        metric = reader.say(f"monsters-board-goal-{here.metric.replace('_', '-')}", least=g.has_rule("min_vp") or 0)
        rank = reader.say("monsters-board-rank", rank=reader.name(here.rank), **achieved(g))
        yield Text.assemble((reader.name(here.scenario), "bold"), f": {ranks} ({metric})  ·  ", (rank, "green"))
    yield Text(reader.say("monsters-board-dice"), "dim")


def achieved(g: MonsterLands) -> dict[str, int]:
    """What the rank of a solo game may depend on, as it stands."""
    return {"points": g.scores()[0], "gold": g.players[0].wallet[GOLD], "quests": g.players[0].quests}


class Sides:
    def __init__(self, g: MonsterLands, reader: Reader, lit: set[str]) -> None:
        self.g, self.reader, self.lit = g, reader, lit

    def say(self, word: str, **args: object) -> str:
        return self.reader.say(f"monsters-board-{word}", **args)

    def called(self, component: str) -> Text:
        lit = component in self.lit
        return Text(f"{'»' if lit else ''}{capital(self.reader.name(component))}", "bold" if lit else "")

    # -- the Citadel -----------------------------------------------------------------------------------------------

    def citadel(self) -> Table:
        """Each building with its dice spaces and what it has to offer."""
        table = Table(box=box.ROUNDED, expand=True, padding=(0, 1), border_style="dim", show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(ratio=2)
        table.add_column(ratio=3)
        for building, name in enumerate(BUILDINGS):
            table.add_row(self.called(name), self.spaces(building), self.wares(building))
        return table

    def spaces(self, building: int) -> Text:
        here = house(self.g, building)
        if here.panic or here.closed:
            return Text(self.say("panic" if here.panic else "closed"), "red")
        pieces = [f"[{self.held(space.seat, space.die) if space.die else self.free(space)}]" for space in here.spaces]
        influence = f"  {DIE[2]}{here.influence}" if here.influence else ""
        return Text(" ".join(pieces) + influence)

    def free(self, space: Space) -> str:
        """What a free space takes and gives: gold of the Mine, brews of the Alchemist."""
        if space.gold:
            return f"{DIE[0] * space.dice}→{space.gold}"
        return f"{DIE[1]}→{space.brews}" if space.brews else " "

    def held(self, seat: Seat, die: str) -> str:
        return f"{sign(DICE.index(die))} {self.who(seat)}"

    def who(self, seat: Seat) -> str:
        """Whose it is; alone, what nobody at the table owns is the virtual player's."""
        return self.reader.names[seat] if 0 <= seat < self.g.seats else self.say("sambor")

    def wares(self, building: int) -> Text:
        g, cards = self.g, self.g.cards
        wares: list[Text] = []
        if building == LODGE:
            wares = [self.ware(cards.traps[trap].name, cards.traps[trap].cost) for trap in g.display if trap >= 0]
        elif building == TAVERN:
            present = [*g.offer, *g.greenhorns[:1]]
            wares = [self.ware(cards.members[m].name, cards.members[m].cost, self.standing(m)) for m in present]
            wares.append(Text(self.say("beer", n=beer_cost(g)), "dim"))
        elif building == MARKET:
            wares = [self.ware(cards.equipment[what].name, cards.equipment[what].cost) for what in g.market]
        elif building == ARMOURY:
            wares = [self.ware("defence", cards.defence_cost)]
        return Text(", ").join(wares)

    def standing(self, member: int) -> str:
        """The affiliation of a member, if it has one, and the reputation."""
        of = self.g.cards.members[member].affiliation
        belongs = [self.reader.name(AFFILIATIONS[of])] if of != NO_AFFILIATION else []
        return ", ".join([*belongs, self.say("reputation", n=self.g.cards.members[member].reputation)])

    def ware(self, name: str, price: int, standing: str = "") -> Text:
        here = self.called(name).append(f" {price}", "yellow")
        return here.append(f" ({standing})", "dim") if standing else here

    # -- the outer areas -------------------------------------------------------------------------------------------

    def outer(self) -> Table:
        """Lands, Entrance and quests: what waits there, and who walks the trails."""
        table = Table(box=box.ROUNDED, expand=True, padding=(0, 1), border_style="dim", show_header=False)
        table.add_column(ratio=2)
        table.add_column(ratio=3)
        trails = trails_in_use(self.g)
        for site in (*self.g.lands_in_use(), ENTRANCE):
            here = [trail for trail in trails if trail < QUEST and SITE_OF[trail] == site]
            table.add_row(self.site(site), self.trails(here))
        for quest, kind in enumerate(("quest", "contract")):
            here = [TRAIL_CODE[f"{kind}_{way}"] for way in ("left", "right")]
            table.add_row(self.quest(quest), self.trails([trail for trail in here if trail in trails]))
        loot = Text(", ").join(self.called(self.g.cards.loot[each].name) for each in self.g.loot)
        table.add_row(Text(self.say("loot"), "bold"), loot)
        return table

    def site(self, site: int) -> Text:
        g, cards = self.g, self.g.cards
        lines = [Text(self.reader.name(SITES[site]), "bold")]
        if (land := g.land_at(site)) != NOBODY:
            values = {"conquest": cards.lands[land].conquest_value, "glory": cards.lands[land].glory}
            worth = self.say("land", affiliation=AFFILIATIONS[cards.lands[land].affiliation], **values)
            lines.append(self.called(cards.lands[land].name).append(f" ({worth})", "dim"))
        if (monster := g.monster_at(site)) != NOBODY:
            values = {"capture": cards.monsters[monster].capture_value, "kill": cards.monsters[monster].kill_value}
            of = AFFILIATIONS[cards.monsters[monster].affiliation]
            fierce = self.say("monster", affiliation=of, dice=lair(g, site).dice, **values)
            lines.append(self.called(cards.monsters[monster].name).append(f" ({fierce})", "red"))
        return Text("\n").join(lines)

    def quest(self, which: int) -> Text:
        known = self.g.quests[which]
        lines = [Text(self.say(("quest", "contract")[which]), "bold")]
        if not known:
            return Text("\n").join([*lines, Text("-", "dim")])
        here = (self.errand, self.contract)[which](known[0])
        return Text("\n").join([*lines, self.called(self.g.cards.quests[known[0]].name), Text(here, "dim")])

    def errand(self, quest: int) -> str:
        cards = self.g.cards
        reward = amounts(cards.quests[quest].reward)
        return self.say("errand", target=cards.quests[quest].target, reward=reward, penalty=cards.quests[quest].penalty)

    def contract(self, quest: int) -> str:
        cost, rewards = self.g.cards.quests[quest].contract.cost, self.g.cards.quests[quest].contract.rewards
        left, right = (amounts(reward) for reward in rewards)
        return self.say("deal", cost=amounts(cost), left=left, right=right)

    def trails(self, trails: Iterable[int]) -> Text:
        return Text("\n").join(self.trail(trail_here(self.g, trail), has_guide(self.g, trail)) for trail in trails)

    def trail(self, here: TrailHere, known: bool) -> Text:
        """What a trail asks for, and who is on it with what."""
        text = self.called(here.trail)
        if known:
            text.append(f"  {self.requirement(here)}", "dim")
        if here.mercenary or here.seat != NOBODY:
            text.append(f"  {self.walker(here)}", "green" if here.seat == self.reader.seat else "magenta")
        return text.append(self.help(here), "dim") if known else text

    def help(self, here: TrailHere) -> str:
        """How a land or Entrance trail may be reinforced, and its bonus."""
        trail = TRAIL_CODE[here.trail]
        if trail >= QUEST:
            return ""
        more = "/".join(DIE[("strength", "magic").index(colour)] for colour in here.colours)
        bonus = "; ".join(self.reader.speaker.render(phrase(effect)) for effect in self.g.guide(trail).bonus)
        return f"  +{here.most} {more}" + (f" · {bonus}" if bonus else "")

    def requirement(self, here: TrailHere) -> str:
        fixed = "".join(sign * n for sign, n in zip(DIE, here.required, strict=True))
        either = "/".join(DIE[("strength", "magic", "influence").index(colour)] for colour in here.any_of)
        return " ".join(part for part in (fixed, f"{here.any_count}×{either}" if either else "") if part)

    def walker(self, here: TrailHere) -> str:
        who = f"{self.reader.name(here.mercenary)} ({self.who(here.seat)})" if here.mercenary else self.who(here.seat)
        dice = "".join(sign * n for sign, n in zip(DIE, here.dice, strict=True))
        traps = [self.reader.name(token.trap) if token.trap else "?" for token in here.tokens]
        loads = [f"{self.reader.name(what)} {n}" for what, n in zip(LOADS, here.carried, strict=True) if n]
        shields = [f"{self.reader.name('defence')} {here.shields}"] * bool(here.shields)
        wound = [self.say("wounded")] * here.wounded
        return " · ".join([who, *wound, *([dice] * bool(dice)), *traps, *shields, *loads])

    # -- a clan ----------------------------------------------------------------------------------------------------

    def clan(self, seat: Seat) -> Iterator[RenderableType]:
        g, player, here = self.g, self.g.players[seat], clan(self.g, seat)
        yield self.name_line(seat, player)
        tracks = {"glory": player.wallet[GLORY], "reputation": here.reputation, "excess": here.excess}
        yield self.line("glory", Text(self.say("tracks", **tracks, wages=here.wages)))
        yield from [self.line("pool", Text(pool(player)))] * any(player.dice)
        yield self.line("members", Text(", ").join(self.member(each) for each in here.members))
        yield from self.heap("traps", [g.cards.traps[trap].name if trap >= 0 else "" for trap in player.traps])
        yield from self.heap("loot", [g.cards.loot[each].name for each in player.loot])
        yield from self.heap("lands", [g.cards.lands[each].name for each in player.lands])
        yield from self.heap("trophies", [g.cards.monsters[each].name for each in player.trophies])

    def name_line(self, seat: Seat, player: Player) -> Text:
        style = "bold green" if seat == self.reader.seat else "bold"
        belongs = [self.reader.name(AFFILIATIONS[player.affiliation])] if player.affiliation != NOBODY else []
        facts = ", ".join([*belongs, self.reader.say("points", n=self.g.scores()[seat])])
        held = [f"{self.reader.name(token)} {n}" for token, n in zip(TOKENS, player.wallet, strict=True)]
        return Text.assemble((self.reader.names[seat], style), f" ({facts})   {' · '.join(held)}")

    def member(self, here: MemberHere) -> Text:
        """With equipment, and where somebody is who is not at home."""
        text = self.called(here.mercenary)
        where = here.trail or here.land
        gear = " + ".join(self.reader.name(each.equipment) for each in here.gear)
        signs = [self.say("leader")] * here.leader + [self.say("wounded")] * here.wounded
        signs += ([gear] if gear else []) + ([f"→ {self.reader.name(where)}"] if where else [])
        return text.append(f" [{', '.join(signs)}]", "dim") if signs else text

    def heap(self, family: str, components: list[str]) -> Iterator[RenderableType]:
        seen = Counter(each for each in components if each)
        pieces = [named(each, n, self.reader, self.lit) for each, n in seen.items()]
        if hidden := components.count(""):
            pieces.append(Text(self.reader.say("terminal-face-down", n=hidden)))
        if pieces:
            yield self.line(family, Text(", ").join(pieces))

    def line(self, family: str, text: Text) -> Table:
        return labelled(self.say(family), text)


def cards(view: Game) -> list[str]:
    known = cast(MonsterLands, view).cards
    components = (known.members, known.monsters, known.lands, known.traps, known.equipment, known.loot, known.quests)
    named = [each.name for family in (*components, known.tiles) for each in family]
    return list(dict.fromkeys([*named, *BUILDINGS, *SCENARIOS, *ENTRANCE_TRAILS]))


def on_show(view: Game) -> list[str]:
    """What the Citadel offers, what waits outside, then what the clans have."""
    g = cast(MonsterLands, view)
    known, clans = g.cards, g.players
    names = [known.members[each].name for each in g.offer] + [known.equipment[each].name for each in g.market]
    names += [known.traps[each].name for each in g.display if each >= 0]
    names += [known.monsters[each].name for row in g.lairs for each in row]
    names += [known.lands[each].name for row in g.land_cards for each in row]
    names += [known.tiles[each].name for row in g.tiles for each in row]
    names += [known.quests[each].name for row in g.quests for each in row]
    names += [known.loot[each].name for each in g.loot]
    for player in clans:
        names += [known.members[each].name for each in player.clan]
        names += [known.equipment[each].name for each in player.gear]
        names += [known.traps[each].name for each in player.traps if each >= 0]
        names += [known.lands[each].name for each in player.lands] + [known.loot[each].name for each in player.loot]
    return list(dict.fromkeys(names))


BOARD = Board(board, purse, on_show, cards)
