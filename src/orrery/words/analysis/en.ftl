### What an analysis says of a finished game (`orrery analyse`, and its page).
###
### $n: the number of an action in the game, from 1
### $who: who acted; $name: whose chance is meant
### $played, $best: actions in words
### $points: percents of the chance to win, always above 0

title = What decided this game
# $game: its title; $count: actions
game = { $game }: { $count ->
    [one] one action
   *[other] { $count } actions
 }
moments = Turning points
moment-choice = Move { $n }: { $name } played “{ $played }” instead of “{ $best }”, which cost { $points }%.
moment-luck-good = Move { $n }: chance (“{ $played }”) gave { $name } { $points }%.
moment-luck-bad = Move { $n }: chance (“{ $played }”) took { $points }% from { $name }.
no-moments = No single action changed much: the game was decided little by little.
seat = Player
choices = Given away by choices
luck = Luck
others = From the others
accuracy = Accuracy
right = Best or as good
# $right of $all choices were the best, or as good
right-of = { $right } of { $all }
nothing-to-choose = nothing to choose
curve = Chance to win
costly = What cost most
# $share: what could be expected of the best action, in percent
costly-step = { $n }. { $who }: “{ $played }” cost { $points }%. Better: “{ $best }” ({ $share }%)
# $iterations, $closer: how often
how = Each position was searched { $iterations } times from what the seat to act knew; around great changes { $closer } times. Percentages are chances to win.
# $count: positions
solved = { $count ->
    [one] One position near the end is
   *[other] { $count } positions near the end are
 } solved: chances of 0 and 100% there are proven, not guessed.
hidden = Hands were hidden: every choice was judged by what that player could know then, not by the open cards.
# $count: actions that are left out
together = { $count ->
    [one] One action is
   *[other] { $count } actions are
 } not judged: several players could act at the same time there, and when to act was part of the choice.
unfinished = The game is not finished; the chances are those of the position as it stands.
progress = positions judged
# $file: its name
wrote = wrote { $file }
# $share: what each winner gets, in percent
shared = The win was shared, as in teams: a whole win counts { $share }% for each who won.
