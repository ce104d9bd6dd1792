"""Campaigns: one's own, and going on with them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import Request, get, post
from litestar.exceptions import NotFoundException

import karczma
from karczma.server.protocol import CampaignInfo, NewCampaign, NextGame, TableInfo
from karczma.server.registry import NoSuchCampaign, TableRegistry
from karczma.server.routes.context import REFUSALS, registry_of, somebody
from karczma.server.routes.limits import new_tables, room_for_campaign
from karczma.server.storage.campaigns import StoredCampaign


async def campaign_infos(registry: TableRegistry, campaigns: list[StoredCampaign]) -> list[CampaignInfo]:
    """One that the rules of today do not allow harms nobody else."""
    infos = []
    for kept in campaigns:
        with suppress(karczma.UnknownTitle, karczma.WrongTable):
            infos.append(await registry.campaigns.info(kept))
    return infos


@get("/campaigns", responses=REFUSALS)
async def my_campaigns(request: Request[Any, Any, Any]) -> list[CampaignInfo]:
    """All of one's own, the latest first, with every game that was played in them."""
    person, registry = await somebody(request), registry_of(request)
    return await campaign_infos(registry, await registry.campaigns.of(person.id))


@post("/campaigns", status_code=201, responses=REFUSALS)
async def new_campaign(request: Request[Any, Any, Any], data: NewCampaign) -> CampaignInfo:
    """A campaign of a title that has one; its first game is asked for as every other."""
    person, registry = await somebody(request), registry_of(request)
    await room_for_campaign(request, person)
    return await registry.campaigns.info(await registry.campaigns.begin(person.id, data.title))


@get("/campaigns/{campaign:str}", responses=REFUSALS)
async def campaign_info(request: Request[Any, Any, Any], campaign: str) -> CampaignInfo:
    """How far one has come: also what a game that has just ended means."""
    registry = registry_of(request)
    return await registry.campaigns.info(await campaign_of(request, campaign))


@post("/campaigns/{campaign:str}/next", status_code=200, responses=REFUSALS, guards=[new_tables])
async def next_game(request: Request[Any, Any, Any], campaign: str, data: NextGame) -> TableInfo:
    """Go on: with the game that is not over, or with the next one."""
    person, kept = await somebody(request), await campaign_of(request, campaign)
    return (await registry_of(request).next_game(person, kept, data)).live.info(person)


@post("/campaigns/{campaign:str}/give-up", status_code=200, responses=REFUSALS)
async def give_up(request: Request[Any, Any, Any], campaign: str) -> CampaignInfo:
    """Not to be gone on with; a game that is being played can be finished, and counts for nothing."""
    registry = registry_of(request)
    return await registry.campaigns.info(await registry.give_up(await campaign_of(request, campaign)))


async def campaign_of(request: Request[Any, Any, Any], campaign: str) -> StoredCampaign:
    try:
        return await registry_of(request).campaign(await somebody(request), campaign)
    except NoSuchCampaign:
        raise NotFoundException("There is no such campaign.") from None
