"""Bots that think on a person's device: whose, where, once, in time, and judged like everyone."""

from __future__ import annotations

import asyncio
import base64
from dataclasses import replace
from types import SimpleNamespace

import msgspec
import pytest
from server_house import EASY, Guest, NearPool, in_loop, open_house, until

from orrery.bots import levels
from orrery.bots.levels import level_of
from orrery.bots.search.work import Knobs
from orrery.core.contract import SPECTATOR
from orrery.core.log import Log
from orrery.core.records import bytes_of, record_from
from orrery.core.registry import find_game
from orrery.core.replay import open_log
from orrery.server.bots import devices
from orrery.server.protocol.questions import Question

PATIENT = replace(EASY, device_seconds=6.0, hint_bot="cadet")
CUT, LEARNED = (Knobs._fields.index(name) for name in ("cut", "learned"))
OPEN_GAMES = ("spacewalk", "astroplane", "situation7", "zylatron")


class QuickPool(NearPool):
    """The server's own bots do not think long: plain rules take their time."""

    async def ask(self, question):
        if isinstance(question, Question):
            question = msgspec.structs.replace(question, bot="random")
        return await super().ask(question)


def a_house(db):
    return open_house(db, PATIENT, pool=QuickPool(PATIENT))


async def alone(house, game="connect_four", bots=("cadet",), lends=True, **order):
    """Ann at a running table against bots, her device lent."""
    ann = await house.guest("Ann")
    room = await house.table(ann, game, seats=["me", *bots], players=1 + len(bots), **order)
    await ann.say("watch", game=room.id, seat=0)
    await ann.say("start", game=room.id)
    ann.heard()
    if lends:
        assert await ann.ask("lend", game=room.id) == done("lend", room)
    return room, ann


def done(what, room):
    return {"type": "done", "what": what, "game": room.id}


async def move(guest, room, text=None, seat=0):
    """Play any action, or the one given."""
    text = text or room.running.table.actions(seat)[0]
    base = room.running.seq
    return await guest.say(
        "move", game=room.id, id=f"m{base}", base=base, action=text, seat=seat
    )  # fmt: skip


async def consulted(guest, room, n=None):
    """The question that a device is asked next."""
    heard = []

    def is_there():
        heard.extend(guest.heard())
        return any(one["type"] == "consult" and n in (None, one["n"]) for one in heard)

    await until(is_there, 20)
    return next(one for one in heard if one["type"] == "consult")


async def begun(house, **more):
    """Ann has moved and her device was asked for the bot's answer."""
    room, ann = await alone(house, **more)
    await move(ann, room)
    return room, ann, await consulted(ann, room)


def last(room):
    return [(entry.seat, entry.action) for entry in room.running.entries][-1]


async def never_asked(house, guest):
    """The bots have acted, and no device was asked."""
    await house.settle()
    assert not [one for one in guest.heard() if one["type"] == "consult"]


# Thinking on a device


@in_loop
async def test_a_bot_plays_what_the_device_of_its_only_opponent_has_found(db):
    async with a_house(db) as house:
        room, ann, asked = await begun(house)
        game = room.running.game
        assert (asked["viewer"], asked["seat"], asked["bot"]) == (0, 1, "cadet")
        assert base64.b64decode(asked["state"]) == bytes_of(room.running.sights.known(1))
        found = game.parse_action(room.running.table.board, room.running.table.state, 1, "drop 6")
        assert await ann.ask("thought", game=room.id, n=asked["n"], action=found) == done(
            "thought", room
        )
        await until(lambda: room.running.seq == 2)
        assert last(room) == (1, "drop 6")
        assert not room.consultations


@in_loop
async def test_the_levels_numbers_are_those_the_server_thinks_by(db):
    async with a_house(db) as house:
        room, _, asked = await begun(house, bots=("captain",))
        level = level_of(room.running.game, "captain", 2)
        told = asked["level"]
        assert (told["iterations"], told["milliseconds"]) == (level.iterations, None)
        assert told["random_share"] == level.random_share
        assert (asked["seed"], asked["n_seats"], asked["n_lines"]) == (2, 2, 0)


