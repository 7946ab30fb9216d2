"""Fair cards: the roll that no single party can choose, the server's operator included.

The authority for the formulas of scheme 2; web/src/lib/roll.ts has the same, and both are held to
tests/server/roll_vectors.json. H is SHA-256 in hexadecimal, `|` stands between the parts.

    c      = H(s)                                  the server's commitment to its secret s
    k_i    = H(orrery word 2|table|seat|r_i)       a seat's commitment to its random word r_i
    R      = H(roll)                               the roll: a text with c, all k_i and the table
    r_bot  = H(orrery bot 2|R|seat)                bots follow a public rule and add nothing
    seed   = H(orrery seed 2|R|s|r_0|r_1|...)      a seat without a word adds the empty text

Nobody shows a word before R is known to all, and R binds every word: so whoever wants to choose a
seed must choose before knowing the words of the others. `check_header` checks a finished log.

    python -m orrery.server.logbook.fair game.jsonl
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.server.access.tokens import hash_of

GLUE = "|"
SCHEME = 2
NOTHING_DRAWN = 0  # the scheme of a game in which chance has no part
OLD_GLUE = "+"  # of scheme 1
FROM_THE_TABLE = ("game", "rules", "options", "board", "board_hash", "seats")
"""What a roll repeats of the head of the log."""
SECRET_KEYS = ("seed", "secret", "words")
"""What the head of a log shows only when the game is over."""

Header = dict[str, Any]


class RollSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a roll; `commitment` is None for bots and where no word is awaited."""

    seat: int
    name: str  # red, ship1, ...
    guest: str | None
    player: str  # the name of the guest or bot
    bot: bool
    typed: str  # a word of the player's own, for all to see
    commitment: str | None


class Thrown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A roll that was thrown away: its hash, and the names of those who did not show their word."""

    number: int
    roll: str
    missing: list[str]


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides the cards but for the words themselves, frozen before any is shown."""

    scheme: int
    table: str
    number: int
    game: str
    rules: int
    options: dict[str, Any]
    board: str
    board_hash: str
    commitment: str
    seats: list[RollSeat]
    thrown: list[Thrown]


def new_word() -> str:
    """32 random bytes in hexadecimal: a server's secret or a player's word."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What binds the server to its secret."""
    return hash_of(secret)


def word_commitment(table: str, seat: int, word: str) -> str:
    """What binds a seat to its word."""
    return hash_of(GLUE.join(["orrery word 2", table, str(seat), word]))


def bot_word(roll_hash: str, seat: int) -> str:
    """The word of a bot: anyone can work it out, so it adds nothing."""
    return hash_of(GLUE.join(["orrery bot 2", roll_hash, str(seat)]))


def seed_of(roll_hash: str, secret: str, words: Sequence[str]) -> str:
    """The seed that decides every draw."""
    return hash_of(GLUE.join(["orrery seed 2", roll_hash, secret, *words]))


def roll_text(roll: Roll) -> str:
    """A roll as the one text that is hashed, shown and kept."""
    return json.dumps(msgspec.to_builtins(roll), sort_keys=True, separators=(",", ":"))


def read_roll(text: str) -> Roll:
    """The roll of a text; BadInput when it is none of ours."""
    try:
        roll = msgspec.json.decode(text, type=Roll)
    except (msgspec.MsgspecError, TypeError, UnicodeError) as error:
        raise BadInput(f"the roll cannot be read: {error}") from None
    in_order = all(entry.seat == n for n, entry in enumerate(roll.seats))
    if roll.scheme != SCHEME or not in_order:
        raise BadInput(f"the roll is not of scheme {SCHEME}")
    return roll


def all_words(roll: Roll, roll_hash: str, shown: dict[int, str]) -> list[str]:
    """The words of all seats: those shown, the rule's for bots, none for the others."""
    return [
        bot_word(roll_hash, entry.seat) if entry.bot else shown.get(entry.seat, "")
        for entry in roll.seats
    ]


# What a player's client checks


