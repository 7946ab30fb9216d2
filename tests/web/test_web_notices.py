"""The bell tells of what happened elsewhere and leads there; the account page says how else."""

from __future__ import annotations

from test_web_account import Come, come, keep

ORDER = """async ([order, token]) => {
    const headers = {Authorization: `Bearer ${token}`};
    const init = {method: "POST", body: JSON.stringify(order), headers};
    return (await (await fetch("/api/tables", init)).json()).id; }"""
NEW_GUEST = """async () => (await (await fetch("/api/guests",
    {method: "POST", body: '{"name": "Ben"}'})).json()).token"""
ME = "() => JSON.parse(localStorage.getItem('orrery.guest')).id"


def test_an_invitation_rings_the_bell_and_one_tap_opens_the_table(person: Come) -> None:
    ann, ben = come(person), come(person)
    keep(ann, "Ann Bell")
    page = ann.page
    assert page.locator("[data-bell]").count() == 0
    ben.go("#/")
    token = ben.page.evaluate(NEW_GUEST)
    seats = ["me", f"guest:{page.evaluate(ME)}"]
    clock = {"pace": "postal", "per_move": 259200}
    order = {"game": "spacewalk", "players": 2, "seats": seats, "clock": clock}
    table = ben.page.evaluate(ORDER, [order, token])

    page.reload()
    page.locator("[data-bell='1']").click()
    assert page.title().startswith("(1)")
    told = page.locator("[data-notices] li.unread a")
    assert told.inner_text() == "Ben keeps a seat for you: Space Walk"
    told.click()
    page.wait_for_url(f"**/#/t/{table}")
    page.locator("[data-bell='0']").wait_for()  # whoever looks has read it

    ann.go("#/account")
    page.locator("[data-channels=true]").wait_for()
    assert "sends no e-mail" in page.locator("[data-no-letters]").inner_text()
    page.locator("#quiet_from").select_option("22")
    page.locator("[data-saved]").wait_for()
    page.locator("[data-new-feed]").click()
    feed = page.locator("[data-feed]").input_value()
    entry = ben.page.evaluate("async (url) => (await fetch(url)).text()", feed)
    assert "Ben keeps a seat for you: Space Walk" in entry
    page.locator("[data-vacation=false] [data-begin]").click()
    page.locator("[data-vacation=true]").wait_for()
    page.reload()
    page.locator("[data-vacation=true]").wait_for()
    assert page.locator("#quiet_from").input_value() == "22"

    ben.go("#/letters/forged")
    ben.page.locator("[data-stop]").click()
    ben.page.locator(".fault").wait_for()
