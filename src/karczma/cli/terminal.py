"""The conversation at the table: news, board, question, and what the person types. Line by line, so a pipe can play."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import fields
from pathlib import Path

from rich.console import Console

from karczma import position_of
from karczma.cli import saves, screens
from karczma.cli.answers import Answer, answers, meant
from karczma.cli.board import board_of
from karczma.cli.final_count import final_count
from karczma.cli.finding import Components
from karczma.cli.reader import Reader
from karczma.cli.session import NoUndo, Session
from karczma.games import find
from karczma.kernel.choices import UnknownChoice
from karczma.kernel.game import Game
from karczma.locale import LANGUAGES

with suppress(ImportError):
    import readline  # noqa: F401  where there is one, input() edits lines and remembers them

WORDS: Mapping[str, str] = {  # what may be typed, in both languages
    **dict.fromkeys(("?", "why", "dlaczego"), "why"),
    **dict.fromkeys(("help", "pomoc", "h"), "help"),
    **dict.fromkeys(("board", "plansza", "b"), "board"),
    **dict.fromkeys(("rule", "zasada"), "rule"),
    **dict.fromkeys(("card", "karta"), "card"),
    **dict.fromkeys(("undo", "cofnij", "u"), "undo"),
    **dict.fromkeys(("save", "zapisz"), "save"),
    **dict.fromkeys(("position", "pozycja"), "position"),
    **dict.fromkeys(("log", "dziennik"), "log"),
    **dict.fromkeys(("lang", "język", "jezyk"), "lang"),
    **dict.fromkeys(("quit", "koniec", "q"), "quit"),
}


Resume = Callable[[str, Path | None], str]  # language, file


class Terminal:
    def __init__(self, session: Session, reader: Reader, console: Console, resume: Resume, file: Path | None) -> None:
        """`resume` words the command that takes the game up again; `file` is where it is kept."""
        self.session, self.reader, self.console = session, reader, console
        self.resume, self.file = resume, file
        self.look = board_of(reader)
        self.drawn: int | None = None  # how long the journal was when the board was last drawn
        self.question_due = True
        self.answers: list[Answer] = []
        self.leaving = False
        self.commands: Mapping[str, Callable[[str], None]] = {
            "why": self.why,
            "help": self.help,
            "board": self.board,
            "rule": self.rule,
            "card": self.card,
            "undo": self.undo,
            "save": self.save,
            "position": self.position,
            "log": self.log,
            "lang": self.lang,
            "quit": self.quit,
        }

    @property
    def view(self) -> Game:
        """The screen shows what the person's seat may know, and nothing else."""
        return self.session.g.view(self.reader.seat)

    def say(self, message: str, style: str = "", **args: object) -> None:
        """A sentence. The terminal breaks its lines, not we: a command or a path must stay whole to be copied."""
        self.console.print(self.reader.say(message, **args), style=style, markup=False, soft_wrap=True)

    # -- the conversation ------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over or the person leaves; to interrupt the bots is to leave."""
        self.say("terminal-welcome", "dim")
        try:
            self.talk()
        except KeyboardInterrupt:
            self.quit("")

    def talk(self) -> None:
        while not self.leaving:
            self.reader.look_at(self.session.g)
            if not self.session.persons_turn:
                with self.console.status(self.reader.say("terminal-thinking")):
                    self.session.let_bots_choose()
            self.console.print(screens.event_log(self.session.news(), self.reader))
            if self.session.g.over:
                self.finish()
                return
            if self.question_due:
                self.ask()
            self.obey(typed())

    def ask(self) -> None:
        """The question with its clause and the numbered options; the board before it, if there was news."""
        if self.drawn is None or self.session.learned_since(self.drawn):
            self.draw()
        view = self.view
        self.answers = answers(view, self.reader)
        self.console.print(screens.question(view, self.look.purse(view, self.reader), self.reader))
        options = [answer for answer in self.answers if answer.refusal is None]
        self.console.print(screens.options(options, self.console.width))
        self.question_due = False

    def draw(self) -> None:
        options = self.session.g.options(self.reader.seat)
        lit = {str(getattr(choice, f.name)) for choice in options for f in fields(choice)}
        self.console.print(self.look.board(self.view, self.reader, lit))
        self.drawn = len(self.session.journal)

    def obey(self, typed: str | None) -> None:
        if typed is None:
            self.quit("")
            self.leaving = True
            return
        line = typed.strip()
        word, _, rest = line.replace("?", "? ", 1).partition(" ") if line.startswith("?") else line.partition(" ")
        if word.casefold() in WORDS:
            self.commands[WORDS[word.casefold()]](rest.strip())
        elif line:
            self.choose(line)

    def choose(self, line: str) -> None:
        found = meant(self.answers, line)
        legal = [answer for answer in found if answer.refusal is None]
        if len(legal) == 1:
            self.session.play(legal[0].choice)
            self.question_due = True
        elif legal:
            self.say("terminal-which")
            self.console.print(screens.options(legal, self.console.width))
        elif found:
            self.console.print(screens.refused(found, self.reader))
        else:
            self.say("terminal-not-now" if self.is_a_choice(line) else "terminal-not-understood", "yellow")

    def is_a_choice(self, line: str) -> bool:
        """Whether it means something in this game, though not now."""
        try:
            find(self.reader.title).parse(line)
        except UnknownChoice:
            return False
        return True

    def finish(self) -> None:
        self.draw()
        self.console.print(final_count(self.view, self.reader))
        self.console.print(screens.winners(self.session.g, self.reader))
        if self.session.unsaved and self.write(self.file):
            self.say("terminal-finished", "dim", file=str(self.file))

    # -- commands --------------------------------------------------------------------------------------------------

    def why(self, which: str) -> None:
        """Everything on show that is not allowed, with the reason and its clause; or one of them."""
        refused = [answer for answer in self.answers if answer.refusal is not None]
        if not which:
            self.console.print(screens.refused(refused, self.reader))
            return
        found = meant(self.answers, which)
        for answer in found:
            if answer.refusal is None:
                self.say("terminal-allowed", number=answer.number, words=answer.words)
        if any(answer.refusal for answer in found):
            self.console.print(screens.refused([answer for answer in found if answer.refusal], self.reader))
        if not found:
            self.say("terminal-not-on-show", "yellow")

    def help(self, _: str) -> None:
        view, reader = self.view, self.reader
        card = next(iter([*self.look.on_show(view), *self.look.cards(view)]))
        clause = self.session.g.decision(reader.seat).clause
        self.console.print(screens.help(reader, reader.name(card), clause))

    def board(self, _: str) -> None:
        self.draw()
        self.question_due = True

    def rule(self, id: str) -> None:
        """A clause, or all whose ids begin so; the clause of the question if none is named."""
        wanted = id.upper() or self.session.g.decision(self.reader.seat).clause
        found = [clause for known, clause in self.reader.clauses.items() if known == wanted]
        found = found or [clause for known, clause in self.reader.clauses.items() if known.startswith(wanted)]
        if not found:
            self.say("terminal-no-rule", "yellow", id=wanted)
        for clause in found:
            self.console.print(screens.clause(clause, self.reader))

    def card(self, name: str) -> None:
        """A component by its name in any language, or by its id; all cards that lie open if none is named."""
        view, reader, speaker = self.view, self.reader, self.reader.speaker
        if name and (drawn := self.look.place(view, reader, name)):
            self.console.print(drawn)
            return
        if not name:
            found = self.look.on_show(view)
        else:
            known = Components(self.reader.title, self.look.cards(view), speaker)
            found = known.found(name)
            if not found:
                near = ", ".join(dict.fromkeys(map(speaker.name, known.near(name))))
                self.say("terminal-near-card" if near else "terminal-no-card", "yellow", name=name, near=near)
        for card in found:
            self.console.print(screens.card(card, self.reader))

    def undo(self, _: str) -> None:
        try:
            self.session.undo()
        except NoUndo as error:
            whose = self.reader.names[error.seat] if error.seat >= 0 else ""
            self.say(f"terminal-no-undo-{error.reason}", "yellow", name=whose)
        else:
            self.question_due = True

    def save(self, name: str) -> None:
        path = Path(name).expanduser().absolute() if name else self.file
        if path and path.exists() and path != self.file:
            self.say("terminal-exists", "yellow", file=str(path))
        elif self.write(path):
            self.say("terminal-saved", file=str(self.file), command=self.command())

    def write(self, path: Path | None) -> bool:
        """Keep the game in this file, or in a new one; whether that was possible."""
        try:
            path = path or saves.new_file(self.reader.title)
            self.session.save(path)
        except OSError as error:
            file = path or error.filename
            self.say("terminal-not-saved", "bold red", file=str(file), why=error.strerror or str(error))
            return False
        self.file = path
        return True

    def position(self, name: str) -> None:
        """Keep this moment as a position file, with everything that is hidden from the person."""
        path = Path(name).expanduser().absolute() if name else None
        if path and path.exists():
            self.say("terminal-exists", "yellow", file=str(path))
            return
        try:
            path = path or saves.new_file(self.reader.title, saves.POSITION)
            path.write_text(position_of(self.session.g, self.reader.content), encoding="utf-8")
        except OSError as error:
            self.say("terminal-not-saved", "bold red", file=str(path or error.filename), why=error.strerror or "")
        else:
            command = shlex.join(["karczma", "play", "--position", str(path)])
            self.say("terminal-position-kept", file=str(path), command=command)

    def command(self) -> str:
        return self.resume(self.reader.language, self.file)

    def log(self, last: str) -> None:
        events = self.session.log[-int(last) :] if last.isdigit() and int(last) else self.session.log
        self.console.print(screens.event_log(events, self.reader))

    def lang(self, language: str) -> None:
        if language.casefold() not in LANGUAGES:
            self.say("terminal-no-language", "yellow", languages=", ".join(LANGUAGES))
            return
        self.reader.speak(language.casefold())
        self.board("")

    def quit(self, _: str) -> None:
        """Save what no file has yet, and leave; a game that cannot be saved is not left."""
        if not self.session.unsaved:
            self.leaving = True
            self.say("terminal-left-nothing")
        elif self.write(self.file):
            self.leaving = True
            self.say("terminal-left", file=str(self.file), command=self.command())


def typed() -> str | None:
    """The next line; nothing at the end of input, or when the person has had enough."""
    try:
        line = input("> ")
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    if not sys.stdin.isatty():
        print(line)  # what a pipe types is not seen otherwise
    return line
