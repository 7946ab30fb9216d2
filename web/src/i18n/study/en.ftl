### After the game: looking back, analysis, puzzles, sharing
###
### $action: a move in words
### $all: how many positions a replay has
### $answers: actions in words, as a list
### $before, $after: percent, before and after a move
### $best, $played: actions in words
### $game: the title of a game
### $level, $theme: how hard a puzzle is, and what it is about
### $n: a number: what is counted, or of a step, an exercise, a second
### $name: the name of a player
### $names: names of players as a list: Ann, Ben and Cleo
### $points, $share: percent of the chance to win
### $right: how many choices were as good as the best
### $solved: first, later or no

log = Log
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
replay = Replay
replay-of = Replay: { $game }
replay-fault = This game cannot be replayed: it is not over, or it is private.
log-open = Open a log file
log-drop = Drop the log of a game here
log-fault = This file cannot be opened as a game.
log-too-big = It is larger than a megabyte.
log-none = No game is open here
log-how = Drop the log of a game on this page, or choose the file. It is replayed move by move; nothing of it is kept.
animation-save = Save the last moves as an animation
animation-busy = Drawing …
animation-fault = This browser cannot draw the board as a picture.
analysis = Analysis
analysis-of = { $game }: what decided it
analysis-looking = Judging every position …
analysis-failed = This game could not be judged.
analysis-curve = Chance to win, position by position
analysis-moments = Turning points
analysis-moment-choice = Move { $n }: { $name } played “{ $played }” instead of “{ $best }”, which cost { $points }%.
analysis-moment-good = Move { $n }: chance gave { $name } { $points }% – { $played }.
analysis-moment-bad = Move { $n }: chance took { $points }% from { $name } – { $played }.
analysis-moment-rose = Move { $n }: { $played }. The chance of { $name } rose from { $before } to { $after }%.
analysis-moment-fell = Move { $n }: { $played }. The chance of { $name } fell from { $before } to { $after }%.
analysis-no-moments = No single move changed much: the game was decided little by little.
analysis-next = Next is move { $n }.
analysis-something = something
analysis-balances = Choices and luck
analysis-player = Player
analysis-choices = Own moves
analysis-choices-how = what a player’s own moves lost against the best ones
analysis-luck = Luck
analysis-luck-how = what chance gave or took against what else could have come
analysis-others = Others
analysis-others-how = what the others’ moves gave or took, and what the search did not foresee
analysis-accuracy = Accuracy
analysis-accuracy-how = 100%: always the best that could be known
analysis-unit = By how much the chance to win rose (+) or fell (−), added up over the whole game. So a sum may be more than 100%: what is lost with one move can be won back with another.
analysis-right-of = { $right } of { $all } choices were the best, or as good
analysis-mark-best = { $name } now plays the best move.
analysis-mark-good = What { $name } plays now is about as good as the best.
analysis-mark-weak = What { $name } plays now costs { $points }%.
analysis-mark-mistake = What { $name } plays now is a mistake: it costs { $points }%.
analysis-mark-blunder = What { $name } plays now is a blunder: it costs { $points }%.
analysis-best-was = Best was: { $best } ({ $share }%).
analysis-show-best = Show the best on the board
analysis-try-here = Try it from here
analysis-how = The bots’ own search looked { $n ->
    [one] once
   *[other] { $n } times
 } into each position, from what the player to act could know; longer around great changes.
analysis-captain = Look longer: at least as long as a Captain thinks
analysis-hidden = Something was hidden: each player’s choices and chances are judged by what that player could know then, not by what was seen later. So chances need not add up to 100%.
analysis-together = { $n ->
    [one] One move is
   *[other] { $n } moves are
 } not judged: several players could act at the same time.
study-title = Analysis board
study-of = Analysis board: { $game }
study-game = Game
study-to-act = { $name } is to act.
study-over = The game is over. Winner: { $names }
study-back = Take it back
study-best = What is best?
study-rival = The others are played by
study-alone = me
study-bot = a bot (I play { $name })
study-why-not = Another action, as it is written: why not?
study-try = Try it
study-position = The position as text
study-open = Set up this position
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = Positions out of games of strong bots, each with a right answer: played out to the end, or checked by a long search.
puzzles-fault = The puzzles could not be fetched. Is the server there?
puzzles-none = There are no puzzles of this game yet.
puzzles-all = All puzzles
puzzles-today = Puzzle of the day
puzzles-is-today = Puzzle of the day
puzzles-solved = { $n } of { $all } solved
puzzles-number = Puzzle { $n }
puzzles-link = Puzzle { $n }, { $level }, { $theme }{ $solved ->
    [first] , solved
    [later] , solved
   *[no] { "" }
 }
puzzles-easy = easy
puzzles-medium = medium
puzzles-hard = hard
puzzles-expert = very hard
puzzles-theme-win-in-one = win at once
puzzles-theme-win = win by force
puzzles-theme-save = save the game
puzzles-theme-best = the best action
puzzles-task-win-in-one = { $name } wins with one action. Which?
puzzles-task-win = { $name } wins, whatever the others do. How does it begin?
puzzles-task-save = Only one way does not lose for { $name }. Which?
puzzles-task-best = One action of { $name } is clearly better than all others. Which?
puzzles-wrong = { $action }: no, there is something better.
puzzles-right = Right: { $answers }
puzzles-solution = The solution: { $answers }
puzzles-why-win-in-one = It wins at once.
puzzles-why-win = After it nobody can stop the win: all answers were played out, { $n } { $n ->
    [one] action
   *[other] actions
 } deep.
puzzles-why-save = Every other action loses, whatever is played afterwards.
puzzles-why-best = Every other action leaves a clearly smaller chance to win.
puzzles-values = Chance to win after each action
puzzles-by-force = Proved: every line was played out.
puzzles-by-search = Checked: after every legal action the search looked { $n ->
    [one] once
   *[other] { $n } times
 } ahead, twice over.
puzzles-deals = What is hidden was dealt in { $n } { $n ->
    [one] way
   *[other] ways
 }.
puzzles-show = Show the solution
puzzles-next = Next puzzle
puzzles-again = Once more
puzzles-all-solved = You have solved them all!
puzzles-no-such = There is no such puzzle. Choose one of these.
