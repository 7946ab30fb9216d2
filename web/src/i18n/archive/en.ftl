### Games of all: search, downloads, openings, and who may see a game

archive = All games
archive-title = Games
archive-about = Every public game that has ended here.
archive-game = Game
archive-any-game = Every game
archive-player = Player (name or rank)
archive-players = Players
archive-any-number = Any number
archive-result = Result
archive-any-result = Every result
# $seat: the name of a seat, such as Red
archive-won-by = { $seat } won
# $n: the number of the seat, from 1
archive-won-by-seat = Seat { $n } won
archive-shared = Shared
archive-no-winner = No winner
archive-length = Length
archive-least = Actions from
archive-most = Actions to
archive-since = From
archive-until = Until
archive-opening = First moves, with a semicolon between them
archive-more-fields = Length, result, date, first moves
archive-clear = Clear all
archive-none = There is no such game yet.
archive-more = Show more
archive-logs = Download these as logs
archive-parquet = Download as Parquet
archive-download-note = At most 1,000 games at a time, the newest first.
# $n: how many
archive-actions = { $n ->
    [one] one move
   *[other] { $n } moves
}
archive-ended-rules = played to the end
archive-ended-resign = somebody gave up
archive-ended-time = time ran out
archive-ended-draw = draw agreed
archive-ended-abandon = left unfinished
archive-gone = a deleted name
archive-opening-here = First moves of this game

publicity-public = Everybody can find and see this game.
publicity-private = Only those who played, and whoever has the link, can see this game.
publicity-publish = Make it public
publicity-withdraw = Make it private
publicity-waiting = You are for it. It becomes public when everybody who played agrees.
# $n: how many of the others
publicity-others = { $n ->
    [one] One of the others is still against it.
   *[other] { $n } of the others are still against it.
}

openings = Openings
# $game: the title of the game
openings-of = First moves: { $game }
# $games: how many; $rank: the rank of the bots, such as Commander; $tried: how many of the games
openings-about-bots = From { $games } games of two { $rank } bots. In { $tried } of them the first move was tried, not chosen, so that every first move is known.
openings-about-drawn = Chance has a hand in this game: moves are counted whatever was drawn, and the board shows one of many beginnings.
openings-about-people = People’s moves come from public games of this server.
openings-move = Move
openings-bots = Bots
openings-people = People
# $n: how many
openings-games = { $n ->
    [one] one game
   *[other] { $n } games
}
# $name: the name of a seat, such as Red; $percent: of the games
openings-won = { $name } won { $percent }%
openings-none = No game that we know of went on from here. Play on by yourself, or go back.
openings-no-book = Nothing is known of the first moves of this game yet.
openings-start = To the beginning
openings-find = Games that began like this
openings-study = Analyse this position
