"""The director: from the first round to the podium, once each, through restarts and two nodes."""

from __future__ import annotations

import asyncio
import json

from browsers import Browser, code_of
from server_house import in_loop, open_house, until

from orrery.server.clock import DAY
from orrery.server.protocol.tournaments import TournamentOrder
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.storage.society import EntrantRow, MatchRow, RoundRow, TournamentRow
from orrery.server.tournaments.director import direct, start
from orrery.server.tournaments.register import find, join, leave, new_tournament, rounds_of
from orrery.server.upkeep.timekeeper import tick

CLOCK = {"pace": "live", "per_move": 30}


def order(**change):
    usual = {"name": "Spring Cup", "game": "connect_four", "system": "swiss", "clock": CLOCK}
    return TournamentOrder(**{**usual, **change})


async def opened(house, n_people, **change):
    """A tournament, its host, and people who have joined."""
    people = [await house.guest(f"P{n}") for n in range(n_people)]
    host = people[0].connection.guest
    id_ = await new_tournament(house.hall, host, order(**change))
    for one in people:
        await join(house.hall, id_, one.connection.guest)
    return id_, people


async def begun(house, n_people, **change):
    id_, people = await opened(house, n_people, **change)
    await start(house.hall, await find(house.hall.store, id_))
    await direct(house.hall)
    return id_, people


async def finish_round(house, people):
    """At every table the person with the highest number gives up; the director looks on."""
    for room in list(house.hall.rooms.values()):
        if room.row.status == "running":
            known = [one for one in people if room.seats_of(one.id)]
            loser = max(known, key=lambda one: one.name)
            seat = room.seats_of(loser.id)[0]
            await loser.say("resign", game=room.id, id=f"r{room.id}", seat=seat)
    await direct(house.hall)
    await direct(house.hall)


async def names_by_place(house, id_):
    found = await find(house.hall.store, id_)
    known = {one.n: one.guest for one in found.entrants}
    rows = found.standings()
    guests = {g.id: g.name for g in house.hall.guests.rows.values()}
    return [(guests.get(known[row.n]), row.score) for row in rows]


@in_loop
async def test_a_swiss_of_four_to_its_winner(url):
    async with open_house(url) as house:
        id_, people = await begun(house, 4, rounds=2)
        found = await find(house.hall.store, id_)
        assert (found.row.state, found.row.round, len(found.matches)) == ("running", 1, 2)
        rooms = list(house.hall.rooms.values())
        assert [room.row.status for room in rooms] == ["running", "running"]  # by themselves
        assert sorted(seat.guest for room in rooms for seat in room.seats) == sorted(
            one.id for one in people
        )
        await finish_round(house, people)
        assert (await find(house.hall.store, id_)).row.round == 2
        await finish_round(house, people)
        found = await find(house.hall.store, id_)
        assert found.row.state == "over"
        assert found.row.ended is not None
        assert (await names_by_place(house, id_))[0] == ("P0", 2.0)
        assert len(await house.hall.store.rows(TableRow)) == 4


@in_loop
async def test_a_round_is_paired_once_however_many_directors_there_are(url):
    async with open_house(url) as house:
        id_, people = await opened(house, 6)
        found = await find(house.hall.store, id_)
        starts = [start(house.hall, found) for _ in range(4)]
        done = await asyncio.gather(*starts, return_exceptions=True)
        assert [one is None for one in done].count(True) == 1
        await asyncio.gather(*(direct(house.hall) for _ in range(4)))
        for room in list(house.hall.rooms.values()):
            loser = next(one for one in people if room.seats_of(one.id))
            await loser.say("resign", game=room.id, id="r", seat=room.seats_of(loser.id)[0])
        await asyncio.gather(*(direct(house.hall) for _ in range(6)))
        assert len(await house.hall.store.rows(RoundRow)) == 2
        assert len(await house.hall.store.rows(MatchRow)) == 6
        assert len(await house.hall.store.rows(TableRow)) == 6
        seats = await house.hall.store.rows(SeatRow, "kind = 'person'")
        assert len(seats) == 12


@in_loop
async def test_a_tournament_goes_on_after_a_restart(url):
    async with open_house(url) as house:
        id_, people = await begun(house, 2, system="robin")
        ids = [one.id for one in people]
        names = [one.name for one in people]
        tokens = dict(house.tokens)
    async with open_house(url) as house:
        await direct(house.hall)
        (room,) = house.hall.rooms.values()
        async with room.lock:
            await room.load()
        assert {seat.guest for seat in room.seats} == set(ids)
        again = Browser(house.hall)
        again.token = tokens[names[1]]
        seen = (await again.get(f"/api/tournaments/{id_}")).json()
        assert seen["my_table"] == room.id
        house.clock.pass_seconds(1)
        one = await house.nobody()
        one.token = tokens[names[1]]
        await one.say("hello", token=one.token)
        await one.say("resign", game=room.id, id="r", seat=room.seats_of(ids[1])[0])
        await direct(house.hall)
        await direct(house.hall)
        found = await find(house.hall.store, id_)
        assert found.row.state == "over"
        assert [(row.n, row.score) for row in found.standings()] == [(0, 1.0), (1, 0.0)]


