"""Fair cards against somebody who runs the server and plays: every way to choose is found out.

`Keeper` is what an honest player's client does (web/src/lib/roll.ts is the same); `check_header`
is what `orrery verify` asks of a finished log.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from orrery.core.chance import ChanceStream
from orrery.core.errors import BadInput
from orrery.server.access.tokens import hash_of
from orrery.server.logbook import fair
from orrery.server.logbook.fair import Keeper, Roll, RollSeat, Thrown, check_header
from orrery.server.logbook.heads import rolled

TABLE = "7ab1e7ab1e00"
VECTORS = Path(__file__).parents[1] / "roll_vectors.json"
HEAD = {
    "orrery": 1, "game": "astron", "rules": 1, "options": {"players": 2, "teams": "none"},
    "board": "default", "board_hash": "b0a2d", "seats": ["ship1", "ship2"],
}  # fmt: skip


class Operator:
    """Runs the server, sits on seat 0, and would like a certain hand."""

    def __init__(self) -> None:
        self.secret = fair.new_word()
        self.word = fair.new_word()
        self.ben = Keeper(TABLE, "ben")

    def seats(self, ben: str | None, own: str | None = None) -> list[RollSeat]:
        own = own or fair.word_commitment(TABLE, 0, self.word)
        return [
            RollSeat(0, "ship1", "op", "Op", False, "", own),
            RollSeat(1, "ship2", "ben", "Ben", False, "", ben),
        ]

    def roll(self, ben: str | None, **changes: object) -> Roll:
        usual = Roll(
            2, TABLE, 1, "astron", 1, HEAD["options"], "default", "b0a2d",
            fair.commitment(self.secret), self.seats(ben), [],
        )  # fmt: skip
        return msgspec.structs.replace(usual, **changes)

    def view(self, text: str | None = None, ben: str | None = None, **changes: object) -> dict:
        """The table as Ben's client is told."""
        roll = {
            "number": 1, "commitment": fair.commitment(self.secret), "text": text,
            "hash": hash_of(text) if text else None, "waits_for": [1], **changes,
        }  # fmt: skip
        seats = [{"seat": 0, "guest": "op", "commitment": "0" * 64},
                 {"seat": 1, "guest": "ben", "commitment": ben}]  # fmt: skip
        return {"status": "open", "roll": roll, "seats": seats}

    def bound(self) -> str:
        """Ben's commitment, as his client sends it."""
        (request,) = self.ben.answer(self.view())
        assert request["type"] == "commit"
        return str(request["commitment"])

    def revealed(self, text: str, ben: str) -> str:
        """Ben's word, which his client shows for a roll it believes."""
        (request,) = self.ben.answer(self.view(text, ben))
        assert (request["type"], request["roll"]) == ("reveal", hash_of(text))
        return str(request["word"])


def honest() -> tuple[Operator, str, dict]:
    """An operator who plays fair, the roll, and the whole head of the log."""
    op = Operator()
    bound = op.bound()
    text = fair.roll_text(op.roll(bound))
    word = op.revealed(text, bound)
    return op, text, rolled(HEAD, text, op.secret, {0: op.word, 1: word})


def test_an_honest_roll_is_believed_by_the_client_and_by_verify():
    op, text, header = honest()
    said = op.ben.check_log(header)
    assert said.startswith(f"roll {hash_of(text)}: the seed follows from the server's secret")
    assert "the words of Op and Ben, all bound before any was shown" in said


def test_a_chosen_word_does_not_choose_the_hand():
    """The reported attack: the operator knows his secret and tries 545 words of his own.

    Whatever he foresees without Ben's word is as good as a guess, and after Ben's word every
    other word of his breaks his commitment.
    """
    op = Operator()
    bound = op.bound()

    def hand(seed: str) -> list[int]:
        stream = ChanceStream(seed)
        return [stream.pick([1] * 52) for _ in range(4)]

    tries = [fair.new_word() for _ in range(545)]
    guess = fair.new_word()  # he has to guess Ben's
    luck = random.Random(1)
    wanted = {luck.randrange(52) for _ in range(26)}
    best = max(
        tries, key=lambda w: len(wanted & set(hand(fair.seed_of("0", op.secret, [w, guess]))))
    )
    op.word = best
    text = fair.roll_text(op.roll(bound))
    word = op.revealed(text, bound)
    header = rolled(HEAD, text, op.secret, {0: best, 1: word})
    assert hand(header["seed"]) != hand(fair.seed_of("0", op.secret, [best, guess]))
    check_header(header)
    for other in tries[:20]:  # now he knows everything, and would like another word
        if other != best:
            with pytest.raises(BadInput, match="ship1 is not the one committed to"):
                check_header(rolled(HEAD, text, op.secret, {0: other, 1: word}))


