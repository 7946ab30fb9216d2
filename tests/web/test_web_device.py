"""The engine in the browser: the same choices as on this machine, and only where it may think."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from web_people import Person

from orrery.bots.search.work import Knobs
from orrery.server.views import engines
from orrery.wasm.choice import at_once

Come = Callable[..., Person]

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "src" / "orrery" / "server" / "static"
OPEN_GAMES = ("spacewalk", "astroplane", "situation7", "zylatron")
RANKS = ("cadet:40", "commander:12", "captain:8", "admiral:2")
LEARNED = Knobs._fields.index("learned")
TUNED = Knobs._fields.index("tuned")
PERSONALITIES = ("gambler:8", "hoarder:8", "hunter:8")

ASK_WORKER = """async ([script, engine, asked]) => {
    const worker = new Worker(script, { type: "module" });
    const next = () => new Promise((resolve) => (worker.onmessage = (m) => resolve(m.data)));
    const tell = (message) => { const told = next(); worker.postMessage(message); return told; };
    const module = location.origin + engine.module;
    const weights = engine.network && location.origin + engine.network.weights;
    const open = { kind: "open", engine, module, weights, isLearned: false, isTried: false };
    const told = [await tell(open)];
    for (const one of asked) told.push(await tell(one));
    worker.terminate();
    return told;
}"""


def chosen_here(game: str, target: str, *ranks: str) -> dict[str, Any]:
    """What bots choose on this machine."""
    command = [sys.executable, str(HERE / "device_thoughts.py"), game, target, *ranks]
    env = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    done = subprocess.run(command, capture_output=True, env=env, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["target"] == target
    return found


def ask_worker(page: Any, engine: dict[str, Any], asked: list[Any]) -> list[dict[str, Any]]:
    """What the worker of the built client answers to the same questions."""
    return tell_worker(page, engine, [{"kind": "consult", "consult": one} for one in asked])


def ask_judge(page: Any, engine: dict[str, Any], tasks: list[Any], manner: Any) -> list[Any]:
    """What it finds of positions of a finished game."""
    asked = [{"kind": "judge", "task": task, "manner": manner} for task in tasks]
    return [one["judged"] for one in tell_worker(page, engine, asked)]


def tell_worker(page: Any, engine: dict[str, Any], asked: list[Any]) -> list[dict[str, Any]]:
    """Open the engine in the worker, and give it messages one after the other."""
    scripts = [f"/assets/{file.name}" for file in (STATIC / "assets").glob("thinker-*.js")]
    assert len(scripts) == 1
    opened, *told = page.evaluate(ASK_WORKER, [scripts[0], engine, asked])
    assert opened == {"kind": "opened", "perSecond": None}
    return list(told)


@pytest.fixture(scope="module")
def client(browser: Browser, address: str) -> Iterator[Page]:
    """A page of the client that nothing happens on: each test starts a worker of its own there."""
    context = browser.new_context(locale="en-GB")
    one = Person(context, address)
    one.go("#/rules/spacewalk")
    yield one.page
    context.close()
    assert one.faults == []


@pytest.mark.parametrize("target", ["module", "compiled"])
@pytest.mark.parametrize("game", OPEN_GAMES)
def test_bots_choose_the_same_in_the_browser_as_on_this_machine(
    client: Page, game: str, target: str
) -> None:
    here = chosen_here(game, target, *RANKS)
    choose_the_same(client, here)
    assert lines_of(client, here) == here["hint"]["lines"]


def lines_of(page: Page, here: dict[str, Any]) -> list[list[Any]]:
    """What the worker finds for a hint: actions, visits, shares to the last bit."""
    [told] = ask_worker(page, here["engine"], [here["hint"]["consult"]])
    return [[one["steps"][0]["action"], one["visits"], one["share"]] for one in told["lines"]]


def choose_the_same(page: Page, here: dict[str, Any]) -> None:
    """Every bot chooses in the worker what it chose on this machine."""
    for bot, asked in here["games"].items():
        told = ask_worker(page, here["engine"], [one["consult"] for one in asked])
        assert [one["fault"] for one in told] == [None] * len(asked)
        chosen = [one["action"] for one in told]
        assert chosen == [one["action"] for one in asked], bot


@pytest.mark.parametrize("target", ["module", "compiled"])
@pytest.mark.parametrize(
    ("game", "bot"),
    [
        ("astroplane", "grand_admiral"),
        ("astroplane:3", "admiral"),
        ("spacewalk:3", "grand_admiral"),
        ("situation7", "grand_admiral"),
        pytest.param("spacewalk:5", "admiral", marks=pytest.mark.long),
    ],
)
def test_bots_with_a_network_choose_the_same_in_the_browser(
    client: Page, game: str, bot: str, target: str
) -> None:
    """With the weights that the server hands out; without them they would think otherwise."""
    here = chosen_here(game, target, f"{bot}:3")
    assert here["learned"] == [bot]
    assert bot in here["engine"]["network"]["bots"]
    choose_the_same(client, here)
    assert lines_of(client, here) == here["hint"]["lines"]
    here["hint"]["consult"]["level"]["knobs"][LEARNED] = 0
    assert lines_of(client, here) != here["hint"]["lines"]


def test_a_bot_with_weights_that_games_taught_chooses_the_same_in_the_browser(
    client: Page,
) -> None:
    """They are part of the board; a rank that does not ask for them thinks otherwise."""
    here = chosen_here("zylatron", "module", "grand_admiral:2")
    assert here["learned"] == []
    choose_the_same(client, here)
    assert lines_of(client, here) == here["hint"]["lines"]
    here["hint"]["consult"]["level"]["knobs"][TUNED] = 0
    assert lines_of(client, here) != here["hint"]["lines"]


@pytest.mark.parametrize("target", ["module", "compiled"])
@pytest.mark.parametrize("game", ["spacewalk:3", "astroplane", "situation7", "zylatron:3"])
def test_personalities_choose_the_same_in_the_browser(
    client: Page, game: str, target: str
) -> None:  # fmt: skip
    here = chosen_here(game, target, *PERSONALITIES)
    choose_the_same(client, here)


# At a table


class Frames:
    """What a page and its server say to each other of the device."""

    def __init__(self, ann: Person) -> None:
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        ann.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))
        socket.on("framesent", lambda data: self.said.append(json.loads(data)))

    def wait_until_lent(self, ann: Person) -> None:
        """The server has taken the offer of the device."""
        ann.wait_for_turn()
        while not any(one["what"] == "lend" for one in self.of("done")):
            ann.page.wait_for_timeout(50)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in (*self.heard, *self.said) if one["type"] == kind]


def click_space_walk(ann: Person) -> None:
    """A legal planet, or whose ship flies next."""
    if not ann.click_any(".board [data-space][aria-disabled=false]"):
        ann.click_any(".hud .row button:not(:disabled)")


def moves_of(ann: Person, table: str, seat: int) -> list[str]:
    """What a seat did in a finished game, by its log."""
    name = ann.ask("get", f"/api/tables/{table}")["seats"][seat]["name"]
    answer = ann.context.request.get(
        f"{ann.address}/api/tables/{table}/log", headers={"Authorization": f"Bearer {ann.token}"}
    )
    rows = [json.loads(line) for line in answer.text().splitlines()]
    return [row["action"] for row in rows if row.get("seat") == name]


def test_every_move_of_a_captain_comes_from_the_device(person: Come) -> None:
    """The server's rules are plain here: a Captain of its own would take minutes."""
    ann = person("Ann")
    frames = Frames(ann)
    table = ann.play_against("spacewalk", "captain", options={"tokens": 0})
    frames.wait_until_lent(ann)
    ann.play_on(lambda: click_space_walk(ann))
    assert ann.is_over
    thoughts = [one for one in frames.of("thought") if one["action"] is not None]
    assert len(thoughts) == len(frames.of("consult")) >= 12
    assert frames.of("error") == []
    assert len(moves_of(ann, table, 1)) == len(thoughts)


