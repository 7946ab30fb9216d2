"""The boards of ASTRON, SITUATION 7 and ZYLATRON in a real browser.

Whole games by clicks and drags, refusals, phones, motion; and what their files owe each other.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from web_people import QUIET, Person

from orrery.core.languages import read_languages
from orrery.core.registry import find_game

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web/src/boards"
GAMES = ("astron", "situation7", "zylatron")
Come = Callable[..., Person]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

SERVER = """
import dataclasses, sys
from orrery.server.run import serve
from orrery.server.settings import Settings
if __name__ == "__main__":
    quick = dataclasses.replace(
        Settings(), bot_pause=0.0, live_bot_pause=0.1, live_pace=0.01, cpu_burst=1e9
    )
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], quick)
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots answer at once; rules run plain, so nothing is compiled."""
    from build_web import build

    build()
    folder = tmp_path_factory.mktemp("boards")
    script = folder / "quick_server.py"
    script.write_text(SERVER)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    with open(folder / "server.log", "wb") as log:
        server = subprocess.Popen(
            [sys.executable, str(script), str(port), str(folder / "web.db")],
            env=environment, stdout=log, stderr=log,
        )  # fmt: skip
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_for(url, server, folder / "server.log")
        yield url
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{url}/api/status", timeout=2):
                return
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.2)
    raise RuntimeError(f"the server does not answer: {log.read_text()[-2000:]}")


def middle(ann: Person, selector: str) -> tuple[float, float]:
    """Where something is on the screen."""
    box = ann.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_board(ann: Person, selector: str) -> None:
    """Come back when the board is drawn and lies where it stays."""
    ann.page.wait_for_selector(selector)
    ann.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def refusal(ann: Person, clause: str = "") -> str:
    """What the shell says of a refused move."""
    said = ann.page.locator(".refusal", has_text=clause)
    said.wait_for()
    return said.inner_text()


# ASTRON


def fly(ann: Person) -> None:
    """Press a marked space, or pick a card and play it."""
    ann.page.wait_for_selector(".astron .target, .hand [data-card]")
    targets = ann.page.locator(".astron .target")
    if targets.count() and ann.luck.random() < 0.7:
        ann.click_any(".astron .target")
        return
    assert ann.click_any(".hand li:not(.dull) [data-card]") or ann.click_any(".astron .target")
    if ann.page.locator("[data-play]").count():
        ann.click_any("[data-play]")


def test_a_whole_game_of_astron_is_flown_with_spaces_and_cards(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astron", "random")
    n = ann.play_on(lambda: fly(ann))
    assert ann.is_over
    assert n >= 5
    assert "The game is over" in ann.log


def press_cell(ann: Person, column: int, row: int) -> None:
    """Press a cell of the window by its place on the screen."""
    wait_for_board(ann, ".astron .target, .hand [data-card]")
    ann.page.mouse.click(*ann.page.evaluate(
        """([column, row]) => {
            const svg = document.querySelector('.astron .window > svg');
            const point = new DOMPoint(50 * column + 25, 50 * (11 - row) + 25);
            const at = point.matrixTransform(svg.getScreenCTM());
            return [at.x, at.y];
        }""", [column, row],
    ))  # fmt: skip


def test_an_impossible_flight_is_refused_with_its_clause(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astron", "random")
    ann.wait_for_turn()
    press_cell(ann, 5, 5)
    ann.page.locator(".how.hint").get_by_text("press a take-off space").wait_for()
    press_cell(ann, 0, 0)
    assert "AS-11" in refusal(ann)  # column a has no take-off space
    press_cell(ann, 4, 0)
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    press_cell(ann, 4, 9)
    said = refusal(ann)
    assert "AS-7" in said
    assert "No card has a 9" in said
    press_cell(ann, 5, 5)
    ann.page.locator(".how.hint").get_by_text("Ships fly straight").wait_for()
    assert ann.page.locator(".refusal").count() == 0  # it was the answer to another press


# SITUATION 7


def lay(ann: Person, by_drag: bool) -> None:
    """Put a piece that fits into its place, by drag or by two presses."""
    wait_for_board(ann, ".piece.fits")
    piece = ann.page.locator(".piece.fits").first
    name = piece.get_attribute("data-piece")
    piece.scroll_into_view_if_needed()
    if by_drag:
        drag(ann, f"[data-piece='{name}']", *middle(ann, f"[data-location='{name}']"))
    else:
        piece.click()
        ann.page.mouse.click(*middle(ann, f"[data-location='{name}']"))


def drag(ann: Person, selector: str, x: float, y: float) -> None:
    """Drag with the mouse, in a few steps."""
    wait_for_board(ann, ".piece")
    ann.page.locator(selector).scroll_into_view_if_needed()
    ann.page.mouse.move(*middle(ann, selector))
    ann.page.mouse.down()
    ann.page.mouse.move(x, y, steps=4)
    ann.page.mouse.up()


@pytest.mark.long
def test_a_whole_game_of_situation_7_is_laid_by_drags_and_presses(person: Come) -> None:
    """Four players: a side's two share their tray, so Ann lays a quarter of the board."""
    ann = person("Ann", viewport={"width": 1280, "height": 1000})
    ann.play_against("situation7", "random", seats=4, options={"tempo": "alternate"})
    n = ann.play_on(lambda: lay(ann, by_drag=ann.luck.random() < 0.5))
    assert ann.is_over
    assert n > 20
    assert "The game ends" in ann.log
    assert ann.page.locator(".tray, .how, .kit button").count() == 0  # nothing is left to do


