"""People who enlarge a page, or see it in the colours of their system."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from need_browser import find_browser
from playwright.sync_api import Browser, Locator
from web_people import Person

Come = Callable[..., Person]


def edges_of(thing: Locator) -> tuple[float, float, float, float]:
    """Left, right, top and bottom."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"], box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("size", [(640, 400), (844, 390)], ids=["at 200 %", "phone on its side"])
def test_in_a_low_window_the_orbit_has_room_for_its_buttons(
    person: Come, size: tuple[int, int]
) -> None:
    ann = person("Ann", viewport={"width": size[0], "height": size[1]})
    ann.play_against("spacewalk", "random")
    ann.wait_for_turn()
    buttons = ann.page.locator(".hud .ship")
    left, _, top, bottom = edges_of(buttons.first)
    right = edges_of(buttons.last)[1]
    planets = ann.page.locator(".board [data-space] .halo").all()
    assert planets
    for planet in planets:
        west, east, north, south = edges_of(planet)
        assert east <= left or west >= right or south <= top or north >= bottom


def test_what_is_chosen_is_told_in_the_colours_of_the_system(person: Come) -> None:
    ann = person("Ann", forced_colors="active")
    ann.go("#/")
    ann.page.locator("header.top > button").last.click()
    theme = ann.page.locator("dialog fieldset").nth(1)
    theme.locator("[aria-pressed=true]").wait_for()
    ground = "button => getComputedStyle(button).backgroundColor"
    chosen = theme.locator("[aria-pressed=true]").evaluate(ground)
    assert chosen != theme.locator("[aria-pressed=false]").first.evaluate(ground)


def test_letters_of_twice_the_size_leave_the_board_the_whole_width(
    browser: Browser, address: str
) -> None:
    """A page is laid out anew at a width that grows with the letters a browser is set to."""
    large = browser.browser_type.launch(
        executable_path=find_browser(),
        args=["--no-sandbox", "--blink-settings=defaultFontSize=32"],
    )
    ann = Person(large.new_context(viewport={"width": 1280, "height": 860}), address, "Ann")
    ann.play_against("connect_four", "random")
    ann.wait_for_turn()
    _, right, _, bottom = edges_of(ann.page.locator(".board"))
    assert right > 1000
    assert edges_of(ann.page.locator(".moves"))[2] > bottom
    large.close()
