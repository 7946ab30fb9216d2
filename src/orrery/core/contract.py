"""The contract: what every game's modules owe. This file is the documentation of it.

A game may write all of these modules, or declare itself in one (`core.declaration`); then they
follow from what it declares, and what it writes itself wins. Either way the rest of Orrery finds
what is listed here. What a game may add beyond it is typed in `core.hooks`.

`engine` (rules: restricted Python over records, compiled or plain; `board` and `state` are
records, `action` is an int; nothing is allocated, raised or drawn)

    setup(board, state, options)            a fresh position; writes every field, whatever the
                                            record held before
    chance_due(board, state) -> bool        nature must act next
    fill_chance(board, state, actions, weights) -> n
                                            nature's actions and their integer weights
    may_act(board, state, seat) -> bool     one seat, several (live play) or none (over, nature)
    fill_actions(board, state, seat, actions) -> n
                                            the legal actions of a seat that may act, quickly
    why_not(board, state, seat, action) -> int
                                            0, or a number of `reasons`: the referee; answers for
                                            any seat (CHANCE too) and any number 0..N_ACTIONS-1
    apply(board, state, seat, action, trace)
                                            play a legal action; write events into `trace`
    is_over(board, state) -> bool
    score(board, state, seat) -> int        the points people see, at any time
    is_winner(board, state, seat) -> bool   at the end; several may share the win
    hide(board, state, viewer)              erase what the viewer (seat or SPECTATOR) may not know
    deal_hidden(board, state, viewer, rng)  fill it again, consistent with what the viewer knows
    observe(board, state, viewer, out)      features for learners, float32, all entries written
    evaluate(board, state, seat) -> int     how well the seat stands, for search; larger is better
    fault(board, state) -> int              0, or the number of the invariant this state breaks;
                                            what each phase presupposes is one of them

    and, where a game has more to tell the search:
    foresee(board, state, seat) -> int      like `evaluate`; may take longer and read every hand
    tuned(board, state, seat) -> int        the same by what games have taught, for ranks that ask
    prior(board, state, seat, action) -> int    how promising an action looks beside the others
    foretell(board, chart, state, seat) -> int  in place of `foresee`, with what module `chart` has
                                            worked out once for the board (`bots.search.charts`)
    foretell_all(board, chart, state, worths)   the same of every seat at once
    draw_chart(board, chart, states, trace) fill such a chart, zeros so far; `states` are three,
                                            for scratch
    habit(board, chart, state, seat, actions, n, rng) -> int
                                            what the seat plays without search, from what it may
                                            know, of the n legal `actions`
    note(board, notes, states, seat, action, actions, trace)
                                            what a public action tells of the seat's secrets goes
                                            to `notes`, N_NOTES numbers a seat, 0 where nothing is
                                            known; `states[0]` is the position before it, as
                                            another seat knows it, and two more rows are scratch
    suppose(board, notes, state, viewer, rng)   in place of `deal_hidden`, by these notes

    and, where positions near the end can be counted and solved:
    endings                                 a module with `core.hooks.Endings`

    and, where a board has large tables that follow from the rest of it:
    lay_tables(board)                       fill its fields TABLES: a browser gets boards without

    N_ACTIONS         action numbers are 0..N_ACTIONS-1, nature's included
    MAX_ACTIONS       the most that are legal at once
    MAX_CHANCE        the most actions of nature at once
    OBSERVATION_SIZE  the length of `out`

`state`    State and Options (typed classes), STATE = record_dtype(State); State has `n_seats`,
           Options has `players` and a field for each option of the meta.
`board`    Board (typed class), load_board(name or path of a .toml file) -> Board,
           default_board(values) -> name, check_board(board, values) (BadInput if these options
           cannot be played on it), board_name(board) -> name (one word); perhaps
           board_options(board) -> the options that the board decides by itself, and DERIVED, the
           names of its last fields that follow from the others and do not count in its hash.
`reasons`  numbers of refusals, and CLAUSES: number -> clause id. OK is 0.
`events`   numbers of the kinds of events.
`notation` position_text(board, state) / parse_position(board, text),
           action_text(board, state, seat, action) / parse_action(board, state, seat, text),
           action_values(board, state, seat, action) and event_values(board, event): the words for
           the variables of the sentences in `texts/<language>.ftl`; ACTION_HELP: a line for each
           kind of action; standing_pass(board, state, seat) -> the action by which a standing
           "pass until my turn" answers now, or -1; with options also
           position_options(board, state) -> the options that a position tells of; perhaps
           objection(board, text) -> why a typed action can never be legal on a board.
`view`     view(board, state, viewer) -> dict of plain values, built by allow-list from a state
           on which `hide` has run; where events hold secrets also hide_event(event, viewer) ->
           the event as the viewer may know it; in a game with secrets perhaps
           may_take_back(board, before, after, seat, action) -> whether the action showed nothing
           hidden, from what a spectator knows before and after it (`core.taking_back`; without
           this function nothing can be taken back; in an open game all but nature's actions can).
`terminal` draw(board, state, viewer, texts=None) -> a rich renderable that can be read without
           colours (`core.drawing`), its words by the texts of a language (`core.captions`), in
           English without; legend(board, with_colour, texts=None) -> its signs and what they
           mean; question(board, state, seat) -> what a seat is asked now, in a sentence. A board
           without words needs no `texts`.
`live`     only where seats act at once in real time: how long a game lasts, how its time ends, and
           how fast bots are (`core.hooks.Live`).
`wording`  only where plain sentences need more words than the exact ones have: what lies where an
           action leads, what it will cost (`core.hooks.Wording`, `core.wording`).
`texts/en.ftl`  name-..., refusal-... (by reason), event-... (by kind), fault-... (by number),
           labels for the lobby; other languages are files beside it (docs/texts.md).
`rulebook.md`   the clauses in our own words: headings, and a line `- **SW-1** ...` for each.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from orrery.core.chance import Rng
from orrery.core.seats import SPECTATOR
from orrery.core.trace import Trace

__all__ = [
    "ENGINE_FUNCTIONS", "GAME_MODULES", "SPECTATOR", "TERMINAL_FUNCTIONS", "Actions", "Engine",
    "Features", "Weights",
]  # fmt: skip

Actions = npt.NDArray[np.int32]
Weights = npt.NDArray[np.int32]
Features = npt.NDArray[np.float32]


class Engine(Protocol):
    """The functions of a game's `engine` module."""

    N_ACTIONS: int
    MAX_ACTIONS: int
    MAX_CHANCE: int
    OBSERVATION_SIZE: int

    def setup(self, board: Any, state: Any, options: Any) -> None: ...
    def chance_due(self, board: Any, state: Any) -> bool: ...
    def fill_chance(self, board: Any, state: Any, actions: Actions, weights: Weights) -> int: ...
    def may_act(self, board: Any, state: Any, seat: int) -> bool: ...
    def fill_actions(self, board: Any, state: Any, seat: int, actions: Actions) -> int: ...
    def why_not(self, board: Any, state: Any, seat: int, action: int) -> int: ...
    def apply(self, board: Any, state: Any, seat: int, action: int, trace: Trace) -> None: ...
    def is_over(self, board: Any, state: Any) -> bool: ...
    def score(self, board: Any, state: Any, seat: int) -> int: ...
    def is_winner(self, board: Any, state: Any, seat: int) -> bool: ...
    def hide(self, board: Any, state: Any, viewer: int) -> None: ...
    def deal_hidden(self, board: Any, state: Any, viewer: int, rng: Rng) -> None: ...
    def observe(self, board: Any, state: Any, viewer: int, out: Features) -> None: ...
    def evaluate(self, board: Any, state: Any, seat: int) -> int: ...
    def fault(self, board: Any, state: Any) -> int: ...


ENGINE_FUNCTIONS = tuple(name for name in vars(Engine) if name[0].islower())
GAME_MODULES = (
    "meta", "board", "state", "engine", "reasons", "events", "notation", "view", "terminal",
)  # fmt: skip
TERMINAL_FUNCTIONS = ("draw", "legend", "question")
