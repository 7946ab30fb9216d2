"""What a search needs besides the tree: scratch memory, one set a thread, and knobs."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from orrery.bots.network.layers import Network, Pad, new_pad, no_network
from orrery.bots.search.tree import Floats, Ints
from orrery.core.chance import Rng
from orrery.core.game import Game
from orrery.core.runs import rules_rows
from orrery.core.scratch import Scratch, new_scratch

# Rows of `states`
KNOWN = 0  # the position the search starts from, without what the seat may not know
NOW = 1  # where the present iteration stands
AFTER = 2  # scratch: the position after an action
OTHER = 3  # scratch: the position after another one
TARGET = 4  # the position looked for when a tree is kept
TRAIL = 5  # this row and the next ones: the way there

# How seats act that do not search
BY_HABIT = 1  # as the game says
AT_ONCE = 2  # by what looks best right after it

NO_CHART = np.zeros(1, np.int16)  # where a game works nothing out for a board

MAX_PATH = 256  # nodes on the way to a leaf
MAX_TRAIL = 12  # actions between two decisions of a seat, for a tree to be kept


class Work(NamedTuple):
    """Scratch memory."""

    states: Any  # rows of states, see above
    charts: Any  # one row: what the game worked out for the board, see `charts`
    memory: npt.NDArray[np.uint8]  # the same, as bytes: [row, byte]
    path: Ints
    values: Floats  # what each seat can expect: [seat]
    marks: Ints  # [action]: the last mark it got; behind them the last mark that was given
    scratch: Scratch
    priors: Floats  # how promising each of the actions looks
    notes: Floats  # what the past tells of each seat: [seat, number], see `memory`
    lucks: Rng  # the seeds of the visits of an action in sequential halving, see `halving`
    network: Network  # of no use where the knob `learned` is 0
    pad: Pad  # scratch memory of the network


class Knobs(NamedTuple):
    """How to search; the numbers of a level."""

    exploration: float  # how far promise goes before results
    cut: int  # actions of a playout before the position is evaluated
    expand_at: int  # visits of a node before its children are listed
    scale: float  # the evaluation at which a seat is about 73 % sure
    foresight: float  # how much the evaluation after an action decides its prior; 0: not at all
    lump: int  # more outcomes of nature than this share one child
    quick_others: int  # how other seats answer, BY_HABIT or AT_ONCE; 0: they search too
    halving: int  # iterations for sequential halving at the root; 0: actions go by promise
    haste: float  # how much a result is discounted for each action until it comes
    learned: int  # 1: a network corrects the evaluation at the leaves; 0: none
    tuned: int  # 1: the evaluation that games have taught, where there is one; 0: by hand


def new_work(game: Game, n_seats: int, n_lucks: int) -> Work:
    """Scratch memory for any position of a game; the generator is to be seeded."""
    engine, remembered = game.engine, game.hooks.thinking.memory
    scratch = new_scratch(engine)
    memory = np.zeros(TRAIL + MAX_TRAIL + 1, game.dtype)
    return Work(
        states=rules_rows(memory),
        charts=NO_CHART,
        memory=memory.view(np.uint8).reshape(len(memory), -1),
        path=np.zeros(MAX_PATH, np.int32),
        values=np.zeros(n_seats),
        marks=np.zeros(engine.N_ACTIONS + 1, np.int32),
        scratch=scratch,
        priors=np.zeros(len(scratch.actions)),
        notes=np.zeros((n_seats, remembered.n_notes if remembered else 0)),
        lucks=np.zeros(n_lucks, np.uint64),
        network=no_network(),
        pad=new_pad(no_network()),
    )
