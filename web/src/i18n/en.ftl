### The browser client, all pages but the boards
###
### $action: a move in words
### $all: how many positions a replay has
### $by: how a rating changed, such as +12
### $code: the code of a fault, for whoever reports it
### $date: a day, perhaps with a time
### $game: the title of a game
### $high: the largest number of players
### $label: the name of a seat: Red, Ship 1
### $low: the smallest number of players
### $n: a number that is counted
### $name: the name of a player
### $names: names of players as a list: Ann, Ben and Cleo
### $rank: the rank of a bot
### $reason: why something cannot be done
### $stronger: the rank of a bot that plays better
### $weaker: the rank of a bot that plays worse
### $answers: actions in words, as a list
### $best, $played: actions in words
### $level, $theme: how hard a puzzle is, and what it is about
### $points, $share: percent of the chance to win
### $right: how many choices were as good as the best
### $solved: first, later or no
### $winner: the name of the winner, or a list of names

home = Home
skip-to-content = Skip to the content
main-menu = Main menu
new-table = New table
rules = Rules
settings = Settings
close = Close
cancel = Cancel
api = The API
licences = Licences
footer = Orrery is free software. It is not affiliated with the authors or publishers of these games; texts and drawings are our own.
lost-in-space = Lost in space: there is no such page
engine-starting = The games are being set up on this device ...
engine-waiting = Orrery is open on another page of this browser; close that one to go on here.
engine-failed = This page cannot play: { $reason }
# $file: the name of a file of the site
engine-damaged = the file { $file } is damaged.
engine-anew = Load the site again
storage-full = This browser has no room left: what you play now is gone when you close the page. Save the logs of finished games (More, Download the log), or make room.
storage-denied = This browser keeps nothing here, as private windows do: what you play is gone when you close the page.
storage-unreadable = The games that were kept here cannot be read. They are set aside in this browser, and you begin with an empty shelf.
plays-here = Everything runs on this device, the other players' cards included; nothing leaves it.
connection-lost = The connection is lost; we keep trying. A move of yours is kept and sent when it is back.
try-now = Try now
no-server = The server does not answer.
your-name = Your name
use-name = Use this name
guest-note = No account is needed: a name is enough.
rename-note = With another name you are another guest: seats you hold stay with the old one.
language = Language
theme = Theme

theme-auto = Like the system
theme-dark = Night
theme-light = Day

pace = What the others do is shown

pace-slow = slowly
pace-usual = at the usual pace
pace-fast = fast
pace-step = step by step, when I ask

sounds = Sounds
animations = Show moves as they happen
show-legal = Show all legal moves on the board
think-here = Opponents may think on this device
device-here = Opponents think on this device: about { $n } positions a second. Where cards are hidden or other people play, they think on the server.
device-away = Opponents think on the server. This device could look at about { $n } positions a second.
device-slow = Opponents think on the server: this device is slow, with about { $n } positions a second.
device-untried = How fast this device is will be measured when you first play against opponents alone.
device-fault-missing = The engine for this device could not be loaded. Opponents think on the server.
device-fault-damaged = The engine for this device is damaged and is not used. Opponents think on the server.
device-fault-stale = The engine for this device is not of the server's version and is not used. Opponents think on the server.
show-legal-short = show legal moves

home-kicker = Five lost games
home-title = Space board games, brought back
home-lead = Out of print for decades, playable again: alone against bots from Cadet to Admiral, with friends by a link, or several at one screen.
home-lead-here = Out of print for decades, playable again: alone against bots from Cadet to Admiral, or several at one screen.
home-games = The games

home-examples = Examples
home-examples-why = Small games that show how to add one of your own.
tables-running = { $n } { $n ->
    [one] game running
   *[other] games running
 }
tables-waiting = Your turn in { $n } { $n ->
    [one] game
   *[other] games
 }
result-won = You won
result-shared = You share the win
result-lost = { $winner } won
for-beginners = for beginners

bot-note-random = moves without thinking
bot-note-greedy = takes what lies nearest
bot-note-cadet = thinks a moment and errs often
bot-note-ensign = sees the next move
bot-note-lieutenant = plans a little ahead
bot-note-commander = rarely overlooks anything
bot-note-captain = strong: plan well
bot-note-admiral = the best we have

