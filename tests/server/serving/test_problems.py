"""Why a request is refused: in the language of the one who asks, with a code."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from karczma.locale.words import FOLDER
from karczma.server.problems import language_of, words
from karczma.server.quotas import Full, TooFast
from server.visiting import Serving, Visitor, run

CODES = re.findall(r"^problem-([\w-]+)", (FOLDER / "en" / "server.ftl").read_text("utf-8"), re.MULTILINE)
FACTS: dict[str, Any] = {
    "n": 3,
    "days": 2,
    "text": "Back at eight",
    "most": 9,
    "sharing": 5,
    "wait": 20,
    "unit": "seconds",
    "seconds": 2.5,
    "login": "ania",
    "form": "anja",
    "shortest": 3,
    "longest": 40,
    "length": 2,
}


def connection(wish: str) -> ASGIConnection[Any, Any, Any, Any]:
    return ASGIConnection({"type": "http", "headers": [(b"accept-language", wish.encode())]})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("en;q=0.2, pl;q=0.7", "pl"),
        ("de, en;q=0.5, pl;q=0.4", "en"),
        ("de", "en"),
        ("pl;q=0, en;q=0.1", "en"),
        ("pl;q=much", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_best_of_our_languages_that_somebody_understands(wish: str, language: str) -> None:
    assert language_of(connection(wish)) == language


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_words(code: str, language: str) -> None:
    for n in (0, 1, 2, 5):
        told = words(language).say(f"problem-{code}", **FACTS | {"n": n})
        assert told.endswith(".")
        assert "{" not in told


def test_how_long_to_wait_is_told_in_seconds_and_then_in_minutes() -> None:
    assert TooFast("requests", 0.2).text("pl").endswith("Poczekaj sekundę.")
    assert TooFast("requests", 21.4).text("pl").endswith("Spróbuj ponownie za 22 sekundy.")
    assert TooFast("requests", 290).text("pl").endswith("Spróbuj ponownie za 5 minut.")
    assert str(Full("full-tables", n=2)).startswith("You host 2 tables that are not over")


def test_a_table_is_refused_in_the_language_of_the_request_with_its_clause(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        wish = {"title": "northgard", "seats": [{"who": "me"}, {"who": "bot"}], "options": {"teams": "true"}}
        polish = await ania.post("/api/tables", wish, **{"accept-language": "pl"})
        english = await ania.post("/api/tables", wish, **{"accept-language": "en-GB"})
        assert (polish.status_code, polish.json()["code"], polish.json()["clause"]) == (
            400,
            "table-players",
            "NG-TEAM-01",
        )
        assert polish.json()["message"] == (
            "Opcja „Gra drużynowa” działa tylko przy takiej liczbie graczy: 4. Tu graczy jest 2. [NG-TEAM-01]"
        )
        assert english.json()["message"].startswith("The option “Teams of two” is only for this number of players: 4.")

    run(visit())


def test_what_people_bring_about_is_told_in_their_language(server: Serving) -> None:
    async def visit() -> None:
        ania, piotr = await Visitor(server).enter("Ania"), await Visitor(server).enter("Piotr")
        table = await ania.new_table("me", "greedy", access="open")
        polish = {"accept-language": "pl"}
        taken = await piotr.post(f"/api/tables/{table['id']}/join", **polish)
        again = await ania.post(f"/api/tables/{table['id']}/rematch", **polish)
        wrong = await piotr.post("/api/login", {"login": "nobody", "password": "12345678"}, **polish)
        assert [each.json()["message"] for each in (taken, again, wrong)] == [
            "Wszystkie miejsca przy tym stole są zajęte.",
            "Ta gra jeszcze się nie skończyła.",
            "Nie zgadza się nazwa konta albo hasło.",
        ]
        assert [each.json()["code"] for each in (taken, again, wrong)] == ["seats-taken", "not-over", "wrong-password"]

    run(visit())
