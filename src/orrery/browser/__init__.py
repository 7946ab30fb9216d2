"""Orrery in the browser: the server itself, in a worker, with nothing behind it. docs/site.md."""
