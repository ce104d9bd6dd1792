"""One's account on the settings page: another password, other browsers, what is kept, and being forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from browser.windows import LAPTOP, PHONE, Screen, Windows, enter, sit, told

PASSWORD, ANOTHER = "eight letters", "nine letters"


def registered(page: Page, name: str = "Jagoda") -> str:
    login = f"{name.lower()}.{token_hex(6)}"
    enter(page, name)
    told(page, "POST", "/api/register", {"login": login, "password": PASSWORD})
    page.goto("/settings")
    return login


def log_in(page: Page, login: str, password: str = PASSWORD) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="mam już konto").click()
    page.get_by_label("Nazwa konta").fill(login)
    page.get_by_label("Hasło", exact=True).fill(password)
    page.get_by_role("button", name="Zaloguj się").click()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_new_password_logs_out_the_other_browser(windows: Windows, screen: Screen) -> None:
    here, there = windows.open(screen=screen), windows.open()
    login = registered(here)
    log_in(there, login)
    expect(there.get_by_role("button", name="Usuń konto")).to_be_visible()
    here.get_by_label("Twoje hasło").fill("a guess")
    here.get_by_label("Nowe hasło").fill(ANOTHER)
    here.get_by_role("button", name="Zmień hasło").click()
    expect(here.get_by_role("alert")).to_have_text("To nie jest hasło do twojego konta.")
    here.get_by_label("Twoje hasło").fill(PASSWORD)
    here.get_by_role("button", name="Zmień hasło").click()
    expect(here.get_by_role("status").filter(has_text="Zmieniono.")).to_be_visible()
    there.reload()
    log_in(there, login, ANOTHER)
    expect(there.get_by_role("button", name="Usuń konto")).to_be_visible()
    windows.close(but=("403 (Forbidden)",))


def test_another_browser_is_seen_and_logged_out(windows: Windows) -> None:
    here, there = windows.open(), windows.open()
    login = registered(here)
    log_in(there, login)
    expect(there.get_by_text("ta przeglądarka")).to_be_visible()
    here.reload()
    rows = here.locator("section:has(#sessions) li")
    expect(rows).to_have_count(2)
    rows.last.get_by_role("button", name="Wyloguj").click()
    expect(rows).to_have_count(1)
    there.reload()
    expect(there.get_by_role("radio", name="mam już konto")).to_be_visible()


def test_everything_that_is_kept_is_shown_and_saved_as_a_file(windows: Windows, tmp_path: Path) -> None:
    page = windows.open(accept_downloads=True)
    table = sit(page, "me", "greedy", name="Jagoda")
    page.wait_for_selector("[data-prompt]")
    page.goto("/settings")
    page.get_by_role("button", name="Pokaż, co przechowujecie").click()
    page.get_by_text("1 stół").click()
    expect(page.locator(f"a[href='/table/{table}']")).to_have_text("Valeria")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Zapisz wszystko w pliku").click()
    saved.value.save_as(tmp_path / "kept.json")
    kept = json.loads((tmp_path / "kept.json").read_text())
    assert (kept["name"], [each["id"] for each in kept["tables"]]) == ("Jagoda", [table])


def test_who_asks_to_be_forgotten_comes_back_by_logging_in(windows: Windows) -> None:
    page = windows.open()
    login = registered(page)
    page.get_by_role("button", name="Usuń konto").click()
    expect(page.get_by_text("Po 7 dniach znikną")).to_be_visible()
    page.locator("section:has(#your-data)").get_by_label("Twoje hasło").fill(PASSWORD)
    page.get_by_role("button", name="Usuń konto").click()
    expect(page.get_by_text("Wylogowano cię wszędzie.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Nic tu o tobie nie przechowujemy.")).to_be_visible()
    log_in(page, login)
    expect(page.get_by_role("button", name="Usuń konto")).to_be_visible()


def test_a_guest_is_forgotten_once_they_are_sure(windows: Windows) -> None:
    page = windows.open(language="en")
    enter(page, "Ewa")
    page.goto("/settings")
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Not now").click()
    expect(page.locator(".who")).to_contain_text("Ewa")
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("group").get_by_role("button", name="Forget me").click()
    expect(page.get_by_text("nothing here tells of you any more")).to_be_visible()
    assert told(page, "GET", "/api/me") is None


def test_a_bot_is_made_and_deleted_again(windows: Windows) -> None:
    page = windows.open()
    registered(page)
    page.get_by_label("Imię bota").fill("Burek")
    page.get_by_role("button", name="Utwórz bota").click()
    row = page.locator("section:has(#bots) li")
    expect(row).to_contain_text("Burek")
    expect(page.get_by_label("Token bota")).to_be_visible()
    row.get_by_role("button", name="Usuń").click()
    row.get_by_role("button", name="Usuń").click()
    expect(row).to_have_count(0)
    expect(page.get_by_label("Token bota")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "link", "days"),
    [("pl", "Prywatność", "zapominamy po 90 dniach"), ("en", "Privacy", "is forgotten after 90 days")],
)
def test_the_page_about_privacy_is_found_from_the_lobby_and_tells_what_the_host_has_set(
    windows: Windows, language: str, link: str, days: str
) -> None:
    page = windows.open("/", language=language)
    page.locator("footer").get_by_role("link", name=link).click()
    expect(page.get_by_text(days)).to_be_visible()
    page.goto("/settings")
    page.get_by_role("link", name=link).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(link)
