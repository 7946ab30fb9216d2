"""Games of the search with itself, to learn from: forked games, and what is kept of them.

    course.py     how far a game is, and when it is played at random
    playing.py    template: as far as the next decision, and what a decision is told by
    verdict.py    the action that a search looked at most
    samples.py    positions with what became of them
    table.py      the games of a range of numbers, played on the CPU

`orrery.cuda.selfplay` plays the same games on a GPU. Why games fork: docs/findings/learned.md.
"""
