"""Why a disc cannot be dropped."""

OK = 0
GAME_OVER = 1
NOT_YOUR_TURN = 2
NO_SUCH_COLUMN = 3
COLUMN_FULL = 4
NO_CHANCE = 5

CLAUSES = {
    GAME_OVER: "CF-5",
    NOT_YOUR_TURN: "CF-2",
    NO_SUCH_COLUMN: "CF-1",
    COLUMN_FULL: "CF-3",
    NO_CHANCE: "CF-2",
}
