"""A server of its own, a Chromium, and people who sit before it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from web_people import Person

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from build_web import build  # noqa: E402 - a script, not a package
from need_browser import find_browser  # noqa: E402
from site_host import Site, hosting, write_site  # noqa: E402
from web_server import serving  # noqa: E402


@pytest.fixture(scope="session", autouse=True)
def only_functions_are_waited_for() -> Iterator[None]:
    """A bare expression is evaluated anew at every look, which our content policy forbids from the
    second look on: such a test would pass only when it has nothing to wait for.
    """
    wait = Page.wait_for_function

    def waiting(page: Page, expression: str, **more: Any) -> Any:
        assert "=>" in expression, f"not a function, so it cannot be waited for: {expression}"
        return wait(page, expression, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "wait_for_function", waiting)
        yield


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server with the present client."""
    build()
    with serving(tmp_path_factory.mktemp("web")) as url:
        yield url


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of plain files, written once."""
    if shutil.which("npm") is None:
        pytest.skip("npm fetches Python for browsers, and there is none")
    build()
    return write_site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def site(site_folder: Path) -> Iterator[Site]:
    """That site with a host."""
    with hosting(site_folder) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium; Playwright's event loop ends with the module, others need theirs."""
    path = find_browser()
    if path is None:
        pytest.skip("there is no Chromium: tools/need_browser.py installs one")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """`person("Ann")`: somebody with a browser of their own; faults of the page fail the test."""
    people: list[Person] = []

    def come(name: str = "", **habits: object) -> Person:
        wishes = {"reduced_motion": "reduce", "locale": "en-GB", "color_scheme": "dark", **habits}
        wishes.setdefault("viewport", {"width": 1280, "height": 860})
        one = Person(browser.new_context(**wishes), address, name)  # type: ignore[arg-type]
        people.append(one)
        return one

    yield come
    for one in people:
        one.context.close()
    faults = [fault for one in people for fault in one.faults]
    assert not faults, faults


@pytest.fixture
def page(person: Callable[..., Person]) -> Page:
    """The page of somebody who has no name yet."""
    return person().page
