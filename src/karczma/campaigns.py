"""Campaigns: what is kept between games. A title that has one names its module; the campaign itself is a plain value.

>>> from karczma import campaigns, new
>>> campaign = campaigns.first("monster_lands")
>>> campaign.due()[0]
{'campaign': 'true', 'scenario': 'business_as_usual', 'difficulty': 'beginner'}
>>> g = new("monster_lands", seats=1, options=campaign.due()[0])  # played to its end: campaign = campaign.played(g)
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal, Protocol, Self

import msgspec

from karczma.games import UnknownTitle, find
from karczma.kernel.choices import Refusal, no
from karczma.kernel.plain import typed
from karczma.kernel.title import WrongTable

OPTION = "campaign"  # of the table: whether its game belongs to a campaign
Status = Literal["running", "won", "lost"]


class NoCampaign(WrongTable):
    """The title has no campaign, or the text is none."""


class Played(Protocol):
    """A game that was played: at which table, what it earned, and what that means by which clause."""

    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def rank(self) -> str: ...
    @property
    def outcome(self) -> str:
        """The message `campaign-...` of the title's words tells it."""

    @property
    def clause(self) -> str: ...


class Campaign(Protocol):
    """How far somebody has come. Alone, stage by stage; each game is a table of the title with the options due."""

    stage_option: ClassVar[str]  # the option of the table that says which stage is played
    stages: ClassVar[tuple[str, ...]]  # its values, in their order
    ranks: ClassVar[tuple[str, ...]]  # what a game can earn, from the lowest on

    @property
    def games(self) -> Sequence[Played]: ...
    @property
    def stage(self) -> int: ...
    @property
    def status(self) -> Status: ...

    def due(self) -> Sequence[Mapping[str, str]]:
        """The tables that may come next: if they are several, the player chooses; none once it is won or lost."""

    def played(self, g: Any) -> Self:
        """The campaign after this game, which must be one of those due, and over."""


def kind(title: str) -> type[Campaign]:
    """The campaigns of that title."""
    found = find(title)
    if not found.campaign:
        with found.refusing():
            raise NoCampaign(f"{title} has no campaign", no(""), reason="table-no-campaign")
    kept: type[Campaign] = found.module(found.campaign).Campaign
    return kept


def first(title: str) -> Campaign:
    """A campaign of which nothing has been played."""
    return kind(title)()


def fits(campaign: Campaign, settled: Mapping[str, str]) -> bool:
    """Whether a table with these options is one of those due; what they leave open is the player's choice."""
    return any(due.items() <= settled.items() for due in campaign.due())


def not_due(campaign: Campaign) -> WrongTable:
    """Why a table is none of those due."""
    due = [{option: value for option, value in each.items() if option != OPTION} for each in campaign.due()]
    told = ";".join(" ".join(f"{option}={value}" for option, value in each.items()) for each in due)
    text = f"the campaign goes on with {' or '.join(map(str, due))}"
    return WrongTable(text, Refusal("", {"due": told}), reason="table-not-due")


def plain(campaign: Campaign) -> Any:
    """As values that JSON has."""
    return msgspec.to_builtins(campaign)


def restored(title: str, values: Any) -> Campaign:
    """The campaign that `plain` told; a course that the rules do not allow is refused."""
    try:
        campaign: Campaign = typed(values, kind(title))
    except msgspec.ValidationError as error:
        raise NoCampaign(f"no campaign of {title}: {error}") from None
    return campaign


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign in a file, and whose rules it follows."""

    title: str
    campaign: Any


def save(path: str | Path, title: str, campaign: Campaign) -> None:
    """All or nothing: the file is there in full, or as it was."""
    path = Path(path)
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(Kept(title, plain(campaign)))) + b"\n")
    os.replace(unfinished, path)


def load(path: str | Path) -> tuple[str, Campaign]:
    """Title and campaign, as they were saved."""
    try:
        kept = msgspec.json.decode(Path(path).read_bytes(), type=Kept)
        return kept.title, restored(kept.title, kept.campaign)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, UnknownTitle, WrongTable) as error:
        raise NoCampaign(f"{path}: {error}") from None
