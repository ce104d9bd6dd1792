"""What a browser calls itself, in a few words that its owner recognises; no more than these is kept."""

from __future__ import annotations

from typing import Final

# The first that fits: most browsers name others as well, to be served like them.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def browser_told(user_agent: str) -> str:
    """`Firefox, Android`; empty for what nobody has heard of."""
    found = (first(BROWSERS, user_agent), first(SYSTEMS, user_agent))
    return ", ".join(name for name in found if name)


def first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for sign, name in known if sign in user_agent), "")
