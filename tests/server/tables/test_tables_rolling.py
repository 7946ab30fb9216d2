"""The roll for the cards at a table: gathering, freezing, showing words, throwing away."""

from __future__ import annotations

import json

import pytest
from server_house import in_loop, open_house

from orrery.core.chance import CHANCE
from orrery.core.errors import BadInput
from orrery.core.log import dump_log
from orrery.core.registry import find_game, find_meta
from orrery.core.replay import verify
from orrery.core.table import Table, new_table
from orrery.server.logbook.fair import Keeper, check_header
from orrery.server.protocol.replies import plain
from orrery.server.storage.database import StorageDown
from orrery.server.tables.display import table_seen
from orrery.server.upkeep.timekeeper import tick


def seen(room):
    return plain(table_seen(room))


async def two_at_cards(house, **order):
    """Ann and Ben at a table of ASTRON, both watching and bound; not begun."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    order = {"players": 2, **order}
    room = await house.table(ann, "astron", **order)
    await ben.say("sit", game=room.id, seat=1)
    for one in (ann, ben):
        await one.come_to_roll(room)
    return room, ann, ben


async def press_start(host, room, **fields):
    """Start without anybody taking part by itself."""
    return await host.send(json.dumps({"type": "start", "game": room.id, **fields}))


def replies(answers, kind):
    return [answer for answer in answers if answer["type"] == kind]


@in_loop
async def test_a_game_begins_when_every_word_is_shown(url):
    async with open_house(url) as house:
        room, ann, ben = await two_at_cards(house)
        await press_start(ann, room)
        assert (room.row.status, room.awaited) == ("open", [0, 1])
        await ann.take_part(room)
        assert (room.row.status, room.awaited) == ("open", [1])
        await ben.take_part(room)
        assert room.row.status == "running"
        assert len(room.running.header["words"]) == 2
        await ann.take_part(room)  # compares the roll with the one it has agreed to


@in_loop
async def test_nobody_is_asked_for_a_word_before_the_roll_is_frozen(db):
    async with open_house(db) as house:
        room, _, ben = await two_at_cards(house)
        keeper = ben.keepers[room.id]
        word = keeper.words[1, 1]
        early = {"seat": 1, "roll": "0" * 64, "word": word}
        assert (await ben.ask("reveal", game=room.id, **early))["code"] == "not_now"
        assert keeper.answer(seen(room)) == []


@in_loop
async def test_another_word_than_the_one_bound_is_refused_and_a_word_counts_once(db):
    async with open_house(db) as house:
        room, ann, ben = await two_at_cards(house)
        await press_start(ann, room)
        show = {"game": room.id, "seat": 1, "roll": room.rolls.hash}
        wrong = await ben.ask("reveal", **show, word="f" * 64)
        assert "not the word you have committed to" in wrong["text"]
        assert room.awaited == [0, 1]
        right = ben.keepers[room.id].words[1, 1]
        for word in (right, right, "f" * 64):  # what is sent again changes nothing
            assert (await ben.ask("reveal", **show, word=word))["type"] == "done"
        await ann.take_part(room)
        assert room.running.header["words"][1] == right


@in_loop
async def test_a_person_alone_against_bots_begins_in_one_exchange(db):
    """Commit and start go out together; the answer to the table they lead to begins the game."""
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "astron", players=3, seats=["me", "random", "random"])
        table = replies(await ann.say("watch", game=room.id, seat=0), "table")[-1]["table"]
        keeper = Keeper(room.id, ann.id)
        (commit,) = keeper.answer(table)
        await ann.send(json.dumps(commit))
        table = replies(await press_start(ann, room), "table")[-1]["table"]
        (reveal,) = keeper.answer(table)
        answers = await ann.send(json.dumps(reveal))
        assert replies(answers, "update")
        assert room.row.status == "running"


@in_loop
async def test_one_guest_with_several_seats_shows_a_word_for_each(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "astron", players=2, seats=["me", "me"])
        await ann.say("start", game=room.id)
        words = room.running.header["words"]
        assert room.row.status == "running"
        assert words == [ann.keepers[room.id].words[1, seat] for seat in (0, 1)]


@in_loop
async def test_a_table_waits_for_who_is_absent_and_says_so(db):
    async with open_house(db) as house:
        room, ann, ben = await two_at_cards(house, clock={"pace": "postal"})
        await ben.leave()
        await press_start(ann, room)
        roll = seen(room)["roll"]
        assert (roll["waits_for"], roll["is_wanted"], roll["text"]) == ([1], True, None)
        house.clock.pass_seconds(10_000)
        await tick(house.hall)  # waiting throws nothing away
        assert seen(room)["roll"]["number"] == 1
        await ben.come_back()
        await ben.say("watch", game=room.id, seat=1)
        assert seen(room)["roll"]["text"] is not None
        await ben.take_part(room)
        await ann.take_part(room)
        assert room.row.status == "running"


@in_loop
async def test_who_shows_no_word_is_named_and_the_roll_is_thrown_away(url):
    async with open_house(url) as house:
        room, ann, _ = await two_at_cards(house)
        await press_start(ann, room)
        await ann.take_part(room)
        first = room.rolls.hash
        house.clock.pass_seconds(house.hall.settings.roll_seconds - 0.1)
        await tick(house.hall)
        assert seen(room)["roll"]["number"] == 1
        house.clock.pass_seconds(0.1)
        await tick(house.hall)
        roll = seen(room)["roll"]
        assert roll["thrown"] == [{"number": 1, "roll": first, "missing": ["Ben"]}]
        assert (roll["number"], roll["is_wanted"], roll["hash"]) == (2, False, None)
        assert [seat.commitment for seat in room.seats] == [None, None]
        old = ann.keepers[room.id].words[1, 0]
        await ann.say("start", game=room.id)
        header = room.running.header
        assert old not in header["words"]
        assert "roll 1 was thrown away (Ben did not answer)" in check_header(header)


@in_loop
async def test_the_host_goes_on_without_a_word_or_with_a_bot(db):
    async with open_house(db) as house:
        room, ann, ben = await two_at_cards(house)
        await press_start(ann, room)
        await press_start(ann, room, without=[1])  # the first roll is under way: it is thrown away
        await ann.take_part(room)
        await ann.take_part(room)
        assert room.row.status == "running"
        assert "no word came from Ben" in check_header(room.running.header)
        with pytest.raises(BadInput, match="without our word"):
            ben.keepers[room.id].answer(seen(room))
        room, ann, ben = await two_at_cards(house)
        await press_start(ann, room)
        await ann.say("place", game=room.id, seat=1, bot="random")
        await ann.say("start", game=room.id)
        said = check_header(room.running.header)
        assert "the words of Ann, all bound" in said
        assert "roll 1 was thrown away (Ann and Ben did not answer)" in said
        assert (await ann.ask("commit", game=room.id, seat=0, roll=1, commitment="0" * 64))["code"]


@in_loop
async def test_only_people_can_be_left_out_and_nothing_changes_in_a_frozen_roll(db):
    async with open_house(db) as house:
        room, ann, ben = await two_at_cards(house, players=3, seats=["me", "open", "random"])
        wrong = await press_start(ann, room, without=[2])
        assert replies(wrong, "error")[0]["code"] == "bad_input"
        await press_start(ann, room)
        frozen = room.rolls.hash
        for verb, fields in (
            ("seed", {"seat": 1, "text": "luck"}), ("swap", {"seat": 1, "to": 1}),
            ("commit", {"seat": 1, "roll": 1, "commitment": "0" * 64}),
        ):  # fmt: skip
            assert (await ben.ask(verb, game=room.id, **fields))["code"] == "not_now", verb
        assert room.rolls.hash == frozen


@in_loop
async def test_a_frozen_roll_and_its_words_survive_a_restart(url):
    async with open_house(url) as house:
        room, ann, ben = await two_at_cards(house)
        await press_start(ann, room)
        await ann.take_part(room)
        frozen, game, token, keeper = room.rolls.hash, room.id, ben.token, ben.keepers[room.id]
        clock = house.clock
    async with open_house(url, clock=clock) as house:
        room = await house.hall.room(game)
        assert (room.rolls.hash, room.awaited) == (frozen, [1])
        ben = await house.guest("Ben again")
        ben.token = token
        await ben.come_back()
        ben.keepers[game] = keeper
        await ben.say("watch", game=game, seat=1)
        await ben.take_part(room)
        assert room.row.status == "running"
        said = check_header(room.running.header)
        assert "the words of Ann and Ben" in said


@in_loop
async def test_the_last_word_is_sent_again_when_the_game_could_not_be_stored(db, monkeypatch):
    async with open_house(db) as house:
        room, ann, ben = await two_at_cards(house)
        await press_start(ann, room)
        await ann.take_part(room)
        write = house.hall.store.write

        async def fail(writes):
            raise StorageDown("full")

        monkeypatch.setattr(house.hall.store, "write", fail)
        word = {"seat": 1, "roll": room.rolls.hash, "word": ben.keepers[room.id].words[1, 1]}
        assert (await ben.ask("reveal", game=room.id, **word))["code"] == "storage"
        monkeypatch.setattr(house.hall.store, "write", write)
        assert (await ben.ask("reveal", game=room.id, **word))["type"] == "done"
        assert room.row.status == "running"
        assert "the words of Ann and Ben" in check_header(room.running.header)


@in_loop
async def test_who_changes_seats_or_plays_again_is_bound_anew(db):
    async with open_house(db) as house:
        room, ann, ben = await two_at_cards(house, players=3)
        await ben.say("swap", game=room.id, seat=1, to=2)
        assert [seat.commitment is None for seat in room.seats] == [False, True, True]
        await ann.say("place", game=room.id, seat=1, bot="random")
        await ann.say("start", game=room.id)
        assert room.row.status == "running"
        for one, seat in ((ann, 0), (ben, 2)):
            await one.say("resign", game=room.id, id="r", seat=seat)
        again = house.hall.rooms[(await ben.ask("rematch", game=room.id))["game"]]
        assert (again.rolls.current.n, again.row.host) == (1, ben.id)
        assert again.rolls.current.commitment != room.rolls.current.commitment
        await ben.say("start", game=again.id)
        assert "the words of Ben and Ann" in check_header(again.running.header)


@in_loop
async def test_a_game_without_chance_needs_no_roll(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "spacewalk", players=2, seats=["me", "random"])
        assert seen(room)["roll"] is None
        refused = await ann.ask("commit", game=room.id, seat=0, roll=1, commitment="0" * 64)
        assert "needs no roll" in refused["text"]
        await press_start(ann, room)
        assert room.row.status == "running"
        assert check_header(room.running.header) == (
            "nothing is drawn in this game, so it needed no seed"
        )


@pytest.mark.parametrize("game", ["spacewalk", "astroplane", "situation7", "connect_four"])
def test_games_that_say_that_nothing_is_drawn_draw_nothing(game):
    values = find_meta(game).read_options(None, {})
    assert not find_meta(game).draws(values)
    table = new_table(find_game(game), seed="1", chance="manual")
    for _ in range(60):
        if table.is_over:
            break
        seat = table.to_act[0]
        assert seat != CHANCE
        table.play(seat, table.actions(seat)[-1])


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("astron", {}), ("zylatron", {}), ("spacewalk", {"first_player": "random"}),
        ("astroplane", {"first_player": "random"}), ("situation7", {"tempo": "race"}),
    ],
)  # fmt: skip
def test_games_that_draw_say_so(game, options):
    meta = find_meta(game)
    assert meta.draws(meta.read_options(None, options))


def test_a_log_that_says_nothing_is_drawn_may_draw_nothing(tmp_path):
    table = new_table(find_game("astron"), 2, "1")
    header = {key: value for key, value in table.log.header.items() if key != "seed"}
    lying = Table(table.game, table.board, table.state, {**header, "scheme": 0}, "manual")
    while lying.to_act[0] != CHANCE:
        lying.play(lying.to_act[0], lying.actions(lying.to_act[0])[0])
    lying.play(CHANCE, lying.actions(CHANCE)[0])
    file = tmp_path / "game.jsonl"
    file.write_text(dump_log(lying.log, lying.game.seat_name))
    with pytest.raises(BadInput, match="the head says that nothing is"):
        verify(file)
