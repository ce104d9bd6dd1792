"""Every small way to break a module is found, and nothing else is touched."""

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from mutation.breaks import mutants_of
from mutation.sample import rules_modules, sample
from mutation.source import Mutant, Source


def breaks(folder: Path, text: str) -> list[tuple[str, str]]:
    """The kind of each mutant and the line that it makes."""
    return [(mutant.kind, mutant.after) for mutant in mutants(folder, text)]


def mutants(folder: Path, text: str) -> list[Mutant]:
    file = folder / "rules.py"
    file.write_text(dedent(text), encoding="utf-8")
    return mutants_of(file)


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("x = a < b", [("comparison", "x = a <= b")]),
        ("x = a >= b", [("comparison", "x = a > b")]),
        ("x = a == b", [("comparison", "x = a != b")]),
        ("x = a not in b", [("comparison", "x = a in b")]),
        ("x = a is not b", [("comparison", "x = a is b")]),
        ("x = a < b <= c", [("comparison", "x = a <= b <= c"), ("comparison", "x = a < b < c")]),
        ("x = (a) == (b)", [("comparison", "x = (a) != (b)")]),
        ("x = a + b", [("arithmetic", "x = a - b")]),
        ("x = a // b * c", [("arithmetic", "x = a // b // c"), ("arithmetic", "x = a * b * c")]),
        ("x = a & b ^ c", [("arithmetic", "x = (a | b) ^ c")]),
        ("x = 'żółw' + f(a - b)", [("arithmetic", "x = 'żółw' + f(a + b)")]),
        ("x = 7", [("number", "x = 8")]),
        ("x = 0", [("number", "x = 1")]),
        ("x = 1", [("number", "x = 0"), ("number", "x = 2")]),
        ("x = True", [("truth", "x = False")]),
        ("x = a and b and c", [("and/or", "x = a or b or c")]),
        ("x = a or b and c", [("and/or", "x = a and b and c"), ("and/or", "x = a or b or c")]),
        ("x = not (a)", [("not", "x =  (a)")]),
        ("x = -a", [("minus", "x = a")]),
        ("x = min(a, b)", [("min/max", "x = max(a, b)")]),
        ("x = all(a)", [("any/all", "x = any(a)")]),
        ("x = a[b:c]", [("slice", "x = a[(b) + 1:c]"), ("slice", "x = a[b:(c) + 1]")]),
        ("x = a[:-3]", [("minus", "x = a[:3]"), ("number", "x = a[:-4]")]),
        ("x = a if b else c", [("branches", "x = c if b else a")]),
        ("x = a if b == c else d", [("comparison", "x = a if b != c else d")]),
        (
            "x = a if b else c if d else e",
            [("branches", "x = (c if d else e) if b else a"), ("branches", "x = a if b else e if d else c")],
        ),
        ("x = [a for a in b if a.red]", [("condition", "x = [a for a in b if not (a.red)]")]),
        ("roll(a)", [("removed", "pass")]),
        ("a.gold = b", [("removed", "pass")]),
        ("a[b] = c", [("removed", "pass")]),
        ("x += a", [("removed", "pass"), ("arithmetic", "x -= a")]),
        ("x += [a]", [("removed", "pass")]),
    ],
)
def test_an_expression_or_statement_is_broken_in_its_small_ways(
    tmp_path: Path, line: str, broken: list[tuple[str, str]]
) -> None:
    assert sorted(breaks(tmp_path, line)) == sorted(broken)


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("if a: pass", [("condition", "if not (a): pass")]),
        ("if a < b: pass", [("comparison", "if a <= b: pass"), ("condition", "if not (a < b): pass")]),
        ("if a == b: pass", [("comparison", "if a != b: pass")]),
        ("if not a: pass", [("not", "if  a: pass")]),
        ("if x := a: pass", [("condition", "if not (x := a): pass")]),
    ],
)
def test_a_condition_is_negated_once_and_not_twice(tmp_path: Path, line: str, broken: list[tuple[str, str]]) -> None:
    assert sorted(breaks(tmp_path, line)) == sorted(broken)


