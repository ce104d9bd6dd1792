"""What a title must offer, and to whom.

A title's descriptor (descriptor.py) has a function that gives its `Parts`, so that listing the titles reads no rules.
Everything that the kernel, the server, the simulation, the terminal and the browser ask of a title stands in the
classes below and nowhere else. What has no default must be there: mypy says so at once, and without it the title cannot
be imported. What has a default may be left out, and the comment beside it says what follows then.

A terminal board of its own (`karczma.cli.boards`) and a browser table (`web/src/games`) are drawn for a title; without
them both show the plain one, which works for every title.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import Any, ClassVar, Literal, Protocol, Self, get_args, get_origin

import msgspec

from karczma.effects.card_files import CardFiles
from karczma.effects.load import Vocabulary
from karczma.effects.signs import Signs
from karczma.effects.text import Line
from karczma.kernel.chance import Source
from karczma.kernel.choices import Seat
from karczma.kernel.events import Event
from karczma.kernel.flow import Decision
from karczma.kernel.game import Game
from karczma.title.components import printed

FUNCTION: Any = Callable
Facts = dict[str, Any]  # values that a message may use, by their names there


class BrokenContract(TypeError):
    """A title that does not offer what it must; says which title, and what is missing or of the wrong kind."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the contract. What is asked for as a function must be one."""

    def __post_init__(self) -> None:
        for field in msgspec.structs.fields(self):
            held, wanted = getattr(self, field.name), field.type
            kinds = get_args(wanted) if get_origin(wanted) is UnionType else (wanted,)
            wants_function = any(get_origin(kind) is FUNCTION for kind in kinds)
            if wants_function and held is not None and not callable(held):
                raise TypeError(f"`{field.name}` of its {type(self).__name__} is {held!r}, which is no function")


class Cards(Protocol):
    """The components of a title as its rules use them."""

    @property
    def id(self) -> str:
        """Which edition: "standard", or that of a content pack; records keep it."""


class New(Protocol):
    """Sets up a table and leads it to its first question."""

    def __call__(
        self, seats: int, options: Mapping[str, str], source: Source, cards: Any, journal: list[Any], /
    ) -> Game: ...


class Language(Part, frozen=True, kw_only=True):
    """What card files may say, besides the verbs: for the page of effects."""

    vocabulary: Callable[[], Vocabulary]  # the verbs, and what can be counted
    counters: Mapping[str, Callable[..., int]] = {}  # zone -> how it is counted
    moments: Mapping[str, type[Any]] = {}  # what `when` may wait for
    quantities: Mapping[str, Any] = {}  # what `while` may change


class Rules(Part, frozen=True, kw_only=True):
    """How a table is set up, and what its components are. Asked by the kernel, and so by everybody."""

    new: New  # sets up a table
    catalogue: Callable[[str | Path | None], Cards] = printed
    # the components, with the card files of a content pack laid over ours; without: packs are refused
    provenance: Callable[[], Mapping[str, int]] = dict
    # how many components have their values from where; without: nothing is said of it
    files: CardFiles | None = None  # the card files; without them content packs are refused and no card has a face
    language: Language | None = None  # without it the page of effects does not tell of this title


class Wording(Part, frozen=True, kw_only=True):
    """What words need to know of a title. Asked by the locale, and through it by the terminal and the server.

    Which message words what follows from names (`ask-<decision>`, `choice-<choice>`, `event-<event>`); the values of a
    message are the fields of what is worded, and what is added here.
    """

    tokens: tuple[str, ...] = ()  # ids of the tokens that effects count, in the order of their numbers
    choices: Mapping[type[Any], Callable[[Any, Any, Any], Facts | None]] = {}
    # (choice, table, decision): what it costs and brings, for `choice-...-here`; without: `choice-...` as it is
    decisions: Mapping[type[Any], Callable[[Any, Any], Facts]] = {}  # (decision, table): what a prompt says besides
    events: Mapping[type[Any], Callable[[Any], Facts]] = {}  # what a line of the log says besides
    ahead: Mapping[type[Any], Callable[[Any, Any, Any], Decision | None]] = {}
    # (choice, table, decision): the question that follows, told before the choice is made; without: it comes after
    together: Mapping[type[Any], str] = {}  # events told in one sentence when they follow each other: the part listed
    summed: Mapping[type[Any], tuple[str, ...]] = {}  # the same, with these parts added up
    spelled: Callable[[Mapping[str, Any], Any], Facts] | None = None  # places by their names; without: by numbers
    card: Callable[[str, Path | None], Sequence[Line]] | None = None  # a component, line by line; without: its name
    card_here: Callable[[str, Any, Path | None], Sequence[Line]] | None = None
    # the same at a table that agreed on other values than the printed ones; without: as printed
    places: Sequence[str] = ()  # what has a face beside the cards of the files; without: only those have one
    signs: Callable[[str], Sequence[Signs]] | None = None  # the phrases of its face in signs; without: it shows none
    derived_view: Callable[[Any], Any] | None = None  # what follows from a view, so that no client works it out
    verdict: Callable[[Any], Event | None] | None = None  # how a finished game ended, if more than who won is to say