def test_a_piece_in_the_wrong_place_is_refused(person: Come) -> None:
    ann = person("Ann", viewport={"width": 1280, "height": 1000})
    ann.play_against("situation7", "random", options={"tempo": "alternate"})
    ann.wait_for_turn()
    wait_for_board(ann, ".piece.fits")
    name = ann.page.locator(".piece.fits").first.get_attribute("data-piece")
    drag(ann, f"[data-piece='{name}']", *middle(ann, "[data-location='1.0']"))
    assert "S7-12" in refusal(ann)  # a piece fits its own location only
    ann.page.locator("[data-piece='1.0']").scroll_into_view_if_needed()
    drag(ann, "[data-piece='1.0']", *middle(ann, "[data-location='1.0']"))
    assert "S7-10" in refusal(ann, "S7-10")  # the sun is no base line


def test_a_drag_changes_nothing_on_the_board_until_it_ends(person: Come) -> None:
    """Sixty frames a second: while a piece is dragged only its own transform changes."""
    ann = person("Ann", viewport={"width": 1280, "height": 1000})
    ann.play_against("situation7", "random", options={"tempo": "alternate"})
    ann.wait_for_turn()
    wait_for_board(ann, ".piece.fits")
    name = ann.page.locator(".piece.fits").first.get_attribute("data-piece")
    x, y = middle(ann, f"[data-location='{name}']")
    ann.page.mouse.move(*middle(ann, f"[data-piece='{name}']"))
    ann.page.mouse.down()
    ann.page.mouse.move(x + 60, y, steps=3)
    ann.page.locator("canvas:not([width])").first.wait_for(state="detached")
    ann.page.evaluate(
        """() => {
            window.changes = [];
            const all = { subtree: true, childList: true, attributes: true, characterData: true };
            new MutationObserver((list) => window.changes.push(...list.map(
                (one) => `${one.target.nodeName} ${one.attributeName ?? one.type}`))).observe(document.body, all);
        }"""  # noqa: E501
    )
    ann.page.mouse.move(x - 40, y - 30, steps=10)
    ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert set(ann.page.evaluate("window.changes")) == {"DIV style"}
    ann.page.mouse.up()