def test_decorated_methods_of_decorated_classes_are_broken_like_any_other(tmp_path: Path) -> None:
    text = """
        @frame(frozen=True)
        class Turn(Procedure, times=4):
            left: Annotated[int, 9] = 5

            @step("VK-TURN-01", times=2)
            def act(self, g: Table[3], most: int = 6) -> list[Card | None]:
                \"\"\"VK-TURN-01  Two actions.\"\"\"
                g.then(Act(self.seat))
        """

    assert breaks(tmp_path, text) == [
        ("number", "left: Annotated[int, 9] = 6"),
        ("number", '@step("VK-TURN-01", times=3)'),
        ("number", "def act(self, g: Table[3], most: int = 7) -> list[Card | None]:"),
        ("removed", "pass"),
    ]


@pytest.mark.parametrize("annotation", ["Refusal | None", "None | Refusal", "Optional[Refusal]", "'Refusal | None'"])
def test_a_return_is_dropped_where_the_annotation_allows_none(tmp_path: Path, annotation: str) -> None:
    text = f"def refusal() -> {annotation}:\n    return no('VK-PAY-01')\n"

    assert breaks(tmp_path, text) == [("return none", "return None")]


@pytest.mark.parametrize("text", ["def f() -> Refusal:\n    return a", "def f() -> A | None:\n    return None\n"])
def test_a_return_stays_where_none_is_not_allowed_or_already_there(tmp_path: Path, text: str) -> None:
    assert breaks(tmp_path, text) == []


@pytest.mark.parametrize(
    "text",
    [
        '"""VK-TURN-01  3 < 4."""',
        "__all__ = ['Turn'] + other",
        "Frame = Turn | Harvest | None",
        "Pair: TypeAlias = make(1)",
        "Seats = tuple[Literal[1], ...]",
        "T = TypeVar('T', covariant=True)",
        "if TYPE_CHECKING:\n    x = 1",
        "if __name__ == '__main__':\n    main(1)",
        "assert a == 1, message(2)",
        "def __repr__(self):\n    return str(1 + 2)",
        "x = f'{1 + 2}'",
        "x = a + [b]",
        "x = 'gold'",
        "x = zip(a, b, strict=True)",
    ],
)
def test_what_is_no_rule_is_left_alone(tmp_path: Path, text: str) -> None:
    assert breaks(tmp_path, text) == []


def test_an_operator_among_comments_brackets_and_lines_is_found(tmp_path: Path) -> None:
    text = """
        x = (
            (a)  # a < b, as they say
            <
            (b)
        )
        """

    (mutant,) = mutants(tmp_path, text)

    assert (mutant.line, mutant.before, mutant.after) == (4, "<", "<=")
    assert mutant.lines == range(3, 6)


def test_a_mutant_knows_the_lines_of_its_statement(tmp_path: Path) -> None:
    text = "if (\n    a\n    and b\n):\n    roll()\n"

    places = {mutant.kind: (mutant.lines, mutant.around) for mutant in mutants(tmp_path, text)}

    assert places["and/or"] == (range(2, 4), range(1, 5))
    assert places["removed"] == (range(5, 6), range(5, 6))


def test_all_mutants_of_our_own_tools_are_valid_and_different() -> None:
    file = Path(__file__).parents[2] / "tools" / "mutation" / "syntax.py"
    source = Source(file)
    found = mutants_of(file)

    trees = {ast.dump(ast.parse(source.patched(mutant.edits))) for mutant in found} | {ast.dump(source.tree)}

    assert len(found) > 10
    assert len(trees) == len(found) + 1


def test_the_sample_is_spread_over_the_modules_by_size(tmp_path: Path) -> None:
    (tmp_path / "solo").mkdir()
    sizes = {"turn.py": 60, "harvest.py": 30, "solo/dark.py": 9, "tiny.py": 1, "empty.py": 0, "events.py": 50}
    for name, size in sizes.items():
        (tmp_path / name).write_text("".join(f"x = {number + 2}\n" for number in range(size)))
    modules = rules_modules(tmp_path, skip=["events.py"])
    candidates = {file: mutants_of(file) for file in modules}

    drawn = sample(candidates, size=20, seed=1)

    per_module = {file.name: sum(mutant.file == file for mutant in drawn) for file in modules}
    assert per_module == {"turn.py": 12, "harvest.py": 6, "dark.py": 1, "tiny.py": 1, "empty.py": 0}
    assert len(set(drawn)) == 20
    assert sample(candidates, size=20, seed=1) == drawn
    assert sample(candidates, size=20, seed=2) != drawn
    assert len(sample(candidates, size=500, seed=1)) == 100
