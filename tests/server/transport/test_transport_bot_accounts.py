"""Accounts of programs: labelled wherever the name stands, and never where they are not wanted."""

from __future__ import annotations

import pytest
from browsers import Browser, code_of
from server_house import EASY, in_loop, open_house
from test_transport_personal_tokens import Program, owner, token_of

from orrery.server.accounts.names import read_name
from orrery.server.protocol.codes import Denied
from orrery.server.storage.rows import StandingRow, insert

ALL = ("read", "play", "tables", "chat", "bot")


async def bot_of(house, name="Deep"):
    """The account of a program, its owner's browser, and its token."""
    browser = await owner(house, name)
    program = Program(house.hall, (await token_of(browser, *ALL))["token"])
    answer = await program.post("/api/account/bot")
    assert answer.json()["name"] == f"BOT {name}", answer.text
    return browser, program


async def open_table(browser, **order):
    answer = await browser.post("/api/tables", game="connect_four", players=2, **order)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def sits(program, table, seat=1):
    return await program.post(f"/api/tables/{table}/sit", seat=seat)


@in_loop
async def test_the_label_stands_wherever_the_name_does(url):
    async with open_house(url) as house:
        browser, deep = await bot_of(house)
        ann = await owner(house, "Ann")
        table = await open_table(ann, bots=True)
        assert (await sits(deep, table)).status_code == 200
        await deep.post(f"/api/tables/{table}/chat", text="hello")
        seen = (await ann.get(f"/api/tables/{table}")).json()
        assert seen["bots"] is True
        assert (seen["seats"][1]["player"], seen["seats"][1]["called"]) == ("BOT Deep", "BOT Deep")
        assert house.hall.rooms[table].chat[0].name == "BOT Deep"
        assert (await deep.get("/api/me")).json()["name"] == "BOT Deep"
        for name in ("Deep", "BOT Deep", "deep"):
            assert (await ann.get(f"/api/players/{name}")).json()["name"] == "BOT Deep"
        assert (await browser.account())["is_bot"] is True
        await ann.post(f"/api/tables/{table}/start")
        await deep.post(f"/api/tables/{table}/resign", id="r")
        mine = (await ann.get("/api/my-games")).json()["finished"]
        assert mine[0]["opponents"][0]["name"] == "BOT Deep"


@in_loop
async def test_only_an_account_without_games_becomes_a_program(url):
    async with open_house(url) as house:
        ann = await owner(house)
        await open_table(ann)
        answer = await ann.post("/api/account/bot")
        assert code_of(answer) == (409, "not_now")
        assert (await ann.account())["is_bot"] is False
        guest = await Browser(house.hall).be_guest("Gus")
        assert code_of(await guest.post("/api/account/bot")) == (401, "need_account")
        ben = await owner(house, "Ben")
        assert (await ben.post("/api/account/bot")).json()["name"] == "BOT Ben"


@pytest.mark.parametrize("name", ["BOT Ann", "bot-Ann", "B0T Ann", "Bot_x"])
def test_nobody_keeps_a_name_with_the_label(name):
    with pytest.raises(Denied) as denied:
        read_name(name)
    assert denied.value.code == "name_reserved"
    assert read_name("Botanist").shown == "Botanist"


@in_loop
async def test_programs_sit_down_where_they_are_welcome_or_challenged_and_nowhere_else(db):
    async with open_house(db) as house:
        browser, deep = await bot_of(house)
        ann = await owner(house, "Ann")
        closed = await open_table(ann)
        assert code_of(await sits(deep, closed)) == (403, "bots_apart")
        for order in ({"bots": True}, {"seats": ["me", f"guest:{browser.id}"]}):
            table = await open_table(ann, **order)
            assert (await sits(deep, table)).status_code == 200, order
        made = await deep.post("/api/tables", game="connect_four", players=2)
        assert made.status_code == 201
        assert (await ann.post(f"/api/tables/{made.json()['id']}/sit", seat=1)).status_code == 200


@in_loop
async def test_programs_are_never_paired_with_people(db):
    async with open_house(db) as house:
        _, deep = await bot_of(house)
        answer = await deep.post("/api/pairing", game="connect_four")
        assert code_of(answer) == (403, "bots_apart")


@in_loop
async def test_people_and_programs_have_a_list_each(url):
    async with open_house(url) as house:
        browser, _ = await bot_of(house)
        ann = await owner(house, "Ann")
        today = house.clock.date()
        rows = [
            StandingRow(who, "spacewalk/2", 1700.0, 30.0, 50, today) for who in (browser.id, ann.id)
        ]
        await house.hall.store.write([insert(row) for row in rows])
        path = "/api/leaderboards/spacewalk/2"
        people = [one["name"] for one in (await ann.get(path)).json()["leaders"]]
        programs = [one["name"] for one in (await ann.get(f"{path}?bots=1")).json()["leaders"]]
        assert ("Ann" in people, "BOT Deep" in people) == (True, False)
        assert ("Ann" in programs, "BOT Deep" in programs) == (False, True)


@in_loop
async def test_a_program_plays_rated_games_by_the_same_rules(db):
    async with open_house(db) as house:
        browser, deep = await bot_of(house)
        ann = await owner(house, "Ann")
        order = {"game": "spacewalk", "players": 2, "bots": True, "rated": True}
        made = await ann.post("/api/tables", **order)
        table = made.json()["id"]
        assert (await sits(deep, table)).status_code == 200
        room = house.hall.rooms[table]
        await ann.post(f"/api/tables/{table}/start", without=[0, 1])
        assert room.has_begun, made.text
        await deep.post(f"/api/tables/{table}/resign", id="r")
        await house.hall.ledger.settle(table)
        steps = {step.guest: step for step in await house.hall.ledger.steps(table)}
        assert steps[browser.id].strength < steps[browser.id].before
        assert steps[ann.id].strength > steps[ann.id].before
        assert EASY
