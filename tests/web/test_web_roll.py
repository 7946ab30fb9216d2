"""Fair cards in real browsers: they take part by themselves, survive a reload, check the log."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from web_people import QUIET, Person

Come = Callable[..., Person]
ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

HOLD_WORDS = """
    const Real = WebSocket;
    window.isHolding = true;
    window.WebSocket = class extends Real {
        send(data) {
            if (JSON.parse(data).type !== 'reveal') super.send(data);
            else document.documentElement.dataset.held = JSON.parse(data).word;
        }
    };
"""


def test_the_client_keeps_to_the_shared_vectors(tmp_path: Path) -> None:
    """roll.ts is bundled as it is for browsers and run by Node; see roll_check.mjs."""
    from build_web import find_node, install_packages

    node = find_node()
    install_packages(node)
    bundles = []
    for name in ("roll", "backoff"):
        bundles.append(tmp_path / f"{name}.mjs")
        tool = WEB / "node_modules" / ".bin" / "rolldown"
        command = [node, tool, f"src/lib/{name}.ts", "-o", bundles[-1], "--log-level", "silent"]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    vectors = ROOT / "tests" / "server" / "roll_vectors.json"
    check = [node, Path(__file__).with_name("roll_check.mjs"), *bundles, vectors]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert "hold" in done.stdout, done.stderr


def two_and_a_bot(person: Come, german: bool = False) -> tuple[Person, Person, str]:
    """Ann hosts, Ben sits down by the link, a bot has the third seat."""
    ann, ben = person("Ann"), person("Ben", locale="de-DE" if german else "en-GB")
    table = ann.open_table("astron", ["me", "open", "random"])
    ann.go(f"#/t/{table['id']}")
    ben.go(f"#/t/{table['id']}?invite={table['invite']}")
    ben.page.locator("[data-sit='1']").click()
    ann.page.wait_for_selector("[data-start]:not(:disabled)")
    return ann, ben, str(table["id"])


def test_two_browsers_and_a_bot_roll_for_the_cards(person: Come) -> None:
    ann, ben, table = two_and_a_bot(person, german=True)
    assert "The cards are fair" in ann.page.locator(".roll").inner_text()
    assert "Die Karten sind ehrlich" in ben.page.locator(".roll").inner_text()
    ann.page.locator("[data-start]").click()
    for one in (ann, ben):
        one.page.wait_for_selector(".table-page[data-status=running]")
    kept = {
        name: json.loads(one.page.evaluate(f"localStorage.getItem('orrery.roll.{table}')"))
        for name, one in (("ann", ann), ("ben", ben))
    }
    assert kept["ann"]["rolls"] == kept["ben"]["rolls"]
    shown = ann.ask("get", f"/api/tables/{table}")["roll"]["hash"]
    assert kept["ann"]["rolls"]["1"] == shown
    ben.page.locator(".more summary").click()
    ben.page.locator(".sheet button", has_text="Aufgeben").click()
    ben.page.locator("[role=alertdialog] button.primary").click()
    ann.page.locator(".more summary").click()
    ann.page.locator(".sheet button", has_text="Resign").click()
    ann.page.locator("[role=alertdialog] button.primary").click()
    ann.page.wait_for_selector("[data-checked]")
    ben.page.wait_for_selector("[data-checked]")
    assert "geprüft" in ben.page.locator("[data-checked]").inner_text()
    log = ann.context.request.get(
        f"{ann.address}/api/tables/{table}/log", headers={"Authorization": f"Bearer {ann.token}"}
    ).text()
    words = json.loads(log.splitlines()[0])["words"]
    assert words[:2] == [kept["ann"]["words"]["1.0"], kept["ben"]["words"]["1.1"]]


def test_a_reload_between_commitment_and_word_loses_nothing(person: Come) -> None:
    ann, ben, table = two_and_a_bot(person)
    ben.context.add_init_script(HOLD_WORDS)
    ben.page.reload()
    ben.page.wait_for_selector(".roll")
    ann.page.locator("[data-start]").click()
    held = ben.page.wait_for_selector("html[data-held]", state="attached")  # agreed, but not sent
    assert held is not None
    word = held.get_attribute("data-held")
    assert word
    assert "Waiting for Ben" in ann.page.locator(".status").inner_text()
    page = ben.context.new_page()  # the same browser without the lock on words
    page.add_init_script(
        "if (window.isHolding) window.WebSocket = Object.getPrototypeOf(WebSocket);"
    )
    page.goto(f"{ben.address}/#/t/{table}")
    page.wait_for_selector(".table-page[data-status=running]")
    assert word in page.evaluate(f"localStorage.getItem('orrery.roll.{table}')")
    ann.page.wait_for_selector(".table-page[data-status=running]")


def test_a_roll_that_was_changed_in_the_name_of_a_seat_gets_no_word(person: Come) -> None:
    """A server that says we are bound to something else: the browser says so and shows nothing."""
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("astron", ["me", "open"])
    sent: list[str] = []

    def meddle(ws):
        server = ws.connect_to_server()

        def from_page(text):
            sent.append(json.loads(text)["type"])
            server.send(text)

        def from_server(text):
            message = json.loads(text)
            if message["type"] == "table":
                for seat in message["table"]["seats"]:
                    if seat["seat"] == 1 and seat["commitment"]:
                        seat["commitment"] = "e" * 64
            ws.send(json.dumps(message))

        ws.on_message(from_page)
        server.on_message(from_server)

    ben.page.route_web_socket(re.compile("/ws$"), meddle)
    ann.go(f"#/t/{table['id']}")
    ben.go(f"#/t/{table['id']}?invite={table['invite']}")
    ben.page.locator("[data-sit='1']").click()
    ben.page.wait_for_selector("[data-deceived]")
    assert "never sent" in ben.page.locator("[data-deceived]").inner_text()
    ann.page.wait_for_selector("[data-start]:not(:disabled)")
    ann.page.locator("[data-start]").click()
    ann.page.wait_for_selector(".status:has-text('Waiting for Ben')")
    assert "commit" in sent
    assert "reveal" not in sent


def test_the_host_goes_on_without_somebody_who_is_not_there(person: Come) -> None:
    ann, ben, _ = two_and_a_bot(person)
    ben.page.close()
    ann.page.wait_for_selector(".roll .missing:has-text('Ben')")
    ann.page.locator("[data-start]").click()
    ann.page.wait_for_selector("[data-without]:has-text('Ben')")
    ann.page.locator("[data-without]").click()
    ann.page.wait_for_selector(".table-page[data-status=running]")


def test_alone_against_bots_the_roll_is_not_noticed(person: Come) -> None:
    """Nobody is asked for anything: the first thing to be done is to play."""
    ann = person("Ann")
    ann.play_against("astron", "random", seats=3)
    assert ann.wait_for_turn()
    ann.page.wait_for_selector(QUIET)


# Resending


def test_a_move_that_could_not_be_stored_is_sent_again_with_pauses(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("connect_four", ["me", "me"])
    tries: list[str] = []

    def refuse(ws):
        server = ws.connect_to_server()

        def from_page(text):
            if json.loads(text)["type"] != "move":
                return server.send(text)
            tries.append(json.loads(text)["id"])
            if len(tries) > 3:
                return server.send(text)
            error = {"type": "error", "code": "storage", "text": "not stored", "about": "move"}
            return ws.send(json.dumps(error))

        ws.on_message(from_page)
        server.on_message(lambda text: ws.send(text))

    ann.page.route_web_socket(re.compile("/ws$"), refuse)
    ann.page.add_init_script(
        "window.pauses = []; const later = setTimeout;"
        "window.setTimeout = (work, ms, ...rest) => {"
        " window.pauses.push(ms); return later(work, ms, ...rest); };"
    )
    ann.go(f"#/t/{table['id']}?start=1")
    ann.wait_for_turn()
    ann.page.evaluate("window.pauses.length = 0")
    ann.play_from_list("drop 3")
    ann.page.wait_for_selector(".log:has-text('3')")
    assert len(tries) == 4
    assert len(set(tries)) == 1  # the same move, not four
    pauses = [ms for ms in ann.page.evaluate("window.pauses") if ms and ms >= 180]
    low = [0.75 * 250 * 2**n for n in range(3)]
    grown = [any(base <= ms <= base / 0.75 * 1.25 for ms in pauses) for base in low]
    assert all(grown), pauses


# Elements that may be gone


def test_a_log_that_is_gone_may_still_be_told_that_it_scrolled(person: Come) -> None:
    """Browsers tell of scrolling a frame later, when the page may have changed."""
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    log = ann.page.wait_for_selector(".log")
    assert log is not None
    ann.go("#/rules/connect_four")
    ann.page.wait_for_selector(".table-page", state="detached")
    ann.page.wait_for_timeout(0)
    log.evaluate("log => log.dispatchEvent(new Event('scroll'))")
    assert ann.faults == []


@pytest.mark.parametrize("file", sorted(WEB.glob("src/**/*.svelte")), ids=lambda file: file.stem)
def test_every_bound_element_is_declared_as_one_that_may_be_missing(file: Path) -> None:
    """Then the type checker asks every use, in handlers, timers and after waiting, what if."""
    text = file.read_text("utf-8")
    for name in re.findall(r"bind:this=\{(\w+)\}", text):
        declared = re.search(rf"(?:let {name}|{name}\?): ([^=;]+)", text)
        assert declared, f"{file.name}: {name}"
        assert "undefined" in declared[1], f"{file.name}: {name} is {declared[1]}"
