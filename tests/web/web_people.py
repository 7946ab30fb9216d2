"""People before a browser: what tests of all boards need to sit down and play.

    ann = person("Ann")                       # a fixture of conftest.py
    ann.play_against("spacewalk", bot="random", options={"tokens": 0})
    ann.play_on(lambda: ann.click_any(".board [data-space][aria-disabled=false]"))
    assert ann.is_over

`play_on` waits for the own turn, calls what is given, and stops when the game is over.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, TimeoutError

TURN = ".table-page[data-acts=true], .table-page[data-status=over]"
QUIET = ".table-page:not([data-busy=true])"

CLICK_ONE = """(all, luck) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
  all[Math.floor(luck * all.length)]?.dispatchEvent(event);
  return all.length;
}"""  # counted and clicked in one go: a screen may change in between


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, address: str, name: str = "") -> None:
        """With a name they are a guest already; without, as on a first visit."""
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.luck = random.Random(7)
        self.token = ""
        context.set_default_timeout(20_000)
        if name:
            self._be_guest(name)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _be_guest(self, name: str) -> None:
        guest = self.ask("post", "/api/guests", {"name": name})
        self.token = guest["token"]
        kept = json.dumps(json.dumps(guest))
        self.context.add_init_script(f"localStorage.setItem('orrery.guest', {kept})")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Call the HTTP API as this person."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        call = getattr(self.context.request, method)
        data = {} if body is None else {"data": body}
        answer = call(self.address + path, headers=headers, **data)
        assert answer.ok, answer.text()
        return answer.json()

    # Coming to a table

    def go(self, hash_: str) -> None:
        """Open an address of the client, like `#/rules/spacewalk`."""
        self.page.goto(f"{self.address}/{hash_}")

    def open_table(self, game: str, seats: list[str], **order: Any) -> dict[str, Any]:
        """Order a table over HTTP; `invite` is in the answer."""
        body = {"game": game, "players": len(seats), "seats": seats, "is_private": True, **order}
        table: dict[str, Any] = self.ask("post", "/api/tables", body)
        return table

    def play_against(self, game: str, bot: str = "random", seats: int = 2, **order: Any) -> str:
        """Sit down against bots and begin; the id of the table."""
        table = self.open_table(game, ["me", *[bot] * (seats - 1)], **order)
        self.go(f"#/t/{table['id']}?start=1")
        return str(table["id"])

    # Playing

    @property
    def is_over(self) -> bool:
        """The game has ended."""
        return self.page.locator(".table-page[data-status=over]").count() > 0

    def wait_for_turn(self) -> bool:
        """Come back when it is one's turn (True) or the game is over (False)."""
        self.page.wait_for_selector(TURN)
        return not self.is_over

    def play_on(self, act: Callable[[], Any], most: int = 400) -> int:
        """Act whenever it is one's turn, until the game is over; how often."""
        for n in range(most):
            if not self.wait_for_turn():
                return n
            act()
            self.page.wait_for_selector(QUIET)
        return most

    def click_any(self, selector: str) -> bool:
        """Click one of those that can be seen, by luck; False if there are none."""
        n = self.page.locator(selector).evaluate_all(CLICK_ONE, self.luck.random())
        return bool(n)

    def play_from_list(self, action: str) -> None:
        """Play a move from the list of moves; groups are opened first."""
        self.wait_for_turn()
        self.page.locator(f".moves [data-action='{action}']").dispatch_event("click")
        self.page.wait_for_selector(QUIET)

    def click_move(self, selector: str) -> None:
        """Click something on the board; while a scene is shown a click would only end that."""
        self.page.wait_for_selector(QUIET)
        self.page.locator(selector).first.dispatch_event("click")
        self.page.wait_for_selector(QUIET)

    def make_move(self, selector: str) -> None:
        """Click what makes a move, and see it made; a click that only ended a scene is repeated."""
        shown = self.page.locator(".table-page").get_attribute("data-shown")
        made = f".table-page:not([data-shown='{shown}']):not([data-busy=true])"
        for _ in range(5):
            self.page.locator(selector).first.dispatch_event("click")
            try:
                self.page.wait_for_selector(made, timeout=6_000)
            except TimeoutError:
                continue
            return
        raise AssertionError(f"{selector} was clicked five times, and no move was made")

    @property
    def log(self) -> str:
        """What the log says."""
        return self.page.locator(".log").inner_text()

    @property
    def width_left_over(self) -> int:
        """How many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))
