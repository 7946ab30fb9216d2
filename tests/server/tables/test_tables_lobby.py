"""The lobby: pages, one's own tables first and never cut, limits by network, kept seats."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from server_house import EASY, in_loop, open_house, until

from orrery.server.protocol.codes import Denied
from orrery.server.protocol.orders import TableOrder
from orrery.server.tables import lobby as lobby_page
from orrery.server.transport.app import build_app


@asynccontextmanager
async def lobby(db, settings=EASY):
    """A house and a way to ask for its tables."""
    async with open_house(db, settings) as house:
        app = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:

            async def ask(guest=None, **params):
                headers = {} if guest is None else {"authorization": f"Bearer {guest.token}"}
                answer = await http.get("/api/tables", params=params, headers=headers)
                assert answer.status_code == 200, answer.text
                return answer.json()

            house.http = http
            yield house, ask


async def crowd(house, n_guests, n_tables):
    """Many guests with many tables each, a second apart."""
    rooms = []
    for n in range(n_guests):
        guest = await house.guest(f"G{n}")
        for _ in range(n_tables):
            house.clock.pass_seconds(1)
            rooms.append(await house.table(guest))
    return rooms


@in_loop
async def test_nobody_hides_anybodys_tables(db):
    """Eleven guests opened 220 tables; the list was cut at 200, even one's own."""
    async with lobby(db) as (house, ask):
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        mine, others = await house.table(ann), await house.table(ben)
        rooms = await crowd(house, 11, 20)
        seen = await ask(ann)
        assert [table["id"] for table in seen["mine"]] == [mine.id]
        found = list(seen["tables"])
        while seen["next"] is not None:
            seen = await ask(ann, cursor=seen["next"])
            assert seen["mine"] == []
            assert len(seen["tables"]) <= EASY.lobby_page
            found += seen["tables"]
        assert [table["id"] for table in found] == [r.id for r in rooms[::-1]] + [others.id]


@in_loop
async def test_all_of_ones_own_tables_come_first_however_many(db):
    async with lobby(db, replace(EASY, lobby_page=3)) as (house, ask):
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        own = [await house.table(ann) for _ in range(8)]
        sat = await house.table(ben, is_private=True)
        await ann.say("sit", game=sat.id, seat=1, invite=sat.row.invite)
        await crowd(house, 2, 3)
        seen = await ask(ann)
        assert {table["id"] for table in seen["mine"]} == {room.id for room in [*own, sat]}
        assert len(seen["tables"]) == 3
        assert sat.id not in str(await ask())


@in_loop
async def test_tables_that_wait_for_players_come_before_running_ones(db):
    async with lobby(db, replace(EASY, lobby_page=2)) as (house, ask):
        ann = await house.guest("Ann")
        waiting = [await house.table(ann), await house.table(ann)]
        house.clock.pass_seconds(5)
        running, _, _ = await house.duel()
        first = await ask()
        assert {table["id"] for table in first["tables"]} == {room.id for room in waiting}
        second = await ask(cursor=first["next"])
        assert [table["id"] for table in second["tables"]] == [running.id]
        assert second["next"] is None


@in_loop
async def test_a_table_opened_meanwhile_moves_nothing_about(db):
    async with lobby(db, replace(EASY, lobby_page=3)) as (house, ask):
        rooms = await crowd(house, 2, 3)
        first = await ask()
        await crowd(house, 1, 2)
        second = await ask(cursor=first["next"])
        found = [table["id"] for table in first["tables"] + second["tables"]]
        assert found == [room.id for room in rooms[::-1]]


@pytest.mark.parametrize("cursor", ["", "x", "1~nan~a", "1~inf~a", "7~1.0~a", "~~~", "\x00"])
@in_loop
async def test_a_bad_cursor_is_said_to_be_one(db, cursor):
    async with lobby(db) as (house, _):
        answer = await house.http.get("/api/tables", params={"cursor": cursor})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")
        bad = await house.http.get("/api/tables?count=x")
        assert bad.status_code == 400


@in_loop
async def test_finished_tables_are_found_when_they_have_left_memory(url):
    async with lobby(url) as (house, ask):
        room, ann, _ = await house.duel()
        await ann.say("resign", game=room.id, id="end")
        eve = await house.guest("Eve")
        await house.hall.rooms.pop(room.id).load()
        assert (await ask(ann))["mine"] == []
        mine = (await ask(ann, finished="1"))["mine"]
        assert [(table["id"], table["status"]) for table in mine] == [(room.id, "over")]
        assert room.id not in house.hall.rooms
        assert (await ask(eve, finished="1"))["mine"] == []
        assert (await ask(finished="1"))["mine"] == []


@in_loop
async def test_a_finished_table_that_has_left_memory_still_says_who_won(url):
    async with lobby(url) as (house, ask):
        room, ann, _ = await house.duel()
        await ann.say("resign", game=room.id, id="end")
    async with lobby(url) as (house, ask):  # another life of the server
        kept = (await ask(ann, finished="1"))["mine"][0]
        assert room.id not in house.hall.rooms
        assert (kept["outcome"], kept["winners"]) == ("resign", [1])


@in_loop
async def test_the_result_of_a_game_from_before_results_were_kept_is_read_from_its_log(url):
    async with lobby(url) as (house, ask):
        room, ann, _ = await house.duel()
        await ann.say("resign", game=room.id, id="end")
        await house.hall.store.write([("UPDATE tables SET result = NULL", ())])
    async with lobby(url) as (house, ask):
        assert (await ask(ann, finished="1"))["mine"][0]["winners"] == []
        await until(lambda: room.id in house.hall.rooms and house.hall.rooms[room.id].has_begun)
        await until(lambda: house.hall.rooms[room.id].row.result is not None, 20)
        await house.hall.store.write([])  # after what is written in the background
        house.hall.rooms.clear()
        assert (await ask(ann, finished="1"))["mine"][0]["winners"] == [1]


