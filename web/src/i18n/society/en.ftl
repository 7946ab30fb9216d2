### People among themselves: conduct, invitations, tournaments
###
### $all: how many rounds there are
### $date: a day, perhaps with a time
### $days: for how many days
### $game: the title of a game
### $n: a number: what is counted
### $name: the name of a player, or of a tournament
### $why: the reason that a moderator has given

conduct-block = Block
conduct-unblock = Unblock
conduct-blocked = Blocked people
conduct-block-why = A person you block cannot sit down with you, invite you or be paired with you, and you no longer see what they write. { $name } is not told.
conduct-blocked-now = { $name } is blocked. Your account page lifts it again.
conduct-more = Block or report { $name }
conduct-report = Report
conduct-report-why = Moderators look at reports and tell you what they decided.
conduct-report-line = The line and those around it go to the moderators, who tell you what they decided.
conduct-reported = Thank you. Moderators will look at it and tell you what they decided.
conduct-reason = What is wrong?
conduct-reason-insult = Insults or threats
conduct-reason-spam = Spam
conduct-reason-cheating = Cheating
conduct-reason-leaving = Leaves games
conduct-reason-name = An offensive name
conduct-reason-other = Something else
conduct-what-happened = What happened? (optional)
conduct-hide-rude = Cover rude words in chat
desk-title = Waiting for you
desk-invitation = { $name } invites you to a table of { $game } for { $n }.
desk-accept = Sit down
desk-decline = Decline
desk-put-away = Got it
desk-to-table = To your table
desk-tournament = { $name }: round { $n } has begun, and your table is ready.
desk-reports = { $n ->
    [one] One report waits for a moderator.
   *[other] { $n } reports wait for a moderator.
 }
letter-report-dismiss = Thank you for your report about { $name }. A moderator has looked at it and found nothing against the rules of this server.
letter-report-warn = Thank you for your report about { $name }. A moderator has warned them.
letter-report-silence = Thank you for your report about { $name }. They cannot chat for a while.
letter-report-ban = Thank you for your report about { $name }. They have been shut out.
letter-warned = A moderator warns you: { $why }
letter-silenced = { $days ->
    [one] You cannot chat for a day. The moderator says why: { $why }
   *[other] You cannot chat for { $days } days. The moderator says why: { $why }
 }
moderation-title = Moderation
moderation-none = No report waits.
moderation-more = { $n ->
    [one] One more waits behind these.
   *[other] { $n } more wait behind these.
 }
moderation-about = About { $name }
moderation-by = reported by { $name }
moderation-same = { $n ->
    [one] one person has reported the same
   *[other] { $n } people have reported the same
 }
moderation-before = { $n ->
    [one] one decision against them before
   *[other] { $n } decisions against them before
 }
moderation-table = The table ({ $game })
moderation-deed = What to do
moderation-deed-dismiss = Nothing wrong
moderation-deed-warn = Warn
moderation-deed-silence = Silence in chat
moderation-deed-ban = Shut out
moderation-days = Days
moderation-n-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
moderation-for-good = for good
moderation-why = Why (those who are warned or silenced read it)
moderation-decide = Decide
moderation-log = Decided lately
moderation-decided-by = by { $name }
moderation-operator = the operator
invite-challenge = Invite { $name } to play
invite-name = Invite by name
invite-send = Invite
invite-sent = { $name } has been invited.
invite-show-code = Show as a QR code
invite-hide-code = Hide the QR code
invite-code = QR code of the link
tournament-all = Tournaments
tournament-to-all = All tournaments
tournament-why = A tournament runs by itself: the server pairs the rounds and opens the tables, and everybody sees how they stand.
tournament-new = New tournament
tournament-none = There is no tournament yet.
tournament-list-running = Running
tournament-list-open = Open for players
tournament-list-over = Finished
tournament-name = Name of the tournament
tournament-at-a-table = Players at a table
tournament-system = System
tournament-system-swiss = Swiss
tournament-system-robin = Round robin
tournament-system-groups = Groups
tournament-about-swiss = Swiss: in each round those meet who have won as often, and nobody twice.
tournament-about-robin = Round robin: everybody meets everybody once. At most 16 players.
tournament-about-groups = Groups: in each round new tables by points; places at a table bring points.
tournament-rounds = Rounds
tournament-rounds-usual = as many as needed
tournament-start = Start
tournament-start-by-hand = when I press start
tournament-in-minutes = in { $n } minutes
tournament-in-hours = { $n ->
    [one] in 1 hour
   *[other] in { $n } hours
 }
tournament-fill-to = Bots fill up to
tournament-bot = Bots of rank
tournament-listed = Everybody finds it in the list (else only by its link)
tournament-open = Open the tournament
tournament-you-play = you play
tournament-n-entrants = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
tournament-in-round = round { $n }
tournament-round-of = Round { $n } of { $all }
tournament-round = Round { $n }
tournament-is-over = The tournament is over
tournament-starts-by-host = starts when its host says so
tournament-starts-at = starts on { $date }
tournament-hosted-by = hosted by { $name }
tournament-join = Take part
tournament-leave = Leave again
tournament-withdraw = Withdraw
tournament-withdraw-sure = You will not be paired in the rounds to come. Withdraw?
tournament-start-now = Start now
tournament-wait = Your game of this round is over. The next round begins when everybody has finished.
tournament-filled = Where people are lacking, bots take part, up to { $n } in all.
tournament-entrants = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
tournament-standings = Standings
tournament-nobody = Nobody yet.
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-points-short = Pts
tournament-buchholz = Buchholz: the points of all opponents
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: the points of those who were beaten, and half of those tied with
tournament-sonneborn-short = SB
tournament-tables = Tables
tournament-playing = playing
tournament-bye = bye
tournament-crosstable = Who met whom
tournament-podium = The first three
# $points: the number as people write it, such as 2½
tournament-n-points = Points: { $points }
tournament-never-begun = It was never begun: too few people came.