def test_a_late_commitment_makes_another_roll():
    """He binds himself after he has seen Ben's word: Ben's client knows the roll it agreed to."""
    op, _, header = honest()
    word = header["words"][1]
    late = fair.word_commitment(TABLE, 0, "f" * 64)
    bound = fair.word_commitment(TABLE, 1, word)
    text = fair.roll_text(op.roll(bound, seats=op.seats(bound, late)))
    doctored = rolled(HEAD, text, op.secret, {0: "f" * 64, 1: word})
    check_header(doctored)  # sound in itself
    with pytest.raises(BadInput, match="another roll than the one shown to us"):
        op.ben.check_log(doctored)
    with pytest.raises(BadInput, match="another roll with this number was shown before"):
        op.ben.answer(op.view(text, bound))


def test_a_roll_changed_after_the_commitments_gets_no_word():
    op = Operator()
    bound = op.bound()
    for change in (
        {"table": "other"},
        {"number": 2},
        {"scheme": 1},
        {"thrown": [Thrown(1, "x", [])]},
    ):
        text = fair.roll_text(op.roll(bound, **change))
        with pytest.raises(BadInput, match=r"another table|number|scheme|thrown away"):
            op.ben.answer(op.view(text, bound))
    text = fair.roll_text(op.roll(bound))
    with pytest.raises(BadInput, match="not the one its hash says"):
        op.ben.answer(op.view(text, bound, hash="0" * 64))
    assert op.ben.rolls == {}


def test_a_replaced_commitment_gets_no_word():
    op = Operator()
    bound = op.bound()
    other = fair.word_commitment(TABLE, 1, "e" * 64)
    text = fair.roll_text(op.roll(other))
    for shown in (bound, other):
        with pytest.raises(BadInput, match="our commitment was replaced"):
            op.ben.answer(op.view(text, shown))
    with pytest.raises(BadInput, match="leaves our word out"):
        op.ben.answer(op.view(fair.roll_text(op.roll(None)), bound))
    seats = [op.seats(bound)[0], RollSeat(1, "ship2", "op", "Op", False, "", bound)]
    with pytest.raises(BadInput, match="our seat to somebody else"):
        op.ben.answer(op.view(fair.roll_text(op.roll(bound, seats=seats)), bound))


def test_another_secret_than_the_first_gets_no_word_and_no_belief():
    op, text, header = honest()
    with pytest.raises(BadInput, match="secret is not the one it committed to"):
        check_header(rolled(HEAD, text, fair.new_word(), dict(enumerate(header["words"]))))
    op = Operator()
    bound = op.bound()
    op.secret = fair.new_word()
    with pytest.raises(BadInput, match="changed its commitment"):
        op.ben.answer(op.view(fair.roll_text(op.roll(bound)), bound))
    op = Operator()
    bound = op.bound()
    text = fair.roll_text(op.roll(bound, commitment=fair.commitment(fair.new_word())))
    with pytest.raises(BadInput, match="changed its commitment"):
        op.ben.answer(op.view(text, bound))


def test_a_withheld_word_throws_the_roll_away_for_all_to_see():
    """He does not like the cards and shows no word: the next roll must name the first."""
    op, text, _ = honest()
    op.secret = fair.new_word()
    second = {"number": 2, "commitment": fair.commitment(op.secret)}
    (request,) = op.ben.answer(op.view(**second))
    bound = request["commitment"]
    for thrown in ([], [Thrown(1, "0" * 64, ["Op"])]):
        quiet = fair.roll_text(op.roll(bound, number=2, thrown=thrown))
        with pytest.raises(BadInput, match="thrown away"):
            op.ben.answer(op.view(quiet, bound, **second))
    named = op.roll(bound, number=2, thrown=[Thrown(1, hash_of(text), ["Op"])])
    (request,) = op.ben.answer(op.view(fair.roll_text(named), bound, **second))
    assert request["word"] != op.ben.words[1, 1]  # a word that was shown is not used again
    header = rolled(HEAD, fair.roll_text(named), op.secret, {0: op.word, 1: request["word"]})
    assert "roll 1 was thrown away (Op did not answer)" in op.ben.check_log(header)


def test_two_rolls_shown_to_two_people_are_found_out():
    op, _, header = honest()
    eve = Keeper(TABLE, "eve", rolls={1: hash_of("another roll")})
    op.ben.check_log(header)
    with pytest.raises(BadInput, match="another roll than the one shown to us"):
        eve.check_log(header)
    running = {**op.view(), "status": "running"}
    running["roll"]["hash"] = hash_of("another roll")
    with pytest.raises(BadInput, match="another roll than the one shown to us"):
        op.ben.answer(running)


def test_cards_drawn_without_our_word_are_noticed():
    op = Operator()
    op.bound()
    running = {**op.view(), "status": "running"}
    with pytest.raises(BadInput, match="without our word"):
        op.ben.answer(running)
    with pytest.raises(BadInput, match="no longer that cards are drawn"):
        op.ben.answer({**op.view(), "roll": None})


