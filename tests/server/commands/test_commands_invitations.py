"""Invitations by name: shown to whom they are for, accepted into a seat, declined, expired."""

from __future__ import annotations

from browsers import Browser, code_of, seated
from server_house import in_loop, open_house

from orrery.server.clock import DAY
from orrery.server.commands.invitations import waiting


async def people(house, *names):
    found = []
    for n, name in enumerate(names):
        one = Browser(house.hall, f"10.1.{n}.1")
        assert (await one.sign_up(name)).status_code == 200
        found.append(one)
    return found


async def table_of(house, host, **order):
    return await house.table(await seated(house, host, ""), players=2, is_private=True, **order)


async def invited(one):
    return (await one.get("/api/desk")).json()["invitations"]


@in_loop
async def test_an_invitation_waits_for_its_guest_and_leads_to_a_seat(url):
    async with open_house(url) as house:
        ann, ben, cleo = await people(house, "Ann", "Ben", "Cleo")
        room = await table_of(house, ann)
        assert (await ann.post("/api/invitations", name="ben", table=room.id)).status_code == 200
        (seen,) = await invited(ben)
        assert (seen["host"], seen["table"], seen["game"]) == ("Ann", room.id, "connect_four")
        assert await invited(cleo) == []
        stolen = {"invitation": seen["id"], "accepts": True}
        assert code_of(await cleo.post("/api/invitations/answer", **stolen)) == (409, "not_now")
        answer = (await ben.post("/api/invitations/answer", **stolen)).json()
        assert answer == {"table": room.id, "seat": 1}
        assert room.seats[1].guest == ben.id
        assert await invited(ben) == []


@in_loop
async def test_declined_and_expired_invitations_are_gone(db):
    async with open_house(db) as house:
        ann, ben = await people(house, "Ann", "Ben")
        first, second = await table_of(house, ann), await table_of(house, ann)
        for room in (first, second):
            await ann.post("/api/invitations", name="Ben", table=room.id)
        newest, older = await invited(ben)
        declined = {"invitation": newest["id"], "accepts": False}
        assert (await ben.post("/api/invitations/answer", **declined)).json()["table"] is None
        assert [one["id"] for one in await invited(ben)] == [older["id"]]
        house.clock.pass_seconds(DAY + 1)
        assert await waiting(house.hall, ben.id) == []
        late = {"invitation": older["id"], "accepts": True}
        assert code_of(await ben.post("/api/invitations/answer", **late)) == (409, "not_now")
        await house.hall.conduct.tidy()
        assert await house.hall.store.read("SELECT * FROM invitations") == []


@in_loop
async def test_whoever_is_blocked_invites_into_the_void(db):
    async with open_house(db) as house:
        ann, ben = await people(house, "Ann", "Ben")
        await ben.post("/api/blocks", name="Ann")
        room = await table_of(house, ann)
        assert (await ann.post("/api/invitations", name="Ben", table=room.id)).status_code == 200
        assert await invited(ben) == []


@in_loop
async def test_bad_invitations_are_refused(db):
    async with open_house(db) as house:
        ann, _ben, cleo = await people(house, "Ann", "Ben", "Cleo")
        room = await table_of(house, ann)
        for one, name, table, code in (
            (ann, "Nobody", room.id, (404, "no_player")),
            (ann, "Ben", "nowhere", (404, "no_table")),
            (cleo, "Ben", room.id, (404, "no_table")),
            (ann, "Ann", room.id, (400, "bad_input")),
        ):  # fmt: skip
            answer = await one.post("/api/invitations", name=name, table=table)
            assert code_of(answer) == code, name
        await ann.post("/api/invitations", name="Ben", table=room.id)
        again = await ann.post("/api/invitations", name="Ben", table=room.id)
        assert code_of(again) == (409, "not_now")
        full = await table_of(house, ann, seats=["me", "random"])
        answer = await ann.post("/api/invitations", name="Ben", table=full.id)
        assert code_of(answer) == (409, "not_now")
