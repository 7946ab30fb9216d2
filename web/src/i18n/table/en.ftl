### A table: before, during and after the game
###
### $action: a move in words
### $label: the name of a seat: Red, Ship 1
### $n: a number: what is counted, or of a step, an exercise, a second
### $name: the name of a player
### $names: names of players as a list: Ann, Ben and Cleo
### $winner: the name of the winner, or a list of names

device-here = Opponents think on this device: about { $n } positions a second. Where cards are hidden or other people play, they think on the server.
device-away = Opponents think on the server. This device could look at about { $n } positions a second.
device-slow = Opponents think on the server: this device is slow, with about { $n } positions a second.
device-untried = How fast this device is will be measured when you first play against opponents alone.
device-fault-missing = The engine for this device could not be loaded. Opponents think on the server.
device-fault-damaged = The engine for this device is damaged and is not used. Opponents think on the server.
device-fault-stale = The engine for this device is not of the server's version and is not used. Opponents think on the server.
result-won = You won
result-shared = You share the win
result-lost = { $winner } won
bot-note-random = moves without thinking
bot-note-greedy = takes what lies nearest
bot-note-cadet = thinks a moment and errs often
bot-note-ensign = sees the next move
bot-note-lieutenant = plans a little ahead
bot-note-commander = rarely overlooks anything
bot-note-captain = strong: plans well
bot-note-admiral = very strong: hardly ever errs
bot-note-grand-admiral = the best we have
bot-note-gambler = a Captain who loves risk
bot-note-hoarder = a Captain who keeps what there is
bot-note-hunter = a Captain who goes for rivals
status-preparing = The rules are being prepared.
status-broken = It cannot go on.
status-may-begin = You may begin.
status-host = Waiting for the host
status-full = Everybody is here: it can start
status-open = Waiting for players
status-running = Being played
status-over = Finished
bot-random = Drifter
bot-greedy = Grabber
bot-cadet = Cadet
bot-ensign = Ensign
bot-lieutenant = Lieutenant
bot-commander = Commander
bot-captain = Captain
bot-admiral = Admiral
bot-grand-admiral = Grand Admiral
bot-gambler = Gambler
bot-hoarder = Hoarder
bot-hunter = Hunter
seat-me = me
seat-here = a person at this screen
seat-open = open for anyone
seat-invited = for whoever has the invitation link
clock = Clock
clock-none = no clock
clock-quick = 1 minute a move
clock-calm = 30 minutes a game
clock-postal = by post: 3 days a move
outcome-rules = { $winner } has won.
outcome-resign = { $winner } has won by resignation.
outcome-time = { $winner } has won on time.
outcome-shared = { $winner } share the win.
outcome-draw = Draw agreed.
outcome-abandon = The game was abandoned.
outcome-nobody = The game is over; nobody has won.
end-you-won = You have won!
end-turning-looking = Looking for the turning point …
end-turning-none = No single move decided this game.
# $n: which move; $by: a comma and whose, where the sentence does not say it, else nothing; $what: what happened, a sentence without its full stop; $before, $after: percent
end-turning-you-fell = The turning point was move { $n }{ $by }: { $what }. Your chance fell from { $before } to { $after }%.
# $n: which move; $by: a comma and whose, where the sentence does not say it, else nothing; $what: what happened, a sentence without its full stop; $before, $after: percent
end-turning-you-rose = The turning point was move { $n }{ $by }: { $what }. Your chance rose from { $before } to { $after }%.
# $n: which move; $by: a comma and whose, where the sentence does not say it, else nothing; $what: what happened, a sentence without its full stop; $before, $after: percent; $name: whose chance
end-turning-fell = The turning point was move { $n }{ $by }: { $what }. The chance of { $name } fell from { $before } to { $after }%.
# $n: which move; $by: a comma and whose, where the sentence does not say it, else nothing; $what: what happened, a sentence without its full stop; $before, $after: percent; $name: whose chance
end-turning-rose = The turning point was move { $n }{ $by }: { $what }. The chance of { $name } rose from { $before } to { $after }%.
end-turning-hidden = something that only others saw
end-turning-show = Show it on the board
end-turning-how = Found by the bots' own search; where something is hidden, from what each player could know.
end-look = Close, and look at the board
end-rounds = { $n } { $n ->
    [one] round
   *[other] rounds
 }
end-moves = { $n } { $n ->
    [one] move
   *[other] moves
 }
end-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
 }
chat = Chat
chat-empty = Nobody has said anything yet.
seat-out = out
seat-out-bot = out, a bot plays on
seat-away = away, a bot plays
seat-gone = not here
hint-promise = wins about { $n } of 100 games from here
hint-equal = about equal
hint-then = then probably: { $action }
hint-after = and then: { $action }
curtain = The screen goes to { $name }
curtain-why = { $label } has a hand that the others must not see.
curtain-ready = I am { $name }: open
# What is drawn in the game: $drawn is cards, dice or lots.
fair-cards = How { $drawn ->
    [cards] the cards stay
    [dice] the dice stay
   *[lots] the draw stays
 } fair
# $drawn: cards, dice or lots
fair-cards-why = Every player's browser and the server each bind themselves to a secret random number before anyone shows theirs. All of them together decide { $drawn ->
    [cards] the cards
    [dice] the dice
   *[lots] the draw
 }, so nobody can choose, not even whoever runs the server. The fingerprint, to compare with the others:
roll-none = Nothing is drawn in this game.
# $drawn: cards, dice or lots
roll-fair = { $drawn ->
    [cards] The cards are fair: the browsers of all players decide them together.
    [dice] The dice are fair: the browsers of all players throw them together.
   *[lots] The draw is fair: the browsers of all players decide it together.
 }
roll-waits = Waiting for { $names }.
roll-missing = { $names } must be here when the game begins.
roll-thrown = Draw { $n } was thrown away: { $names } did not answer in time.
roll-thrown-seats = Draw { $n } was thrown away: the seats changed.
roll-go-on = Begin without waiting for { $names }
# $drawn: cards, dice or lots
roll-checked = { $drawn ->
    [cards] This browser has checked the cards: nobody could choose them.
    [dice] This browser has checked the dice: nobody could choose what they show.
   *[lots] This browser has checked the draw: nobody could choose it.
 }
roll-fault-unreadable = The server's draw cannot be read, so this browser takes no part in it.
roll-fault-promise = Careful: the server has changed what it had fixed for the draw. What comes may have been chosen.
roll-fault-replaced = Careful: the server speaks for your seat with something your browser never sent. Your browser takes no part.
roll-fault-left-out = Careful: the draw is to be made without your browser.
roll-fault-other = Careful: the draw was made in another way than was shown to you. What came may have been chosen.
roll-fault-thrown = Careful: the server keeps quiet about a draw that was thrown away.
roll-fault-without = The draw of this game was made without your browser.
roll-fault-log = Careful: the record of this game does not prove that the draw was fair.
proposal-undo = { $name } would like to take the last move back.
proposal-draw = { $name } offers a draw.
proposal-abandon = { $name } would like to abandon the game.
proposal-declined = The proposal was declined.
hint = Hint
chat-mute = Show no more of what { $name } says
chat-muted = { $name } is muted.
chat-unmute = Show again
outcome-unfinished = It is not finished.
# a line of the log. $name: who acted; $words: what they did
log-deed = { $name }: { $words }
