"""Endings: positions near the end of a game for two that are solved once and for all.

A game that has some numbers them (`core.hooks.Endings`); a bit for each says whether who is to act
wins. They are kept in a file, which is shipped or made by `orrery solve`.

    solving.py    template: solves all of them, and any position whose play soon leads to one
    tables.py     what Python asks: solve, value
    files.py      tables on disk: written, read, refused when they do not fit
    thinking.py   template: the search, which goes no further than a solved position
    backend.py    who runs that search
"""
