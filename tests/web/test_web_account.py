"""A name is kept by password, passkey and code on two devices; nothing is asked of other sites."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from test_web_end import resign
from web_people import Person

Come = Callable[..., Person]
PASSWORD = "seven brass dials"
PHONE = {"width": 390, "height": 844}
IN, OUT = "[data-account=in]", "[data-account=out]"
FETCH = """async (order) => {
    const csrf = JSON.parse(localStorage.getItem("orrery.guest")).csrf;
    const init = {method: "POST", body: JSON.stringify(order), headers: {"X-Orrery-Csrf": csrf}};
    return (await (await fetch("/api/tables", init)).json()).id; }"""


def come(person: Come, **habits: object) -> Person:
    """Somebody at an address that passkeys go with; every request they make is noted."""
    one = person(**habits)
    one.address = one.address.replace("127.0.0.1", "localhost")
    one.asked = []  # type: ignore[attr-defined]
    one.page.on("request", lambda request: one.asked.append(request.url))  # type: ignore[attr-defined]
    return one


def have_authenticator(one: Person) -> None:
    """A device that keeps passkeys, and whose owner always agrees."""
    devices = one.context.new_cdp_session(one.page)
    devices.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
            "hasUserVerification": True, "isUserVerified": True,
            "automaticPresenceSimulation": True}  # fmt: skip
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": kind})


def keep(one: Person, name: str, way: str = "password") -> None:
    one.go("#/account")
    form = one.page.locator("[data-keep-form]")
    form.locator("#keep-name").fill(name)
    form.locator(f"[data-way={way}]").click()
    if way == "password":
        form.locator("#keep-password").fill(PASSWORD)
    form.locator("button[type=submit]").click()
    one.page.locator(IN).wait_for()


def sign_in(one: Person, name: str, password: str = PASSWORD) -> None:
    one.go("#/account")
    one.page.locator("#in-name").fill(name)
    one.page.locator("#in-password").fill(password)
    one.page.locator("[data-sign-in-form] button[type=submit]").click()
    one.page.locator(IN).wait_for()


def test_a_name_is_kept_by_password_passkey_and_code_on_two_devices(person: Come) -> None:
    ann = come(person)
    page = ann.page
    have_authenticator(ann)
    ann.go("#/")
    page.locator("h1").first.wait_for()
    assert ann.context.cookies() == []  # nothing before one signs in
    keep(ann, "Ann Brass")
    assert page.locator("header .who").inner_text() == "Ann Brass"
    page.locator("[data-codes]").click()
    codes = page.locator("[data-code-list]").inner_text().split()
    assert len(codes) == 10
    page.locator("[data-add-key]").click()
    page.locator("[data-ways] li", has_text="Passkey").wait_for()
    page.locator("[data-sign-out]").click()
    page.locator(OUT).wait_for()
    page.locator("[data-by-key]").click()
    page.locator(IN).wait_for()
    assert page.locator("h1").inner_text() == "Ann Brass"

    phone = come(person, viewport=PHONE)
    sign_in(phone, "ann brass", codes[0])
    phone.page.locator("[data-sessions='2']").wait_for()
    assert phone.width_left_over <= 0
    phone.page.locator("#new-password").scroll_into_view_if_needed()

    page.reload()  # still signed in
    page.locator("[data-sessions='2']").wait_for()
    page.locator("[data-everywhere]").click()
    page.locator(OUT).wait_for()
    phone.page.reload()
    phone.page.locator(OUT).wait_for()
    for one in (ann, phone):
        assert {urlsplit(url).hostname for url in one.asked} == {"localhost"}  # type: ignore[attr-defined]


def test_games_of_a_kept_name_are_listed_and_shown_as_its_owner_wants(person: Come) -> None:
    ann = come(person)
    page = ann.page
    have_authenticator(ann)
    keep(ann, "Ben Brass", "passkey")
    order = {"game": "astroplane", "players": 2, "seats": ["me", "cadet"], "rated": True}
    table = page.evaluate(FETCH, order)
    ann.go(f"#/t/{table}?start=1")
    resign(ann)
    page.locator("[data-rating-changes]", has_text="rating").wait_for()
    page.locator("[data-end] [data-kept], .seats [data-kept]").first.wait_for()
    ann.go("#/games")
    page.locator("[data-records='1']", has_text="Lost").wait_for()
    page.locator("[data-filter=result]").select_option("won")
    page.get_by_text("No games like that.").wait_for()
    page.locator("[data-filter=result]").select_option("lost")
    page.locator("[data-records='1']").wait_for()
    page.locator("[data-statistics='1']").wait_for()

    page.goto(f"{ann.address}/player/ben%20brass")  # a plain address leads there
    page.locator("[data-player='Ben Brass']").wait_for()
    page.locator("[data-ratings='1']").wait_for()
    assert page.locator("[data-records]").count() == 0
    ann.go("#/account")
    page.get_by_label("Finished games at public tables").check()
    page.locator("[data-shown] input:checked").nth(1).wait_for()
    cleo = come(person, viewport=PHONE)
    cleo.go("#/player/Ben%20Brass")
    cleo.page.locator("[data-records='1']").wait_for()
    assert cleo.width_left_over <= 0

    page.locator("[data-delete]").click()
    page.locator("#delete-name").fill("Ben Brass")
    page.locator("[data-delete-go]").click()
    page.locator(OUT).wait_for()
    cleo.page.reload()
    cleo.page.locator(".fault", has_text="keeps this name").wait_for()
    assert {urlsplit(url).hostname for url in ann.asked} == {"localhost"}  # type: ignore[attr-defined]
