"""What the cards of this title may say, compiled: one small function for each verb, which checks what it is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karczma.effects.load import Compiler, Data, Steps, Vocabulary, fits, one_of
from karczma.games.empires_north.goods.payment import FREE, Cost
from karczma.games.empires_north.keywords.assign import Assign, Ready, Recover, Release, Withdraw
from karczma.games.empires_north.keywords.gain import (
    Convert,
    OpponentsReceive,
    Receive,
    ReceiveAny,
    ReceiveEach,
    Several,
    SeveralGains,
)
from karczma.games.empires_north.keywords.powers import (
    AdvanceShip,
    BuildCheaper,
    DiscardOwn,
    Gather,
    Perform,
    ResolveShip,
    ReturnToHand,
    ShiftPawns,
)
from karczma.games.empires_north.keywords.search import Dig, Retrieve, Search
from karczma.games.empires_north.table.counting import COUNTERS
from karczma.games.empires_north.table.terms import ACTIONS, GOODS, NOTHING, RESOURCES, TOKENS, WORKER
from karczma.kernel.quantities import Effect

COSTS = (*TOKENS[:WORKER], "worker", "any_resource", "card", "own_location")
GROUPS = {"resources": RESOURCES, "any_good": GOODS}
OTHER = {"gold": "gold", "raze": "raze", "worker": "workers", "any_resource": "any", "card": "cards"}


class Words(Vocabulary):
    """The vocabulary of this title; `types` are the icons that cards may count."""

    def __init__(self, types: tuple[str, ...]) -> None:
        super().__init__(TOKENS, {}, VERBS)
        self.types = types

    def steps(self, steps: Steps) -> Effect:
        """EN-KEY-22  Several steps are done as far as they go, which is less than the shared verb asks for."""
        parts = tuple(self.one(each) for each in steps)
        if len(parts) == 1:
            return parts[0]
        return Several(parts) if any(part.asks for part in parts) else SeveralGains(parts)

    def type(self, name: str) -> int:
        one_of("type", name, self.types)
        return self.types.index(name)

    def kinds(self, names: list[str]) -> tuple[int, ...]:
        """Kinds of Goods; `resources` and `any_good` stand for all of them."""
        every = [each for name in names for each in GROUPS.get(name, (name,))]
        return tuple(self.token(each) for each in every)

    def cost(self, body: Data) -> Cost:
        fits("cost", body, may=COSTS)
        resources = tuple((self.token(name), n) for name, n in body.items() if name in RESOURCES)
        rest = {field: body[name] for name, field in OTHER.items() if name in body}
        cost = Cost(resources, **rest, locations=body.get("own_location", 0))
        return FREE if cost == FREE else cost


def gain(text: Words, body: Data) -> Effect:
    return Receive(text.amounts(body))


def gain_per(text: Words, body: Data) -> Effect:
    """`{good: vp, n: 1, each: fields, every: 2, at_most: 5}`; `each: type:penguin` counts a type."""
    fits("gain_per", body, must=("good", "n", "each"), may=("every", "at_most"))
    each, type = body["each"], NOTHING
    if each.startswith("type:"):
        each, type = "type", text.type(each.removeprefix("type:"))
    else:
        one_of("each", each, COUNTERS)
    rest = {name: body[name] for name in ("every", "at_most") if name in body}
    return ReceiveEach(text.token(body["good"]), body["n"], each, type, **rest)


def gain_mix(text: Words, body: Data) -> Effect:
    fits("gain_mix", body, must=("n", "from"))
    return ReceiveAny(body["n"], text.kinds(body["from"]))


def convert(text: Words, body: Data) -> Effect:
    fits("convert", body, must=("pay", "gain", "up_to"))
    return Convert(text.cost(body["pay"]), text.amounts(body["gain"]), body["up_to"])


def perform(text: Words, action: str) -> Effect:
    one_of("perform", action, ACTIONS)
    return Perform(ACTIONS.index(action))


def ready(text: Words, body: Data) -> Effect:
    """`{what: island, n: all}`."""
    fits("ready", body, must=("what", "n"))
    one_of("what", body["what"], ("action_location", "island"))
    return Ready(body["what"]) if body["n"] == "all" else Ready(body["what"], body["n"])


def assign(text: Words, body: Data) -> Effect:
    fits("assign", body, must=("accept", "up_to"))
    return Assign(text.kinds(body["accept"]), body["up_to"])


def search(text: Words, what: str) -> Effect:
    one_of("search", what, ("any_type",))
    return Search()


def dig(text: Words, body: Data) -> Effect:
    fits("dig", body, must=("look", "keep"))
    return Dig(**body)


def discard_own(text: Words, body: Data) -> Effect:
    fits("discard_own", body, must=("what", "then"))
    one_of("what", body["what"], ("location", "field"))
    return DiscardOwn(body["what"], text.steps(body["then"]))


def counted(verb: str, kind: Any) -> Compiler:
    """A verb that says only how many."""

    def compiled(text: Words, n: Any) -> Effect:
        if type(n) is not int or n < 1:
            raise ValueError(f"{verb}: {n!r} is not a number from 1 up")
        effect: Effect = kind(n)
        return effect

    return compiled


def once(verb: str, kind: Any) -> Compiler:
    """A verb that can only be said once at a time."""

    def compiled(text: Words, n: int) -> Effect:
        if n != 1:
            raise ValueError(f"{verb}: only 1, not {n!r}")
        effect: Effect = kind()
        return effect

    return compiled


VERBS: Mapping[str, Compiler] = {
    "gain": gain,
    "gain_per": gain_per,
    "gain_mix": gain_mix,
    "convert": convert,
    "opponents_gain": lambda text, body: OpponentsReceive(text.amounts(body)),
    "perform": perform,
    "field_goods": counted("field_goods", Gather),
    "recover": counted("recover", Recover),
    "release": counted("release", Release),
    "ready": ready,
    "assign": assign,
    "withdraw": once("withdraw", Withdraw),
    "move_pawn": once("move_pawn", ShiftPawns),
    "move_ship": counted("move_ship", AdvanceShip),
    "resolve_ship": once("resolve_ship", ResolveShip),
    "search": search,
    "dig": dig,
    "retrieve": counted("retrieve", Retrieve),
    "build_cheaper": counted("build_cheaper", BuildCheaper),
    "return_to_hand": once("return_to_hand", ReturnToHand),
    "discard_own": discard_own,
}