def test_an_astronaut_is_armed_in_the_kit_and_set_on_the_board(person: Come) -> None:
    ann = person("Ann", viewport={"width": 1280, "height": 1100})
    table = ann.open_table("situation7", ["me", "me"], options={"tempo": "alternate"})
    ann.go(f"#/t/{table['id']}?start=1")
    for mine in ("6.22", "6.21", "6.20", "5.20"):  # base line, then the astronaut base
        ann.play_from_list(f"place {mine}")
        ann.wait_for_turn()
        ann.page.locator(".moves [data-action^='place 6.']").first.dispatch_event("click")
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.locator("section.yellow .kit button").click()
    ann.page.mouse.click(*middle(ann, "[data-location='6.22']"))
    ann.page.wait_for_selector(".situation7 .guard.yellow")
    assert "Yellow sets an astronaut on Yellow's base line, first from the left" in ann.log
    assert ann.page.locator(".kit button[aria-pressed=true]").count() == 0  # it is out of hand


# ZYLATRON


def order(ann: Person) -> None:
    """Press a piece and an order, or a point the mover can reach; else end the turn."""
    actions: list[str] = ann.page.eval_on_selector_all(
        ".moves [data-action]", "found => found.map((one) => one.dataset.action)"
    )
    points = [one for one in actions if one.split()[0] in ("go", "at", "to", "detonate")]
    begins = [one for one in actions if one.startswith("begin ")]
    answers = [one for one in actions if one.split()[0] in ("load", "dock", "target", "onto")]
    if points and ann.luck.random() < 0.8:
        x, y = ann.luck.choice(points).split()[1].split(",")
        press_point(ann, int(x), int(y))
    elif answers:
        ann.play_from_list(ann.luck.choice(answers))
    elif begins and not points:
        begin(ann, ann.luck.choice(begins).split()[1])
    else:
        ann.page.locator(".orders .end").click()


def press_point(ann: Person, x: int, y: int) -> None:
    """Press a point of the galaxy; where own pieces stand the bar asks whether to go there."""
    ann.page.mouse.click(*point_on_screen(ann, x, y))
    here = ann.page.locator(".orders .tools .main")
    if here.count():
        here.first.click()


def point_on_screen(ann: Person, x: int, y: int) -> tuple[float, float]:
    """The pixels of a point of the grid."""
    wait_for_board(ann, ".zylatron [data-stack]")
    found: list[float] = ann.page.evaluate(
        """([x, y]) => {
            const svg = document.querySelector('.zylatron svg[role=application]');
            svg.scrollIntoView({ block: 'center' });
            const at = new DOMPoint(14 * x, 14 * Math.sqrt(3) * y).matrixTransform(svg.getScreenCTM());
            return [at.x, at.y];
        }""",  # noqa: E501
        [x, y],
    )
    return found[0], found[1]


def begin(ann: Person, name: str) -> None:
    """Press the stack of a piece, then Move in the bar."""
    wait_for_board(ann, ".zylatron [data-stack]")
    place: list[int] = ann.page.evaluate(
        """(name) => {
            const all = [...document.querySelectorAll('[data-stack]')];
            const stack = all.find((one) => one.dataset.pieces.split(' ').includes(name));
            return stack.dataset.point.split(',').map(Number);
        }""",
        name,
    )
    ann.page.mouse.click(*point_on_screen(ann, place[0], place[1]))
    ann.page.locator(f"[data-order='begin {name}']").click()


@pytest.mark.parametrize("rules", ["short", pytest.param("major", marks=pytest.mark.long)])
def test_a_whole_game_of_zylatron_is_ordered_on_the_board(person: Come, rules: str) -> None:
    ann = person("Ann")
    ann.play_against("zylatron", "random", options={"rules": rules, "max_rounds": 2})
    n = ann.play_on(lambda: order(ann), most=120)
    assert ann.is_over
    assert n >= 4
    assert "2 rounds are over" in ann.log or "the last player left" in ann.log


