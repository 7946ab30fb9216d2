"""A finished game leaves its table: by link, in a frame of another page, as a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from axe import faults_of
from web_people import Person

Come = Callable[..., Person]
DROP = """([name, text]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    for (const kind of ["dragover", "drop"])
        window.dispatchEvent(new DragEvent(kind, { dataTransfer: files, cancelable: true }));
}"""


def given_up(ann: Person) -> str:
    """A private game that Ann has given up after her first action."""
    table = ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    ann.click_any(".moves [data-action]")
    ann.wait_for_turn()
    ann.page.get_by_text("More", exact=True).click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    ann.page.wait_for_selector("[data-end]")
    return table


@contextmanager
def another_site(folder: Path) -> Iterator[str]:
    """A site of somebody else, at a port of its own."""
    handler = partial(SimpleHTTPRequestHandler, directory=folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def look_through_a_frame(ben: Person, address: str) -> None:
    ben.page.goto(address)
    inside = ben.page.frame_locator("iframe")
    inside.locator("[data-embed=game][data-here='1'] .board [data-space]").first.wait_for()
    inside.get_by_role("button", name="Forward").click()
    inside.locator("[data-here='2']").wait_for()


def test_whoever_has_the_link_of_a_game_can_look_at_it(person: Come, tmp_path: Path) -> None:
    ann = person("Ann", permissions=["clipboard-read", "clipboard-write"])
    table = given_up(ann)
    ann.page.locator("[data-share-link]").click()
    ann.page.get_by_role("button", name="Copied").wait_for()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert f"/t/{table}?read=" in link

    ben = person()  # nobody in particular
    ben.page.goto(link)
    ben.page.wait_for_selector("[data-replay] .board [data-space]")
    assert f"#/replay/{table}/0?read=" in ben.page.url
    ben.page.keyboard.press("ArrowRight")
    ben.page.get_by_text("Move 1 of").first.wait_for()
    ben.go(f"#/replay/{table}/0")  # without the code
    ben.page.reload()
    ben.page.get_by_text("cannot be replayed").wait_for()

    source = link.replace("/t/", "/embed?table=").replace("?read", "&read")
    (tmp_path / "index.html").write_text(f'<iframe src="{source}&n=1" width="800" height="900">')
    with another_site(tmp_path) as address:
        look_through_a_frame(ben, address)
    position = "sw1+small+2p+2/LrMbSr/3/*/2/Lb/3/*+red+move"
    ben.page.goto(f"{ben.address}/embed?game=spacewalk&position={position}")
    ben.page.wait_for_selector("[data-embed=position] .board [data-space]")
    assert faults_of(ben.page) == []
    ben.page.goto(f"{ben.address}/embed?game=spacewalk&position=nonsense")
    ben.page.get_by_role("alert").wait_for()


def frames_of(png: bytes) -> list[bytes]:
    """The pictures of an animated PNG, still packed."""
    found: list[bytes] = []
    at = 8
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4]), png[at + 4 : at + 8]
        data = png[at + 8 : at + 8 + length]
        if kind == b"fcTL":
            found.append(b"")
        elif kind in (b"IDAT", b"fdAT"):
            found[-1] += data[4:] if kind == b"fdAT" else data
        at += 12 + length
    return found


def test_a_log_opens_where_it_is_dropped_and_a_damaged_one_says_why(person: Come) -> None:
    ann = person("Ann")
    table = given_up(ann)
    log = ann.context.request.get(
        f"{ann.address}/api/tables/{table}/log", headers={"Authorization": f"Bearer {ann.token}"}
    ).text()
    ben = person()
    ben.go("#/")
    ben.page.wait_for_selector("[data-log-drop]")
    doors = ben.page.locator("[data-door]")
    assert [one.get_attribute("href") for one in doors.all()] == [
        "#/puzzles", "#/study", "#/openings/spacewalk", "#/archive",
    ]  # fmt: skip
    ben.page.evaluate(DROP, ["game.jsonl", "{" + log])
    said = ben.page.locator("[data-log-drop] [role=alert]")
    said.wait_for()
    assert "line 1 is damaged" in said.inner_text()
    ben.page.evaluate(DROP, ["game.jsonl", log])
    ben.page.wait_for_selector("[data-replay] .board [data-space]")
    ben.page.get_by_role("button", name="Forward").click()
    ben.page.wait_for_url("**/*#/log/1")
    assert faults_of(ben.page) == []
    with ben.page.expect_download() as saved:
        ben.page.locator("[data-save-animation]").click()
    frames = frames_of(saved.value.path().read_bytes())
    assert len(frames) == 2  # before the first action, and after it
    assert frames[0] != frames[1]
    assert min(map(len, frames)) > 10_000  # a board, not an empty picture
    ben.page.locator("[data-try]").click()  # one plays on from there
    ben.page.locator("[data-study*=' placing '] .board [data-space]").first.wait_for()
    ben.page.go_back()
    ben.page.wait_for_selector("[data-replay='1'] .board [data-space]")
    ben.page.reload()  # nothing of it is kept
    ben.page.get_by_role("heading", name="No game is open here").wait_for()
