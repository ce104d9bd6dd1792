"""Whether a pointer reaches what is on the screen: nothing may lie over it, and nobody scrolls what does not scroll."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# How parts of the page are found: by what they stand for, or what they are called. `open`: it can be pressed.
FINDING = """
  const called = (part) =>
    part.dataset.target ?? part.dataset.choice ?? part.ariaLabel ?? part.textContent.trim().replace(/\\s+/g, " ");
  const open = (part) =>
    part.tabIndex >= 0 && part.ariaDisabled !== "true" && part.checkVisibility({ visibilityProperty: true });
  const found = (css, name = "") =>
    [...document.querySelectorAll(css)].filter((part) => !name || called(part) === name);
"""

# The point of a part that is nearest to its middle and not covered, after it was scrolled to; nothing if there is none.
REACHING = """
  const bring = (part) => {
    part.scrollIntoView({ block: "nearest", inline: "nearest" });
    for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === "hidden") around.scrollLeft = 0;
      if (overflowY === "hidden") around.scrollTop = 0;
    }
  };
  const FROM_THE_MIDDLE = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
  const hits = (part, right, down) => {
    const hit = document.elementFromPoint(right, down);
    return hit !== null && part.contains(hit);
  };
  const reached = (part) => {
    bring(part);
    const { left, top, width, height } = part.getBoundingClientRect();
    for (const down of FROM_THE_MIDDLE)
      for (const right of FROM_THE_MIDDLE) {
        const point = [left + width * right, top + height * down];
        if (hits(part, ...point)) return point;
      }
    return null;
  };
"""

# How much of each part shows where most of it does: so many px across, at a height where a pointer meets it.
SHOWING = f"""async (css) => {{
  {FINDING}
  {REACHING}
  const across = (part) => {{
    const point = reached(part);
    if (!point) return 0;
    const {{ left, width }} = part.getBoundingClientRect();
    let [most, run] = [0, 0];
    for (let right = left + 0.5; right < left + width; right++) {{
      run = hits(part, right, point[1]) ? run + 1 : 0;
      most = Math.max(most, run);
    }}
    return most;
  }};
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return found(css).filter(open).map((part) => [called(part), across(part), part.getBoundingClientRect().width]);
}}"""


def showing(page: Page, css: str) -> list[tuple[str, int, int]]:
    """Of all that the selector finds: how many px a pointer can reach across, and how wide it is. 0: it is covered."""
    told: list[list[Any]] = page.evaluate(SHOWING, css)
    return [(name, px, round(width)) for name, px, width in told]