@dataclass
class Keeper:
    """A player's own memory of one table's rolls: what a client keeps, checks and sends."""

    table: str
    guest: str
    commitments: dict[int, str] = field(default_factory=dict)  # the server's, as first seen
    words: dict[tuple[int, int], str] = field(default_factory=dict)  # by roll and seat
    rolls: dict[int, str] = field(default_factory=dict)  # R of each roll we showed words for

    def answer(self, seen: dict[str, Any]) -> list[dict[str, Any]]:
        """The requests with which to answer a table's state; BadInput when we are deceived."""
        roll = seen["roll"]
        if seen["status"] == "over" or (roll is None and not self.commitments):
            return []
        if roll is None:
            raise BadInput("the server says no longer that cards are drawn")
        number = int(roll["number"])
        if self.commitments.setdefault(number, roll["commitment"]) != roll["commitment"]:
            raise BadInput("the server has changed its commitment")
        mine = [seat for seat in seen["seats"] if seat["guest"] == self.guest]
        if seen["status"] == "running":
            if mine:
                self.compare(number, roll["hash"])
            return []
        requests = [self._commit(number, seat) for seat in mine if self._is_new(number, seat)]
        awaited = [seat["seat"] for seat in mine if seat["seat"] in roll["waits_for"]]
        if roll["text"] is not None and awaited:
            self.check(roll["text"], roll["hash"], number, [seat["seat"] for seat in mine])
            requests += [self._reveal(number, seat) for seat in awaited]
        return requests

    def check(self, text: str, roll_hash: str, number: int, mine: Sequence[int]) -> None:
        """Bind ourselves to a roll; BadInput says why we show it no word."""
        roll = read_roll(text)
        if hash_of(text) != roll_hash:
            raise BadInput("the roll is not the one its hash says")
        if (roll.table, roll.number) != (self.table, number):
            raise BadInput("the roll is for another table or has another number")
        if roll.commitment != self.commitments.get(number):
            raise BadInput("the server has changed its commitment")
        for seat in mine:
            self._check_own(roll, number, seat)
        self._check_thrown(roll, number)
        if self.rolls.setdefault(number, roll_hash) != roll_hash:
            raise BadInput("another roll with this number was shown before")

    def compare(self, number: int, roll_hash: str | None) -> None:
        """The game is played with the roll we showed our words for; BadInput if it is not."""
        if number not in self.rolls:
            raise BadInput("the cards were drawn without our word")
        if self.rolls[number] != roll_hash:
            raise BadInput("the game is played with another roll than the one shown to us")

    def check_log(self, header: Header) -> str:
        """The log of the finished game against our memory; what `check_header` says of it."""
        said = check_header(header)
        if header.get("scheme") != SCHEME:
            raise BadInput("the log does not hold the roll that was shown to us")
        self.compare(read_roll(header["roll"]).number, hash_of(header["roll"]))
        return said

    def _is_new(self, number: int, seat: dict[str, Any]) -> bool:
        """A seat of ours has no commitment yet; BadInput when it has one that is not ours."""
        if seat["commitment"] is None:
            return number not in self.rolls
        if seat["commitment"] != self._own(number, seat["seat"]):
            raise BadInput("our commitment was replaced")
        return False

    def _own(self, number: int, seat: int) -> str | None:
        word = self.words.get((number, seat))
        return None if word is None else word_commitment(self.table, seat, word)

    def _commit(self, number: int, seat: dict[str, Any]) -> dict[str, Any]:
        self.words.setdefault((number, seat["seat"]), new_word())
        own = self._own(number, seat["seat"])
        return {"type": "commit", "game": self.table, "seat": seat["seat"], "roll": number,
                "commitment": own}  # fmt: skip

    def _reveal(self, number: int, seat: int) -> dict[str, Any]:
        return {"type": "reveal", "game": self.table, "seat": seat, "roll": self.rolls[number],
                "word": self.words[number, seat]}  # fmt: skip

    def _check_own(self, roll: Roll, number: int, seat: int) -> None:
        entry = roll.seats[seat] if seat < len(roll.seats) else None
        if entry is None or entry.guest != self.guest:
            raise BadInput("the roll gives our seat to somebody else")
        if entry.commitment is None:
            raise BadInput("the roll leaves our word out")
        if entry.commitment != self._own(number, seat):
            raise BadInput("our commitment was replaced")

    def _check_thrown(self, roll: Roll, number: int) -> None:
        """No roll we took part in is kept quiet."""
        thrown = {entry.number: entry.roll for entry in roll.thrown}
        if sorted(thrown) != list(range(1, number)):
            raise BadInput("the roll does not name all rolls that were thrown away")
        for earlier, own in self.rolls.items():
            if earlier < number and thrown[earlier] != own:
                raise BadInput("the roll misnames a roll that was thrown away")


