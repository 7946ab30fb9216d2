"""Two strangers look for somebody to play with, and sit at one table; a third looks on alone."""

from __future__ import annotations

from collections.abc import Callable

from web_people import Person

Come = Callable[..., Person]


def look(one: Person, game: str) -> None:
    one.go("#/")
    one.page.locator("[data-play-someone]").click()
    one.page.locator("[data-pair-game]").select_option(game)
    one.page.locator("[data-look]").click()


def test_two_who_look_for_the_same_game_begin_it(person: Come) -> None:
    cleo = person(viewport={"width": 390, "height": 844})
    look(cleo, "liars_dice")  # something else: nobody comes
    cleo.page.locator("[data-looking='1']").wait_for()
    assert cleo.width_left_over <= 0
    ann, ben = person(), person()
    look(ann, "connect_four")
    ann.page.locator("[data-looking='1']").wait_for()
    ben.go("#/")
    ben.page.locator("[data-seekers='2']").wait_for()
    look(ben, "connect_four")
    for one in (ann, ben):
        one.page.locator(".table-page[data-status=running]").wait_for()
    assert ann.page.url.partition("?")[0] == ben.page.url.partition("?")[0]
    cleo.page.get_by_role("button", name="Go on looking").click()
    cleo.page.locator("[data-searching]").wait_for()
    cleo.page.locator("[data-play-someone]").click()
    cleo.page.locator("[data-stop]").click()
    cleo.page.locator("[data-look]").wait_for()
    assert cleo.page.locator("[data-searching]").count() == 0
