"""Playing over HTTP: the verbs of the socket with their answers, each exactly once."""

from __future__ import annotations

import pytest
from browsers import code_of
from server_house import EASY, bearer, in_loop, web

from orrery.server.protocol.requests import Move, Start
from orrery.server.transport.verbs import body_of


async def sign_in(client, *names):
    """Guests' tokens, as headers."""
    answers = [(await client.post("/api/guests", json={"name": name})).json() for name in names]
    return [bearer(one["token"]) for one in answers]


async def duel(client):
    """A running table of two guests who do all over HTTP."""
    ann, ben = await sign_in(client, "Ann", "Ben")
    table = (await client.post("/api/tables", json={"game": "connect_four"}, headers=ann)).json()
    path = f"/api/tables/{table['id']}"
    assert (await client.post(f"{path}/sit", json={"seat": 1}, headers=ben)).json()[
        "type"
    ] == "done"
    assert (await client.post(f"{path}/start", json={}, headers=ann)).json()["type"] == "done"
    return path, ann, ben


async def seen(client, path):
    return (await client.get(path)).json()


def move(n, base, column=3):
    return {"id": f"m{n}", "base": base, "action": f"drop {column}"}


@in_loop
async def test_a_game_is_played_over_http_alone(url):
    async with web(url) as (_, client):
        path, ann, ben = await duel(client)
        for n in range(7):
            column, who = (1, ann) if n % 2 == 0 else (2, ben)
            answer = await client.post(f"{path}/moves", json=move(n, n, column), headers=who)
            assert answer.json() == {
                "type": "ack", "game": path.split("/")[-1], "viewer": n % 2, "id": f"m{n}",
                "seq": n + 1,
            }  # fmt: skip
        table = await seen(client, path)
        assert (table["status"], table["winners"]) == ("over", [0])


@in_loop
async def test_the_same_id_is_played_once_and_answered_alike(url):
    async with web(url) as (_, client):
        path, ann, ben = await duel(client)
        first = await client.post(f"{path}/moves", json=move(1, 0), headers=ann)
        again = await client.post(f"{path}/moves", json=move(1, 0), headers=ann)
        assert first.json() == again.json()
        assert (await seen(client, path))["seq"] == 1
        out = [await client.post(f"{path}/resign", json={"id": "r"}, headers=ben) for _ in range(2)]
        assert out[0].json() == out[1].json()
        assert (await seen(client, path))["seq"] == 2


@in_loop
async def test_what_the_referee_refuses_is_said_with_409(db):
    async with web(db) as (_, client):
        path, ann, ben = await duel(client)
        early = await client.post(f"{path}/moves", json=move(1, 0), headers=ben)
        assert (early.status_code, early.json()["type"]) == (409, "refused")
        assert early.json()["reason"]
        spoken = await client.post(f"{path}/moves?lang=de", json=move(2, 0), headers=ben)
        assert spoken.json()["reason"] != early.json()["reason"]
        await client.post(f"{path}/moves", json=move(3, 0), headers=ann)
        stale = await client.post(f"{path}/moves", json=move(4, 0), headers=ben)
        assert (stale.status_code, stale.json()["type"], stale.json()["seq"]) == (409, "stale", 1)
        assert (await seen(client, path))["seq"] == 1


@in_loop
async def test_draws_chat_and_leaving_a_seat_work_alike(db):
    async with web(db) as (house, client):
        path, ann, ben = await duel(client)
        said = await client.post(f"{path}/chat", json={"text": "good luck"}, headers=ann)
        assert said.json()["what"] == "chat"
        [room] = house.hall.rooms.values()
        assert [line.text for line in room.chat] == ["good luck"]
        draw = {"id": "d", "what": "draw"}
        assert (await client.post(f"{path}/propose", json=draw, headers=ann)).status_code == 200
        assert (await seen(client, path))["proposal"]["needs"] == [1]
        assert (
            await client.post(f"{path}/answer", json={"yes": True}, headers=ben)
        ).status_code == 200
        assert (await seen(client, path))["outcome"] == "draw"
        again = (await client.post(f"{path}/rematch", json={}, headers=ann)).json()["game"]
        stood = await client.post(f"/api/tables/{again}/stand", json={"seat": 1}, headers=ann)
        assert stood.status_code == 200
        assert (await seen(client, f"/api/tables/{again}"))["seats"][1]["kind"] == "open"


@pytest.mark.parametrize(("path", "body", "found"), [
    ("moves", {}, (400, "bad_input")),
    ("moves", {"id": "x", "base": 0, "action": "drop 3", "game": "t"}, (400, "bad_input")),
    ("moves", {"id": "x", "base": 9, "action": "drop 3"}, (409, "bad_base")),
    ("moves", {"id": "x", "base": 0, "action": "drop 3", "seat": 1}, (403, "not_yours")),
    ("start", {}, (409, "not_now")),
    ("chat", {"text": "a\u0000b"}, (400, "bad_input")),
])  # fmt: skip
@in_loop
async def test_bad_requests_are_answered_by_their_code(db, path, body, found):
    async with web(db) as (_, client):
        table, ann, _ = await duel(client)
        assert code_of(await client.post(f"{table}/{path}", json=body, headers=ann)) == found


@in_loop
async def test_strangers_and_unknown_tables(db):
    async with web(db) as (_, client):
        path, ann, _ = await duel(client)
        answer = await client.post(f"{path}/moves", json=move(1, 0))
        assert code_of(answer) == (401, "need_guest")
        [eve] = await sign_in(client, "Eve")
        assert code_of(await client.post(f"{path}/moves", json=move(1, 0), headers=eve)) == (
            403, "not_yours",
        )  # fmt: skip
        answer = await client.post("/api/tables/nowhere/chat", json={"text": "hm"}, headers=ann)
        assert code_of(answer) == (404, "no_table")


@in_loop
async def test_nobody_acts_faster_than_on_a_socket(db):
    from dataclasses import replace

    async with web(db, replace(EASY, messages_per_second=1, messages_burst=5)) as (_, client):
        path, ann, ben = await duel(client)
        codes = [(await client.post(f"{path}/chat", json={"text": "hi"}, headers=ann)).status_code
                 for _ in range(8)]  # fmt: skip
        assert codes == [200] * 4 + [429] * 4  # beginning the game was one of the five
        assert (
            await client.post(f"{path}/chat", json={"text": "hi"}, headers=ben)
        ).status_code == 200


def test_a_body_is_the_message_without_what_the_address_says():
    assert body_of(Move).__struct_fields__ == ("id", "base", "action", "seat")
    assert body_of(Start)().without == []
