"""Hands that play lessons: a mouse, a finger, the keys; what is pressed must be in sight.

    hand = Hand(page, "touch")
    hand.play("spacewalk", "move 2")     # on the board, as a newcomer would

Mouse and finger play on the board itself, and on the list of moves where a board has no simple way;
keys play on the list. A press goes to a point at which the thing really is on top.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, Request

STILL = ".lesson[data-busy=false]"
LOOKS = 10  # a tenth of a second apart
MOUSE, TOUCH, KEYS = "mouse", "touch", "keys"

POINT = """(thing) => {
    thing.scrollIntoView({block: 'center', inline: 'center'});
    const box = thing.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const down of steps) for (const right of steps) {
        const x = box.left + box.width * right, y = box.top + box.height * down;
        const top = document.elementFromPoint(x, y);
        if (top && (thing === top || thing.contains(top))) return [x, y];
    }
    return null;
}"""

GALAXY = """([x, y]) => {
    const svg = document.querySelector('.zylatron .frame > svg');
    svg.scrollIntoView({block: 'center'});
    const at = new DOMPoint(x * 14, y * 14 * Math.sqrt(3));
    const there = at.matrixTransform(svg.getScreenCTM());
    const box = svg.getBoundingClientRect();
    const isIn = box.left < there.x && there.x < box.right && box.top < there.y
        && there.y < box.bottom;
    return isIn ? [there.x, there.y] : null;
}"""

Place = str | tuple[int, int]
"""A selector, or a point of the galaxy."""


class Hand:
    """Presses things, and counts how."""

    def __init__(self, page: Page, way: str) -> None:
        """`way`: mouse, touch or keys."""
        self.page = page
        self.way = way
        self.n_presses = 0
        self.n_on_board = 0  # actions,
        self.n_from_list = 0
        self._n_asked = 0  # questions to whoever judges
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        self._n_asked += request.url.partition("?")[0].endswith("/api/lessons")

    # Presses

    def press(self, selector: str) -> bool:
        """Press something that must be there and in sight; False if it is not."""
        thing = self.page.locator(selector).first
        if thing.count() == 0:
            return False
        if self.way == KEYS:
            thing.focus()
            self.page.keyboard.press("Enter")
        elif not self._press_at(thing.evaluate(POINT)):
            return False
        self.n_presses += 1
        self.page.wait_for_selector(STILL)
        return True

    def _press_at(self, point: list[float] | None) -> bool:
        if point is None:
            return False
        if self.way == TOUCH:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        return True

    def point(self, at: tuple[int, int]) -> bool:
        """Press a point of the galaxy."""
        if not self._press_at(self.page.evaluate(GALAXY, list(at))):
            return False
        self.n_presses += 1
        self.page.wait_for_selector(STILL)
        return True

    # Actions

    def play(self, game: str, action: str) -> None:
        """Play an action that is legal now."""
        if self.way != KEYS and self._on_board(game, action):
            self.n_on_board += 1
        else:
            self.from_list(action)
            self.n_from_list += 1

    def from_list(self, action: str) -> None:
        """Play from the list of moves, opened first."""
        button = self.page.locator(f".lesson .moves [data-action='{action}']")
        self._open_headings(action)
        if self.way == KEYS or not self._press_at(button.evaluate(POINT)):
            button.focus()  # in a race the list is for keys alone
            self.page.keyboard.press("Enter")
        self.n_presses += 1
        self.page.wait_for_selector(STILL)

    def _open_headings(self, action: str) -> None:
        """Open the list, and within it the heading under which an action stands."""
        inside = self.page.locator(f"[data-action='{action}']")
        closed = self.page.locator(".lesson details:not([open])", has=inside)
        while closed.count():
            closed.first.locator("summary").first.focus()
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(50)

    def _on_board(self, game: str, action: str) -> bool:
        """Whether the board took it: somebody was asked what it is worth."""
        before = self._n_asked
        for place in WAYS.get(game, no_way)(self.page, action):
            is_done = self.point(place) if isinstance(place, tuple) else self.press(place)
            if not is_done:
                return False
            if self._n_asked > before:
                break
        return self._is_heard(before)

    def _is_heard(self, before: int) -> bool:
        """Whether the last press was an action: boards take a moment."""
        for _ in range(LOOKS):
            if self._n_asked > before:
                self.page.wait_for_selector(STILL)
                return True
            self.page.wait_for_timeout(100)
        return False


# How each board is played


def no_way(page: Page, action: str) -> Iterator[Place]:
    """A board without a way of its own."""
    yield from ()


def on_spacewalk(page: Page, action: str) -> Iterator[Place]:
    verb, *rest = action.split()
    if verb == "next":
        yield f".hud button:has-text('{rest[0].capitalize()}')"
        return
    if not rest:
        yield f".hud [data-action='{verb}']"
        return
    if verb in ("again", "step"):
        mode = page.locator(".hud button[aria-pressed]")
        if mode.count() == 2:
            yield f".hud button[aria-pressed] >> nth={0 if verb == 'again' else 1}"
    if verb == "place":
        size = rest[1].capitalize()
        yield f".hud button[aria-label^='{size}' i]"
    yield f".board [data-space='{rest[0]}']"
    if verb == "step":
        yield f".hud button:has-text('{rest[1].capitalize()}')"


def on_astron(page: Page, action: str) -> Iterator[Place]:
    if page.locator(f"[data-card='{' '.join(action.split()[:2])}']").count():
        yield f"[data-card='{' '.join(action.split()[:2])}']"
        yield f"[data-play='{action}']"
    else:
        yield f".board [data-action='{action}']"


def on_astroplane(page: Page, action: str) -> Iterator[Place]:
    moves = f".board [data-move='{action}'], .board [data-action='{action}']"
    if page.locator(moves).count() == 0:
        start = re.search(r"([a-z]\d+)-", action)
        if start is not None:
            yield f".board [data-cell='{start.group(1)}']"
    yield moves


def on_zylatron(page: Page, action: str) -> Iterator[Place]:
    verb, _, what = action.partition(" ")
    if verb in ("go", "at", "detonate"):
        x, _, y = what.partition(",")
        yield int(x), int(y)
    elif verb == "begin":
        point = page.locator(f"[data-stack='{what}']").first
        if point.count():
            yield f"[data-stack='{what}']"
        yield f"[data-order='{action}']"
    elif verb == "buy":
        yield f"[data-buy='{what}']"
    else:
        yield f"[data-order='{action}']"


def on_situation7(page: Page, action: str) -> Iterator[Place]:
    _, _, piece = action.partition(" ")
    yield f"[data-piece='{piece}']"
    yield f"[data-location='{piece}']"


def on_plain(page: Page, action: str) -> Iterator[Place]:
    yield f"[data-pick='{action.split()[-1]}']"


WAYS: dict[str, Callable[[Page, str], Iterator[Place]]] = {
    "spacewalk": on_spacewalk, "astron": on_astron, "astroplane": on_astroplane,
    "zylatron": on_zylatron, "situation7": on_situation7, "connect_four": on_plain,
}  # fmt: skip
