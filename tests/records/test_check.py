"""The check itself, on a small corpus of the toy title: what it notices, what it says, what it refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from corpus import Refused, add_missing, form_anew
from karczma.games import find
from karczma.games._template import scoring, turn
from karczma.games._template.table.state import Quarry
from karczma.title.descriptor import Title
from karczma.title.options import Option
from recorded.judge import advice, broken_promises, changed
from recorded.manifest import Corpus, Version

TITLE = msgspec.structs.replace(find("_template"), maturity="alpha")
BETA = msgspec.structs.replace(TITLE, maturity="beta")
FOG = Option(id="fog", clause="XX-FOG-01")


@pytest.fixture(autouse=True)
def _enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("recorded.modes.ENOUGH", 9)


def made(folder: Path, title: Title = TITLE) -> Corpus:
    held = Corpus(title, folder)
    add_missing(held)
    return held


def version_of(held: Corpus) -> Version:
    version = held.manifest().of("1.0.0")
    assert version
    return version


def wrong(held: Corpus) -> list[str]:
    version = version_of(held)
    return changed(held, version, version.records)


def later(held: Corpus, **changes: Any) -> Corpus:
    """The corpus under a later version of its title."""
    return Corpus(msgspec.structs.replace(held.title, version="2.0.0", **changes), held.folder)


def test_every_mode_has_a_record_and_all_lead_where_they_led(tmp_path: Path) -> None:
    held = made(tmp_path)
    assert "1.0.0/3p-open_bids=true-0" in held.names()
    assert len(held.names()) == 9
    assert (wrong(held), list(broken_promises(held))) == ([], [])


def test_what_is_there_is_never_written_again(tmp_path: Path) -> None:
    held = made(tmp_path)
    one, other = held.path("1.0.0/2p-0"), held.path("1.0.0/4p-0")
    text = other.read_text()
    other.unlink()
    one.write_text(text)
    add_missing(held)
    assert one.read_text() == text
    assert other.read_text() == text  # played anew, from the same seed


def test_a_line_that_comes_out_otherwise_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = made(tmp_path)
    monkeypatch.setattr(turn, "MOST", 1)
    assert any(" may not 'bid coins=" in each and ".karczma:" in each for each in wrong(held))


def test_another_score_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = made(tmp_path)
    monkeypatch.setattr("karczma.games._template.table.state.points", lambda player: scoring.points(player) + 1)
    assert all("the seal tells the scores" in each for each in wrong(held))
    assert len(wrong(held)) == 9


def test_a_choice_that_is_offered_anew_is_noticed_although_nobody_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = made(tmp_path)
    monkeypatch.setattr(turn.MakeBid, "candidates", lambda self, g: [turn.Bid(coins) for coins in range(8)])
    assert all(each.endswith("other choices are offered than before") for each in wrong(held))
    assert wrong(held)


def test_another_table_at_the_end_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = made(tmp_path)
    monkeypatch.setattr(Quarry, "fingerprint", lambda self: "another")
    assert all("the table is another one than before (fingerprint another, was" in each for each in wrong(held))
    assert wrong(held)


def test_before_beta_the_advice_is_a_new_version_that_closes_the_old_one(tmp_path: Path) -> None:
    said = advice(TITLE, version_of(made(tmp_path)))
    assert "raise `version` in src/karczma/games/_template/__init__.py and run `make corpus`, which closes 1.0" in said


def test_from_beta_on_the_advice_is_a_switch_or_a_migration(tmp_path: Path) -> None:
    said = advice(BETA, version_of(made(tmp_path, BETA)))
    assert "Keep the old behaviour as an option that older records have, or prove a migration" in said
    assert "closes" not in said


def test_a_new_version_before_beta_closes_the_old_one_and_has_records_of_its_own(tmp_path: Path) -> None:
    held = later(made(tmp_path))
    assert next(broken_promises(held)).endswith("has nothing of version 2.0.0 yet: run `make corpus`")
    assert add_missing(held) == 9
    assert [(each.version, each.closed) for each in held.manifest().versions] == [("1.0.0", True), ("2.0.0", False)]
    assert not list(broken_promises(held))


def test_a_version_that_only_adds_an_option_plays_the_old_records(tmp_path: Path) -> None:
    held = later(made(tmp_path), plays=("1.0.0",), options=(*TITLE.options, FOG))
    add_missing(held)
    assert [each.closed for each in held.manifest().versions] == [False, False]
    assert (wrong(held), list(broken_promises(held))) == ([], [])


def test_a_beta_version_cannot_be_closed(tmp_path: Path) -> None:
    held = later(made(tmp_path, BETA))
    with pytest.raises(Refused, match=r"_template 1.0.0 was beta: it must be named in `plays`"):
        add_missing(held)
    manifest = held.manifest()
    manifest.versions[0].closed = True
    held.write(manifest)
    assert "_template 1.0.0: was beta, so it cannot be closed: its records must play for ever" in broken_promises(held)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"maturity": "beta"}, "_template 1.0.0 was alpha and is called beta: raise `version`"),
        ({"options": (*TITLE.options, FOG)}, "_template 1.0.0 had the options fog otherwise: raise `version`"),
        ({"options": ()}, "_template 1.0.0 had the options open_bids otherwise"),
        ({"players": (2, 3)}, "_template 1.0.0 had the numbers of players otherwise"),
    ],
)
def test_what_can_be_set_up_belongs_to_the_version(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    held = Corpus(msgspec.structs.replace(made(tmp_path).title, **changes), tmp_path)
    assert any(each.startswith(said) for each in broken_promises(held))


def test_a_record_without_a_line_in_the_manifest_and_a_line_without_a_record_are_named(tmp_path: Path) -> None:
    held = made(tmp_path)
    held.path("1.0.0/2p-0").rename(held.path("1.0.0/mine"))
    found = "\n".join(broken_promises(held))
    assert "1.0.0/2p-0.karczma is named in the manifest, but not there" in found
    assert "1.0.0/mine.karczma is in no manifest: run `make corpus`" in found


def test_a_record_of_one_s_own_is_taken_in_with_its_version(tmp_path: Path) -> None:
    held = made(tmp_path)
    mine = held.path("an-evening-at-the-quarry")
    held.path("1.0.0/2p-0").rename(mine)
    held = later(held, plays=("1.0.0",))
    add_missing(held)
    assert "an-evening-at-the-quarry" in version_of(held).records


def test_a_record_of_an_unknown_version_is_not_taken_in(tmp_path: Path) -> None:
    held = made(tmp_path)
    text = held.path("1.0.0/2p-0").read_text()
    held.path("mine").write_text(text.replace("_template 1.0.0", "_template 0.9.0"))
    with pytest.raises(Refused, match=r"mine.karczma: of _template 0.9.0, which the manifest does not know"):
        add_missing(held)


def test_another_form_of_the_state_is_no_other_behaviour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = made(tmp_path)
    plain = Quarry.fingerprint
    monkeypatch.setattr(Quarry, "fingerprint", lambda self: plain(self)[::-1])
    assert len(wrong(held)) == 9
    assert form_anew(held) == 9
    assert not wrong(held)


def test_other_behaviour_is_not_taken_for_another_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = made(tmp_path)
    monkeypatch.setattr(turn.MakeBid, "candidates", lambda self, g: [turn.Bid(coins) for coins in range(8)])
    before = held.file.read_bytes()
    with pytest.raises(Refused, match="other choices are offered than before"):
        form_anew(held)
    assert held.file.read_bytes() == before
