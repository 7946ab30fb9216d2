"""A game as its log tells it, and the seed of its cards."""
