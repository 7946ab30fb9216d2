"""`orrery learn`: networks from games of the search with itself, one generation after another.

    plan.py         what is learned, by what numbers; checked
    generation.py   the games of a generation, on a GPU or on processes
    lessons.py      what samples become for a training: rows by place
    training.py     the training: PyTorch where it is installed, else numpy
    schedule.py     first weights, and how far each step goes
    torch_fit.py    the network in PyTorch
    numpy_fit.py    the same in numpy, for small things
    trial.py        whether a network wins at equal time
    pace.py         how long decisions take, with a network and without
    folder.py       the folder of a run: checkpoints, what was kept, where to go on
    run.py          generation after generation

A network corrects the evaluation at the leaves of the search (`orrery.bots.network`).
"""
