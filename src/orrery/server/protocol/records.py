"""What HTTP answers about players: their games, statistics and ratings."""

from __future__ import annotations

from msgspec import Struct


class OpponentSeen(Struct, frozen=True):
    """Somebody one has played with."""

    seat: int
    name: str  # of a person (empty: it was deleted), or the rank of a bot
    is_bot: bool
    has_won: bool


class RecordSeen(Struct, frozen=True):
    """One finished game of a player."""

    id: str
    game: str
    players: int
    ended: float
    length: int  # entries of its log
    result: str  # won, shared, lost, none
    reason: str | None  # rules, resign, time, draw, abandon
    seats: list[int]  # the player's
    opponents: list[OpponentSeen]
    rating: float | None = None  # after it, if it was rated
    before: float | None = None


class CountSeen(Struct, frozen=True):
    """How often played and won; what `key` is depends on the list."""

    key: str
    played: int
    won: int


class StreakSeen(Struct, frozen=True):
    """Wins in a row."""

    now: int
    best: int


class StatisticsSeen(Struct, frozen=True):
    """What finished games add up to; those with one seat against others alone."""

    played: int
    won: int
    by_game: list[CountSeen]  # astron/2: a game and how many play
    by_seat: list[CountSeen]  # astron/2/0
    by_opponent: list[CountSeen]  # a name
    by_rank: list[CountSeen]  # a bot
    streak: StreakSeen


class RatingSeen(Struct, frozen=True):
    """How strong somebody plays a game of so many seats."""

    game: str
    players: int
    number: int
    give: int  # 19 of 20 times the truth lies no further off
    games: int
    is_provisional: bool
    above: str | None  # the strongest bot that is weaker
    below: str | None  # the weakest bot that is stronger


class MyGamesSeen(Struct, frozen=True):
    """One's own games."""

    finished: list[RecordSeen]
    next: int | None  # `from` of the next page
    statistics: StatisticsSeen | None  # on the first page
    games: list[str]  # that were played, for the filter


class PlayerSeen(Struct, frozen=True):
    """Somebody's page: what they let others see. None: they do not."""

    name: str
    since: float
    is_me: bool
    ratings: list[RatingSeen] | None
    games: list[RecordSeen] | None
    statistics: StatisticsSeen | None
    clubs: list[str]  # names of those they belong to


class LeaderSeen(Struct, frozen=True):
    """A line of a leaderboard: a person, or a bot as a mark."""

    name: str
    is_bot: bool
    number: int
    give: int
    games: int


class LeaderboardSeen(Struct, frozen=True):
    """The strongest of a game and size, bots among them."""

    game: str
    players: int
    leaders: list[LeaderSeen]


class ChangeSeen(Struct, frozen=True):
    """What a game did to the rating of a seat."""

    seat: int
    before: int
    after: int
    rating: RatingSeen
