"""Hooks: what a game may add to the contract. Typed, and resolved once when it is asked for.

`Thinking` is for the search and comes with the engine; templates (core.templates) find it under
the global name `thinking`. `Hooks` is what a `Game` has in all: `game.hooks.live`. Where a game
says nothing a hook is None, or does what the docstring of its Protocol says.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from orrery.core.knowledge import has_secrets
from orrery.core.meta import Values
from orrery.core.trace import Event

if TYPE_CHECKING:
    from orrery.core.game import Game


class Foresee(Protocol):
    """Like `evaluate`; may take longer and read every hand."""

    def __call__(self, board: Any, state: Any, seat: int) -> int: ...


class Tuned(Protocol):
    """Like `evaluate`, by what games have taught; a rank asks for it by its setting `tuned`."""

    def __call__(self, board: Any, state: Any, seat: int) -> int: ...


class Foretell(Protocol):
    """In place of `foresee`, with the chart that was worked out once for the board."""

    def __call__(self, board: Any, chart: Any, state: Any, seat: int) -> int: ...


class ForetellAll(Protocol):
    """What `foretell` says of every seat goes to `worths`: where much of it is the same work."""

    def __call__(self, board: Any, chart: Any, state: Any, worths: Any) -> None: ...


class Prior(Protocol):
    """How promising an action looks beside the others; otherwise all alike."""

    def __call__(self, board: Any, state: Any, seat: int, action: int) -> int: ...


class Habit(Protocol):
    """What a seat plays without search, of the n legal `actions`; otherwise any."""

    def __call__(
        self, board: Any, chart: Any, state: Any, seat: int, actions: Any, n: int, rng: Any
    ) -> int: ...


class Note(Protocol):
    """What a public action tells of the seat's secrets goes to `notes`."""

    def __call__(
        self, board: Any, notes: Any, states: Any, seat: int, action: int, actions: Any, trace: Any
    ) -> None: ...


class Suppose(Protocol):
    """In place of `deal_hidden`, by the notes."""

    def __call__(self, board: Any, notes: Any, state: Any, viewer: int, rng: Any) -> None: ...


@dataclass(frozen=True)
class Memory:
    """What the past tells of secrets: `n_notes` numbers a seat, 0 where nothing is known."""

    n_notes: int
    note: Note
    suppose: Suppose


class Endings(Protocol):
    """Positions near the end of a game for two that have numbers: the module `endings` of a game.

    No position may come twice, each is won or lost by who is to act, and a move leads to fewer
    ships, or to less `way` left with as many. `bots.endings` solves them.
    """

    BOARD: str
    """The board that they are for."""
    LEAST_SHIPS: int
    MOST_SHIPS: int
    MOST_TOKENS: int
    MOST_WAY: int
    """Of one ship."""
    ending_at: Callable[[Any, Any, Any], int]
    """A rule: the number of a position (board, layout, state), or -1."""
    lay_ships: Callable[[Any, Any, int, int], int]
    """A rule: put the ships of (kind, placing) into an empty state; the way that they have left."""
    lay_context: Callable[[Any, Any, int], None]
    """A rule: all that counts beside the ships."""
    fits: Callable[[Any], bool]
    """Whether the numbers are those of a board."""
    is_near: Callable[[Any, Any], bool]
    """Whether play from a position (layout, state) soon leads to numbers, whoever plays what."""
    new_layout: Callable[[int, int], Any]
    """For at most so many ships and tokens: `ships`, `tokens`, `n_contexts`, `first` and `size`."""
    n_positions: Callable[[Any], int]
    kinds_of: Callable[[Any, int], list[int]]
    """The kinds of a layout with so many ships."""


@dataclass(frozen=True)
class Thinking:
    """What a game tells the search beyond the contract."""

    foresee: Foresee | None = None
    foretell: Foretell | None = None
    foretell_all: ForetellAll | None = None
    tuned: Tuned | None = None
    prior: Prior | None = None
    habit: Habit | None = None
    memory: Memory | None = None
    endings: Endings | None = None
    is_open: bool = False  # every seat knows all of every position


def thinking_of(engine: Any) -> Thinking:
    """What an engine has for the search."""
    names = ("foresee", "foretell", "foretell_all", "tuned", "prior", "habit", "endings")
    found: dict[str, Any] = {name: getattr(engine, name, None) for name in names}
    state = getattr(engine, "State", None)
    found["is_open"] = state is not None and not has_secrets(state)
    if not hasattr(engine, "note"):
        return Thinking(**found)
    return Thinking(**found, memory=Memory(engine.N_NOTES, engine.note, engine.suppose))


class StandingPass(Protocol):
    """The action by which a standing "pass until my turn" answers now, or -1."""

    def __call__(self, board: Any, state: Any, seat: int) -> int: ...


class HideEvent(Protocol):
    """An event as a viewer may know it; otherwise everybody may know everything."""

    def __call__(self, event: Event, viewer: int) -> Event: ...


class MayTakeBack(Protocol):
    """Whether an action showed nothing hidden; without it nothing is taken back among secrets."""

    def __call__(self, board: Any, before: Any, after: Any, seat: int, action: int) -> bool: ...


class Objection(NamedTuple):
    """A reason of the game, and the words for its blanks."""

    reason: int
    values: Mapping[str, object]


class Objector(Protocol):
    """Why a typed action can never be legal on a board, said before its turn comes; or None.

    Of a text that is no action it says nothing: the reader of actions will.
    """

    def __call__(self, board: Any, text: str) -> Objection | None: ...


