"""Campaigns: what is kept between games. A title that has one names its module; the campaign itself is a plain value.

>>> from karczma import campaigns, new
>>> campaign = campaigns.first("monster_lands")
>>> campaign.due()[0]
{'campaign': 'true', 'scenario': 'business_as_usual', 'difficulty': 'beginner'}
>>> g = new("monster_lands", seats=1, options=campaign.due()[0])  # played to its end: campaign = campaign.played(g)
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from karczma.effects.plain import typed
from karczma.games import UnknownTitle, find
from karczma.kernel.choices import Refusal, no
from karczma.title.contract import Campaign
from karczma.title.options import WrongTable

OPTION = "campaign"  # of the table: whether its game belongs to a campaign


class NoCampaign(WrongTable):
    """The title has no campaign, or the text is none."""


def kind(title: str) -> type[Campaign]:
    """The campaigns of that title."""
    found = find(title)
    if not found.campaign:
        with found.refusing():
            raise NoCampaign(f"{title} has no campaign", no(""), reason="table-no-campaign")
    return found.campaign


def first(title: str) -> Campaign:
    """A campaign of which nothing has been played."""
    return kind(title)()


def fits(campaign: Campaign, settled: Mapping[str, str]) -> bool:
    """Whether a table with these options is one of those due; what they leave open is the player's choice."""
    return any(due.items() <= settled.items() for due in campaign.due())


def not_due(campaign: Campaign) -> WrongTable:
    """Why a table is none of those due."""
    due = [{option: value for option, value in each.items() if option != OPTION} for each in campaign.due()]
    listed = ";".join(" ".join(f"{option}={value}" for option, value in each.items()) for each in due)
    text = f"the campaign goes on with {' or '.join(map(str, due))}"
    return WrongTable(text, Refusal("", {"due": listed}), reason="table-not-due")


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
