"""Coming in: every way, every wrong proof, and nothing that a stranger could learn or forge."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import replace

import pytest
from browsers import OWN, PASSWORD, Browser, code_of
from server_house import EASY, in_loop, open_house

from orrery.server.accounts import mail, passwords
from orrery.server.accounts.doors import LIMITS
from orrery.server.accounts.visits import Visit
from orrery.server.protocol.codes import Denied
from orrery.server.storage.rows import AccountRow, GuestRow, SessionRow, SpentRow

MAILING = replace(EASY, mail="log")


@pytest.fixture
def letters(monkeypatch):
    """What is sent by e-mail."""
    sent = []
    monkeypatch.setattr(mail, "send", lambda setting, letter: sent.append(letter))
    return sent


async def link_in(letters, n=-1):
    for _ in range(500):
        if len(letters) > (n if n >= 0 else 0):
            break
        await asyncio.sleep(0.002)
    return re.search(r"link=([\w-]+)", letters[n].get_content())[1]


@in_loop
async def test_a_guest_keeps_the_name_and_the_games_and_signs_in_elsewhere(url):
    async with open_house(url) as house:
        ann = await Browser(house.hall).be_guest("Ann")
        order = {"game": "connect_four", "seats": ["me", "random"], "players": 2}
        table = (await ann.post("/api/tables", **order)).json()["id"]
        guest, token = ann.id, ann.token
        assert (await ann.sign_up("Ann")).status_code == 200
        assert ann.id == guest
        seats = (await ann.get(f"/api/tables/{table}")).json()["seats"]
        assert (seats[0]["guest"], seats[0]["player"], seats[0]["is_kept"]) == (guest, "Ann", True)
        stolen = Browser(house.hall)
        stolen.token = token
        assert code_of(await stolen.get("/api/me")) == (401, "bad_token")  # the old token is dead
        phone = Browser(house.hall)
        assert (await phone.sign_in("ann")).json()["name"] == "Ann"
        assert len((await phone.account())["sessions"]) == 2
        mine = (await phone.get("/api/tables")).json()["mine"]
        assert [one["id"] for one in mine] == [table]


@in_loop
async def test_nothing_of_a_secret_is_stored_and_the_cookie_is_not_for_scripts(db):
    async with open_house(db) as house:
        ann = Browser(house.hall)
        answer = await ann.sign_up("Ann")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        token = ann.client.cookies["orrery_session"]
        rows = [*await house.hall.store.rows(SessionRow), *await house.hall.store.rows(GuestRow)]
        ways = await house.hall.accounts.register.credentials(ann.id)
        assert not any(token in str(row) or PASSWORD in str(row) for row in [*rows, *ways])
        assert ways[0].secret.startswith("$argon2id$")
        safe = Browser(house.hall, base="https://here")
        cookie = (await safe.sign_in("Ann")).headers["set-cookie"]
        assert cookie.startswith("__Host-orrery_session=")
        assert "secure" in cookie.lower()


@in_loop
async def test_an_unknown_name_and_a_wrong_password_cannot_be_told_apart(db, monkeypatch):
    async with open_house(db) as house:
        await Browser(house.hall).sign_up("Ann")
        n_tries, fits = [], passwords._fits
        monkeypatch.setattr(passwords, "_fits", lambda *a: n_tries.append(a) or fits(*a))
        stranger = Browser(house.hall)
        wrong = await stranger.sign_in("Ann", "not the right one")
        unknown = await stranger.sign_in("Nobody Known", "not the right one")
        assert wrong.content == unknown.content
        assert code_of(wrong) == (401, "wrong_proof")
        assert len(n_tries) == 2  # both cost a hash
        assert "set-cookie" not in wrong.headers


@in_loop
async def test_a_name_is_kept_once_and_so_are_its_look_alikes(url):
    async with open_house(url) as house:
        assert (await Browser(house.hall).sign_up("Bill")).status_code == 200
        for name in ("bill", "BI11", "Bíll"):
            assert code_of(await Browser(house.hall).sign_up(name)) == (409, "name_taken")
        both = [Browser(house.hall).sign_up(name) for name in ("Moon", "m00n")]
        assert sorted(one.status_code for one in await asyncio.gather(*both)) == [200, 409]


@in_loop
async def test_a_weak_password_is_refused(db):
    async with open_house(db) as house:
        for password in ("short", "aaaaaaaaaaaa", "my name is ann"):
            found = await Browser(house.hall).sign_up("Ann", password)
            assert code_of(found) == (400, "weak_password")
        assert await house.hall.store.rows(AccountRow) == []


@in_loop
async def test_a_forged_or_old_cookie_is_nobody_and_hurts_nothing(db):
    async with open_house(db) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        forger = Browser(house.hall)
        for token in ("x", "A" * 32, "../..", "%00"):
            forger.client.cookies.set("orrery_session", token)
            assert (await forger.account()) is None
            assert (await forger.get("/api/languages")).status_code == 200
        house.clock.pass_seconds(91 * 86400)
        assert await ann.account() is None


@in_loop
async def test_a_session_that_was_set_before_signing_in_is_not_the_session_after(db):
    """Session fixation: whoever knows the cookie of before knows nothing."""
    async with open_house(db) as house:
        mallory = Browser(house.hall)
        await mallory.sign_up("Mallory")
        planted = mallory.client.cookies["orrery_session"]
        await Browser(house.hall).sign_up("Ann")
        victim = Browser(house.hall)
        victim.client.cookies.set("orrery_session", planted, domain="here.local")
        await victim.sign_in("Ann")
        assert victim.client.cookies["orrery_session"] != planted
        assert await mallory.account() is None  # the planted session ended with the sign-in


@in_loop
async def test_another_site_can_change_nothing_by_a_cookie(db):
    async with open_house(db) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        body = {"game": "connect_four", "seats": ["me", "random"]}
        elsewhere = [
            {"origin": "http://evil.test", "sec-fetch-site": "cross-site"},
            {"origin": "http://evil.test"}, {"origin": "null"},
            {"origin": "http://here:81"}, {**OWN, "sec-fetch-site": "same-site"},
        ]  # fmt: skip
        for head in elsewhere:
            ann.client.headers.update({**OWN, **head})
            if "sec-fetch-site" not in head:
                del ann.client.headers["sec-fetch-site"]
            answer = await ann.client.post("/api/tables", json=body)
            assert answer.status_code in (401, 403), head
            answer = await ann.client.post(
                "/api/account/sign-in", json={"name": "Ann", "password": PASSWORD}
            )
            assert code_of(answer) == (403, "not_yours"), head
        ann.client.headers.update(OWN)
        assert code_of(await ann.client.post("/api/tables", json=body)) == (403, "bad_csrf")
        ann.csrf = "0" * 32
        assert code_of(await ann.post("/api/tables", **body)) == (403, "bad_csrf")
        ann.csrf = (await ann.get("/api/account")).json()["csrf"]
        assert (await ann.post("/api/tables", **body)).status_code == 201


@in_loop
async def test_recovery_codes_are_good_once_and_only_for_their_name(url):
    async with open_house(url) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        await Browser(house.hall).sign_up("Ben")
        codes = (await ann.post("/api/account/codes")).json()["codes"]
        assert len(set(codes)) == 10
        lost = Browser(house.hall)
        assert code_of(await lost.sign_in("Ben", codes[0])) == (401, "wrong_proof")
        tries = [Browser(house.hall).sign_in("Ann", codes[0].lower()) for _ in range(3)]
        found = sorted(one.status_code for one in await asyncio.gather(*tries))
        assert found == [200, 401, 401]
        assert (await ann.account())["codes_left"] == 9
        await ann.post("/api/account/codes")
        assert code_of(await lost.sign_in("Ann", codes[1])) == (401, "wrong_proof")


@in_loop
async def test_links_by_mail_keep_a_name_and_sign_in_once_and_in_time(url, letters):
    async with open_house(url, MAILING) as house:
        ann = await Browser(house.hall).be_guest("Ann")
        guest = ann.id
        asked = await ann.post("/api/account/mail", mail="Ann@Example.org", name="Ann")
        link = await link_in(letters)
        assert (await ann.post("/api/account/link", link=link)).json()["name"] == "Ann"
        assert ann.id == guest
        assert code_of(await ann.post("/api/account/link", link=link)) == (410, "stale_link")
        account = await ann.account()
        assert account["mail"] == "ann@example.org"
        stored = await house.hall.store.read("SELECT mail, mail_hash FROM accounts")
        assert "example" not in str(stored)
        phone, letters[:] = Browser(house.hall), []
        known = await phone.post("/api/account/mail", mail="ann@example.org")
        unknown = await phone.post("/api/account/mail", mail="ben@example.org")
        assert known.content == unknown.content == asked.content  # nobody learns who is known
        link = await link_in(letters)
        assert len(letters) == 1
        forged = link[:-4] + ("AAAA" if not link.endswith("AAAA") else "BBBB")
        assert code_of(await phone.post("/api/account/link", link=forged)) == (410, "stale_link")
        both = [Browser(house.hall).post("/api/account/link", link=link) for _ in range(2)]
        assert sorted(one.status_code for one in await asyncio.gather(*both)) == [200, 410]
        letters.clear()
        await phone.post("/api/account/mail", mail="ann@example.org")
        link = await link_in(letters)
        house.clock.pass_seconds(31 * 60)
        assert code_of(await phone.post("/api/account/link", link=link)) == (410, "stale_link")


@in_loop
async def test_a_ticket_for_one_purpose_is_good_for_no_other(db):
    async with open_house(db, MAILING) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        ticket = house.hall.accounts.tickets.issue("passkey", 60, deed="sign_in", account=ann.id)
        answer = await Browser(house.hall).post("/api/account/link", link=ticket)
        assert code_of(answer) == (410, "stale_link")
        assert await house.hall.store.rows(SpentRow) == []


@in_loop
async def test_an_address_is_added_only_where_it_was_asked_for(db, letters):
    async with open_house(db, MAILING) as house:
        ann, ben = Browser(house.hall), Browser(house.hall)
        await ann.sign_up("Ann")
        await ben.sign_up("Ben")
        await ann.post("/api/account/mail", mail="a@example.org")
        link = await link_in(letters)
        assert code_of(await ben.post("/api/account/link", link=link)) == (410, "stale_link")
        letters.clear()
        await ann.post("/api/account/mail", mail="a@example.org")
        await ann.post("/api/account/link", link=await link_in(letters))
        assert (await ann.account())["mail"] == "a@example.org"
        assert (await ben.account())["mail"] is None


@in_loop
async def test_ten_thousand_sign_ups_are_bounded_and_said(db, monkeypatch):
    async def quick(self, password, name):
        return "$argon2id$"

    monkeypatch.setattr(passwords.Passwords, "hash", quick)
    async with open_house(db) as house:
        accounts, answers = house.hall.accounts, {}
        one = Browser(house.hall)
        for n in range(12):
            code = code_of(await one.sign_up(f"Near {'abcdefghjkmn'[n]}x"))[1]
            answers[code] = answers.get(code, 0) + 1
            one = Browser(house.hall)
        assert answers == {None: 10, "slow_down": 2}  # one network
        answers = Counter()
        for n in range(10_000):
            name = "Far " + "".join("abcdefghjk"[int(d)] for d in f"{n:05d}")
            try:
                await accounts.entrance.sign_up(
                    Visit(f"10.{n // 250 % 250}.{n % 250}.9"), name, PASSWORD
                )
                answers["kept"] += 1
            except Denied as denied:
                answers[denied.code] += 1
        kept = answers["kept"]
        assert answers["slow_down"] + kept == 10_000
        assert kept == LIMITS["all_sign_ups"].burst - 10  # however many networks
        assert len(await house.hall.store.rows(AccountRow)) == LIMITS["all_sign_ups"].burst


@in_loop
async def test_guessing_is_slowed_down_by_network_and_by_name(db):
    async with open_house(db) as house:
        await Browser(house.hall).sign_up("Ann")
        tries = [
            await Browser(house.hall, f"10.9.{n}.1").sign_in("Ann", "x" * 10) for n in range(22)
        ]
        assert [one.status_code for one in tries] == [401] * 20 + [429] * 2
        house.clock.pass_seconds(60)
        assert (await Browser(house.hall, "10.8.0.1").sign_in("Ann")).status_code == 200


@in_loop
async def test_what_the_host_has_not_enabled_is_said(db, monkeypatch):
    async with open_house(db) as house:
        ann = Browser(house.hall)
        assert (await ann.get("/api/account")).json()["ways"] == ["password", "passkey"]
        monkeypatch.setattr(house.hall.accounts.passwords, "is_enabled", False)
        monkeypatch.setattr(house.hall.accounts.passkeys, "is_enabled", False)
        assert (await ann.get("/api/account")).json()["ways"] == []
        assert code_of(await ann.sign_up("Ann")) == (501, "not_enabled")
        wish = {"deed": "sign_in"}
        assert code_of(await ann.post("/api/account/passkey", **wish)) == (501, "not_enabled")
        answer = await ann.post("/api/account/mail", mail="a@example.org")
        assert code_of(answer) == (501, "not_enabled")
