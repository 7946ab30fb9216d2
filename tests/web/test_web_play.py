"""Playing in a real browser: boards by clicks, two people, one screen, lost connections."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from web_people import QUIET, Person

Come = Callable[..., Person]

LOSE_SOCKETS = """
    const Real = WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Real {
        constructor(...a) { super(...a); window.sockets.push(this); this.addEventListener('message', (m) => (window.lastWire = m.data)); }
        send(data) { (window.sent ??= []).push(data); super.send(data); }
    };
"""  # noqa: E501


def click_space_walk(ann: Person) -> None:
    """A legal planet, or whose ship flies next."""
    if not ann.click_any(".board [data-space][aria-disabled=false]"):
        ann.click_any(".hud .row button:not(:disabled)")


def test_a_whole_game_of_space_walk_is_played_by_clicks(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random", options={"tokens": 0})
    n = ann.play_on(lambda: click_space_walk(ann))
    assert n >= 9 + 3  # nine ships are placed, then some planets moved
    assert "has won" in ann.page.locator(".status").inner_text()
    assert "the game ends" in ann.log


def test_the_cards_of_space_walk_are_clicked_in_the_tray(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random", options={"variant": "cards"})
    for _ in range(9):
        ann.wait_for_turn()
        click_space_walk(ann)
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.click_move(".trays [data-action='card stay']")
    assert "You lay STAY" in ann.log


def test_cards_of_space_walk_lie_in_sight_of_the_last_of_five_players(person: Come) -> None:
    ann = person("Ann")
    seats = ["random"] * 4 + ["me"]
    table = ann.open_table("spacewalk", seats, options={"variant": "cards"})
    ann.go(f"#/t/{table['id']}?start=1")
    for _ in range(9):
        ann.wait_for_turn()
        click_space_walk(ann)
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    card = ann.page.locator(".hud [data-action='card move']")
    assert "×4" in card.inner_text()
    box = card.bounding_box()
    assert box
    assert box["y"] + box["height"] < 860  # without scrolling
    ann.page.locator(".hud [data-action='card stay']").click()
    ann.page.wait_for_selector(QUIET)
    assert "You lay STAY" in ann.log


# Red flies four pieces into the Singularity, two of them through hyperspace; blue waits.
RED = """
    f1-f3 n, f3-f5 n | f5-f7 e, f7-h7 | f1-f3 n, f3-f5 n | f5-f7 n, f7-f9 e | f9-h9, j1-j3 w |
    j3-h3 s, h3-o8 | o8-m8 w, m8-k8 w | k8-i8, j1-j3 w | j3-h3 s, h3-a8 | a8-c8 e, c8-e8 e | e8-g8
