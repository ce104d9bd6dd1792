"""`karczma play --campaign NAME`: the game of a campaign that is due, or the one that was left; kept between games."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from karczma import campaigns, new
from karczma.cli import saves
from karczma.cli.errors import wrong
from karczma.cli.reader import Reader, given_names
from karczma.cli.session import Session, resumed
from karczma.cli.terminal import Terminal, typed
from karczma.games import find
from karczma.kernel.record import read_file
from karczma.title.contract import Campaign, Played

ENDING = ".json"


class Wishes(NamedTuple):
    """What the command line says about the game to be played."""

    language: str
    seed: int | None
    options: Mapping[str, str]
    names: str
    content: Path | None


def play_campaign(name: str, title: str, wishes: Wishes) -> None:
    CampaignPlay(name, title, wishes).run()


class CampaignPlay:
    """A campaign in a file, and its games in files beside it: their numbers follow from the games played."""

    def __init__(self, name: str, title: str, wishes: Wishes) -> None:
        self.name, self.wishes, self.file = name, wishes, file_of(name)
        self.title, self.campaign = opened(self.file, title)
        self.reader = Reader(self.title, wishes.language, 0, given_names(wishes.names, 1), wishes.content)
        self.console = Console(highlight=False)

    @property
    def record(self) -> Path:
        """Where the game is kept that is due."""
        return self.file.with_name(f"{self.file.stem}-{len(self.campaign.games) + 1:02}{saves.SUFFIX}")

    def run(self) -> None:
        session = self.game_left()
        while session and session.g.over:  # it ended, and then something went wrong
            self.count(session)
            session = self.game_left()
        self.show(course(self.campaign, self.reader))
        if self.campaign.status != "running":
            self.say(f"terminal-campaign-{self.campaign.status}", n=len(self.campaign.games))
            return
        if session:
            self.say("terminal-campaign-left")
        session = session or self.next_game()
        if session:
            self.play(session)

    def game_left(self) -> Session | None:
        if not self.record.exists():
            return None
        session = resumed(read_file(self.record), 0, {}, self.wishes.content)
        if not campaigns.fits(self.campaign, session.journal[0].options):
            raise wrong("terminal-wrong-due", record=str(self.record), file=str(self.file))
        return session

    def next_game(self) -> Session | None:
        due = self.chosen()
        if due is None:
            return None
        seed = secrets.randbelow(1 << 32) if self.wishes.seed is None else self.wishes.seed
        return Session(new(self.title, 1, seed, {**due, **self.wishes.options}, self.wishes.content), 0, {})

    def chosen(self) -> Mapping[str, str] | None:
        """The table that is due; if there are several, the one the person names, unless they leave."""
        wanted = self.wishes.options
        due = [
            each for each in self.campaign.due() if all(wanted.get(id, value) == value for id, value in each.items())
        ]
        if not due:
            with find(self.title).refusing():
                raise campaigns.not_due(self.campaign)
        while len(due) > 1:
            self.say("terminal-campaign-choose")
            self.show(*(Text(f"  {n}  {words}") for n, words in enumerate(choices(due, self.reader), 1)))
            line = typed()
            if line is None:
                return None
            if line.strip().isdigit() and 0 < int(line) <= len(due):
                due = [due[int(line) - 1]]
        return due[0]

    def play(self, session: Session) -> None:
        """The game, kept beside the campaign however it is left; a campaign that nobody began is not kept."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        begun = len(session.journal)
        Terminal(session, self.reader, self.console, self.command, self.record).run()
        if session.unsaved:
            raise typer.Exit(1)
        if self.record.exists() or len(session.journal) != begun:
            session.save(self.record)  # also if another file was named on the way
            campaigns.save(self.file, self.title, self.campaign)
        if session.g.over:
            self.count(session)
            self.show(earned(self.campaign.games[-1], self.reader), course(self.campaign, self.reader))
            self.print_the_way_on()

    def count(self, session: Session) -> None:
        self.campaign = self.campaign.played(session.g)
        campaigns.save(self.file, self.title, self.campaign)

    def print_the_way_on(self) -> None:
        if self.campaign.status == "running":
            self.say("terminal-campaign-on", command=self.command(self.reader.language, self.file))
        else:
            self.say(f"terminal-campaign-{self.campaign.status}", n=len(self.campaign.games))

    def command(self, language: str, _file: Path | None) -> str:
        words = ["karczma", "play", "--campaign", self.name]
        words += ["--names", self.wishes.names] if self.wishes.names else []
        words += ["--content", str(self.wishes.content.resolve())] if self.wishes.content else []
        return shlex.join([*words, "--lang", language])

    def say(self, message: str, **args: object) -> None:
        self.console.print(self.reader.say(message, **args), markup=False, soft_wrap=True)

    def show(self, *parts: RenderableType) -> None:
        self.console.print(Group(*parts))


def file_of(name: str) -> Path:
    """A bare name is kept where games are kept; anything with a folder or an ending is a file."""
    path = Path(name).expanduser()
    if path.suffix == ENDING or path.name != name:
        return path.absolute()
    return saves.folder() / "campaigns" / f"{name}{ENDING}"


def opened(file: Path, title: str) -> tuple[str, Campaign]:
    if not file.exists():
        if not title:
            raise wrong("terminal-wrong-begin", file=str(file))
        return title, campaigns.first(title)
    kept, campaign = campaigns.load(file)
    if title and title != kept:
        raise wrong("terminal-wrong-kept", file=str(file), kept=kept, title=title)
    return kept, campaign


# -- what is shown -------------------------------------------------------------------------------------------------


def course(campaign: Campaign, reader: Reader) -> RenderableType:
    """The stages, with what was earned at each, and where the person stands."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for n, stage in enumerate(campaign.stages):
        played = [game for game in campaign.games if game.options[campaign.stage_option] == stage]
        here = n == campaign.stage and campaign.status == "running"
        ranks = ", ".join(reader.name(game.rank) for game in played)
        style = "bold" if here else "" if played else "dim"
        grid.add_row(
            Text("▶" if here else "", "green"), Text(f"{n + 1}.", style), Text(reader.name(stage), style), ranks
        )
    head = reader.say("terminal-campaign", n=len(campaign.games))
    return Group(Text(head, "bold"), Padding(grid, (0, 0, 1, 1)))


def earned(game: Played, reader: Reader) -> RenderableType:
    """The rank, what it means for the campaign, and by which clause."""
    words = Text.assemble(reader.say(f"campaign-{game.outcome}"), (f"  [{game.clause}]", "dim"))
    return Group(Text(reader.name(game.rank), "bold green"), words, Text(""))


def choices(due: list[Mapping[str, str]], reader: Reader) -> list[str]:
    """In what the tables differ."""
    differ = [option for option in due[0] if len({each[option] for each in due}) > 1]
    value_name = reader.speaker.value
    return [", ".join(value_name(option, each[option]) for option in differ) for each in due]
