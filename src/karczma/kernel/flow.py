"""Flow: what the rulebook is in the middle of, as a stack of frames lying in the state.

A frame is a `Procedure` (numbered steps that never ask), a `Decision` (one question to one seat) or a `Together`
(several seats at once, one lane each). Frames are immutable and hold only what would be said aloud; the program
counters are a parallel list, so copying the flow is two list copies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from functools import wraps
from typing import Annotated, Any, ClassVar, ParamSpec, Self, dataclass_transform

from karczma.kernel.bases import Plain, State, home, register
from karczma.kernel.chance import Seeded, Source
from karczma.kernel.choices import Choice, Illegal, Refusal, Seat, no
from karczma.kernel.events import clause_of, under
from karczma.kernel.state import DERIVED, OUTSIDE, T, state, value

P = ParamSpec("P")
Step = Callable[[Any, Any], None]
Random = Callable[[], float]  # from 0 up to 1
Policy = Callable[[Any, Any, Sequence[Choice], Random], Choice]  # for table and decision one of several options
NOT_DECIDING = no("K-FLOW-01")
CLAUSES: dict[Step, tuple[str, int]] = {}  # step function -> clause id, how often it is done


class Frame(Plain):
    __slots__ = ()
    steps: ClassVar[tuple[Step, ...]] = ()
    seat: Seat


@dataclass_transform(frozen_default=True)
def frame(cls: type[T]) -> type[T]:
    return value(cls)


def step(clause: str, times: int = 1) -> Callable[[Step], Step]:
    """The next numbered step of a procedure, and the clause it carries out."""

    def mark(method: Step) -> Step:
        CLAUSES[method] = clause, times
        return method

    return mark


def carries_out(clause: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For a function of the rules, called with the table first: what happens while it runs happens under its clause."""

    def mark(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def under_its_clause(*args: P.args, **kwargs: P.kwargs) -> T:
            g: Any = args[0]
            if g.heard is None:
                return function(*args, **kwargs)
            running, g.running = g.running, clause
            try:
                return function(*args, **kwargs)
            finally:
                g.running = running

        return under_its_clause

    return mark


class Procedure(Frame):
    """Numbered steps in source order; each names its clause and never asks anybody anything."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        register(cls)
        own = [method for method in vars(cls).values() if callable(method) and method in CLAUSES]
        cls.steps = tuple(method for method in own for _ in range(CLAUSES[method][1])) or cls.steps


class Decision(Frame):
    """One question, put to one seat. `clause` is the rule that asks it."""

    __slots__ = ()
    ask_anyway: ClassVar[bool] = False  # True: ask even if there is only one answer
    lists_quickly: ClassVar[bool] = False  # whether it has a list of options of its own
    clause: ClassVar[str] = "K-FLOW-02"

    def __init_subclass__(cls) -> None:
        register(cls)
        cls.lists_quickly = cls.options is not Decision.options

    def candidates(self, g: Any) -> Iterable[Choice]:
        """Everything that is on show here, legal or not."""
        raise NotImplementedError

    def options(self, g: Any) -> Sequence[Choice]:  # override only for speed; a test proves that both agree
        return [c for c in self.candidates(g) if c.refusal(g, self) is None]

    def several(self, g: Any) -> bool:  # override only for speed; a test proves that it never says so wrongly
        """Whether there surely is more than one answer, told sooner than by listing them all."""
        return False

    def draw(self, g: Any, chance: Random) -> tuple[Choice, bool]:  # override only for speed
        """One option, as the policy says or each as likely as the others, and whether there are others."""
        if g.policy is None and not self.lists_quickly:
            return self.draw_from(list(self.candidates(g)), g, chance, None)
        options = self.options(g)
        if g.policy is not None and len(options) > 1:
            return g.policy(g, self, options, chance), True
        return options[int(chance() * len(options))], len(options) > 1

    def draw_from(self, shown: list[Choice], g: Any, chance: Random, sure: Choice | None) -> tuple[Choice, bool]:
        """The same, of choices among which all options are, each once, and one is surely. Not all need be judged."""
        drawn = None
        while shown:
            i = int(chance() * len(shown))
            choice, shown[i] = shown[i], shown[-1]
            shown.pop()
            if choice.refusal(g, self) is None:
                if drawn is not None or (sure is not None and choice is not sure):
                    return drawn or choice, True
                drawn = choice
        assert drawn is not None, f"nobody can answer {self}"
        return drawn, False


@value
class Together(Frame):
    """Several seats choose at once. Each lane is a small stack of its own; inside it nothing is new.

    `secret`: until all lanes are done, each seat sees the table as if only itself had acted.
    """

    openings: tuple[Frame, ...]  # one per lane; its seat owns the lane
    secret: bool = False


@state
class Lane(State):
    seat: Seat
    frames: list[Frame]
    at: list[int]
    tick: int  # a lane has its own dice, or lanes would not commute
    said: list[Choice] = field(default_factory=list)
    offered: Annotated[Sequence[Choice] | None, DERIVED] = None


@state
class Flow(State):
    """The part of every game state that the kernel needs."""

    frames: list[Frame] = field(default_factory=list)
    at: list[int] = field(default_factory=list)  # program counter of each frame
    lanes: list[Lane] = field(default_factory=list)  # open lanes of a Together on top of the stack
    secret: bool = False  # whether what happens in the open lanes is hidden until all are done
    before: Any = None  # the table when a secret Together opened; never written to
    source: Source = Seeded(0)
    tick: int = 0  # how many chance outcomes there have been
    floor: Annotated[int, DERIVED] = 0  # where the stack stood when the running step began
    offered: Annotated[Sequence[Choice] | None, DERIVED] = None
    running: Annotated[Any, OUTSIDE] = None  # the step, the (choice, decision) or the clause that is being carried out
    journal: Annotated[list[Any] | None, OUTSIDE] = None  # (seat, choice), (tick, outcome, n), (seat, choice, FORCED)
    heard: Annotated[list[Any] | None, OUTSIDE] = None  # events, if somebody listens
    playing: Annotated[Random | None, OUTSIDE] = None  # chance, while it answers all questions
    policy: Annotated[Policy | None, OUTSIDE] = None  # what answers them with chance at hand, if not chance alone
    answered: Annotated[int, DERIVED] = 0  # how many questions with several options it has answered

    # -- for rules -----------------------------------------------------------------------------------------------

    def then(self, *frames: Frame) -> None:
        """Do these next, in this order, before whatever was going on continues.

        Two calls in one step keep their order too: later frames go below earlier ones, never on top of them.
        """
        floor = self.floor
        if len(frames) == 1 and floor == len(self.at):
            self.frames.append(frames[0])
            self.at.append(0)
        else:
            self.frames[floor:floor] = frames[::-1]
            self.at[floor:floor] = [0] * len(frames)

    def below(self, n: int) -> int:
        """One chance outcome, 0 to n - 1."""
        outcome = self.source.below(n, self.tick)
        if self.journal is not None:
            self.journal.append((self.tick, outcome, n))
        self.tick += 1
        return outcome

    def happened(self, event: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Something happened. The event is built only when somebody listens."""
        if self.heard is not None:
            self.heard.append(under(event(*args, **kwargs), self.rule))  # type: ignore[type-var]

    @property
    def rule(self) -> str:
        """The clause that is being carried out: of the running step, or of the choice or its decision."""
        match self.running:
            case None:
                return ""
            case str(clause):
                return clause
            case Choice() as choice, Decision() as decision:
                return clause_of(type(choice)) or decision.clause
            case running:
                return CLAUSES[running][0]

    @rule.setter
    def rule(self, clause: str) -> None:
        """From here on, until the next step begins, it is this clause; for a whole function see `carries_out`."""
        self.running = clause

    def card_rule(self, card: str) -> str:
        """The clause by which such a card works, if the title can tell it by the card."""
        return ""

    def finish(self) -> None:
        """The game ends here and now, whatever was going on, also in other lanes and outside of them."""
        for lane in self.lanes:
            lane.frames.clear()
            lane.at.clear()
        self.frames.clear()
        self.at.clear()
        self.floor = 0

    # -- for players ---------------------------------------------------------------------------------------------

    def deciding(self) -> tuple[Seat, ...]:
        """Seats that must choose now; () when the game is over."""
        if self.lanes:
            return tuple([lane.seat for lane in self.lanes if lane.frames])
        return (self.frames[-1].seat,) if self.frames else ()

    @property
    def over(self) -> bool:
        return not self.frames and not self.lanes

    def scores(self) -> tuple[int, ...]:
        """One number per seat, at any time, by what would count now."""
        raise NotImplementedError

    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; () until the end, and when everybody has lost."""
        raise NotImplementedError

    def decision(self, seat: Seat) -> Decision:
        """The question that this seat is asked."""
        top = (self.lane(seat) or self).frames[-1]
        assert isinstance(top, Decision)
        return top

    def options(self, seat: Seat) -> Sequence[Choice]:
        """What that seat may choose now; nothing if it is not asked."""
        if self.offered is not None and self.frames[-1].seat == seat:
            return self.offered
        stack = self.lane(seat) if self.lanes else self
        if stack is None or not stack.frames or stack.frames[-1].seat != seat:
            return ()
        if stack.offered is None:
            stack.offered = self.decision(seat).options(self)
        return stack.offered

    def refusals(self, seat: Seat) -> list[tuple[Choice, Refusal]]:
        """Everything that is on show but not legal, with clause and facts."""
        if seat not in self.deciding():
            return []
        decision = self.decision(seat)
        return [(c, why) for c in decision.candidates(self) if (why := c.refusal(self, decision)) is not None]

    def apply(self, choice: Choice, seat: Seat) -> None:
        """The door for players. Only what is on show is asked for its refusal: anything else might not even fit."""
        options = self.options(seat)
        for option in options:
            if option is choice:
                break
        else:
            if choice not in options:
                why = next((why for c, why in self.refusals(seat) if c == choice), NOT_DECIDING)
                raise Illegal(why, choice, seat, home(type(self)))
        if self.journal is not None:
            self.journal.append((seat, choice))
        lane = self.lane(seat) if self.lanes else None
        if lane is None:
            self.resolve(choice)
            self.run()
        else:
            self.play_in_lane(choice, lane)

    def listen(self) -> list[Any]:
        """From now on events are kept; the list they are kept in."""
        self.heard = []
        return self.heard

    # -- the machine ---------------------------------------------------------------------------------------------

    def resolve(self, choice: Choice) -> None:
        self.at.pop()
        decision = self.frames.pop()
        self.floor = len(self.at)
        self.offered = None
        self.running = choice, decision
        choice.perform(self, decision)

    def run(self) -> None:
        """Follow the rules until somebody must choose or nothing is left to do."""
        frames, at = self.frames, self.at
        while frames:
            top = frames[-1]
            steps = top.steps
            if not steps:
                if isinstance(top, Decision):
                    if self.playing is not None:
                        self.answer_by_chance(top, self.playing)
                        continue
                    if top.several(self):
                        self.offered = None  # they are listed when somebody wants to know
                        return
                    options = top.options(self)
                    if len(options) != 1 or top.ask_anyway:
                        assert options, f"nobody can answer {top}"
                        self.offered = options
                        return
                    if self.journal is not None:
                        self.journal.append((top.seat, options[0], "forced"))
                    self.resolve(options[0])  # a single option answers itself
                    continue
                assert isinstance(top, Together), top
                self.open_lanes(top)
                return
            pc = at[-1]
            if pc + 1 == len(steps):  # last step: the frame is finished before it begins,
                frames.pop()  # so Turn -> Turn -> Turn does not grow the stack
                at.pop()
            else:
                at[-1] = pc + 1
            self.floor = len(at)
            self.running = steps[pc]
            steps[pc](top, self)

    def answer_by_chance(self, decision: Decision, chance: Random) -> None:
        (choice, real), seat = decision.draw(self, chance), decision.seat
        self.answered += real
        if self.journal is not None:
            self.journal.append((seat, choice) if real or decision.ask_anyway else (seat, choice, "forced"))
        self.resolve(choice)

    def play_out(self, chance: Random, policy: Policy | None = None) -> int:
        """From here to the end, every question answered by chance or by the policy; how many had several options."""
        self.playing, self.policy, self.answered = chance, policy, 0
        self.forget_offers()
        self.go_on_in_lanes()
        self.playing = self.policy = None
        return self.answered

    def start(self, *frames: Frame) -> Self:
        """Set the table's first frames going."""
        self.floor = len(self.at)
        self.then(*frames)
        self.run()
        return self

    # -- lanes ---------------------------------------------------------------------------------------------------

    def open_lanes(self, together: Together) -> None:
        assert not self.lanes, "a Together inside a lane has no meaning at a table"
        self.frames.pop()
        self.at.pop()
        self.tick += 1
        tick = self.tick << 16
        self.lanes = [Lane(seat=f.seat, frames=[f], at=[0], tick=(f.seat + 1 << 40) + tick) for f in together.openings]
        playing, self.playing = self.playing, None  # every lane stops at its first question, as with players
        for lane in self.lanes:
            self.within(lane)
        self.forget_offers()
        self.secret = together.secret
        self.playing = playing
        self.before = self.copy() if together.secret and playing is None else None
        self.go_on_in_lanes()

    def go_on_in_lanes(self) -> None:
        """Chance answers in one lane after the other, if it is chance that answers; without lanes it just goes on."""
        if self.playing is not None:
            for lane in self.lanes:
                self.within(lane)
        self.close_lanes()

    def play_in_lane(self, choice: Choice, lane: Lane) -> None:
        lane.said.append(choice)
        self.forget_offers()
        self.within(lane, choice)
        lane.offered, self.offered = self.offered, None
        self.close_lanes()

    def forget_offers(self) -> None:
        """What happens in one lane may be seen from the others."""
        self.offered = None
        for lane in self.lanes:
            lane.offered = None

    def within(self, lane: Lane, choice: Choice | None = None) -> None:
        """Go on inside a lane: while that lasts, its stack is the stack and its dice are the dice."""
        self.swap(lane)
        if choice is not None:
            self.resolve(choice)
        self.run()
        self.swap(lane)

    def close_lanes(self) -> None:
        if not any(lane.frames for lane in self.lanes):
            self.lanes, self.secret, self.before = [], False, None
            self.run()

    def lane(self, seat: Seat) -> Lane | None:
        """The open lane in which that seat still has something to choose."""
        for lane in self.lanes:
            if lane.seat == seat and lane.frames:
                return lane
        return None

    def swap(self, lane: Lane) -> None:
        self.frames, lane.frames = lane.frames, self.frames
        self.at, lane.at = lane.at, self.at
        self.tick, lane.tick = lane.tick, self.tick
