"""A lesson at the terminal: says the task, asks, judges, takes back. Knows no rules."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from orrery.cli.game_options import in_language
from orrery.cli.lesson_progress import ProgressFile
from orrery.cli.room import say_if_narrow
from orrery.core.drawing import drawn, has_colour, legend_of
from orrery.core.registry import find_game
from orrery.core.words import words_of
from orrery.lessons.guide import Answer, Question, answer, starts_of
from orrery.lessons.judge import Verdict
from orrery.lessons.plan import Opening
from orrery.lessons.reader import course_of, steps_of
from orrery.lessons.wording import wording_of

FAILURES_TO_HINT = 2
MOST_NUMBERED = 40
MOST_EXPLAINED = 12


class Leave(Exception):  # noqa: N818 - no error, a wish
    """The pupil wants to stop."""


@dataclass
class Place:
    """Where the pupil is."""

    lesson: str
    step: int = 0
    start: str = ""


class Teacher:
    """One pupil before one screen."""

    def __init__(self, game: str, console: Console, progress: ProgressFile, language: str) -> None:
        """Nothing is shown yet."""
        self.game, self.console, self.progress = find_game(game), console, progress
        self.course, self.language = course_of(game), language
        self.words = words_of("lessons", language)
        self.wording = wording_of(game, language)
        self.done = progress.done(game)
        self.n_failures = 0

    @property
    def id(self) -> str:
        """The game that is taught."""
        return self.game.meta.id

    def say(self, message: str, **values: object) -> str:
        """Words of the teacher in the language."""
        return self.words.say("", message, values)

    def run(self, wanted: str) -> int:
        """Teach from a lesson on, to the last exercise; the exit code."""
        place = self.beginning(wanted)
        self.console.print(f"[dim]{self.say('type-for-help')}[/]")
        say_if_narrow(self.console, self.language)
        self.show_legend()
        try:
            for lesson in self.course.ids[self.course.ids.index(place.lesson) :]:
                self.teach(place if lesson == place.lesson else Place(lesson))
        except Leave:
            command = in_language(f"orrery lessons {self.id} --play", self.language)
            self.console.print(f"[dim]{self.say('kept', command=command)}[/]")
            return 0
        self.progress.keep(self.id, self.done, None)
        self.console.print(Rule(self.say("all-done")))
        return 0

    def beginning(self, wanted: str) -> Place:
        """The lesson that is named, else where one left, else the first that is not done."""
        if wanted:
            steps_of(self.id, wanted)
            return Place(wanted)
        kept = self.progress.place(self.id)
        if kept is not None and self.is_known(Place(*kept)):
            return Place(*kept)
        is_open = [name for name in self.course.ids if not self.is_done(name)]
        return Place((is_open or self.course.ids)[0])

    def is_known(self, place: Place) -> bool:
        """Whether the lessons still have this place; they may have changed."""
        if place.lesson not in self.course.ids:
            return False
        starts = starts_of(self.id, place.lesson)
        return place.step < len(starts) and place.start in ("", *starts[place.step])

    def is_done(self, lesson: str) -> bool:
        """Whether all deeds of a lesson are done."""
        return all(step.id in self.done for step in steps_of(self.id, lesson) if step.do)

    def teach(self, place: Place) -> None:
        """A lesson from a step on."""
        title = self.wording.say(place.lesson, "title") or self.say("exercise")
        self.console.print(Rule(f"[bold]{title}"))
        steps = steps_of(self.id, place.lesson)
        for n in range(place.step, len(steps)):
            here = Place(place.lesson, n, place.start)
            self.progress.keep(self.id, self.done, (here.lesson, here.step, here.start))
            place.start = self.teach_step(here)

    def teach_step(self, place: Place) -> str:
        """One step, until it is done; the position with which the next begins."""
        told, self.n_failures = self.ask_guide(place, []), 0
        self.show_task(told, place)
        if told.step.play is not None:
            self.show_opening(told.step.play)
            return ""
        self.show_board(told)
        while told.verdict is not Verdict.DONE:
            judged = self.judged(place, told)
            self.tell(judged)
            told = judged if judged.verdict is Verdict.DONE else self.resumed(place, judged)
        if told.step.id not in self.done:
            self.done.append(told.step.id)
        return told.next_start

    # Asking

    def ask_guide(self, place: Place, actions: list[str]) -> Answer:
        """What the guide says."""
        question = Question(self.id, place.lesson, place.step, place.start, actions)
        return answer(question, self.language)

    def resumed(self, place: Place, judged: Answer) -> Answer:
        """The step as it stands after something was taken back, or not."""
        told = self.ask_guide(place, judged.kept)
        if judged.verdict is not Verdict.REFUSED:
            self.show_board(told)
        return told

    def judged(self, place: Place, told: Answer) -> Answer:
        """Ask until there is an action, and judge it."""
        while True:
            line = self.read()
            if line in ("quit", "q"):
                raise Leave
            if line in ("?", "help"):
                self.console.print(self.say("help"))
            elif line == "hint":
                self.show_hint(told)
            elif line == "what if":
                self.show_threat(place, told)
            elif line in ("", "board"):
                self.show_board(told)
            else:
                return self.ask_guide(place, [*told.kept, self.chosen(told, line)])

    def read(self) -> str:
        """A line; Ctrl-C and the end of the input mean leaving."""
        try:
            return self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def chosen(self, told: Answer, line: str) -> str:
        """An action by its number in the list, or by itself."""
        actions = self.actions(told)
        is_number = line.isdecimal() and 1 <= int(line) <= len(actions)
        return actions[int(line) - 1] if is_number else line

    def actions(self, told: Answer) -> list[str]:
        """What may be done now; where a tray shows a few pieces, with these."""
        actions = (told.scenes[-1].seen if told.scenes else told.seen).actions
        if not told.step.tray:
            return actions
        wanted = {action for way in told.step.ways for action in way}
        return [one for one in actions if one in wanted or one.split()[-1] in told.step.tray]

    # Showing

    def show_task(self, told: Answer, place: Place) -> None:
        """What to do, and where to look."""
        number = self.say("step", n=place.step + 1, all=told.n_steps)
        self.console.print(f"\n[dim]{number}[/]  [bold]{told.text}[/]")
        if told.step.show:
            marks = ", ".join(told.step.show)
            self.console.print(f"[dim]{self.say('look', marks=marks)}[/]")

    def show_board(self, told: Answer) -> None:
        """The board and what may be done."""
        known = self.game.hidden(told.board, told.state, told.seat)
        self.console.print(drawn(self.game, told.board, known, told.seat, self.language))
        self.show_moves(told)

    def show_moves(self, told: Answer) -> None:
        """A few moves a line each, with what they do; many one after the other."""
        actions = self.actions(told)[:MOST_NUMBERED]
        if len(actions) > MOST_EXPLAINED:
            self.console.print("  ".join(f"[cyan]{n}[/] {a}" for n, a in enumerate(actions, 1)))
            return
        seen = told.scenes[-1].seen if told.scenes else told.seen
        words = dict(zip(seen.actions, seen.words, strict=False))
        width = max(map(len, actions), default=0)
        for n, action in enumerate(actions, 1):
            self.console.print(
                f"[cyan]{n:>2}[/] {action:<{width}}  [dim]{words.get(action, '')}[/]"
            )

    def show_legend(self) -> None:
        """What the signs of the board mean."""
        first = self.ask_guide(Place(self.course.ids[0]), [])
        place = first.board, has_colour(self.console)
        self.console.print(legend_of(self.game, *place, self.language))

    def tell(self, told: Answer) -> None:
        """What happened, and what there is to say about it."""
        for scene in told.scenes:
            for event in scene.events:
                seen = self.game.seen_event(event, told.seat)
                text = self.game.event_text(told.board, seen, self.language)
                self.console.print(f"  {text}", style="dim", markup=False)
        clause = f" {told.clause}" if told.clause else ""
        colour = {Verdict.DONE: "green", Verdict.GO_ON: "dim"}.get(told.verdict, "red")
        if told.say:
            self.console.print(Text.assemble((told.say, colour), (clause, "dim")))
        if told.verdict is Verdict.WRONG:
            self.console.print(f"[dim]{self.say('taken-back')}[/]")
        if told.verdict in (Verdict.WRONG, Verdict.REFUSED):
            self.n_failures += 1
            if self.n_failures >= FAILURES_TO_HINT:
                self.show_hint(told)

    def show_hint(self, told: Answer) -> None:
        """The hint of the plan, else how its way goes on."""
        said = told.hint or self.say("try", move=told.next_action)
        self.console.print(f"[yellow]{said}[/]")

    def show_threat(self, place: Place, told: Answer) -> None:
        """What would come if nothing were done, then the board as it is."""
        if told.step.threat is None:
            self.console.print(self.say("no-threat"))
            return
        question = Question(self.id, place.lesson, place.step, place.start, what_if=True)
        self.tell(answer(question, self.language))
        self.show_board(told)

    def show_opening(self, opening: Opening) -> None:
        """How to go on at a table."""
        options = "".join(
            f" --{name.replace('_', '-')} {value}" for name, value in opening.options.items()
        )
        command = f"orrery play {self.id} --bot {opening.bots[0]}"
        command += f" --players {opening.players}{options}"
        self.console.print(f"[bold]{command}[/]")
