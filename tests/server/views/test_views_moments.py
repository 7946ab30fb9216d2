"""Earlier positions of a game that goes on: what was seen then, and by whom."""

from __future__ import annotations

from typing import Any

import msgspec
from server_house import bearer, in_loop, web

ASTRON = {"players": 2, "seats": ["me", "random"]}


async def begin(house: Any, n_moves: int) -> tuple[Any, Any]:
    """Ann against a bot."""
    ann = await house.guest("Ann")
    room = await house.table(ann, "astron", **ASTRON)
    await ann.say("start", game=room.id)
    for n in range(n_moves):
        await house.settle()
        action = room.fresh(0).view.actions[0]
        await ann.say("move", game=room.id, id=f"m{n}", base=room.running.seq, action=action)
    await house.settle()
    return ann, room


@in_loop
async def test_the_last_moment_is_the_present_and_the_first_the_beginning(db):
    async with web(db) as (house, client):
        ann, room = await begin(house, 3)
        n = len(room.running.line)
        ask = {"seat": "0", "from": str(n), "count": "1"}
        path, who = f"/api/tables/{room.id}/moments", bearer(ann.token)
        found = (await client.get(path, params=ask, headers=who)).json()
        assert found["n_steps"] == n
        present = room.fresh(0).view
        assert [step["n"] for step in found["steps"]] == [n]
        assert found["steps"][0]["view"] == msgspec.json.decode(msgspec.json.encode(present))
        first = (await client.get(path, params={"seat": "0", "count": "2"}, headers=who)).json()
        assert [step["entry"] is None for step in first["steps"]] == [True, False]


@in_loop
async def test_moments_of_a_seat_are_for_whoever_holds_it(db):
    async with web(db) as (house, client):
        ann, room = await begin(house, 2)
        eve = await house.guest("Eve")
        path = f"/api/tables/{room.id}/moments"
        for seat, who, status in (
            ("0", bearer(ann.token), 200), ("1", bearer(ann.token), 403),
            ("0", bearer(eve.token), 403), ("0", {}, 401), ("", {}, 200),
            ("7", bearer(ann.token), 400),
        ):  # fmt: skip
            answer = await client.get(path, params={"seat": seat}, headers=who)
            assert answer.status_code == status, (seat, who)


@in_loop
async def test_a_moment_shows_no_hand_but_ones_own(db):
    async with web(db) as (house, client):
        ann, room = await begin(house, 3)
        path = f"/api/tables/{room.id}/moments"
        own = (await client.get(path, params={"seat": "0"}, headers=bearer(ann.token))).json()
        others = (await client.get(path)).json()
        hands = [step["view"]["board"].get("hand") for step in own["steps"]]
        assert any(hands)
        assert not any(step["view"]["board"].get("hand") for step in others["steps"])


@in_loop
async def test_what_was_taken_back_is_no_moment(db):
    async with web(db) as (house, client):
        ann = await house.guest("Ann")
        room = await house.table(ann, "spacewalk", players=2, seats=["me", "me"])
        await ann.say("start", game=room.id)
        for n in range(3):
            seat = room.running.to_act[0]
            action = room.fresh(seat).view.actions[0]
            await ann.say(
                "move", game=room.id, id=f"m{n}", base=room.running.seq, action=action, seat=seat
            )
        await ann.say("propose", game=room.id, id="u", what="undo", seat=seat)
        found = (await client.get(f"/api/tables/{room.id}/moments")).json()
        assert found["n_steps"] == 2
        assert [step["n"] for step in found["steps"]] == [0, 1, 2]


@in_loop
async def test_there_are_no_moments_before_the_game_begins(db):
    async with web(db) as (house, client):
        ann = await house.guest("Ann")
        room = await house.table(ann, "spacewalk", players=2, seats=["me", "open"])
        assert (await client.get(f"/api/tables/{room.id}/moments")).status_code == 409
