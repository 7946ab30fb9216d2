"""What happens in connect four."""

DISC_DROPPED = 1  # seat, column, row
FOUR_IN_A_ROW = 2  # seat
FRAME_FULL = 3
