"""ASTROPLANE: triangular craft in two interlaced universes, bound for the Singularity."""