def test_an_order_out_of_reach_is_refused_with_its_clause(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("zylatron", "random")
    ann.wait_for_turn()
    begin(ann, "rf2")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.mouse.click(*point_on_screen(ann, 40, 14))
    said = refusal(ann)
    assert "ZY-8" in said
    assert "Too far" in said
    ann.page.mouse.click(*point_on_screen(ann, 10, 2))  # rf1 stands there
    ann.page.locator("[data-order='fire rf1']").click()
    assert "range" in refusal(ann, "ZY-20")


def test_the_galaxy_is_played_by_keyboard(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("zylatron", "random", options={"rules": "short"})
    ann.wait_for_turn()
    begin(ann, "rf2")  # at 12,4
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    galaxy = ann.page.locator(".zylatron svg[role=application]")
    galaxy.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight"):
        galaxy.press(key)
    assert "beside the upper left planet, right" in str(galaxy.get_attribute("aria-label"))
    galaxy.press("Enter")
    ann.page.wait_for_selector(QUIET)
    assert "Star Fighter 2 flies 3, " in ann.log


# Phones


def touch_drag(ann: Person, selector: str, x: float, y: float) -> None:
    """Drag with a finger; the piece hangs 46 pixels above it."""
    start = middle(ann, selector)
    wire = ann.context.new_cdp_session(ann.page)
    for n in range(7):
        at = [start[0] + (x - start[0]) * n / 6, start[1] + (y + 46 - start[1]) * n / 6]
        kind = "touchStart" if n == 0 else "touchMove"
        point = {"x": at[0], "y": at[1]}
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_situation_7_is_dragged_with_a_finger_on_a_phone(person: Come) -> None:
    ann = person("Ann", **PHONE)
    ann.play_against("situation7", "random", options={"tempo": "alternate"})
    for _ in range(2):
        ann.wait_for_turn()
        wait_for_board(ann, ".piece.fits")
        ann.page.evaluate("document.querySelector('.situation7').scrollIntoView()")
        name = ann.page.locator(".piece.fits").first.get_attribute("data-piece")
        place = middle(ann, f"[data-location='{name}']")
        touch_drag(ann, f"[data-piece='{name}']", *place)
        ann.page.wait_for_selector(f"[data-piece='{name}']", state="detached")
        assert "You lay " in ann.log
    assert ann.width_left_over <= 0


SHOWN = """(hint) => {
    const { left, top, width, height } = hint.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === hint || hint.contains(there);
}"""


def test_the_answer_to_a_wrong_tap_is_not_behind_the_bar_of_a_phone(person: Come) -> None:
    ann = person("Ann", **{**PHONE, "viewport": {"width": 375, "height": 667}})
    ann.play_against("situation7", "random", options={"tempo": "live"})
    wait_for_board(ann, ".piece")
    ann.page.locator("[data-location='1.0']").dispatch_event("click")
    hint = ann.page.wait_for_selector(".situation7 .hint")
    assert hint is not None
    assert hint.evaluate(SHOWN)


def test_astron_is_tapped_on_a_phone(person: Come) -> None:
    ann = person("Ann", **PHONE)
    ann.play_against("astron", "random")
    for _ in range(3):
        ann.wait_for_turn()
        ann.page.wait_for_selector(".astron .target, .hand [data-card]")
        target = ann.page.locator(".astron .target").first
        if target.count():
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 24
            target.tap()
        else:
            fly(ann)
        ann.page.wait_for_selector(QUIET)
    assert ann.width_left_over <= 0


def test_the_orders_of_zylatron_are_in_sight_on_a_tablet(person: Come) -> None:
    ann = person("Ann", **{**PHONE, "viewport": {"width": 820, "height": 1180}})
    ann.play_against("zylatron", "random")
    ann.wait_for_turn()
    orders = ann.page.locator(".orders").bounding_box()
    bar = ann.page.locator(".menu.bar").bounding_box()
    assert orders
    assert bar
    room = bar["y"] - (orders["y"] + orders["height"])
    assert room > 100  # for what the picked piece can do


def test_zylatron_is_near_enough_for_fingers_on_a_phone(person: Come) -> None:
    ann = person("Ann", **PHONE)
    ann.play_against("zylatron", "random")
    ann.wait_for_turn()
    one, other = point_on_screen(ann, 8, 4), point_on_screen(ann, 10, 4)
    assert other[0] - one[0] >= 24  # neighbouring points
    begin(ann, "rw1")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.get_by_label("Whole galaxy, or back home").tap()
    assert point_on_screen(ann, 56, 0)[0] < 390
    assert ann.width_left_over <= 0


# Motion


PICTURE = """() => JSON.stringify(
    [...document.querySelectorAll(".board svg .ship, .board svg .stack, .board svg .scroll")]
        .map((one) => getComputedStyle(one).transform))"""
AT_REST = f"""() => {{
    const now = document.querySelector(".effects") ? null : ({PICTURE})();
    window.restful = now !== null && now === window.before ? window.restful + 1 : 0;
    window.before = now;
    return window.restful > 20;
}}"""  # asked once a frame


def picture_at_rest(one: Person, game: str, fixture: str) -> str:
    """Where ships, stacks and the base of a sample position come to stand."""
    one.go(f"#/gallery/{game}")
    one.page.get_by_role("button", name=fixture, exact=True).click()
    one.page.wait_for_selector(f".board[data-fixture='{fixture}'] svg")
    one.page.wait_for_function(AT_REST)
    return str(one.page.evaluate(PICTURE))


def test_motion_ends_in_the_same_picture(person: Come) -> None:
    """What moved comes to rest where it stands without motion; effects leave nothing behind."""
    calm, lively = person("Ann"), person("Ben", reduced_motion="no-preference")
    for game, fixture in (("astron", "4-mars"), ("zylatron", "7-strike")):
        calm.go(f"#/gallery/{game}")
        calm.page.get_by_label("motion").uncheck()
        still = picture_at_rest(calm, game, fixture)
        assert still.count("matrix") > 3
        assert picture_at_rest(lively, game, fixture) == still


# What the files owe


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_motion(game: str) -> None:
    events = find_game(game).module("events")
    kinds = [name.lower() for name, value in vars(events).items() if isinstance(value, int)]
    plan = (BOARDS / game / "plan.ts").read_text()
    assert kinds
    assert [kind for kind in kinds if f"      {kind}: (" not in plan] == []


@pytest.mark.parametrize("game", GAMES)
def test_all_texts_are_there_in_every_language_that_was_read(game: str) -> None:
    ids = {
        code: re.findall(
            r"^([\w-]+) =", (BOARDS / game / "texts" / f"{code}.ftl").read_text(), re.M
        )
        for code in sorted(read_languages())
    }
    english = ids["en"]
    for code, own in ids.items():
        assert set(own) == set(english), code
    sources = "".join(path.read_text() for path in (BOARDS / game).glob("*.*"))
    asked = {as_id(one) for one in re.findall(rf'"({game}\.[\w.-]+)"', sources)}
    assert asked - set(english) == set()
    openings = {as_id(one) for one in re.findall(rf"`({game}\.[\w.]+\.)\$", sources)}
    assert [one for one in openings if not any(key.startswith(one) for key in english)] == []


def as_id(key: str) -> str:
    """The id of a text in its catalogue."""
    return re.sub(r"[^A-Za-z0-9]", "-", key)


VIEWS = """
import json, orrery
games = ("astron", "situation7", "zylatron")
print(json.dumps({game: sorted(orrery.new(game, seed=1).view(0)) for game in games}))
"""


def test_sample_positions_are_of_the_present_form() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-c", VIEWS], env=environment, capture_output=True, text=True, check=True
    )
    shell = {"game", "seat", "position", "to_act", "actions", "scores", "is_over", "winners"}
    for game, keys in json.loads(run.stdout).items():
        samples = sorted((BOARDS / game / "fixtures").glob("*.json"))
        assert samples
        for path in samples:
            shown = json.loads(path.read_text())["view"]
            assert sorted(shown) == sorted(set(keys) - shell), path


def test_the_cut_of_situation_7_is_that_of_the_board() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    import situation7_cut

    assert situation7_cut.main(["--check"]) == 0
