"""The front and what stands beside a table: own games, examples, ranks, rules, sounds, dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator
from web_people import QUIET, Person

Come = Callable[..., Person]
SOURCES = Path(__file__).parents[2] / "web" / "src"


def test_ones_own_games_come_first_those_that_wait_before_results(person: Come) -> None:
    ann = person("Ann")
    over = ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.play_on(lambda: ann.click_any(".moves [data-action]"))
    waiting = ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.go("#/")
    rows = ann.page.locator("[data-own] li")
    rows.nth(1).wait_for()
    links = [one.get_attribute("href") or "" for one in rows.locator("a").all()]
    assert waiting in links[0]
    assert over in links[1]
    assert "It is your turn" in rows.nth(0).inner_text()
    assert "won" in rows.nth(1).inner_text()
    assert rows.nth(1).locator(".date").inner_text()
    assert ann.page.title() == "(1) Orrery"
    headings = ann.page.locator("main h1, main h2").all_inner_texts()
    assert headings[0] == "Your games"
    assert ann.page.locator("[data-hero=small] h1").is_visible()
    for _ in range(5):
        ann.open_table("connect_four", ["me", "random"])
    ann.page.reload()
    more = ann.page.get_by_role("button", name="All 7 of your games")
    more.wait_for()
    assert rows.count() == 6
    assert "Everybody is here" in ann.page.locator("[data-own]").inner_text()
    more.click()
    rows.nth(6).wait_for()
    ben = person("Ben")
    ben.go("#/")
    ben.page.locator("[data-hero=large] .instrument").wait_for()


def test_a_table_that_waits_elsewhere_is_in_the_header(person: Come) -> None:
    ann = person("Ann")
    first = ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    link = ann.page.locator("[data-running='1']")
    link.wait_for()
    assert ann.page.title().startswith("(1) ")
    link.click()
    ann.page.wait_for_url(f"**/*#/t/{first}")


def test_connect_four_is_an_example_and_the_cadet_is_for_beginners(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    examples = ann.page.locator("[data-examples]")
    examples.get_by_role("button", name="Connect Four").wait_for()
    assert ann.page.locator(".shelf:not(.small) .box").count() == 5
    ann.page.get_by_role("button", name="Play now: Space Walk").click()
    assert "for beginners" in ann.page.locator("[data-bot=cadet]").inner_text()
    notes = ann.page.locator("[data-bot] .note")
    assert notes.count() == ann.page.locator("[data-bot]").count()
    ann.page.mouse.click(5, 5)  # outside the dialog
    ann.page.get_by_role("dialog").wait_for(state="detached")


def test_a_refusal_opens_the_rules_beside_the_board_at_its_clause(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astroplane", "random")
    ann.wait_for_turn()
    assert "Singularity" in ann.page.locator("[data-aim]").inner_text()
    ann.click_move(".board [data-cell=f1]")
    ann.click_move(".board [data-cell=h7]")
    ann.page.locator(".refusal a").click()
    drawer = ann.page.locator("[data-rules]")
    clause = drawer.locator("#AP-5")
    clause.wait_for()
    ann.page.wait_for_timeout(200)
    box = clause.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 860
    assert ann.page.locator(".board").count() == 1
    picture = drawer.locator("#AP-5 figure[data-drawn=true]")
    picture.locator("svg").first.wait_for()
    assert "flew out through the corner" in picture.inner_text()
    drawer.locator("[data-glossary] summary").click()
    drawer.locator("[data-glossary] [data-clause=AP-26]").click()
    drawer.locator("[data-point=AP-26]").wait_for()
    ann.page.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    ann.page.locator("[data-show-rules]").click()
    drawer.locator("[data-point=AP-5]").wait_for()  # what is asked for: a flight


def test_sounds_can_be_turned_off_where_one_plays(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Turn sounds off").click()
    ann.page.get_by_role("button", name="Turn sounds on").wait_for()
    kept = ann.page.evaluate("JSON.parse(localStorage.getItem('orrery.settings')).sound")
    assert kept is False


SENSES = """
window.felt = []; window.heard = [];
addEventListener('pointerdown', () => { window.isTouched = true; });  // scripts would count, too
const activation = () => ({ hasBeenActive: window.isTouched === true });
Object.defineProperty(navigator, 'userActivation', { get: activation });
navigator.vibrate = (pattern) => { felt.push(pattern); return true; };
window.AudioContext = class {
    constructor() { this.currentTime = 0; this.destination = {}; }
    resume() { return Promise.resolve(); }
    createGain() {
        const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {},
                       linearRampToValueAtTime(loud) { heard.push(loud); } };
        return { gain, connect() {} };
    }
    createOscillator() { return { frequency: {}, connect() {}, start() {}, stop() {} }; }
};"""


def test_a_turn_is_heard_quietly_and_felt_unless_it_is_muted(person: Come) -> None:
    ann = person("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.context.add_init_script(SENSES)
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    assert ann.page.evaluate("[heard.length, felt.length]") == [0, 0]  # nothing was touched yet
    ann.page.locator(".table-page h1").tap()
    ann.play_from_list("drop 0")
    ann.wait_for_turn()
    ann.page.wait_for_function("() => felt.length > 0")
    assert 0 < ann.page.evaluate("Math.max(...heard)") <= 0.1
    ann.page.get_by_role("button", name="Turn sounds off").tap()
    n_heard = ann.page.evaluate("heard.length")
    ann.play_from_list("drop 1")
    ann.wait_for_turn()
    assert ann.page.evaluate("heard.length") == n_heard


def test_sounds_can_be_muted_on_every_page(person: Come) -> None:
    ann = person("Ann", viewport={"width": 390, "height": 844})
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    for page, ready in (("#/", ".shelf .box"), ("#/learn/spacewalk", "[data-glow]"),
                        ("#/rules/spacewalk", "#SW-1")):  # fmt: skip
        ann.go(page)
        ann.page.locator(ready).first.wait_for()
        box = ann.page.get_by_role("button", name="Turn sounds off").bounding_box()
        assert box is not None, page
        assert box["x"] + box["width"] <= 390
        assert ann.width_left_over <= 0, page


def test_whoever_is_offline_is_told_so_at_once_and_what_becomes_of_a_move(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    banner = ann.page.locator(".banner")
    assert banner.count() == 0
    ann.context.set_offline(True)
    banner.get_by_text("This device is offline").wait_for()
    assert "kept here and sent" in banner.inner_text()
    ann.go("#/")
    banner.get_by_text("kept here and sent").wait_for(state="detached")
    assert "This device is offline" in banner.inner_text()
    ann.context.set_offline(False)
    banner.wait_for(state="detached")


def test_a_star_means_that_somebody_has_won_and_nothing_else() -> None:
    """A lesson that is done has a tick; the pages use no other star."""
    uses = {path.name for path in SOURCES.rglob("*.svelte") if 'name="star"' in path.read_text()}
    shown = {"ArchiveList", "ClubGames", "EndPanel", "Seats", "Replay"}
    assert {name.removesuffix(".svelte") for name in uses} <= shown


def test_at_1920_the_five_games_stand_in_one_row_and_the_head_above_them(person: Come) -> None:
    ann = person("Ann", viewport={"width": 1920, "height": 1080})
    ann.go("#/")
    boxes = ann.page.locator(".shelf:not(.small) .box")
    boxes.nth(4).wait_for()
    tops = {round((box.bounding_box() or {})["y"]) for box in boxes.all()}
    assert len(tops) == 1
    assert abs(left_of(ann, ".shelf .box") - left_of(ann, ".brand")) < 12
    ann.go("#/learn/spacewalk")
    assert abs(left_of(ann, ".lesson h1") - left_of(ann, ".brand")) < 12


def left_of(who: Person, selector: str) -> float:
    thing = who.page.locator(selector).first
    thing.wait_for()
    box = thing.bounding_box()
    assert box is not None
    return box["x"]


def test_the_keyboard_stays_in_the_list_of_moves(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    for _ in range(2):
        ann.wait_for_turn()
        ann.page.locator(".moves [data-action]").first.focus()
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    ann.page.wait_for_selector(".moves [data-action]:focus")


def width_when_reached(ann: Person, move: Locator) -> float:
    """How wide the list is when one of its moves has the focus."""
    move.focus()
    box = ann.page.locator(".moves").bounding_box()
    return box["width"] if box is not None else 0.0


def test_live_situation_7_shows_no_list_and_no_marks_but_keys_reach_it(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("situation7", "random", options={"tempo": "live"})
    moves = ann.page.locator(".moves [data-action]")
    moves.first.wait_for(state="attached")
    shown = ann.page.locator(".moves").bounding_box()
    assert shown is not None
    assert shown["width"] <= 2
    assert ann.page.locator(".marks .open").first.get_attribute("d") == ""
    widths = (width_when_reached(ann, moves.first) for _ in range(20))
    assert any(width > 100 for width in widths)  # a move may go while it is reached: play is live


def test_the_disc_of_situation_7_grows_on_a_phone_and_the_page_does_not(person: Come) -> None:
    ann = person("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.play_against("situation7", "random", options={"tempo": "alternate"})
    ann.wait_for_turn()
    disc = ann.page.locator(".disc")
    before = disc.bounding_box()
    ann.page.get_by_role("button", name="Larger").tap()
    after = disc.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.9 * before["width"]
    assert ann.width_left_over <= 0


def test_numbers_on_the_pieces_of_zylatron_can_be_read_at_1280(person: Come) -> None:
    ann = person("Ann", viewport={"width": 1280, "height": 800})
    ann.play_against("zylatron", "random")
    ann.wait_for_turn()
    number = ann.page.locator(".stack text").first
    number.wait_for()
    box = number.bounding_box()
    assert box is not None
    assert box["height"] >= 11  # pixels
