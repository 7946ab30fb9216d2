"""Learned evaluations: a small network that corrects how a game judges positions.

    layers.py       the arrays of a network, and the forward pass as rules over whole numbers
    judgement.py    template: the chances of all seats, as the network corrects them
    rounding.py     from the weights of a training to whole numbers
    files.py        weights on disk: written, read, and refused when they do not fit a game
    fingerprint.py  what identifies the features of a game

Why it corrects the evaluation at the leaves and leaves the priors alone: docs/findings/learned.md.
"""
