"""What a seat is asked in the terminal: by its own texts, or by the kinds of its sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Self

from orrery.core.kinds import Kind
from orrery.core.phrases import Spoken, TextNames
from orrery.core.plurals import alternatives
from orrery.core.texts import texts_of
from orrery.core.words import words_of

if TYPE_CHECKING:
    from orrery.core.sheet import Sheet
    from orrery.core.texts import Texts


class Question(str, Spoken):
    """A message `question-...` of a game's texts; as a text it is English."""

    __slots__ = ("message", "values")
    message: str
    values: Mapping[str, object]

    @classmethod
    def of(cls, package: str, message: str, **values: object) -> Self:
        """The question of a game package, with words and numbers for its variables."""
        made = cls(texts_of(package).say("questions", message, values))
        made.message, made.values = message, values
        return made

    def said(self, names: TextNames, form: str = "") -> str:
        """The same in a language."""
        return names.texts.say("questions", self.message, self.values)


class Asked(str, Spoken):
    """A question by the kinds of actions that are possible; as a text it is English."""

    __slots__ = ("kinds",)
    kinds: Sequence[Kind]

    @classmethod
    def about(cls, kinds: Sequence[Kind]) -> Self:
        """What do you do: this, or that?"""
        made = cls(_asked([kind.help or kind.text for kind in kinds], "en"))
        made.kinds = kinds
        return made

    def said(self, names: TextNames, form: str = "") -> str:
        """The same in a language."""
        texts = names.texts
        things = [texts.label("kinds", kind.verb, kind.help or kind.text) for kind in self.kinds]
        return _asked(things, texts.language)


def _asked(things: list[str], language: str) -> str:
    words = words_of("terminal", language)
    if not things:
        return words.say("", "nothing-to-do", {})
    return words.say("", "what-to-do", {"things": alternatives(things, language)})


def helps(sheet: Sheet) -> dict[str, str]:
    """Verb -> what is said of it in the help, for each way in which players' kinds are called."""
    found: dict[str, str] = {}
    for kind in sheet.kinds:
        if not kind.is_natures:
            forms = {kind.text: kind.help, **kind.said_help}
            found |= {verb_of(form): told for form, told in forms.items() if told}
    return found


def verb_of(form: str) -> str:
    """The first word of a form, or the name of the blank that stands there."""
    return form.split()[0].strip("{}")


def help_lines(sheet: Sheet, texts: Texts) -> tuple[str, ...]:
    """How each kind of action of the players is written, and what it does."""
    lines = [
        (kind.sample(form), texts.label("kinds", verb_of(form), told))
        for kind in sheet.kinds
        if not kind.is_natures
        for form, told in {kind.text: kind.help, **kind.said_help}.items()
    ]
    width = max(len(sample) for sample, _ in lines)
    return tuple(f"{sample:{width}}   {told}".rstrip() for sample, told in lines)
