"""Whether what a step says is short, without codes, and names clauses that exist."""

from __future__ import annotations

import re

from orrery.lessons.checks.steps import Setting
from orrery.lessons.plan import Mistake, Step
from orrery.lessons.play import Untrue
from orrery.lessons.wording import FIELDS

MOST_WORDS = 30
CODES = (  # what no person says
    r"\d+\.\d+",
    r"\b[rbgy][bfwm]\d\b",
    r"\b[a-o]\d{1,2}\b",
    r"\b\d+,\d+\b",
    r"\b[A-Z][A-Z0-9]-\d+",
    r"[`_<>{}]",
    r"\b(planet|space|column|row|ring) \d",
    r"\bseat\b",
)


def check_words(step: Step, setting: Setting) -> None:
    """Untrue for the first thing that is wrong with the words of a step."""
    for field in FIELDS:
        check_text(field, setting.wording.say(step.id, field))
    if not setting.wording.say(step.id, "text"):
        raise Untrue("it has no text")
    for n, mistake in enumerate(step.mistakes, 1):
        said = setting.wording.say(step.id, f"mistake-{n}")
        if not said:
            raise Untrue(f"mistake {mistake.way} has no text")
        check_text(f"mistake {mistake.way}", said)
        check_clause(mistake, setting.clauses)


def check_text(owner: str, text: str) -> None:
    """Short, and free of codes."""
    n_words = len(text.split())
    if n_words > MOST_WORDS:
        raise Untrue(f"{owner} has {n_words} words, more than {MOST_WORDS}")
    for code in CODES:
        if found := re.search(code, text):
            raise Untrue(f"{owner} has the code {found.group()!r}")


def check_clause(mistake: Mistake, clauses: set[str]) -> None:
    """A mistake is refused by a clause, or worse by one."""
    if bool(mistake.refused) == bool(mistake.worse):
        raise Untrue(f"mistake {mistake.way}: either `refused` or `worse`")
    clause = mistake.refused or mistake.clause
    if not clause:
        raise Untrue(f"mistake {mistake.way} names no clause")
    if clause not in clauses:
        raise Untrue(f"mistake {mistake.way}: there is no clause {clause}")