"""


def test_astroplane_is_won_by_clicks_at_one_screen(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("astroplane", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    for turn in RED.split("|"):
        for move in turn.split(","):
            _fly(ann, move.strip())
        if ann.is_over:
            break
        _wait_out(ann)
    ann.page.wait_for_selector(".table-page[data-status=over]")
    assert "true win" in ann.log


@pytest.mark.long
def test_a_whole_game_of_astroplane_is_played_against_a_bot(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astroplane", "random")
    n = ann.play_on(lambda: click_astroplane(ann), most=900)  # a hundred rounds end any game
    assert ann.is_over
    assert n >= 8


def click_astroplane(ann: Person) -> None:
    """The flight that ends nearest to the Singularity, by clicks on the board; else any choice."""
    moves = ann.page.locator(".moves [data-action]").evaluate_all(
        "found => found.map((one) => one.dataset.action)"
    )
    flights = [move for move in moves if re.match(r"[a-o]\d+-", move)]
    if flights:
        move = min(flights, key=lambda flight: (_way_to_go(flight), ann.luck.random()))
        ann.click_move(f".board [data-cell={move.split('-')[0]}]")
        ann.click_move(f".board [data-move='{move}']")
    else:
        ann.play_from_list(ann.luck.choice(moves))


def _way_to_go(flight: str) -> int:
    """How far the end of a flight is from the middle, h8."""
    end = flight.split("-")[1].split()[0]
    return abs("abcdefghijklmno".index(end[0]) - 7) + abs(int(end[1:]) - 8)


def _fly(ann: Person, move: str) -> None:
    """Click the piece, then the place and facing; leave the reserve alone."""
    ann.wait_for_turn()
    ann.click_move(f".board [data-cell={move.split('-')[0]}]")
    ann.make_move(f".board [data-move='{move}']")
    if ann.wait_for_turn() and ann.page.locator(".choices [data-action=none]").count():
        ann.make_move(".choices [data-action=none]")


def _wait_out(ann: Person) -> None:
    """The other seat makes its shortest turn: any flight of its own edge, then ends."""
    ann.wait_for_turn()
    ann.make_move(".moves [data-action*='-']")
    ann.wait_for_turn()
    if ann.page.locator(".choices [data-action=end]").count():
        ann.make_move(".choices [data-action=end]")


def test_two_people_play_and_one_reloads_in_mid_game(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("spacewalk", ["me", "open"], options={"tokens": 0})
    ann.go(f"#/t/{table['id']}")
    ben.go(f"#/t/{table['id']}?invite={table['invite']}")
    ben.page.locator("[data-sit='1']").click()
    ann.page.locator("[data-start]").click()
    for round_ in range(4):
        for one in (ann, ben):
            assert one.wait_for_turn()
            click_space_walk(one)
            one.page.wait_for_selector(QUIET)
        if round_ == 1:
            ann.page.reload()
    assert ann.wait_for_turn()  # so Ben's last ship has arrived here
    assert ann.log.replace("You put", "Ann puts") == ben.log.replace("You put", "Ben puts")
    assert len(re.findall("puts? a", ann.log)) == 8
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("good game")
    ben.page.get_by_label("Say something").press("Enter")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_text("good game").wait_for()
    ben.page.get_by_text("More", exact=True).click()
    ben.page.get_by_role("button", name="Offer a draw").click()
    ann.page.get_by_role("button", name="Agree").click()
    ben.page.wait_for_selector(".table-page[data-status=over]")
    assert "Draw agreed" in ben.page.locator(".status").inner_text()
    ann.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("link", name="To the rematch").click()
    ben.page.get_by_text("All seats are taken").wait_for()


COUNT_CURTAINS = """() => {
  window.curtains = 0;
  const look = () => (window.curtains += document.querySelectorAll(".curtain").length);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_curtain_falls_between_hidden_hands(person: Come) -> None:
    ann, spectator = person("Ann"), person("Sam")
    table = ann.open_table("astron", ["me", "me"], is_private=False)
    ann.go(f"#/t/{table['id']}?start=1")
    assert ann.wait_for_turn()
    assert ann.page.locator(".curtain").count() == 0  # nobody has cards before the take-off
    ann.page.evaluate(COUNT_CURTAINS)
    ann.click_any(".moves [data-action]")
    ann.page.get_by_text("Ann (Ship 2) is to move").wait_for()
    assert ann.wait_for_turn()
    assert ann.page.evaluate("window.curtains") == 0
    spectator.context.add_init_script(LOSE_SOCKETS)
    spectator.go(f"#/t/{table['id']}")
    spectator.page.locator(".board").wait_for()
    assert spectator.page.locator(".moves").count() == 0
    seen = spectator.page.evaluate("window.lastWire")
    assert '"actions":[]' in seen
    assert '"seat":null' in seen
    for _ in range(60):  # more than it takes: a busy page may not have taken the last click yet
        ann.wait_for_turn()
        ann.click_any(".moves [data-action]")
        ann.page.wait_for_selector(f"{QUIET}, .curtain")
        if ann.page.locator(".curtain").count():
            break
    ann.page.locator(".curtain").wait_for()
    assert ann.page.locator(".board").count() == 0


def test_a_wrong_click_says_why_and_links_the_clause(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    ann.click_move(".board [data-space='6']")  # a black hole
    alert = ann.page.locator(".refusal")
    alert.get_by_text("That is a black hole: ships are put on planets").wait_for()
    link = alert.get_by_role("link")
    assert link.inner_text() == "SW-5"
    link.click()
    clause = ann.page.locator("[data-rules] #SW-5")  # the rules, beside the board
    clause.wait_for()
    assert "never on a black hole" in clause.inner_text()


def test_the_keyboard_alone_plays(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    ann.page.get_by_role("button", name="Play now: Space Walk").focus()
    ann.page.keyboard.press("Enter")
    _tab_to(ann, "button[data-bot=random]")
    ann.page.keyboard.press("Enter")
    for _ in range(2):
        ann.wait_for_turn()
        ann.page.locator(".moves summary").first.focus()
        if not ann.page.locator(".moves details").first.evaluate("box => box.open"):
            ann.page.keyboard.press("Enter")
        _tab_to(ann, ".moves button[data-action]")
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    assert ann.log.count("You put a") == 2
    _tab_to(ann, ".board [data-space]", back=True)
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    assert ann.log.count("You put a") == 3


def _tab_to(ann: Person, selector: str, back: bool = False) -> None:
    """Press Tab until something is focused."""
    for _ in range(120):
        ann.page.keyboard.press("Shift+Tab" if back else "Tab")
        if ann.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by the keyboard")


def test_a_lost_connection_comes_back_where_it_was(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.context.add_init_script(LOSE_SOCKETS)
    table = ann.open_table("spacewalk", ["me", "open"])
    ben.go(f"#/t/{table['id']}?invite={table['invite']}")
    ben.page.locator("[data-sit='1']").click()
    ann.go(f"#/t/{table['id']}")
    ann.page.locator("[data-start]").click()
    ann.wait_for_turn()
    click_space_walk(ann)
    assert ben.wait_for_turn()
    ann.page.evaluate("window.sockets.at(-1).close()")
    ann.page.get_by_text("The connection is lost").wait_for()
    click_space_walk(ben)
    assert ann.wait_for_turn()
    assert ann.page.get_by_text("The connection is lost").count() == 0
    assert ann.log.count("ship on the") == 2
    watches = [text for text in ann.page.evaluate("window.sent") if '"watch"' in text]
    assert '"since":1' in watches[-1]  # only what was missed is asked for


def test_taking_back_and_resigning(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    click_space_walk(ann)
    ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Take back").click()
    ann.page.get_by_text("Ann takes back").wait_for()
    ann.page.get_by_text("More", exact=True).click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    ann.page.wait_for_selector(".table-page[data-status=over]")
    assert "by resignation" in ann.page.locator(".status").inner_text()


def test_whoever_asks_to_take_back_is_told_when_it_is_declined(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("spacewalk", ["me", "open"])
    ben.go(f"#/t/{table['id']}?invite={table['invite']}")
    ben.page.locator("[data-sit='1']").click()
    ann.go(f"#/t/{table['id']}?start=1")
    for one in (ann, ben):
        one.wait_for_turn()
        click_space_walk(one)
        one.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Take back").click()
    ben.page.get_by_role("button", name="Decline").click()
    ann.page.locator("[data-declined]").wait_for()
    click_space_walk(ann)  # who plays on has read it
    ann.page.locator("[data-declined]").wait_for(state="detached")


# Scenes are short: the button is pressed as soon as it is there, however busy the machine
SKIP_WHEN_OFFERED = """() => {
    window.skips = 0;
    new MutationObserver(() => {
        const skip = [...document.querySelectorAll("button")]
            .find((one) => one.textContent.includes("Skip"));
        if (skip) { window.skips += 1; skip.click(); }
    }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_moves_are_shown_and_can_be_skipped(person: Come, motion: str) -> None:
    ann = person("Ann", reduced_motion=motion)
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    ann.page.evaluate(SKIP_WHEN_OFFERED)
    click_space_walk(ann)
    ann.wait_for_turn()
    assert ann.log.count("ship on the") == 2
    assert (ann.page.evaluate("window.skips") > 0) == (motion == "no-preference")


FROM_ROSE = """() => {
    const box = (found) => document.querySelector(found).getBoundingClientRect();
    const [rose, cell, board] = [box(".rose"), box(".board [data-cell=f3]"), box(".board svg")];
    const ways = [...document.querySelectorAll(".rose button")];
    const lowest = Math.max(...ways.map((one) => one.getBoundingClientRect().bottom));
    const [x, y] = [cell.left + cell.width / 2 - rose.left, cell.top + cell.height / 2 - rose.top];
    return [x, y, lowest - board.bottom];
}"""


def test_a_finger_plays_both_boards_on_a_phone(person: Come) -> None:
    ann = person("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.play_against("astroplane", "random")
    ann.wait_for_turn()
    ann.page.locator(".board [data-cell=f1]").tap()
    ann.page.locator(".board .target").first.tap()
    x, y, below = ann.page.evaluate(FROM_ROSE)
    assert abs(x) < 2, "the ways to point are around the space"
    assert abs(y) < 15, "the same, but for what would be outside of the board"
    assert below <= 1, "they hide no words below the board"
    ann.page.locator(".rose [data-move='f1-f3 n']").tap()
    ann.page.wait_for_selector(QUIET)
    assert "You fly from the left start area, pointing up" in ann.log
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    ann.page.locator(".hud .ship").last.tap()
    ann.page.locator(".board [data-space='3']").tap()
    ann.page.wait_for_selector(QUIET)
    assert "You put a small ship on the fourth planet after the hole (3)" in ann.log


def test_pieces_and_wrong_flights_of_astroplane_are_explained(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astroplane", "random")
    ann.wait_for_turn()
    ann.click_move(".board [data-cell=f1]")
    ann.click_move(".board [data-cell=h7]")
    refusal = ann.page.locator(".refusal")
    refusal.get_by_text("no flight leads there").wait_for()
    assert refusal.get_by_role("link").inner_text() == "AP-5"
    ann.click_move(".board [data-cell=f1]")  # lets the piece go
    ann.click_move(".board [data-cell=f15]")  # blue's
    refusal.get_by_text("not a start area of red's").wait_for()
    assert refusal.get_by_role("link").inner_text() == "AP-17"
