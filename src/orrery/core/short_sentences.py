"""Short sentences, as sheets write them, in Fluent: `{n} {n:point|points}` for English.

Ids in code and ids in catalogues: `("events", "ship_placed")` is `event-ship-placed`. Letters and
digits stay, everything else is a hyphen.
"""

from __future__ import annotations

import functools
import re
import string
from collections.abc import Mapping

Table = Mapping[str, str]
Tables = Mapping[str, Table]
"""Section -> id -> short sentence."""

PREFIXES = {
    "meta": "",
    "language": "language-",
    "names": "name-",
    "refusals": "refusal-",
    "events": "event-",
    "faults": "fault-",
    "plain_actions": "plain-action-",
    "plain_events": "plain-event-",
    "plain_refusals": "plain-refusal-",
    "phrases": "phrase-",
    "actions": "action-",
    "kinds": "kind-",
    "options": "option-",
    "choices": "choice-",
    "boards": "board-",
    "help": "help-",
    "cautions": "caution-",
    "questions": "question-",
    "screens": "screen-",
    "terms": "term-",
    "meanings": "meaning-",
}
"""How the ids of a section begin."""

_other = re.compile(r"[^A-Za-z0-9]+")


@functools.lru_cache(8192)
def id_of(section: str, message: str) -> str:
    """The id in the catalogue: `red-home` and `too many` are name-red-home, name-too-many."""
    return PREFIXES.get(section, section) + _other.sub("-", message)


def fluent_of_tables(tables: Tables) -> str:
    """A catalogue of short sentences, a group for each section."""
    lines = []
    for section, table in tables.items():
        lines += ["", f"## {section}", ""]
        lines += [f"{id_of(section, name)} = {fluent_of(text)}" for name, text in table.items()]
    return "\n".join(lines).strip() + "\n"


def fluent_of(sentence: str) -> str:
    """One short sentence as a pattern of Fluent."""
    said = ""
    for text, name, forms, _ in string.Formatter().parse(sentence):
        said += escaped(text)
        if name is not None:
            said += selector(name, forms) if forms else f"{{ ${name} }}"
    is_special = said[:1] in ("", " ", "[", "*", ".")
    first = f'{{ "{said[:1]}" }}{said[1:]}' if is_special else said
    return f'{first[:-1]}{{ " " }}' if first.endswith(" ") else first


def escaped(text: str) -> str:
    """Text in which braces are braces."""
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', text)


def selector(name: str, forms: str | None) -> str:
    """`{n:point|points}` by plural form."""
    one, bar, other = (forms or "").partition("|")
    if not bar:
        raise ValueError(f"{{{name}:{forms}}} has no second form after a |")
    one, other = (escaped(form) or '{ "" }' for form in (one, other))
    return f"{{ ${name} ->\n    [one] {one}\n   *[other] {other}\n }}"
