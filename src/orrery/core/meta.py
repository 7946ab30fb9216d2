"""What a game says about itself before it is loaded: title, seats, options, rules version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from orrery.core.errors import BadInput, Remark, one_of

Value = int | bool | str
Values = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One option of a game: a flag, a whole number in a range, or one of some words."""

    name: str
    help: str
    clause: str
    default: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    offered: Value | None = None
    """What a new table in the browser offers first, where that is not the default."""

    def __post_init__(self) -> None:
        """TypeError if the option itself would not take its default or what it offers."""
        for value in (self.default, self.first_offer):
            try:
                self.read(value)
            except BadInput as error:
                raise TypeError(f"the default of an option must fit it: {error.reason}") from None

    @property
    def first_offer(self) -> Value:
        """What a new table in the browser offers first."""
        return self.default if self.offered is None else self.offered

    @property
    def kind(self) -> str:
        """`flag`, `choice` or `number`."""
        if isinstance(self.default, bool):
            return "flag"
        return "choice" if self.choices else "number"

    def read(self, value: object) -> Value:
        """The checked value; texts as typed on a command line are understood."""
        if self.kind == "flag":
            return self._read_flag(value)
        return self._read_choice(value) if self.choices else self._read_number(value)

    def code(self, value: Value) -> int:
        """The number the Options record holds for a value."""
        return self.choices.index(str(value)) if self.choices else int(value)

    def value_of(self, code: int) -> Value:
        """The value that a number of the Options record stands for."""
        if self.kind == "flag":
            return bool(code)
        return self.choices[code] if self.choices else code

    def _read_flag(self, value: object) -> bool:
        known = {"true": True, "yes": True, "on": True, "1": True}
        known |= {"false": False, "no": False, "off": False, "0": False}
        if str(value).lower() not in known:
            raise BadInput(f"option {self.name} is on or off, not {value!r}", self.clause)
        return known[str(value).lower()]

    def _read_choice(self, value: object) -> str:
        if str(value) not in self.choices:
            hint = one_of(str(value), list(self.choices))
            raise BadInput(f"option {self.name} cannot be {value!r}: {hint}", self.clause)
        return str(value)

    def _read_number(self, value: object) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            allowed = f"a whole number from {self.low} to {self.high}"
            raise BadInput(f"option {self.name} is {allowed}, not {value!r}", self.clause)
        return number


def no_objection(values: Mapping[str, Value]) -> Remark | None:
    """All combinations of options are fine."""
    return None


def always(values: Mapping[str, Value]) -> bool:
    """With any options."""
    return True


def never(values: Mapping[str, Value]) -> bool:
    """With no options."""
    return False


DRAWN = ("cards", "dice", "lots")


@dataclass(frozen=True)
class Meta:
    """The card on the lid of the box."""

    id: str
    title: str
    blurb: str
    year: int
    min_players: int
    max_players: int
    seat_names: tuple[str, ...]
    clause_prefix: str
    n_clauses: int
    default_players: int = 2
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    boards: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What people read for seats, options, choices and boards, where it is not their name."""
    max_actions: int = 100_000
    """No game takes more actions than this, nature's included."""
    objection: Callable[[Mapping[str, Value]], Remark | None] = field(default=no_objection)
    """What is wrong with a combination of checked options, or None."""
    caution: Callable[[Mapping[str, Value]], Remark | None] = field(default=no_objection)
    """What people should know before they sit down to such a game, or None."""
    draws: Callable[[Mapping[str, Value]], bool] = field(default=always)
    """Whether nature may act in a game with these options."""
    open_standing: bool = False
    """Of a game with secrets: who may act, the points and the end follow from what all may know.

    Then they are worked out once for all viewers; conformance holds it against every copy."""
    drawn: str = "lots"
    """What nature draws, in the words that people read of it: cards, dice, or lots of any kind."""

    def __post_init__(self) -> None:
        """TypeError says what does not fit together."""
        if not 1 <= self.min_players <= self.default_players <= self.max_players:
            counts = f"{self.min_players}, {self.default_players}, {self.max_players}"
            raise TypeError(f"min_players, default_players and max_players must rise: {counts}")
        if self.drawn not in DRAWN:
            raise TypeError(f"drawn is {self.drawn!r}: {one_of(self.drawn, list(DRAWN))}")
        if len(self.seat_names) < self.max_players:
            n = len(self.seat_names)
            raise TypeError(f"{self.max_players} players and {n} seat_names: every seat has one")
        twice = [name for name in self.seat_names if self.seat_names.count(name) > 1]
        if twice:
            raise TypeError(f"seat_names has {twice[0]!r} twice: a seat is known by its name")
        for option in self.options:
            if option.clause not in self.clauses:
                known = f"{self.clauses[0]} to {self.clauses[-1]}"
                what = f"option {option.name} names {option.clause}"
                raise TypeError(f"{what}, which is no clause: {known}")

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of all clauses of the specification."""
        return tuple(f"{self.clause_prefix}-{n}" for n in range(1, self.n_clauses + 1))

    @property
    def players_text(self) -> str:
        """How many play: `2`, `2 to 5`."""
        low, high = self.min_players, self.max_players
        return str(low) if low == high else f"{low} to {high}"

    def read_options(self, players: object, given: Mapping[str, object]) -> Values:
        """Checked values of all options, `players` first; BadInput says what is wrong."""
        values: Values = {"players": self._read_players(players)}
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                hint = one_of(name, [*known, "players"])
                raise BadInput(f"{self.title} has no option {name!r}: {hint}")
        for name, option in known.items():
            values[name] = option.read(given[name]) if name in given else option.default
        objection = self.objection(values)
        if objection:
            raise BadInput(f"{self.title}: {objection.text}", objection.clause)
        return values

    def _read_players(self, players: object) -> int:
        low, high = self.min_players, self.max_players
        if players is None:
            return self.default_players
        if not str(players).isdecimal() or not low <= int(str(players)) <= high:
            raise BadInput(f"{self.title} is for {self.players_text} players, not {players}")
        return int(str(players))

    def seat_number(self, seat: Any) -> int:
        """The number of a seat given by number or name."""
        if isinstance(seat, str) and seat in self.seat_names:
            return self.seat_names.index(seat)
        if isinstance(seat, int) and -1 <= seat < self.max_players:
            return seat
        raise BadInput(f"no seat {seat!r}: {self.title} has {', '.join(self.seat_names)}")
