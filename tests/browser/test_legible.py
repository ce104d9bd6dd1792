"""The check of the screens notices whatever it is there for: each fault is made on a screen that has none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.legible import wrong_here
from browser.places import acting
from browser.windows import Windows

ASKED = "document.querySelector('[data-prompt] h2')"
BUTTON = "document.querySelector('[data-prompt] .btn')"
LIT = "document.querySelector('[data-target].is-legal')"

FAULTS = {
    "a letter too small": ("small", f"{ASKED}.style.fontSize = '9px'"),
    "a letter drawn smaller": ("small", f"{ASKED}.style.scale = '0.4'"),
    "words that end in dots": (
        "cut",
        f"{ASKED}.style.cssText = 'width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'",
    ),
    "words below their own frame": ("cut", f"{ASKED}.style.cssText = 'height: 9px; overflow: hidden'"),
    "words below a frame around": (
        "cut",
        f"{ASKED}.parentElement.style.cssText = 'height: 9px; overflow: hidden; flex: none'",
    ),
    "a word in two": ("broken", f"{ASKED}.style.cssText = 'width: 30px; overflow-wrap: anywhere'"),
    "a button beside the window": ("outside", f"{BUTTON}.style.cssText = 'position: fixed; left: -40px'"),
    "a button below the window": ("outside", f"{BUTTON}.style.cssText = 'position: fixed; top: calc(100vh - 9px)'"),
    "a button out of its panel": ("outside", f"{BUTTON}.style.cssText = 'position: relative; top: -60px'"),
    "something over a card": (
        "covered",
        f"""const lid = document.body.appendChild(document.createElement("div"));
        const {{ left, top, width, height }} = {LIT}.getBoundingClientRect();
        lid.id = "lid";
        lid.style.cssText = `position: fixed; z-index: 99; left: ${{left}}px; top: ${{top}}px;
            width: ${{width}}px; height: ${{height}}px`""",
    ),
}


@pytest.fixture
def page(windows: Windows) -> Page:
    page = windows.open()
    acting(page)
    page.mouse.move(1, 1)
    return page


def test_every_kind_of_fault_is_noticed(page: Page) -> None:
    assert not wrong_here(page)
    for fault, (kind, making) in FAULTS.items():
        page.evaluate(f"() => {{ {making} }}")
        found = wrong_here(page)
        assert any(f"px: {kind}:" in each for each in found), (fault, found)
        page.evaluate(
            f"() => {{ for (const part of [{ASKED}, {ASKED}.parentElement, {BUTTON}]) part.removeAttribute('style');"
            "document.querySelector('#lid')?.remove(); }"
        )
        assert not wrong_here(page), fault
