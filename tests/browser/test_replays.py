"""Games that were played: looked at by their table, or from a record that somebody brings."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.places import RECORD, bring
from browser.windows import Windows
from browser.wording import EN, PL

SCORED = """(scores) => {
  const shown = [...document.querySelectorAll("[data-spot^='realm:'] .score")].map((each) => parseInt(each.innerText));
  return shown.sort((a, b) => a - b).join() === scores.join();
}"""


def test_a_record_is_brought_and_replayed_to_its_scores(windows: Windows) -> None:
    page = windows.open()
    bring(page, RECORD)
    sealed = re.search(r"^= \w+ over ([\d ]+)$", RECORD.read_text(), re.MULTILINE)
    assert sealed
    bar = page.get_by_role("group", name=PL.page("replay"))
    bar.get_by_role("button", name=PL.page("next-move")).click()
    expect(page.get_by_text(re.compile(rf"^{PL.page('move-of', n=1, of='')}"))).to_be_visible()
    bar.get_by_role("button", name=PL.page("last-move")).click()
    page.wait_for_function(SCORED, arg=sorted(map(int, sealed[1].split())))
    page.keyboard.press("Home")
    expect(page.get_by_text(re.compile(rf"^{PL.page('move-of', n=0, of='')}"))).to_be_visible()


def test_something_else_than_a_record_is_refused_with_a_reason(windows: Windows) -> None:
    page = windows.open(language="en")
    bring(page, {"name": "shopping.txt", "mimeType": "text/plain", "buffer": b"bread, butter"})
    expect(page.get_by_role("alert")).to_have_text(EN.page("error-record-400"))
    windows.close(but=("400 (Bad Request)",))
