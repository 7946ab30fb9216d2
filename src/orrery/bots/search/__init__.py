"""One search for all games: Monte Carlo tree search over what a seat may know.

    tree.py       the tree as columns of numbers, and keeping a part of it
    work.py       the scratch memory and the knobs of a search
    descent.py    template: selection, PUCT at decision nodes and sampling at chance nodes
    charts.py     what a game works out once for a board
    worth.py      template: how well a seat stands
    habits.py     template: what a seat does without search
    halving.py    sequential halving at the root, with the same luck for all actions
    memory.py     template: beliefs, what the past tells of the secrets of others
    playouts.py   template: rollouts from the leaf, and what each seat can expect there
    thinking.py   template: one iteration after the other; finding a position again
    backend.py    who runs all that: compiled code or a WebAssembly module
    searcher.py   the search as Python uses it: budgets, threads, best lines

This is information-set MCTS (ISMCTS): every iteration deals the hidden cards anew, which is called
a determinization (`thinking.deal`), and all of them share one tree, keyed by actions and not by
positions. A node counts how often each child was available among the deals. Every node keeps a
value for each seat, and whoever acts maximizes its own (max^n), unless others are told to answer
without search.
"""
