"""Languages in the browser: found, switched at a table, carried by links; long words fit."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from page_walk import I18N, PAGES, PHONE, longest_languages, open_page, text_faults
from test_web_boards import press_cell
from test_web_device import Frames
from web_people import QUIET, Person

from orrery.core.languages import is_beta

Come = Callable[..., Person]
LONGEST = longest_languages(1)
CLIENTS = sorted(path.stem for path in (I18N / "shell").glob("*.ftl"))


def walk(person: Come, language: str) -> None:
    ann = person("Ann", locale=language, viewport=PHONE, has_touch=True, is_mobile=True)
    found = {}
    for name, hash_ in PAGES.items():
        open_page(ann.page, ann.address, hash_)
        found[name] = text_faults(ann.page)
    ann.go("#/")
    ann.page.locator("header button").last.click()
    ann.page.locator("dialog fieldset").first.wait_for()
    found["settings"] = text_faults(ann.page)
    assert ann.page.locator("html").get_attribute("lang") == language
    assert not {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("language", LONGEST)
def test_no_text_is_cut_or_overlaps_on_a_phone(person: Come, language: str) -> None:
    walk(person, language)


@pytest.mark.long
@pytest.mark.parametrize("language", CLIENTS)
def test_no_text_of_any_language_is_cut_or_overlaps(person: Come, language: str) -> None:
    walk(person, language)


@pytest.mark.parametrize(("spoilt", "fault"), [
    ("first.style = 'width: 2em; overflow: hidden; white-space: nowrap'", "cut: "),
    ("first.style = 'white-space: nowrap'", "beyond the edge: "),
    ("first.after(first.cloneNode(true)); first.style = 'margin-bottom: -2em'", "overlap: "),
])  # fmt: skip
def test_a_text_that_does_not_fit_is_found(person: Come, spoilt: str, fault: str) -> None:
    ann = person("Ann", viewport=PHONE)
    open_page(ann.page, ann.address, "#/rules")
    assert text_faults(ann.page) == []
    ann.page.evaluate(f"""() => {{
        const first = document.querySelector("main h1");
        first.textContent = "A heading that is wider than a phone, and goes on and on";
        {spoilt};
    }}""")
    assert any(one.startswith(fault) for one in text_faults(ann.page))


# Which language


def test_a_browser_is_heard_by_region(person: Come) -> None:
    ann = person("Ann", locale="de-AT")
    ann.go("#/rules")
    ann.page.get_by_role("heading", name="Regeln der Spiele").wait_for()
    assert ann.page.locator("html").get_attribute("lang") == "de"
    ben = person("Ben", locale="tlh")
    ben.go("#/rules")
    ben.page.get_by_role("heading", name="Rules of the games").wait_for()


def test_a_link_carries_a_language_until_somebody_chooses_another(person: Come) -> None:
    ann = person("Ann")  # of an English browser
    ann.page.goto(f"{ann.address}/de/rules/astron")
    ann.page.get_by_role("heading", name="Die Regeln von ASTRON").wait_for()
    assert ann.page.url.endswith("/?lang=de#/rules/astron")
    ann.page.reload()
    ann.page.get_by_role("heading", name="Die Regeln von ASTRON").wait_for()
    ann.page.locator("header button").last.click()
    ann.page.locator("dialog button[lang=en]").click()
    ann.page.get_by_role("heading", name="The rules of ASTRON").wait_for()
    assert "lang=" not in ann.page.url
    ann.page.goto(f"{ann.address}/de-AT/learn/astron")
    ann.page.wait_for_url("**/?lang=de#/learn/astron")


def test_a_table_changes_its_language_without_a_reload(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("spacewalk", "random", options={"tokens": 0})
    ann.wait_for_turn()
    ann.click_any(".moves [data-action]")
    ann.wait_for_turn()
    ann.page.evaluate("window.isTheSame = true")
    choices = ann.page.locator(".moves [data-action]")
    english = choices.first.text_content()
    speak_german(ann)
    choices.first.filter(has_not_text=english).wait_for(state="attached")
    ann.page.locator(QUIET).wait_for()
    moves = choices.all_text_contents()
    assert moves
    assert all("Schiff" in one for one in moves), moves[:3]
    told = ann.page.locator(".table-page").text_content() or ""
    assert "setzt" in told  # what was said before, too
    assert "places" not in told
    assert "It is your turn" not in told
    assert ann.page.evaluate("window.isTheSame")


def speak_german(ann: Person) -> None:
    ann.page.locator("header button").last.click()
    ann.page.locator("dialog button[lang=de]").click()
    ann.page.keyboard.press("Escape")


def test_refusals_are_said_in_the_language_chosen_last(person: Come) -> None:
    ann = person("Ann")
    ann.play_against("astron", "random")
    ann.wait_for_turn()
    speak_german(ann)
    ann.page.locator(".moves [data-action]", has_text="Start ").first.wait_for()
    press_cell(ann, 0, 0)  # no take-off space
    said = ann.page.locator(".refusal", has_text="AS-11")
    said.wait_for()
    assert "Startfeld" in said.inner_text()


def test_hints_are_said_in_the_language_chosen_last(person: Come) -> None:
    ann = person("Ann")
    frames = Frames(ann)
    ann.play_against("zylatron", "random")
    frames.wait_until_lent(ann)
    speak_german(ann)
    ann.page.get_by_role("button", name="Tipp").click()
    hint = ann.page.locator("[data-hints] .hint").first
    hint.wait_for()
    assert re.search("Kampfstern|Jäger|Krieger|Rakete|Zug beenden", hint.inner_text())


def test_languages_that_nobody_has_read_are_marked(person: Come) -> None:
    ann = person("Ann")
    ann.go("#/")
    ann.page.locator("header button").last.click()
    buttons = ann.page.locator("dialog fieldset").first.locator("button[lang]")
    shown = {one.get_attribute("lang"): one.inner_text() for one in buttons.all()}
    assert set(shown) == set(CLIENTS)
    assert all(("beta" in text) == is_beta(code or "") for code, text in shown.items())
    assert shown["de"] == "Deutsch"
    assert shown["en"] == "English"
