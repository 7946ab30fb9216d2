"""The rules as WebAssembly: the fourth target, after plain Python, CPU and GPU (docs/wasm.md).

To play by a module
shipped.py      the modules that come with the games, and whether one is stale
host.py         who runs a module: wasmtime (machine.py) or a browser (browser.py)
runtime.py      a module in Python
searching.py    its search
code.py         modules as machine code, kept on disk
playing.py      a game played by its module, for every thread
choice.py       which target plays a game where people play: the one place that decides
takeover.py     compiled code takes over from a module between two moves
boards.py       boards small enough to send
memory.py       what lies where in the memory of a module
card.py         what a module says of itself, and what it offers
fingerprint.py  which sources a module was made from
sections.py     the sections of a module: its imports, its exports, what we add

To build one
exports.py      template: what a module offers, with raw pointers
search.py       template: the search of the bots, too
desk.py         where a search finds its tree and its scratch memory
arrays.py       arrays at an address
target.py       Numba's CPU target, aimed at wasm32 instead of the machine it runs on
compiling.py    a game's rules to one object file, in a process of its own
linking.py      object file to module: `wasm-ld`
build.py        all of it: `make wasm`
"""
