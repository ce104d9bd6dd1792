"""Position files as people write them: what need not be said, what is put where, and what is refused at which line."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma
from karczma import BadPosition, CannotTell, NoRecord
from karczma.games import find
from karczma.games.valeria.table.state import Valeria
from karczma.kernel.chance import Committed, Recorded, WrongOutcome
from karczma.locale import LANGUAGES
from karczma.locale.position_errors import bad_position
from karczma.title.positions import opened, opening, position_in, position_of

SHORT = """
position: valeria
seats: [Ala, Olek]
chance: [3 of 6, 1 of 6]
table:
  active: Olek
  realms:
    Olek:
      wallet: {gold: 7}
      citizens: {starter_peasant: 1, starter_knight: 1, Archer: 2}
      domains: [Foxgrove Palisade]
      dukes: [waryn_lord_of_rogues]
    Ala:
      dukes: [hrothgar_the_conqueror]
turn:
- Turn: {seat: Olek}
""".strip()


def laid(text: str) -> Valeria:
    g = opened(find("valeria"), position_in(text))
    assert isinstance(g, Valeria)
    return g


def wrong(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as found:
        laid(text)
    return found.value


def with_line(line: str) -> str:
    """The short file with that line in its table."""
    return SHORT.replace("  active: Olek\n", f"  active: Olek\n  {line}\n")


def test_what_is_not_said_is_as_at_a_table_that_was_just_set_up() -> None:
    g, fresh = laid(SHORT), karczma.new("valeria", 2, 0)
    assert isinstance(fresh, Valeria)
    assert g.realms[0].wallet == fresh.realms[0].wallet == [2, 0, 1, 0]
    assert g.terrains == fresh.terrains
    assert g.monsters == fresh.monsters


def test_a_list_may_be_told_by_the_places_that_differ() -> None:
    assert laid(with_line("domains_below: {0: 2, 3: 0}")).domains_below == [2, 2, 2, 0, 2]
    assert laid(with_line("citizens: {number_1: [cleric x 2]}")).citizens[0] == [0, 0]


def test_players_are_called_by_their_names_where_they_have_some() -> None:
    g = laid(SHORT)
    assert g.active == 1
    assert g.deciding() == (1,)


def test_components_are_called_by_their_ids_or_nearly_so() -> None:
    g = laid(SHORT)
    assert [g.cards.domains[card] for card in g.realms[1].domains] == ["foxgrove_palisade"]
    assert g.realms[1].citizens[g.cards.citizen_id["archer"]] == 2


def test_what_somebody_has_lies_nowhere_else() -> None:
    g = laid(SHORT)
    card = g.realms[1].domains[0]
    assert card not in g.domain_bag
    assert [card] not in g.domains
    archers = g.cards.citizen_id["archer"]
    assert sum(stack.count(archers) for stack in g.citizens) == 3  # five there were


def test_what_is_taken_from_its_place_goes_back_to_its_pile() -> None:
    fresh, g = karczma.new("valeria", 2, 0), laid(with_line("domains: {0: []}"))
    assert isinstance(fresh, Valeria)
    assert fresh.domains[0][0] in g.domain_bag
    assert not g.known[fresh.domains[0][0]]


def test_a_card_that_comes_to_lie_open_is_known_to_everybody() -> None:
    g = laid(SHORT)
    assert g.known[g.realms[1].domains[0]] == g.everyone


def test_the_rules_go_on_from_the_step_that_is_named_to_the_next_question() -> None:
    assert laid(SHORT).dice == (3, 1)
    later = laid(SHORT.replace("{seat: Olek}", "{seat: Olek}\n  then: action_phase"))
    assert later.dice == (0, 0)
    assert type(later.decision(1)).__name__ == "Act"


def test_chance_brings_what_the_file_says_and_then_something_else() -> None:
    g = laid(SHORT)
    assert g.dice == (3, 1)
    assert g.source.below(6, g.tick) in range(6)


def test_an_outcome_of_another_number_than_the_rules_ask_for_is_passed_over() -> None:
    g = laid(SHORT.replace("[3 of 6, 1 of 6]", "[1 of 2, 4 of 6]"))
    assert g.dice[1] == 4


def test_nothing_but_recorded_outcomes_are_known_to_a_record() -> None:
    with pytest.raises(WrongOutcome, match="the record tells 1 of 2, but now it is one of 6"):
        Recorded(((0, 1, 2),)).below(6, 0)


def test_without_a_turn_it_is_the_one_of_the_set_up() -> None:
    g = laid(SHORT[: SHORT.index("turn:")].replace("      dukes: [waryn_lord_of_rogues]\n", ""))
    assert g.secret
    assert g.deciding() == (0, 1)
    assert g.view(1).realms[1].wallet[0] == 7


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("dices: [1, 2]", "position-key"),
        ("dice: one", "position-list"),
        ("dice: [one, 2]", "position-number"),
        ("last_round: perhaps", "position-flag"),
        ("first: [1]", "position-number"),
        ("domains_below: {7: 1}", "position-place"),
        ("domains: {0: [foxgrove]}", "position-name"),
        ("domains: {0: [foxgrove_palisade]}", "position-card-twice"),
        ("exhausted_cards: 99999999999999999999", "position-number"),
        ("first: &here 0", "position-anchor"),
        ("active: 0", "position-twice"),
        ("realms: [{}]", "position-twice"),
        ("monsters: {0: [goblin x 3, ", "position-yaml"),
    ],
)
def test_what_is_wrong_is_refused_at_its_line(line: str, reason: str) -> None:
    error = wrong(with_line(line))
    assert error.reason == reason
    assert error.line in (6, 7, 8, 11)  # the line itself, the one after it, or the other place of the card
    for language in LANGUAGES:
        assert "{" not in bad_position(error, language)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("seats: [Ala, Olek]", "", 1, "position-missing"),
        ("[Ala, Olek]", "[Ala, Ala]", 2, "position-players"),
        ("[Ala, Olek]", "[Ala, '7']", 2, "position-player"),
        ("[Ala, Olek]", f"[Ala, {'O' * 40}]", 2, "position-player"),
        ("[Ala, Olek]", "7", 2, "position-table"),
        ("seats: [Ala, Olek]", "seats: [Ala, Olek]\noptions: {set: golden}", 3, "position-table"),
        ("seats: [Ala, Olek]", "seats: [Ala, Olek]\nversion: 0.0.1", 3, "position-version"),
        ("seats: [Ala, Olek]", "seats: [Ala, Olek]\ncontent: other", 3, "position-content"),
        ("3 of 6", "7 of 6", 3, "position-chance"),
        ("    Ala:", "    Ola:", 12, "position-place"),
        ("Turn: {", "Tern: {", 15, "position-frame"),
        ("Turn: {", "kernel.Seeded: {", 15, "position-frame"),
        ("{seat: Olek}", "{}", 15, "position-missing"),
        ("{seat: Olek}", "{seat: 1, card: 2}", 15, "position-key"),
        ("{seat: Olek}", "{seat: 1}\n  then: dance", 16, "position-step"),
        ("{seat: Olek}", "{seat: 5}", 14, "position-broken"),
        ("{seat: Olek}", "{seat: 1000000}", 15, "position-large"),
        ("gold: 7", "gold: -7", 4, "position-owes"),
        ("gold: 7", "gold: 7000", 4, "position-much"),
    ],
)
def test_what_is_wrong_elsewhere_is_refused_at_its_line_too(old: str, new: str, line: int, reason: str) -> None:
    error = wrong(SHORT.replace(old, new, 1))
    assert (error.line, error.reason) == (line, reason)
    for language in LANGUAGES:
        assert bad_position(error, language)


def test_a_table_that_cannot_be_set_up_is_refused_in_the_words_of_its_title() -> None:
    error = wrong(SHORT.replace("[Ala, Olek]", "7"))
    assert bad_position(error, "pl").endswith("Dozwolona liczba graczy: 1, 2, 3, 4, 5.")


def test_depth_and_length_have_an_end() -> None:
    assert wrong(with_line(f"dice: {'[' * 99}{']' * 99}")).reason == "position-deep"
    assert wrong(f"{SHORT}\n{'#' * 500_000}").reason == "position-long"
    assert wrong("a\0b").reason == "position-characters"
    assert wrong(f"{SHORT}\n---\nposition: valeria").reason == "position-documents"


def test_rules_that_go_on_too_long_without_a_question_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    assert laid(SHORT).deciding()
    monkeypatch.setattr(opening, "LONGEST", 1)  # here two dice are rolled before anybody is asked
    error = wrong(SHORT)
    assert (error.reason, error.line) == ("position-broken", 14)
    assert "do not come to an end" in str(error.facts["why"])


def test_a_file_is_named_in_its_errors_and_of_another_title_refused(tmp_path: Path) -> None:
    file = tmp_path / "fight.yaml"
    file.write_text(SHORT.replace("gold", "silver"), "utf-8")
    with pytest.raises(BadPosition, match=r"fight\.yaml:8: There is no place “silver”\. There are: gold, strength"):
        karczma.position("valeria", file)
    with pytest.raises(BadPosition, match=r"fight\.yaml:1: This is a position of valeria, not of northgard\."):
        karczma.position("northgard", file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadPosition, match=r"fight\.yaml:1: The file is no text"):
        karczma.position("valeria", file)


def test_a_moment_of_a_game_is_told_and_its_hidden_key_is_not() -> None:
    g = karczma.new("valeria", 2, Committed("secret", ("a", "b")))
    text = karczma.position_of(g)
    assert "secret: true" in text
    assert "key" not in text
    assert opened(find("valeria"), position_in(text)).fingerprint() == g.fingerprint()


def test_what_one_seat_sees_cannot_be_told_nor_a_copy_whose_options_nobody_knows() -> None:
    g = karczma.new("valeria", 2, 1)
    with pytest.raises(CannotTell, match="what one seat sees"):
        karczma.position_of(g.view(0))
    with pytest.raises(NoRecord):
        karczma.position_of(g.copy())
    assert position_of(find("valeria"), g.copy(), {}) == karczma.position_of(g)


def test_outcomes_that_have_not_come_yet_are_told_again() -> None:
    g = laid(SHORT.replace("1 of 6]", "1 of 6, 5 of 6, 6 of 6]"))
    assert "\nchance: [5 of 6, 6 of 6]\n" in position_of(find("valeria"), g)


def test_a_record_of_a_game_that_began_so_goes_on_with_the_chance_of_the_file(tmp_path: Path) -> None:
    g = laid(SHORT.replace("1 of 6]", "1 of 6, 5 of 6, 6 of 6]"))
    g.record().save(tmp_path / "game.karczma")
    again = karczma.load(tmp_path / "game.karczma")
    assert again.fingerprint() == g.fingerprint()
    assert [again.source.below(6, again.tick + n) for n in (0, 1)] == [4, 5]


def test_a_record_whose_position_is_of_another_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.karczma"
    laid(SHORT).record().save(file)
    whole = file.read_text("utf-8")
    for old, new in (("set=first_game", "set=gold_rush"), ("seats 2", "seats 3"), ('position "', "position ")):
        file.write_text(whole.replace(old, new, 1), "utf-8")
        with pytest.raises(karczma.BadRecord, match="the position with which it begins"):
            karczma.load(file)