play-now = Play now
with-friends = With friends
one-screen = At one screen
players-from-to = { $low } to { $high } players
# $n: how many play, always as many
players-exactly = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
preparing-short = rules are being prepared
preparing-bots = The bots get ready to think: their search is being compiled for this computer, which happens only once. It usually takes half a minute to two minutes; then they move by themselves.
preparing = The rules of { $game } are being compiled for this computer, which happens only once. It usually takes 10 to 60 seconds; then the game goes on by itself.
preparing-early = The rules of { $game } are being compiled for this computer, which happens only once. It usually takes 10 to 60 seconds; you need not wait for it.
read-meanwhile = Read the rules meanwhile
so-far = { $n } s so far

status-preparing = The rules are being prepared.
status-broken = It cannot go on.
status-may-begin = You may begin.
status-host = Waiting for the host

begins-soon = The game begins in a moment
own-all = All { $n } of your games
own-fewer = Fewer
your-tables = Your games
open-tables = Open tables
running-tables = Being played
more-tables = Show more tables
no-open-tables = Nobody is waiting just now. Open a table and send the link to a friend.
join-by-link = Join by link
paste-link = Paste an invitation
invitation = Invitation link
join = Join
bad-link = This does not look like an invitation to a table.

status-full = Everybody is here: it can start
status-open = Waiting for players
status-running = Being played
status-over = Finished

choose-level = Against whom? The game starts at once.
more-options = More options
players = Players

bot-random = Drifter
bot-greedy = Grabber
bot-cadet = Cadet
bot-ensign = Ensign
bot-lieutenant = Lieutenant
bot-commander = Commander
bot-captain = Captain
bot-admiral = Admiral

bots = Bots
game = Game
who-sits-where = Who sits where

seat-me = me
seat-here = a person at this screen
seat-open = open for anyone
seat-invited = for whoever has the invitation link

name-at-screen = Name
variants = Variants and options
board = Board
usual = the usual one
clock = Clock

clock-none = no clock
clock-quick = 1 minute a move
clock-calm = 30 minutes a game
clock-postal = by post: 3 days a move

private-table = only with invitation
open-table = Open the table
start-game = Start the game
open-seat = open seat
kept-for = reserved for { $name }
kept-for-invited = reserved for invited players
somebody = somebody
nature = Chance

outcome-rules = { $winner } has won.
outcome-resign = { $winner } has won by resignation.
outcome-time = { $winner } has won on time.
outcome-shared = { $winner } share the win.
outcome-draw = Draw agreed.
outcome-abandon = The game was abandoned.
outcome-nobody = The game is over; nobody has won.

end-you-won = You have won!
end-turning-looking = Looking for the turning point ...
end-turning-none = No single move decided this game.
# $n: which move; $who: whose; $what: what happened, a sentence without its full stop; $before, $after: percent
end-turning-you-fell = The turning point was move { $n } ({ $who }): { $what }. Your chance fell from { $before } to { $after } %.
# $n: which move; $who: whose; $what: what happened, a sentence without its full stop; $before, $after: percent
end-turning-you-rose = The turning point was move { $n } ({ $who }): { $what }. Your chance rose from { $before } to { $after } %.
# $n: which move; $who: whose; $what: what happened, a sentence without its full stop; $before, $after: percent; $name: whose chance
end-turning-fell = The turning point was move { $n } ({ $who }): { $what }. The chance of { $name } fell from { $before } to { $after } %.
# $n: which move; $who: whose; $what: what happened, a sentence without its full stop; $before, $after: percent; $name: whose chance
end-turning-rose = The turning point was move { $n } ({ $who }): { $what }. The chance of { $name } rose from { $before } to { $after } %.
end-turning-hidden = something that only others saw
end-turning-show = Show it on the board
end-turning-how = Found by the bots' own search; where something is hidden, from what each player could know.
end-look = Close, and look at the board
end-moves = { $n } { $n ->
    [one] move
   *[other] moves
 }
end-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
 }
share = Share

