"""One search for all games: Monte Carlo tree search over what a seat may know.

    tree.py       the tree as columns of numbers, and keeping a part of it
    work.py       the scratch memory and the knobs of a search
    descent.py    template: down the tree, by promise for seats and by lot for nature
    charts.py     what a game works out once for a board
    worth.py      template: how well a seat stands
    habits.py     template: what a seat does without search
    heats.py      the same luck for all actions at the root
    memory.py     template: what the past tells of the secrets of others
    playouts.py   template: from the leaf on, and what each seat can expect there
    thinking.py   template: one iteration after the other; finding a position again
    searcher.py   the search as Python uses it: budgets, threads, best lines

Every iteration deals the hidden cards anew (information-set search), so the tree is keyed by
actions, not by positions. Every node keeps a value for each seat, and whoever acts maximizes the
own (max^n), unless others are told to answer without search.
"""
