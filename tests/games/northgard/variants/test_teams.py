"""Team game."""

from __future__ import annotations

from games.northgard.northgard_scenes import CLOSED, REALM, THREE, four
from games.northgard.northgard_table import BLOCK, A, B, C, D, army, dice, purse
from games.words import asked, at, do, happened, may, question, why_not
from karczma.games.northgard.actions.explore import Exploring
from karczma.games.northgard.actions.special import Tribute
from karczma.games.northgard.battles.aftermath import refuges
from karczma.games.northgard.ending import EndOfYear
from karczma.games.northgard.harvest.exchange import ExchangeFor
from karczma.games.northgard.harvest.steps import Harvest
from karczma.games.northgard.map.laying import misfit
from karczma.games.northgard.moves.move import HowMany, MoveTo, Moving, Orders, To
from karczma.games.northgard.table.terms import RUNNING, cell
from karczma.games.northgard.variants.teams import MOST_OFFERS
from karczma.games.northgard.winter import Winter
from karczma.games.northgard.words.events import ResourcesTraded, TradeRefused, UnitsMoved
from karczma.ledger import clause


@clause("NG-TEAM-01")
def test_partners_sit_opposite() -> None:
    assert [four({}).partner(seat) for seat in range(4)] == [2, 3, 0, 1]


