"""`karczma new-title`: a new game from the template, complete and playable from the first minute."""

from __future__ import annotations

import keyword
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated

import typer

from karczma.games import find, ids
from karczma.title.options import WrongTable

TEMPLATE, TEMPLATE_PREFIX, TEMPLATE_CLASS = "_template", "TT", "Quarry"
RESERVED = ("kernel", "effects")  # where shared choices are at home
KERNEL_PREFIX = "K"
GAMES, TESTS, LOCALE = Path("src/karczma/games"), Path("tests/games"), Path("src/karczma/locale")
WORDING, CITED = Path("tests/languages/wording"), Path("tests/languages/cited")


def new_title(
    name: Annotated[str, typer.Argument(help="The title's id, as monster_lands.")],
    prefix: Annotated[str, typer.Argument(help="What its clause ids begin with: one to three capitals, as ML.")],
    into: Annotated[Path | None, typer.Option(help="The project to write into.", show_default="the one here")] = None,
) -> None:
    """Start a new title: copy the template's rules, ledger, words and tests under another name."""
    refuse_name(name)
    refuse_prefix(prefix)
    project = project_at(into or Path.cwd())
    texts = {new: old.read_text(encoding="utf-8") for old, new in sources(project, name)}
    refuse_class(name, texts.values())
    files = {path: renamed(text, name, prefix) for path, text in texts.items()}
    write(files, [project / folder / name for folder in (GAMES, TESTS)])
    for line in next_steps(name, prefix):
        typer.echo(line)


def refuse_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise WrongTable(f"{name!r} cannot be a title's id: small letters, digits and _, as in monster_lands")
    if keyword.iskeyword(name) or name in RESERVED:
        raise WrongTable(f"{name!r} cannot be a title's id: the word has a meaning already")
    if name in ids():
        raise WrongTable(f"there is a title {name!r} already")


def refuse_prefix(prefix: str) -> None:
    if not re.fullmatch(r"[A-Z]{1,3}", prefix):
        raise WrongTable(f"{prefix!r} cannot begin clause ids: one to three capital letters, as in ML")
    taken = {KERNEL_PREFIX: "the kernel", TEMPLATE_PREFIX: "the template", **{find(id).prefix: id for id in ids()}}
    if prefix in taken:
        raise WrongTable(f"clauses of {taken[prefix]} begin with {prefix} already")


def refuse_class(name: str, texts: Iterable[str]) -> None:
    """The class of the tables is named after the title; the template's other classes keep their names."""
    own = class_name(name)
    if own != TEMPLATE_CLASS and any(re.search(rf"\b{own}\b", text) for text in texts):
        raise WrongTable(f"{name!r} cannot be a title's id: the template has a {own} of its own")


def project_at(folder: Path) -> Path:
    """The project that a folder is part of."""
    for each in (folder.resolve(), *folder.resolve().parents):
        if (each / GAMES / TEMPLATE).is_dir():
            return each
    raise WrongTable(f"{folder}: no project here ({GAMES / TEMPLATE} is not in it or above it)")


def sources(project: Path, name: str) -> Iterator[tuple[Path, Path]]:
    """Every file of the template, and what it will be; nothing that exists is written over."""
    for folder in (GAMES, TESTS):
        old, new = project / folder / TEMPLATE, project / folder / name
        if new.exists():
            raise WrongTable(f"{new} exists already")
        for file in sorted(old.rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                yield file, new / str(file.relative_to(old)).replace(TEMPLATE_CLASS.lower(), name)
    words = sorted((project / LOCALE).glob(f"*/{TEMPLATE}.ftl"))
    for file in (*words, project / WORDING / f"{TEMPLATE}.py", project / CITED / f"{TEMPLATE}.yaml"):
        if file.with_stem(name).exists():
            raise WrongTable(f"{file.with_stem(name)} exists already")
        yield file, file.with_stem(name)


def renamed(text: str, name: str, prefix: str) -> str:
    """The template's words in the new title's: its id, its prefix, the class of its tables, and its names."""
    display_name = name.replace("_", " ").title()
    text = re.sub(r"(\b(?:en|pl)\"?: \"?)(?:Quarry|Kamieniołom)\b", rf"\g<1>{display_name}", text)
    text = text.replace(f"# {TEMPLATE_CLASS}\n", f"# {display_name}\n").replace(TEMPLATE, name)
    text = re.sub(rf"\b{TEMPLATE_PREFIX}(?=[-\"])", prefix, text)
    text = re.sub(rf"\b{TEMPLATE_CLASS}\b", class_name(name), text)
    text = text.replace('maturity="stable"', 'maturity="draft"')
    return re.sub(r"(?m)^(\s*from karczma\.games(?:\.\w+)+ import )([\w, ]+)$", sorted_import, text)


def class_name(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def sorted_import(line: re.Match[str]) -> str:
    """The new class has another place in the alphabet: constants, classes, functions, each sorted."""
    names = sorted(line[2].split(", "), key=lambda name: (not name.isupper(), name[0].islower(), name))
    return line[1] + ", ".join(names)


def write(files: Mapping[Path, str], folders: list[Path]) -> None:
    """All of them or none."""
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
        for path in files:
            path.unlink(missing_ok=True)
        raise


def next_steps(name: str, prefix: str) -> list[str]:
    return [
        f"{GAMES / name} and {TESTS / name} are there, and the game plays: karczma play {name}",
        "Next:",
        f"  1. Write the rules into {GAMES / name}/rules.yaml, every one as a clause {prefix}-... with status todo.",
        "  2. Change table/state.py, table/setup.py and turn.py step by step; each step names its clause.",
        f"  3. Carry every clause by a test in {TESTS / name}; karczma ledger {name} tells what is missing.",
        f"  4. Give it words in {LOCALE}/en/{name}.ftl and {LOCALE}/pl/{name}.ftl; {WORDING}/{name}.py says which.",
        f"  5. Say in {CITED}/{name}.yaml under which clauses the log may tell each event; its test shows what is new.",
        "  6. Run python tools/typescript.py and python tools/docs.py: then make play shows it in the browser too.",
    ]
