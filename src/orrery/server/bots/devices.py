"""Bots and hints that think on a person's device: the server asks, waits a while, and judges.

A device is told what its person's seat may know, and nothing else. For bots it thinks only where
nothing is secret and one person plays bots alone, so that whoever answers something else than the
search has found deceives nobody but themselves. A device that is late, gone or wrong is not asked
again before it is lent anew, and the server's own bot thinks as ever.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import takewhile
from typing import Any

from orrery.bots.endings.files import endings_of
from orrery.bots.endings.tables import endings_hook
from orrery.bots.levels import Level, remembers
from orrery.bots.network.files import network_of
from orrery.bots.officers import certain_part
from orrery.bots.personalities import level_behind, searching_names, taste_in
from orrery.core.game import Game
from orrery.core.records import bytes_of, record_from
from orrery.server.access.caller import Caller
from orrery.server.clock import Clock
from orrery.server.protocol.device import DeedsSeen, LevelSeen, TasteSeen
from orrery.server.protocol.questions import HintQuestion, Line, Question
from orrery.server.protocol.replies import Consult
from orrery.server.protocol.requests import Thought, ThoughtLine
from orrery.server.tables.consultations import Consultation
from orrery.server.tables.room import Room
from orrery.server.views.engines import level_seen
from orrery.server.views.knowledge import known_from

Asked = Question | HintQuestion


def why_not_lend(room: Room) -> str | None:
    """Why no device may think for a table; None: one may."""
    if room.running.game.has_secrets:
        return "something is secret in this game: its opponents think on the server"
    if room.running.rules != room.row.game:
        return "this game was begun with older rules: its opponents think on the server"
    if room.row.rated is not None:
        return "this table is rated: its opponents think on the server"
    return None


async def choose_on_device(room: Room, question: Question) -> int | None:
    """The action that a bot chooses on the device of the person it plays; None: on none."""
    caller = lender_to_bots(room, question.seat)
    if caller is None or not can_think(room, question.bot):
        return None
    thought = await consult(room, caller, question)
    return None if thought is None else thought.action


async def lines_on_device(room: Room, caller: Caller, question: HintQuestion) -> list[Line] | None:
    """The best lines, found on the device of whoever asks for a hint; None: not there."""
    watcher = room.watchers.get(caller)
    is_lent = watcher is not None and watcher.lends and why_not_lend(room) is None
    if not is_lent or not can_think(room, question.bot):
        return None
    thought = await consult(room, caller, question, question.n_lines)
    if thought is None:
        return None
    game, board = room.running.game, room.running.table.board
    known = record_from(game.dtype, question.state)
    return [line_of(game, board, known, line) for line in thought.lines]


def lender_to_bots(room: Room, seat: int) -> Caller | None:
    """Whose device may think for a bot's seat: the last one lent of the only person here."""
    is_alone = room.is_against_bots and bool(room.persons) and room.seats[seat].kind == "bot"
    if not is_alone or why_not_lend(room) is not None:
        return None
    lent = [caller for caller, watcher in room.watchers.items() if watcher.lends]
    return next((one for one in reversed(lent) if room.seats_of(one.guest_id)), None)


def can_think(room: Room, bot: str) -> bool:
    """Whether a device can think as this bot does: it needs no past and no solved endings."""
    if bot not in searching_names():
        return False
    game, board, n_seats = room.running.game, room.running.table.board, room.running.n_seats
    level = level_behind(game, bot, n_seats)
    return not remembers(game, level) and not knows_endings(game, level, board, n_seats)


def knows_endings(game: Game, level: Level, board: Any, n_seats: int) -> bool:
    """Whether a level may meet positions that are solved: no device has their table."""
    is_asked = level.endings > 0 and n_seats == 2 and endings_of(game) is not None
    return is_asked and endings_hook(game).fits(board)


# Asking


