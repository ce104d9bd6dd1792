"""People who play with what is on the screen: by mouse, by keyboard, by touch. They know no rules."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from browser.windows import PATIENCE

# What the table asks for, `over`, `curtain` or `asked`, once it does or when the patience is at its end; and all that
# answers the question: parts of the board that are lit, and the buttons of the prompt.
LOOK = """async (patience) => {
  const KINDS = [
    ["step", "[data-prompt] .stepper button:not(.cta)"],
    ["commit", "[data-prompt] .commit .cta, [data-prompt] .stepper .cta"],
    ["usual", "[data-prompt] .options .cta"],
    ["deed", "[data-prompt] [aria-keyshortcuts]:not([aria-keyshortcuts=Backspace])"],
    ["option", "[data-prompt] .options .btn:not(.cta), [data-prompt] .steal .btn"],
    ["card", "[data-target].is-legal, [data-target].legal"],
  ];
  const standing = () =>
    document.querySelector("#end-title") ? "over"
    : document.querySelector(".curtain button") ? "curtain"
    : document.querySelector("[data-prompt].asking") ? "asked" : "";
  const open = (part) =>
    part.tabIndex >= 0 && part.ariaDisabled !== "true" && part.checkVisibility({ visibilityProperty: true });
  const end = performance.now() + patience;
  while (!standing() && performance.now() < end) await new Promise((again) => setTimeout(again, 10));
  const parts = KINDS
    .flatMap(([kind, css]) => [...document.querySelectorAll(css)].map((part, n) => ({ kind, css, n, part })))
    .filter(({ part }) => open(part))
    .map(({ kind, css, n, part }) =>
      ({ kind, css, n, key: part.getAttribute("aria-keyshortcuts") ?? "", target: part.dataset.target ?? "" }));
  return { standing: standing(), parts };
}"""

# A point at which a pointer reaches the part, though others may lie over it; nothing if there is none.
REACHED = """([css, n]) => {
  const part = document.querySelectorAll(css)[n];
  if (!part) return null;
  part.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = part.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.1, 0.9])
    for (const right of [0.5, 0.3, 0.7, 0.08, 0.92]) {
      const point = [left + width * right, top + height * down];
      const hit = document.elementFromPoint(...point);
      if (hit && part.contains(hit)) return point;
    }
  return null;
}"""

# Which way the focus must go to the part: 0 there, 1 forward, -1 back; nothing if the part is no longer there.
AWAY = """([css, n, target]) => {
  const [part, now] = [document.querySelectorAll(css)[n], document.activeElement];
  if (!part || (target && part.dataset.target !== target)) return null;
  if (part === now) return 0;
  return now && now !== document.body && part.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}"""

SCRIM = ".scrim"  # behind a card that is shown large, since it was pressed just after it could be played; it closes it


@dataclass(frozen=True)
class Part:
    """A part of the screen that can be pressed: the n-th of those that a selector finds."""

    kind: str
    css: str
    n: int = 0
    key: str = ""
    target: str = ""


class Look(NamedTuple):
    """What the table asks for, if anything, and what answers it."""

    standing: str
    parts: list[Part]


class Player:
    """Answers whatever is asked, with a liking for cards."""

    steps = 8  # for one answer, at most

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.rng = page, Random(seed)

    def press(self, part: Part) -> None:
        raise NotImplementedError

    def finish(self) -> None:
        self.play(1000)
        assert self.standing() == "over"

    def play(self, choices: int) -> int:
        """Answer so many questions, or all until the end; how many they were."""
        for done in range(choices):
            seen = self.look()
            if seen.standing == "over":
                return done
            self.answer(seen)
        return choices

    def until(self, there: str, most: int = 160) -> None:
        """Play on until something is to be seen."""
        for _ in range(most * self.steps):
            seen = self.look()
            if self.page.locator(there).count():
                return
            assert seen.standing != "over", f"the game is over, and {there} was never seen"
            self.press_one(seen)
        raise AssertionError(f"{there} was never seen")

    def look(self, patience: int = PATIENCE) -> Look:
        """What the table asks for, once it does."""
        told: dict[str, Any] = self.page.evaluate(LOOK, patience)
        assert told["standing"] or not patience, "nothing is asked, and the game is not over"
        return Look(told["standing"], [Part(**each) for each in told["parts"]])

    def standing(self) -> str:
        return self.look().standing

    def choose(self) -> None:
        """One answer, once something is asked."""
        self.answer(self.look())

    def choose_if_asked(self) -> str:
        """One answer, unless by now it is somebody else who is asked; what the table asked for."""
        seen = self.look(patience=0)
        self.answer(seen, patience=0)
        return seen.standing

    def answer(self, seen: Look, patience: int = PATIENCE) -> None:
        """It may take a few steps, such as a kind of action, a card, and the button that commits it."""
        for _ in range(self.steps):
            if seen.standing not in ("asked", "curtain") or self.press_one(seen):
                return
            seen = self.look(patience)
        raise AssertionError("a question that cannot be answered")

    def press_one(self, seen: Look) -> bool:
        """One press; whether that was the answer."""
        if seen.standing == "curtain":
            self.press(Part("curtain", ".curtain button"))
            return True
        if not seen.parts:  # the table has just changed
            self.page.wait_for_timeout(20)
            return False
        part = self.pick(seen.parts)
        self.press(part)
        return part.kind in ("commit", "usual", "option")

    def pick(self, offered: list[Part]) -> Part:
        by_kind = {part.kind: [each for each in offered if each.kind == part.kind] for part in offered}
        for kind, liking in (("step", 0.3), ("commit", 1), ("usual", 0.6), ("card", 0.9), ("option", 1), ("deed", 1)):
            if kind in by_kind and (self.rng.random() < liking or len(by_kind) == 1):
                return self.rng.choice(by_kind[kind])
        return self.rng.choice(offered)


class Mouse(Player):
    def press(self, part: Part) -> None:
        try:
            point = self.point(part)
        except AssertionError:
            if self.page.locator(SCRIM).count():
                point = self.point(Part("scrim", SCRIM))
            elif part in self.look(0).parts:
                raise
            else:
                return  # an answer given just before has reached the table only now
        self.touch(*point)

    def touch(self, right: float, down: float) -> None:
        self.page.mouse.click(right, down)

    def point(self, part: Part) -> tuple[float, float]:
        found = self.page.evaluate(REACHED, [part.css, part.n])
        assert found, f"{part} cannot be reached with a pointer"
        return found[0], found[1]


class Touch(Mouse):
    def touch(self, right: float, down: float) -> None:
        self.page.touchscreen.tap(right, down)


class Keyboard(Player):
    """Tab, Enter and the digits of the kinds of action: nothing else is needed."""

    def press(self, part: Part) -> None:
        if part.kind == "deed":
            self.page.keyboard.press(part.key)
        elif (part.kind in ("commit", "usual") and self.enter_commits()) or self.reach(part):
            self.page.keyboard.press("Enter")

    def enter_commits(self) -> bool:
        """Enter gives the answer that is at hand, unless the focus is on something with an Enter of its own."""
        busy = "a, button:not(.is-selected, .selected)"
        free: bool = self.page.evaluate("(busy) => !document.activeElement?.closest(busy)", busy)
        return free

    def reach(self, part: Part, most: int = 200) -> bool:
        """Whether it was still there: an answer given just before may have reached the table only now."""
        for _ in range(most):
            way = self.page.evaluate(AWAY, [part.css, part.n, part.target])
            if not way:
                return way == 0
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"{part} cannot be reached with the keyboard")