@pytest.mark.parametrize("key", ["seed", "secret", "words", "roll", "commitment"])
def test_a_head_that_lacks_something_is_refused(key):
    _, _, header = honest()
    with pytest.raises(BadInput, match=f"lacks '{key}'"):
        check_header({k: v for k, v in header.items() if k != key})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": "0" * 64}, "does not follow"), ({"board_hash": "x"}, "another game: board_hash"),
        ({"options": {"players": 3}}, "another game: options"),
        ({"rules": 9}, "another game: rules"),
        ({"seats": ["ship1"]}, "another game: seats"), ({"words": ["a"]}, "one word for each seat"),
        ({"roll": "{}"}, "cannot be read"), ({"scheme": 3}, "scheme 3"),
        ({"commitment": "0" * 64}, "not the one it committed to"),
    ],
)  # fmt: skip
def test_a_changed_head_is_refused(change, why):
    _, _, header = honest()
    with pytest.raises(BadInput, match=why):
        check_header({**header, **change})


def test_bots_follow_a_public_rule_and_add_nothing():
    op, _, _ = honest()
    bot = RollSeat(1, "ship2", None, "random", True, "", None)
    text = fair.roll_text(op.roll(None, seats=[op.seats(None)[0], bot]))
    header = rolled(HEAD, text, op.secret, {0: op.word})
    assert header["words"][1] == fair.bot_word(hash_of(text), 1)
    assert "bots follow a public rule and add nothing" in check_header(header)
    with pytest.raises(BadInput, match="ship2 is not the one"):
        check_header({**header, "words": [op.word, fair.new_word()]})


def test_without_a_players_word_the_sentence_says_servers_cards():
    op, _, _ = honest()
    bots = [RollSeat(n, f"ship{n + 1}", None, "random", True, "", None) for n in (0, 1)]
    header = rolled(HEAD, fair.roll_text(op.roll(None, seats=bots)), op.secret, {})
    assert "the server's cards, no player's word is in the seed" in check_header(header)


def test_logs_of_the_first_scheme_still_verify_with_their_own_sentence():
    secret = "5" * 32
    header = {"seed": f"{secret}+my luck+", "commitment": hash_of(secret)}
    said = "the server's seed is the one it committed to; 1 players added theirs"
    assert check_header(header) == said
    with pytest.raises(BadInput, match="not the one the server committed to"):
        check_header({**header, "seed": "x++"})
    with pytest.raises(BadInput, match="no commitment"):
        check_header({"seed": "1"})


def test_draws_of_many_rolls_are_even():
    """Chi-square of the first draw over 20,000 rolls; 51 degrees of freedom, p = 0.001."""
    counts = [0] * 52
    for n in range(20_000):
        seed = fair.seed_of(hash_of(str(n)), "5" * 64, ["a" * 64, "b" * 64])
        counts[ChanceStream(seed).pick([1] * 52)] += 1
    expected = 20_000 / 52
    assert sum((count - expected) ** 2 / expected for count in counts) < 87


def test_python_keeps_to_the_shared_vectors():
    for vector in json.loads(VECTORS.read_text("utf-8")):
        words = {int(seat): word for seat, word in vector["shown"].items()}
        roll = fair.read_roll(vector["roll"])
        assert fair.roll_text(roll) == vector["roll"]
        assert hash_of(vector["roll"]) == vector["hash"]
        assert fair.commitment(vector["secret"]) == roll.commitment
        for seat, word in words.items():
            assert fair.word_commitment(roll.table, seat, word) == roll.seats[seat].commitment
        assert fair.all_words(roll, vector["hash"], words) == vector["words"]
        assert fair.seed_of(vector["hash"], vector["secret"], vector["words"]) == vector["seed"]


def make_vectors() -> None:
    """`python tests/server/logbook/test_logbook_fair.py` writes the vectors anew."""
    vectors = []
    for n, kinds in enumerate(("pp", "pb", "pnp", "bb")):
        secret = hash_of(f"secret {n}")
        shown = {s: hash_of(f"word {n} {s}") for s, kind in enumerate(kinds) if kind == "p"}
        seats = [
            RollSeat(
                s, f"ship{s + 1}", None if kind == "b" else f"guest{s}", "Zoë | Ümit", kind == "b",
                "Glück" if s == 0 else "",
                fair.word_commitment(TABLE, s, shown[s]) if s in shown else None,
            )
            for s, kind in enumerate(kinds)
        ]  # fmt: skip
        thrown = [Thrown(k + 1, hash_of(f"roll {k}"), ["Zoë"]) for k in range(n)]
        roll = Roll(2, TABLE, n + 1, "astron", 1, {"players": len(kinds), "teams": "none"},
                    "default", "b0a2d", fair.commitment(secret), seats, thrown)  # fmt: skip
        text = fair.roll_text(roll)
        words = fair.all_words(roll, hash_of(text), shown)
        vectors.append({
            "roll": text, "hash": hash_of(text), "secret": secret, "shown": shown, "words": words,
            "seed": fair.seed_of(hash_of(text), secret, words),
        })  # fmt: skip
    VECTORS.write_text(json.dumps(vectors, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    make_vectors()
