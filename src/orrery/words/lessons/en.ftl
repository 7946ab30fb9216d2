### What a lesson says where its own words are lacking, and at the terminal. Words that are typed
### (hint, board, quit) stay English.

otherwise = That is allowed, but something else is meant here. Try again.
threat = So it would go if you did nothing about it. Go back and prevent it.

## `orrery lessons GAME --play`

type-for-help = Type the number of a move, or the move itself. ? shows what else you can type.
help = A number from the list, or the text of a move, plays it.
    hint: what would be good
    what if: what comes if you do nothing
    board: the board once more
    quit: stop here; your progress is kept
exercise = Exercise
# $n: the number of the step; $all: how many there are.
step = Step { $n } of { $all }
# $marks: places of the board as the terminal calls them: planet 2, cell b8
look = Look at: { $marks }
# $move: a move as it is typed
try = Try this: { $move }
taken-back = Taken back.
no-threat = Nothing threatens here.
# $command goes on with the lesson.
kept = Your progress is kept; go on with: { $command }
all-done = That was all. Well done!
