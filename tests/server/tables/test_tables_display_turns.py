"""A table says whose turn it is and when it was opened: the lobby sorts by both."""

from __future__ import annotations

from server_house import bearer, in_loop, web


@in_loop
async def test_the_lobby_tells_whose_turn_it_is_and_since_when(db):
    async with web(db) as (house, client):
        ann = await house.guest("Ann")
        room = await house.table(ann, "spacewalk", players=2, seats=["me", "me"])
        waiting = (await client.get("/api/tables", headers=bearer(ann.token))).json()["mine"][0]
        assert waiting["to_act"] == []
        assert waiting["created"] == room.row.created > 0
        await ann.say("start", game=room.id)
        seen = (await client.get("/api/tables", headers=bearer(ann.token))).json()["mine"][0]
        assert seen["to_act"] == room.running.to_act
        first = seen["to_act"][0]
        action = room.fresh(first).view.actions[0]
        base = room.running.seq
        await ann.say("move", game=room.id, id="m", base=base, action=action, seat=first)
        after = (await client.get(f"/api/tables/{room.id}", headers=bearer(ann.token))).json()
        assert after["to_act"] == [1 - first]
        await ann.say("resign", game=room.id, id="r", seat=first)
        over = (await client.get(f"/api/tables/{room.id}", headers=bearer(ann.token))).json()
        assert (over["status"], over["to_act"]) == ("over", [])
