"""A first visit: from the first page to the end of the first exercise, every press counted."""

from __future__ import annotations

from lesson_hands import MOUSE, STILL, Hand
from web_people import Person

from orrery.lessons.reader import course_of

MOST_PRESSES = 25  # fewer than these


def first_visit(newcomer: Person, game: str) -> int:
    """Open the page, choose to learn, win the first exercise; how many presses that took."""
    page, hand = newcomer.page, Hand(newcomer.page, MOUSE)
    exercise = course_of(game).exercises[0]
    newcomer.go("")
    learn = page.locator(f"a[href='#/learn/{game}']").first
    learn.click()
    page.wait_for_selector(STILL)
    page.locator(f".picker [data-lesson={exercise.id}]").first.click()
    page.wait_for_selector(f"{STILL}[data-step={exercise.id}]")
    for action in exercise.ways[0]:
        hand.play(game, action)
    page.wait_for_selector(".coach[data-mood=praise]")
    return hand.n_presses + 2
