"""The table of Monster Lands: the Citadel with its spaces, lands and quests with their trails, everybody's clan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.cli.board import labelled, named
from karczma.cli.reader import Reader
from karczma.cli.screens import score_table
from karczma.effects.describe import capital, phrase
from karczma.games.monster_lands.facts import ENTRANCE_TRAILS, amounts
from karczma.games.monster_lands.outer import trails_in_use
from karczma.games.monster_lands.outlook import (
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
from karczma.games.monster_lands.scoring import affiliation_points, reputation, trophies
from karczma.games.monster_lands.state import MonsterLands, Player
from karczma.games.monster_lands.tavern import beer_cost
from karczma.games.monster_lands.terms import (
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
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game

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
        told = goal(g)
        ranks = ", ".join(f"{reader.name(rank)} {asked}" for rank, asked in zip(RANKS[1:], told.ranks, strict=True))
        asked = reader.say(f"monsters-board-goal-{told.metric.replace('_', '-')}", least=g.has_rule("min_vp") or 0)
        rank = reader.say("monsters-board-rank", rank=reader.name(told.rank), **achieved(g))
        yield Text.assemble((reader.name(told.scenario), "bold"), f": {ranks} ({asked})  ·  ", (rank, "green"))
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
        told = house(self.g, building)
        if told.panic or told.closed:
            return Text(self.say("panic" if told.panic else "closed"), "red")
        shown = [f"[{self.held(space.seat, space.die) if space.die else self.free(space)}]" for space in told.spaces]
        influence = f"  {DIE[2]}{told.influence}" if told.influence else ""
        return Text(" ".join(shown) + influence)

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
            wares = [self.ware(cards.names[trap], cards.trap_cost[trap]) for trap in g.display if trap >= 0]
        elif building == TAVERN:
            present = [*g.offer, *g.greenhorns[:1]]
            wares = [self.ware(cards.members[m], cards.member_cost[m], self.standing(m)) for m in present]
            wares.append(Text(self.say("beer", n=beer_cost(g)), "dim"))
        elif building == MARKET:
            wares = [self.ware(cards.equipment[what], cards.equipment_cost[what]) for what in g.market]
        elif building == ARMOURY:
            wares = [self.ware("defence", cards.defence_cost)]
        return Text(", ").join(wares)

    def standing(self, member: int) -> str:
        """The affiliation of a member, if it has one, and the reputation."""
        of = self.g.cards.member_affiliation[member]
        belongs = [self.reader.name(AFFILIATIONS[of])] if of != NO_AFFILIATION else []
        return ", ".join([*belongs, self.say("reputation", n=self.g.cards.reputation[member])])

    def ware(self, name: str, price: int, standing: str = "") -> Text:
        told = self.called(name).append(f" {price}", "yellow")
        return told.append(f" ({standing})", "dim") if standing else told

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
        loot = Text(", ").join(self.called(self.g.cards.loot[each]) for each in self.g.loot)
        table.add_row(Text(self.say("loot"), "bold"), loot)
        return table

    def site(self, site: int) -> Text:
        g, cards = self.g, self.g.cards
        lines = [Text(self.reader.name(SITES[site]), "bold")]
        if (land := g.land_at(site)) != NOBODY:
            values = {"conquest": cards.conquest_value[land], "glory": cards.land_glory[land]}
            worth = self.say("land", affiliation=AFFILIATIONS[cards.land_affiliation[land]], **values)
            lines.append(self.called(cards.lands[land]).append(f" ({worth})", "dim"))
        if (monster := g.monster_at(site)) != NOBODY:
            values = {"capture": cards.capture_value[monster], "kill": cards.kill_value[monster]}
            of = AFFILIATIONS[cards.monster_affiliation[monster]]
            fierce = self.say("monster", affiliation=of, dice=lair(g, site).dice, **values)
            lines.append(self.called(cards.monsters[monster]).append(f" ({fierce})", "red"))
        return Text("\n").join(lines)

    def quest(self, which: int) -> Text:
        known = self.g.quests[which]
        lines = [Text(self.say(("quest", "contract")[which]), "bold")]
        if not known:
            return Text("\n").join([*lines, Text("-", "dim")])
        told = (self.errand, self.contract)[which](known[0])
        return Text("\n").join([*lines, self.called(self.g.cards.quests[known[0]]), Text(told, "dim")])

    def errand(self, quest: int) -> str:
        cards = self.g.cards
        reward = amounts(cards.quest_reward[quest], self.reader.speaker.say)
        return self.say("errand", target=cards.target[quest], reward=reward, penalty=cards.penalty[quest])

    def contract(self, quest: int) -> str:
        cost, rewards = self.g.cards.contract_cost[quest], self.g.cards.contract_rewards[quest]
        left, right = (amounts(reward, self.reader.speaker.say) for reward in rewards)
        return self.say("deal", cost=amounts(cost, self.reader.speaker.say), left=left, right=right)

    def trails(self, trails: Iterable[int]) -> Text:
        return Text("\n").join(self.trail(trail_here(self.g, trail), has_guide(self.g, trail)) for trail in trails)

    def trail(self, told: TrailHere, known: bool) -> Text:
        """What a trail asks for, and who is on it with what."""
        text = self.called(told.trail)
        if known:
            text.append(f"  {self.asked(told)}", "dim")
        if told.mercenary or told.seat != NOBODY:
            text.append(f"  {self.walker(told)}", "green" if told.seat == self.reader.seat else "magenta")
        return text.append(self.help(told), "dim") if known else text

    def help(self, told: TrailHere) -> str:
        """How a land or Entrance trail may be reinforced, and its bonus."""
        trail = TRAIL_CODE[told.trail]
        if trail >= QUEST:
            return ""
        more = "/".join(DIE[("strength", "magic").index(colour)] for colour in told.colours)
        bonus = "; ".join(phrase(effect, self.reader.speaker.say) for effect in self.g.guide(trail).bonus)
        return f"  +{told.most} {more}" + (f" · {bonus}" if bonus else "")

    def asked(self, told: TrailHere) -> str:
        fixed = "".join(sign * n for sign, n in zip(DIE, told.required, strict=True))
        either = "/".join(DIE[("strength", "magic", "influence").index(colour)] for colour in told.any_of)
        return " ".join(part for part in (fixed, f"{told.any_count}×{either}" if either else "") if part)

    def walker(self, told: TrailHere) -> str:
        who = f"{self.reader.name(told.mercenary)} ({self.who(told.seat)})" if told.mercenary else self.who(told.seat)
        dice = "".join(sign * n for sign, n in zip(DIE, told.dice, strict=True))
        traps = [self.reader.name(token.trap) if token.trap else "?" for token in told.tokens]
        loads = [f"{self.reader.name(what)} {n}" for what, n in zip(LOADS, told.carried, strict=True) if n]
        shields = [f"{self.reader.name('defence')} {told.shields}"] * bool(told.shields)
        wound = [self.say("wounded")] * told.wounded
        return " · ".join([who, *wound, *([dice] * bool(dice)), *traps, *shields, *loads])

    # -- a clan ----------------------------------------------------------------------------------------------------

    def clan(self, seat: Seat) -> Iterator[RenderableType]:
        g, player, told = self.g, self.g.players[seat], clan(self.g, seat)
        yield self.name_line(seat, player)
        tracks = {"glory": player.wallet[GLORY], "reputation": told.reputation, "excess": told.excess}
        yield self.line("glory", Text(self.say("tracks", **tracks, wages=told.wages)))
        yield from [self.line("pool", Text(pool(player)))] * any(player.dice)
        yield self.line("members", Text(", ").join(self.member(each) for each in told.members))
        names = g.cards.names
        yield from self.heap("traps", [names[trap] if trap >= 0 else "" for trap in player.traps])
        yield from self.heap("loot", [g.cards.loot[each] for each in player.loot])
        yield from self.heap("lands", [g.cards.lands[each] for each in player.lands])
        yield from self.heap("trophies", [g.cards.monsters[each] for each in player.trophies])

    def name_line(self, seat: Seat, player: Player) -> Text:
        style = "bold green" if seat == self.reader.seat else "bold"
        belongs = [self.reader.name(AFFILIATIONS[player.affiliation])] if player.affiliation != NOBODY else []
        facts = ", ".join([*belongs, self.reader.say("points", n=self.g.scores()[seat])])
        held = [f"{self.reader.name(token)} {n}" for token, n in zip(TOKENS, player.wallet, strict=True)]
        return Text.assemble((self.reader.names[seat], style), f" ({facts})   {' · '.join(held)}")

    def member(self, told: MemberHere) -> Text:
        """With equipment, and where somebody is who is not at home."""
        text = self.called(told.mercenary)
        where = told.trail or told.land
        gear = " + ".join(self.reader.name(each.equipment) for each in told.gear)
        signs = [self.say("leader")] * told.leader + [self.say("wounded")] * told.wounded
        signs += ([gear] if gear else []) + ([f"→ {self.reader.name(where)}"] if where else [])
        return text.append(f" [{', '.join(signs)}]", "dim") if signs else text

    def heap(self, family: str, components: list[str]) -> Iterator[RenderableType]:
        seen = Counter(each for each in components if each)
        shown = [named(each, n, self.reader, self.lit) for each, n in seen.items()]
        if hidden := components.count(""):
            shown.append(Text(self.reader.say("terminal-face-down", n=hidden)))
        if shown:
            yield self.line(family, Text(", ").join(shown))

    def line(self, family: str, text: Text) -> Table:
        return labelled(self.say(family), text)


def result(view: Game, reader: Reader) -> Table:
    """ML-SCORE-01  The final count, by what the points come from."""
    g = cast(MonsterLands, view)
    table = score_table(reader, [reader.say(f"monsters-board-points-{part}") for part in POINTS])
    for seat, name in enumerate(reader.names):
        parts = (g.players[seat].wallet[GLORY], reputation(g, seat), trophies(g, seat), affiliation_points(g, seat))
        table.add_row(name, *map(str, parts), str(g.scores()[seat]))
    return table


def cards(view: Game) -> list[str]:
    known = cast(MonsterLands, view).cards
    families = (known.members, known.monsters, known.lands, known.names, known.equipment, known.loot, known.quests)
    rest = (known.tiles, BUILDINGS, SCENARIOS, ENTRANCE_TRAILS)
    return list(dict.fromkeys(each for family in (*families, *rest) for each in family))


def on_show(view: Game) -> list[str]:
    """What the Citadel offers, what waits outside, then what the clans have."""
    g = cast(MonsterLands, view)
    known, clans = g.cards, g.players
    shown = [known.members[each] for each in g.offer] + [known.equipment[each] for each in g.market]
    shown += [known.names[each] for each in g.display if each >= 0]
    shown += [known.monsters[each] for row in g.lairs for each in row]
    shown += [known.lands[each] for row in g.land_cards for each in row]
    shown += [known.tiles[each] for row in g.tiles for each in row] + [known.quests[q] for row in g.quests for q in row]
    shown += [known.loot[each] for each in g.loot]
    for player in clans:
        shown += [known.members[each] for each in player.clan] + [known.equipment[each] for each in player.gear]
        shown += [known.names[each] for each in player.traps if each >= 0]
        shown += [known.lands[each] for each in player.lands] + [known.loot[each] for each in player.loot]
    return list(dict.fromkeys(shown))
