"""Who thinks, where, and for how long."""
