"""No page asks anything of another host, and no page could: the policy forbids it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from web_people import Person

Come = Callable[..., Person]
WEB = Path(__file__).parents[2] / "web" / "src"
OUTSIDE = "http://outside.invalid/pixel.png"
TRY = f"""() => new Promise((found) => {{
    document.addEventListener("securitypolicyviolation", (event) => found(event.blockedURI));
    fetch("{OUTSIDE}").catch(() => undefined);
    setTimeout(() => found("nobody objected"), 10000); }})"""
READY = "main h1, main h2, main [role=alert], main .board, main .fault, main form, main p"


def pages_of_the_router() -> set[str]:
    """The words by which the shell tells pages apart; home is the empty one."""
    source = "".join(file.read_text() for file in (WEB / "App.svelte", WEB / "pages/Pages.svelte"))
    lists = re.findall(r"\[([^\]]*)\]\.includes\(where\.page\)", source)
    return {
        *re.findall(r'where\.page === "(\w*)"', source),
        *(word for one in lists for word in re.findall(r'"(\w+)"', one)),
    }


def addresses(table: str, log: str) -> dict[str, str]:
    """An address of every page of the router."""
    usual = "spacewalk"
    return {
        "": "#/", "new": "#/new", "t": f"#/t/{table}", "replay": f"#/replay/{table}/0",
        "log": log, "analysis": f"#/analysis/{table}", "study": f"#/study/{usual}",
        "puzzles": f"#/puzzles/{usual}", "learn": f"#/learn/{usual}", "rules": f"#/rules/{usual}",
        "account": "#/account", "games": "#/games", "player": "#/player/Nobody",
        "leaders": f"#/leaders/{usual}/2", "gallery": f"#/gallery/{usual}",
        "embed": f"#/embed/{table}", "archive": "#/archive", "openings": f"#/openings/{usual}",
        "tournaments": "#/tournaments", "tournament": "#/tournament/none",
        "evening": "#/evening/none", "clubs": "#/clubs", "club": "#/club/none",
        "moderation": "#/moderation", "letters": "#/letters/none",
    }  # fmt: skip


def outside(urls: list[str], address: str) -> list[str]:
    """Those of other hosts; `data:` and `blob:` are of none."""
    host = urlsplit(address).hostname
    return [url for url in urls if urlsplit(url).scheme.startswith(("http", "ws"))
            and urlsplit(url).hostname != host]  # fmt: skip


def test_no_page_asks_anything_of_another_host(person: Come) -> None:
    ann = person("Ann", bypass_csp=True)  # what the policy would stop is asked for, too
    asked: list[str] = []
    ann.context.on("request", lambda request: asked.append(request.url))
    order = {"game": "connect_four", "players": 2, "seats": ["me", "random"]}
    table = ann.ask("post", "/api/tables", order)["id"]
    known = addresses(table, "#/log")
    assert pages_of_the_router() <= set(known), "a new page: say here where it is"
    for hash_ in known.values():
        ann.go(hash_)
        ann.page.locator(READY).first.wait_for()
    ann.page.goto(f"{ann.address}/api")
    ann.page.locator("table").wait_for()
    assert outside(asked, ann.address) == []
    assert len(asked) > len(known)
    with ann.page.expect_event("requestfailed"):
        ann.page.evaluate(f"() => void fetch('{OUTSIDE}').catch(() => undefined)")
    assert outside(asked, ann.address) == [OUTSIDE]  # we would notice


def test_the_policy_stops_a_page_that_would_ask_another_host(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    ann.page.locator(READY).first.wait_for()
    assert ann.page.evaluate(TRY).startswith("http://outside.invalid")
