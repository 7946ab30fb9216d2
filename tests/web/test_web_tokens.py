"""Tokens for programs on the account page: made, used, ended; and an account becomes a bot's."""

from __future__ import annotations

import httpx
from test_web_account import IN, PHONE, Come, come, keep


def test_a_token_is_made_used_and_ended_and_an_account_becomes_a_bots(person: Come) -> None:
    ann = come(person, viewport=PHONE)
    page = ann.page
    keep(ann, "Deep Brass")
    page.locator("[data-tokens='0']").wait_for()
    form = page.locator("[data-token-form]")
    form.get_by_label("What for?").fill("my first bot")
    form.get_by_label("open tables, sit down, challenge").check()
    form.locator("button[type=submit]").click()
    page.locator("[data-tokens='1']", has_text="my first bot").wait_for()
    secret = page.locator("[data-secret]").inner_text()
    head = {"authorization": f"Bearer {secret}"}
    me = httpx.get(f"{ann.address}/api/me", headers=head).json()
    assert me["name"] == "Deep Brass"
    refused = httpx.post(f"{ann.address}/api/tables/x/chat", json={"text": "hm"}, headers=head)
    assert (refused.status_code, "`chat`" in refused.json()["text"]) == (403, True)
    assert ann.width_left_over <= 0

    page.reload()
    page.locator("[data-tokens='1']").wait_for()
    assert page.locator("[data-secret]").count() == 0  # shown once
    page.locator("[data-become-bot]").click()
    page.locator("[data-is-bot]").wait_for()
    assert httpx.get(f"{ann.address}/api/me", headers=head).json()["name"] == "BOT Deep Brass"
    page.locator("[data-end-token]").click()
    page.locator("[data-tokens='0']").wait_for()
    assert httpx.get(f"{ann.address}/api/me", headers=head).status_code == 401
    ann.go("#/leaders/spacewalk/2")
    page.locator("[data-whose]").select_option("bots")
    page.locator("[data-leaders] ol li").first.wait_for()
    ann.go("#/account")
    page.locator(IN).wait_for()
    page.locator("[data-ends-tokens]").check()
    page.locator("[data-everywhere]").click()
    page.locator("[data-account=out]").wait_for()
    assert page.locator("[data-old-guest]").count() == 0  # nobody had played here