@in_loop
async def test_whoever_does_not_come_loses_by_the_clock_and_no_bot_plays_for_them(db):
    async with open_house(db) as house:
        id_, people = await begun(house, 2, system="robin", clock={"pace": "live", "per_move": 120})
        (room,) = house.hall.rooms.values()
        first = next(one for one in people if room.seats_of(one.id) == [0])
        other = next(one for one in people if one is not first)
        await other.say("watch", game=room.id, seat=1)  # somebody waits
        house.clock.pass_seconds(70)  # elsewhere a bot would hold the seat by now
        await tick(house.hall)
        assert not room.running.away
        house.clock.pass_seconds(51)
        await tick(house.hall)
        await direct(house.hall)
        found = await find(house.hall.store, id_)
        points = dict(
            zip(
                *(json.loads(x) for x in (found.matches[0].entrants, found.matches[0].points)),
                strict=True,
            )
        )
        assert points[found.of_guest(other.id).n] == 1.0
        assert points[found.of_guest(first.id).n] == 0.0


@in_loop
async def test_absent_people_are_left_out_of_a_roll_after_two_minutes(db):
    async with open_house(db) as house:
        await begun(house, 2, game="astron", system="robin")
        (room,) = house.hall.rooms.values()
        assert room.row.status == "open"
        assert room.rolls.is_wanted
        house.clock.pass_seconds(60)
        await direct(house.hall)
        assert room.row.status == "open"
        house.clock.pass_seconds(61)
        await direct(house.hall)
        assert room.row.status == "running"


@in_loop
async def test_one_that_was_never_begun_is_forgotten_after_two_months(db):
    async with open_house(db) as house:
        await opened(house, 2)
        house.clock.pass_seconds(59 * DAY)
        await house.hall.conduct.tidy()
        assert len(await house.hall.store.rows(EntrantRow)) == 2
        house.clock.pass_seconds(2 * DAY)
        await house.hall.conduct.tidy()
        assert await house.hall.store.rows(EntrantRow) == []
        assert await house.hall.store.rows(TournamentRow) == []


@in_loop
async def test_tables_wait_for_rules_that_are_not_compiled_yet_and_ask_for_them(db):
    async with open_house(db) as house:
        stages = house.hall.compilation.stages
        id_, _ = await opened(house, 2)
        stages["connect_four"] = "waiting"
        await start(house.hall, await find(house.hall.store, id_))
        await direct(house.hall)
        (room,) = house.hall.rooms.values()
        await until(lambda: room.row.status == "running")


@in_loop
async def test_bots_fill_up_and_play_their_own_games(db):
    async with open_house(db) as house:
        id_, people = await begun(house, 2, system="robin", fill_to=4, bot="random")
        entrants = await house.hall.store.rows(EntrantRow, "1 = 1 ORDER BY n")
        assert [one.bot for one in entrants] == [None, None, "random", "random"]
        for _ in range(40):
            await house.settle()
            await finish_round(house, people)
            if (await find(house.hall.store, id_)).row.state == "over":
                break
        found = await find(house.hall.store, id_)
        assert found.row.state == "over"
        assert len(found.matches) == 6
        both = [one for one in found.played if set(one.table) == {2, 3}]
        assert sum(both[0].points) == 1.0  # the bots have played it out


@in_loop
async def test_late_joiners_get_half_a_bye_and_whoever_leaves_is_paired_no_more(db):
    async with open_house(db) as house:
        id_, people = await begun(house, 5, rounds=3)
        late = await house.guest("P9")
        await join(house.hall, id_, late.connection.guest)
        await leave(house.hall, id_, people[1].id)
        await finish_round(house, [*people, late])
        found = await find(house.hall.store, id_)
        assert found.of_guest(late.id).bonus == 0.5
        second = [n for one in found.played if one.round == 2 for n in one.table]
        assert sorted(second) == [0, 2, 3, 4, 5]
        byes = [one for one in found.played if one.is_bye]
        assert [one.round for one in byes] == [1, 2]
        assert len({one.table for one in byes}) == 2
        assert all(one.points == [1.0] for one in byes)


