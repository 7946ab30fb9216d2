"""What a viewer may know follows from the seats as they are now, for every verb and every send."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from server_house import EASY, in_loop, open_house

import orrery.server
from orrery.core.contract import SPECTATOR
from orrery.server.commands.dispatch import COMMANDS, receive
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.replies import Ack, Fresh, Seeing, Sight, seal
from orrery.server.protocol.requests import Bring, Hello, Ping, Reveal, Sit, Thought, Unwatch
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.tables.display import table_seen
from orrery.server.views.sight import viewer_of

GAME = "astron"
SEES = {kind.__name__.lower() for kind in Seeing.__subclasses__()}


# The decision


def table_row(is_private):
    return TableRow("t", GAME, "{}", None, "host", is_private, "code", "open", 0, "{}", "s")


SEATS = [SeatRow("t", 0, "person", guest="host"), SeatRow("t", 1, "person", guest="ben"),
         SeatRow("t", 2, "open"), SeatRow("t", 3, "bot", bot="random")]  # fmt: skip


@pytest.mark.parametrize(
    ("guest", "wanted", "viewer"),
    [("ben", 1, 1), ("ben", SPECTATOR, SPECTATOR), ("ben", 0, SPECTATOR), ("ben", 2, SPECTATOR),
     ("ben", 3, SPECTATOR), ("ben", 9, SPECTATOR), ("eve", 1, SPECTATOR), (None, 1, SPECTATOR),
     (None, 2, SPECTATOR), ("host", 0, 0)],
)  # fmt: skip
def test_a_seat_is_seen_by_its_holder_alone(guest, wanted, viewer):
    assert viewer_of(table_row(False), SEATS, guest, False, wanted) == viewer


def test_a_private_table_is_seen_by_those_who_belong_to_it():
    row = table_row(True)
    assert viewer_of(row, SEATS, "eve", False, SPECTATOR) is None
    assert viewer_of(row, SEATS, None, False, 2) is None
    assert viewer_of(row, SEATS, "eve", True, 1) == SPECTATOR
    assert viewer_of(row, SEATS, "ben", False, 1) == 1
    assert viewer_of(row, [SEATS[0]], "host", False, SPECTATOR) == SPECTATOR


def test_a_reply_for_another_viewer_or_table_is_not_sealed():
    ack = Ack("t", 1, "m", 4)
    assert seal(ack, Sight("t", 1)).sight == Sight("t", 1)
    for sight in (None, Sight("t", 0), Sight("t", SPECTATOR), Sight("other", 1)):
        with pytest.raises(Denied):
            seal(ack, sight)


@in_loop
async def test_a_view_of_another_seat_is_not_sealed(db):
    async with open_house(db) as house:
        room, _, _ = await house.duel(GAME)
        mine = room.fresh(1)
        with pytest.raises(Denied):
            seal(Fresh(room.id, 0, mine.seq, mine.view), Sight(room.id, 0))
        with pytest.raises(Denied):
            seal(Fresh(room.id, None, mine.seq, mine.view), Sight(room.id, SPECTATOR))


def test_every_reply_with_a_game_says_who_sees_it():
    """A reply that carries entries or a view cannot be one that needs no sight."""
    from orrery.server.protocol import replies

    for kind in vars(replies).values():
        if isinstance(kind, type) and issubclass(kind, replies.Sent):
            fields = set(kind.__struct_fields__)
            if (
                fields & {"view", "entries", "reason", "clause", "lines"}
                and kind is not replies.Said
            ):
                assert issubclass(kind, Seeing), kind


def test_only_views_hide():
    """Nobody else works out what a viewer may know."""
    root = Path(orrery.server.__file__).parent
    asks = re.compile(r"\.hidden\(|seen_event\(|\bhide(_event)?\(|\.view\(|(?<!class )\bSeen\(")
    found = {
        str(file.relative_to(root)): line.strip()
        for file in root.rglob("*.py")
        for line in file.read_text().splitlines()
        if asks.search(line)
    }
    assert {Path(name).parts[0] for name in found} == {"views"}, found


# Losing a seat


async def stand(room, host, ben):
    return await ben.say("stand", game=room.id, seat=1)


async def swap(room, host, ben):
    return await ben.say("swap", game=room.id, seat=1, to=2)


async def place_nobody(room, host, ben):
    await host.say("place", game=room.id, seat=1)
    return ben.heard()


async def place_bot(room, host, ben):
    await host.say("place", game=room.id, seat=1, bot="random")
    return ben.heard()


WAYS_OUT = (stand, swap, place_nobody, place_bot)


async def sit(house, host, ben, **order):
    """Ben takes seat 1 of a new table by sitting down."""
    room = await house.table(host, GAME, players=3, **order)
    await ben.say("sit", game=room.id, seat=1, invite=room.row.invite)
    return room


async def swap_in(house, host, ben, **order):
    """Ben comes to seat 1 from seat 2."""
    room = await house.table(host, GAME, players=3, **order)
    await ben.say("sit", game=room.id, seat=2, invite=room.row.invite)
    await ben.say("swap", game=room.id, seat=2, to=1)
    return room


async def rematch_in(house, host, ben, **order):
    """Ben is seated on seat 1 by a rematch, without any invitation."""
    room = await house.table(host, GAME, players=3, seats=["open", "random", "me"], **order)
    await ben.say("sit", game=room.id, seat=0, invite=room.row.invite)
    await host.say("start", game=room.id)
    await ben.say("propose", game=room.id, id="a", what="abandon")
    await host.say("answer", game=room.id, yes=True)
    again = house.hall.rooms[(await host.ask("rematch", game=room.id))["game"]]
    await host.say("place", game=again.id, seat=2)
    return again


WAYS_IN = (sit, swap_in, rematch_in)


async def seats_filled_and_started(room, host):
    """The host takes whatever is open and begins."""
    for seat in room.seats:
        if seat.kind == "open":
            await host.say("sit", game=room.id, seat=seat.seat)
    assert (await host.ask("start", game=room.id))["type"] == "done"


async def play_a_little(house, room, people, n_moves=6):
    """Everyone who may act plays the first legal action; what each of them hears, by guest."""
    heard = {person.id: [] for person in people}
    for n in range(n_moves):
        await house.settle()
        if room.row.status == "over":
            break
        seat = room.running.to_act[0]
        holder = next(p for p in people if p.id == room.seats[seat].guest)
        action = room.fresh(seat).view.actions[0]
        move = {"id": f"m{n}", "base": room.running.seq, "seat": seat, "action": action}
        answers = await holder.say("move", game=room.id, **move)
        assert "ack" in [answer["type"] for answer in answers]
        heard[holder.id] += answers
    return {person.id: [*heard[person.id], *person.heard()] for person in people}


def seen_of(frames):
    return [frame for frame in frames if frame["type"] in SEES]


@pytest.mark.parametrize("way_in", WAYS_IN, ids=lambda way: way.__name__)
@pytest.mark.parametrize("way_out", WAYS_OUT, ids=lambda way: way.__name__)
@in_loop
async def test_who_loses_a_seat_is_a_spectator_from_then_on(db, way_in, way_out):
    async with open_house(db) as house:
        host, ben, eve = [await house.guest(name) for name in ("Ann", "Ben", "Eve")]
        room = await way_in(house, host, ben)
        assert room.seats[1].guest == ben.id
        await ben.say("watch", game=room.id, seat=1)
        await eve.say("watch", game=room.id)
        await way_out(room, host, ben)
        assert room.seats[1].guest != ben.id
        await seats_filled_and_started(room, host)
        old = seen_of((await play_a_little(house, room, [host, ben]))[ben.id])
        public = seen_of(eve.heard())
        own = [frame for frame in old if frame["type"] != "ack"]
        assert len(public) >= 3
        assert own == public
        assert {frame["viewer"] for frame in own} == {None}


@pytest.mark.parametrize("way_out", WAYS_OUT, ids=lambda way: way.__name__)
@in_loop
async def test_a_private_table_tells_nothing_to_who_no_longer_belongs_there(db, way_out):
    async with open_house(db) as house:
        host, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await rematch_in(house, host, ben, is_private=True)
        ben.connection.invited.clear()
        await ben.say("watch", game=room.id, seat=1)
        heard = await way_out(room, host, ben)
        if way_out is swap:
            assert "error" not in [frame["type"] for frame in heard]
            return  # still a player there
        assert "no_table" in [frame.get("code") for frame in heard]
        assert room.id not in ben.connection.watched
        await seats_filled_and_started(room, host)
        await host.say("chat", game=room.id, text="just us")
        await play_a_little(house, room, [host])
        assert ben.heard() == []
        for verb in COMMANDS:
            if verb.__name__ not in ("Hello", "Ping", "Unwatch"):
                answers = await ben.say(**request(verb, room))
                assert [(a["type"], a["code"]) for a in answers] == [("error", "no_table")], verb


ROLL = {Reveal: "0" * 64}  # the hash of a roll; others name its number


def request(verb, room, seat=1):
    """A request of a kind that means a seat, as far as it has one."""
    values = {
        "game": room.id, "seat": seat, "to": 2, "id": "x", "base": 0, "since": 0, "yes": True,
        "what": "draw", "text": "hello", "bot": None, "language": "en", "invite": None,
        "action": "wait", "token": "t" * 32 if verb is Bring else None, "roll": ROLL.get(verb, 1),
        "commitment": "0" * 64,
        "word": "0" * 64, "without": [], "n": 1, "lines": [],
    }  # fmt: skip
    if room.has_begun:
        values["action"] = (room.fresh(seat).view.actions or ["wait"])[0]
    if verb is Thought:
        values["action"] = 3  # by its number
    fields = {name: values.get(name) for name in verb.__struct_fields__}
    return {"type_": verb.__name__.lower(), **fields}


@pytest.mark.parametrize("verb", COMMANDS, ids=lambda verb: verb.__name__)
@in_loop
async def test_a_seat_lost_while_a_request_waits_is_lost_for_its_answer(db, verb):
    """The seat goes to nobody while the request waits for its turn."""
    async with open_house(db) as house:
        room, ann, ben = await house.duel(GAME, hints=True)
        asked = request(verb, room, room.running.to_act[0])
        holder, other = (ann, ben) if asked.get("seat", 0) == 0 else (ben, ann)
        await other.say("unwatch", game=room.id)
        lost = room.running.to_act[0]
        async with room.lock:
            work = json.dumps({"type": asked.pop("type_"), **asked})
            task = asyncio.ensure_future(receive(holder.connection, work))
            await asyncio.sleep(0.01)
            take_away(room, lost)
        await asyncio.wait_for(task, 30)
        if holder.connection.hint is not None:
            await asyncio.wait_for(holder.connection.hint, 30)
        assert lost not in {frame["viewer"] for frame in seen_of(holder.heard())}


@pytest.mark.parametrize("verb", COMMANDS, ids=lambda verb: verb.__name__)
@in_loop
async def test_a_private_table_lost_while_a_request_waits_answers_nothing(db, verb):
    async with open_house(db) as house:
        host, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await rematch_in(house, host, ben, is_private=True)
        asked = {**request(verb, room), "seat": 2} if verb is Sit else request(verb, room)
        ben.connection.invited.clear()
        ben.heard()
        async with room.lock:
            work = json.dumps({"type": asked.pop("type_"), **asked})
            task = asyncio.ensure_future(receive(ben.connection, work))
            await asyncio.sleep(0.01)
            take_away(room, 1)
        await asyncio.wait_for(task, 30)
        if verb not in (Hello, Ping, Unwatch):
            assert [frame["type"] for frame in ben.heard()] == ["error"]
            assert room.seats_of(ben.id) == []
            assert room.chat == []


def take_away(room, seat):
    """No rule takes a seat from anybody in a running game; what if one did?"""
    room.seats[seat] = SeatRow(room.id, seat, "open")


@in_loop
async def test_a_hint_for_a_seat_that_was_lost_meanwhile_is_not_told(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel(GAME, hints=True)
        seat = room.running.to_act[0]
        holder = (ann, ben)[seat]
        think, may_answer = house.hall.pool.hint, asyncio.Event()

        async def slow(question):
            await may_answer.wait()
            return await think(question)

        house.hall.pool.hint = slow
        await holder.say("hint", game=room.id, seat=seat)
        take_away(room, seat)
        may_answer.set()
        await asyncio.wait_for(holder.connection.hint, 30)
        answers = [frame for frame in holder.heard() if frame["type"] != "table"]
        assert [(a["type"], a["code"], a["about"]) for a in answers] == [
            ("error", "not_yours", "hint")
        ]


@in_loop
async def test_queued_frames_of_a_lost_seat_give_way_to_one_fresh_view(db):
    async with open_house(db) as house:
        room, ann, ben = await house.duel(GAME)
        room.publish(0)  # queued for both, not yet sent
        await ann.say("chat", game=room.id, text="hello")
        take_away(room, 1)
        room.publish_table()
        kinds = [(frame["type"], frame.get("viewer")) for frame in ben.heard()]
        assert kinds == [("said", None), ("fresh", None), ("table", None)]


@in_loop
async def test_the_last_look_is_just_before_the_socket(db):
    """Even a frame that nobody took out of the queue does not leave it for a former holder."""
    async with open_house(db) as house:
        room, _, ben = await house.duel(GAME)
        room.publish(0)
        take_away(room, 1)
        sent = []

        async def send(data):
            sent.append(json.loads(data))

        task = asyncio.ensure_future(ben.connection.pump(send))
        while len(ben.connection.outbox):
            await asyncio.sleep(0.001)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert seen_of(sent) == []


@in_loop
async def test_a_granted_view_that_is_kept_would_be_caught(db, monkeypatch):
    """Negative control: what was granted once is granted for ever."""
    monkeypatch.setattr(
        "orrery.server.tables.audience.viewer_of",
        lambda row, seats, guest, is_invited, wanted: wanted,
    )
    async with open_house(db) as house:
        host, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await sit(house, host, ben)
        await ben.say("watch", game=room.id, seat=1)
        await stand(room, host, ben)
        await seats_filled_and_started(room, host)
        assert {frame["viewer"] for frame in seen_of(ben.heard())} == {1}


# Limits of an audience


@in_loop
async def test_spectators_are_bounded_and_may_watch_again(db):
    from dataclasses import replace

    async with open_house(db, replace(EASY, most_spectators=2)) as house:
        room, ann, _ = await house.duel()
        eves = [await house.guest(f"Eve {n}") for n in range(3)]
        for eve in eves[:2]:
            assert (await eve.say("watch", game=room.id))[0]["type"] == "table"
        assert (await eves[2].ask("watch", game=room.id))["code"] == "too_many"
        assert eves[2].connection not in room.watchers
        again = await eves[0].say("watch", game=room.id)
        assert again[0]["table"]["spectators"] == 2
        assert (await ann.say("watch", game=room.id, seat=0))[0]["type"] == "table"
        await eves[0].say("unwatch", game=room.id)
        assert (await eves[2].say("watch", game=room.id))[0]["type"] == "table"


@in_loop
async def test_a_socket_watches_a_bounded_number_of_tables(db):
    from dataclasses import replace

    async with open_house(db, replace(EASY, watched_per_connection=2)) as house:
        ann = await house.guest("Ann")
        rooms = [await house.table(ann) for _ in range(3)]
        for room in rooms[:2]:
            assert (await ann.say("watch", game=room.id))[0]["type"] == "table"
        assert (await ann.ask("watch", game=rooms[2].id))["code"] == "too_many"
        assert (await ann.say("watch", game=rooms[1].id))[0]["type"] == "table"
        await ann.say("unwatch", game=rooms[0].id)
        assert (await ann.say("watch", game=rooms[2].id))[0]["type"] == "table"


@in_loop
async def test_a_player_who_looks_on_is_not_counted_as_a_spectator(db):
    """Somebody comes to a table, looks, and sits down: nobody watches then."""
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, GAME)
        await ben.say("watch", game=room.id)
        assert table_seen(room).spectators == 1
        await ben.say("sit", game=room.id, seat=1)
        assert table_seen(room).spectators == 0
