### What `orrery puzzles` says.
###
### $n: a number
### $name: the colour or name of a seat
### $answers: the right actions in words
### $text: an action as it was typed

number = Puzzle { $n }
easy = easy
medium = medium
hard = hard
expert = very hard
theme-win-in-one = win at once
theme-win = win by force
theme-save = save the game
theme-best = the best action
task-win-in-one = { $name } wins with one action. Which?
task-win = { $name } wins, whatever the others do. How does it begin?
task-save = Only one way does not lose for { $name }. Which?
task-best = One action of { $name } is clearly better than all others. Which?
your-answer = Your answer:
not-legal = { $text } is not among the legal actions
right = Right: { $answers }
wrong = No. Right is: { $answers }
why-win-in-one = It wins at once.
why-win = After it nobody can stop the win: all answers were played out, { $n } { $n ->
    [one] action
   *[other] actions
 } deep.
why-save = Every other action loses, whatever is played afterwards.
why-best = Every other action leaves a clearly smaller chance to win.
