"""A worker process, `python -m orrery.server.bots.worker`: answers until its input ends."""

from __future__ import annotations

import os
import random
import signal
import sys
from collections import OrderedDict
from functools import cache
from typing import Any, BinaryIO

import numpy as np

from orrery.analysis.judge import Decided, Judge, Sight
from orrery.bots.compilation import compile_whole, give_way, warm_up
from orrery.bots.deeds import Deed
from orrery.bots.personalities import searching_names
from orrery.bots.players import Bot
from orrery.core.game import Game
from orrery.core.records import Record
from orrery.core.registry import find_game
from orrery.core.target import loading
from orrery.server.protocol.questions import (
    HEAD,
    KEPT_BOTS,
    Answer,
    Asked,
    HintQuestion,
    JudgeQuestion,
    Line,
    PackedOpinion,
    Question,
    WarmUp,
    decode_request,
    encode,
)
from orrery.wasm.choice import at_once
from orrery.wasm.takeover import Takeover


def main() -> None:
    """Read, think, write; anything printed by accident goes to standard error.

    Ctrl-C reaches all processes of a terminal: the server ends, and its workers with it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if len(sys.argv) > 1 and int(sys.argv[1]):
        give_way()
    at_once()
    while True:
        request = read_frame(sys.stdin.buffer)
        if request is None:
            return
        data = encode(answer(decode_request(request)))
        out.write(len(data).to_bytes(HEAD, "big") + data)
        out.flush()


def read_frame(source: BinaryIO) -> bytes | None:
    """The next frame, or None at the end."""
    head = source.read(HEAD)
    if len(head) < HEAD:
        return None
    size = int.from_bytes(head, "big")
    data = source.read(size)
    return data if len(data) == size else None


def answer(request: Asked) -> Answer:
    """Think; a fault is an answer too."""
    try:
        if isinstance(request, WarmUp):
            return compiled(request)
        takeover_of(request.game).at_move_end()
        if isinstance(request, HintQuestion):
            return Answer(lines=hint(request))
        if isinstance(request, JudgeQuestion):
            return judged(request)
        return choose(request)
    except Exception as error:
        return Answer(fault=f"{type(error).__name__}: {error}")


# Choosing


def choose(question: Question) -> Answer:
    """The action a bot plays, and how long it takes where the game has a pace of its own."""
    game = find_game(question.game)
    board, state = board_of(question.game, question.board), state_of(game, question.state)
    action = question.wanted if question.wanted is not None else thought(question, board, state)
    live = game.hooks.live
    if not question.percent or live is None:
        return Answer(action)
    dice = random.Random(question.seed)
    place = game, board, state, question.seat
    return Answer(*live.pace.act(*place, action, question.percent, dice))


def thought(question: Question, board: Any, state: Any) -> int:
    """What the bot of a question would do."""
    bot = bot_for(find_game(question.game), question, state.n_seats)
    recall(bot, board, question)
    return bot.choose(board, state, question.seat)


def recall(bot: Bot, board: Any, question: Question | HintQuestion) -> None:
    """Tell a bot what was done so far."""
    past = [Deed(state_of(bot.game, d.state), d.seat, d.action) for d in question.past]
    bot.recall(board, past, question.seat)


def state_of(game: Game, data: bytes) -> Any:
    """The state a question holds."""
    return Record(np.frombuffer(bytearray(data), game.dtype))


_kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def bot_for(game: Game, question: Question, n_seats: int) -> Bot:
    """The bot of a question; a level that has thought for this table and seat thinks on."""
    if question.bot not in searching_names() or not question.table:
        return new_bot(game, question, n_seats)
    key = question.table, question.seat, question.bot
    if key not in _kept:
        _kept[key] = new_bot(game, question, n_seats)
    _kept.move_to_end(key)
    while len(_kept) > KEPT_BOTS:
        _kept.popitem(last=False)
    return _kept[key]


def new_bot(game: Game, question: Question | HintQuestion, n_seats: int) -> Bot:
    """The bot of a question, without a thought yet."""
    return Bot(game, question.bot, question.seed, question.with_clock, n_seats=n_seats)


def hint(question: HintQuestion) -> list[Line]:
    """The best actions with what would follow; the same question gets the same answer."""
    game = find_game(question.game)
    board, state = board_of(question.game, question.board), state_of(game, question.state)
    bot = new_bot(game, question, state.n_seats)
    recall(bot, board, question)
    lines = []
    for line in bot.lines(board, state, question.seat, question.n_lines):
        text = game.action_text(board, state, question.seat, line.choice.action)
        share = round(line.choice.value, 4)
        lines.append(Line(text, line.choice.visits, share, list(line.actions[1:])))
    return lines


def judged(question: JudgeQuestion) -> Answer:
    """Each seat's chance, and of a decision the best; the same question gets the same answer."""
    game, board = find_game(question.game), board_of(question.game, question.board)
    sights = [Sight(one.seat, state_of(game, one.state)) for one in question.sights]
    made = question.decision
    asked = None if made is None else Decided(made.seat, made.played)
    found = judge_of(question.game).judgement(board, sights, question.iterations, asked)
    opinion = None if found.opinion is None else PackedOpinion(*found.opinion)
    return Answer(shares=list(found.shares), opinion=opinion, is_exact=found.is_exact)


@cache
def judge_of(game: str) -> Judge:
    """Whoever judges positions of a game."""
    return Judge(find_game(game), knows_endings=True)


@cache
def board_of(game: str, name: str) -> Any:
    """A board, loaded once."""
    return find_game(game).load_board(name)


# Compiling


def compiled(asked: WarmUp) -> Answer:
    """Compile onto the disk; nobody thinks here meanwhile."""
    with loading():
        warm_up(asked.game)
    if asked.with_search:
        compile_whole(asked.game)
    return Answer()


@cache
def takeover_of(game: str) -> Takeover:
    """The compiled code of a game, which others put on the disk."""
    return Takeover(find_game(game))


if __name__ == "__main__":
    main()
