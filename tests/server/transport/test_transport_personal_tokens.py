"""Personal tokens: what each may do and no more, and every way in which one ends."""

from __future__ import annotations

import asyncio
import logging

from browsers import Browser, code_of
from server_house import EASY, bearer, in_loop, open_house

from orrery.server.access.scopes import GRANTED, Scope
from orrery.server.access.tokens import new_personal_token
from orrery.server.accounts.personal_tokens import MOST_TOKENS
from orrery.server.clock import DAY
from orrery.server.storage.personal_tokens import PersonalTokenRow
from orrery.server.transport.endpoints import ENDPOINTS
from orrery.server.upkeep.bans import ban

SOCKET = "WS"
JUDGING = "/api/tables/{table}/judging"


class Program:
    """A program with a token."""

    def __init__(self, hall, token, address="10.0.0.9"):
        self.browser = Browser(hall, address)
        self.browser.client.headers.clear()
        self.browser.token = token

    async def get(self, path, **headers):
        head = {**bearer(self.browser.token), **headers}
        return await self.browser.client.get(path, headers=head)

    async def post(self, path, **body):
        return await self.browser.client.post(path, json=body, headers=bearer(self.browser.token))


async def owner(house, name="Ann"):
    browser = Browser(house.hall)
    await browser.be_guest(name)
    await browser.sign_up(name)
    return browser


async def token_of(browser, *scopes, label="a bot", days=90):
    answer = await browser.post("/api/account/tokens", label=label, scopes=list(scopes), days=days)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def program(house, *scopes):
    ann = await owner(house)
    return ann, Program(house.hall, (await token_of(ann, *scopes))["token"])


def path_of(endpoint):
    """A path that can be asked for; what it is about need not exist."""
    return endpoint.path.replace("{", "").replace("}", "")


@in_loop
async def test_every_route_is_public_or_asks_for_its_scope(db):
    """A token with all scopes but the one that is needed gets 403 and the name of that one."""
    async with open_house(db) as house:
        ann, programs = await owner(house), {}
        for lacking in (*GRANTED, None):
            scopes = [scope for scope in GRANTED if scope != lacking]
            programs[lacking] = Program(house.hall, (await token_of(ann, *scopes))["token"])
        for row in (row for row in ENDPOINTS if row.method != SOCKET):
            bot = programs.get(row.needs, programs[None])
            answer = await (bot.get if row.method == "GET" else bot.post)(path_of(row))
            house.clock.pass_seconds(1)
            check_refusal(row, answer)


def check_refusal(row, answer):
    where = f"{row.method} {row.path}: {answer.status_code} {answer.text[:100]}"
    if row.needs is Scope.PUBLIC:
        assert answer.status_code != 403, where
    elif row.needs in GRANTED:
        assert code_of(answer) == (403, "lacks_scope"), where
        assert f"`{row.needs}`" in answer.json()["text"], where
    else:
        assert code_of(answer) == (403, "not_by_token"), where


def test_whatever_changes_something_for_a_person_needs_a_scope():
    for row in ENDPOINTS:
        if row.method == "POST" and row.needs is Scope.PUBLIC:
            changes_nothing = ("/api/lessons", "/api/study", "/api/replay", JUDGING)
            assert row.path in ("/api/guests", *changes_nothing)
        assert not (row.is_entrance and row.needs is not Scope.OWNER), row.path


@in_loop
async def test_a_token_is_told_once_and_stored_as_a_hash(url):
    async with open_house(url) as house:
        ann = await owner(house)
        told = await token_of(ann, "read", "play")
        assert told["token"].startswith("orp_")
        rows = await house.hall.store.rows(PersonalTokenRow)
        assert told["token"] not in str(rows)
        listed = (await ann.get("/api/account/tokens")).json()
        assert listed == [told["seen"]]
        assert listed[0]["scopes"] == ["read", "play"]
        export = (await ann.get("/api/account/export")).text
        assert "a bot" in export
        assert told["token"] not in export
        assert rows[0].token_hash not in export
        bot = Program(house.hall, told["token"])
        assert (await bot.get("/api/me")).json()["id"] == ann.id
        while (await ann.get("/api/account/tokens")).json()[0]["used"] is None:
            await asyncio.sleep(0.001)  # noted beside the answer


