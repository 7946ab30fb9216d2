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
from orrery.cli.game_options import in_language
from orrery.cli.grouping import grouped
from orrery.cli.room import say_if_narrow
from orrery.cli.voice import Voice, action_help
from orrery.core.drawing import drawn, has_colour, legend_of
from orrery.core.errors import BadInput, IllegalAction
from orrery.core.formats import percent, whole
from orrery.core.plurals import listed
from orrery.core.records import bytes_of
from orrery.core.seats import SPECTATOR
from orrery.core.table import Table
from orrery.core.taking_back import steps_before_last
from orrery.core.texts import ENGLISH
from orrery.core.words import words_of

TYPED = (
    "?",
    "why MOVE",
    "undo",
    "hint",
    "skip",
    "log",
    "save FILE",
    "text",
    "board",
    "legend",
    "quit",
)
"""What can be typed beside moves."""
MAX_NUMBERED = 30
HINT = "admiral"  # who is asked for hints
WITH_WORDS = ("why", "save")  # answers that take more words; other texts are moves


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
        self.words = words_of("terminal", table.language)
        self.voice = Voice(table, humans, bots)
        self.last_human: int | None = None
        self.is_fresh = True
        """The board has changed since it was last shown to a person."""

    def say(self, message: str, **values: object) -> str:
        """Words of the terminal in the language of the table."""
        return self.words.say("", message, values)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.voice.name(seat)

    def run(self, at_move_end: Callable[[], object] = lambda: None) -> int:
        """Play on; the exit code. `at_move_end` is called between two actions."""
        title = self.game.texts(self.table.language).label("meta", "title", self.game.meta.title)
        self.console.print(Rule(f"[bold]{title}"))
        self.console.print(f"[dim]{self.say('type-for-help')}[/]")
        if self.humans:
            say_if_narrow(self.console, self.table.language)
            self.show_players()
            self.show_legend()
        if self.table.caution:
            self.console.print(f"[yellow]{self.say('note')}[/] {self.table.caution}")
        try:
            while not self.table.is_over:
                self.one_action()
                at_move_end()
        except Leave:
            self.console.print(f"[dim]{self.say('left')}[/]")
            return 0
        self.show_end()
        return 0

    def one_action(self) -> None:
        """Let someone who may act do so; where several may (live play), who has waited longest."""
        seat = min(self.table.to_act, key=self.last_action_of)
        if seat in self.bots:
            with self.console.status(self.say("thinks", player=self.name(seat))):
                action = self.choice_of(seat)
            self.let_play(seat, action)
        else:
            self.ask(seat)

    def let_play(self, seat: int, action: int) -> None:
        """A bot plays; who played what is said before what came of it."""
        self.table.play_number(seat, action)
        played = self.voice.step(self.last_step_of(seat), self.viewer)
        self.console.print(Text.assemble((self.name(seat), "bold"), f": {played.words}  ",
                                         (played.text, "dim")))  # fmt: skip
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

    def last_step_of(self, seat: int) -> int:
        """The index of the last step of a seat."""
        return self.last_action_of(seat) - 1

    # Showing

    @property
    def viewer(self) -> int:
        """Through whose eyes everyone at this screen may look."""
        return min(self.humans) if len(self.humans) == 1 else SPECTATOR

    def tell(self) -> None:
        """What the last action made happen, as far as everyone at this screen may know."""
        for sentence in self.voice.told(self.viewer):
            self.console.print(f"  {sentence}", style="dim", markup=False)
        self.is_fresh = True

    def show_players(self) -> None:
        """Who plays which colour."""
        for seat in range(self.table.state.n_seats):
            values = {"seat": self.voice.colour(seat), "player": self.name(seat)}
            said = self.say("plays-here" if seat in self.humans else "plays", **values)
            self.console.print(said, style="dim", markup=False)

    def show_board(self, seat: int) -> None:
        """The board as the seat may see it."""
        hidden = self.game.hidden(self.table.board, self.table.state, seat)
        place = self.table.board, hidden, seat
        self.console.print(drawn(self.game, *place, self.table.language))
        self.is_fresh = False

    def show_legend(self) -> None:
        """What the signs of the board mean."""
        place = self.table.board, has_colour(self.console)
        self.console.print(legend_of(self.game, *place, self.table.language))

    def show_actions(self, seat: int) -> None:
        """What is asked, and the legal moves: numbered, or grouped by kind when they are many."""
        choices = self.voice.choices(seat)
        self.console.print(self.voice.question(seat), style="bold", markup=False)
        if len(choices) > MAX_NUMBERED:
            self.show_groups({choice.text: choice.words for choice in choices})
            return
        items = [
            Text.assemble((f"{n:>3} ", "cyan"), f"{choice.words}  ", (choice.text, "dim"))
            for n, choice in enumerate(choices, 1)
        ]
        self.console.print(Columns(items, equal=True, padding=(0, 2)))

    def show_groups(self, choices: dict[str, str]) -> None:
        """Many moves by kind, with one of each in words."""
        first: dict[str, str] = {}
        for text in choices:
            first.setdefault(next(iter(grouped([text]))), text)
        for pattern, numbers in grouped(list(choices)).items():
            listed_numbers = "  ".join(numbers)
            self.console.print(Text.assemble((f"{pattern:<18} ", "cyan"), listed_numbers))
            example = first[pattern]
            self.console.print(f"      {example}: {choices[example]}", style="dim", markup=False)

    def show_end(self) -> None:
        """The last board, the scores, and who won."""
        self.show_board(min(self.humans, default=0))
        for seat, score in enumerate(self.table.scores):
            self.console.print(f"  {self.name(seat)}: {whole(score, self.words.language)}")
        names = [self.name(seat) for seat in self.table.winners]
        winners = listed(names, self.words.language)
        self.console.print(Rule(f"[bold]{self.say('won', winners=winners, n=len(names))}"))

    # Asking

    def ask(self, seat: int) -> None:
        """One answer of a person: a move, or something else."""
        self.draw_curtain(seat)
        if self.is_fresh:
            self.show_board(seat)
            self.show_actions(seat)
        try:
            self.answer(seat, self.read(f"[bold]{self.name(seat)}[/] > "))
        except IllegalAction as refusal:
            self.refuse(self.say("not-allowed"), f" {refusal.why}")
        except BadInput as error:
            self.refuse(str(error))

    def refuse(self, said: str, why: str = "") -> None:
        """Say that something cannot be done; brackets that somebody typed are plain letters."""
        self.console.print(Text.assemble((said, "red"), why))

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
            self.read(self.say("hand-over", player=f"[bold]{self.name(seat)}[/]") + " ")
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
            "?": lambda: self.help(seat),
            "help": lambda: self.help(seat),
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
            self.play(seat, self.chosen(seat, line))
            self.note_action(seat)
            self.tell()

    def play(self, seat: int, text: str) -> None:
        """Play what was typed; what cannot be read is said in the language of the table."""
        try:
            self.game.parse_action(self.table.board, self.table.state, seat, text)
        except BadInput as error:
            raise self.unread(seat, text, error) from None
        self.table.play(seat, text)

    def unread(self, seat: int, text: str, error: BadInput) -> BadInput:
        """Why a text is no move: in English by its reader, else by an example of one."""
        if self.words.language == ENGLISH:
            return error
        example = self.table.actions(seat)[0]
        said = self.say("not-a-move", text=repr(text), example=repr(example))
        return BadInput(said, error.clause)

    def note_action(self, seat: int) -> None:
        """A person has acted; who keeps time takes note."""

    def chosen(self, seat: int, line: str) -> str:
        """The text of a move given by number or by itself."""
        actions = self.table.actions(seat)
        if not line.isdecimal():
            return line
        if len(actions) > MAX_NUMBERED:
            raise BadInput(self.say("not-numbered", text=repr(actions[0])))
        if not 1 <= int(line) <= len(actions):
            wrong = {"n": line, "from": 1, "to": len(actions)}
            raise BadInput(self.say("no-such-number", **wrong))
        return actions[int(line) - 1]

    # Other answers

    def help(self, seat: int) -> None:
        """How to play at this screen."""
        is_numbered = len(self.table.actions(seat)) <= MAX_NUMBERED
        self.console.print(self.say("help-numbers" if is_numbered else "help-texts"))
        for typed in TYPED:
            told = self.say(f"help-{typed.split()[0].replace('?', 'help')}")
            self.console.print(f"  [bold]{typed:<10}[/] {told}")
        self.console.print(self.say("moves-look-like"))
        for line in action_help(self.game, self.table.language):
            self.console.print(f"  {line}", markup=False)
        command = in_language(f"orrery rules {self.game.meta.id}", self.table.language)
        self.console.print(f"[dim]{self.say('rules-are-there', command=command)}[/]")

    def why(self, seat: int, text: str) -> None:
        """The clause that forbids a move."""
        try:
            reason = self.table.why_not(seat, text)
        except BadInput as error:
            raise self.unread(seat, text, error) from None
        self.console.print(reason or self.say("is-legal", text=repr(text)), markup=False)

    def undo(self) -> None:
        """Take back the last action of a person at this screen, with what bots answered."""
        try:
            n_steps = steps_before_last(self.table, self.humans)
            self.table.undo(self.table.log.steps[n_steps].seat)
        except BadInput:
            if self.words.language == ENGLISH:
                raise
            faults = words_of("faults", self.table.language)
            raise BadInput(faults.say("", "fault-no-undo", {})) from None
        self.is_fresh = True

    def hint(self, seat: int) -> None:
        """The best lines an admiral finds, and for comparison what a greedy player would do."""
        place = self.table.board, self.table.state, seat
        bot = Bot(self.game, HINT, with_clock=True, n_seats=self.table.state.n_seats)
        self.remind(bot, seat)
        warm_search(bot, *place)
        for line in bot.lines(*place):
            share = f"{percent(line.choice.value, self.table.language):>4}"
            found = self.say("hint-line", share=share, n=line.choice.visits)
            more = self.follow_up(line)
            self.console.print(f"  {found}: [bold]{line.actions[0]}[/]{more}", highlight=False)
        action = Bot(self.game, "greedy").choose(*place)
        text = self.game.action_text(*place, action)
        self.console.print(f"{self.say('greedy-would')} [bold]{text}[/]")

    def follow_up(self, line: Line) -> str:
        """What comes after the first action; who plays it is said where that changes."""
        text = ""
        for before, seat, action in zip(line.seats, line.seats[1:], line.actions[1:], strict=False):
            text += ", " if seat == before else f"; {self.name(seat)}: "
            text += action
        return text

    def skip(self, seat: int) -> None:
        """Pass until it is their turn."""
        n_before = len(self.table.log.steps)
        self.table.pass_until_turn(seat)
        if len(self.table.log.steps) == n_before:
            self.console.print(self.say("nothing-to-skip"))
        self.is_fresh = True

    def show_log(self) -> None:
        """Every action so far; nature's only where it hides nothing."""
        secret = any(self.has_secrets(seat) for seat in self.humans)
        for number, step in enumerate(self.table.log.steps, 1):
            if step.seat >= 0 or not secret:
                played = self.voice.step(number - 1, self.viewer)
                self.console.print(
                    Text.assemble(f"{number:>4} {self.name(step.seat)}: {played.words}  ",
                                  (played.text, "dim"))
                )  # fmt: skip

    def known_text(self, seat: int) -> str:
        """The position as the seat may know it."""
        hidden = self.game.hidden(self.table.board, self.table.state, seat)
        return self.game.position_text(self.table.board, hidden)

    def save(self, path: str) -> None:
        """Write the log."""
        if not path:
            raise BadInput(self.say("save-needs-file"))
        self.table.save(path)
        again = f"orrery play {self.game.meta.id} --load {path}"
        command = in_language(again, self.table.language)
        self.console.print(self.say("saved", command=command), markup=False)

    def leave(self) -> None:
        """Stop here."""
        raise Leave
