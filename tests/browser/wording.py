"""The client's own words, from its own files, so that the tests read the screen as people do."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

WEB = Path(__file__).parents[2] / "web"
FILES = {
    "page": "i18n",
    "table": "kit",
    "end": "table/end",
    "replay": "app/replay",
    "valeria": "games/valeria/words",
    "northgard": "games/northgard/words",
    "empires_north": "games/empires_north/words",
}


@cache
def bundle(part: str, language: str) -> FluentBundle:
    told = FluentBundle([language], use_isolating=False)
    told.add_resource(FluentResource((WEB / "src" / FILES[part] / f"{language}.ftl").read_text()))
    return told


class Words:
    """`say.page("keep")`, `say.table("undo")`, `say.valeria("duke")`: what stands on the screen in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def page(self, message: str, **args: Any) -> str:
        return self.told("page", message, args)

    def table(self, message: str, **args: Any) -> str:
        return self.told("table", message, args)

    def end(self, message: str, **args: Any) -> str:
        return self.told("end", message, args)

    def replay(self, message: str, **args: Any) -> str:
        return self.told("replay", message, args)

    def valeria(self, message: str, **args: Any) -> str:
        return self.told("valeria", message, args)

    def northgard(self, message: str, **args: Any) -> str:
        return self.told("northgard", message, args)

    def told(self, part: str, message: str, args: dict[str, Any]) -> str:
        found = bundle(part, self.language)
        pattern = found.get_message(message).value
        assert pattern is not None, f"{message} says nothing"
        text, errors = found.format_pattern(pattern, args)
        assert not errors, f"{message}: {errors}"
        return str(text)


PL, EN = Words("pl"), Words("en")
