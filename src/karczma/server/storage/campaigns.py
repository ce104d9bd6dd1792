"""Campaigns in the database. Each game is a table that knows its campaign and its step; the campaign moves on once."""

from __future__ import annotations

import secrets
from time import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from karczma.campaigns import first, kind, plain, restored
from karczma.kernel.game import Game
from karczma.server.protocol import CampaignGame, CampaignInfo, CampaignPath, CampaignStatus
from karczma.server.storage.database import campaigns, tables
from karczma.server.storage.store import Row
from karczma.server.storage.writer import Writer
from karczma.title.contract import Campaign

RUNNING: Final = "running"
GIVEN_UP: Final = "given-up"


class StoredCampaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign as it is stored. `step` is the number of games played, and of the table that is played now."""

    id: str
    title: str
    owner: str
    state: Any
    step: int
    status: CampaignStatus
    created: float
    changed: float

    def campaign(self) -> Campaign:
        return restored(self.title, self.state)


class Campaigns:
    def __init__(self, writer: Writer) -> None:
        self.writer, self.engine = writer, writer.engine

    async def begin(self, owner: str, title: str) -> StoredCampaign:
        campaign, now = first(title), time()
        kept = StoredCampaign(
            id=secrets.token_urlsafe(12),
            title=title,
            owner=owner,
            state=plain(campaign),
            step=0,
            status=campaign.status,
            created=now,
            changed=now,
        )
        async with self.writer.begin() as connection:
            await connection.execute(campaigns.insert().values(**msgspec.to_builtins(kept)))
        return kept

    async def find(self, id: str) -> StoredCampaign | None:
        found = await self.where(campaigns.c.id == id) if id.isprintable() else []
        return found[0] if found else None

    async def of(self, owner: str) -> list[StoredCampaign]:
        """Somebody's campaigns, the latest first."""
        return await self.where(campaigns.c.owner == owner)

    async def where(self, which: Any) -> list[StoredCampaign]:
        query = campaigns.select().where(which).order_by(campaigns.c.changed.desc()).limit(100)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [StoredCampaign(**{str(name): value for name, value in each.items()}) for each in found]

    async def tables(self, campaign: str) -> dict[int, str]:
        """The tables of its games, by step; the one that is not over may be among them."""
        query = sa.select(tables.c.step, tables.c.id).where(tables.c.campaign == campaign)
        async with self.engine.connect() as connection:
            return {row.step: row.id for row in await connection.execute(query)}

    async def detach(self, table: str) -> None:
        """Nobody can go on with this game here: its step is played anew."""
        async with self.writer.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == table).values(campaign=None, step=None))

    async def move_on(self, table: Row, g: Game) -> None:
        """A game is over. Whoever comes second, or comes back, finds that the campaign has moved on already."""
        kept = await self.find(table.campaign or "")
        if kept is None or kept.step != table.step or kept.status == GIVEN_UP:
            return
        after = kept.campaign().played(g)
        values = {"state": plain(after), "step": kept.step + 1, "status": after.status, "changed": time()}
        await self.change(kept, values)

    async def give_up(self, kept: StoredCampaign) -> None:
        """The game that is being played, if there is one, can be finished, and counts for nothing."""
        await self.change(kept, {"status": GIVEN_UP, "changed": time()})

    async def change(self, kept: StoredCampaign, values: dict[str, Any]) -> None:
        """Unless it has changed since."""
        still = sa.and_(*[campaigns.c[name] == getattr(kept, name) for name in ("id", "step", "status")])
        async with self.writer.begin() as connection:
            await connection.execute(campaigns.update().where(still).values(**values))

    async def info(self, kept: StoredCampaign) -> CampaignInfo:
        campaign, played_at = kept.campaign(), await self.tables(kept.id)
        running = kept.status == RUNNING
        return CampaignInfo(
            id=kept.id,
            title=kept.title,
            status=kept.status,
            path=path_of(kept.title),
            stage=campaign.stage,
            games=[
                CampaignGame(dict(game.options), game.rank, game.outcome, game.clause, played_at.get(step))
                for step, game in enumerate(campaign.games)
            ],
            due=[dict(due) for due in campaign.due()] if running else [],
            table=played_at.get(kept.step) if running else None,
            created=kept.created,
            changed=kept.changed,
        )


def path_of(title: str) -> CampaignPath:
    its = kind(title)
    return CampaignPath(its.stage_option, list(its.stages), list(its.ranks), [dict(due) for due in its().due()])
