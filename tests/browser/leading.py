"""Games that are led to some moment: bots choose, and the moves are sent as a client would send them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from playwright.sync_api import Page

import karczma
from browser.windows import PATIENCE, enter, join, told
from karczma.players import Player
from karczma.players.greedy import Greedy

Moment = Callable[[Any, int], object]
Bot = Callable[[int], Player]

# Moves sent as a client would send them, one after the other.
SEND = """async ([table, moves]) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket?since=0`);
  let [seq, wrong] = [-1, ""];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "position") seq = message.seq;
    if (message.type === "trouble") wrong = data;
  };
  const until = async (holds) => {
    for (let i = 0; i < 2000 && !holds() && !wrong; i++) await new Promise((go) => setTimeout(go, 5));
  };
  await until(() => seq >= 0);
  for (const [seat, text] of moves) {
    const before = seq;
    socket.send(JSON.stringify({ type: "choose", seq, key: crypto.randomUUID(), seat, text }));
    await until(() => seq > before);
  }
  socket.close();
  return wrong;
}"""


def one_world(seed: int) -> Player:
    """Greedy, and quick."""
    return Greedy(seed, 1)


def played(
    title: str, moment: Moment, seats: int, seed: int, options: dict[str, str], bot: Bot = one_world
) -> tuple[Any, list[tuple[int, str]]]:
    """A game that bots have played up to that moment, and its moves."""
    g, moves = karczma.new(title, seats, seed, options), []
    bots = [bot(seat + 5) for seat in range(seats)]
    while not g.over and not moment(g, g.deciding()[0]):
        seat = g.deciding()[0]
        choice = bots[seat].choose(g.view(seat), seat)
        g.apply(choice, seat)
        moves.append((seat, str(choice)))
    assert not g.over, "that moment never came"
    return g, moves


def lead(
    page: Page, title: str, moment: Moment, *, seats: int = 2, seed: int, bot: Bot = one_world, **options: str
) -> Any:
    """A game of one device, played by a bot up to that moment and opened there; the game as it stands."""
    enter(page, "Jagoda")
    g, moves = played(title, moment, seats, seed, options, bot)
    table = sent(page, title, moves, ["Jagoda"] * seats, seed, options)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".curtain button, [data-prompt].asking")
    if seats > 1:
        page.locator(".curtain button").click()
        page.wait_for_selector("[data-prompt].asking")
    return g


def sent(
    page: Page, title: str, moves: list[tuple[int, str]], names: Sequence[str], seed: int, options: dict[str, str]
) -> str:
    """A new table of one device, and these moves made at it; which table it is."""
    seats = [{"who": "me", "name": name} for name in names]
    wish = {"title": title, "seats": seats, "options": options, "seed": seed}
    table: str = told(page, "POST", "/api/tables", wish)["id"]
    page.goto("/api/me")  # a page of this server, and quickly there
    wrong = page.evaluate(SEND, [table, moves])
    assert not wrong, wrong
    return table


def finished(page: Page, title: str, *names: str, seed: int, bot: Bot = one_world, **options: str) -> tuple[Any, str]:
    """A whole game of one device, played by a bot: the game as it ended, and its table."""
    enter(page, names[0])
    g, moves = karczma.new(title, len(names), seed, options), []
    bots = [bot(seat + 5) for seat in range(len(names))]
    while not g.over:
        seat = g.deciding()[0]
        choice = bots[seat].choose(g.view(seat), seat)
        g.apply(choice, seat)
        moves.append((seat, str(choice)))
    return g, sent(page, title, moves, names, seed, options)


def lead_to_the_end(page: Page, title: str, *names: str, seed: int, bot: Bot = one_world, **options: str) -> Any:
    """A whole game of one device, played by a bot, and its end opened; the game as it ended."""
    g, table = finished(page, title, *names, seed=seed, bot=bot, **options)
    page.goto(f"/table/{table}")
    page.wait_for_selector("section.end[data-counted]", timeout=3 * PATIENCE)  # a process plays it again
    return g


def lead_two(pages: tuple[Page, Page], title: str, moment: Moment, *, seed: int, **options: str) -> Any:
    """A game of two people, each at a window, led up to that moment; the game as it stands."""
    enter(pages[0], "Ania")
    g, moves = played(title, moment, 2, seed, options)
    wish = {"title": title, "seats": [{"who": "me"}, {"who": "open"}], "options": options, "seed": seed}
    table = told(pages[0], "POST", "/api/tables", wish)
    join(pages[1], table, "Bartek")
    for page in pages:
        page.goto("/api/me")  # a page of this server, and quickly there
    for seat, those in groupby(moves, key=lambda move: move[0]):
        wrong = pages[seat].evaluate(SEND, [table["id"], list(those)])
        assert not wrong, wrong
    for page in pages:
        page.goto(f"/table/{table['id']}")
        page.wait_for_selector("[data-prompt].asking")
    return g


def asked(kind: type[Any], more: Moment = lambda g, seat: True) -> Moment:
    return lambda g, seat: isinstance(g.decision(seat), kind) and more(g, seat)
