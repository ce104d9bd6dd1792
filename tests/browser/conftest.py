"""A real server and a real Chromium for the tests of this package."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import karczma
from browser.windows import PATIENCE, Devices, Windows
from server.visiting import Serving

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
CLIENT = Path(karczma.__file__).parent / "client" / "index.html"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first has no windows to mind


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if not found:
        pytest.fail("The browser tests need Chromium: please install the package chromium.", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def devices(chromium: Browser) -> Devices:
    return Devices(chromium)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not CLIENT.exists():
        pytest.fail("The browser tests need the built client: please run make client.", pytrace=False)
    # Whoever asks again after a whole game must not meet a line that is being hung up.
    serving = Serving(tmp_path_factory.mktemp("house"), others=["--idle-seconds", "600"])
    serving.open()
    yield serving
    serving.close()


@pytest.fixture
def windows(devices: Devices, server: Serving) -> Iterator[Windows]:
    """Windows on the server. No console error, no broken policy and no foreign host goes unnoticed."""
    opened = Windows(devices, server)
    yield opened
    opened.close()
