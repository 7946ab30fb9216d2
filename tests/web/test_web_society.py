"""People among themselves: an invitation, a quarrel and its moderator; a tournament."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from test_web_account import FETCH, keep
from web_people import Person

Come = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
CLICK_IF_THERE = """selector => {
  const found = document.querySelector(selector);
  found?.click();
  return found !== null;
}"""
ORDER = {"game": "connect_four", "players": 2, "seats": ["me"], "is_private": True}


def say(one: Person, text: str) -> None:
    one.page.locator("#tab-chat").click()
    one.page.locator("#say").fill(text)
    one.page.locator("#say").press("Enter")


def test_an_invitation_a_rude_word_a_report_and_a_warning(person: Come) -> None:
    ann, ben, mia = person(), person(viewport=PHONE), person()
    keep(ann, "Ann Club")
    keep(ben, "Ben Club")
    keep(mia, "Mia Fair")
    table = ann.page.evaluate(FETCH, ORDER)
    ann.go(f"#/t/{table}")
    ann.page.locator("[data-qr]").click()
    ann.page.locator("[data-code=true]").wait_for()
    ann.page.locator("[data-invite-name]").fill("ben club")
    ann.page.locator("[data-invite-send]").click()
    ann.page.locator("[data-invited]").wait_for()

    ben.go("#/")
    ben.page.locator("[data-invitation] [data-accept]").click()
    ben.page.locator(".table-page").wait_for()
    assert table in ben.page.url
    ann.page.get_by_text("Ben Club").first.wait_for()

    say(ben, "you idiot")
    ann.page.get_by_text("you i••••").wait_for()
    ann.page.locator("[data-person]").click()
    ann.page.locator("[data-report]").click()
    ann.page.locator("[data-is-reported]").wait_for()
    ann.page.locator("[data-block]").click()
    ann.page.locator("[data-is-blocked]").wait_for()
    ann.page.keyboard.press("Escape")
    say(ben, "can you hear me?")
    ben.page.get_by_text("can you hear me?").wait_for()
    say(ann, "I hear nobody")
    ben.page.get_by_text("I hear nobody").wait_for()
    ann.page.get_by_text("I hear nobody").wait_for()
    assert ann.page.get_by_text("can you hear me?").count() == 0

    mia.go("#/")
    mia.page.locator("[data-moderate]").click()
    card = mia.page.locator("[data-report-card]")
    card.get_by_text("you idiot").wait_for()
    card.locator("[data-deed]").select_option("warn")
    card.locator("[data-why]").fill("be kind")
    card.locator("[data-decide]").click()
    mia.page.locator("[data-moderation='0']").wait_for()
    mia.page.get_by_text("be kind").wait_for()

    ben.go("#/")
    ben.page.locator("[data-letter=warned]").get_by_text("be kind").wait_for()
    assert ben.width_left_over <= 0
    ann.go("#/")
    letter = ann.page.locator("[data-letter=report_warn]")
    letter.get_by_role("button").click()
    letter.wait_for(state="detached")
    ann.go("#/account")
    ann.page.locator("[data-blocked]").get_by_text("Ben Club").wait_for()


def standing(one: Person, cup: str) -> dict[str, Any]:
    """The tournament as the server tells it to somebody."""
    found: dict[str, Any] = one.ask("get", f"/api/tournaments/{cup.rpartition('/')[2]}")
    return found


def go_and_give_up(one: Person, cup: str) -> None:
    """From the tournament to one's table, and resign there, whoever's turn it is."""
    one.page.goto(cup)
    one.page.locator("[data-tournament=running], [data-tournament=over]").first.wait_for()
    if not one.page.evaluate(CLICK_IF_THERE, "[data-my-table]"):
        return  # the round went on without it: the other one had given up
    begun = ".table-page[data-status=running], .table-page[data-status=over]"
    one.page.locator(begun).first.wait_for()
    if one.is_over:
        return  # the other one has given up already
    one.page.get_by_text("More", exact=True).click()
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    one.page.wait_for_selector(".table-page[data-status=over]")


def look_back_while_others_play(one: Person, cup: str, play: Callable[[], None]) -> None:
    """The tables of an earlier round stay open although results come in."""
    first = one.page.locator("[data-tables='1']")
    first.locator("summary").click()
    n_over = one.page.locator("[data-match=over]").count()
    play()
    one.page.wait_for_function(
        "(n) => document.querySelectorAll('[data-match=over]').length > n", arg=n_over
    )
    assert first.get_attribute("open") is not None


def test_a_tournament_of_two_people_and_two_bots_to_its_podium(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben", viewport=PHONE)
    ann.go("#/tournaments")
    ann.page.locator("[data-new-tournament]").click()
    ann.page.locator("[data-tournament-name]").fill("Thursday Cup")
    ann.page.locator("[data-game]").select_option("connect_four")
    ann.page.locator("[data-rounds]").fill("2")
    ann.page.locator("[data-fill]").fill("4")
    ann.page.locator("[data-bot]").select_option("random")
    ann.page.locator("[data-order]").click()
    ann.page.locator("[data-tournament=open]").wait_for()
    ann.page.locator("[data-join]").click()
    ann.page.locator("[data-entrants='1']").wait_for()
    ben.go("#/tournaments")
    ben.page.locator("a[href^='#/tournament/'][data-line]").first.click()
    ben.page.locator("[data-join]").click()
    ann.page.locator("[data-entrants='2']").wait_for()
    assert ben.width_left_over <= 0
    ann.page.locator("[data-start-tournament]").click()
    ann.page.locator("[data-round='1']").wait_for()
    ann.page.locator("[data-leave]").click()  # by mistake: nobody is gone before they are sure
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    ann.page.locator("[data-leave]").wait_for()
    cup = ann.page.url
    while (now := standing(ann, cup))["state"] != "over":
        if now["round"] == 2:
            look_back_while_others_play(ann, cup, lambda: go_and_give_up(ben, cup))
        for one in (ann, ben):
            if standing(one, cup)["my_table"]:
                go_and_give_up(one, cup)
        ann.page.goto(cup)
        further = f"[data-tournament=over], [data-round='{now['round'] + 1}']"
        ann.page.locator(further).first.wait_for(timeout=60_000)
    for one in (ann, ben):
        one.page.goto(cup)
        one.page.locator("[data-tournament=over]").wait_for()
        assert one.page.locator("[data-podium] li").count() == 3
        assert one.page.locator("[data-match=over]").count() >= 2
        said = one.page.locator("[data-ties] li").all_inner_texts()  # by touch as well
        assert [text.split(":")[0] for text in said] == ["BH = Buchholz", "SB = Sonneborn-Berger"]
        assert one.page.get_by_role("columnheader", name="Buchholz").count() == 1
        assert one.width_left_over <= 0
    ann.go("#/tournaments")
    ann.page.get_by_text("Finished").wait_for()
