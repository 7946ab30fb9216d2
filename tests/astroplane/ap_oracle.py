"""Astroplane a second time: slow, literal, by coordinates and lists.

Written from the specification alone, without a look at the package: no board file, no action
numbers, no stacks by cell. A position is a dict (x, y, facing) -> pieces, bottom first, so a
Square is just two positions that happen to be back to back. It knows single games only.
"""

from __future__ import annotations

from dataclasses import dataclass

Facing = tuple[int, int]
Point = tuple[int, int]
N, E, S, W = (0, 1), (1, 0), (0, -1), (-1, 0)
LETTER = {N: "n", E: "e", S: "s", W: "w"}
FACING = {letter: facing for facing, letter in LETTER.items()}
DIAGONALS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
CORNERS = {"ne": (1, 1), "se": (1, -1), "sw": (-1, -1), "nw": (-1, 1)}


@dataclass(eq=False)
class Piece:
    """One astroplane: has it acted in this turn, did it come through a wormhole?"""

    owner: int
    acted: bool = False
    marked: bool = False


def kind(p: Point) -> str:
    """What is at a place (AP-4 to AP-11)."""
    low, high = sorted(map(abs, p))
    if (p[0] + p[1]) % 2 == 0 or high > 7:
        return "nothing"
    if high == 7:
        return {0: "hyper", 2: "start", 6: "fire"}.get(low, "nothing")
    return {1: "centre", 11: "worm"}.get(low + high, "space")


def name(p: Point) -> str:
    return f"{'abcdefghijklmno'[p[0] + 7]}{p[1] + 8}"


def place(text: str) -> Point:
    return "abcdefghijklmno".index(text[0]) - 7, int(text[1:]) - 8


def back(f: Facing) -> Facing:
    return -f[0], -f[1]


def go(p: Point, f: Facing, n: int = 2) -> Point:
    return p[0] + n * f[0], p[1] + n * f[1]


