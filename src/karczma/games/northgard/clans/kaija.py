"""Chapter "Clan of the Bear": Kaija, who is a unit like the others except where the rules say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.table.terms import NOWHERE, Territory
from karczma.games.northgard.words.events import KaijaPlaced, UnitsPlaced
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def kaija_waits(g: Northgard, seat: Seat) -> bool:
    """NG-CLAN-03  She belongs to that player and is not on the map."""
    return g.kaija == NOWHERE and g.has_kaija(seat)


def available(g: Northgard, seat: Seat) -> int:
    """NG-RECR-05  Figures in the reserve, and Kaija if she is there too."""
    return g.players[seat].reserve + kaija_waits(g, seat)


@frame
class Enlist(Procedure):
    """So many units from the reserve come to stand on a territory; Kaija may be one of them."""

    seat: Seat
    territory: Territory
    n: int
    rule: str  # by which they come

    @step("NG-CLAN-03")
    def ask_for_kaija(self, g: Northgard) -> None:
        """Only the Bear clan is asked, and only while Kaija is not on the map."""
        if kaija_waits(g, self.seat):
            g.then(KaijaJoins(self.seat, self.territory, self.n, self.rule))
        else:
            enlist(g, self, with_kaija=False)


@frame
class KaijaJoins(Decision):
    """NG-CLAN-03  Is Kaija one of these units? NG-CLAN-20  She may be the additional one of a Training Camp too."""

    clause = "NG-CLAN-03"
    seat: Seat
    territory: Territory
    n: int
    rule: str

    def candidates(self, g: Northgard) -> list[Choice]:
        return WITH_OR_WITHOUT


@choice
class WithKaija(Choice):
    """She is one of them."""

    def perform(self, g: Northgard, decision: KaijaJoins | KaijaGoes) -> None:
        settle(g, decision, kaija=True)


@choice
class WithoutKaija(Choice):
    """She is none of them."""

    def refusal(self, g: Northgard, decision: KaijaJoins | KaijaGoes) -> Refusal | None:
        if isinstance(decision, KaijaJoins) and g.players[decision.seat].reserve < decision.n:
            return no("NG-RECR-05", reserve=g.players[decision.seat].reserve)
        return None

    def perform(self, g: Northgard, decision: KaijaJoins | KaijaGoes) -> None:
        settle(g, decision, kaija=False)


WITH_OR_WITHOUT: list[Choice] = [WithKaija(), WithoutKaija()]


def settle(g: Northgard, decision: KaijaJoins | KaijaGoes, kaija: bool) -> None:
    if isinstance(decision, KaijaJoins):
        enlist(g, decision, with_kaija=kaija)
    else:
        g.then(decision.group.having(kaija))


def enlist(g: Northgard, group: Enlist | KaijaJoins, with_kaija: bool) -> None:
    """The units come by the rule of the action, or of the set-up; NG-CLAN-03 Kaija by her own."""
    seat, territory, n = group.seat, group.territory, group.n
    g.rule = group.rule
    g.players[seat].reserve -= n - with_kaija
    g.station(seat, territory, n)
    g.happened(UnitsPlaced, seat, territory, n)
    if with_kaija:
        g.kaija = territory
        g.rule = "NG-CLAN-03"
        g.happened(KaijaPlaced, seat, territory)


class Group(Procedure):
    """Some units that do something together; whether Kaija is one of them may still have to be asked."""

    __slots__ = ()

    def having(self, kaija: bool) -> Group:
        raise NotImplementedError


@frame
class KaijaGoes(Decision):
    """NG-CLAN-05, NG-COMB-32  Is Kaija one of these units?"""

    clause = "NG-CLAN-05"
    seat: Seat
    group: Group

    def candidates(self, g: Northgard) -> list[Choice]:
        return WITH_OR_WITHOUT


def with_or_without(g: Northgard, seat: Seat, group: Group, here: bool, must: bool, may: bool) -> None:
    """Ask whether Kaija is in the group only if she is here, may be one of them and need not."""
    if here and may and not must:
        g.then(KaijaGoes(seat, group))
    else:
        g.then(group.having(here and may))
