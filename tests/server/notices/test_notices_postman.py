"""Every channel against a real mailbox and a real place that takes pushes and webhooks."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from contextlib import asynccontextmanager
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from browsers import Browser, seated
from outside_world import PushBrowser, mailbox, place
from server_house import EASY, in_loop, open_house

from orrery.server.accounts.mail import address_hash
from orrery.server.notices.postman import Postman
from orrery.server.storage.notice_rows import DeliveryRow, PushTargetRow
from orrery.server.upkeep.notices import look

POSTAL = {"pace": "postal", "per_move": 3 * 86400.0}
NIGHT = {"quiet_from": 22, "quiet_to": 7}


@asynccontextmanager
async def world(db, **wishes):
    """Ann keeps a name and hears of things; she plays Ben, a guest, by post and looks away."""
    with mailbox() as box, place() as here:
        settings = replace(EASY, mail=box.setting, push=here.inside, webhooks=here.inside)
        async with open_house(db, settings) as house:
            ann = Browser(house.hall)
            await ann.sign_up("Ann")
            await give_mail(house, ann, "ann@example.org")
            if wishes:
                said = {"letters": "now", "zone": "Europe/Berlin", **wishes}
                assert (await ann.post("/api/notices/channels?lang=de", **said)).status_code == 200
            post = Postman(house.hall.store, house.clock, settings, house.hall.accounts.tickets)
            yield house, ann, post, box, here


async def give_mail(house, browser, address):
    vault = house.hall.store.vault
    sealed = vault.seal(address, "e-mail"), address_hash(vault, address)
    sql = "UPDATE accounts SET mail = ?, mail_hash = ? WHERE id = ?"
    await house.hall.store.write([(sql, (*sealed, browser.id))])


async def game(house, ann, **order):
    """Ben has a table with Ann, and she is not there."""
    ben = await house.guest("Ben")
    room = await house.table(ben, players=2, clock=POSTAL, **order)
    socket = await seated(house, ann, "Ann")
    await socket.say("sit", game=room.id, seat=1, invite=room.row.invite)
    await socket.leave()
    await ben.say("watch", game=room.id, seat=0)
    assert (await ben.ask("start", game=room.id))["type"] == "done"
    return room, ben


async def move(guest, room, action):
    base = room.running.seq
    said = await guest.ask("move", game=room.id, id=f"m{base}", base=base, action=action)
    assert said["type"] == "ack", said


@in_loop
async def test_a_letter_says_what_happened_and_ends_by_one_click(db):
    async with world(db, letters="now") as (house, ann, post, box, _):
        room, ben = await game(house, ann)
        await move(ben, room, "drop 1")
        await post.round()
        await post.round()
        (letter,) = box.letters
        assert letter["To"] == "ann@example.org"
        assert letter["Subject"] == "Orrery: 2 Nachrichten"
        text = letter.get_content()
        assert "Du bist am Zug: Vier gewinnt mit Ben" in text or "Du bist am Zug" in text
        assert f"http://here/#/t/{room.id}" in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = re.search(r"<http://here(/api/letters/stop\?ticket=[\w-]+)>",
                         letter["List-Unsubscribe"].replace("\n", ""))[1]  # fmt: skip
        stranger = Browser(house.hall)
        assert (await stranger.client.post(path[:-4] + "AAAA")).status_code == 410
        assert (await stranger.client.post(path)).json() == {"done": True}
        seen = (await ann.get("/api/notices/channels")).json()
        assert seen["wishes"]["letters"] == "off"


@in_loop
async def test_in_quiet_hours_nothing_goes_out_and_nothing_is_lost(db):
    async with world(db, **NIGHT) as (house, ann, post, box, here):
        browser = PushBrowser(here)
        assert (await ann.post("/api/notices/push", **browser.wish)).status_code == 200
        house.clock.set_date(1_700_000_000 // 86400 * 86400 + 22.5 * 3600 - house.clock.date())
        room, ben = await game(house, ann)  # 23:30 in Berlin
        await move(ben, room, "drop 1")
        house.clock.pass_seconds(7 * 3600)
        await post.round()
        assert (box.letters, here.got) == ([], [])
        house.clock.pass_seconds(1800)
        await post.round()
        assert len(box.letters) == 1
        assert len(browser.shown) == 2


@in_loop
async def test_a_push_can_be_read_by_its_browser_alone_and_opens_the_table(db):
    async with world(db, letters="off") as (house, ann, post, box, here):
        browser = PushBrowser(here)
        await ann.post("/api/notices/push", **browser.wish)
        room, ben = await game(house, ann)
        await move(ben, room, "drop 1")
        await post.round()
        await post.round()
        shown = browser.shown
        assert [one["url"] for one in shown] == [f"/#/t/{room.id}"] * 2
        assert any("Du bist am Zug" in one["body"] for one in shown)
        assert len({one["tag"] for one in shown}) == 2
        _, headers, body = here.got[0]
        assert room.id.encode() not in body
        assert headers["Authorization"].startswith("vapid t=")
        assert headers["Content-Encoding"] == "aes128gcm"
        assert box.letters == []


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (400, 1), (201, 1)])
@in_loop
async def test_a_browser_that_is_gone_is_forgotten(db, status, left):
    async with world(db, letters="off") as (house, ann, post, _, here):
        await ann.post("/api/notices/push", **PushBrowser(here).wish)
        here.status = status
        await game(house, ann)
        await post.round()
        assert len(await house.hall.store.rows(PushTargetRow)) == left
        house.clock.pass_seconds(1e6)
        await post.round()
        assert len(here.got) == 1


@in_loop
async def test_what_cannot_be_reached_is_tried_again_later(db):
    async with world(db, letters="off") as (house, ann, post, _, here):
        await ann.post("/api/notices/push", **PushBrowser(here).wish)
        here.statuses = [503, 429]
        await game(house, ann)
        for seconds in (0, 59, 2, 299, 2, 1e6):
            house.clock.pass_seconds(seconds)
            await post.round()
        assert len(here.got) == 3
        (row,) = await house.hall.store.rows(DeliveryRow)
        assert row.state == "sent"


@in_loop
async def test_a_webhook_is_signed_and_tells_no_secret(db):
    async with world(db) as (house, ann, post, _, here):
        room, ben = await game(house, ann)
        client = Browser(house.hall)
        client.token = ben.token
        path = f"/api/tables/{room.id}/webhook"
        told = (await client.post(path, url=f"{here.url}/hook")).json()
        await move(ben, room, "drop 1")
        await post.round()
        await post.round()
        (got,) = here.got
        where, headers, body = got
        assert where == "/hook"
        when, _, found = headers["X-Orrery-Signature"].partition(",v1=")
        text = when.removeprefix("t=").encode() + b"." + body
        right = hmac.new(told["secret"].encode(), text, hashlib.sha256).hexdigest()
        assert found == right
        said = json.loads(body)
        assert (said["kind"], said["table"], said["seat"], said["player"]) == (
            "turn", room.id, 1, "Ann",
        )  # fmt: skip
        assert (await client.post(path)).json() == {"url": None, "secret": None}
        await look(house.hall)
        assert room.id not in house.hall.bulletin.hooked


@in_loop
async def test_a_webhook_is_shown_and_tried_by_its_host_without_its_secret(db):
    async with world(db) as (house, ann, _, _, here):
        room, ben = await game(house, ann)
        client = Browser(house.hall)
        client.token = ben.token
        path = f"/api/tables/{room.id}/webhook"
        assert (await client.post(f"{path}/test")).status_code == 409  # there is none
        told = (await client.post(path, url=f"{here.url}/hook")).json()
        seen = (await client.get(path)).json()
        assert seen == {"url": f"{here.url}/hook", "allowed": [], "is_enabled": True}
        assert (await client.post(f"{path}/test")).json() == {"status": 201, "is_good": True}
        _, headers, body = here.got[-1]
        assert (json.loads(body)["kind"], json.loads(body)["table"]) == ("test", room.id)
        when, _, found = headers["X-Orrery-Signature"].partition(",v1=")
        text = when.removeprefix("t=").encode() + b"." + body
        assert found == hmac.new(told["secret"].encode(), text, hashlib.sha256).hexdigest()
        here.status = 404
        assert (await client.post(f"{path}/test")).json() == {"status": 404, "is_good": False}
        for deed in (ann.get(path), ann.post(f"{path}/test")):
            assert (await deed).status_code == 403
        for _ in range(4):
            await client.post(f"{path}/test")
        assert (await client.post(f"{path}/test")).status_code == 429


@in_loop
async def test_only_the_host_of_a_table_sets_its_webhook_and_only_where_it_may_lead(db):
    async with world(db) as (house, ann, _, _, here):
        room, ben = await game(house, ann)
        path = f"/api/tables/{room.id}/webhook"
        assert (await ann.post(path, url=f"{here.url}/hook")).status_code == 403
        client = Browser(house.hall)
        client.token = ben.token
        for url in ("https://example.org/", "http://127.0.0.1:1/", "file:///etc/passwd", "x"):
            assert (await client.post(path, url=url)).status_code == 400, url


@in_loop
async def test_a_browser_cannot_send_us_into_our_own_network(db):
    async with world(db) as (_, ann, _, _, here):
        wish = PushBrowser(here).wish
        for url in ("http://127.0.0.1:9/", "https://10.0.0.1/", "https://example.org/push"):
            answer = await ann.post("/api/notices/push", **{**wish, "endpoint": url})
            assert answer.status_code == 400, url
        bad = {**wish, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
        assert (await ann.post("/api/notices/push", **bad)).status_code == 400


@in_loop
async def test_the_feed_is_atom_at_a_secret_address(db):
    async with world(db, letters="off") as (house, ann, _, _, _):
        await game(house, ann)
        path = (await ann.post("/api/notices/feed", wanted=True)).json()["feed"]
        reader = Browser(house.hall)
        answer = await reader.client.get(path)
        assert answer.headers["content-type"] == "application/atom+xml"
        feed = ElementTree.fromstring(answer.content)
        names = {"a": "http://www.w3.org/2005/Atom"}
        titles = [one.text for one in feed.findall("a:entry/a:title", names)]
        assert len(titles) == 1
        assert titles[0].endswith("mit Ben hat begonnen")
        assert (await ann.get("/api/notices/channels")).json()["feed"] == path
        await ann.post("/api/notices/feed", wanted=True)
        assert (await reader.client.get(path)).status_code == 404
        await ann.post("/api/notices/feed", wanted=False)
        assert (await ann.get("/api/notices/channels")).json()["feed"] is None


@in_loop
async def test_the_bell_counts_and_is_read(db):
    async with world(db) as (house, ann, _, _, _):
        room, ben = await game(house, ann)
        await move(ben, room, "drop 1")
        seen = (await ann.get("/api/notices")).json()
        assert seen["unread"] == 2
        assert [one["kind"] for one in seen["notices"]] == ["began", "turn"]
        assert "Ben" in seen["notices"][0]["text"]
        one = seen["notices"][0]["id"]
        await ann.post("/api/notices/read", ids=[one])
        assert (await ann.get("/api/notices")).json()["unread"] == 1
        await ann.post("/api/notices/read", table=room.id)
        assert (await ann.get("/api/notices")).json()["unread"] == 0


@in_loop
async def test_deleting_the_account_leaves_nothing_of_it(db):
    async with world(db, letters="now") as (house, ann, post, box, here):
        await ann.post("/api/notices/push", **PushBrowser(here).wish)
        await ann.post("/api/notices/feed", wanted=True)
        await game(house, ann)
        data = (await ann.get("/api/account/export")).json()
        assert [one["kind"] for one in data["notices"]] == ["began"]
        assert data["push_browsers"][0]["label"] == "Firefox, Linux"
        assert (await ann.post("/api/account/delete", name="Ann")).status_code == 200
        for name in ("notice_wishes", "push_targets", "vacations"):
            assert await house.hall.store.read(f"SELECT * FROM {name}") == []
        assert await house.hall.store.read("SELECT 1 FROM notices WHERE guest = ?", (ann.id,)) == []
        await post.round()
        assert (box.letters, here.got) == ([], [])
