"""What the end of a game must show."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.windows import told
from browser.wording import Words


def expect_scores(page: Page, say: Words) -> None:
    """The end screen tells everybody's points, as the server has kept them."""
    result = told(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["result"]
    shown = page.get_by_role("listitem").locator("strong").all_inner_texts()
    totals = [text.rpartition(":")[2].strip() for text in shown]
    assert sorted(totals) == sorted(str(score) for score in result["scores"])
    expect(page.get_by_role("button", name=say.table("end-rematch"))).to_be_visible()
