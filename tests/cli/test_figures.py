"""`games`, `ledger`, `replay`, `verify`: figures and words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import karczma as engine
from karczma.kernel.chance import Committed, Source

Run = Callable[..., Result]
PROJECT = Path(__file__).parents[2]
Played = Callable[..., Path]


@pytest.fixture
def played(tmp_path: Path) -> Played:
    """A record of the toy game, whole or of so many choices."""

    def play(seed: int | Source = 7, choices: int = 999) -> Path:
        g = engine.new("_template", 2, seed)
        while not g.over and choices:
            g.apply(g.options(g.deciding()[0])[-1], g.deciding()[0])
            choices -= 1
        g.record().save(tmp_path / "game.karczma")
        return tmp_path / "game.karczma"

    return play


def changed(record: Path, old: str, new: str) -> Path:
    text = record.read_text()
    assert text.count(old) == 1
    record.write_text(text.replace(old, new))
    return record


def test_every_command_explains_itself(karczma: Run) -> None:
    listed = karczma("--help").stdout
    for command in ("play", "games", "simulate", "scores", "bench", "replay", "verify", "ledger", "new-title"):
        assert command in listed
        shown = karczma(command, "--help").stdout
        assert "Usage:" in shown
        assert f" {command} " in shown


# -- games ---------------------------------------------------------------------------------------------------------


def test_games_lists_titles_with_options_and_provenance(karczma: Run) -> None:
    shown = karczma("games").stdout
    assert "Valeria: Card Kingdoms / Valeria: Karciane królestwa" in shown
    assert "players: 1, 2, 3, 4, 5" in shown
    assert "VK-MIX-01" in shown
    assert "public" in shown


def test_games_in_json_are_the_descriptors(karczma: Run) -> None:
    titles = {title["id"]: title for title in json.loads(karczma("games", "--json").stdout)}
    valeria = titles["valeria"]
    assert valeria["players"] == [1, 2, 3, 4, 5]
    assert valeria["provenance"] == next(title.rules.provenance() for title in engine.titles() if title.id == "valeria")
    options = {option["id"]: option for option in valeria["options"]}
    assert options["mixed_stacks"]["values"] == ["false", "true"]
    assert (options["set"]["clause"], options["set"]["default"]) == ("VK-SETUP-27", "first_game")


# -- ledger --------------------------------------------------------------------------------------------------------


def test_the_ledger_of_one_title_in_figures(karczma: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    result = karczma("ledger", "_template", "--json")
    figures = json.loads(result.stdout)
    assert result.exit_code == 0
    assert figures["clauses"] == figures["with_code"] == figures["with_test"] > 10
    assert (figures["without_code"], figures["without_test"], figures["problems"]) == ([], [], [])
    assert "with test" in karczma("ledger", "_template").stdout


def test_tests_are_read_from_where_one_stands_and_missing_ones_are_problems(karczma: Run, tmp_path: Path) -> None:
    result = karczma("ledger", "_template", "--json")
    assert result.exit_code == 1
    assert len(json.loads(result.stdout)["without_test"]) > 10
    assert not list(tmp_path.glob("docs"))


def test_all_ledgers_are_told_when_none_is_named(karczma: Run) -> None:
    assert json.loads(karczma("ledger", "--json").stdout).keys() >= {"kernel", "_template", "valeria"}
    shown = karczma("ledger").stdout
    assert "valeria" in shown
    assert "kernel: K-FLOW-01 is marked done, but no test carries it" in shown


def test_the_clauses_are_written_as_pages(karczma: Run, tmp_path: Path) -> None:
    karczma("ledger", "_template", "--write-docs")
    page = (tmp_path / "docs/reference/clauses/_template.md").read_text()
    assert page.startswith("# Quarry / Kamieniołom")
    assert "### TT-BID-02" in page


# -- replay --------------------------------------------------------------------------------------------------------


def test_a_game_is_told_again_in_words(karczma: Run, played: Played) -> None:
    shown = karczma("replay", played(), "--lang", "en", "--names", "Ala").stdout
    assert "Ala: Keep the " in shown
    assert "[TT-SETUP-02]" in shown
    assert "Player 2: Bid 6 coins" in shown
    assert "Final count" in shown
    polish = karczma("replay", played(), "--lang", "pl").stdout
    assert "Gracz 2: Zaoferuj 6 monet" in polish


def test_the_table_after_so_many_choices(karczma: Run, played: Played) -> None:
    shown = karczma("replay", played(), "--lang", "en", "--at", 2).stdout
    assert "Unsold       " in shown
    assert "face down" not in shown.partition("Player 1")[2]  # whoever reads a record sees all
    assert "Final count" not in shown


def test_a_replay_in_figures(karczma: Run, played: Played) -> None:
    record = played()
    told = json.loads(karczma("replay", record, "--json", "--lang", "en").stdout)
    g = engine.load(record)
    assert [choice["choice"] for choice in told["choices"]] == [text for _, _, text in g.record().choices()]
    assert (told["scores"], told["winners"], told["over"]) == (list(g.scores()), list(g.winners()), True)
    assert told["fingerprint"] == g.fingerprint()
    assert "table" not in told


def test_a_moment_of_a_replay_in_figures(karczma: Run, played: Played) -> None:
    told = json.loads(karczma("replay", played(), "--json", "--at", 1).stdout)
    assert (told["at"], told["deciding"], len(told["choices"])) == (1, [1], 1)
    assert len(told["table"]["players"][0]["hand"]) == 1


def test_a_moment_that_never_came(karczma: Run, played: Played) -> None:
    result = karczma("replay", played(choices=3), "--at", 4)
    assert (result.exit_code, "the game has 3 choices, not 4" in result.stderr) == (2, True)


# -- verify --------------------------------------------------------------------------------------------------------


def test_an_honest_game_is_verified_by_rules_and_by_seed(karczma: Run, played: Played) -> None:
    result = karczma("verify", played())
    assert result.exit_code == 0
    assert "choices are legal" in result.stdout
    assert "chance outcomes follow from the seed" in result.stdout
    assert result.stdout.endswith("all right\n")


def test_a_wrong_seed_is_found_by_the_first_outcome_that_differs(karczma: Run, played: Played) -> None:
    result = karczma("verify", changed(played(), "seed 7", "seed 8"))
    assert result.exit_code == 1
    assert "choices are legal" in result.stdout
    assert "game.karczma:7: the record says '! 0 " in result.stderr


def test_a_committed_game_is_verified_by_its_key(karczma: Run, played: Played) -> None:
    finding = json.loads(karczma("verify", played(Committed("a secret", ("x", "y"))), "--json").stdout)
    assert finding["ok"]
    assert len(finding["checked"]) == 4
    assert finding["not_checked"] == []


def test_another_key_than_the_committed_one_is_found(karczma: Run, played: Played) -> None:
    record = changed(played(Committed("a secret", ("x", "y"))), "key a secret", "key another")
    result = karczma("verify", record)
    assert result.exit_code == 1
    assert "game.karczma:5: the key told is not the one that was committed to" in result.stderr


def test_another_nonce_is_found(karczma: Run, played: Played) -> None:
    record = changed(played(Committed("a secret", ("x", "y"))), "nonces x y", "nonces x z")
    finding = json.loads(karczma("verify", record, "--json").stdout)
    assert (finding["ok"], "but it is '! " in finding["problem"]) == (False, True)


def test_a_key_without_a_commitment_proves_nothing(karczma: Run, played: Played) -> None:
    record = played(Committed("a secret", ("x", "y")))
    lines = [line for line in record.read_text().splitlines() if not line.startswith("commitment")]
    record.write_text("\n".join(lines) + "\n")
    finding = json.loads(karczma("verify", record, "--json").stdout)
    assert finding["not_checked"] == [
        "the commitment: the record tells a key, but not what was published before the game"
    ]
    assert "the seal does not fit" in finding["problem"]  # the line that told it was taken out afterwards


def test_a_running_committed_game_says_what_could_not_be_checked(karczma: Run, played: Played) -> None:
    result = karczma("verify", played(Committed("a secret"), choices=3))
    assert result.exit_code == 0
    assert "not checked: the dice" in result.stdout


def test_a_bent_game_is_found_at_its_line(karczma: Run, played: Played) -> None:
    record = played()
    told = engine.load(record).record()
    [index, seat, text] = told.choices()[2]
    at = told.line_number(index)
    lines = record.read_text().splitlines()
    assert lines[at - 1] == f"{seat} {text}"
    lines[at - 1] = f"{seat} bid coins=9"
    record.write_text("\n".join(lines) + "\n")
    result = karczma("verify", record)
    assert result.exit_code == 1
    assert f"game.karczma:{at}: seat {seat} may not 'bid coins=9': K-FLOW-01" in result.stderr
