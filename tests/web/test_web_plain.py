"""Games for which nobody has drawn a board are drawn from their scene and played by clicks."""

from __future__ import annotations

from collections.abc import Callable

from web_people import QUIET, Person

Come = Callable[..., Person]

COLUMN = ".board [data-pick][aria-disabled=false]"


def test_a_whole_game_of_connect_four_is_played_by_clicks(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    assert ann.page.locator(".board svg [data-pick]").count() == 7
    n = ann.play_on(lambda: ann.click_any(COLUMN))
    assert n >= 4
    assert "drops a disc into column" in ann.log


def bid(ann: Person) -> None:
    """How many, then which face; a challenge where nothing higher can be bid."""
    if not ann.click_any(".board .track [data-pick][aria-disabled=false]"):
        ann.page.locator(".board [data-action=liar]").click()
        return
    face = ann.page.locator(".board .dice.choice[aria-disabled=false]")
    if face.count():  # the last count may leave one face only, which is played at once
        face.first.click()


def test_a_whole_game_of_liars_dice_is_played_by_clicks(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("liars_dice", "random", options={"dice": 1})
    ann.play_on(lambda: bid(ann))
    assert " win" in ann.log  # you win, or the other wins
    assert "Drifter Mira rolls a die" in ann.log  # and not what it shows


def test_others_dice_lie_face_down(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("liars_dice", "random", options={"dice": 2})
    ann.wait_for_turn()
    words = ann.page.locator("section.hidden li").all_inner_texts()
    assert "blue: face down, face down" in words
    assert not any(line.startswith("red: face down") for line in words)


def test_a_move_is_made_by_keyboard_and_read_out(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    column = ann.page.locator(".board [data-pick='3']")
    assert column.get_attribute("aria-label") == "frame 3: nothing"
    column.focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector(QUIET)
    assert "You drop a disc into column 3" in ann.log
    assert any(
        "frame, 3: yellow" in line
        for line in ann.page.locator("section.hidden li").all_inner_texts()
    )


def test_a_full_column_is_refused_with_the_reason(person: Come) -> None:
    ann = person("Ann")
    table = ann.open_table("connect_four", ["me", "me"])
    ann.go(f"#/t/{table['id']}?start=1")
    for _ in range(6):
        ann.wait_for_turn()
        ann.page.locator(".board [data-pick='0']").click()
        ann.page.wait_for_selector(QUIET)
    ann.wait_for_turn()
    full = ann.page.locator(".board [data-pick='0']")
    assert full.get_attribute("aria-disabled") == "true"
    full.click(force=True)
    ann.page.get_by_text("Column 0 is full").wait_for()


def test_moves_and_pieces_have_german_words(person: Come) -> None:
    ann = person("Ann", locale="de-DE", viewport={"width": 390, "height": 844})
    ann.play_against("liars_dice", "random", options={"dice": 1})
    ann.wait_for_turn()
    ann.page.get_by_text("Anzahl").first.wait_for()
    assert ann.page.locator(".moves button", has_text="Einen Würfel mit 6 bieten").count() == 1
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
