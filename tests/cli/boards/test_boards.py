"""What the boards show, and what they must not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import karczma as engine
from cli.boards.drawing import drawn, text
from games.words import new
from karczma.cli.board import board_of
from karczma.cli.final_count import final_count
from karczma.cli.reader import Reader
from karczma.games._template.table.catalogue import PIECES
from karczma.games._template.table.state import Quarry
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.terms import FIRST_CITIZEN
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


def valeria(seats: int, **options: str) -> Valeria:
    g = engine.new("valeria", seats, 4, options)
    assert isinstance(g, Valeria)
    while g.lanes:
        g.apply(g.options(g.deciding()[0])[0], g.deciding()[0])
    return g


def test_the_center_shows_four_rows_of_five_stacks() -> None:
    shown = drawn(valeria(2)).splitlines()
    rows = [line for line in shown if line.startswith("│")]
    assert all(line.count("│") == 6 for line in rows)
    assert sum(line.startswith("├") for line in shown) == 3
    assert "│ Goblin" in shown[2]
    assert "Hills ×5" in shown[4]
    assert "[1] Cleric" in shown[6]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_board_fits_the_terminal(seats: int, width: int, lang: str) -> None:
    shown = drawn(valeria(seats), lang, width)
    assert max(map(len, shown.splitlines())) <= width


def test_a_price_is_what_the_reader_would_pay() -> None:
    g = valeria(2)
    g.realms[0].citizens[g.cards.citizen_id["cleric"]] += 2
    assert "5 Gold (3+2)" in drawn(g)


def test_an_empty_stack_is_exhausted() -> None:
    g = valeria(2)
    g.citizens[0].clear()
    g.exhausted.append(FIRST_CITIZEN)
    g.monsters[0].clear()
    shown = drawn(g)
    assert shown.count("Exhausted ") >= 2
    assert "Exhausted stacks 1 of 4" in shown
    assert "Cleric" not in shown.partition("╰")[0]


def test_what_may_be_chosen_is_marked_without_colour() -> None:
    shown = drawn(valeria(2), lit=frozenset({"goblin", "cleric"}))
    assert "»Goblin" in shown
    assert "»[1] Cleric" in shown
    assert "»Skeleton" not in shown


def test_dukes_of_others_stay_hidden_until_they_are_revealed() -> None:
    g = valeria(2)
    own, theirs = (g.cards.card_name(realm.dukes[0]) for realm in g.realms)
    reader = Reader("valeria", "en", 0, ["", "Bogna"])
    shown = drawn(g)
    assert reader.name(own) in shown
    assert reader.name(theirs) not in shown
    g.reveal(*g.realms[1].dukes)
    assert reader.name(theirs) in drawn(g)


def test_everybodys_tokens_citizens_domains_and_slain_are_shown() -> None:
    g = valeria(3)
    g.realms[1].wallet[:] = [7, 5, 3, 1]
    g.realms[1].slain += [g.cards.monster_id["goblin"]] * 2
    g.realms[1].domains.append(g.domains[0].pop())
    g.reveal(*g.realms[1].domains)
    g.realms[2].citizens[g.cards.citizen_id["paladin"]] += 1
    shown = drawn(g)
    assert "Gold 7 · Strength 5 · Magic 3 · Victory tokens 1" in shown
    assert "Goblin ×2" in shown
    assert "Domains  " in shown
    assert "[9–10] Paladin" in shown.partition("Ziemek")[2]


def test_the_dark_lords_side_is_shown_in_solo() -> None:
    g = valeria(1)
    assert g.dark_lord
    g.dark_lord.citizens[g.cards.citizen_id["rogue"]] += 2
    side = drawn(g).partition("Dark Lord")[2]
    assert "at least" in side
    assert "[7] Rogue ×2" in side
    assert "Duke         face down" in side
    g.reveal(*g.dark_lord.dukes)
    assert "at least" not in drawn(g)


def test_mixed_stacks_count_the_cards_face_down() -> None:
    assert "×5" in drawn(valeria(2, mixed_stacks="true"))


def test_any_title_is_shown_by_its_zones() -> None:
    g = new(Quarry, 2, 3, {})
    shown = drawn(g)
    own = [PIECES[card].id for card in g.players[0].hand]
    assert all(card in shown for card in own)
    assert "Unsold       12 face down" in shown
    assert "Hand         2 face down" in shown.partition("Bogna")[2]
    assert "Coins        6" in shown
    assert "Na sprzedaż" in drawn(g, "pl")


def test_content_packs_have_names_too(tmp_path: Path) -> None:
    (tmp_path / "monsters.yaml").write_text("cards:\n  goblin:\n    name: {en: Gremlin, pl: Gremlin}\n")
    g = engine.new("valeria", 2, 4, content=tmp_path)
    reader = Reader("valeria", "en", 0, ["", "Bogna"], tmp_path)
    assert "Gremlin" in text(board_of(reader).board(g.view(0), reader, set()), 100)


# -- It's a Wonderful Kingdom --------------------------------------------------------------------------------------


def kingdom(seats: int, module: str, answers: int = 60) -> WonderfulKingdom:
    g, rng = engine.new("wonderful_kingdom", seats, 4, {"module": module}), Random(2)
    assert isinstance(g, WonderfulKingdom)
    for _ in range(answers):
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
    return g


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("module", ["menaces", "advisors", "quests", "conquest"])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_kingdom_fits_the_terminal(seats: int, module: str, lang: str) -> None:
    g = kingdom(seats, module)
    shown = drawn(g, lang, 80)
    assert max(map(len, shown.splitlines())) <= 80
    assert (("prison" if lang == "en" else "więzienie") in shown) == (module == "conquest")


def test_a_trap_shows_whose_it_is_and_its_name_only_to_who_put_it_there() -> None:
    g = kingdom(2, "none", 0)
    while not any(seat >= 0 for row in g.traps for seat in row):
        seat = g.deciding()[0]
        trapping = [choice for choice in g.options(seat) if str(choice).endswith("trap=True")]
        g.apply(trapping[0] if trapping else g.options(seat)[0], seat)
    [(area, owner)] = [(a, seat) for a, row in enumerate(g.traps) for seat in row if seat >= 0]
    card = g.cards.names[g.areas[area][-1]]
    reader = Reader("wonderful_kingdom", "en", 0, ["", "Bogna"])
    shown = drawn(g).partition("You (")[0]
    known = f"{reader.name(card)} (trap: You)" if owner == 0 else "? (trap: Bogna)"
    assert known in shown


def test_the_kingdom_is_counted_part_by_part() -> None:
    g = kingdom(2, "menaces", 5)
    g.players[0].calamities = [g.calamities[0]]
    reader = Reader("wonderful_kingdom", "en", 0, ["", "Bogna"])
    shown = text(final_count(g.view(0), reader), 120)
    assert "Calamities" in shown
    assert "-3" in shown
    assert board_of(reader).purse(g.view(0), reader) == "Alchemy 0"
    cards = board_of(reader).cards(g.view(0))
    assert {"hamlet", "rat", "valados_c"} <= set(cards)
    assert set(board_of(reader).on_show(g.view(0))) <= set(cards)
