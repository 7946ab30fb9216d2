"""All of an account: bringing a guest's games, taking data along, leaving for good."""

from __future__ import annotations

import pytest
from browsers import PASSWORD, Browser, code_of, duel_of, seated
from server_house import in_loop, open_house

from orrery.server.accounts.sessions import label_of
from orrery.server.commands.connection import Connection
from orrery.server.storage.rows import AccountRow, CredentialRow, SessionRow
from orrery.server.upkeep.absentees import learn_names


@in_loop
async def test_the_games_of_a_guest_come_along_running_ones_and_finished_ones(url):
    async with open_house(url) as house:
        account = Browser(house.hall)
        await account.sign_up("Ann")
        old, ben = (
            await Browser(house.hall).be_guest("Ann"),
            await Browser(house.hall).be_guest("Ben"),
        )
        running, one, _two = await duel_of(house, old, ben)
        finished, *_ = await duel_of(house, old, ben)
        await one.say("resign", game=finished.id, id="r", seat=0)
        await one.say("chat", game=finished.id, text="well played")
        answer = await account.post("/api/account/bring", token=old.token)
        assert answer.json() == {"tables": 2}
        assert running.seats_of(account.id) == finished.seats_of(account.id) == [0]
        assert running.row.host == finished.row.host == account.id
        mine = (await account.get("/api/tables?finished=1")).json()["mine"]
        assert {one["id"] for one in mine} == {running.id, finished.id}
        assert code_of(await old.get("/api/me")) == (401, "bad_token")
        rows = await house.hall.store.read("SELECT DISTINCT guest FROM seats WHERE seat = 0")
        assert rows == [(account.id,)]
        moved = await seated(house, account, "Ann")
        await moved.say("watch", game=running.id, seat=0)
        action = running.running.sights.seen(0).actions[0]
        said = await moved.ask("move", game=running.id, id="m", base=0, action=action)
        assert said["type"] == "ack"


@in_loop
async def test_only_a_kept_name_can_take_seats_over_and_only_with_the_token(db):
    async with open_house(db) as house:
        room, _ann, _ben = await house.duel()
        cleo = await house.guest("Cleo")
        token = house.tokens["Ann"]
        said = await cleo.ask("bring", game=room.id, token=token)
        assert said["code"] == "need_account"
        dora = Browser(house.hall)
        await dora.sign_up("Dora")
        answer = await dora.post("/api/account/bring", token="A" * 32)
        assert code_of(answer) == (401, "bad_token")
        assert room.seats_of(dora.id) == []


@in_loop
async def test_an_account_is_deleted_while_its_owner_sits_at_tables(url):
    async with open_house(url) as house:
        ann, ben = Browser(house.hall), await Browser(house.hall).be_guest("Ben")
        await ann.sign_up("Ann")
        room, one, two = await duel_of(house, ann, ben)
        await one.say("chat", game=room.id, text="hello")
        waiting = await house.table(one, players=2)
        assert code_of(await ann.post("/api/account/delete", name="Anna")) == (400, "bad_name")
        two.heard()
        assert (await ann.post("/api/account/delete", name="ann")).status_code == 200
        assert room.row.status == "over"  # resigned: nobody waits for somebody who never comes back
        assert room.running.outcome.winners == (1,)
        assert waiting.seats[0].kind == "open"
        tables = [m["table"] for m in two.heard() if m["type"] == "table"]
        assert tables[-1]["seats"][0]["player"] is None
        assert room.chat[0].name == ""
        assert one.connection.is_shut_out
        for kind in (AccountRow, CredentialRow, SessionRow):
            assert await house.hall.store.rows(kind) == []
        assert "Ann" not in str(await house.hall.store.read("SELECT * FROM guests"))
        assert "Ann" not in str(await house.hall.store.read("SELECT * FROM chat"))
        assert await ann.account() is None
        again = Browser(house.hall)
        assert (await again.sign_up("Ann")).status_code == 200  # the name is free
        assert again.id != ann.id


