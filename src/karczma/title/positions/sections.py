"""The parts of a position file that a table is told in, and laid from: table, known, pools, turn, lanes, before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karczma.kernel.choices import Choice
from karczma.kernel.game import Game
from karczma.title.positions import knowing, turns
from karczma.title.positions.errors import BadPosition, CannotTell
from karczma.title.positions.laying import Laying
from karczma.title.positions.names import CARDS, Names
from karczma.title.positions.nodes import Node, tree
from karczma.title.positions.settling import settle, spots
from karczma.title.positions.telling import Telling, differing, is_bag
from karczma.title.positions.values import Values
from karczma.title.positions.words import Manners

Parse = Callable[[str], Choice]
SECTIONS = ("table", "known", "pools", "turn", "lanes", "secret", "before")
NOTHING = Node(0, None)


class Sections:
    def __init__(self, title: str, g: Game, own: Any, parse: Parse, players: tuple[str, ...] = ()) -> None:
        """`g` is any table of the kind: it knows the components. `own` is what the title says of itself."""
        self.names, self.parse = Names(g), parse
        self.values = Values(title, self.names, players)
        self.manners = Manners(g, own, self.names)

    # -- writing ---------------------------------------------------------------------------------------------------

    def told(self, g: Game, base: Game, depth: int = 0) -> dict[str, Any]:
        """So much that laying it on the base makes the table: tried out, and said more where it does not."""
        table, laid = self.fields_told(g, base)
        known, pools = knowing.known_told(g, laid, self.names), knowing.pools_told(g, laid, self.names)
        turn = turns.told(self.values, g.frames, g.at)
        lanes = [turns.lane_told(self.values, lane, g) for lane in g.lanes]
        found = {"table": table, "known": known, "pools": pools, "turn": turn, "lanes": lanes, "secret": g.secret}
        found = {name: said for name, said in found.items() if said or name == "turn"}
        if g.secret and g.before is not None:
            found |= {"before": self.told(g.before, before_of(g), depth + 1)}
        again = self.laid(tree(found), base, depth)
        if again.fingerprint() != g.fingerprint():
            raise CannotTell(f"read back, it is another table: {differing(g, again, self.manners)}")
        return found

    def fields_told(self, g: Game, base: Game) -> tuple[dict[str, Any], Game]:
        must: set[str] = set()
        while True:
            table = Telling(self.values, self.manners, must).table(g, base)
            laid = base.copy()
            self.lay_table(laid, tree(table), base)
            missing = differing(g, laid, self.manners)
            if not missing:
                return table, laid
            if missing <= must:
                raise CannotTell(f"it cannot be told what lies in {', '.join(sorted(missing))}")
            must |= self.said_next(missing - must, g)

    def said_next(self, missing: set[str], g: Game) -> set[str]:
        """Everything but the larger half of the bags: when the others are said, what is in them may follow."""
        bags = {spot.path: len(spot.things) for spot in spots(g, self.manners) if is_bag(spot.manner)}
        smaller = sorted(missing & bags.keys(), key=lambda path: (bags[path], path))
        return missing - set(smaller[(len(smaller) + 1) // 2 :])

    # -- reading ---------------------------------------------------------------------------------------------------

    def laid(self, node: Node, base: Game, depth: int = 0) -> Game:
        """A copy of the base on which everything is as it is said. The table before a secret choice is one deeper."""
        g, said = base.copy(), node.known(*SECTIONS)
        self.names.listen(node)
        for card, line in self.lay_table(g, said.get("table", NOTHING), base).items():
            raise BadPosition(line, "position-nowhere", card=self.names.said(CARDS, card))
        knowing.lay_known(g, said.get("known", NOTHING), self.names, self.values.players)
        knowing.lay_pools(g, said.get("pools", NOTHING), self.names)
        if "turn" in said or "lanes" in said:
            g.frames, g.at = turns.meant(self.values, said.get("turn", NOTHING))
            g.lanes = [turns.lane_meant(self.values, each, g, self.parse) for each in said.get("lanes", NOTHING).items]
            g.secret = "secret" in said and said["secret"].flag
        g.offered = None
        for lane in g.lanes:
            lane.offered = None
        g.before = None
        if g.secret and not depth:
            g.before = self.laid(said.get("before", NOTHING), before_of(g), depth + 1)
        return g

    def lay_table(self, g: Game, node: Node, base: Game) -> dict[int, int]:
        laying = Laying(self.values, self.manners)
        self.names.given.clear()
        laying.record(g, node, "")
        return settle(g, base, laying.said, self.manners, self.names)


def before_of(g: Game) -> Game:
    """What the table before a secret choice is told against: nobody has chosen yet, and it has none before it."""
    before = g.copy()
    for lane in before.lanes:
        lane.said = []
    before.before = None
    return before
