"""What was found of a game, with words for whoever reads it."""

from __future__ import annotations

import msgspec

from orrery.analysis.report import choices_of
from orrery.analysis.sentences import LEAST, Sentences
from orrery.core.table import Table
from orrery.server.protocol.answers import AnalysisSeen, StepWords


def with_words(seen: AnalysisSeen, table: Table, language: str) -> AnalysisSeen:
    """The same, with the choices that cost something in words."""
    if seen.report is None:
        return seen
    said = Sentences(table, seen.report, language)
    words = [
        StepWords(step.n, said.played(step.n), said.best(step))
        for step in choices_of(seen.report)
        if step.cost >= LEAST
    ]
    return msgspec.structs.replace(seen, words=words)
