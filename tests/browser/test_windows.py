"""The windows of these tests: what goes wrong in one is told, and the next guest finds nothing of the last."""

from __future__ import annotations

import pytest

from browser.windows import Windows, enter, told

ABROAD = "fetch('http://127.0.0.2:9/').catch(() => undefined)"


def test_a_request_to_a_foreign_host_does_not_go_unnoticed(windows: Windows) -> None:
    page = windows.open("/settings")
    page.evaluate(ABROAD)
    with pytest.raises(AssertionError, match="Content Security Policy"):
        windows.close()


def test_a_device_is_handed_on_with_nothing_on_it(windows: Windows) -> None:
    page = windows.open("/settings")
    used = page.context
    enter(page, "Ania")
    page.evaluate("localStorage.mine = 'kept'")
    windows.close()
    page = windows.open("/settings")
    assert page.context is used
    assert told(page, "GET", "/api/me") is None
    assert page.evaluate("Object.keys(localStorage)") == ["karczma"]
