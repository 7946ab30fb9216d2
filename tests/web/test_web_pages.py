"""Every page: accessible, narrow enough for a phone, in both languages; and what it is made of."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from axe import faults_of
from playwright.sync_api import Locator, Page, Route, WebSocketRoute
from web_people import QUIET, Person

from orrery.cli import serve
from orrery.core.registry import game_ids

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "orrery" / "server" / "static"
PHONE = {"width": 390, "height": 844}
Come = Callable[..., Person]
GAMES = ("spacewalk", "astron", "astroplane", "situation7", "zylatron")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_fits_a_phone_and_passes_axe(person: Come, game: str) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    ann.play_against(game, "random")
    ann.wait_for_turn()
    assert ann.width_left_over <= 0
    box = ann.page.locator(".board").bounding_box()
    assert box is not None
    assert box["width"] > 300
    assert box["y"] < 300
    ann.page.locator(".board :is(svg, canvas)").first.wait_for()
    for scheme in ("dark", "light"):
        ann.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        ann.page.reload()
        ann.wait_for_turn()
        assert faults_of(ann.page) == [], scheme
    assert ann.page.locator("section[aria-label='The position in words'] li").count() > 0


def test_pages_are_no_wider_than_a_phone(person: Come) -> None:
    ann = person("Ann", viewport=PHONE)
    for hash_, ready in (
        ("#/", ".shelf .box"), ("#/new", "dialog form"), ("#/rules", ".boxes a"),
        ("#/rules/astroplane", "#AP-1"), ("#/rules/zylatron", "#ZY-1"),
        ("#/learn/zylatron", "[data-glow]"),
    ):  # fmt: skip
        ann.go(hash_)
        ann.page.locator(ready).first.wait_for()
        assert ann.width_left_over <= 0, hash_


def test_a_game_starts_in_two_clicks_on_the_first_visit(page: Page, address: str) -> None:
    page.goto(f"{address}/#/")
    page.get_by_role("button", name="Play now: Space Walk").click()
    page.locator("[data-bot=random]").click()
    page.wait_for_selector(".table-page[data-acts=true]")
    assert page.locator(".seats li").count() == 2
    assert page.evaluate("JSON.parse(localStorage['orrery.guest']).token.length") > 20


def test_a_server_that_has_forgotten_us_gets_to_know_us_anew(person: Come) -> None:
    ann, ben = person("Ann"), person()
    old = json.dumps(json.dumps({"id": "gone", "name": "Old", "token": "forgotten"}))
    ben.context.add_init_script(f"localStorage['orrery.guest'] = {old}")
    table = ann.open_table("spacewalk", ["me", "open"], is_private=False)
    ben.go(f"#/t/{table['id']}")
    ben.page.get_by_text("Sit down on an open seat").wait_for()
    ben.go("api")  # leaves the client, so that the old token comes back
    ben.go("#/")
    ben.page.get_by_role("button", name="Play now: Space Walk").click()
    ben.page.locator("[data-bot=random]").click()
    ben.wait_for_turn()


def test_a_table_is_ordered_with_all_its_options(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/new?game=spacewalk")
    form = ann.page.get_by_role("dialog")
    form.get_by_label("Players").select_option("3")
    form.get_by_label("Blue", exact=True).select_option("here")
    form.get_by_label("Name (Blue)").fill("Bea")
    form.get_by_label("Green", exact=True).select_option("greedy")
    form.get_by_text("Variants and options").click()
    form.locator("input[type=number]").first.fill("2")
    form.locator("input[type=number]").first.press("Tab")
    form.get_by_label("Clock").select_option("calm")
    form.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".table-page[data-acts=true]")
    seats = ann.page.locator(".seats li")
    assert "Bea" in seats.nth(1).inner_text()
    assert "Grabber" in seats.nth(2).inner_text()
    assert re.search(r"(30|29):\d\d", seats.nth(0).inner_text())
    mine = ann.ask("get", "/api/tables")["mine"][0]
    assert mine["options"]["tokens"] == 2


@pytest.mark.clause("S7-24")
def test_a_table_of_situation_7_is_live_unless_another_tempo_is_chosen(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/new?game=situation7")
    form = ann.page.get_by_role("dialog")
    form.get_by_text("Variants and options").click()
    tempo = form.locator("select:has(option[value=race])")
    assert tempo.input_value() == "live"
    form.get_by_label("Green", exact=True).select_option("random")
    form.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".table-page[data-acts=true]")
    ann.go("#/")
    ann.page.get_by_role("button", name="Play now: SITUATION 7").click()
    ann.page.locator("[data-bot=random]").click()
    ann.page.wait_for_selector(".table-page[data-acts=true]")
    ann.go("#/new?game=situation7")
    form.get_by_text("Variants and options").click()
    tempo.select_option("alternate")
    form.get_by_role("button").last.click()
    ann.page.wait_for_selector(".table-page")
    tempos = [one["options"]["tempo"] for one in ann.ask("get", "/api/tables")["mine"]]
    assert sorted(tempos) == ["alternate", "live", "live"]


def test_an_invitation_leads_to_a_private_table(person: Come) -> None:
    ann, ben = person("Ann"), person()
    table = ann.open_table("spacewalk", ["me", "open"])
    ben.go("#/")
    ben.page.get_by_label("Invitation link").fill("nonsense!")
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_text("does not look like an invitation").wait_for()
    link = f"{ben.address}/#/t/{table['id']}?invite={table['invite']}"
    ben.page.get_by_label("Invitation link").fill(link)
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("[data-sit='1']").click()  # becomes a guest on the way
    ben.page.get_by_text("The host begins the game.").wait_for()
    assert ann.ask("get", f"/api/tables/{table['id']}")["seats"][1]["player"] == "Ben"


def test_a_table_says_that_the_rules_are_being_prepared(person: Come) -> None:
    ann = person("Ann")
    status = ann.ask("get", "/api/status")
    stage = {"now": "compiling"}

    def answer(route: Route) -> None:
        games = {**status["games"], "spacewalk": stage["now"]}
        route.fulfill(json={**status, "games": games})

    ann.page.route("**/api/status", answer)
    ann.play_against("spacewalk", "random")
    note = ann.page.get_by_text("The rules of Space Walk are being compiled")
    note.wait_for()
    ann.page.locator(".preparing progress").wait_for()
    stage["now"] = "ready"
    note.wait_for(state="detached")
    ann.wait_for_turn()


def test_a_table_that_has_not_begun_says_what_it_waits_for(person: Come) -> None:
    ann = person("Ann")
    status = ann.ask("get", "/api/status")
    stage = {"now": "ready"}

    def answer(route: Route) -> None:
        games = {**status["games"], "spacewalk": stage["now"], "astron": "waiting"}
        route.fulfill(json={**status, "games": games})

    ann.page.route("**/api/status", answer)
    header = ann.page.locator(".strip .status")
    for seats, words in (
        (["me", "open"], "Waiting for players"),
        (["me", "cadet"], "You may begin."),
    ):
        ann.go(f"#/t/{ann.open_table('spacewalk', seats)['id']}")
        header.get_by_text(words).wait_for()
        assert ann.page.get_by_text("show legal moves").count() == 0  # nothing to show them on
    stage["now"] = "compiling"
    ann.page.reload()
    header.get_by_text("The rules are being prepared.").wait_for()
    ann.page.get_by_text("you need not wait for it").wait_for()


def test_while_a_game_begins_nobody_is_asked_to_invite_or_to_move_seats(person: Come) -> None:
    ann = person("Ann")

    def hold_back_the_start(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()
        ws.on_message(lambda text: None if '"start"' in text else server.send(text))

    ann.page.route_web_socket("**/ws", hold_back_the_start)
    ann.play_against("spacewalk", "cadet")
    ann.page.get_by_text("The game begins in a moment").wait_for()
    ann.page.locator(".strip .status").get_by_text("The board is being set up").wait_for()
    assert ann.page.get_by_role("button", name="Copy the invitation").count() == 0
    assert ann.page.get_by_role("button", name="Stand up").count() == 0
    assert ann.page.locator("[data-start]").count() == 0


def play_and_resign(ann: Person, game: str, n_moves: int) -> str:
    """Some random moves, then the end; the id of the table."""
    id_ = ann.play_against(game, "random")
    for _ in range(n_moves):
        ann.wait_for_turn()
        ann.click_any(".moves [data-action]")
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.get_by_text("More", exact=True).click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    ann.page.wait_for_selector(".table-page[data-status=over]")
    return id_


def test_a_replay_shows_hands_only_when_all_is_open(person: Come) -> None:
    ann = person("Ann")
    id_ = play_and_resign(ann, "astron", 2)
    ann.go(f"#/replay/{id_}/4")
    ann.page.locator(".hands dt").nth(1).wait_for()
    ann.page.get_by_label("Seen by").select_option("spectator")
    ann.page.locator(".hands").wait_for(state="detached")
    ann.page.locator(".board").wait_for()


def test_a_replay_steps_by_slider_keys_and_link(person: Come) -> None:
    ann = person("Ann")
    id_ = play_and_resign(ann, "spacewalk", 3)
    ann.page.get_by_role("link", name="Replay").click()
    where = ann.page.locator(".where")
    where.get_by_text("Move 0 of 6").wait_for()
    ann.page.locator("body").press("ArrowRight")
    ann.page.locator("body").press("ArrowRight")
    where.get_by_text("Move 2 of 6").wait_for()
    assert ann.log.count("puts a") == 2
    ann.page.locator("input[type=range]").fill("5")
    where.get_by_text("Move 5 of 6").wait_for()
    assert ann.page.url.endswith(f"#/replay/{id_}/5")
    ann.page.get_by_label("Seen by").select_option("1")
    ann.page.wait_for_url(re.compile(r"viewer=1"))
    ann.page.get_by_role("button", name="Back").click()
    where.get_by_text("Move 4 of 6").wait_for()
    assert faults_of(ann.page) == []
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the log").click()
    assert '"spacewalk"' in Path(download.value.path()).read_text("utf-8")


def test_german_is_spoken_everywhere(person: Come) -> None:
    ann = person("Ann", locale="de-DE")
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    assert ann.page.locator("html").get_attribute("lang") == "de"
    assert ann.page.locator(".status").inner_text() == "Du bist am Zug."
    ann.page.get_by_role("button", name="Ann").click()
    ann.page.get_by_role("button", name="English").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ann.wait_for_turn()
    assert ann.page.locator(".status").inner_text() == "It is your turn."


# What the client is made of


@pytest.mark.parametrize("tool", ["make_wire_types.py", "make_view_types.py"])
def test_types_of_the_client_are_up_to_date(tool: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_first_page_needs_less_than_200_kb_of_script(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url.split("/")[-1]))
    page.goto(f"{address}/#/")
    page.get_by_role("button", name="Play now: Space Walk").wait_for()
    scripts = [name for name in loaded if name.endswith(".js")]
    assert scripts
    size = sum(len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts)
    assert size < 200_000


def test_files_are_compressed_and_kept_by_their_hash(person: Come) -> None:
    ann = person()
    name = next((STATIC / "assets").glob("index-*.js")).name
    answer = ann.context.request.get(f"{ann.address}/assets/{name}")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    first = ann.context.request.get(f"{ann.address}/")
    assert first.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in first.headers["content-security-policy"]


def test_a_board_is_there_for_each_of_the_five_games() -> None:
    boards = {path.parent.name for path in WEB.glob("src/boards/*/index.ts")}
    assert set(GAMES) <= boards
    assert set(GAMES) <= set(game_ids())


def test_the_browser_is_opened_when_the_server_answers(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    serve._open_when_up(address)
    assert opened == [address]


def test_a_plain_address_leads_to_the_table(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("spacewalk", ["me", "open"])
    ann.go(f"t/{table['id']}?invite=x")
    ann.page.locator("[data-start]").wait_for()
    assert ann.page.url == f"{ann.address}/#/t/{table['id']}?invite=x"


def is_in_sight(found: Locator) -> bool:
    """On a phone of 844 pixels."""
    box = found.bounding_box()
    return box is not None and box["y"] > 0 and box["y"] + box["height"] <= 844


def test_on_a_phone_what_one_often_needs_stays_at_hand(person: Come) -> None:
    ann = person("Ann", viewport={"width": 390, "height": 844}, locale="de-DE")
    menu = ann.page.get_by_role("group", name="Tischmenü")
    for game in ("zylatron", "astron"):  # the longest page, and one whose cards are dealt
        ann.play_against(game, "random")
        ann.wait_for_turn()
        for name in ("Zurücknehmen", "Tipp", "Was geschah?"):
            assert is_in_sight(menu.get_by_role("button", name=name)), (game, name)
        assert ann.width_left_over == 0
    ann.click_any(".moves [data-action]")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()  # what was seen cannot be taken back
    menu.get_by_role("button", name="Zurücknehmen").click()
    fault = ann.page.get_by_text("Das lässt sich nicht zurücknehmen")
    fault.wait_for()
    assert is_in_sight(fault)
    menu.get_by_text("Mehr", exact=True).click()
    menu.get_by_role("button", name="Aufgeben").click()
    question = ann.page.get_by_role("alertdialog")
    assert is_in_sight(question)
    question.get_by_role("button", name="Abbrechen").click()
    assert question.count() == 0
    assert ann.width_left_over == 0
