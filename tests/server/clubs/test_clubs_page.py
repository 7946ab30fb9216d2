"""The page of a club: public games of members, tournaments, ranks; what is private stays so."""

from __future__ import annotations

from browsers import Browser, code_of, seated
from club_house import PATH, founded
from server_house import in_loop, open_house

from orrery.server.storage.rows import StandingRow, insert

CLOCK = {"pace": "live", "per_move": 60}


async def duel(house, one, two, **more):
    room = await house.table(one, players=2, **more)
    await two.say("sit", game=room.id, seat=1, invite=room.row.invite)
    await one.say("watch", game=room.id, seat=0)
    await two.say("watch", game=room.id, seat=1)
    await one.say("start", game=room.id)
    return room


@in_loop
async def test_public_games_of_members_are_shown_and_private_ones_are_not(url):
    async with open_house(url) as house:
        ann, ben = await founded(house, "Ann", "Ben")  # Ben is no member
        one, two = await seated(house, ann, "Ann"), await seated(house, ben, "Ben")
        open_one = await duel(house, one, two)
        await duel(house, one, two, is_private=True)
        seen = (await ben.get(PATH)).json()
        (game,) = seen["running"]
        assert (game["id"], game["seats"], game["members"]) == (open_one.id, ["Ann", "Ben"], [0])
        await two.say("resign", game=open_one.id, id="r", seat=1)
        seen = (await ben.get(PATH)).json()
        assert seen["running"] == []
        assert seen["finished"] == []  # Ann does not show her games yet
        await ann.post("/api/account/shows", shows=["games"])
        (game,) = (await ben.get(PATH)).json()["finished"]
        assert (game["id"], game["winners"]) == (open_one.id, [0])


@in_loop
async def test_ranks_are_of_members_who_show_theirs(url):
    async with open_house(url) as house:
        ann, ben, ivy = await founded(house, "Ann", "Ben", "Ivy")
        code = (await ann.get(PATH)).json()["code"]
        await ben.post(f"{PATH}/join", code=code)
        today = house.hall.clock.date()
        standings = [
            StandingRow(who.id, "astron/2", points, 60.0, 30, today)
            for who, points in ((ann, 1500.0), (ben, 1700.0), (ivy, 1900.0))
        ]
        await house.hall.store.write([insert(row) for row in standings])
        (board,) = (await ivy.get(PATH)).json()["leaders"]
        assert (board["game"], board["players"]) == ("astron", 2)
        assert [(one["name"], one["number"]) for one in board["leaders"]] == [
            ("Ben", 1700), ("Ann", 1500),
        ]  # fmt: skip
        await ben.post("/api/account/shows", shows=[])
        (board,) = (await ivy.get(PATH)).json()["leaders"]
        assert [one["name"] for one in board["leaders"]] == ["Ann"]


@in_loop
async def test_a_tournament_of_a_club_may_be_for_members_alone(url):
    async with open_house(url) as house:
        ann, ben = await founded(house, "Ann", "Ben")
        order = {"name": "Cup", "game": "connect_four", "system": "swiss", "clock": CLOCK,
                 "club": "Star Rovers", "members_only": True, "is_listed": False}  # fmt: skip
        assert code_of(await ben.post("/api/tournaments", **order)) == (403, "members_only")
        made = (await ann.post("/api/tournaments", **order)).json()
        assert (made["club"], made["members_only"]) == ("Star Rovers", True)
        path = f"/api/tournaments/{made['id']}"
        assert code_of(await ben.post(f"{path}/join")) == (403, "members_only")
        assert (await ben.get(PATH)).json()["tournaments"] == []
        await ben.post(f"{PATH}/join", code=(await ann.get(PATH)).json()["code"])
        assert (await ben.post(f"{path}/join")).json()["is_in"]
        (line,) = (await ben.get(PATH)).json()["tournaments"]
        assert (line["name"], line["entrants"], line["is_in"]) == ("Cup", 1, True)
        nobody = Browser(house.hall)
        lost = await ann.post("/api/tournaments", **{**order, "club": None})
        assert code_of(lost) == (400, "bad_input")
        assert (await nobody.get(PATH)).json()["role"] is None