@in_loop
async def test_a_device_is_told_how_a_level_thinks_where_so_many_play(db, monkeypatch):
    own = {"from_seats": {"3": {"levels": {"captain": {"iterations": 77, "cut": 5}}}}}
    monkeypatch.setitem(levels._table()["games"], "spacewalk", own)
    async with a_house(db) as house:
        told = []
        for bots in (("captain",), ("captain", "captain")):
            room, ann = await alone(house, "spacewalk", bots)
            await move(ann, room)
            told.append((await consulted(ann, room))["level"])
        assert [level["iterations"] for level in told] == [800, 77]
        assert [level["knobs"][CUT] for level in told] == [10, 5]


@in_loop
async def test_simple_bots_and_seats_that_are_not_bots_never_bother_a_device(db):
    async with a_house(db) as house:
        room, ann = await alone(house, bots=("greedy",))
        await move(ann, room)
        await never_asked(house, ann)
        assert room.running.seq == 2


@in_loop
async def test_without_an_offer_or_after_it_was_taken_back_the_server_thinks(db):
    async with a_house(db) as house:
        room, ann = await alone(house, lends=False)
        await move(ann, room)
        await never_asked(house, ann)
        assert await ann.ask("lend", game=room.id) == done("lend", room)
        assert await ann.ask("lend", game=room.id, yes=False) == done("lend", room)
        await move(ann, room)
        await never_asked(house, ann)
        assert room.running.seq == 4


@in_loop
async def test_an_offer_outlasts_another_look_at_the_table_but_not_leaving_it(db):
    async with a_house(db) as house:
        room, ann = await alone(house)
        await ann.say("watch", game=room.id, seat=0, since=0)
        assert room.watchers[ann.connection].lends
        await ann.say("unwatch", game=room.id)
        await ann.say("watch", game=room.id, seat=0, since=0)
        assert not room.watchers[ann.connection].lends


@in_loop
async def test_in_live_play_the_device_thinks_and_the_server_keeps_the_pace(db):
    async with a_house(db) as house:
        room, ann = await alone(house, "situation7", options={"tempo": "live"})
        assert room.running.is_live
        asked = await consulted(ann, room)
        table = room.running.table
        wanted = table.game.actions(table.board, table.state, 1)[0]
        worker = room.hall.pool.choose
        seen = []

        async def noted(question):
            seen.append((question.wanted, question.percent > 0))
            return await worker(question)

        room.hall.pool.choose = noted
        await ann.say("thought", game=room.id, n=asked["n"], action=wanted)
        await until(lambda: seen)
        assert seen[0] == (wanted, True)


# Nobody but the only person, nowhere but where nothing is secret


@in_loop
async def test_a_game_with_secrets_is_never_thought_about_on_a_device(db):
    async with a_house(db) as house:
        room, ann = await alone(house, "astron", lends=False)
        told = await ann.ask("lend", game=room.id)
        assert (told["type"], told["code"]) == ("error", "not_now")
        room.watchers[ann.connection].lends = True  # had it got through
        while room.running.to_act == [0]:
            await move(ann, room)
        await never_asked(house, ann)


@in_loop
async def test_with_a_second_person_bots_think_on_the_server(db):
    async with a_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        room = await house.table(ann, "spacewalk", seats=["me", "open", "cadet"], players=3)
        await ben.say("sit", game=room.id, seat=1)
        for seat, one in enumerate((ann, ben)):
            await one.say("watch", game=room.id, seat=seat)
        await ann.say("start", game=room.id)
        for one in (ann, ben):
            assert await one.ask("lend", game=room.id) == done("lend", room)
        await play_until_bot(room, {0: ann, 1: ben})
        await house.settle()
        assert any(entry.seat == 2 for entry in room.running.entries)
        for one in (ann, ben):
            assert not [m for m in one.heard() if m["type"] == "consult"]


async def play_until_bot(room, people):
    """Let people act until it is for somebody else."""
    for _ in range(40):
        seat = room.running.to_act[0]
        if seat not in people:
            return
        await move(people[seat], room, seat=seat)


@in_loop
async def test_one_person_on_two_seats_plays_bots_alone(db):
    async with a_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "spacewalk", seats=["me", "me", "cadet"], players=3)
        await ann.say("watch", game=room.id, seat=0)
        await ann.say("start", game=room.id)
        assert await ann.ask("lend", game=room.id) == done("lend", room)
        assert devices.lender_to_bots(room, 2) is ann.connection
        for own in (0, 1):  # also while a bot holds it: it stands in for a person
            assert devices.lender_to_bots(room, own) is None
        await play_until_bot(room, {0: ann, 1: ann})
        assert (await consulted(ann, room))["seat"] == 2


