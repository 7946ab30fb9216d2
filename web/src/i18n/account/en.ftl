### People: kept names, their games, ratings, pairing
###
### $by: how a rating changed, such as +12
### $date: a day, perhaps with a time
### $game: the title of a game
### $high: the largest number of players
### $label: the name of a seat: Red, Ship 1
### $low: the smallest number of players
### $n: a number: what is counted, or of a step, an exercise, a second
### $name: the name of a player
### $rank: the rank of a bot
### $stronger: the rank of a bot that plays better
### $weaker: the rank of a bot that plays worse

players-from-to = { $low } to { $high } players
# $n: how many play, always as many
players-exactly = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
players = Players
player-n = Player { $n }
account-yours = Your account
account-keep = Keep a name
account-keep-or-sign-in = Keep a name, or sign in
account-why = Nobody has to: a guest can play everything. A name that is kept is yours on all your devices, nobody else can have it, and your games stay together.
account-none-enabled = The host of this server has not enabled kept names: there are no passwords, no passkeys and no e-mail here. You can play everything as a guest.
account-asking = One moment …
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
account-go-back = Back to where you were
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
games-entries = { $n } { $n ->
    [one] move
   *[other] moves
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
rating-counting = The ratings are being worked out …
rating-void = This game does not count for ratings.
rating-leaders = Leaderboard
rating-leaders-note = Only players of whom enough is known, and who let others see it. Bots stand where the arena has measured them.
rating-nobody-yet = Nobody is here yet: play some rated games.
pairing-title = Play someone
pairing-why = We look for people who want to play the same, of about your strength; the longer it takes, the further we look.
pairing-look = Look for somebody
pairing-takes-bots = Bots may fill empty seats, if all agree
pairing-waiting = { $n ->
    [1] You are looking for people to play { $game }. Nobody else is waiting for it just now.
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
