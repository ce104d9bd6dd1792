"""How long a function, a file and the kernel may become, and how full a folder. ESLint asks it of client functions."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
KERNEL = ROOT / "src" / "karczma" / "kernel"
LINES_OF_A_FUNCTION, LINES_OF_A_FILE, LINES_OF_THE_KERNEL = 40, 500, 1_800
ENTRIES_OF_A_FOLDER = 20
OF_THE_CLIENT = (".ts", ".svelte", ".css")


def sources(*folders: str) -> list[Path]:
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def of_the_client() -> list[Path]:
    return sorted(file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in OF_THE_CLIENT)


def lines(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())


def functions(file: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(file.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_no_function_is_longer_than_a_screen() -> None:
    long = [
        f"{file.relative_to(ROOT)}:{function.lineno} {function.name} has {length(function)} lines"
        for file in sources("src", "tools")
        for function in functions(file)
        if length(function) > LINES_OF_A_FUNCTION
    ]
    assert not long


def test_no_file_is_too_long_to_be_read() -> None:
    files = [*sources("src", "tools", "tests", "examples"), *of_the_client()]
    long = {str(file.relative_to(ROOT)): lines(file) for file in files if lines(file) > LINES_OF_A_FILE}
    assert not long


def test_no_folder_is_too_full_to_be_looked_through() -> None:
    """What is built or generated is nobody's to look through."""
    inside: dict[Path, set[str]] = {}
    for file in [*sources("src", "tools", "tests"), *of_the_client()]:
        for path in (file, *file.parents):
            if path == ROOT:
                break
            inside.setdefault(path.parent, set()).add(path.name)
    assert not {
        str(folder.relative_to(ROOT)): len(names)
        for folder, names in inside.items()
        if len(names) > ENTRIES_OF_A_FOLDER
    }


def test_the_kernel_stays_small() -> None:
    assert sum(lines(file) for file in KERNEL.rglob("*.py")) < LINES_OF_THE_KERNEL
