"""The JSON Schema of card files: our files fit it, and what the loader refuses it refuses too."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from karczma.effects.load import Entry, read_yaml
from karczma.effects.schema import CardText, file_schema
from karczma.games.valeria.table.catalogue import FAMILIES, FILES, catalogue

IN_JSON = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
TOLD_ONLY = {"$schema", "title", "default"}  # these refuse nothing


class Trap(Entry, frozen=True, kw_only=True):
    size: int
    do: CardText


def complaints(data: Any, schema: dict[str, Any], whole: dict[str, Any], at: str = "$") -> list[str]:
    """What the schema has against the data. A keyword that is not known here is a failure, not a pass."""
    found: list[str] = []
    for keyword, says in schema.items():
        match keyword:
            case "$ref":
                found += complaints(data, whole["$defs"][says.rpartition("/")[2]], whole, at)
            case "type":
                fits = isinstance(data, IN_JSON[says]) and (says != "integer" or not isinstance(data, bool))
                found += [] if fits else [f"{at}: {data!r} is no {says}"]
            case "const":
                found += [] if data == says else [f"{at}: {data!r} is not {says!r}"]
            case "anyOf":
                found += [] if any(not complaints(data, each, whole) for each in says) else [f"{at}: fits nothing"]
            case "items" if isinstance(data, list):
                found += [c for i, each in enumerate(data) for c in complaints(each, says, whole, f"{at}[{i}]")]
            case "properties" if isinstance(data, dict):
                shared = [name for name in says if name in data]
                found += [c for name in shared for c in complaints(data[name], says[name], whole, f"{at}.{name}")]
            case "additionalProperties" if isinstance(data, dict):
                others = {name: each for name, each in data.items() if name not in schema.get("properties", {})}
                if says is False:
                    found += [f"{at}: {name!r} is unknown" for name in others]
                else:
                    found += [c for n, each in others.items() for c in complaints(each, says, whole, f"{at}.{n}")]
            case "required" if isinstance(data, dict):
                found += [f"{at}: {name!r} is missing" for name in says if name not in data]
            case "minProperties" if isinstance(data, dict):
                found += [] if len(data) >= says else [f"{at}: too few"]
            case "maxProperties" if isinstance(data, dict):
                found += [] if len(data) <= says else [f"{at}: too many"]
            case "items" | "properties" | "additionalProperties" | "required" | "minProperties" | "maxProperties":
                pass  # about another type of data
            case "enum":
                found += [] if data in says else [f"{at}: {data!r} is not one of {', '.join(says)}"]
            case "$defs":
                assert schema is whole
            case _:
                assert keyword in TOLD_ONLY, f"{keyword} is not known to this check"
    return found


def schema_of(family: str) -> dict[str, Any]:
    return file_schema("valeria", family, FAMILIES[family], catalogue().text.verbs)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_card_file_fits_its_schema_and_converts(family: str) -> None:
    data = read_yaml(FILES / f"{family}.yaml")
    schema = schema_of(family)
    assert complaints(data, schema, schema) == []
    cards = msgspec.convert(data["cards"], dict[str, FAMILIES[family]])  # type: ignore[valid-type]
    assert list(cards) == list(data["cards"])


def test_every_card_file_but_the_set_up_has_a_family() -> None:
    assert {path.stem for path in FILES.glob("*.yaml")} == {*FAMILIES, "setup"}


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (lambda goblin: goblin.pop("vp"), "$.cards.goblin: 'vp' is missing"),
        (lambda goblin: goblin.update(vp="1"), "$.cards.goblin.vp: '1' is no integer"),
        (lambda goblin: goblin.update(colour="red"), "$.cards.goblin: 'colour' is unknown"),
        (lambda goblin: goblin["name"].pop("pl"), "$.cards.goblin.name: 'pl' is missing"),
        (lambda goblin: goblin.update(do=[{"gian": {"gold": 1}}]), "$.cards.goblin.do[0]: 'gian' is unknown"),
        (lambda goblin: goblin.update(do=[{"gain": {}, "slay": {}}]), "$.cards.goblin.do[0]: too many"),
        (lambda goblin: goblin.update(do=[{"may": [{"gian": {}}]}]), "$.cards.goblin.do[0].may[0]: 'gian' is unknown"),
    ],
)
def test_a_mistake_in_a_card_is_found_where_it_is(break_it: Any, complaint: str) -> None:
    data = deepcopy(read_yaml(FILES / "monsters.yaml"))
    break_it(data["cards"]["goblin"])
    schema = schema_of("monsters")
    assert complaints(data, schema, schema) == [complaint]


def test_a_file_of_another_family_does_not_fit() -> None:
    schema = schema_of("monsters")
    assert complaints({"family": "dukes", "cards": {}}, schema, schema) == ["$.family: 'dukes' is not 'monsters'"]


def test_the_vocabulary_of_a_title_makes_its_steps() -> None:
    schema = file_schema("cellar", "traps", Trap, ["gain", "snap"])
    trap = {"name": {"en": "Trap", "pl": "Pułapka"}, "source": "design", "size": 2}
    fits = {"family": "traps", "cards": {"trap": {**trap, "do": [{"snap": 3}]}}}
    fails = {"family": "traps", "cards": {"trap": {**trap, "do": [{"slay": {}}]}}}
    assert complaints(fits, schema, schema) == []
    assert complaints(fails, schema, schema) == ["$.cards.trap.do[0]: 'slay' is unknown"]
