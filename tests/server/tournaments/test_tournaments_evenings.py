"""Evenings: hosts start rounds, games come in turn, late people join, bots fill or people wait."""

from __future__ import annotations

import asyncio
import json

from browsers import Browser, code_of, seated
from server_house import in_loop, open_house

from orrery.server.storage.rows import TableRow
from orrery.server.storage.society import MatchRow
from orrery.server.tournaments.director import direct, next_tables
from orrery.server.tournaments.evenings import ASLEEP
from orrery.server.tournaments.register import Tournament, find

CLOCK = {"pace": "live", "per_move": 30}
ORDER = {
    "name": "Thursday", "game": "connect_four", "system": "evening", "clock": CLOCK, "players": 2,
}  # fmt: skip


async def came(house, n_people, first=0, path=None):
    """Guests with browsers, who may have joined."""
    found = []
    for n in range(first, first + n_people):
        one = await Browser(house.hall, f"10.3.{n}.1").be_guest(f"P{n}")
        if path is not None:
            assert (await one.post(f"{path}/join")).status_code == 200
        found.append(one)
    return found


async def opened(house, n_people, **change):
    """An evening of a host who does not play, and people in its hall."""
    (host,) = await came(house, 1, first=90)
    made = await host.post("/api/tournaments", **{**ORDER, **change})
    assert made.status_code == 201, made.json()
    path = f"/api/tournaments/{made.json()['id']}"
    return host, path, await came(house, n_people, path=path)


async def finish_round(house, people):
    """At every table the last person gives up."""
    if any(room.row.status == "open" for room in house.hall.rooms.values()):
        house.clock.pass_seconds(121)  # nobody of these browsers answers a roll
        await direct(house.hall)
    for room in list(house.hall.rooms.values()):
        if room.row.status == "running":
            seat = max(seat.seat for seat in room.seats if seat.guest)
            loser = next(one for one in people if one.id == room.seats[seat].guest)
            socket = await seated(house, loser, "loser")
            await socket.say("resign", game=room.id, id=f"r{room.id}", seat=seat)
    await direct(house.hall)


async def start(host, path, house):
    answer = await host.post(f"{path}/start")
    await direct(house.hall)
    return answer


@in_loop
async def test_an_evening_from_the_hall_to_the_record(url):
    async with open_house(url) as house:
        games = ["connect_four", "liars_dice"]
        host, path, people = await opened(house, 4, games=games, rounds=2)
        seen = (await people[0].get(path)).json()
        assert (seen["state"], seen["next_game"], len(seen["entrants"])) == (
            "open", "connect_four", 4,
        )  # fmt: skip
        assert code_of(await people[0].post(f"{path}/start")) == (403, "not_yours")
        assert (await start(host, path, house)).json()["round"] == 1
        tables = {(await one.get(path)).json()["my_table"] for one in people}
        assert len(tables) == 2
        assert None not in tables
        assert code_of(await host.post(f"{path}/start")) == (409, "not_now")  # it goes on
        (late,) = await came(house, 1, first=4, path=path)
        assert (await late.get(path)).json()["my_table"] is None
        await finish_round(house, people)
        seen = (await late.get(path)).json()
        people.append(late)
        assert (seen["state"], seen["is_between"], seen["next_game"]) == (
            "running", True, "liars_dice",
        )  # fmt: skip
        assert {one["name"]: one["score"] for one in seen["entrants"]}["P4"] == 0.0
        await start(host, path, house)
        assert (await late.get(path)).json()["my_table"] is not None  # in the next round
        rows = await house.hall.store.rows(TableRow, "1 = 1 ORDER BY created")
        assert sorted(row.game for row in rows) == ["connect_four"] * 2 + ["liars_dice"] * 3
        await finish_round(house, people)
        seen = (await late.get(path)).json()
        assert (seen["state"], seen["next_game"]) == ("over", None)
        assert len(seen["matches"]) == 5  # the record stays


@in_loop
async def test_bots_fill_the_last_tables_evenly_and_have_no_place(db):
    async with open_house(db) as house:
        host, path, people = await opened(house, 5, game="liars_dice", players=4, bot="random")
        await start(host, path, house)
        rooms = list(house.hall.rooms.values())
        bots = sorted(sum(seat.kind == "bot" for seat in room.seats) for room in rooms)
        assert bots == [1, 2]
        seen = (await people[0].get(path)).json()
        assert sorted(one["place"] for one in seen["entrants"] if one["is_bot"]) == [0, 0, 0]
        assert all(one["place"] > 0 for one in seen["entrants"] if not one["is_bot"])