@in_loop
async def test_spectators_strangers_and_those_who_do_not_watch_lend_nothing(db):
    async with a_house(db) as house:
        room, ann = await alone(house)
        ben, nobody = await house.guest("Ben"), await house.nobody()
        await ben.say("watch", game=room.id)
        await nobody.say("watch", game=room.id)
        assert (await ben.ask("lend", game=room.id))["code"] == "not_yours"
        assert (await nobody.ask("lend", game=room.id))["code"] == "need_guest"
        other_tab = await second_tab(house, ann)
        assert (await other_tab.ask("lend", game=room.id))["code"] == "not_now"
        await move(ann, room)
        asked = await consulted(ann, room)
        for one, code in ((ben, "not_yours"), (nobody, "need_guest"), (other_tab, "not_now")):
            told = await one.ask("thought", game=room.id, n=asked["n"], action=0)
            assert (told["type"], told["code"]) == ("error", code)
        assert room.running.seq == 1


async def second_tab(house, guest):
    """The same guest on another socket."""
    tab = Guest(house.hall, guest.name, guest.token)
    await tab.say("hello", token=guest.token)
    return tab


@in_loop
async def test_a_device_is_asked_only_as_long_as_its_person_holds_a_seat(db):
    async with a_house(db) as house:
        room, ann = await alone(house)
        room.seats[0].guest = "somebody-else"  # as if the seat had been handed on
        assert devices.lender_to_bots(room, 1) is None
        told = await ann.ask("lend", game=room.id)
        assert told["code"] == "not_yours"


@in_loop
async def test_the_seat_of_a_person_is_never_played_by_a_device(db):
    async with a_house(db) as house:
        room, ann = await alone(house, "spacewalk", bots=("cadet", "cadet"))
        told = await ann.ask("thought", game=room.id, n=1, action=0)
        assert told["code"] == "not_now"  # nothing was asked: it is Ann's turn
        await ann.say("resign", game=room.id, id="r", seat=0)
        await house.settle()
        seats = {entry.seat for entry in room.running.entries if entry.note is None}
        assert 0 in seats  # a bot plays on for Ann, and it thinks on the server
        assert not [one for one in ann.heard() if one["type"] == "consult"]


# Exactly once, in time, legal


@in_loop
async def test_two_tabs_that_answer_at_once_make_one_move(db):
    async with a_house(db) as house:
        room, ann = await alone(house)
        tab = await second_tab(house, ann)
        await tab.say("watch", game=room.id, seat=0)
        assert await tab.ask("lend", game=room.id) == done("lend", room)
        await move(ann, room)
        asked = await consulted(tab, room)  # the last that was lent
        assert not [one for one in ann.heard() if one["type"] == "consult"]
        answers = await asyncio.gather(*(
            one.ask("thought", game=room.id, n=asked["n"], action=action)
            for one, action in ((ann, 5), (tab, 6), (tab, 4))
        ))  # fmt: skip
        kinds = sorted(one.get("code", one["type"]) for one in answers)
        assert kinds == ["done", "not_now", "not_now"]
        await house.settle()
        assert [entry.seat for entry in room.running.entries] == [0, 1]
        assert last(room) == (1, "drop 6")


@pytest.mark.parametrize("action", [0, 99, 2**31 - 1])
@in_loop
async def test_an_illegal_answer_is_refused_and_the_server_thinks(db, action):
    async with a_house(db) as house:
        room, ann = await alone(house)
        table = room.running.table
        for _ in range(3):  # column 0 is filled
            await move(ann, room, "drop 0")
            asked = await consulted(ann, room)
            await ann.say("thought", game=room.id, n=asked["n"], action=0)
            await until(lambda: not room.are_bots_busy)
        await move(ann, room, "drop 1")
        asked = await consulted(ann, room)
        assert table.why_not(1, "drop 0") is not None
        told = await ann.ask("thought", game=room.id, n=asked["n"], action=action)
        assert (told["type"], told["code"]) == ("error", "bad_input")
        await house.settle()
        assert room.running.seq == 8
        assert last(room)[0] == 1
        assert not room.watchers[ann.connection].lends