@in_loop
async def test_sessions_are_listed_and_end_one_by_one_or_all_at_once(db):
    async with open_house(db) as house:
        here, there, far = (Browser(house.hall) for _ in range(3))
        await here.sign_up("Ann")
        await there.sign_in("Ann")
        await far.sign_in("Ann")
        sessions = (await here.account())["sessions"]
        assert [one["label"] for one in sessions] == ["Firefox, Linux"] * 3
        assert sum(one["is_this"] for one in sessions) == 1
        other = next(s for s in (await there.account())["sessions"] if s["is_this"])["id"]
        socket = Connection(house.hall)
        socket.guest = await house.hall.guests.by_id(here.id)
        socket.session = (await house.hall.store.rows(SessionRow, "id = ?", (other,)))[0]
        house.hall.connections.add(socket)
        assert (await here.post("/api/account/sign-out", session=other)).status_code == 200
        assert socket.is_shut_out
        assert await there.account() is None
        assert await far.account() is not None
        await here.post("/api/account/sign-out", everywhere=True)
        assert await far.account() is None
        assert await here.account() is None


@in_loop
async def test_one_cannot_end_the_session_of_somebody_else(db):
    async with open_house(db) as house:
        ann, ben = Browser(house.hall), Browser(house.hall)
        await ann.sign_up("Ann")
        await ben.sign_up("Ben")
        session = (await ann.account())["sessions"][0]["id"]
        await ben.post("/api/account/sign-out", session=session)
        assert await ann.account() is not None


@in_loop
async def test_what_could_lock_an_owner_out_needs_a_fresh_session(db):
    async with open_house(db) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        way = (await ann.account())["ways"][0]["id"]
        last = await ann.post("/api/account/ways/remove", way=way)
        assert code_of(last) == (409, "last_way")
        house.clock.pass_seconds(3601)
        for path, body in (
            ("password", {"password": "another long one"}), ("codes", {}),
            ("ways/remove", {"way": way}), ("delete", {"name": "Ann"}),
            ("passkey", {"deed": "add"}),
        ):  # fmt: skip
            answer = await ann.post(f"/api/account/{path}", **body)
            assert code_of(answer) == (403, "sign_in_again"), path
        await ann.sign_in("Ann")
        other = Browser(house.hall)
        await other.sign_in("Ann")
        assert (
            await ann.post("/api/account/password", password="a third long one")
        ).status_code == 200
        assert await other.account() is None  # whoever knew the old one is out
        assert code_of(await other.sign_in("Ann", PASSWORD)) == (401, "wrong_proof")
        assert (await other.sign_in("Ann", "a third long one")).status_code == 200


@in_loop
async def test_the_export_has_everything_and_no_secret(db):
    async with open_house(db) as house:
        ann, ben = Browser(house.hall), await Browser(house.hall).be_guest("Ben")
        await ann.sign_up("Ann")
        room, one, _ = await duel_of(house, ann, ben)
        await one.say("chat", game=room.id, text="hello")
        await one.say("resign", game=room.id, id="r", seat=0)
        answer = await ann.get("/api/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert found["name"] == "Ann"
        assert found["tables"][0]["your_seats"] == [0]
        assert found["tables"][0]["result"]["winners"] == [1]
        assert found["chat"][0]["text"] == "hello"
        assert "argon2" not in answer.text
        assert ann.client.cookies["orrery_session"] not in answer.text
        assert code_of(await ben.get("/api/account/export")) == (401, "need_account")


@in_loop
async def test_other_nodes_learn_that_a_name_is_gone(db):
    async with open_house(db) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        stale = house.hall.guests.rows[ann.id]
        await ann.post("/api/account/delete", name="Ann")
        house.hall.guests.rows[ann.id] = stale  # as another node still has it
        await learn_names(house.hall, house.clock.date())
        assert house.hall.guests.name_of(ann.id) is None


@pytest.mark.parametrize(
    ("agent", "label"),
    [("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/130 Safari/537 Edg/130", "Edge, Windows"),
     ("Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) Safari/604", "Safari, iPhone"),
     ("curl/8", "")],
)  # fmt: skip
def test_a_browser_is_named_in_a_few_words(agent, label):
    assert label_of(agent) == label
