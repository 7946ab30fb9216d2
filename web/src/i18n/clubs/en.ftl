### Clubs and evenings
###
### $all: how many rounds there are
### $date: a day
### $game: the title of a game
### $hosts: names of hosts on the network, as a list
### $n: a number: what is counted
### $name: the name of a player, or of a club
### $status: the number of an answer, such as 200
### $why: the reason that a moderator has given

club-all = Clubs
club-to-all = Clubs
club-why = A club is for people who play together: its members, their games, tournaments of its own, and who leads whom.
club-new = Found a club
club-none = There is no club yet.
club-name = Name of the club
club-about = What is it for? (optional)
club-found = Found the club
club-need-account = Members of clubs keep a name, so that the others know them again.
club-keep-name = Keep a name
club-since = since { $date }
club-n-members = { $n ->
    [one] 1 member
   *[other] { $n } members
 }
club-role-officer = officer
club-role-member = member
club-role-asked = asks to join
club-you-officer = You are an officer of this club.
club-you-member = You are a member of this club.
club-you-asked = You have asked to join. An officer decides.
club-join = Join the club
club-ask = Ask to join
club-leave = Leave the club
club-withdraw = Ask no longer
club-leave-sure = Leave { $name }? To come back you need the link or an officer.
club-members = Members
club-manage = Manage
club-manage-done = Done
club-accept = Take in
club-decline = Decline
club-remove = Remove
club-appoint = Make officer
club-dismiss = No longer officer
club-lead = For officers
club-link-why = Whoever opens this link and keeps a name can join at once.
club-new-link = New link
club-new-link-why = A new link ends the old one.
club-edit = Change the description
club-save = Save
club-running = Playing now
club-no-running = Nobody plays at a public table just now.
club-finished = Finished games
club-no-finished = No public games yet. Members choose on their account page whether others see theirs.
club-tournaments = Tournaments and evenings
club-no-tournaments = None yet.
club-leaders = Who leads
club-no-leaders = No ratings yet: play rated games, and show your ratings on your account page.
club-scope = { $game } for { $n }
club-of-player = Member of
club-report = Report this club
club-report-why = Moderators look at the name and the description, and tell you what they decided.
club-moderated = The club { $name }
club-choice = Club
club-no-club = no club
club-members-only = For members only
letter-club-closed = A moderator has closed the club { $name }: { $why }
letter-report-close = Thank you for your report. A moderator has closed the club { $name }.
moderation-deed-close = Close the club
tournament-system-evening = Evening
evening-new = New evening
evening-why = An evening with one link: send it around, see who comes, start a round when you like.
evening-open = Open the evening
evening-name = Name of the evening
evening-games = Games, in turn
evening-games-why = The first round is the first game, and so on. Choose at least one.
evening-rounds = Rounds
evening-rounds-open = until I end it
evening-odd = Those left over
evening-odd-bots = play with bots
evening-odd-wait = wait for a round
evening-i-play = I play, too
evening-hall = The hall
evening-here = { $n ->
    [0] Nobody is here yet.
    [one] One person is here.
   *[other] { $n } people are here.
 }
evening-waits = Waiting for { $name } to start
evening-yours = Start when enough people are here
evening-round-on = Round { $n }: { $game }
evening-round-of = Round { $n } of { $all }: { $game }
evening-between = Round { $n } is over. Next: { $game }
evening-last-over = The last round is over.
evening-is-over = The evening is over
evening-come = I am here
evening-go = I have to go
evening-you-wait = You are in. When { $name } starts a round, this page takes you to your table.
evening-you-rest = You have no table in this round, or your game is over. This page takes you to your next table.
evening-late = A round is being played. Say that you are here, and you play in the next one.
evening-start = Start round { $n }: { $game }
evening-start-why = { $n ->
    [one] One person at tables of { $all }.
   *[other] { $n } people at tables of { $all }.
 }
evening-end = End the evening
evening-end-sure = End the evening? The round that is being played is finished first.
evening-link = The link of this evening
evening-aside = { $name } has gone: leave them out
evening-gone = Gone
evening-back = To the standings
evening-next-table = Round { $n } has begun: to your table
hook-title = Webhook of this table
hook-why = Whenever it is somebody's turn, or the game begins or ends, this table calls an address of yours.
hook-allowed = The operator of this server allows: { $hosts }.
hook-allowed-none = The operator of this server names no host in public. Ask them which you may use.
hook-disabled = This server calls nobody: its operator has not turned that on.
hook-url = Address
hook-add = Call this address
hook-now = This table calls { $name }.
hook-secret = The secret that calls are signed with. It is shown this once:
hook-test = Try it
hook-good = It answered with { $status }.
hook-bad = It answered with { $status }, which counts as a failure.
hook-silent = Nobody answered.
hook-remove = Call nobody
hook-menu = Tell a program (webhook)