@in_loop
async def test_where_the_host_wants_no_bots_everybody_waits_once_before_anybody_twice(db):
    async with open_house(db) as house:
        host, path, people = await opened(house, 3, odd="wait")
        waited = []
        for _ in range(3):
            await start(host, path, house)
            seen = (await host.get(path)).json()
            (bye,) = [one for one in seen["matches"][-2:] if len(one["entrants"]) == 1]
            waited += bye["entrants"]
            await finish_round(house, people)
        assert sorted(waited) == [0, 1, 2]
        assert not any(one["is_bot"] for one in seen["entrants"])
        host, path, _ = await opened(house, 1, odd="wait")
        assert code_of(await host.post(f"{path}/start")) == (409, "not_now")


@in_loop
async def test_the_host_ends_it_at_once_between_rounds_or_after_the_round(db):
    async with open_house(db) as house:
        host, path, people = await opened(house, 2)
        assert code_of(await people[0].post(f"{path}/end")) == (403, "not_yours")
        await start(host, path, house)
        assert (await host.post(f"{path}/end")).json()["state"] == "running"
        await finish_round(house, people)
        seen = (await host.get(path)).json()
        assert (seen["state"], seen["matches"][0]["points"]) == ("over", [1.0, 0.0])
        assert code_of(await host.post(f"{path}/start")) == (409, "not_now")
        assert code_of(await people[0].post(f"{path}/join")) == (409, "not_now")
        host, path, _ = await opened(house, 2)
        assert (await host.post(f"{path}/end")).json()["state"] == "over"


@in_loop
async def test_whoever_is_set_aside_sits_at_no_table_until_they_join_again(db):
    async with open_house(db) as house:
        host, path, people = await opened(house, 3)
        aside = await host.post(f"{path}/aside", n=2)
        assert [one["is_in"] for one in aside.json()["entrants"]].count(False) == 1
        await start(host, path, house)
        assert (await people[2].get(path)).json()["my_table"] is None
        assert len(await house.hall.store.rows(MatchRow)) == 1
        assert (await people[2].post(f"{path}/join")).json()["is_in"]
        await finish_round(house, people)
        await start(host, path, house)
        assert (await people[2].get(path)).json()["my_table"] is not None
        assert code_of(await host.post(f"{path}/aside", n=77)) == (404, "no_player")


@in_loop
async def test_an_evening_whose_host_went_home_is_over_after_half_a_day(db):
    async with open_house(db) as house:
        host, path, people = await opened(house, 2)
        await start(host, path, house)
        await finish_round(house, people)
        house.clock.pass_seconds(ASLEEP - 60)
        await direct(house.hall)
        assert (await host.get(path)).json()["state"] == "running"
        house.clock.pass_seconds(120)
        await direct(house.hall)
        assert (await host.get(path)).json()["state"] == "over"


@in_loop
async def test_a_round_is_started_once_however_often_the_button_is_pressed(url):
    async with open_house(url) as house:
        host, path, _ = await opened(house, 4)
        answers = await asyncio.gather(*(host.post(f"{path}/start") for _ in range(4)))
        assert sorted(one.status_code for one in answers) == [200, 409, 409, 409]
        assert len(await house.hall.store.rows(MatchRow)) == 2


@in_loop
async def test_a_whole_room_taps_the_link_at_once_and_everybody_is_in_once(url):
    async with open_house(url) as house:
        _, path, _ = await opened(house, 0)
        people = await came(house, 20)
        taps = [one.post(f"{path}/join") for one in (*people, *people)]
        answers = await asyncio.gather(*taps)
        assert {one.status_code for one in answers} == {200}
        seen = (await people[0].get(path)).json()
        assert sorted(one["n"] for one in seen["entrants"]) == list(range(20))


@in_loop
async def test_two_people_can_play_all_night(db):
    async with open_house(db) as house:
        _, path, _ = await opened(house, 2)
        found = await find(house.hall.store, path.rpartition("/")[2])
        played = [
            MatchRow(found.row.id, n + 1, 0, f"g{n}", "[0, 1]", json.dumps([1.0, 0.0]))
            for n in range(49)
        ]
        table = next_tables(Tournament(found.row, found.entrants, played), 50)
        assert sorted(table[0]) == [0, 1]


@in_loop
async def test_an_order_that_makes_no_sense_is_refused_with_its_reason(db):
    async with open_house(db) as house:
        (host,) = await came(house, 1)
        for change in (
            {"games": ["connect_four", "chess"]}, {"fill_to": 4}, {"starts_in": 60}, {"clock": {}},
            {"games": ["connect_four"] * 11}, {"odd": "leave"}, {"system": "swiss", "games": ["x"]},
        ):  # fmt: skip
            answer = await host.post("/api/tournaments", **{**ORDER, **change})
            assert code_of(answer) == (400, "bad_input"), change