def test_a_grand_admiral_thinks_on_the_device_with_weights_that_are_loaded_once(
    person: Come,
) -> None:
    ann = person("Ann")
    frames, loaded = Frames(ann), weights_loaded(ann)
    ann.play_against("spacewalk", "grand_admiral", seats=3, options={"tokens": 0})
    frames.wait_until_lent(ann)
    for _ in range(2):
        ann.wait_for_turn()
        click_space_walk(ann)
        ann.page.wait_for_selector(".table-page:not([data-busy=true])")
    ann.wait_for_turn()
    thoughts = [one for one in frames.of("thought") if one["action"] is not None]
    assert len(thoughts) == len(frames.of("consult")) >= 4
    assert frames.of("error") == []
    assert len(loaded) == 1


def test_no_weights_are_loaded_where_nobody_needs_them(person: Come) -> None:
    ann = person("Ann")
    frames, loaded = Frames(ann), weights_loaded(ann)
    ann.play_against("spacewalk", "hunter", seats=3, options={"tokens": 0})
    frames.wait_until_lent(ann)
    click_space_walk(ann)
    ann.page.wait_for_selector(".table-page:not([data-busy=true])")
    ann.wait_for_turn()
    assert len([one for one in frames.of("thought") if one["action"] is not None]) >= 2
    assert loaded == []


def weights_loaded(ann: Person) -> list[str]:
    """The addresses of weights that a page has asked for."""
    found: list[str] = []

    def note(route: Any) -> None:
        found.append(route.request.url)
        route.continue_()

    ann.context.route("**/api/networks/**", note)
    return found


def test_a_hint_is_thought_on_the_device_and_said_in_words(person: Come) -> None:
    ann = person("Ann")
    frames = Frames(ann)
    ann.play_against("zylatron", "random")
    frames.wait_until_lent(ann)
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.wait_for_selector("[data-hints] .hint")
    [asked] = frames.of("consult")
    assert asked["n_lines"] == 3
    [told] = frames.of("hints")
    [thought] = frames.of("thought")
    assert [one["visits"] for one in told["lines"]] == [one["visits"] for one in thought["lines"]]
    assert all(one["words"] for one in told["lines"])


MODULES = STATIC.parents[1] / "games"


