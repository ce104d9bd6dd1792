"""What a row of a card table means, and how it is checked by playing the card.

A Boost is played in the window of its action and judged before the action itself; a Field is built there; a Location is
built for exactly its cost, and its Action is used or its Feature set off afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.empires_north.empires_table import empire, hand, on_card, place_of, purse, ships, table, turned
from games.words import asked, at, do
from karczma.games.empires_north.features.discounts import discount
from karczma.games.empires_north.features.triggers import settle, trigger
from karczma.games.empires_north.goods.payment import Cost
from karczma.games.empires_north.pawns.actions import Boosting, Window
from karczma.games.empires_north.pawns.placing import free_move
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.deck import show
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.games.empires_north.table.terms import ACTIONS, COPY, DUAL, NOTHING, TOKENS, TRIGGERS
from karczma.games.empires_north.turn import Act

Goods = Mapping[str, int]
NONE: Mapping[str, Any] = {}


class Row(NamedTuple):
    """A card as it should be, and what happens when it is used in a certain position."""

    card: str
    copies: int = 1
    starting: Goods = NONE  # a starting Field: what it gives
    on: str = ""  # the action that must be declared
    field: bool = False
    upgrade: str = ""  # the Good of the Field it goes under
    cost: Goods = NONE
    bonus: Goods = NONE  # what the Building Bonus gives
    bonus_answers: Sequence[str] = ()
    beside: Sequence[str] = ()  # other cards of the Empire when it is built,
    beside_has: Mapping[str, Any] = NONE  # and what else there is then
    pays: Goods = NONE  # for the Action
    has: Mapping[str, Any] = NONE  # words of the position before it is used
    table: Mapping[str, Any] = NONE
    answers: Sequence[str] = ()
    gains: Goods = NONE  # "card" counts cards in hand
    when: str = ""  # what the Feature waits for
    of_type: str = ""
    limit: int = 0
    discount: int = 0
    free_move: bool = False
    copy: bool = False
    readied: Sequence[str] = ()
    assigned: Goods = NONE
    stores: tuple[int, Sequence[Goods]] | None = None  # so many make a set, and what a set brings
    queue: Sequence[str] | None = None


def check_rows_are_complete(clan: str, rows: Sequence[Row]) -> None:
    cards = catalogue()
    names = {cards.names[card] for card in cards.of_clan[clan]}
    assert {row.card for row in rows} == names
    copies = {name: sum(cards.names[card] == name for card in cards.of_clan[clan]) for name in names}
    assert {row.card: row.copies for row in rows} == copies


def check_row(clan: str, row: Row) -> None:
    check_print(row)
    cards = catalogue()
    card = cards.card_id[row.card]
    if row.on and cards.kind[card] <= DUAL:
        check_field(clan, row)
    elif row.on:
        check_boost(clan, row)
    else:
        check_location(clan, row)


def check_print(row: Row) -> None:
    """What is printed beside the text."""
    cards = catalogue()
    card = cards.card_id[row.card]
    assert cards.play_on[card] == (ACTIONS.index(row.on) if row.on else NOTHING)
    assert cards.upgrade_good[card] == (TOKENS.index(row.upgrade) if row.upgrade else NOTHING)
    if row.cost:
        assert cards.cost[card] == cost_of(row.cost)
    assert cards.waits_for[card] == (TRIGGERS.index(row.when) if row.when else NOTHING)
    assert cards.waits_for_type[card] == (cards.types.index(row.of_type) if row.of_type else NOTHING)
    assert cards.limit[card] == (row.limit or NOTHING)
    assert (cards.kind[card] == COPY) == row.copy
    assert (cards.discount[card], bool(cards.free_move[card])) == (row.discount, row.free_move)
    if row.starting:
        assert counted(cards.harvest[card]) == row.starting
    if row.stores:
        unit, yields = row.stores
        assert cards.storage[card] == unit
        assert [counted(each.amounts) for each in cards.yields[card]] == list(yields)
    else:
        assert cards.storage[card] == 0


def counted(amounts: Sequence[tuple[int, int]]) -> dict[str, int]:
    return {TOKENS[token]: n for token, n in amounts}


def cost_of(goods: Goods) -> Cost:
    resources = tuple((TOKENS.index(token), n) for token, n in goods.items() if token in TOKENS[:5])
    return Cost(resources, gold=goods.get("gold", 0))


def position(clan: str, words: Mapping[str, Any], more: Mapping[str, Any]) -> EmpiresNorth:
    """That player against another Clan, without any face-up Island."""
    other = "ulaf" if clan == "glenn" else "glenn"
    return table(2, {0: {"clan": clan, **words}, 1: {"clan": other}}, nearby=[], distant=[], **more)


def worth(g: EmpiresNorth) -> dict[str, int]:
    return {**purse(g), "card": len(hand(g))}


def gained(before: Goods, after: Goods) -> dict[str, int]:
    kinds = [*TOKENS[:-1], "card"]
    return {k: after.get(k, 0) - before.get(k, 0) for k in kinds if after.get(k, 0) != before.get(k, 0)}


def check_boost(clan: str, row: Row) -> None:
    g = position(clan, {**row.has, "hand": [row.card, *row.has.get("hand", ())]}, row.table)
    card = next(card for card in g.players[0].hand if g.cards.names[card] == row.card)
    show(g, 0, card)
    before = worth(g)
    do(at(g, Boosting(0, card)), *row.answers)
    assert asked(g) == ""
    assert gained(before, worth(g)) == row.gains
    assert g.players[0].discard[-1] == card
    check_after(g, row)


def check_field(clan: str, row: Row) -> None:
    g = position(clan, {**row.has, "hand": [row.card]}, row.table)
    before = worth(g)
    at(g, Window(0, ACTIONS.index(row.on)))
    do(g, f"take card={row.card}", *row.answers)
    assert asked(g) == ""
    assert gained(before, worth(g)) == {**row.gains, "card": -1}
    tied = g.players[0].tied[place_of(g, row.card)]
    assert (tied == NOTHING) == (row.field or "as-field" in row.answers)


def check_location(clan: str, row: Row) -> None:
    if row.cost:
        check_build(clan, row)
    if row.when:
        check_feature(clan, row)
    elif row.discount or row.free_move:
        g = position(clan, {"empire": [row.card]}, row.table)
        assert (discount(g, 0), free_move(g, 0) == 0) == (row.discount, row.free_move)
    elif not row.starting and not row.copy:
        check_action(clan, row)


def check_build(clan: str, row: Row) -> None:
    """Exactly the cost is enough, and one token less is not."""
    words = {**row.cost, **row.beside_has, "hand": [row.card], "empire": list(row.beside)}
    g = at(position(clan, words, NONE), Act(0))
    build = f"build card={row.card}"
    before = worth(g)
    do(g, build, *row.bonus_answers)
    assert empire(g)[-1] == row.card
    paid = {token: -n for token, n in row.cost.items()}
    expected = {**paid, **{k: n + paid.get(k, 0) for k, n in row.bonus.items()}}
    expected["card"] = row.bonus.get("card", 0) - 1
    assert gained(before, worth(g)) == {k: n for k, n in expected.items() if n}
    for token, n in row.cost.items():
        poor = at(position(clan, {**words, token: n - 1}, NONE), Act(0))
        assert not poor.deciding() or build not in [str(choice) for choice in poor.options(0)]


def check_feature(clan: str, row: Row) -> None:
    """Set off as often as it may be, and once more in vain."""
    g = position(clan, {**row.has, "empire": [row.card, *row.has.get("empire", ())]}, row.table)
    type = g.cards.types.index(row.of_type) if row.of_type else NOTHING
    for times in range(max(row.limit, 1) + 1):
        before = worth(g)
        g.floor = len(g.frames)
        trigger(g, 0, TRIGGERS.index(row.when), type)
        settle(g)
        g.run()
        do(g, *(row.answers if g.deciding() else ()))
        again = not row.limit or times < row.limit
        assert gained(before, worth(g)) == (row.gains if again else {})
    check_after(g, row)


def check_action(clan: str, row: Row) -> None:
    """With exactly what it costs, besides what the row says; one token less, and it cannot be used."""
    words = {**row.has, "empire": [row.card, *row.has.get("empire", ())]}
    for token, n in row.pays.items():
        words[token] = n + row.has.get(token, 0)
    g = at(position(clan, words, row.table), Act(0))
    before = {**worth(g)}
    use = f"use-location card={row.card} place=0"
    do(g, use, *row.answers)
    assert asked(g) == ""
    left = {token: before.get(token, 0) - row.pays.get(token, 0) for token in (*before, *row.pays)}
    assert gained(left, worth(g)) == row.gains
    assert turned(g)[0] == row.card
    check_after(g, row)
    for token, n in row.pays.items():
        poor = at(position(clan, {**words, token: n - 1}, row.table), Act(0))
        assert use not in [str(choice) for choice in poor.options(0)]


def check_after(g: EmpiresNorth, row: Row) -> None:
    for name in row.readied:
        assert name not in turned(g)
    if row.assigned:
        assert on_card(g, row.card) == row.assigned
    if row.queue is not None:
        assert ships(g) == list(row.queue)
