"""Browser tests: a real server, a real Chromium."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "server"))  # the server tests' Serving

from visiting import Serving

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), "")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.fail("The browser tests need Chromium: please install the package chromium.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("browser-house"))
    serving.open()
    yield serving
    serving.close()


@pytest.fixture
def page(chromium: Browser, house: Serving) -> Iterator[Page]:
    """A laptop's window."""
    context = chromium.new_context(base_url=house.address, viewport={"width": 1440, "height": 900}, bypass_csp=False)
    page = context.new_page()
    page.set_default_timeout(15_000)
    yield page
    context.close()
