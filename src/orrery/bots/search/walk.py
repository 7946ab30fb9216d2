"""Where the search of a game stands between two waves, see `waves`."""

from __future__ import annotations

from orrery.core.records import Bool, Int32, record_dtype

# Stages of a walk from the root to a leaf
AT_HOME = 0  # before the first iteration, or between two
UNDER_WAY = 1
LOOKING = 2  # the appeal of the legal actions is to be told in `Work.priors`
AT_LEAF = 3  # to be played out, then how well each seat stands is to be told in `Work.values`


class Walk:
    """One game's."""

    stage: Int32
    node: Int32
    n_path: Int32  # nodes on the way there
    is_sure: Bool  # the node is one position, see `descent`
    seat: Int32  # who chooses there
    n_actions: Int32  # legal ones
    mark: Int32  # that they got
    n_played: Int32  # actions of this iteration, playout included
    is_open: Int32  # whether the playout ended before the game did
    n_done: Int32  # iterations


WALK = record_dtype(Walk)
