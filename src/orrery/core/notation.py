"""Actions and events of a declared game as texts, by its sheet."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from orrery.core.blanks import Blank, Number, is_number, short_for
from orrery.core.errors import BadInput
from orrery.core.kinds import Kind, parameters
from orrery.core.readings import Remembered
from orrery.core.sheet import Sheet
from orrery.core.trace import EVENT_SIZE, Event

MOST_TEXTS = 16384
"""Of actions, that are remembered."""
MOST_EVENTS = 4096
"""With secrets, of which it is remembered what others are told."""
UNSEEN = -1
"""Stands in an event for a number that the viewer may not know."""

RefusalWords = Callable[[Any, Any, int, Kind, Mapping[str, int]], dict[str, Any]]
"""(board, state, seat, kind of action, its blanks) -> words for the blanks of refusals."""


class Notation:
    """Reads and writes what the sheet of a game declares."""

    def __init__(self, sheet: Sheet, refusal_words: RefusalWords | None = None) -> None:
        """For one game, which may have more words for its refusals than its actions hold."""
        self.sheet = sheet
        self._more = refusal_words
        self._forms_of: dict[str, list[tuple[Kind, str]]] = {}
        for kind in sheet.kinds:
            for form in kind.forms():
                for verb in dict.fromkeys(kind.verbs(form)):
                    self._forms_of.setdefault(verb, []).append((kind, form))
        self._verbs = list(self._forms_of)
        self._short = {kind.short: kind.verb for kind in sheet.kinds if kind.short}
        self._written = Remembered(self._write, MOST_TEXTS)
        self._unseen = functools.lru_cache(MOST_EVENTS)(self._without_secrets)

    @cached_property
    def _anew(self) -> frozenset[int]:
        """The first actions of kinds that are written anew each time, by functions of positions.

        Such a function may hand all of a position to a rule, and then its answer never comes again.
        """
        return frozenset(
            kind.first
            for kind in self.sheet.kinds
            if "writer" in kind.spelling and "state" in parameters(kind.spelling["writer"])
        )

    def action_text(self, board: Any, state: Any, seat: int, action: int) -> str:
        """An action as people type it."""
        if self._anew and self.sheet.kind_of(action).first in self._anew:
            return self._write(board, state, seat, action)
        return self._written(board, state, seat, action)

    def action_texts(self, board: Any, state: Any, seat: int, actions: Sequence[int]) -> list[str]:
        """Actions as people type them."""
        if not self._anew:
            return self._written.each(board, state, seat, actions)
        kind_of = self.sheet.kind_of
        known = [action for action in actions if kind_of(action).first not in self._anew]
        texts = dict(zip(known, self._written.each(board, state, seat, known), strict=True))
        return [
            texts[action] if action in texts else self._write(board, state, seat, action)
            for action in actions
        ]

    def _write(self, board: Any, state: Any, seat: int, action: int) -> str:
        return self.sheet.kind_of(action).write(board, state, seat, action)

    def parse_action(self, board: Any, state: Any, seat: int, text: str) -> int:
        """The number of a typed action; BadInput says what is wrong with the text.

        Verbs and words may be shortened; where only one kind fits, the verb may be left out.
        """
        words = self._with_verb(self.sheet.words_in(text))
        if not words:
            raise BadInput(f"no action given: known: {', '.join(self._verbs)}")
        for kind in self.sheet.kinds:
            if "reader" in kind.spelling:
                action = kind.read_by_hand(board, state, seat, text, words)
                if action is not None:
                    return int(action)
        return self._read_form(board, state, seat, text, words)

    def _read_form(self, board: Any, state: Any, seat: int, text: str, words: list[str]) -> int:
        """The number of an action that is typed as one of the forms that the sheet declares."""
        first = self._short.get(words[0], words[0])
        verb = self._verbs[short_for(first, self._verbs, "action")]
        forms = self._forms_of[verb]
        complaint = None
        for kind, form in forms:  # several kinds may share a verb: the first that fits is meant
            try:
                values = kind.read(board, state, seat, form, [verb, *words[1:]])
            except BadInput as error:
                complaint = complaint or error  # what the first kind says of its blanks
            else:
                if values is not None:
                    return int(kind.number(*(values[name] for name in kind.blanks)))
        raise complaint or _unreadable(text, *forms[0])

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

    def action_values(self, board: Any, state: Any, seat: int, action: int) -> dict[str, Any]:
        """The words for the blanks of refusals; `?` where the action has none."""
        kind = self.sheet.kind_of(action)
        words = {**self._unknown(), **kind.said_of(board, state, seat, action)}
        if self._more is None:
            return words
        return words | self._more(board, state, seat, kind, kind.values(action))

    def _unknown(self) -> dict[str, str]:
        blanks = [item for kind in self.sheet.kinds for item in kind.blanks.items()]
        return {word: "?" for name, blank in blanks for word in (name, *blank.also)}

    def event_values(self, board: Any, event: Event) -> dict[str, str]:
        """The words for the blanks of an event."""
        blanks = self.sheet.events[event.kind - 1].blanks
        numbers = dict(zip(blanks, event[1:], strict=False))
        found = {name: _told(board, blank, numbers[name]) for name, blank in blanks.items()}
        for name, blank in blanks.items():
            more = blank.further(numbers[name])
            found = more | found if more else found
        return found

    def hide_event(self, event: Event, viewer: int) -> Event:
        """An event as a viewer may know it."""
        told = self.sheet.events[event.kind - 1]
        return event if not told.secret or event.a == viewer else self._unseen(event)

    def _without_secrets(self, event: Event) -> Event:
        """What all are told of an event who may not know its secrets."""
        told = self.sheet.events[event.kind - 1]
        gap = UNSEEN if told.twin is None else 0
        kept = [gap if name in told.secret else event[1 + n] for n, name in enumerate(told.blanks)]
        kind = event.kind if told.twin is None else int(told.twin)
        return Event(kind, *kept, *[0] * (EVENT_SIZE - 1 - len(kept)))

    def help(self) -> tuple[str, ...]:
        """A line for each kind of action of the players, and for what else it is called."""
        shown: list[Kind] = [kind for kind in self.sheet.kinds if not kind.is_natures]
        lines = [
            (kind.sample(form), told)
            for kind in shown
            for form, told in {kind.text: kind.help, **kind.said_help}.items()
        ]
        width = max(len(sample) for sample, _ in lines)
        return tuple(f"{sample:{width}}   {told}".rstrip() for sample, told in lines)


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