@in_loop
async def test_a_network_opens_a_bounded_number_of_public_tables(db):
    async with open_house(db, replace(EASY, open_per_address=4)) as house:
        order = TableOrder("connect_four")
        guests = [(await house.guest(f"G{n}")).connection.guest for n in range(5)]
        for guest in guests[:4]:
            last = await house.hall.new_table(guest, order, address="2001:db8::1")
        with pytest.raises(Denied, match="network"):
            await house.hall.new_table(guests[4], order, address="2001:db8::2")
        private = TableOrder("connect_four", is_private=True)
        await house.hall.new_table(guests[4], private, address="2001:db8::2")
        await house.hall.new_table(guests[4], order, address="2001:db8:0:1::2")
        last.row.status = "running"  # no longer waits in the lobby
        await house.hall.new_table(guests[4], order, address="2001:db8::2")


@in_loop
async def test_the_network_of_who_orders_over_http_counts(db):
    async with lobby(db, replace(EASY, open_per_address=1)) as (house, _):
        for guest, status in ((await house.guest("Ann"), 201), (await house.guest("Ben"), 429)):
            headers = {"authorization": f"Bearer {guest.token}"}
            order = {"game": "connect_four"}
            answer = await house.http.post("/api/tables", json=order, headers=headers)
            assert answer.status_code == status


# Kept seats


@in_loop
async def test_a_seat_kept_for_holders_of_the_invitation(db):
    async with open_house(db) as house:
        ann, ben, eve = [await house.guest(name) for name in ("Ann", "Ben", "Eve")]
        room = await house.table(ann, "spacewalk", players=3, seats=["me", "invited", "open"])
        shown = (await eve.say("watch", game=room.id))[0]["table"]["seats"]
        assert [(seat["kind"], seat["held"]) for seat in shown] == [
            ("person", None), ("open", "invited"), ("open", None)]  # fmt: skip
        assert (await eve.ask("sit", game=room.id, seat=1))["code"] == "kept"
        assert (await eve.ask("sit", game=room.id, seat=1, invite="guess"))["code"] == "kept"
        assert (await eve.ask("sit", game=room.id, seat=2))["type"] == "done"
        assert (await eve.ask("swap", game=room.id, seat=2, to=1))["code"] == "kept"
        code = room.row.invite
        assert (await ben.ask("sit", game=room.id, seat=1, invite=code))["type"] == "done"
        assert (await ben.ask("stand", game=room.id, seat=1))["type"] == "done"
        assert (await eve.ask("sit", game=room.id, seat=1))["code"] == "kept"


@in_loop
async def test_a_seat_kept_for_one_guest_even_after_a_restart(url):
    async with open_house(url) as house:
        ann, ben, eve = [await house.guest(name) for name in ("Ann", "Ben", "Eve")]
        room = await house.table(ann, "spacewalk", players=3, seats=["me", f"guest:{ben.id}"])
        game, code = room.id, room.row.invite
        shown = (await eve.say("watch", game=game))[0]["table"]["seats"][1]
        assert (shown["held"], shown["held_name"]) == (ben.id, "Ben")
        assert (await eve.ask("sit", game=game, seat=1, invite=code))["code"] == "kept"
    async with open_house(url) as house:
        tokens = {"ben": ben.token, "eve": eve.token}
        ben, eve = await house.nobody(), await house.nobody()
        await ben.say("hello", token=tokens["ben"])
        await eve.say("hello", token=tokens["eve"])
        assert (await eve.ask("sit", game=game, seat=1, invite=code))["code"] == "kept"
        assert (await ben.ask("sit", game=game, seat=1))["type"] == "done"


@in_loop
async def test_the_host_keeps_and_opens_seats_before_the_start(db):
    async with open_house(db) as house:
        ann, eve = await house.guest("Ann"), await house.guest("Eve")
        room = await house.table(ann, "spacewalk", players=3)
        kept = {"game": room.id, "seat": 1, "held": "invited"}
        assert (await eve.ask("place", **kept))["code"] == "not_yours"
        assert (await ann.ask("place", bot="random", **kept))["code"] == "bad_input"
        assert (await ann.ask("place", **kept))["type"] == "done"
        assert (await eve.ask("sit", game=room.id, seat=1))["code"] == "kept"
        assert (await ann.ask("start", game=room.id))["code"] == "not_now"
        assert (await ann.ask("swap", game=room.id, seat=0, to=1))["type"] == "done"
        assert [seat.held for seat in room.seats] == [None, "invited", None]
        assert (await ann.ask("place", game=room.id, seat=1))["type"] == "done"
        assert (await eve.ask("sit", game=room.id, seat=1))["type"] == "done"


@in_loop
async def test_a_busy_table_delays_no_list_and_a_faulty_one_hides_no_other(db, monkeypatch):
    real = lobby_page.table_seen

    def careful(room, language):
        if room is faulty:
            raise IndexError("cannot be shown")
        return real(room, language)

    monkeypatch.setattr(lobby_page, "BUSY_SECONDS", 0.05)
    monkeypatch.setattr(lobby_page, "table_seen", careful)
    async with lobby(db) as (house, ask):
        busy, faulty, sound = await crowd(house, 1, 3)
        async with busy.lock:
            assert [table["id"] for table in (await ask())["tables"]] == [sound.id]
        assert {table["id"] for table in (await ask())["tables"]} == {busy.id, sound.id}
        assert house.hall.incidents.n_broken == 2
