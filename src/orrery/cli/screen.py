"""One screen at a table: shows the board, asks, explains, plays. Knows no rules."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from orrery.bots.deeds import deeds_at
from orrery.bots.officers import Line
from orrery.bots.players import Bot
from orrery.cli.compiling import warm_search
from orrery.core.drawing import has_colour, legend_lines
from orrery.core.errors import BadInput, IllegalAction
from orrery.core.records import bytes_of
from orrery.core.seats import SPECTATOR
from orrery.core.table import Table
from orrery.core.taking_back import steps_before_last

HELP = """\
[bold]A number[/] from the list or the [bold]text of a move[/] plays it. Also:
  [bold]?[/]            this help          [bold]why MOVE[/]    the clause that forbids a move
  [bold]undo[/]         take back          [bold]hint[/]        what an admiral would do
  [bold]skip[/]         pass until my turn [bold]log[/]         what happened so far
  [bold]save FILE[/]    keep the game      [bold]text[/]        the position in one line
  [bold]board[/]        show it again      [bold]legend[/]      what its signs mean
  [bold]quit[/]         leave"""


MAX_NUMBERED = 30
HINT = "admiral"  # who is asked for hints
WITH_WORDS = ("why", "save")  # answers that take more words; other texts are moves


def grouped(actions: list[str]) -> dict[str, list[str]]:
    """`place _ large` -> the numbers that fill the blank; moves without one stand alone."""
    groups: dict[str, list[str]] = {}
    for text in actions:
        words = text.split()
        pattern = " ".join("_" if is_number(word) else word for word in words)
        numbers = " ".join(word for word in words if is_number(word))
        groups.setdefault(pattern, []).append(numbers)
    return groups


def counted(n: int, one: str, many: str) -> str:
    """`1 try`, `2 tries`."""
    return f"{n} {one if n == 1 else many}"


def is_number(word: str) -> bool:
    """Whether a word is a number, a place such as 6,4 or 3.11, or a piece such as rf1."""
    is_piece = word[:2].isalpha() and word[2:].isdecimal()
    return is_piece or word.lstrip("-").replace(",", "").replace(".", "").isdecimal()


class Leave(Exception):  # noqa: N818 - no error, a wish
    """The player wants to stop."""


class Screen:
    """A table, the people at this screen, and the bots."""

    def __init__(
        self, table: Table, humans: set[int], bots: dict[int, Bot], console: Console
    ) -> None:
        """Nothing is shown yet."""
        self.table = table
        self.game = table.game
        self.humans = humans
        self.bots = bots
        self.console = console
        self.last_human: int | None = None
        self.is_fresh = True
        """The board has changed since it was last shown to a person."""

    def run(self) -> int:
        """Play on; the exit code."""
        self.console.print(Rule(f"[bold]{self.game.meta.title}"))
        self.console.print("[dim]Type ? for help.[/]")
        if self.humans:
            self.show_legend()
        if self.table.caution:
            self.console.print(f"[yellow]Note:[/] {self.table.caution}")
        try:
            while not self.table.is_over:
                self.one_action()
        except Leave:
            self.console.print("[dim]Left the table.[/]")
            return 0
        self.show_end()
        return 0

    def one_action(self) -> None:
        """Let someone who may act do so; where several may (live play), who has waited longest."""
        seat = min(self.table.to_act, key=self.last_action_of)
        if seat in self.bots:
            with self.console.status(f"{self.game.seat_name(seat)} thinks"):
                action = self.choice_of(seat)
            self.let_play(seat, action)
        else:
            self.ask(seat)

    def let_play(self, seat: int, action: int) -> None:
        """A bot plays; who played what is said before what came of it."""
        text = self.game.action_text(self.table.board, self.table.state, seat, action)
        self.table.play_number(seat, action)
        self.console.print(f"[bold]{self.game.seat_name(seat)}[/]: {text}")
        self.tell()

    def choice_of(self, seat: int) -> int:
        """What a bot does."""
        self.remind(self.bots[seat], seat)
        return self.bots[seat].choose(self.table.board, self.table.state, seat)

    def remind(self, bot: Bot, seat: int) -> None:
        """Tell a bot who remembers what was done so far."""
        if bot.remembers:
            bot.recall(self.table.board, deeds_at(self.table), seat)

    def last_action_of(self, seat: int) -> int:
        """The number of the last action of a seat, 0 if there is none."""
        steps = self.table.log.steps
        return max((n for n, step in enumerate(steps, 1) if step.seat == seat), default=0)

    # Showing

    def tell(self) -> None:
        """What the last action made happen, as far as everyone at this screen may know."""
        viewer = min(self.humans) if len(self.humans) == 1 else SPECTATOR
        for sentence in self.table.told_to(viewer):
            self.console.print(f"  {sentence}", style="dim")
        self.is_fresh = True

    def show_board(self, seat: int) -> None:
        """The board as the seat may see it."""
        hidden = self.game.hidden(self.table.board, self.table.state, seat)
        self.console.print(self.game.module("terminal").draw(self.table.board, hidden, seat))
        self.is_fresh = False

    def show_legend(self) -> None:
        """What the signs of the board mean."""
        signs = self.game.module("terminal").legend(self.table.board, has_colour(self.console))
        self.console.print(legend_lines(signs))

    def show_actions(self, seat: int) -> None:
        """What is asked, and the legal moves: numbered, or grouped by kind when they are many."""
        actions = self.table.actions(seat)
        known = self.game.hidden(self.table.board, self.table.state, seat)
        asked = self.game.module("terminal").question(self.table.board, known, seat)
        self.console.print(asked, style="bold", markup=False)
        if len(actions) > MAX_NUMBERED:
            for pattern, numbers in grouped(actions).items():
                self.console.print(Text.assemble((f"{pattern:<18} ", "cyan"), "  ".join(numbers)))
            return
        items = [Text.assemble((f"{n:>3} ", "cyan"), text) for n, text in enumerate(actions, 1)]
        self.console.print(Columns(items, equal=True, padding=(0, 2)))

    def show_end(self) -> None:
        """The last board, the scores, and who won."""
        self.show_board(min(self.humans, default=0))
        for seat, score in enumerate(self.table.scores):
            self.console.print(f"  {self.game.seat_name(seat)}: {score}")
        winners = " and ".join(self.game.seat_name(seat) for seat in self.table.winners)
        self.console.print(Rule(f"[bold]{winners} won"))

    # Asking

    def ask(self, seat: int) -> None:
        """One answer of a person: a move, or something else."""
        self.draw_curtain(seat)
        if self.is_fresh:
            self.show_board(seat)
            self.show_actions(seat)
        try:
            self.answer(seat, self.read(f"[bold]{self.game.seat_name(seat)}[/] > "))
        except IllegalAction as refusal:
            self.console.print(f"[red]Not allowed:[/] {refusal.why}")
        except BadInput as error:
            self.console.print(f"[red]{error}[/]")

    def read(self, prompt: str) -> str:
        """A line; the end of the input means leaving."""
        try:
            return self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def draw_curtain(self, seat: int) -> None:
        """Between people with secrets: hand the screen over first."""
        if self.last_human not in (None, seat) and self.has_secrets(seat):
            self.console.clear()
            self.read(f"Hand the screen to [bold]{self.game.seat_name(seat)}[/], then Enter ")
            self.is_fresh = True
        self.last_human = seat

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat may not know everything."""
        hidden = self.game.hidden(self.table.board, self.table.state, seat)
        return bytes_of(hidden) != bytes_of(self.table.state)

    def answer(self, seat: int, line: str) -> None:
        """Do what a line asks for."""
        word, _, rest = line.partition(" ")
        others: dict[str, Callable[[], None]] = {
            "": lambda: self.show_actions(seat),
            "?": lambda: self.help(),
            "help": lambda: self.help(),
            "why": lambda: self.why(seat, rest),
            "undo": lambda: self.undo(),
            "hint": lambda: self.hint(seat),
            "skip": lambda: self.skip(seat),
            "log": lambda: self.show_log(),
            "save": lambda: self.save(rest),
            "text": lambda: self.console.print(self.known_text(seat), soft_wrap=True),
            "board": lambda: self.show_board(seat),
            "legend": lambda: self.show_legend(),
            "quit": lambda: self.leave(),
            "q": lambda: self.leave(),
        }
        if word in others and (not rest or word in WITH_WORDS):
            others[word]()
        else:
            self.table.play(seat, self.chosen(seat, line))
            self.note_action(seat)
            self.tell()

    def note_action(self, seat: int) -> None:
        """A person has acted; who keeps time takes note."""

    def chosen(self, seat: int, line: str) -> str:
        """The text of a move given by number or by itself."""
        actions = self.table.actions(seat)
        if not line.isdecimal():
            return line
        if len(actions) > MAX_NUMBERED:
            raise BadInput(f"the moves are not numbered here: type one, such as '{actions[0]}'")
        if not 1 <= int(line) <= len(actions):
            raise BadInput(f"no move number {line}: the list has 1 to {len(actions)}")
        return actions[int(line) - 1]

    # Other answers

    def help(self) -> None:
        """How to play at this screen."""
        self.console.print(HELP)
        self.console.print("Moves look like this:")
        for line in self.game.module("notation").ACTION_HELP:
            self.console.print(f"  {line}", markup=False)
        self.console.print(f"[dim]orrery rules {self.game.meta.id} prints the rules.[/]")

    def why(self, seat: int, text: str) -> None:
        """The clause that forbids a move."""
        reason = self.table.why_not(seat, text)
        self.console.print(reason or f"{text!r} is legal", markup=False)

    def undo(self) -> None:
        """Take back the last action of a person at this screen, with what bots answered."""
        n_steps = steps_before_last(self.table, self.humans)
        self.table.undo(self.table.log.steps[n_steps].seat)
        self.is_fresh = True

    def hint(self, seat: int) -> None:
        """The best lines an admiral finds, and for comparison what a greedy player would do."""
        place = self.table.board, self.table.state, seat
        bot = Bot(self.game, HINT, with_clock=True)
        self.remind(bot, seat)
        warm_search(bot, *place)
        for line in bot.lines(*place):
            found = f"{line.choice.value:4.0%} in {counted(line.choice.visits, 'try', 'tries')}"
            more = self.follow_up(line)
            self.console.print(f"  {found}: [bold]{line.actions[0]}[/]{more}", highlight=False)
        action = Bot(self.game, "greedy").choose(*place)
        text = self.game.action_text(*place, action)
        self.console.print(f"a greedy player would: [bold]{text}[/]")

    def follow_up(self, line: Line) -> str:
        """What comes after the first action; who plays it is said where that changes."""
        text = ""
        for before, seat, action in zip(line.seats, line.seats[1:], line.actions[1:], strict=False):
            text += ", " if seat == before else f"; {self.game.seat_name(seat)}: "
            text += action
        return text

    def skip(self, seat: int) -> None:
        """Pass until it is their turn."""
        n_before = len(self.table.log.steps)
        self.table.pass_until_turn(seat)
        if len(self.table.log.steps) == n_before:
            self.console.print("It is your own turn: there is nothing to skip now.")
        self.is_fresh = True

    def show_log(self) -> None:
        """Every action so far; nature's only where it hides nothing."""
        secret = any(self.has_secrets(seat) for seat in self.humans)
        for number, step in enumerate(self.table.log.steps, 1):
            if step.seat >= 0 or not secret:
                self.console.print(f"{number:>4} {self.game.seat_name(step.seat)}: {step.text}")

    def known_text(self, seat: int) -> str:
        """The position as the seat may know it."""
        hidden = self.game.hidden(self.table.board, self.table.state, seat)
        return self.game.position_text(self.table.board, hidden)

    def save(self, path: str) -> None:
        """Write the log."""
        if not path:
            raise BadInput("save needs the name of a file: save my_game.jsonl")
        self.table.save(path)
        self.console.print(
            f"saved; go on later with: orrery play {self.game.meta.id} --load {path}"
        )

    def leave(self) -> None:
        """Stop here."""
        raise Leave