class Statistics(Part, frozen=True, kw_only=True):
    """What is asked about a finished game. Asked by the simulation."""

    sides: Callable[[Any], Sequence[str]]  # what each seat plays with
    ended: Callable[[Any], str]  # how it ended
    rounds: Callable[[Any], int]  # after how many
    rank: Callable[[Any], str | None] = lambda g: None  # what a player alone has earned
    ranks: Sequence[str] = ()  # from the lowest on


class Gave(msgspec.Struct, frozen=True):
    """What a component, or so many of a kind, gave in the end. `what` is its id; the message `name-...` tells it."""

    what: str
    n: int
    points: int


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """A category of the final count: its points by seat, and what they come from."""

    name: str
    figures: Sequence[int]
    gave: Sequence[Sequence[Gave]] = ()  # by seat, adding up to the figure; none for a seat: only the figure is told
    turned: Sequence[Sequence[str]] = ()  # by seat: what was face down until the end; before it nobody counts it


class Rival(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent without a seat, its points by category in the order of the count; none: only the total is known."""

    message: str  # that tells its name
    figures: Sequence[int] = ()
    total: int


class FinalCount(Part, frozen=True, kw_only=True):
    """Where the points of a finished game come from, and in which order they are counted. Asked by the server and the
    terminal."""

    categories: Mapping[str, str]  # by name, which the message `score-<name>` tells: its clause
    count: Callable[[Any], Sequence[Counted]]  # those of this table, adding up to its scores; none: nothing is counted
    round: Callable[[Any], int]  # which round a table is in, for the points over time; 0: it is being set up
    rival: Callable[[Any], Rival | None] = lambda g: None  # an opponent without a seat
    tie: Callable[[Any], str] = lambda g: ""  # the clause that decided among several with most points
    why: Callable[[Any], str] = lambda g: ""  # the clause by which the game was over


def lead(g: Game, seat: Seat) -> float:
    """Points, against the best of the others."""
    scores = list(g.scores())
    own = scores.pop(seat)
    return own - max(scores, default=0)


class Terms(Part, frozen=True, kw_only=True):
    """What a judgement adds up, by name. Asked by planners, and by `karczma learn`, which fits the weights by play."""

    names: tuple[str, ...]
    figures: Callable[[Any, Seat], Sequence[float]]  # one for each name, in points; together they are `evaluate`
    fixed: tuple[str, ...]  # those that nobody may weigh: all others are measured by them
    weights: Path  # JSON: how much each counts, by name; what is not in it counts once


class Bots(Part, frozen=True, kw_only=True):
    """How good a position is. Asked by the simple bots and by the simulation."""

    evaluate: Callable[[Any, Seat], float] = lead
    # points, as far as they can be foreseen; higher is better for that seat; without: the lead in points as they are
    terms: Terms | None = None  # without: nothing can be fitted, and planners judge by `evaluate`
    statistics: Statistics | None = None  # without: no balance and no spread of scores can be reported


Status = Literal["running", "won", "lost"]


class Played(Protocol):
    """A game of a campaign: at which table, what it earned, and what that means by which clause."""

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


class Positions(Part, frozen=True, kw_only=True):
    """What position files say of a title's fields besides what their annotations tell. Asked by `title/positions`.

    A field is named by its record and itself: `Player.clan`.
    """

    kinds: Mapping[str, str] = {}  # its numbers name components of this family ("": cards); without: they are numbers
    words: Mapping[str, Sequence[str] | Callable[[Any], Sequence[str]]] = {}  # what its numbers are called, from 0 on
    places: Mapping[str, Sequence[str] | str] = {}
    # what the places of this list are called, or the family that has one each; without: by number
    beside: Mapping[str, Mapping[str, Any]] = {}
    # lists that tell something of each thing that lies there, and what they hold as a rule; without: told by themselves


class Parts(Part, frozen=True, kw_only=True):
    """Everything that a title offers."""

    rules: Rules  # the game itself
    wording: Wording = Wording()  # what its words need to know; without: nothing but the fields of what is worded
    bots: Bots = Bots()  # how good a position is; without: as good as the points of it
    campaign: type[Campaign] | None = None  # without: its games stand alone
    final_count: FinalCount | None = None  # without: the end tells nothing but totals
    positions: Positions = Positions()  # without: position files call everything as its annotations do