@in_loop
async def test_forged_expired_and_ended_tokens_are_refused(url):
    async with open_house(url) as house:
        ann, bot = await program(house, "read")
        secret = bot.browser.token
        for forged in (new_personal_token(), "orp_", secret[:-1], secret + "x", secret.swapcase()):
            answer = await Program(house.hall, forged).get("/api/me")
            assert code_of(answer) == (401, "bad_token"), forged
        assert (await bot.get("/api/me")).status_code == 200
        short = Program(house.hall, (await token_of(ann, "read", days=1))["token"])
        house.clock.pass_seconds(DAY - 1)
        assert (await short.get("/api/me")).status_code == 200
        house.clock.pass_seconds(2)
        answer = await short.get("/api/me")
        assert code_of(answer) == (401, "bad_token")
        assert "expired" in answer.json()["text"]
        await house.hall.accounts.personal_tokens.forget()
        assert len(await house.hall.store.rows(PersonalTokenRow)) == 1
        [left] = (await ann.get("/api/account/tokens")).json()
        assert (await ann.post("/api/account/tokens/end", id=left["id"])).status_code == 200
        assert code_of(await bot.get("/api/me")) == (401, "bad_token")


@in_loop
async def test_nobody_ends_or_sees_the_token_of_somebody_else(db):
    async with open_house(db) as house:
        ann, bot = await program(house, "read")
        ben = await owner(house, "Ben")
        [hers] = (await ann.get("/api/account/tokens")).json()
        await ben.post("/api/account/tokens/end", id=hers["id"])
        assert (await ben.get("/api/account/tokens")).json() == []
        assert (await bot.get("/api/me")).status_code == 200


@in_loop
async def test_guessing_tokens_is_slowed_down(db):
    async with open_house(db) as house:
        codes = [code_of(await Program(house.hall, new_personal_token()).get("/api/me"))
                 for _ in range(40)]  # fmt: skip
        assert codes[0] == (401, "bad_token")
        assert codes[-1] == (429, "slow_down")


@in_loop
async def test_a_token_in_an_address_is_refused(db):
    async with open_house(db) as house:
        _, bot = await program(house, "read")
        answer = await Browser(house.hall).get(f"/api/me?token={bot.browser.token}")
        assert code_of(answer) == (401, "bad_token")
        assert "never in an address" in answer.json()["text"]
        answer = await bot.get(f"/api/status?x={bot.browser.token.replace('o', '%6F')}")
        assert code_of(answer) == (401, "bad_token")


@in_loop
async def test_a_token_cannot_widen_itself_nor_touch_the_account(db):
    async with open_house(db) as house:
        ann, bot = await program(house, *GRANTED)
        for path in ("tokens", "sign-out", "delete", "password", "codes", "bring", "shows"):
            answer = await bot.post(f"/api/account/{path}", label="x", scopes=["read"])
            assert code_of(answer) == (403, "not_by_token"), path
        assert code_of(await bot.get("/api/account/tokens")) == (403, "not_by_token")
        assert code_of(await bot.get("/api/account/export")) != (200, None)
        wide = await ann.post("/api/account/tokens", label="x", scopes=["read", "owner"])
        assert code_of(wide) == (400, "bad_input")
        assert code_of(await ann.post("/api/account/tokens", label="x", scopes=[])) == (
            400,
            "bad_input",
        )
        much = await ann.post("/api/account/tokens", label="x", scopes=["read"], days=367)
        assert code_of(much) == (400, "bad_input")


@in_loop
async def test_without_read_a_public_page_knows_nobody_by_a_token(db):
    async with open_house(db) as house:
        ann, bot = await program(house, "play")
        order = {"game": "connect_four", "players": 2, "is_private": True}
        table = (await ann.post("/api/tables", **order)).json()["id"]
        assert code_of(await bot.get(f"/api/tables/{table}")) == (404, "no_table")
        assert (await bot.get("/api/tables")).json()["mine"] == []
        reader = Program(house.hall, (await token_of(ann, "read"))["token"])
        assert "invite" in (await reader.get(f"/api/tables/{table}")).json()


