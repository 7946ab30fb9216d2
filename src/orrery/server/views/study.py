"""Positions as clients study them: fills in the types of `protocol.study`."""

from __future__ import annotations

from typing import Any

from orrery.core.contract import SPECTATOR
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.opening import opening
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.replay import position
from orrery.core.seen import Sights
from orrery.core.table import Table
from orrery.core.texts import ENGLISH
from orrery.core.wording import Listener, event_words, objection_words, refusal_words
from orrery.server.protocol.questions import HintQuestion, Line
from orrery.server.protocol.replies import HintLine
from orrery.server.protocol.seen import SeenEvent
from orrery.server.protocol.study import PathStep, StudyQuestion, StudySeen
from orrery.server.views.lines import line_words

SEED = "study"  # nature answers the same way every time
N_LINES = 3


def opened(asked: StudyQuestion) -> Table:
    """The table of a question after its path; BadInput says what is wrong with its position."""
    game = find_game(asked.game)
    table = position(game, asked.position or first_position(game), SEED)
    for n, step in enumerate(asked.path):
        table = _after(table, n, step)
    return table


def _after(table: Table, n: int, step: PathStep) -> Table:
    """A table one step on: each begins with a position, so that a path is the sum of its steps."""
    seat = seat_of(table, step.seat)
    refused = refusal_at(table, seat, step.action, Listener(seat, ENGLISH, is_you=False))
    if refused is not None:
        raise BadInput(f"step {n + 1} of the path, {step.action!r}: {refused[0]}")
    table.play(seat, step.action)
    return position(table.game, table.text, SEED)


def first_position(game: Game) -> str:
    """Where a game of the usual options begins."""
    begun = opening(game, None, {}, None)
    board = game.load_board(game.default_board(begun.values))
    return game.position_text(board, game.setup(board, begun.values))


def seat_of(table: Table, wished: int | None) -> int:
    """Whose eyes: the seat that is wished for if it may act, else the first that may."""
    seats = [seat for seat in table.to_act if seat >= 0]
    if wished is not None and (wished in seats or not seats):
        return min(wished, int(table.state.n_seats) - 1)
    return seats[0] if seats else 0


def study_seen(table: Table, asked: StudyQuestion, language: str) -> StudySeen:
    """Play what is asked for, and look."""
    seat = seat_of(table, asked.seat)
    listener = Listener(seat, language, is_you=False)
    refused = refusal_at(table, seat, asked.action, listener) if asked.action else None
    events: list[SeenEvent] = []
    if asked.action and refused is None:
        table.play(seat, asked.action)
        events = [_event(table, event, listener) for event in table.events]
        seat = seat_of(table, None if table.to_act else seat)
    text, clause = refused or ("", "")
    sights = Sights(table.game, table.board, table.state)
    return StudySeen(
        position=table.text,
        seat=seat,
        seat_names=list(table.game.meta.seat_names[: int(table.state.n_seats)]),
        view=sights.told(Listener(seat, language, is_you=False)),
        events=events,
        refusal=text,
        clause=clause,
    )


def refusal_at(table: Table, seat: int, text: str, listener: Listener) -> tuple[str, str] | None:
    """Why an action is not legal, and its clause; None when it is."""
    game, board = table.game, table.board
    try:
        action = game.parse_action(board, table.state, seat, text)
    except BadInput as error:
        return objection_words(game, board, text, listener) or (str(error), "")
    return refusal_words(game, board, table.state, seat, action, listener)


def _event(table: Table, event: Any, listener: Listener) -> SeenEvent:
    game = table.game
    seen = game.seen_event(event, SPECTATOR if not game.has_secrets else listener.viewer)
    words = event_words(game, table.board, seen, listener)
    return SeenEvent(game.event_name(seen), list(seen[1:]), words)


def hint_question(table: Table, seat: int, bot: str, with_clock: bool, owner: str) -> HintQuestion:
    """What is best for a seat, from what it may know."""
    known = table.game.hidden(table.board, table.state, seat)
    return HintQuestion(
        game=table.game.meta.id, board=str(table.log.header["board"]), state=bytes_of(known),
        seat=seat, bot=bot, seed=1, n_lines=N_LINES, owner=owner, with_clock=with_clock,
    )  # fmt: skip


def hint_lines(table: Table, seat: int, found: list[Line], language: str) -> list[HintLine]:
    """Lines that were found, in words."""
    known = table.game.hidden(table.board, table.state, seat)
    place = table.game, table.board, known, seat
    listener = Listener(seat, language, is_you=False)
    lines = []
    for line in found:
        words = line_words(*place, [line.action, *line.then], listener)
        lines.append(HintLine(line.action, line.visits, line.share, line.then, words[0], words[1:]))
    return lines
