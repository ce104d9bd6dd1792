"""Somebody who plays with what a screen reader has of a page: roles and names, and nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page

from browser.wording import Words

# `- button "Name" [pressed]:`, in quotes as YAML wants them; what stands deeper belongs to it.
LINE = re.compile(r'^(?P<depth> *)- (?P<role>[a-z]+) "(?P<name>(?:[^"\\]|\\.)*)"(?P<state>[^"]*?):?$')
PRESSED = ("button", "radio", "switch", "link", "option", "tab")


class Node(NamedTuple):
    role: str
    name: str
    state: str
    within: tuple[str, ...]  # the names of all that it belongs to


def nodes(snapshot: str) -> list[Node]:
    """All that has a name, in the order in which it is read out."""
    found: list[Node] = []
    around: list[tuple[int, str]] = []
    for line in snapshot.splitlines():
        part = LINE.match(unquoted(line))
        if not part:
            continue
        depth = len(part["depth"])
        around = [each for each in around if each[0] < depth]
        name = part["name"].replace('\\"', '"').replace("\\\\", "\\")
        found.append(Node(part["role"], name, part["state"], tuple(named for _, named in around)))
        around.append((depth, name))
    return found


def unquoted(line: str) -> str:
    before, dash, rest = line.partition("- ")
    if rest.startswith("'"):
        rest = rest.rstrip(":").strip("'").replace("''", "'")
    return before + dash + rest


class Listener:
    """Answers whatever is asked: by a button beside the question, or by what is said to answer it."""

    def __init__(self, page: Page, say: Words, seed: int) -> None:
        self.page, self.rng = page, Random(seed)
        self.prompt = say.table("prompt")
        self.lit, self.chosen = [re.compile(rf"[,.] {say.table(f'state-{each}')}\b") for each in ("legal", "selected")]
        self.not_now = {say.table(each) for each in ("cancel", "undo", "undo-ask")}

    def heard(self) -> list[Node]:
        return nodes(self.page.locator("body").aria_snapshot())

    def play_until(self, button: str, most: int = 2000) -> None:
        """Press on until there is such a button."""
        for _ in range(most):
            heard = self.heard()
            if any(each.role == "button" and each.name == button for each in heard):
                return
            answers = self.answers(heard)
            if answers:
                self.press(self.rng.choice(answers))
            else:
                self.page.wait_for_timeout(50)  # it is somebody else's turn
        raise AssertionError(f"{button} is never heard")

    def answers(self, heard: list[Node]) -> list[Node]:
        """What may be pressed now: a selection is answered beside the question, as are questions without a board."""
        pressable = [each for each in heard if each.role in PRESSED and "disabled" not in each.state]
        beside = [each for each in pressable if self.prompt in each.within and not self.leads_away(each)]
        lit = [each for each in pressable if self.lit.search(each.name)]
        selected = any(self.chosen.search(each.name) for each in pressable)
        if lit and not selected and (not beside or self.rng.random() < 0.7):
            return lit
        return beside or lit

    def leads_away(self, node: Node) -> bool:
        return node.role == "link" or any(node.name.startswith(each) for each in self.not_now)

    def press(self, node: Node) -> None:
        self.page.get_by_role(node.role, name=node.name, exact=True).first.press("Enter")  # type: ignore[arg-type]
