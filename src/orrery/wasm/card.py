"""What a module says of itself, and what it offers."""

from __future__ import annotations

import msgspec

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.records import record_dtype
from orrery.wasm.fingerprint import fingerprint
from orrery.wasm.sections import custom_section

SECTION = "orrery"
HEAP_BASE = "__heap_base"  # where the memory that a module needs for itself ends

EXPORTS = (
    "setup", "chance_due", "fill_chance", "may_act", "fill_actions", "why_not", "apply", "is_over",
    "score", "is_winner", "hide", "deal_hidden", "observe", "evaluate", "fault", "lay_tables",
    "draw_chart", "playout", "play_many",
)  # fmt: skip
"""The functions of a module's rules, in the template `exports`."""

SEARCH_EXPORTS = ("think", "learn", "is_open", "find_target", "keep_subtree")
"""And of its search, in the template `search`."""

ALL_EXPORTS = (*EXPORTS, *SEARCH_EXPORTS)


class Card(msgspec.Struct, frozen=True):
    """What a module says of itself."""

    game: str
    rules_version: int
    fingerprint: str  # of its sources
    board_bytes: int
    options_bytes: int
    state_bytes: int
    n_actions: int
    max_actions: int
    max_chance: int
    observation_size: int


def card_of(game: Game) -> Card:
    """What a module made now would say of itself."""
    board, state = game.module("board"), game.module("state")
    return Card(
        game=game.meta.id,
        rules_version=game.meta.rules_version,
        fingerprint=fingerprint(game),
        board_bytes=record_dtype(board.Board).itemsize,
        options_bytes=record_dtype(state.Options).itemsize,
        state_bytes=game.dtype.itemsize,
        n_actions=game.engine.N_ACTIONS,
        max_actions=game.engine.MAX_ACTIONS,
        max_chance=game.engine.MAX_CHANCE,
        observation_size=game.engine.OBSERVATION_SIZE,
    )


def read_card(module: bytes) -> Card:
    """What a module says of itself; BadInput if it is none of ours."""
    content = custom_section(module, SECTION)
    if content is None:
        raise BadInput("this WebAssembly module does not say which game it is")
    try:
        return msgspec.json.decode(content, type=Card)
    except msgspec.DecodeError as error:
        raise BadInput(f"this WebAssembly module says of itself what it cannot: {error}") from None