# What anyone can check of a finished log


def check_header(header: Header) -> str:
    """A sentence that says the cards were fair; BadInput when they were not."""
    scheme = header.get("scheme", 1)
    if scheme == NOTHING_DRAWN:
        return "nothing is drawn in this game, so it needed no seed"
    if scheme == 1:
        return _check_first_scheme(header)
    if scheme != SCHEME:
        raise BadInput(f"this log has cards of scheme {scheme}; this Orrery knows up to {SCHEME}")
    missing = [key for key in ("roll", "commitment", *SECRET_KEYS) if key not in header]
    if missing:
        raise BadInput(f"the head of this log lacks {missing[0]!r}")
    roll = read_roll(header["roll"])
    _check_table(header, roll)
    _check_words(header, roll)
    return _sentence(roll, hash_of(header["roll"]))


def _check_table(header: Header, roll: Roll) -> None:
    """The roll is of this game, and the secret is the one committed to."""
    for key in FROM_THE_TABLE:
        theirs = [entry.name for entry in roll.seats] if key == "seats" else getattr(roll, key)
        if theirs != header.get(key):
            raise BadInput(f"the roll was for another game: {key} is {theirs}")
    if not header["commitment"] == roll.commitment == commitment(str(header["secret"])):
        raise BadInput("the server's secret is not the one it committed to")
    if [entry.number for entry in roll.thrown] != list(range(1, roll.number)):
        raise BadInput("the roll does not name all rolls that were thrown away")


def _check_words(header: Header, roll: Roll) -> None:
    """Every word is the one its seat committed to, and the seed follows from them."""
    roll_hash, words = hash_of(header["roll"]), [str(word) for word in header["words"]]
    if len(words) != len(roll.seats):
        raise BadInput("the log does not hold one word for each seat")
    for entry, word in zip(roll.seats, words, strict=True):
        seat, bound = entry.seat, entry.commitment
        if entry.bot:
            fits = word == bot_word(roll_hash, seat) and bound is None
        else:
            fits = (word == "") if bound is None else bound == _bound(roll, seat, word)
        if not fits:
            raise BadInput(f"the word of {entry.name} is not the one committed to")
    if header["seed"] != seed_of(roll_hash, str(header["secret"]), words):
        raise BadInput("the seed of this log does not follow from the secret and the words")


def _bound(roll: Roll, seat: int, word: str) -> str:
    return word_commitment(roll.table, seat, word)


def _sentence(roll: Roll, roll_hash: str) -> str:
    """What holds, who took part, who was missing."""
    people = [entry for entry in roll.seats if not entry.bot]
    bound = [entry.player for entry in people if entry.commitment is not None]
    left = [entry.player for entry in people if entry.commitment is None]
    parts = [
        f"roll {roll_hash}: the seed follows from the server's secret and the words of "
        f"{_and(bound)}, all bound before any was shown"
        if bound
        else f"roll {roll_hash}: the server's cards, no player's word is in the seed"
    ]
    if left:
        parts.append(f"no word came from {_and(left)}")
    if len(people) < len(roll.seats):
        parts.append("bots follow a public rule and add nothing")
    parts += [f"roll {one.number} was thrown away ({_thrown_why(one)})" for one in roll.thrown]
    return "; ".join(parts)


def _thrown_why(thrown: Thrown) -> str:
    return f"{_and(thrown.missing)} did not answer" if thrown.missing else "the seats changed"


def _and(names: Sequence[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


# Scheme 1: logs of earlier versions


def _check_first_scheme(header: Header) -> str:
    """SERVER+SEAT0+SEAT1...: the server's secret first, then what each seat typed."""
    if "commitment" not in header or "seed" not in header:
        raise BadInput("this log has no commitment: it was not played on a server")
    server_seed, *added = str(header["seed"]).split(OLD_GLUE)
    if commitment(server_seed) != header["commitment"]:
        raise BadInput("the seed of this log is not the one the server committed to")
    n_added = sum(bool(text) for text in added)
    return f"the server's seed is the one it committed to; {n_added} players added theirs"


def main() -> None:
    """Check the cards of a downloaded log."""
    from orrery.core.replay import read_any_log

    print(check_header(read_any_log(sys.argv[1]).header))


if __name__ == "__main__":
    main()