def inward(p: Point) -> Facing:
    return (0, -p[1] // 7) if abs(p[1]) == 7 else (-p[0] // 7, 0)


def only_facing(p: Point) -> Facing | None:
    return back(p) if kind(p) == "centre" else inward(p) if max(map(abs, p)) == 7 else None


def leads_on(p: Point, f: Facing) -> bool:
    return kind(go(p, f)) not in ("nothing", "start")


class Oracle:
    """A game in progress."""

    def __init__(self, players: int) -> None:
        self.n = players
        self.at: dict[tuple[int, int, Facing], list[Piece]] = {}
        self.starts = [[[Piece(s) for _ in range(3)] for _ in "lr"] for s in range(players)]
        self.reserve = [4] * players
        self.removed = [0] * players
        self.kills = [0] * players
        self.out: set[int] = set()
        self.turn, self.round, self.stir = 0, 1, 0
        self.result: list[int] | None = None
        self.begin_turn()

    # Looking

    def start(self, seat: int, which: int) -> Point:
        """(-2, -7) and (2, -7), turned clockwise to the side of the seat (AP-8)."""
        p = (-2 if which == 0 else 2, -7)
        for _ in range(2 * seat if self.n == 2 else seat):
            p = p[1], -p[0]
        return p

    def facings(self, p: Point) -> list[Facing]:
        return [f for f in LETTER if self.at.get((*p, f))]

    def stack(self, p: Point) -> tuple[Facing, list[Piece]]:
        f = self.facings(p)[0]
        return f, self.at[(*p, f)]

    def is_square(self, p: Point) -> bool:
        return len(self.facings(p)) == 2

    def square_owner(self, p: Point) -> int:
        return self.stack(p)[1][0].owner if self.is_square(p) else -1

    def beside_foe(self, p: Point, seat: int) -> bool:
        around = [self.square_owner((p[0] + dx, p[1] + dy)) for dx, dy in DIAGONALS]
        return any(owner not in (-1, seat) for owner in around)

    def tops(self) -> dict[Point, int]:
        centre = [N, E, S, W]
        return {p: self.stack(p)[1][-1].owner for p in centre if self.facings(p)}

    def mine(self) -> list[tuple[Point, Facing]]:
        """Positions with a piece of the mover on top, outside the centre."""
        return [
            ((x, y), f) for (x, y, f), pieces in self.at.items()
            if pieces and pieces[-1].owner == self.turn and kind((x, y)) != "centre"
        ]  # fmt: skip

    # Legal actions

    def actions(self) -> set[str]:
        if self.sent:
            return {"left", "right"}
        if self.due and self.reserve[self.turn]:
            return {"left", "right", "none"}
        if self.bound is not None:
            return self.square_moves(self.bound)
        moves = self.moves()
        found = (moves if self.left else set()) | self.passages()
        if self.has_moved or (self.has_passed and not moves):
            found.add("end")
        return found

    def moves(self) -> set[str]:
        found = set()
        for p, f in self.mine():
            found |= self.flights(p, f)
            if self.is_square(p):
                found |= self.square_moves(p)
        for which in (0, 1):
            if self.starts[self.turn][which]:
                p = self.start(self.turn, which)
                found |= self.flights(p, inward(p))
        for corner, pair in ((c, self.anomaly(c)) for c in CORNERS):
            if all((p, inward(p)) in self.mine() for p in pair):
                found.add(f"fire {corner}")
        return found

    def anomaly(self, corner: str) -> list[Point]:
        a, b = CORNERS[corner]
        return [(6 * a, 7 * b), (7 * a, 6 * b)]

    def flights(self, p: Point, f: Facing) -> set[str]:
        t = go(p, f)
        if kind(t) == "hyper":
            return {f"{name(p)}-{name(h)}" for h in (go((0, 0), d, 7) for d in LETTER) if h != t}
        if kind(t) in ("centre", "fire"):
            return {f"{name(p)}-{name(t)}"}
        if kind(t) in ("nothing", "start"):
            return set()
        news = [new for new in LETTER if new != back(f) and self.may_take(t, new, False)]
        return {f"{name(p)}-{name(t)} {LETTER[new]}" for new in news}

    def may_take(self, t: Point, new: Facing, is_passing: bool) -> bool:
        if not self.facings(t) or is_passing:
            if not leads_on(t, new):
                return False
        if not self.facings(t):
            return True
        if self.is_square(t):
            return False
        f, pieces = self.stack(t)
        if new == f:
            return True
        if new != back(f):
            return False
        if pieces[-1].owner != self.turn:
            return True
        return kind(t) == "space" and len(pieces) == 1 and not self.beside_foe(t, self.turn)

    def square_moves(self, p: Point) -> set[str]:
        found = set()
        for d in DIAGONALS:
            t = go(p, d, 1)
            may_brush = self.left >= 2 and self.bound is None
            if kind(t) == "space" and not self.facings(t):
                if may_brush or not self.beside_foe(t, self.turn):
                    found.add(f"step {name(p)}-{name(t)}")
            while kind(t) == "space" and not self.facings(t):
                t = go(t, d, 1)
            if kind(t) == "space" and not self.is_square(t):
                if self.stack(t)[1][-1].owner != self.turn and not self.beside_foe(t, self.turn):
                    found.add(f"kill {name(p)}-{name(t)}")
        return found

    def passages(self) -> set[str]:
        found = set()
        for p, f in self.mine():
            if kind(p) == "worm" and not self.at[(*p, f)][-1].marked:
                t = self.other_end(p)
                news = [new for new in LETTER if self.may_take(t, new, True)]
                found |= {f"pass {name(p)}-{name(t)} {LETTER[new]}" for new in news}
        return found

    def other_end(self, p: Point) -> Point:
        (a, x), (b, y) = ((1 if v > 0 else -1, abs(v)) for v in p)
        return a * y, b * x

    # Deeds

    def play(self, text: str) -> None:
        words = text.replace("-", " ").split()
        if words[0] in ("left", "right", "none"):
            self.choose(words[0])
        elif words[0] == "end":
            self.end_turn()
            return
        elif words[0] == "pass":
            self.relocate(place(words[1]), place(words[2]), FACING[words[3]], True)
            self.has_passed = True
        else:
            self.move(words)
            self.left -= 1
            self.has_moved = True
            if list(self.tops().values()) == [self.turn] * 4:
                self.result = [8 * (seat == self.turn) for seat in range(self.n)]
        if self.result is None and not self.actions() - {"end"}:
            self.end_turn()

    def move(self, words: list[str]) -> None:
        if words[0] == "fire":
            for p in self.anomaly(words[1]):
                self.relocate(p, inward(p), back(inward(p)), False)
        elif words[0] in ("step", "kill"):
            self.shift(words[0], place(words[1]), place(words[2]))
        else:
            p, t = place(words[0]), place(words[1])
            self.relocate(p, t, only_facing(t) or FACING[words[2]], False)

    def lift(self, p: Point, t: Point) -> tuple[Piece, list[Piece]]:
        """The piece that leaves p for t, and what it was standing on."""
        if kind(p) == "start":
            which = 0 if self.start(self.turn, 0) == p else 1
            return self.starts[self.turn][which].pop(), []
        ways = self.facings(p)
        if len(ways) == 2 and kind(t) == "hyper":
            ways = [f for f in ways if kind(go(p, f)) == "hyper"]
        elif len(ways) == 2:
            ways = [f for f in ways if go(p, f) == t]
        pieces = self.at[(*p, ways[0])]
        return pieces.pop(), pieces

    def relocate(self, p: Point, t: Point, new: Facing, is_passage: bool) -> None:
        piece, beneath = self.lift(p, t)
        if beneath and beneath[-1].owner != self.turn and not piece.acted:
            self.left += 1
        opposite = self.at.get((*t, back(new)))
        if opposite and opposite[-1].owner != self.turn:
            self.sent = opposite[:]
            opposite.clear()
            self.stir = self.round
        self.at.setdefault((*t, new), []).append(piece)
        piece.acted, piece.marked = True, is_passage
        if kind(t) == "centre":
            self.due += self.reserve[self.turn] > 0
            self.stir = self.round

    def shift(self, verb: str, p: Point, t: Point) -> None:
        if verb == "kill":
            pieces = self.stack(t)[1]
            for piece in pieces:
                self.removed[piece.owner] += 1
                self.kills[self.turn] += piece.owner != self.turn
            pieces.clear()
            self.stir = self.round
        for f in self.facings(p):
            self.at[(*t, f)] = self.at.pop((*p, f))
        self.bound = t if self.beside_foe(t, self.turn) else None

    def choose(self, word: str) -> None:
        which = 0 if word == "left" else 1
        if self.sent:
            piece = self.sent.pop()
            self.starts[piece.owner][which].append(Piece(piece.owner))
            return
        self.due -= 1
        if word != "none":
            self.reserve[self.turn] -= 1
            self.starts[self.turn][which].append(Piece(self.turn))
        if not self.reserve[self.turn]:
            self.due = 0

    # Turns and the end

    def begin_turn(self) -> None:
        self.left, self.has_moved, self.has_passed = 2, False, False
        self.sent: list[Piece] = []
        self.due = 0
        self.bound: Point | None = None
        for pieces in self.at.values():
            for piece in pieces:
                piece.acted = False

    def end_turn(self) -> None:
        while True:
            self.turn = (self.turn + 1) % self.n
            if self.turn == 0:
                if self.round == 100 or self.round - self.stir == 30:
                    self.result = self.points()
                    return
                self.round += 1
            if self.turn in self.out:
                continue
            self.begin_turn()
            if self.actions():
                return
            if self.n - len(self.out) == 2:
                self.result = self.points()
                return
            self.put_out(self.turn)

    def put_out(self, seat: int) -> None:
        self.out.add(seat)
        for (x, y, _), pieces in self.at.items():
            if kind((x, y)) != "centre":
                self.removed[seat] += sum(piece.owner == seat for piece in pieces)
                pieces[:] = [piece for piece in pieces if piece.owner != seat]
        self.removed[seat] += sum(map(len, self.starts[seat])) + self.reserve[seat]
        self.starts[seat] = [[], []]
        self.reserve[seat] = 0

    def points(self) -> list[int]:
        points = [3 * kills for kills in self.kills]
        for p, owner in self.tops().items():
            points[owner] += 1
            for piece in self.stack(p)[1]:
                points[piece.owner] += 1
        return points
