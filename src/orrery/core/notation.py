"""Actions and events of a declared game as texts, by its sheet."""

from __future__ import annotations

from typing import Any

from orrery.core.blanks import Blank, Number, is_number, short_for
from orrery.core.errors import BadInput
from orrery.core.kinds import Kind
from orrery.core.sheet import Sheet
from orrery.core.trace import EVENT_SIZE, Event

UNSEEN = -1
"""Stands in an event for a number that the viewer may not know."""


class Notation:
    """Reads and writes what the sheet of a game declares."""

    def __init__(self, sheet: Sheet) -> None:
        """For one game."""
        self.sheet = sheet
        self._forms = [(kind, form) for kind in sheet.kinds for form in kind.forms()]
        self._verbs = list(dict.fromkeys(form.split()[0] for _, form in self._forms))
        self._short = {kind.short: kind.verb for kind in sheet.kinds if kind.short}

    def action_text(self, board: Any, state: Any, seat: int, action: int) -> str:
        """An action as people type it."""
        kind = self.sheet.kind_of(action)
        return kind.text_in(state).format_map(kind.words(board, state, seat, action))

    def parse_action(self, board: Any, state: Any, seat: int, text: str) -> int:
        """The number of a typed action; BadInput says what is wrong with the text.

        Verbs and words may be shortened; where only one kind fits, the verb may be left out.
        """
        words = self._with_verb(text.lower().split())
        if not words:
            raise BadInput(f"no action given: known: {', '.join(self._verbs)}")
        first = self._short.get(words[0], words[0])
        verb = self._verbs[short_for(first, self._verbs, "action")]
        forms = [(kind, form) for kind, form in self._forms if form.split()[0] == verb]
        complaint = _unreadable(text, *forms[0])
        for kind, form in forms:  # several kinds may share a verb: the first that fits is meant
            try:
                values = kind.read(board, state, seat, form, [verb, *words[1:]])
            except BadInput as error:
                complaint = error
            else:
                if values is not None:
                    return int(kind.number(*(values[name] for name in kind.blanks)))
        raise complaint

    def _with_verb(self, words: list[str]) -> list[str]:
        """The words with the verb that is missing before a number.

        It is that of the kind that may lack it, or of the only kind of as many numbers.
        """
        if not words or not words[0][0].isdecimal():
            return words
        players = [kind for kind in self.sheet.kinds if not kind.is_natures]
        fitting = [kind for kind in players if kind.may_lack_verb]
        if not fitting and all(map(is_number, words)):
            fitting = [kind for kind in players if _takes_numbers(kind, len(words))]
        return [fitting[0].verb, *words] if len(fitting) == 1 else words

    def action_values(self, board: Any, state: Any, seat: int, action: int) -> dict[str, str]:
        """The words for the blanks of refusals; `?` where the action has none."""
        kind = self.sheet.kind_of(action)
        unknown = {name: "?" for kind in self.sheet.kinds for name in kind.blanks}
        filled = {
            name: blank.write_for(board, state, seat, of(board, state, seat, kind.values(action)))
            for name, (blank, of) in self.sheet.fillings.items()
        }
        return unknown | filled | kind.words(board, state, seat, action)

    def event_values(self, board: Any, event: Event) -> dict[str, str]:
        """The words for the blanks of an event."""
        blanks = self.sheet.events[event.kind - 1].blanks.items()
        return {name: _told(board, blank, event[1 + n]) for n, (name, blank) in enumerate(blanks)}

    def hide_event(self, event: Event, viewer: int) -> Event:
        """An event as a viewer may know it."""
        told = self.sheet.events[event.kind - 1]
        if not told.secret or event.a == viewer:
            return event
        gap = UNSEEN if told.twin is None else 0
        kept = [gap if name in told.secret else event[1 + n] for n, name in enumerate(told.blanks)]
        kind = event.kind if told.twin is None else int(told.twin)
        return Event(kind, *kept, *[0] * (EVENT_SIZE - 1 - len(kept)))

    def help(self) -> tuple[str, ...]:
        """A line for each kind of action of the players."""
        kinds: list[Kind] = [kind for kind in self.sheet.kinds if not kind.is_natures]
        shown = [(kind.sample(kind.text), kind.help) for kind in kinds]
        width = max(len(sample) for sample, _ in shown)
        return tuple(f"{sample:{width}}   {help}".rstrip() for sample, help in shown)


def _unreadable(text: str, kind: Kind, form: str) -> BadInput:
    """How an action is written, with the clause of its first blank."""
    clause = next((blank.clause for blank in kind.blanks.values()), "")
    return BadInput(f"cannot read {text!r}: write it like {kind.sample(form)!r}", clause)


def _told(board: Any, blank: Blank, number: int) -> str:
    """The word of a number of an event."""
    return blank.unseen if number == UNSEEN and blank.unseen else blank.write(board, number)


def _takes_numbers(kind: Kind, n: int) -> bool:
    """Whether a kind is written as its verb and n numbers."""
    blanks = kind.blanks.values()
    are_numbers = all(isinstance(blank, Number) for blank in blanks)
    return are_numbers and len(blanks) == n == len(kind.text.split()) - 1
