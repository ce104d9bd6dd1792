"""Requests: schemathesis reads the server's own description and asks everything, rightly and wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any
from unittest import SkipTest

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fuzz.bending import pick
from fuzz.people import Visitor
from fuzz.report import Found, Progress
from fuzz.server_process import ServerProcess
from fuzz.tables import Tables, titles

PART = "requests"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDS_A_SESSION = {
    *(("delete", "/api/me"), ("post", "/api/login"), ("post", "/api/register")),
    *(("post", "/api/me/forget"), ("post", "/api/me/sessions/end")),
}
OWN = {("get", f"/api/{what}") for what in ("me/kept", "me/sessions", "bots", "privacy")}
NOT_FOR_BOTS = {
    *ENDS_A_SESSION,
    *OWN,
    *(("post", f"/api/{what}") for what in ("me", "me/password", "bots", "bots/{bot}/forget")),
}
Operation = APIOperation[Any, Any, Any, Any]
AnyCase = Case[Any]
CALLERS = ("somebody", "nobody", "bot")
PLAIN = 40  # requests for what can hardly be asked for in different ways


class Web:
    """Everything that is described, asked by somebody with tables, by a bot, and by nobody."""

    def __init__(self, server: ServerProcess, busy: Tables, witness: Tables, rng: Random) -> None:
        self.server, self.busy, self.witness, self.rng = server, busy, witness, rng
        self.nobody = Visitor(server)
        token = busy.host.post("/api/bots", {"name": "Mruk"}).json()["token"]
        self.bot = {"authorization": f"Bearer {token}"}
        document = httpx.get(f"{server.address}/schema/openapi.json", trust_env=False).json()
        described = schemathesis.openapi.from_dict(document).get_all_operations()
        self.operations: list[Operation] = [each.ok() for each in described if isinstance(each, Ok)]
        self.session = requests.Session()
        self.session.trust_env = False
        self.names = self.known_names()
        self.statuses: set[int] = set()

    def known_names(self) -> dict[str, list[str]]:
        tables = [*self.busy.ids.values(), *self.witness.ids.values()]
        campaign = self.busy.host.post("/api/campaigns", {"title": "monster_lands"}).json()["id"]
        return {"table": tables, "title": titles(), "campaign": [campaign], "invitation": self.invitations()}

    def invitations(self) -> list[str]:
        return [self.busy.host.http.get(f"/api/tables/{id}").json()["invitation"] for id in self.busy.ids.values()]

    def run(self, inputs: int, progress: Progress) -> list[Found]:
        progress.begin(PART)
        asked = [each for each in product(self.operations, CALLERS, GenerationMode) if can_be_asked(*each)]
        tells = sum(bool(operation.body) for operation, _, _ in asked)
        plain = min(PLAIN, inputs // len(asked))
        rich = max(plain, (inputs - plain * (len(asked) - tells)) // tells)
        return [
            found
            for operation, who, mode in asked
            for found in self.attempts(operation, who, mode, rich if operation.body else plain, progress)
        ]

    def attempts(
        self, operation: Operation, who: str, mode: GenerationMode, most: int, progress: Progress
    ) -> Iterator[Found]:
        """One operation, asked so often; what was wrong, with the smallest request that shows it."""
        headers, last = self.caller(operation, who), ""

        @seed(self.rng.randrange(1 << 32))
        @settings(max_examples=most, deadline=None, database=None, phases=[Phase.generate, Phase.shrink],
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        @given(operation.as_strategy(generation_mode=mode))
        def attempt(case: AnyCase) -> None:
            nonlocal last
            progress.add()
            self.name(case)
            last = case.as_curl_command(headers=dict.fromkeys(headers, "…"), base_url=self.server.address)
            case.validate_response(self.answer(case, headers, who), checks=list(CHECKS))
            assert not (trace := self.server.trace()), trace

        try:
            attempt()
        except (SkipTest, Unsatisfiable):
            return  # there is no wrong way to ask for it
        except (Exception, BaseExceptionGroup) as error:
            yield Found(PART, f"{who}, {mode.value}: {told(error)}", last)

    def caller(self, operation: Operation, who: str) -> dict[str, str]:
        """What is sent along. Whoever may leave by it is somebody new."""
        if who == "bot":
            return self.bot
        leaves = (operation.method.lower(), operation.path) in ENDS_A_SESSION
        somebody = Visitor(self.server, "Gość") if leaves else self.busy.host
        return (self.nobody if who == "nobody" else somebody).headers()

    def name(self, case: AnyCase) -> None:
        """Often by the name of something that is there, or nothing would ever be found."""
        for name in case.path_parameters or {}:
            if name in self.names and self.rng.random() < 0.7:
                case.path_parameters[name] = pick(self.rng, self.names[name])
        if isinstance(case.body, dict) and isinstance(case.body.get("title"), str) and self.rng.random() < 0.3:
            case.body["title"] = pick(self.rng, titles())

    def answer(self, case: AnyCase, headers: dict[str, str], who: str) -> requests.Response:
        asked = case.as_transport_kwargs(base_url=self.server.address, headers=headers)
        if who == "bot":
            asked["url"] = asked["url"].replace("/api/", "/bot/", 1)
        self.session.cookies.clear()
        told = self.session.request(**asked, timeout=30)
        self.statuses.add(told.status_code)
        return told


def told(error: BaseException) -> str:
    """All of what schemathesis has to say about an answer."""
    if isinstance(error, BaseExceptionGroup):
        return "; ".join(told(each) for each in error.exceptions)
    return " ".join(str(error).split()) or type(error).__name__


def can_be_asked(operation: Operation, who: str, mode: GenerationMode) -> bool:
    """Only what takes something can be asked wrongly; any text may be the name of something. Bots have fewer routes."""
    if who == "bot" and (operation.method.lower(), operation.path) in NOT_FOR_BOTS:
        return False
    return mode is GenerationMode.POSITIVE or bool(operation.body or operation.query)
