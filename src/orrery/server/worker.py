"""A worker process: `python -m orrery.server.worker`. Answers questions until its input ends."""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import Any, BinaryIO

import numpy as np

from orrery.bots.players import Bot
from orrery.core.records import Record
from orrery.core.registry import find_game
from orrery.server.brains import HEAD, Answer, Question, WarmUp, decode_request, encode


def main() -> None:
    """Read, think, write; anything printed by accident goes to standard error."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
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


def answer(request: Question | WarmUp) -> Answer:
    """Think; a fault is an answer too."""
    try:
        if isinstance(request, WarmUp):
            warm_up(request.game)
            return Answer()
        return Answer(choose(request))
    except Exception as error:
        return Answer(fault=f"{type(error).__name__}: {error}")


def choose(question: Question) -> int:
    """The action a bot plays; the same question gets the same answer."""
    game = find_game(question.game)
    state = Record(np.frombuffer(bytearray(question.state), game.dtype))
    bot = Bot(game, question.bot, seed=question.seed)
    return bot.choose(board_of(question.game, question.board), state, question.seat)


@cache
def board_of(game: str, name: str) -> Any:
    """A board, loaded once."""
    return find_game(game).load_board(name)


def warm_up(game_id: str) -> None:
    """Play the first actions of a game, which compiles all that a table needs."""
    from orrery.core.contract import SPECTATOR
    from orrery.core.table import new_table

    game = find_game(game_id)
    table = new_table(game, seed=1)
    for _ in range(2):
        seat = table.to_act[0]
        table.why_not(seat, table.actions(seat)[0])
        action = Bot(game, "random").choose(table.board, table.state, seat)
        table.play_number(seat, action)
    table.view(SPECTATOR)
    game.fault(table.board, table.state)
    game.dealt(table.board, game.hidden(table.board, table.state, 0), 0, np.ones(1, np.uint64))


if __name__ == "__main__":
    main()
