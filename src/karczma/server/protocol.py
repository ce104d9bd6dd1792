"""What goes over the wire: requests, messages and their parts, as types from which OpenAPI and TypeScript are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

END = r"$(?!\n)"  # a bare $ would let a line break pass
ONE_LINE = rf"^[^\x00-\x1f\x7f]*{END}"  # no control characters; and no star before a name: the host has it
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=rf"^(?!\s*★)[^\x00-\x1f\x7f]*{END}")]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern=rf"^[0-9A-Za-z_-]*{END}")]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=ONE_LINE)]
Access = Literal["open", "link", "private"]
Pace = Literal["live", "turns"]
Sitter = Literal["open", "person", "bot"]
# Begun with rules that are gone; its journal is damaged; the people gave it up; its host sent everybody home.
Closed = Literal["other-rules", "unreadable", "conceded", "cancelled"]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client asks for: unknown fields are refused."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, and which part of it. What people bring about has a `code`, in the asker's words."""

    status: int
    message: str
    where: list[dict[str, str]] = []
    code: str = ""
    clause: str = ""  # of the rule that refuses a table


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]


# -- titles --------------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """A switch of the table, named by its clause."""

    id: str
    clause: str
    values: list[str]
    default: str
    reading: bool  # how to read what the rulebook leaves open
    several: int  # so many of the values, separated by commas; 0: one of them
    players: list[int]  # only with so many players may it be changed; none: with any number
    only: dict[str, list[str]]  # it may be changed only where these other options have such a value


class CampaignPath(msgspec.Struct, frozen=True):
    """The stages of a title's campaign, as values of an option, and the ranks to be earned, the lowest first."""

    option: str
    stages: list[str]
    ranks: list[str]
    first: list[dict[str, str]]  # the tables with which it may begin


class TitleInfo(msgspec.Struct, frozen=True):
    id: str
    names: dict[str, str]  # by language
    version: str
    players: list[int]
    options: list[OptionInfo]
    maturity: str
    provenance: dict[str, int]  # how many cards have their values from where
    bots: list[str]
    campaign: CampaignPath | None


class ClauseInfo(msgspec.Struct, frozen=True):
    """A rule, in our own words, in both languages."""

    id: str
    kind: str
    section: str
    en: str
    pl: str
    note: str
    see: list[str]


class ChapterInfo(msgspec.Struct, frozen=True):
    """What the rules whose ids begin with `id` are about; `under`: the chapter that it is a part of."""

    id: str
    en: str
    pl: str
    under: str


# -- tables --------------------------------------------------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds; none of them: no clock."""

    per_move: Annotated[float, msgspec.Meta(ge=5, le=14 * 86400)] | None = None
    per_game: Annotated[float, msgspec.Meta(ge=60, le=90 * 86400)] | None = None