@clause("NG-TEAM-03", "NG-TEAM-05")
def test_units_do_not_end_on_a_partners_territory_and_do_not_fight_there() -> None:
    g = at(four({0: {"units": {A: 2}}, 2: {"units": {B: 1}}}), Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={A}")
    assert question(g, HowMany).target == D  # B is the partner's, and one move would end there
    h = at(four({0: {"units": {A: 2, C: 1}}, 2: {"units": {B: 1, D: 1}}}), Moving(0, 2, 0, 0, Orders()))
    do(h, f"from source={A}", f"to target={B}", "units n=1", f"to target={C}")
    assert (army(h, 0), army(h, 2)) == ({A: 1, C: 2}, {B: 1, D: 1})
    stuck = four({0: {"units": {A: 2}}, 2: {"units": {B: 1, D: 1}}})
    crossing = MoveTo(0, 1, Orders(), A)
    refused = [To(target).refusal(stuck, crossing) for target in (B, D)]
    assert [why.clause for why in refused if why] == ["NG-TEAM-05", "NG-TEAM-05"]


@clause("NG-TEAM-04", "NG-TEAM-05")
def test_units_pass_through_a_partners_territory() -> None:
    g = at(four({0: {"units": {A: 3}}, 2: {"units": {B: 1}}}), Moving(0, 2, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=2")
    assert may(g) == [
        f"to target={A}",
        f"to target={C}",
    ]  # nobody else may move now: with one move left they must go on
    do(g, f"to target={C}")
    assert (army(g, 0), army(g, 2)) == ({A: 1, C: 2}, {B: 1})
    assert g.battle is None


@clause("NG-TEAM-04", "NG-MOVE-04")
def test_units_that_pass_through_may_go_on_in_different_directions() -> None:
    g = at(four({0: {"units": {0: 2}}, 2: {"units": {2: 1}}}, land=BLOCK), Moving(0, 3, 0, 0, Orders()))
    do(g, "from source=0", "to target=2", "units n=2")
    do(g, "to target=3", "units n=1")
    assert (army(g, 0), g.invaders[2]) == ({3: 1}, 1)
    assert may(g) == ["to target=0", "to target=3", "to target=6", "to target=10"]
    do(g, "to target=6")
    assert (army(g, 0), army(g, 2), sum(g.invaders)) == ({3: 1, 6: 1}, {2: 1}, 0)


@clause("NG-TEAM-04", "NG-MOVE-04")
def test_units_that_pass_through_wait_for_others_and_go_on_together() -> None:
    g = at(four({0: {"units": {0: 1, 3: 1}}, 2: {"units": {2: 1}}}, land=BLOCK), Moving(0, 3, 0, 0, Orders()))
    do(g, "from source=0", "to target=2")
    assert why_not(g, "stop") == ("NG-TEAM-05", {})
    do(g, "from source=3", "to target=2", "to target=10")  # both: with the last move
    assert (army(g, 0), sum(g.invaders)) == ({10: 2}, 0)


@clause("NG-TEAM-05")
def test_a_move_that_would_strand_units_with_a_partner_is_refused() -> None:
    """Two moves are left: two units of the partner's guests can go one way, or one of them and nobody else."""
    g = at(four({0: {"units": {0: 3, 14: 1}}, 2: {"units": {2: 1}}}, land=BLOCK), Moving(0, 2, 0, 0, Orders()))
    do(g, "from source=0", "to target=2", "units n=2")
    assert question(g, MoveTo).source == 2  # whoever else moved would leave them there
    do(g, "to target=6")
    assert army(g, 0) == {0: 1, 6: 2, 14: 1}  # one of them alone is not offered: the other would have to stay
    h = at(four({0: {"units": {0: 3}}, 2: {"units": {2: 1}}}, land=BLOCK), Moving(0, 3, 0, 0, Orders()))
    do(h, "from source=0", "to target=2", "units n=3", "to target=6", "units n=1")
    assert (question(h, MoveTo).source, h.invaders[2]) == (2, 2)
    do(h, "to target=10")
    assert army(h, 0) == {6: 1, 10: 2}


@clause("NG-TEAM-05", "NG-CLAN-05")
def test_kaija_is_not_left_with_a_partner_beside_enemies_only() -> None:
    """She may pass through only as long as there is a way on that leads her into no battle."""
    bear, foe = {"units": {A: 1}, "clan": "bear", "kaija": A}, {"units": {C: 1}, "clan": "wolf"}
    g = four({0: bear, 1: foe, 2: {"units": {B: 1}}}, chance=dice("damage", "2"))
    at(g, Moving(0, 3, 0, 0, Orders()))
    do(g, f"from source={A}", f"to target={B}", "units n=2", f"to target={C}")
    assert [(event.source, event.target, event.n) for event in happened(g, UnitsMoved)] == [
        (A, B, 2),
        (B, C, 1),
        (B, A, 1),
    ]
    assert (army(g, 0), g.kaija) == ({A: 1, C: 1}, A)  # the other one attacks; she has only one way to go


@clause("NG-TEAM-05", "NG-CLAN-05")
def test_kaija_alone_does_not_go_where_only_an_enemy_is_within_reach() -> None:
    """With one move left she could leave D for the enemy's A alone, and the way back to C costs two."""
    g = four({0: {"clan": "bear", "kaija": C}, 1: {"units": {A: 1}}, 2: {"units": {D: 1}}})
    assert To(D).refusal(g, MoveTo(0, 3, Orders(), C)) == ("NG-TEAM-05", {})
    assert To(D).refusal(g, MoveTo(0, 4, Orders(), C)) is None


@clause("NG-TEAM-04", "NG-CREA-13", "NG-CTYPE-14")
def test_nobody_passes_where_a_creature_would_stop_them() -> None:
    """A wolf lets units through a partner's territory; a bear holds them there, and a valkyrie wants a fight."""
    for creature in ("wolf_beige", "brown_bear_beige", "fallen_valkyrie_beige"):
        g = four({0: {"units": {A: 3}}, 2: {"units": {B: 1}}}, creatures={creature: B})
        do(at(g, Moving(0, 2, 0, 0, Orders())), f"from source={A}")
        if creature == "wolf_beige":
            assert may(g) == [f"to target={B}", f"to target={D}"]
        else:
            assert question(g, HowMany).target == D


@clause("NG-TEAM-06")
def test_a_tile_may_not_join_units_of_partners_either() -> None:
    g = four({0: {"units": {0: 1}}, 2: {"units": {6: 2}}}, land=("tile_18 -1 0 0", "tile_07 0 1 2"))
    why = misfit(g, g.cards.card_id["tile_17"], cell(0, 0), 0)
    assert why is not None
    assert why.clause == "NG-EXPL-15"


@clause("NG-TEAM-07")
def test_partners_trade_one_for_one_as_often_as_they_agree() -> None:
    g = at(four({0: {"food": 3}, 2: {"wood": 2, "lore": 1}}), ExchangeFor(0))
    assert may(g)[3:] == ["offer give=food want=wood", "offer give=food want=lore", "decline"]
    do(g, "offer give=food want=wood")
    assert may(g) == ["offer-units n=1", "offer-units n=2"]
    do(g, "offer-units n=1")
    assert g.deciding() == (2,)
    do(g, "agree")
    assert (purse(g, 0), purse(g, 2)) == ({"food": 2, "wood": 1}, {"food": 1, "wood": 1, "lore": 1})
    do(g, "offer give=food want=wood", "agree")  # the same pair again
    assert (purse(g, 0), purse(g, 2)) == ({"food": 1, "wood": 2}, {"food": 2, "lore": 1})
    assert [(event.seat, event.partner, event.give) for event in happened(g, ResourcesTraded)] == [(2, 0, "wood")] * 2


@clause("NG-TEAM-07", "NG-TEAM-12")
def test_a_refused_offer_may_be_made_again() -> None:
    g = at(four({0: {"food": 1}, 2: {"wood": 1}}), ExchangeFor(0))
    assert why_not(g, "offer give=wood want=food") == ("NG-TEAM-12", {"give": "wood"})
    assert why_not(g, "offer give=food want=lore") == ("NG-TEAM-12", {"want": "lore"})
    do(g, "offer give=food want=wood", "refuse")
    assert (purse(g, 0), purse(g, 2)) == ({"food": 1}, {"wood": 1})
    assert [(event.seat, event.partner) for event in happened(g, TradeRefused)] == [(2, 0)]
    do(g, "offer give=food want=wood", "agree")
    assert (purse(g, 0), purse(g, 2)) == ({"wood": 1}, {"food": 1})


@clause("NG-TEAM-07")
def test_who_is_asked_too_often_may_mute_that_offer_for_this_harvest() -> None:
    g = at(four({0: {"food": 1, "lore": 1}, 2: {"wood": 1}}), ExchangeFor(0))
    do(g, "offer give=food want=wood", "mute")
    assert why_not(g, "offer give=food want=wood") == ("NG-TEAM-07", {"give": "food", "want": "wood"})
    do(g, "offer give=lore want=wood", "refuse", "decline")
    again = at(g, Harvest())  # the next one
    assert "offer give=food want=wood" in may(again)


@clause("NG-TEAM-07")
def test_offers_end_at_last() -> None:
    g = at(four({0: {"food": 1}, 2: {"wood": 1}}), ExchangeFor(0))
    for _ in range(MOST_OFFERS):
        do(g, "offer give=food want=wood", "refuse")
    assert asked(g) == ""
    whys = [choice.refusal(g, ExchangeFor(0)) for choice in ExchangeFor(0).candidates(g)]
    assert ("NG-TEAM-07", {"most": MOST_OFFERS}) in whys
    assert "offer give=wood want=food" in may(at(g, ExchangeFor(2)))  # the partner may still offer


@clause("NG-TEAM-07")
def test_partners_trade_also_after_the_partners_own_exchange() -> None:
    """Seat 0 has nothing to exchange at first; then seat 2 exchanges three wood for a lore, and seat 0 wants that."""
    g = four({0: {"food": 1}, 2: {"wood": 3}})
    at(g, Harvest())
    do(g, "decline")
    assert (g.deciding(), asked(g)) == ((2,), "ExchangeFor")
    do(g, "trade-for resource=lore")
    assert (g.deciding(), may(g)) == ((2,), ["offer give=lore want=food", "decline"])
    do(g, "decline")
    assert (g.deciding(), may(g)) == ((0,), ["offer give=food want=lore", "decline"])
    do(g, "offer give=food want=lore", "agree")
    assert (purse(g, 0), purse(g, 2)) == ({"lore": 1}, {"food": 1})


@clause("NG-TEAM-08")
def test_scores_and_tie_breaks_are_sums() -> None:
    g = four(
        {0: {"fame": 3, "units": {A: 1}}, 2: {"fame": 4, "units": {B: 1}}, 1: {"fame": 7, "units": {C: 1}}}, year=7
    )
    assert g.scores() == (7, 7, 7, 7)
    at(g, EndOfYear())
    assert g.winners() == (0, 2)  # two territories against one


@clause("NG-TEAM-09", "NG-TEAM-08")
def test_a_team_needs_five_closed_territories() -> None:
    more = ("tile_31 15 0 2", "tile_32 15 1 0", "tile_17 18 0 2", "tile_34 18 1 3")
    land, built = (*REALM, *more), {**THREE, 37: ["forge"], 46: ["forge"]}
    others = {1: {"units": {0: 1}}, 3: {"units": {1: 1}}}
    four_of_five = {0: {"units": dict.fromkeys(CLOSED, 1)}, 2: {"units": {37: 1}}, **others}
    assert at(four(four_of_five, land=land, built=built), EndOfYear()).ended == RUNNING
    five = {
        0: {"units": dict.fromkeys(CLOSED, 1)},
        2: {"units": {37: 1, 46: 1}},
        1: {"units": {0: 1}},
        3: {"units": {1: 1}},
    }
    assert at(four(five, land=land, built=built), EndOfYear()).winners() == (0, 2)


@clause("NG-TEAM-10")
def test_no_retreat_to_a_partner() -> None:
    g = four({0: {"units": {A: 1}}, 2: {"units": {B: 1}}})
    assert refuges(g, 0, A) == [D]


@clause("NG-TEAM-11")
def test_a_partners_territory_is_no_enemy_territory() -> None:
    g = four({0: {"units": {A: 1}}, 1: {"units": {C: 1}}, 2: {"units": {B: 1}}})
    assert [g.is_enemy(0, t) for t in (A, B, C, D)] == [False, False, True, False]


@clause("NG-TEAM-11")
def test_closing_a_partners_territory_scores_for_nobody() -> None:
    land = ("tile_24 0 0 2", "tile_18 0 1 0")
    g = four({0: {"units": {0: 1}}, 2: {"units": {1: 1}}}, land=land, stack=["tile_09"])
    do(at(g, Exploring(0, 1)), "lay-at x=0 y=2")
    assert (purse(g, 0), purse(g, 2)) == ({}, {})


@clause("NG-TEAM-12")
def test_each_partner_pays_winter_alone() -> None:
    g = at(four({0: {"units": {A: 4}}, 2: {"units": {B: 3}, "food": 5}}), Winter())
    assert (purse(g, 2), len(g.unrest)) == ({"food": 5}, 9)


@clause("NG-TEAM-11")
def test_a_partner_pays_no_tribute() -> None:
    g = four({0: {"units": {A: 1}}, 1: {"units": {D: 1}, "food": 1}, 2: {"units": {B: 1}, "food": 1}})
    Tribute(1, 3).do(g, 0, "adv_tribute")
    g.run()
    assert [purse(g, seat) for seat in range(3)] == [{"food": 1}, {}, {"food": 1}]
