"""People who play with what is on the screen: by mouse, by keyboard, by touch. They know no rules."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from browser.reaching import FINDING, REACHING
from browser.windows import PATIENCE

LIT = "[data-target].is-legal, [data-target].legal"  # parts of the board that answer the question

# What the table asks for, `over`, `curtain` or `asked`, once it does or when the patience is at its end; and all that
# answers the question: parts of the board that are lit, and the buttons of the prompt, each by what it is called.
LOOK = f"""async (patience) => {{
  {FINDING}
  const KINDS = [
    ["step", "[data-prompt] .stepper button:not(.cta)"],
    ["commit", "[data-prompt] .commit .cta, [data-prompt] .stepper .cta"],
    ["usual", "[data-prompt] .options .cta"],
    ["deed", "[data-prompt] [aria-keyshortcuts]:not([aria-keyshortcuts=Backspace])"],
    ["option", "[data-prompt] .options .btn:not(.cta), [data-prompt] .steal .btn"],
    ["card", "{LIT}"],
  ];
  const standing = () =>
    document.querySelector("#end-title") ? "over"
    : document.querySelector(".curtain button") ? "curtain"
    : document.querySelector("[data-prompt].asking") ? "asked" : "";
  const answers = () => {{
    const parts = new Map();
    for (const [kind, css] of KINDS)
      for (const part of found(css).filter(open)) {{
        const [name, key] = [called(part), part.getAttribute("aria-keyshortcuts") ?? ""];
        parts.set(`${{kind}} ${{name}}`, {{ kind, css, name, key, target: part.dataset.target ?? "" }});
      }}
    return [...parts.values()];
  }};
  const end = performance.now() + patience;
  for (;;) {{
    const seen = {{ standing: standing(), parts: answers() }};
    const whole = seen.standing === "asked" ? seen.parts.length > 0 : seen.standing !== "";
    if (whole || performance.now() >= end) return seen;
    await new Promise((again) => setTimeout(again, 10));
  }}
}}"""

# A point at which a pointer reaches the part; "gone" if it is no longer there, "covered" if there is no such point, nor
# is there one when all that has just changed is laid out.
POINT = f"""async ([css, name]) => {{
  {FINDING}
  {REACHING}
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const look = () => {{
    const parts = found(css, name);
    for (const part of parts) {{
      const point = reached(part);
      if (point) return point;
    }}
    return parts.length ? "covered" : "gone";
  }};
  const first = look();
  return first === "covered" ? frame().then(frame).then(look) : first;
}}"""

# How far the focus must go to the part, backwards if below 0: about so many parts, and 0 only if it is there; nothing
# if the part is no longer there.
AWAY = f"""([css, name]) => {{
  {FINDING}
  const [part, now] = [found(css, name).find((each) => each.tabIndex >= 0), document.activeElement];
  if (!part) return null;
  if (part === now) return 0;
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")];
  const order = stops.filter((each) => (each.tabIndex >= 0 && each.checkVisibility()) || each === now);
  return order.indexOf(part) - order.indexOf(now) || 1;
}}"""

SCRIM = ".scrim"  # behind a card that is shown large, since it was pressed just after it could be played; it closes it


@dataclass(frozen=True)
class Part:
    """A part of the screen that can be pressed: of those that a selector finds, the one of that name.

    The name is its `data-target`, or what it is called; parts of the same name give the same answer. Without a name
    any of them will do.
    """

    kind: str
    css: str
    name: str = ""
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
        seen = Look(told["standing"], [Part(**each) for each in told["parts"]])
        assert seen.standing or not patience, "nothing is asked, and the game is not over"
        assert seen.parts or seen.standing != "asked" or not patience, "a question, and nothing that answers it"
        return seen

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
            if (not seen.parts and seen.standing != "curtain") or self.press_one(seen):
                return
            seen = self.look(patience)
        raise AssertionError("a question that cannot be answered")

    def press_one(self, seen: Look) -> bool:
        """One press; whether that was the answer."""
        if seen.standing == "curtain":
            self.press(Part("curtain", ".curtain button"))
            return True
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
        """Unless it is no longer there: an answer given just before may have reached the table only now."""
        point = self.found(part)
        if point == "covered":
            point = self.found(Part("scrim", SCRIM))
            assert point != "gone", f"{part} cannot be reached with a pointer"
        if point != "gone":
            self.touch(*point)

    def touch(self, right: float, down: float) -> None:
        self.page.mouse.click(right, down)

    def point(self, part: Part) -> tuple[float, float]:
        found = self.found(part)
        assert not isinstance(found, str), f"{part} is {found}"
        right, down = found
        return right, down

    def found(self, part: Part) -> Any:
        """A point of it, "covered" or "gone"."""
        return self.page.evaluate(POINT, [part.css, part.name])


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
        pressed = 0
        while pressed < most:
            way: int | None = self.page.evaluate(AWAY, [part.css, part.name])
            if not way:
                return way == 0
            for _ in range(max(1, abs(way) - 2)):  # some of them may be passed over by the browser
                self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
                pressed += 1
        raise AssertionError(f"{part} cannot be reached with the keyboard")