class SeatWish(Asked, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: the one who asks (`me`, also several times: one device), a bot, or whoever comes."""

    who: Literal["me", "bot", "open"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=ONE_LINE)] = ""


class NewTable(Asked, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Annotated[str, msgspec.Meta(max_length=300)]] = {}
    name: Annotated[str, msgspec.Meta(max_length=60, pattern=ONE_LINE)] = ""
    access: Access = "link"
    pace: Pace = "live"
    clock: Clock | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    nonce: Nonce = ""


class Join(Asked, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, msgspec.Meta(max_length=40)] = ""
    nonce: Nonce = ""


class OneSeat(Asked, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]


class BotSeat(OneSeat, frozen=True, forbid_unknown_fields=True):
    """A bot for an open seat."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=ONE_LINE)] = ""


class Concede(Asked, frozen=True, forbid_unknown_fields=True):
    """Give the game up, or say no to those who want to. It ends when everybody who plays wants it."""

    agree: bool = True


class Hide(Asked, frozen=True, forbid_unknown_fields=True):
    """Keep a game that has ended out of one's own lists, or show it there again."""

    hidden: bool = True


class PlayOn(Asked, frozen=True, forbid_unknown_fields=True):
    """From the middle of a finished game: after so many moves, at this seat; bots sit at the others."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"
    nonce: Nonce = ""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a table, as everybody sees it."""

    sitter: Sitter
    name: str = ""
    person: str | None = None  # whose seat it is; nobody's while it is open or a bot's
    bot: str = ""
    nonce: str = ""
    stand_in: str = ""  # a bot that plays while the person is away


class Beginning(msgspec.Struct, frozen=True):
    """The finished game from which a table goes on, and how many moves were made there; none: a position file."""

    table: str
    moves: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    title: str
    version: str
    options: dict[str, str]
    seats: list[SeatInfo]
    host: str
    access: Access
    pace: Pace
    clock: Clock | None
    status: Literal["waiting", "running", "over", "unfinished"]
    closed: Closed | None  # why the game cannot go on, if it is unfinished
    commitment: str
    key: str | None  # told after the end
    seed: int | None  # chosen by the host: whoever knows it can reckon every card and die; such a game is never rated
    result: Result | None
    rematch: str | None
    conceding: list[int]  # seats of those who want to give the game up
    created: float
    changed: float
    invitation: str | None = None  # only for those who sit at it
    campaign: str | None = None  # to which the game belongs; only for whose it is
    begins_with: Beginning | None = None  # such a game is never rated and counts for no campaign


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    told: Happening | None = None  # how it ended, where the title can tell more than who won


# -- campaigns -----------------------------------------------------------------------------------------------------


class NewCampaign(Asked, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, msgspec.Meta(max_length=40)]


class NextGame(Asked, frozen=True, forbid_unknown_fields=True):
    """The table that is due; where several are, the options must say which. Other options are free."""

    options: dict[str, Annotated[str, msgspec.Meta(max_length=300)]] = {}
    name: Annotated[str, msgspec.Meta(max_length=60, pattern=ONE_LINE)] = ""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    nonce: Nonce = ""


class CampaignGame(msgspec.Struct, frozen=True):
    """A game that was played: at which table, what it earned, and what that meant by which clause."""

    options: dict[str, str]
    rank: str
    outcome: str  # the title's message campaign-...
    clause: str
    table: str | None


CampaignStatus = Literal["running", "won", "lost", "given-up"]


class CampaignInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody has come."""

    id: str
    title: str
    status: CampaignStatus
    path: CampaignPath
    stage: int  # of the path: what comes next, or came last
    games: list[CampaignGame]
    due: list[dict[str, str]]  # the tables that may come next, told by their options
    table: str | None  # the game that is not over
    created: float
    changed: float


class Lobby(msgspec.Struct, frozen=True):
    mine: list[TableInfo]
    waiting: list[TableInfo]
    running: list[TableInfo]
    finished: list[TableInfo]
    turns: list[str]  # ids of tables that wait for the one who asks
    campaigns: list[CampaignInfo]  # of the one who asks, not won or lost yet


# -- what a seat receives ------------------------------------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True):
    """A choice: its text is what is sent back; name and parts are for wording it."""

    text: str
    name: str
    parts: dict[str, Any]
    facts: dict[str, Any]
    here: dict[str, Any] | None = None  # what it costs or brings here, for its words; texts as effects/text.py tells
    next: Question | None = None  # what would be asked next, where a title wants a gesture to be seen as a whole


class Refused(msgspec.Struct, frozen=True):
    """A choice that is on show but not legal, with the reason."""

    text: str
    name: str
    parts: dict[str, Any]
    clause: str
    facts: dict[str, Any]
    shown: dict[str, Any]  # the numbers behind the choice itself
    here: dict[str, Any] | None = None  # as in an offer


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked: the name of the decision, its clause, and what it says aloud."""

    seat: int
    name: str
    clause: str
    parts: dict[str, Any]
    options: list[Offer]
    refusals: list[Refused]


class Happening(msgspec.Struct, frozen=True):
    """An event, as one seat receives it, and the clause behind it."""

    name: str
    parts: dict[str, Any]
    clause: str


class Step(msgspec.Struct, frozen=True):
    """What came of one entry of the journal."""

    seq: int
    kind: Literal["choice", "undo"]
    seat: int
    events: list[Happening]
    at: float
    undone: list[int] = []  # of an undo: the choices that no longer stand


class Undo(msgspec.Struct, frozen=True):
    """What would be taken back, and whether it can be: freely, by consent (then who has not agreed yet), or not, and
    why. It is the seat's last choice and whatever it made in the same gesture; or the last choice of another seat."""

    free: bool
    reason: str  # "", nothing, rolled (or revealed), other, over
    asked_by: int | None = None
    missing: list[int] = []
    takes: list[int] = []  # sequence numbers of choices
    asked_for: list[int] = []  # those that the one who asked would take back


class Position(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="position"):
    """The table as one seat sees it now, and everything that happened since the sequence number it had."""

    seq: int
    seat: int  # -1: a spectator
    mine: list[int]  # seats of this person
    table: TableInfo
    view: dict[str, Any] | None  # none until the game has begun
    deciding: list[int]
    question: Question | None
    steps: list[Step]
    scores: list[int]
    undo: Undo
    watching: int
    present: list[int]  # seats with somebody connected
    clocks: list[float | None]  # seconds left, by seat
    over: bool


class Patch(msgspec.Struct, frozen=True, tag_field="type", tag="patch"):
    """The next position, by what it has in common with the last one: for connections that asked for patches. Cut the
    last one at each `,"`, put for [first, count] so many of its pieces from the first on, leave texts as they are, and
    join all by `,"`: that is the next one. `onto` and `gives` are the Adler-32 checksums of both, as UTF-8."""

    onto: int
    gives: int
    pieces: list[list[int] | str]


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Somebody came or went; a position tells the same."""

    watching: int
    present: list[int]


class Past(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="past"):
    """The table as it was after an earlier entry."""

    seq: int
    view: dict[str, Any]
    scores: list[int]


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    n: int
    name: str
    text: str
    at: float


class History(msgspec.Struct, frozen=True, tag_field="type", tag="history"):
    """What was said before one came, in one message."""

    lines: list[ChatLine]


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """Stored. The same key gives the same answer."""

    key: str
    seq: int


class Trouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """Why not. `moved-on`: the table is further than the client thought; a position follows. `not-stored`: ask again
    with the same key. `too-fast`: nothing was heard; ask again after `wait` seconds."""

    code: str
    message: str
    key: str = ""
    clause: str = ""
    facts: dict[str, Any] = {}
    wait: float = 0.0


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    pass


Outgoing = Position | Patch | Presence | Past | ChatLine | History | Done | Trouble | Pong


# -- what a seat sends ---------------------------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    seq: Annotated[int, msgspec.Meta(ge=0)]
    key: Key
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    text: Annotated[str, msgspec.Meta(max_length=300)]
    gesture: Annotated[str, msgspec.Meta(max_length=64, pattern=ONE_LINE)] = ""  # made in one go: taken back in one go


class TakeBack(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back what `Undo.takes` names; where that needs consent, ask for it. If somebody else asks: agree, or not."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    key: Key
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    agree: bool = True


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=ONE_LINE)]


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Look from another seat of mine (one device, several people), or at an earlier state."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] | None = None
    at: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Whole(msgspec.Struct, frozen=True, tag_field="type", tag="whole", forbid_unknown_fields=True):
    """A patch did not fit: tell the position whole, with everything since the last entry that is known here."""

    since: Annotated[int, msgspec.Meta(ge=0)]


class StandIn(msgspec.Struct, frozen=True, tag_field="type", tag="stand-in", forbid_unknown_fields=True):
    """A bot plays for a seat (one's own, or that of somebody who is away), or no longer does."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"  # empty: give the seat back


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


Incoming = Choose | TakeBack | Say | Look | Whole | StandIn | Ping
