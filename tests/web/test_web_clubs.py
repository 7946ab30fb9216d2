"""An evening with one link from the hall to the record; a club from its founding to its closing."""

from __future__ import annotations

from collections.abc import Callable

from axe import faults_by_night_and_day
from test_web_account import PASSWORD, keep
from web_people import Person

Come = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
AT_TABLE = ".table-page[data-status=running]"


def give_up(one: Person) -> None:
    one.page.locator(AT_TABLE).wait_for()
    one.page.get_by_text("More", exact=True).click()
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    one.page.locator("[data-end]").wait_for()


def test_an_evening_with_one_link(person: Come) -> None:
    ann, ben, cleo = person(), person(viewport=PHONE), person("Cleo", viewport=PHONE)
    ann.go("#/")
    ann.page.locator("[data-to-evening]").click()
    ann.page.locator("dialog input[autocomplete=nickname]").fill("Ann")
    ann.page.locator("[data-evening-name]").fill("Thursday")
    ann.page.locator("[data-choose=connect_four]").click()
    ann.page.locator("[data-choose=liars_dice]").click()
    assert faults_by_night_and_day(ann.page) == []
    ann.page.locator("[data-open-evening]").click()
    ann.page.locator("[data-evening=open] [data-people='1']").wait_for()
    ann.page.locator("[data-qr]").click()
    ann.page.locator("[data-code=true]").wait_for()
    link = ann.page.locator("[data-host] input[readonly]").input_value()

    ben.page.goto(link)
    ben.page.locator("input[autocomplete=nickname]").fill("Ben")
    ben.page.locator("[data-join]").click()
    ben.page.locator("[data-people='2']").wait_for()
    ann.page.locator("[data-people='2']").get_by_text("Ben").wait_for()  # by itself
    assert ben.width_left_over <= 0
    assert faults_by_night_and_day(ann.page) == []
    ann.page.locator("[data-start-round]").click()
    for one in (ann, ben):
        one.page.locator(AT_TABLE).wait_for()  # both pages go there by themselves
    give_up(ben)
    cleo.page.goto(link)
    cleo.page.locator("[data-join]").click()
    cleo.page.locator("[data-people='3']").wait_for()

    for one in (ann, ben):
        one.page.locator("[data-to-standings]").click()
        one.page.locator("[data-between=true]").wait_for()  # and stays: that table was shown
    ben.page.locator("[data-place='1']").get_by_text("Ann").wait_for()
    ann.page.get_by_text("Next: Liar's Dice").wait_for()
    ann.page.locator("[data-start-round]").click()
    for one in (ann, ben, cleo):
        one.page.locator(".table-page").wait_for()
    ann.page.goto(link)
    ann.page.locator("[data-end-evening]").click()
    ann.page.locator("[data-end-sure]").click()
    ann.page.locator("[data-end-evening]").wait_for()
    for one in (ann, ben, cleo):
        one.page.goto(link)
        one.page.locator("[data-my-table], [data-evening=over]").first.wait_for()
        if one.page.locator("[data-my-table]").count():
            one.page.locator("[data-my-table]").click()
            one.page.locator(f"{AT_TABLE}, [data-end]").first.wait_for()
            if not one.is_over:
                give_up(one)
    nobody = person()
    nobody.page.goto(link)  # the record stays, for whoever has the link
    nobody.page.locator("[data-evening=over]").wait_for(timeout=60_000)
    assert faults_by_night_and_day(nobody.page) == []
    assert nobody.page.locator("[data-podium] li").count() == 3
    assert nobody.page.locator("[data-match=over]").count() == 3
    assert nobody.page.locator("[data-join]").count() == 0