position-in-words = The position in words
your-moves = Your moves
no-moves-now = It is not your turn.
being-shown = One moment: this is what just happened.
# $n: how many moves stand under a heading
moves-n = { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
filter-moves = Filter moves
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
log-and-chat = Log and chat
say = Say something
send = Send
seats = Seats
seat-out = out
seat-away = away, a bot plays
seat-gone = not here
you-mark = { " " }(you)
to-move = to move
winner = Winner
points = points
points-n = { $n } { $n ->
    [one] point
   *[other] points
 }
play-this = Play this seat
sit = Sit down
move-here = Move here
stand = Stand up
place-bot = Who plays here
no-table = This table cannot be seen
no-table-why = There is no such table, or it is private and the link lacks its invitation.
finding-table = Looking for the table …
setting-up = The board is being set up …
skip = Skip
your-turn = It is your turn.
turn-of = { $name } is to move.
turn-of-many = All may act.
spectators = { $n } { $n ->
    [one] person watches
   *[other] people watch
 }.
nothing-yet = Nobody has moved yet.
nothing-since = Nothing has happened since your move.
aim-and-scoring = Aim and scoring
as-page = As a page
mute = Turn sounds off
unmute = Turn sounds on
hint-promise = wins about { $n } of 100 games from here
hint-equal = about equal
hint-then = then probably: { $action }
hint-after = and then: { $action }
no-network = This device is offline. A move you make now is kept here and sent when the network is back.
player-n = Player { $n }
hold = Wait: show nothing more while I read
go-on = Go on
next-move = Next move ({ $n })
looking-back = Looking back
show-moment = Show this moment on the board
taken-back = taken back
back-to-now = Back to now
behind-curtain = Behind the curtain.
curtain = The screen goes to { $name }
curtain-why = { $label } has a hand that the others must not see.
curtain-ready = I am { $name }: open
not-allowed = Not allowed:
waiting-for = Waiting for { $n } { $n ->
    [one] player
   *[other] players
 }
all-seated = All seats are taken
fill-seats = Send the link, or put bots on the open seats.
host-starts = The host begins the game.
sit-or-watch = Sit down on an open seat, or stay and watch.
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

copied = Copied
copy-invitation = Copy the invitation
agree = Agree
decline = Decline

proposal-undo = { $name } would like to take the last move back.
proposal-draw = { $name } offers a draw.
proposal-abandon = { $name } would like to abandon the game.

waiting-for-answer = Waiting for the others.

confirm-resign = Give up this seat? A bot may play on.
confirm-abandon = End the game without a winner?

thinking = A good player is thinking …
hints = A good player would consider:
no-hints = No advice for this position.
table-menu = Table menu
undo = Take back
hint = Hint
recap = What happened?
rematch = Rematch
to-rematch = To the rematch
replay = Replay
download-log = Download the log
more = More
offer-draw = Offer a draw
abandon = Abandon the game
resign = Resign
invite = Invite
leave = Leave the table

note-undo = { $name } takes back.
note-resign = { $name } resigns.
note-time = { $name }'s time is up.
note-draw = Draw agreed.
note-abandon = The game is abandoned.
note-away = { $name } is away; a bot plays on.
note-back = { $name } is back.

replay-of = Replay: { $game }
replay-fault = This game cannot be replayed: it is not over, or it is private.
step-of = Position { $n } of { $all }
first = First
back = Back
forward = Forward
last = Last
autoplay = Play
pause = Pause
viewer = Seen by

viewer-open = all cards open
viewer-spectator = a spectator

all-hands = All hands
copy-position = Copy a link to this position
at-start = The beginning
loading = Loading …
rules-of = The rules of { $game }
rules-all = Rules of the games
rules-lead = Every rule is a numbered clause; when a move is refused, it says which one forbids it.
contents = Contents
picture-of-board = A position during the game
rules-fault = These rules cannot be loaded.

broken-table = This table is broken and cannot go on (fault: { $code }). Its moves are kept; other tables are not affected.
ends-soon = Unless somebody moves, this game ends on { $date }.
broken-hangs = The rules of this game did not come to an end here, and the server had to be started anew. This table cannot go on; its moves are kept, and other tables are not affected.
broken-rules = This game was begun with other rules than this server has now. It waits until they are back; its moves are kept, and other tables are not affected.
broken-draws = This game cannot go on: its rules leave something to chance, but its description says that nothing is. Whoever runs this server has been told. The moves are kept; other tables are not affected.

## Learning a game by playing it
##
## $clause: the number of a rule; $move: a move in words; $n: the number of an exercise or a step, or of
## seconds

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
explain = What is this?
explain-how = Press anything on the board to read what it is. Press the question mark again to play on.
learn-what-if = What if I do nothing?
learn-back = Back to the task
marks-for-all = Show everybody where pieces fit (easier: finding them is the game)

account-yours = Your account
account-keep = Keep a name
account-keep-or-sign-in = Keep a name, or sign in
account-why = Nobody has to: a guest can play everything. A name that is kept is yours on all your devices, nobody else can have it, and your games stay together.
account-none-enabled = The host of this server has not enabled kept names: there are no passwords, no passkeys and no e-mail here. You can play everything as a guest.
account-asking = One moment ...
account-name = Name
account-name-note = 2 to 20 letters, digits, spaces or hyphens.
account-keeps-games = 2 to 20 letters, digits, spaces or hyphens. The games you have played as a guest in this browser come along.
account-how = How will you prove that it is you?
account-way-password = Password
account-way-passkey = Passkey
account-way-mail = Link by e-mail
account-lacks-password = The host has not enabled passwords.
account-lacks-passkey = Passkeys are not available here: the host has not enabled them, or this address is not safe enough for them.
account-lacks-mail = The host has not enabled e-mail.
account-password = Password
account-password-note = At least 10 characters. A few words are easier to remember than signs.
account-password-or-code = Password or recovery code
account-code = Recovery code
account-mail = E-mail address
account-mail-note = It is stored sealed, used for these links alone, and shown to nobody.
account-passkey-note = Your device keeps a key and asks for your finger, face or PIN. Nothing to remember.
account-keep-go = Keep this name
account-sign-in = Sign in
account-by-passkey = By passkey
account-by-mail = Or have a link sent by e-mail
account-send-link = Send a link
account-link-sent = A link is on its way. It is good once, within 30 minutes.
account-link-sent-if = If an account has this address, a link is on its way. It is good once, within 30 minutes.
account-link-title = A link from your e-mail
account-link-text = You have opened a link of ours. Go on only if you have asked for it.
account-link-go = Go on
account-key-failed = The passkey was not used: you or the device said no.
account-public-page = The page others see
account-ways = Ways in
account-remove = Remove
account-codes-left = { $n ->
    [0] No recovery codes
    [one] 1 recovery code left
   *[other] { $n } recovery codes left
 }
account-new-codes = Make new ones
account-codes-note = Write these down or print them. Each is good once, in place of the password. They are shown only now; older ones no longer work.
account-add-passkey = Add a passkey
account-add-password = Add a password
account-other-password = Another password (signs out your other devices)
account-password-set = The password is set. Other devices are signed out.
account-add-mail = E-mail address to sign in with
account-set = Set
account-sessions = Your devices
account-some-browser = A browser
account-this-browser = this one
account-last-seen = last used { $date }
account-sign-out = Sign out
account-everywhere = Sign out everywhere
account-shown = What others may see
account-shown-note = Your name and when you began to keep it are always on your page. Private tables never are.
account-shown-ratings = Ratings, also in leaderboards
account-shown-games = Finished games at public tables
account-shown-statistics = Statistics
account-data = Your data
account-export = Save all my data
account-delete = Delete my account
account-delete-note = Your name, ways in, ratings and devices are forgotten at once. Running games are resigned. Finished games stay for those you played with, without your name.
account-delete-type = Type { $name } to be sure
account-delete-go = Delete for good
account-bring-title = Games of a guest
account-bring-text = In this browser you have played as the guest { $name } before. Shall those games be yours?
account-bring-go = Bring them along
account-bring-not = No
account-brought = { $n ->
    [0] There were no games to bring along.
    [one] One table is yours now.
   *[other] { $n } tables are yours now.
 }

games-mine = My games
games-running = Running
games-finished = Finished
games-none = No games yet.
games-none-such = No games like that.
games-all-games = All games
games-all-results = All results
games-opponent = Against (name or rank)
games-result-won = Won
games-result-shared = Shared
games-result-lost = Lost
games-result-none = No winner
games-more = Show more
games-entries = { $n ->
    [one] 1 entry
   *[other] { $n } entries
 }
games-statistics = Statistics
games-played = Played
games-won = Won
games-share = Share
games-by-game = By game
games-by-seat = By seat
games-by-opponent = Against people
games-by-rank = Against ranks
games-streak = { $n ->
    [one] 1 win in a row just now
   *[other] { $n } wins in a row just now
 }
games-best-streak = longest: { $n }
player-since = Keeps this name since { $date }
player-nothing = { $name } shows no more than that.

games-all-mine = All my games and statistics
games-for-players = { $n ->
    [one] { $game }, one player
   *[other] { $game }, { $n } players
 }
games-seat-of = { $game }: { $label }
rating-ratings = Ratings
rating-none = No rated games yet.
rating-rated = Rated
rating-rated-note = Rated: the usual options, everybody keeps a name, bots think on the server; no hints, and nothing is taken back.
rating-between = between { $weaker } and { $stronger }
rating-above = stronger than { $rank }
rating-below = weaker than { $rank }
rating-provisional = provisional
rating-give = 19 of 20 times the truth lies within ± { $n }
rating-change = rating { $n } ({ $by })
rating-counting = The ratings are being worked out ...
rating-void = This game does not count for ratings.
rating-leaders = Leaderboard
rating-leaders-note = Only players of whom enough is known, and who let others see it. Bots stand where the arena has measured them.
rating-nobody-yet = Nobody is here yet: play some rated games.
kept-name = A name that is kept: nobody else can have it
chat-mute = Show no more of what { $name } says
chat-muted = { $name } is muted.
chat-unmute = Show again
pairing-title = Play someone
pairing-why = We look for people who want to play the same, of about your strength; the longer it takes, the further we look.
pairing-look = Look for somebody
pairing-takes-bots = Bots may fill empty seats, if all agree
pairing-waiting = { $n ->
    [one] You are looking for people to play { $game }. Nobody else is waiting for it just now.
   *[other] { $n } people are looking for others to play { $game }.
 }
pairing-widening = { $n } s so far; we look further and further.
pairing-long = It takes a while. Play a bot meanwhile? You will be told when somebody comes.
pairing-bot = Play a bot meanwhile
pairing-background = Go on looking
pairing-stop = Stop looking
pairing-found = Somebody is there: to the table!
pairing-searching = Looking for people
pairing-seekers = { $n ->
    [one] Somebody is looking just now.
   *[other] { $n } people are looking just now.
 }

## A log file that somebody opens

log-open = Open a log file
log-drop = Drop the log of a game here
log-fault = This file cannot be opened as a game.
log-too-big = It is larger than a megabyte.
log-none = No game is open here
log-how = Drop the log of a game on this page, or choose the file. It is replayed move by move; nothing of it is kept.
outcome-unfinished = It is not finished.

# $game: its title; empty if it is not known.
embed-from = { $game } at Orrery
animation-save = Save the last moves as an animation
animation-busy = Drawing …
animation-fault = This browser cannot draw the board as a picture.

analysis = Analysis
analysis-of = { $game }: what decided it
analysis-looking = Judging every position ...
analysis-failed = This game could not be judged.
analysis-curve = Chance to win, position by position
analysis-moments = Turning points
analysis-moment-choice = Action { $n }: { $name } played “{ $played }” instead of “{ $best }”, which cost { $points } %.
analysis-moment-good = Action { $n }: chance gave { $name } { $points } % ({ $played }).
analysis-moment-bad = Action { $n }: chance took { $points } % from { $name } ({ $played }).
analysis-no-moments = No single action changed much: the game was decided little by little.
analysis-something = something
analysis-balances = Choices and luck
analysis-player = Player
analysis-choices = Choices
analysis-choices-how = What all choices together gave away, in percent of a win
analysis-luck = Luck
analysis-luck-how = What chance gave or took, in percent of a win
analysis-accuracy = Accuracy
analysis-accuracy-how = 100 %: always the best that could be known
analysis-right-of = { $right } of { $all } choices were the best, or as good
analysis-mark-best = { $name } now plays the best action.
analysis-mark-good = What { $name } plays now is about as good as the best.
analysis-mark-weak = What { $name } plays now costs { $points } %.
analysis-mark-mistake = What { $name } plays now is a mistake: it costs { $points } %.
analysis-mark-blunder = What { $name } plays now is a blunder: it costs { $points } %.
analysis-best-was = Best was: { $best } ({ $share } %).
analysis-show-best = Show the best on the board
analysis-try-here = Try it from here
analysis-how = The bots’ own search looked { $n ->
    [one] once
   *[other] { $n } times
 } into each position, from what the player to act could know; longer around great changes.
analysis-hidden = Hands were hidden: choices are judged by what each player could know then, not by the open cards.
analysis-together = { $n ->
    [one] One action is
   *[other] { $n } actions are
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
