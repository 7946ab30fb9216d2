### Studies: variations with comments, kept and shared
###
### $card: a card as the board calls it
### $n: a number: of a start, of an action
### $name: the name of a player
### $title: the title of a study
### $words: an action in words

studies-study = Study
studies-variations = Variations
studies-how = Every move you play here is kept as a variation. Go back and play another one.
studies-root = Start { $n }
studies-after = After action { $n } of the game
studies-move = { $n }. { $words }
studies-comment = Comment on this position
studies-promote = Make it the main line
studies-delete = Delete from here on
studies-undo = Bring it back
studies-title = Title
studies-untitled = Study without a title
studies-only-here = Kept in this browser only.
studies-unsaved = Changed since it was saved; the changes are kept in this browser.
studies-saved = Saved. Whoever has the link can read it.
studies-save = Save
studies-link = Copy the link
studies-copy = Copy to my own studies
studies-download = Download
studies-open-file = Open a file
studies-by = A study by { $name }. You can play on in it; your moves are kept once you copy it.
studies-contested = This study has been changed elsewhere in the meantime. Nothing of yours is lost: save it as a study of its own, or give it up and show what was saved.
studies-copy-mine = Save mine as a copy
studies-take-other = Show the other one
studies-too-big = This file is too large to be a study.
studies-no-file = This file is not a study.
studies-newer = This file was made by a later version of Orrery.
studies-other-game = This is a study of another game: open it on that game’s board.
studies-lost = There is no such study, or its link is not complete.
studies-mine = My studies
studies-delete-this = Delete
studies-delete-one = Delete the study “{ $title }”
studies-delete-go = Delete it for good
studies-delete-not = Keep it
studies-to-game = Back to the game
studies-of-game = Your variations

setup-title = Set up a position
setup-open = Set it up by hand
setup-how = Choose a piece, then click on the board where it goes.
setup-pieces = Pieces
setup-take = Remove
setup-way = Points
setup-turn = To move
setup-ships = Ships
setup-phase = What is to be done
setup-round = Round
setup-players = Players
setup-board = Board
setup-usual = as usual
setup-more = More
setup-add-card = Add a card
setup-take-card = Take { $card } out
setup-fault = This cannot be a position yet; the board shows the last one that can:
setup-done = Done
setup-undo = Take the last step back
