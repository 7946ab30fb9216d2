"""What came of a step of a batch, see `core.stepping`."""

WENT_ON = 0
ENDED = 1  # the game is over, and a new one has begun
REFUSED = 2  # the action was illegal; nothing happened