@in_loop
async def test_a_cookie_beside_a_token_adds_nothing(db):
    async with open_house(db) as house:
        ann = await owner(house)
        other = await owner(house, "Ben")
        token = (await token_of(other, "play"))["token"]
        answer = await ann.client.get("/api/my-games", headers=bearer(token))
        assert code_of(answer) == (403, "lacks_scope")


@in_loop
async def test_tokens_end_with_the_account_and_when_signing_out_everywhere_if_chosen(url):
    async with open_house(url) as house:
        ann, bot = await program(house, "read")
        await ann.post("/api/account/sign-out", everywhere=True)
        assert (await bot.get("/api/me")).status_code == 200
        await ann.sign_in("Ann")
        await ann.post("/api/account/sign-out", everywhere=True, tokens=True)
        assert code_of(await bot.get("/api/me")) == (401, "bad_token")
        await ann.sign_in("Ann")
        bot = Program(house.hall, (await token_of(ann, "read"))["token"])
        await ann.post("/api/account/delete", name="Ann")
        assert code_of(await bot.get("/api/me")) == (401, "bad_token")
        assert await house.hall.store.rows(PersonalTokenRow) == []


@in_loop
async def test_a_token_of_somebody_shut_out_is_good_for_nothing(db):
    async with open_house(db) as house:
        ann, bot = await program(house, "read")
        await ban(house.hall, ann.id)
        assert code_of(await bot.get("/api/me")) == (403, "banned")


@in_loop
async def test_ten_thousand_tokens_are_bounded_and_said(db):
    async with open_house(db) as house:
        ann = await owner(house)
        codes = set()
        for _ in range(300):
            answer = await ann.post("/api/account/tokens", label="x", scopes=["read"])
            codes.add(answer.status_code)
            house.clock.pass_seconds(3)
        assert codes == {201, 429}
        assert len(await house.hall.store.rows(PersonalTokenRow)) == MOST_TOKENS


@in_loop
async def test_one_token_asks_only_so_often_and_slows_nobody_else(db):
    async with open_house(db) as house:
        ann, bot = await program(house, "read")
        other = Program(house.hall, (await token_of(ann, "read"))["token"])
        n_allowed = 0
        while (answer := await bot.get("/api/me")).status_code == 200:
            n_allowed += 1
        assert n_allowed == EASY.token_burst
        assert code_of(answer) == (429, "slow_down")
        assert int(answer.headers["retry-after"]) >= 1
        assert (await other.get("/api/me")).status_code == 200
        house.clock.pass_seconds(answer.json()["retry_ms"] / 1000)
        assert (await bot.get("/api/me")).status_code == 200


@in_loop
async def test_making_a_token_needs_our_own_page_and_a_fresh_session(db):
    async with open_house(db) as house:
        ann = await owner(house)
        wish = {"label": "x", "scopes": ["read"]}
        foreign = {**ann._head(), "origin": "https://evil.test", "sec-fetch-site": "cross-site"}
        answer = await ann.client.post("/api/account/tokens", json=wish, headers=foreign)
        assert answer.status_code in (401, 403)
        unsaid = await ann.client.post("/api/account/tokens", json=wish)
        assert code_of(unsaid) == (403, "bad_csrf")
        house.clock.pass_seconds(EASY.fresh_seconds + 1)
        assert code_of(await ann.post("/api/account/tokens", **wish)) == (403, "sign_in_again")


@in_loop
async def test_no_token_reaches_a_log(db, caplog):
    async with open_house(db) as house:
        with caplog.at_level(logging.DEBUG):
            _, bot = await program(house, "read")
            await bot.get("/api/me")
            await bot.get(f"/api/me?token={bot.browser.token}")
            await bot.get("/api/tables/nothing/log")
        ours = [one for one in caplog.records if not one.name.startswith(("httpx", "httpcore"))]
        assert not any(bot.browser.token in one.getMessage() for one in ours)