@in_loop
async def test_a_late_device_is_replaced_by_the_server_and_not_asked_again(db):
    async with a_house(db) as house:
        room, ann, asked = await begun(house)
        await asyncio.sleep(0.02)
        assert room.running.seq == 1  # the server waits
        house.clock.pass_seconds(7)
        await house.settle()
        assert room.running.seq == 2
        told = await ann.ask("thought", game=room.id, n=asked["n"], action=0)
        assert told["code"] == "not_now"
        assert room.running.seq == 2
        await move(ann, room)
        await never_asked(house, ann)
        assert await ann.ask("lend", game=room.id) == done("lend", room)
        await move(ann, room)
        assert (await consulted(ann, room))["n"] == 2


@in_loop
async def test_a_device_that_is_gone_or_cannot_think_is_not_waited_for(db):
    async with a_house(db) as house:
        room, ann, asked = await begun(house)
        await ann.say("thought", game=room.id, n=asked["n"])
        await house.settle()
        assert room.running.seq == 2
        assert await ann.ask("lend", game=room.id) == done("lend", room)
        await move(ann, room)
        await consulted(ann, room)
        await ann.leave()
        await house.settle()
        assert room.running.seq == 4  # and the clock has not moved


@in_loop
async def test_a_move_that_was_taken_back_meanwhile_is_thought_about_anew(db):
    async with a_house(db) as house:
        room, ann, asked = await begun(house)
        await ann.say("propose", game=room.id, id="u", what="undo", seat=0)
        assert room.running.to_act == [0]
        await ann.say("thought", game=room.id, n=asked["n"], action=3)
        await house.settle()
        assert room.running.to_act == [0]
        assert room.running.table.log.steps == []


# What a device is told


@pytest.mark.parametrize("name", OPEN_GAMES)
@in_loop
async def test_a_device_is_told_nothing_that_its_person_could_not_work_out(db, name):
    """The position follows from what the person was told, without the seed of what is drawn."""
    async with a_house(db) as house:
        room, ann = await alone(house, name)
        told = []
        for _ in range(12):
            if room.running.outcome is not None:
                break
            if room.running.to_act[0] == 0:
                await move(ann, room)
                continue
            asked = await consulted(ann, room)
            assert base64.b64decode(asked["state"]) == worked_out(room)
            told.append(asked)
            state = record_from(room.running.game.dtype, base64.b64decode(asked["state"]))
            action = room.running.game.actions(room.running.table.board, state, 1)[0]
            seq = room.running.seq
            await ann.say("thought", game=room.id, n=asked["n"], action=action)
            await until(lambda seq=seq: room.running.seq > seq)
        assert told


def worked_out(room):
    """The position by the public entries alone, on a table that has no seed."""
    head = {key: value for key, value in room.running.header.items() if key != "seed"}
    table = open_log(Log(dict(head)), "this game")
    for entry in room.running.line:
        action = table.game.parse_action(table.board, table.state, entry.seat, entry.action)
        table.play_number(entry.seat, action)
    return bytes_of(table.game.hidden(table.board, table.state, SPECTATOR))


# Hints


@in_loop
async def test_a_hint_is_thought_on_the_device_of_whoever_asks_and_worded_here(db):
    async with a_house(db) as house:
        room, ann = await alone(house)
        await ann.say("hint", game=room.id)
        asked = await consulted(ann, room)
        assert (asked["seat"], asked["n_lines"]) == (0, 3)
        steps = [{"seat": 0, "action": 3}, {"seat": 1, "action": 3}, {"seat": 1, "action": 3}]
        line = {"steps": steps, "visits": 5, "share": 0.5}
        await ann.say("thought", game=room.id, n=asked["n"], lines=[line])
        await ann.connection.hint
        [hints] = [one for one in ann.heard() if one["type"] == "hints"]
        [found] = hints["lines"]
        assert (found["action"], found["then"]) == ("drop 3", ["drop 3"])  # then it is red's turn
        assert (found["visits"], found["share"]) == (5, 0.5)
        assert found["words"]


@in_loop
async def test_a_hint_with_an_illegal_line_is_thought_on_the_server(db):
    async with a_house(db) as house:
        room, ann = await alone(house)
        for steps in ([(1, 3)], [(0, 99)], [(63, 0)]):
            await ann.say("lend", game=room.id)
            await ann.say("hint", game=room.id)
            asked = await consulted(ann, room)
            line = {"steps": [{"seat": s, "action": a} for s, a in steps], "visits": 1, "share": 1}
            told = await ann.ask("thought", game=room.id, n=asked["n"], lines=[line])
            assert told["code"] == "bad_input"
            await ann.connection.hint
            [hints] = [one for one in ann.heard() if one["type"] == "hints"]
            assert hints["lines"]


