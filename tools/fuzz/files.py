"""Files of one's own: content packs and saved campaigns, damaged in any way, are used or refused with their place."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import yaml

import karczma
from fuzz.bending import bent, bent_text, encoded, pick, scrambled
from fuzz.report import Found, Progress, smallest
from fuzz.tables import titles
from karczma import campaigns
from karczma.effects.load import ContentError
from karczma.games import find

CAMPAIGN = "monster_lands"  # the title that has one


class Files:
    """Any kind of file: `real` are some that are right, `use` reads one, and `refused` is what it may answer."""

    def __init__(self, part: str, folder: Path, rng: Random) -> None:
        self.part, self.folder, self.rng = part, folder, rng
        self.count = 0

    def attempt(self, real: str, use: Callable[[bytes], object], refused: type[Exception]) -> list[Found]:
        def wrong(data: bytes) -> str:
            try:
                use(data)
            except refused as error:
                return "" if str(error) else "refused without a word"
            except Exception as error:
                return "".join(traceback.format_exception(error)[-3:])
            return ""

        data = self.damaged(real)
        what = wrong(data)
        return [Found(self.part, what, repr(smallest(data, wrong)))] if what else []

    def damaged(self, real: str) -> bytes:
        if self.rng.random() < 0.5:
            return encoded(bent(yaml.load(real, yaml.CSafeLoader), self.rng), self.rng)  # JSON is YAML, too
        data = bent_text(real, self.rng).encode("utf-8", "surrogatepass")
        return scrambled(data, self.rng) if self.rng.random() < 0.3 else data

    def new_folder(self) -> Path:
        """Packs are read once in each process: each lies in a folder of its own."""
        self.count += 1
        folder = self.folder / f"{self.part}-{self.count}"
        folder.mkdir()
        return folder


def packs(folder: Path, inputs: int, rng: Random, progress: Progress) -> list[Found]:
    """A card file of a title, laid over itself."""
    progress.begin("packs")
    files, real = Files("packs", folder, rng), card_files()
    for _ in range(inputs):
        title, path = pick(rng, real)
        if found := files.attempt(few_cards(path, rng), partial(laid_over, files, title, path), ContentError):
            return [Found(each.part, f"{title}, {path.name}: {each.what}", each.input) for each in found]
        progress.add()
    return []


def card_files() -> list[tuple[str, Path]]:
    files = {title: found.folder for title in titles() if (found := find(title).rules.files)}
    return [(title, path) for title, folder in files.items() for path in sorted(folder.glob("*.yaml"))]


def few_cards(path: Path, rng: Random) -> str:
    """A pack says only what differs."""
    data: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    cards = data.get("cards") or {}
    chosen = rng.sample(sorted(cards), min(2, len(cards)))
    return yaml.dump({**data, "cards": {card: cards[card] for card in chosen}}, allow_unicode=True, sort_keys=False)


def laid_over(files: Files, title: str, path: Path, data: bytes) -> None:
    pack = files.new_folder()
    (pack / path.name).write_bytes(data)
    karczma.new(title, seats=2, seed=1, content=pack)


def kept_campaigns(folder: Path, inputs: int, rng: Random, progress: Progress) -> list[Found]:
    """A saved campaign, some games on its way."""
    progress.begin("campaigns")
    files, path = Files("campaigns", folder, rng), folder / "campaign.json"
    real = [saved(path, games) for games in (0, 1, 3, 30)]

    def use(data: bytes) -> None:
        path.write_bytes(data)
        _, campaign = campaigns.load(path)
        assert list(campaign.due()) or campaign.status != "running", "nothing is due, and it is not over"

    for _ in range(inputs):
        if found := files.attempt(pick(rng, real), use, campaigns.NoCampaign):
            return found
        progress.add()
    return []


def saved(path: Path, games: int) -> str:
    """A campaign in which so many games were won, but not well enough to go on."""
    played: list[dict[str, str]] = []
    campaign = campaigns.first(CAMPAIGN)
    for _ in range(games):
        due = campaign.due()[0]
        played.append({"scenario": due["scenario"], "difficulty": due["difficulty"], "rank": campaign.ranks[1]})
        campaign = campaigns.restored(CAMPAIGN, {"games": played})
    campaigns.save(path, CAMPAIGN, campaign)
    return path.read_text()