class Chart(Protocol):
    """What a game works out once for a board: a record of the dtype CHART."""

    CHART: Any
    new_chart: Callable[[Any], Any]


FOLLOW, FIXED = "match", "fixed"
"""How fast bots are in live play: as fast as the person they play with, or always the same."""


class NextEstimate(Protocol):
    """The estimate of the seconds a person takes, after one more interval between actions."""

    def __call__(self, estimate: float, interval: float) -> float: ...


class TimePercent(Protocol):
    """The percentage of the usual time that a bot takes: FOLLOW or FIXED, its level from 1 on."""

    def __call__(self, pace: str, level: int, estimate: float = ...) -> int: ...


class Act(Protocol):
    """What a bot does who wants an action, and the milliseconds it takes."""

    def __call__(
        self, game: Game, board: Any, state: Any, seat: int, wanted: int, percent: int, dice: Random
    ) -> tuple[int, int]: ...


class Pace(Protocol):
    """How long a bot takes in live play."""

    START: float
    """The estimate before anything is known of a person."""
    next_estimate: NextEstimate
    time_percent: TimePercent
    act: Act


class Live(Protocol):
    """Play in real time, where several seats act at once: the module `live` of a game."""

    pace: Pace
    TIME_UP: str
    """What nature does when the time of a game is over, as it is typed."""
    minutes: Callable[[Mapping[str, Any]], int]
    """How many minutes a game with these options lasts at most; 0: as long as it takes."""


class Wording(Protocol):
    """What a game adds to the words of its plain sentences: its module `wording`.

    Values are words of the game, numbers, or phrases (`core.phrases`); a word for a seat becomes
    whoever plays it. `state` holds no more than whoever is spoken to may know, and an event is
    what `hide_event` has left of it. Without the module sentences have the words of the notation.
    """

    def of_action(self, board: Any, state: Any, seat: int, action: int) -> Mapping[str, object]: ...
    def of_event(self, board: Any, event: Event) -> Mapping[str, object]: ...
    def of_refusal(
        self, board: Any, state: Any, seat: int, action: int
    ) -> Mapping[str, object]: ...


class Gist(Protocol):
    """What the words of actions say of a position beside the board and the seat.

    A function `gist` of the module `wording`, for games whose actions read much of a position and
    say little of it. Otherwise it is found out by what is read (`core.readings`).
    """

    def __call__(self, board: Any, state: Any, seat: int) -> Hashable: ...


class Glossary(Protocol):
    """What stands on the table, for `core.glossary`: the module `glossary` of a game.

    Without the module a game explains every term of its texts, and no meaning has a number.
    """

    def terms(self, board: Any, values: Values) -> tuple[str, ...]:
        """What there is with this board and these options, in the order of a list."""

    def numbers(self, board: Any, values: Values) -> Mapping[str, int]:
        """The numbers that meanings name, from the rules' own constants and the board."""


class Heat(Protocol):
    """What the laboratory asks: where places lie, what happens there, who won and lost what."""

    UNIT: str
    places: Callable[[Any], dict[int, tuple[float, float]]]
    heat: Callable[[Any, Any], dict[str, Any]]
    points: Callable[[Any, Any], dict[str, tuple[Any, Any]]]


@dataclass(frozen=True)
class Hooks:
    """Everything a game adds."""

    thinking: Thinking
    standing_pass: StandingPass
    hide_event: HideEvent | None
    may_take_back: MayTakeBack | None
    objection: Objector | None
    board_options: Callable[[Any], Values] | None
    """The options that a board decides by itself."""
    position_options: Callable[[Any, Any], Values] | None
    """The options that a position, of a board and a state, tells of."""
    derived_board: tuple[str, ...]
    """The last fields of the board, which follow from the others and do not count in its hash."""
    chart: Chart | None
    live: Live | None
    wording: Wording | None
    gist: Gist | None
    glossary: Glossary | None

    def live_minutes(self, options: Mapping[str, Any]) -> int:
        """How long a game with these options lasts at most; 0: as long as it takes."""
        return 0 if self.live is None else self.live.minutes(options)


def hooks_of(game: Game) -> Hooks:
    """What a game has."""
    board, notation, view = (game.module(name) for name in ("board", "notation", "view"))
    wording = _optional(game, "wording")
    return Hooks(
        thinking=thinking_of(game.engine),
        standing_pass=notation.standing_pass,
        hide_event=getattr(view, "hide_event", None),
        may_take_back=getattr(view, "may_take_back", None),
        objection=getattr(notation, "objection", None),
        board_options=getattr(board, "board_options", None),
        position_options=getattr(notation, "position_options", None),
        derived_board=getattr(board, "DERIVED", ()),
        chart=cast(Chart | None, _optional(game, "chart")),
        live=cast(Live | None, _optional(game, "live")),
        wording=cast(Wording | None, wording),
        gist=getattr(wording, "gist", None),
        glossary=cast(Glossary | None, _optional(game, "glossary")),
    )


def heat_of(game: Game) -> Heat | None:
    """What the laboratory asks a game; loaded for nobody else."""
    return cast(Heat | None, _optional(game, "heat"))


def _optional(game: Game, name: str) -> ModuleType | None:
    """A module that not every game has."""
    return game.module(name) if find_spec(f"{game.package}.{name}") is not None else None