def test_numbers_beyond_the_game_never_reach_its_rules():
    """Compiled rules do not look whether a number is one of theirs."""

    def why_not(board, state, seat, action):
        assert seat < 2
        assert action < 7
        return 0

    game = SimpleNamespace(engine=SimpleNamespace(N_ACTIONS=7), why_not=why_not)
    state = SimpleNamespace(n_seats=2)
    legal = {
        (s, a) for s in range(5) for a in range(9) if devices.is_legal(game, None, state, s, a)
    }
    assert legal == {(seat, action) for seat in range(2) for action in range(7)}


@in_loop
async def test_a_line_ends_before_the_first_number_that_is_none(db):
    async with a_house(db) as house:
        room, ann = await alone(house)
        await ann.say("hint", game=room.id)
        asked = await consulted(ann, room)
        steps = [{"seat": 0, "action": 3}, {"seat": 9, "action": 3}, {"seat": 1, "action": 3}]
        line = {"steps": steps, "visits": 5, "share": 0.5}
        await ann.say("thought", game=room.id, n=asked["n"], lines=[line])
        await ann.connection.hint
        [hints] = [one for one in ann.heard() if one["type"] == "hints"]
        assert [(one["action"], one["then"]) for one in hints["lines"]] == [("drop 3", [])]


def test_the_game_that_hides_nothing_is_the_one_that_may_be_told():
    assert [find_game(name).has_secrets for name in OPEN_GAMES] == [False] * 4
    assert find_game("astron").has_secrets


# Networks, endings and tastes


async def asked_of_a_device(house, *where, **order):
    """What a device is asked at a table, or None: the server thinks."""
    room, ann = await alone(house, *where, **order)
    while room.running.to_act == [0]:
        await move(ann, room)
    await until(lambda: room.consultations or not room.are_bots_busy)
    return next((one for one in ann.heard() if one["type"] == "consult"), None)


@pytest.mark.parametrize(
    ("game_id", "bots"),
    [("astroplane", ("grand_admiral",)), ("astroplane", ("admiral",) * 2),
     ("spacewalk", ("grand_admiral",) * 2), ("spacewalk", ("admiral",) * 4)],
)  # fmt: skip
@in_loop
async def test_a_bot_with_a_network_thinks_on_a_device_that_is_told_to_ask_it(db, game_id, bots):
    async with a_house(db) as house:
        asked = await asked_of_a_device(house, game_id, bots)
        assert asked["bot"] == bots[0]
        assert asked["level"]["knobs"][LEARNED] == 1
        assert asked["taste"] is None


@in_loop
async def test_a_device_asks_no_network_where_there_is_none_that_fits(db, monkeypatch):
    monkeypatch.setattr(devices, "network_of", lambda game: None)
    async with a_house(db) as house:
        asked = await asked_of_a_device(house, "astroplane", ("grand_admiral",))
        assert asked["level"]["knobs"][LEARNED] == 0


@in_loop
async def test_who_knows_solved_endings_thinks_on_the_server_where_they_can_come(db, monkeypatch):
    async with a_house(db) as house:
        assert await asked_of_a_device(house, "spacewalk", ("grand_admiral",)) is None
        assert await asked_of_a_device(house, "spacewalk", ("admiral",)) is not None
        monkeypatch.setattr(devices, "endings_of", lambda game: None)
        assert await asked_of_a_device(house, "spacewalk", ("grand_admiral",)) is not None


@in_loop
async def test_a_personality_thinks_on_a_device_that_is_told_its_taste(db):
    async with a_house(db) as house:
        asked = await asked_of_a_device(house, "spacewalk", ("hunter",))
        assert asked["bot"] == "hunter"
        assert asked["taste"] == {"margin": 0.02, "likes": ["-rival", "own"], "deeds": []}
        zylatron = (await asked_of_a_device(house, "zylatron", ("hunter",)))["taste"]
        assert zylatron["likes"] == ["deeds", "-rival", "own"]
        assert [one["joy"] for one in zylatron["deeds"]] == [1, 1]
        captain = level_of(find_game("spacewalk"), "captain", 2)
        assert asked["level"]["iterations"] == captain.iterations
