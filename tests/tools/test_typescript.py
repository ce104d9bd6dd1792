"""The TypeScript types of the browser client are made from the Python types, and are up to date."""

from pathlib import Path

import pytest

from typescript import GENERATED, files, main, out_of_date


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return files()


def test_the_generated_types_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, f"run python tools/typescript.py: {capsys.readouterr().out}"


def test_a_missing_a_changed_and_a_stray_file_are_out_of_date(tmp_path: Path) -> None:
    (tmp_path / "changed.ts").write_text("old")
    (tmp_path / "stray.ts").write_text("nothing makes it")
    stale = out_of_date({"changed.ts": "new", "missing.ts": "text"}, tmp_path)
    assert stale == {
        tmp_path / "changed.ts": "new",
        tmp_path / "missing.ts": "text",
        tmp_path / "stray.ts": None,
    }


def test_a_file_that_is_as_it_should_be_is_left_alone() -> None:
    made = {path.name: path.read_text(encoding="utf-8") for path in GENERATED.glob("*.ts")}
    assert made
    assert out_of_date(made, GENERATED) == {}


def test_what_is_told_is_complete_and_what_is_asked_may_leave_out_defaults(made: dict[str, str]) -> None:
    assert "  invitation: string | null;\n" in made["protocol.ts"]
    assert "  invitation?: string;\n" in made["protocol.ts"]


def test_messages_are_told_apart_by_their_type(made: dict[str, str]) -> None:
    assert 'export interface TakeBack {\n  type: "undo";\n' in made["protocol.ts"]
    assert "export type Incoming = Choose | TakeBack | Say | Look | Whole | StandIn | Ping;\n" in made["protocol.ts"]


def test_a_hand_may_hide_its_cards_and_an_open_row_may_not(made: dict[str, str]) -> None:
    assert "  dukes: (string | null)[];\n" in made["valeria.ts"]
    assert "  domains: string[][];\n" in made["valeria.ts"]


def test_the_machine_behind_the_table_is_no_part_of_the_view(made: dict[str, str]) -> None:
    view = made["valeria.ts"].partition("export type ValeriaView")[2]
    assert not any(f"  {field}:" in view for field in ("frames", "source", "known", "pool", "cards"))


def test_seats_and_secrets_are_known_by_the_parts_of_events(made: dict[str, str]) -> None:
    assert '"stolen": { opponent: "seat" },' in made["valeria_vocabulary.ts"]
    assert '"duke-kept": { duke: "secret" },' in made["valeria_vocabulary.ts"]
    assert '"game-ended": { winners: "seats", scores: "by seat" },' in made["valeria_vocabulary.ts"]
    assert "seen_by" not in made["valeria_vocabulary.ts"]