async def consult(
    room: Room, caller: Caller, question: Asked, n_lines: int = 0
) -> Thought | None:  # fmt: skip
    """Ask a device and wait; None when it does not answer, cannot, or is wrong."""
    known = known_from(room.running, question.state, viewer_at(room, caller))
    room.n_consultations += 1
    asked = Consultation(room.n_consultations, caller, question.seat, known, n_lines)
    room.consultations[asked.n] = asked
    try:
        room.audience.answer(caller, message_of(room, asked, question))
        await wait_for(asked, room.hall.clock, room.hall.settings.device_seconds)
    finally:
        asked.settle(None)
        del room.consultations[asked.n]
    thought = asked.answer.result()
    if thought is None:
        withdraw(room, caller)
    return thought


def viewer_at(room: Room, caller: Caller) -> int:
    """Through whose eyes a device sees the table."""
    return min(room.seats_of(caller.guest_id))


def message_of(room: Room, asked: Consultation, question: Asked) -> Consult:
    """What a device is told."""
    return Consult(
        game=room.id,
        viewer=viewer_at(room, asked.caller),
        n=asked.n,
        seat=asked.seat,
        bot=question.bot,
        seed=question.seed,
        state=bytes_of(asked.known),
        n_seats=int(asked.known.n_seats),
        n_lines=asked.n_lines,
        level=level_told(room, question),
        taste=taste_told(room.running.game, question.bot),
    )


def level_told(room: Room, question: Asked) -> LevelSeen:
    """How a bot thinks; without a network none is to be asked."""
    game = room.running.game
    level = level_behind(game, question.bot, room.running.n_seats)
    if level.learned > 0 and network_of(game) is None:
        level = replace(level, learned=0)
    return level_seen(level, question.with_clock)


def taste_told(game: Game, bot: str) -> TasteSeen | None:
    """What a personality likes; None: it is a rank."""
    taste = taste_in(game, bot)
    if taste is None:
        return None
    return TasteSeen(taste.margin, list(taste.likes), [DeedsSeen(*one) for one in taste.deeds])


async def wait_for(asked: Consultation, clock: Clock, seconds: float) -> None:
    """Come back when a device has answered, or when it has had its time."""
    deadline = clock.now() + seconds
    while not asked.answer.done() and clock.now() < deadline:
        nap = asyncio.ensure_future(clock.sleep(deadline - clock.now()))
        try:
            await asyncio.wait((asked.answer, nap), return_when=asyncio.FIRST_COMPLETED)
        finally:
            nap.cancel()


def withdraw(room: Room, caller: Caller) -> None:
    """Do not ask a device again before it is lent anew."""
    watcher = room.watchers.get(caller)
    if watcher is not None:
        watcher.lends = False


# Judging


def objection(room: Room, asked: Consultation, thought: Thought) -> str | None:
    """What is wrong with an answer, in the position that was asked about; None: nothing."""
    game, board = room.running.game, room.running.table.board
    if asked.n_lines:
        firsts = [(line.steps[0].seat, line.steps[0].action) for line in thought.lines]
    else:
        firsts = [] if thought.action is None else [(asked.seat, thought.action)]
    for seat, action in firsts:
        if seat != asked.seat or not is_legal(game, board, asked.known, seat, action):
            return f"action {action} of seat {seat} is not legal in the position you were told"
    return None


def is_legal(game: Game, board: Any, state: Any, seat: int, action: int) -> bool:
    """The referee's word on numbers that anybody may have made up."""
    is_there = is_in_range(game, state, seat, action)
    return is_there and game.why_not(board, state, seat, action) == 0


def is_in_range(game: Game, state: Any, seat: int, action: int) -> bool:
    """Numbers beyond the game's never reach its rules: compiled ones do not look."""
    return bool(seat < state.n_seats and action < game.engine.N_ACTIONS)


def line_of(game: Game, board: Any, known: Any, thought: ThoughtLine) -> Line:
    """A line that a device has found, as far as it is legal, in texts."""
    steps = [(step.seat, step.action) for step in thought.steps]
    real = takewhile(lambda step: is_in_range(game, known, *step), steps)
    texts, _ = certain_part(game, board, known, list(real))
    return Line(texts[0], thought.visits, round(thought.share, 4), texts[1:])
