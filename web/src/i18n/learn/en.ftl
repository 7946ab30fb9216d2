### Learning a game by playing it, and the words of its rulebook
###
### $all: how many positions a replay has
### $clause: the number of a rule
### $game: the title of a game
### $move: a move in words
### $n: a number: what is counted, or of a step, an exercise, a second

learn = Learn
learn-fault = This lesson could not be loaded.
learn-offline = The server cannot be reached. What you have done so far is kept.
learn-try-again = Try again
learn-title = Learn { $game }
learn-none = { $game } has no lessons yet
learn-coach = What to do
learn-progress = How far you are
learn-step = Step { $n } of { $all }
learn-lessons = Lessons and exercises
learn-exercise = Exercise { $n }
learn-done = done
learn-rule = Rule { $clause }
learn-hint = Give me a hint
learn-try = Try this: { $move }
learn-take-back = Take it back
learn-again = Once more
learn-next = Go on
learn-finish = To the table
learn-play = Play a Cadet
learn-go-on = Rather the next lesson or exercise
learn-all-moves = All moves as a list
learn-seconds = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
 }
learn-ask-title = New to { $game }?
learn-ask = A guided first game shows you everything, move by move.
learn-ask-learn = Learn in five minutes
learn-ask-play = Just play
glossary = Words of the game
# $term: a word of the glossary; $clause: SW-12.
glossary-rule = { $term }: rule { $clause }
glossary-how = On the board, rest the mouse on a thing or hold a finger on it. The question mark explains whatever you press next.
learn-what-if = What if I do nothing?
learn-back = Back to the task
