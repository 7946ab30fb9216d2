### The board of games that declare theirs
###
### $place: a part of the board and the number of a space in it
### $what: what lies there, or what is left to choose

plain-place = { $place }: { $what }
plain-nothing = nothing
plain-face-down = face down
plain-unrolled = not rolled yet
plain-choose = Choose
plain-still = Choose also: { $what }
plain-hole = hole
