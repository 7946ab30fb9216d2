"""SPACE WALK: ships herded round an orbit, past black holes."""
