"""Games on a GPU: one thread plays one game, from the same rule sources as everywhere else.

The only importer of `numba.cuda`. Needs the extra `orrery[cuda]` and an NVIDIA GPU; compiling to
PTX needs the extra only.
"""