@pytest.mark.parametrize("fault", ["flipped", "cut off", "404", "another game's"])
def test_an_engine_that_is_no_good_is_refused_and_the_server_thinks(
    person: Come, fault: str
) -> None:
    content = bytearray((MODULES / "spacewalk" / "rules.wasm").read_bytes())
    content[len(content) // 2] ^= 1
    good = (MODULES / "spacewalk" / "rules.wasm").read_bytes()
    answers: dict[str, dict[str, Any]] = {
        "flipped": {"body": bytes(content)},
        "cut off": {"body": good[:9000]},
        "404": {"status": 404, "body": "gone"},
        "another game's": {"body": (MODULES / "zylatron" / "rules.wasm").read_bytes()},
    }
    ann = person("Ann")
    frames = Frames(ann)
    warnings: list[str] = []
    ann.page.on("console", lambda message: warnings.append(message.text))
    ann.context.route("**/api/modules/**", lambda route: route.fulfill(**answers[fault]))
    ann.play_against("spacewalk", "cadet", options={"tokens": 0})
    notice = ann.page.locator("[data-device-fault]")
    notice.wait_for()
    wanted = "could not be loaded" if fault == "404" else "damaged"
    assert wanted in notice.inner_text()
    assert "Opponents think on the server" in notice.inner_text()
    assert any("Opponents think on the server: the module of spacewalk" in w for w in warnings)
    for _ in range(2):
        ann.wait_for_turn()
        click_space_walk(ann)
        ann.page.wait_for_selector(".table-page:not([data-busy=true])")
    ann.wait_for_turn()
    assert frames.of("lend") == frames.of("consult") == []


@pytest.mark.parametrize(
    "fault",
    ["flipped", pytest.param("cut off", marks=pytest.mark.long), "404", "another game's"],
)
def test_weights_that_are_no_good_are_refused_and_the_server_thinks(
    person: Come, fault: str
) -> None:  # fmt: skip
    at_once()  # only the bytes are wanted, nothing compiled
    good = engines.network_file("spacewalk").content  # type: ignore[union-attr]
    other = engines.network_file("astroplane").content  # type: ignore[union-attr]
    middle = len(good) // 2
    answers: dict[str, dict[str, Any]] = {
        "flipped": {"body": good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :]},
        "cut off": {"body": good[:9000]},
        "404": {"status": 404, "body": "gone"},
        "another game's": {"body": other},
    }
    ann = person("Ann")
    frames = Frames(ann)
    warnings: list[str] = []
    ann.page.on("console", lambda message: warnings.append(message.text))
    ann.context.route("**/api/networks/**", lambda route: route.fulfill(**answers[fault]))
    ann.play_against("spacewalk", "grand_admiral", seats=3, options={"tokens": 0})
    notice = ann.page.locator("[data-device-fault]")
    notice.wait_for()
    assert ("could not be loaded" if fault == "404" else "damaged") in notice.inner_text()
    said = [one for one in warnings if "Opponents think on the server: the weights of" in one]
    assert len(said) == 1
    ann.wait_for_turn()
    click_space_walk(ann)
    ann.page.wait_for_selector(".table-page:not([data-busy=true])")
    ann.wait_for_turn()  # both bots have answered
    assert frames.of("lend") == frames.of("consult") == []


@pytest.mark.parametrize("lack", ["Worker", "WebAssembly"])
def test_a_browser_without_what_is_needed_leaves_it_to_the_server(person: Come, lack: str) -> None:
    ann = person("Ann")
    frames = Frames(ann)
    ann.context.add_init_script(f"delete globalThis.{lack}")
    ann.play_against("spacewalk", "cadet", options={"tokens": 0})
    for _ in range(2):
        ann.wait_for_turn()
        click_space_walk(ann)
        ann.page.wait_for_selector(".table-page:not([data-busy=true])")
    ann.wait_for_turn()
    assert frames.of("lend") == frames.of("consult") == []
    assert ann.page.locator("[data-device-fault]").count() == 0


def test_one_chooses_where_opponents_think_and_is_told_how_fast_the_device_is(person: Come) -> None:
    ann = person("Ann")
    frames = Frames(ann)
    ann.play_against("spacewalk", "cadet", options={"tokens": 0})
    frames.wait_until_lent(ann)
    ann.page.get_by_role("button", name="Ann", exact=True).click()
    box, note = (ann.page.locator(f"[data-{name}]") for name in ("think-here", "device-speed"))
    said = re.search(r"on this device: about ([\d,]+) positions a second", note.inner_text())
    assert said, note.inner_text()
    assert 100 < int(said[1].replace(",", "")) < 10_000_000
    box.uncheck()
    assert "on the server" in note.inner_text()
    assert frames.of("lend")[-1]["yes"] is False
    ann.page.keyboard.press("Escape")
    n = len(frames.of("consult"))
    for _ in range(2):
        ann.wait_for_turn()
        click_space_walk(ann)
        ann.page.wait_for_selector(".table-page:not([data-busy=true])")
    ann.wait_for_turn()
    assert len(frames.of("consult")) == n
    ann.page.reload()
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Ann", exact=True).click()
    assert not box.is_checked()
