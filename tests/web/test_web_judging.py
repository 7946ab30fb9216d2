"""A finished game judged in the browser: the same numbers as in Python and on the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from test_web_device import ask_judge
from web_people import Person

from orrery.analysis.chances import chances
from orrery.analysis.report import Report, report_of
from orrery.core.replay import load
from orrery.core.table import Table
from orrery.server.protocol.judging import Judged, JudgingOrder, JudgingSeen
from orrery.server.settings import Settings
from orrery.server.tables.analyses import effort_of
from orrery.server.tables.judging import carry_on
from orrery.server.views.engines import engine_seen
from orrery.wasm.choice import at_once

Come = Callable[..., Person]
GAMES = Path(__file__).parents[2] / "examples" / "games"
SHORT = replace(Settings(), judge_iterations=24, judge_closer=64)
LONG = [
    "astron-four-ships", "astroplane-four-colours", "situation7-by-turns", "spacewalk-cards",
    "zylatron-major-few-rounds",
]  # fmt: skip
LOGS = [
    "astron-two-ships", "spacewalk-two-players", "zylatron-short",
    *[pytest.param(log, marks=pytest.mark.long) for log in LONG],
]  # fmt: skip


def running_of(table: Table) -> Any:
    """A game from a log, as far as its analysis looks at it."""
    header = table.log.header
    return SimpleNamespace(
        table=table, line=table.log.steps, n_seats=int(table.state.n_seats), header=header,
        rules=header["game"], outcome=None,
    )  # fmt: skip


def judged_by(page: Any, table: Table) -> Report:
    """What the worker of the built client finds of a game, put together as a server does."""
    header, running = table.log.header, running_of(table)
    engine = engine_seen(header["game"], header["board"], json.dumps(header["options"]))
    found: list[Judged] = []
    for _ in range(3):  # two rounds, and what they say
        seen = elsewhere(carry_on(running, JudgingOrder(found), SHORT))
        if seen.analysis is not None:
            assert seen.analysis.report is not None
            return seen.analysis.report
        manner = {
            name: getattr(seen, name)
            for name in ("level", "seed", "n_seats", "line", "looked_at")
        }  # fmt: skip
        told = ask_judge(page, plain(engine), plain(seen.tasks), plain(manner))
        found += msgspec.convert(told, list[Judged])
    raise AssertionError("there is no end to it")


def elsewhere(work: Coroutine[Any, Any, JudgingSeen]) -> JudgingSeen:
    """Run in a thread of its own: the browser's loop has this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def plain(value: Any) -> Any:
    return cast(Any, msgspec.json.decode(msgspec.json.encode(value)))


@pytest.mark.parametrize("log", LOGS)
def test_a_game_is_judged_the_same_in_the_browser_as_on_this_machine(
    person: Come, log: str
) -> None:
    at_once()
    table = load(GAMES / f"{log}.jsonl")
    ann = person()
    ann.go("#/rules/spacewalk")
    assert judged_by(ann.page, table) == report_of(table, chances(table, effort_of(SHORT)))


def test_a_finished_game_is_judged_here_kept_here_and_as_the_server_judges_it(
    person: Come,
) -> None:
    ann = person("Ann")
    page, responses = ann.page, cast(list[Any], [])

    def hear(response: Any) -> None:
        if response.request.method == "POST" and "/judging" in response.url:
            responses.append(response)

    page.on("response", hear)
    table = ann.open_table("connect_four", ["me", "me"])
    path = f"/api/tables/{table['id']}/analysis"
    ann.go(f"#/t/{table['id']}?start=1")
    for column in (3, 0, 3, 0, 3, 1, 3):
        ann.play_from_list(f"drop {column}")
    page.locator("[data-turning]:not([data-turning=looking])").wait_for()
    told = [one.json() for one in responses]
    assert [len(one["tasks"]) > 0 for one in told] == [True, True, False]
    page.locator("[data-end] [data-analyse]").click()
    page.locator("[data-analysis=done]").wait_for()
    here = told[-1]["analysis"]
    assert len(responses) == 4  # nothing was searched again
    assert responses[-1].json()["analysis"] == here
    assert page.locator("[data-curve] [data-line]").count() == 2

    # longer, as a Captain thinks
    page.locator("[data-captain]").click()
    captain = f"[data-analysis=done]:not([data-iterations='{here['report']['iterations']}'])"
    page.locator(captain).wait_for()

    # a module that does not come: the server judges, and finds the same
    page.route("**/api/modules/**", lambda route: route.abort())
    page.evaluate("localStorage.clear()")
    page.reload()
    page.locator("[data-analysis=done]").wait_for(timeout=300_000)
    assert ann.ask("get", path)["report"] == here["report"]
    page.reload()  # what the server has found is not searched again
    page.locator("[data-analysis=done]").wait_for()
    assert responses[-1].json()["tasks"] == []
    assert ann.faults == []
