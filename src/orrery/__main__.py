"""`python -m orrery` is the `orrery` command."""

from orrery.cli.main import main

main()