def test_whoever_keeps_a_name_to_join_a_club_finds_the_way_back_to_it(person: Come) -> None:
    ann, ben = person(), person("Ben", viewport=PHONE)
    keep(ann, "Ann Founder")
    ann.go("#/clubs")
    ann.page.locator("[data-new-club]").click()
    ann.page.locator("[data-name]").fill("Way Backers")
    ann.page.locator("[data-found]").click()
    link = ann.page.locator("[data-officers][open] input[readonly]").input_value()  # at once
    ben.page.goto(link)
    ben.page.locator("[data-keep-name]").click()
    form = ben.page.locator("[data-keep-form]")
    form.locator("#keep-name").fill("Ben Invited")
    form.locator("[data-way=password]").click()
    form.locator("#keep-password").fill(PASSWORD)
    form.locator("button[type=submit]").click()
    ben.page.locator("[data-way-back]").click()
    ben.page.locator("[data-join-club]").click()
    ben.page.locator("[data-my-role=member]").wait_for()
    ben.go("#/account")
    ben.page.locator("[data-account=in]").wait_for()
    assert ben.page.locator("[data-way-back]").count() == 0  # taken once
    ann.context.set_offline(True)
    ann.page.get_by_role("alert").wait_for(timeout=40_000)
    assert ann.page.get_by_role("heading", name="Way Backers").count() == 1  # stays in sight


def test_a_club_is_founded_joined_led_reported_and_closed(person: Come) -> None:
    ann, ben, cleo, moe = person(), person(viewport=PHONE), person(), person()
    keep(ann, "Ann Rover")
    keep(ben, "Ben Rover")
    keep(cleo, "Cleo Rover")
    ann.go("#/clubs")
    ann.page.locator("[data-new-club]").click()
    ann.page.locator("[data-name]").fill("Star Rovers")
    ann.page.locator("dialog [data-about]").fill("Thursdays at eight")
    ann.page.locator("[data-found]").click()
    ann.page.locator("[data-my-role=officer]").wait_for()
    ann.page.locator("[data-officers] summary").click()
    link = ann.page.locator("[data-officers] input[readonly]").input_value()

    ben.page.goto(link)
    ben.page.locator("[data-join-club]").click()
    ben.page.locator("[data-my-role=member]").wait_for()
    assert ben.width_left_over <= 0
    cleo.go("#/clubs")
    cleo.page.locator("[data-club-line='Star Rovers']").click()
    cleo.page.locator("[data-join-club]").click()
    cleo.page.locator("[data-my-role=asked]").wait_for()
    ann.page.reload()
    asks = ann.page.locator("[data-member='Cleo Rover']")
    asks.locator("[data-deed=accept]").click()
    ann.page.locator("[data-members='3']").wait_for()
    ann.page.locator("[data-manage]").click()
    asks.locator("[data-deed=appoint]").click()
    ann.page.locator("[data-member='Cleo Rover'][data-role=officer]").wait_for()
    assert faults_by_night_and_day(ann.page) == []

    ben.go("#/player/Cleo%20Rover")
    ben.page.locator("[data-player-clubs] a").click()
    ben.page.locator("[data-club-page='Star Rovers']").wait_for()
    ben.page.locator("[data-club-evening]").click()
    ben.page.locator("[data-evening-name]").fill("Rovers' night")
    ben.page.locator("[data-choose=connect_four]").click()
    ben.page.locator("[data-members-only]").check()
    ben.page.locator("[data-open-evening]").click()
    ben.page.locator("[data-evening=open]").wait_for()
    evening = ben.page.url
    stranger = person("Stranger")
    stranger.page.goto(evening)
    stranger.page.locator("[data-join]").click()
    stranger.page.get_by_text("join the club first").wait_for()
    cleo.page.reload()
    cleo.page.get_by_text("Rovers' night").wait_for()

    stranger.go("#/club/Star%20Rovers")
    stranger.page.locator("[data-report-club]").click()
    stranger.page.locator("dialog [data-report]").click()
    stranger.page.locator("[data-is-reported]").wait_for()
    keep(moe, "Moe Just")
    moe.go("#/moderation")
    card = moe.page.locator("[data-report-card]", has_text="Star Rovers")
    card.locator("[data-deed]").select_option("close")
    card.locator("[data-why]").fill("its name")
    card.locator("[data-decide]").click()
    card.wait_for(state="detached")
    ann.go("#/")
    ann.page.locator("[data-letter=club_closed]").get_by_text("its name").wait_for()
    ann.go("#/club/Star%20Rovers")
    ann.page.get_by_text("a moderator has closed this club").wait_for()
