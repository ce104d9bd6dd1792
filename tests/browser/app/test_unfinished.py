"""What people are told where a game could not go on, where chance was chosen, and where the server was too busy."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.looking import wrong
from browser.places import RECORD
from browser.stopping import stop
from browser.windows import Windows, enter, sit, told
from browser.wording import EN, PL, Words


@pytest.mark.parametrize(("closed", "say"), [("other-rules", PL), ("unreadable", EN)])
def test_a_table_that_could_not_go_on_says_why_and_what_can_be_done(windows: Windows, closed: str, say: Words) -> None:
    page = windows.open(language=say.language, theme="auto", color_scheme="dark")
    table = sit(page, "me", "greedy")
    sockets = stop(page, table, closed)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name=say.page("unfinished"))).to_be_visible()
    expect(page.get_by_text(say.page(f"closed-{closed}"))).to_be_visible()
    expect(page.get_by_role("link", name=say.page("watch-played"))).to_have_attribute("href", f"/replay/{table}")
    expect(page.get_by_text(say.table("waiting-room"))).to_be_hidden()
    assert not (found := wrong(page)), "\n".join(found)
    assert len(sockets) == 1, "the table is asked again and again"

    again = told(page, "POST", "/api/tables", {"title": "valeria", "seats": [{"who": "me"}]})
    page.route(f"**/api/tables/{table}/rematch", lambda route: route.fulfill(json=again))
    page.get_by_role("button", name=say.page("anew")).click()
    page.wait_for_url(f"**/table/{again['id']}")


def test_lobby_invitation_and_history_say_it_too(windows: Windows) -> None:
    page = windows.open()
    table = sit(page, "me", "greedy", "open")
    invitation = told(page, "GET", f"/api/tables/{table}")["invitation"]
    stop(page, table)
    page.goto("/")
    expect(page.get_by_role("region", name=PL.page("your-tables"))).to_contain_text(PL.page("stopped-other-rules"))
    page.goto(f"/invite/{invitation}")
    expect(page.get_by_text(PL.page("closed-other-rules"))).to_be_visible()
    expect(page.get_by_role("button", name=PL.page("sit-down"))).to_be_hidden()
    page.goto("/history")
    game = page.locator(".game", has=page.locator(f"[href*='{table}']"))
    expect(game).to_contain_text(PL.page("closed-other-rules"))
    expect(page.locator("a[download]")).to_have_count(0)


def test_a_campaign_begins_the_game_anew_that_could_not_go_on(windows: Windows) -> None:
    page = windows.open()
    enter(page, "Ania")
    campaign = told(page, "POST", "/api/campaigns", {"title": "monster_lands"})
    way = f"/api/campaigns/{campaign['id']}/next"
    table = told(page, "POST", way, {"options": campaign["due"][0]})["id"]
    stop(page, table)
    page.goto(f"/campaign/{campaign['id']}")
    expect(page.get_by_text(PL.page("closed-other-rules"))).to_be_visible()
    with page.expect_request(f"**{way}"):
        page.get_by_role("button", name=PL.page("anew-game")).click()


def test_what_was_told_of_it_can_be_watched_and_there_is_no_record_to_take(windows: Windows) -> None:
    page = windows.open()
    table = sit(page, "me", "greedy")
    record = {"content-type": "text/plain", "x-csrftoken": csrf(page.context.cookies())}
    whole = page.request.post("/api/replay", data=RECORD.read_text(), headers=record).json()
    stop(page, table)
    as_told = whole | {"record": None, "over": False, "winners": [], "steps": whole["steps"][:12]}
    page.route(f"**/api/tables/{table}/replay?*", lambda route: route.fulfill(json=as_told))
    page.goto(f"/replay/{table}")
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("End")
    expect(page.get_by_text(PL.replay("replay-stops"))).to_be_visible()
    page.get_by_role("button", name=PL.table("table-menu")).click()
    expect(page.get_by_text(PL.replay("no-record"))).to_be_visible()
    expect(page.locator("a[download]")).to_have_count(0)


def csrf(cookies: list[Any]) -> str:
    return next(str(each["value"]) for each in cookies if each["name"] == "karczma-csrf")


def test_whoever_is_invited_is_told_that_chance_was_chosen(windows: Windows) -> None:
    host, guest = windows.open(), windows.open(language="en")
    table = sit(host, "me", "open", seed=7, access="open")
    expect(host.get_by_text(PL.page("seed-chosen", seed=7))).to_be_visible()
    guest.goto("/")
    expect(guest.get_by_role("region", name=EN.page("open-tables"))).to_contain_text(EN.page("seed-mark", seed=7))
    guest.goto(f"/invite/{told(host, 'GET', f'/api/tables/{table}')['invitation']}")
    expect(guest.get_by_text(EN.page("seed-chosen-more"))).to_be_visible()


def test_a_quota_is_told_with_the_time_to_wait(windows: Windows) -> None:
    page = windows.open()
    enter(page, "Ania")
    refusal = {"status": 429, "message": "Spróbuj ponownie za 45 sekund.", "where": [], "code": "fast-tables"}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, headers={"retry-after": "45"}, json=refusal))
    page.goto("/new/valeria")
    page.get_by_role("button", name=PL.page("start", n=3)).click()
    expect(page.get_by_role("alert")).to_have_text("Spróbuj ponownie za 45 sekund.")
    windows.close(but=("429 (Too Many Requests)",))


def test_a_move_that_could_not_be_stored_is_sent_again_and_a_line_that_was_not_heard_stays_written(
    windows: Windows,
) -> None:
    page = windows.open()
    table = sit(page, "me", "greedy", seed=7)
    keys: list[str] = []

    def busy(socket: WebSocketRoute) -> None:
        """A server that hears no line, and cannot write down a move before the third time."""
        server = socket.connect_to_server()

        def asked(message: str | bytes) -> None:
            wish = json.loads(message)
            nothing = {"type": "trouble", "message": "", "key": "", "clause": "", "facts": {}, "wait": 2}
            if wish["type"] == "say":
                socket.send(json.dumps(nothing | {"code": "too-fast"}))
                return
            if wish["type"] == "choose":
                keys.append(wish["key"])
            if wish["type"] == "choose" and len(keys) < 3:
                socket.send(json.dumps(nothing | {"code": "not-stored", "key": wish["key"]}))
            else:
                server.send(message)

        socket.on_message(asked)

    page.route_web_socket("**/socket*", busy)
    page.goto(f"/table/{table}")
    page.get_by_role("tab", name=PL.table("chat")).click()
    page.get_by_label(PL.table("chat-line")).fill("Dobry wieczór!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(PL.table("trouble-too-fast", n=2))
    expect(page.get_by_label(PL.table("chat-line"))).to_have_value("Dobry wieczór!")

    page.locator("[data-target^='duke:']").first.click()
    page.locator("[data-prompt] .btn.cta").click()
    expect(page.get_by_text(PL.table("trying-not-stored"))).to_be_visible()
    page.wait_for_selector("[data-target^='duke:']", state="detached")
    expect(page.get_by_text(PL.table("trying-not-stored"))).to_be_hidden()
    assert keys == [keys[0]] * 3
