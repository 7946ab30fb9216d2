### The browser client: what stands on all pages, and home
###
### $all: how many positions a replay has
### $code: the code of a fault, for whoever reports it
### $date: a day, perhaps with a time
### $game: the title of a game
### $n: a number: what is counted, or of a step, an exercise, a second
### $name: the name of a player
### $reason: why something cannot be done

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
engine-starting = The games are being set up on this device …
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
show-legal-short = show legal moves
home-kicker = Five lost games
home-title = Space board games, brought back
home-lead = Out of print for decades, playable again: alone against bots from Cadet to Grand Admiral, with friends by a link, or several at one screen.
home-lead-here = Out of print for decades, playable again: alone against bots from Cadet to Grand Admiral, or several at one screen.
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
for-beginners = for beginners
play-now = Play now
with-friends = With friends
one-screen = At one screen
preparing-short = rules are being prepared
preparing-bots = The bots get ready to think: their search is being compiled for this computer, which happens only once. It usually takes half a minute to two minutes; then they move by themselves.
preparing = The rules of { $game } are being compiled for this computer, which happens only once. It usually takes 10 to 60 seconds; then the game goes on by itself.
preparing-early = The rules of { $game } are being compiled for this computer, which happens only once. It usually takes 10 to 60 seconds; you need not wait for it.
read-meanwhile = Read the rules meanwhile
so-far = { $n } s so far
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
choose-level = Against whom? The game starts at once.
more-options = More options
bots = Bots
game = Game
who-sits-where = Who sits where
name-at-screen = Name
variants = Variants and options
board = Board
usual = the usual one
private-table = only with invitation
open-table = Open the table
start-game = Start the game
open-seat = open seat
kept-for = reserved for { $name }
kept-for-invited = reserved for invited players
somebody = somebody
nature = Chance
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
say = Say something
send = Send
seats = Seats
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
turn-of-all = All move at once.
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
no-network = This device is offline.
no-network-move = A move you make now is kept here and sent when the network is back.
page-fault = This page could not be loaded.
page-fault-why = Either the connection is lost, or the server has a newer version of this site.
load-again = Load it again
hold = Wait: show nothing more while I read
go-on = Go on
next-move = Next move ({ $n })
looking-back = Looking back
show-moment = Show this moment on the board
taken-back = taken back
back-to-now = Back to now
behind-curtain = Behind the curtain.
not-allowed = Not allowed:
waiting-for = Waiting for { $n } { $n ->
    [one] player
   *[other] players
 }
all-seated = All seats are taken
fill-seats = Send the link, or put bots on the open seats.
host-starts = The host begins the game.
sit-or-watch = Sit down on an open seat, or stay and watch.
copied = Copied
copy-by-hand = Your browser does not let us copy this. Copy it here:
copy-invitation = Copy the invitation
agree = Agree
decline = Decline
waiting-for-answer = Waiting for the others.
confirm-resign = Give up this seat? A bot may play on.
confirm-abandon = End the game without a winner?
thinking = A good player is thinking …
hints = A good player would consider:
no-hints = No advice for this position.
table-menu = Table menu
undo = Take back
recap = What happened?
rematch = Rematch
to-rematch = To the rematch
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
step-of = Move { $n } of { $all }
first = First
back = Back
forward = Forward
last = Last
autoplay = Play
pause = Pause
viewer = Seen by
viewer-open = all cards open
viewer-turn = whoever is to move
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
explain = What is this?
explain-how = Press anything on the board to read what it is. Press the question mark again to play on.
marks-for-all = Show everybody where pieces fit (easier: finding them is the game)
kept-name = A name that is kept: nobody else can have it
# $game: its title; empty if it is not known.
embed-from = { $game } at Orrery