@in_loop
async def test_groups_of_three_with_points_by_place(db):
    async with open_house(db) as house:
        change = {"game": "astroplane", "players": 3, "system": "groups", "rounds": 1}
        id_, people = await begun(house, 3, **change)
        (room,) = house.hall.rooms.values()
        for one in people:
            await one.come_to_roll(room)
        await direct(house.hall)
        for one in people:
            await one.take_part(room)
        assert room.row.status == "running"
        for one in sorted(people, key=lambda o: o.name, reverse=True)[:2]:
            await one.say("resign", game=room.id, id="r", seat=room.seats_of(one.id)[0])
        await direct(house.hall)
        await direct(house.hall)
        assert (await names_by_place(house, id_))[0] == ("P0", 2.0)
        assert sum(score for _, score in await names_by_place(house, id_)) == 3.0


@in_loop
async def test_one_starts_at_its_time_and_without_people_ends(db):
    async with open_house(db) as house:
        full, _ = await opened(house, 2, starts_in=600)
        host = (await house.guest("Host")).connection.guest
        empty = await new_tournament(house.hall, host, order(starts_in=600, fill_to=4))
        await direct(house.hall)
        assert (await find(house.hall.store, full)).row.state == "open"
        house.clock.pass_seconds(601)
        await direct(house.hall)
        assert (await find(house.hall.store, full)).row.state == "running"
        assert (await find(house.hall.store, empty)).row.state == "over"


@in_loop
async def test_two_of_three_at_the_time_of_groups_end_it(db):
    async with open_house(db) as house:
        groups = {"game": "spacewalk", "system": "groups", "players": 3}
        few, _ = await opened(house, 2, starts_in=600, **groups)
        house.clock.pass_seconds(601)
        await direct(house.hall)
        assert (await find(house.hall.store, few)).row.state == "over"


def test_swiss_has_no_more_rounds_than_opponents():
    assert [rounds_of(order(), n) for n in (2, 3, 8, 9, 64)] == [1, 3, 3, 4, 6]
    assert rounds_of(order(rounds=15), 6) == 5
    assert [rounds_of(order(system="robin"), n) for n in (4, 5)] == [3, 5]


@in_loop
async def test_bad_orders_are_refused_and_only_the_host_starts(db):
    async with open_house(db) as house:
        ann = await Browser(house.hall).be_guest("Ann")
        ben = await Browser(house.hall, "10.2.0.1").be_guest("Ben")
        body = {"name": "Cup", "game": "connect_four", "system": "swiss", "clock": CLOCK}
        house.hall.accounts.doors._buckets["tournament"].take = lambda *_: True
        for change, code in (
            ({"game": "chess"}, (400, "bad_input")), ({"players": 3}, (400, "bad_input")),
            ({"system": "groups"}, (400, "bad_input")), ({"clock": {}}, (400, "bad_input")),
            ({"clock": {"pace": "live", "per_move": -1}}, (400, "bad_input")),
            ({"bot": "Nobody"}, (400, "bad_input")), ({"rounds": 99}, (400, "bad_input")),
            ({"options": {"wings": 2}}, (400, "bad_input")), ({"name": ""}, (400, "bad_input")),
            ({"rated": True, "game": "astroplane"}, (401, "need_account")),
        ):  # fmt: skip
            answer = await ann.post("/api/tournaments", **{**body, **change})
            assert code_of(answer) == code, change
        made = await ann.post("/api/tournaments", **body)
        assert made.status_code == 201
        path = f"/api/tournaments/{made.json()['id']}"
        assert code_of(await ben.post(f"{path}/start")) == (403, "not_yours")
        assert code_of(await ann.post(f"{path}/start")) == (409, "not_now")  # nobody plays
        assert (await ben.post(f"{path}/join")).json()["is_in"]
        assert (await ben.post(f"{path}/join")).json()["entrants"][0]["name"] == "Ben"
        assert not (await ben.post(f"{path}/leave")).json()["is_in"]
        assert code_of(await ann.get("/api/tournaments/nowhere")) == (404, "no_page")
        for _ in range(4):
            await ann.post("/api/tournaments", **body)
        assert code_of(await ann.post("/api/tournaments", **body)) == (429, "too_many")


@in_loop
async def test_what_is_not_listed_is_found_by_its_link_alone(db):
    async with open_house(db) as house:
        ann = await Browser(house.hall).be_guest("Ann")
        ben = await Browser(house.hall, "10.2.0.1").be_guest("Ben")
        body = {"name": "Cup", "game": "connect_four", "system": "swiss", "clock": CLOCK}
        made = (await ann.post("/api/tournaments", **body, is_listed=False)).json()
        assert (await ben.get("/api/tournaments")).json() == []
        assert len((await ann.get("/api/tournaments")).json()) == 1
        await ben.post(f"/api/tournaments/{made['id']}/join")
        (line,) = (await ben.get("/api/tournaments")).json()
        assert (line["is_in"], line["entrants"], line["state"]) == (True, 1, "open")
