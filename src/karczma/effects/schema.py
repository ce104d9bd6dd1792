"""Card files as JSON Schema, so that an editor can check and complete what an author types.

It is derived from the structs and the vocabulary that the loader itself uses; what the schema cannot say (is that a
token? is that a zone?) the loader says when the title is first used.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec

from karczma.effects.load import Entry

DRAFT = "https://json-schema.org/draft/2020-12/schema"
STEP = {"$ref": "#/$defs/step"}

# Card text as a field of an entry: a list of steps, which the schema spells out verb by verb.
CardText = list[Annotated[dict[str, Any], msgspec.Meta(extra_json_schema=STEP)]]

# The shared verbs whose bodies are card text again: one list of steps, or one list for each branch.
NESTED: dict[str, Any] = {
    "may": {"type": "array", "items": STEP},
    "choose": {"type": "array", "items": {"type": "array", "items": STEP}},
}


def file_schema(title: str, family: str, kind: type[Entry], verbs: Collection[str]) -> dict[str, Any]:
    """The schema of one card file: its family, and its cards by catalogue id."""
    [card], parts = msgspec.json.schema_components((kind,), ref_template="#/$defs/{name}")
    return {
        "$schema": DRAFT,
        "title": f"{title}: {family}",
        "type": "object",
        "properties": {"family": {"const": family}, "cards": {"type": "object", "additionalProperties": card}},
        "required": ["family", "cards"],
        "additionalProperties": False,
        "$defs": {**parts, "step": step_schema(verbs)},
    }


def step_schema(verbs: Collection[str]) -> dict[str, Any]:
    """A step: a mapping with exactly one verb."""
    return {
        "type": "object",
        "properties": {verb: NESTED.get(verb, {}) for verb in sorted(verbs)},
        "additionalProperties": False,
        "minProperties": 1,
        "maxProperties": 1,
    }
